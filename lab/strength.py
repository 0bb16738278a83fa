"""Measure how strong the bots are, and write benchmarks/strength.md: `python -m lab.strength`.

It takes half an hour on two cores; with words, only the chapters with these words in their titles are measured anew.
The same rules and bots give the same win rates on every machine; only the times differ.
"""

import argparse
import os
from collections import Counter
from dataclasses import dataclass
from itertools import combinations, pairwise
from pathlib import Path

from rich.console import Console
from rich.progress import track

from boomcat.arena.plan import Plan
from boomcat.arena.run_file import run
from boomcat.arena.statistics import rows
from boomcat.bots.roster import NAMES as ROSTER
from boomcat.core.edition import EDITIONS, ORIGINAL
from boomcat.core.rules import Options
from boomcat.locale import text
from tools.pages import table, today

DOCUMENT = Path(__file__).resolve().parent.parent / "benchmarks" / "strength.md"

SEED = 1
#: Longer than a machine is paused or busy with other things: none of these bots looks at the clock, and a
#: default move made for them would say nothing about them.
BOT_SECONDS = 600.0
#: Deals by the number of players; each is played once for every seat.
DEALS = {2: 1500, 4: 1000, 8: 100}

HEAD = """# How strong the bots are

Win rates of one seat in per cent, with 95 % intervals (the deal is the unit); equals would win 50, 25 and 12.5 %. 1,500
deals for two players, 1,000 for four, 100 for eight, fewer where `champion` or `apprentice` meets `heuristic`, each in
every rotation. `python -m lab.strength` writes this page, `boomcat arena` repeats a line. Until 2026-11-18, bots took
the lowest seat of equally good targets.
"""


@dataclass(frozen=True)
class Contest:
    """Bots at one table."""

    bots: tuple[str, ...]
    players: int
    edition: str = ORIGINAL.key
    #: Of the usual number of deals, where they take long.
    share: float = 1.0

    def plan(self) -> Plan:
        deals = round(DEALS[self.players] * self.share)
        return Plan(self.bots, self.edition, self.players, deals, SEED, BOT_SECONDS, Options().key())


def sizes(edition: str) -> list[int]:
    return [players for players in DEALS if EDITIONS[edition].fewest <= players <= EDITIONS[edition].most]


def everywhere(*bots: str, share: float = 1.0) -> list[Contest]:
    return [Contest(bots, players, key, share) for key in EDITIONS for players in sizes(key)]


#: A deck with cards that no printed edition has.
NEW_CARDS = "original imploding=1 super-skip=2 swap=2 reverse=3 see5=2 alter5=2 catomic=1 targeted=2"
NAMES = {NEW_CARDS: "Original with the new cards"}


#: Those whom people can choose, each against the next weaker one.
LEVELS = [
    Contest((stronger, weaker), players, share=0.4 if weaker != "random" else 1.0)
    for players in (2, 4)
    for weaker, stronger in pairwise(ROSTER)
]
CROSSED = "Everybody against everybody (Original, two players)"

#: The headings of the document, and what stands under them.
CHAPTERS = {
    "The levels at tables: each against the next (Original)": LEVELS,
    "One champion, all others heuristic or random": [
        *everywhere("champion", "heuristic", share=0.4),
        *(Contest(("champion", "heuristic"), players, NEW_CARDS, share=0.4) for players in (2, 4)),
        *(Contest(("champion", "random"), players) for players in (2, 4)),
    ],
    "One heuristic, all others random": everywhere("heuristic", "random"),
    "The ceiling: one cheat, all others random": everywhere("cheat", "random"),
    CROSSED: [Contest(pair, 2, share=0.15) for pair in combinations(ROSTER, 2)],
    "Among better players (Original)": [
        Contest(("cheat", "heuristic"), 2),
        Contest(("cheat", "heuristic"), 4),
        Contest(("heuristic", "heuristic", "random"), 4),
        Contest(("random", "heuristic"), 4),
    ],
    "Is the arena fair? (Original)": [
        Contest((bot, bot), players) for players in (2, 4) for bot in ("random", "heuristic")
    ],
}


def percent(share: float) -> str:
    return f"{100 * share:.1f}"


def grid(rates: dict[Contest, str]) -> list[str]:
    """A line for each edition and its bots, a column for each number of players.

    An edition or a bot that is the same in all lines is left out: the heading names it.
    """
    sizes = sorted({contest.players for contest in rates})
    lines: dict[tuple[str, str, str], dict[int, str]] = {}
    for contest, rate in rates.items():
        edition = NAMES.get(contest.edition) or text(f"edition-{contest.edition}")
        against = " and ".join(contest.bots[1:])
        lines.setdefault((edition, contest.bots[0], against), {})[contest.players] = rate
    heads = ("edition", "bot", "against")
    kept = [column for column in range(3) if len({names[column] for names in lines}) > 1]
    return table(
        [*(heads[column] for column in kept), *(f"{size} players" for size in sizes)],
        [[*(names[at] for at in kept), *(by_size.get(size, "") for size in sizes)] for names, by_size in lines.items()],
    )


def measure(title: str) -> str:
    """Play what stands under this heading, and write it up."""
    incidents = Counter[str]()
    intervals: dict[Contest, str] = {}
    rates: dict[tuple[str, ...], float] = {}
    for contest in track(CHAPTERS[title], title, console=Console(stderr=True), transient=True):
        plan = contest.plan()
        results = rows(plan, run(plan))
        incidents += sum((row.incidents for row in results), Counter[str]())
        first = results[0]
        intervals[contest] = f"{percent(first.win_rate)} ({percent(first.low)}–{percent(first.high)})"
        rates[contest.bots] = first.win_rate
    facts = f"Measured on {today()}" + (f"; incidents: {incident_text(incidents)}." if incidents else ".")
    return "\n".join([*(crossed(rates) if title == CROSSED else grid(intervals)), "", facts, ""])


def incident_text(incidents: Counter[str]) -> str:
    """Return the number of incidents and their kinds."""
    kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(incidents.items()))
    return f"{incidents.total()} ({kinds})"


def crossed(rates: dict[tuple[str, ...], float]) -> list[str]:
    """Return a table of how often the bot in the row wins against the bot in the column."""
    lines = []
    for one in ROSTER:
        shares = [rates.get((one, other), 1 - rates.get((other, one), 0.5)) for other in ROSTER]
        cells = ["–" if other == one else percent(share) for other, share in zip(ROSTER, shares, strict=True)]
        lines.append([one, *cells])
    return table(["", *ROSTER], lines)


def document(measured: dict[str, str], before: str) -> str:
    """The whole page; what was not measured stays as it was."""
    parts = dict(part.split("\n\n", 1) for part in before.split("## ")[1:])
    parts |= measured
    return "\n".join([HEAD, *[f"## {title}\n\n{parts[title].strip()}\n" for title in CHAPTERS if title in parts]])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m lab.strength", description=__doc__)
    parser.add_argument("words", nargs="*", help="of the titles of chapters; all of them without any")
    words = [word.lower() for word in parser.parse_args().words]
    os.environ["BOOMCAT_LANG"] = "en"
    found = {title: measure(title) for title in CHAPTERS if all(word in title.lower() for word in words)}
    DOCUMENT.write_text(document(found, DOCUMENT.read_text("utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
