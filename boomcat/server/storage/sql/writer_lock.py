"""The claim to be the only writer of a database.

It prevents a second server that was started by mistake; the journal's primary key prevents overwriting.  A killed
server loses the claim at once: the operating system or the database server takes it back.
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
from typing import Any

from sqlalchemy import URL, Connection
from sqlalchemy import text as sql

from boomcat.server.storage.sql.database import file_of
from boomcat.server.storage.store_errors import StoreError

#: An advisory lock of PostgreSQL, one for each database.
WRITING = 0x626F6F6D_63617400
#: For the database to end the session of a killed server.
LOCK_TIMEOUT_SECONDS = 1.0
#: Our session on an earlier connection.
OLD_SESSION = "FROM pg_stat_activity WHERE pid = :pid AND backend_start = :backend_start"


class Claim:
    """A server's claim to a database, as hooks of the writer; most do nothing by default."""

    def __init__(self) -> None:
        #: Called, from any thread, when another server may have written: tables in memory may be outdated.
        self.displaced: Callable[[], object] = lambda: None
        #: Whether the file was gone, or another server had the claim, when we last looked.
        self.lost = False

    def prepare(self) -> None:
        """Do what has to be done before the writer connects."""

    def take(self, connection: Connection) -> None:
        """Take the claim; called for every new connection of the writer; like `prepare`, raises `store-in-use`."""

    def check(self) -> None:
        """Raise an error if the claimed file is gone; called before every transaction and every read."""

    def begun(self) -> None:
        """Do what has to be done in a transaction; called at the beginning of each."""

    def let_go(self) -> None:
        """Let the claim go; called before a connection of the writer is closed."""

    def confirm(self) -> None:
        """Raise an error if the commit went to a deleted file; called after each, before the futures are set."""

    def release(self) -> None:
        """Release everything; called at the end."""


def claim_for(url: URL, alone: bool) -> Claim:
    if file := file_of(url):
        return FileClaim(file, alone)
    # Without `alone`, a claim on a random key, which never conflicts.
    return SessionClaim(WRITING if alone else secrets.randbits(62))


def lock_file(database: Path) -> Path:
    """Return the lock file, beside the file itself even if the path is a link."""
    return Path(f"{os.path.realpath(database)}.lock")


def address_file(database: Path) -> Path:
    """Return the file in which the server writes its address; see running_server.py."""
    return Path(f"{os.path.realpath(database)}.address")


class FileClaim(Claim):
    """A locked file beside the database.  It is never deleted: that would race with the next server."""

    def __init__(self, database: Path, alone: bool) -> None:
        super().__init__()
        self.database = database
        self.name = str(database)
        self.path = lock_file(database) if alone else None
        self.file: Any = None
        #: The identities of the database and the log that the writer has opened.
        self.opened: tuple[int, int] | None = None
        self.log: tuple[int, int] | None = None
        #: Beside the file that a link led to when it was opened.
        self.log_path = ""

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
            self.lost = True
            path = self.database if gone else self.log_path
            raise StoreError("store-unreachable", {"why": f"{os.strerror(errno.ENOENT)}: {path}"})
        if self.lost:
            self.lost = False
            self.displaced()  # it was moved away meanwhile, perhaps to be changed

    confirm = check

    def begun(self) -> None:
        """Note the log, which exists from the first transaction until the last connection is closed."""
        if self.log is None:
            self.log = identity(self.log_path)

    def release(self) -> None:
        if self.file is not None:
            self.file.close()
            self.file = None


class SessionClaim(Claim):
    """An advisory lock of the writer's session.

    If the connection breaks during a commit, the old session may still be committing.  It holds the lock until its end;
    so once a new session has the lock, the outcome of the old transaction can be read.
    """

    def __init__(self, key: int) -> None:
        super().__init__()
        self.key = key
        self.session: dict[str, Any] | None = None

    def take(self, connection: Connection) -> None:
        with connection.begin():
            if not self.tried(connection):
                if self.session is not None:  # ours, on a dead connection that would never end
                    connection.execute(sql(f"SELECT pg_terminate_backend(pid) {OLD_SESSION}"), self.session)
                end = time.monotonic() + LOCK_TIMEOUT_SECONDS
                while not self.tried(connection):
                    if time.monotonic() > end:
                        raise self.refused(connection)
                    time.sleep(0.02)
            mine = sql("SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()")
            self.session = dict(connection.execute(mine).mappings().one())
        if self.lost:
            self.lost = False
            self.displaced()

    def refused(self, connection: Connection) -> StoreError:
        if self.session is None:
            return StoreError("store-in-use")
        if connection.scalar(sql(f"SELECT true {OLD_SESSION}"), self.session):
            return StoreError("store-busy")  # a hanging session may still commit, so the outcome is unknown
        self.lost = True
        self.displaced()
        return StoreError("store-in-use")

    def tried(self, connection: Connection) -> bool:
        return bool(connection.scalar(sql("SELECT pg_try_advisory_lock(:key)"), {"key": self.key}))


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
