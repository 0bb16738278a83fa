"""What bots think of each card: its worth in a hand, and when to play it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from boomcat.core.cards import KINDS, Kind, bit

#: What a card is worth in a hand, roughly: for choosing what to give away, take, and spend on combos.
WORTH_OF: Final[dict[int, float]] = {
    Kind.DEFUSE: 10.0,
    Kind.ATTACK: 4.0,
    Kind.TARGETED_ATTACK: 4.2,
    Kind.SKIP: 3.5,
    Kind.SEE_THE_FUTURE: 2.0,
    Kind.ALTER_THE_FUTURE: 3.0,
    Kind.REVEAL_THE_FUTURE: 1.2,
    Kind.SHUFFLE: 1.8,
    Kind.DRAW_FROM_THE_BOTTOM: 3.0,
    Kind.RAISING_HECK: 3.4,
    Kind.FAVOR: 1.5,
    Kind.NOPE: 3.0,
    Kind.ARMAGEDDON: 1.5,
    Kind.CAT_1: 0.7,
    Kind.CAT_2: 0.7,
    Kind.CAT_3: 0.7,
    Kind.CAT_4: 0.7,
    Kind.CAT_5: 0.7,
    Kind.FERAL_CAT: 0.9,
    Kind.SUPER_SKIP: 3.8,
    Kind.SWAP_TOP_AND_BOTTOM: 2.0,
    Kind.REVERSE: 3.6,
    Kind.SEE_THE_FUTURE_5: 2.6,
    Kind.ALTER_THE_FUTURE_5: 3.6,
    Kind.CATOMIC_BOMB: 4.4,
    Kind.GODCAT: 9.0,
}
#: The same by kind; 0 for what a hand can't hold.
WORTH: Final[list[float]] = [WORTH_OF.get(card, 0.0) for card in range(KINDS)]

#: The ways not to draw the top card, the best first.
ESCAPES: Final = [
    Kind.DRAW_FROM_THE_BOTTOM,
    Kind.ATTACK,
    Kind.TARGETED_ATTACK,
    Kind.CATOMIC_BOMB,
    Kind.RAISING_HECK,
    Kind.SKIP,
    Kind.REVERSE,
    Kind.SUPER_SKIP,
    Kind.SWAP_TOP_AND_BOTTOM,
    Kind.ALTER_THE_FUTURE,
    Kind.ALTER_THE_FUTURE_5,
    Kind.SHUFFLE,
    Kind.ARMAGEDDON,
]
#: The ways to see what comes, the best first.
LOOKS: Final = [Kind.SEE_THE_FUTURE, Kind.SEE_THE_FUTURE_5, Kind.REVEAL_THE_FUTURE]
#: What helps only in the last turn that is owed.
LAST_TURN: Final[i64] = bit(Kind.CATOMIC_BOMB)


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
