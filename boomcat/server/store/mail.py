"""From the thread that writes to the event loop: the answers of a whole group of changes wake it once."""

from __future__ import annotations

import asyncio
import threading
from collections import deque
from concurrent.futures import Future
from contextlib import suppress
from functools import partial

__all__ = ["Mail"]


class Mail:
    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.gate = threading.Lock()
        self.come: deque[tuple[asyncio.Future[None], Future[None]]] = deque()

    async def wait_for(self, promise: Future[None]) -> None:
        """Who stops waiting leaves the promise as it is."""
        waiting: asyncio.Future[None] = self.loop.create_future()
        promise.add_done_callback(partial(self.post, waiting))
        await waiting

    def post(self, waiting: asyncio.Future[None], promise: Future[None]) -> None:
        """In the thread that writes; or here, if the store is closed."""
        with self.gate:
            self.come.append((waiting, promise))
            first = len(self.come) == 1
        # If it is not the first, somebody is on the way already, and takes it along.
        if first:
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                self.loop.call_soon_threadsafe(self.deliver)

    def deliver(self) -> None:
        """In the loop."""
        while self.come:
            waiting, promise = self.come.popleft()
            if waiting.done():
                continue
            error = promise.exception()
            if error is None:
                waiting.set_result(None)
            else:
                waiting.set_exception(error)
