"""Failing checks are reported."""

import os
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from tools import check
from tools.check import Step, all_of

RIGHT, WRONG = Step("the right one", ("this",)), Step("the wrong one", ("tests.no_such_module",))
NEEDED, TESTS = Step("what the tests need", ("this",)), Step("tests", ("tests.no_tests",))


def test_the_output_of_each_check_is_printed(capsys):
    all_of([NEEDED], [RIGHT], Step("tests", ("this",)), list)
    printed = capsys.readouterr().out
    assert printed.count("=== the right one\n") == printed.count("=== what the tests need\n") == 1
    assert printed.count("The Zen of Python") == 3


def test_after_a_failing_check_everything_ends_with_its_code(capsys):
    endless = Step("endless", ("http.server", "0"))
    with pytest.raises(SystemExit) as ended:
        all_of([endless], [WRONG], TESTS, list)
    assert ended.value.code == 1
    assert "No module named tests.no_such_module" in capsys.readouterr().out


def test_the_tests_run_beside_the_checks_once_what_they_need_is_ready(monkeypatch):
    begun: list[Step | str] = []
    tests_run = threading.Event()

    def run(step: Step) -> tuple[int, bytes, float]:
        begun.append(step)
        if step is TESTS:
            tests_run.set()
        elif step is RIGHT:
            tests_run.wait()
        return 0, b"", 0.0

    monkeypatch.setattr(check, "run", run)
    all_of([NEEDED], [RIGHT], TESTS, lambda: begun.append("ready"))
    assert begun.index(NEEDED) < begun.index("ready") < begun.index(TESTS)


def test_the_tests_run_if_what_they_need_is_done_last(monkeypatch):
    begun: list[Step] = []
    checked = threading.Event()

    def run(step: Step) -> tuple[int, bytes, float]:
        begun.append(step)
        if step is RIGHT:
            checked.set()
        checked.wait()
        return 0, b"", 0.0

    monkeypatch.setattr(check, "run", run)
    all_of([NEEDED], [RIGHT], TESTS, list)
    assert TESTS in begun


def test_after_an_interruption_no_other_check_starts(monkeypatch):
    begun: list[Step] = []
    ended = threading.Event()

    class Pool(ThreadPoolExecutor):
        def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
            super().shutdown(wait=False, cancel_futures=cancel_futures)
            ended.set()
            super().shutdown(wait=wait)

    def run(step: Step) -> tuple[int, bytes, float]:
        begun.append(step)
        if step is WRONG:
            raise KeyboardInterrupt
        ended.wait()
        return 0, b"", 0.0

    monkeypatch.setattr(check, "ThreadPoolExecutor", Pool)
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    monkeypatch.setattr(check, "run", run)
    with pytest.raises(KeyboardInterrupt):
        all_of([WRONG], [RIGHT] * 9, TESTS, list)
    assert len(begun) < 10


def test_the_names_of_running_checks_are_printed(monkeypatch):
    printed = threading.Event()

    def run(step: Step) -> tuple[int, bytes, float]:
        printed.wait()
        return 0, b"", 0.0

    def show(line: str, flush: bool) -> None:
        if line.startswith("… ") and line.endswith(" s: the right one"):
            printed.set()

    monkeypatch.setattr(check, "run", run)
    monkeypatch.setattr(check, "print", show, raising=False)
    all_of([RIGHT], [], TESTS, list, patience=0)
    assert printed.is_set()
