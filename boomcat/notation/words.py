"""The words of a statement, read from left to right: every way in which one can be wrong is MalformedInput."""

from __future__ import annotations

import re

from boomcat.core.edition import Edition
from boomcat.core.errors import MalformedInput

#: Longer numbers mean nothing in a game, and Python refuses to read very long ones.
MOST_DIGITS = 9
LARGEST_NUMBER = 10**MOST_DIGITS - 1

JOINED = re.compile(" ?([*+=]) ?")


class Words:
    """A cursor through a text.  What is `expected` next is said in words that the catalogue knows."""

    def __init__(self, text: str) -> None:
        self.words = JOINED.sub(r"\1", " ".join(text.lower().split())).split()
        self.place = 0

    def __bool__(self) -> bool:
        return self.place < len(self.words)

    def next(self, expected: str) -> str:
        if not self:
            raise MalformedInput("word-missing", {"expected": expected})
        self.place += 1
        return self.words[self.place - 1]

    def ahead(self) -> str:
        """The next word, which stays."""
        return self.words[self.place]

    def skip(self, *words: str) -> bool:
        """Step over these words if they come next."""
        if tuple(self.words[self.place : self.place + len(words)]) != words:
            return False
        self.place += len(words)
        return True

    def end(self) -> None:
        if self:
            raise MalformedInput("word-too-many", {"word": self.words[self.place]})

    def number(self, least: int, most: int) -> int:
        return number_in(self.next("number"), least, most)

    def seat(self, players: int) -> int:
        """A seat counted from 0, of one that was written counted from 1."""
        return seat_in(self.next("seat"), players)

    def card(self, edition: Edition) -> int:
        return edition.card(self.next("card"))

    def one_of(self, *allowed: str) -> str:
        word = self.next("word")
        if word not in allowed:
            raise MalformedInput("unknown-word", {"word": word, "allowed": " ".join(allowed)})
        return word


def is_number(word: str) -> bool:
    return word.isascii() and word.isdigit()


def number_in(word: str, least: int, most: int) -> int:
    if not is_number(word):
        raise MalformedInput("not-a-number", {"word": word})
    digits = word.lstrip("0") or "0"
    if len(digits) > MOST_DIGITS or not least <= int(digits) <= most:
        raise MalformedInput("number-out-of-range", {"number": digits, "least": least, "most": most})
    return int(digits)


def seat_in(word: str, players: int) -> int:
    if not is_number(word):
        raise MalformedInput("not-a-seat", {"word": word, "players": players})
    digits = word.lstrip("0") or "0"
    if len(digits) > MOST_DIGITS or not 1 <= int(digits) <= players:
        raise MalformedInput("no-such-seat", {"seat": digits, "players": players})
    return int(digits) - 1
