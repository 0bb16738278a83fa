"""Answers that differ only in a place in the pile: too many for a list of sentences."""

from __future__ import annotations

from boomcat.core.fields import Field
from boomcat.core.moves import Move, SimpleMove


def by_place(moves: list[Move]) -> dict[int, Move]:
    """Return the moves by the number of cards above, if that is all in which they differ."""
    found: dict[int, Move] = {}
    for move in moves:
        if isinstance(move, SimpleMove) and list(move.fields.values()) == [Field.PLACE]:
            found[getattr(move, *move.fields)] = move
    return found
