"""The course of a game: a state with its luck, and every move so far.

Here is what `boomcat.Game` does in its tightest loops, compiled.  Everything else goes to the methods that
`Game` overrides, which find out what the caller meant.
"""

from __future__ import annotations

from typing import Any, cast

from mypy_extensions import mypyc_attr

from boomcat.core.chance import Chance, PlayerRng
from boomcat.core.errors import RuleError
from boomcat.core.events import BaseEvent, Event
from boomcat.core.moves import Move
from boomcat.core.policies import random_move as any_move
from boomcat.core.question import Ask
from boomcat.core.referee import asked as seats_asked
from boomcat.core.referee import check
from boomcat.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Course:
    """A state that records what happens, the luck of the cards, that of random moves, and the moves so far."""

    def __init__(self, state: State, chance: Chance, rng: PlayerRng) -> None:
        self.state = state
        self.chance = chance
        self._rng = rng
        #: The number of the question, the seat and the move.
        self._moves: list[tuple[int, int, Move]] = []

    @property
    def over(self) -> bool:
        """Return whether a player has won."""
        return self.state.asking == Ask.OVER

    @property
    def asked(self) -> list[int]:
        """The seats that have to decide now, the first one first: several in a Nope window, none when it's over."""
        return seats_asked(self.state)

    def random_move(self, seat: Any = None) -> Move:
        """Return a random legal move of this seat, or of the first one that is asked.

        It draws in half of all turns, Nopes with one Nope in four, and never refuses a Defuse.
        """
        state = self.state
        if state.asking != Ask.OVER and (seat is None or (isinstance(seat, int) and seat == state.decider)):
            return any_move(state, state.decider, self._rng)
        return any_move(state, self._asked_seat(seat), self._rng)

    def push(self, move: Any, seat: Any = None) -> list[Event]:
        """Make a move, and return what happened.

        >>> game = Game.read("original; 1: skip; 2: nope; pile: kitten see")
        >>> for event in game.push("skip"):
        ...     print(event)
        Player 1 plays a Skip.

        `move` is a move or its text.  `seat` says whose move it is.  Without it, it is the first seat that is asked; in
        a Nope window, where several are asked, the first of them that may make this move.  Raises IllegalMove for a
        move that isn't allowed now, and MalformedInput for text that isn't a move; then nothing has changed.
        """
        if isinstance(move, Move) and (seat is None or isinstance(seat, int)):
            state = self.state
            number: int = state.decider if seat is None else seat
            try:
                check(state, number, state.question, move)
            except RuleError:
                return self._push(move, seat)
            return make(self, number, move)
        return self._push(move, seat)

    def _make(self, seat: int, move: Move) -> list[Event]:
        """Make a move that was checked."""
        return make(self, seat, move)

    def _play_out(self) -> None:
        """Make random moves until the game is over."""
        while self.state.asking != Ask.OVER:
            seat = self.state.decider
            make(self, seat, any_move(self.state, seat, self._rng))

    # -- what `Game` knows more about ----------------------------------------------

    def _push(self, move: Any, seat: Any) -> list[Event]:
        """Make the move that the caller means, if it is legal."""
        raise NotImplementedError

    def _asked_seat(self, seat: Any) -> int:
        """Return the seat that the caller means, if it is asked."""
        raise NotImplementedError

    def _replay(self) -> None:
        """Play all moves again, from where they begin."""
        raise NotImplementedError


def make(course: Course, seat: int, move: Move) -> list[Event]:
    """Make a move that was checked.  The events know their edition, so that there are words for their cards.

    A function, because a method that a subclass might override in Python is looked up there by its name.
    """
    state = course.state
    events = state.events
    before = len(events)
    question = state.question
    state.decider = seat
    try:
        move.apply(state, course.chance)
    except BaseException:
        # A source of luck that fails leaves the move half done.
        course._replay()
        raise
    course._moves.append((question, seat, move))
    happened = events[before:]
    edition = state.rules.edition
    # As what they have in common: compiled, to set an attribute of one out of many classes asks for each of them.
    for event in cast("list[BaseEvent]", happened):
        event.edition = edition
    return happened
