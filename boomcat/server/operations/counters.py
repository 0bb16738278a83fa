"""What a server counts about itself: plain numbers, so that counting costs next to nothing and needs no library.

Only sums over the whole server, never a table, a name, a card or an address.  Even a sum can tell something (at a
server with one table, every count is about that table): they are shown in a place of their own, by metrics.py.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter

__all__ = ["Histogram", "Tally"]

#: In seconds, from a write to a fast disk to what everybody at a table notices.
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Histogram:
    """How often something took at most how long.  One thread may write, others may read."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def up_to(self) -> list[tuple[str, int]]:
        """How many took at most this long; the last is all of them."""
        found, total = [], 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.counts, strict=True):
            total += count
            found.append((bound, total))
        return found


class Tally:
    def __init__(self) -> None:
        #: Moves that were stored, by who decided.  Passes aren't counted: nobody may know of them.
        self.moves: dict[str, int] = {"person": 0, "bot": 0, "clock": 0}
        #: From the arrival of a person's move until everybody at the table was sent what became of it.
        self.move_seconds = Histogram()
        #: Requests that were refused, by the reason that was told.
        self.refusals: Counter[str] = Counter()
        #: Connections that were closed before they got anywhere.
        self.turned_away: Counter[str] = Counter()
        #: How late the event loop gets to what is due.
        self.lag = Histogram()
