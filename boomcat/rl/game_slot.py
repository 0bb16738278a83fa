"""Games one after the other in one slot of a batch: bots and forced moves are played, the caller answers the rest."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from boomcat.bots.roster import bot_named
from boomcat.core.cards import NO_CARD, bit
from boomcat.core.chance import Chance, PlayerRng, rng_at
from boomcat.core.events import Event, Played, WindowClosed
from boomcat.core.moves import Move
from boomcat.core.plays import CardPlay
from boomcat.core.question import Ask
from boomcat.core.rules import Rules
from boomcat.core.state import NO_SEAT, State
from boomcat.rl.encoding import TableEncoding
from boomcat.rl.memory import Memory
from boomcat.rl.seating import BOT, Maker, Seating

#: Instead of the seat that won: no game ended; one of the bots will win, since none of the caller's seats is alive; the
#: seat that was asked gave an illegal number, and has lost.
NO_END: Final = 255
SOME_BOT: Final = 254
FORFEIT: Final = 253


class GameSlot(Seating):
    """Games in which the caller is asked whenever there is a choice.  How a choice is shown is up to subclasses."""

    def __init__(self, rules: Rules, cast: list[str], seed: i64, endless: bool = True, make: Maker = bot_named) -> None:
        super().__init__(rules, cast, seed, make)
        #: Whether a new game follows the end of one.
        self.endless: bool = endless
        self.seat: i64 = NO_SEAT
        #: The number of choices.
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
        """Deal a new game; the first question comes with `go_on`."""
        self.new()
        self.seat = NO_SEAT
        if self.history is not None:
            self.history = []
        self.outside = 0
        for seat in range(self.rules.players):
            if self.roles[seat] != BOT:
                self.outside |= bit(seat)

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
        if not events:
            return
        if self.history is not None:
            self.history.extend(events)
        asked = game.alive & self.outside
        for event in events:
            self.show(event, asked)
        if asked != game.alive:
            for bot in self.bots:
                if bot is not None and game.is_alive(bot.seat):
                    bot.see(events)
        events.clear()

    def show(self, event: Event, seats: i64) -> None:
        """Have these seats remember an event.  The most frequent kinds are matched once for all of them."""
        if isinstance(event, WindowClosed):  # leaves nothing to remember
            return
        card: i64 = NO_CARD
        by: i64 = NO_SEAT
        if isinstance(event, Played):
            play = event.play
            if isinstance(play, CardPlay):
                card = play.kind
                by = event.seat
        seat: i64 = 0
        while seats:
            if seats & 1:
                memory = self.memories[seat]
                if card != NO_CARD:
                    memory.lose(by, card)
                else:
                    memory.see(event)
            seats >>= 1
            seat += 1

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

    def __deepcopy__(self, memo: object) -> EncodedSlot:
        return self.copy()

    def at_moment(self, game: State, memories: list[Memory], chance: Chance) -> None:
        """Continue from this position."""
        self.game = game
        self.memories = memories
        self.chance = chance
        self.events = []
        game.log = self.events
