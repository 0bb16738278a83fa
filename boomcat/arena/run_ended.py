"""Errors that keep a run from beginning or going on, apart from the death of a bot."""

from __future__ import annotations

from typing import TypeAlias

#: The reason and the details of a RuleError.
Cause: TypeAlias = tuple[str, dict[str, str | int]]


class RunEnded(Exception):
    """The id of a message, and its arguments; `cause` is what's wrong with a bot, which the message explains."""

    def __init__(self, reason: str, details: dict[str, str] | None = None, cause: Cause | None = None) -> None:
        super().__init__(reason, details, cause)
        self.reason = reason
        self.details = details or {}
        self.cause = cause
