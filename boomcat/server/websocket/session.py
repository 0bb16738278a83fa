"""A client's socket: reads what it says, no more of it than it may say, and keeps no table waiting."""

from __future__ import annotations

import asyncio
import contextlib
import time
from functools import partial

import msgspec
from mypy_extensions import mypyc_attr

from boomcat.server.operations.counters import Counters
from boomcat.server.tables.messages import AnyFromClient, Hello, Ping, Pong, Refused
from boomcat.server.tables.table_port import DECODER, Place
from boomcat.server.websocket.connection import OpenWebSockets, WebSocketConnection
from boomcat.server.websocket.rate_limit import LARGEST_MESSAGE, TokenBucket

__all__ = ["ClientSession"]

ENCODER = msgspec.json.Encoder()
PONG = ENCODER.encode(Pong())

#: The first message must come within this many seconds.
HELLO_SECONDS = 15.0
#: Requests at once, and then a second.
BURST, RATE = 40, 10
#: So many may wait for the table; then nothing more is read until it has answered one.
MOST_ASKED = 8
#: A welcome tells the whole history: to ask for it again counts as this many more.
HELLO_COSTS = 9
#: Longer ones are no ids of ours.
LONGEST_ID = 40
#: This many in a row that are refused for coming too fast are an attack.
MOST_STRIKES = 100


@mypyc_attr(allow_interpreted_subclasses=True)
class ClientSession(WebSocketConnection):
    """A `Guest` of a table, which may be anywhere."""

    def __init__(self, talks: OpenWebSockets, address: str, place: Place, counters: Counters) -> None:
        super().__init__(talks, address)
        self.place = place
        self.counters = counters
        self.bucket = TokenBucket(time.monotonic, BURST, RATE)
        #: Refused for coming too fast, one after the other.
        self.strikes = 0
        #: Whether it has said hello, and has not left; and how many requests the table has not answered.
        self.entered = False
        self.asking = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.wait(HELLO_SECONDS, partial(self.end, "too-slow"))

    # -- what it says ------------------------------------------------------------------

    def hear(self, message: bytes, is_text: bool) -> None:
        if is_text and not message.isascii():
            try:
                message.decode()
            except UnicodeDecodeError:
                self.fail(1007, "")
                return
        request = self.decode(message if is_text else b"\xff")
        if self.strikes > MOST_STRIKES:
            self.cut("flood")
        elif isinstance(request, Hello):
            if self.entered and not self.bucket.take(HELLO_COSTS):
                self.refuse(None, "too-many-requests")
            else:
                self.entered = True
                self.rest()
                self.place.hello(self, request, message)
        elif isinstance(request, Ping):
            self.send(PONG)
        elif request is not None and not self.entered:
            self.refuse(request.id, "say-hello-first")
        elif request is not None:
            self.place.ask(self, request, message)

    # -- in its turn -------------------------------------------------------------------

    def begin(self) -> None:
        self.asking += 1
        if self.asking == MOST_ASKED:
            self.transport.pause_reading()

    def answered(self) -> None:
        self.asking -= 1
        if self.asking == MOST_ASKED - 1 and not self.transport.is_closing():
            self.transport.resume_reading()

    def leave(self) -> None:
        if self.entered:
            self.entered = False
            self.place.leave(self)

    # -- reading -----------------------------------------------------------------------

    def decode(self, frame: bytes) -> AnyFromClient | None:
        if not self.bucket.take():
            self.strikes += 1
            self.refuse(request_id(frame), "too-many-requests")
            return None
        self.strikes = 0
        if len(frame) > LARGEST_MESSAGE:
            self.refuse(None, "message-too-long", {"most": LARGEST_MESSAGE})
            return None
        try:
            return DECODER.decode(frame)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self.refuse(request_id(frame), "bad-message", {"problem": str(error)[:200]})
            return None

    def refuse(self, request: str | None, reason: str, details: dict[str, str | int] | None = None) -> None:
        self.counters.refusals[reason] += 1
        self.send(ENCODER.encode(Refused(id=request, reason=reason, details=details or {}, allowed=[])))


def request_id(frame: bytes) -> str | None:
    """The id of a message that could not be read, if it has one."""
    with contextlib.suppress(msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        found = msgspec.json.decode(frame[:LARGEST_MESSAGE])
        name = found.get("id") if isinstance(found, dict) else None
        return name if isinstance(name, str) and len(name) <= LONGEST_ID else None
    return None
