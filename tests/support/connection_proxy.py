"""Stands between a program and its server, where a line can break, hang or be slow."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress

__all__ = ["Abandoned", "LineProxy", "hang_up"]

#: As much as is read at a time.
PIECE_BYTES = 65_536


class Abandoned(Exception):
    """Break the client's connection without closing the server's, which keeps waiting for a client that is gone."""


def hang_up(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)


class LineProxy:
    """Forwards connections from `listener` to the socket that `reach` returns, unless a fault is set."""

    def __init__(self, listener: socket.socket, reach: Callable[[], socket.socket]) -> None:
        self.listener = listener
        self.reach = reach
        #: While this is clear, nothing gets through in either direction, and neither side notices.
        self.open = threading.Event()
        self.open.set()
        #: Whether new connections are closed at once.
        self.refusing = False
        #: Seconds that everything takes longer.
        self.delay = 0.0
        self.lines: set[socket.socket] = set()
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self.listener.accept()
                threading.Thread(target=self.connect, args=(client,), daemon=True).start()

    def connect(self, client: socket.socket) -> None:
        self.open.wait()
        try:
            if self.refusing:
                raise ConnectionRefusedError
            server = self.reach()
        except OSError:  # it is not there at the moment
            client.close()
            return
        self.lines |= {client, server}
        back = threading.Thread(target=self.pump, args=(server, client, False), daemon=True)
        back.start()
        self.pump(client, server, True)
        back.join()
        self.lines -= {client, server}
        client.close()
        server.close()

    def pump(self, source: socket.socket, target: socket.socket, from_client: bool) -> None:
        ends: tuple[socket.socket, ...] = (source, target)
        try:
            while (data := source.recv(PIECE_BYTES)) and self.lets_through(data, from_client):
                if self.delay:
                    time.sleep(self.delay)
                self.open.wait()
                target.sendall(data)
        except OSError:
            pass
        except Abandoned:
            ends = (source,)
        for end in ends:
            hang_up(end)
        self.ended()

    def lets_through(self, data: bytes, from_client: bool) -> bool:
        """Return whether the connection stays open after this data; if not, the data is dropped."""
        return True

    def ended(self) -> None:
        """A line has broken, in one direction at least."""

    def cut(self) -> None:
        """Every line, at once."""
        for end in list(self.lines):
            hang_up(end)

    def close(self) -> None:
        self.refusing = True
        self.open.set()
        self.cut()
        hang_up(self.listener)
        self.listener.close()
