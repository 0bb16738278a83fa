"""Days of tables in virtual time: opened, played, abandoned, kept for a day.  Memory and database must level off.

This runs the real registry with real sessions, bots, clocks and a real SQLite file, in a loop whose clock jumps to the
next event; only the sockets are missing.  The sizes are noted every hour.
"""

from __future__ import annotations

import asyncio
import gc
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import msgspec

from boomcat.server.operations.log import Log
from boomcat.server.storage.base import DatabaseStorage
from boomcat.server.storage.sql import Change, SqlStore
from boomcat.server.tables import registry as registries
from boomcat.server.tables.actor import Broken, TableActor
from boomcat.server.tables.messages import AnyFromClient, Hello, JoinTable, OpenTable, Settings, Timers
from boomcat.server.tables.registry import TableRegistry
from tests.support.clients import Message, any_move
from tests.support.virtual_table import LoopClock, virtual
from tools.soak.trial import Figures, Trial

__all__ = ["DAYS", "SAMPLES", "Sample", "highest"]

SAMPLES = Path(__file__).resolve().parent.parent.parent / "build" / "soak-days.json"
DECODER: msgspec.json.Decoder[AnyFromClient] = msgspec.json.Decoder(AnyFromClient)
#: Tables an hour, on average; and how long a table is kept after its last visitor.
TABLES_AN_HOUR = 3.0
KEEP_DAYS = 1.0
HOUR = 3600.0
#: From this hour on old tables are removed: after the first day, and the grace time of a server that has just started.
LEVEL = 60

Sample = dict[str, float]


class PromptStore(SqlStore):
    """Waits for the disk synchronously: in virtual time nothing else could happen meanwhile."""

    def save(self, change: Change) -> asyncio.Future[None]:
        return prompt(self, self.commit(change).result)


def prompt(_: object, work: Callable[..., Any], *given: Any) -> asyncio.Future[Any]:
    """Do the work at once, instead of in a thread."""
    done = asyncio.get_running_loop().create_future()
    try:
        done.set_result(work(*given))
    except Exception as error:
        done.set_exception(error)
    return done


class Person:
    """A player who plays until the game is over or they have had enough."""

    address = "192.0.2.7"

    def __init__(self, actor: TableActor, token: str, luck: Random, hosting: bool) -> None:
        self.actor = actor
        self.token = token
        self.luck = luck
        self.hosting = hosting
        self.newest = b""
        self.news = asyncio.Event()
        self.ended = False

    def send(self, message: bytes) -> None:
        if message.startswith((b'{"message":"update"', b'{"message":"welcome"')):
            self.newest = message
            self.news.set()

    def end(self, _: str) -> None:
        self.ended = True
        self.news.set()

    async def play(self) -> None:
        """Play; a player who leaves early sends nothing: the connection is just gone."""
        session = self.actor.session
        try:
            async with asyncio.timeout(self.luck.choice((60, 600, HOUR))):
                await self.actor.do(self.enter)
                while not self.ended:
                    await self.news.wait()
                    self.news.clear()
                    await asyncio.sleep(self.luck.expovariate(0.5))
                    if not await self.answer(json.loads(self.newest)["state"]):
                        break
        except (TimeoutError, Broken):
            pass
        self.actor.post(lambda: session.leave(self))

    def enter(self) -> None:
        self.actor.session.enter(self, Hello(token=self.token))

    async def answer(self, state: Message) -> bool:
        """Answer the state; return whether more will follow."""
        phase = state["table"]["phase"]
        if phase == "over":
            return False
        if phase == "lobby" and self.hosting:
            await self.ask(message="start")
        elif phase == "sealing":
            await self.ask(message="contribute", bytes="00")
        elif state["offers"]:
            move = any_move(state["offers"], self.luck)
            await self.ask(message="answer", question=state["view"]["question"], move=move)
        return True

    async def ask(self, **fields: Any) -> None:
        request = DECODER.decode(msgspec.json.encode({"id": self.luck.randbytes(6).hex(), **fields}))
        await self.actor.do(lambda: self.actor.session.ask(self, request))  # type: ignore[arg-type]


