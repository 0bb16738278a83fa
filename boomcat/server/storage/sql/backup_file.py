"""Backs up a whole database to one file while it is in use, and restores it.

The file is always an SQLite database of our schema, so any tool can read it, and a backup of PostgreSQL can be restored
to SQLite, or the other way.
"""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import TypeAlias

from sqlalchemy import Connection, delete, func, insert, select, update

from boomcat.server.storage.sql.database import check_exists, file_of, keep_private, read_address
from boomcat.server.storage.sql.database_schema import contents, records, tables
from boomcat.server.storage.sql.migrate import STEPS
from boomcat.server.storage.sql.retention import Outdated, archive_folder, copy_into, next_archive, trim
from boomcat.server.storage.sql.storage_errors import translated
from boomcat.server.storage.sql.store import SqlStore
from boomcat.server.storage.sql.writer_lock import claim_for, lock_file
from boomcat.server.storage.store_errors import StoreError

#: Called with the amount that is done and the total.
Progress: TypeAlias = Callable[[int, int], None]

#: Pages, or rows, between two reports of the progress.
PAGES_PER_STEP = 2_000
ROWS_PER_STEP = 1_000
#: The files that SQLite creates beside a database.
BESIDE = ("-wal", "-shm")


@dataclass(frozen=True, slots=True)
class Contents:
    """The numbers of tables and records in a backup."""

    tables: int
    records: int


def ignore(_: int, __: int) -> None:
    """Ignore the progress."""


# -- backing up -------------------------------------------------------------------------


def back_up(address: str, file: Path, *, force: bool = False, progress: Progress = ignore) -> Contents:
    """Copy a database to a file, as it is when this begins; a server may write meanwhile.

    The file appears when it is complete and on the disk.
    """
    database = file_of(read_address(address))
    if database and file.exists() and database.exists() and file.samefile(database):
        # A running server would lose its file, and its log would be applied to another one.
        raise StoreError("store-in-use")
    with new_file(file, force) as part:
        if database:
            copy_pages(database, part, progress)
        else:
            copy_rows(address, part, progress)
        return check(part)


def copy_pages(database: Path, part: Path, progress: Progress) -> None:
    """Copy pages, which works for every version of the schema."""
    with translated(), closing(reading(database)) as source, closing(sqlite3.connect(part)) as target:
        # Hold one snapshot: otherwise every write would restart the copy.
        source.execute("BEGIN")
        source.execute("SELECT count(*) FROM sqlite_master").fetchone()
        source.backup(
            target, pages=PAGES_PER_STEP, progress=lambda _, left, all_pages: progress(all_pages - left, all_pages)
        )
        one_file(target)


def one_file(connection: sqlite3.Connection) -> None:
    """Fold the log into the database."""
    connection.execute("PRAGMA journal_mode = DELETE")


def copy_rows(address: str, part: Path, progress: Progress) -> None:
    with SqlStore.visit(address) as store, store.reading() as source, single_file(part) as target:
        target.writer.send(lambda connection: pour(source, connection, progress)).result()


@contextmanager
def single_file(part: Path) -> Iterator[SqlStore]:
    """Open a new database, which can be copied alone afterwards."""
    with SqlStore.open(str(part)) as target:
        yield target
    with translated(), closing(sqlite3.connect(part)) as connection:
        one_file(connection)


def pour(source: Connection, target: Connection, progress: Progress) -> None:
    """Copy all rows of our tables, of one snapshot."""
    total = sum(source.scalar(select(func.count()).select_from(table)) or 0 for table in contents)
    done = 0
    for table in contents:
        rows = source.execution_options(yield_per=ROWS_PER_STEP).execute(select(table)).mappings()
        for part in rows.partitions():
            target.execute(insert(table), [dict(row) for row in part])
            done += len(part)
            progress(done, total)


def archive(store: SqlStore, old: Outdated) -> Path:
    """Copy what is about to be deleted to an archive file, and return it."""
    with new_archive(archive_folder(file_of(store.url))) as (file, target), store.reading() as source:
        target.writer.send(lambda connection: copy_into(source, connection, old)).result()
    return file


@contextmanager
def new_archive(folder: Path) -> Iterator[tuple[Path, SqlStore]]:
    """Open the next archive; the file appears when it is complete."""
    file = next_archive(folder)
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
    except OSError as error:
        raise StoreError("store-read-only", {"why": f"{error.strerror}: {folder}"}) from None
    with new_file(file, force=False) as part, single_file(part) as target:
        yield file, target
    trim(folder)


# -- checking --------------------------------------------------------------------------


def check(file: Path) -> Contents:
    """Return the contents of a backup; raises `store-damaged` or `store-too-new` if it can't be restored."""
    with translated(), closing(reading(file)) as connection:
        answer = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
        if answer != "ok":
            raise StoreError("store-damaged", {"why": str(answer).splitlines()[-1]})
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if not {"alembic_version", "tables", "journal", "records"} <= names:
            raise StoreError("store-damaged", {"why": "no tables of Boomcat"})
        if not {step for (step,) in connection.execute("SELECT version_num FROM alembic_version")} <= set(STEPS):
            raise StoreError("store-too-new")
        # Every open table has a journal without a gap; the entries themselves are checked when the table is loaded.
        gaps = connection.execute(
            "SELECT count(*) FROM tables WHERE NOT closed AND id NOT IN"
            " (SELECT game FROM journal GROUP BY game HAVING min(seq) = 0 AND max(seq) = count(*) - 1)"
        ).fetchone()[0]
        if gaps:
            raise StoreError("store-damaged", {"why": f"{gaps} incomplete journals"})
        return Contents(
            connection.execute("SELECT count(*) FROM tables WHERE NOT closed").fetchone()[0],
            connection.execute("SELECT count(*) FROM records").fetchone()[0],
        )


