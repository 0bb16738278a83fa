"""A client's session: reads its requests within limits and passes them to the table."""

from __future__ import annotations

import asyncio
import time
from functools import partial

import msgspec
from mypy_extensions import mypyc_attr

from boomcat.server.operations.counters import Counters
from boomcat.server.tables.actor import TablePort
from boomcat.server.tables.decoding import read_message, request_id
from boomcat.server.tables.messages import AnyFromClient, Hello, Ping, Pong, Refused
from boomcat.server.websocket.connection import OpenWebSockets, WebSocketConnection
from boomcat.server.websocket.rate_limit import LARGEST_MESSAGE_BYTES, TokenBucket

ENCODER = msgspec.json.Encoder()
PONG = ENCODER.encode(Pong())

#: For the first message.
HELLO_TIMEOUT_SECONDS = 15.0
#: Requests at once, and then per second.
REQUEST_BURST, REQUEST_RATE = 40, 10
#: Requests that may wait for the table; then we stop reading until it has answered one.
MOST_ASKED = 8
#: A welcome holds the whole history, so a repeated hello costs this many tokens.
HELLO_COSTS = 9
#: This many refused requests in a row are an attack.
MOST_STRIKES = 100


@mypyc_attr(allow_interpreted_subclasses=True)
class ClientSession(WebSocketConnection):
    """A `Viewer` of a table, which may be anywhere."""

    def __init__(self, open_sockets: OpenWebSockets, address: str, place: TablePort, counters: Counters) -> None:
        super().__init__(open_sockets, address)
        self.place = place
        self.counters = counters
        self.bucket = TokenBucket(time.monotonic, REQUEST_BURST, REQUEST_RATE)
        #: Requests in a row that were refused for coming too fast.
        self.strikes = 0
        #: Whether the client is at the table, and how many of its requests are unanswered.
        self.entered = False
        self.asking = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.wait(HELLO_TIMEOUT_SECONDS, partial(self.end, "too-slow"))

    # -- messages ----------------------------------------------------------------------

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

    # -- at the table ------------------------------------------------------------------

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
            self.refuse(request_id(frame[:LARGEST_MESSAGE_BYTES]), "too-many-requests")
            return None
        self.strikes = 0
        if len(frame) > LARGEST_MESSAGE_BYTES:
            self.refuse(None, "message-too-long", {"most": LARGEST_MESSAGE_BYTES})
            return None
        read = read_message(frame)
        if isinstance(read, Refused):
            self.refuse(read.id, read.reason, read.details)
            return None
        return read

    def refuse(self, request: str | None, reason: str, details: dict[str, str | int] | None = None) -> None:
        self.counters.refusals[reason] += 1
        self.send(ENCODER.encode(Refused(id=request, reason=reason, details=details or {}, allowed=[])))
