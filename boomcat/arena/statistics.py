"""The statistics of the rounds: win rates, with intervals that account for games of one deal not being independent."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean, variance
from typing import Any

from boomcat.arena.plan import Plan
from boomcat.arena.rounds import Round

#: The normal distribution's 97.5th percentile: 95 % lie between it and its negative.
NORMAL = 1.959964


@dataclass(frozen=True)
class Result:
    """One bot of a plan, all its games together."""

    bot: str
    #: How many seats of the table it fills; everything below is an average over them.
    seats: int
    games: int
    wins: int
    #: How often a seat of this bot wins; among equals one in as many as there are players.
    win_rate: float
    low: float
    high: float
    #: How often a seat of it came first, second, …
    places: list[float]
    decisions: int
    seconds_per_decision: float
    incidents: Counter[str]


@dataclass(frozen=True)
class Rating:
    """The strength of a bot (all begin at 25), and its uncertainty."""

    mean: float
    deviation: float


@dataclass(frozen=True)
class RatedResult(Result):
    """The same with a rating."""

    rating: Rating


def rows(plan: Plan, rounds: Sequence[Round]) -> list[RatedResult]:
    """One row for each bot of the plan, from one round or more."""
    rated = ratings(len(plan.bots), (places for one in rounds for places in one.standings))
    return [RatedResult(**vars(one), rating=rating) for one, rating in zip(results(plan, rounds), rated, strict=True)]


def results(plan: Plan, rounds: Sequence[Round]) -> list[Result]:
    """Return the rows without ratings, which need a package."""
    found = []
    games = len(rounds) * plan.players
    for number, bot in enumerate(plan.bots):
        seats = plan.line_up().count(number)
        shares = [fmean(places[0] == number for places in one.standings) / seats for one in rounds]
        low, high = interval(shares, plan.players)
        finishes = Counter(
            place for one in rounds for places in one.standings for place, row in enumerate(places) if row == number
        )
        decisions = sum(one.decisions[number] for one in rounds)
        seconds = sum(one.seconds[number] for one in rounds)
        found.append(
            Result(
                bot,
                seats,
                games,
                finishes[0],
                fmean(shares),
                low,
                high,
                [finishes[place] / (games * seats) for place in range(plan.players)],
                decisions,
                seconds / decisions if decisions else 0.0,
                sum((Counter(one.incidents[number]) for one in rounds), Counter()),
            )
        )
    return found


def ratings(bots: int, games: Iterable[list[int]]) -> list[Rating]:
    """The ratings of this many bots after these games, each the bots from the first place to the last.

    They are by the model of Plackett and Luce, which knows places, not only winners.  A bot that sits on several seats
    of a game is rated once for each, and the mean of it is what it takes along.
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


def interval(shares: Sequence[float], games: int) -> tuple[float, float]:
    """The 95% interval of a win rate from one share a deal, each out of this many games.

    The deal is the unit: the spread between deals shows how many independent games the rounds were worth, and Wilson's
    interval for this many stays between 0 and 1, also when nearly all were won.  Where deals do not differ at all they
    tell nothing about their spread, and their games are counted.
    """
    deals, share = len(shares), fmean(shares)
    if deals == 1:
        return 0.0, 1.0
    error = variance(shares) / deals
    worth = share * (1 - share) / error if error > 0 else deals * games
    return wilson(share, worth, student(deals - 1))


def wilson(share: float, tries: float, percentile: float = NORMAL) -> tuple[float, float]:
    """Return Wilson's interval of a share: it stays between 0 and 1, even after few games."""
    square = percentile**2 / tries
    middle = share + square / 2
    spread = percentile * math.sqrt((share * (1 - share) + square / 4) / tries)
    return max(0.0, (middle - spread) / (1 + square)), min(1.0, (middle + spread) / (1 + square))


def student(degrees: int) -> float:
    """The 97.5th percentile of Student's t: exact for 1 and 2 degrees of freedom, else by the series of Cornish and
    Fisher, which is right to two decimals from 3 on."""
    if degrees == 1:
        return math.tan(0.475 * math.pi)
    if degrees == 2:
        return 0.95 * math.sqrt(2 / (1 - 0.95**2))
    z = NORMAL
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / float(degrees) ** (power + 1) for power, term in enumerate(terms))
