"""Changes as statements: what a transaction does."""

from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import pairwise
from operator import itemgetter
from typing import Any

from sqlalchemy import Connection, Insert, Update, bindparam, false, func, insert, select, true, update
from sqlalchemy import text as sql

from boomcat.server.store.change import Change
from boomcat.server.store.checksums import checksum
from boomcat.server.store.errors import StoreError
from boomcat.server.store.schema import journal, records, tables

__all__ = ["is_there", "probe", "write"]

Row = dict[str, Any]


class Plain:
    """A statement for many rows, as the driver takes it: worded once, and then nobody but the driver looks at it."""

    def __init__(self, statement: Insert | Update) -> None:
        self.statement = statement
        #: By the kind of database: the words, and the columns of a row, where they go by their places.
        self.worded: dict[str, tuple[str, Sequence[str]]] = {}

    def execute(self, connection: Connection, rows: Sequence[Row]) -> int:
        """How many rows it has changed."""
        kind = connection.dialect.name
        if kind not in self.worded:
            compiled = self.statement.compile(dialect=connection.dialect)
            self.worded[kind] = str(compiled), compiled.positiontup or ()
        words, places = self.worded[kind]
        cursor = connection.connection.cursor()
        try:
            cursor.executemany(words, list(map(itemgetter(*places), rows)) if places else list(rows))
            return int(cursor.rowcount)
        finally:
            cursor.close()


TOUCH_ONE = (
    update(tables)
    .where(tables.c.id == bindparam("game"), tables.c.closed == false())
    .values(
        touched=func.coalesce(bindparam("new_touched"), tables.c.touched),
        closed=bindparam("new_closed"),
        rules=bindparam("new_rules"),
        snapshot=func.coalesce(bindparam("new_snapshot"), tables.c.snapshot),
        sum=func.coalesce(bindparam("new_sum"), tables.c.sum),
    )
)
LAST = select(func.max(journal.c.seq)).where(journal.c.game == bindparam("game"))
#: Only if the journal ends where the change goes on.  The primary key alone would let an entry follow a missing one.
FOLLOWS = func.coalesce(LAST.scalar_subquery(), bindparam("before")) == bindparam("before")
TOUCH = Plain(TOUCH_ONE)
GO_ON = Plain(TOUCH_ONE.where(FOLLOWS))
WRITE_LINES = Plain(insert(journal))


def write(connection: Connection, changes: Sequence[Change]) -> None:
    """Write the changes of a group, each kind of statement once; `store-stale` or `store-gap` if one does not fit.

    Several changes of one table act as one; that they follow each other is seen here, the rest by the database.
    """
    created: list[Row] = []
    going_on: list[Row] = []
    touched: list[Row] = []
    lines: list[Row] = []
    for changes_of_table in by_table(changes):
        first = changes_of_table[0]
        entries = [entry for change in changes_of_table for entry in change.entries]
        if len(entries) > 1 and any(seq + 1 != after for (seq, _, _), (after, _, _) in pairwise(entries)):
            raise StoreError("store-gap", {"game": first.game})
        lines += [line(first.game, *entry) for entry in entries]
        row = table_row(changes_of_table, lines[-1] if entries else None)
        if any(change.closed for change in changes_of_table[:-1]):
            raise StoreError("store-stale", {"game": first.game})
        if first.created is not None:
            values = {key.removeprefix("new_"): value for key, value in row.items() if key != "game"}
            moment = first.created if row["new_touched"] is None else row["new_touched"]
            created.append({**values, "id": first.game, "created": first.created, "touched": moment})
        elif entries:
            row["before"] = entries[0][0] - 1
            going_on.append(row)
        else:
            touched.append(row)
    if created:
        connection.execute(insert(tables), created)
    if touched and TOUCH.execute(connection, touched) != len(touched):
        raise StoreError("store-stale", names(touched))
    if going_on and GO_ON.execute(connection, going_on) != len(going_on):
        raise misfit(connection, going_on)
    if lines:
        WRITE_LINES.execute(connection, lines)
    finished = [record_row(change) for change in changes if change.record is not None]
    if finished:
        connection.execute(insert(records), finished)


def by_table(changes: Sequence[Change]) -> list[list[Change]]:
    """Together what belongs to one table; always in the same order, or two writers could wait for each other."""
    found: dict[str, list[Change]] = {}
    for change in changes:
        found.setdefault(change.game, []).append(change)
    return [found[game] for game in sorted(found)]


def line(game: str, seq: int, at: float, data: bytes) -> Row:
    # The entry is bytes, or this raises.
    return {"game": game, "seq": seq, "at": at, "entry": memoryview(data), "sum": checksum(game, seq, at, data)}


def table_row(changes: Sequence[Change], last: Row | None) -> Row:
    """What some changes leave in the row of their table: the last word of each, and what is known of its last entry."""
    snapshots = [change.snapshot for change in changes if change.snapshot is not None]
    return {
        "game": changes[0].game,
        "new_touched": None if last is None else last["at"],
        "new_sum": None if last is None else last["sum"],
        "new_closed": changes[-1].closed,
        "new_rules": changes[-1].rules,
        "new_snapshot": snapshots[-1] if snapshots else None,
    }


def record_row(change: Change) -> Row:
    assert change.record is not None
    number, record = change.record
    finished = change.entries[-1][1] if change.entries else time.time()
    return {"game": change.game, "number": number, "finished": finished, "rules": change.rules, "record": record}


def names(rows: Sequence[Row]) -> dict[str, str | int]:
    """A group is tried again one by one, so only then is there one to name."""
    return {"game": rows[0]["game"]} if len(rows) == 1 else {}


def misfit(connection: Connection, rows: Sequence[Row]) -> StoreError:
    """Why a change does not continue the journal: it is too late, or an earlier one never arrived."""
    if len(rows) == 1:
        game = rows[0]["game"]
        is_open = connection.scalar(select(true()).where(tables.c.id == game, tables.c.closed == false()))
        last = connection.scalar(LAST, {"game": game})
        if is_open and last is not None and last < rows[0]["before"]:
            return StoreError("store-gap", names(rows))
    return StoreError("store-stale", names(rows))


def is_there(connection: Connection, changes: Sequence[Change]) -> bool:
    """Whether a group was stored of which that is not known.  It went all together, so one sign decides.

    Without any sign it may be written again: it would leave the same.
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
    """Write something that changes nothing: whether writing works cannot be known otherwise."""
    connection.execute(sql("UPDATE alembic_version SET version_num = version_num"))
