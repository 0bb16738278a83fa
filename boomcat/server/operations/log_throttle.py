"""Limits how often the log repeats a message that may occur a thousand times a second."""

from __future__ import annotations

import time
from collections.abc import Callable

__all__ = ["LogThrottle"]

#: Between two lines of the same kind.
INTERVAL_SECONDS = 60.0
#: Kinds that are remembered.  There are few, unless a client makes them up.
MOST_KINDS = 100


class LogThrottle:
    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        #: When each kind was last logged, the oldest first.
        self.allowed: dict[str, float] = {}

    def allow(self, kind: str) -> bool:
        """Return whether to log this kind now; if so, it's refused for the next minute."""
        now = self.now()
        if now - self.allowed.get(kind, -INTERVAL_SECONDS) < INTERVAL_SECONDS:
            return False
        self.allowed.pop(kind, None)
        self.allowed[kind] = now
        if len(self.allowed) > MOST_KINDS:
            del self.allowed[next(iter(self.allowed))]
        return True
