"""Credentials for NATS: a name and a password, a token, an nkey, or a file that `nsc` has written.

They are read anew for every connection, so that a changed password needs no restart.
"""

from __future__ import annotations

import base64
import binascii
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from boomcat.server.storage.store_errors import StoreError

if TYPE_CHECKING:
    from nacl.signing import SigningKey

#: The file of `nsc`: a signed token with permissions, and the seed that proves that it is ours.
JWT = re.compile(r"-+BEGIN NATS USER JWT-+\s+(\S+)\s+-+END NATS USER JWT-+")
SEED = re.compile(r"-+BEGIN USER NKEY SEED-+\s+(\S+)\s+-+END USER NKEY SEED-+")
#: The seed of a user.
NKEY = re.compile(r"SU[A-Z2-7]{56}")
#: An nkey has 2 bytes for its kind, 32 for the key, and a checksum; a public one has one byte less.
USER = 20 << 3
SEED_BYTES, BODY = 36, slice(2, 34)


@dataclass(frozen=True, slots=True)
class Key:
    user: str = ""
    password: str = field(default="", repr=False)
    token: str = field(default="", repr=False)
    jwt: str = field(default="", repr=False)
    seed: str = field(default="", repr=False)

    def sign(self, challenge: str) -> bytes:
        """Sign the server's nonce with the seed."""
        return base64.b64encode(self.signing_key().sign(challenge.encode()).signature)

    @property
    def public(self) -> str:
        """The public nkey."""
        body = bytes([USER]) + bytes(self.signing_key().verify_key)
        return base64.b32encode(body + checksum(body)).decode().rstrip("=")

    def signing_key(self) -> SigningKey:
        from nacl.signing import SigningKey  # optional, so only imported here

        return SigningKey(seed_in(self.seed))


def read_key(file: Path) -> Key:
    try:
        return key_in(file.read_text("utf-8").strip())
    except (OSError, ValueError) as error:
        why = f"{file}: {error.strerror}" if isinstance(error, OSError) else str(file)
        raise StoreError("cluster-bad-credentials", {"why": why}) from None


def key_in(words: str) -> Key:
    jwt, seed = JWT.search(words), SEED.search(words)
    if jwt is not None and seed is not None:
        key = Key(jwt=jwt[1], seed=seed[1])
    elif NKEY.fullmatch(words):
        key = Key(seed=words)
    else:
        user, colon, password = words.partition(":")
        if not words or "\n" in words or (colon and not user) or (not colon and len(words.split()) > 1):
            raise ValueError
        return Key(user, password) if colon else Key(token=words)
    seed_in(key.seed)
    return key


def seed_in(words: str) -> bytes:
    found = base64.b32decode(words + "=" * (-len(words) % 8))
    if len(found) != SEED_BYTES or found[-2:] != checksum(found[:-2]):
        raise ValueError
    return found[BODY]


def checksum(body: bytes) -> bytes:
    return binascii.crc_hqx(body, 0).to_bytes(2, "little")