async def visit(registry: TableRegistry, luck: Random) -> None:
    people, bots = luck.randint(1, 3), luck.randint(1, 2)
    settings = Settings(edition=luck.choice(("original", "party-pack", "good-vs-evil")), timers=Timers(turn=30, nope=4))
    seats = ["open"] * people + ["heuristic"] * bots
    seated = [await registry.open_table(OpenTable(name="One", seats=tuple(seats), settings=settings))]
    for _ in range(people - 1):
        seated.append(await registry.join(seated[0].table, JoinTable(name="Two")))
    actor = await registry.find(seated[0].table)
    players = [Person(actor, one.token, luck, hosting=at == 0) for at, one in enumerate(seated)]
    await asyncio.gather(*(player.play() for player in players))


async def live(database: Path, luck: Random, hours: int) -> list[Sample]:
    loop = asyncio.get_running_loop()
    loop.run_in_executor = prompt  # type: ignore[assignment]
    store = PromptStore.open(str(database))
    registry = TableRegistry(
        DatabaseStorage(store), LoopClock(), Log("error"), Random(luck.getrandbits(32)), keep_days=KEEP_DAYS
    )
    await registry.start()
    visits: set[asyncio.Task[None]] = set()
    opened = 0
    samples: list[Sample] = []
    next_visit, next_sample = loop.time(), loop.time() + HOUR
    while len(samples) < hours:
        if next_visit <= next_sample:
            await asyncio.sleep(next_visit - loop.time())
            task = asyncio.create_task(visit(registry, luck))
            visits.add(task)
            task.add_done_callback(visits.discard)
            opened += 1
            next_visit += luck.expovariate(TABLES_AN_HOUR / HOUR)
        else:
            await asyncio.sleep(next_sample - loop.time())
            next_sample += HOUR
            gc.collect()
            samples.append(sample(registry, database, opened))
    for task in list(visits):
        task.cancel()
    await asyncio.gather(*visits, return_exceptions=True)
    await registry.stop()
    return samples


def sample(registry: TableRegistry, database: Path, opened: int) -> Sample:
    files = sum(path.stat().st_size for path in database.parent.glob(database.name + "*") if path.is_file())
    status = Path("/proc/self/status").read_text().splitlines()
    memory = next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))
    return {
        "opened": opened,
        "in_memory": len(registry.actors),
        "memory_mb": round(memory / 1000, 1),
        "database_mb": round(files / 1e6, 3),
    }


def days(luck: Random, times: int, folder: Path) -> Figures:
    with patch.object(registries, "ORDERS_SECONDS", HOUR):  # a read in two seconds, for days, would be most of the work
        samples = virtual(live(folder / "boomcat.db", luck, times))
    last = samples[-1]
    found: Figures = {"tables": last["opened"], "in_memory_at_the_end": last["in_memory"]}
    found |= {"database_at_the_end_mb": last["database_mb"], "memory_at_the_end_mb": last["memory_mb"]}
    if times >= 2 * LEVEL:
        SAMPLES.parent.mkdir(exist_ok=True)
        SAMPLES.write_text(json.dumps(samples), "utf-8")
        for what in ("database_mb", "memory_mb"):
            middle, end = samples[LEVEL : (LEVEL + times) // 2], samples[(LEVEL + times) // 2 :]
            assert highest(end, what) <= 1.15 * highest(middle, what), f"{what} does not level off"
    assert last["in_memory"] < 10 + TABLES_AN_HOUR * 3, "tables stay in memory"
    return found


def highest(samples: list[Sample], what: str) -> float:
    return max(sample[what] for sample in samples)


DAYS = [Trial("days", "hours of tables that are opened, played and abandoned, in virtual time", 168, 168, days)]
