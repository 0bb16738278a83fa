"""Passes a client's messages to its table, which may be on another node."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Protocol

import msgspec

from boomcat.server.tables.actor import Broken, TableActor
from boomcat.server.tables.messages import Answer, AnyFromClient, Hello, Refused, Request
from boomcat.server.tables.table_session import Connection

__all__ = ["DECODER", "LocalTable", "TablePort", "Viewer"]

DECODER: msgspec.json.Decoder[AnyFromClient] = msgspec.json.Decoder(AnyFromClient)
ENCODER = msgspec.json.Encoder()


class Viewer(Connection, Protocol):
    """A client at a table: a WebSocket here, or one at another node."""

    #: How many of its requests the table has not answered.
    asking: int

    def begin(self) -> None:
        """Count another request as unanswered."""

    def answered(self) -> None:
        """Count a request as answered."""


class TablePort(Protocol):
    """The interface of a table for its clients.  `said` is the encoded message."""

    def hello(self, viewer: Viewer, hello: Hello, said: bytes) -> None: ...

    def ask(self, viewer: Viewer, request: Request, said: bytes) -> None: ...

    def leave(self, viewer: Viewer) -> None:
        """Remove a viewer that has said hello before."""


class LocalTable:
    """A table in this process."""

    __slots__ = ("banned", "actor")

    def __init__(self, actor: TableActor, banned: Callable[[str], bool]) -> None:
        self.actor = actor
        self.banned = banned

    def hello(self, viewer: Viewer, hello: Hello, said: bytes) -> None:
        viewer.begin()
        self.actor.post(partial(self.enter, viewer, hello), partial(greeted, viewer))

    def enter(self, viewer: Viewer, hello: Hello) -> None:
        # A ban disconnects the clients at a table; one that was just connecting is checked here.
        if self.banned(viewer.address):
            self.actor.session.turn_away(viewer, "banned")
        else:
            self.actor.session.enter(viewer, hello)

    def ask(self, viewer: Viewer, request: Request, said: bytes) -> None:
        session, arrived = self.actor.session, time.perf_counter()
        if not viewer.asking and session.watches(viewer):
            session.ask(viewer, request)  # refuses it, without waiting for the table
            return
        viewer.begin()
        self.actor.post_now(partial(session.ask, viewer, request), partial(self.finish, viewer, request, arrived))

    def finish(self, viewer: Viewer, request: Request, arrived: float, error: Exception | None, stored: bool) -> None:
        """Count the request as answered.  The session has answered it, unless the job broke.

        If the storage can't say whether it was stored, or the table stops, no answer is sent: the client asks again.
        """
        viewer.answered()
        counters = self.actor.session.counters
        if isinstance(error, Broken) and not self.actor.stopped:
            counters.refusals["server-broken"] += 1
            viewer.send(ENCODER.encode(Refused(id=request.id, reason="server-broken", details={}, allowed=[])))
        elif error is None and stored and isinstance(request, Answer):
            # The session's answer is written before this is called.
            self.actor.loop.call_soon(self.timed, arrived)

    def timed(self, arrived: float) -> None:
        self.actor.session.counters.move_seconds.observe(time.perf_counter() - arrived)

    def leave(self, viewer: Viewer) -> None:
        session = self.actor.session
        self.actor.soon(lambda: session.leave(viewer))


def greeted(viewer: Viewer, error: Exception | None, _: bool) -> None:
    viewer.answered()
    if error is not None:
        viewer.end("stopping")
