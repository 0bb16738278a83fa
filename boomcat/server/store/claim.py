"""The right to be the only writer.

It spares people a second server that was started by mistake; that nothing is overwritten rests on the journal's primary
key.  Whoever is killed, loses the claim at once: the system takes it back, or the database server does.
"""

from __future__ import annotations

import errno
import os
import secrets
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol

from sqlalchemy import URL, Connection
from sqlalchemy import text as sql

from boomcat.server.store.errors import StoreError

__all__ = ["Claim", "claim_for"]

#: Of PostgreSQL's advisory locks, which belong to one database each.
WRITING = 0x626F6F6D_63617400
#: A server that was killed leaves a session that its database needs a moment to clear away.
PATIENCE_SECONDS = 1.0


class Claim(Protocol):
    def prepare(self) -> None:
        """Called before the writer connects."""

    def take(self, connection: Connection) -> None:
        """Called for every new connection of the writer, before it writes; like `prepare`, raises `store-in-use`."""

    def check(self) -> None:
        """Called before every transaction and every read; raises if what was claimed is not there any more."""

    def release(self) -> None: ...


def claim_for(url: URL, alone: bool) -> Claim:
    if url.get_backend_name() == "sqlite":
        return FileClaim(Path(str(url.database)), Path(f"{url.database}.lock") if alone else None)
    # Without the claim on the whole database it is one on nothing but being this writer, for the sake of `take`.
    return SessionClaim(WRITING if alone else secrets.randbits(62))


class FileClaim:
    """A locked file beside the database.  It stays there when it is free: to delete it would race with the next one."""

    def __init__(self, database: Path, path: Path | None) -> None:
        self.database = database
        self.path = path
        self.file: Any = None
        #: Which file the writer opened.
        self.opened: tuple[int, int] | None = None

    def prepare(self) -> None:
        if self.path is None or self.file is not None:
            return
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
        self.file = file

    def take(self, connection: Connection) -> None:
        """The file stays locked, whatever becomes of connections."""
        self.opened = self.opened or identity(self.database)

    def check(self) -> None:
        """Whoever deletes or replaces the file takes away what is stored, and SQLite would go on as if nothing were."""
        if self.opened is not None and identity(self.database) != self.opened:
            raise StoreError("store-unreachable", {"why": f"{os.strerror(errno.ENOENT)}: {self.database}"})

    def release(self) -> None:
        if self.file is not None:
            self.file.close()
            self.file = None


class SessionClaim:
    """An advisory lock of the writer's own session.

    When the connection broke while a transaction was being committed, the old session may still be at it.  It holds the
    lock until its end; so once a new session has the lock, what became of the old one's transaction can be read.
    """

    def __init__(self, key: int) -> None:
        self.key = key
        self.session: dict[str, Any] | None = None

    def prepare(self) -> None:
        """There is no session yet."""

    def take(self, connection: Connection) -> None:
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
                        raise StoreError("store-in-use")
                    time.sleep(0.02)
            mine = sql("SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()")
            self.session = dict(connection.execute(mine).mappings().one())

    def check(self) -> None:
        """The server says it itself."""

    def tried(self, connection: Connection) -> bool:
        return bool(connection.scalar(sql("SELECT pg_try_advisory_lock(:key)"), {"key": self.key}))

    def release(self) -> None:
        """The session ends with its connection."""


def identity(path: Path) -> tuple[int, int] | None:
    """By which a file is known, whatever else has its name."""
    with suppress(OSError):
        found = path.stat()
        return found.st_dev, found.st_ino
    return None


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
