"""Floods while people play: how long the players wait for their answers, and how much memory it takes.

Everything runs on one machine: the server, the players and the flooders share its cores.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection

from tests.support.clients import Message, Player, open_table
from tests.support.paths import ROOT
from tests.support.server_process import ENVIRONMENT, ServerProcess
from tools.soak.flooder import KINDS
from tools.soak.fuzz import memory
from tools.soak.trial import Figures, Trial

__all__ = ["FLOODS", "Timed", "at_tables", "late"]

SETTINGS: Message = {"timers": {"turn": 3600, "nope": 20, "grace": 3600}}
TABLES = 10
SECONDS = 15


class Timed(Player):
    """A player who takes their time, and notes how long the answer to a move takes.  (Passes are answered at other
    times.)"""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.waits: list[float] = []
        self.asked: float | None = None

    async def request(self, connection: ClientConnection, message: str, **fields: Any) -> None:
        await asyncio.sleep(self.luck.expovariate(2.0))
        self.asked = None if fields.get("move", "pass") == "pass" else time.perf_counter()
        await super().request(connection, message, **fields)

    async def settled(self, connection: ClientConnection, request: str) -> None:
        if self.asked is not None and self.asking() == request:
            self.waits.append(time.perf_counter() - self.asked)
        await super().settled(connection, request)


def late(waits: list[float], part: float) -> float:
    """Return a percentile in milliseconds."""
    return round(sorted(waits)[int(part * len(waits))] * 1000, 1) if waits else 0.0


def busy(server: ServerProcess) -> float:
    """Return the CPU seconds of the server."""
    assert server.process is not None
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def share(server: ServerProcess, began: float, worked: float) -> float:
    return round(100 * (busy(server) - worked) / (time.monotonic() - began), 1)


async def at_tables(server: ServerProcess, luck: Random, tables: int) -> list[Timed]:
    players = []
    for _ in range(tables):
        seated = await open_table(server.url, ["open", "open"], SETTINGS)
        for at, one in enumerate(seated):
            players.append(Timed(server.url, one, luck.getrandbits(32), hosting=at == 0, games=10**6))
    return players


def flood(kind: str, addresses: int, luck: Random, times: int, folder: Path) -> Figures:
    """Flood for this many seconds."""
    server = ServerProcess(folder / "server", str(folder / "boomcat.db"))
    if times < SECONDS:  # in a test
        addresses = min(addresses, 50)
    with server:
        figures = asyncio.run(flooded(server, luck, kind, addresses, float(times)))
        assert server.stop() == 0
    assert "Traceback" not in server.logged
    assert "broken" not in server.logged
    return figures


async def flooded(server: ServerProcess, luck: Random, kind: str, addresses: int, seconds: float) -> Figures:
    players = await at_tables(server, luck, TABLES if seconds >= SECONDS else 2)
    playing = [asyncio.create_task(player.play()) for player in players]
    await asyncio.sleep(seconds / 2)
    for player in players:
        player.waits.clear()
    began, worked = time.monotonic(), busy(server)
    await asyncio.sleep(seconds)
    found: Figures = {"part_of_a_core_before_percent": share(server, began, worked)}
    quiet = [wait for player in players for wait in player.waits]
    connections = sum(player.connections for player in players)
    for player in players:
        player.waits.clear()
    before, began, worked = memory(server), time.monotonic(), busy(server)
    command = [sys.executable, "-m", "tools.soak.flooder", kind, str(server.port), str(addresses), str(seconds)]
    process = await asyncio.create_subprocess_exec(
        *command, players[0].code, cwd=ROOT, env=ENVIRONMENT, stdout=asyncio.subprocess.PIPE
    )
    highest = before
    reading = asyncio.create_task(process.communicate())
    while not reading.done():
        highest = max(highest, memory(server))
        await asyncio.sleep(0.2)
    done = json.loads((await reading)[0])
    found["part_of_a_core_percent"] = share(server, began, worked)
    waits = [wait for player in players for wait in player.waits]
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    assert waits, "no player could move"
    assert sum(player.connections for player in players) == connections, "a player was cut off"
    found |= {"moves": len(waits), "half_within_ms": late(waits, 0.5), "p99_ms": late(waits, 0.99)}
    found |= {"p99_before_ms": late(quiet, 0.99), "memory_grown_mb": round(highest - before, 1)}
    return found | {f"times_{what}" if what == "cut_off" else what: float(often) for what, often in done.items()}


#: What each flood does.
ABOUT = {
    "pings": "pings that are never read",
    "silent": "connections that say nothing",
    "headers": "headers that never end",
    "hellos": "hellos, again and again",
    "chat": "emotes",
    "tables": "tables with nine bots each",
    "bots": "tables at which nine bots hurry while a spectator watches",
    "unread": "spectators who never read",
}
FLOODS = [
    Trial(
        f"flood-{kind}-{addresses}",
        f"seconds of {ABOUT[kind]}, from {addresses:,} address{'es' if addresses > 1 else ''}, while 20 people play",
        SECONDS,
        SECONDS,
        partial(flood, kind, addresses),
    )
    for kind in KINDS
    for addresses in (1, 1_000)
]
