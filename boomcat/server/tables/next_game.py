"""The next game at a table: who plays, in which seats, and who begins.

Everybody at the table is asked after a game, and all who agree play.  People who stay away keep their seat, where a
bot plays until they come along, or lose it; that's the host's setting.  People who asked for a seat take open seats
first, then bots'.  What is decided here is stored with the game (`Sealed`), so that a restart repeats it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from boomcat.core.state import State
from boomcat.server.tables.seat_at_table import SeatAtTable
from boomcat.server.tables.table_info import Starter


class Lineup(NamedTuple):
    """The changes before a game.  Seats count from 0, with the open seats of the last game at the end."""

    #: By place in the queue: the seat for whom it's their turn; the others of the queue watch.
    seated: list[tuple[int, int]]
    #: Whose seat a bot plays until they come along, and whose is taken away.
    sit_out: list[int]
    removed: list[int]
    #: How many play.
    players: int


def is_in(chair: SeatAtTable) -> bool:
    """Return whether a person plays the next game: they have agreed, or sat down after the last one."""
    return chair.keyed and (chair.agreed or not chair.dealt)


def lineup(
    chairs: list[SeatAtTable],
    queue: list[SeatAtTable],
    asked: bool,
    remove: bool,
    fits: Callable[[int], bool],
) -> Lineup:
    """Return who plays; `asked` is whether people were asked, `remove` whether those who stay away lose their seat.

    As many of the queue are seated, and as many seats taken away, as the deck allows.
    """
    away = [seat for seat, chair in enumerate(chairs) if asked and chair.keyed and not is_in(chair)]
    taken = sum(chair.player != "open" for chair in chairs)
    bots = [seat for seat, chair in enumerate(chairs) if chair.player != "open" and not chair.keyed]
    waiting = [place for place, chair in enumerate(queue) if chair.asks and chair.devices]
    for removals in range(len(away) if remove else 0, -1, -1):
        removed = away[len(away) - removals :]
        free = [seat for seat, chair in enumerate(chairs) if chair.player == "open"] + removed
        for count in range(min(len(waiting), len(free) + len(bots)), -1, -1):
            for new in range(min(count, len(free)), max(0, count - len(bots)) - 1, -1):
                players = taken - removals + new
                if fits(players):
                    seats = free[:new] + bots[: count - new]
                    return Lineup(
                        list(zip(waiting, seats, strict=False)), away[: len(away) - removals], removed, players
                    )
    return Lineup([], away, [], taken)


class LastGame:
    """The facts about the last game that the next one needs: from the entries, and kept when the deck changes."""

    def __init__(self) -> None:
        #: From the first who exploded to the winner.
        self.fallen: list[SeatAtTable] = []
        #: From the player after the one who began to the one who began.
        self.clockwise: list[SeatAtTable] = []

    def began(self, game: State, chairs: list[SeatAtTable]) -> None:
        after = game.current + 1
        self.fallen = []
        self.clockwise = chairs[after:] + chairs[:after]

    def ended(self, places: list[int], chairs: list[SeatAtTable]) -> None:
        self.fallen = [chairs[seat] for seat in reversed(places)]

    def replace(self, old: SeatAtTable, new: SeatAtTable) -> None:
        """Let the player who takes a seat take its turn to begin, but not its defeat."""
        self.clockwise = [new if chair is old else chair for chair in self.clockwise]

    def first(self, rule: Starter, chairs: list[SeatAtTable], taken_over: dict[SeatAtTable, SeatAtTable]) -> int | None:
        """Return the seat that begins the next game; None to draw lots, also if none of the last players is left.

        `chairs` play the next game; `taken_over` says who sits in each seat of the last one then.
        """
        clockwise = [taken_over.get(chair, chair) for chair in self.clockwise]
        order = {"loser": self.fallen, "rotation": clockwise, "random": []}[rule]
        return next((chairs.index(chair) for chair in order if chair in chairs), None)
