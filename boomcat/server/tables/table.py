"""A table: its seats and its game, as they follow from its entries.

`attempt` computes what an entry would do, on a copy, and raises if it is illegal; `take` applies it.  In between, the
entry is stored.  A restart attempts and takes every stored entry again.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Literal, NamedTuple

from msgspec.structs import replace
from mypy_extensions import mypyc_attr

from boomcat.bots.cast import CAST
from boomcat.bots.seat import Seat
from boomcat.core.chance import Chance, SeededChance
from boomcat.core.deal import deal
from boomcat.core.decks import DECKS
from boomcat.core.edition import EDITIONS, Edition
from boomcat.core.errors import MalformedInput, RuleError, StaleAnswer
from boomcat.core.events import Defused, Drew, DrewKitten, Event, Gave, Noped, Played
from boomcat.core.move_pool import PASSING
from boomcat.core.moves import Move
from boomcat.core.question import Ask, is_window
from boomcat.core.recipe import edition_named
from boomcat.core.referee import apply, asked, check, standings
from boomcat.core.rules import Rules, rules_for
from boomcat.core.state import State
from boomcat.lessons import FIRST, LEARNER, Lesson, LessonStep, lessons
from boomcat.luck import SealedChance
from boomcat.notation.move_text import read_move
from boomcat.notation.positions import read_position
from boomcat.records import RULES_VERSION, Player
from boomcat.records.recorder import write_record
from boomcat.server.tables import entries
from boomcat.server.tables.entries import AnyEntry
from boomcat.server.tables.ghost_league import GhostLeague
from boomcat.server.tables.invisible_characters import SELECTORS, strip_invisible
from boomcat.server.tables.next_game import LastGame, Lineup, lineup
from boomcat.server.tables.rewound import Rewound, luck_of, rewound
from boomcat.server.tables.seat_at_table import SeatAtTable, Stream
from boomcat.server.tables.table_info import AVATARS, LONGEST_NAME, GhostPrediction, PlayerInfo, Settings
from boomcat.wire import options_from

WORD_FOR_PASS = "pass"
#: The entries that change the game.
ACTIONS = (entries.GameDealt, entries.Moved, entries.WindowEnded)
Phase = Literal["lobby", "sealing", "playing", "over"]
#: What a bot or the clock does for a person who is away, as far as the person learns it on returning.
TOLD = (Drew, DrewKitten, Defused, Played, Noped, Gave)


def rules_of(settings: Settings, players: int) -> Rules:
    """Return the rules for these settings; raises MalformedInput if they don't fit."""
    return rules_for(edition_of(settings), players, options_from(settings.options))


def edition_of(settings: Settings) -> Edition:
    """Return the edition, or the one that a recipe makes."""
    key = settings.edition.partition(" ")[0]
    if key not in EDITIONS and key not in DECKS:
        raise MalformedInput("unknown-edition", {"word": settings.edition, "allowed": " ".join([*EDITIONS, *DECKS])})
    return edition_named(settings.edition, settings.title)


def settled(settings: Settings) -> Settings:
    """Return the settings with the recipe in its standard form; raises MalformedInput for an invalid one."""
    title = " ".join(settings.title.translate(SELECTORS).split())
    if " ".join(strip_invisible(title).split()) != title:
        raise MalformedInput("recipe-bad-title")
    edition = edition_of(replace(settings, title=title))
    return replace(settings, edition=edition.key, title=title)


def lesson_named(name: str) -> Lesson:
    """Return the lesson, or the first one if it's no longer there."""
    return lessons().get(name) or lessons()[FIRST]


class StepOutcome(NamedTuple):
    """The effect that an entry would have."""

    entry: AnyEntry
    #: The game after it, where it changes the game.
    game: State | None
    events: list[Event]
    #: If it begins a game in the middle of a recorded one.
    rewound: Rewound | None = None


