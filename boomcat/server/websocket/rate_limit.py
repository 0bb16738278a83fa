"""Limits how much one client may request."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

#: In bytes.  Ours are far smaller.
LARGEST_MESSAGE_BYTES = 4_096
LARGEST_BODY_BYTES = 16_384


class TokenBucket:
    """A token bucket: `burst` at once, then `rate` a second."""

    def __init__(self, now: Callable[[], float], burst: float, rate: float) -> None:
        self.now = now
        self.burst = burst
        self.rate = rate
        self.left = burst
        self.last = now()

    def take(self, cost: float = 1.0) -> bool:
        now = self.now()
        self.left = min(self.burst, self.left + (now - self.last) * self.rate)
        self.last = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class TokenBuckets:
    """A bucket for each client address; the least recently used one is forgotten."""

    MOST: ClassVar[int] = 10_000

    def __init__(self, now: Callable[[], float], burst: float, rate: float) -> None:
        self.now = now
        self.burst = burst
        self.rate = rate
        self.known: dict[str, TokenBucket] = {}

    def take(self, client: str) -> bool:
        bucket = self.known.pop(client, None)
        if bucket is None:
            if len(self.known) >= self.MOST:
                del self.known[next(iter(self.known))]
            bucket = TokenBucket(self.now, self.burst, self.rate)
        self.known[client] = bucket  # now the most recently used
        return bucket.take()
