"""A puzzle: a position as one seat knows it, what each legal move is worth, and which of them are right."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Any, Final

from boomcat.core.chance import SeededChance
from boomcat.core.deal import deal
from boomcat.core.events import Event
from boomcat.core.move_pool import PASSING
from boomcat.core.recipe import edition_named
from boomcat.core.referee import apply, asked
from boomcat.core.rules import Options, Rules, rules_for
from boomcat.core.state import State
from boomcat.knowledge.knowledge import Knowledge
from boomcat.notation import read_move
from boomcat.reviews.seat_position import SeatPosition
from boomcat.rl.memory import memories_of
from boomcat.views.redact import redact
from boomcat.views.view import View

#: Shares of a won game: a move that loses no more than this is right, too, and every other one loses this at least.
RIGHT: Final = 0.02
AHEAD: Final = 0.10


class Grade(StrEnum):
    BEST = "best"
    RIGHT = "right"
    WRONG = "wrong"


@dataclass(frozen=True)
class Chances:
    """The seat's chance to win after a move: by playouts of champions, of heuristics, and by the judge."""

    champions: float
    heuristics: float
    judge: float


@dataclass(frozen=True)
class Puzzle:
    """A moment of a game of champions, and the worth of every legal move."""

    #: Which one on the shelf, from 1.
    number: int
    edition: str
    players: int
    #: Of the deal.
    seed: int
    #: The answers to the questions before, in order: the seat from 1 and the move; "" for a window that all let pass.
    moves: tuple[str, ...]
    #: Whose move it is, from 0.
    seat: int
    motif: str
    chances: dict[str, Chances]
    #: How likely these bots are to find a right move.
    heuristic: float
    random: float

    @cached_property
    def best(self) -> str:
        return max(self.chances, key=lambda move: self.chances[move].champions)

    def loss(self, move: str) -> float:
        """Return how much less than the best move this one is worth."""
        return self.chances[self.best].champions - self.chances[move].champions

    def grade(self, move: str) -> Grade:
        if move == self.best:
            return Grade.BEST
        return Grade.RIGHT if self.loss(move) <= RIGHT else Grade.WRONG

    @property
    def rules(self) -> Rules:
        return rules_for(edition_named(self.edition), self.players, Options())

    def position(self) -> tuple[State, SeatPosition]:
        """Play the game up to the question; return it, and what the seat knows then."""
        chance = SeededChance(self.seed)
        game = deal(self.rules, chance)
        knowledge, memory = Knowledge(View(game, self.seat)), memories_of(game)[self.seat]
        history: list[Event] = []
        for question, answer in enumerate(self.moves):
            game.log = []
            if answer:
                seat, _, words = answer.partition(" ")
                apply(game, int(seat) - 1, question, read_move(words, game), chance)
            else:
                passing = PASSING[game.asking]
                for one in asked(game):
                    apply(game, one, question, passing, chance)
            for event in game.log:
                seen = redact(event, self.seat)
                knowledge.see(seen)
                memory.see(event)
                history.append(seen)
        game.log = None
        return game, SeatPosition(View(game, self.seat), knowledge, memory, tuple(history))

    def as_json(self) -> dict[str, Any]:
        """Return what a line of the shelf has; chances are in thousandths."""
        return {
            "edition": self.edition,
            "players": self.players,
            "seed": self.seed,
            "moves": list(self.moves),
            "seat": self.seat + 1,
            "motif": self.motif,
            "chances": {move: [thousandths(share) for share in shares_of(one)] for move, one in self.chances.items()},
            "heuristic": thousandths(self.heuristic),
            "random": thousandths(self.random),
        }


def puzzle_from(number: int, fields: dict[str, Any]) -> Puzzle:
    """Return the puzzle of this number from its line of the shelf."""
    return Puzzle(
        number=number,
        edition=fields["edition"],
        players=fields["players"],
        seed=fields["seed"],
        moves=tuple(fields["moves"]),
        seat=fields["seat"] - 1,
        motif=fields["motif"],
        chances={move: Chances(*(share / 1000 for share in shares)) for move, shares in fields["chances"].items()},
        heuristic=fields["heuristic"] / 1000,
        random=fields["random"] / 1000,
    )


def shares_of(chances: Chances) -> tuple[float, float, float]:
    return chances.champions, chances.heuristics, chances.judge


def thousandths(share: float) -> int:
    return round(1000 * share)
