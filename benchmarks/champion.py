"""Measure how long the champion thinks: `python3 play bench --champion`.  --write renews its table.

One process, champions on every seat, CPU seconds from a view to a move.  The same games are played several
times, and of each decision the quickest time counts: what is left is what it takes, not what else the machine does.
"""

import argparse
import gc
import time
from pathlib import Path
from statistics import fmean, median

from boomcat.arena.rounds import play_match
from boomcat.build import compiled
from boomcat.champion.champion_bot import Champion
from boomcat.core.edition import EDITIONS
from boomcat.core.moves import Move
from boomcat.core.rules import Options, rules_for
from boomcat.knowledge.knowledge import Knowledge
from boomcat.views.view import View
from tools.pages import filled, machine, table, today

PAGE = Path(__file__).resolve().parent.parent / "benchmarks" / "champion.md"
BEGIN, END = "<!-- the times begin -->\n", "<!-- the times end -->"
#: Of each kind.
GAMES = 4
#: What it should take at most.
AIM = 1.0
HEAD = ("edition", "players", "decisions", "mean", "median", "p99", "longest")


class Timed(Champion):
    """Notes how long each decision takes."""

    def __init__(self, times: list[float]) -> None:
        super().__init__()
        self.times = times

    def choose(self, view: View, knowledge: Knowledge, seconds: float) -> Move:
        start = time.thread_time()
        move = super().choose(view, knowledge, seconds)
        self.times.append(1e3 * (time.thread_time() - start))
        return move


def milliseconds(edition: str, players: int, rounds: int) -> list[float]:
    """Of each decision, in the best of its rounds."""
    rules = rules_for(EDITIONS[edition], players, Options())
    found = []
    for _ in range(rounds):
        times: list[float] = []
        gc.collect()
        gc.disable()
        for seed in range(GAMES):
            play_match(rules, seed, [Timed(times) for _ in range(players)], seconds=60)
        gc.enable()
        found.append(times)
    return [min(times) for times in zip(*found, strict=True)]


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python3 play bench --champion", description=__doc__)
    parser.add_argument("--rounds", type=int, default=15, help="rounds, of which the quickest counts (15)")
    parser.add_argument("--write", action="store_true", help="write the table in benchmarks/champion.md")
    chosen = parser.parse_args(arguments)
    rows = []
    for edition in EDITIONS.values():
        for players in (2, 4, 8):
            if edition.fewest <= players <= edition.most:
                times = sorted(milliseconds(edition.key, players, chosen.rounds))
                figures = (fmean(times), median(times), times[len(times) * 99 // 100], times[-1])
                rows.append((edition.key, str(players), f"{len(times):,}", *(f"{one:.2f} ms" for one in figures)))
    lines = "\n".join(table(HEAD, rows))
    print(f"compiled: {compiled()}, aim: {AIM} ms\n{lines}")
    if chosen.write:
        facts = f"Measured on {today()}, the quickest of {chosen.rounds} rounds: {machine()}."
        PAGE.write_text(filled(PAGE.read_text("utf-8"), BEGIN, END, f"\n{lines}\n\n{facts}\n\n"), "utf-8")
