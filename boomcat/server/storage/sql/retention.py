"""Deletes tables and records that were not used for long: a part at a time, after archiving them.

A wrong clock makes everything look old.  So only a part is deleted at a time, the oldest first, after it was written to
an archive; and nothing is deleted if even the newest table looks old.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, delete, func, insert, or_, select, tuple_

from boomcat.server.storage.sql.database_schema import journal, records, tables

T = TypeVar("T")

#: Archives that are kept: a month, with at most one a day.  Their numbers decide, not their dates.
KEPT_ARCHIVES = 30
ARCHIVE = re.compile(r"(\d{6})\.db")
#: Tables per statement: lists of parameters are limited, and archived rows are in memory.
TABLES_PER_STATEMENT = 50


@dataclass(frozen=True, slots=True)
class Outdated:
    """Outdated tables, and old records of tables that stay or are gone already."""

    before: float
    games: list[str]
    records: list[tuple[str, int]]

    def __bool__(self) -> bool:
        return bool(self.games or self.records)


def outdated(connection: Connection, before: float, share: float, spared: Sequence[str]) -> Outdated:
    """Return what is outdated, at most this share of all tables and of all records."""
    newest = connection.scalar(select(func.max(tables.c.touched)))
    if newest is None or newest < before:
        return Outdated(before, [], [])
    old_tables = select(tables.c.id).where(tables.c.touched < before).order_by(tables.c.touched, tables.c.id)
    most = math.ceil((connection.scalar(select(func.count()).select_from(tables)) or 0) * share)
    kept = set(spared)
    games = [game for game in connection.scalars(old_tables) if game not in kept][:most]
    # Some have no table: they came back from an archive, and their table was deleted since.
    with_table = select(records.c.game, records.c.number).outerjoin(tables, tables.c.id == records.c.game)
    staying = or_(tables.c.touched >= before, tables.c.id.is_(None))
    old_records = with_table.where(records.c.finished < before, staying)
    most = math.ceil((connection.scalar(select(func.count()).select_from(records)) or 0) * share)
    found = connection.execute(old_records.order_by(records.c.finished, records.c.game, records.c.number).limit(most))
    return Outdated(before, games, [(row.game, row.number) for row in found])


def copy_into(source: Connection, target: Connection, old: Outdated) -> None:
    for games in handfuls(old.games):
        for table, game in ((tables, tables.c.id), (journal, journal.c.game), (records, records.c.game)):
            rows = [dict(row) for row in source.execute(select(table).where(game.in_(games))).mappings()]
            if rows:
                target.execute(insert(table), rows)
    for numbers in handfuls(old.records):
        wanted = select(records).where(tuple_(records.c.game, records.c.number).in_(numbers))
        target.execute(insert(records), [dict(row) for row in source.execute(wanted).mappings()])


def throw_away(connection: Connection, old: Outdated) -> list[str]:
    """Delete the tables that were not used meanwhile, and return their codes."""
    gone: list[str] = []
    for games in handfuls(old.games):
        still_old = select(tables.c.id).where(tables.c.id.in_(games), tables.c.touched < old.before)
        found = list(connection.scalars(still_old.order_by(tables.c.touched, tables.c.id)))
        for table, game in ((journal, journal.c.game), (records, records.c.game), (tables, tables.c.id)):
            connection.execute(delete(table).where(game.in_(found)))
        gone += found
    for numbers in handfuls(old.records):
        connection.execute(delete(records).where(tuple_(records.c.game, records.c.number).in_(numbers)))
    return gone


def handfuls(found: Sequence[T]) -> list[Sequence[T]]:
    return [found[at : at + TABLES_PER_STATEMENT] for at in range(0, len(found), TABLES_PER_STATEMENT)]


# -- archives ---------------------------------------------------------------------------


def archive_folder(database: Path | None) -> Path:
    """Return the folder of the archives: beside a SQLite file, else in the working directory."""
    return Path(f"{database or 'boomcat'}.archive")


def archives(folder: Path) -> list[Path]:
    """Return the archives, the oldest first."""
    return sorted(path for path in folder.iterdir() if ARCHIVE.fullmatch(path.name)) if folder.is_dir() else []


def next_archive(folder: Path) -> Path:
    there = archives(folder)
    return folder / f"{int(there[-1].stem) + 1 if there else 1:06}.db"


def trim(folder: Path) -> None:
    for path in archives(folder)[:-KEPT_ARCHIVES]:
        path.unlink(missing_ok=True)
