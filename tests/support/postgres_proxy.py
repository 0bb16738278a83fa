"""Stands between the store and the PostgreSQL server, where a line can break."""

import socket
import threading
from pathlib import Path

from tests.support.connection_proxy import Abandoned, LineProxy
from tests.support.databases import Postgres

__all__ = ["Proxy"]

#: As PostgreSQL calls its socket.
NAME = ".s.PGSQL.5432"


class Proxy(LineProxy):
    """Can also break the line at the moment of a commit."""

    def __init__(self, postgres: Postgres, folder: Path) -> None:
        self.folder = folder
        self.server = postgres.folder / NAME
        #: `before` the commit reaches the server, `after` it has answered, or `silent`: the server isn't cut off.
        self.break_at_commit: str | None = None
        self.swallowing = False
        self.broken = threading.Event()
        listener = socket.socket(socket.AF_UNIX)
        listener.bind(str(folder / NAME))
        listener.listen()
        super().__init__(listener, self.connected)

    def connected(self) -> socket.socket:
        server = socket.socket(socket.AF_UNIX)
        try:
            server.connect(str(self.server))
        except OSError:
            server.close()
            raise
        return server

    def lets_through(self, data: bytes, from_client: bool) -> bool:
        if from_client and self.break_at_commit and b"COMMIT" in data:
            where, self.break_at_commit = self.break_at_commit, None
            if where == "silent":
                self.refusing = True
                raise Abandoned
            self.swallowing = where == "after"
            return self.swallowing
        if self.swallowing and not from_client:
            self.swallowing = False
            return False  # the server has answered, so it has happened
        return True

    def ended(self) -> None:
        self.broken.set()

    def url(self, url: str) -> str:
        """The same database, by way of here."""
        return url.replace(str(self.server.parent), str(self.folder))
