"""Reads database addresses, and makes engines for SQLite and PostgreSQL."""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, NullPool, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import QueuePool

from boomcat.server.storage.store_errors import StoreError

#: To wait for another transaction, while every table waits.
LOCK_TIMEOUT_SECONDS = 1.0
#: The writer's settings in PostgreSQL.  A committed change is on the disk, even if the server is configured otherwise.
POSTGRESQL_OPTIONS = f"-c lock_timeout={LOCK_TIMEOUT_SECONDS}s -c statement_timeout=5s -c synchronous_commit=on"
#: SQLite's connection is created in the thread that opens the store and used in the writer thread, never in both.
SQLITE_ARGUMENTS: dict[str, Any] = {"timeout": LOCK_TIMEOUT_SECONDS, "check_same_thread": False}
#: Pages in SQLite's write-ahead log (40 MB) before a commit waits for a checkpoint.  With SQLite's default, a tenth of
#: that, ten times as many commits wait.
CHECKPOINT_PAGES = 10_000

#: Defaults for libpq, so that a lost server is noticed within seconds.
POSTGRESQL_DEFAULTS = {
    "application_name": "boomcat",
    "connect_timeout": "5",
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "10000",
}


def read_address(address: str) -> URL:
    """Read a path, `sqlite:///path` or `postgresql://user:password@host/database`."""
    if "://" not in address:
        url = URL.create("sqlite", database=address)
    else:
        try:
            url = make_url(address)
        except (ArgumentError, ValueError):
            raise StoreError("store-bad-address") from None
    match url.get_backend_name():
        case "sqlite" if url.database and url.database != ":memory:" and not url.query:
            return url.set(drivername="sqlite")
        case "postgresql" | "postgres":
            missing = {key: value for key, value in POSTGRESQL_DEFAULTS.items() if key not in url.query}
            return url.set(drivername="postgresql+psycopg").update_query_dict(missing)
        case _:  # also SQLite in memory, which would be another database in every thread
            raise StoreError("store-bad-address")


def file_of(url: URL) -> Path | None:
    """Return the file of a SQLite database, and None for PostgreSQL."""
    return Path(str(url.database)) if url.get_backend_name() == "sqlite" else None


def keep_private(file: Path) -> None:
    """Create the file for its owner only: it holds the secrets of games in progress."""
    with suppress(OSError):  # opening it reports the error
        file.touch(0o600, exist_ok=False)


def check_exists(file: Path) -> None:
    if not file.is_file():
        raise StoreError("store-unreachable", {"why": f"{os.strerror(errno.ENOENT)}: {file}"})


def check_writable(file: Path) -> None:
    """Raise if the file is read-only: SQLite creates files beside it with the same permissions, which would stay."""
    effective = os.access in os.supports_effective_ids
    there, writable = (os.access(file, how, effective_ids=effective) for how in (os.F_OK, os.W_OK))
    if there and not writable:
        raise StoreError("store-read-only", {"why": os.strerror(errno.EACCES)})


def writing_engine(url: URL) -> Engine:
    """Return the engine for the writer's single connection, without a pool."""
    if file_of(url) is None:
        # Positional parameters, as in SQLite.
        more = {"options": f"{url.query.get('options', '')} {POSTGRESQL_OPTIONS}"}
        return create_engine(url, poolclass=NullPool, hide_parameters=True, paramstyle="format", connect_args=more)
    engine = create_engine(url, poolclass=NullPool, hide_parameters=True, connect_args=SQLITE_ARGUMENTS)
    # Take the write lock at the beginning: later it could be refused half-way.
    prepare_sqlite(engine, "BEGIN IMMEDIATE")
    return engine


def reading_engine(url: URL) -> Engine:
    """Return the engine for reads from any thread; each sees a consistent snapshot."""
    if file_of(url) is None:
        return create_engine(
            url, pool_size=2, pool_pre_ping=True, hide_parameters=True, isolation_level="REPEATABLE READ"
        )
    engine = create_engine(url, poolclass=QueuePool, pool_size=2, hide_parameters=True, connect_args=SQLITE_ARGUMENTS)
    prepare_sqlite(engine, "BEGIN")
    return engine


def prepare_sqlite(engine: Engine, begin: str) -> None:
    @event.listens_for(engine, "connect")
    def connected(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # Python would begin transactions by itself, and none for CREATE
        # A damaged text must not prevent reading the others.
        connection.text_factory = partial(str, encoding="utf-8", errors="replace")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")
        connection.execute("PRAGMA foreign_keys = OFF")

    @event.listens_for(engine, "begin")
    def begun(connection: Any) -> None:
        connection.connection.dbapi_connection.execute(begin)  # directly, since it happens so often
