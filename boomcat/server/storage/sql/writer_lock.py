"""The right to be the only writer.

It spares people a second server that was started by mistake; that nothing is overwritten rests on the journal's primary
key.  Whoever is killed, loses the claim at once: the system takes it back, or the database server does.  Only behind a
pooler, which hands sessions around, it takes the seconds after which a lease that nobody renews is over.
"""

from __future__ import annotations

import errno
import os
import secrets
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol

from sqlalchemy import URL, Connection, insert, select, update
from sqlalchemy import text as sql

from boomcat.server.storage.sql.database import is_direct
from boomcat.server.storage.sql.schema import lease
from boomcat.server.storage.sql.storage_errors import StoreError

__all__ = ["Claim", "address_file", "claim_for", "lock_file"]

#: Of PostgreSQL's advisory locks, which belong to one database each.
WRITING = 0x626F6F6D_63617400
LEASING = 0x626F6F6D_6C656173
#: A server that was killed leaves a session that its database needs a moment to clear away.
PATIENCE_SECONDS = 1.0
#: A lease is renewed this often, and over when nobody has renewed it for so long.
RENEWAL_SECONDS = 2.0
LEASE_SECONDS = 8.0


class Claim(Protocol):
    #: Called, by any thread, when somebody else may have written: what is in memory is not the truth any more.
    displaced: Callable[[], object]
    #: How often `fence` wants to be called, even if nothing is written.
    rhythm: float | None

    def prepare(self) -> None:
        """Called before the writer connects."""

    def take(self, connection: Connection) -> None:
        """Called for every new connection of the writer, before it writes; like `prepare`, raises `store-in-use`.

        Of the first one once more, when the database is migrated.
        """

    def check(self) -> None:
        """Called before every transaction and every read; raises if what was claimed is not there any more."""

    def fence(self, connection: Connection) -> None:
        """Called in every transaction, at its beginning; raises `store-in-use` if somebody else has the claim now."""

    def let_go(self) -> None:
        """Called before a connection of the writer is closed."""

    def confirm(self) -> None:
        """Called after every commit, before anybody is told; raises if what was committed is nowhere."""

    def leave(self, connection: Connection) -> None:
        """Called before the last connection is closed."""

    def release(self) -> None: ...


def nobody() -> None:
    """Keeps nothing in memory."""


def claim_for(url: URL, alone: bool) -> Claim:
    if url.get_backend_name() == "sqlite":
        return FileClaim(Path(str(url.database)), alone)
    # Without the claim on the whole database it is one on nothing but being this writer, for the sake of `take`.
    return LeaseClaim(WRITING) if alone else SessionClaim(secrets.randbits(62))


def lock_file(database: Path) -> Path:
    """Beside the file itself, whichever links lead to it."""
    return Path(f"{os.path.realpath(database)}.lock")


def address_file(database: Path) -> Path:
    """Where the server that has this database open writes down its address; see running.py."""
    return Path(f"{os.path.realpath(database)}.address")


class FileClaim:
    """A locked file beside the database.  It stays there when it is free: to delete it would race with the next one."""

    rhythm: float | None = None

    def __init__(self, database: Path, alone: bool) -> None:
        self.displaced: Callable[[], object] = nobody
        self.database = database
        self.name = str(database)
        self.path = lock_file(database) if alone else None
        self.file: Any = None
        #: Which file the writer opened, and which log beside it.
        self.opened: tuple[int, int] | None = None
        self.log: tuple[int, int] | None = None
        #: Beside the file itself, wherever a link led when it was opened; looked at with every commit.
        self.log_path = ""
        self.missing = False

    def prepare(self) -> None:
        if self.path is None or self.file is not None:
            return
        with suppress(OSError):
            if self.database.is_file() and self.database.stat().st_nlink > 1:
                # Under each of its names it would have a log of its own, and be ruined.
                raise StoreError("store-linked")
        try:
            file = self.path.open("a")
        except FileNotFoundError as error:
            raise StoreError("store-unreachable", {"why": f"{error.strerror}: {self.path.parent}"}) from None
        except OSError as error:
            reason = "store-full" if error.errno == errno.ENOSPC else "store-read-only"
            raise StoreError(reason, {"why": str(error.strerror)}) from None
        if not locked(file.fileno()):
            file.close()
            raise StoreError("store-in-use")
        with suppress(OSError):
            address_file(self.database).unlink()  # of a server that was killed: it must not be taken for this one's
        self.file = file

    def take(self, connection: Connection) -> None:
        """The file stays locked, whatever becomes of connections."""
        self.log_path = f"{os.path.realpath(self.database)}-wal"
        self.opened = self.opened or identity(self.name)

    def let_go(self) -> None:
        """If it is the last one, SQLite deletes the log itself."""
        self.log = None

    def check(self) -> None:
        """Whoever deletes or replaces a file takes away what is stored, and SQLite would go on as if nothing were."""
        gone = self.opened is not None and identity(self.name) != self.opened
        lost_log = self.log is not None and identity(self.log_path) != self.log
        if gone or lost_log:
            self.missing = True
            path = self.database if gone else self.log_path
            raise StoreError("store-unreachable", {"why": f"{os.strerror(errno.ENOENT)}: {path}"})
        if self.missing:
            self.missing = False
            self.displaced()  # it was elsewhere, and who knows what for

    def fence(self, connection: Connection) -> None:
        """The log is there as soon as a transaction has begun.  SQLite keeps it until the last connection is closed."""
        if self.log is None:
            self.log = identity(self.log_path)

    def confirm(self) -> None:
        self.check()

    def leave(self, connection: Connection) -> None:
        """The lock goes with the file."""

    def release(self) -> None:
        if self.file is not None:
            self.file.close()
            self.file = None


