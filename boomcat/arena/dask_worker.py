"""What happens on a worker of Dask: every thread of it has a process that plays."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor, wait
from typing import Any

from distributed import get_worker

from boomcat.arena.processes import WorkerProcess

#: Seconds: how often a worker checks whether a part is still wanted, and how long a process waits for the next one.
LOOK = 0.25
PATIENCE = 10.0

LOCK = threading.Lock()
#: The processes that wait for parts, of whatever run, each with what will end it.
IDLE: dict[WorkerProcess, threading.Timer] = {}


def play_part(terms: tuple[Any, ...], play: bytes, first: int, end: int) -> tuple[Any, ...]:
    """What came of it: played, a bot's death, unfit, gone (the process), or off (not wanted any more)."""
    worker = get_worker()
    task = str(worker.get_current_task())
    process = waiting(terms) or WorkerProcess(terms)
    answer: tuple[Any, ...] = ()
    with ThreadPoolExecutor(1) as thread:
        playing = thread.submit(process.play, play, range(first, end))
        while not wait([playing], LOOK).done:
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
    timer = threading.Timer(PATIENCE, retire, [process])
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
