"""Games one after the other in one slot of a batch: bots and forced moves are played, the caller answers the rest."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from boomcat.bots.bot import Bot
from boomcat.bots.roster import bot_named
from boomcat.bots.seat import legal_answer
from boomcat.core.cards import bit
from boomcat.core.chance import Chance, PlayerRng, SeededChance, rng_at
from boomcat.core.deal import deal
from boomcat.core.events import Event
from boomcat.core.moves import Move
from boomcat.core.question import Ask
from boomcat.core.rules import SEATS, Rules
from boomcat.core.state import NO_SEAT, State
from boomcat.knowledge.knowledge import Knowledge
from boomcat.rl.encoding import TableEncoding
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
#: Instead of the seat that won: no game ended; one of the bots will win, since none of the caller's seats is alive; the
#: seat that was asked gave an illegal number, and has lost.
NO_END: Final = 255
SOME_BOT: Final = 254
FORFEIT: Final = 253

#: Makes a bot for one seat of one game, from its name in the cast and a source of luck.
Maker: TypeAlias = Callable[[str, PlayerRng], Bot]


def new_luck(rng: PlayerRng) -> int:
    return (rng.word() << 30) ^ rng.word()


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


class GameSlot:
    """Games in which the caller is asked whenever there is a choice.  How a choice is shown is up to subclasses.

    The seats of the cast are drawn by lot each time.
    """

    def __init__(self, rules: Rules, cast: list[str], seed: i64, endless: bool = True, make: Maker = bot_named) -> None:
        if len(cast) != rules.players:
            raise ValueError(f"{rules.players} players, but {len(cast)} to play them")
        self.rules = rules
        self.cast = cast
        self.make = make
        #: Whether a new game follows the end of one.
        self.endless: bool = endless
        self.rng = PlayerRng(seed)
        self.roles: list[int] = [LEARNER] * SEATS
        self.events: list[Event] = []
        self.chance: Chance = SeededChance(0)
        self.game: State = deal(rules, self.chance)
        #: Reused in all games: new objects would be spread over memory, and fetching them takes most of the time.
        self.memories: list[Memory] = memories_of(self.game)
        self.bots: list[SeatedBot | None] = [None] * rules.players
        #: The seat that is asked, and the number of its choices.
        self.seat: i64 = NO_SEAT
        self.count: i64 = 0
        #: The caller's seats, as a bit set.
        self.outside: i64 = 0
        self.winner: i64 = NO_END
        self.games: i64 = 0
        self.forfeited: bool = False
        #: The seat that was asked last in the game that ended last.
        self.last_seat: i64 = 0
        #: All events of the game, or None if they are not kept.
        self.history: list[Event] | None = None
        self.begin()

    # -- what subclasses define ----------------------------------------------------

    def ask(self, seat: i64, row: vec[u8], base: i64) -> i64:
        """Find the choices of this seat, and return their number."""
        raise NotImplementedError

    def only_move(self, row: vec[u8], base: i64) -> Move:
        """Return the only choice that `ask` found."""
        raise NotImplementedError

    def move_of(self, choice: i64) -> Move:
        """Return the move behind one of the choices."""
        raise NotImplementedError

    def end(self, winner: i64) -> None:
        """Count a game in which the caller was asked something."""
        self.games += 1
        self.last_seat = self.seat

    # -- one game after the other --------------------------------------------------

    def begin(self) -> None:
        """Deal a new game and draw the seats; the first question comes with `go_on`."""
        rng = self.rng
        self.chance = SeededChance(new_luck(rng))
        game = self.game = deal(self.rules, self.chance)
        game.hurry()
        self.events = []
        game.log = self.events
        self.seat = NO_SEAT
        if self.history is not None:
            self.history = []
        cast = self.cast[:]
        last: i64 = len(cast) - 1
        while last > 0:
            at = rng.below(last + 1)
            cast[last], cast[at] = cast[at], cast[last]
            last -= 1
        self.outside = 0
        for seat in range(len(cast)):
            name = cast[seat]
            before = self.bots[seat]
            if before is not None:
                before.bot.close()
            self.memories[seat].begin(len(game.draw_pile))
            if name in (LEARNERS, OTHERS):
                self.roles[seat] = LEARNER if name == LEARNERS else OTHER
                self.bots[seat] = None
                self.outside |= bit(seat)
            else:
                self.roles[seat] = BOT
                self.bots[seat] = SeatedBot(self.make(name, PlayerRng(new_luck(rng))), game, seat)

    def seed(self, seed: i64) -> None:
        """Deal a new game; all that follows depends on the seed alone."""
        self.rng = PlayerRng(seed)
        self.begin()

    def answer(self, choice: i64) -> None:
        self.play(self.move_of(choice))

    def forfeit(self) -> None:
        """End the game as lost for the seat that is asked, and deal the next one."""
        self.end(FORFEIT)
        self.forfeited = True
        self.begin()

    def play(self, move: Move) -> None:
        """Apply the move, and show its events to every seat at once: events that are not kept are the cheapest."""
        game = self.game
        move.apply(game, self.chance)
        events = self.events
        if self.history is not None:
            self.history.extend(events)
        asked = game.alive & self.outside
        for event in events:
            for memory in self.memories:
                if (asked >> memory.seat) & 1:
                    memory.see(event)
        if asked != game.alive:
            for bot in self.bots:
                if bot is not None and game.is_alive(bot.seat):
                    bot.see(events)
        events.clear()

    def go_on(self, row: vec[u8], base: i64) -> None:
        """Play until the caller has a choice, or to the end.

        If games follow one another, those in which the caller is asked nothing are skipped.
        """
        self.winner = FORFEIT if self.forfeited else NO_END
        self.forfeited = False
        while True:
            game = self.game
            if game.asking == Ask.OVER or not game.alive & self.outside:
                if self.seat != NO_SEAT or not self.endless:
                    self.winner = game.current if game.asking == Ask.OVER else SOME_BOT
                    self.end(self.winner)
                self.seat = NO_SEAT
                self.count = 0
                if not self.endless:
                    return
                self.begin()
                continue
            seat = game.decider
            bot = self.bots[seat]
            if bot is not None:
                self.play(bot.choose(game))
                continue
            count = self.ask(seat, row, base)
            if count > 1:
                self.seat = seat
                self.count = count
                return
            self.play(self.only_move(row, base))


class EncodedSlot(GameSlot):
    """Games in which choices are the numbers of `actions.py`, shown as a mask."""

    def __init__(
        self, encoding: TableEncoding, cast: list[str], seed: i64, endless: bool = True, make: Maker = bot_named
    ) -> None:
        self.encoding = encoding
        #: What the seat that was asked last knew when the last game ended, if `keeps_last`.
        self.last: bytes = b""
        self.keeps_last: bool = False
        super().__init__(encoding.rules, cast, seed, endless, make)

    def ask(self, seat: i64, row: vec[u8], base: i64) -> i64:
        """Write the mask of this seat's legal numbers into bytes that are 0, and return how many there are."""
        return self.encoding.actions.write(self.game, seat, row, base)

    def only_move(self, row: vec[u8], base: i64) -> Move:
        actions = self.encoding.actions
        row[base + actions.last] = 0
        return actions.move(self.game, self.game.decider, actions.last)

    def move_of(self, choice: i64) -> Move:
        return self.encoding.actions.move(self.game, self.seat, choice)

    def end(self, winner: i64) -> None:
        super().end(winner)
        if self.keeps_last:
            self.last = self.observation(self.seat)

    def next_mask(self) -> bytes:
        """Play on to the next question, and return its mask."""
        row = vec[u8](bytes(self.encoding.action_count))
        self.go_on(row, 0)
        return bytes(row)

    def observation(self, seat: i64) -> bytes:
        """Return what a seat knows now."""
        row = vec[u8](bytes(self.encoding.width))
        self.observe(seat, row, 0)
        return bytes(row)

    def observe(self, seat: i64, row: vec[u8], base: i64) -> None:
        """Write what a seat knows now into bytes from `base` on that are 0."""
        self.encoding.observe(self.game, seat, self.memories[seat], row, base)

    def copy(self) -> EncodedSlot:
        """Return the same moment, with the same luck to come.  Bots are not copied, so there must be none."""
        twin = EncodedSlot(self.encoding, self.cast, 0, self.endless)
        twin.at_moment(self.game.copy(), [memory.copy() for memory in self.memories], self.chance)
        twin.rng = rng_at(*self.rng.state())
        twin.seat = self.seat
        twin.count = self.count
        twin.winner = self.winner
        twin.games = self.games
        if self.history is not None:
            twin.history = self.history[:]
        return twin

    def at_moment(self, game: State, memories: list[Memory], chance: Chance) -> None:
        """Continue from this position."""
        self.game = game
        self.memories = memories
        self.chance = chance
        self.events = []
        game.log = self.events
