"""Requests from one node to another.  An error of the other node is raised here as if it had happened here."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from boomcat.core.errors import MalformedInput, RuleError
from boomcat.server.cluster.nats_bus import BusError
from boomcat.server.storage.sql import StoreError
from boomcat.server.tables.actor import Broken
from boomcat.server.tables.registry import NoSuchTable
from boomcat.server.tables.requests import NotAllowed

__all__ = [
    "Elsewhere",
    "NewerFormat",
    "RpcReply",
    "RpcRequest",
    "failed",
    "read_reply",
    "read_request",
    "result",
    "written",
]

#: `find` loads a table and confirms that it is there; `adopt` makes a node load many soon.
What: TypeAlias = Literal["find", "info", "join", "add_device", "open_table", "play_solo", "adopt", "record"]
Failure: TypeAlias = Literal["", "rule", "malformed", "no-table", "store", "broken", "elsewhere", "format"]


class Elsewhere(Exception):
    """The table has moved: look up its node again."""


class NewerFormat(BusError):
    """One node writes a format that is too new for the other."""


class RpcRequestHead(msgspec.Struct, array_like=True, frozen=True):
    """The part of a request that every version can read."""

    format: int


class RpcReplyHead(msgspec.Struct, array_like=True, frozen=True):
    format: int
    failure: str


class RpcRequest(RpcRequestHead, array_like=True, frozen=True):
    what: str
    code: str
    #: JSON, as it came over HTTP.
    body: bytes
    #: The client network that the request counts for.
    who: str


class RpcReply(RpcReplyHead, array_like=True, frozen=True):
    body: bytes = b""
    reason: str = ""
    details: dict[str, str | int] = {}


ENCODER = msgspec.msgpack.Encoder()
REQUEST_HEADS = msgspec.msgpack.Decoder(RpcRequestHead)
REQUESTS = msgspec.msgpack.Decoder(RpcRequest)
REPLY_HEADS = msgspec.msgpack.Decoder(RpcReplyHead)
REPLIES = msgspec.msgpack.Decoder(RpcReply)


def written(request: RpcRequest) -> bytes:
    return ENCODER.encode(request)


def read_request(message: bytes, hears: int) -> RpcRequest:
    if REQUEST_HEADS.decode(message).format > hears:
        raise NewerFormat
    return REQUESTS.decode(message)


def result(value: object, says: int) -> bytes:
    return ENCODER.encode(RpcReply(says, "", msgspec.json.encode(value)))


def failed(error: Exception, says: int) -> bytes:
    failure: Failure = "broken"
    if isinstance(error, NewerFormat):
        failure = "format"
    elif isinstance(error, Elsewhere):
        failure = "elsewhere"
    elif isinstance(error, NoSuchTable):
        failure = "no-table"
    elif isinstance(error, MalformedInput):
        failure = "malformed"
    elif isinstance(error, RuleError):
        failure = "rule"
    elif isinstance(error, StoreError):
        failure = "store"
    details = dict(error.details) if isinstance(error, RuleError) else {}
    return ENCODER.encode(RpcReply(says, failure, reason=getattr(error, "reason", ""), details=details))


def read_reply(message: bytes, hears: int) -> bytes:
    """Return the body of a reply as JSON, or raise the error that the other node raised."""
    head = REPLY_HEADS.decode(message)
    if head.format > hears or head.failure == "format":
        raise NewerFormat
    reply = REPLIES.decode(message)
    match reply.failure:
        case "":
            return reply.body
        case "elsewhere":
            raise Elsewhere
        case "no-table":
            raise NoSuchTable
        case "malformed":
            raise MalformedInput(reply.reason, reply.details)
        case "rule":
            raise NotAllowed(reply.reason, reply.details)
        case "store":
            raise StoreError(reply.reason)
        case _:
            raise Broken
