"""One game between bots, and what each of them did on the way."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from boomcat.arena.cheat import seat_for
from boomcat.bots.bot import FATAL, Bot, BotFailed
from boomcat.bots.match import Match
from boomcat.bots.seat import Clock
from boomcat.core.chance import PlayerRng, SeededChance
from boomcat.core.deal import deal
from boomcat.core.events import Event
from boomcat.core.moves import Move
from boomcat.core.playout import Tally
from boomcat.core.referee import standings
from boomcat.core.rules import Rules
from boomcat.programs import BotDied, last_words

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
    #: Every answer: to which question, by which seat.
    moves: list[tuple[int, int, Move]]
    #: Equal for equal games.
    digest: int


class ArenaMatch(Match):
    """Counts what goes wrong, and ends with a bot's death.  Windows are hurried: who is asked next is the only one."""

    def __init__(self, rules: Rules, seed: int, bots: Sequence[Bot], seconds: float, clock: Clock) -> None:
        chance = SeededChance(seed)
        game = deal(rules, chance)
        game.hurry()
        seats = [seat_for(game, seat, bot) for seat, bot in enumerate(bots)]
        super().__init__(game, chance, seats, PlayerRng(seed), seconds, clock)
        self.seed = seed
        self.incidents: list[Counter[str]] = [Counter() for _ in bots]
        self.moves: list[tuple[int, int, Move]] = []
        self.death: BotDied | None = None

    def next(self) -> int:
        return self.game.decider

    def answer(self, seat: int) -> Move:
        move = super().answer(seat)
        if self.death is not None:
            raise self.death
        return move

    def happened(self, question: int, seat: int, move: Move, events: list[Event]) -> None:
        self.moves.append((question, seat, move))

    def failed(self, seat: int, why: BotFailed) -> None:
        self.incidents[seat][why.kind] += 1
        # Not raised here: when the game is over the other bots must be sent home, too.
        if why.kind in FATAL and self.death is None:
            self.death = BotDied(why.kind, last_words(why), seat, self.game.question, self.seed, method=why.method)


def play_match(
    rules: Rules,
    seed: int,
    bots: Sequence[Bot],
    seconds: float,
    clock: Clock = time.perf_counter,
) -> MatchResult:
    """Play a game, one bot a seat, with the cards of this seed; every answer is due within this many seconds.

    A program that answers wrongly, or any bot that answers too late, gets `default_move` in its place.  Raises BotDied
    for a bot that raises, returns something that isn't a legal move, or whose program ends: default moves would say
    nothing about it.
    """
    match = ArenaMatch(rules, seed, bots, seconds, clock)
    match.play()
    if match.death is not None:
        raise match.death
    decisions = [seat.decisions for seat in match.seats]
    tally = Tally(len(bots))
    tally.add(match.game, sum(decisions), PlayerRng(seed))
    return MatchResult(
        [int(seat) for seat in standings(match.game)],
        decisions,
        [seat.seconds for seat in match.seats],
        match.incidents,
        match.moves,
        int(tally.digest),
    )
