"""Measure how strong the bots are, and write docs/strength.md: `python -m lab.strength`.

It takes half an hour on two cores; with words, only the chapters with these words in their titles are measured anew.
The same rules and bots give the same win rates on every machine; only the times differ.
"""

import argparse
import datetime as dt
import os
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from boomcat.arena.plan import Plan
from boomcat.arena.run_file import run
from boomcat.arena.statistics import RatedResult, rows
from boomcat.bots.roster import NAMES as ROSTER
from boomcat.core.edition import EDITIONS, ORIGINAL
from boomcat.core.rules import Options
from boomcat.locale import text

DOCUMENT = Path(__file__).resolve().parent.parent / "docs" / "strength.md"

SEED = 1
#: Longer than a machine is paused or busy with other things: none of these bots looks at the clock, and a
#: default move made for them would say nothing about them.
SECONDS = 600.0
#: Deals by the number of players; each is played once for every seat.
DEALS = {2: 1500, 4: 1000, 8: 100}

HEAD = """# How strong the bots are

Win rates of one seat in per cent, with 95 % intervals in brackets (the deal is the unit); equals would win 50, 25 and
12.5 %. Every deal is played with every rotation of the seats: 1,500 deals for two players, 1,000 for four, 100 for
eight, fewer where `champion` or `apprentice` meets `heuristic`. `python -m lab.strength` writes this page; to repeat
a line, run `boomcat arena` with its [bots](bots.md), `--edition`, `--players` and `--deals`. Until 2026-11-18, bots
took the lowest seat of equally good targets, which matters with more than two players.
"""


@dataclass(frozen=True)
class Contest:
    """Bots at one table, and the lower end that the first of them must reach, if any was promised."""

    bots: tuple[str, ...]
    edition: str
    players: int
    aim: float | None = None
    #: Of the usual number of deals, where they take long.
    share: float = 1.0

    def plan(self, share: float) -> Plan:
        deals = max(2, round(DEALS[self.players] * share * self.share))
        return Plan(self.bots, self.edition, self.players, deals, SEED, SECONDS, Options().key())


def sizes(edition: str) -> list[int]:
    return [players for players in DEALS if EDITIONS[edition].fewest <= players <= EDITIONS[edition].most]


def against_random(bot: str, edition: str) -> list[Contest]:
    aims = {2: 0.90, 4: 0.64} if (bot, edition) == ("heuristic", ORIGINAL.key) else {}
    return [Contest((bot, "random"), edition, players, aims.get(players)) for players in sizes(edition)]


#: A deck with cards that no printed edition has.
NEW_CARDS = "original imploding=1 super-skip=2 swap=2 reverse=3 see5=2 alter5=2 catomic=1 targeted=2"
NAMES = {NEW_CARDS: "Original with the new cards"}


def champions() -> list[Contest]:
    """Return the champion's contests: in every edition, at large tables, and with new cards."""
    pairs = [(key, players) for key in EDITIONS for players in sizes(key)] + [(NEW_CARDS, 2), (NEW_CARDS, 4)]
    return [
        *[Contest(("champion", "heuristic"), key, players, share=0.4) for key, players in pairs],
        *[Contest(("champion", "random"), ORIGINAL.key, players, aim) for players, aim in ((2, 0.99), (4, 0.9))],
    ]


def levels() -> list[Contest]:
    """Those whom people can choose, each against the next weaker one."""
    return [
        Contest((stronger, weaker), ORIGINAL.key, players, share=0.4 if weaker != "random" else 1.0)
        for players in (2, 4)
        for weaker, stronger in pairwise(ROSTER)
    ]


CROSSED = "Everybody against everybody (Original, two players)"

#: The headings of the document, and what stands under them.
CHAPTERS = {
    "The levels at tables: each against the next (Original)": levels(),
    "One champion, all others heuristic or random": champions(),
    "One heuristic, all others random": [one for key in EDITIONS for one in against_random("heuristic", key)],
    "The ceiling: one cheat, all others random": [one for key in EDITIONS for one in against_random("cheat", key)],
    CROSSED: [Contest(pair, ORIGINAL.key, 2, share=0.15) for pair in combinations(ROSTER, 2)],
    "Among better players (Original)": [
        Contest(("cheat", "heuristic"), ORIGINAL.key, 2),
        Contest(("cheat", "heuristic"), ORIGINAL.key, 4),
        Contest(("heuristic", "heuristic", "random"), ORIGINAL.key, 4),
        Contest(("random", "heuristic"), ORIGINAL.key, 4),
    ],
    "Is the arena fair? (Original)": [
        Contest(("random", "random"), ORIGINAL.key, 2),
        Contest(("heuristic", "heuristic"), ORIGINAL.key, 2),
        Contest(("random", "random"), ORIGINAL.key, 4),
        Contest(("heuristic", "heuristic"), ORIGINAL.key, 4),
    ],
}


