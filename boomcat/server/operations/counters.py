"""Counts of what a server has done, as plain numbers and histograms.

Only sums over the whole server, never a table, a name, a card or an address.  Even a sum gives something away (at a
server with one table, every count is about that table), so metrics.py shows them at a separate address.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter

#: In seconds, from a write to a fast disk up to a delay that a whole table notices.
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Histogram:
    """Counts durations in seconds by bucket, the last one without an upper bound, and adds them up."""

    def __init__(self, name: str, description: str) -> None:
        self.name = name
        self.description = description
        self.counts = [0] * (len(BUCKETS) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.sum += seconds


def commit_histogram() -> Histogram:
    """Return the histogram of a storage's commits."""
    return Histogram("boomcat_store_commit_seconds", "Commits, with the disk's sync.")


class Counters:
    def __init__(self) -> None:
        #: Moves that were stored, by who decided.  Passes aren't counted: they must leave no trace.
        self.moves: dict[str, int] = {"person": 0, "bot": 0, "clock": 0}
        self.move_seconds = Histogram(
            "boomcat_move_seconds", "From a person's move arriving to the last message about it being written."
        )
        #: Refused requests, by the reason that was sent.
        self.refusals: Counter[str] = Counter()
        #: Connections that were closed before the handshake, by reason.
        self.turned_away: Counter[str] = Counter()
        self.lag = Histogram("boomcat_loop_lag_seconds", "How late the event loop is, four times a second.")
