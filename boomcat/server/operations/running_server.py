"""Finds the server that has a database open, so that a second start can point to the first."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from boomcat.server.storage.sql.database import file_of, read_address
from boomcat.server.storage.sql.writer_lock import address_file, lock_file, locked
from boomcat.server.storage.store_errors import StoreError

#: A starting server opens its database a moment before it writes its address.
ATTEMPTS = 10
RETRY_SECONDS = 0.2


@dataclass(frozen=True)
class RunningServer:
    #: Its address on this machine.
    here: str
    #: Its address on the network; "" if only this machine reaches it.
    outside: str

    def serves(self, host: str | None, port: int | None, lan: bool) -> bool:
        """Return whether it already is what a start with these options asks for."""
        return not host and port in (None, urlsplit(self.here).port) and (bool(self.outside) or not lan)


def files_beside(database: str) -> tuple[Path, Path] | None:
    """Return the file with the address and the lock file, or None for a database that isn't a file."""
    with suppress(StoreError):
        if path := file_of(read_address(database)):
            return address_file(path), lock_file(path)
    return None


@contextmanager
def announced(database: str, server: RunningServer) -> Iterator[None]:
    """Write down the address of this server, which has the database open."""
    files = files_beside(database)
    if files is None:
        yield
        return
    # The process id distinguishes it from the next server, which mostly has the same address.
    words = f"{server.here}\n{server.outside}\n{os.getpid()}\n"
    with suppress(OSError):  # a full disk must not stop the server
        files[0].write_text(words, encoding="utf-8")
    try:
        yield
    finally:
        # The database is closed by now: another server may have it open, and its address is there.
        with suppress(OSError, ValueError):
            if files[0].read_text("utf-8") == words:
                files[0].unlink()


def found(database: str, sleep: Callable[[float], None] = time.sleep) -> RunningServer | None:
    """Return the server that has this database open, even if it has just started."""
    for _ in range(ATTEMPTS):
        if server := running(database):
            return server
        sleep(RETRY_SECONDS)
    return None


def running(database: str) -> RunningServer | None:
    """Return the server that has this database open.  A killed one has left its address, but holds no lock."""
    files = files_beside(database)
    with suppress(OSError, ValueError):
        if files and files[0].exists():
            here, outside, *_ = files[0].read_text("utf-8").splitlines()
            with files[1].open("a") as lock:
                return None if locked(lock.fileno()) else RunningServer(here, outside)
    return None
