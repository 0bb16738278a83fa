"""Writes the pages of one table, one after the other, each with the number of the one before."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from boomcat.server.storage.change import Change
from boomcat.server.storage.nats.pages import written
from boomcat.server.storage.store_errors import StoreError, Uncertain

#: Stores a page after the one with this number, and returns its own number.
Write: TypeAlias = "Callable[[bytes, int], asyncio.Future[int]]"
Waiting: TypeAlias = "tuple[Change, asyncio.Future[None]]"


@dataclass(eq=False)
class TableStream:
    code: str
    write: Write
    #: The number of the last page, and the number of entries.
    last: int
    entries: int
    waiting: list[Waiting] = field(default_factory=list)
    under_way: list[Waiting] = field(default_factory=list)
    #: Whether another node has written to the table.
    lost: bool = False

    @property
    def pending(self) -> int:
        """The number of changes that are not stored yet."""
        return len(self.waiting) + len(self.under_way)

    def add(self, change: Change, future: asyncio.Future[None]) -> None:
        self.waiting.append((change, future))
        if not self.under_way:
            self.turn_page()

    def turn_page(self) -> None:
        """Write what waits."""
        come, self.waiting = self.waiting, []
        fitting, entries = 0, self.entries
        problem = "store-stale" if self.lost else ""
        for change, _ in come:
            problem = problem or misfit(change, entries)
            if problem:
                break
            entries += len(change.entries)
            fitting += 1
        for _, future in come[fitting:]:
            settle(future, StoreError(problem))
        self.under_way = come[:fitting]
        if not self.under_way:
            return
        writing = self.write(written(self.code, [change for change, _ in self.under_way]), self.last)
        writing.add_done_callback(self.answered)

    def answered(self, writing: asyncio.Future[int]) -> None:
        done, self.under_way = self.under_way, []
        error = Uncertain("store-closed") if writing.cancelled() else writing.exception()
        if error is None:
            self.last = writing.result()
            self.entries += sum(len(change.entries) for change, _ in done)
            self.lost = self.lost or done[-1][0].closed
        elif isinstance(error, StoreError) and error.reason == "store-stale":
            self.lost = True
        for _, future in done:
            settle(future, error)
        if self.waiting:
            self.turn_page()

    def close(self) -> None:
        """Fail the changes whose writing has not begun."""
        for _, future in self.waiting:
            settle(future, StoreError("store-closed"))
        self.waiting = []


def misfit(change: Change, entries: int) -> str:
    """Return the reason why a change can't follow this number of entries, or an empty string."""
    for seq, _, _ in change.entries:
        if seq != entries:
            return "store-stale" if seq < entries else "store-gap"
        entries += 1
    return ""


def settle(future: asyncio.Future[None], error: BaseException | None) -> None:
    if future.done():
        return
    if error is None:
        future.set_result(None)
    else:
        # Each gets its own error: an exception collects the tracebacks of every place that raises it.
        own = type(error)(error.reason, error.details) if isinstance(error, StoreError) else error
        future.set_exception(own)
