"""One game between bots.  Whatever a bot does, the game goes on to its end."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from boomcat.arena.cheat import Cheat, truth
from boomcat.bots.bot import Bot, BotFailed
from boomcat.core.chance import Rng, Seeded
from boomcat.core.deal import deal
from boomcat.core.errors import RuleError
from boomcat.core.events import Event
from boomcat.core.game import Game
from boomcat.core.moves import Move
from boomcat.core.policies import default_move
from boomcat.core.question import Ask
from boomcat.core.referee import check, outcome
from boomcat.core.rules import Rules
from boomcat.knowledge.knowledge import Knowledge
from boomcat.programs import ProgramBot
from boomcat.views.redact import redact
from boomcat.views.view import View

__all__ = ["MatchResult", "play_match"]


@dataclass(frozen=True, slots=True)
class MatchResult:
    """How a game ended, and what each seat did on the way there."""

    #: The seats from the first place to the last.
    places: list[int]
    decisions: list[int]
    seconds: list[float]
    #: How often the bot gave no answer that could be used, by the kinds of `BotFailed`.
    incidents: list[Counter[str]]


class Chair:
    """A seat, the bot on it, and what it has seen so far."""

    def __init__(self, game: Game, seat: int, bot: Bot) -> None:
        self.game = game
        self.seat = seat
        self.bot = bot
        self.knowledge = Knowledge(View(game, seat))
        self.events_seen = 0
        self.decisions = 0
        self.seconds = 0.0
        self.incidents: Counter[str] = Counter()

    def catch_up(self, events: list[Event]) -> Knowledge:
        """What the bot is told.  It waits until the seat is asked: the dead need not know."""
        if isinstance(self.bot, Cheat):
            return truth(self.game, self.seat)
        if self.bot.wants_knowledge:
            for event in events[self.events_seen :]:
                seen = redact(event, self.seat)
                self.knowledge.see(seen)
                if isinstance(self.bot, ProgramBot):
                    self.bot.see(seen)
            self.events_seen = len(events)
        return self.knowledge

    def answer(self, events: list[Event], seconds: float, clock: Callable[[], float]) -> Move:
        """The bot's answer, if it came in time and may be given; otherwise raises BotFailed."""
        view, knowledge = View(self.game, self.seat), self.catch_up(events)
        self.decisions += 1
        start = clock()
        try:
            move = self.bot.choose(view, knowledge, seconds)
        except BotFailed:
            raise
        except Exception as error:
            raise BotFailed("crashed", repr(error)) from error
        finally:
            taken = clock() - start
            self.seconds += taken
        if taken > seconds:
            raise BotFailed("late")
        if not isinstance(move, Move):
            raise BotFailed("malformed", repr(move))
        try:
            check(self.game, self.seat, self.game.question, move)
        except RuleError as error:
            raise BotFailed("illegal", str(error)) from error
        return move

    def close(self, events: list[Event]) -> None:
        try:
            if isinstance(self.bot, ProgramBot) and self.game.phase == Ask.OVER:
                self.catch_up(events)
                self.bot.over(View(self.game, self.seat))
            self.bot.close()
        except BotFailed as failed:
            self.incidents[failed.kind] += 1
        except Exception:
            self.incidents["crashed"] += 1


def play_match(
    rules: Rules,
    seed: int,
    bots: Sequence[Bot],
    seconds: float,
    clock: Callable[[], float] = time.perf_counter,
) -> MatchResult:
    """Play a game, one bot a seat, with the cards of this seed; every answer is due within so many seconds.

    A bot that raises, or answers wrongly or too late, gets `default_move` in its place.
    """
    chance, absent = Seeded(seed), Rng(seed)
    game = deal(rules, chance)
    game.hurry()
    chairs = [Chair(game, seat, bot) for seat, bot in enumerate(bots)]
    events: list[Event] = []
    game.log = events
    try:
        while game.phase != Ask.OVER:
            chair = chairs[game.decider]
            try:
                move = chair.answer(events, seconds, clock)
            except BotFailed as failed:
                chair.incidents[failed.kind] += 1
                move = default_move(game, chair.seat, absent)
            move.apply(game, chance)
    finally:
        for chair in chairs:
            chair.close(events)
    return MatchResult(
        [int(seat) for seat in outcome(game)],
        [chair.decisions for chair in chairs],
        [chair.seconds for chair in chairs],
        [chair.incidents for chair in chairs],
    )
