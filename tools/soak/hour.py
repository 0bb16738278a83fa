"""An hour for real: tables are opened, played for a while and abandoned, over real sockets.  Memory must level off.

The database need not: in an hour nothing is thrown away.  What a table takes there is a figure.
"""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random

from tests.server_process import ServerProcess
from tests.serving_client import open_table
from tools.soak.floods import SETTINGS, Timed, late
from tools.soak.fuzz import memory
from tools.soak.trial import Figures, Trial

__all__ = ["HOUR"]

#: Seconds between two tables, and how long people stay at most.
PAUSE = 3.0
STAY = 120.0
MINUTE = 60.0


async def visit(server: ServerProcess, luck: Random, waits: list[float]) -> None:
    seated = await open_table(server.url, ["open", "open", "heuristic"], SETTINGS)
    players = [Timed(server.url, one, luck.getrandbits(32), hosting=at == 0) for at, one in enumerate(seated)]
    playing = [asyncio.create_task(player.play()) for player in players]
    await asyncio.wait(playing, timeout=luck.uniform(10.0, STAY))
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for player in players:
        waits += player.waits


async def live(server: ServerProcess, database: Path, luck: Random, seconds: float) -> Figures:
    visits: set[asyncio.Task[None]] = set()
    waits: list[float] = []
    sizes: list[float] = []
    tables, start = 0, time.monotonic()
    while (passed := time.monotonic() - start) < seconds:
        task = asyncio.create_task(visit(server, luck, waits))
        visits.add(task)
        task.add_done_callback(visits.discard)
        tables += 1
        await asyncio.sleep(min(luck.expovariate(1 / PAUSE), seconds - passed))
        sizes.append(memory(server))
    for task in visits:
        task.cancel()
    await asyncio.gather(*visits, return_exceptions=True)
    third = len(sizes) // 3
    found: Figures = {"tables": tables, "moves": len(waits), "p99_ms": late(waits, 0.99)}
    found |= {"memory_after_a_third_mb": max(sizes[: third + 1]), "memory_at_most_mb": max(sizes)}
    files = sum(path.stat().st_size for path in database.parent.glob(database.name + "*") if path.is_file())
    return found | {"database_per_table_kb": round(files / 1e3 / tables, 1)}


def hour(luck: Random, times: int, folder: Path) -> Figures:
    """So many minutes."""
    database = folder / "boomcat.db"
    server = ServerProcess(folder / "server", str(database))
    server.command[1:3] = ["-m", "tests.unlimited_server"]  # they all come from one address
    with server:
        figures = asyncio.run(live(server, database, luck, times * MINUTE))
        assert server.stop() == 0
    for word in ("Traceback", "broken"):
        assert word not in server.logged, server.logged[-2000:]
    return figures


HOUR = [Trial("hour", "minutes of tables that are opened, played and abandoned, for real", 60, 60, hour)]
