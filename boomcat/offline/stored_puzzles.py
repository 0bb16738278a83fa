"""The puzzles in a browser, which has no libraries to put moves into words: they were written with its bundle.

The first line of the file is the list; a line for every puzzle in each language follows (tools/offline.py).
"""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Final

import msgspec

from boomcat.puzzles.daily import number_of
from boomcat.server.tables.http_bodies import PuzzleInfo, PuzzleList
from boomcat.server.tables.requests import NotAllowed

STORED: Final = Path(__file__).with_name("puzzles.jsonl")


class Head(msgspec.Struct, frozen=True):
    """The first line: the languages in their order, and what is known of each puzzle before it's opened."""

    languages: list[str]
    puzzles: list[PuzzleInfo]


@cache
def head() -> Head:
    with STORED.open("rb") as file:
        return msgspec.json.decode(file.readline(), type=Head)


def list_stored() -> PuzzleList:
    """Return what is known of all puzzles, and which one is today's."""
    today, infos = datetime.now(UTC).date(), head().puzzles
    return PuzzleList(today.isoformat(), number_of(today, len(infos)), infos)


def stored_puzzle(number: int, language: str) -> bytes:
    """Return the JSON of a puzzle; English words for a language that isn't stored."""
    languages, infos = head().languages, head().puzzles
    if not 1 <= number <= len(infos):
        raise NotAllowed("no-such-puzzle", {"number": number, "most": len(infos)})
    at = languages.index(language if language in languages else "en")
    with STORED.open("rb") as file:
        line = 1 + (number - 1) * len(languages) + at
        return next(islice(file, line, None)).rstrip()
