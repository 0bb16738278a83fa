"""From the thread that writes to the event loop: the answers of a whole group of changes wake it once."""

from __future__ import annotations

import asyncio
import threading
from collections import deque
from contextlib import suppress

__all__ = ["Letter", "Mail"]


class Letter:
    """A promise of the thread that writes, with whoever waits for it in the loop, or no longer does."""

    __slots__ = ("error", "mail", "waiting")

    def __init__(self, mail: Mail) -> None:
        self.mail = mail
        self.waiting: asyncio.Future[None] = mail.loop.create_future()
        self.error: Exception | None = None

    def set_result(self, _: None, /) -> None:
        self.mail.post(self)

    def set_exception(self, error: Exception, /) -> None:
        self.error = error
        self.mail.post(self)


class Mail:
    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.gate = threading.Lock()
        self.come: deque[Letter] = deque()

    def post(self, letter: Letter) -> None:
        """In the thread that writes; or here, if the store is closed."""
        with self.gate:
            self.come.append(letter)
            first = len(self.come) == 1
        # If it is not the first, somebody is on the way already, and takes it along.
        if first:
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                self.loop.call_soon_threadsafe(self.deliver)

    def deliver(self) -> None:
        """In the loop."""
        while self.come:
            letter = self.come.popleft()
            if letter.waiting.done():
                continue
            if letter.error is None:
                letter.waiting.set_result(None)
            else:
                letter.waiting.set_exception(letter.error)
