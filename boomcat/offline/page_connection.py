"""A connection of the page to a table in the same browser: the messages of a WebSocket, without a network."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from boomcat.offline.playable_bots import PlayableBots
from boomcat.server.tables.actor import TablePort
from boomcat.server.tables.decoding import read_message
from boomcat.server.tables.messages import Hello, Ping, Pong, Refused, Request, SeatBot
from boomcat.server.tables.requests import NotAllowed

ENCODER = msgspec.json.Encoder()
PONG = ENCODER.encode(Pong())


class PageConnection:
    """A `Viewer` of a table.  There are no limits: the page is the only client."""

    #: All connections come from this device.
    address = ""

    def __init__(
        self, place: TablePort, bots: PlayableBots, say: Callable[[str], None], over: Callable[[], None]
    ) -> None:
        self.place = place
        self.bots = bots
        self.say = say
        #: Called when the table closes the connection.
        self.over = over
        self.entered = False
        self.asking = 0
        #: Requests to seat a bot, which may have to be downloaded.
        self.seating: set[asyncio.Task[None]] = set()

    def hear(self, text: str) -> None:
        frame = text.encode()
        request = read_message(frame)
        if isinstance(request, Refused):
            self.send(ENCODER.encode(request))
        elif isinstance(request, Hello):
            self.entered = True
            self.place.hello(self, request, frame)
        elif isinstance(request, Ping):
            self.send(PONG)
        elif not self.entered:
            self.refuse(request, NotAllowed("say-hello-first"))
        elif isinstance(request, SeatBot):
            task = asyncio.ensure_future(self.seat(request, frame))
            self.seating.add(task)
            task.add_done_callback(self.seating.discard)
        else:
            self.place.ask(self, request, frame)

    async def seat(self, request: SeatBot, frame: bytes) -> None:
        try:
            await self.bots.prepare([request.bot])
        except NotAllowed as error:
            self.refuse(request, error)
            return
        if self.entered:
            self.place.ask(self, request, frame)

    def refuse(self, request: Request, error: NotAllowed) -> None:
        refused = Refused(id=request.id, reason=error.reason, details=dict(error.details), allowed=[])
        self.send(ENCODER.encode(refused))

    def leave(self) -> None:
        """The page has closed the connection."""
        if self.entered:
            self.entered = False
            self.place.leave(self)

    # -- as a viewer -------------------------------------------------------------------

    def begin(self) -> None:
        self.asking += 1

    def answered(self) -> None:
        self.asking -= 1

    def send(self, message: bytes) -> None:
        self.say(message.decode())

    def end(self, reason: str) -> None:
        self.entered = False
        self.over()
