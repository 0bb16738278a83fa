"""Detects an overloaded server, which then opens no new tables, so that games in progress stay fast."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from math import exp

from boomcat.server.operations.counters import Counters

#: Between two measurements, and the time constant of their average.
CHECK_INTERVAL_SECONDS, AVERAGE_SECONDS = 0.25, 5.0
#: An overloaded loop is this late on average, and uses this part of a core: else the machine is busy, not we.
MOST_LATE_SECONDS, LEAST_CPU_SHARE = 0.05, 0.7


@dataclass(eq=False)
class OverloadDetector:
    late: float = 0.0
    share: float = 0.0

    def note(self, late: float, share: float, seconds: float) -> None:
        """Note how late the loop was, and its share of CPU since the last measurement."""
        kept = exp(-seconds / AVERAGE_SECONDS)
        self.late = late + (self.late - late) * kept
        self.share = share + (self.share - share) * kept

    @property
    def high(self) -> bool:
        return self.late > MOST_LATE_SECONDS and self.share > LEAST_CPU_SHARE

    async def watch(self, counters: Counters) -> None:
        """Measure for ever: a busy loop wakes us late."""
        loop = asyncio.get_running_loop()
        seen, worked = loop.time(), time.thread_time()
        while True:
            await asyncio.sleep(CHECK_INTERVAL_SECONDS)
            now, work = loop.time(), time.thread_time()
            late = max(0.0, now - seen - CHECK_INTERVAL_SECONDS)
            counters.lag.observe(late)
            since = max(now - seen, 1e-6)
            self.note(late, (work - worked) / since, since)
            seen, worked = now, work
