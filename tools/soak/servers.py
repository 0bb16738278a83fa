"""The servers that trials attack: how they are started, what the system knows of them, and that they stay healthy."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.support.server_process import ServerProcess


def unlimited(folder: Path) -> ServerProcess:
    """Return a server without rate limits."""
    server = ServerProcess(folder / "server", str(folder / "boomcat.db"))
    server.command[1:3] = ["-m", "tests.support.unlimited_server"]
    return server


@contextmanager
def healthy(server: ServerProcess, *words: str) -> Iterator[None]:
    """Run the server; it must stop cleanly, and log no fault and none of these words."""
    with server:
        yield
        assert server.stop() == 0
    for word in ("Traceback", "broken", *words):
        assert word not in server.logged, server.logged[-2000:]


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def megabytes(pid: int) -> float:
    """Return the memory of a process."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) / 1000 for line in lines if line.startswith("VmRSS"))


def percentile_ms(seconds: list[float], part: float) -> float:
    return round(sorted(seconds)[min(len(seconds) - 1, int(part * len(seconds)))] * 1000, 1) if seconds else 0.0
