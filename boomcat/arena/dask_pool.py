"""The workers of a Dask cluster that play: every thread of one has a process that does it.

Only this file imports Dask, which takes a second.
"""

from __future__ import annotations

import logging
import pickle
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from dataclasses import astuple
from typing import Any, Self

import distributed

from boomcat import __version__
from boomcat.arena.pool import Play, outcome
from boomcat.arena.processes import WorkerProcess
from boomcat.arena.requirements import requirements_for
from boomcat.arena.run_ended import RunEnded

#: Seconds: for a scheduler to answer, and for a goodbye.
CONNECT_SECONDS = 10.0
CLOSE_TIMEOUT_SECONDS = 1.0
#: Between two looks at who is there, and at what is done.
THREADS_INTERVAL_SECONDS = 2.0
POLL_SECONDS = 0.01
#: Parts for each thread of the cluster: one is played, and the next is there when it ends.
PARTS_PER_THREAD = 2
RUNNING = "running"
#: Seconds: how often a worker checks whether a part is still wanted, and how long a process waits for the next one.
WANTED_INTERVAL_SECONDS = 0.25
IDLE_TIMEOUT_SECONDS = 10.0

LOCK = threading.Lock()
#: The processes that wait for parts, of whatever run, each with what will end it.
IDLE: dict[WorkerProcess, threading.Timer] = {}


def errand() -> Callable[..., tuple[Any, ...]]:
    """Made in here, and not at the top of the file, so that Dask carries it whole and not by name: the scheduler, which
    unpacks it, too, needs no Boomcat, and a worker without one can say so."""

    def play(version: str, *order: Any) -> tuple[Any, ...]:
        from distributed import get_worker

        try:
            from boomcat.arena.dask_pool import play_part
        except ImportError:
            return get_worker().address, "unfit", "dask-no-boomcat", {"version": version}, None
        return get_worker().address, *play_part(*order)

    return play


class DaskCluster:
    """A connection to the scheduler, for as long as the block takes."""

    def __init__(self, address: str, tell_waiting: Callable[[], None] = lambda: None) -> None:
        self.address = address
        self.tell_waiting = tell_waiting

    def __enter__(self) -> Self:
        self.check_encryption()
        # Errors are reported in our words, not in Dask's log.
        self.logged = logging.root.manager.disable
        logging.disable(logging.CRITICAL)
        try:
            self.client = distributed.Client(
                self.address, timeout=CONNECT_SECONDS, set_as_default=False, name="boomcat"
            )
        except (OSError, ValueError, TimeoutError, ImportError) as error:
            logging.disable(self.logged)
            raise RunEnded("dask-not-there", {"address": self.address}) from error
        return self

    def check_encryption(self) -> None:
        """Raise an error if only one side is encrypted, which Dask would notice late and take long to undo."""
        try:
            ours = distributed.Security().get_connection_args("client")
        except OSError as error:  # a file is not there, or holds no certificate
            raise RunEnded("dask-not-encrypted", {"address": self.address}) from error
        if ours["ssl_context"] is None if self.address.startswith("tls:") else ours["require_encryption"]:
            raise RunEnded("dask-not-encrypted", {"address": self.address})

    def __exit__(self, *_: object) -> None:
        try:
            self.client.close(timeout=CLOSE_TIMEOUT_SECONDS)
        finally:
            logging.disable(self.logged)

    def pool(self, play: Play, bots: tuple[str, ...]) -> DaskPool:
        return DaskPool(self, play, bots)


