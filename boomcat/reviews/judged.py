"""The judge's opinion: `boomcat.judge` for one seat at one moment, `boomcat.review` for a whole game."""

from __future__ import annotations

from os import PathLike
from pathlib import Path

from boomcat.champion.judge import chance
from boomcat.knowledge.knowledge import Knowledge
from boomcat.records import Record, read_record
from boomcat.reviews.game_review import Review
from boomcat.reviews.reviewer import review as review_of
from boomcat.views.view import View

__all__ = ["Review", "judge", "review"]


def judge(view: View, knowledge: Knowledge) -> float:
    """Return the chance to win of the seat whose view it is, if everybody plays on like the champion.

    It says what the seat itself can know: a bot may ask it about its own game.
    """
    return chance(view, knowledge)


def review(record: Record | str | PathLike[str]) -> Review:
    """Return the review of a finished game, from its record or the file with it: what was luck, what was skill.

    Its JSON is `as_json()`.  Raises RecordError if the record can't be read, can't have happened, or isn't finished.
    """
    return review_of(record if isinstance(record, Record) else read_record(Path(record)))
