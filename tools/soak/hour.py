"""An hour in real time: tables are opened, played for a while and abandoned, over real sockets.

Memory and database must level off.  Tables are kept for ten minutes instead of days, to show it.
"""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random

from tests.support.clients import Player, open_table
from tests.support.server_process import ServerProcess
from tools.soak.floods import SETTINGS, Timed
from tools.soak.servers import healthy, megabytes
from tools.soak.trial import Figures, Trial

#: Seconds between two tables, and the longest stay of a player.
TABLE_INTERVAL_SECONDS = 3.0
LONGEST_STAY_SECONDS = 120.0
MINUTE_SECONDS = 60.0
SAMPLE_SECONDS = 10.0
#: Minutes for which tables are kept.
KEPT_MINUTES = 10
#: In minutes: no table is removed before twenty, because every ten minutes those that are ten minutes old are removed.
LEVEL_AFTER_MINUTES = 20


async def visit(server: ServerProcess, luck: Random, players: list[Player]) -> None:
    """Play at a new table, and leave it after a while."""
    for at, one in enumerate(await open_table(server.url, ["open", "open", "heuristic"], SETTINGS)):
        players.append(Timed(server.url, one, luck.getrandbits(32), hosting=at == 0))
    try:
        async with asyncio.timeout(luck.uniform(10.0, LONGEST_STAY_SECONDS)), asyncio.TaskGroup() as group:
            for player in players:
                group.create_task(player.play())
    except TimeoutError:
        pass


async def live(server: ServerProcess, database: Path, luck: Random, seconds: float) -> tuple[Figures, list[Figures]]:
    tables: list[list[Player]] = []
    visits: set[asyncio.Task[None]] = set()
    samples: list[Figures] = []
    next_visit = start = time.monotonic()
    while (now := time.monotonic()) < start + seconds:
        if now >= next_visit:
            tables.append([])
            task = asyncio.create_task(visit(server, luck, tables[-1]))
            visits.add(task)
            task.add_done_callback(visits.discard)
            next_visit += luck.expovariate(1 / TABLE_INTERVAL_SECONDS)
        if now >= start + (len(samples) + 1) * SAMPLE_SECONDS:
            files = sum(path.stat().st_size for path in database.parent.glob(database.name + "*") if path.is_file())
            samples.append({"memory": round(megabytes(server.pid), 1), "database": round(files / 1e6, 3)})
        await asyncio.sleep(0.1)
    for task in visits:
        task.cancel()
    await asyncio.gather(*visits, return_exceptions=True)
    moves = sum(len(player.accepted) - len(player.passes) for players in tables for player in players)
    return {"tables": len(tables), "moves": moves}, samples


def hour(luck: Random, times: int, folder: Path) -> Figures:
    """Run for this many minutes."""
    database = folder / "boomcat.db"
    server = ServerProcess(folder / "server", str(database))
    # All players have one address.
    server.command[1:3] = ["-m", "tests.support.short_retention_server", str(KEPT_MINUTES)]
    with healthy(server):
        found, samples = asyncio.run(live(server, database, luck, times * MINUTE_SECONDS))
    if times >= 2 * LEVEL_AFTER_MINUTES:
        level = len(samples) * LEVEL_AFTER_MINUTES // times
        half = (level + len(samples)) // 2
        for what in ("database", "memory"):
            middle, end = (max(one[what] for one in part) for part in (samples[level:half], samples[half:]))
            found |= {f"{what}_from_20_minutes_mb": middle, f"{what}_from_40_minutes_mb": end}
            assert end <= 1.15 * middle, f"{what} does not level off: {middle}, then {end}"
    return found


HOUR = [Trial("hour", "minutes of tables that are opened, played and abandoned, for real", 60, 60, hour)]
