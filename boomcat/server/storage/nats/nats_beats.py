"""Writes at times that everybody knows, as in boomcat/server/storage/sql/sql_beats.py, but to several streams.

While a Nope window is open anywhere on this node, something is written to every stream at every beat: the passes since
the last one, or a message that nobody reads, which takes as long.  Whoever has something to store at a table while a
beat is under way waits for the answer to it, whether there were passes or not.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Awaitable, Callable

from boomcat.server.storage.sql.sql_beats import BEAT_SECONDS, ROUNDING

__all__ = ["Beats"]


class Beats:
    def __init__(self, shards: int, touch: Callable[[int], Awaitable[None]], beaten: Callable[[int], None]) -> None:
        self.loop = asyncio.get_running_loop()
        self.touch = touch
        self.beaten = beaten
        self.until = 0.0
        self.timer: asyncio.TimerHandle | None = None
        self.touching: list[asyncio.Task[None] | None] = [None] * shards

    def cover(self, seconds: float) -> None:
        """A window is open for so long at most; that it was closed early ends no beat."""
        self.until = max(self.until, self.loop.time() + seconds)
        if self.timer is None:
            self.wait()

    def under_way(self, shard: int) -> bool:
        return self.touching[shard] is not None

    def wait(self) -> None:
        """Beats have their times by the clock, whatever made them begin."""
        number = math.floor(self.loop.time() / BEAT_SECONDS + ROUNDING) + 1
        self.timer = self.loop.call_at(number * BEAT_SECONDS, self.beat)

    def beat(self) -> None:
        for shard, touching in enumerate(self.touching):
            if touching is None:
                self.touching[shard] = asyncio.create_task(self.beat_once(shard))
        if self.loop.time() < self.until:
            self.wait()
        else:
            self.timer = None

    async def beat_once(self, shard: int) -> None:
        try:
            await self.touch(shard)
        finally:
            self.touching[shard] = None
            self.beaten(shard)

    def close(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        for touching in self.touching:
            if touching is not None:
                touching.cancel()
