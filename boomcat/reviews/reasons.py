"""Facts that make a move good or bad: each is exact, follows from what the seat knew, and can be checked.

`fact_check.is_true` checks them in another way; the words are the messages `review-fact-…`, and `coach-fact-…` before
the move.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from boomcat.core.answers import Give
from boomcat.core.cards import NO_CARD, Kind
from boomcat.core.combos import Five, Pair, Triple
from boomcat.core.move_pool import DRAW, NOPE
from boomcat.core.moves import Move, Play
from boomcat.core.plays import CardPlay
from boomcat.core.question import Ask, is_window
from boomcat.core.state import NO_SEAT
from boomcat.reviews.seat_position import SeatPosition

#: What a fact can be about.
FactKind: TypeAlias = Literal[
    "risk", "safe", "doomed", "defuses", "owed", "aimed", "stopped", "next", "last", "spends", "holds"
]
FACT_KINDS: Final[tuple[FactKind, ...]] = get_args(FactKind)
#: How many are given.
MOST_FACTS: Final = 3
#: Cards of which it matters whether the last one goes.
PRECIOUS: Final = (Kind.DEFUSE, Kind.NOPE, Kind.SKIP, Kind.ATTACK, Kind.SEE_THE_FUTURE)
#: Cards that stop or survive something, if another player surely holds one.
STOPS: Final = (Kind.NOPE, Kind.DEFUSE)
#: What speaks for drawing, and for anything else, the most telling first; the rest says nothing about the one move.
FOR_DRAWING: Final[tuple[FactKind, ...]] = ("safe", "doomed", "risk")
FOR_OTHERS: Final[tuple[FactKind, ...]] = (
    *("doomed", "last", "aimed", "stopped", "next", "spends", "risk", "owed", "holds"),
)


@dataclass(frozen=True)
class Fact:
    """Something that's certain, or exactly how likely it is; `kind` says which of the other fields it's made of."""

    kind: FactKind
    #: Another player, and a card.
    seat: int = NO_SEAT
    card: int = NO_CARD
    count: int = 0
    #: A probability.
    share: float = 0.0


def facts_about(position: SeatPosition, played: Move, best: Move) -> tuple[Fact, ...]:
    """Return what speaks for the one move and against the other, the most telling first."""
    return tuple(list(found(position, played, best))[:MOST_FACTS])


def reason_for(position: SeatPosition, move: Move) -> Fact | None:
    """Return the one fact that says most about a move that could be chosen; None if there's none."""
    facts = {fact.kind: fact for fact in reversed(list(found(position, move, DRAW)))}
    return next((facts[kind] for kind in (FOR_DRAWING if move == DRAW else FOR_OTHERS) if kind in facts), None)


def found(position: SeatPosition, played: Move, best: Move) -> Iterator[Fact]:
    view, knowledge = position.view, position.knowledge.copy()
    hand = [int(card) for card in view.hand]
    if view.asking == Ask.TURN and view.viewer not in view.cursed and view.draw_pile_size:
        risk = knowledge.chance_to_explode(0)
        yield Fact("doomed") if risk == 1 else Fact("safe") if risk == 0 else Fact("risk", share=risk)
        if risk > 0:
            yield Fact("defuses", count=hand.count(Kind.DEFUSE))
        if view.owed > 1:
            yield Fact("owed", count=view.owed)
    if is_window(view.asking) and view.pending is not None:
        if getattr(view.pending, "target", NO_SEAT) == view.viewer:
            yield Fact("aimed")
        if len(view.noped_by) % 2:
            yield Fact("stopped")
    if view.asking == Ask.PLACE and view.owed == 1 and view.current == view.viewer and not view.from_hand:
        yield Fact("next", seat=view.next)
    spent = cards_of(played)
    for card in PRECIOUS:
        if card in spent and hand.count(card) == spent.count(card):
            yield Fact("last", card=card)
    if len(spent) > len(cards_of(best)) and len(spent) > 1:
        yield Fact("spends", count=len(spent))
    for seat, alive in enumerate(view.alive):
        if alive and seat != view.viewer:
            held = knowledge.cards_of(seat)
            yield from (Fact("holds", seat=seat, card=card) for card in STOPS if card in held)


def cards_of(move: Move) -> list[int]:
    """Return the cards of the hand that a move gives away."""
    if move == DRAW:
        return []
    if move == NOPE:
        return [Kind.NOPE]
    if isinstance(move, (CardPlay, Give)):
        return [int(move.card)]
    if isinstance(move, (Pair, Triple, Five)):
        return [int(card) for card in move.cards()]
    return [int(card) for card in move.cards()] if isinstance(move, Play) else []
