"""Rounds on several processors.  The same rounds in the same order come out, however many there are."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any

from boomcat.arena.dataset import CannotRecord
from boomcat.arena.plan import Plan
from boomcat.arena.rounds import Round, play_round
from boomcat.programs import BotDied, is_class

__all__ = ["WorkerDied", "processors", "rounds"]

#: Starting processes takes longer than this many games.
FEW_GAMES = 150
#: How long a worker is on its own before it reports.
REPORT_SECONDS = 0.25
MOST_AT_ONCE = 100
#: Seconds: how long a worker that is dismissed may take to leave, programs and all, before it is killed.
TO_LEAVE = 2.0


class WorkerDied(Exception):
    """A process that played has ended: killed from outside, as happens when memory runs out, or by a bot in it."""


def processors() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def rounds(plan: Plan, deals: Sequence[int], workers: int, stop: threading.Event) -> Iterator[Round]:
    """Play these deals, in this order, until `stop` is set."""
    few = len(deals) * plan.games_per_deal <= FEW_GAMES
    workers = min(1 if few else workers, len(deals))
    # A class may never answer, or end its process without a word: not ours.
    if workers > 1 or (workers and any(map(is_class, plan.bots))):
        yield from rounds_by_workers(plan, deals, workers, stop)
        return
    for deal in deals:
        if stop.is_set():
            return
        yield play_round(plan, deal)


def rounds_by_workers(plan: Plan, deals: Sequence[int], workers: int, stop: threading.Event) -> Iterator[Round]:
    left = deque(deals)
    finished: dict[int, Round] = {}
    at_once = 1
    with started(plan, workers) as idle:
        busy: dict[Connection, float] = {}
        for deal in deals:
            while deal not in finished:
                if stop.is_set():
                    return
                while idle and left:
                    worker = idle.pop()
                    worker.send([left.popleft() for _ in range(min(at_once, len(left)))])
                    busy[worker] = time.monotonic()
                # Not for ever: an interruption sets `stop` and wakes nobody.
                for ready in wait(list(busy), timeout=0.1):
                    assert isinstance(ready, Connection)
                    for data in received(ready):
                        finished[data[0]] = Round(*data)
                    taken = time.monotonic() - busy.pop(ready)
                    at_once = min(MOST_AT_ONCE, at_once * 2) if taken < REPORT_SECONDS else max(1, at_once // 2)
                    idle.append(ready)
            yield finished.pop(deal)


def received(worker: Connection) -> list[list[Any]]:
    try:
        found: list[list[Any]] | Exception = worker.recv()
    except (EOFError, OSError) as error:
        raise WorkerDied from error
    if isinstance(found, Exception):
        raise found
    return found


@contextmanager
def started(plan: Plan, workers: int) -> Iterator[list[Connection]]:
    """Processes that wait for deals to play.  They end with this block, whatever they are doing."""
    # Spawned everywhere, so that every system plays alike, and nothing but plain data can cross.
    context = get_context("spawn")
    connections, processes = [], []
    with deaf_to_interruptions():
        for _ in range(workers):
            ours, theirs = context.Pipe()
            process = context.Process(target=work, args=(plan, theirs), daemon=True)
            process.start()
            theirs.close()
            connections.append(ours)
            processes.append(process)
    try:
        yield connections[:]
    finally:
        for process in processes:
            process.terminate()
        deadline = time.monotonic() + TO_LEAVE
        for process, connection in zip(processes, connections, strict=True):
            process.join(max(0.0, deadline - time.monotonic()))
            # A bot that catches everything has caught its dismissal, too.
            process.kill()
            process.join()
            connection.close()


@contextmanager
def deaf_to_interruptions() -> Iterator[None]:
    """What is started meanwhile does not hear Ctrl-C: it is for this process to decide what becomes of the workers."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class Dismissed(BaseException):
    """A worker is to end.  No SystemExit: in the middle of a bot's decision that would be the bot's death."""


def dismiss(*_: object) -> None:
    raise Dismissed


def work(plan: Plan, orders: Connection) -> None:
    """What a worker does: deals in, rounds out, until nobody asks any more."""
    # Windows does not inherit it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Leaving takes the programs along that play for us.
    signal.signal(signal.SIGTERM, dismiss)
    # The standard output is for results; what a bot prints must not stand among them.
    sys.stdout = sys.stderr
    try:
        while True:
            deals = orders.recv()
            try:
                orders.send([play_round(plan, deal).to_data() for deal in deals])
            except (BotDied, CannotRecord) as error:
                orders.send(error)
    except (EOFError, BrokenPipeError, Dismissed):
        return
