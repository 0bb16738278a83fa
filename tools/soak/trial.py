"""A trial of the server: something bad is done to it, again and again, and in the end all promises must have been
kept.

A trial runs in rounds, each with its own seed and a fresh server.  The results of each round are added to a book on
disk, so that a trial that was stopped continues where it was.
"""

from __future__ import annotations

import fcntl
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

import msgspec

from tools.pages import today

__all__ = ["Book", "Figures", "Page", "Trial"]

Figures = dict[str, float]
#: Endings of figures of which the largest of all rounds counts; all others are added up.
WORST = ("_ms", "_mb", "_kb", "_seconds", "_questions", "_percent")

Round = Callable[[Random, int, Path], Figures]


@dataclass(frozen=True, slots=True)
class Trial:
    name: str
    #: A description for people.
    about: str
    #: How often it is done in all, and at most in one round.
    times: int
    at_once: int
    #: Does it that often in a fresh folder; raises AssertionError if a promise was broken.
    round: Round
    #: Whether a PostgreSQL server is needed.
    postgres: bool = False


class Page(msgspec.Struct):
    """The results of one trial."""

    done: int = 0
    seconds: float = 0.0
    figures: Figures = {}
    measured: str = ""
    #: Rounds that broke a promise: their seeds, and how.
    failures: list[str] = []


class Book:
    """The pages of all trials, in a file that several processes may write."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.pages: dict[str, Page] = {}
        self.read()

    def read(self) -> None:
        if self.path.exists():
            self.pages = msgspec.json.decode(self.path.read_bytes(), type=dict[str, Page])

    def page(self, name: str) -> Page:
        return self.pages.setdefault(name, Page())

    def forget(self, name: str) -> None:
        with self.open():
            self.pages.pop(name, None)

    def note(self, name: str, times: int, seconds: float, figures: Figures) -> None:
        with self.open():
            page = self.page(name)
            page.done += times
            page.seconds = round(page.seconds + seconds, 1)
            for key, value in figures.items():
                known = page.figures.get(key, 0)
                page.figures[key] = max(known, value) if key.endswith(WORST) else known + value
            page.measured = today()

    def note_failure(self, name: str, words: str) -> None:
        with self.open():
            self.page(name).failures.append(words)

    @contextmanager
    def open(self) -> Iterator[None]:
        """Lock the book and read it; write it at the end."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.with_suffix(".lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            self.read()
            yield
            # A new file first, so that stopping here loses nothing.
            fresh = self.path.with_suffix(".new")
            fresh.write_bytes(msgspec.json.format(msgspec.json.encode(self.pages)))
            fresh.replace(self.path)
