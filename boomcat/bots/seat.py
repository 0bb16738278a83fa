"""A seat of a game: what was seen from there, and the bot that decides for it, if one does.

A bot that calls `sys.exit` has crashed as well: it would end our own process, and with 0 as if all were well.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from boomcat.bots.bot import Bot, BotFailed
from boomcat.core.errors import RuleError
from boomcat.core.events import Event
from boomcat.core.moves import Move
from boomcat.core.question import Ask
from boomcat.core.referee import check
from boomcat.core.state import State
from boomcat.knowledge.knowledge import Knowledge
from boomcat.notation.move_text import read_move, write_move
from boomcat.views.redact import redact
from boomcat.views.view import View

Clock = Callable[[], float]

#: Characters of a wrong answer that are shown.
LONGEST_SHOWN: Final = 100


def tell(bot: Bot, event: Event) -> None:
    try:
        bot.see(event)
    except BotFailed:
        raise
    except (Exception, SystemExit) as error:
        raise BotFailed("crashed", repr(error)) from error


def legal_answer(game: State, seat: int, view: View, bot: Bot, answer: object) -> Move:
    """Return the legal move that a bot's `choose` returned, itself or as text.  Raises BotFailed for anything else."""
    try:
        move = read_move(answer, view) if isinstance(answer, str) else answer
        if isinstance(move, Move):
            check(game, seat, game.question, move)
            return move
    except RuleError:
        pass
    raise BotFailed("invalid", shown(answer, view), f"{type(bot).__name__}.choose")


def shown(answer: object, view: View) -> str:
    """The start of what a bot returned, on one line; its own `__repr__` may do anything."""
    try:
        text = write_move(answer, view.rules.edition) if isinstance(answer, Move) else repr(answer)
    except Exception:
        text = f"an object of {type(answer).__name__}"
    text = " ".join(text.split())
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"


@mypyc_attr(allow_interpreted_subclasses=True)
class Seat:
    """A seat, made when the game begins or continues from a position; then it sees every event."""

    def __init__(self, game: State, seat: int, bot: Bot | None = None) -> None:
        self.number = seat
        self.bot = bot
        self.knowledge = Knowledge(View(game, seat))
        #: How many of the game's events this seat has seen.
        self.events_seen = 0
        #: How often the bot was asked, and how long it thought.
        self.decisions = 0
        self.seconds = 0.0

    def see(self, events: list[Event]) -> None:
        """Take in all events of the game so far that this seat has not seen yet.  Raises BotFailed if the bot does."""
        bot = self.bot
        if bot is not None and not bot.wants_knowledge:
            self.events_seen = len(events)
        while self.events_seen < len(events):
            seen = redact(events[self.events_seen], self.number)
            # Counted first, so that no event is seen twice after an exception.
            self.events_seen += 1
            self.knowledge.see(seen)
            if bot is not None:
                tell(bot, seen)

    def believes(self, game: State) -> Knowledge:
        """Return the knowledge that the bot gets with its view."""
        return self.knowledge

    def choose(self, game: State, seconds: float, clock: Clock = time.perf_counter) -> Move:
        """Return the bot's answer.  Raises BotFailed if it came too late or isn't a legal move."""
        # Compiled code would trust the type of an answer before anybody has looked at it.
        bot: Any = self.bot
        view, knowledge = View(game, self.number), self.believes(game)
        self.decisions += 1
        start = clock()
        try:
            move: object = bot.choose(view, knowledge, seconds)
        except BotFailed:
            raise
        except (Exception, SystemExit) as error:
            raise BotFailed("crashed", repr(error)) from error
        finally:
            taken = clock() - start
            self.seconds += taken
        if taken > seconds:
            raise BotFailed("late")
        return legal_answer(game, self.number, view, bot, move)

    def close(self, game: State, events: list[Event]) -> None:
        """Close the bot: the game is over, or breaks off.  Raises BotFailed if even that fails."""
        bot = self.bot
        if bot is None:
            return
        try:
            if game.asking == Ask.OVER:
                self.see(events)
                bot.over(View(game, self.number))
            bot.close()
        except BotFailed:
            raise
        except (Exception, SystemExit) as error:
            raise BotFailed("crashed", repr(error)) from error
