"""Connections: how long each may take over its part of a request, and how many may be open without a word."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Literal, NamedTuple, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from boomcat.server.http.proxies import Trusted, shared_by
from boomcat.server.operations.counters import Counters
from boomcat.server.operations.log import Log
from boomcat.server.operations.log_throttle import LogThrottle

__all__ = ["ConnectionLimiter", "HttpConnection", "RequestTimeouts", "raise_file_limit", "room_in"]

#: More files than this nobody needs: it is three times as many as all sockets that are let in.
MOST_FILES = 65_536
#: Files that are no connections: the database, pages on their way.
RESERVE = 100
#: From here on the log speaks of it.
NEARLY = 0.8


class RequestTimeouts(NamedTuple):
    """Seconds for each part of an exchange; then the line is cut.  (Between two requests uvicorn closes it after 5.)"""

    #: From the first byte, or from the connection, to the end of the headers.
    head: float = 10.0
    body: float = 20.0
    #: Until the client has taken all of the answer but what the system holds for it.
    answer: float = 300.0
    #: Until it has taken that, too.
    closing: float = 30.0


Part = Literal["head", "body", "answer", "idle", "closing"]
SILENT = ("head", "idle")


class ConnectionLimiter:
    """All lines of a server that wait for a word from the other end, the oldest first."""

    def __init__(
        self,
        log: Log,
        trusted: Trusted | None = None,
        patience: RequestTimeouts | None = None,
        most_silent: int = 256,
        most: int = MOST_FILES,
        counters: Counters | None = None,
    ) -> None:
        self.log = log
        self.trusted = trusted or Trusted()
        self.patience = patience or RequestTimeouts()
        #: Of one address.  A browser has six, and says something within a second.
        self.most_silent = most_silent
        #: Connections of all kinds.
        self.most = most
        self.counters = counters or Counters()
        self.silent: dict[HttpConnection, None] = {}
        self.households: dict[str, dict[HttpConnection, None]] = {}
        self.throttle = LogThrottle()

    def make_session(self, line: HttpConnection) -> None:
        """For one that has just come: another that says nothing must go, if there are too many."""
        household = self.households.get(line.household, {})
        if len(household) > self.most_silent and not line.trusted:
            self.warn("too-many-silent-connections", most=self.most_silent)
            self.counters.turned_away["silent"] += 1
            next(iter(household)).cut()
        everybody = len(line.connections)
        if everybody > self.most:
            self.warn("too-many-connections", most=self.most)
            self.counters.turned_away["no-room"] += 1
            next(iter(self.silent)).cut()
        elif everybody > NEARLY * self.most:
            self.warn("many-connections", now=everybody, most=self.most)

    def warn(self, event: str, **fields: object) -> None:
        if self.throttle.allow(event):
            self.log.warning(event, **fields)

    def add(self, line: HttpConnection) -> None:
        self.silent[line] = None
        self.households.setdefault(line.household, {})[line] = None

    def remove(self, line: HttpConnection) -> None:
        self.silent.pop(line, None)
        household = self.households.get(line.household, {})
        household.pop(line, None)
        if not household:
            self.households.pop(line.household, None)

    def line(self) -> type[asyncio.Protocol]:
        """What uvicorn makes for every connection."""
        return cast("type[asyncio.Protocol]", partial(HttpConnection, crowd=self))


class HttpConnection(H11Protocol):
    """One connection, until it becomes a WebSocket."""

    def __init__(self, *, crowd: ConnectionLimiter, **given: Any) -> None:
        super().__init__(**given)
        self.crowd = crowd
        self.household = ""
        self.trusted = False
        #: What is being waited for, and in which request.
        self.part: tuple[Part, object] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        self.household, self.trusted = shared_by(address), self.crowd.trusted.has(address)
        self.look()
        self.crowd.make_session(self)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.look(answered=True)

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.upgraded = True
        self.rest()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self.upgraded = True  # whatever it was, it is none of ours any more
        self.rest()
        super().connection_lost(exc)

    # -- waiting -------------------------------------------------------------------------

    def look(self, answered: bool = False) -> None:
        """Wait for the next part, if it is another one than before: a byte now and then buys no time."""
        if self.upgraded:
            return
        part = self.waiting_for(answered)
        if self.part == (part, self.cycle):
            return
        self.rest()
        self.part = part, self.cycle
        if part in SILENT:
            self.crowd.add(self)
        if part != "idle":
            seconds: float = getattr(self.crowd.patience, part)
            self.timer = self.loop.call_later(seconds, self.cut)

    def waiting_for(self, answered: bool) -> Part:
        theirs = self.conn.their_state
        if self.transport.is_closing():
            return "closing"
        if theirs is h11.IDLE:
            return "idle" if answered else "head"
        if theirs is h11.SEND_BODY:
            return "body"
        return "answer" if self.cycle is not None and not self.cycle.response_complete else "idle"

    def rest(self) -> None:
        self.part = None
        self.crowd.remove(self)
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def cut(self) -> None:
        """At once: whoever reads nothing would not hear a goodbye either."""
        self.crowd.log.debug("line-cut", part=self.part[0] if self.part else "")
        self.rest()
        self.transport.abort()


def raise_file_limit() -> int:
    """As many open files as the system lets us have; how many that are."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(MOST_FILES, hard)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return min(soft, MOST_FILES) if soft != resource.RLIM_INFINITY else MOST_FILES
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (ValueError, OSError):  # macOS promises more than it gives
        return soft
    return wanted


def room_in(files: int) -> int:
    """How many connections that leaves."""
    return max(files - RESERVE, files // 2)
