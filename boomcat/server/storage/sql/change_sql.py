"""Writes changes as SQL statements."""

from __future__ import annotations

import time
from collections.abc import Sequence
from operator import attrgetter
from typing import Any

from sqlalchemy import Connection, Insert, Update, bindparam, false, func, insert, select, true, update
from sqlalchemy import text as sql

from boomcat.server.storage.sql.change import Change
from boomcat.server.storage.sql.checksums import checksum
from boomcat.server.storage.sql.database_schema import journal, records, tables
from boomcat.server.storage.sql.storage_errors import StoreError

__all__ = ["is_there", "probe", "write"]

Row = tuple[Any, ...]

game_of = attrgetter("game")


class Plain:
    """A statement for many rows, compiled once and then passed to the driver directly.

    `row` repeats the order of the parameters, which is checked against the compiled statement.
    """

    def __init__(self, statement: Insert | Update, *row: str) -> None:
        self.statement = statement
        self.row = row
        #: The compiled statement for each kind of database.
        self.worded: dict[str, str] = {}

    def words(self, connection: Connection) -> str:
        compiled = self.statement.compile(dialect=connection.dialect)
        assert compiled.positiontup == list(self.row), compiled.positiontup
        return self.worded.setdefault(connection.dialect.name, str(compiled))

    def execute(self, connection: Connection, rows: Sequence[Row]) -> int:
        """Execute the statement, and return the number of changed rows."""
        words = self.worded.get(connection.dialect.name) or self.words(connection)
        cursor = connection.connection.cursor()
        try:
            cursor.executemany(words, rows)
            return int(cursor.rowcount)
        finally:
            cursor.close()


OPEN = update(tables).where(tables.c.id == bindparam("game"), tables.c.closed == false())
#: A snapshot of None keeps the former one.
TOUCHED = OPEN.values(
    rules=bindparam("new_rules"), snapshot=func.coalesce(bindparam("new_snapshot"), tables.c.snapshot)
)
LAST = select(func.max(journal.c.seq)).where(journal.c.game == tables.c.id).correlate(tables).scalar_subquery()
#: Only if the journal ends right before the change.  The primary key alone would allow a gap.
FOLLOWS = func.coalesce(bindparam("before") == LAST, true())

TOUCH = Plain(TOUCHED, "new_rules", "new_snapshot", "game")
GO_ON = Plain(
    TOUCHED.where(FOLLOWS).values(touched=bindparam("new_touched"), sum=bindparam("new_sum")),
    *("new_touched", "new_rules", "new_snapshot", "new_sum", "game", "before"),
)
CLOSE = Plain(OPEN.values(closed=true()), "game")
WRITE_LINES = Plain(insert(journal), "game", "seq", "at", "entry", "sum")


def write(connection: Connection, changes: Sequence[Change]) -> None:
    """Write a group of changes with one statement of each kind; raises `store-stale` or `store-gap`.

    Several changes of a table act as one.  Gaps between them are found here, all others by the database.
    """
    created: list[dict[str, Any]] = []
    going_on: list[Row] = []
    touched: list[Row] = []
    closing: list[Row] = []
    lines: list[Row] = []
    for game, changes_of_table in by_table(changes).items():
        closed = False
        before = seq = at = total = snapshot = None
        for change in changes_of_table:
            if closed:
                raise StoreError("store-stale", {"game": game})
            closed = change.closed
            if change.snapshot is not None:
                snapshot = change.snapshot
            for number, at, data in change.entries:
                if seq is None:
                    before = number - 1
                elif seq + 1 != number:
                    raise StoreError("store-gap", {"game": game})
                seq, total = number, checksum(game, number, at, data)
                # A bytearray, since sqlite3 looks for adapters of bytes first.  The checksum raises if it is not bytes.
                lines.append((game, number, at, bytearray(data), total))
        first, rules = changes_of_table[0].created, changes_of_table[-1].rules
        if first is not None:
            moments = {"created": first, "touched": first if at is None else at}
            values = {"id": game, "closed": closed, "rules": rules, "snapshot": snapshot, "sum": total}
            created.append(values | moments)
        elif seq is not None:
            going_on.append((at, rules, snapshot, total, game, before))
        else:
            touched.append((rules, snapshot, game))
        if closed and first is None:
            closing.append((game,))
    if created:
        connection.execute(insert(tables), created)
    if touched and TOUCH.execute(connection, touched) != len(touched):
        raise StoreError("store-stale", names([game for _, _, game in touched]))
    if going_on and GO_ON.execute(connection, going_on) != len(going_on):
        raise misfit(connection, going_on)
    if closing:
        CLOSE.execute(connection, closing)
    if lines:
        WRITE_LINES.execute(connection, lines)
    finished = [record_row(change) for change in changes if change.record is not None]
    if finished:
        connection.execute(insert(records), finished)


def by_table(changes: Sequence[Change]) -> dict[str, list[Change]]:
    """Group changes by table, always in the same order, so that two writers can't deadlock."""
    found: dict[str, list[Change]] = {}
    for change in sorted(changes, key=game_of):
        found.setdefault(change.game, []).append(change)
    return found


def record_row(change: Change) -> dict[str, Any]:
    assert change.record is not None
    number, record = change.record
    finished = change.entries[-1][1] if change.entries else time.time()
    return {"game": change.game, "number": number, "finished": finished, "rules": change.rules, "record": record}


def names(games: Sequence[str]) -> dict[str, str | int]:
    """Return the details of an error: a group is retried one by one, so only then is there one table to name."""
    return {"game": games[0]} if len(games) == 1 else {}


def misfit(connection: Connection, rows: Sequence[Row]) -> StoreError:
    """Return why a change does not continue the journal: it is too late, or an earlier one is missing."""
    *_, game, before = rows[0]
    if len(rows) == 1:
        last = connection.scalar(select(LAST).where(tables.c.id == game, tables.c.closed == false()))
        if last is not None and last < before:
            return StoreError("store-gap", {"game": game})
    return StoreError("store-stale", names([game for *_, game, _ in rows]))


def is_there(connection: Connection, changes: Sequence[Change]) -> bool:
    """Return whether a group with an unknown outcome was stored.  It was one transaction, so one row decides.

    Without any such row it may be written again, with the same result.
    """
    for change in changes:
        if change.entries:
            seq, at, data = change.entries[-1]
            sign = select(journal.c.at, journal.c.entry).where(journal.c.game == change.game, journal.c.seq == seq)
            found = connection.execute(sign).one_or_none()
            return found is not None and (found.at, bytes(found.entry)) == (at, data)
        if change.record is not None:
            number, record = change.record
            written = select(records.c.record).where(records.c.game == change.game, records.c.number == number)
            return connection.scalar(written) == record
        if change.created is not None:
            return connection.scalar(select(tables.c.created).where(tables.c.id == change.game)) == change.created
    return False


def probe(connection: Connection) -> None:
    """Check that writing works, with an update that changes nothing."""
    connection.execute(sql("UPDATE alembic_version SET version_num = version_num"))
