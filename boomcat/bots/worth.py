"""What a card is worth in a hand, roughly: for choosing what to give away, take, and spend on combos."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boomcat.core.cards import FACTS

WORTH: Final[list[float]] = [facts.worth for facts in FACTS]


def least_worth(cards: Sequence[int]) -> int:
    best = cards[0]
    for card in cards:
        if WORTH[card] < WORTH[best]:
            best = card
    return best


def most_worth(cards: list[int]) -> int:
    best = cards[0]
    for card in cards:
        if WORTH[card] > WORTH[best]:
            best = card
    return best
