"""Errors for answers that the rules or the moment don't allow.

The rules speak no language: an error carries the id of a message and its arguments, and the caller looks the words up
(`boomcat.locale`); `str` does so in English.  `details` holds strings and numbers only.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from boomcat.core.moves import Move


class RuleError(Exception):
    """The state is as it was before, bit for bit.  `allowed` are the moves that the player may make now, if any."""

    def __init__(
        self,
        reason: str,
        details: dict[str, str | int] | None = None,
        allowed: list[Move] | None = None,
        words: str = "",
    ) -> None:
        super().__init__(reason)
        self.reason = reason
        self.details: dict[str, str | int] = {} if details is None else details
        self.allowed: list[Move] = [] if allowed is None else allowed
        #: What `str` returns, if set.
        self.words = words

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.reason, self.details, self.allowed, self.words))

    def __repr__(self) -> str:
        details = f", {self.details}" if self.details else ""
        return f"{type(self).__name__}({self.reason!r}{details})"

    def __str__(self) -> str:
        """Return a sentence in English: `You don’t have the cards for that.`"""
        if self.words:
            return self.words
        # The words are in a layer above this one, as those of events are.
        sentence: str = import_module("boomcat.story").explain_in_english(self)
        return sentence


class MalformedInput(RuleError):
    """It makes sense at no table of this edition: an unknown word, a seat that does not exist, nine players."""


def no_such_seat(seat: int, players: int) -> MalformedInput:
    """Return the error for a seat out of range: callers count from 0, the details, for people, from 1."""
    words = f"no seat {seat}: seats are 0 to {players - 1}"
    if seat == players:
        words += f", and player {players} sits at seat {players - 1}"
    return MalformedInput("no-such-seat", {"seat": seat + 1, "players": players}, None, words)


class IllegalMove(RuleError):
    """It makes sense, but not now."""


class StaleAnswer(RuleError):
    """The move answers a question that isn't open any more."""
