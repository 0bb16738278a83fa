"""Python's garbage collector, which stops all tables while it looks at all that there is: kept off their way.

Young objects are looked at as always, which is quick.  To look at the old ones takes most of a second where a thousand
tables are; that waits until nobody plays, or for so long that one move in very many meets it.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager

from boomcat.server.tally import Tally

__all__ = ["Sweeper", "calm", "sweep"]

#: New objects, and collections of them, between two looks at the young ones; at the old ones, never by itself.  So
#: few are looked at at a time; `bench --server` says how long that takes.
THRESHOLDS = (2_000, 10, 1_000_000_000)
#: Seconds between two looks at the old ones: at least, while nobody plays, and at most.
SOONEST, LATEST = 60.0, 900.0
#: In so many seconds somebody moves, if anybody plays.
QUIET = 2.0


@contextmanager
def calm() -> Iterator[None]:
    """What is there when it begins, all modules to begin with, is looked at no more."""
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


class Sweeper:
    """Knows when it is time."""

    def __init__(self, now: float) -> None:
        self.swept = now
        self.moves = -1

    def due(self, now: float, moves: int) -> bool:
        quiet, self.moves = moves == self.moves, moves
        if now - self.swept < (SOONEST if quiet else LATEST):
            return False
        self.swept = now
        return True


async def sweep(tally: Tally) -> None:
    """From time to time, for ever."""
    clock = asyncio.get_running_loop().time
    sweeper = Sweeper(clock())
    while True:
        await asyncio.sleep(QUIET)
        if sweeper.due(clock(), sum(tally.moves.values())):
            gc.collect()
