"""A seat at a table: its player, the updates that were sent to it, and whether the player is here."""

from __future__ import annotations

import hashlib
import math
from array import array
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from boomcat.server.tables.entries import Entry
    from boomcat.server.tables.messages import Request

#: Requests of a seat that are remembered, to recognise one that is sent again.
REMEMBERED_REQUESTS = 64


def token_hash(token: str) -> str:
    """Return the hash of a token: the database holds no token that would open a seat."""
    return hashlib.sha256(b"boomcat seat token\n" + token.encode("utf-8", "replace")).hexdigest()


#: Updates that a client can have missed and still get.
KEPT_UPDATES = 1_000


class Stream:
    """The numbered updates of one viewer, each with a range of the game's events."""

    def __init__(self) -> None:
        self.number = 0
        #: The ranges of the newest updates, as pairs of indexes: an array, since there are very many of them.
        self.ranges = array("I")

    def add(self, first: int, last: int) -> int:
        self.number += 1
        self.ranges.append(first)
        self.ranges.append(last)
        if len(self.ranges) > 2 * KEPT_UPDATES:
            del self.ranges[: -2 * KEPT_UPDATES]
        return self.number

    def clear(self) -> None:
        """Forget the ranges: the game is put away."""
        del self.ranges[:]

    def forget(self) -> None:
        """Forget the updates, and skip to numbers that no client has seen."""
        self.clear()
        self.number += KEPT_UPDATES

    def since(self, last: int) -> list[tuple[int, int, int]] | None:
        """Return the updates after this number; None if some of them are forgotten."""
        forgotten = self.number - len(self.ranges) // 2
        if not forgotten <= last <= self.number:
            return None
        rest = self.ranges[2 * (last - forgotten) :]
        return list(zip(range(last + 1, self.number + 1), rest[::2], rest[1::2], strict=True))


class SeatAtTable:
    """The first part follows from the entries, and is the same after a restart; the second part does not."""

    def __init__(
        self,
        player: Literal["open", "person", "bot"] = "open",
        name: str = "",
        avatar: int = 0,
        bot: str = "",
        token: str | None = None,
    ) -> None:
        self.player: Literal["open", "person", "bot"] = player
        self.name = name
        self.avatar = avatar
        self.bot = bot
        self.tokens: set[str] = set() if token is None else {token}
        #: A bot plays this game to its end, because the person conceded, left or was removed.
        self.gone = False
        self.stream = Stream()
        #: Requests that were carried out, by id: the number of the update, and the request, or its stored entry after
        #: a restart.  Also the numbers of answers, by question and move.
        self.done: dict[str, tuple[int, Request | Entry]] = {}
        self.answers: dict[tuple[int, str], int] = {}
        self.contribution: bytes | None = None
        #: Whether this seat's person or bot was dealt cards in the current game.
        self.dealt = False
        #: Whether the person wants to play the next game; and whether they have stayed away from this one.
        self.agreed = False
        self.sits_out = False
        #: Whether the person allows players to ask the coach.
        self.allows_coach = False
        #: Events of this game, by index, that a bot brought about for a person who was away.
        self.stood_in: list[int] = []

        #: The number of connected devices, since when there is none, and whether the grace time is over.
        self.devices = 0
        self.vanished: float | None = None
        self.absent = False
        #: How many questions in a row the clock has answered.
        self.idle = 0
        #: When it last sent an emote, said something, and reported a stranger.
        self.emoted = -math.inf
        self.talked = -math.inf
        self.reported = -math.inf

    @property
    def driven(self) -> bool:
        """Return whether a bot decides for this seat now."""
        return self.player == "bot" or self.gone or self.absent or self.sits_out

    @property
    def returns(self) -> bool:
        """Return whether a person plays here, or may come back to the game."""
        return self.player == "person" and not self.gone

    @property
    def keyed(self) -> bool:
        """Return whether a person still has a token for the seat."""
        return self.player == "person" and bool(self.tokens)

    @property
    def asks(self) -> bool:
        """Return whether a person in the queue asks for a seat; others only watch."""
        return not self.sits_out

    def remember(self, request_id: str, number: int, request: Request | Entry) -> None:
        self.done[request_id] = (number, request)
        if len(self.done) > REMEMBERED_REQUESTS:
            del self.done[next(iter(self.done))]

    def remember_answer(self, question: int, move: str, number: int) -> None:
        self.answers[question, move] = number
        if len(self.answers) > REMEMBERED_REQUESTS:
            del self.answers[next(iter(self.answers))]
