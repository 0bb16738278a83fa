"""Deletes tables that were idle for long, as storage/sql/retention.py does: a part at a time, after copying them.

The copy is a SQLite file like any archive.  A table is deleted only if it was not written to since it was copied:
first it is closed, with a message that must follow the last copied one, then its messages are deleted.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import ExitStack
from itertools import chain
from pathlib import Path

from boomcat.server.storage.change import Ban, Change, Damaged
from boomcat.server.storage.nats.pages import changes_in
from boomcat.server.storage.sql import SqlStore
from boomcat.server.storage.sql.backup_file import new_archive, single_file


class Archive(ExitStack):
    """Copies tables to a file that appears when it is complete.  Runs in a thread: decoding and the disk take long."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.folder = folder
        self.file: Path | None = None
        self.target: SqlStore | None = None

    def add(self, code: str, pages: list[bytes]) -> bool:
        """Copy a table, and return False if it is damaged."""
        try:
            changes = changes_in(code, pages)
        except Damaged:
            return False
        if self.target is None:
            self.file, self.target = self.enter_context(new_archive(self.folder))
        pour(self.target, changes)
        return True

    def finish(self) -> Path | None:
        """Return the file, or None if there was nothing to copy."""
        self.close()
        return self.file


def write_copy(
    part: Path, tables: dict[str, list[Change]], bans: Sequence[Ban] = (), deals: Mapping[str, bytes] | None = None
) -> None:
    """Write tables, bans, and deals with their results, to a SQLite file of our schema."""
    with single_file(part) as target:
        pour(target, chain.from_iterable(tables.values()))
        for ban in bans:
            target.ban(ban)
        for key, value in (deals or {}).items():
            target.add_deal_note(key, value)


def pour(target: SqlStore, changes: Iterable[Change]) -> None:
    for promise in [target.commit(change) for change in changes]:
        promise.result()
