"""What a node tells without being asked: that it lives, what it has, and that it took a table from somebody."""

from __future__ import annotations

import msgspec

from boomcat.server.cluster.formats import Formats
from boomcat.server.cluster.ownership import Heartbeat, Holder, Lease

__all__ = [
    "HeartbeatHead",
    "HeartbeatMessage",
    "TakenMessage",
    "beat_in",
    "lease_of",
    "read_beat",
    "read_lease",
    "read_taken",
]


class HeartbeatHead(msgspec.Struct, array_like=True, frozen=True):
    """As much of a heartbeat as can always be read."""

    format: int
    node: str
    incarnation: str
    number: int


class HeartbeatMessage(HeartbeatHead, array_like=True, frozen=True):
    load: float
    full: bool
    leaving: bool
    wall: float
    version: str
    #: It is the last one.
    gone: bool = False
    #: The node's formats; `format` is what it says.
    hears: int = 1
    writes: int = 1
    reads: int = 1


class LeaseMessage(msgspec.Struct, array_like=True, frozen=True):
    format: int
    node: str
    incarnation: str


class TakenMessage(msgspec.Struct, array_like=True, frozen=True):
    """This table has a newer lease."""

    format: int
    code: str
    revision: int


ENCODER = msgspec.msgpack.Encoder()
HEADS = msgspec.msgpack.Decoder(HeartbeatHead)
BEATS = msgspec.msgpack.Decoder(HeartbeatMessage)
LEASES = msgspec.msgpack.Decoder(LeaseMessage)
TAKEN = msgspec.msgpack.Decoder(TakenMessage)


def read_beat(message: bytes, hears: int) -> HeartbeatMessage | HeartbeatHead:
    """Only the head, if the rest is newer than what we can read."""
    head = HEADS.decode(message)
    return head if head.format > hears else BEATS.decode(message)


def beat_in(told: HeartbeatMessage | HeartbeatHead) -> Heartbeat:
    holder = Holder(told.node, told.incarnation)
    if not isinstance(told, HeartbeatMessage):
        # It lives, and that is all we know: nothing is asked of it, or given to it.
        return Heartbeat(holder, full=True, formats=Formats(says=told.format, hears=0, writes=0, reads=0))
    formats = Formats(told.format, told.hears, told.writes, told.reads)
    return Heartbeat(holder, told.load, told.full, told.leaving, told.wall, told.version, formats)


def lease_of(holder: Holder, says: int) -> bytes:
    return ENCODER.encode(LeaseMessage(says, *holder))


def read_lease(value: bytes, revision: int) -> Lease:
    """Of nobody, if it makes no sense: then it is waited for a moment, and somebody else takes the table."""
    try:
        told = LEASES.decode(value)
    except msgspec.DecodeError:
        return Lease(Holder("", ""), revision)
    return Lease(Holder(told.node, told.incarnation), revision)


def read_taken(message: bytes) -> TakenMessage:
    return TAKEN.decode(message)
