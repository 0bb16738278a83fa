"""Time, as an argument: whatever waits asks a clock, and in tests the clock is a number."""

from __future__ import annotations

import time
from typing import Protocol

__all__ = ["RealClock", "ServerClock"]


class ServerClock(Protocol):
    def now(self) -> float:
        """Seconds from anywhere, never going back."""

    def wall(self) -> float:
        """Seconds since 1970, as stored."""

    def real(self, seconds: float) -> float:
        """How long this many seconds of this clock last on a client's."""


class RealClock:
    """The machine's.  With a `speed` above 1 all tables are that much quicker, for tests with real browsers."""

    def __init__(self, speed: float = 1.0) -> None:
        self.speed = speed

    def now(self) -> float:
        return time.monotonic() * self.speed

    def wall(self) -> float:
        return time.time()

    def real(self, seconds: float) -> float:
        return seconds / self.speed
