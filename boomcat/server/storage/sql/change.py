"""Changes that are written as a whole, and tables and bans as they are read back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from msgspec import Struct

__all__ = ["Ban", "Change", "Damaged", "StoredEntry", "StoredTable"]


class StoredEntry(NamedTuple):
    """An entry of a table's journal: its number, its time, and the encoded entry."""

    seq: int
    at: float
    data: bytes


class Change(Struct, frozen=True):
    """All that one step at a table changes, stored whole or not at all.

    The first change of a table has `created` and should have the first entry.  From then on the numbers of the entries
    must follow each other without a gap; that is how a writer that has lost the table is detected.  A snapshot of None
    keeps the former one.  `record` is the number of a finished game and its text.
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
    """A stored table with its whole journal in order."""

    game: str
    created: float
    touched: float
    rules: int
    snapshot: str | None
    entries: tuple[StoredEntry, ...]
    #: Whether a checksum is wrong or an entry is missing.
    damaged: bool = False


class Damaged(Exception):
    """The stored table is damaged."""


@dataclass(frozen=True, slots=True)
class Ban:
    """A banned network, until a time or for ever."""

    network: str
    created: float
    until: float | None
