"""Where the house keeps its tables: in a database of its own, or in a cluster's streams (boomcat/server/cluster).

Both promise the same.  What is saved is there after any crash, whole or not at all; the changes of a table are stored
in their order; whoever has lost a table to somebody else can store nothing there any more, and is told `store-stale`.
Everything raises StoreError.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias

from prometheus_client import Histogram

from boomcat.server.storage.sql import Change, SqlStore, StoredTable
from boomcat.server.storage.sql.backup_file import archive
from boomcat.server.storage.sql.operator_commands import Ban
from boomcat.server.tables.clock import ServerClock
from boomcat.server.tables.device_codes import DeviceCodes, IssuedCode

__all__ = ["DatabaseStorage", "Saving", "Storage", "StorageFigures", "Tidied"]

#: A change on its way to the storage.  Cancelling it does not take the change back.
Saving: TypeAlias = asyncio.Future[None]


@dataclass(frozen=True, slots=True)
class Tidied:
    """What was thrown away: these tables, so many records of others, and where a copy of it all is."""

    tables: list[str]
    records: int
    archive: str
    #: Tables that should have gone but could not be read: how many, by the reason.
    left: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class StorageFigures:
    """What operators watch; all counted since the start."""

    commit_seconds: Histogram
    transactions: int
    changes: int
    #: Changes that wait.
    queue: int
    #: Whether the last write worked.
    up: bool
    #: What only some storages count, by name: in words, and how often.
    more: Mapping[str, tuple[str, int]] = field(default_factory=dict)


class Storage(Protocol):
    """What a house needs of it, in the event loop."""

    async def start(self, clock: ServerClock, displaced: Callable[[], None]) -> None:
        """`displaced` is told when somebody else may have written to any table: what is in memory may be outdated."""

    async def close(self) -> None:
        """Finish what is under way, then end.  What comes later is refused as `store-closed`."""

    # -- tables ---------------------------------------------------------------------------

    def save(self, change: Change) -> Saving:
        """Done when it is stored."""

    async def load(self, code: str) -> StoredTable | None:
        """A table to go on with, if it is there and not closed.  Whoever had it before can store nothing any more."""

    async def look(self, code: str) -> StoredTable | None:
        """The same, without taking it."""

    def let_go(self, code: str) -> None:
        """The table has left the memory."""

    async def open_codes(self) -> list[str]:
        """Of every table that is not closed."""

    async def record(self, code: str, number: int) -> str | None:
        """The record of a finished game, also of a table that is closed."""

    async def tidy(self, before: float, share: float, spared: Sequence[str]) -> Tidied | None:
        """Throw away what nobody has touched since, at most this share of everything, once there is a copy of it."""

    # -- what operators ask for -------------------------------------------------------------

    async def bans(self, now: float) -> list[Ban]: ...

    async def closed_by_order(self) -> list[str]:
        """Tables that are closed, but whose people have not been told."""

    async def forget_orders(self, codes: Sequence[str]) -> None: ...

    # -- codes for other devices ------------------------------------------------------------

    def add_device_code(self, code: str, table: str, holders: Collection[str]) -> None:
        """A code, as a hash, for a seat with these keys; an older one of the same seat is void."""

    async def take_device_code(self, code: str) -> IssuedCode | None:
        """From now on it is not good any more."""

    def put_device_code_back(self, code: str, ticket: IssuedCode) -> None:
        """It was not used after all."""

    # -- its own ----------------------------------------------------------------------------

    async def healthy(self) -> bool:
        """Whether reading and writing work."""

    def figures(self) -> StorageFigures: ...


class DatabaseStorage:
    """In a database that this process has for itself; what takes its time happens in threads."""

    def __init__(self, store: SqlStore) -> None:
        self.store = store
        self.tickets: DeviceCodes | None = None
        # Every move goes through it, so there is nothing in between.
        self.save = store.save

    async def start(self, clock: ServerClock, displaced: Callable[[], None]) -> None:
        loop = asyncio.get_running_loop()

        def told() -> None:
            loop.call_soon_threadsafe(displaced)

        self.store.when_displaced(told)
        self.tickets = DeviceCodes(self.store, clock)
        await self.tickets.read()

    async def close(self) -> None:
        if self.tickets is not None:
            self.tickets.close()
        await asyncio.to_thread(self.store.close)

    async def load(self, code: str) -> StoredTable | None:
        return await asyncio.to_thread(self.store.load, code)

    async def look(self, code: str) -> StoredTable | None:
        return await asyncio.to_thread(self.store.load, code)

    def let_go(self, code: str) -> None:
        """The database has nobody else to give it to."""

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
        assert self.tickets is not None
        self.tickets.add(code, table, holders)

    async def take_device_code(self, code: str) -> IssuedCode | None:
        assert self.tickets is not None
        return await self.tickets.take(code)

    def put_device_code_back(self, code: str, ticket: IssuedCode) -> None:
        assert self.tickets is not None
        self.tickets.put_back(code, ticket)

    async def healthy(self) -> bool:
        return await asyncio.to_thread(self.store.healthy)

    def figures(self) -> StorageFigures:
        writer = self.store.writer
        return StorageFigures(
            writer.commit_seconds, writer.transactions, writer.changes, writer.queue.qsize(), writer.well
        )
