"""Checks the luck of a recorded game: against what a player noted before it, and by playing it again."""

from __future__ import annotations

from msgspec import Struct

from boomcat.records import Promise, RecordError, rolled
from boomcat.server.tables.replays import read_replayed


class CheckLuck(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/check-luck, which only the browser's own tables answer."""

    record: str
    #: As it was shown before the game.
    commitment: str | None = None
    #: The bytes that a seat gave, in hexadecimal digits.
    seat: int | None = None
    bytes: str | None = None


class LuckCheck(Struct, frozen=True):
    """The result of checking the luck of a game."""

    right: bool


def check_luck(wanted: CheckLuck) -> LuckCheck:
    record = read_replayed(wanted.record)
    luck = record.luck
    if not isinstance(luck, Promise) or not record.finished:
        return LuckCheck(False)
    noted = wanted.commitment in (None, luck.commitment)
    given = [one.hex() for one in luck.contributions]
    own = wanted.seat is None or wanted.bytes is None or given[wanted.seat - 1 : wanted.seat] == [wanted.bytes]
    try:
        for _ in rolled(record):
            pass
    except RecordError:
        return LuckCheck(False)
    return LuckCheck(luck.kept and noted and own)
