"""Checksums of stored entries: disks and memory flip a bit now and then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from zlib import crc32

__all__ = ["checksum", "is_whole"]


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
