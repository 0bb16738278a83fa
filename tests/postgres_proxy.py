"""Stands between the store and the PostgreSQL server, where a line can break."""

import socket
import threading
import time
from contextlib import suppress
from pathlib import Path

from tests.databases import Postgres

__all__ = ["Proxy"]


class Proxy:
    """Can break the line at the moment of a commit, hold everything up, or let nothing through."""

    def __init__(self, postgres: Postgres, folder: Path) -> None:
        self.folder = folder
        self.server = postgres.folder / ".s.PGSQL.5432"
        self.break_at_commit: str | None = None
        self.swallowing = False
        self.broken = threading.Event()
        self.refusing = False
        #: Seconds that everything takes longer.
        self.delay = 0.0
        #: As long as this is clear nothing gets through, in either direction, and nobody is told.
        self.open = threading.Event()
        self.open.set()
        self.lines: list[socket.socket] = []
        self.listener = socket.socket(socket.AF_UNIX)
        self.listener.bind(str(folder / ".s.PGSQL.5432"))
        self.listener.listen()
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self.listener.accept()
                if self.refusing:
                    client.close()
                    continue
                server = socket.socket(socket.AF_UNIX)
                try:
                    server.connect(str(self.server))
                except OSError:  # it is not there at the moment
                    client.close()
                    server.close()
                    continue
                self.lines += [client, server]
                threading.Thread(target=self.pump, args=(client, server, True), daemon=True).start()
                threading.Thread(target=self.pump, args=(server, client, False), daemon=True).start()

    def pump(self, source: socket.socket, target: socket.socket, from_client: bool) -> None:
        with suppress(OSError):
            while data := source.recv(65_536):
                if from_client and self.break_at_commit and b"COMMIT" in data:
                    where, self.break_at_commit = self.break_at_commit, None
                    if where == "silent":  # nobody tells the server: it waits for a client that is not there any more
                        self.refusing = True
                        source.shutdown(socket.SHUT_RDWR)
                        self.broken.set()
                        return
                    if where == "before":
                        break
                    self.swallowing = True
                elif self.swallowing and not from_client:
                    self.swallowing = False
                    break  # the server has answered, so it has happened
                if self.delay:
                    time.sleep(self.delay)
                self.open.wait()
                target.sendall(data)
        for end in (source, target):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self.broken.set()

    def url(self, url: str) -> str:
        """The same database, by way of here."""
        return url.replace(str(self.server.parent), str(self.folder))

    def cut(self) -> None:
        """Every line, at once."""
        for end in self.lines:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self.open.set()
        for end in (self.listener, *self.lines):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
