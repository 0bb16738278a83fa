"""What is written at once, and what is read back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from msgspec import Struct

__all__ = ["Change", "Damaged", "StoredEntry", "StoredTable"]


class StoredEntry(NamedTuple):
    """One line of a table's journal: its number, when it was written, and what the server made of it."""

    seq: int
    at: float
    data: bytes


class Change(Struct, frozen=True):
    """Everything that one step at a table changes: it is stored whole or not at all.

    The first change of a table has `created`, and had better bring the first entry with it: from there on the numbers
    of the entries must follow each other without a gap, which is how a writer whose time is over is found out.
    A snapshot that is None leaves the one before it.  `record` is the number of a finished game, and its text.
    """

    game: str
    rules: int
    entries: tuple[StoredEntry | tuple[int, float, bytes], ...] = ()
    created: float | None = None
    snapshot: str | None = None
    record: tuple[int, str] | None = None
    closed: bool = False


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it was left, with its whole journal in order."""

    game: str
    created: float
    touched: float
    rules: int
    snapshot: str | None
    entries: tuple[StoredEntry, ...]
    #: Something of it is not what was written.
    damaged: bool = False


class Damaged(Exception):
    """What is stored of a table is not what was written."""
