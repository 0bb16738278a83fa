"""Servers that start at once: each is a fork of a process that has already imported everything.

Starting Python and importing the server takes a second, and a trial that kills it hundreds of times would do little
else. The parent has opened nothing yet, no database and no socket, so a fork is the same server, only sooner.
"""

from __future__ import annotations

import multiprocessing
import os
import runpy
import signal
import subprocess
import sys
from pathlib import Path
from typing import cast

from tests.support.server_process import ServerProcess

__all__ = ["SwiftServer"]

NURSERY = multiprocessing.get_context("forkserver")
NURSERY.set_forkserver_preload(["tools.soak.warm"])


class SwiftServer(ServerProcess):
    """The same server as its parent class, started sooner."""

    def launch(self) -> subprocess.Popen[bytes]:
        self.folder.mkdir(exist_ok=True)
        forked = Forked(self.command[2:], self.folder, self.environment)
        self.process = cast("subprocess.Popen[bytes]", forked)  # it has the attributes that are used
        return self.process


class Forked:
    def __init__(self, words: list[str], folder: Path, environment: dict[str, str]) -> None:
        self.child = NURSERY.Process(target=serve, args=(words, folder, environment), daemon=True)
        self.child.start()
        assert self.child.pid is not None
        self.pid = self.child.pid

    def poll(self) -> int | None:
        return self.child.exitcode

    def send_signal(self, number: signal.Signals) -> None:
        os.kill(self.pid, number)

    def kill(self) -> None:
        self.child.kill()

    def wait(self, timeout: float) -> int:
        self.child.join(timeout)
        assert self.child.exitcode is not None, "the server does not end"
        return self.child.exitcode


def serve(words: list[str], folder: Path, environment: dict[str, str]) -> None:
    """Do in the fork what `python -m WORDS` does."""
    os.environ.clear()
    os.environ.update(environment)
    for name, number in (("out", 1), ("err", 2)):
        with (folder / name).open("ab") as file:
            os.dup2(file.fileno(), number)
    sys.argv[:] = words
    runpy.run_module(words[0], run_name="__main__", alter_sys=True)
