"""The opening handshake of a WebSocket: an HTTP request that passes the proxies and the bans on its way to a table.

uvicorn makes a `Handshake` for each request.  The application accepts it, and the transport then belongs to a
`WebSocketConnection`, or refuses it.  An open socket has no ASGI around it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from typing import Any, cast

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Response
from websockets.server import ServerProtocol

from boomcat.server.websocket.connection import LIBRARY, OpenWebSockets, WebSocketConnection


class Handshake(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, up to the decision of the application."""

    def __init__(self, *, open_sockets: OpenWebSockets, **given: Any) -> None:
        super().__init__(**given)
        self.conn = ServerProtocol(logger=LIBRARY)  # without compression
        self.open_sockets = open_sockets
        open_sockets.loop = self.loop
        open_sockets.connections = self.connections
        #: Called when the transport is lost, whichever protocol has it then.
        self.over: Callable[[], None] | None = None

    @property
    def decided(self) -> bool:
        """Return whether the connection was accepted or refused, or is lost."""
        return self.handshake_complete or self.transport.is_closing()

    def open(self, connection: WebSocketConnection) -> bool:
        """Hand the transport to the connection, unless it was lost meanwhile."""
        if self.decided:
            return False
        del self.response.headers["Date"]
        self.answer(self.response)
        self.connections.discard(self)
        connection.over, self.over = self.over, None
        self.transport.set_protocol(cast("asyncio.Protocol", connection))
        connection.connection_made(self.transport)
        return True

    def refuse(self, status: HTTPStatus) -> None:
        if not self.decided:
            self.answer(self.conn.reject(status, ""))
            self.transport.close()

    def answer(self, response: Response) -> None:
        """Send the response, which ends the handshake."""
        self.handshake_complete = True
        self.conn.send_response(response)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.forget()

    def forget(self) -> None:
        """Break the cycle between the protocol and its parser."""
        self.conn.parser.close()

    # -- as uvicorn sees it --------------------------------------------------------------

    async def run_asgi(self) -> None:
        """Run the application, unless the transport is lost before the handshake's turn."""
        await self.open_sockets.turn()
        if self.decided:
            return
        try:
            await self.app(cast("Any", {**self.scope, "handshake": self}), self.receive, self.send)
        except Exception as error:
            self.open_sockets.log.broken(error)
        self.refuse(HTTPStatus.INTERNAL_SERVER_ERROR)  # if the application hasn't decided

    async def send(self, message: Any) -> None:
        """Accept only a close: the application uses `open` and `refuse` for the rest."""
        assert message["type"] == "websocket.close", message["type"]
        self.refuse(HTTPStatus.FORBIDDEN)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.forget()
        if self.over is not None:
            self.over()
            self.over = None

    def shutdown(self) -> None:
        """Refuse the handshake because the server stops."""
        self.refuse(HTTPStatus.SERVICE_UNAVAILABLE)

    def data_received(self, data: bytes) -> None:
        """Read the request, which uvicorn sends in one piece.  Browsers send nothing more before our response."""
        if self.handshake_initiated:
            self.transport.abort()
            return
        self.conn.receive_data(data)
        if self.conn.handshake_exc is not None:
            self.transport.write(b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n")
            self.transport.close()
        self.handle_events()


def turn_away(scope: Scope, reason: str) -> None:
    """Open the socket only to send the reason and close it: browsers hide why a handshake failed."""
    handshake: Handshake = scope["handshake"]
    connection = WebSocketConnection(handshake.open_sockets, "")
    if handshake.open(connection):
        connection.dismiss(reason)


def handshakes(open_sockets: OpenWebSockets) -> type[asyncio.Protocol]:
    """Return the protocol factory that uvicorn uses for WebSockets."""
    return cast("type[asyncio.Protocol]", partial(Handshake, open_sockets=open_sockets))
