"""The server that is measured, in a separate process, which says what it has measured when it is asked to."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

from prometheus_client import Histogram
from sqlalchemy import event

from boomcat.server.http.http_connections import raise_file_limit
from boomcat.server.storage.base import DatabaseStorage, Saving
from boomcat.server.storage.sql import Change

__all__ = ["ROOT", "Process"]

ROOT = Path(__file__).resolve().parent.parent
#: This part of all that is stored.
LOOKED_AT = 0.1


class Exact(Histogram):
    """Remembers every single time."""

    def __init__(self) -> None:
        super().__init__("times", "Every single one.", registry=None)
        self.all: list[float] = []

    def observe(self, amount: float, exemplar: dict[str, str] | None = None) -> None:
        self.all.append(amount)

    def taken(self) -> list[float]:
        taken, self.all = self.all, []
        return taken


class Pauses(Exact):
    """How long the garbage collector took, every time: in this thread, however busy the machine is with others."""

    def __init__(self) -> None:
        super().__init__()
        self.began = 0.0

    def __call__(self, phase: str, _: dict[str, int]) -> None:
        if phase == "start":
            self.began = time.thread_time()
        else:
            self.observe(time.thread_time() - self.began)


def serve(database: str, core: int | None, sync: float) -> None:
    """As `boomcat serve` does, on a disk that takes at least `sync` seconds longer than ours; and at every SIGUSR1 it
    writes down what it has measured since the last one; at SIGUSR2 it looks at all garbage before."""
    from boomcat.server.http.app import App
    from boomcat.server.http.http_connections import ConnectionLimiter
    from boomcat.server.operations.log import Log
    from boomcat.server.operations.server_process import Server, listen, settings
    from boomcat.server.storage.sql import SqlStore
    from boomcat.server.tables.clock import RealClock
    from boomcat.server.tables.registry import TableRegistry, load_bots

    if core is not None:
        os.sched_setaffinity(0, {core})
    raise_file_limit()
    load_bots()  # else they come in a while, and look like memory that the tables take
    listening = listen("127.0.0.1", 0)
    log = Log("warning")
    store = SqlStore.open(database)
    registry = TableRegistry(DatabaseStorage(store), RealClock(), log)
    moves, lags, syncs, stored, pauses = Exact(), Exact(), Exact(), Exact(), Pauses()
    registry.counters.move_seconds, registry.counters.lag = moves, lags
    store.writer.commit_seconds = syncs
    if sync:
        event.listen(store.writer.engine, "commit", lambda _: time.sleep(sync))
    gc.callbacks.append(pauses)
    save = registry.store.save

    def timed_save(change: Change) -> Saving:
        """From the loop to the disk and back: some of them, for to look costs time, too."""
        saving = save(change)
        if random.random() < LOOKED_AT:
            begun = time.perf_counter()
            saving.add_done_callback(lambda _: stored.observe(time.perf_counter() - begun))
        return saving

    registry.store.save = timed_save  # type: ignore[method-assign]
    app = App(registry, log, web=ROOT / "web" / "dist")
    measured = {"moves": moves, "lags": lags, "syncs": syncs, "stored": stored, "pauses": pauses}

    def report() -> None:
        print(json.dumps({name: times.taken() for name, times in measured.items()}), flush=True)

    def sweep() -> None:
        gc.collect()
        report()

    def ready() -> None:
        asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, report)
        asyncio.get_running_loop().add_signal_handler(signal.SIGUSR2, sweep)
        print(listening.getsockname()[1], flush=True)

    Server(settings(app, ConnectionLimiter(log)), registry, ready).run(sockets=[listening])


class Process:
    """What the system knows about the server, and what it says of itself."""

    def __init__(self, database: Path, core: int | None = None, sync: float = 0.0) -> None:
        command = [
            sys.executable,
            "-m",
            "benchmarks.served",
            str(database),
            "" if core is None else str(core),
            str(sync),
        ]
        self.popen = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        self.port = int(self.line())

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def line(self) -> str:
        assert self.popen.stdout is not None
        return self.popen.stdout.readline()

    def report(self, asked: signal.Signals = signal.SIGUSR1) -> dict[str, list[float]]:
        """The times since the last report, in seconds; with SIGUSR2, after a look at all garbage."""
        self.popen.send_signal(asked)
        found: dict[str, list[float]] = json.loads(self.line())
        return found

    def cpu_seconds(self) -> float:
        words = Path(f"/proc/{self.popen.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """In bytes."""
        lines = Path(f"/proc/{self.popen.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS"))

    def stop(self) -> None:
        self.popen.send_signal(signal.SIGTERM)
        self.popen.wait(60)


if __name__ == "__main__":
    serve(sys.argv[1], int(sys.argv[2]) if sys.argv[2] else None, float(sys.argv[3]))
