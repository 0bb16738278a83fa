"""The frames of a WebSocket that nearly all messages travel in, without the library that knows all the others."""

from __future__ import annotations

from struct import pack

from websockets.frames import Frame

__all__ = ["framed", "length_of", "only_text"]

#: The last frame of a message, which is text; how long it is, if it is short, and that it is masked.
TEXT = 0x81
SHORT, MASKED = 125, 0x80
#: The bytes before a short payload, and more of them before a longer one, which say how long it is.
HEAD, MORE, EVEN_MORE = 6, 2, 8
LONG = 0xFFFF


def framed(message: bytes) -> bytes:
    """A message of a server."""
    size = len(message)
    if size <= SHORT:
        return bytes((TEXT, size)) + message
    if size <= LONG:
        return pack("!BBH", TEXT, 126, size) + message
    return pack("!BBQ", TEXT, 127, size) + message


def only_text(data: bytes) -> bytes | None:
    """What a client says, if these bytes are one whole short message and nothing else."""
    size = len(data) - HEAD
    if not 0 < size <= SHORT or data[0] != TEXT or data[1] != MASKED | size:
        return None
    mask = data[2:HEAD] * (size // 4 + 1)
    return (int.from_bytes(data[HEAD:], "big") ^ int.from_bytes(mask[:size], "big")).to_bytes(size, "big")


def length_of(frame: Frame) -> int:
    """The fewest bytes in which a client can have sent it."""
    size = len(frame.data)
    return HEAD + size + (0 if size <= SHORT else MORE if size <= LONG else EVEN_MORE)
