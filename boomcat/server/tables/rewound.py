"""The moment of a game from which a table plays on."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from boomcat.bots.seat import Seat
from boomcat.core.chance import Chance, SeededChance
from boomcat.core.deal import deal
from boomcat.core.events import Event
from boomcat.core.rules import Rules
from boomcat.core.state import State
from boomcat.luck import SealedChance
from boomcat.records.record import NO_TIME, Player, Record, RecordedMove
from boomcat.records.replay import passed, replay
from boomcat.server.tables.entries import Branched


class Rewound(NamedTuple):
    """A game at the moment from which it is played on."""

    #: Before the first move.
    dealt: State
    game: State
    events: list[Event]
    #: They know what they knew before the first move, and have learned the rest.
    seats: list[Seat]


def luck_of(entry: Branched) -> SeededChance | SealedChance:
    if entry.seed is not None:
        return SeededChance(entry.seed)
    return SealedChance(entry.secret, tuple(entry.contributions))


def rewound(
    rules: Rules, luck: Chance, moves: Iterable[tuple[int, int, str, float]], is_closed: Callable[[int], bool]
) -> Rewound:
    """Return the game after these moves; `is_closed` says of the last question whether its window has closed.

    The moves were checked before they were stored.  With ten players and a large deck this takes a second.
    """
    recorded = tuple(RecordedMove(line, *move) for line, move in enumerate(moves, 2))
    players = (Player("", "bot"),) * rules.players
    game = deal(rules, luck)
    events: list[Event] = []
    game.log = []
    for step in replay(Record(rules, players, 0, NO_TIME, recorded, None, 0, False), luck):
        game = step.game
        events += step.events
    if is_closed(game.question):
        for step in passed(game, luck):
            events += step.events
    game.log = None
    dealt = deal(rules, luck)
    seats = [Seat(dealt, seat) for seat in range(dealt.players)]
    for one in seats:
        one.see(events)
    return Rewound(dealt, game, events, seats)
