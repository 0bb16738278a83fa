"""The interface of the storages: a SQL database (storage/sql), or the streams of a cluster (storage/nats).

Both give the same guarantees.  A saved change survives any crash, whole or not at all; the changes of a table are
stored in order; a server that has lost a table to another one can store nothing there and gets `store-stale`.
Everything raises StoreError.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias

from boomcat.server.operations.counters import Histogram
from boomcat.server.storage.change import Ban, Change, StoredTable
from boomcat.server.tables.clock import ServerClock
from boomcat.server.tables.device_codes import IssuedCode

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
