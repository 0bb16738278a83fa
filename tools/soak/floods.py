"""Floods while people play: how long the players wait for their answers, and how much memory it takes.

Everything runs on one machine: the server, the players and the flooders share its cores.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection

from tests.support.clients import PASSES, Message, Player, open_table
from tests.support.paths import ROOT
from tests.support.server_process import ENVIRONMENT, ServerProcess
from tools.soak.flooder import KINDS
from tools.soak.servers import cpu_seconds, healthy, megabytes, percentile_ms
from tools.soak.trial import Figures, Trial

SETTINGS: Message = {"timers": {"turn": 3600, "nope": 20, "grace": 3600}}
TABLES = 10
SPAN_SECONDS = 15


class Timed(Player):
    """A player who takes their time, and notes how long the answer to a move takes.  (Passes are answered at other
    times.)"""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.waits: list[float] = []
        self.asked: float | None = None

    async def request(self, connection: ClientConnection, message: str, **fields: Any) -> None:
        await asyncio.sleep(self.luck.expovariate(2.0))
        self.asked = None if fields.get("move", "pass") in PASSES else time.perf_counter()
        await super().request(connection, message, **fields)

    async def settled(self, connection: ClientConnection, request: str) -> None:
        if self.asked is not None and self.asking() == request:
            self.waits.append(time.perf_counter() - self.asked)
        await super().settled(connection, request)


class Span:
    """The actions of players and server from now on."""

    def __init__(self, server: ServerProcess, players: list[Timed]) -> None:
        self.server = server
        self.players = players
        self.began, self.worked = time.monotonic(), cpu_seconds(server.pid)
        for player in players:
            player.waits.clear()

    def percent_of_a_core(self) -> float:
        return round(100 * (cpu_seconds(self.server.pid) - self.worked) / (time.monotonic() - self.began), 1)

    def waits(self) -> list[float]:
        return [wait for player in self.players for wait in player.waits]


def flood(kind: str, addresses: int, luck: Random, times: int, folder: Path) -> Figures:
    """Flood for this many seconds."""
    server = ServerProcess(folder / "server", str(folder / "boomcat.db"))
    if times < SPAN_SECONDS:  # in a test
        addresses = min(addresses, 50)
    with healthy(server):
        return asyncio.run(flooded(server, luck, kind, addresses, float(times)))


async def flooded(server: ServerProcess, luck: Random, kind: str, addresses: int, seconds: float) -> Figures:
    players = []
    for _ in range(TABLES if seconds >= SPAN_SECONDS else 2):
        for at, one in enumerate(await open_table(server.url, ["open", "open"], SETTINGS)):
            players.append(Timed(server.url, one, luck.getrandbits(32), hosting=at == 0, games=10**6))
    playing = [asyncio.create_task(player.play()) for player in players]
    await asyncio.sleep(seconds / 2)
    span = Span(server, players)
    await asyncio.sleep(seconds)
    found: Figures = {"part_of_a_core_before_percent": span.percent_of_a_core()}
    quiet = span.waits()
    connections = sum(player.connections for player in players)
    span = Span(server, players)
    before = highest = megabytes(server.pid)
    command = [sys.executable, "-m", "tools.soak.flooder", kind, str(server.port), str(addresses), str(seconds)]
    process = await asyncio.create_subprocess_exec(
        *command, players[0].code, cwd=ROOT, env=ENVIRONMENT, stdout=asyncio.subprocess.PIPE
    )
    reading = asyncio.create_task(process.communicate())
    while not reading.done():
        highest = max(highest, megabytes(server.pid))
        await asyncio.sleep(0.2)
    done = json.loads((await reading)[0])
    found["part_of_a_core_percent"] = span.percent_of_a_core()
    waits = span.waits()
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    assert waits, "no player could move"
    assert sum(player.connections for player in players) == connections, "a player was cut off"
    found |= {"moves": len(waits), "median_ms": percentile_ms(waits, 0.5), "p99_ms": percentile_ms(waits, 0.99)}
    found |= {"p99_before_ms": percentile_ms(quiet, 0.99), "memory_grown_mb": round(highest - before, 1)}
    return found | {f"times_{what}" if what == "cut_off" else what: float(often) for what, often in done.items()}


FLOODS = [
    Trial(
        f"flood-{kind}-{addresses}",
        f"seconds of {about}, from {addresses:,} address{'es' if addresses > 1 else ''}, while 20 people play",
        SPAN_SECONDS,
        SPAN_SECONDS,
        partial(flood, kind, addresses),
    )
    for kind, (about, _) in KINDS.items()
    for addresses in (1, 1_000)
]
