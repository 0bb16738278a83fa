"""What one node asks another, and how errors travel back: whoever catches them cannot tell that they came from afar."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from boomcat.core.errors import MalformedInput, RuleError
from boomcat.server.cluster.trunk import FORMAT
from boomcat.server.house import NoSuchTable
from boomcat.server.requests import NotAllowed
from boomcat.server.runner import Broken
from boomcat.server.store import StoreError

__all__ = ["Elsewhere", "Question", "Reply", "failed", "read_question", "read_reply", "result", "written"]

#: `find` only says whether the table is there, and has it read; `adopt` has many of them read soon.
What: TypeAlias = Literal["find", "info", "join", "add_device", "open_table", "play_solo", "adopt"]
Failure: TypeAlias = Literal["", "rule", "malformed", "no-table", "store", "broken", "elsewhere"]


class Elsewhere(Exception):
    """The table is not there any more: look again where it is."""


class Question(msgspec.Struct, array_like=True, frozen=True):
    format: int
    what: str
    code: str
    #: JSON, as it came over HTTP.
    body: bytes
    #: The household that asks: it is told who waits for whom.
    who: str


class Reply(msgspec.Struct, array_like=True, frozen=True):
    format: int
    failure: str
    body: bytes = b""
    reason: str = ""
    details: dict[str, str | int] = {}


ENCODER = msgspec.msgpack.Encoder()
QUESTIONS = msgspec.msgpack.Decoder(Question)
REPLIES = msgspec.msgpack.Decoder(Reply)


def written(what: What, code: str, body: object, who: str) -> bytes:
    return ENCODER.encode(Question(FORMAT, what, code, msgspec.json.encode(body), who))


def read_question(message: bytes) -> Question:
    return QUESTIONS.decode(message)


def result(value: object) -> bytes:
    return ENCODER.encode(Reply(FORMAT, "", msgspec.json.encode(value)))


def failed(error: Exception) -> bytes:
    failure: Failure = "broken"
    if isinstance(error, Elsewhere):
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
    return ENCODER.encode(Reply(FORMAT, failure, reason=getattr(error, "reason", ""), details=details))


def read_reply(message: bytes) -> bytes:
    """The body of an answer, as JSON; raises what was raised there."""
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
