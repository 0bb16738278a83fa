"""Kittens in hands: which hands keep one (H1, H2)."""

from __future__ import annotations

from mypy_extensions import i64

from boomcat.core.cards import SHELTER, Kind
from boomcat.core.hand import Hand, copies_in, holds


def keeps(hand: Hand, card: i64) -> bool:
    """Return whether this kitten goes into this hand, without a word (H1, H2)."""
    return card == Kind.EXPLODING_KITTEN and holds(hand, SHELTER) and not holds(hand, Kind.EXPLODING_KITTEN)


def can_keep_kitten(hand: Hand) -> bool:
    """Return whether the Streaking Kitten is there for the only kitten in this hand (H1, H2)."""
    return holds(hand, SHELTER) and copies_in(hand, Kind.EXPLODING_KITTEN) <= 1
