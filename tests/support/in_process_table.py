"""Two people at a table of the whole server, over real sockets but in this process, so that its inside can be seen.

    async def play(table: Table) -> None:
        await table.one.ask("answer", question=table.question, move="draw")
        assert len(table.moves()) == 1

    at_a_table(tmp_path, play)

It is the turn of the first one.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path

from boomcat.server.operations.log import Log
from boomcat.server.tables.clock import RealClock
from boomcat.server.tables.entries import Moved, read_entry
from tests.support.clients import Device, Message, open_table
from tests.support.in_process_server import HouseServer
from tests.support.timeouts import PATIENCE_SECONDS

PATIENT: Message = {"timers": {"turn": 3600, "nope": 20, "grace": 3600}, "options": {"first": 1}}


def served(folder: Path, play: Callable[[HouseServer], Awaitable[None]], speed: float = 1.0, log: Log | None = None):
    async def run() -> None:
        async with (
            asyncio.timeout(2 * PATIENCE_SECONDS),
            HouseServer(folder / "boomcat.db", RealClock(speed), log=log).here() as server,
        ):
            await play(server)

    asyncio.run(run())


class Table:
    """Two people at a table whose game has begun, and whose turn is the first one's."""

    def __init__(self, server: HouseServer, seated: list[Message], devices: list[Device]) -> None:
        self.server = server
        self.code: str = seated[0]["table"]
        self.tokens: list[str] = [one["token"] for one in seated]
        self.one, self.two = devices

    @property
    def truth(self):
        return self.server.table(self.code)

    @property
    def question(self) -> int:
        return int(self.truth.game.question)

    def moves(self) -> list[Moved]:
        """As they are stored."""
        stored = self.server.store.load(self.code)
        assert stored is not None
        entries = [read_entry(entry.data) for entry in stored.entries]
        return [entry for entry in entries if isinstance(entry, Moved)]

    def device(self) -> Device:
        return Device(self.server.url, self.code)


async def begun(server: HouseServer, stack: AsyncExitStack, settings: Message = PATIENT) -> Table:
    seated = await open_table(server.url, ["open", "open"], settings)
    devices = [await stack.enter_async_context(Device(server.url, seated[0]["table"])) for _ in seated]
    for device, one in zip(devices, seated, strict=True):
        await device.hello(one["token"])
    await devices[0].ask("start")
    for device in devices:
        await device.ask("contribute", bytes="07")
    for device in devices:
        await device.state_in("playing")
    return Table(server, seated, devices)


def at_a_table(folder: Path, play: Callable[[Table], Awaitable[None]], log: Log | None = None) -> None:
    async def run(server: HouseServer) -> None:
        async with AsyncExitStack() as stack:
            await play(await begun(server, stack))

    served(folder, run, log=log)
