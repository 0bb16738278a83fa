"""What one node asks another, and how errors travel back: whoever catches them cannot tell that they came from afar."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from boomcat.core.errors import MalformedInput, RuleError
from boomcat.server.cluster.bus import BusError
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
    "read_question",
    "read_reply",
    "result",
    "written",
]

#: `find` only says whether the table is there, and has it read; `adopt` has many of them read soon.
What: TypeAlias = Literal["find", "info", "join", "add_device", "open_table", "play_solo", "adopt", "record"]
Failure: TypeAlias = Literal["", "rule", "malformed", "no-table", "store", "broken", "elsewhere", "format"]


class Elsewhere(Exception):
    """The table is not there any more: look again where it is."""


class NewerFormat(BusError):
    """One of us says what the other can't read: it is newer."""


class RpcRequestHead(msgspec.Struct, array_like=True, frozen=True):
    """As much of a question as can always be read."""

    format: int


class RpcReplyHead(msgspec.Struct, array_like=True, frozen=True):
    format: int
    failure: str


class RpcRequest(RpcRequestHead, array_like=True, frozen=True):
    what: str
    code: str
    #: JSON, as it came over HTTP.
    body: bytes
    #: The household that asks: it is told who waits for whom.
    who: str


class RpcReply(RpcReplyHead, array_like=True, frozen=True):
    body: bytes = b""
    reason: str = ""
    details: dict[str, str | int] = {}


ENCODER = msgspec.msgpack.Encoder()
QUESTION_HEADS = msgspec.msgpack.Decoder(RpcRequestHead)
QUESTIONS = msgspec.msgpack.Decoder(RpcRequest)
REPLY_HEADS = msgspec.msgpack.Decoder(RpcReplyHead)
REPLIES = msgspec.msgpack.Decoder(RpcReply)


def written(question: RpcRequest) -> bytes:
    return ENCODER.encode(question)


def read_question(message: bytes, hears: int) -> RpcRequest:
    if QUESTION_HEADS.decode(message).format > hears:
        raise NewerFormat
    return QUESTIONS.decode(message)


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
    """The body of an answer, as JSON; raises what was raised there."""
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
