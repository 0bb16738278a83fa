"""The worth of a move: the mean of the judge's chances after all its possible outcomes, in the eyes of its seat.

Most moves leave nothing to chance: a play leads to one moment, its open window.  A draw is a kitten with the exact
probability that follows from the seat's knowledge, or any other card, which re-deals sample.  So are what a theft, a
look or any other effect brings when a window closes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from boomcat.champion.judge import Onlooker, after_defusing, is_settled, judge
from boomcat.core.cards import FACE_UP, Kind, bit
from boomcat.core.chance import SeededChance
from boomcat.core.events import Event
from boomcat.core.move_pool import DRAW, PASSING
from boomcat.core.moves import Move
from boomcat.core.question import QUESTIONS, Ask, is_window
from boomcat.core.referee import asked
from boomcat.core.state import State
from boomcat.reviews.seat_position import SeatPosition
from boomcat.rl.features import ObservationWriter

#: How many re-deals stand for what a seat can't see.
REDEALS: Final = 24
#: The questions after whose answers the player who gave them knows what has come of them.
CERTAIN: Final = frozenset(
    [row.asking for row in QUESTIONS if row.asking != Ask.TURN and not is_window(row.asking) and not row.luck]
)

Act: TypeAlias = Callable[[State, SeededChance], None]


def answered(seat: int, move: Move) -> Act:
    def act(game: State, chance: SeededChance) -> None:
        game.decider = seat
        move.apply(game, chance)

    return act


def all_pass(game: State, chance: SeededChance) -> None:
    """Close the open window: no player answers it any more."""
    question, passing = game.question, PASSING[game.asking]
    while game.asking != Ask.OVER and game.question == question:
        game.decider = asked(game)[0]
        passing.apply(game, chance)


@dataclass
class Outcomes:
    """The possible outcomes of a move: the probability of each case, and its place among the rows or its value."""

    weights: list[float] = field(default_factory=list)
    rows: list[int] = field(default_factory=list)
    values: list[float] = field(default_factory=list)


class OnePly:
    """The worth of moves in one position."""

    def __init__(self, position: SeatPosition, redeals: int = REDEALS) -> None:
        self.position = position
        self.count = redeals
        self.rng = position.rng(0)
        #: Made when the first is needed, and then all that are asked for.
        self.layouts: list[State] = []
        self.seeds: list[int] = []
        self.onlooker = Onlooker.__new__(Onlooker)
        self.onlooker.writer = ObservationWriter(position.view.rules)
        self.onlooker.memories = [position.memory] * position.view.rules.players
        #: Every different row once.
        self.rows: dict[bytes, int] = {}

    def values(self, moves: Sequence[Move]) -> list[float]:
        """Return what each move is worth, a share of a won game."""
        return self.valued([self.outcomes_of(move) for move in moves])

    def value_of_closing(self) -> float:
        """Return what it's worth that no player answers the open window, which this seat need not be asked in."""
        return self.valued([self.outcomes_of_closing()])[0]

    def valued(self, found: list[Outcomes]) -> list[float]:
        chances = judge().values(b"".join(self.rows)) if self.rows else []
        return [
            sum(
                weight * (value if row < 0 else chances[row])
                for weight, row, value in zip(one.weights, one.rows, one.values, strict=True)
            )
            for one in found
        ]

    # -- what may come -------------------------------------------------------------

    def outcomes_of(self, move: Move) -> Outcomes:
        view = self.position.view
        if move == PASSING.get(view.asking):
            return self.outcomes_of_closing()
        act = answered(view.viewer, move)
        if move == DRAW:
            return self.outcomes_of_drawing(act)
        first = self.case(self.layout(0), act)
        if view.asking in CERTAIN or self.opened:
            return collected([(1.0, first)])
        return collected([(1.0, self.case(layout, act, at)) for at, layout in self.all_layouts()])

    def outcomes_of_closing(self) -> Outcomes:
        view = self.position.view
        if view.pending is None:
            # Before a draw (B2).
            return self.outcomes_of_drawing(all_pass)
        if len(view.noped_by) % 2:
            # What was played is stopped.
            return collected([(1.0, self.case(self.layout(0), all_pass))])
        return collected([(1.0, self.case(layout, all_pass, at)) for at, layout in self.all_layouts()])

    def outcomes_of_drawing(self, act: Act) -> Outcomes:
        """A deadly card on top is one case, as likely as it is; other cards are sampled."""
        first = self.case(self.layout(0), act)
        if self.opened:
            # Others may alter the future before the draw.
            return collected([(1.0, first)])
        risk = self.position.knowledge.copy().chance_to_explode(0)
        cases: list[tuple[float, float | int]] = []
        if risk > 0:
            layout = next((one for at, top in self.all_layouts() if (one := with_top(top, deadly=True))), None)
            if layout is not None:
                cases.append((risk, self.case(layout, act)))
        if risk < 1:
            safe = [(at, one) for at, top in self.all_layouts() if (one := with_top(top, deadly=False))]
            cases += [((1 - risk) / len(safe), self.case(layout, act, at)) for at, layout in safe]
        # Knowledge that has forgotten something may contradict all re-deals.
        return collected(cases or [(1.0, first)])

    def layout(self, at: int) -> State:
        while len(self.layouts) <= at:
            self.layouts += self.position.redeals(1 if not self.layouts else self.count - 1, self.rng)
            while len(self.seeds) < len(self.layouts):
                self.seeds.append(self.rng.word())
        return self.layouts[at]

    def all_layouts(self) -> Iterable[tuple[int, State]]:
        return [(at, self.layout(at)) for at in range(self.count)]

    # -- one case --------------------------------------------------------------------

    def case(self, layout: State, act: Act, at: int = 0) -> float | int:
        """Let it happen; return the value that's certain, as a float, or the number of the row that is to be valued."""
        seat = self.position.seat
        game = layout.copy()
        events: list[Event] = []
        game.log = events
        before = game.question
        act(game, SeededChance(self.seeds[at]))
        self.opened = is_window(game.asking) and game.question != before
        if game.asking == Ask.OVER:
            return 1.0 if game.winner() == seat else 0.0
        if not game.is_alive(seat):
            return 0.0
        memory = self.position.memory.copy()
        for event in events:
            memory.see(event)
        onlooker = self.onlooker
        onlooker.memories[seat] = memory
        if is_settled(game):
            game, onlooker = after_defusing(game, onlooker)
        row = bytes(onlooker.rows(game, [seat]))
        return self.rows.setdefault(row, len(self.rows))


def collected(cases: list[tuple[float, float | int]]) -> Outcomes:
    """Return cases with their weights, which sum to 1."""
    total = sum(weight for weight, _ in cases)
    found = Outcomes()
    for weight, case in cases:
        found.weights.append(weight / total)
        found.rows.append(case if isinstance(case, int) else -1)
        found.values.append(case if isinstance(case, float) else 0.0)
    return found


def is_deadly(card: int) -> bool:
    """Return whether `Knowledge.chance_to_explode` counts the card."""
    return card == Kind.EXPLODING_KITTEN or bool(bit(card) & FACE_UP)


def with_top(layout: State, *, deadly: bool) -> State | None:
    """Return the layout if its top card is deadly or not, as wanted; or one with another card on top."""
    pile = layout.draw_pile
    if not pile or is_deadly(pile[-1]) == deadly:
        return layout if pile else None
    for at in range(len(pile) - 1, -1, -1):
        if is_deadly(pile[at]) == deadly:
            twin = layout.copy()
            twin.draw_pile[at], twin.draw_pile[-1] = pile[-1], pile[at]
            return twin
    return None
