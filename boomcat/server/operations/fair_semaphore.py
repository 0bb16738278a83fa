"""A semaphore that serves client networks in turn, so that the many requests of one don't delay another's."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass


@dataclass(eq=False)
class Permit:
    """A waiting request, and then a running one."""

    who: str
    since: float
    #: Called when it begins after a wait.
    call: Callable[[], None]
    inside: bool = False


class FairSemaphore:
    """Runs `width` requests at a time, and serves the networks that wait round-robin.

    While requests wait, the next one begins `rest` seconds after another has ended.
    """

    def __init__(self, width: int, now: Callable[[], float], rest: float = 0.0) -> None:
        self.width = width
        self.now = now
        self.rest = rest
        self.inside = 0
        #: Waiting requests by client network; the first network is served next.
        self.lines: dict[str, deque[Permit]] = {}

    def line_up(self, who: str, call: Callable[[], None]) -> Permit:
        """Return a permit that is running, or will be when `call` is called.  Its owner must call `leave`."""
        ticket = Permit(who, self.now(), call)
        if self.inside < self.width:
            self.inside += 1
            ticket.inside = True
        else:
            self.lines.setdefault(who, deque()).append(ticket)
        return ticket

    def leave(self, ticket: Permit) -> None:
        """End a request, running or waiting."""
        if not ticket.inside:
            line = self.lines[ticket.who]
            line.remove(ticket)
            if not line:
                del self.lines[ticket.who]
            return
        ticket.inside = False
        if self.rest and self.lines:
            asyncio.get_running_loop().call_later(self.rest, self.free_slot)
        else:
            self.free_slot()

    def free_slot(self) -> None:
        self.inside -= 1
        if self.lines:
            self.let_in()

    def let_in(self) -> None:
        who = next(iter(self.lines))
        line = self.lines.pop(who)
        ticket = line.popleft()
        if line:
            self.lines[who] = line  # served last
        self.inside += 1
        ticket.inside = True
        ticket.call()

    def let_all_in(self) -> None:
        """Begin all waiting requests at once, because the server stops."""
        while self.lines:
            self.let_in()

    def waiting(self) -> float:
        """Return for how long the oldest request has waited, in seconds."""
        now = self.now()
        return max((now - line[0].since for line in self.lines.values()), default=0.0)

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        news = asyncio.Event()
        ticket = self.line_up(who, news.set)
        try:
            if not ticket.inside:
                await news.wait()
            yield
        finally:
            self.leave(ticket)
