"""One game between bots, and what each of them did on the way."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from boomcat.arena.cheat import seat_for
from boomcat.bots.bot import Bot, BotFailed
from boomcat.bots.match import Match
from boomcat.bots.seat import Clock
from boomcat.core.chance import PlayerRng, SeededChance
from boomcat.core.deal import deal
from boomcat.core.referee import standings
from boomcat.core.rules import Rules

__all__ = ["MatchResult", "play_match"]


@dataclass(frozen=True, slots=True)
class MatchResult:
    """How a game ended, and what each seat did on the way there."""

    #: The seats from the first place to the last.
    standings: list[int]
    decisions: list[int]
    seconds: list[float]
    #: How often the bot gave no answer that could be used, by the kinds of `BotFailed`.
    incidents: list[Counter[str]]


class ArenaMatch(Match):
    """Counts what goes wrong.  Windows are hurried, so whoever is asked next is the only one."""

    def __init__(self, rules: Rules, seed: int, bots: Sequence[Bot], seconds: float, clock: Clock) -> None:
        chance = SeededChance(seed)
        game = deal(rules, chance)
        game.hurry()
        seats = [seat_for(game, seat, bot) for seat, bot in enumerate(bots)]
        super().__init__(game, chance, seats, PlayerRng(seed), seconds, clock)
        self.incidents: list[Counter[str]] = [Counter() for _ in bots]

    def next(self) -> int:
        return self.game.decider

    def failed(self, seat: int, why: BotFailed) -> None:
        self.incidents[seat][why.kind] += 1


def play_match(
    rules: Rules,
    seed: int,
    bots: Sequence[Bot],
    seconds: float,
    clock: Clock = time.perf_counter,
) -> MatchResult:
    """Play a game, one bot a seat, with the cards of this seed; every answer is due within this many seconds.

    A bot that raises, or answers wrongly or too late, gets `default_move` in its place.
    """
    match = ArenaMatch(rules, seed, bots, seconds, clock)
    match.play()
    return MatchResult(
        [int(seat) for seat in standings(match.game)],
        [seat.decisions for seat in match.seats],
        [seat.seconds for seat in match.seats],
        match.incidents,
    )
