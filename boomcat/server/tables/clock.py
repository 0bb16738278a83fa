"""The clock as an argument: code that waits asks a clock, which in tests is a number."""

from __future__ import annotations

import time
from typing import Protocol

__all__ = ["RealClock", "ServerClock"]


class ServerClock(Protocol):
    def now(self) -> float:
        """Return monotonic seconds."""

    def wall(self) -> float:
        """Return seconds since 1970, for stored times."""

    def real(self, seconds: float) -> float:
        """Return how many real seconds this many seconds of this clock last."""


class RealClock:
    """The machine's clock.  With a `speed` above 1 all tables are that much faster, for tests with real browsers."""

    def __init__(self, speed: float = 1.0) -> None:
        self.speed = speed

    def now(self) -> float:
        return time.monotonic() * self.speed

    def wall(self) -> float:
        return time.time()

    def real(self, seconds: float) -> float:
        return seconds / self.speed
