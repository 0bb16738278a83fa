"""A run of many games at full speed, and its row in a table."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from boomcat.core.edition import Edition
from boomcat.core.playout import Path as Way
from boomcat.core.playout import Tally, simulate
from boomcat.core.rules import Options, rules_for

HEADS = ("what", "games/s", "decisions/s", "aim")


@dataclass
class Run:
    """Games of one edition with some numbers of players, made in one way."""

    name: str
    edition: Edition
    sizes: list[int]
    aim: str = "–"
    way: int = Way.UNCHECKED
    best: dict[int, float] = field(default_factory=dict)
    tallies: dict[int, Tally] = field(default_factory=dict)

    def once(self, games: int) -> None:
        """Play this many games of each size, and keep the time if it is the best yet."""
        for players in self.sizes:
            rules = rules_for(self.edition, players, Options())
            tally = Tally(players)
            start = time.process_time()
            simulate(rules, 1, games, tally, self.way)
            seconds = time.process_time() - start
            self.best[players] = min(seconds, self.best.get(players, seconds))
            self.tallies[players] = tally

    @property
    def games(self) -> float:
        """Return the games played in a second."""
        return sum(int(tally.games) for tally in self.tallies.values()) / sum(self.best.values())

    @property
    def decisions(self) -> float:
        """Return the decisions made in a second."""
        return sum(int(tally.decisions) for tally in self.tallies.values()) / sum(self.best.values())

    @property
    def digests(self) -> list[int]:
        return [tally.digest for tally in self.tallies.values()]

    def row(self) -> tuple[str, str, str, str]:
        return (self.name, f"{self.games:,.0f}", f"{self.decisions:,.0f}", self.aim)
