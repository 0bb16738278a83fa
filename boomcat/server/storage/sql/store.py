"""The SQL storage of a server."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterator, Sequence
from concurrent.futures import Future
from contextlib import AbstractContextManager, contextmanager
from dataclasses import asdict
from typing import Any

from sqlalchemy import URL, Connection, Row, Select, delete, false, insert, or_, select, update
from sqlalchemy import text as sql

from boomcat.server.storage.change import Ban, Change, StoredEntry, StoredTable, is_whole
from boomcat.server.storage.sql import change_sql as statements
from boomcat.server.storage.sql import database
from boomcat.server.storage.sql import retention as thrown
from boomcat.server.storage.sql.database_schema import (
    bans,
    closings,
    deals,
    journal,
    records,
    results,
    tables,
    tickets,
)
from boomcat.server.storage.sql.migrate import check_current, migrate
from boomcat.server.storage.sql.retention import Outdated
from boomcat.server.storage.sql.storage_errors import translated
from boomcat.server.storage.sql.writer import WriterThread
from boomcat.server.storage.sql.writer_lock import claim_for
from boomcat.server.storage.store_errors import StoreError
from boomcat.server.tables.device_codes import CODE_SECONDS, IssuedCode

#: Rows that are fetched at a time.
FETCHED_ROWS = 1_000
#: Longer than a commit takes, and short enough for a health check.
HEALTH_TIMEOUT_SECONDS = 3.0
#: The connection to a database that does not answer is cut after this.
HANGING_SECONDS = 8.0


class SqlStore(AbstractContextManager["SqlStore"]):
    """Open it with `SqlStore.open`.  Its methods may be called from any thread.

    Only `commit` and `save` return before the database has answered; call the others off the event loop, for example
    with `asyncio.to_thread`, once the server is running.  Everything raises StoreError.
    """

    def __init__(self, url: URL, alone: bool) -> None:
        self.url = url
        self.reader = database.reading_engine(url)
        self.writer = WriterThread(database.writing_engine(url), claim_for(url, alone))

    @classmethod
    def open(cls, address: str, *, alone: bool = True) -> SqlStore:
        """Open a path, `sqlite:///path` or `postgresql://user:password@host/database`, and migrate it if necessary.

        `alone` refuses a database that another server writes to (`store-in-use`).  Without it several may share one;
        each table still has only one server, and one that has lost a table gets `store-stale`.
        """
        url = database.read_address(address)
        if file := database.file_of(url):
            database.keep_private(file)
            database.check_writable(file)
        store = cls(url, alone)
        try:
            with translated():
                connection = store.writer.connect()
                if file:
                    check_pages(connection)
                migrate(connection)
                with connection.begin():
                    statements.probe(connection)
        except BaseException:
            store.close()
            raise
        store.writer.thread.start()
        return store

    @classmethod
    def visit(cls, address: str) -> SqlStore:
        """Open a store that a server may be using, without migrating or locking it."""
        url = database.read_address(address)
        if file := database.file_of(url):
            database.check_exists(file)
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
        """Queue a change; the future is done when the whole change is on the disk.

        Changes are stored in order.  Cancelling the future does not take the change back.
        """
        return self.writer.commit(change)

    def save(self, change: Change) -> asyncio.Future[None]:
        """Queue a change, like `commit`, from an event loop."""
        return asyncio.wrap_future(self.writer.commit(change))

    def outdated(self, before: float, share: float, spared: Sequence[str] = ()) -> Outdated:
        """Return what was not used since, up to this share of everything."""
        with self.reading() as connection:
            return thrown.outdated(connection, before, share, spared)

    def throw_away(self, old: Outdated) -> list[str]:
        """Delete what is archived (backup_file.py), and return the codes of the deleted tables."""
        return self.writer.send(lambda connection: thrown.throw_away(connection, old)).result()

    # -- operator commands: stored, so that only users with write access to the database can give them ------------

    def bans(self, now: float) -> list[Ban]:
        wanted = select(bans).where(or_(bans.c.until.is_(None), bans.c.until > now)).order_by(bans.c.network)
        with self.reading() as connection:
            return [Ban(row.network, row.created, row.until) for row in connection.execute(wanted)]

    def ban(self, wanted: Ban) -> None:
        def replace(connection: Connection) -> None:
            connection.execute(delete(bans).where(or_(bans.c.network == wanted.network, bans.c.until < wanted.created)))
            connection.execute(insert(bans), [asdict(wanted)])

        self.writer.send(replace).result()

    def lift(self, network: str) -> bool:
        """Lift a ban, and return whether there was one."""
        lifted = delete(bans).where(bans.c.network == network)
        return self.writer.send(lambda connection: connection.execute(lifted).rowcount > 0).result()

    def shut(self, game: str) -> bool:
        """Close a table for good but keep its records; return whether it was open."""
        is_open = (tables.c.id == game) & (tables.c.closed == false())

        def close(connection: Connection) -> bool:
            if connection.execute(update(tables).where(is_open).values(closed=True)).rowcount == 0:
                return False
            connection.execute(delete(closings).where(closings.c.game == game))
            connection.execute(insert(closings), [{"game": game}])
            return True

        return self.writer.send(close).result()

    def closed_by_order(self) -> list[str]:
        """Return the closed tables whose people do not know it yet."""
        with self.reading() as connection:
            return list(connection.scalars(select(closings.c.game)))

    def forget_orders(self, games: Sequence[str]) -> None:
        forgotten = delete(closings).where(closings.c.game.in_(games))
        self.writer.send(lambda connection: connection.execute(forgotten)).result()

    # -- codes for other devices, as hashes -----------------------------------------------

    def add_device_code(self, code: str, ticket: IssuedCode, holders: Collection[str] = ()) -> Future[None]:
        """Add a code; it replaces an older one of the seat with these keys."""
        same = (tickets.c.game == ticket.table) & tickets.c.holder.in_(holders)
        row = {"code": code, "game": ticket.table, "holder": ticket.holder, "until": ticket.until}

        def add(connection: Connection) -> None:
            connection.execute(delete(tickets).where(or_(tickets.c.until <= ticket.until - CODE_SECONDS, same)))
            connection.execute(insert(tickets), [row])

        return self.writer.send(add)

    def take_device_code(self, code: str, now: float) -> Future[IssuedCode | None]:
        """Use up a code.  A wrong clock does not make it valid for longer."""
        valid = tickets.c.until.between(now, now + CODE_SECONDS) & (tickets.c.until != now)
        taken = delete(tickets).where(tickets.c.code == code, valid).returning(tickets)

        def take(connection: Connection) -> IssuedCode | None:
            row = connection.execute(taken).one_or_none()
            return None if row is None else IssuedCode(row.game, row.holder, row.until)

        return self.writer.send(take)

    # -- deals that many people play ------------------------------------------------------

    def add_deal(self, name: str, deal: bytes, until: float | None, now: float) -> Future[None]:
        """Add a deal unless there is one of this name, and delete what was kept until now."""

        def add(connection: Connection) -> None:
            for table in (deals, results):
                connection.execute(delete(table).where(table.c.until <= now))
            if connection.scalar(select(deals.c.name).where(deals.c.name == name)) is None:
                connection.execute(insert(deals), [{"name": name, "deal": deal, "until": until}])

        return self.writer.send(add)

    def deal(self, name: str) -> bytes | None:
        with self.reading() as connection:
            return connection.scalar(select(deals.c.deal).where(deals.c.name == name))

    def add_result(self, deal: str, game: str, result: bytes, until: float | None) -> Future[None]:
        """Add the result of a table's game unless there is one."""
        row = {"deal": deal, "game": game, "result": result, "until": until}

        def add(connection: Connection) -> None:
            same = (results.c.deal == deal) & (results.c.game == game)
            if connection.scalar(select(results.c.game).where(same)) is None:
                connection.execute(insert(results), [row])

        return self.writer.send(add)

    def results(self, deal: str) -> dict[str, bytes]:
        """Return the results of a deal by their tables."""
        with self.reading() as connection:
            found = connection.execute(select(results.c.game, results.c.result).where(results.c.deal == deal))
            return {row.game: row.result for row in found}

    def deal_notes(self) -> list[tuple[str, bytes, float | None]]:
        """Return all deals and results by their keys: `deal.NAME`, `result.NAME.TABLE`."""
        with self.reading() as connection:
            found = [(f"deal.{row.name}", row.deal, row.until) for row in connection.execute(select(deals))]
            rows = connection.execute(select(results))
            return found + [(f"result.{row.deal}.{row.game}", row.result, row.until) for row in rows]

    def add_deal_note(self, key: str, value: bytes) -> None:
        """Add a deal or a result under its key, to be kept for ever."""
        kind, name, table = f"{key}.".split(".")[:3]
        done = self.add_deal(name, value, None, 0.0) if kind == "deal" else self.add_result(name, table, value, None)
        done.result()

    # -- reading ------------------------------------------------------------------------

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        self.writer.claim.check()  # a new connection would create a new file and delete the log of the old one
        with translated(), self.reader.connect() as connection:
            yield connection

    def open_tables(self) -> list[StoredTable]:
        """Return all open tables, the oldest first."""
        return self.stored(select(tables).where(tables.c.closed == false()))

    def load(self, game: str) -> StoredTable | None:
        """Return a table, if it exists and is open."""
        found = self.stored(select(tables).where(tables.c.id == game, tables.c.closed == false()))
        return found[0] if found else None

    def stored(self, wanted: Select[Any]) -> list[StoredTable]:
        games = wanted.with_only_columns(tables.c.id)
        wanted_lines = select(journal).where(journal.c.game.in_(games)).order_by(journal.c.game, journal.c.seq)
        lines: dict[str, list[Row[Any]]] = {}
        with self.reading() as connection:
            rows = connection.execute(wanted.order_by(tables.c.created, tables.c.id)).all()
            # In batches: all rows of all journals at once would take twice the memory.
            for line in connection.execution_options(yield_per=FETCHED_ROWS).execute(wanted_lines):
                lines.setdefault(line.game, []).append(line)
        return [stored_table(row, lines.pop(row.id, [])) for row in rows]

    def open_codes(self) -> list[str]:
        """Return the codes of all open tables."""
        with self.reading() as connection:
            return list(connection.scalars(select(tables.c.id).where(tables.c.closed == false())))

    def record(self, game: str, number: int) -> str | None:
        """Return the record of a finished game, even if its table is closed."""
        with self.reading() as connection:
            wanted = select(records.c.record).where(records.c.game == game, records.c.number == number)
            return connection.scalar(wanted)

    def records(self, game: str) -> list[int]:
        """Return the numbers of a table's finished games."""
        with self.reading() as connection:
            wanted = select(records.c.number).where(records.c.game == game).order_by(records.c.number)
            return list(connection.scalars(wanted))

    # -- state --------------------------------------------------------------------------

    def healthy(self) -> bool:
        """Return whether reading works and the last write did; if it failed, whether writing works now."""
        stalled = self.writer.stalled()
        if stalled > HANGING_SECONDS:
            self.writer.cut()
        if stalled > HEALTH_TIMEOUT_SECONDS:
            return False
        try:
            with self.reading() as connection:
                connection.execute(select(tables.c.id).limit(1)).all()
            if not self.writer.well:
                self.writer.send(statements.probe).result(HEALTH_TIMEOUT_SECONDS)
        except (StoreError, TimeoutError):
            return False
        return self.writer.thread.is_alive()

    def close(self) -> None:
        """Write what is queued, then stop.  Later calls raise `store-closed`."""
        self.writer.close()
        self.reader.dispose()

    def __exit__(self, *error: object) -> None:
        self.close()


def stored_table(row: Row[Any], lines: Sequence[Row[Any]]) -> StoredTable:
    whole = is_whole(row, lines)
    entries = tuple(StoredEntry(line.seq, line.at, line.entry) for line in lines if whole)
    return StoredTable(row.id, row.created, row.touched, row.rules, row.snapshot, entries, damaged=not whole)


def check_pages(connection: Connection) -> None:
    """Read the whole file once, to find damage before the server starts."""
    with connection.begin():
        answer = connection.scalar(sql("PRAGMA quick_check(1)"))
    if answer != "ok":
        raise StoreError("store-damaged", {"why": str(answer).splitlines()[-1]})
