"""Changes that are written as a whole, and tables and bans as they are read back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple
from zlib import crc32

from msgspec import Struct


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


# -- checksums: disks and memory flip a bit now and then ------------------------------------


def checksum(game: object, seq: object, at: object, data: Any) -> int:
    """Return the checksum of an entry, its number and its table."""
    return crc32(data, crc32(f"{game}\n{seq}\n{at!r}\n".encode("utf-8", "replace")))


def is_whole(table: Any, lines: Sequence[Any]) -> bool:
    """Return whether a journal is complete and undamaged, up to the last entry that was written.

    What an older version of the program wrote has no checksums, and is believed.
    """
    for seq, line in enumerate(lines):
        if line.seq != seq or not isinstance(line.entry, bytes) or not isinstance(line.at, float):
            return False
        if line.sum is not None and line.sum != checksum(line.game, line.seq, line.at, line.entry):
            return False
    return table.sum is None or (bool(lines) and lines[-1].sum == table.sum)
