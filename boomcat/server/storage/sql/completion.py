"""From the thread that writes to the event loop: the answers of a whole group of changes wake it once."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Generator
from contextlib import suppress
from typing import Any, ClassVar, TypeAlias

from msgspec import Struct

from boomcat.server.storage.sql.change import Change

__all__ = ["Letter", "Mail"]

Told: TypeAlias = "Callable[[Letter], object]"


class Letter(Struct, eq=False):
    """A change that comes back from the thread that writes.  In the loop it's much like a Future, but it can't be
    cancelled, and whoever waits for it is told at once instead of in the loop's next round: there are thousands a
    second."""

    errand: ClassVar[None] = None

    mail: Mail
    change: Change
    error: Exception | None = None
    delivered: bool = False
    callbacks: list[Told] = []

    # -- in the thread that writes ---------------------------------------------------------

    def set_result(self, _: None, /) -> None:
        self.mail.come.append(self)

    def set_exception(self, error: Exception, /) -> None:
        self.error = error
        self.mail.come.append(self)

    # -- in the loop -----------------------------------------------------------------------

    def done(self) -> bool:
        return self.delivered

    def cancelled(self) -> bool:
        return False

    def exception(self) -> Exception | None:
        return self.error

    def add_done_callback(self, call: Told) -> None:
        if self.delivered:
            self.mail.loop.call_soon(call, self)
        else:
            self.callbacks.append(call)

    def deliver(self) -> None:
        self.delivered = True
        callbacks, self.callbacks = self.callbacks, []
        for call in callbacks:
            try:
                call(self)
            except Exception as error:  # the others are told all the same
                self.mail.loop.call_exception_handler({"message": "a letter came to grief", "exception": error})

    def __await__(self) -> Generator[Any, None, None]:
        waiting: asyncio.Future[None] = self.mail.loop.create_future()
        self.add_done_callback(lambda _: None if waiting.done() else waiting.set_result(None))
        yield from waiting
        if self.error is not None:
            raise self.error


class Mail:
    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.come: deque[Letter] = deque()
        #: Whether somebody is on the way to look, and takes along whatever has come by then.
        self.called = False

    def call(self) -> None:
        """Letters have come.  In the thread that writes; or here, if the store is closed."""
        if not self.called:
            self.called = True
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                self.loop.call_soon_threadsafe(self.deliver)

    def deliver(self) -> None:
        """In the loop."""
        self.called = False  # before we look: who puts something here now calls again, though we may find it already
        while self.come:
            self.come.popleft().deliver()
