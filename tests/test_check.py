"""What becomes of checks that fail, and of tests: a few browser tests have a second chance, alone; nothing else has."""

from dataclasses import dataclass

import pytest

from tests.conftest import failures_of
from tools.check import MOST_AGAIN, WORKERS, Outcome, Step, all_of, judged

PAGE, OTHER = "tests/test_browser_x.py::test_page", "tests/test_browser_x.py::test_other"
RULE = "tests/test_rules.py::test_rule"


@dataclass
class Runs:
    """Stands for pytest: what came of one run after the other."""

    outcomes: list[Outcome]

    def __post_init__(self) -> None:
        self.asked: list[tuple[str, ...]] = []

    def __call__(self, arguments: tuple[str, ...]) -> Outcome:
        self.asked.append(arguments)
        return self.outcomes[len(self.asked) - 1]


def test_where_nothing_fails_nothing_is_run_again():
    runs = Runs([Outcome(0, {})])
    assert judged(runs) == 0
    assert runs.asked == [WORKERS]


def test_browser_tests_that_pass_alone_have_passed_and_are_named_at_the_end(capsys):
    runs = Runs([Outcome(1, {PAGE: True, OTHER: True}), Outcome(0, {})])
    assert judged(runs) == 0
    assert runs.asked == [WORKERS, ("-q", PAGE, OTHER)]
    assert capsys.readouterr().out.splitlines()[-2:] == [
        f"FAILED IN THE CROWD, PASSED ALONE: {PAGE}",
        f"FAILED IN THE CROWD, PASSED ALONE: {OTHER}",
    ]


def test_what_fails_twice_has_failed(capsys):
    runs = Runs([Outcome(1, {PAGE: True, OTHER: True}), Outcome(1, {OTHER: True})])
    assert judged(runs) == 1
    assert capsys.readouterr().out.splitlines()[-2:] == [
        f"FAILED IN THE CROWD, PASSED ALONE: {PAGE}",
        f"FAILED TWICE: {OTHER}",
    ]


MANY = {f"{PAGE}[{number}]": True for number in range(MOST_AGAIN + 1)}


@pytest.mark.parametrize(
    ("code", "failed"),
    [
        (1, {RULE: False}),
        (1, {PAGE: True, RULE: False}),
        (1, MANY),
        (1, {}),  # something failed that is no test
        (2, {PAGE: True}),  # interrupted
        (3, {PAGE: True}),
    ],
)
def test_nothing_else_is_run_again(code, failed):
    runs = Runs([Outcome(code, failed)])
    assert judged(runs) == code
    assert len(runs.asked) == 1


def report(test: str, when: str, *keywords: str) -> pytest.TestReport:
    return pytest.TestReport(test, ("", 0, ""), dict.fromkeys(keywords, 1), "failed", None, when)  # type: ignore[arg-type]


def test_who_drives_a_browser_is_known_from_the_report():
    failed = [report(PAGE, "call", "browser"), report(PAGE, "teardown", "browser"), report(RULE, "call")]
    assert failures_of(failed) == {PAGE: True, RULE: False}


def test_whoever_uses_the_browser_is_marked(request, browser):
    assert "browser" in request.node.keywords


def test_nobody_else_is(request):
    assert "browser" not in request.node.keywords


RIGHT, WRONG = Step("the right one", ("this",)), Step("the wrong one", ("tests.no_such_module",))


def test_of_each_check_is_told_what_it_said(capsys):
    all_of([RIGHT, RIGHT])
    told = capsys.readouterr().out
    assert told.count("=== the right one\n") == told.count("The Zen of Python") == 2


def test_after_a_check_that_fails_everything_ends_with_its_code(capsys):
    with pytest.raises(SystemExit) as ended:
        all_of([RIGHT, WRONG])
    assert ended.value.code == 1
    assert "No module named tests.no_such_module" in capsys.readouterr().out
