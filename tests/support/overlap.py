"""Distributes tests over workers: always some that compute beside some that wait, so that no processor idles.

There are three kinds. A browser test waits half of the time, for a page or for a game. Tests of servers that are
started, killed and waited for need even less of a processor. All others need a whole one. Each worker begins with one
kind and helps with the others afterwards. It gets one file after the other, because tests of a file share servers; a
file is divided among several workers only when no other file of its kind is left.
"""

from collections import defaultdict

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadScheduling
from xdist.workermanage import WorkerController

BROWSER, SERVERS, OTHERS = range(3)
#: Folders and files; tests that are in none of them are the others.
KINDS = {
    "tests/browser/": BROWSER,
    "tests/arena/test_dask.py": SERVERS,
    "tests/programs/": SERVERS,
    "tests/server/cluster/": SERVERS,
    "tests/server/operations/": SERVERS,
    "tests/server/storage/": SERVERS,
    "tests/tools/": SERVERS,
}
#: Which kinds the workers prefer, by turns.
PREFERENCES = [
    (SERVERS, OTHERS, BROWSER),
    (OTHERS, SERVERS, BROWSER),
    (BROWSER, SERVERS, OTHERS),
    (BROWSER, SERVERS, OTHERS),
    (BROWSER, SERVERS, OTHERS),
    (SERVERS, OTHERS, BROWSER),
]


def kind(test: str) -> int:
    """Return the kind of a test, by its id."""
    return next((number for start, number in KINDS.items() if test.startswith(start)), OTHERS)


def file(test: str) -> str:
    """Return the file of a test, by its id."""
    return test.partition("::")[0]


class Overlap(LoadScheduling):  # type: ignore[misc]
    """Send tests as pytest-xdist does by default, but chosen by kind and file."""

    def __init__(self, config: pytest.Config, log: Producer | None = None) -> None:
        super().__init__(config, log)
        #: The tests of each file that were not sent yet, in the order in which they were collected.
        self.left: dict[str, list[int]] = {}
        #: The file of which each worker got tests last.
        self.current: dict[WorkerController, str] = {}

    def _send_tests(self, node: WorkerController, num: int) -> None:
        if sum(map(len, self.left.values())) != len(self.pending):  # the first time, or after a worker has crashed
            self.left = self.by_file()
        chosen: list[int] = []
        while self.left and len(chosen) < num:
            name = self.current[node] = self.next_file(node)
            test = self.left[name].pop(0)
            self.pending.remove(test)
            chosen.append(test)
            if not self.left[name]:
                del self.left[name]
        if chosen:
            self.node2pending[node].extend(chosen)
            node.send_runtest_some(chosen)

    def by_file(self) -> dict[str, list[int]]:
        assert self.collection is not None
        found: dict[str, list[int]] = defaultdict(list)
        for test in sorted(self.pending):
            found[file(self.collection[test])].append(test)
        return dict(found)

    def next_file(self, node: WorkerController) -> str:
        """Return the worker's own file if tests of it are left, or one of those that it prefers."""
        own = self.current.get(node, "")
        if own in self.left:
            return own
        preferences = PREFERENCES[self.nodes.index(node) % len(PREFERENCES)]
        taken = {name for other, name in self.current.items() if other in self.node2pending}
        return min(self.left, key=lambda name: (preferences.index(kind(name)), name in taken))
