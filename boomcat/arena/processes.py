"""Processes of this machine that play."""

from __future__ import annotations

import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from types import ModuleType
from typing import Any, Self

from boomcat.arena.pool import Play, WorkerDied
from boomcat.programs import BotDied

__all__ = ["Dismissed", "Processes", "dismiss"]

#: Seconds: how long a worker that is dismissed may take to leave, programs and all, before it is killed.
TO_LEAVE = 2.0


class Processes:
    """A pool of them.  They end with its block, whatever they are doing."""

    def __init__(self, play: Play, workers: int) -> None:
        self.play = play
        self.slots = workers
        self.processes: list[tuple[SpawnProcess, Connection]] = []
        self.idle: list[Connection] = []
        self.busy: dict[Connection, tuple[range, float]] = {}

    def __enter__(self) -> Self:
        # Spawned everywhere, so that every system plays alike, and nothing but plain data can cross.
        context = get_context("spawn")
        with deaf_to_interruptions(), without_main_module():
            for _ in range(self.slots):
                ours, theirs = context.Pipe()
                process = context.Process(target=work, args=(self.play, theirs), daemon=True)
                process.start()
                theirs.close()
                self.processes.append((process, ours))
                self.idle.append(ours)
        return self

    def __exit__(self, *_: object) -> None:
        for process, _connection in self.processes:
            process.terminate()
        deadline = time.monotonic() + TO_LEAVE
        for process, connection in self.processes:
            process.join(max(0.0, deadline - time.monotonic()))
            # A bot that catches everything has caught its dismissal, too.
            process.kill()
            process.join()
            connection.close()

    def has_room(self) -> bool:
        return bool(self.idle)

    def hand_out(self, part: range) -> None:
        worker = self.idle.pop()
        worker.send(part)
        self.busy[worker] = part, time.monotonic()

    def collect(self, seconds: float) -> list[tuple[range, float, list[Any]]]:
        done = []
        for ready in wait(list(self.busy), timeout=seconds):
            assert isinstance(ready, Connection)
            found = received(ready)
            part, since = self.busy.pop(ready)
            self.idle.append(ready)
            done.append((part, time.monotonic() - since, found))
        return done


def received(worker: Connection) -> list[Any]:
    try:
        found: list[Any] | Exception = worker.recv()
    except (EOFError, OSError) as error:
        raise WorkerDied from error
    if isinstance(found, Exception):
        raise found
    return found


@contextmanager
def deaf_to_interruptions() -> Iterator[None]:
    """Start processes that ignore Ctrl-C, so that this process decides when its workers end."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def without_main_module() -> Iterator[None]:
    """What is started meanwhile doesn't import the running script, which may well call us again."""
    main = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main


class Dismissed(BaseException):
    """A worker is to end.  No SystemExit: in the middle of a bot's decision that would be the bot's death."""


def dismiss(*_: object) -> None:
    raise Dismissed


def work(play: Play, orders: Connection) -> None:
    """Run a worker: read numbers of deals and write their results until the input ends."""
    # Windows does not inherit it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Leaving takes the programs along that play for us.
    signal.signal(signal.SIGTERM, dismiss)
    # The standard output is for results; what a bot prints must not stand among them.
    sys.stdout = sys.stderr
    try:
        while True:
            part = orders.recv()
            try:
                orders.send(play(part))
            except BotDied as error:
                orders.send(error)
    except (EOFError, BrokenPipeError, Dismissed):
        return
