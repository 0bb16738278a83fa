"""Writes changes as SQL statements."""

from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import groupby
from operator import attrgetter
from typing import Any

from sqlalchemy import Connection, Integer, bindparam, false, func, insert, select, true, update
from sqlalchemy import text as sql

from boomcat.server.storage.change import Change, checksum
from boomcat.server.storage.sql.database_schema import journal, records, tables
from boomcat.server.storage.store_errors import StoreError

#: The columns that keep their value unless a change has another one.
UPDATED = ("touched", "snapshot", "sum")

Row = dict[str, Any]

game_of = attrgetter("game")

LAST = select(func.max(journal.c.seq)).where(journal.c.game == tables.c.id).correlate(tables).scalar_subquery()
#: Only if the journal ends right before the change.  The primary key alone would allow a gap.
FOLLOWS = func.coalesce(bindparam("before", type_=Integer) == LAST, true())
#: Where a change has None, the former value stays.
KEPT = {name: func.coalesce(bindparam(f"new_{name}", type_=tables.c[name].type), tables.c[name]) for name in UPDATED}
GO_ON = (
    update(tables)
    .where(tables.c.id == bindparam("game"), tables.c.closed == false(), FOLLOWS)
    .values(rules=bindparam("new_rules"), closed=bindparam("new_closed"), **KEPT)
)


def write(connection: Connection, changes: Sequence[Change]) -> None:
    """Write a group of changes with one statement of each kind; raises `store-stale` or `store-gap`.

    Several changes of a table act as one.  Gaps between them are found here, all others by the database.
    """
    created: list[Row] = []
    going_on: list[Row] = []
    lines: list[Row] = []
    # Always in the same order, so that two writers can't deadlock.
    for game, group in groupby(sorted(changes, key=game_of), game_of):
        changes_of_table, closed = list(group), False
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
                lines.append({"game": game, "seq": number, "at": at, "entry": data, "sum": total})
        first, rules = changes_of_table[0].created, changes_of_table[-1].rules
        values = {"rules": rules, "closed": closed, "touched": at, "snapshot": snapshot, "sum": total}
        if first is None:
            news = {f"new_{name}": value for name, value in values.items()}
            going_on.append({"game": game, "before": before, **news})
        else:
            created.append({"id": game, "created": first, **values, "touched": first if at is None else at})
    if created:
        connection.execute(insert(tables), created)
    if going_on and connection.execute(GO_ON, going_on).rowcount != len(going_on):
        raise misfit(connection, going_on)
    if lines:
        connection.execute(insert(journal), lines)
    finished = [record_row(change) for change in changes if change.record is not None]
    if finished:
        connection.execute(insert(records), finished)


def record_row(change: Change) -> dict[str, Any]:
    assert change.record is not None
    number, record = change.record
    finished = change.entries[-1][1] if change.entries else time.time()
    return {"game": change.game, "number": number, "finished": finished, "rules": change.rules, "record": record}


def misfit(connection: Connection, rows: Sequence[Row]) -> StoreError:
    """Return why a change does not continue the journal: it is too late, or an earlier one is missing."""
    if len(rows) > 1:
        return StoreError("store-stale")  # the group is retried one by one
    game, before = rows[0]["game"], rows[0]["before"]
    last = connection.scalar(select(LAST).where(tables.c.id == game, tables.c.closed == false()))
    gap = None not in (last, before) and last < before
    return StoreError("store-gap" if gap else "store-stale", {"game": game})


def is_there(connection: Connection, changes: Sequence[Change]) -> bool:
    """Return whether a group with an unknown outcome was stored.  It was one transaction, so one entry decides.

    Without any entry it may be written again.
    """
    for change in changes:
        if change.entries:
            seq, at, data = change.entries[-1]
            sign = select(journal.c.at, journal.c.entry).where(journal.c.game == change.game, journal.c.seq == seq)
            found = connection.execute(sign).one_or_none()
            return found is not None and (found.at, bytes(found.entry)) == (at, data)
    return False


def probe(connection: Connection) -> None:
    """Check that writing works, with an update that changes nothing."""
    connection.execute(sql("UPDATE alembic_version SET version_num = version_num"))
