"""The bots' opinion of each card: its worth in a hand, when to play it, and who is likely to hold it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from boomcat.core.cards import KINDS, Kind, bit
from boomcat.core.hand import cards_in, copies_in, holds
from boomcat.core.moves import Move, Play
from boomcat.knowledge.knowledge import Knowledge

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
    Kind.STREAKING_KITTEN: 6.0,
    Kind.MARK: 1.0,
    Kind.CURSE_OF_THE_CAT_BUTT: 2.0,
    Kind.GARBAGE_COLLECTION: 1.3,
    Kind.BARKING_KITTEN: 2.6,
    Kind.ALTER_THE_FUTURE_NOW: 3.4,
    Kind.BURY: 3.7,
    Kind.ILL_TAKE_THAT: 2.2,
    Kind.PERSONAL_ATTACK: 0.8,
    Kind.POTLUCK: 1.4,
    Kind.SHARE_THE_FUTURE: 2.8,
    Kind.TOWER_OF_POWER: 2.4,
    Kind.GODCAT: 9.0,
}
#: The same by kind; 0 for what a hand can't hold.
WORTH: Final[list[float]] = [WORTH_OF.get(card, 0.0) for card in range(KINDS)]

#: The ways not to draw the top card, the best first.
ESCAPES: Final = [
    Kind.DRAW_FROM_THE_BOTTOM,
    Kind.ATTACK,
    Kind.TARGETED_ATTACK,
    Kind.BURY,
    Kind.CATOMIC_BOMB,
    Kind.RAISING_HECK,
    Kind.SKIP,
    Kind.REVERSE,
    Kind.SUPER_SKIP,
    Kind.SWAP_TOP_AND_BOTTOM,
    Kind.ALTER_THE_FUTURE,
    Kind.ALTER_THE_FUTURE_5,
    Kind.SHARE_THE_FUTURE,
    Kind.ALTER_THE_FUTURE_NOW,
    Kind.SHUFFLE,
    Kind.GARBAGE_COLLECTION,
    Kind.POTLUCK,
    Kind.ARMAGEDDON,
]
#: The ways to see what comes, the best first.
LOOKS: Final = [Kind.SEE_THE_FUTURE, Kind.SEE_THE_FUTURE_5, Kind.REVEAL_THE_FUTURE]
#: What helps only in the last turn that is owed.
LAST_TURN: Final[i64] = bit(Kind.CATOMIC_BOMB)


def worth_of(card: int) -> float:
    return WORTH[card]


def price(move: Move) -> float:
    """Return the worth of the cards that a move spends; of equals the cheapest is played."""
    total = 0.0
    if isinstance(move, Play):
        for card in move.cards():
            total += WORTH[card]
    return total


def chance_to_hold(knowledge: Knowledge, seat: i64, card: i64) -> float:
    """Return the probability that a player holds this kind, if unseen cards are as likely everywhere."""
    if card == Kind.GODCAT:
        return 1.0 if knowledge.godcat == seat else 0.0
    if holds(knowledge.held[seat], card):
        return 1.0
    if knowledge.most[seat][card] == 0:
        return 0.0
    loose = knowledge.pool.loose
    others: i64 = loose.size - copies_in(loose, card)
    room = knowledge.room(seat)
    without = 1.0
    drawn: i64 = 0
    while drawn < room:
        if others <= drawn:
            return 1.0
        without *= float(others - drawn) / float(loose.size - drawn)
        drawn += 1
    return 1.0 - without


def worth_of_loose(knowledge: Knowledge) -> float:
    """Return the average worth of a card of which nothing is known."""
    loose = knowledge.pool.loose
    if loose.size == 0:
        return 0.0
    total = 0.0
    card: i64 = 0
    while card < KINDS:
        copies = copies_in(loose, card)
        if copies:
            total += WORTH[card] * float(copies)
        card += 1
    return total / float(loose.size)


def worth_of_random_card(knowledge: Knowledge, seat: i64, loose: float) -> float:
    """Return the worth of a random card of a player's hand, the Godcat aside; `loose` is that of an unseen card."""
    held = knowledge.held[seat]
    room = knowledge.room(seat)
    cards: i64 = held.size + room
    if cards <= 0:
        return 0.0
    total = float(room) * loose
    for card in cards_in(held):
        total += WORTH[card]
    return total / float(cards)
