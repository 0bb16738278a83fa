"""Games that go on in the head: from a layout of the hidden cards, by the network's policy, to where it judges."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from boomcat.champion.judge import PAPER, Judge
from boomcat.core.chance import PlayerRng, SeededChance
from boomcat.core.events import Event, TurnBegan
from boomcat.core.moves import Move
from boomcat.core.question import Ask
from boomcat.core.rules import Rules
from boomcat.core.state import State
from boomcat.rl.choices import options_of
from boomcat.rl.features import MOVE_ROW, ROW, Table, Writer
from boomcat.rl.memory import Memory

#: A random number of this many steps picks an option by its chance.
STEPS = 1 << 30
#: Decisions after which a line is judged wherever it is.
CAP = 24


@dataclass
class Line:
    """A game that goes on from one layout with one move."""

    game: State
    events: list[Event]
    minds: list[Memory]
    chance: SeededChance
    rng: PlayerRng
    value: float = 0.0
    steps: int = 0
    options: list[Move] = field(default_factory=list)


def begin(layout: State, minds: list[Memory], seed: int, me: int, move: Move) -> Line:
    """Lines with the same seed have the same luck."""
    game = layout.copy()
    game.hurry()
    events: list[Event] = []
    game.log = events
    game.decider = me
    line = Line(game, events, [mind.copy() for mind in minds], SeededChance(seed), PlayerRng(seed ^ 12345))
    line.minds[me].told = 0
    move.apply(game, line.chance)
    return line


class Lines:
    """Plays them on, all at once, for one seat."""

    def __init__(self, judge: Judge, writer: Writer, rules: Rules, me: int) -> None:
        self.judge = judge
        self.writer = writer
        self.table = Table(rules)
        self.me = me

    def play(self, lines: list[Line]) -> int:
        """Until each is judged; how many rows that took."""
        spent = 0
        while lines:
            asked: list[Line] = []
            judged: list[Line] = []
            at_row: list[list[int]] = [[], []]
            rows = used = 0
            for line in lines:
                if not self.go_on(line):
                    continue
                game, seat = line.game, line.game.decider
                last = line.steps >= CAP or (seat == self.me and self.ends(line))
                mind = line.minds[self.me if last else seat]
                mind.catch_up(line.events)
                self.writer.look(self.table, game, mind.seat, mind)
                self.writer.observation(self.table, game, mind, PAPER.rows, rows * ROW)
                if last:
                    judged.append(line)
                else:
                    for move in line.options:
                        self.writer.move(game, mind, move, PAPER.moves, used * MOVE_ROW)
                        used += 1
                    asked.append(line)
                at_row[0 if last else 1].append(rows)
                rows += 1
            if rows:
                x = self.judge.trunk(rows)
                for line, value in zip(judged, self.judge.values(x[at_row[0]]).tolist() if judged else (), strict=True):
                    line.value = value
                if asked:
                    self.answer(asked, x[at_row[1]])
            spent += rows
            lines = asked
        return spent

    def go_on(self, line: Line) -> bool:
        """To the next choice; False if it's over for this seat."""
        game = line.game
        while True:
            if game.asking == Ask.OVER:
                line.value = 1.0 if game.winner() == self.me else 0.0
                return False
            if not game.is_alive(self.me):
                return False
            line.options = options_of(game, game.decider)
            if len(line.options) > 1:
                return True
            line.options[0].apply(game, line.chance)

    def ends(self, line: Line) -> bool:
        """Whether this seat is asked for its turn after another's."""
        if line.game.asking != Ask.TURN:
            return False
        return any(isinstance(event, TurnBegan) and event.seat != self.me for event in line.events)

    def answer(self, lines: list[Line], x: Any) -> None:
        """Everybody by the network's policy."""
        counts = [len(line.options) for line in lines]
        scores = self.judge.options(x, counts)
        start = 0
        for line, count in zip(lines, counts, strict=True):
            some = scores[start : start + count]
            upto = np.cumsum(np.exp(some - some.max()))
            start += count
            picked = int(np.searchsorted(upto[:-1], line.rng.below(STEPS) / STEPS * upto[-1], side="right"))
            line.steps += 1
            line.options[picked].apply(line.game, line.chance)
