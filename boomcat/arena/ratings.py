"""Ratings by the model of Plackett and Luce, which knows places, not only winners."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from statistics import fmean
from typing import Any

__all__ = ["Rating", "ratings"]


@dataclass(frozen=True)
class Rating:
    """How strong a bot is (25 is where all begin), and how sure that is."""

    mean: float
    deviation: float


def ratings(bots: int, games: Iterable[list[int]]) -> list[Rating]:
    """The ratings of this many bots after these games, each the bots from the first place to the last.

    A bot that sits on several seats of a game is rated once for each, and the mean of it is what it takes along.
    """
    from openskill.models import PlackettLuce

    # A bot does not get better or worse by playing, so nothing is added to the doubt between games.
    model = PlackettLuce(tau=0.0)
    current: list[Any] = [model.rating() for _ in range(bots)]
    for places in games:
        teams = [[model.create_rating([current[bot].mu, current[bot].sigma])] for bot in places]
        after = model.rate(teams)
        for bot in set(places):
            own = [team[0] for team, who in zip(after, places, strict=True) if who == bot]
            current[bot] = model.create_rating([fmean(one.mu for one in own), fmean(one.sigma for one in own)])
    return [Rating(float(one.mu), float(one.sigma)) for one in current]
