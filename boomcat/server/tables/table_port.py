"""What a client says at a table, and what becomes of it: wherever its bytes come from, and wherever the table is."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Protocol

import msgspec

from boomcat.server.tables.actor import Broken, Runner
from boomcat.server.tables.messages import Answer, AnyFromClient, Hello, Refused, Request
from boomcat.server.tables.table import WORD_FOR_PASS
from boomcat.server.tables.table_session import Connection

__all__ = ["DECODER", "Guest", "Here", "Place"]

DECODER: msgspec.json.Decoder[AnyFromClient] = msgspec.json.Decoder(AnyFromClient)
ENCODER = msgspec.json.Encoder()


class Guest(Connection, Protocol):
    """Somebody's device at a table: a socket, or the far end of a line."""

    #: How many of its requests the table has not answered.
    asking: int

    def begin(self) -> None:
        """The table has another request of it."""

    def answered(self) -> None:
        """The table has answered one."""


class Place(Protocol):
    """A table, as those who come to it know it.  `said` are the bytes of the message."""

    def hello(self, guest: Guest, hello: Hello, said: bytes) -> None: ...

    def ask(self, guest: Guest, request: Request, said: bytes) -> None: ...

    def leave(self, guest: Guest) -> None:
        """It has said hello before, and is no more."""


class Here:
    """A table of this process."""

    __slots__ = ("banned", "runner")

    def __init__(self, runner: Runner, banned: Callable[[str], bool]) -> None:
        self.runner = runner
        self.banned = banned

    def hello(self, guest: Guest, hello: Hello, said: bytes) -> None:
        guest.begin()
        self.runner.post(partial(self.enter, guest, hello), partial(greeted, guest))

    def enter(self, guest: Guest, hello: Hello) -> None:
        # Those who are here are sent away when a ban comes; who was on the threshold then is noticed now.
        if self.banned(guest.address):
            self.runner.room.turn_away(guest, "banned")
        else:
            self.runner.room.enter(guest, hello)

    def ask(self, guest: Guest, request: Request, said: bytes) -> None:
        room, arrived = self.runner.room, time.perf_counter()
        if not guest.asking and room.watches(guest):
            room.ask(guest, request)  # which refuses it, whatever the table is waiting for
            return
        guest.begin()
        self.runner.post_now(partial(room.ask, guest, request), partial(self.told, guest, request, arrived))

    def told(self, guest: Guest, request: Request, arrived: float, error: Exception | None, stored: bool) -> None:
        """Whatever there is to say, the room has said; unless it never got to it.  Where the store failed, the room has
        refused it with the reason, or nobody knows what became of it, and nobody says so; nor where the table stops
        and all are sent away: then they come back and ask again."""
        guest.answered()
        counters = self.runner.room.counters
        if isinstance(error, Broken) and not self.runner.stopped:
            counters.refusals["server-broken"] += 1
            guest.send(ENCODER.encode(Refused(id=request.id, reason="server-broken", details={}, allowed=[])))
        elif error is None and stored and isinstance(request, Answer) and request.move != WORD_FOR_PASS:
            # What the room has said is written before this is called.
            self.runner.loop.call_soon(self.timed, arrived)

    def timed(self, arrived: float) -> None:
        self.runner.room.counters.move_seconds.observe(time.perf_counter() - arrived)

    def leave(self, guest: Guest) -> None:
        room = self.runner.room
        self.runner.soon(lambda: room.leave(guest))


def greeted(guest: Guest, error: Exception | None, _: bool) -> None:
    guest.answered()
    if error is not None:
        guest.end("stopping")
