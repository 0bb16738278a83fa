"""Heartbeats, leases, and the notice that a node has taken a table from another one."""

from __future__ import annotations

import msgspec

from boomcat.server.cluster.ownership import Heartbeat, HeartbeatHead, Holder, Lease

__all__ = ["TAKEN", "TakenMessage", "lease_of", "read_beat", "read_lease"]


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
BEATS = msgspec.msgpack.Decoder(Heartbeat)
LEASES = msgspec.msgpack.Decoder(LeaseMessage)
TAKEN = msgspec.msgpack.Decoder(TakenMessage)


def read_beat(message: bytes, hears: int) -> Heartbeat:
    """Return the heartbeat.  If it is too new for us we know only that its node lives: it gets nothing from us."""
    head = HEADS.decode(message)
    if head.format <= hears:
        return BEATS.decode(message)
    return Heartbeat(head.format, head.node, head.incarnation, head.number, full=True, hears=0, writes=0, reads=0)


def lease_of(holder: Holder, says: int) -> bytes:
    return ENCODER.encode(LeaseMessage(says, *holder))


def read_lease(value: bytes, revision: int) -> Lease:
    """Return the lease; one that can't be read has no holder, so after a moment another node takes the table."""
    try:
        message = LEASES.decode(value)
    except msgspec.DecodeError:
        return Lease(Holder("", ""), revision)
    return Lease(Holder(message.node, message.incarnation), revision)
