"""An open WebSocket: frames from the wire and onto it, without a task, a queue or a timer while all is well.

Pings are answered in moderation, and nobody who never reads is waited for.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import Any, cast

import msgspec
from mypy_extensions import mypyc_attr
from websockets.frames import Frame, Opcode
from websockets.protocol import CLOSING, OPEN, SEND_EOF, Protocol, Side

from boomcat.server.operations.log import Log
from boomcat.server.tables.messages import Goodbye
from boomcat.server.websocket.frames import HEAD, PING, TEXT, framed, length_of, pong, short_frame
from boomcat.server.websocket.rate_limit import TokenBucket

__all__ = ["NEVER", "TOO_SLOW", "OpenWebSockets", "WebSocketConnection"]

ENCODER = msgspec.json.Encoder()
LIBRARY = logging.getLogger("websockets.server")

#: Pings, pongs and parts of messages at once, and then a second: browsers send one in ten seconds.
BURST, RATE = 60, 2.0
#: Bytes for whoever does not read them; then it is too slow, and may come back and resume.
MOST_UNREAD = 256 * 1024
#: A message of more bytes than this ends the conversation; ours are far smaller.
LONGEST_FRAME = 64 * 1024
#: So much is looked at before anybody counts: many small pings come in one piece.
SLICE = 4_096
#: After so much silence we ask whether anybody is there, and after so much more there is nobody: a phone that vanished
#: without a word is noticed after twenty seconds.  How often we look.
ASK_SECONDS, WAIT_SECONDS, LOOK_SECONDS = 10.0, 10.0, 1.0
#: So many come in before those who are here are heard again: it takes a millisecond each.
LET_IN = 4
#: So long a line that is being closed may take to be emptied.
CLOSING_SECONDS = 10.0
#: Frames that are, or are parts of, messages.
MESSAGES = (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)
#: Close codes of WebSocket: try again, or not.
AGAIN, NEVER, TOO_SLOW = 1012, 1008, 1013
CODES = {"stopping": AGAIN, "too-slow": TOO_SLOW}


class OpenWebSockets:
    """All open WebSockets of a server, and what they share."""

    def __init__(self, log: Log) -> None:
        self.log = log
        #: Where they run, and what uvicorn closes when it stops.
        self.loop: asyncio.AbstractEventLoop = cast("asyncio.AbstractEventLoop", None)
        self.connections: set[Any] = set()
        self.open: set[WebSocketConnection] = set()
        self.timer: asyncio.TimerHandle | None = None
        #: The last message, and the frame around it: most have more than one viewer.
        self.framed = b"", b""
        #: Those to whom something was said just now.
        self.told: list[WebSocketConnection] = []
        #: What lets those in who have come, the first one first.
        self.door: deque[Callable[[], None]] = deque()

    def add(self, one: WebSocketConnection) -> None:
        self.connections.add(one)
        self.open.add(one)
        if self.timer is None:
            self.timer = self.loop.call_later(LOOK_SECONDS, self.look)

    def remove(self, one: WebSocketConnection) -> None:
        self.connections.discard(one)
        self.open.discard(one)

    def look(self) -> None:
        """One timer for all of them: one for each would take more room and time than all that is said."""
        now = self.loop.time()
        for one in list(self.open):
            one.look(now)
        self.timer = self.loop.call_later(LOOK_SECONDS, self.look) if self.open else None

    def let_in(self, call: Callable[[], None]) -> None:
        """In their turn, a few at a time: however many come at once, those who are here are heard in between."""
        if not self.door:
            self.loop.call_soon(self.open_door)
        self.door.append(call)

    def open_door(self) -> None:
        for _ in range(min(LET_IN, len(self.door))):
            try:
                self.door.popleft()()
            except Exception as error:  # whoever it is, the others come in
                self.log.broken(error)
        if self.door:
            self.loop.call_soon(self.open_door)

    def frame(self, message: bytes) -> bytes:
        known, frame = self.framed
        if known is not message:
            frame = framed(message)
            self.framed = message, frame
        return frame

    def write_soon(self, one: WebSocketConnection) -> None:
        """Whatever is said at once is written at once: to write costs more than all that leads there."""
        if not self.told:
            self.loop.call_soon(self.write_all)
        self.told.append(one)

    def write_all(self) -> None:
        told, self.told = self.told, []
        for one in told:
            one.write()


@mypyc_attr(allow_interpreted_subclasses=True)
class WebSocketConnection:
    """Says what it is told to; what it hears is for whoever inherits from it.  The loop takes it for a `Protocol`."""

    def __init__(self, talks: OpenWebSockets, address: str) -> None:
        self.talks = talks
        self.address = address
        self.transport = cast("asyncio.Transport", None)
        self.frames = Protocol(Side.SERVER, max_size=LONGEST_FRAME, logger=LIBRARY)
        self.control = TokenBucket(talks.loop.time, BURST, RATE)
        #: When anything came, and when we asked whether anybody is there.
        self.heard = talks.loop.time()
        self.asked = 0.0
        #: Frames that were sent in this moment.
        self.unwritten = b""
        #: The beginning of a message that comes in parts, and whether it is text.
        self.part: tuple[bool, bytearray] | None = None
        #: How many bytes have come since the last whole frame; 0 only if there are none.
        self.unfinished = 0
        #: Whether everything was said.
        self.ended = False
        #: For the one thing that has a limit in time: the first word, or the end.
        self.timer: asyncio.TimerHandle | None = None
        #: Called when nothing is left of it.
        self.over: Callable[[], None] | None = None

    # -- for whoever inherits ------------------------------------------------------------

    def hear(self, message: bytes, is_text: bool) -> None:
        """A message."""

    def leave(self) -> None:
        """Nothing that is said from now on is heard.  May be called more than once."""

    # -- speaking ------------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        if not self.ended:
            self.put(self.talks.frame(message))

    def put(self, frame: bytes) -> None:
        if self.unwritten:
            self.unwritten += frame
        else:
            self.unwritten = frame
            self.talks.write_soon(self)

    def end(self, reason: str) -> None:
        """After what was sent, and for good."""
        if not self.ended:
            self.ended = True
            if self.frames.state is OPEN:  # and the other end has not said goodbye
                self.frames.send_close(CODES.get(reason, NEVER))
            self.flush()
            self.wait(CLOSING_SECONDS, self.too_long)

    def dismiss(self, reason: str) -> None:
        """With a word."""
        self.send(ENCODER.encode(Goodbye(reason=reason)))  # type: ignore[arg-type]
        self.end(reason)

    def fail(self, code: int, why: str) -> None:
        self.frames.fail(code, why)
        self.flush()

    def cut(self, why: str) -> None:
        """At once: whoever reads nothing would not hear a goodbye either."""
        self.talks.log.debug("line-cut", part=why)
        self.ended = True
        self.transport.abort()

    def too_long(self) -> None:
        self.cut("closing")

    def write(self) -> None:
        """What was said."""
        unwritten, self.unwritten = self.unwritten, b""
        if unwritten and not self.transport.is_closing():
            self.transport.write(unwritten)

    def flush(self) -> None:
        """Write what was said, and what the protocol has to say; at its end the line is closed."""
        out, unwritten, self.unwritten = self.frames.data_to_send(), self.unwritten, b""
        if self.transport.is_closing():
            return
        if out:
            unwritten = b"".join((unwritten, *out))
        if unwritten:
            self.transport.write(unwritten)
        if SEND_EOF in out:
            self.ended = True
            self.leave()
            self.wait(CLOSING_SECONDS, self.too_long)
            self.transport.close()

    def wait(self, seconds: float, call: Callable[[], None]) -> None:
        self.rest()
        self.timer = self.talks.loop.call_later(seconds, call)

    def rest(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def look(self, now: float) -> None:
        """Whether anybody is still there."""
        silent = now - self.heard
        if silent < ASK_SECONDS or self.ended:
            return
        if not self.transport.is_reading():
            self.heard = now  # it is us who do not listen
        elif silent >= ASK_SECONDS + WAIT_SECONDS:
            self.fail(1011, "keepalive ping timeout")
        elif self.asked <= self.heard:
            self.asked = now
            self.frames.send_ping(b"")
            self.flush()

    # -- as the transport sees it --------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.set_write_buffer_limits(MOST_UNREAD)
        self.talks.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.ended = True
        self.rest()
        self.frames.parser.close()  # which knows the frames, which know it: nobody need look for such garbage
        self.talks.remove(self)
        self.leave()
        if self.over is not None:
            self.over()
            self.over = None

    def pause_writing(self) -> None:
        """More is unread than we keep for anybody.  It may be long until that is read; for the table it is gone now."""
        if not self.ended:
            self.dismiss("too-slow")
        self.leave()

    def shutdown(self) -> None:
        """The server stops: uvicorn asks for it."""
        self.end("stopping")
        self.transport.close()

    def data_received(self, data: bytes) -> None:
        self.heard = self.talks.loop.time()
        first = self.take_short(data)
        for start in range(first, len(data), SLICE):
            piece = data[start : start + SLICE]
            self.unfinished += len(piece)
            self.frames.receive_data(piece)
            for frame in cast("list[Frame]", self.frames.events_received()):
                self.unfinished -= length_of(frame)
                self.take(frame)
                if self.transport.is_closing():
                    return
            self.flush()

    def take_short(self, data: bytes) -> int:
        """Short frames, as nearly all are: the library takes four times as long for each, and in a flood there are very
        many.  Returns where the others begin, if there are any."""
        at = 0
        while at < len(data) and not (self.unfinished or self.part) and self.frames.state in (OPEN, CLOSING):
            payload = short_frame(data, at)
            if payload is None:
                break
            if (self.ended or data[at] != TEXT) and not self.control.take():
                self.cut("pings")
                return len(data)
            if not self.ended and data[at] == TEXT:
                self.hear(payload, is_text=True)
            elif not self.ended and data[at] == PING:
                self.put(pong(payload))
            at += HEAD + len(payload)
        self.write()
        return len(data) if self.transport.is_closing() else at

    def take(self, frame: Frame) -> None:
        is_message = frame.opcode in MESSAGES
        # A message in so many parts that it never ends costs as much as pings do; so does one after the goodbye.
        counts = self.ended or not frame.fin or not is_message
        if counts and frame.opcode is not Opcode.CLOSE and not self.control.take():
            self.cut("pings")
        elif not is_message or self.ended:
            return
        elif frame.fin and self.part is None:
            self.hear(bytes(frame.data), frame.opcode is Opcode.TEXT)
        else:
            if self.part is None:
                self.part = frame.opcode is Opcode.TEXT, bytearray()
            is_text, message = self.part
            message += frame.data
            if frame.fin:
                self.part = None
                self.hear(bytes(message), is_text)
