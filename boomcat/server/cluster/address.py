"""Where the servers of a cluster are, and what is kept there: `nats://a,b,c`, with options after a question mark.

nats://one:4222,two:4222,three:4222
tls://boomcat:secret@one,two,three?prefix=staging
nats://localhost?replicas=1                           everything once only: to try it out
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, unquote

from boomcat.server.store import StoreError

__all__ = ["Address"]

#: What the names of streams and subjects begin with.
PREFIX = "boomcat"
REPLICAS, STREAMS = 3, 8
MOST_STREAMS = 256
#: JetStream keeps everything once, three times or five times.
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

    @classmethod
    def read(cls, words: str, credentials: Path | None = None) -> Address:
        """`credentials` is a file with `user:password`, which `ps` shows to nobody."""
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
        if credentials is not None:
            user, password = read_credentials(credentials)
        return replace(cls(scheme, tuple(servers), user, password), **options(found["options"] or ""))

    @property
    def urls(self) -> list[str]:
        """As nats-py takes them, without the key."""
        return [f"{self.scheme}://{server}" for server in self.servers]


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
            case _:
                raise StoreError("cluster-bad-address", {"why": name})
    return found


def read_credentials(file: Path) -> tuple[str, str]:
    try:
        user, colon, password = file.read_text("utf-8").strip().partition(":")
    except (OSError, UnicodeDecodeError) as error:
        raise StoreError("cluster-bad-credentials", {"why": getattr(error, "strerror", None) or str(file)}) from None
    if not colon or not user or "\n" in password:
        raise StoreError("cluster-bad-credentials", {"why": str(file)})
    return user, password
