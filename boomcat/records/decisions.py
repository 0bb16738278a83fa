"""The decisions of a recorded game, each with what the player knew: training data for bots."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from boomcat.bots.seat import Seat
from boomcat.core.events import Event
from boomcat.core.moves import Move
from boomcat.knowledge.knowledge import Knowledge
from boomcat.records.record import Record
from boomcat.records.replay import dealt, replay
from boomcat.views.view import View

__all__ = ["Decision", "decisions"]


@dataclass(frozen=True, slots=True)
class Decision:
    """A move, with what the player saw and knew before it."""

    seat: int
    view: View
    #: The next decision of this player changes it.
    knowledge: Knowledge
    move: Move
    #: The player's place at the end: 0 for the winner; None if the record ends before the game does.
    rank: int | None


def decisions(record: Record) -> Iterator[Decision]:
    """Yield every recorded move, from the point of view of the player who made it.  Passes aren't recorded."""
    game = dealt(record)
    seats = [Seat(game, seat) for seat in range(record.rules.players)]
    ranks = None if record.standings is None else [record.standings.index(seat) for seat in range(len(seats))]
    events: list[Event] = []
    coming = iter(record.moves)
    entry = next(coming, None)
    view = None if entry is None else View(game, entry.seat)
    for step in replay(record):
        if step.move is not None:
            assert view is not None
            seats[step.seat].see(events)
            rank = None if ranks is None else ranks[step.seat]
            yield Decision(step.seat, view, seats[step.seat].knowledge, step.move, rank)
            entry = next(coming, None)
        events += step.events
        if entry is not None and step.game.question == entry.question:
            # The next step changes the game.
            view = View(step.game, entry.seat)
