"""A record in memory."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from boomcat.core.rules import Rules

__all__ = ["FORMAT", "LONGEST_NAME", "PLAYERS", "RULES_VERSION", "VERSION", "Entry", "Player", "Record"]

FORMAT = "boomcat-record"
#: Of the lines and their fields.
VERSION = 1
#: Of what the rules make of a seed and moves.  Raise it with every change after which a recorded game could go
#: differently: a ruling, a number of cards, the order of random outcomes, how a seed becomes luck.
RULES_VERSION = 1

#: Who can sit at a seat.
PLAYERS = ("person", "bot")
LONGEST_NAME = 100


@dataclass(frozen=True, slots=True)
class Player:
    """Who sat at a seat: a name, which may be empty, and whether it was a person or a bot."""

    name: str
    player: str


@dataclass(frozen=True, slots=True)
class Entry:
    """A move as it stands in a line: by a seat, counted from 0, so many seconds after the start."""

    line: int
    question: int
    seat: int
    move: str
    seconds: float


@dataclass(frozen=True, slots=True)
class Record:
    rules: Rules
    players: tuple[Player, ...]
    seed: int
    start: datetime
    moves: tuple[Entry, ...]
    #: The seats from the first place to the last; None if the record breaks off before the end of the game.
    places: tuple[int, ...] | None
    #: The number of whole lines, and whether there is a part of another one behind them.
    lines: int
    torn: bool

    @property
    def finished(self) -> bool:
        return self.places is not None
