"""The returns of decisions, and the error of a share: the arithmetic of learning, without PyTorch."""

from __future__ import annotations

import math
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from boomcat.core.rules import SEATS
from boomcat.rl.game_slot import LEARNER

NO_WINNER = 255
Bytes: TypeAlias = NDArray[np.uint8]
Floats: TypeAlias = NDArray[np.float32]
Whole: TypeAlias = NDArray[np.int64]
Flags: TypeAlias = NDArray[np.bool_]


def ranges(starts: Whole, counts: Whole) -> Whole:
    """start, start + 1, … for each start and count, one after the other."""
    before = np.cumsum(counts) - counts
    return np.repeat(starts - before, counts) + np.arange(counts.sum())


def advantages(
    values: Floats, seats: Whole, roles: Bytes, winners: Bytes, trust: float
) -> tuple[Floats, Floats, Flags]:
    """Advantages, what the values should have been, and what counts; each seat's decisions are one thread.

    All arrays are [steps, groups, rows].
    The last decision of each thread in a rollout does not count: what came of it isn't known yet.
    """
    steps, groups, rows = values.shape
    found = np.zeros_like(values)
    counts = np.zeros(values.shape, bool)
    after = np.zeros((groups, rows, SEATS), np.float32)
    carried = np.zeros((groups, rows, SEATS), np.float32)
    reward = np.zeros((groups, rows, SEATS), np.float32)
    known = np.zeros((groups, rows, SEATS), bool)
    g, r = np.meshgrid(np.arange(groups), np.arange(rows), indexing="ij")
    for step in reversed(range(steps)):
        over_g, over_r = np.nonzero(winners[step] != NO_WINNER)
        if len(over_g):
            reward[over_g, over_r] = 0
            winner = winners[step][over_g, over_r]
            won = winner < SEATS  # otherwise a bot wins, after all learners are dead
            reward[over_g[won], over_r[won], winner[won]] = 1
            after[over_g, over_r] = 0
            carried[over_g, over_r] = 0
            known[over_g, over_r] = True
        at = (g, r, seats[step])
        gain = reward[at] + after[at] - values[step] + trust * carried[at]
        sure = known[at]
        found[step] = np.where(sure, gain, 0)
        counts[step] = sure
        carried[at] = found[step]
        after[at] = values[step]
        reward[at] = 0
        known[at] = True
    counts &= roles == LEARNER
    return found, found + values, counts


def interval(won: int, games: int) -> tuple[float, float]:
    """Wilson's, 95 %."""
    if not games:
        return 0.0, 1.0
    z = 1.96
    p = won / games
    middle = p + z * z / (2 * games)
    spread_ = z * math.sqrt(p * (1 - p) / games + z * z / (4 * games * games))
    return (middle - spread_) / (1 + z * z / games), (middle + spread_) / (1 + z * z / games)
