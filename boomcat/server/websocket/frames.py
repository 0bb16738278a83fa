"""The frames of a WebSocket that nearly all messages travel in, without the library that knows all the others."""

from __future__ import annotations

from struct import pack
from typing import Final

from websockets.frames import Frame

__all__ = ["HEAD", "PING", "TEXT", "framed", "length_of", "pong", "short_frame"]

#: The first byte of a text in a single frame, of a ping and of a pong.
TEXT: Final = 0x81
PING: Final = 0x89
PONG: Final = 0x8A
#: How long a frame is, if it is short, and that it is masked.
SHORT: Final = 125
MASKED: Final = 0x80
#: The bytes before a short payload, and more of them before a longer one, which say how long it is.
HEAD: Final = 6
MORE: Final = 2
EVEN_MORE: Final = 8
LONG: Final = 0xFFFF


def framed(message: bytes) -> bytes:
    """A message of a server."""
    size = len(message)
    if size <= SHORT:
        return bytes((TEXT, size)) + message
    if size <= LONG:
        return pack("!BBH", TEXT, 126, size) + message
    return pack("!BBQ", TEXT, 127, size) + message


def pong(payload: bytes) -> bytes:
    """A server's answer to a ping."""
    return bytes((PONG, len(payload))) + payload


def short_frame(data: bytes, at: int) -> bytes | None:
    """What a client says in the frame that begins there, if it's a short text, ping or pong, and there as a whole."""
    if len(data) - at < HEAD or data[at] not in (TEXT, PING, PONG):
        return None
    begin = at + HEAD
    size = data[at + 1] - MASKED
    if not 0 <= size <= SHORT or begin + size > len(data):
        return None
    mask = data[at + 2 : begin] * (size // 4 + 1)
    payload = data[begin : begin + size]
    return (int.from_bytes(payload, "big") ^ int.from_bytes(mask[:size], "big")).to_bytes(size, "big")


def length_of(frame: Frame) -> int:
    """The fewest bytes in which a client can have sent it."""
    size = len(frame.data)
    return HEAD + size + (0 if size <= SHORT else MORE if size <= LONG else EVEN_MORE)
