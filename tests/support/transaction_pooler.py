"""A pooler as PgBouncer is one in transaction mode, for PostgreSQL: many clients, who share one session by turns."""

from __future__ import annotations

import secrets
import socket
import struct
import threading
from contextlib import suppress
from pathlib import Path
from typing import Self

__all__ = ["Pooler"]

#: What a client sends before it waits for an answer: a query, the end of a batch, or goodbye.
WAITS_AFTER = b"QSX"


class Pooler:
    """Listens in `folder`; the session behind it goes to `server`, both folders of Unix sockets."""

    def __init__(self, folder: Path, server: Path) -> None:
        self.folder = folder
        self.server = server
        #: Held by the client that may use the session, from the beginning of a transaction to its end.
        self.turn = threading.Lock()
        self.session: socket.socket | None = None
        self.greeting = b""
        self.listening = socket.socket(socket.AF_UNIX)
        self.clients: list[socket.socket] = []

    def __enter__(self) -> Self:
        self.folder.mkdir()
        self.listening.bind(str(self.folder / ".s.PGSQL.5432"))
        self.listening.listen(20)
        threading.Thread(target=self.accept, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        for line in (self.listening, self.session, *self.clients):
            if line is not None:
                with suppress(OSError):
                    line.shutdown(socket.SHUT_RDWR)
                line.close()

    def accept(self) -> None:
        with suppress(OSError):
            while True:
                client = self.listening.accept()[0]
                self.clients.append(client)
                threading.Thread(target=self.serve, args=(client,), daemon=True).start()

    def serve(self, client: socket.socket) -> None:
        holding = False
        with suppress(OSError, EOFError), client:
            startup = exactly(client, struct.unpack("!i", exactly(client, 4))[0] - 4)
            with self.turn:
                self.begin(startup)
            # A new number, which no session has.
            key = struct.pack("!iII", 12, secrets.randbits(31), 7)
            client.sendall(self.greeting + b"K" + key + b"Z" + struct.pack("!ic", 5, b"I"))
            try:
                while True:
                    batch = kind = b""
                    while kind not in WAITS_AFTER or not kind:
                        kind, message = read(client)
                        batch += message
                    if kind == b"X":
                        return
                    if not holding:
                        self.turn.acquire()
                        holding = True
                    assert self.session is not None
                    self.session.sendall(batch)
                    answer = b""
                    while kind != b"Z":
                        kind, message = read(self.session)
                        answer += message
                    if answer[-1:] == b"I":
                        self.turn.release()
                        holding = False
                    client.sendall(answer)
            finally:
                if holding:
                    self.turn.release()

    def begin(self, startup: bytes) -> None:
        """The one session, with what the first client wanted of it; its greeting is everybody's."""
        if self.session is not None:
            return
        self.session = socket.socket(socket.AF_UNIX)
        self.session.connect(str(self.server / ".s.PGSQL.5432"))
        self.session.sendall(struct.pack("!i", len(startup) + 4) + startup)
        kind = b""
        while kind != b"Z":
            kind, message = read(self.session)
            if kind in (b"R", b"S"):
                self.greeting += message


def read(line: socket.socket) -> tuple[bytes, bytes]:
    """The kind of a message, and all of it."""
    head = exactly(line, 5)
    return head[:1], head + exactly(line, struct.unpack("!i", head[1:])[0] - 4)


def exactly(line: socket.socket, wanted: int) -> bytes:
    found = b""
    while len(found) < wanted:
        part = line.recv(wanted - len(found))
        if not part:
            raise EOFError
        found += part
    return found
