"""The storage of the tables in a browser: keys and texts in its database, which stores each change as a whole."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Protocol

from boomcat.server.operations.counters import commit_histogram
from boomcat.server.storage.base import Saving, StorageFigures, Tidied
from boomcat.server.storage.change import Ban, Change, StoredEntry, StoredTable
from boomcat.server.storage.store_errors import REASONS, Stale, StoreError
from boomcat.server.tables.clock import ServerClock
from boomcat.server.tables.device_codes import IssuedCode

#: Digits of an entry's number, so that the order of the keys is the order of the entries.
DIGITS = 8


class KeyStore(Protocol):
    """The browser's database, seen from Python (web/src/offline/keyStore.ts)."""

    async def write(self, wanted: str) -> str:
        """Store a `Batch` as JSON on the disk; return why nothing of it is stored, or an empty text."""

    async def read(self, prefix: str) -> str:
        """Return all texts whose keys begin like this, as JSON: pairs in the order of the keys."""


def table_key(code: str) -> str:
    return f"table/{code}"


def entry_key(code: str, seq: int) -> str:
    return f"entry/{code}/{seq:0{DIGITS}}"


def record_key(code: str, number: int) -> str:
    return f"record/{code}/{number}"


class BrowserStorage:
    """A `Storage`.  A second tab may write to the same database: the one whose entry comes too late is outdated."""

    def __init__(self, keys: KeyStore) -> None:
        self.keys = keys
        self.clock: ServerClock | None = None
        self.changes = 0
        self.well = True

    async def start(self, clock: ServerClock, displaced: Callable[[], None]) -> None:
        self.clock = clock

    async def close(self) -> None:
        """Do nothing: every change is stored when it is made."""

    # -- tables ---------------------------------------------------------------------------

    def save(self, change: Change) -> Saving:
        return asyncio.ensure_future(self.write(change))

    async def write(self, change: Change) -> None:
        reason = await self.keys.write(json.dumps(self.batch(change)))
        self.well = not reason
        self.changes += 1
        if reason == "store-stale":
            raise Stale(reason)
        if reason:
            raise StoreError(reason if reason in REASONS else "store-failed")

    def batch(self, change: Change) -> dict[str, Any]:
        """Return what a change does: keys that must exist, new ones that must not, and texts that are replaced."""
        code, wall = change.game, self.clock.wall() if self.clock else 0.0
        entries = [StoredEntry(*entry) for entry in change.entries]
        new = [[entry_key(code, entry.seq), json.dumps([entry.at, entry.data.decode()])] for entry in entries]
        kept: list[list[str]] = []
        there = [table_key(code)]
        if change.created is not None:
            new.append([table_key(code), json.dumps({"created": change.created, "rules": change.rules})])
            there = []
        elif entries and entries[0].seq:
            there.append(entry_key(code, entries[0].seq - 1))
        if change.snapshot is not None:
            kept.append([f"snapshot/{code}", change.snapshot])
        if change.record is not None:
            number, text = change.record
            kept.append([record_key(code, number), text])
        if change.closed:
            kept.append([f"closed/{code}", str(wall)])
        return {"there": there, "new": new, "kept": kept}

    async def load(self, code: str) -> StoredTable | None:
        table = await self.text(table_key(code))
        if table is None or await self.text(f"closed/{code}") is not None:
            return None
        about = json.loads(table)
        entries = []
        damaged = False
        for seq, (key, text) in enumerate(await self.texts(f"entry/{code}/")):
            at, data = json.loads(text)
            damaged = damaged or key != entry_key(code, seq)
            entries.append(StoredEntry(seq, at, data.encode()))
        created = about["created"]
        touched = entries[-1].at if entries else created
        snapshot = await self.text(f"snapshot/{code}")
        return StoredTable(code, created, touched, about["rules"], snapshot, tuple(entries), damaged)

    look = load

    def let_go(self, code: str) -> None:
        """Do nothing: no table has an owner."""

    async def open_codes(self) -> list[str]:
        closed = {key.partition("/")[2] for key, _ in await self.texts("closed/")}
        codes = [key.partition("/")[2] for key, _ in await self.texts("table/")]
        return [code for code in codes if code not in closed]

    async def record(self, code: str, number: int) -> str | None:
        return await self.text(record_key(code, number))

    async def tidy(self, before: float, share: float, spared: Sequence[str]) -> Tidied | None:
        """Keep everything: the browser deletes it with the site's data."""
        return None

    # -- without operators and other devices --------------------------------------

    async def bans(self, now: float) -> list[Ban]:
        return []

    async def closed_by_order(self) -> list[str]:
        return []

    async def forget_orders(self, codes: Sequence[str]) -> None:
        """Do nothing: there are no operators."""

    def add_device_code(self, code: str, table: str, holders: Collection[str]) -> None:
        """Do nothing: no other device reaches this storage."""

    async def take_device_code(self, code: str) -> IssuedCode | None:
        return None

    def put_device_code_back(self, code: str, ticket: IssuedCode) -> None:
        """Do nothing: no code was taken."""

    # -- deals that many people play: a browser has none -----------------------------------

    async def add_deal(self, name: str, deal: bytes, until: float | None) -> None:
        """Do nothing: no other player could reach it."""

    async def deal(self, name: str) -> bytes | None:
        return None

    async def add_result(self, deal: str, table: str, result: bytes, until: float | None) -> None:
        """Do nothing: there are no deals."""

    async def results(self, deal: str) -> Mapping[str, bytes]:
        return {}

    # -- state ------------------------------------------------------------------------------

    async def healthy(self) -> bool:
        return self.well

    def figures(self) -> StorageFigures:
        return StorageFigures(commit_histogram(), self.changes, self.changes, 0, self.well)

    # -- the player's own seats -----------------------------------------------------------

    async def keep_seat(self, code: str, seat: str) -> None:
        """Store the key to a seat: the page's own storage is written seconds later, when the battery may be dead.

        An empty text forgets it.
        """
        reason = await self.keys.write(json.dumps({"there": [], "new": [], "kept": [[f"seat/{code}", seat]]}))
        if reason:
            raise StoreError(reason if reason in REASONS else "store-failed")

    async def newest_seats(self, most: int) -> list[str]:
        """Return the seats of the newest tables, the newest last."""
        tables = {key.partition("/")[2]: json.loads(text)["created"] for key, text in await self.texts("table/")}
        seats = {key.partition("/")[2]: text for key, text in await self.texts("seat/") if text}
        return [seats[code] for code in sorted(seats.keys() & tables.keys(), key=tables.__getitem__)[-most:]]

    # -- texts ------------------------------------------------------------------------------

    async def texts(self, prefix: str) -> list[tuple[str, str]]:
        return [(key, text) for key, text in json.loads(await self.keys.read(prefix))]

    async def text(self, wanted: str) -> str | None:
        return next((text for key, text in await self.texts(wanted) if key == wanted), None)
