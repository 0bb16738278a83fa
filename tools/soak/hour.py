"""An hour in real time: tables are opened, played for a while and abandoned, over real sockets.

Memory and database must level off.  So that this shows, tables are kept for ten minutes instead of days.
"""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from random import Random

import httpx

from tests.support.clients import open_table
from tests.support.server_process import ServerProcess
from tools.soak.days import Sample, highest
from tools.soak.floods import SETTINGS, Timed
from tools.soak.fuzz import memory
from tools.soak.trial import Figures, Trial

__all__ = ["HOUR", "SAMPLES"]

SAMPLES = Path(__file__).resolve().parent.parent.parent / "build" / "soak-hour.json"
#: Seconds between two tables, and the longest stay of a player.
PAUSE = 3.0
STAY = 120.0
MINUTE = 60.0
#: How many times the sizes are sampled.
LOOKS = 360
#: Minutes for which tables are kept.
KEPT = 10
#: In minutes: no table is removed before twenty, because every ten minutes those that are ten minutes old are removed.
LEVEL = 20


class Visits:
    """Players who come and go."""

    def __init__(self, server: ServerProcess, luck: Random) -> None:
        self.server = server
        self.luck = luck
        self.under_way: set[asyncio.Task[None]] = set()
        self.tables = self.moves = 0

    async def come(self) -> None:
        while True:
            task = asyncio.create_task(self.visit())
            self.under_way.add(task)
            task.add_done_callback(self.under_way.discard)
            self.tables += 1
            await asyncio.sleep(self.luck.expovariate(1 / PAUSE))

    async def visit(self) -> None:
        luck = self.luck
        seated = await open_table(self.server.url, ["open", "open", "heuristic"], SETTINGS)
        players = [Timed(self.server.url, one, luck.getrandbits(32), hosting=at == 0) for at, one in enumerate(seated)]
        playing = [asyncio.create_task(player.play()) for player in players]
        try:
            await asyncio.wait(playing, timeout=luck.uniform(10.0, STAY))
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            self.moves += sum(len(player.waits) for player in players)

    async def end(self) -> None:
        for task in self.under_way:
            task.cancel()
        await asyncio.gather(*self.under_way, return_exceptions=True)


async def live(server: ServerProcess, database: Path, luck: Random, seconds: float) -> tuple[Visits, list[Sample]]:
    visits = Visits(server, luck)
    coming = asyncio.create_task(visits.come())
    samples: list[Sample] = []
    start, pause = time.monotonic(), seconds / LOOKS
    async with httpx.AsyncClient(trust_env=False, verify=False, timeout=60) as client:
        while len(samples) < LOOKS:
            await asyncio.sleep(start + (len(samples) + 1) * pause - time.monotonic())
            tables = (await client.get(server.url + "/health")).json()["tables"]
            files = sum(path.stat().st_size for path in database.parent.glob(database.name + "*") if path.is_file())
            sample = {"opened": visits.tables, "in_memory": tables, "memory_mb": round(memory(server), 1)}
            samples.append({**sample, "database_mb": round(files / 1e6, 3)})
    coming.cancel()
    await visits.end()
    return visits, samples


def hour(luck: Random, times: int, folder: Path) -> Figures:
    """Run for this many minutes."""
    database = folder / "boomcat.db"
    server = ServerProcess(folder / "server", str(database))
    server.command[1:3] = ["-m", "tests.support.short_retention_server", str(KEPT)]  # all players have one address
    with server:
        visits, samples = asyncio.run(live(server, database, luck, times * MINUTE))
        assert server.stop() == 0
    for word in ("Traceback", "broken"):
        assert word not in server.logged, server.logged[-2000:]
    found: Figures = {"tables": visits.tables, "moves": visits.moves}
    level = len(samples) * LEVEL // times
    if times >= 2 * LEVEL:
        SAMPLES.parent.mkdir(exist_ok=True)
        SAMPLES.write_text(json.dumps(samples), "utf-8")
        half = (level + len(samples)) // 2
        for what in ("database_mb", "memory_mb"):
            middle, end = highest(samples[level:half], what), highest(samples[half:], what)
            found |= {f"{what.removesuffix('_mb')}_from_20_minutes_mb": middle}
            found |= {f"{what.removesuffix('_mb')}_from_40_minutes_mb": end}
            assert end <= 1.15 * middle, f"{what} does not level off: {middle}, then {end}"
    return found


HOUR = [Trial("hour", "minutes of tables that are opened, played and abandoned, for real", 60, 60, hour)]
