"""The storage of a server that has a SQL database to itself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial

from boomcat.server.storage.base import StorageFigures, Tidied
from boomcat.server.storage.change import Ban, StoredTable
from boomcat.server.storage.sql.backup_file import archive
from boomcat.server.storage.sql.store import SqlStore
from boomcat.server.tables.clock import ServerClock
from boomcat.server.tables.device_codes import CODE_SECONDS, IssuedCode


class DatabaseStorage:
    """A SQL database of this process; slow calls run in threads."""

    def __init__(self, store: SqlStore) -> None:
        self.store = store
        self.clock: ServerClock | None = None
        # Every move goes through it, so there is nothing in between.
        self.save = store.save

    async def start(self, clock: ServerClock, displaced: Callable[[], None]) -> None:
        loop = asyncio.get_running_loop()

        self.store.writer.claim.displaced = partial(loop.call_soon_threadsafe, displaced)
        self.clock = clock

    async def close(self) -> None:
        await asyncio.to_thread(self.store.close)

    async def load(self, code: str) -> StoredTable | None:
        return await asyncio.to_thread(self.store.load, code)

    look = load

    def let_go(self, code: str) -> None:
        """Do nothing: no other server shares the database."""

    async def open_codes(self) -> list[str]:
        return await asyncio.to_thread(self.store.open_codes)

    async def record(self, code: str, number: int) -> str | None:
        return await asyncio.to_thread(self.store.record, code, number)

    async def tidy(self, before: float, share: float, spared: Sequence[str]) -> Tidied | None:
        old = await asyncio.to_thread(self.store.outdated, before, share, spared)
        if not old:
            return None
        file = await asyncio.to_thread(archive, self.store, old)
        gone = await asyncio.to_thread(self.store.throw_away, old)
        return Tidied(gone, len(old.records), file.name)

    async def bans(self, now: float) -> list[Ban]:
        return await asyncio.to_thread(self.store.bans, now)

    async def closed_by_order(self) -> list[str]:
        return await asyncio.to_thread(self.store.closed_by_order)

    async def forget_orders(self, codes: Sequence[str]) -> None:
        await asyncio.to_thread(self.store.forget_orders, codes)

    def add_device_code(self, code: str, table: str, holders: Collection[str]) -> None:
        assert self.clock is not None
        ticket = IssuedCode(table, min(holders), self.clock.wall() + CODE_SECONDS)
        self.store.add_device_code(code, ticket, holders)

    async def take_device_code(self, code: str) -> IssuedCode | None:
        assert self.clock is not None
        return await asyncio.wrap_future(self.store.take_device_code(code, self.clock.wall()))

    def put_device_code_back(self, code: str, ticket: IssuedCode) -> None:
        self.store.add_device_code(code, ticket)

    async def add_deal(self, name: str, deal: bytes, until: float | None) -> None:
        assert self.clock is not None
        await asyncio.wrap_future(self.store.add_deal(name, deal, until, self.clock.wall()))

    async def deal(self, name: str) -> bytes | None:
        return await asyncio.to_thread(self.store.deal, name)

    async def add_result(self, deal: str, table: str, result: bytes, until: float | None) -> None:
        await asyncio.wrap_future(self.store.add_result(deal, table, result, until))

    async def results(self, deal: str) -> Mapping[str, bytes]:
        return await asyncio.to_thread(self.store.results, deal)

    async def healthy(self) -> bool:
        return await asyncio.to_thread(self.store.healthy)

    def figures(self) -> StorageFigures:
        writer = self.store.writer
        return StorageFigures(
            writer.commit_seconds, writer.transactions, writer.changes, writer.queue.qsize(), writer.well
        )
