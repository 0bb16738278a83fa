"""The process that runs analyses for the server: `AnalysisQueue` starts it and reads its frames.

A job is a function that yields bytes; between two of them it can be cancelled.
"""

from __future__ import annotations

import json
import os
import pickle
import sys
import threading
import traceback
from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from queue import SimpleQueue
from typing import Any, BinaryIO, Final

from boomcat.core.errors import RuleError
from boomcat.server.operations.analysis import BROKEN, END, LENGTH_BYTES, PART, REFUSED

#: What can be run: the module of each job, and its function.
JOBS: Final = {"review": "boomcat.server.tables.written_reviews:write_review"}
#: Players' requests come first.
NICENESS: Final = 15
#: If memory runs out, the system should end this process, not the server.
OOM_SCORE: Final = 800
#: The last calls that are reported of an unexpected error.
CALLS_REPORTED: Final = 5

Jobs = Callable[[str], Callable[..., Iterator[bytes]]]


def job_named(name: str) -> Callable[..., Iterator[bytes]]:
    module, _, function = JOBS[name].partition(":")
    found: Callable[..., Iterator[bytes]] = getattr(import_module(module), function)
    return found


class AnalysisOrders:
    """Reads orders in a thread, so that the end of the input and a cancelled job are noticed while a job runs."""

    def __init__(self, source: BinaryIO, leave: Callable[[], None]) -> None:
        self.source = source
        self.leave = leave
        self.waiting: SimpleQueue[dict[str, Any] | None] = SimpleQueue()
        self.cancelled = threading.Event()
        threading.Thread(target=self.read, daemon=True).start()

    def read(self) -> None:
        for line in self.source:
            order = json.loads(line)
            if "cancel" in order:
                self.cancelled.set()
            else:
                self.cancelled.clear()
                self.waiting.put(order)
        self.leave()


def serve(orders: AnalysisOrders, output: BinaryIO, jobs: Jobs = job_named) -> None:
    """Run the jobs one by one, until there is None."""

    def send(kind: bytes, content: bytes = b"") -> None:
        output.write(len(content).to_bytes(LENGTH_BYTES, "big") + kind + content)
        output.flush()

    for order in iter(orders.waiting.get, None):
        try:
            for part in jobs(order["run"])(*order["arguments"]):
                if orders.cancelled.is_set():
                    break
                send(PART, part)
            send(END)
        except RuleError as error:
            send(REFUSED, pickle.dumps(error))
        except Exception as error:
            # Without values, as everything that's logged.
            calls = traceback.extract_tb(error.__traceback__)[-CALLS_REPORTED:]
            places = " > ".join(f"{Path(call.filename).name}:{call.lineno}" for call in calls)
            send(BROKEN, f"{type(error).__name__} at {places}".encode())


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    with suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text(str(OOM_SCORE), "ascii")
    # Whatever is printed by accident mustn't be taken for a frame.
    output = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    serve(AnalysisOrders(sys.stdin.buffer, leave=lambda: os._exit(0)), output)
