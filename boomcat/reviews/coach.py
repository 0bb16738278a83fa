"""The coach's advice before a move: up to three moves, with the chance that each wins and a reason for it.

It says no more than the seat can know.  The champion's move comes first, so a player who follows the coach plays
like the champion: of many values the highest is the one that's most often wrong.  How far the chances are off, and how
often the first move really is the better one: benchmarks/coach.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from boomcat.champion.champion_bot import Champion
from boomcat.core.events import Event
from boomcat.core.moves import Move
from boomcat.knowledge.knowledge import Knowledge
from boomcat.reviews.one_ply import REDEALS, OnePly, Outcomes
from boomcat.reviews.reasons import Fact, reason_for
from boomcat.reviews.reviewer import MOST_VALUED
from boomcat.reviews.seat_position import SeatPosition
from boomcat.reviews.verdict import SLIP
from boomcat.views.view import View

MOST_ADVISED: Final = 3
#: With few cards in the pile the judge errs more.
FEW_CARDS: Final = 6
#: In nine positions of ten rollouts agree within so much, a share of a won game.
MARGIN: Final = 0.12
MARGIN_OF_FEW: Final = 0.18
#: Moves whose chances differ by less are too close to call.
TOO_CLOSE: Final = SLIP


@dataclass(frozen=True)
class Advice:
    """A move that could be chosen."""

    move: Move
    #: To win after it, if everybody plays on like the champion, and between which bounds.
    chance: float
    low: float
    high: float
    #: Whether it may be as good as the first one, or better.
    is_close: bool
    #: What speaks for it, or against it.
    reason: Fact | None


def coach(view: View, knowledge: Knowledge, events: Sequence[Event] = (), *, redeals: int = REDEALS) -> list[Advice]:
    """Return the moves to choose from, the champion's first; at most three.

    `events` are all events of the game as the seat saw them; without them it remembers only what is in the knowledge.
    """
    champion = Champion()
    for event in events:
        champion.see(event)
    memory = champion.remember(view, knowledge).copy()
    options = champion.ranked(view, knowledge)[:MOST_VALUED]
    position = SeatPosition(view, knowledge, memory, tuple(events))
    ply = OnePly(position, redeals)
    outcomes = [ply.outcomes_of(move) for move in options]
    values = ply.valued(outcomes)
    others = sorted(range(1, len(options)), key=lambda at: -values[at])[: MOST_ADVISED - 1]
    widest = MARGIN_OF_FEW if view.draw_pile_size <= FEW_CARDS else MARGIN
    found = []
    for at in (0, *others):
        margin = widest * share_judged(outcomes[at])
        found.append(
            Advice(
                options[at],
                chance=values[at],
                low=max(0.0, values[at] - margin),
                high=min(1.0, values[at] + margin),
                is_close=at > 0 and values[0] - values[at] < TOO_CLOSE,
                reason=reason_for(position, options[at]),
            )
        )
    return found


def share_judged(outcomes: Outcomes) -> float:
    """Return how much of a value is the judge's opinion: who explodes has lost for certain."""
    return sum(weight for weight, row in zip(outcomes.weights, outcomes.rows, strict=True) if row >= 0)
