"""What only another site's page would do in somebody's browser: it is refused before anything looks at it.

Nobody gains a seat by it, for a browser sends no key along by itself; but a page could open tables under its visitors'
addresses, or look at a server that only their network reaches.  Programs send no Origin and are let through.
"""

from __future__ import annotations

from ipaddress import ip_address
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from boomcat.server.http.proxies import HOST, PublicUrl
from boomcat.server.operations.counters import Counters
from boomcat.server.operations.log import Log
from boomcat.server.tables.messages import Problem

__all__ = ["CrossOriginGuard"]

STATUS = {"wrong-host": 421, "wrong-origin": 403, "not-json": 415}
#: What changes nothing.
LOOKING = ("GET", "HEAD", "OPTIONS")
#: Names that no one on the internet can have: of a network at home, or inside a machine.
LOCAL = (".local", ".localhost", ".lan", ".home", ".internal", ".home.arpa")
PORTS = {"http": "80", "ws": "80", "https": "443", "wss": "443"}


class CrossOriginGuard:
    """Before the proxies are asked, which replace what the client said."""

    def __init__(self, app: ASGIApp, public: PublicUrl | None, log: Log, counters: Counters) -> None:
        self.app = app
        self.public = public
        self.log = log
        self.counters = counters
        self.told: set[str] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        reason = None if scope["type"] == "lifespan" else self.problem(scope)
        if reason is None:
            await self.app(scope, receive, send)
            return
        if reason not in self.told:  # once: whoever set up a proxy should know
            self.told.add(reason)
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
        # A form, or a script of another site that asks nobody, can send all kinds but this one.
        kind = headers.get("content-type")
        if not looks and kind is not None and kind.partition(";")[0].strip().lower() != "application/json":
            return "not-json"
        return None

    def is_ours(self, host: str) -> bool:
        """Any name, unless the host has said which one it is: then that, every address, and names of a network at home.

        A friend may come by a name that nobody told us: a dynamic one, a tunnel's, one that only the router knows.
        """
        if self.public is None or not host:
            return True
        name = bare(host)
        if name == bare(self.public.netloc) or "." not in name or name.endswith(LOCAL):
            return True
        try:
            ip_address(name.strip("[]"))
        except ValueError:
            return False
        return True

    def is_same_site(self, headers: Headers) -> bool:
        origin = headers.get("origin")
        if origin is None:
            return True
        # The browser itself says it, wherever the page came over TLS, or from this machine; no page can pretend it.
        told = headers.get("sec-fetch-site")
        if told is not None:
            return told == "same-origin"
        scheme, netloc = split(origin)
        # A page that is not ours cannot send this header to us without being allowed to; a proxy may.
        names = [headers.get("host", ""), *headers.get("x-forwarded-host", "").split(",")]
        names += [] if self.public is None else [self.public.netloc]
        return any(with_port(name, scheme) == with_port(netloc, scheme) for name in names if name.strip())


def bare(netloc: str) -> str:
    """Without a port, and without a dot at the end, which means nothing."""
    name = netloc.strip().lower()
    if not name.startswith("[") or "]:" in name:
        head, colon, _ = name.rpartition(":")
        name = head if colon else name
    return name.removesuffix(".")


def split(origin: str) -> tuple[str, str]:
    try:
        found = urlsplit(origin)
    except ValueError:
        return "", ""
    return (found.scheme, found.netloc) if HOST.fullmatch(found.netloc) else ("", "")


def with_port(netloc: str, scheme: str) -> str:
    name = netloc.strip().lower()
    port = name.rpartition(":")[2] if not name.endswith("]") and ":" in name else ""
    return f"{bare(name)}:{port or PORTS.get(scheme, '')}"
