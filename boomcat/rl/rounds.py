"""Many games at once by the numbers of `actions.py`: observations and legal masks written into rows of bytes."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from boomcat.bots.roster import bot_named
from boomcat.core.cards import NO_CARD, bit
from boomcat.core.chance import Chance, PlayerRng, rng_at
from boomcat.core.events import Event, Played, WindowClosed
from boomcat.core.moves import Move
from boomcat.core.plays import CardPlay
from boomcat.core.question import Ask
from boomcat.core.recipe import edition_named
from boomcat.core.rules import Options, Rules, rules_for
from boomcat.core.state import NO_SEAT, State
from boomcat.rl.actions import Actions
from boomcat.rl.compact import CompactWriter, Discards, scales_of
from boomcat.rl.features import ROW, Table, Writer
from boomcat.rl.layout import PARTS, Part, scales
from boomcat.rl.masks import Masks
from boomcat.rl.memory import Memory
from boomcat.rl.sitting import BOT, Maker, Sitting

#: Instead of the seat that won: no game ended; one of the bots will win, since no seat outside lives; the seat that was
#: asked answered with a number that isn't legal, and has lost.
NO_END: Final = 255
SOME_BOT: Final = 254
FORFEIT: Final = 253
#: Bytes of an answer: a 32-bit number, the lowest byte first.
WIDTH: Final = 4


@final
class Form:
    """The numbers of one kind of table, for moves and for observations, full or compact."""

    def __init__(self, rules: Rules, compact: bool) -> None:
        self.rules = rules
        self.compact: bool = compact
        self.actions = Actions(rules, compact)
        self.masks = Masks(self.actions)
        self.table = Table(rules)
        self.writer = Writer()
        self.compact_writer = CompactWriter(rules)
        #: How many numbers there are for moves, and how many say what a seat knows.
        self.moves: i64 = self.actions.size
        self.numbers: i64 = self.compact_writer.size if compact else ROW

    def parts(self) -> list[Part]:
        """The named parts of an observation."""
        return self.compact_writer.parts if self.compact else PARTS

    def scales(self) -> list[float]:
        """By what to multiply each byte of an observation."""
        return scales_of(self.compact_writer.parts) if self.compact else scales(PARTS)

    def observe(self, game: State, seat: i64, memory: Memory, discards: Discards, row: vec[u8], base: i64) -> None:
        """What this seat knows, into bytes that are 0."""
        if self.compact:
            self.compact_writer.write(game, seat, memory, discards, row, base)
        else:
            self.writer.look(self.table, game, seat, memory)
            self.writer.observation(self.table, game, memory, row, base)


def form_for(edition: str, players: int, options: Options | None = None, compact: bool = True) -> Form:
    """The form of an edition or recipe and a number of players."""
    return Form(rules_for(edition_named(edition), players, options or Options()), compact)


@final
class Round(Sitting):
    """Games in which somebody outside is asked whatever has more than one number to answer."""

    def __init__(self, form: Form, cast: list[str], seed: i64, endless: bool = True, make: Maker = bot_named) -> None:
        super().__init__(form.rules, cast, seed, make)
        self.form = form
        #: Whether a new game follows by itself.
        self.endless: bool = endless
        self.seat: i64 = NO_SEAT
        #: How many numbers may be answered.
        self.count: i64 = 0
        self.outside: i64 = 0
        self.winner: i64 = NO_END
        self.games: i64 = 0
        self.forfeited: bool = False
        #: Of the game that ended last: the seat that was asked last, and what it knew at the end if `keeps_last`.
        self.last_seat: i64 = 0
        self.last: bytes = b""
        self.keeps_last: bool = False
        self.discards = Discards()
        #: All events of the game, for whoever wants to know exactly what a seat can know; None is nobody.
        self.history: list[Event] | None = None
        self.begin()

    def begin(self) -> None:
        """A new game; nobody is asked before `go_on`."""
        self.new()
        self.seat = NO_SEAT
        self.discards.forget()
        if self.history is not None:
            self.history = []
        self.outside = 0
        for seat in range(self.rules.players):
            if self.roles[seat] != BOT:
                self.outside |= bit(seat)

    def seed(self, seed: i64) -> None:
        """All that follows depends on it alone."""
        self.rng = PlayerRng(seed)
        self.begin()

    def answer(self, number: i64) -> None:
        self.play(self.form.masks.move(self.game, self.seat, number))

    def forfeit(self) -> None:
        """The seat that is asked has lost, and the next game begins."""
        self.end()
        self.forfeited = True
        self.begin()

    def end(self) -> None:
        self.games += 1
        self.last_seat = self.seat
        if self.keeps_last:
            self.last = self.seen(self.seat)

    def play(self, move: Move) -> None:
        """And tell everybody at once: events that nobody keeps are the cheapest."""
        game = self.game
        asking = game.asking
        move.apply(game, self.chance)
        if asking == Ask.TAKE:
            self.discards.forget()
        events = self.events
        if not events:
            return
        if self.history is not None:
            self.history.extend(events)
        asked = game.alive & self.outside
        for event in events:
            self.tell(event, asked)
        if asked != game.alive:
            for chair in self.chairs:
                if chair is not None and game.is_alive(chair.seat):
                    chair.catch_up(events)
                    chair.told = 0
        events.clear()

    def tell(self, event: Event, seats: i64) -> None:
        """Have these seats remember it.  What comes most often is told apart once for all of them."""
        if isinstance(event, WindowClosed):  # of which nothing is left to remember
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
        """Until somebody outside has a choice, whose mask is written into bytes that are 0; or to the end.

        If games follow one another, those in which no seat outside is asked anything are skipped.
        """
        masks = self.form.masks
        self.winner = FORFEIT if self.forfeited else NO_END
        self.forfeited = False
        while True:
            game = self.game
            if game.asking == Ask.OVER or not game.alive & self.outside:
                if self.seat != NO_SEAT or not self.endless:
                    self.winner = game.current if game.asking == Ask.OVER else SOME_BOT
                    self.end()
                self.seat = NO_SEAT
                self.count = 0
                if not self.endless:
                    return
                self.begin()
                continue
            seat = game.decider
            chair = self.chairs[seat]
            if chair is not None:
                self.play(chair.choose(game))
                continue
            count = masks.write(game, seat, row, base)
            if count > 1:
                self.seat = seat
                self.count = count
                return
            row[base + masks.last] = 0
            self.play(masks.move(game, seat, masks.last))

    def asked(self) -> bytes:
        """`go_on`, and the mask of the question that is open then."""
        row = vec[u8](bytes(self.form.moves))
        self.go_on(row, 0)
        return bytes(row)

    def seen(self, seat: i64) -> bytes:
        """What a seat knows now."""
        row = vec[u8](bytes(self.form.numbers))
        self.observe(seat, row, 0)
        return bytes(row)

    def copy(self) -> Round:
        """The same moment, with the same luck to come; only where all are outside, for bots are not copied."""
        twin = Round(self.form, self.cast, 0, self.endless)
        twin.at_moment(self.game.copy(), [memory.copy() for memory in self.memories], self.chance)
        twin.rng = rng_at(*self.rng.state())
        twin.seat = self.seat
        twin.count = self.count
        twin.winner = self.winner
        twin.games = self.games
        if self.history is not None:
            twin.history = self.history[:]
        return twin

    def __deepcopy__(self, memo: object) -> Round:
        return self.copy()

    def at_moment(self, game: State, memories: list[Memory], chance: Chance) -> None:
        """Go on from here."""
        self.game = game
        self.memories = memories
        self.chance = chance
        self.events = []
        game.log = self.events
        self.discards.forget()

    def observe(self, seat: i64, row: vec[u8], base: i64) -> None:
        """What a seat knows now, into bytes that are 0."""
        self.discards.count(self.game.discards)
        self.form.observe(self.game, seat, self.memories[seat], self.discards, row, base)


@final
class Rounds:
    """Rounds side by side.  `step` answers in all of them, and leaves the next questions in its arrays.

    observations   a row of bytes for each round
    masks          a byte for each number that may be answered, row by row
    seats, roles   who is asked, and whether that is the learner or the other policy
    winners        the seat that won a game that ended on the way; SOME_BOT, FORFEIT, or NO_END
    last_seats     in a game that ended on the way, the seat that was asked last
    """

    def __init__(self, rounds: list[Round], seed: i64 = 0, forfeits: bool = False) -> None:
        self.rounds = rounds
        #: Whether a number that isn't legal loses the game; otherwise it's an error.
        self.forfeits: bool = forfeits
        self.rng = PlayerRng(seed)
        form = rounds[0].form
        if any(one.form is not form for one in rounds):
            raise ValueError("rounds side by side are of one form")
        rows = len(rounds)
        self.moves: i64 = form.moves
        self.numbers: i64 = form.numbers
        self.observations: vec[u8] = vec[u8](bytes(rows * self.numbers))
        self.masks: vec[u8] = vec[u8](bytes(rows * self.moves))
        self.seats: vec[u8] = vec[u8](bytes(rows))
        self.roles: vec[u8] = vec[u8](bytes(rows))
        self.winners: vec[u8] = vec[u8](bytes([NO_END] * rows))
        self.last_seats: vec[u8] = vec[u8](bytes(rows))
        #: Copied before each step: one call of the C library clears all rows.
        self.no_observations: vec[u8] = self.observations[:]
        self.no_masks: vec[u8] = self.masks[:]

    def arrays(self) -> dict[str, memoryview]:
        """To be looked at from outside.  Each step makes new observations and masks, and leaves the old ones alone."""
        return {
            "observations": memoryview(self.observations),
            "masks": memoryview(self.masks),
            "seats": memoryview(self.seats),
            "roles": memoryview(self.roles),
            "winners": memoryview(self.winners),
            "last_seats": memoryview(self.last_seats),
        }

    def begin(self) -> None:
        self.clear()
        for at in range(len(self.rounds)):
            self.ask(at)

    def step(self, choices: bytes) -> None:
        """Answer in every round by number, as 32 bits each.

        Where a number isn't legal, the seat has lost if `forfeits`; otherwise it's an error, and nothing happens.
        """
        at: i64
        rows: i64 = len(self.rounds)
        if len(choices) != WIDTH * rows:
            raise ValueError(f"{len(choices)} bytes of answers for {rows} rounds")
        legal = self.masks
        for at in range(rows):
            choice = number_at(choices, at)
            if not self.forfeits and (choice >= self.moves or not legal[at * self.moves + choice]):
                raise ValueError(f"round {at}: {choice} isn't legal")
        self.clear()
        for at in range(rows):
            choice = number_at(choices, at)
            if choice >= self.moves or not legal[at * self.moves + choice]:
                self.rounds[at].forfeit()
            else:
                self.rounds[at].answer(choice)
            self.ask(at)

    def clear(self) -> None:
        self.observations = self.no_observations[:]
        self.masks = self.no_masks[:]

    def ask(self, at: i64) -> None:
        one = self.rounds[at]
        one.go_on(self.masks, at * self.moves)
        one.observe(one.seat, self.observations, at * self.numbers)
        self.seats[at] = u8(one.seat)
        self.roles[at] = u8(one.roles[one.seat])
        self.winners[at] = u8(one.winner)
        self.last_seats[at] = u8(one.last_seat)

    def sample(self) -> bytes:
        """Answers at random: every number that is legal is as likely."""
        masks = self.masks
        rows: i64 = len(self.rounds)
        choices = vec[u8](bytes(WIDTH * rows))
        at: i64
        for at in range(rows):
            left = self.rng.below(self.rounds[at].count) + 1
            start = at * self.moves
            number: i64 = -1
            while left:
                number += 1
                left -= i64(masks[start + number])
            choices[WIDTH * at] = u8(number & 255)
            choices[WIDTH * at + 1] = u8((number >> 8) & 255)
            choices[WIDTH * at + 2] = u8(number >> 16)
        return bytes(choices)


def number_at(choices: bytes, at: i64) -> i64:
    """Whoever answers -1 comes to a number that nobody has."""
    at *= WIDTH
    low: i64 = choices[at]
    middle: i64 = choices[at + 1]
    high: i64 = choices[at + 2]
    highest: i64 = choices[at + 3]
    return low + (middle << 8) + (high << 16) + (highest << 24)
