"""Finds the client's address and our own URL behind a proxy; only proxies that the host has named are trusted."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Receive, Scope, Send

from boomcat.server.http.networks import BadAddress, Network, address_in
from boomcat.server.operations.log import Log

#: Headers in which proxies name the client.
FORWARDING = ("x-forwarded-for", "forwarded")
#: The first parts of our own paths, which can't be the name of a folder.
TAKEN = ("api", "assets", "card", "d", "deck", "health", "t")
FOLDER = re.compile(r"(?:/[A-Za-z0-9._~-]+)*")
HOST = re.compile(r"(?:[A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(?::[0-9]{1,5})?")


class Trusted:
    """The trusted proxies."""

    def __init__(self, networks: Iterable[Network] = ()) -> None:
        self.networks = tuple(networks)

    def has(self, peer: str) -> bool:
        address = address_in(peer)
        return address is not None and any(address in network for network in self.networks)

    def client(self, peer: str, chain: Sequence[str]) -> str:
        """Return the last address that isn't a trusted proxy: anyone could have written those before it."""
        client = peer
        for link in reversed(chain):
            if not self.has(client):
                break
            address = address_in(link)
            if address is None:
                break
            client = str(address)
        return client


class PublicUrl(NamedTuple):
    """The public URL of this server: `https://games.example/boom`."""

    scheme: str
    netloc: str
    #: Empty, or a folder with a leading slash.
    folder: str

    @classmethod
    def read(cls, text: str) -> PublicUrl:
        try:
            scheme, netloc, path, query, fragment = urlsplit(text)
        except ValueError:
            raise BadAddress(text) from None
        folder = path.rstrip("/")
        known = scheme in ("http", "https") and HOST.fullmatch(netloc) and FOLDER.fullmatch(folder)
        if not known or query or fragment or folder.partition("/")[2].partition("/")[0] in TAKEN:
            raise BadAddress(text)
        return cls(scheme, netloc.lower(), folder)

    def __str__(self) -> str:
        return f"{self.scheme}://{self.netloc}{self.folder}"


@dataclass
class Proxies:
    """Middleware that sets the client's address, the scheme, the host and the folder as the client sees them."""

    app: ASGIApp
    trusted: Trusted
    public: PublicUrl | None
    log: Log
    warned: bool = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            scope = dict(scope)
            scope["headers"] = list(scope["headers"])
            self.find_client(scope)
            if self.public is not None:
                self.find_folder(scope, self.public)
        await self.app(scope, receive, send)

    def find_client(self, scope: Scope) -> None:
        peer: str = scope["client"][0] if scope.get("client") else ""
        headers = MutableHeaders(raw=scope["headers"])
        chain = forwarded_for(headers)
        if not self.trusted.has(peer):
            if chain and not self.warned:
                self.warned = True
                address = address_in(peer)
                near = {"peer": peer} if address is not None and address.is_private else {}
                self.log.warning("proxy-not-trusted", **near, option="--trusted-proxy")
            return
        scope["client"] = (self.trusted.client(peer, chain), 0)
        scheme = headers.get("x-forwarded-proto", "").rpartition(",")[2].strip().lower()
        if scheme in ("http", "https"):
            scope["scheme"] = scheme.replace("http", "ws") if scope["type"] == "websocket" else scheme
        host = headers.get("x-forwarded-host", "").rpartition(",")[2].strip()
        if HOST.fullmatch(host):
            headers["host"] = host

    def find_folder(self, scope: Scope, public: PublicUrl) -> None:
        """Put the folder into the path, whether or not the proxy has removed it."""
        scope["scheme"] = public.scheme.replace("http", "ws") if scope["type"] == "websocket" else public.scheme
        MutableHeaders(raw=scope["headers"])["host"] = public.netloc
        folder, path = public.folder, scope["path"]
        scope["root_path"] = folder
        if path != folder and not path.startswith(folder + "/"):
            scope["path"] = folder + path
            if "raw_path" in scope:
                scope["raw_path"] = folder.encode() + scope["raw_path"]


def forwarded_for(headers: Headers) -> list[str]:
    """Return the forwarded addresses, the nearest last.  `Forwarded` counts only without X-Forwarded-For."""
    usual, standard = (",".join(headers.getlist(name)) for name in FORWARDING)
    if usual:
        return usual.split(",")
    return [spoken_for(element) for element in standard.split(",")] if standard else []


def spoken_for(element: str) -> str:
    for part in element.split(";"):
        name, _, value = part.partition("=")
        if name.strip().lower() == "for":
            return value
    return ""
