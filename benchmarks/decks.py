"""Measure the speed of every built-in deck with every number of players: `python3 play bench --decks`.

Whole games by the `random` policy, as in `python3 play bench`; --write renews the line in docs/performance.md.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from benchmarks.runs import HEADS, Run
from boomcat.build import compiled
from boomcat.core.decks import DECKS
from boomcat.core.recipe import edition_named
from tools.pages import filled, machine, table, today

PAGE = Path(__file__).resolve().parent.parent / "docs" / "performance.md"
BEGIN, END = "<!-- the decks begin -->\n", "<!-- the decks end -->"
AIM = "≥ 4,000,000 decisions/s"


def deck_runs() -> list[Run]:
    """Return a run for each deck and number of players."""
    editions = {key: edition_named(key) for key in DECKS}
    return [
        Run(f"{key}, {players} players", edition, [players], AIM)
        for key, edition in editions.items()
        for players in edition.sizes
    ]


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(
        prog="python3 play bench --decks", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=5_000, help="games of each deck and size in each round (5000)")
    parser.add_argument("--rounds", type=int, default=15, help="rounds, of which the best counts (15)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--write", action="store_true", help="write the line in docs/performance.md")
    chosen = parser.parse_args(words)
    runs = deck_runs()
    with Progress(console=Console(stderr=True), transient=True) as progress:
        for _ in progress.track(range(chosen.rounds), description="rounds"):
            for run in runs:
                run.once(chosen.games)
    slowest = min(runs, key=lambda run: run.decisions)
    if chosen.json:
        figures = {run.name: {"games": round(run.games), "decisions": round(run.decisions)} for run in runs}
        print(json.dumps({"compiled": compiled(), "per_second": figures, "slowest": slowest.name}))
    else:
        print(f"compiled: {compiled()}", *table(HEADS, [run.row() for run in runs]), sep="\n")
    if chosen.write:
        line = (
            f"- The slowest built-in deck and size, {slowest.name}: {slowest.decisions:,.0f} decisions/s; aim {AIM}\n"
            f"  (`python3 play bench --decks`, {today()}: {machine()}).\n"
        )
        PAGE.write_text(filled(PAGE.read_text("utf-8"), BEGIN, END, line), "utf-8")
