"""Luck that no party chooses and everybody can check afterwards: `docs/fairness.md`.

Before the game the table shows the commitment to its secret; then every seat may add bytes.  Neither the
table, which can no longer change the secret, nor a seat, which does not know it, chooses what comes of both.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import final

from boomcat.core.chance import MASK62, Chance

#: HMAC fills shorter keys up with zeros, so two secrets of different lengths could be the same key.
SECRET_BYTES = 32
#: By one seat, which may as well give none.
MOST_CONTRIBUTED = 32

#: Prefixes of hashed data name its purpose, so that no digest serves two.
LUCK = b"boomcat luck 1\n"
COMMITMENT = b"boomcat commitment 1\n"
BOTS = b"boomcat bots 1\n"

WORD_BYTES = 8
WORDS = 2**64


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """Return a digest that can be shown before the game: it fixes the secret without revealing it."""
    return hashlib.sha256(COMMITMENT + secret).hexdigest()


def bots_number(secret: bytes, seat: int, question: int, purpose: str) -> int:
    """Return 62 bits for what a bot decides at random, so that it does the same wherever this deal is played."""
    digest = hmac.digest(secret, BOTS + f"{seat} {question} {purpose}".encode(), "sha256")
    return int.from_bytes(digest[:WORD_BYTES], "big") & MASK62


@final
class SealedChance(Chance):
    """Luck from a secret and what the seats contributed; `b""` for a seat that gave nothing, as all bots."""

    def __init__(self, secret: bytes, contributions: tuple[bytes, ...]) -> None:
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"a secret has {SECRET_BYTES} bytes")
        if any(len(given) > MOST_CONTRIBUTED for given in contributions):
            raise ValueError(f"a seat contributes at most {MOST_CONTRIBUTED} bytes")
        self.secret = secret
        self.contributions = contributions
        # With the lengths in it, bytes cannot pass from one seat to the next unnoticed.
        given = b"".join(bytes([len(one)]) + one for one in contributions)
        self.message = LUCK + bytes([len(contributions)]) + given

    def below(self, ordinal: int, bound: int) -> int:
        if bound < 1:
            raise ValueError(f"nothing is below {bound}")
        # The words from here on are too few to go round: with them, the small outcomes would be likelier.
        fair = WORDS - WORDS % bound
        counter = 0
        while True:
            digest = self.digest(ordinal, counter)
            for at in range(0, len(digest), WORD_BYTES):
                word = int.from_bytes(digest[at : at + WORD_BYTES], "big")
                if word < fair:
                    return word % bound
            counter += 1

    def digest(self, ordinal: int, counter: int) -> bytes:
        address = ordinal.to_bytes(8, "big") + counter.to_bytes(8, "big")
        return hmac.digest(self.secret, self.message + address, "sha256")
