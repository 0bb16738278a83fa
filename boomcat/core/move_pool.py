"""The only copy of every play, and of the answers to the turn and the window; the others are in `answers.py`.

Sharing them saves the allocation and makes the action space a fixed list.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from boomcat.core.answers import NOW, every_answer
from boomcat.core.cards import HOLDABLE, KINDS, Kind, members_of
from boomcat.core.combos import PAIR_WILDS, TRIPLE_WILDS, Five, Pair, Triple
from boomcat.core.moves import Draw, Move, Nope, Pass, SimpleMove, Wait
from boomcat.core.plays import PLAYS, CardPlay
from boomcat.core.plays import single as single  # noqa: PLC0414 (with the other moves)
from boomcat.core.question import Ask
from boomcat.core.rules import SEATS
from boomcat.core.state import NO_SEAT

DRAW: Final = Draw()
NOPE: Final = Nope()
PASS: Final = Pass()
WAIT: Final = Wait()
#: By the question of every window: what plays its card, and what lets it pass.
PLAYING: Final[dict[int, SimpleMove]] = {Ask.NOPE: NOPE, Ask.NOW: NOW}
PASSING: Final[dict[int, SimpleMove]] = {Ask.NOPE: PASS, Ask.NOW: WAIT}
PASSES: Final[tuple[Move, ...]] = tuple(PASSING.values())


PAIRS: Final = [
    Pair(title, wild, seat) for title in range(KINDS) for wild in range(PAIR_WILDS) for seat in range(SEATS)
]
#: Made when they are first asked for, because there are tens of thousands, as with the fives.
TRIPLES: Final[list[Triple | None]] = [None] * (KINDS * TRIPLE_WILDS * SEATS * KINDS)
#: By the different cards and the number of Feral Cats.
FIVES: Final[dict[tuple[int, int], Five]] = {}


def pair(title: i64, wild: i64, target: i64) -> Pair:
    return PAIRS[(title * PAIR_WILDS + wild) * SEATS + target]


def triple(title: i64, wild: i64, target: i64, named: i64) -> Triple:
    at = ((title * TRIPLE_WILDS + wild) * SEATS + target) * KINDS + named
    found = TRIPLES[at]
    if found is None:
        found = Triple(title, wild, target, named)
        TRIPLES[at] = found
    return found


def five(kinds: i64, ferals: i64) -> Five:
    key = (int(kinds), int(ferals))
    found = FIVES.get(key)
    if found is None:
        found = Five(kinds, ferals)
        FIVES[key] = found
    return found


#: The answers by themselves: what equals one of them is found by it.
ANSWERS: Final[dict[Move, SimpleMove]] = {answer: answer for answer in (DRAW, NOPE, PASS, WAIT, *every_answer())}


def shared_move(kind: Callable[..., Move], arguments: tuple[object, ...]) -> Move:
    """Return the only copy of the move with these arguments; a move that no table has stays as it is."""
    made = kind(*arguments)
    found: Move = made
    if isinstance(made, CardPlay):
        if 0 <= made.title < KINDS and NO_SEAT <= made.target < SEATS:
            found = single(made.title, made.kind == Kind.GODCAT, max(made.target, 0))
    elif isinstance(made, Pair):
        if 0 <= made.title < KINDS and 0 <= made.wild < PAIR_WILDS and 0 <= made.target < SEATS:
            found = pair(made.title, made.wild, made.target)
    elif isinstance(made, Triple):
        if 0 <= made.title < KINDS and 0 <= made.target < SEATS and 0 <= made.named_kind < KINDS:
            found = triple(made.title, made.wild, made.target, made.named_kind)
    elif isinstance(made, Five):
        if not made.kinds & ~HOLDABLE:
            found = five(made.kinds, made.ferals)
    else:
        found = ANSWERS.get(made, made)
    return found if found == made else made


def every_move() -> list[Move]:
    """Return every possible answer to any question, except fives that haven't been used yet."""
    found: list[Move] = [*ANSWERS.values()]
    for title in PLAYS:
        for by_godcat in (False, True):
            for seat in range(SEATS):
                play = single(title, by_godcat, seat)
                if play.target == seat or seat == 0:
                    found.append(play)
    for title in members_of(HOLDABLE):
        for seat in range(SEATS):
            found += [pair(title, wild, seat) for wild in range(PAIR_WILDS)]
            for wild in range(TRIPLE_WILDS):
                found += [triple(title, wild, seat, named) for named in range(KINDS)]
    found += [one for one in FIVES.values() if not one.kinds & ~HOLDABLE]
    return found
