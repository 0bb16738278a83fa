"""Whether the server has more to do than it can do in time: then it takes no new tables, before those who play wait."""

from __future__ import annotations

import asyncio
import time
from math import exp

from boomcat.server.operations.counters import Counters

__all__ = ["OverloadDetector"]

#: Seconds between two looks, and over how many of them counts what was seen.
PAUSE, MEMORY = 0.25, 5.0
#: So late, in seconds, the loop may be on average; and this part of a core makes that our own doing, not the machine's.
LATE, SHARE = 0.05, 0.7


class OverloadDetector:
    def __init__(self) -> None:
        self.late = 0.0
        self.share = 0.0

    def note(self, late: float, share: float, seconds: float) -> None:
        """How late the loop was, and which part of the time since the last look it has worked."""
        kept = exp(-seconds / MEMORY)
        self.late = late + (self.late - late) * kept
        self.share = share + (self.share - share) * kept

    @property
    def high(self) -> bool:
        return self.late > LATE and self.share > SHARE

    async def watch(self, counters: Counters) -> None:
        """For ever.  A loop that is busy wakes us late."""
        loop = asyncio.get_running_loop()
        seen, worked = loop.time(), time.thread_time()
        while True:
            await asyncio.sleep(PAUSE)
            now, work = loop.time(), time.thread_time()
            late = max(0.0, now - seen - PAUSE)
            counters.lag.observe(late)
            since = max(now - seen, 1e-6)
            self.note(late, (work - worked) / since, since)
            seen, worked = now, work
