"""Lets a few pass at a time, and those who wait by turns, so that nobody's many keep somebody's one waiting."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

__all__ = ["FairSemaphore", "Permit"]


class Permit:
    """A place in the line, and then inside."""

    def __init__(self, who: str, since: float, call: Callable[[], None]) -> None:
        self.who = who
        self.since = since
        #: Told when it is let in after a while.
        self.call = call
        self.inside = False


class FairSemaphore:
    """`width` are inside at a time.  Of those who wait, one of each household after the other is let in, and where
    some do, only `rest` seconds after somebody has left."""

    def __init__(self, width: int, now: Callable[[], float], rest: float = 0.0) -> None:
        self.width = width
        self.now = now
        self.rest = rest
        self.inside = 0
        #: By household; the first of them is the next to let somebody in.
        self.lines: dict[str, deque[Permit]] = {}

    def line_up(self, who: str, call: Callable[[], None]) -> Permit:
        """A ticket that is inside, or will be, which `call` tells.  Whoever has one must `leave`."""
        ticket = Permit(who, self.now(), call)
        if self.inside < self.width:
            self.inside += 1
            ticket.inside = True
        else:
            self.lines.setdefault(who, deque()).append(ticket)
        return ticket

    def leave(self, ticket: Permit) -> None:
        """From inside, or out of the line."""
        if not ticket.inside:
            line = self.lines[ticket.who]
            line.remove(ticket)
            if not line:
                del self.lines[ticket.who]
            return
        ticket.inside = False
        if self.rest and self.lines:
            asyncio.get_running_loop().call_later(self.rest, self.make_room)
        else:
            self.make_room()

    def make_room(self) -> None:
        self.inside -= 1
        if self.lines:
            self.let_in()

    def let_in(self) -> None:
        who = next(iter(self.lines))
        line = self.lines.pop(who)
        ticket = line.popleft()
        if line:
            self.lines[who] = line  # behind all others
        self.inside += 1
        ticket.inside = True
        ticket.call()

    def let_all_in(self) -> None:
        """There is nothing inside to wait for any more."""
        while self.lines:
            self.let_in()

    def waiting(self) -> float:
        """For how long whoever has waited longest has."""
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
