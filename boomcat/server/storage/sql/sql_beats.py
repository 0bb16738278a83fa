"""Writes at times that everybody knows, so that nobody learns from a busy disk that somebody let a window pass.

While a Nope window is open anywhere, something is written at every beat: the passes since the last one, or nothing,
which takes as long.  So whoever has to wait for the disk waits for a beat, or for what everybody sees a moment later.
"""

from __future__ import annotations

import asyncio
import math

from boomcat.server.storage.sql.writer import WriterThread

__all__ = ["BEAT_SECONDS", "ROUNDING", "Beats"]

#: So long a pass waits at most; nobody but who passed waits for it.
BEAT_SECONDS = 0.1
#: A timer may go off a little early, and must not go off again for the same beat.
ROUNDING = 0.01


class Beats:
    def __init__(self, writer: WriterThread, loop: asyncio.AbstractEventLoop) -> None:
        self.writer = writer
        self.loop = loop
        self.until = 0.0
        self.timer: asyncio.TimerHandle | None = None

    def cover(self, seconds: float) -> None:
        """A window is open for so long at most; that it was closed early ends no beat."""
        self.until = max(self.until, self.loop.time() + seconds)
        if self.timer is None:
            self.wait()

    def wait(self) -> None:
        """Beats have their times by the clock, whatever made them begin."""
        number = math.floor(self.loop.time() / BEAT_SECONDS + ROUNDING) + 1
        self.timer = self.loop.call_at(number * BEAT_SECONDS, self.beat)

    def beat(self) -> None:
        self.writer.beat()
        if self.loop.time() < self.until:
            self.wait()
        else:
            self.timer = None
