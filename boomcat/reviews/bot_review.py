"""Reviews of bots: the games of an arena, with mistakes by kind and an example of each as a position."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from io import StringIO
from typing import Any, Final

from boomcat.arena.plan import Plan
from boomcat.arena.rounds import play_round
from boomcat.notation import write_position
from boomcat.records import Record, dealt, read_record
from boomcat.records import replay as replayed
from boomcat.reviews.game_review import Moment
from boomcat.reviews.reviewer import Effort, Reviewer

#: How many games are reviewed: about as many make a minute.
GAMES: Final = 20
EFFORT: Final = Effort(dealt_again=0)


@dataclass(frozen=True)
class Example:
    """A bad move, with the whole position before it."""

    position: str
    #: From 1, as in the position.
    seat: int
    played: str
    best: str
    loss: float


@dataclass
class KindOfMistake:
    """A kind of mistake: the first words of the move that was played, and of the better one."""

    played: str
    best: str
    examples: list[Example] = field(default_factory=list)

    @property
    def loss(self) -> float:
        """Return what they cost together, in won games."""
        return sum(one.loss for one in self.examples)


@dataclass
class BotReview:
    """The mistakes of one bot; `seats` are those that it had in the reviewed games."""

    bot: str
    seats: int = 0
    decisions: int = 0
    kinds: dict[tuple[str, str], KindOfMistake] = field(default_factory=dict)

    @property
    def mistakes(self) -> list[KindOfMistake]:
        """Return the kinds that cost most first."""
        return sorted(self.kinds.values(), key=lambda one: -one.loss)

    def add(self, example: Example) -> None:
        key = word_of(example.played), word_of(example.best)
        self.kinds.setdefault(key, KindOfMistake(*key)).examples.append(example)

    def as_json(self) -> dict[str, Any]:
        return {
            "seats": self.seats,
            "decisions": self.decisions,
            "mistakes": [
                {
                    "played": kind.played,
                    "best": kind.best,
                    "count": len(kind.examples),
                    "loss": kind.loss,
                    "examples": [vars(one) for one in kind.examples],
                }
                for kind in self.mistakes
            ],
        }


class BotReviewer:
    """Plays the first deals of a plan again and reviews them: `run` does the work, game by game."""

    def __init__(self, plan: Plan) -> None:
        self.plan = replace(plan, record="kept in memory")
        self.effort = EFFORT
        self.deals = min(plan.deals, max(1, GAMES // plan.games_per_deal))
        self.found = {bot: BotReview(bot) for bot in plan.bots}

    @property
    def games(self) -> int:
        return self.deals * self.plan.games_per_deal

    def run(self) -> Iterator[None]:
        for deal in range(self.deals):
            for text in play_round(self.plan, deal).records:
                self.add(read_record(StringIO(text)))
                yield

    def add(self, record: Record) -> None:
        reviewer = Reviewer(record, self.effort)
        for _ in reviewer.run():
            pass
        for player in record.players:
            self.found[player.name].seats += 1
        bad = [one for one in reviewer.moments if one.is_bad]
        positions = positions_before(record, bad)
        for one in reviewer.moments:
            self.found[record.players[one.seat].name].decisions += 1
        for one in bad:
            example = Example(positions[one.step], one.seat + 1, one.played, one.best, one.loss)
            self.found[record.players[one.seat].name].add(example)


def positions_before(record: Record, moments: list[Moment]) -> dict[int, str]:
    """Return the positions before the steps that these decisions led to."""
    wanted = {one.step for one in moments}
    found = {}
    game = dealt(record)
    for number, step in enumerate(replayed(record), 1):
        if number in wanted:
            found[number] = write_position(game)
        game = step.game.copy()
    return found


def word_of(move: str) -> str:
    """Return what kind of move it is: "pair", "place", or the card that is played."""
    first, _, rest = move.partition(" ")
    return rest.split()[1] if rest.startswith("as ") else first