class SessionClaim:
    """An advisory lock of the writer's own session.

    When the connection broke while a transaction was being committed, the old session may still be at it.  It holds the
    lock until its end; so once a new session has the lock, what became of the old one's transaction can be read.
    """

    rhythm: float | None = None

    def __init__(self, key: int) -> None:
        self.displaced: Callable[[], object] = nobody
        self.key = key
        self.session: dict[str, Any] | None = None

    def prepare(self) -> None:
        """There is no session yet."""

    def take(self, connection: Connection) -> None:
        if is_direct(connection):
            self.lock(connection)

    def lock(self, connection: Connection) -> None:
        with connection.begin():
            if not self.tried(connection):
                if self.session is not None:  # our own, on a line that is dead: nobody else would ever end it
                    ended = sql(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                        " WHERE pid = :pid AND backend_start = :backend_start"
                    )
                    connection.execute(ended, self.session)
                patience = time.monotonic() + PATIENCE_SECONDS
                while not self.tried(connection):
                    if time.monotonic() > patience:
                        # One that hangs may still commit what it was given: nobody may say that it did not.
                        raise StoreError("store-busy" if self.lives_on(connection) else "store-in-use")
                    time.sleep(0.02)
            mine = sql("SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()")
            self.session = dict(connection.execute(mine).mappings().one())

    def lives_on(self, connection: Connection) -> bool:
        """Whether our own old session is still there."""
        there = sql("SELECT true FROM pg_stat_activity WHERE pid = :pid AND backend_start = :backend_start")
        return self.session is not None and bool(connection.scalar(there, self.session))

    def check(self) -> None:
        """The server says it itself."""

    def fence(self, connection: Connection) -> None:
        """The session is the claim."""

    def let_go(self) -> None:
        """The session ends with it."""

    def confirm(self) -> None:
        """The server has said it itself."""

    def tried(self, connection: Connection) -> bool:
        return bool(connection.scalar(sql("SELECT pg_try_advisory_lock(:key)"), {"key": self.key}))

    def leave(self, connection: Connection) -> None:
        """The session ends with its connection."""

    def release(self) -> None:
        """The session ends with its connection."""


class LeaseClaim(SessionClaim):
    """Also a row that every transaction renews, under a number that the next holder raises.

    Behind a pooler (PgBouncer) a session is anybody's, and its lock says nothing.  The row does: who holds it renews
    it, a newcomer waits until nobody does, and whoever was away for so long finds another number, and is fenced off.
    A transaction locks the row to its end; so once the number is raised, what became of the old ones can be read.
    """

    def __init__(self, key: int) -> None:
        super().__init__(key)
        self.rhythm = RENEWAL_SECONDS
        self.holder = secrets.token_hex(8)
        self.epoch: int | None = None

    def take(self, connection: Connection) -> None:
        direct = is_direct(connection)
        if direct:
            self.lock(connection)
        known = over = None
        patience = time.monotonic() + LEASE_SECONDS
        while (found := self.tried_lease(connection, direct, over)) is not None:
            # Who has held it before has no time to wait: people do.
            if self.epoch is not None or (known is not None and found != known):
                self.lose()
                raise StoreError("store-in-use")
            known = found
            over = known if time.monotonic() > patience else None
            time.sleep(RENEWAL_SECONDS / 10)

    def tried_lease(
        self, connection: Connection, direct: bool, over: tuple[int, float] | None
    ) -> tuple[int, float] | None:
        """Take the lease, unless somebody has it: then its number, and when it was renewed the last time.

        `over` is one that stayed the same for too long, whatever the clock over there says.
        """
        with connection.begin():
            if not connection.dialect.has_table(connection, lease.name):
                return None  # a database that is not migrated yet: whoever does that asks again
            connection.execute(sql("SELECT pg_advisory_xact_lock(:key)"), {"key": LEASING})
            row = connection.execute(select(lease).with_for_update()).one_or_none()
            now: float = connection.scalar(sql("SELECT extract(epoch FROM clock_timestamp())::double precision")) or 0.0
            if row is None:
                self.epoch = 1
                values = {"id": 1, "epoch": 1, "holder": self.holder, "direct": direct, "seen": now}
                connection.execute(insert(lease), [values])
                return None
            lease_now = row.epoch, row.seen
            dead = (row.direct and direct) or not row.holder or now - row.seen >= LEASE_SECONDS
            if row.holder != self.holder and not dead and lease_now != over:
                return lease_now
            if self.epoch is not None and row.epoch != self.epoch:
                self.displaced()  # somebody else was here meanwhile
            self.epoch = row.epoch + 1
            taken = update(lease).values(epoch=self.epoch, holder=self.holder, direct=direct, seen=now)
            connection.execute(taken)
            return None

    def fence(self, connection: Connection) -> None:
        if self.epoch is None:
            return
        renewed = update(lease).where(lease.c.epoch == self.epoch)
        now = sql("extract(epoch FROM clock_timestamp())")
        if connection.execute(renewed.values(seen=now)).rowcount != 1:
            self.lose()
            raise StoreError("store-in-use")

    def lose(self) -> None:
        if self.epoch is not None:
            self.displaced()

    def leave(self, connection: Connection) -> None:
        """Whoever starts next need not wait."""
        if self.epoch is not None:
            with connection.begin():
                connection.execute(update(lease).where(lease.c.epoch == self.epoch).values(holder=""))


def identity(path: str) -> tuple[int, int] | None:
    """By which a file is known, whatever else has its name."""
    try:
        found = os.stat(path)  # noqa: PTH116  # at every commit: a Path takes twice as long
    except OSError:
        return None
    return found.st_dev, found.st_ino


def locked(file: int) -> bool:
    """Try to lock a file.  The system takes the lock from a process that ends, however it ends."""
    with suppress(OSError):
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return True
    return False
