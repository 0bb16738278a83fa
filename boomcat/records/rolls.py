"""The random outcomes of a recorded game, with what each of them decided."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from boomcat.core.chance import Chance
from boomcat.core.deal import deal
from boomcat.core.events import Shuffled, Stole
from boomcat.core.rules import BY_LOT
from boomcat.core.state import State
from boomcat.records.record import Record
from boomcat.records.replay import replay

__all__ = ["Outcome", "Rolled", "rolled"]


@dataclass(frozen=True, slots=True)
class Outcome:
    """One of 0, 1, … bound - 1."""

    ordinal: int
    bound: int
    value: int


@dataclass(frozen=True, slots=True)
class Rolled:
    """Consecutive outcomes that decided one thing together.

    In the deal the cause is `hands`, `boxed` (in the quick game), `pile` or `first`; later it is the event.
    """

    cause: str | Shuffled | Stole
    #: The question whose answer caused it; None in the deal.
    question: int | None
    outcomes: tuple[Outcome, ...]


class RecordingChance(Chance):
    """A source of luck that records its outcomes."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.outcomes: list[Outcome] = []

    def below(self, ordinal: int, bound: int) -> int:
        value = self.chance.below(ordinal, bound)
        self.outcomes.append(Outcome(ordinal, bound, value))
        return value


def rolled(record: Record) -> Iterator[Rolled]:
    """Yield all luck of the recorded game.  Raise RecordError at the first line that cannot have happened."""
    witness = RecordingChance(record.chance())
    game = deal(record.rules, witness)
    reported = 0
    for cause, count in causes_of_deal(game):
        yield Rolled(cause, None, tuple(witness.outcomes[reported : reported + count]))
        reported += count
    # The replay deals once more.
    witness.outcomes.clear()
    for step in replay(record, witness):
        outcomes = tuple(witness.outcomes[reported:])
        if outcomes:
            # A step has at most one random event; shuffling one card, or stealing the only one, needs no luck.
            event = next(event for event in step.events if isinstance(event, (Shuffled, Stole)))
            yield Rolled(event, step.question, outcomes)
            reported += len(outcomes)


def causes_of_deal(game: State) -> Iterator[tuple[str, int]]:
    """Yield what the deal decided, and with how many outcomes."""
    yield "hands", game.rules.dealt()
    if game.set_aside:
        yield "boxed", len(game.set_aside)
    yield "pile", len(game.draw_pile) - 1
    if game.rules.options.first == BY_LOT:
        yield "first", 1
