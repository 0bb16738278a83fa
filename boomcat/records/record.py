"""A record in memory."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime

from boomcat.core.chance import Chance, SeededChance
from boomcat.core.errors import RuleError
from boomcat.core.rules import Rules
from boomcat.luck import SealedChance, commitment

FORMAT = "boomcat-record"
#: The version of the lines and their fields.  No other version can be read.
VERSION = 4
#: The version of the rules.  Raise it with every change after which a recorded game could go differently: a ruling, a
#: number of cards, the order of random outcomes, how a seed or a secret becomes luck.
RULES_VERSION = 2

#: The kinds of players.
PLAYERS = ("person", "bot")
LONGEST_NAME = 100
#: The start time of the games of a dataset, which must not depend on when it was made.
NO_TIME = datetime.fromtimestamp(0, UTC)


@dataclass(frozen=True, slots=True)
class Player:
    """The player of a seat: a name, which may be empty, and whether it was a person or a bot."""

    name: str
    player: str


@dataclass(frozen=True, slots=True)
class RecordedMove:
    """A move as one line has it: by a seat, counted from 0, this many seconds after the start."""

    line: int
    question: int
    seat: int
    move: str
    seconds: float


@dataclass(frozen=True, slots=True)
class Promise:
    """Luck that was committed to before the game, as recorded; `boomcat verify` checks it."""

    commitment: str
    secret: bytes = field(repr=False)
    #: One for each seat; some may be empty.
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
    """A recorded game: its rules, players and luck, and every move; `replay` plays it again."""

    rules: Rules
    players: tuple[Player, ...]
    #: A seed, or the commitment from before the game.
    luck: int | Promise
    start: datetime
    moves: tuple[RecordedMove, ...]
    #: The seats from first place to last; None if the record ends before the game does.
    standings: tuple[int, ...] | None
    #: The number of whole lines, and whether part of another one follows.
    lines: int
    torn: bool

    @property
    def finished(self) -> bool:
        return self.standings is not None

    def chance(self) -> Chance:
        """Return the luck that the game was played with."""
        if isinstance(self.luck, Promise):
            return SealedChance(self.luck.secret, self.luck.contributions)
        return SeededChance(self.luck)


class RecordError(RuleError):
    """An error in this line of a record, counted from 1."""

    def __init__(self, reason: str, line: int, details: dict[str, str | int] | None = None) -> None:
        super().__init__(reason, {**(details or {}), "line": line})
        self.line = line

    def __reduce__(self) -> tuple[object, ...]:
        return (RecordError, (self.reason, self.line, self.details))


@contextmanager
def at_line(line: int) -> Iterator[None]:
    """Raise errors of the rules and the notation as errors in this line."""
    try:
        yield
    except RecordError:
        raise
    except RuleError as error:
        raise RecordError(error.reason, line, error.details) from None
