"""Where the server is that has a database open, so that a second start can lead people to the first."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from boomcat.server.storage.sql import StoreError
from boomcat.server.storage.sql.database import read_address
from boomcat.server.storage.sql.writer_lock import address_file, lock_file, locked

__all__ = ["RunningServer", "announced", "found", "running"]

#: A server that is just starting has opened its database a moment before it writes down its address.
WAITS = 10
WAIT_SECONDS = 0.2


@dataclass(frozen=True)
class RunningServer:
    #: Its address on this machine.
    here: str
    #: Its address on the network; "" if only this machine reaches it.
    outside: str

    def serves(self, host: str | None, port: int | None, lan: bool) -> bool:
        """Whether it is what somebody wants who starts another one with these options."""
        return not host and port in (None, urlsplit(self.here).port) and (bool(self.outside) or not lan)


def files_beside(database: str) -> tuple[Path, Path] | None:
    """The file with the address, and the one that a server locks; none for a database that isn't a file."""
    with suppress(StoreError):
        url = read_address(database)
        if url.get_backend_name() == "sqlite":
            path = Path(str(url.database))
            return address_file(path), lock_file(path)
    return None


@contextmanager
def announced(database: str, server: RunningServer) -> Iterator[None]:
    """Let others find this server, which has the database open."""
    files = files_beside(database)
    if files is None:
        yield
        return
    # The process's number tells it from the next server, which mostly has the same address.
    words = f"{server.here}\n{server.outside}\n{os.getpid()}\n"
    with suppress(OSError):  # a full disk keeps no server from serving
        files[0].write_text(words, encoding="utf-8")
    try:
        yield
    finally:
        # The database is closed by now: another server may have it open, and its address is there.
        with suppress(OSError, ValueError):
            if files[0].read_text("utf-8") == words:
                files[0].unlink()


def found(database: str, sleep: Callable[[float], None] = time.sleep) -> RunningServer | None:
    """The server that has this database open, even if it has done so only this moment."""
    for _ in range(WAITS):
        if server := running(database):
            return server
        sleep(WAIT_SECONDS)
    return None


def running(database: str) -> RunningServer | None:
    """The server that has this database open. One that was killed has left its address, but holds no lock."""
    files = files_beside(database)
    with suppress(OSError, ValueError):
        if files and files[0].exists():
            here, outside, *_ = files[0].read_text("utf-8").splitlines()
            with files[1].open("a") as lock:
                return None if locked(lock.fileno()) else RunningServer(here, outside)
    return None
