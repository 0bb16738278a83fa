"""Games one after the other at tables of one kind: who sits where, and what each seat has seen."""

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

#: Who answers for a seat: the learner, another policy outside (an earlier self), or a bot inside.
LEARNER: Final = 0
OTHER: Final = 1
BOT: Final = 2
#: What stands for the first two in a list of players.
LEARNERS: Final = "learner"
OTHERS: Final = "other"

#: Makes a bot for one seat of one game, from its name in the list of players and a source of luck.
Maker: TypeAlias = Callable[[str, PlayerRng], Bot]


@final
class Chair:
    """A bot at a seat, with what was seen from there."""

    def __init__(self, bot: Bot, game: State, seat: int) -> None:
        self.bot = bot
        self.seat = seat
        self.knowledge = Knowledge(View(game, seat))
        self.told: i64 = 0

    def catch_up(self, events: list[Event]) -> None:
        """Take in what happened since this seat was last told."""
        if self.bot.wants_knowledge:
            while self.told < len(events):
                seen = redact(events[self.told], self.seat)
                self.knowledge.see(seen)
                self.bot.see(seen)
                self.told += 1

    def choose(self, game: State) -> Move:
        """Return the bot's answer.  Raises BotFailed if it isn't a legal move."""
        # Compiled code would trust the declared type of the answer.
        bot: Any = self.bot
        view = View(game, self.seat)
        answer: object = bot.choose(view, self.knowledge, 1.0)
        return legal_answer(game, self.seat, view, self.bot, answer)


class Sitting:
    """One game after the other; seats are drawn by lot each time."""

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
        #: The same in all games: new ones would lie anywhere in memory, and most of the time goes into fetching them.
        self.memories: list[Memory] = memories_of(self.game)
        self.chairs: list[Chair | None] = [None] * rules.players

    def new(self) -> None:
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
            before = self.chairs[seat]
            if before is not None:
                before.bot.close()
            self.memories[seat].begin(pile)
            if name in (LEARNERS, OTHERS):
                self.roles[seat] = LEARNER if name == LEARNERS else OTHER
                self.chairs[seat] = None
            else:
                self.roles[seat] = BOT
                self.chairs[seat] = Chair(self.make(name, PlayerRng((rng.word() << 30) ^ rng.word())), game, int(seat))
            seat += 1
