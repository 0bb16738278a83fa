"""Programs that start as forks of a process that has imported what they need.

Importing a server takes three times as long as starting it. A fork is a process like any other: it has its own memory
and files, and can be stopped, frozen and killed. That `python -m boomcat` starts one is tested in test_start.py.
"""

import os
import runpy
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any

#: What a server imports when it starts, and when its first table is opened.
PRELOADED = [
    "tests.support.forked_program",
    "boomcat.cli.serve",
    "boomcat.server.operations.running_server",
    "boomcat.server.operations.server_process",
]


@cache
def context() -> Any:
    """Return how this process makes forks: their common parent starts with the first one."""
    made = get_context("forkserver")
    made.set_forkserver_preload(PRELOADED)
    return made


def become(words: Sequence[str], folder: Path, environment: Mapping[str, str], output: Path, errors: Path) -> None:
    """Be `python -m WORDS` in this folder and environment, and append what it prints to these files."""
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    for file, number in ((output, 1), (errors, 2)):
        with file.open("ab") as opened:
            os.dup2(opened.fileno(), number)
    # The tests may run under nohup; a server that inherits that would rightly ignore hangups.
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
    sys.argv = [*words]
    runpy.run_module(words[0], run_name="__main__", alter_sys=True)


class ForkedProgram:
    """`python -m WORDS`, with the methods of a `subprocess.Popen`."""

    def __init__(
        self, words: Sequence[str], folder: Path, environment: Mapping[str, str], output: Path, errors: Path
    ) -> None:
        given = (words, folder, dict(environment), output, errors)
        # As a daemon, it ends with the tests at the latest: they would wait for it.
        self.process = context().Process(target=become, args=given, daemon=True)
        self.process.start()
        assert self.process.pid is not None
        self.pid = self.process.pid

    def poll(self) -> int | None:
        code: int | None = self.process.exitcode
        return code

    def wait(self, seconds: float) -> int:
        self.process.join(seconds)
        code = self.poll()
        if code is None:
            raise subprocess.TimeoutExpired(self.process.name, seconds)
        return code

    def send_signal(self, number: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)
