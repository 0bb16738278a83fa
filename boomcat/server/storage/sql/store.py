"""The store, as the server sees it."""

from __future__ import annotations

import asyncio
import errno
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from sqlalchemy import URL, Connection, Row, Select, false, select
from sqlalchemy import text as sql

from boomcat.server.storage.sql import change_sql as statements
from boomcat.server.storage.sql import operator_commands as orders
from boomcat.server.storage.sql import retention as thrown
from boomcat.server.storage.sql import stored_device_codes as tickets
from boomcat.server.storage.sql.change import Change, StoredEntry, StoredTable
from boomcat.server.storage.sql.checksums import is_whole
from boomcat.server.storage.sql.database import (
    check_writable,
    keep_private,
    read_address,
    reading_engine,
    writing_engine,
)
from boomcat.server.storage.sql.migrate import check_current, migrate
from boomcat.server.storage.sql.operator_commands import Ban
from boomcat.server.storage.sql.retention import Outdated
from boomcat.server.storage.sql.schema import journal, records, tables
from boomcat.server.storage.sql.storage_errors import StoreError, translated
from boomcat.server.storage.sql.stored_device_codes import StoredDeviceCode
from boomcat.server.storage.sql.writer import Job, WriterThread
from boomcat.server.storage.sql.writer_lock import claim_for

__all__ = ["SqlStore"]

#: Rows that are fetched at a time.
HANDFUL = 1_000
#: Longer than a group ever takes; who asks for the health wants to know now.
HEALTH_SECONDS = 3.0
#: Whoever does not answer for so long is hung up on.
HANGING_SECONDS = 8.0


