"""Plays a recorded game again, and tells what its players knew, and what its luck decided."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from boomcat.bots.seat import Seat
from boomcat.core.answers import Blind
from boomcat.core.chance import Chance
from boomcat.core.deal import deal
from boomcat.core.errors import IllegalMove
from boomcat.core.events import Added, Discarded, Event, Handed, Marked, Played, Shuffled, Stole, TowerTaken, WentOff
from boomcat.core.legal import legal_moves
from boomcat.core.move_pool import PASSES, PASSING
from boomcat.core.moves import Move
from boomcat.core.question import Ask, is_window
from boomcat.core.referee import apply, asked, check, standings
from boomcat.core.rules import BY_LOT
from boomcat.core.state import NO_SEAT, State
from boomcat.knowledge.knowledge import Knowledge
from boomcat.notation import read_move, write_move
from boomcat.records.record import Record, RecordedMove, RecordError, at_line
from boomcat.views.view import View

#: How many allowed moves the error about an illegal move lists.
MAX_MOVES_LISTED = 12


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """An answer to a question with its events; or the end of a window that all let pass (`move` is None)."""

    question: int
    seat: int
    move: Move | None
    seconds: float | None
    events: tuple[Event, ...]
    #: After the step.  The next step changes it.
    game: State


def dealt(record: Record) -> State:
    """Return the game before the first move."""
    return deal(record.rules, record.chance())


def replay(record: Record, chance: Chance | None = None) -> Iterator[ReplayStep]:
    """Yield every recorded step of the game.  Raise RecordError at the first line that cannot have happened.

    `chance` replaces the record's luck.
    """
    chance = chance or record.chance()
    game = deal(record.rules, chance)
    game.log = []
    for entry in record.moves:
        if entry.question > game.question:
            yield from passed(game, chance)
        move = read_answer(entry, game)
        apply(game, entry.seat, entry.question, move, chance)
        yield ReplayStep(entry.question, entry.seat, move, entry.seconds, drained(game), game)
    if record.standings is not None:
        yield from passed(game, chance)
        check_standings(record.standings, game, record.lines)


def passed(game: State, chance: Chance) -> Iterator[ReplayStep]:
    """Let an open window pass for every player who is still asked."""
    if is_window(game.asking):
        question, passing = game.question, PASSING[game.asking]
        for seat in asked(game):
            apply(game, seat, question, passing, chance)
        yield ReplayStep(question, NO_SEAT, None, None, drained(game), game)


def drained(game: State) -> tuple[Event, ...]:
    events = tuple(game.log or ())
    game.log = []
    return events


def read_answer(entry: RecordedMove, game: State) -> Move:
    """Return the move of the line; raise RecordError if it wasn't legal."""
    if game.asking == Ask.OVER:
        raise RecordError("game-is-over", entry.line)
    if entry.question != game.question:
        details: dict[str, str | int] = {"question": entry.question, "open": game.question}
        raise RecordError("record-wrong-question", entry.line, details)
    if entry.seat not in asked(game):
        seats = " ".join(str(seat + 1) for seat in asked(game))
        details = {"seat": entry.seat + 1, "question": entry.question, "allowed": seats}
        raise RecordError("record-not-asked", entry.line, details)
    with at_line(entry.line):
        move = read_move(entry.move, game)
        if move in PASSES:
            raise RecordError("record-has-pass", entry.line)
        try:
            check(game, entry.seat, entry.question, move)
        except IllegalMove:
            raise illegal(entry, move, game) from None
        return move


def illegal(entry: RecordedMove, move: Move, game: State) -> RecordError:
    edition = game.rules.edition
    words = [write_move(one, edition) for one in legal_moves(game, entry.seat) if one not in PASSES]
    details: dict[str, str | int] = {
        "seat": entry.seat + 1,
        "question": entry.question,
        "move": write_move(move, edition),
        "moves": "; ".join(words[:MAX_MOVES_LISTED]) or "none",
        "more": max(0, len(words) - MAX_MOVES_LISTED),
    }
    return RecordError("record-illegal-move", entry.line, details)


def check_standings(recorded: tuple[int, ...], game: State, line: int) -> None:
    found = standings(game)
    if not found:
        raise RecordError("record-ends-early", line, {"question": game.question})
    if found != list(recorded):
        right = " ".join(str(seat + 1) for seat in found)
        raise RecordError("record-other-places", line, {"allowed": right})


