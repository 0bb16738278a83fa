"""Writes the pages of one table, one after the other, each with the number of the one before."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeAlias

from boomcat.server.storage.nats.pages import written
from boomcat.server.storage.sql import Change, StoreError, Uncertain

__all__ = ["TableStream", "Write"]

#: Stores a page after the one with this number, and returns its own number.
Write: TypeAlias = "Callable[[bytes, int], asyncio.Future[int]]"
Waiting: TypeAlias = "tuple[Change, asyncio.Future[None]]"


class TableStream:
    def __init__(self, code: str, write: Write, last: int, entries: int) -> None:
        self.code = code
        self.write = write
        #: The number of the last page, and the number of entries.
        self.last = last
        self.entries = entries
        self.waiting: list[Waiting] = []
        self.under_way: list[Waiting] = []
        #: Whether another node has written to the table.
        self.lost = False

    @property
    def pending(self) -> int:
        """The number of changes that are not stored yet."""
        return len(self.waiting) + len(self.under_way)

    def add(self, change: Change, future: asyncio.Future[None]) -> None:
        self.waiting.append((change, future))
        self.go_on()

    def go_on(self) -> None:
        """Write what waits."""
        if not self.under_way and self.waiting:
            self.turn_page()

    def turn_page(self) -> None:
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
            fail(future, problem)
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
            if future.done():
                continue
            if error is None:
                future.set_result(None)
            elif isinstance(error, StoreError):
                future.set_exception(type(error)(error.reason, error.details))
            else:
                future.set_exception(error)
        self.go_on()

    def close(self) -> None:
        """Fail the changes whose writing has not begun."""
        for _, future in self.waiting:
            fail(future, "store-closed")
        self.waiting = []


def misfit(change: Change, entries: int) -> str:
    """Return the reason why a change can't follow this number of entries, or an empty string."""
    for seq, _, _ in change.entries:
        if seq != entries:
            return "store-stale" if seq < entries else "store-gap"
        entries += 1
    return ""


def fail(future: asyncio.Future[None], reason: str) -> None:
    if not future.done():
        future.set_exception(StoreError(reason))
