"""The puzzles that come with Boomcat."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Final

from boomcat.puzzles.puzzle_moment import Puzzle, puzzle_from

SHELF: Final = Path(__file__).with_name("puzzles.jsonl")


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """Return all puzzles, the first of which has the number 1."""
    lines = SHELF.read_text("utf-8").splitlines()
    return tuple(puzzle_from(number, json.loads(line)) for number, line in enumerate(lines, 1))
