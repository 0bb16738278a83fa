"""The error that a wrong record raises."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from boomcat.core.errors import RuleError

__all__ = ["RecordError", "at_line"]


class RecordError(RuleError):
    """An error in this line of a record, counted from 1."""

    def __init__(self, reason: str, line: int, details: dict[str, str | int] | None = None) -> None:
        super().__init__(reason, {**(details or {}), "line": line})
        self.line = line

    def __reduce__(self) -> tuple[object, ...]:
        return (RecordError, (self.reason, self.line, self.details))


@contextmanager
def at_line(line: int) -> Iterator[None]:
    """Raise errors of the rules and the notation as errors in this line."""
    try:
        yield
    except RecordError:
        raise
    except RuleError as error:
        raise RecordError(error.reason, line, error.details) from None