def percent(share: float) -> str:
    return f"{100 * share:.1f}"


def cell(contest: Contest, row: RatedResult) -> str:
    rate = f"{percent(row.win_rate)} ({percent(row.low)}–{percent(row.high)})"
    missed = contest.aim is not None and row.low < contest.aim
    return f"{rate}, aim {percent(contest.aim or 0)} missed" if missed else rate


def grid(cells: dict[Contest, str]) -> list[str]:
    """A line for each edition and its bots, a column for each number of players.

    An edition or a bot that is the same in all lines is left out: the heading names it.
    """
    sizes = sorted({contest.players for contest in cells})
    lines: dict[tuple[str, str, str], dict[int, str]] = {}
    for contest, written in cells.items():
        edition = NAMES.get(contest.edition) or text(f"edition-{contest.edition}")
        against = " and ".join(contest.bots[1:])
        lines.setdefault((edition, contest.bots[0], against), {})[contest.players] = written
    heads = ["edition", "bot", "against"]
    kept = [column for column in range(3) if len({names[column] for names in lines}) > 1]
    found = ["| " + " | ".join([*(heads[column] for column in kept), *(f"{size} players" for size in sizes)]) + " |"]
    found.append("|---" * (len(kept) + len(sizes)) + "|")
    for names, rates in lines.items():
        row = [*(names[column] for column in kept), *(rates.get(size, "") for size in sizes)]
        found.append("| " + " | ".join(row) + " |")
    return found


def measure(titles: Sequence[str], share: float) -> dict[str, str]:
    """Play what stands under these headings, or a share of it, and write it up."""
    found: dict[str, str] = {}
    with Progress(console=Console(stderr=True), transient=True) as progress:
        # Larger tables take longer games, so a game counts as often as it has players.
        sizes = {title: sum(one.plan(share).deals * one.players**2 for one in CHAPTERS[title]) for title in titles}
        task = progress.add_task("playing", total=sum(sizes.values()))
        for title in titles:
            start = dt.datetime.now(dt.UTC)
            incidents = Counter[str]()
            cells, rates = {}, {}
            for contest in CHAPTERS[title]:
                plan = contest.plan(share)
                results = rows(plan, run(plan))
                progress.advance(task, plan.deals * plan.players**2)
                for row in results:
                    incidents += row.incidents
                cells[contest] = cell(contest, results[0])
                rates[contest.bots] = results[0].win_rate
            facts = f"Measured on {start:%Y-%m-%d}" + (
                f"; incidents: {incident_text(incidents)}." if incidents else "."
            )
            table = crossed(rates) if title == CROSSED else grid(cells)
            found[title] = "\n".join([*table, "", facts, ""])
    return found


def incident_text(incidents: Counter[str]) -> str:
    """How many, and what they were."""
    kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(incidents.items()))
    return f"{incidents.total()} ({kinds})"


def crossed(rates: dict[tuple[str, ...], float]) -> list[str]:
    """Return a table of how often the bot in the row wins against the bot in the column."""
    found = ["| | " + " | ".join(ROSTER) + " |", "|---" * (len(ROSTER) + 1) + "|"]
    for one in ROSTER:
        shares = [rates.get((one, other), 1 - rates.get((other, one), 0.5)) for other in ROSTER]
        cells = ["–" if other == one else percent(share) for other, share in zip(ROSTER, shares, strict=True)]
        found.append(f"| {one} | " + " | ".join(cells) + " |")
    return found


def document(measured: dict[str, str], before: str) -> str:
    """The whole page; what was not measured stays as it was."""
    parts = dict(part.split("\n\n", 1) for part in before.split("## ")[1:])
    parts |= measured
    return "\n".join([HEAD, *[f"## {title}\n\n{parts[title].strip()}\n" for title in CHAPTERS if title in parts]])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m lab.strength", description=__doc__)
    parser.add_argument("words", nargs="*", help="of the titles of chapters; all of them without any")
    parser.add_argument("--share", type=float, default=1.0, help="of the deals, for a quick look; nothing is written")
    arguments = parser.parse_args()
    os.environ["BOOMCAT_LANG"] = "en"
    words = [word.lower() for word in arguments.words]
    found = measure([title for title in CHAPTERS if all(word in title.lower() for word in words)], arguments.share)
    if arguments.share == 1.0:
        DOCUMENT.write_text(document(found, DOCUMENT.read_text("utf-8")), encoding="utf-8")
    else:
        print(document(found, ""))


if __name__ == "__main__":
    main()
