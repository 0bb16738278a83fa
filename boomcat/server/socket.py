"""A client's socket at a table: reads requests, says what became of them, and keeps no table waiting."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from functools import partial

import msgspec

from boomcat.server.conversation import Conversation, Talks
from boomcat.server.limits import LARGEST_MESSAGE, Bucket
from boomcat.server.messages import Answer, AnyFromClient, Hello, Ping, Pong, Refused, Request
from boomcat.server.runner import Broken, Job, Runner
from boomcat.server.table import WORD_FOR_PASS

__all__ = ["Socket"]

DECODER: msgspec.json.Decoder[AnyFromClient] = msgspec.json.Decoder(AnyFromClient)
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
#: This many in a row that are refused for coming too fast are an attack.
MOST_STRIKES = 100


class Socket(Conversation):
    """A `Connection` of a room."""

    __slots__ = ("asking", "banned", "bucket", "entered", "runner", "strikes")

    def __init__(self, talks: Talks, address: str, runner: Runner, banned: Callable[[str], bool]) -> None:
        super().__init__(talks, address)
        self.runner = runner
        self.banned = banned
        self.bucket = Bucket(time.monotonic, BURST, RATE)
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
                self.hello(request)
        elif isinstance(request, Ping):
            self.send(PONG)
        elif request is not None and not self.entered:
            self.refuse(request.id, "say-hello-first")
        elif request is not None:
            self.ask(request)

    def hello(self, hello: Hello) -> None:
        self.entered = True
        self.rest()
        self.begin(lambda: self.enter(hello)).add_done_callback(self.greeted)

    def enter(self, hello: Hello) -> None:
        # Those who are here are sent away when a ban comes; who was on the threshold then is noticed now.
        if self.banned(self.address):
            self.runner.room.turn_away(self, "banned")
        else:
            self.runner.room.enter(self, hello)

    def greeted(self, done: asyncio.Future[bool]) -> None:
        self.answered()
        if done.exception() is not None:
            self.end("stopping")

    def ask(self, request: Request) -> None:
        room, arrived = self.runner.room, time.perf_counter()
        if not self.asking and room.watches(self):
            room.ask(self, request)  # which refuses it, whatever the table is waiting for
            return
        asked = self.begin(lambda: room.ask(self, request))
        asked.add_done_callback(partial(self.told, request, arrived))

    def told(self, request: Request, arrived: float, done: asyncio.Future[bool]) -> None:
        """Whatever there is to say, the room has said; unless it never got to it.  Where the store failed, the room has
        refused it with the reason, or nobody knows what became of it, and nobody says so."""
        self.answered()
        error = done.exception()
        if isinstance(error, Broken):
            self.refuse(request.id, "server-broken")
        elif error is None and done.result() and isinstance(request, Answer) and request.move != WORD_FOR_PASS:
            self.runner.room.tally.move_seconds.add(time.perf_counter() - arrived)

    # -- in its turn -------------------------------------------------------------------

    def begin(self, job: Job) -> asyncio.Future[bool]:
        self.asking += 1
        if self.asking == MOST_ASKED:
            self.transport.pause_reading()
        return self.runner.post(job)

    def answered(self) -> None:
        self.asking -= 1
        if self.asking == MOST_ASKED - 1 and not self.transport.is_closing():
            self.transport.resume_reading()

    def leave(self) -> None:
        if self.entered:
            self.entered = False
            room = self.runner.room
            self.runner.soon(lambda: room.leave(self))

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
        self.runner.room.tally.refusals[reason] += 1
        self.send(ENCODER.encode(Refused(id=request, reason=reason, details=details or {}, allowed=[])))


class OnlyId(msgspec.Struct):
    id: str | None = None


def request_id(frame: bytes) -> str | None:
    """The id of a message that could not be read, if it has one."""
    with contextlib.suppress(msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        found = msgspec.json.decode(frame[:LARGEST_MESSAGE], type=OnlyId).id
        return found if found is None or len(found) <= 40 else None
    return None