class SqlStore:
    """Open it with `SqlStore.open`.  Its methods may be called from any thread.

    Only `commit` and `save` return before the database has answered; call the others off the event loop, for example
    with `asyncio.to_thread`, once the server is running.  Everything raises StoreError.
    """

    def __init__(self, url: URL, alone: bool) -> None:
        self.url = url
        self.reader = reading_engine(url)
        self.writer = WriterThread(writing_engine(url), claim_for(url, alone))

    @classmethod
    def open(cls, address: str, *, alone: bool = True) -> SqlStore:
        """A path, `sqlite:///path` or `postgresql://user:password@host/database`; migrated, if it is older.

        `alone` refuses a database that another server writes to (`store-in-use`).  Several may share one without it:
        each table must still have one server only, and `store-stale` is how another one learns that it has lost it.
        """
        url = read_address(address)
        keep_private(url)
        check_writable(url)
        store = cls(url, alone)
        try:
            with translated():
                connection = store.writer.connect()
                if url.get_backend_name() == "sqlite":
                    check_pages(connection)
                migrate(connection)
                store.writer.claim.take(connection)
                with connection.begin():
                    statements.probe(connection)
        except BaseException:
            store.close()
            raise
        store.writer.thread.start()
        return store

    @classmethod
    def visit(cls, address: str) -> SqlStore:
        """The store that a server may be using right now, as it is: nothing is migrated, and nothing claimed."""
        url = read_address(address)
        if url.get_backend_name() == "sqlite" and not Path(str(url.database)).is_file():
            raise StoreError("store-unreachable", {"why": f"{os.strerror(errno.ENOENT)}: {url.database}"})
        store = cls(url, alone=False)
        try:
            with store.reading() as connection:
                check_current(connection)
        except BaseException:
            store.close()
            raise
        store.writer.thread.start()
        return store

    # -- writing ------------------------------------------------------------------------

    def commit(self, change: Change) -> Future[None]:
        """Queue a change.  The future is done when it is on the disk; stored is all of it or nothing.

        Changes are stored in the order in which they come.  To stop waiting for one does not take it back.
        """
        return self.writer.submit(change)

    def save(self, change: Change) -> asyncio.Future[None]:
        """Queue a change, like `commit`, from an event loop."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.writer.commit(Job(future, change))
        return future

    def outdated(self, before: float, share: float, spared: Sequence[str] = ()) -> Outdated:
        """What nobody has touched since, up to this share of everything."""
        with self.reading() as connection:
            return thrown.outdated(connection, before, share, spared)

    def throw_away(self, old: Outdated) -> list[str]:
        """Delete it, once it is in an archive (backup.py); the tables that are gone now."""
        return self.writer.send(lambda connection: thrown.throw_away(connection, old)).result()

    # -- orders -------------------------------------------------------------------------

    def bans(self, now: float) -> list[Ban]:
        with self.reading() as connection:
            return orders.read_bans(connection, now)

    def ban(self, wanted: Ban) -> None:
        self.writer.send(lambda connection: orders.ban(connection, wanted)).result()

    def lift(self, network: str) -> bool:
        return self.writer.send(lambda connection: orders.lift(connection, network)).result()

    def shut(self, game: str) -> bool:
        return self.writer.send(lambda connection: orders.shut(connection, game)).result()

    def closed_by_order(self) -> list[str]:
        with self.reading() as connection:
            return orders.closed_by_order(connection)

    def forget_orders(self, games: Sequence[str]) -> None:
        self.writer.send(lambda connection: orders.forget_orders(connection, games)).result()

    def finished_games(self) -> dict[str, int]:
        with self.reading() as connection:
            return orders.finished_games(connection)

    # -- codes for other devices --------------------------------------------------------

    def keep_device_codes(self, wanted: Sequence[StoredDeviceCode]) -> Future[None]:
        """All that are good now."""
        return self.writer.send(lambda connection: tickets.keep_device_codes(connection, wanted))

    def tickets(self, now: float) -> list[StoredDeviceCode]:
        with self.reading() as connection:
            return tickets.read_device_codes(connection, now)

    # -- reading ------------------------------------------------------------------------

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        self.writer.claim.check()  # a new connection would make a new file, and throw away what belongs to the old one
        with translated(), self.reader.connect() as connection:
            yield connection

    def open_tables(self, since: float = 0.0) -> list[StoredTable]:
        """Every table that is not closed and was touched since, the oldest first."""
        return self.stored(select(tables).where(tables.c.closed == false(), tables.c.touched >= since))

    def load(self, game: str) -> StoredTable | None:
        """One table, if it is there and not closed."""
        found = self.stored(select(tables).where(tables.c.id == game, tables.c.closed == false()))
        return found[0] if found else None

    def stored(self, wanted: Select[tuple[object, ...]]) -> list[StoredTable]:
        rows: dict[str, Row[tuple[object, ...]]] = {}
        lines: dict[str, list[Row[tuple[object, ...]]]] = {}
        games = wanted.with_only_columns(tables.c.id)
        wanted_lines = select(journal).where(journal.c.game.in_(games)).order_by(journal.c.game, journal.c.seq)
        with self.reading() as connection:
            for row in connection.execute(wanted.order_by(tables.c.created, tables.c.id)):
                rows[row.id] = row
                lines[row.id] = []
            # In handfuls: all rows of all journals at once would take their room twice.
            for line in connection.execution_options(yield_per=HANDFUL).execute(wanted_lines):
                # A line whose very key is damaged is found by the index, and missing where it belongs: that is noticed.
                if line.game in lines:
                    lines[line.game].append(line)
        return [stored_table(row, lines.pop(game)) for game, row in rows.items()]

    def open_codes(self) -> list[str]:
        """Of every table that is not closed."""
        with self.reading() as connection:
            return list(connection.scalars(select(tables.c.id).where(tables.c.closed == false())))

    def record(self, game: str, number: int) -> str | None:
        """The record of a finished game, also of a table that is closed."""
        with self.reading() as connection:
            wanted = select(records.c.record).where(records.c.game == game, records.c.number == number)
            return connection.scalar(wanted)

    def records(self, game: str) -> list[int]:
        """The numbers of the finished games of a table."""
        with self.reading() as connection:
            wanted = select(records.c.number).where(records.c.game == game).order_by(records.c.number)
            return list(connection.scalars(wanted))

    # -- its own ------------------------------------------------------------------------

    @property
    def transactions(self) -> int:
        """How many groups of changes were stored."""
        return self.writer.transactions

    def when_displaced(self, told: Callable[[], None]) -> None:
        """Told, by any thread, when somebody else may have written: what is in memory may not be the truth any more."""
        self.writer.claim.displaced = told

    def healthy(self) -> bool:
        """Whether reading works, and writing did the last time; if it did not, whether it does now."""
        stalled = self.writer.stalled()
        if stalled > HANGING_SECONDS:
            self.writer.cut()
        if stalled > HEALTH_SECONDS:
            return False
        try:
            with self.reading() as connection:
                connection.execute(select(tables.c.id).limit(1)).all()
            if not self.writer.well:
                self.writer.send(statements.probe).result(HEALTH_SECONDS)
        except (StoreError, TimeoutError):
            return False
        return self.writer.thread.is_alive()

    def close(self) -> None:
        """Finish what is queued, then end.  What comes later is refused as `store-closed`."""
        self.writer.close()
        self.reader.dispose()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self.close()


def stored_table(row: Row[Any], lines: Sequence[Row[Any]]) -> StoredTable:
    if not is_whole(row, lines):
        return StoredTable(row.id, row.created, row.touched, row.rules, row.snapshot, (), damaged=True)
    entries = tuple(StoredEntry(line.seq, line.at, line.entry) for line in lines)
    return StoredTable(row.id, row.created, row.touched, row.rules, row.snapshot, entries)


def check_pages(connection: Connection) -> None:
    """Read the whole file once: what is damaged should be known before anybody sits down."""
    with connection.begin():
        answer = connection.scalar(sql("PRAGMA quick_check(1)"))
    if answer != "ok":
        raise StoreError("store-damaged", {"why": str(answer).splitlines()[-1]})
