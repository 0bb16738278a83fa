"""For what may go wrong a thousand times a second: each kind of it is worth a line of the log now and then."""

from __future__ import annotations

import time
from collections.abc import Callable

__all__ = ["Seldom"]

#: Between two lines about the same.
SECONDS = 60.0
#: Kinds that are remembered: there are few, unless somebody makes them up.
KINDS = 100


class Seldom:
    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        #: When each kind was last spoken of, in the order of time.
        self.said: dict[str, float] = {}

    def due(self, kind: str) -> bool:
        """Whether to speak of it; if so, the next time is a while away."""
        now = self.now()
        if now - self.said.get(kind, -SECONDS) < SECONDS:
            return False
        self.said.pop(kind, None)
        self.said[kind] = now
        if len(self.said) > KINDS:
            del self.said[next(iter(self.said))]
        return True
