"""Python's garbage collector, which stops all tables while it looks: kept off their way.

Reference counts free nearly everything at once; the collector is there for cycles, and playing makes none, nor do
requests and sockets that come and go, nor tables that leave the memory (tests look for them).  So it looks at nothing
by itself, not even at the young: at a thousand tables those are tens of thousands of objects.  It looks when nobody
plays; and while people do, only when there is so much more than the last time that it may be garbage.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager

from boomcat.server.operations.counters import Counters

__all__ = ["Sweeper", "calm", "sweep"]

#: Seconds between two looks while nobody plays, at least.
SOONEST = 60.0
#: In so many seconds somebody moves, if anybody plays.
QUIET = 2.0
#: So many more objects than the last time are looked at, whoever plays: more than a thousand tables with their sockets
#: have, and at most 200 MB.
MOST = 1_000_000


@contextmanager
def calm() -> Iterator[None]:
    """What is there when it begins, all modules to begin with, is looked at no more."""
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
    """Knows when it is time."""

    def __init__(self, now: float) -> None:
        self.swept = now
        self.moves = -1

    def due(self, now: float, moves: int, more: int) -> bool:
        """`more` objects are there than when we last looked."""
        quiet, self.moves = moves == self.moves, moves
        if more < MOST and not (quiet and now - self.swept >= SOONEST):
            return False
        self.swept = now
        return True


async def sweep(counters: Counters) -> None:
    """From time to time, for ever."""
    clock = asyncio.get_running_loop().time
    sweeper = Sweeper(clock())
    while True:
        await asyncio.sleep(QUIET)
        # Objects are counted when they are made and when they are freed, also while nothing is collected by itself.
        if sweeper.due(clock(), sum(counters.moves.values()), gc.get_count()[0]):
            gc.collect()
