"""A NATS server that knows people by signed statements, and the file of one of them: what `nsc` makes, in short."""

import base64
import json
import secrets
import time
from typing import Any

from nacl.signing import SigningKey

from boomcat.server.storage.nats.nats_credentials import checksum

__all__ = ["signed_in"]

#: The kinds of keys by their first byte: an operator, an account, a user; and that it is a seed.
KINDS = {"operator": 14 << 3, "account": 0, "user": 20 << 3}
SEED = 18 << 3
ANY = dict.fromkeys(("subs", "data", "payload", "imports", "exports", "conn", "leaf"), -1)
STORAGE = dict.fromkeys(("mem_storage", "disk_storage", "streams", "consumer"), -1)


class Party:
    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.key = SigningKey.generate()
        self.name = written(bytes([KINDS[kind]]) + bytes(self.key.verify_key))

    @property
    def seed(self) -> str:
        kind = KINDS[self.kind]
        return written(bytes([SEED | kind >> 5, (kind & 31) << 3]) + bytes(self.key))

    def states(self, who: "Party", **facts: Any) -> str:
        """Return a signed statement about another party."""
        about: dict[str, Any] = {
            "iat": int(time.time()),
            "jti": secrets.token_hex(16),
            "iss": self.name,
            "sub": who.name,
            "name": "x",
        }
        about["nats"] = {**facts, "type": who.kind, "version": 2}
        body = f"{encoded({'typ': 'JWT', 'alg': 'ed25519-nkey'})}.{encoded(about)}"
        signature = base64.urlsafe_b64encode(self.key.sign(body.encode()).signature)
        return f"{body}.{signature.decode().rstrip('=')}"


def written(body: bytes) -> str:
    return base64.b32encode(body + checksum(body)).decode().rstrip("=")


def encoded(what: dict[str, Any]) -> str:
    return base64.urlsafe_b64encode(json.dumps(what).encode()).decode().rstrip("=")


def signed_in() -> tuple[str, str]:
    """Return the settings of a server, and the credentials of a user whom it lets in."""
    operator, system, account, user = map(Party, ("operator", "account", "account", "user"))
    accounts = {
        system: operator.states(system, limits={**ANY, "wildcards": True}),
        account: operator.states(account, limits={**ANY, **STORAGE, "wildcards": True}),
    }
    known = ", ".join(f"{one.name}: {words}" for one, words in accounts.items())
    settings = f"operator: {operator.states(operator, system_account=system.name)}\n"
    settings += f"system_account: {system.name}\nresolver: MEMORY\nresolver_preload: {{ {known} }}\n"
    statement = account.states(user, subs=-1, data=-1, payload=-1)
    lines = ["-----BEGIN NATS USER JWT-----", statement, "------END NATS USER JWT------", ""]
    lines += ["-----BEGIN USER NKEY SEED-----", user.seed, "------END USER NKEY SEED------", ""]
    return settings, "\n".join(lines)
