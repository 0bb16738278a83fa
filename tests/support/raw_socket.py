"""A WebSocket by hand, for clients that do what no library would: garbage, floods, never reading, many at once."""

from __future__ import annotations

import asyncio
import json
import socket
import struct
from typing import Any, Self

__all__ = ["BINARY", "CLOSE", "PING", "PONG", "TEXT", "Closed", "RawSocket", "frame", "post", "upgrade"]

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
KEY = b"dGhlIHNhbXBsZSBub25jZQ=="


class Closed(Exception):
    """The server has ended it."""


def frame(data: bytes, kind: int = TEXT, final: bool = True) -> bytes:
    """As clients send it: masked, with zeros, which is as good as any mask."""
    first = kind | (0x80 if final else 0)
    if len(data) < 126:
        head = struct.pack("!BB", first, 0x80 | len(data))
    elif len(data) < 1 << 16:
        head = struct.pack("!BBH", first, 0x80 | 126, len(data))
    else:
        head = struct.pack("!BBQ", first, 0x80 | 127, len(data))
    return head + bytes(4) + data


def upgrade(port: int, path: str) -> bytes:
    """Return the request that opens a WebSocket."""
    return (
        b"GET %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: %s\r\n\r\n" % (path.encode(), port, KEY)
    )


async def post(port: int, path: str, body: object, home: str) -> tuple[int, Any]:
    """Return the status and the body of the answer; `home` is the address to come from."""
    content = json.dumps(body).encode()
    head = f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\ncontent-type: application/json\r\nconnection: close\r\n"
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(home, 0))
    try:
        writer.write(head.encode() + b"content-length: %d\r\n\r\n" % len(content) + content)
        first, _, answer = (await reader.read()).partition(b"\r\n\r\n")
    finally:
        writer.transport.abort()
    if not first:
        raise ConnectionError("the server has hung up")
    return int(first.split()[1]), json.loads(answer or b"null")


class RawSocket:
    """Open with `await RawSocket.open(port, path)`; `home` is the address to come from."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def open(cls, port: int, path: str, home: str = "127.0.0.1", narrow: bool = False) -> Self:
        line = socket.socket()
        if narrow:  # the system keeps hardly anything for it
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        line.setblocking(False)
        line.bind((home, 0))
        try:
            await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", port))
        except BaseException:
            line.close()
            raise
        # A line whose reader is full stops reading by itself: so little is kept for those who never read.
        reader, writer = await asyncio.open_connection(sock=line, limit=2_048 if narrow else 1 << 20)
        made = cls(reader, writer)
        writer.write(upgrade(port, path))
        try:
            head = await reader.readuntil(b"\r\n\r\n")
        except (asyncio.IncompleteReadError, ConnectionError):
            head = b""
        if not head.startswith(b"HTTP/1.1 101"):
            made.drop()
            raise Closed(head[:40].decode("latin-1"))
        return made

    def send(self, *frames: bytes) -> None:
        self.writer.write(b"".join(frames))

    def say(self, text: str) -> None:
        self.send(frame(text.encode()))

    async def hear(self) -> bytes:
        """The next text; pings are answered."""
        try:
            while True:
                first, length = await self.reader.readexactly(2)
                if length == 126:
                    (length,) = struct.unpack("!H", await self.reader.readexactly(2))
                elif length == 127:
                    (length,) = struct.unpack("!Q", await self.reader.readexactly(8))
                data = await self.reader.readexactly(length)
                kind = first & 15
                if kind in (TEXT, BINARY):
                    return data
                if kind == CLOSE:
                    raise Closed
                if kind == PING:
                    self.send(frame(data, PONG))
        except (asyncio.IncompleteReadError, ConnectionError):
            raise Closed from None

    def drop(self) -> None:
        """From one moment to the next."""
        self.writer.transport.abort()