def reading(file: Path) -> sqlite3.Connection:
    """Open a database read-only, with its log."""
    check_exists(file)
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True, isolation_level=None)


# -- restoring -------------------------------------------------------------------------


def restore(file: Path, address: str, *, force: bool = False, progress: Progress = ignore) -> tuple[Contents, str]:
    """Replace a database that no server uses by a backup; return its contents and the path of the former file.

    An existing database is replaced only with `force`, and a former file is kept beside the new one.
    """
    contents = check(file)
    url = read_address(address)
    database = file_of(url)
    if database is None:
        put_rows(file, address, force, progress)
        return contents, ""
    if database.is_symlink():
        database = database.resolve()  # replace the file itself, beside its log
    claim = claim_for(url, alone=True)
    claim.prepare()
    try:
        like = database if database.exists() else database.absolute().parent
        give(lock_file(database), like)
        there = database.exists() and database.stat().st_size > 0
        if there and not force:
            raise StoreError("store-exists")
        aside = free_name(database) if there else None
        with new_file(database, force=True, aside=aside) as part:
            copy_pages(file, part, progress)
            give(part, like)
        return contents, str(aside or "")
    finally:
        claim.release()


def put_rows(file: Path, address: str, force: bool, progress: Progress) -> None:
    """Restore rows in one transaction."""

    def replace(source: Connection, target: Connection) -> None:
        for table in reversed(contents):
            if not force and target.execute(select(table).limit(1)).first() is not None:
                raise StoreError("store-exists")
            target.execute(delete(table))
        pour(source, target, progress)

    with opened_copy(file) as store, store.reading() as source, SqlStore.open(address) as target:
        target.writer.send(lambda writing: replace(source, writing)).result()


def add(file: Path, address: str) -> Contents:
    """Add the tables and records of an archive or a backup that the database lacks, as used just now."""
    check(file)

    def fill(source: Connection, target: Connection) -> Contents:
        there = set(target.scalars(select(tables.c.id)))
        found = [game for game in source.scalars(select(tables.c.id)) if game not in there]
        numbers = select(records.c.game, records.c.number)
        known = {(row.game, row.number) for row in target.execute(numbers)}
        rest = [key for row in source.execute(numbers) if (key := (row.game, row.number)) not in known]
        games = set(found)
        copy_into(source, target, Outdated(0.0, found, [key for key in rest if key[0] not in games]))
        return Contents(len(found), len(rest))

    def touch(connection: Connection) -> None:
        """Prevent that they are deleted again with the next outdated ones."""
        connection.execute(update(tables).values(touched=time.time()))
        connection.execute(update(records).values(finished=time.time()))

    with opened_copy(file) as store, SqlStore.open(address) as target:
        store.writer.send(touch).result()
        with store.reading() as source:
            return target.writer.send(lambda writing: fill(source, writing)).result()


@contextmanager
def opened_copy(file: Path) -> Iterator[SqlStore]:
    """Open a copy of a backup, which migrates an older one."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "copy.db")
        copy_pages(file, copy, ignore)
        with SqlStore.open(str(copy)) as store:
            yield store


def free_name(database: Path) -> Path:
    names = (database.with_name(f"{database.name}.replaced{number or ''}") for number in count())
    return next(name for name in names if not name.exists())


# -- files ------------------------------------------------------------------------------


@contextmanager
def new_file(file: Path, force: bool, aside: Path | None = None) -> Iterator[Path]:
    """Yield a temporary file, which gets its name when it is complete and on the disk."""
    if file.exists() and not force:
        raise StoreError("store-exists")
    try:
        folder = Path(tempfile.mkdtemp(prefix=".boomcat-", dir=file.absolute().parent))
    except OSError as error:
        raise StoreError("store-unreachable", {"why": f"{error.strerror}: {file.parent}"}) from None
    try:
        part = folder / file.name
        keep_private(part)
        yield part
        sync(part)
        if aside is not None:
            set_aside(file, aside)
        part.replace(file)
        sync(file.absolute().parent)
    except OSError as error:
        reason = "store-full" if error.errno == errno.ENOSPC else "store-failed"
        raise StoreError(reason, {"why": error.strerror or ""}) from None
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def give(file: Path, like: Path) -> None:
    """Give a file that root restores to the owner of the database, whose server must open it; SQLite does so, too."""
    if sys.platform != "win32" and os.geteuid() == 0:
        owner = like.stat()
        os.chown(file, owner.st_uid, owner.st_gid)


def set_aside(database: Path, aside: Path) -> None:
    """Move a database aside, its log first: beside another database it would be applied to that one."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(database)) as connection:
        one_file(connection)  # unless it is damaged
    for ending in BESIDE:
        with suppress(FileNotFoundError):
            Path(f"{database}{ending}").replace(f"{aside}{ending}")
    try:
        os.link(database, aside)  # so that the name always exists
    except OSError:
        database.replace(aside)


def sync(path: Path) -> None:
    """Sync a file or a folder, where the system supports it."""
    with suppress(PermissionError):
        number = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
        try:
            os.fsync(number)
        finally:
            os.close(number)
