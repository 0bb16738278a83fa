"""One deal; played with every rotation of the seats and the same luck, the luck of the cards cancels."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from boomcat.arena.arena_match import MatchResult, play_match
from boomcat.arena.contestants import contestant
from boomcat.arena.dataset import record_of
from boomcat.arena.plan import Plan
from boomcat.bots.bot import Bot, BotFailed
from boomcat.core.chance import PlayerRng
from boomcat.core.rules import Rules
from boomcat.programs import BotDied, last_words

__all__ = ["Round", "play_round"]

#: Makes a bot of this name for one seat of one game, with this luck.
Make = Callable[[str, PlayerRng], Bot]
#: More than seats: every seat of every deal has separate luck.
STREAMS = 16


@dataclass(frozen=True, slots=True)
class Round:
    """What the bots of a plan, by their number in its list, made of one deal."""

    deal: int
    #: For each rotation the bots from the first place to the last; who sits on several seats is there as often.
    standings: list[list[int]]
    decisions: list[int]
    seconds: list[float]
    incidents: list[dict[str, int]]
    #: Of each game.
    digests: list[int]
    #: Of each game, if they are wanted and not yet in their files.
    records: list[str] = field(default_factory=list)

    def to_data(self) -> list[Any]:
        """All but the records."""
        return [self.deal, self.standings, self.decisions, self.seconds, self.incidents, self.digests]


def play_round(plan: Plan, deal: int, make: Make = contestant) -> Round:
    """Play the deal of this number, counted from 0."""
    rules, line_up, seats = plan.rules(), plan.line_up(), range(plan.players)
    seed = plan.seed + deal
    rows = range(len(plan.bots))
    standings: list[list[int]] = []
    decisions, seconds = [0 for _ in rows], [0.0 for _ in rows]
    incidents: list[Counter[str]] = [Counter() for _ in rows]
    digests: list[int] = []
    records: list[str] = []
    for rotation in range(plan.games_per_deal):
        order = [(seat + rotation) % plan.players for seat in seats]
        names = [plan.bots[line_up[one]] for one in order]
        luck = [PlayerRng(seed * STREAMS + one) for one in order]
        match = play_game(rules, seed, names, luck, plan.seconds, make)
        if plan.record:
            records.append(record_of(plan, seed, names, match))
        digests.append(match.digest)
        standings.append([line_up[order[seat]] for seat in match.standings])
        for seat, one in enumerate(order):
            row = line_up[one]
            decisions[row] += match.decisions[seat]
            seconds[row] += match.seconds[seat]
            incidents[row] += match.incidents[seat]
    return Round(deal, standings, decisions, seconds, [dict(found) for found in incidents], digests, records)


def play_game(
    rules: Rules, seed: int, names: list[str], luck: list[PlayerRng], seconds: float, make: Make
) -> MatchResult:
    """Raises BotDied with the name of the bot."""
    bots = []
    for seat, name in enumerate(names):
        try:
            bots.append(make(name, luck[seat]))
        except BotFailed as failure:
            raise BotDied(failure.kind, last_words(failure), seat, 0, seed, name) from None
    try:
        return play_match(rules, seed, bots, seconds)
    except BotDied as died:
        raise BotDied(died.kind, died.words, died.seat, died.question, seed, names[died.seat], died.method) from None
