"""Stands between a node and its NATS servers, where a line can break, hang or be slow."""

from __future__ import annotations

import socket
import threading
import time
from contextlib import suppress

__all__ = ["TcpProxy"]

#: As much as is read at a time.
PIECE = 65_536


class TcpProxy:
    """Everything that comes to `port` goes to `target`, unless told otherwise."""

    def __init__(self, target: int) -> None:
        self.target = target
        #: As long as this is clear nothing gets through, in either direction, and nobody is told.
        self.open = threading.Event()
        self.open.set()
        #: Whoever comes is sent away.
        self.refusing = False
        #: Seconds that everything takes longer.
        self.delay = 0.0
        self.lines: set[socket.socket] = set()
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listener.getsockname()[1]
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
            server = socket.create_connection(("127.0.0.1", self.target))
        except OSError:
            client.close()
            return
        self.lines |= {client, server}
        back = threading.Thread(target=self.pump, args=(server, client), daemon=True)
        back.start()
        self.pump(client, server)
        back.join()
        self.lines -= {client, server}
        client.close()
        server.close()

    def pump(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(PIECE):
                if self.delay:
                    time.sleep(self.delay)
                self.open.wait()
                target.sendall(data)
        for end in (source, target):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def cut(self) -> None:
        """Every line, at once."""
        for end in list(self.lines):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self.refusing = True
        self.open.set()
        self.cut()
        with suppress(OSError):
            self.listener.shutdown(socket.SHUT_RDWR)
        self.listener.close()
