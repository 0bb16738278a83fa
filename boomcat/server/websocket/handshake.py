"""The opening handshake of a WebSocket: an HTTP request that passes the proxies and the bans on its way to a table.

uvicorn makes a `Handshake` for each request.  The application accepts it, and the transport then belongs to a
`WebSocketConnection`, or refuses it.  An open socket has no ASGI around it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from typing import Any, cast
from urllib.parse import unquote

import uvicorn
from starlette.types import Message, Scope
from uvicorn.protocols.utils import get_local_addr, get_remote_addr, is_ssl
from uvicorn.server import ServerState
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from boomcat.server.websocket.connection import OpenWebSockets, WebSocketConnection

__all__ = ["Handshake", "handshakes", "turn_away"]

LIBRARY = logging.getLogger("websockets.server")


class Handshake(asyncio.Protocol):
    def __init__(
        self,
        *,
        open_sockets: OpenWebSockets,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self.config = config
        self.state = server_state
        self.app_state = app_state
        self.loop = _loop or asyncio.get_running_loop()
        self.open_sockets = open_sockets
        open_sockets.loop = self.loop
        open_sockets.connections = server_state.connections
        self.protocol = ServerProtocol(logger=LIBRARY)
        self.transport = cast("asyncio.Transport", None)
        self.asked = False
        #: The response that accepts, until the application has decided.
        self.yes: Response | None = None
        #: Called when the transport is lost, whichever protocol has it then.
        self.over: Callable[[], None] | None = None

    # -- deciding ------------------------------------------------------------------------

    def open(self, connection: WebSocketConnection) -> bool:
        """Hand the transport to the connection, unless it was lost meanwhile."""
        if self.yes is None or self.transport.is_closing():
            return False
        self.answer(self.yes)
        self.yes = None
        self.open_sockets.connections.discard(self)
        connection.over, self.over = self.over, None
        self.transport.set_protocol(cast("asyncio.Protocol", connection))
        connection.connection_made(self.transport)
        return True

    def refuse(self, status: HTTPStatus) -> None:
        if self.yes is not None and not self.transport.is_closing():
            self.yes = None
            self.answer(self.protocol.reject(status, ""))
            self.transport.close()

    def answer(self, response: Response) -> None:
        """Send the response, which ends the handshake."""
        self.protocol.send_response(response)
        self.transport.write(b"".join(self.protocol.data_to_send()))
        self.forget()

    def forget(self) -> None:
        """Break the cycle between the protocol and its parser."""
        self.protocol.parser.close()

    # -- as ASGI sees it -----------------------------------------------------------------

    async def run(self, scope: Scope) -> None:
        try:
            await self.config.loaded_app(scope, self.receive, self.send)
        except Exception as error:
            self.open_sockets.log.broken(error)
        self.refuse(HTTPStatus.INTERNAL_SERVER_ERROR)  # if the application hasn't decided

    async def receive(self) -> Message:
        return {"type": "websocket.connect"}

    async def send(self, message: Message) -> None:
        """Accept only a close: the application uses `open` and `refuse` for the rest."""
        assert message["type"] == "websocket.close", message["type"]
        self.refuse(HTTPStatus.FORBIDDEN)

    # -- as the transport sees it --------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.open_sockets.connections.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.yes = None
        self.forget()
        self.open_sockets.connections.discard(self)
        if self.over is not None:
            self.over()
            self.over = None

    def shutdown(self) -> None:
        """Refuse the handshake because the server stops (uvicorn calls it)."""
        self.refuse(HTTPStatus.SERVICE_UNAVAILABLE)

    def data_received(self, data: bytes) -> None:
        """Read the request, which uvicorn sends in one piece.  Browsers send nothing more before our response."""
        if self.asked:
            self.transport.abort()
            return
        self.asked = True
        self.protocol.receive_data(data)
        if self.protocol.handshake_exc is not None:
            self.transport.write(b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n")
            self.transport.close()
        for request in self.protocol.events_received():
            assert isinstance(request, Request)
            response = self.protocol.accept(request)
            if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
                self.answer(response)
                self.transport.close()
                return
            del response.headers["Date"]
            self.yes = response
            self.open_sockets.begin_soon(partial(self.begin, self.scope(request)))

    def begin(self, scope: Scope) -> None:
        """Run the application, unless the transport is lost."""
        if self.yes is not None:
            task = self.loop.create_task(self.run(scope))
            task.add_done_callback(self.state.tasks.discard)
            self.state.tasks.add(task)

    def scope(self, request: Request) -> Scope:
        path, _, query = request.path.partition("?")
        raw = request.headers.raw_items()
        headers = [(name.encode("ascii").lower(), value.encode("latin-1")) for name, value in raw]
        return {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if is_ssl(self.transport) else "ws",
            "server": get_local_addr(self.transport),
            "client": get_remote_addr(self.transport),
            "root_path": "",
            "path": unquote(path),
            "raw_path": path.encode("ascii"),
            "query_string": query.encode("ascii"),
            "headers": headers,
            "subprotocols": [],
            "state": self.app_state.copy(),
            "handshake": self,
        }


def turn_away(scope: Scope, reason: str) -> None:
    """Open the socket only to send the reason and close it: browsers hide why a handshake failed."""
    handshake: Handshake = scope["handshake"]
    connection = WebSocketConnection(handshake.open_sockets, "")
    if handshake.open(connection):
        connection.dismiss(reason)


def handshakes(open_sockets: OpenWebSockets) -> type[asyncio.Protocol]:
    """Return the protocol factory that uvicorn uses for WebSockets."""
    return cast("type[asyncio.Protocol]", partial(Handshake, open_sockets=open_sockets))
