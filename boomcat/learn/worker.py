"""Processes that play: each has its lanes, and a slice of memory that it shares with the trainer."""

from __future__ import annotations

import multiprocessing as mp
import random
from collections import Counter
from multiprocessing.connection import Connection
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from boomcat.learn.mix import Shape
from boomcat.rl.choices import MOST
from boomcat.rl.layout import MOVE, OBSERVATION
from boomcat.rl.option_batch import OptionBatch

#: Options for which there is room, for each lane; more are cut off.
ROOM: Final = 40
Bytes: TypeAlias = NDArray[np.uint8]
#: How many games there were, and how many learners won, by the label of their kind and "games" or "won".
Results: TypeAlias = Counter[tuple[str, str]]


def shared(*shape: int) -> Bytes:
    raw = mp.RawArray("B", int(np.prod(shape)))
    return np.frombuffer(raw, np.uint8).reshape(shape)


class Slice:
    """The memory that one group of one worker's lanes shares with the trainer."""

    def __init__(self, lanes: int) -> None:
        self.room = lanes * ROOM + MOST
        self.rows = shared(lanes, OBSERVATION)
        self.moves = shared(self.room, MOVE)
        #: By lane: options, seat, role, winner, and what the trainer answers.
        self.counts, self.seats, self.roles, self.winners, self.choices = (shared(lanes) for _ in range(5))


class Group:
    """Lanes that are stepped together, and the slice that they write to."""

    def __init__(self, shapes: list[Shape], seed: int, slice_: Slice, limit: int = 0) -> None:
        seeds = random.Random(seed)
        self.shapes = shapes
        self.slice = slice_
        self.batch = OptionBatch([shape.slot(seeds.getrandbits(60)) for shape in shapes], slice_.room)
        self.arrays = {name: np.frombuffer(array, np.uint8) for name, array in self.batch.arrays().items()}
        for slot in self.batch.slots:
            slot.limit = limit
        self.batch.begin()

    def show(self) -> None:
        to, arrays, used = self.slice, self.arrays, self.batch.used
        to.rows[:] = arrays["observations"].reshape(-1, OBSERVATION)
        to.moves[:used] = arrays["moves"].reshape(-1, MOVE)[:used]
        for name in ("counts", "seats", "roles", "winners"):
            getattr(to, name)[:] = arrays[name]

    def step(self) -> None:
        self.batch.step(self.slice.choices.tobytes())

    def results(self) -> Results:
        """Games and wins of learners since the last time, by label; only of games against others."""
        found: Results = Counter()
        for shape, slot in zip(self.shapes, self.batch.slots, strict=True):
            if shape.others:
                found[shape.label(), "games"] += slot.games
                found[shape.label(), "won"] += slot.won
                slot.games = slot.won = 0
        return found


def work(shapes: list[list[Shape]], seed: int, slices: list[Slice], pipe: Connection) -> None:
    """Run a worker: carry out each order, and answer it."""
    groups = [Group(some, seed * 7919 + at, slices[at]) for at, some in enumerate(shapes)]
    while True:
        order, about = pipe.recv()
        answer: Any = about
        if order == "end":
            return
        if order == "show":
            groups[about].show()
        elif order == "step":
            groups[about].step()
            groups[about].show()
        elif order == "results":
            answer = [group.results() for group in groups]
        elif order == "measure":
            # For each group its shapes; and how many games of each lane count.
            some, limit = about
            groups = [Group(one, seed * 104729 + at, slices[at], limit) for at, one in enumerate(some)]
        pipe.send(answer)
