"""The interface of the bus between nodes: subjects that carry messages, and a key-value store that all of them share.

A message on a subject may be lost: a disconnected node misses it.  Each value has a revision, and a writer that
replaces or deletes one names the revision that it has read.  `nats_bus.py` implements this on NATS.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import NamedTuple, Protocol

__all__ = ["Bus", "BusError", "KeyValue", "NoAnswer", "Versioned"]


class BusError(Exception):
    """The bus is unreachable or did not answer in time; the operation may have happened all the same."""


class NoAnswer(BusError):
    """No node listens there, or it did not answer in time."""


class Versioned(NamedTuple):
    value: bytes
    revision: int


class KeyValue(Protocol):
    async def get(self, key: str) -> Versioned | None: ...

    async def put(self, key: str, value: bytes, revision: int | None = None) -> int | None:
        """Replace this revision (0: no value, None: any) and return the new one, or None if it was another."""

    async def delete(self, key: str, revision: int | None = None) -> bool: ...


class Bus(Protocol):
    #: The beginning of all subject names.
    prefix: str

    @property
    def denied(self) -> str:
        """The subjects that we may not publish or subscribe to, or an empty string."""

    def publish(self, subject: str, message: bytes) -> None:
        """Send a message.  Messages arrive in order, or not at all."""

    async def ask(self, subject: str, message: bytes, seconds: float) -> bytes: ...

    async def listen(self, subject: str, heard: Callable[[bytes], None]) -> None: ...

    async def answer(self, subject: str, answered: Callable[[bytes], Awaitable[bytes]]) -> None: ...

    async def key_value(self) -> KeyValue: ...

    async def time(self) -> float:
        """Return the wall-clock time of the bus."""

    def when_back(self, callback: Callable[[], None]) -> None:
        """Call this after each reconnect: messages may be missing."""

    async def flush(self) -> None:
        """Wait until all published messages are sent."""
