"""Legal moves, grouped by the cards that they are made of: hundreds differ only in a target or a named card.

Compiled, because a server does it for every player who is asked, after every move.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from boomcat.core.cards import bit, members_of
from boomcat.core.combos import Five, OfAKind, Triple
from boomcat.core.moves import Move, SimpleMove
from boomcat.core.plays import CardPlay
from boomcat.core.state import NO_SEAT


class Aimed:
    """Plays of the same cards, with their targets and the cards that they name."""

    def __init__(self) -> None:
        self.at: i64 = 0
        self.naming: i64 = 0

    def targets(self) -> list[int]:
        """Seats, from 0; none if the play has no target."""
        return members_of(self.at)

    def named(self) -> list[int]:
        return members_of(self.naming)


@final
class SingleGroup(Aimed):
    """One card, played alone."""

    def __init__(self, first: CardPlay) -> None:
        super().__init__()
        self.first: Final[CardPlay] = first


@final
class ComboGroup(Aimed):
    """Two or three of a kind."""

    def __init__(self, first: OfAKind) -> None:
        super().__init__()
        self.first: Final[OfAKind] = first


@final
class MoveGroups:
    """Some moves: cards that are played alone, two and three of a kind, fives, and answers."""

    def __init__(self, moves: list[Move]) -> None:
        self.pairs: list[ComboGroup] = []
        self.triples: list[ComboGroup] = []
        #: Fives by the number of Feral Cats in them: all kinds of cards that one of them has.
        self.fives: dict[int, int] = {}
        self.answers: list[SimpleMove] = []
        singles: dict[tuple[int, int], SingleGroup] = {}
        combos: dict[tuple[int, int, int], ComboGroup] = {}
        for move in moves:
            if isinstance(move, SimpleMove):
                self.answers.append(move)
            elif isinstance(move, OfAKind):
                self.add_combo(move, combos)
            elif isinstance(move, CardPlay):
                key = (int(move.kind), int(move.title))
                group = singles.get(key)
                if group is None:
                    group = singles[key] = SingleGroup(move)
                if move.target != NO_SEAT:
                    group.at |= bit(move.target)
            elif isinstance(move, Five):
                self.fives[int(move.ferals)] = self.fives.get(int(move.ferals), 0) | int(move.kinds)
            else:
                raise TypeError(f"no group for {type(move).__name__}")
        self.singles: list[SingleGroup] = list(singles.values())

    def add_combo(self, move: OfAKind, known: dict[tuple[int, int, int], ComboGroup]) -> None:
        key = (int(move.copies), int(move.title), int(move.wild))
        group = known.get(key)
        if group is None:
            group = known[key] = ComboGroup(move)
            (self.pairs if move.copies == 2 else self.triples).append(group)
        group.at |= bit(move.target)
        if isinstance(move, Triple):
            group.naming |= bit(move.named_kind)
