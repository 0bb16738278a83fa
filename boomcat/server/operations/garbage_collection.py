"""Runs Python's garbage collector, which stops all tables meanwhile, only when it disturbs no game.

Reference counts free nearly everything at once; the collector is for cycles, and playing makes none, nor do requests,
sockets, or tables that leave the memory (tests check that).  So automatic collection is off, even of the youngest
generation: at a thousand tables that is tens of thousands of objects.  It runs while there are no moves, and otherwise
only after a million new objects, which may be garbage.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager

from boomcat.server.operations.counters import Counters

__all__ = ["Sweeper", "calm", "sweep"]

#: Between two collections while there are no moves.
IDLE_INTERVAL_SECONDS = 60.0
#: A server without a move for this long is idle.
CHECK_INTERVAL_SECONDS = 2.0
#: This many new objects are collected even during games: more than a thousand tables with their sockets have, and
#: at most 200 MB.
MOST_NEW_OBJECTS = 1_000_000


@contextmanager
def calm() -> Iterator[None]:
    """Turn off automatic collection, and exclude all objects that exist now, such as modules."""
    enabled = gc.isenabled()
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.unfreeze()
        if enabled:
            gc.enable()


class Sweeper:
    """Decides when to collect."""

    def __init__(self, now: float) -> None:
        self.swept = now
        self.moves = -1

    def due(self, now: float, moves: int, more: int) -> bool:
        """Return whether to collect now; `more` is the number of objects since the last collection."""
        quiet, self.moves = moves == self.moves, moves
        if more < MOST_NEW_OBJECTS and not (quiet and now - self.swept >= IDLE_INTERVAL_SECONDS):
            return False
        self.swept = now
        return True


async def sweep(counters: Counters) -> None:
    """Collect garbage from time to time, for ever."""
    clock = asyncio.get_running_loop().time
    sweeper = Sweeper(clock())
    while True:
        await asyncio.sleep(CHECK_INTERVAL_SECONDS)
        # The count goes on while automatic collection is off.
        if sweeper.due(clock(), sum(counters.moves.values()), gc.get_count()[0]):
            gc.collect()
