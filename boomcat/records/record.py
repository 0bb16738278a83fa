"""A record in memory."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime

from boomcat.core.chance import Chance, SeededChance
from boomcat.core.rules import Rules
from boomcat.luck import SealedChance, commitment

__all__ = [
    "FORMAT",
    "LONGEST_NAME",
    "NO_TIME",
    "PLAYERS",
    "RULES_VERSION",
    "VERSION",
    "Player",
    "Promise",
    "Record",
    "RecordedMove",
]

FORMAT = "boomcat-record"
#: Of the lines and their fields.  No other version can be read.
VERSION = 4
#: Of what the rules make of luck and moves.  Raise it with every change after which a recorded game could go
#: differently: a ruling, a number of cards, the order of random outcomes, how a seed or a secret becomes luck.
RULES_VERSION = 2

#: Who can sit at a seat.
PLAYERS = ("person", "bot")
LONGEST_NAME = 100
#: The start of games that nobody watched: of a dataset, which must not depend on when it was made.
NO_TIME = datetime.fromtimestamp(0, UTC)


@dataclass(frozen=True, slots=True)
class Player:
    """Who sat at a seat: a name, which may be empty, and whether it was a person or a bot."""

    name: str
    player: str


@dataclass(frozen=True, slots=True)
class RecordedMove:
    """A move as it stands in a line: by a seat, counted from 0, this many seconds after the start."""

    line: int
    question: int
    seat: int
    move: str
    seconds: float


@dataclass(frozen=True, slots=True)
class Promise:
    """Luck that was promised before the game, as a record tells it; whether it was kept is another question."""

    commitment: str
    secret: bytes = field(repr=False)
    #: From every seat, some of which may be empty.
    contributions: tuple[bytes, ...]

    @classmethod
    def of(cls, luck: SealedChance) -> Promise:
        return cls(commitment(luck.secret), luck.secret, luck.contributions)

    @property
    def kept(self) -> bool:
        return self.commitment == commitment(self.secret)

    def as_json(self) -> dict[str, object]:
        given = [one.hex() for one in self.contributions]
        return {"commitment": self.commitment, "secret": self.secret.hex(), "contributions": given}


@dataclass(frozen=True, slots=True)
class Record:
    """A game on file: who played by which rules, the luck, and every move; `replay` plays it again."""

    rules: Rules
    players: tuple[Player, ...]
    #: A seed, or what was promised before the game.
    luck: int | Promise
    start: datetime
    moves: tuple[RecordedMove, ...]
    #: The seats from the first place to the last; None if the record breaks off before the end of the game.
    standings: tuple[int, ...] | None
    #: The number of whole lines, and whether there is a part of another one behind them.
    lines: int
    torn: bool

    @property
    def finished(self) -> bool:
        return self.standings is not None

    def chance(self) -> Chance:
        """The luck that the game was played with."""
        if isinstance(self.luck, Promise):
            return SealedChance(self.luck.secret, self.luck.contributions)
        return SeededChance(self.luck)