# -- training data for bots ----------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Decision:
    """A move, with what the player saw and knew before it."""

    seat: int
    view: View
    #: The next decision of this player changes it.
    knowledge: Knowledge
    move: Move
    #: The player's place at the end: 0 for the winner; None if the record ends before the game does.
    rank: int | None


def decisions(record: Record) -> Iterator[Decision]:
    """Yield every recorded move, from the point of view of the player who made it.  Passes aren't recorded."""
    game = dealt(record)
    seats = [Seat(game, seat) for seat in range(record.rules.players)]
    ranks = None if record.standings is None else [record.standings.index(seat) for seat in range(len(seats))]
    events: list[Event] = []
    coming = iter(record.moves)
    entry = next(coming, None)
    view = None if entry is None else View(game, entry.seat)
    for step in replay(record):
        if step.move is not None:
            assert view is not None
            seats[step.seat].see(events)
            rank = None if ranks is None else ranks[step.seat]
            yield Decision(step.seat, view, seats[step.seat].knowledge, step.move, rank)
            entry = next(coming, None)
        events += step.events
        if entry is not None and step.game.question == entry.question:
            # The next step changes the game.
            view = View(step.game, entry.seat)


# -- luck --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Outcome:
    """One of 0, 1, … bound - 1."""

    ordinal: int
    bound: int
    value: int


@dataclass(frozen=True, slots=True)
class Rolled:
    """Consecutive outcomes that decided one thing together.

    In the deal the cause is `hands`, `tower`, `boxed` (in the quick game), `pile` or `first`; later it is the event.
    """

    cause: str | Event
    #: The question whose answer caused it; None in the deal.
    question: int | None
    outcomes: tuple[Outcome, ...]


class RecordingChance(Chance):
    """A source of luck that records its outcomes."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.outcomes: list[Outcome] = []

    def below(self, ordinal: int, bound: int) -> int:
        value = self.chance.below(ordinal, bound)
        self.outcomes.append(Outcome(ordinal, bound, value))
        return value


def rolled(record: Record) -> Iterator[Rolled]:
    """Yield all luck of the recorded game.  Raise RecordError at the first line that cannot have happened."""
    witness = RecordingChance(record.chance())
    game = deal(record.rules, witness)
    reported = 0
    for cause, count in causes_of_deal(game):
        yield Rolled(cause, None, tuple(witness.outcomes[reported : reported + count]))
        reported += count
    # The replay deals once more.
    witness.outcomes.clear()
    for step in replay(record, witness):
        for event, count in causes_of_step(step, len(witness.outcomes) - reported):
            yield Rolled(event, step.question, tuple(witness.outcomes[reported : reported + count]))
            reported += count


#: What luck can decide, one card at a time.
RANDOM_CARDS = (Stole, Handed, Marked, TowerTaken, Added)


def causes_of_step(step: ReplayStep, outcomes: int) -> Iterator[tuple[Event, int]]:
    """Yield the events that these outcomes decided, and with how many each: a shuffle took all but those of cards."""
    if not outcomes:
        return
    if isinstance(step.move, Blind):
        # The card, and at whom it was played.
        yield next(event for event in step.events if isinstance(event, Played | Discarded | WentOff)), outcomes
        return
    found = [event for event in step.events if isinstance(event, (Shuffled, *RANDOM_CARDS)) and not is_chosen(event)]
    for event in found:
        count = outcomes - (len(found) - 1) if isinstance(event, Shuffled) else 1
        if count:
            yield event, count


def is_chosen(event: Event) -> bool:
    """Return whether a player chose the card that went into the pile (H9, B6)."""
    return isinstance(event, Added) and not event.blind


def causes_of_deal(game: State) -> Iterator[tuple[str, int]]:
    """Yield what the deal decided, and with how many outcomes."""
    yield "hands", game.rules.dealt()
    if game.tower:
        yield "tower", len(game.tower)
    if game.set_aside:
        yield "boxed", len(game.set_aside)
    yield "pile", len(game.draw_pile) - 1
    if game.rules.options.first == BY_LOT:
        yield "first", 1
