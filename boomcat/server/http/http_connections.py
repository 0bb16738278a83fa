"""HTTP connections, with timeouts for each part of a request and a limit on silent connections."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Literal, NamedTuple, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from boomcat.server.http.networks import client_network
from boomcat.server.http.proxies import Trusted
from boomcat.server.operations.counters import Counters
from boomcat.server.operations.log import Log, LogThrottle

#: Enough open files: three times as many as the WebSockets that are admitted.
MOST_FILES = 65_536
#: Files for the database and for pages that are being sent.
RESERVED_FILES = 100
#: The share of the limit from which on a warning is logged.
WARNING_SHARE = 0.8


class RequestTimeouts(NamedTuple):
    """Timeouts in seconds for each part of a request.  (Idle connections are closed by uvicorn after 5.)"""

    #: From the first byte, or from the connection, to the end of the headers.
    head: float = 10.0
    body: float = 20.0
    #: Until the client has read the response, except for the system's buffer.
    answer: float = 300.0
    #: Until it has read that, too.
    closing: float = 30.0


Part = Literal["head", "body", "answer", "idle", "closing"]
SILENT = ("head", "idle")


@dataclass(eq=False)
class ConnectionLimiter:
    """Limits the connections that are silent, of each client network and of all."""

    log: Log
    trusted: Trusted = field(default_factory=Trusted)
    timeouts: RequestTimeouts = field(default_factory=RequestTimeouts)
    #: Silent connections of one client network.  A browser has six and sends within a second.
    most_silent: int = 256
    #: All connections.
    most: int = MOST_FILES
    counters: Counters = field(default_factory=Counters)
    silent: dict[HttpConnection, None] = field(default_factory=dict)
    #: The silent connections again, by client network.
    networks: dict[str, dict[HttpConnection, None]] = field(default_factory=dict)
    throttle: LogThrottle = field(default_factory=LogThrottle)

    def cut_surplus(self, connection: HttpConnection) -> None:
        """Cut the oldest silent connection if a new one is too many."""
        silent = self.networks.get(connection.network, {})
        if len(silent) > self.most_silent and not connection.trusted:
            self.warn("too-many-silent-connections", most=self.most_silent)
            self.counters.turned_away["silent"] += 1
            next(iter(silent)).cut()
        everybody = len(connection.connections)
        if everybody > self.most:
            self.warn("too-many-connections", most=self.most)
            self.counters.turned_away["no-room"] += 1
            next(iter(self.silent)).cut()
        elif everybody > WARNING_SHARE * self.most:
            self.warn("many-connections", now=everybody, most=self.most)

    def warn(self, event: str, **fields: object) -> None:
        if self.throttle.allow(event):
            self.log.warning(event, **fields)

    def add(self, connection: HttpConnection) -> None:
        self.silent[connection] = None
        self.networks.setdefault(connection.network, {})[connection] = None

    def remove(self, connection: HttpConnection) -> None:
        self.silent.pop(connection, None)
        silent = self.networks.get(connection.network, {})
        silent.pop(connection, None)
        if not silent:
            self.networks.pop(connection.network, None)

    def protocol(self) -> type[asyncio.Protocol]:
        """Return the protocol factory for uvicorn."""
        return cast("type[asyncio.Protocol]", partial(HttpConnection, limiter=self))


class HttpConnection(H11Protocol):
    """A connection until it becomes a WebSocket."""

    def __init__(self, *, limiter: ConnectionLimiter, **given: Any) -> None:
        super().__init__(**given)
        self.limiter = limiter
        self.network = ""
        self.trusted = False
        #: The part of a request that we wait for, and the request.
        self.part: tuple[Part, object] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        self.network, self.trusted = client_network(address), self.limiter.trusted.has(address)
        self.look()
        self.limiter.cut_surplus(self)

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
        self.upgraded = True  # it is not ours any more
        self.rest()
        super().connection_lost(exc)

    # -- waiting -------------------------------------------------------------------------

    def look(self, answered: bool = False) -> None:
        """Start the timer of the next part.  Further bytes of the same part don't extend it."""
        if self.upgraded:
            return
        part = self.waiting_for(answered)
        if self.part == (part, self.cycle):
            return
        self.rest()
        self.part = part, self.cycle
        if part in SILENT:
            self.limiter.add(self)
        if part != "idle":
            seconds: float = getattr(self.limiter.timeouts, part)
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
        self.limiter.remove(self)
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def cut(self) -> None:
        """Drop the connection at once."""
        self.limiter.log.debug("line-cut", part=self.part[0] if self.part else "")
        self.rest()
        self.transport.abort()


def raise_file_limit() -> int:
    """Raise the limit of open files as far as the system allows, and return it."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return MOST_FILES
    limits = resource.getrlimit(resource.RLIMIT_NOFILE)
    soft, wanted = [MOST_FILES if one == resource.RLIM_INFINITY else min(MOST_FILES, one) for one in limits]
    if soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, limits[1]))
        except (ValueError, OSError):  # macOS reports a higher limit than it allows
            return soft
    return wanted


def room_in(files: int) -> int:
    """Return the number of connections that fit into this many files."""
    return max(files - RESERVED_FILES, files // 2)
