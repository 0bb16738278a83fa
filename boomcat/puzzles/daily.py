"""The puzzle of each day."""

from __future__ import annotations

from datetime import date


def number_of(day: date, puzzles: int) -> int:
    """Return the number of the puzzle of a day, the same for everybody: one follows the other, and then the first."""
    return day.toordinal() % puzzles + 1
