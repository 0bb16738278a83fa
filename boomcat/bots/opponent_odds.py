"""What a seat can reckon about others from what it knows: who holds what, and what a stolen card is worth."""

from __future__ import annotations

from mypy_extensions import i64

from boomcat.bots.worth import WORTH
from boomcat.core.cards import KINDS, Kind
from boomcat.core.hand import cards_in, copies_in, holds
from boomcat.knowledge.knowledge import Knowledge


def chance_to_hold(knowledge: Knowledge, seat: i64, card: i64) -> float:
    """How likely a player holds at least one card of this kind, if unseen cards are as likely everywhere."""
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
    """What a card of which nothing is known is worth on average."""
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
    """What a random card of a player's hand is worth, the Godcat aside; `loose` is that of an unseen card."""
    held = knowledge.held[seat]
    room = knowledge.room(seat)
    cards: i64 = held.size + room
    if cards <= 0:
        return 0.0
    total = float(room) * loose
    for card in cards_in(held):
        total += WORTH[card]
    return total / float(cards)
