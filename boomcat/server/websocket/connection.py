"""An open WebSocket: reads and writes frames without a task, a queue or a timer.

The `websockets` library parses and writes the frames.  Pings are rate-limited, and a client that does not read is
disconnected.
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
from websockets.protocol import OPEN, SEND_EOF, Protocol, Side

from boomcat.server.operations.log import Log
from boomcat.server.tables.messages import Goodbye
from boomcat.server.websocket.rate_limit import TokenBucket

ENCODER = msgspec.json.Encoder()
LIBRARY = logging.getLogger("websockets.server")

#: Control frames and fragments that a client may send at once, and then per second.  Browsers send one in ten seconds.
CONTROL_BURST, CONTROL_RATE = 60, 2.0
#: Bytes kept for a client that does not read.  Beyond that it is too slow; it may reconnect and resume.
MOST_UNREAD_BYTES = 256 * 1024
#: A longer message closes the connection; ours are far smaller.
LONGEST_MESSAGE_BYTES = 64 * 1024
#: The library parses this much before we count the frames: many small pings arrive together.
SLICE_BYTES = 4_096
#: Silence before we send a ping, and then before we give the client up, so that a phone that vanished is noticed
#: after twenty seconds.
PING_AFTER_SECONDS, PONG_TIMEOUT_SECONDS, CHECK_INTERVAL_SECONDS = 10.0, 10.0, 1.0
#: Handshakes between two rounds of the event loop: each takes a millisecond.
HANDSHAKES_PER_ROUND = 4
#: For a connection that is closing to send its last bytes.
CLOSE_TIMEOUT_SECONDS = 10.0
#: Frames that are messages or fragments of messages.
MESSAGES = (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)
#: WebSocket close codes: reconnect, or don't.
AGAIN, NEVER, TOO_SLOW = 1012, 1008, 1013
CODES = {"stopping": AGAIN, "too-slow": TOO_SLOW}


class OpenWebSockets:
    """All open WebSockets of a server, and their shared timer."""

    def __init__(self, log: Log) -> None:
        self.log = log
        #: The event loop, and the connections that uvicorn closes when it stops.
        self.loop: asyncio.AbstractEventLoop = cast("asyncio.AbstractEventLoop", None)
        self.connections: set[Any] = set()
        self.open: set[WebSocketConnection] = set()
        self.timer: asyncio.TimerHandle | None = None
        #: The last message and its frame: most messages go to several viewers, who share one copy of it.
        self.framed = b"", b""
        #: Handshakes that wait for their turn, the oldest first.
        self.handshakes: deque[asyncio.Future[None]] = deque()

    def add(self, one: WebSocketConnection) -> None:
        self.connections.add(one)
        self.open.add(one)
        if self.timer is None:
            self.timer = self.loop.call_later(CHECK_INTERVAL_SECONDS, self.check_all)

    def remove(self, one: WebSocketConnection) -> None:
        self.connections.discard(one)
        self.open.discard(one)

    def check_all(self) -> None:
        """Check every connection.  One timer for each would cost more memory and CPU than the messages do."""
        now = self.loop.time()
        for one in list(self.open):
            one.check(now)
        self.timer = self.loop.call_later(CHECK_INTERVAL_SECONDS, self.check_all) if self.open else None

    async def turn(self) -> None:
        """Wait until a handshake may begin, a few per round of the loop, so that open sockets are served between."""
        turn: asyncio.Future[None] = self.loop.create_future()
        if not self.handshakes:
            self.loop.call_soon(self.begin_some)
        self.handshakes.append(turn)
        await turn

    def begin_some(self) -> None:
        for _ in range(min(HANDSHAKES_PER_ROUND, len(self.handshakes))):
            turn = self.handshakes.popleft()
            if not turn.done():  # the server may have cancelled it
                turn.set_result(None)
        if self.handshakes:
            self.loop.call_soon(self.begin_some)

    def frame(self, message: bytes) -> bytes:
        """Return the frame of a message."""
        known, frame = self.framed
        if known is not message:
            frame = Frame(Opcode.TEXT, message).serialize(mask=False)
            self.framed = message, frame
        return frame


@mypyc_attr(allow_interpreted_subclasses=True)
class WebSocketConnection:
    """Sends messages; a subclass handles those that arrive.  The event loop uses it as an `asyncio.Protocol`."""

    def __init__(self, open_sockets: OpenWebSockets, address: str) -> None:
        self.open_sockets = open_sockets
        self.address = address
        self.transport = cast("asyncio.Transport", None)
        self.frames = Protocol(Side.SERVER, max_size=LONGEST_MESSAGE_BYTES, logger=LIBRARY)
        self.control = TokenBucket(open_sockets.loop.time, CONTROL_BURST, CONTROL_RATE)
        #: When the last bytes arrived, and when we sent the last ping.
        self.heard = open_sockets.loop.time()
        self.pinged = 0.0
        #: The fragments of an unfinished message, and whether it is text.
        self.part: tuple[bool, bytearray] | None = None
        #: Whether we have sent our last message.
        self.ended = False
        #: Limits the wait for the first message, and for the close.
        self.timer: asyncio.TimerHandle | None = None
        #: Called when the connection is lost.
        self.over: Callable[[], None] | None = None

    # -- for subclasses ------------------------------------------------------------------

    def hear(self, message: bytes, is_text: bool) -> None:
        """Handle a message."""

    def leave(self) -> None:
        """Leave the table: nothing that arrives from now on counts.  May be called more than once."""

    # -- writing -------------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        """Send a message.  The event loop (uvloop) writes all that is sent in the same round at once."""
        if not self.ended and not self.transport.is_closing():
            self.transport.write(self.open_sockets.frame(message))

    def end(self, reason: str) -> None:
        """Close the connection after the messages that were sent."""
        if not self.ended:
            self.ended = True
            if self.frames.state is OPEN:  # and the client has not closed it
                self.frames.send_close(CODES.get(reason, NEVER))
            self.flush()
            self.wait(CLOSE_TIMEOUT_SECONDS, self.too_long)

    def dismiss(self, reason: str) -> None:
        """Send the reason, then close."""
        self.send(ENCODER.encode(Goodbye(reason=reason)))  # type: ignore[arg-type]
        self.end(reason)

    def fail(self, code: int, why: str) -> None:
        self.frames.fail(code, why)
        self.flush()

    def cut(self, why: str) -> None:
        """Drop the connection at once, without a goodbye that the client would not read."""
        self.open_sockets.log.debug("line-cut", part=why)
        self.ended = True
        self.transport.abort()

    def too_long(self) -> None:
        self.cut("closing")

    def flush(self) -> None:
        """Write the library's own frames, and close the transport after the last one."""
        out = self.frames.data_to_send()
        if self.transport.is_closing():
            return
        self.transport.write(b"".join(out))
        if SEND_EOF in out:
            self.ended = True
            self.leave()
            self.wait(CLOSE_TIMEOUT_SECONDS, self.too_long)
            self.transport.close()

    def wait(self, seconds: float, call: Callable[[], None]) -> None:
        self.rest()
        self.timer = self.open_sockets.loop.call_later(seconds, call)

    def rest(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def check(self, now: float) -> None:
        """Ping a silent client, and drop one that does not answer."""
        silent = now - self.heard
        if silent < PING_AFTER_SECONDS or self.ended:
            return
        if not self.transport.is_reading():
            self.heard = now  # we have stopped reading
        elif silent >= PING_AFTER_SECONDS + PONG_TIMEOUT_SECONDS:
            self.fail(1011, "keepalive ping timeout")
        elif self.pinged <= self.heard:
            self.pinged = now
            self.frames.send_ping(b"")
            self.flush()

    # -- as the transport sees it --------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.set_write_buffer_limits(MOST_UNREAD_BYTES)
        self.open_sockets.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.ended = True
        self.rest()
        self.frames.parser.close()  # it refers to the protocol and the other way: break the cycle
        self.open_sockets.remove(self)
        self.leave()
        if self.over is not None:
            self.over()
            self.over = None

    def pause_writing(self) -> None:
        """Dismiss a client that reads too slowly.  The table forgets it now, though it may take long to close."""
        if not self.ended:
            self.dismiss("too-slow")
        self.leave()

    def shutdown(self) -> None:
        """Close the connection because the server stops (uvicorn calls it)."""
        self.end("stopping")
        self.transport.close()

    def data_received(self, data: bytes) -> None:
        self.heard = self.open_sockets.loop.time()
        for start in range(0, len(data), SLICE_BYTES):
            self.frames.receive_data(data[start : start + SLICE_BYTES])
            for frame in cast("list[Frame]", self.frames.events_received()):
                self.take(frame)
                if self.transport.is_closing():
                    return
            self.flush()

    def take(self, frame: Frame) -> None:
        is_message = frame.opcode in MESSAGES
        # Fragments of a message without an end cost as much as pings do; so do messages after the goodbye.
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
