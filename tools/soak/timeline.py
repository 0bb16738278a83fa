"""Virtual time for simulations: all events wait in one heap, and hours take no time."""

from __future__ import annotations

from collections.abc import Callable, Generator
from heapq import heappop, heappush
from itertools import count
from random import Random
from typing import Any, TypeAlias

__all__ = ["HOUR", "Broken", "Flow", "Reply", "Timeline"]

#: A coroutine that yields seconds to sleep, or a reply to wait for, and returns its result.
Flow: TypeAlias = "Generator[float | Reply, Any, Any]"

HOUR = 3_600.0


class Broken(Exception):
    """The node on which this happened is gone."""


class Reply:
    """A value to wait for, with a time limit."""

    __slots__ = ("done", "limit", "value", "waiting")

    def __init__(self, limit: float) -> None:
        self.limit = limit
        self.done = False
        self.value: Any = None
        self.waiting: Flow | None = None


class Timeline:
    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.now = 0.0
        self.events: list[tuple[float, int, Flow, Reply | None]] = []
        self.numbers = count(1)

    def spawn(self, flow: Flow, after: float = 0.0) -> None:
        heappush(self.events, (self.now + after, next(self.numbers), flow, None))

    def run(self, progress: Callable[[float], None]) -> None:
        """Run until no event is left."""
        shown = 0.0
        while self.events:
            if self.now > shown:
                progress(self.now / HOUR)
                shown = self.now + HOUR / 10
            self.now, _, flow, awaited = heappop(self.events)
            if awaited is not None:
                if awaited.waiting is None:
                    continue  # it was answered in time
                awaited.waiting = None
            self.go_on(flow, None if awaited is None else awaited.value)

    def go_on(self, flow: Flow, value: Any) -> None:
        try:
            wanted = flow.send(value)
        except (StopIteration, Broken):
            return
        if isinstance(wanted, Reply):
            wanted.waiting = flow
            heappush(self.events, (self.now + wanted.limit * (not wanted.done), next(self.numbers), flow, wanted))
        else:
            heappush(self.events, (self.now + wanted, next(self.numbers), flow, None))

    def answer(self, reply: Reply, value: Any) -> None:
        if not reply.done:
            reply.done, reply.value = True, value
            flow, reply.waiting = reply.waiting, None
            if flow is not None:
                self.go_on(flow, value)
