"""Motifs of puzzles: a puzzle has the name of the first of these predicates that holds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from boomcat.core.answers import every_answer
from boomcat.core.cards import EVADE, LOOKS, Kind, bit
from boomcat.core.combos import Five, Pair, Triple
from boomcat.core.fields import Field
from boomcat.core.move_pool import DRAW, NOPE
from boomcat.core.moves import Move
from boomcat.core.plays import CardPlay
from boomcat.core.question import QUESTIONS, Ask
from boomcat.reviews.seat_position import SeatPosition
from boomcat.views.view import View

ALTERS: Final = tuple(QUESTIONS[Ask.ALTER].looks)
#: The cards that are played to see what comes, and nothing else.
PEEKS: Final = tuple(card for card in sorted(LOOKS - set(ALTERS)) if not bit(card) & EVADE)
ATTACKS: Final = (Kind.ATTACK, Kind.TARGETED_ATTACK, Kind.CATOMIC_BOMB)
SKIPS: Final = (Kind.SKIP, Kind.SUPER_SKIP, Kind.REVERSE)
BOTTOM: Final = (Kind.DRAW_FROM_THE_BOTTOM, Kind.RAISING_HECK, Kind.SWAP_TOP_AND_BOTTOM)


@dataclass(frozen=True)
class Case:
    """A position and the best move in it."""

    position: SeatPosition
    best: Move

    @property
    def view(self) -> View:
        return self.position.view

    @property
    def risk(self) -> float:
        """The probability that the next card is a kitten."""
        return self.position.knowledge.copy().chance_to_explode(0)


Predicate: TypeAlias = Callable[[Case], bool]


def asks(question: int) -> Predicate:
    """Return the predicate of puzzles with this question."""
    return lambda case: case.view.asking == question


def asks_for(kind: Field) -> Predicate:
    """Return the predicate of puzzles with a question whose answers name something of this kind."""
    questions = {answer.answers for answer in every_answer() if kind in answer.fields.values()}
    return lambda case: case.view.asking in questions


def is_no_turn(case: Case) -> bool:
    return case.view.asking != Ask.TURN


def plays(*titles: int) -> Predicate:
    """Return the predicate of puzzles in which it's best to play one of these cards."""
    return lambda case: isinstance(case.best, CardPlay) and case.best.title in titles


def takes_from_the_discards(case: Case) -> bool:
    return isinstance(case.best, Five) or case.view.asking == Ask.TAKE


def saves_the_nope(case: Case) -> bool:
    return case.view.asking == Ask.NOPE and case.best != NOPE


def draws_the_known_kitten(case: Case) -> bool:
    return case.best == DRAW and case.risk == 1


def draws_safely(case: Case) -> bool:
    return case.best == DRAW and case.risk == 0


def dares_to_draw(case: Case) -> bool:
    return case.best == DRAW


def names_a_card(case: Case) -> bool:
    return isinstance(case.best, Triple)


def steals_first(case: Case) -> bool:
    return isinstance(case.best, Pair) or plays(Kind.FAVOR)(case)


def attacks_or_skips(case: Case) -> bool:
    """Return whether the hand holds both, so that one must choose."""
    hand = case.view.hand
    both = any(card in hand for card in ATTACKS) and any(card in hand for card in SKIPS)
    return both and plays(*ATTACKS, *SKIPS)(case)


def is_something_else(_: Case) -> bool:
    return True


#: The names, which are also those of messages, in the order in which they're tried.
MOTIFS: Final[dict[str, Predicate]] = {
    "hide": asks_for(Field.PLACE),
    "give": asks(Ask.GIVE),
    "discards": takes_from_the_discards,
    "arrange": asks_for(Field.ORDER),
    "pass": saves_the_nope,
    "nope": asks(Ask.NOPE),
    "showdown": is_no_turn,
    "kitten": draws_the_known_kitten,
    "safe": draws_safely,
    "dare": dares_to_draw,
    "name": names_a_card,
    "steal": steals_first,
    "attack-or-skip": attacks_or_skips,
    "look": plays(*PEEKS),
    "alter": plays(*ALTERS),
    "shuffle": plays(Kind.SHUFFLE),
    "bottom": plays(*BOTTOM),
    "attack": plays(*ATTACKS),
    "skip": plays(*SKIPS),
    "surprise": is_something_else,
}


def motif_of(position: SeatPosition, best: Move) -> str:
    case = Case(position, best)
    return next(name for name, holds in MOTIFS.items() if holds(case))
