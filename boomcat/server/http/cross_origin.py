"""Refuses requests that a page of another site makes in a visitor's browser.

Such a page could not take a seat, as browsers don't send keys by themselves; but it could open tables from its
visitors' addresses, or reach a server in their local network.  Programs send no Origin and are allowed.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from ipaddress import ip_address
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from boomcat.server.http.proxies import HOST, PublicUrl
from boomcat.server.operations.counters import Counters
from boomcat.server.operations.log import Log
from boomcat.server.tables.http_bodies import Problem

STATUS = {"wrong-host": 421, "wrong-origin": 403, "not-json": 415}
#: Methods that change nothing.
LOOKING = ("GET", "HEAD", "OPTIONS")
#: Domains that don't exist on the internet: of home networks, or of one machine.
LOCAL = (".local", ".localhost", ".lan", ".home", ".internal", ".home.arpa")
PORTS = {"http": 80, "https": 443}


@dataclass
class CrossOriginGuard:
    """Middleware before the proxies, which replace the headers of the client."""

    app: ASGIApp
    public: PublicUrl | None
    log: Log
    counters: Counters
    logged: set[str] = field(default_factory=set)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        reason = None if scope["type"] == "lifespan" else self.problem(scope)
        if reason is None:
            await self.app(scope, receive, send)
            return
        if reason not in self.logged:  # once, for the host who set up a proxy
            self.logged.add(reason)
            self.log.warning(reason, option="--public-url")
        if scope["type"] == "websocket":
            self.counters.turned_away[reason] += 1
            await send({"type": "websocket.close", "code": 1008})  # before it is accepted: refused with a 403
        else:
            self.counters.refusals[reason] += 1
            problem = msgspec.json.encode(Problem(reason, {}))
            await Response(problem, STATUS[reason], media_type="application/json")(scope, receive, send)

    def problem(self, scope: Scope) -> str | None:
        headers = Headers(scope=scope)
        if not self.is_ours(headers.get("host", "")):
            return "wrong-host"
        looks = scope["type"] == "http" and scope["method"] in LOOKING
        if not looks and not self.is_same_site(headers):
            return "wrong-origin"
        # Without our permission, a form or script of another site can send every content type but this one.
        kind = headers.get("content-type")
        if not looks and kind is not None and kind.partition(";")[0].strip().lower() != "application/json":
            return "not-json"
        return None

    def is_ours(self, host: str) -> bool:
        """Return whether the host name may be ours.

        Every name is, without --public-url: friends may use a dynamic name, a tunnel's, or one of the router.  With it,
        that name, every IP address, and names of home networks.
        """
        if self.public is None or not host:
            return True
        name, _ = parts(host)
        if name == parts(self.public.netloc)[0] or (name and "." not in name) or name.endswith(LOCAL):
            return True
        try:
            ip_address(name)
        except ValueError:
            return False
        return True

    def is_same_site(self, headers: Headers) -> bool:
        origin = headers.get("origin")
        if origin is None:
            return True
        # Browsers set it for pages over TLS or from this machine; no page can forge it.
        site = headers.get("sec-fetch-site")
        if site is not None:
            return site == "same-origin"
        scheme, _, netloc = origin.partition("://")
        wanted = parts(netloc, PORTS.get(scheme))
        # Another site's page can't send x-forwarded-host without our permission; a proxy may.
        names = [headers.get("host", ""), *headers.get("x-forwarded-host", "").split(",")]
        names += [] if self.public is None else [self.public.netloc]
        return wanted[0] != "" and wanted in [parts(name, PORTS.get(scheme)) for name in names]


def parts(netloc: str, port: int | None = None) -> tuple[str, int | None]:
    """Return a host name in small letters and without a trailing dot, and its port; no name if it's malformed."""
    if HOST.fullmatch(netloc.strip()) is None:
        return "", None
    try:
        found = urlsplit("//" + netloc.strip())
        return (found.hostname or "").removesuffix("."), found.port or port
    except ValueError:
        return "", None
