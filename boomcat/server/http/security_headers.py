"""Security headers for every response."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from boomcat.server.http.proxies import HOST

#: Pages may load nothing from other sites.
POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; font-src 'self' data:; "
    "connect-src 'self'{sockets}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
)
#: Content types that a browser shows as a page.
PAGES = ("text/html", "image/svg+xml")


@dataclass
class SecurityHeaders:
    """Adds headers that make browsers keep other sites out; the long ones go only with pages."""

    app: ASGIApp

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": list(message.get("headers", []))}
                headers = MutableHeaders(raw=message["headers"])
                headers["x-content-type-options"] = "nosniff"
                if headers.get("content-type", "").startswith(PAGES):
                    headers["content-security-policy"] = POLICY.format(sockets=sockets_of(scope))
                    headers["referrer-policy"] = "no-referrer"
            await send(message)

        await self.app(scope, receive, send_with_headers if scope["type"] == "http" else send)


def sockets_of(scope: Scope) -> str:
    """Return our WebSocket origin, for browsers to which `self` does not include it."""
    host = Headers(scope=scope).get("host", "")
    return f" {'wss' if scope['scheme'] == 'https' else 'ws'}://{host}" if HOST.fullmatch(host) else ""
