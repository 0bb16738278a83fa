"""Knobs: what a recipe says about the set-up, by number of players (D5-D9): `deal=7,5:5 kittens=n-1 players=2-4`."""

from __future__ import annotations

import re
from typing import Final

from boomcat.core.errors import MalformedInput

#: In the order in which a key has them.
KNOBS: Final = ("deal", "dealt-defuses", "defuses", "kittens", "implodings", "players")
#: No deck holds more of anything.
MOST: Final = 99

AMOUNT: Final = re.compile(
    r"(?:(?P<players>\d{1,2}):)?(?:(?P<n>n)(?P<more>[+-]\d{1,2})?|(?P<number>\d{1,2}))", re.ASCII
)
RANGE: Final = re.compile(r"(\d{1,2})(?:-(\d{1,2}))?", re.ASCII)


def read_amounts(word: str, text: str, sizes: list[int]) -> dict[int, int]:
    """Return the amount for each of these numbers of players that the text names: all of them, if it has a default."""
    named: dict[int, int] = {}
    default: dict[int, int] = {}
    for part in text.lower().replace(" ", "").split(","):
        found = AMOUNT.fullmatch(part)
        if found is None:
            raise bad_amount(word)
        if found["players"] is None:
            if default:
                raise bad_amount(word)
            default = {players: amount(found["n"], found["more"], found["number"], players) for players in sizes}
        else:
            players = int(found["players"])
            if players in named:
                raise bad_amount(word)
            named[players] = amount(found["n"], found["more"], found["number"], players)
    return {
        players: named.get(players, default.get(players, 0)) for players in sizes if players in {**default, **named}
    }


def amount(n: str | None, more: str | None, number: str | None, players: int) -> int:
    """Return a number, or one more or fewer than the players, but never less than none."""
    found = int(number or 0) if n is None else players + int(more or 0)
    return within(found)


def within(number: int) -> int:
    return max(0, min(number, MOST))


def bad_amount(word: str) -> MalformedInput:
    return MalformedInput("recipe-bad-amount", {"word": word})


def write_amounts(amounts: dict[int, int], sizes: list[int]) -> str:
    """Return the shortest text that reads as these amounts: a default, if they cover all sizes, and what differs.

    The same amounts have one text, however they were written.
    """
    default: dict[int, int] = {}
    words: list[str] = []
    if len(amounts) == len(sizes):
        numbers = sorted({amounts[players] for players in sizes})
        apart = sorted({amounts[players] - players for players in sizes})
        ways = [(str(number), dict.fromkeys(sizes, number)) for number in numbers]
        ways += [
            (by_players(more), {players: max(0, min(players + more, MOST)) for players in sizes}) for more in apart
        ]
        best = -1
        for way, found in ways:
            right = sum([found[players] == amounts[players] for players in sizes])
            if right > best:
                best, words, default = right, [way], found
    for players in sizes:
        if players in amounts and amounts[players] != default.get(players, -1):
            words.append(f"{players}:{amounts[players]}")
    return ",".join(words)


def by_players(more: int) -> str:
    return f"n{more:+d}" if more else "n"


def read_players(text: str, sizes: list[int]) -> list[int]:
    """Return those of the sizes that `2-4`, or `3`, allows."""
    found = RANGE.fullmatch(text.replace(" ", ""))
    if found is not None:
        fewest = int(found[1])
        most = int(found[2] or found[1])
        if fewest in sizes and most in sizes and fewest <= most:
            return [players for players in sizes if fewest <= players <= most]
    raise MalformedInput("recipe-bad-players", {"fewest": sizes[0], "most": sizes[len(sizes) - 1]})


def write_players(sizes: list[int]) -> str:
    fewest, most = sizes[0], sizes[len(sizes) - 1]
    return str(fewest) if fewest == most else f"{fewest}-{most}"
