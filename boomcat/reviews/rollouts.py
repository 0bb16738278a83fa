"""Positions played on to the end, everybody like the champion, with the same luck for all moves."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8

from boomcat.champion.network import WEIGHTS, scores
from boomcat.champion.sense import sensible
from boomcat.core.chance import SeededChance
from boomcat.core.moves import Move
from boomcat.core.question import Ask
from boomcat.core.state import State
from boomcat.reviews.minds import filled, minds_of_others
from boomcat.reviews.seat_position import SeatPosition
from boomcat.rl.choices import MOST, options_of
from boomcat.rl.features import MOVE_ROW, ROW, ObservationWriter
from boomcat.rl.memory import Memory

#: How many games are asked for their next moves at once, and how many options fit in.
AT_ONCE: Final = 256
OPTION_ROOM: Final = AT_ONCE * 8 + MOST
#: For 95 %, one-sided.
Z_ONE_SIDED: Final = 1.645


class RolloutRows(threading.local):
    """Buffers, one set for each thread: what compiled code was given once is never freed (librt 0.16)."""

    def __init__(self) -> None:
        self.observations = vec[u8](bytes(ROW * AT_ONCE))
        self.moves = vec[u8](bytes(MOVE_ROW * OPTION_ROOM))


ROWS = RolloutRows()


@dataclass(frozen=True)
class Difference:
    """The difference between two moves' shares of wins, in games with the same luck."""

    rollouts: int
    mean: float
    error: float

    @property
    def is_certain(self) -> bool:
        """Return whether it's surely more than nothing."""
        return self.mean - Z_ONE_SIDED * self.error > 0


class Line:
    """One game that goes on from a position."""

    __slots__ = ("chance", "events", "game", "minds", "options", "seen", "won")

    def __init__(self, layout: State, minds: list[Memory], seed: int, seat: int, move: Move | None) -> None:
        self.game = layout.copy()
        # No player learns who holds a Nope from who is asked: memories see events only.
        self.game.hurry()
        self.events: list[Any] = []
        self.game.log = self.events
        self.minds = [mind.copy() for mind in minds]
        for mind in self.minds:
            mind.events_seen = 0
        self.chance = SeededChance(seed)
        self.options: list[Move] = []
        self.won = False
        if move is not None:
            self.game.decider = seat
            move.apply(self.game, self.chance)

    def to_choice(self, seat: int) -> bool:
        """Go on until a player has a choice; return whether one has, and it still matters to this seat."""
        game = self.game
        while True:
            if game.asking == Ask.OVER:
                self.won = game.winner() == seat
                return False
            if not game.is_alive(seat):
                return False
            decider = game.decider
            options = options_of(game, decider)
            if len(options) > 1:
                mind = self.minds[decider]
                mind.catch_up(self.events)
                options = sensible(game, decider, mind, options)
            if len(options) > 1:
                self.options = options
                return True
            options[0].apply(game, self.chance)


def rolled_out(position: SeatPosition, moves: Sequence[Move | None], count: int, purpose: int = 1) -> Any:
    """Return the wins of each move in the same re-deals with the same luck: a row for each re-deal, a column a move.

    None is the champion's move.  The purpose picks other random numbers.
    """
    rng = position.rng(purpose)
    view, seat = position.view, position.seat
    minds = minds_of_others(view.rules, seat, position.history)
    minds[seat] = position.memory
    writer = ObservationWriter(view.rules)
    found = []
    a_time = max(1, AT_ONCE // len(moves))
    for start in range(0, count, a_time):
        lines: list[Line] = []
        for layout in position.redeals(min(a_time, count - start), rng):
            everybody = [mind if mind.seat == seat else filled(mind, layout, rng) for mind in minds]
            seed = rng.word()
            lines += [Line(layout, everybody, seed, seat, move) for move in moves]
        play_out(lines, seat, writer)
        found.append(np.array([line.won for line in lines], np.float64).reshape(-1, len(moves)))
    return np.concatenate(found)


def play_out(lines: list[Line], seat: int, writer: ObservationWriter) -> None:
    champion = scores(WEIGHTS)
    asking = [line for line in lines if line.to_choice(seat)]
    while asking:
        here: list[Line] = []
        used = 0
        for line in asking:
            if len(here) == AT_ONCE or used + len(line.options) > OPTION_ROOM:
                break
            mind = line.minds[line.game.decider]
            writer.look(line.game, line.game.decider, mind)
            writer.observation(line.game, mind, ROWS.observations, len(here) * ROW)
            for move in line.options:
                writer.move(line.game, mind, move, ROWS.moves, used * MOVE_ROW)
                used += 1
            here.append(line)
        counts = [len(line.options) for line in here]
        found = champion.of_many(
            memoryview(ROWS.observations)[: ROW * len(here)], memoryview(ROWS.moves)[: MOVE_ROW * used], counts
        )
        start = 0
        for line, count in zip(here, counts, strict=True):
            line.options[int(found[start : start + count].argmax())].apply(line.game, line.chance)
            start += count
        asking = [line for line in here if line.to_choice(seat)] + asking[len(here) :]


def difference(position: SeatPosition, better: Move, worse: Move, count: int, purpose: int = 1) -> Difference:
    """Return how much more often `better` wins than `worse`."""
    wins = rolled_out(position, [better, worse], count, purpose)
    apart = wins[:, 0] - wins[:, 1]
    return Difference(count, float(apart.mean()), float(apart.std(ddof=1)) / sqrt(count))
