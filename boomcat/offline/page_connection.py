"""A connection of the page to a table in the same browser: the messages of a WebSocket, without a network."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from boomcat.offline.playable_bots import check_bot
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

    def __init__(self, place: TablePort, say: Callable[[str], None], over: Callable[[], None]) -> None:
        self.place = place
        self.say = say
        #: Called when the table closes the connection.
        self.over = over
        self.entered = False
        self.asking = 0

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
        elif self.entered:
            self.ask(request, frame)
        else:
            self.refuse(request, NotAllowed("say-hello-first"))

    def ask(self, request: Request, frame: bytes) -> None:
        try:
            if isinstance(request, SeatBot):
                check_bot(request.bot)
            self.place.ask(self, request, frame)
        except NotAllowed as error:
            self.refuse(request, error)

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
