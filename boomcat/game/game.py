"""One game, with everything that belongs to it: its moment, its luck, and what has happened so far."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from boomcat.bots.bot import Bot
from boomcat.core.cards import Card, cards_of
from boomcat.core.chance import Chance, PlayerRng, SeededChance, rng_at
from boomcat.core.course import Course
from boomcat.core.deal import deal
from boomcat.core.edition import Edition
from boomcat.core.errors import MalformedInput, RuleError
from boomcat.core.events import Event
from boomcat.core.hand import Hand
from boomcat.core.legal import legal_moves
from boomcat.core.moves import Move
from boomcat.core.question import QUESTION_KINDS, QuestionKind, is_window
from boomcat.core.referee import check, standings
from boomcat.core.rules import Options, Rules, rules_for
from boomcat.core.state import NO_SEAT, State
from boomcat.game.arguments import (
    Seed,
    asked_seat,
    chance_from,
    check_flags,
    edition_from,
    first_from,
    may_do,
    move_from,
    refused,
    seat_from,
    whole,
)
from boomcat.knowledge.knowledge import Knowledge
from boomcat.notation import read_position, write_position
from boomcat.views.redact import redact
from boomcat.views.view import View

if TYPE_CHECKING:
    from boomcat.game.seat_knowledge import SeatKnowledge
    from boomcat.records import Player

#: Who decides: the name of a bot or of a program, a class, a function that makes a bot, or a bot.
BotLike: TypeAlias = str | PathLike[str] | type[Bot] | Callable[..., Bot] | Bot

#: How many players there are if nothing is said, where the edition allows it.
USUAL_PLAYERS = 4
#: For how many seconds a bot may think about a move of a playout.
BOT_SECONDS = 60.0


class Game(Course):
    """A game: who is asked, what they may do, what happens, and what has happened so far.

    >>> game = Game("original", players=3, seed=7)
    >>> game.asked
    [2]
    >>> for event in game.push("draw"):
    ...     print(event)
    Player 3 draws a Cattermelon.
    It’s player 1’s turn.

    Seats count from 0, as everything does in Python.  In texts, which people read, players count from 1:
    `push("favor 3")` asks a favor of seat 2, and "Player 3" is seat 2.

    `edition` is the name of an edition or the beginning of one, or a recipe such as "original see5=3 imploding=1".
    Without `players` there are four, or as many as the edition allows.  `seed` is an int, a `random.Random` or a
    `Chance`; without one every game is different, and `game.seed` says which seed it was.  `first` is the seat that
    starts, by lot if None; the other options are those of `Options`.

    A game knows everything: all hands, the draw pile, and by its seed the luck to come.  `view` and `knowledge` show
    what one seat may see, and what follows from it.  `state` is the raw state that the rules work on: read it freely,
    but change it only through `push`, or the game won't know how it got there.
    """

    __slots__ = ("_base", "_events", "_known", "_memory", "_opening", "_players")

    __hash__ = None  # type: ignore[assignment]

    def __init__(
        self,
        edition: str | Edition = "original",
        players: int | None = None,
        seed: Seed = None,
        *,
        combos: str = "special",
        quick: bool = False,
        first: int | None = None,
        five_different: bool = False,
        stacking: bool = True,
        remove_dead_hands: bool = False,
    ) -> None:
        kind = edition_from(edition)
        size = min(max(USUAL_PLAYERS, kind.fewest), kind.most) if players is None else whole("players", players)
        starts = first_from(first, size)
        chance = chance_from(seed)
        check_flags(quick=quick, five_different=five_different, stacking=stacking, remove_dead_hands=remove_dead_hands)
        options = Options(combos, quick, starts, five_different, stacking, remove_dead_hands)
        self._begin(deal(rules_for(kind, size, options), chance), chance)

    def _begin(
        self, state: State, chance: Chance, opening: State | None = None, memory: Knowledge | None = None
    ) -> None:
        super().__init__(state, chance, rng_beside(chance))
        #: The state before the first event; None if that is the deal.
        self._opening = opening
        #: The state before the first move, and the number of events until then, if that isn't the opening.
        self._base: tuple[State, int] | None = None
        self._events: list[Event] = []
        #: What one seat knew before the first event, if that is more than the opening shows.
        self._memory = memory
        #: By seat: what follows from this many events.
        self._known: dict[int, tuple[Knowledge, int]] = {}
        self._players: tuple[Player, ...] = ()
        state.log = self._events

    # -- other beginnings ------------------------------------------------------------

    @classmethod
    def read(cls, text: str, seed: Seed = None) -> Game:
        """Return the game at a position in the notation: what `str(game)` is.

        >>> game = Game.read("original; 1: skip; 2: nope; pile: kitten see")
        >>> [str(move) for move in game.legal_moves()]
        ['draw', 'skip']

        What players have seen before isn't part of a position: their knowledge begins here.
        """
        if not isinstance(text, str):
            raise TypeError(f"a position is text such as 'original; 1: skip; 2: -; pile: kitten', not {text!r}")
        return cls.from_state(read_position(text), seed)

    @classmethod
    def from_state(cls, state: State, seed: Seed = None) -> Game:
        """Return a game that begins at a copy of this state."""
        if not isinstance(state, State):
            raise TypeError(f"state must be a State, not {state!r}; Game.read reads text")
        return cls._at(state.copy(), chance_from(seed))

    @classmethod
    def _at(cls, state: State, chance: Chance, memory: Knowledge | None = None) -> Game:
        game = cls.__new__(cls)
        game._begin(state, chance, state.copy(), memory)
        return game

    @classmethod
    def load(cls, path: str | PathLike[str], at: int | None = None) -> Game:
        """Return the game in a file: a record, at its end or after the first `at` of its moves, or a position.

        Records leave out who let a window pass: in a game that was saved before the next move, it is open again.
        """
        from boomcat.game.files import load

        return load(cls, Path(path), at)

    def save(self, path: str | PathLike[str], names: Sequence[str] = ()) -> None:
        """Write the record of the game, finished or not, for `Game.load`, `boomcat verify` and `boomcat replay`.

        A record is a deal and the moves since.  Raises ValueError for a game that wasn't dealt from a seed.  One that
        began at a position can be kept as text: write `str(game)` into a file, and `Game.load` reads it.
        """
        from boomcat.game.files import save

        save(self, Path(path), names)

    def copy(self, seed: Seed = None) -> Game:
        """Return an independent copy, with the same luck to come; with a seed, other luck from here on."""
        twin = restored(type(self), self._kept())
        if seed is not None:
            twin._opening = self._opened()
            twin._base = (self.state.copy(), len(self._events))
            twin._moves = []
            twin.chance = chance_from(seed)
            twin._rng = rng_beside(twin.chance)
        return twin

    def __deepcopy__(self, memo: object) -> Game:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return (restored, (type(self), self._kept()))

    def _kept(self) -> tuple[Any, ...]:
        events, moves = self._events[:], self._moves[:]
        rng = self._rng.state()
        beginning = (self._opening, self._memory, self._base)
        return (self.state.copy(), self.chance, rng, beginning, events, moves, self._players)

    def __eq__(self, other: object) -> bool:
        """Return whether both are at the same moment, with the same luck to come."""
        if not isinstance(other, Game):
            return NotImplemented
        return self.state == other.state and self.chance == other.chance

    def __repr__(self) -> str:
        rules = self.state.rules
        table = f"{rules.edition.key}, {rules.players} players"
        if self.over:
            return f"<Game {table}, won by seat {self.winner}>"
        seats = self.asked
        who = f"seat {seats[0]}" if len(seats) == 1 else f"seats {', '.join(map(str, seats))}"
        return f"<Game {table}, {len(self.state.draw_pile)} cards to draw, {who} asked: {self.question}>"

    def __str__(self) -> str:
        return write_position(self.state)

    # -- the table -------------------------------------------------------------------

    @property
    def seed(self) -> int | None:
        """The number that the luck of the cards comes from, or None if it comes from another source."""
        return self.chance.seed if isinstance(self.chance, SeededChance) else None

    @property
    def rules(self) -> Rules:
        """The edition, the number of players and the options."""
        return self.state.rules

    @property
    def edition(self) -> Edition:
        """The edition, or the recipe."""
        return self.state.rules.edition

    @property
    def players(self) -> int:
        """The number of players, with those who are out."""
        return self.state.players

    @property
    def alive(self) -> list[int]:
        """The seats that are still in the game."""
        return [seat for seat in range(self.state.players) if (self.state.alive >> seat) & 1]

    @property
    def turn(self) -> int:
        """The seat whose turn it is; when the game is over, the winner's."""
        return self.state.current

    @property
    def question(self) -> QuestionKind:
        """Return the kind of the open question, such as `QuestionKind.TURN` or `QuestionKind.NOPE`."""
        return QUESTION_KINDS[self.state.asking]

    @property
    def winner(self) -> int | None:
        """The seat that has won, or None while the game is running."""
        return self.state.current if self.over else None

    @property
    def standings(self) -> list[int]:
        """The seats from the winner to the first who exploded; empty while the game is running."""
        return standings(self.state)

    def hand(self, seat: int) -> Hand:
        """Return a copy of the cards in this seat's hand."""
        return self.state.hands[self._seat(seat)].copy()

    @property
    def draw_pile(self) -> list[Card]:
        """The cards of the draw pile, the top one first."""
        return cards_of(self.state.draw_pile[::-1])

    @property
    def discards(self) -> list[Card]:
        """The cards of the discard pile, the top one first."""
        return cards_of(self.state.discards[::-1])

    @property
    def moves(self) -> list[tuple[int, Move]]:
        """The moves so far, each with the seat that made it."""
        return [(seat, move) for _, seat, move in self._moves]

    @property
    def events(self) -> list[Event]:
        """All that has happened so far, including hidden cards: `redact` shows what a seat sees."""
        return self._events[:]

    # -- deciding --------------------------------------------------------------------

    def _seat(self, seat: int | None) -> int:
        """The seat that is meant: without one, the first that is asked."""
        if seat is None:
            return self.state.decider
        return seat_from(seat, self.state.players)

    def legal_moves(self, seat: int | None = None) -> list[Move]:
        """Return what this seat may do now: nothing if it isn't asked.  Without a seat, the first one that is asked.

        >>> game = Game.read("original; 1: 3*skip; 2: nope; pile: kitten see")
        >>> [str(move) for move in game.legal_moves(0)][:3]
        ['draw', 'skip', 'pair skip 2']
        """
        return legal_moves(self.state, self._seat(seat))

    def is_legal(self, move: Move | str, seat: int | None = None) -> bool:
        """Return whether this seat may do that now.  Without a seat: whether any seat that is asked may."""
        read = move_from(move, self.state)
        seats = self.asked if seat is None else [self._seat(seat)]
        return any(self._may(one, read) for one in seats)

    def _may(self, seat: int, move: Move) -> bool:
        try:
            check(self.state, seat, self.state.question, move)
        except RuleError:
            return False
        return True

    # Compiled; here for those who read `help(Game)`, and with types for those who check them.
    over = Course.over
    asked = Course.asked
    if TYPE_CHECKING:

        def random_move(self, seat: int | None = None) -> Move: ...

        def push(self, move: Move | str, seat: int | None = None) -> list[Event]: ...
    else:
        random_move = Course.random_move
        push = Course.push

    def _asked_seat(self, seat: int | None) -> int:
        return asked_seat(self.state, self._seat(seat))

    def _push(self, move: Move | str, seat: int | None) -> list[Event]:
        state = self.state
        try:
            read = move_from(move, state)
        except MalformedInput as error:
            error.words = f"{error}{may_do(state, self._seat(seat))}"
            raise
        number = self._seat(seat)
        try:
            check(state, number, state.question, read)
        except RuleError as error:
            if seat is None and is_window(state.asking):
                for other in self.asked:
                    if self._may(other, read):
                        return self._make(other, read)
            raise refused(error, state, number, move) from None
        return self._make(number, read)

    def pop(self) -> Move:
        """Take back the last move, and return it.  Raises IndexError if there is none."""
        if not self._moves:
            raise IndexError("no move to take back")
        *_, move = self._moves.pop()
        self._replay()
        return move

    def _replay(self) -> None:
        """Play all moves again, from where they begin."""
        if self._base is None:
            self.state, self._events = self._opened(), []
        else:
            self.state, self._events = self._base[0].copy(), self._events[: self._base[1]]
        self._known = {}
        self.state.log = self._events
        moves, self._moves = self._moves, []
        for _, seat, move in moves:
            self._make(seat, move)

    def _opened(self) -> State:
        """The state before the first event."""
        return deal(self.state.rules, self.chance) if self._opening is None else self._opening.copy()

    def playout(self, bots: BotLike | Sequence[BotLike | None] | None = None, *, seconds: float = BOT_SECONDS) -> Game:
        """Play to the end, and return the game itself.

        Without bots all moves are random.  One bot plays all seats: a name makes a new bot for each of them, a class as
        well, and a bot that was made before decides for all.  A list has one for each seat, None for random moves.
        Raises BotFailed if a bot raises, takes longer than `seconds`, or returns something that isn't a legal move.
        """
        if bots is None:
            self._play_out()
        else:
            from boomcat.game.contest import play_out

            play_out(self, bots, seconds)
        return self

    # -- what one seat may know --------------------------------------------------------

    def view(self, seat: int) -> View:
        """Return what this seat sees of the table; NO_SEAT is a spectator."""
        return View(self.state, NO_SEAT if seat == NO_SEAT else self._seat(seat))

    def knowledge(self, seat: int) -> SeatKnowledge:
        """Return what follows from all that this seat has seen: odds, certainties, and re-deals of all it can't see.

        It is about this moment: ask again when the game has gone on.
        """
        from boomcat.game.seat_knowledge import SeatKnowledge

        number = self._seat(seat)
        return SeatKnowledge(View(self.state, number), self._knows(number).copy())

    def _knows(self, seat: int) -> Knowledge:
        """Return the seat's knowledge, worked out on demand, and only once."""
        if seat in self._known:
            knowledge, seen = self._known[seat]
        elif self._memory is not None and self._memory.seat == seat:
            knowledge, seen = self._memory.copy(), 0
        else:
            knowledge, seen = Knowledge(View(self._opened(), seat)), 0
        for event in self._events[seen:]:
            knowledge.see(redact(event, seat))
        self._known[seat] = (knowledge, len(self._events))
        return knowledge


def restored(kind: type[Game], kept: tuple[Any, ...]) -> Game:
    """A game of which this was kept."""
    state, chance, rng, beginning, events, moves, players = kept
    game = kind.__new__(kind)
    game._begin(state, chance)
    game._rng = rng_at(*rng)
    game._opening, game._memory, game._base = beginning
    game._events, game._moves, game._players = events, moves, players
    state.log = events
    return game


def rng_beside(chance: Chance) -> PlayerRng:
    """Return the generator for the decisions in a game with this luck."""
    return PlayerRng(chance.seed if isinstance(chance, SeededChance) else 0)
