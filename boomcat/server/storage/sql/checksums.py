"""By which a stored entry is known to be what was written: disks and memories flip a bit now and then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from zlib import crc32

__all__ = ["checksum", "is_whole"]


def checksum(game: object, seq: object, at: object, data: Any) -> int:
    """Over all of an entry, and where it belongs."""
    return crc32(data, crc32(f"{game}\n{seq}\n{at!r}\n".encode("utf-8", "replace")))


def is_whole(table: Any, lines: Sequence[Any]) -> bool:
    """Whether a journal is complete, each entry is as it was written, and the last one is the last that there was.

    What an older version of the program wrote has no checksums, and is believed.
    """
    for seq, line in enumerate(lines):
        if line.seq != seq or not isinstance(line.entry, bytes) or not isinstance(line.at, float):
            return False
        if line.sum is not None and line.sum != checksum(line.game, line.seq, line.at, line.entry):
            return False
    return table.sum is None or (bool(lines) and lines[-1].sum == table.sum)