class DaskPool:
    """The workers, for one run.  New workers join in; another worker plays the games that a lost one left."""

    def __init__(self, cluster: DaskCluster, play: Play, bots: tuple[str, ...]) -> None:
        self.cluster = cluster
        self.client = cluster.client
        self.errand = errand()
        self.order = (__version__, astuple(requirements_for(bots)), pickle.dumps(play))
        self.out: dict[Any, range] = {}
        self.coming = distributed.as_completed(loop=self.client.loop, with_results=True, raise_errors=False)
        self.slots = 1
        self.looked = -THREADS_INTERVAL_SECONDS
        self.said_waiting = False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.coming.clear()
        if self.out and self.client.status == RUNNING:
            self.client.cancel(list(self.out), force=True)
        self.out.clear()

    def has_room(self) -> bool:
        if time.monotonic() - self.looked > THREADS_INTERVAL_SECONDS:
            self.look()
        return len(self.out) < PARTS_PER_THREAD * self.slots

    def look(self) -> None:
        """Count the threads there are now.  Some clusters start workers only when there is something to do."""
        try:
            threads = sum(self.client.nthreads().values())
        except OSError as error:
            raise self.lost() from error
        if not threads and self.out and not self.said_waiting:
            self.cluster.tell_waiting()
            self.said_waiting = True
        elif threads:
            self.said_waiting = False  # say it again if all of them go
        self.looked = time.monotonic()
        self.slots = max(1, threads)

    def lost(self) -> RunEnded:
        return RunEnded("dask-lost", {"address": self.cluster.address})

    def hand_out(self, part: range) -> None:
        try:
            future = self.client.submit(self.errand, *self.order, part.start, part.stop, pure=False)
        except RuntimeError as error:
            # It says that the client is closed.
            raise self.lost() from error
        self.out[future] = part
        self.coming.add(future)

    def collect(self, seconds: float) -> list[tuple[range, float, list[Any]]]:
        deadline = time.monotonic() + seconds
        while not self.coming.has_ready() and time.monotonic() < deadline:
            if self.client.status != RUNNING:
                raise self.lost()
            time.sleep(POLL_SECONDS)
        done = []
        for future, answer in self.coming.next_batch(block=False):
            part = self.out.pop(future)
            if future.status == "cancelled":
                raise self.lost()
            if future.status == "error":
                # It could not even be tried: on several workers in a row, each of which has died.
                raise RunEnded("error-worker-died") if isinstance(answer[1], distributed.KilledWorker) else answer[1]
            worker, kind, *found = answer
            if kind == "unfit":
                reason, details, cause = found
                raise RunEnded(reason, {**details, "worker": worker}, cause)
            if kind == "off":
                # Cancelled from elsewhere, such as by a scheduler that thought its worker lost.
                self.hand_out(part)
            else:
                done.append((part, *outcome(kind, *found)))
        return done


# -- on a worker ---------------------------------------------------------------------


def play_part(terms: tuple[Any, ...], play: bytes, first: int, end: int) -> tuple[Any, ...]:
    """Return the outcome: played, a bot's death, unfit, gone (the process), or off (not wanted any more)."""
    worker = distributed.get_worker()
    task = str(worker.get_current_task())
    process = waiting(terms) or WorkerProcess(terms)
    answer: tuple[Any, ...] = ()
    with ThreadPoolExecutor(1) as thread:
        playing = thread.submit(process.play, play, range(first, end))
        while not wait([playing], WANTED_INTERVAL_SECONDS).done:
            if not wanted(worker, task):
                process.dismiss()
                answer = ("off",)
    answer = answer or playing.result()
    if answer[0] in ("played", "bot"):
        keep(process)
    else:
        process.end()
    return answer


def waiting(terms: tuple[Any, ...]) -> WorkerProcess | None:
    with LOCK:
        found = next((process for process in IDLE if process.terms == terms), None)
        if found is not None:
            IDLE.pop(found).cancel()
        return found


def keep(process: WorkerProcess) -> None:
    timer = threading.Timer(IDLE_TIMEOUT_SECONDS, retire, [process])
    timer.daemon = True
    with LOCK:
        IDLE[process] = timer
    timer.start()


def retire(process: WorkerProcess) -> None:
    with LOCK:
        tired = IDLE.pop(process, None)
    if tired is not None:
        process.end()


def wanted(worker: Any, task: str) -> bool:
    """Return whether the task was cancelled, or its client died.  Dask can't stop a thread, and only marks the task."""
    known = worker.state.tasks.get(task)
    return known is not None and known.state != "cancelled"
