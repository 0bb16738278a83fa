"""The clock as an argument: code that waits asks a clock, which in tests is a number."""

from __future__ import annotations

import time
from math import inf, nextafter
from typing import Protocol


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


class TableClock:
    """The clock of one table, which stands still while no client is connected to it."""

    def __init__(self, clock: ServerClock) -> None:
        self.clock = clock
        #: Since when it stands still; at first, no client is connected.
        self.since: float | None = clock.now()
        #: The total seconds that it has stood still before.
        self.behind = 0.0

    def now(self) -> float:
        return (self.clock.now() if self.since is None else self.since) - self.behind

    def elsewhere(self, moment: float) -> float:
        """Return the server clock's time at this time of the table, if the clock runs until then; never earlier."""
        found = moment + self.behind
        while found - self.behind < moment:
            found = nextafter(found, inf)
        return found

    def stop(self) -> None:
        if self.since is None:
            self.since = self.clock.now()

    def go_on(self) -> None:
        if self.since is not None:
            self.behind += self.clock.now() - self.since
            self.since = None

    def stood(self) -> float:
        """Return for how many seconds it has been standing still."""
        return 0.0 if self.since is None else self.clock.now() - self.since
