"""A client's connection over WebSocket: reads requests, writes messages, and keeps no table waiting."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from boomcat.server.limits import LARGEST_MESSAGE, Bucket
from boomcat.server.log import Log
from boomcat.server.messages import Answer, AnyFromClient, Goodbye, Hello, Ping, Pong, Refused, Request
from boomcat.server.runner import Broken, Runner
from boomcat.server.store import StoreError
from boomcat.server.table import WORD_FOR_PASS

__all__ = ["Socket"]

DECODER: msgspec.json.Decoder[AnyFromClient] = msgspec.json.Decoder(AnyFromClient)
ENCODER = msgspec.json.Encoder()

#: A client that lets more messages than this pile up is too slow: it may come back and resume.
MOST_WAITING = 256
#: The first message must come within this many seconds.
HELLO_SECONDS = 15.0
#: So long a client that goes, or that never said hello, may take to hear what is still to be said.
CLOSING_SECONDS = 1.0
#: Requests at once, and then a second.
BURST, RATE = 40, 10
#: A welcome tells the whole history: to ask for it again counts as this many more.
HELLO_COSTS = 9
#: This many in a row that are refused for coming too fast are an attack.
MOST_STRIKES = 100
#: Close codes of WebSocket: try again, or not.
AGAIN, NEVER, TOO_SLOW = 1012, 1008, 1013
CODES = {"stopping": AGAIN, "too-slow": TOO_SLOW}


class Socket:
    """A `Connection` of a room."""

    def __init__(self, websocket: WebSocket, runner: Runner, log: Log, banned: Callable[[str], bool]) -> None:
        self.websocket = websocket
        self.address = websocket.client.host if websocket.client else ""
        self.runner = runner
        self.log = log
        self.banned = banned
        #: What is to be written, and the code to close with; a queue would take four times the room.
        self.waiting: list[bytes | int] = []
        self.news = asyncio.Event()
        self.ended = False
        self.bucket = Bucket(time.monotonic, BURST, RATE)
        #: Refused for coming too fast, one after the other.
        self.strikes = 0
        self.flooded = False

    # -- as the room sees it -----------------------------------------------------------

    def send(self, message: bytes) -> None:
        if self.ended:
            return
        self.waiting.append(message)
        self.news.set()
        if len(self.waiting) > MOST_WAITING:
            self.waiting[:] = [ENCODER.encode(Goodbye(reason="too-slow"))]
            self.end("too-slow")
            # It may be long until the client reads that; for the table it is gone now.
            self.leave()

    def end(self, reason: str) -> None:
        if not self.ended:
            self.ended = True
            self.waiting.append(CODES.get(reason, NEVER))
            self.news.set()

    # -- running -----------------------------------------------------------------------

    async def run(self) -> None:
        writer = asyncio.create_task(self.write())
        reader = asyncio.create_task(self.read())
        try:
            # Whichever ends first: the client goes, or we send it away.
            await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
            if not self.flooded:  # whoever floods us gets no goodbye: the line is cut
                await asyncio.wait({writer}, timeout=CLOSING_SECONDS)
        finally:
            self.leave()
            for task in (writer, reader):
                task.cancel()
            await asyncio.gather(writer, reader, return_exceptions=True)

    def leave(self) -> None:
        room = self.runner.room
        self.runner.soon(lambda: room.leave(self))

    async def write(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while True:
                await self.news.wait()
                self.news.clear()
                while self.waiting:
                    message = self.waiting.pop(0)
                    if isinstance(message, int):
                        await self.websocket.close(message)
                        return
                    await self.websocket.send_text(message.decode())

    async def read(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError, Broken):
            entered = False
            async with asyncio.timeout(HELLO_SECONDS) as patience:
                while True:
                    message = self.decode(await self.receive())
                    if self.strikes > MOST_STRIKES:
                        self.flooded = True
                        return
                    if isinstance(message, Hello) and entered and not self.bucket.take(HELLO_COSTS):
                        self.refuse(None, "too-many-requests")
                    elif isinstance(message, Hello):
                        await self.runner.do(lambda hello=message: self.enter(hello))  # type: ignore[misc]
                        entered = True
                        patience.reschedule(None)
                    elif isinstance(message, Ping):
                        self.send(ENCODER.encode(Pong()))
                    elif message is not None and not entered:
                        self.refuse(message.id, "say-hello-first")
                    elif message is not None:
                        await self.ask(message)
        if not self.ended:
            self.end("too-slow")

    async def ask(self, request: Request) -> None:
        room, arrived = self.runner.room, time.perf_counter()
        try:
            stored = await self.runner.do(lambda: room.ask(self, request))
            if stored and isinstance(request, Answer) and request.move != WORD_FOR_PASS:
                # Whoever writes to the sockets was woken before us, so all that could be written is written.
                room.tally.move_seconds.add(time.perf_counter() - arrived)
        except StoreError:
            pass  # the room has refused it, with the reason; or nobody knows what became of it, and nobody says so
        except Broken:
            self.refuse(request.id, "server-broken")

    def enter(self, hello: Hello) -> None:
        # Those who are here are sent away when a ban comes; who was on the threshold then is noticed now.
        if self.banned(self.address):
            self.runner.room.turn_away(self, "banned")
        else:
            self.runner.room.enter(self, hello)

    async def receive(self) -> bytes:
        message = await self.websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code") or 1005)
        text = message.get("text")
        return text.encode("utf-8", "replace") if text is not None else b"\xff"

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
