"""The interface of the storages: a SQL database (storage/sql), or the streams of a cluster (storage/nats).

Both give the same guarantees.  A saved change survives any crash, whole or not at all; the changes of a table are
stored in order; a server that has lost a table to another one can store nothing there and gets `store-stale`.
Everything raises StoreError.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Protocol, TypeAlias

from prometheus_client import Histogram

from boomcat.server.storage.sql import Ban, Change, SqlStore, StoredTable
from boomcat.server.storage.sql.backup_file import archive
from boomcat.server.tables.clock import ServerClock
from boomcat.server.tables.device_codes import CODE_SECONDS, IssuedCode

#: A change on its way to the storage.  Cancelling it does not take the change back.
Saving: TypeAlias = asyncio.Future[None]


@dataclass(frozen=True, slots=True)
class Tidied:
    """The result of `tidy`: deleted tables, the number of deleted records of others, and the archive."""

    tables: list[str]
    records: int
    archive: str
    #: Outdated tables that could not be read, counted by the reason.
    left: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class StorageFigures:
    """Figures for the metrics, counted since the start."""

    commit_seconds: Histogram
    transactions: int
    changes: int
    #: Waiting changes.
    queue: int
    #: Whether the last write worked.
    up: bool
    #: Counts of only one storage, by name: description and value.
    more: Mapping[str, tuple[str, int]] = field(default_factory=dict)


class Storage(Protocol):
    """The methods for the event loop."""

    async def start(self, clock: ServerClock, displaced: Callable[[], None]) -> None:
        """Start; `displaced` is called when another server may have written: tables in memory may be outdated."""

    async def close(self) -> None:
        """Finish the work in progress, then stop.  Later calls raise `store-closed`."""

    # -- tables ---------------------------------------------------------------------------

    def save(self, change: Change) -> Saving:
        """Store a change; the future is done when it is on the disk."""

    async def load(self, code: str) -> StoredTable | None:
        """Take over a table, if it exists and is open.  Its former server can store nothing any more."""

    async def look(self, code: str) -> StoredTable | None:
        """Read a table without taking it over."""

    def let_go(self, code: str) -> None:
        """Forget a table that has left the memory."""

    async def open_codes(self) -> list[str]:
        """Return the codes of all open tables."""

    async def record(self, code: str, number: int) -> str | None:
        """Return the record of a finished game, even if its table is closed."""

    async def tidy(self, before: float, share: float, spared: Sequence[str]) -> Tidied | None:
        """Delete tables that are idle since then, at most this share of all, after archiving them."""

    # -- operator commands ------------------------------------------------------------------

    async def bans(self, now: float) -> list[Ban]: ...

    async def closed_by_order(self) -> list[str]:
        """Return the tables that an operator has closed and whose people do not know it yet."""

    async def forget_orders(self, codes: Sequence[str]) -> None: ...

    # -- codes for other devices ------------------------------------------------------------

    def add_device_code(self, code: str, table: str, holders: Collection[str]) -> None:
        """Add the hash of a code for a seat with these keys; it replaces an older one of the seat."""

    async def take_device_code(self, code: str) -> IssuedCode | None:
        """Use up a code."""

    def put_device_code_back(self, code: str, ticket: IssuedCode) -> None:
        """Make a code valid again that could not be used."""

    # -- deals that many people play ----------------------------------------------------------

    async def add_deal(self, name: str, deal: bytes, until: float | None) -> None:
        """Store a deal, unless there is one of this name.  It may be deleted then."""

    async def deal(self, name: str) -> bytes | None: ...

    async def add_result(self, deal: str, table: str, result: bytes, until: float | None) -> None:
        """Store the result of a table's game of this deal, unless there is one.  It may be deleted then."""

    async def results(self, deal: str) -> Mapping[str, bytes]:
        """Return the results of a deal by their tables."""

    # -- state ------------------------------------------------------------------------------

    async def healthy(self) -> bool:
        """Return whether reading and writing work."""

    def figures(self) -> StorageFigures: ...


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
