"""Workers get tests that wait beside tests that compute, one file after the other."""

from types import SimpleNamespace

import pytest

from tests.support.overlap import BROWSER, OTHERS, SERVERS, Overlap, kind

#: Eight tests of each file.
FILES = ["tests/browser/a.py", "tests/browser/b.py", "tests/core/c.py", "tests/core/d.py", "tests/tools/e.py"]
COLLECTION = [f"{file}::test_{number}" for file in FILES for number in range(8)]


class Worker:
    """A worker that runs nothing, but knows what it was sent."""

    def __init__(self, number: int) -> None:
        self.gateway = SimpleNamespace(id=f"gw{number}")
        self.shutting_down = False
        self.sent: list[int] = []

    def send_runtest_some(self, tests: list[int]) -> None:
        self.sent += tests

    def shutdown(self) -> None:
        self.shutting_down = True

    def files(self) -> list[str]:
        return [*dict.fromkeys(COLLECTION[test].partition("::")[0] for test in self.sent)]


def begin(count: int) -> tuple[Overlap, list[Worker]]:
    options = {"maxschedchunk": 2, "tx": [f"{count}*popen"]}
    config = SimpleNamespace(getoption=options.__getitem__, getvalue=options.__getitem__)
    overlap = Overlap(config)  # type: ignore[arg-type]
    workers = [Worker(number) for number in range(count)]
    for worker in workers:
        overlap.add_node(worker)
        overlap.add_node_collection(worker, COLLECTION)
    overlap.schedule()
    return overlap, workers


def run_all(overlap: Overlap, workers: list[Worker]) -> None:
    """Let the workers run one test each, by turns, until all are done."""
    done = dict.fromkeys(workers, 0)
    while any(done[worker] < len(worker.sent) for worker in workers):
        for worker in workers:
            if done[worker] < len(worker.sent):
                done[worker] += 1
                overlap.mark_test_complete(worker, worker.sent[done[worker] - 1], 1.0)


def test_each_worker_begins_with_its_kind_and_a_file_that_no_other_has():
    _, workers = begin(4)
    assert [worker.files() for worker in workers] == [[FILES[4]], [FILES[2]], [FILES[0]], [FILES[1]]]


@pytest.mark.parametrize("count", [1, 2, 4, 9])
def test_every_test_is_sent_once(count):
    overlap, workers = begin(count)
    run_all(overlap, workers)
    assert sorted(test for worker in workers for test in worker.sent) == [*range(len(COLLECTION))]
    assert overlap.tests_finished
    assert all(worker.shutting_down for worker in workers)


def test_a_worker_stays_with_its_file_and_helps_others_afterwards():
    overlap, workers = begin(4)
    run_all(overlap, workers)
    assert workers[1].files()[:2] == [FILES[2], FILES[3]]
    assert all(worker.sent[:8] == sorted(worker.sent[:8]) for worker in workers)


def test_the_tests_of_a_worker_that_crashed_are_sent_to_others():
    overlap, workers = begin(4)
    crashed = overlap.remove_node(workers[2])
    others = [worker for worker in workers if worker is not workers[2]]
    run_all(overlap, others)
    sent = {COLLECTION[test] for worker in others for test in worker.sent}
    assert sent == {*COLLECTION} - {crashed}


def test_browser_tests_are_marked_and_lie_in_one_folder(request):
    for item in request.session.items:
        used = item.get_closest_marker("browser") is not None
        assert used == (kind(item.nodeid) == BROWSER), item.nodeid


def test_kinds_are_read_from_paths():
    assert kind("tests/server/cluster/test_links.py::test_x") == SERVERS
    assert kind("tests/server/http/test_http.py::test_x") == kind("README.md::README.md") == OTHERS
