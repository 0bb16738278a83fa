"""What a card is worth in a hand, roughly: for choosing what to give away, take, and spend on combos."""

from __future__ import annotations

from typing import Final

from boomcat.core.cards import KINDS, Card

WORTH: Final[list[float]] = [0.0] * KINDS
WORTH[Card.DEFUSE] = 10.0
WORTH[Card.ATTACK] = 4.0
WORTH[Card.TARGETED_ATTACK] = 4.2
WORTH[Card.SKIP] = 3.5
WORTH[Card.SEE_THE_FUTURE] = 2.0
WORTH[Card.ALTER_THE_FUTURE] = 3.0
WORTH[Card.REVEAL_THE_FUTURE] = 1.2
WORTH[Card.SHUFFLE] = 1.8
WORTH[Card.DRAW_FROM_THE_BOTTOM] = 3.0
WORTH[Card.RAISING_HECK] = 3.4
WORTH[Card.FAVOR] = 1.5
WORTH[Card.NOPE] = 3.0
WORTH[Card.ARMAGEDDON] = 1.5
WORTH[Card.CAT_1] = 0.7
WORTH[Card.CAT_2] = 0.7
WORTH[Card.CAT_3] = 0.7
WORTH[Card.CAT_4] = 0.7
WORTH[Card.CAT_5] = 0.7
WORTH[Card.FERAL_CAT] = 0.9
WORTH[Card.GODCAT] = 9.0


def least_worth(cards: list[int]) -> int:
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
