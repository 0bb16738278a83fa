"""The names of verdicts on moves, and the losses from which each applies."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from boomcat.reviews.rollouts import Difference

#: Shares of a won game that a move loses against the champion's.
SLIP: Final = 0.05
MISTAKE: Final = 0.10
HOWLER: Final = 0.25
#: How many rollouts of both moves must agree before a move is called anything bad.
ROLLOUTS: Final = 200
#: Below this, two moves are worth the same.
EQUAL: Final = 0.02


class MoveVerdict(StrEnum):
    #: What the champion would have done.
    BEST = "best"
    #: As good, as far as anybody can tell.
    GOOD = "good"
    #: It may have been worse: by one ply only, or not by enough to be sure.
    CLOSE = "close"
    SLIP = "slip"
    MISTAKE = "mistake"
    HOWLER = "howler"


BAD: Final = (MoveVerdict.SLIP, MoveVerdict.MISTAKE, MoveVerdict.HOWLER)


def verdict_of(loss: float, rolled: Difference | None, *, is_champions: bool) -> MoveVerdict:
    """Return what a move is called: by one ply it lost this much, and rollouts say so, or weren't made."""
    if is_champions:
        return MoveVerdict.BEST
    if is_as_good(loss):
        return MoveVerdict.GOOD
    if loss < SLIP or rolled is None or not confirms(rolled):
        return MoveVerdict.CLOSE
    # The smaller of both, so that one ply alone makes no howler.
    sure = min(loss, rolled.mean)
    if sure >= HOWLER:
        return MoveVerdict.HOWLER
    return MoveVerdict.MISTAKE if loss >= MISTAKE and rolled.mean >= SLIP else MoveVerdict.SLIP


def is_as_good(loss: float) -> bool:
    """Return whether a move that lost this much, by one ply, was worth as much as the champion's."""
    return loss < EQUAL


def confirms(rolled: Difference) -> bool:
    """Return whether rollouts agree that a move was worse."""
    return rolled.rollouts >= ROLLOUTS and rolled.is_certain and rolled.mean >= EQUAL
