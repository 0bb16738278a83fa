"""Requests from one node to another.  An error of the other node is raised here as if it had happened here."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from boomcat.core.errors import MalformedInput, RuleError
from boomcat.server.cluster.nats_bus import BusError
from boomcat.server.storage.store_errors import StoreError
from boomcat.server.tables.actor import Broken
from boomcat.server.tables.registry import NoSuchTable
from boomcat.server.tables.requests import NotAllowed

#: `find` loads a table and confirms that it is there.
What: TypeAlias = Literal[
    "find",
    "info",
    "join",
    "add_device",
    "open_table",
    "play_solo",
    "play_lesson",
    "play_now",
    "play_on",
    "play_deal",
    "public",
    "record",
]


class Elsewhere(Exception):
    """The table has moved: look up its node again."""


class NewerFormat(BusError):
    """One node writes a format that is too new for the other."""


class MessageHead(msgspec.Struct, array_like=True, frozen=True):
    """The part of a request or reply that every version can read."""

    format: int


class RpcRequest(MessageHead, array_like=True, frozen=True):
    what: str
    code: str
    #: JSON, as it came over HTTP.
    body: bytes
    #: The client network that the request counts for.
    who: str


class RpcReply(MessageHead, array_like=True, frozen=True):
    failure: str
    body: bytes = b""
    reason: str = ""
    details: dict[str, str | int] = {}


ENCODER = msgspec.msgpack.Encoder()
HEADS = msgspec.msgpack.Decoder(MessageHead)
REQUESTS = msgspec.msgpack.Decoder(RpcRequest)
REPLIES = msgspec.msgpack.Decoder(RpcReply)
#: What a reply calls an error.  The first one fits: MalformedInput is a RuleError.
FAILURES: dict[str, type[Exception]] = {
    "format": NewerFormat,
    "elsewhere": Elsewhere,
    "no-table": NoSuchTable,
    "malformed": MalformedInput,
    "rule": RuleError,
    "store": StoreError,
}


def read_request(message: bytes, hears: int) -> RpcRequest:
    if HEADS.decode(message).format > hears:
        raise NewerFormat
    return REQUESTS.decode(message)


def result(value: object, says: int) -> bytes:
    return ENCODER.encode(RpcReply(says, "", msgspec.json.encode(value)))


def failed(error: Exception, says: int) -> bytes:
    failure = next((name for name, kind in FAILURES.items() if isinstance(error, kind)), "broken")
    details = dict(error.details) if isinstance(error, RuleError) else {}
    return ENCODER.encode(RpcReply(says, failure, reason=getattr(error, "reason", ""), details=details))


def read_reply(message: bytes, hears: int) -> bytes:
    """Return the body of a reply as JSON, or raise the error that the other node raised."""
    if HEADS.decode(message).format > hears:
        raise NewerFormat
    reply = REPLIES.decode(message)
    match reply.failure:
        case "":
            return reply.body
        case "malformed":
            raise MalformedInput(reply.reason, reply.details)
        case "rule":
            raise NotAllowed(reply.reason, reply.details)
        case "store":
            raise StoreError(reply.reason)
        case failure:
            raise FAILURES.get(failure, Broken)
