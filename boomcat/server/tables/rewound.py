"""The moment of a recorded game from which a table plays on."""

from __future__ import annotations

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


def rewound(entry: Branched, rules: Rules) -> Rewound:
    """Return the game as it was; the entry was checked before it was stored.

    With ten players and a large deck this takes a second.
    """
    luck: Chance = luck_of(entry)
    moves = tuple(
        RecordedMove(line, one.question, one.seat, one.move, one.seconds) for line, one in enumerate(entry.moves, 2)
    )
    players = tuple(Player(one.name, "bot") for one in entry.players)
    game = deal(rules, luck)
    events: list[Event] = []
    game.log = []
    for step in replay(Record(rules, players, 0, NO_TIME, moves, None, 0, False), luck):
        game = step.game
        events += step.events
    if entry.closed:
        for step in passed(game, luck):
            events += step.events
    game.log = None
    dealt = deal(rules, luck)
    seats = [Seat(dealt, seat) for seat in range(dealt.players)]
    for one in seats:
        one.see(events)
    return Rewound(dealt, game, events, seats)
