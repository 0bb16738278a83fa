"""Legal moves, sorted by what they are made of: hundreds of them differ in nothing but a target or a named card.

Compiled, because a server does it for whoever is asked, after every move.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from boomcat.core.cards import bit, members_of
from boomcat.core.combos import Alike, Five, Triple
from boomcat.core.moves import Answer, Move
from boomcat.core.plays import CardPlay
from boomcat.core.state import NO_SEAT

__all__ = ["Combos", "Singles", "Sorted"]

#: More than there are kinds of cards, or ways to be stood in for.
MANY: Final = 64


class Aimed:
    """Moves made of the same cards: they differ in their targets, and in the cards that they name."""

    def __init__(self) -> None:
        self.at: i64 = 0
        self.naming: i64 = 0

    def targets(self) -> list[int]:
        """Seats, from 0; none if nobody is aimed at."""
        return members_of(self.at)

    def named(self) -> list[int]:
        return members_of(self.naming)


@final
class Singles(Aimed):
    def __init__(self, first: CardPlay) -> None:
        super().__init__()
        self.first: Final[CardPlay] = first


@final
class Combos(Aimed):
    def __init__(self, first: Alike) -> None:
        super().__init__()
        self.first: Final[Alike] = first


@final
class Sorted:
    """Some moves: cards that are played alone, two and three of a kind, fives, and answers."""

    def __init__(self, moves: list[Move]) -> None:
        self.singles: list[Singles] = []
        self.pairs: list[Combos] = []
        self.triples: list[Combos] = []
        #: Fives by the number of Feral Cats in them: all kinds of cards that one of them has.
        self.fives: dict[int, int] = {}
        self.answers: list[Answer] = []
        singles: dict[int, Singles] = {}
        combos: dict[int, Combos] = {}
        for move in moves:
            if isinstance(move, Answer):
                self.answers.append(move)
            elif isinstance(move, Alike):
                self.sort_combo(move, combos)
            elif isinstance(move, CardPlay):
                self.sort_single(move, singles)
            elif isinstance(move, Five):
                self.fives[int(move.ferals)] = self.fives.get(int(move.ferals), 0) | int(move.kinds)
            else:
                raise TypeError(f"nobody knows how to offer {type(move).__name__}")

    def sort_single(self, move: CardPlay, known: dict[int, Singles]) -> None:
        key: int = int(move.kind) * MANY + int(move.title)
        alike = known.get(key)
        if alike is None:
            alike = known[key] = Singles(move)
            self.singles.append(alike)
        if move.target != NO_SEAT:
            alike.at |= bit(move.target)

    def sort_combo(self, move: Alike, known: dict[int, Combos]) -> None:
        key: int = (int(move.copies) * MANY + int(move.title)) * MANY + int(move.wild)
        alike = known.get(key)
        if alike is None:
            alike = known[key] = Combos(move)
            (self.pairs if move.copies == 2 else self.triples).append(alike)
        alike.at |= bit(move.target)
        if isinstance(move, Triple):
            alike.naming |= bit(move.named_kind)
