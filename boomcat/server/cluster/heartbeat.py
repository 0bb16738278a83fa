"""Heartbeats, leases, and the notice that a node has taken a table from another one."""

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
    """The part of a heartbeat that every version can read."""

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
    #: Whether it is the last one.
    gone: bool = False
    #: The node's formats; `format` is the one it writes.
    hears: int = 1
    writes: int = 1
    reads: int = 1


class LeaseMessage(msgspec.Struct, array_like=True, frozen=True):
    format: int
    node: str
    incarnation: str


class TakenMessage(msgspec.Struct, array_like=True, frozen=True):
    """A notice that this table has a newer lease."""

    format: int
    code: str
    revision: int


ENCODER = msgspec.msgpack.Encoder()
HEADS = msgspec.msgpack.Decoder(HeartbeatHead)
BEATS = msgspec.msgpack.Decoder(HeartbeatMessage)
LEASES = msgspec.msgpack.Decoder(LeaseMessage)
TAKEN = msgspec.msgpack.Decoder(TakenMessage)


def read_beat(message: bytes, hears: int) -> HeartbeatMessage | HeartbeatHead:
    """Return the heartbeat, or only its head if the rest is too new for us."""
    head = HEADS.decode(message)
    return head if head.format > hears else BEATS.decode(message)


def beat_in(message: HeartbeatMessage | HeartbeatHead) -> Heartbeat:
    holder = Holder(message.node, message.incarnation)
    if not isinstance(message, HeartbeatMessage):
        # We know only that it lives: it gets no requests and no tables.
        return Heartbeat(holder, full=True, formats=Formats(says=message.format, hears=0, writes=0, reads=0))
    formats = Formats(message.format, message.hears, message.writes, message.reads)
    return Heartbeat(holder, message.load, message.full, message.leaving, message.wall, message.version, formats)


def lease_of(holder: Holder, says: int) -> bytes:
    return ENCODER.encode(LeaseMessage(says, *holder))


def read_lease(value: bytes, revision: int) -> Lease:
    """Return the lease; one that can't be read has no holder, so after a moment another node takes the table."""
    try:
        message = LEASES.decode(value)
    except msgspec.DecodeError:
        return Lease(Holder("", ""), revision)
    return Lease(Holder(message.node, message.incarnation), revision)


def read_taken(message: bytes) -> TakenMessage:
    return TAKEN.decode(message)
