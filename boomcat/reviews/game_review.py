"""A review of a game: what it's made of, and its JSON."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from boomcat.reviews.reasons import Fact
from boomcat.reviews.verdict import BAD, MoveVerdict

#: The parts of a result, in the order in which they're listed.
PARTS = ("deal", "luck", "skill", "others", "second_thoughts")


@dataclass(frozen=True)
class SeatAccount:
    """The parts of a seat's result, in won games: they sum to `result` less an equal share of one."""

    seat: int
    #: 1 for the winner, else 0.
    result: int
    #: The hand that was dealt.
    deal: float
    #: What befell the player: what was drawn, stolen, seen, or stolen from the hand.
    luck: float
    #: What the player's moves were worth against the champion's.
    skill: float
    #: What the others did.
    others: float
    #: Where the judge corrected itself.
    second_thoughts: float


@dataclass(frozen=True)
class ValuedMove:
    """A move that could have been chosen, and the chance to win that it left, by one ply."""

    move: str
    chance: float


@dataclass(frozen=True)
class Moment:
    """A decision: what was played and what the champion would have done."""

    seat: int
    question: int
    #: The number of the step of the replay that it led to; 0 is the deal.
    step: int
    asking: str
    played: str
    best: str
    #: In won games, by one ply; below 0 if the move was worth more than the champion's.
    loss: float
    #: Whether rollouts agree; None if none were made.
    confirmed: bool | None
    verdict: MoveVerdict
    #: Everybody's chances before it, which sum to 1.
    chances: tuple[float, ...]
    #: The moves that were valued, the best first.
    options: tuple[ValuedMove, ...]
    facts: tuple[Fact, ...]

    @property
    def is_bad(self) -> bool:
        return self.verdict in BAD


@dataclass(frozen=True)
class Fortune:
    """Something that befell a seat in a step: by which its chance changed more than could be expected."""

    seat: int
    step: int
    kind: str
    luck: float
    #: How likely it was, if that is known exactly.
    odds: float | None


@dataclass(frozen=True)
class TurningPoint:
    """A step after which a seat's share of the chances was another."""

    step: int
    seat: int
    change: float


@dataclass(frozen=True)
class Highlights:
    """The three moments of a seat: its best find, its worst slip, its luckiest card."""

    seat: int
    find: Moment | None
    slip: Moment | None
    luckiest: Fortune | None


@dataclass(frozen=True)
class Review:
    """A game as the judge with this fingerprint sees it."""

    judge: str
    seats: tuple[SeatAccount, ...]
    moments: tuple[Moment, ...]
    #: Everybody's chances after the deal and after each step; each sums to 1.
    curve: tuple[tuple[float, ...], ...]
    turning_points: tuple[TurningPoint, ...]
    highlights: tuple[Highlights, ...]
    #: How many of 100 games dealt again with the winner's first hand the winner wins; None if they weren't played.
    redeals_won: int | None
    #: What happened against the longest odds.
    oddest: Fortune | None

    def as_json(self) -> dict[str, Any]:
        """Return the fields that other programs read: seats count from 1."""
        return {
            "judge": self.judge,
            "seats": [
                {"seat": one.seat + 1, "result": one.result, **{name: getattr(one, name) for name in PARTS}}
                for one in self.seats
            ],
            "moments": [
                {
                    "seat": one.seat + 1,
                    "question": one.question,
                    "played": one.played,
                    "best": one.best,
                    "loss": one.loss,
                    "confirmed": one.confirmed,
                    "verdict": str(one.verdict),
                    "chances": list(one.chances),
                }
                for one in self.moments
            ],
        }
