"""What nodes need to speak with each other: subjects that carry messages, and a shelf that all of them see.

A message on a subject may be lost: whoever is not connected does not get it.  What is on a shelf has a revision, and
who replaces or takes away something names the one that it saw.  `nats_bus.py` is the real one.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import NamedTuple, Protocol

__all__ = ["Bus", "BusError", "KeyValue", "NoAnswer", "Versioned"]


class BusError(Exception):
    """The bus is not there, or did not do it in time; it may have done it all the same."""


class NoAnswer(BusError):
    """Nobody was there, or whoever was did not answer in time."""


class Versioned(NamedTuple):
    value: bytes
    revision: int


class KeyValue(Protocol):
    async def get(self, key: str) -> Versioned | None: ...

    async def put(self, key: str, value: bytes, revision: int | None = None) -> int | None:
        """In place of this revision; 0: of nothing, None: of anything.  The new one, or None if another was there."""

    async def delete(self, key: str, revision: int | None = None) -> bool: ...


class Bus(Protocol):
    #: What the names of all subjects begin with.
    prefix: str

    @property
    def denied(self) -> str:
        """What we are not allowed to say or hear, if there is something."""

    def publish(self, subject: str, message: bytes) -> None:
        """In the order in which they come, if they come."""

    async def ask(self, subject: str, message: bytes, seconds: float) -> bytes: ...

    async def listen(self, subject: str, heard: Callable[[bytes], None]) -> None: ...

    async def answer(self, subject: str, answered: Callable[[bytes], Awaitable[bytes]]) -> None: ...

    async def key_value(self) -> KeyValue: ...

    async def time(self) -> float:
        """The wall clock of the bus."""

    def when_back(self, told: Callable[[], None]) -> None:
        """Told when the connection was lost and is there again: messages may be missing."""

    async def flush(self) -> None:
        """Until everything that was published is on its way."""
