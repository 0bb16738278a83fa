"""Refuses banned addresses, and says so."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from boomcat.locale import text_in
from boomcat.server.http.static_files import languages_wanted
from boomcat.server.operations.bans import Bans
from boomcat.server.operations.counters import Counters
from boomcat.server.tables.http_bodies import Problem
from boomcat.server.websocket.handshake import turn_away


@dataclass(frozen=True)
class Doorkeeper:
    """Middleware after the proxies, which find the client's address, and before everything else."""

    app: ASGIApp
    bans: Bans
    counters: Counters

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        if scope["type"] == "lifespan" or client is None or not self.bans.has(client[0]):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            self.counters.turned_away["banned"] += 1
            turn_away(scope, "banned")
        else:
            self.counters.refusals["banned"] += 1
            await refusal(scope)(scope, receive, send)


def refusal(scope: Scope) -> Response:
    """Return a page in the visitor's language, or JSON for the API."""
    path = scope["path"].removeprefix(scope.get("root_path", ""))
    if path.startswith("/api/"):
        return Response(msgspec.json.encode(Problem("banned", {})), 403, media_type="application/json")
    wanted = languages_wanted(Headers(scope=scope).get("accept-language", ""))
    return PlainTextResponse(text_in(wanted, "error-banned") + "\n", 403)
