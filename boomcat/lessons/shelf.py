"""The lessons that come with Boomcat: every TOML file of this folder is one, and its name is the lesson's."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from boomcat.lessons.lesson import Lesson, read_lesson

FOLDER = Path(__file__).parent
#: The lesson that newcomers are offered.
FIRST = "first"


@cache
def lessons() -> dict[str, Lesson]:
    """Return all lessons by name; raises BadLesson if one can't be played."""
    return {path.stem: read_lesson(path.stem, path.read_text("utf-8")) for path in sorted(FOLDER.glob("*.toml"))}
