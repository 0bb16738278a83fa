"""Seats learners and bots at a table, game after game, and keeps what each seat has seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias, final

from mypy_extensions import i64

from boomcat.bots.bot import Bot
from boomcat.bots.roster import bot_named
from boomcat.bots.seat import legal_answer
from boomcat.core.chance import Chance, PlayerRng, SeededChance
from boomcat.core.deal import deal
from boomcat.core.events import Event
from boomcat.core.moves import Move
from boomcat.core.rules import SEATS, Rules
from boomcat.core.state import State
from boomcat.knowledge.knowledge import Knowledge
from boomcat.rl.memory import Memory, memories_of
from boomcat.views.redact import redact
from boomcat.views.view import View

#: What answers for a seat: the learner, another policy of the caller (an earlier self), or a bot.
LEARNER: Final = 0
OTHER: Final = 1
BOT: Final = 2
#: The names of the first two in a cast.
LEARNERS: Final = "learner"
OTHERS: Final = "other"

#: Makes a bot for one seat of one game, from its name in the cast and a source of luck.
Maker: TypeAlias = Callable[[str, PlayerRng], Bot]


@final
class SeatedBot:
    """A bot at a seat, with what it knows from there."""

    def __init__(self, bot: Bot, game: State, seat: int) -> None:
        self.bot = bot
        self.seat = seat
        self.knowledge = Knowledge(View(game, seat))

    def see(self, events: list[Event]) -> None:
        """Take in what has just happened."""
        if self.bot.wants_knowledge:
            for event in events:
                seen = redact(event, self.seat)
                self.knowledge.see(seen)
                self.bot.see(seen)

    def choose(self, game: State) -> Move:
        """Return the bot's answer.  Raises BotFailed if it isn't a legal move."""
        # Compiled code would trust the declared type of the answer.
        bot: Any = self.bot
        view = View(game, self.seat)
        answer: object = bot.choose(view, self.knowledge, 1.0)
        return legal_answer(game, self.seat, view, self.bot, answer)


class Seating:
    """Deals one game after the other; seats are drawn by lot each time."""

    def __init__(self, rules: Rules, cast: list[str], seed: i64, make: Maker = bot_named) -> None:
        if len(cast) != rules.players:
            raise ValueError(f"{rules.players} players, but {len(cast)} to play them")
        self.rules = rules
        self.cast = cast
        self.make = make
        self.rng = PlayerRng(seed)
        self.roles: list[int] = [LEARNER] * SEATS
        self.events: list[Event] = []
        self.chance: Chance = SeededChance(0)
        self.game: State = deal(rules, self.chance)
        #: Reused in all games: new objects would be spread over memory, and fetching them takes most of the time.
        self.memories: list[Memory] = memories_of(self.game)
        self.bots: list[SeatedBot | None] = [None] * rules.players

    def new(self) -> None:
        """Deal a game and draw the seats."""
        rng = self.rng
        chance = SeededChance((rng.word() << 30) ^ rng.word())
        game = deal(self.rules, chance)
        game.hurry()
        if self.events:
            self.events = []
        game.log = self.events
        self.chance = chance
        self.game = game
        players = game.players
        pile: i64 = len(game.draw_pile)
        cast = self.cast[:]
        last: i64 = players - 1
        while last > 0:
            at = rng.below(last + 1)
            cast[last], cast[at] = cast[at], cast[last]
            last -= 1
        seat: i64 = 0
        while seat < players:
            name = cast[seat]
            before = self.bots[seat]
            if before is not None:
                before.bot.close()
            self.memories[seat].begin(pile)
            if name in (LEARNERS, OTHERS):
                self.roles[seat] = LEARNER if name == LEARNERS else OTHER
                self.bots[seat] = None
            else:
                self.roles[seat] = BOT
                bot = self.make(name, PlayerRng((rng.word() << 30) ^ rng.word()))
                self.bots[seat] = SeatedBot(bot, game, int(seat))
            seat += 1