class Before(NamedTuple):
    """A public table before its last action: that's how spectators see it during a game."""

    game: State | None
    #: How many events had happened.
    events: int
    #: Of each seat, whether a device was connected, a bot played for the person, and the person had given up or had
    #: stayed away from the game.
    seats: list[tuple[bool, bool, bool, bool]]
    only_bots: bool


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    def __init__(self, code: str) -> None:
        self.code = code
        self.settings = Settings()
        self.chairs: list[SeatAtTable] = []
        self.host = 0
        #: People without a seat, in the order in which they asked for one, and how many open seats the game left out.
        self.queue: list[SeatAtTable] = []
        self.open_seats = 0
        #: Games won, by name: who leaves and comes back finds theirs again.
        self.wins: dict[str, int] = {}
        self.last_game = LastGame()
        #: The order in which free avatars are handed out; a bot's character comes with its avatar.
        self.faces: list[int] = list(range(AVATARS))
        #: Entries so far: the number of the next one.
        self.entries = 0
        self.watchers = Stream()
        #: Games so far.
        self.games = 0
        #: Whether the game began in the middle of a recorded one.
        self.practice = False
        #: Whether the pace was relaxed for a player who had never finished a game; the host may change it again.
        self.slowed = False
        #: Whether there's a coach to ask.
        self.has_coach = False
        #: How often a seat's knowledge had to start again: never, unless there is a bug.
        self.forgotten = 0
        self.began = 0.0
        self.rules_version = RULES_VERSION
        #: When the first of the people who are here sat down, before the first game.
        self.waiting_since = 0.0
        self.before: Before | None = None
        self.clear_away()

    def clear_away(self) -> None:
        """Put the last game away.  Bots replace the people who left it."""
        self.phase: Phase = "lobby"
        #: The seat that begins this game, if the last one decided that.
        self.first: int | None = None
        #: The deal that others play, too; until when its secret stays sealed; and when this game of it was over.
        self.deal_name = ""
        self.sealed_until: float | None = None
        self.ended = 0.0
        #: The luck of the game, its events, and its moves as the record has them.
        self.secret = b""
        self.contributions: tuple[bytes, ...] = ()
        self.luck: Chance | None = None
        self.events: list[Event] = []
        self.moves: list[tuple[int, int, str, float]] = []
        #: The players who were dealt cards: after the game they may leave, and others may take their seats.
        self.players: list[PlayerInfo] = []
        self.game: State | None = None
        #: The seats that let the open window pass.  A pass isn't stored: after a crash the player is asked again.
        self.passed: set[int] = set()
        #: The seats of the game, with what each has seen.
        self.seats: list[Seat] = []
        self.league = GhostLeague()
        #: The lesson that is played in place of a game.
        self.lesson: Lesson | None = None
        self.other_script = False
        for stream in self.all_streams():
            stream.clear()
        for seat, chair in enumerate(self.chairs):
            chair.sits_out = False
            if chair.player == "person" and not chair.tokens:
                self.seat_bot(seat, "heuristic", chair.avatar)
        for chair in (*self.chairs, *self.queue):
            chair.dealt = False
            chair.gone = False
            chair.agreed = False
            chair.stood_in = []
            chair.contribution = None
            chair.answers.clear()

    @classmethod
    def restored(cls, code: str, entries: Iterator[tuple[AnyEntry, float]], snapshot: str | None) -> Table:
        """Return the table that follows from its entries."""
        table = cls(code)
        for _ in table.replay(entries, snapshot):
            pass
        return table

    def replay(self, stored: Iterator[tuple[AnyEntry, float]], snapshot: str | None) -> Iterator[None]:
        """Apply the stored entries, one at a time, so that other tables can run in between.

        A game that began under other rules continues from its last position (`snapshot`); a lesson whose script has
        changed begins again when its learner connects.
        """
        for entry, at in stored:
            foreign = self.foreign and not isinstance(entry, entries.LessonBegun)
            self.take(StepOutcome(entry, None, []) if foreign else self.attempt(entry), at)
            yield
        if self.foreign:
            assert snapshot is not None
            game = self.game = read_position(snapshot) if self.lesson is None else self.lesson.start()
            if game.asking == Ask.OVER:
                self.end(game)
            self.seats = [Seat(game, seat) for seat in range(game.players)]
            self.events = []
            for chair in self.chairs:
                chair.stood_in = []
            self.before = Before(None, 0, [], False)
            self.league = GhostLeague()
            for stream in self.all_streams():
                stream.forget()

    @property
    def foreign(self) -> bool:
        """Return whether this build can't repeat the game's moves: it began with other rules, or another script."""
        return self.phase == "playing" and (self.rules_version != RULES_VERSION or self.other_script)

    # -- what would happen ---------------------------------------------------------

    def attempt(self, entry: AnyEntry, move: Move | None = None) -> StepOutcome:
        """Return what an entry would do.  `move` is the move of a `Moved` entry, if it is known.  Raises RuleError."""
        match entry:
            case entries.GameDealt():
                return StepOutcome(entry, self.deal(), [])
            case entries.LessonBegun():
                return StepOutcome(entry, lesson_named(entry.lesson).start(), [])
            case entries.Moved():
                game = self.copy()
                apply(game, entry.seat, entry.question, move or read_move(entry.move, game), self.chance())
                return StepOutcome(entry, game, game.log or [])
            case entries.Branched() if entry.rules == RULES_VERSION:
                rules, closed = rules_of(entry.settings, len(entry.players)), entry.closed
                moves = [(one.question, one.seat, one.move, one.seconds) for one in entry.moves]
                back = rewound(rules, luck_of(entry), moves, lambda _: closed)
                return StepOutcome(entry, back.game, back.events, back)
            case entries.TakenBack() if self.rules_version == RULES_VERSION:
                assert self.game is not None
                question, kept = entry.question, self.moves_before(entry)
                back = rewound(self.game.rules, self.chance(), kept, lambda last: last != question)
                return StepOutcome(entry, back.game, back.events, back)
            case entries.WindowEnded():
                game = self.copy()
                if game.question != entry.question or not is_window(game.asking):
                    raise StaleAnswer("question-is-closed", {"question": entry.question, "open": game.question})
                passing = PASSING[game.asking]
                for seat in asked(game):
                    apply(game, seat, entry.question, passing, self.chance())
                return StepOutcome(entry, game, game.log or [])
            case _:
                return StepOutcome(entry, None, [])

    def deal(self) -> State:
        luck = SealedChance(self.secret, tuple(chair.contribution or b"" for chair in self.chairs))
        settings = self.settings
        if self.first is not None:
            settings = replace(settings, options=replace(settings.options, first=self.first + 1))
        return deal(rules_of(settings, len(self.chairs)), luck)

    def copy(self) -> State:
        assert self.game is not None
        game = self.game.copy()
        game.log = []
        return game

    def chance(self) -> Chance:
        assert self.luck is not None
        return self.luck

    # -- applying it ---------------------------------------------------------------

    def take(self, outcome: StepOutcome, at: float) -> list[Stream]:
        """Apply a stored entry; return the streams of the viewers that get an update."""
        entry = outcome.entry
        self.entries += 1
        # Look it up before the change, which may remove open seats and renumber the others.
        asker = None if entry.by is None else self.chairs[entry.by]
        if self.settings.public and isinstance(entry, ACTIONS):
            seats = [(chair.devices > 0, chair.driven, chair.gone, chair.sits_out) for chair in self.chairs]
            self.before = Before(self.game, len(self.events), seats, self.only_bots())
        self.change(entry, at)
        if outcome.game is not None:
            outcome.game.log = None
            self.game = outcome.game
            self.passed.clear()
        first = len(self.events)
        self.events += outcome.events
        self.league.see(outcome.events)
        if isinstance(entry, (entries.GameDealt, entries.LessonBegun)) and self.game is not None:
            self.seats = [Seat(self.game, seat) for seat in range(self.game.players)]
            self.last_game.began(self.game, self.chairs)
        elif outcome.rewound is not None:
            self.seats = outcome.rewound.seats
            self.last_game.began(outcome.rewound.dealt, self.chairs)
        if isinstance(entry, entries.Moved):
            self.stand_in(entry, outcome.events, first)
        self.learn()
        if self.game is not None and self.phase == "playing" and self.game.asking == Ask.OVER:
            self.end(self.game)
            self.ended = at
        streams = self.streams_for(entry)
        for stream in streams:
            stream.add(first, len(self.events))
        if entry.id and asker is not None:
            asker.remember(entry.id, asker.stream.number, entry)
        if isinstance(entry, entries.Moved):
            chair = self.chairs[entry.seat]
            chair.remember_answer(entry.question, entry.move, chair.stream.number)
        return streams

    def end(self, game: State) -> None:
        """End the game: count who won, unless they gave it up before."""
        self.phase = "over"
        places = standings(game)
        self.last_game.ended(places, self.chairs)
        winner = self.chairs[places[0]]
        if not winner.gone and self.lesson is None and not self.practice:
            self.wins[winner.name] = self.wins.get(winner.name, 0) + 1
        for chair in self.chairs:
            chair.agreed = False

    def stand_in(self, entry: entries.Moved, events: list[Event], first: int) -> None:
        """Note what a bot or the clock does for a person who is away; the person's own next move ends the list."""
        chair = self.chairs[entry.seat]
        if entry.decided == "person":
            chair.stood_in = []
        elif chair.returns:
            for index, event in enumerate(events, first):
                if isinstance(event, TOLD) and (event.giver if isinstance(event, Gave) else event.seat) == entry.seat:
                    chair.stood_in.append(index)

    # -- letting a window pass, which the other players must not notice (N7, B2) --------

    def let_pass(self, seat: int, question: int, move: Move) -> None:
        """Note that a seat lets the open window pass; raise a RuleError if it may not."""
        assert self.game is not None
        check(self.game, seat, question, move)
        self.passed.add(seat)

    def awaited(self, game: State) -> list[int]:
        """Return the seats whose answer the open question waits for."""
        return [seat for seat in asked(game) if seat not in self.passed]

    def learn(self) -> None:
        """Show every seat the new events.  If a seat's knowledge breaks down, it starts again from the view."""
        for seat in self.seats:
            try:
                seat.see(self.events)
            except Exception:
                assert self.game is not None
                self.seats[seat.number] = fresh = Seat(self.game, seat.number)
                fresh.events_seen = len(self.events)
                self.forgotten += 1

    def only_bots(self) -> bool:
        """Return whether all people are out of the game or have given it up."""
        game = self.game
        return (
            game is not None
            and self.phase == "playing"
            and not any(chair.returns and game.is_alive(seat) for seat, chair in enumerate(self.chairs))
        )

    def streams_for(self, entry: AnyEntry) -> list[Stream]:
        """Return the streams that get an update.  Earlier versions stored passes, which only the passer saw (N7)."""
        if isinstance(entry, entries.Moved) and entry.move == WORD_FOR_PASS:
            closed = self.game is None or self.game.question != entry.question
            return self.all_streams() if closed else [self.chairs[entry.seat].stream]
        if isinstance(entry, (entries.Contributed, entries.DeviceAdded)):
            return [self.chairs[entry.seat].stream]
        if isinstance(entry, entries.Predicted):
            return []  # no number, as for a pass: it's stored later than it is sent to the ghost
        if self.late and not isinstance(entry, ACTIONS):
            return [chair.stream for chair in self.chairs]
        return self.all_streams()

    def all_streams(self) -> list[Stream]:
        return [*[chair.stream for chair in (*self.chairs, *self.queue)], self.watchers]

    def change(self, entry: AnyEntry, at: float) -> None:
        if isinstance(entry, (entries.Moved, entries.WindowEnded)):  # as nearly all are
            if isinstance(entry, entries.Moved) and entry.move != WORD_FOR_PASS:
                self.moves.append(self.recorded(entry, at))
            return
        match entry:
            case entries.Opened():
                self.open(entry)
                self.waiting_since = at
            case entries.Branched():
                self.branch(entry, at)
            case entries.Joined():
                if not any(chair.keyed for chair in self.chairs):
                    self.waiting_since = at
                self.sit(entry.seat, SeatAtTable("person", entry.name, entry.avatar, token=entry.token))
                if entry.first_game:
                    self.slow_down()
            case entries.TakenBack():
                self.take_back(entry, at)
            case entries.CoachAllowed():
                self.chairs[entry.seat].allows_coach = entry.allowed
            case entries.Agreed():
                self.chairs[entry.seat].agreed = self.phase in ("lobby", "over")
                self.chairs[entry.seat].sits_out = False
            case entries.Queued():
                self.enqueue(entry)
            case entries.Unqueued():
                del self.queue[entry.place]
            case entries.DeviceAdded():
                self.chairs[entry.seat].tokens.add(entry.token)
            case entries.BotSeated():
                self.seat_bot(entry.seat, entry.bot, self.free_avatar())
            case entries.Freed():
                self.sit(entry.seat, SeatAtTable())
            case entries.Configured():
                self.clear_away()
                self.open_seats = 0
                self.settings = entry.settings
                self.resize(entry.seats)
            case entries.HostChanged():
                self.host = entry.seat
            case entries.Gone():
                self.chairs[entry.seat].gone = True
                if entry.why != "conceded":
                    self.chairs[entry.seat].tokens.clear()
            case entries.Sealed():
                self.seal(entry)
            case entries.Contributed():
                self.chairs[entry.seat].contribution = entry.given
            case entries.Predicted():
                target = None if entry.target is None else entry.target + 1
                self.league.predict(entry.seat, GhostPrediction(entry.what, target, entry.points))
            case entries.GameDealt():
                self.contributions = tuple(chair.contribution or b"" for chair in self.chairs)
                self.begin(SealedChance(self.secret, self.contributions), entry.rules, at)
            case entries.LessonBegun():
                self.clear_away()
                self.games += 1
                lesson = self.lesson = lesson_named(entry.lesson)
                self.other_script = entry.script != lesson.digest
                self.begin(lesson.chance(), entry.rules, at)

    def begin(self, luck: Chance, rules: int, at: float) -> None:
        """Begin the game for the players who sit here now."""
        self.luck = luck
        for chair in self.chairs:
            chair.dealt = True
        self.players = [PlayerInfo(chair.name, chair.avatar) for chair in self.chairs]
        self.began = at
        self.rules_version = rules
        self.phase = "playing"

    def open(self, entry: entries.Opened) -> None:
        self.settings = entry.settings
        self.faces = entry.faces or self.faces
        self.chairs = [SeatAtTable() for _ in entry.seats]
        self.host = entry.seats.index("open")
        self.chairs[self.host] = SeatAtTable("person", entry.name, entry.avatar, token=entry.token)
        for seat, plan in enumerate(entry.seats):
            if plan != "open":
                self.seat_bot(seat, plan, self.free_avatar())

    def slow_down(self) -> None:
        """Relax the pace for a player's first game, once, unless the host has chosen another than the usual one."""
        usual = self.settings.pace == "normal" and self.settings.timers.nope is None
        if usual and not self.slowed and self.games == 0:
            self.slowed = True
            self.settings = replace(self.settings, pace="relaxed")

    def branch(self, entry: entries.Branched, at: float) -> None:
        """Sit down in the middle of a recorded game: everybody keeps their name, and bots play for the others."""
        self.settings = entry.settings
        self.chairs = [SeatAtTable("bot", one.name, one.avatar, entry.bot) for one in entry.players]
        person = entry.players[entry.seat]
        self.chairs[entry.seat] = SeatAtTable("person", person.name, person.avatar, token=entry.token)
        self.host = entry.seat
        self.secret = entry.secret
        self.contributions = tuple(entry.contributions)
        for chair, given in zip(self.chairs, entry.contributions, strict=False):
            chair.contribution = given
        self.moves = [(one.question, one.seat, one.move, one.seconds) for one in entry.moves]
        self.games = 1
        self.practice = True
        self.begin(luck_of(entry), entry.rules, at - (entry.moves[-1].seconds if entry.moves else 0.0))

    def take_back(self, entry: entries.TakenBack, at: float) -> None:
        """Begin another game before a player's last move, with the same luck: it's for practice."""
        luck, secret, contributions, rules = self.chance(), self.secret, self.contributions, self.rules_version
        moves = self.moves_before(entry)
        self.clear_away()
        self.secret, self.contributions, self.moves = secret, contributions, moves
        for chair, given in zip(self.chairs, contributions, strict=False):
            chair.contribution = given
        self.games += 1
        self.practice = True
        self.begin(luck, rules, at - (moves[-1][3] if moves else 0.0))

    def moves_before(self, entry: entries.TakenBack) -> list[tuple[int, int, str, float]]:
        """Return the moves of the game before the one that is taken back."""
        at = next(at for at, move in enumerate(self.moves) if move[:2] == (entry.question, entry.seat))
        return self.moves[:at]

    def seat_bot(self, seat: int, bot: str, avatar: int) -> None:
        self.sit(seat, SeatAtTable("bot", self.free_name(CAST[avatar]), avatar, bot))

    def sit(self, seat: int, chair: SeatAtTable) -> None:
        self.last_game.replace(self.chairs[seat], chair)
        self.chairs[seat] = chair

    def enqueue(self, entry: entries.Queued) -> None:
        chair = SeatAtTable("person", entry.name, entry.avatar, token=entry.token)
        if entry.place is not None:
            chair = self.queue.pop(entry.place)
            chair.sits_out = False
        self.queue.append(chair)

    def resize(self, seats: int) -> None:
        """Add or remove open seats at the end; the players keep their order."""
        host = self.chairs[self.host]
        while len(self.chairs) > seats and any(chair.player == "open" for chair in self.chairs):
            last = max(seat for seat, chair in enumerate(self.chairs) if chair.player == "open")
            del self.chairs[last]
        while len(self.chairs) < seats:
            self.chairs.append(SeatAtTable())
        self.host = self.chairs.index(host)

    def seal(self, entry: entries.Sealed) -> None:
        """Begin a game: seat who asked for it, leave open seats out, and keep the secret."""
        host = self.chairs[self.host]
        self.chairs = self.all_chairs()
        sitting_out = [self.chairs[seat] for seat in entry.sit_out]
        coming = [(self.queue[place], seat) for place, seat in entry.seated]
        losing = [self.chairs[seat] for seat in entry.removed]
        for seat in entry.removed:
            self.chairs[seat] = SeatAtTable()
        for chair, seat in coming:
            self.sit(seat, chair)
        newcomers = [chair for chair, _ in coming]
        self.queue = [chair for chair in self.queue if chair not in newcomers] + losing
        self.settings = self.settings_at_start()
        seats = len(self.chairs)
        self.chairs = [chair for chair in self.chairs if chair.player != "open"]
        self.open_seats = seats - len(self.chairs)
        self.host = self.chairs.index(host) if host in self.chairs else 0
        self.clear_away()
        for chair in sitting_out + losing:
            chair.sits_out = True
        self.first = entry.first
        self.deal_name = entry.deal
        self.sealed_until = entry.sealed_until
        self.secret = entry.secret
        self.practice = False
        self.games += 1
        self.phase = "sealing"

    def settings_at_start(self) -> Settings:
        """Return the settings with the first player's number as it is without the open seats (V3)."""
        first = self.settings.options.first
        if first is None:
            return self.settings
        taken = [seat for seat, chair in enumerate(self.chairs, 1) if chair.player != "open"]
        moved = taken.index(first) + 1 if first in taken else None
        return replace(self.settings, options=replace(self.settings.options, first=moved))

    def recorded(self, entry: entries.Moved, at: float) -> tuple[int, int, str, float]:
        earlier = self.moves[-1][3] if self.moves else 0.0
        return (entry.question, entry.seat, entry.move, max(earlier, round(at - self.began, 3)))

    # -- queries -------------------------------------------------------------------

    @property
    def late(self) -> bool:
        """Return whether spectators see the table as it was before the last action."""
        return self.settings.public and self.phase == "playing"

    @property
    def counts_down(self) -> bool:
        """Return whether the clock starts the first game: people are at a public table."""
        return self.settings.public and self.phase == "lobby" and any(chair.keyed for chair in self.chairs)

    @property
    def people(self) -> list[SeatAtTable]:
        """Return the seats of the people who have one."""
        return [chair for chair in self.chairs if chair.keyed]

    @property
    def coaches(self) -> bool:
        """Return whether players can ask the coach."""
        people = self.people
        allowed = len(people) == 1 or all(chair.allows_coach for chair in people)
        rivals = self.settings.public or bool(self.deal_name)
        return self.has_coach and self.settings.coach and self.lesson is None and allowed and not rivals

    @property
    def open_seat(self) -> int | None:
        return next((seat for seat, chair in enumerate(self.chairs) if chair.player == "open"), None)

    def lesson_step(self, seat: int) -> LessonStep | None:
        """Return the step of the lesson that waits for this seat's player."""
        if self.lesson is None or self.game is None or seat != LEARNER or seat in self.passed:
            return None
        return self.lesson.steps.get(self.game.question)

    def all_chairs(self) -> list[SeatAtTable]:
        """Return the seats with the open ones that the last game left out."""
        return [*self.chairs, *(SeatAtTable() for _ in range(self.open_seats))]

    def next_lineup(self) -> Lineup:
        """Return who plays if the next game begins now; raise a RuleError if they can't."""
        remove = self.settings.absentees == "remove"
        found = lineup(self.all_chairs(), self.queue, self.phase == "over", remove, self.deck_fits)
        self.check_deck(found.players)
        return found

    def next_first(self, found: Lineup) -> int | None:
        """Return the seat that begins the next game, of those that are dealt cards; None to draw lots."""
        before = self.all_chairs()
        chairs = list(before)
        for seat in found.removed:
            chairs[seat] = SeatAtTable()
        for place, seat in found.seated:
            chairs[seat] = self.queue[place]
        taken_over = dict(zip(before, chairs, strict=True))
        if self.settings.options.first is not None:
            return None  # always this one
        playing = [chair for chair in chairs if chair.player != "open"]
        return self.last_game.first(self.settings.starter, playing, taken_over)

    def check_deck(self, players: int) -> None:
        """Raise a RuleError if this many can't play with these settings."""
        rules_of(replace(self.settings, options=replace(self.settings.options, first=None)), players)

    def deck_fits(self, players: int) -> bool:
        try:
            self.check_deck(players)
        except RuleError:
            return False
        return True

    def is_ghost(self, seat: int) -> bool:
        """Return whether a person sits here who exploded, and has not given the game up before."""
        chair, game = self.chairs[seat], self.game
        return game is not None and chair.dealt and chair.returns and not game.is_alive(seat)

    def free_avatar(self, wanted: int | None = None) -> int:
        """Return the wanted avatar if it is free, else the first free one."""
        taken = {chair.avatar for chair in (*self.chairs, *self.queue) if chair.player != "open"}
        if wanted is not None and wanted not in taken:
            return wanted
        # With a long queue none may be free; then two people share one.
        return next((avatar for avatar in self.faces if avatar not in taken), self.faces[0])

    def free_name(self, wanted: str) -> str:
        """Return the wanted name, with a number if another player has it."""
        taken = {chair.name.casefold() for chair in (*self.chairs, *self.queue) if chair.player != "open"}
        name, number = wanted, 1
        while name.casefold() in taken:
            number += 1
            name = f"{wanted[: LONGEST_NAME - 3].rstrip()} {number}"
        return name

    def seat_with(self, token: str) -> int | None:
        """Return the seat with this token's hash."""
        return next((seat for seat, chair in enumerate(self.chairs) if token in chair.tokens), None)

    def chair_with(self, token: str) -> SeatAtTable | None:
        """Return whose token this is: at a seat, or in the queue."""
        return next((chair for chair in (*self.chairs, *self.queue) if token in chair.tokens), None)

    def seat_of(self, chair: SeatAtTable | None) -> int | None:
        """Return the seat; None for spectators and for the queue."""
        return self.chairs.index(chair) if chair in self.chairs else None

    def record(self, outcome: StepOutcome, at: float) -> str | None:
        """Return the record of the game if this step ends it; a lesson has none."""
        entry = outcome.entry
        luck = self.luck
        if outcome.game is None or outcome.game.asking != Ask.OVER or not isinstance(luck, SealedChance | SeededChance):
            return None
        moves = list(self.moves)
        if isinstance(entry, entries.Moved) and entry.move != WORD_FOR_PASS:
            moves.append(self.recorded(entry, at))
        players = [
            Player(chair.name or chair.bot, "bot" if chair.player == "bot" else "person") for chair in self.chairs
        ]
        return write_record(
            outcome.game.rules,
            luck.seed if isinstance(luck, SeededChance) else luck,
            players,
            datetime.fromtimestamp(self.began, UTC),
            moves,
            standings(outcome.game),
            rules_version=self.rules_version,
        )
