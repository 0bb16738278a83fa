"""Finds the client's address and our own URL behind a proxy; only proxies that the host has named are trusted."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import NamedTuple
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Receive, Scope, Send

from boomcat.server.operations.log import Log

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

#: A customer or a machine has at least this IPv6 network, so its addresses count as one client.
CLIENT_NETWORK_PREFIX = 64
#: A larger customer has this one: 65,536 of the above.
SITE_PREFIX = 48
#: IPv4 addresses written as IPv6.
MAPPED = IPv6Network("::ffff:0:0/96")
#: This machine itself, with every proxy that runs on it.
LOOPBACK = (IPv4Network("127.0.0.0/8"), IPv6Network("::1/128"))
#: Headers in which proxies name the client.
FORWARDING = ("x-forwarded-for", "forwarded")
#: The first parts of our own paths, which can't be the name of a folder.
TAKEN = ("api", "assets", "card", "d", "deck", "health", "t")
FOLDER = re.compile(r"(?:/[A-Za-z0-9._~-]+)*")
HOST = re.compile(r"(?:[A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(?::[0-9]{1,5})?")


class BadAddress(Exception):
    """The text isn't an address."""


def network(text: str) -> Network:
    """Read `10.0.0.7` or `10.0.0.0/8`; `::ffff:10.0.0.0/104` is the same IPv4 network."""
    try:
        found = ip_network(text.strip(), strict=False)
    except ValueError:
        raise BadAddress(text) from None
    if isinstance(found, IPv6Network) and found.subnet_of(MAPPED):
        return IPv4Network((int(found.network_address) & 0xFFFF_FFFF, found.prefixlen - MAPPED.prefixlen))
    return found


def has_this_machine(found: Network) -> bool:
    return any(found.overlaps(own) for own in LOOPBACK)


def address_in(text: str) -> Address | None:
    """Read an address of a proxy header: `1.2.3.4`, `1.2.3.4:5678`, `2001:db8::1`, `"[2001:db8::1]:5678"`."""
    plain = text.strip().strip('"')
    if plain.startswith("["):
        plain = plain[1:].partition("]")[0]
    elif plain.count(":") == 1:
        plain = plain.partition(":")[0]
    try:
        found = ip_address(plain)
    except ValueError:
        return None
    # A dual-stack socket shows IPv4 addresses as IPv6.
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found


@lru_cache(10_000)
def client_network(text: str, prefix: int = CLIENT_NETWORK_PREFIX) -> str:
    """Return the network that an address counts for in all limits."""
    found = address_in(text)
    if isinstance(found, IPv6Address):
        return str(IPv6Network((found, prefix), strict=False))
    return str(found) if found else text


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
