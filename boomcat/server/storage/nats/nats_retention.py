"""Deletes tables that were idle for long, as storage/sql/retention.py does: a part at a time, after copying them.

The copy is a SQLite file like any archive.  A table is deleted only if it was not written to since it was copied:
first it is closed, with a message that must follow the last copied one, then its messages are deleted.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import ExitStack, closing
from pathlib import Path

from boomcat.server.storage.nats.pages import changes_in
from boomcat.server.storage.sql import Ban, Change, Damaged, SqlStore, StoreError
from boomcat.server.storage.sql.backup_file import new_file, one_file
from boomcat.server.storage.sql.retention import next_archive, trim

__all__ = ["Archive", "write_copy"]


class Archive:
    """Copies tables to a file that appears when it is complete.  Runs in a thread: decoding and the disk take long."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file: Path | None = None
        self.stack = ExitStack()
        self.target: SqlStore | None = None

    def add(self, tables: dict[str, list[bytes]]) -> list[str]:
        """Copy tables, and return the codes of the undamaged ones."""
        found: dict[str, list[Change]] = {}
        for code, pages in tables.items():
            try:
                found[code] = changes_in(code, pages)
            except Damaged:
                continue
        if found:
            pour(self.target or self.open(), found.values())
        return list(found)

    def open(self) -> SqlStore:
        self.file = next_archive(self.folder)
        try:
            self.folder.mkdir(mode=0o700, exist_ok=True)
        except OSError as error:
            raise StoreError("store-read-only", {"why": f"{error.strerror}: {self.folder}"}) from None
        part = self.stack.enter_context(new_file(self.file, force=False))
        self.stack.callback(make_one, part)
        self.target = self.stack.enter_context(SqlStore.open(str(part)))
        return self.target

    def finish(self) -> Path | None:
        """Return the file, or None if there was nothing to copy."""
        self.stack.close()
        if self.file is not None:
            trim(self.folder)
        return self.file

    def abandon(self) -> None:
        """Delete the unfinished file."""
        self.stack.__exit__(Abandoned, Abandoned(), None)


class Abandoned(Exception):
    pass


def write_copy(part: Path, tables: dict[str, list[Change]], bans: Sequence[Ban] = ()) -> None:
    """Write tables and bans to a SQLite file of our schema."""
    with SqlStore.open(str(part)) as target:
        pour(target, tables.values())
        for ban in bans:
            target.ban(ban)
    make_one(part)


def pour(target: SqlStore, tables: Iterable[list[Change]]) -> None:
    for promise in [target.commit(change) for changes in tables for change in changes]:
        promise.result()


def make_one(part: Path) -> None:
    with closing(sqlite3.connect(part)) as connection:
        one_file(connection)
