"""A table in the event loop, in virtual time: the real actor, with a disk that takes as long as a test says.

`virtual()` runs a coroutine in a loop whose clock jumps to whatever is next, so hours take no time, and a millisecond
is exactly that.  A `VirtualTable` is a game at a turn, with its people, and what each of them was sent and when.
"""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any, Self, TypeVar, cast

import msgspec

from boomcat.bots.seat import Seat
from boomcat.core.state import State
from boomcat.luck import SealedChance
from boomcat.server.operations.bans import Bans
from boomcat.server.operations.fair_semaphore import FairSemaphore
from boomcat.server.operations.log import Log
from boomcat.server.storage.base import Storage
from boomcat.server.storage.change import Change
from boomcat.server.tables.actor import TableActor
from boomcat.server.tables.clock import ServerClock
from boomcat.server.tables.entries import Opened
from boomcat.server.tables.http_bodies import JoinTable
from boomcat.server.tables.messages import AnyFromClient, Hello
from boomcat.server.tables.seat_at_table import SeatAtTable, token_hash
from boomcat.server.tables.table import Table
from boomcat.server.tables.table_codes import new_code
from boomcat.server.tables.table_info import Settings
from boomcat.server.tables.table_session import TableSession

T = TypeVar("T")
DECODER: msgspec.json.Decoder[AnyFromClient] = msgspec.json.Decoder(AnyFromClient)
QUIET = Log(level="error")


class Skipping(selectors.DefaultSelector):
    """Never waits: whatever time there is to be waited for is over."""

    now = 1000.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout == 0:  # something is ready: to ask the system each time would take longer than most of it
            return []
        events = super().select(0)
        if not events:
            assert timeout is not None, "every task waits for another one"
            self.now += timeout
        return events


def virtual(work: Coroutine[Any, Any, T]) -> T:
    selector = Skipping()
    loop = asyncio.SelectorEventLoop(selector)
    loop.time = lambda: selector.now  # type: ignore[method-assign]
    with asyncio.Runner(loop_factory=lambda: loop) as loops:
        return loops.run(work)


class LoopClock:
    def now(self) -> float:
        return asyncio.get_running_loop().time()

    def wall(self) -> float:
        return 1_700_000_000 + self.now()

    def real(self, seconds: float) -> float:
        return seconds


class Disk:
    """Stores one group after the other, as the writer's thread does, each in the time that a sync takes."""

    def __init__(self, sync: Callable[[], float]) -> None:
        self.sync = sync
        self.loop = asyncio.get_running_loop()
        self.stored: list[Change] = []
        self.queue: list[tuple[Change, asyncio.Future[None]]] = []
        self.news = asyncio.Event()
        self.task = asyncio.create_task(self.run())

    async def run(self) -> None:
        while True:
            await self.news.wait()
            self.news.clear()
            while self.queue:
                group, self.queue = self.queue, []
                await asyncio.sleep(self.sync())
                for change, done in group:
                    self.stored.append(change)
                    done.set_result(None)

    def save(self, change: Change) -> asyncio.Future[None]:
        done = self.loop.create_future()
        self.queue.append((change, done))
        self.news.set()
        return done


class TableDevice:
    """A device at the table: what it was sent, and when."""

    address = "192.0.2.7"

    def __init__(self, scene: VirtualTable, token: str | None) -> None:
        self.scene = scene
        self.token = token
        self.sent: list[tuple[float, bytes]] = []

    def send(self, message: bytes) -> None:
        self.sent.append((self.scene.now(), message))

    def end(self, reason: str) -> None:
        pass

    async def hello(self) -> None:
        await self.scene.actor.do(self.enter)

    def enter(self) -> None:
        self.scene.session.enter(self, Hello(token=self.token, last_sequence=None))

    def ask(self, message: str, request: str, **fields: Any) -> asyncio.Task[bool]:
        raw = {"message": message, "id": request, **fields}
        decoded = DECODER.decode(msgspec.json.encode(raw))
        return asyncio.create_task(self.scene.actor.do(lambda: self.scene.session.ask(self, decoded)))  # type: ignore[arg-type]

    def answered(self, request: str) -> float:
        """Return the time at which this request was answered."""
        quoted = msgspec.json.encode(request)
        return next(time for time, message in self.sent if b'"id":' + quoted in message)


class VirtualTable:
    """Use it with `async with`.  All seats are people's, who are here; then tests change that."""

    def __init__(
        self,
        game: State,
        sync: Callable[[], float],
        settings: Settings,
        seed: int,
        watchers: int = 1,
        store: Storage | None = None,
        clock: ServerClock | None = None,
    ) -> None:
        self.clock = clock or LoopClock()
        self.disk = Disk(sync)
        self.session = TableSession(
            Table("testtabl" if store is None else new_code()), self.clock, Random(seed), self.new, QUIET
        )
        bots = FairSemaphore(1, self.clock.now)
        disk = store or cast("Storage", self.disk)
        self.actor = TableActor(self.session, disk, self.clock, QUIET, bots, self.stale, Bans().has)
        self.game = game
        self.settings = settings
        self.devices = [TableDevice(self, f"token-{seat}") for seat in range(game.players)]
        self.devices += [TableDevice(self, None) for _ in range(watchers)]

    async def __aenter__(self) -> Self:
        players = self.game.players
        opened = Opened(
            settings=self.settings, seats=["open"] * players, name="Ada", avatar=0, token=token_hash("token-0")
        )
        await self.actor.do(lambda: self.session.propose(opened))
        for seat in range(1, players):
            wanted = JoinTable(name=f"Bea {seat}")
            await self.actor.do(lambda seat=seat, wanted=wanted: self.session.propose_join(wanted, f"token-{seat}"))  # type: ignore[misc]
        table = self.session.table
        table.phase, table.games, table.secret = "playing", 1, b"\1" * 32
        table.luck = SealedChance(table.secret, (b"",) * players)
        table.game = self.game
        table.seats = [Seat(self.game, seat) for seat in range(players)]
        for device in self.devices:
            await device.hello()
            device.sent.clear()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.actor.stop()
        self.disk.task.cancel()

    def now(self) -> float:
        return self.clock.now()

    def new(self, table: str, chair: SeatAtTable) -> str:
        return "code"

    def stale(self) -> None:
        raise AssertionError("what is in memory is not what is stored")
