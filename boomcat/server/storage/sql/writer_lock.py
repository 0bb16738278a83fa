"""The claim to be the only writer of a database.

It prevents a second server that was started by mistake; the journal's primary key prevents overwriting.  A killed
server loses the claim at once: the operating system or the database server takes it back.  Only behind a pooler, which
shares sessions, it takes the seconds until the lease expires.
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
from boomcat.server.storage.sql.database_schema import lease
from boomcat.server.storage.sql.storage_errors import StoreError

__all__ = ["Claim", "address_file", "claim_for", "lock_file"]

#: Advisory locks of PostgreSQL, one set for each database.
WRITING = 0x626F6F6D_63617400
LEASING = 0x626F6F6D_6C656173
#: For the database to end the session of a killed server.
LOCK_TIMEOUT_SECONDS = 1.0
#: A lease is renewed this often, and expires this long after the last renewal.
RENEWAL_SECONDS = 2.0
LEASE_SECONDS = 8.0


class Claim(Protocol):
    #: Called, from any thread, when another server may have written: tables in memory may be outdated.
    displaced: Callable[[], object]
    #: How often `fence` must be called even if nothing is written, in seconds.
    rhythm: float | None

    def prepare(self) -> None:
        """Called before the writer connects."""

    def take(self, connection: Connection) -> None:
        """Called for every new connection of the writer, before it writes; like `prepare`, raises `store-in-use`.

        Called again for the first one after the migration.
        """

    def check(self) -> None:
        """Called before every transaction and every read; raises if the claimed file is gone."""

    def fence(self, connection: Connection) -> None:
        """Called in every transaction, at its beginning; raises `store-in-use` if another server has the claim."""

    def let_go(self) -> None:
        """Called before a connection of the writer is closed."""

    def confirm(self) -> None:
        """Called after every commit, before the futures are set; raises if the commit went to a deleted file."""

    def leave(self, connection: Connection) -> None:
        """Called before the last connection is closed."""

    def release(self) -> None: ...


def nothing() -> None:
    """Do nothing: no table is in memory."""


def claim_for(url: URL, alone: bool) -> Claim:
    if url.get_backend_name() == "sqlite":
        return FileClaim(Path(str(url.database)), alone)
    # Without `alone`, a claim on a random key, which never conflicts.
    return LeaseClaim(WRITING) if alone else SessionClaim(secrets.randbits(62))


def lock_file(database: Path) -> Path:
    """Return the lock file, beside the file itself even if the path is a link."""
    return Path(f"{os.path.realpath(database)}.lock")


def address_file(database: Path) -> Path:
    """Return the file in which the server writes its address; see running_server.py."""
    return Path(f"{os.path.realpath(database)}.address")


class FileClaim:
    """A locked file beside the database.  It is never deleted: that would race with the next server."""

    rhythm: float | None = None

    def __init__(self, database: Path, alone: bool) -> None:
        self.displaced: Callable[[], object] = nothing
        self.database = database
        self.name = str(database)
        self.path = lock_file(database) if alone else None
        self.file: Any = None
        #: The identities of the database and the log that the writer has opened.
        self.opened: tuple[int, int] | None = None
        self.log: tuple[int, int] | None = None
        #: Beside the file that a link led to when it was opened.
        self.log_path = ""
        self.missing = False

    def prepare(self) -> None:
        if self.path is None or self.file is not None:
            return
        with suppress(OSError):
            if self.database.is_file() and self.database.stat().st_nlink > 1:
                # A separate log under each name would ruin it.
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
            address_file(self.database).unlink()  # left by a killed server
        self.file = file

    def take(self, connection: Connection) -> None:
        """Note which file is open; it stays locked without connections, too."""
        self.log_path = f"{os.path.realpath(self.database)}-wal"
        self.opened = self.opened or identity(self.name)

    def let_go(self) -> None:
        """Forget the log: SQLite deletes it with the last connection."""
        self.log = None

    def check(self) -> None:
        """Raise if the database or its log was deleted or replaced, which SQLite does not notice."""
        gone = self.opened is not None and identity(self.name) != self.opened
        lost_log = self.log is not None and identity(self.log_path) != self.log
        if gone or lost_log:
            self.missing = True
            path = self.database if gone else self.log_path
            raise StoreError("store-unreachable", {"why": f"{os.strerror(errno.ENOENT)}: {path}"})
        if self.missing:
            self.missing = False
            self.displaced()  # it was moved away meanwhile, perhaps to be changed

    def fence(self, connection: Connection) -> None:
        """Note the log, which exists from the first transaction until the last connection is closed."""
        if self.log is None:
            self.log = identity(self.log_path)

    def confirm(self) -> None:
        self.check()

    def leave(self, connection: Connection) -> None:
        """Do nothing: `release` closes the locked file."""

    def release(self) -> None:
        if self.file is not None:
            self.file.close()
            self.file = None


class SessionClaim:
    """An advisory lock of the writer's session.

    If the connection breaks during a commit, the old session may still be committing.  It holds the lock until its end;
    so once a new session has the lock, the outcome of the old transaction can be read.
    """

    rhythm: float | None = None

    def __init__(self, key: int) -> None:
        self.displaced: Callable[[], object] = nothing
        self.key = key
        self.session: dict[str, Any] | None = None

    def prepare(self) -> None:
        """Do nothing: no session exists yet."""

    def take(self, connection: Connection) -> None:
        if is_direct(connection):
            self.lock(connection)

    def lock(self, connection: Connection) -> None:
        with connection.begin():
            if not self.tried(connection):
                if self.session is not None:  # ours, on a dead connection that would never end
                    ended = sql(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                        " WHERE pid = :pid AND backend_start = :backend_start"
                    )
                    connection.execute(ended, self.session)
                end = time.monotonic() + LOCK_TIMEOUT_SECONDS
                while not self.tried(connection):
                    if time.monotonic() > end:
                        # A hanging session may still commit, so the outcome is unknown.
                        raise StoreError("store-busy" if self.lives_on(connection) else "store-in-use")
                    time.sleep(0.02)
            mine = sql("SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()")
            self.session = dict(connection.execute(mine).mappings().one())

    def lives_on(self, connection: Connection) -> bool:
        """Return whether our old session still exists."""
        there = sql("SELECT true FROM pg_stat_activity WHERE pid = :pid AND backend_start = :backend_start")
        return self.session is not None and bool(connection.scalar(there, self.session))

    def check(self) -> None:
        """Do nothing: the server reports a lost session."""

    def fence(self, connection: Connection) -> None:
        """Do nothing: the session is the claim."""

    def let_go(self) -> None:
        """Do nothing: the session ends with it."""

    def confirm(self) -> None:
        """Do nothing: the server has confirmed the commit."""

    def tried(self, connection: Connection) -> bool:
        return bool(connection.scalar(sql("SELECT pg_try_advisory_lock(:key)"), {"key": self.key}))

    def leave(self, connection: Connection) -> None:
        """Do nothing: the session ends with its connection."""

    def release(self) -> None:
        """Do nothing: the session ends with its connection."""


class LeaseClaim(SessionClaim):
    """Also a row that every transaction renews, with an epoch that the next holder raises.

    Behind a pooler (PgBouncer) sessions are shared, so their locks mean nothing.  The holder renews the row, a new
    server waits until it expires, and a former holder finds another epoch and is fenced off.  Each transaction locks
    the row until its end; so once the epoch is raised, the outcome of the old ones can be read.
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
        end = time.monotonic() + LEASE_SECONDS
        while (found := self.tried_lease(connection, direct, over)) is not None:
            # A former holder must not wait: players wait for it.
            if self.epoch is not None or (known is not None and found != known):
                self.lose()
                raise StoreError("store-in-use")
            known = found
            over = known if time.monotonic() > end else None
            time.sleep(RENEWAL_SECONDS / 10)

    def tried_lease(
        self, connection: Connection, direct: bool, over: tuple[int, float] | None
    ) -> tuple[int, float] | None:
        """Take the lease; if another server has it, return its epoch and the time of its last renewal.

        `over` is a lease that was not renewed for too long, whatever the database's clock says.
        """
        with connection.begin():
            if not connection.dialect.has_table(connection, lease.name):
                return None  # not migrated yet: the migration calls `take` again
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
                self.displaced()  # another server was here meanwhile
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
        """Free the lease, so that the next server need not wait."""
        if self.epoch is not None:
            with connection.begin():
                connection.execute(update(lease).where(lease.c.epoch == self.epoch).values(holder=""))


def identity(path: str) -> tuple[int, int] | None:
    """Return the device and inode of a file, or None without one."""
    try:
        found = os.stat(path)  # noqa: PTH116  # at every commit: a Path takes twice as long
    except OSError:
        return None
    return found.st_dev, found.st_ino


def locked(file: int) -> bool:
    """Try to lock a file, and return whether that worked.  The system unlocks it when the process ends."""
    with suppress(OSError):
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return True
    return False
