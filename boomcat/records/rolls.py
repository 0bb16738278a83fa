"""Which random outcomes decided what."""

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
    """Outcomes that follow each other and decided one thing.

    In the deal that is the `hands`, in the quick game what is `boxed`, the `pile`, and who is `first`; later it
    is what the event tells.
    """

    cause: str | Shuffled | Stole
    #: With whose answer it happened; None in the deal.
    question: int | None
    outcomes: tuple[Outcome, ...]


class RecordingChance(Chance):
    """Luck that is written down while it happens."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.outcomes: list[Outcome] = []

    def below(self, ordinal: int, bound: int) -> int:
        value = self.chance.below(ordinal, bound)
        self.outcomes.append(Outcome(ordinal, bound, value))
        return value


def rolled(record: Record) -> Iterator[Rolled]:
    """All luck of the game, as far as it was recorded.  Raises at the first line that cannot have happened."""
    witness = RecordingChance(record.chance())
    game = deal(record.rules, witness)
    told = 0
    for cause, count in causes_of_deal(game):
        yield Rolled(cause, None, tuple(witness.outcomes[told : told + count]))
        told += count
    # The replay deals once more.
    witness.outcomes.clear()
    for step in replay(record, witness):
        outcomes = tuple(witness.outcomes[told:])
        if outcomes:
            # A step has one event of luck at most; to shuffle one card, or to steal the only one, needs none.
            event = next(event for event in step.events if isinstance(event, (Shuffled, Stole)))
            yield Rolled(event, step.question, outcomes)
            told += len(outcomes)


def causes_of_deal(game: State) -> Iterator[tuple[str, int]]:
    """What the deal decided, and with how many outcomes."""
    yield "hands", game.rules.dealt()
    if game.boxed:
        yield "boxed", len(game.boxed)
    yield "pile", len(game.draw_pile) - 1
    if game.rules.options.first == BY_LOT:
        yield "first", 1
