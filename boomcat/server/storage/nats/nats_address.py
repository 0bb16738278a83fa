"""The address of a cluster: `nats://a,b,c`, with options after a question mark.

nats://one:4222,two:4222,three:4222
tls://boomcat:secret@one,two,three?prefix=staging
nats://localhost?replicas=1                           one replica, to try it out
tls://one,two,three?ca=/etc/nats/ca.pem&cert=/etc/boomcat/me.pem&key=/etc/boomcat/me-key.pem
"""

from __future__ import annotations

import re
import ssl
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, unquote

from boomcat.server.storage.nats.nats_credentials import Key, read_key
from boomcat.server.storage.store_errors import StoreError

#: The beginning of stream and subject names.
PREFIX = "boomcat"
REPLICAS, STREAMS = 3, 8
MOST_STREAMS = 256
#: The numbers of replicas that JetStream supports.
REPLICA_COUNTS = (1, 3, 5)
ADDRESS = re.compile(r"(?P<scheme>nats|tls)://(?P<servers>[^/?#]+)/?(?:\?(?P<options>[^#]*))?")
SERVER = re.compile(
    r"(?:(?P<user>[^:@]*)(?::(?P<password>[^@]*))?@)?(?P<host>\[[0-9a-fA-F:.]+\]|[^:@\s\[\]]+)(?::(?P<port>\d{1,5}))?"
)
NAME = re.compile(r"[a-z0-9_-]{1,32}")


@dataclass(frozen=True, slots=True)
class Address:
    scheme: str
    #: Each as `host` or `host:port`.
    servers: tuple[str, ...]
    user: str = ""
    password: str = field(default="", repr=False)
    prefix: str = PREFIX
    replicas: int = REPLICAS
    streams: int = STREAMS
    #: A file with credentials, instead of user and password, which `ps` would show.
    credentials: Path | None = None
    #: Files for TLS: the certificate authority, our certificate, and its key.
    ca: str = ""
    cert: str = ""
    key: str = ""

    @classmethod
    def read(cls, words: str, credentials: Path | None = None) -> Address:
        # Some write the scheme once, some for each server.
        found = ADDRESS.fullmatch(re.sub(r",(?:nats|tls)://", ",", words))
        if found is None:
            raise StoreError("cluster-bad-address")
        scheme, user, password, servers = found["scheme"], "", "", []
        for part in found["servers"].split(","):
            server = SERVER.fullmatch(part)
            if server is None or int(server["port"] or 1) not in range(1, 65536):
                raise StoreError("cluster-bad-address")
            user, password = user or unquote(server["user"] or ""), password or unquote(server["password"] or "")
            servers.append(server["host"] + (f":{server['port']}" if server["port"] else ""))
        address = cls(scheme, tuple(servers), user, password, credentials=credentials)
        address = replace(address, **options(found["options"] or ""))
        address.who()
        if address.ca or address.cert:
            address.trust()
        return address

    @property
    def urls(self) -> list[str]:
        """The servers for nats-py, without credentials."""
        return [f"{self.scheme}://{server}" for server in self.servers]

    def who(self) -> Key:
        """Return our credentials, read anew.  A name without a password is a token, as everywhere in NATS."""
        if self.credentials is not None:
            return read_key(self.credentials)
        return Key(self.user, self.password) if self.password else Key(token=self.user)

    def trust(self) -> ssl.SSLContext:
        """Return the TLS context, with the certificate files read anew."""
        try:
            context = ssl.create_default_context(cafile=self.ca or None)
            if self.cert:
                context.load_cert_chain(self.cert, self.key or None)
        except OSError as error:
            why = f"{error.strerror}: {self.ca} {self.cert} {self.key}".strip()
            raise StoreError("cluster-bad-certificate", {"why": why}) from None
        return context


def options(words: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in parse_qsl(words, keep_blank_values=True):
        match name:
            case "prefix" if NAME.fullmatch(value):
                found[name] = value
            case "replicas" if value.isascii() and value.isdigit() and int(value) in REPLICA_COUNTS:
                found[name] = int(value)
            case "streams" if value.isascii() and value.isdigit() and 0 < int(value) <= MOST_STREAMS:
                found[name] = int(value)
            case "ca" | "cert" | "key" if value:
                found[name] = value
            case _:
                raise StoreError("cluster-bad-option", {"why": f"{name}={value}"})
    return found
