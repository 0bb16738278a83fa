"""One game, from its deal to its end: ask, apply, tell."""

from __future__ import annotations

import time

from mypy_extensions import mypyc_attr

from boomcat.bots.bot import FATAL, BotFailed
from boomcat.bots.seat import Clock, Seat
from boomcat.core.chance import Chance, PlayerRng
from boomcat.core.events import Event
from boomcat.core.moves import Move
from boomcat.core.policies import default_move
from boomcat.core.question import Ask
from boomcat.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    """A game and its seats.  Subclasses decide, watch or count by overriding a method."""

    def __init__(
        self,
        game: State,
        chance: Chance,
        seats: list[Seat],
        absent: PlayerRng,
        seconds: float,
        clock: Clock = time.perf_counter,
    ) -> None:
        self.game = game
        self.chance = chance
        self.seats = seats
        #: Decides where a bot has failed.
        self.absent = absent
        self.seconds = seconds
        self.clock = clock
        self.events: list[Event] = []
        game.log = self.events

    def play(self) -> None:
        """Play to the end.  Every bot is closed, even if another one fails."""
        game = self.game
        failure: BotFailed | None = None
        try:
            while game.asking != Ask.OVER:
                seat = self.next()
                question = game.question
                before = len(self.events)
                move = self.answer(seat)
                # An answer is checked where it is given.
                game.decider = seat
                move.apply(game, self.chance)
                self.happened(question, seat, move, self.events[before:])
        finally:
            for one in self.seats:
                try:
                    try:
                        one.close(game, self.events)
                    except BotFailed as failed:
                        self.failed(one.number, failed)
                except BotFailed as fatal:
                    failure = fatal
        if failure is not None:
            raise failure

    def next(self) -> int:
        """Return the first of those who are asked."""
        return self.game.decider

    def answer(self, seat: int) -> Move:
        """Return the bot's answer, after showing it what happened since it was last asked: the dead need not know."""
        place = self.seats[seat]
        try:
            place.see(self.events)
            return place.choose(self.game, self.seconds, self.clock)
        except BotFailed as failed:
            self.failed(seat, failed)
            return default_move(self.game, seat, self.absent)

    def happened(self, question: int, seat: int, move: Move, events: list[Event]) -> None:
        """Receive the events of a move; for subclasses."""

    def failed(self, seat: int, why: BotFailed) -> None:
        """Handle an unusable answer: raise what ends the game, otherwise play a default move."""
        if why.kind in FATAL:
            raise why
