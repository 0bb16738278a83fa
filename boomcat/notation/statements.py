"""A text as statements, each with its name and its line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from boomcat.core.errors import MalformedInput
from boomcat.core.rules import SEATS
from boomcat.notation.words import Words, is_number, seat_in

#: In the order in which they are written, after the edition and the hands.
NAMES = (
    *("pile", "discards", "removed", "boxed", "cursed", "marked", "taking", "barking", "tower"),
    *("turn", "window", "asked", "question", "luck", "hurried"),
)
FLAGS = ("hurried",)


class Statement(NamedTuple):
    """The text behind the colon: ` 2` of `turn: 2` in line 5."""

    line: int
    text: str


@contextmanager
def reading(statement: Statement) -> Iterator[Words]:
    """The words of the statement, all to be read; what is wrong with them is wrong in this line."""
    with in_line(statement.line):
        words = Words(statement.text)
        yield words
        words.end()


@contextmanager
def in_line(line: int) -> Iterator[None]:
    try:
        yield
    except MalformedInput as error:
        raise MalformedInput(error.reason, {"line": line, **error.details}) from None


class Statements:
    """The lines of a position: its edition, a hand for each seat, and the rest by name."""

    def __init__(self, text: str) -> None:
        found = list(split(text))
        if not found:
            raise MalformedInput("edition-missing")
        line, first = found[0]
        self.edition = Statement(line, first)
        self.seats: dict[int, Statement] = {}
        self.named: dict[str, Statement] = {}
        for line, statement in found[1:]:
            with in_line(line):
                self.add(line, statement)

    def add(self, line: int, statement: str) -> None:
        before, colon, after = statement.partition(":")
        name = before.strip().lower()
        if colon and is_number(name):
            seat = seat_in(name, SEATS)
            known = seat in self.seats
            self.seats[seat] = Statement(line, after)
        elif colon and name in FLAGS:
            raise MalformedInput("flag-with-value", {"word": name})
        elif name in NAMES and bool(colon) != (name in FLAGS):
            known = name in self.named
            self.named[name] = Statement(line, after)
        else:
            raise MalformedInput("unknown-statement", {"word": name, "allowed": " ".join(["1:", *map(title, NAMES)])})
        if known:
            raise MalformedInput("statement-twice", {"word": name})


def title(name: str) -> str:
    return name if name in FLAGS else name + ":"


def split(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.splitlines(), start=1):
        for statement in line.partition("#")[0].split(";"):
            if statement.strip():
                yield number, statement
