"""The server as a process: its socket, its signals, and the address that phones can reach."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType

import uvicorn
from starlette.applications import Starlette

from boomcat.server.http.app import MOST_SOCKETS, App
from boomcat.server.http.http_connections import ConnectionLimiter, raise_file_limit, room_in
from boomcat.server.http.proxies import PublicUrl, Trusted
from boomcat.server.operations.log import LibraryLogHandler, Log
from boomcat.server.storage.base import Storage
from boomcat.server.tables.clock import RealClock
from boomcat.server.tables.name_filter import NameFilter
from boomcat.server.tables.registry import TableRegistry, Tables
from boomcat.server.websocket.connection import OpenWebSockets
from boomcat.server.websocket.handshake import handshakes

FIRST_PORT = 8000
PORTS = range(FIRST_PORT, FIRST_PORT + 20)
ANYWHERE = ("0.0.0.0", "::")
#: For requests in progress when the server stops.
STOP_TIMEOUT_SECONDS = 5
#: How long a busy thread keeps the interpreter.  The writer thread has to wait for that dozens of times in every
#: commit: Python's default of 5 ms adds up, and under load even half a millisecond does.
SWITCH_SECONDS = 0.00005
#: Python's garbage collector, which stops all tables meanwhile, waits for this many new objects: at most 40 MB.
#: Reference counts free nearly everything at once, and playing makes no cycles (tests check that).
NEW_OBJECTS = 200_000


class CannotListen(Exception):
    """The address can't be listened on."""


def listen(host: str, port: int | None) -> socket.socket:
    """Return a socket that listens on this port, or on the first free one of PORTS."""
    problem = ""
    for candidate in PORTS if port is None else [port]:
        try:
            family = socket.getaddrinfo(host, candidate, type=socket.SOCK_STREAM)[0][0]
            # "::" means every address of this machine, IPv4 included.
            both = host == "::" and socket.has_dualstack_ipv6()
            return socket.create_server((host, candidate), family=family, backlog=512, dualstack_ipv6=both)
        except (OSError, OverflowError) as error:
            problem = getattr(error, "strerror", None) or str(error)
    raise CannotListen(problem)


def address_of(host: str, port: int) -> str:
    """Return the URL, with brackets around an IPv6 address."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def reachable_address(host: str, port: int) -> str | None:
    """Return the URL for other devices on the network, if the server listens there."""
    if host in ("localhost", "127.0.0.1", "::1"):
        return None
    if host not in ANYWHERE:
        return address_of(host, port)
    # Nothing is sent: the system only picks the address that leads outside.
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        return f"http://{probe.getsockname()[0]}:{port}"
    return None


class MetricsServer(uvicorn.Server):
    """Serves the metrics at a second address, in the same event loop; the main server handles signals."""

    def __init__(self, app: Starlette, listening: socket.socket, limiter: ConnectionLimiter) -> None:
        super().__init__(settings(app, limiter, sockets=False))
        self.listening = listening
        self.serving: asyncio.Task[None] | None = None

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield

    async def begin(self) -> None:
        self.serving = asyncio.create_task(self.serve([self.listening]))

    async def finish(self) -> None:
        self.should_exit = True
        if self.serving is not None:
            await self.serving


@contextlib.contextmanager
def calm() -> Iterator[None]:
    """Collect garbage rarely, and nothing that exists now, such as modules; and let threads switch often."""
    enabled, threshold, interval = gc.isenabled(), gc.get_threshold(), sys.getswitchinterval()
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS, *threshold[1:])
    gc.enable()
    sys.setswitchinterval(SWITCH_SECONDS)
    try:
        yield
    finally:
        sys.setswitchinterval(interval)
        gc.unfreeze()
        gc.set_threshold(*threshold)
        if not enabled:
            gc.disable()


class Server(uvicorn.Server):
    """Says goodbye to the clients before it stops."""

    def __init__(
        self,
        config: uvicorn.Config,
        registry: TableRegistry,
        ready: Callable[[], None],
        beside: MetricsServer | None = None,
    ) -> None:
        super().__init__(config)
        self.registry = registry
        self.ready = ready
        self.beside = beside

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop with exit code 0: uvicorn would raise the signal again at the end."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Handle signals; also stop gently when the terminal is closed, unless started with `nohup`."""
        with super().capture_signals():
            hangup = getattr(signal, "SIGHUP", None)  # not on Windows
            if (
                hangup is not None
                and threading.current_thread() is threading.main_thread()
                and signal.getsignal(hangup) is signal.SIG_DFL
            ):
                signal.signal(hangup, self.handle_exit)
            yield

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        with calm():
            await super().serve(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await super().startup(sockets)
        except SystemExit:  # uvicorn hides the cause
            if self.registry.refused is None:
                raise
            raise self.registry.refused from None
        if self.started:
            if self.beside is not None:
                await self.beside.begin()
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.registry.say_goodbye()
        await asyncio.sleep(0.1)  # for the goodbyes to be sent
        await super().shutdown(sockets)
        if self.beside is not None:
            await self.beside.finish()


def settings(app: Starlette, limiter: ConnectionLimiter, sockets: bool = True) -> uvicorn.Config:
    """Return the configuration of uvicorn."""
    return uvicorn.Config(
        app,
        http=limiter.protocol(),
        ws=handshakes(OpenWebSockets(limiter.log)) if sockets else "none",
        # proxies.py handles these headers.
        proxy_headers=False,
        access_log=False,
        log_config=None,
        server_header=False,
        lifespan="on",
        timeout_graceful_shutdown=STOP_TIMEOUT_SECONDS,
    )


def run(
    store: Storage,
    listening: socket.socket,
    log: Log,
    version: str,
    address: str | None,
    web: Path | None,
    keep_days: float,
    ready: Callable[[], None],
    speed: float = 1.0,
    public: PublicUrl | None = None,
    trusted: Trusted | None = None,
    metrics: socket.socket | None = None,
    join: Callable[[TableRegistry], Tables] | None = None,
    names: NameFilter | None = None,
) -> None:
    """Serve until a signal stops it.  `join` makes the server a node of a cluster and returns all its tables."""
    registry = TableRegistry(store, RealClock(speed), log, keep_days=keep_days, names=names)
    tables = registry if join is None else join(registry)
    room = room_in(raise_file_limit())
    # The rest is for pages, so that visitors see more than an error.
    sockets = min(MOST_SOCKETS, room * 9 // 10)
    app = App(registry, log, version, address, web, public=public, trusted=trusted, most_sockets=sockets, tables=tables)
    config = settings(app, ConnectionLimiter(log, trusted or Trusted(), most=room, counters=registry.counters))
    beside = None
    if metrics is not None:
        from boomcat.server.operations.metrics import metrics_app

        beside = MetricsServer(metrics_app(registry, version), metrics, ConnectionLimiter(log))
    server = Server(config, registry, ready, beside)
    forwarding = LibraryLogHandler(log)
    logging.getLogger().addHandler(forwarding)
    log.info("listening", port=listening.getsockname()[1])
    try:
        server.run(sockets=[listening])
    finally:
        asyncio.run(store.close())  # unless the registry did, when it stopped
        logging.getLogger().removeHandler(forwarding)
    log.info("stopped")
