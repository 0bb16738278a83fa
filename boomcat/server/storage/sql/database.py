"""Which database an address means, and how to talk to it."""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from typing import Any

from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import QueuePool

from boomcat.server.storage.sql.storage_errors import StoreError

__all__ = ["check_writable", "is_direct", "keep_private", "read_address", "reading_engine", "writing_engine"]

#: How long to wait for somebody else's transaction.  Everybody at every table waits meanwhile.
PATIENCE_SECONDS = 1.0
#: And how long any statement may take, where the database can be told so.
STATEMENT_SECONDS = 5.0
#: Pages in SQLite's write-ahead log, 40 MB, before they move to the file itself, while a commit waits.  SQLite's own
#: measure is a tenth of that, and so ten times as many commits wait.
LONGEST_LOG = 10_000

#: For libpq, where the address does not say otherwise: a server that is gone is noticed within seconds.
POSTGRESQL_DEFAULTS = {
    "application_name": "boomcat",
    "connect_timeout": "5",
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "10000",
}


def read_address(address: str) -> URL:
    """A path, `sqlite:///path` or `postgresql://user:password@host/database`."""
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
        case _:  # SQLite in memory too: it would be another database in every thread, and gone at the end
            raise StoreError("store-bad-address")


def keep_private(url: URL) -> None:
    """A new file is for its owner's eyes only: it holds the secrets of games that are being played."""
    if url.get_backend_name() == "sqlite" and url.database:
        with suppress(OSError):  # whatever is wrong with it is told when it is opened
            os.close(os.open(url.database, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def check_writable(url: URL) -> None:
    """SQLite lays files beside the database, with the same rights: they would stay read-only when it no longer is."""
    if url.get_backend_name() == "sqlite" and url.database:
        effective = os.access in os.supports_effective_ids
        there, writable = (os.access(url.database, how, effective_ids=effective) for how in (os.F_OK, os.W_OK))
        if there and not writable:
            raise StoreError("store-read-only", {"why": os.strerror(errno.EACCES)})


def writing_engine(url: URL) -> Engine:
    """For the one connection that writes.  It is kept for as long as it works, so a pool would be of no use."""
    if url.get_backend_name() == "sqlite":
        engine = create_engine(url, poolclass=NullPool, hide_parameters=True, connect_args=sqlite_arguments())
        # The right to write is taken at the beginning: later it could be refused half-way.
        prepare_sqlite(engine, "BEGIN IMMEDIATE")
    else:
        # With parameters in their order, as SQLite has them.
        engine = create_engine(url, poolclass=NullPool, hide_parameters=True, paramstyle="format")
        prepare_postgresql(engine)
    return engine


def reading_engine(url: URL) -> Engine:
    """For reads of any thread, each of which sees one moment of the whole database."""
    if url.get_backend_name() == "sqlite":
        engine = create_engine(
            url, poolclass=QueuePool, pool_size=2, hide_parameters=True, connect_args=sqlite_arguments()
        )
        prepare_sqlite(engine, "BEGIN")
    else:
        engine = create_engine(
            url, pool_size=2, pool_pre_ping=True, hide_parameters=True, isolation_level="REPEATABLE READ"
        )
        event.listens_for(engine, "connect")(leave_no_statements)
    return engine


def sqlite_arguments() -> dict[str, Any]:
    # Made in the thread that opens the store, used in the one that writes, never in both at once.
    return {"timeout": PATIENCE_SECONDS, "check_same_thread": False}


def readable(text: bytes) -> str:
    return text.decode("utf-8", "replace")


def prepare_sqlite(engine: Engine, begin: str) -> None:
    @event.listens_for(engine, "connect")
    def connected(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # Python would begin transactions where it sees fit, and not for CREATE
        # A damaged text must not keep anybody from reading the others.
        connection.text_factory = readable
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(f"PRAGMA wal_autocheckpoint = {LONGEST_LOG}")
        connection.execute("PRAGMA foreign_keys = OFF")

    @event.listens_for(engine, "begin")
    def begun(connection: Any) -> None:
        connection.connection.dbapi_connection.execute(begin)  # which happens too often for more ceremony


def prepare_postgresql(engine: Engine) -> None:
    @event.listens_for(engine, "connect")
    def connected(connection: Any, record: Any) -> None:
        leave_no_statements(connection, record)
        if "pooled" not in record.info:
            connection.execute(settings("false"))
            connection.commit()

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        if "pooled" in connection.info:  # the next transaction may have another session
            connection.exec_driver_sql(settings("true"))


def settings(only_here: str) -> str:
    return (
        f"SELECT set_config('lock_timeout', '{PATIENCE_SECONDS}s', {only_here}),"
        f" set_config('statement_timeout', '{STATEMENT_SECONDS}s', {only_here}),"
        # What we call stored is on the disk, even where the server is set up to be quicker than that.
        " CASE current_setting('synchronous_commit')"
        f" WHEN 'off' THEN set_config('synchronous_commit', 'on', {only_here}) END"
    )


def leave_no_statements(connection: Any, record: Any) -> None:
    """Behind a pooler a statement that was prepared in one session is not there in the next."""
    if not directly(connection):
        record.info["pooled"] = True
        connection.prepare_threshold = None


def is_direct(connection: Connection) -> bool:
    return "pooled" not in connection.info


def directly(connection: Any) -> bool:
    """Whether this is a session of PostgreSQL's own: a pooler gives out other numbers than those of the sessions."""
    found = connection.execute("SELECT pg_backend_pid()").fetchone()[0]
    connection.rollback()
    return bool(found == connection.info.backend_pid)
