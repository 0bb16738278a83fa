"""Measure the champion with a time to think, and renew benchmarks/champion.md: `python -m lab.searching`.

It takes an hour on two idle cores.  With words, only contests whose names have all of these words are played anew
("50 ms champion 4"); what was measured before stays.  The same games are played on every machine.
"""

import argparse
import os
import re
from itertools import combinations, permutations
from pathlib import Path
from typing import NamedTuple

from boomcat.arena.plan import Plan
from boomcat.arena.statistics import Row, rows
from boomcat.arena.tournament import run
from boomcat.core.edition import ORIGINAL
from boomcat.core.rules import Options
from lab.strength import percent

PAGE = Path(__file__).resolve().parent.parent / "benchmarks" / "champion.md"
BEGIN, END = "<!-- the search begins -->\n", "<!-- the search ends -->"
#: Seeds 1 and 101 to 104 were used to try things out.
SEED = 2
SECONDS = 600.0
#: Who meets whom, by the names on the page.
BOTS = {
    "champion": "champion",
    "50 ms": "champion@50ms",
    "500 ms": "champion@500ms",
    "flat search": "lab.flat_search_bot:Flat",
    "earlier self": "lab.opponents:Earlier",
    "heuristic": "heuristic",
    "uniform": "lab.opponents:Uniform",
    "drawer": "lab.opponents:Drawer",
}
#: Games of those who think long; of the others.
GAMES = {"500 ms": 16, "flat search": 20, "50 ms": 40}
USUALLY = 100
#: How many games decide whether the search is kept: with so many players, against the bare champion.
DECIDING = {("50 ms", 4): 1000, ("50 ms", 2): 500, ("500 ms", 4): 200, ("500 ms", 2): 100}


class Contest(NamedTuple):
    """One of the first, all others of the second kind."""

    bot: str
    other: str
    players: int

    def deals(self) -> int:
        games = min(GAMES.get(one, USUALLY) for one in (self.bot, self.other))
        if self.other == "champion":
            games = DECIDING.get((self.bot, self.players), games)
        return games // self.players

    def name(self) -> str:
        return f"{self.bot} {self.other} {self.players}"


#: Three who think for long at one table take too long.
TABLES = [
    *[Contest(bot, "champion", players) for bot, players in DECIDING],
    *[
        Contest(one, other, 2)
        for one, other in combinations(BOTS, 2)
        if not (one == "champion" and (other, 2) in DECIDING)
    ],
    *[
        Contest(one, other, 4)
        for one, other in permutations(BOTS, 2)
        if other not in GAMES and not (other == "champion" and (one, 4) in DECIDING)
    ],
]
#: What takes longest comes last.
CONTESTS = sorted(TABLES, key=lambda contest: "500 ms" in contest)


def cell(row: Row) -> str:
    between = f"{percent(row.low)} – {percent(row.high)}" if row.low < row.high else "–"
    return f"{percent(row.win_rate)} ({between}, {row.games:,})"


def crossed(found: dict[str, str], players: int) -> list[str]:
    """Who stands at the left wins so many of the games against who stands above."""
    above = [bot for bot in BOTS if players == 2 or bot not in GAMES]
    lines = ["| | " + " | ".join(above) + " |", "|---" * (len(above) + 1) + "|"]
    for bot in BOTS:
        cells = [found.get(Contest(bot, other, players).name(), "") for other in above]
        lines.append(f"| {bot} | " + " | ".join(cells) + " |")
    return lines


def written(found: dict[str, str]) -> str:
    lines = ["Two players:", "", *crossed(found, 2), "", "One against three of the other kind:", "", *crossed(found, 4)]
    return "\n".join([*lines, ""])


def read(page: str) -> dict[str, str]:
    """What stands there already."""
    found = {}
    for players, part in zip((2, 4), page.split("One against three"), strict=False):
        lines = [[one.strip() for one in line.split("|")[1:-1]] for line in part.splitlines() if line.startswith("|")]
        for bot, *cells in lines[2:]:
            for other, known in zip(lines[0][1:], cells, strict=True):
                if known:
                    found[Contest(bot, other, players).name()] = known
    return found


def turned(known: str) -> str:
    """The same from the other side of a table for two."""
    shares = [f"{100 - float(one):.1f} %" for one in re.findall(r"([\d.]+) %", known)]
    games = known.rpartition(", ")[2]
    return f"{shares[0]} ({f'{shares[2]} – {shares[1]}' if len(shares) > 1 else '–'}, {games}"


def parts() -> tuple[str, str, str]:
    """The page: before the tables, the tables, and after them."""
    before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    return before, *rest.partition(END)[::2]


def write(contest: Contest, known: str) -> None:
    before, tables, after = parts()
    found = read(tables) | {contest.name(): known}
    if contest.players == 2:
        found[Contest(contest.other, contest.bot, 2).name()] = turned(known)
    PAGE.write_text(f"{before}{BEGIN}\n{written(found)}\n{END}{after}", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m lab.searching", description=__doc__)
    parser.add_argument("words", nargs="*", help="of the names of contests; all of them without any")
    parser.add_argument("--missing", action="store_true", help="only what isn’t on the page yet")
    parser.add_argument("--workers", type=int, help="processes; without it, one for each core")
    arguments = parser.parse_args()
    os.environ["BOOMCAT_LANG"] = "en"
    for contest in CONTESTS:
        asked = all(word in contest.name() for word in arguments.words)
        if asked and not (arguments.missing and contest.name() in read(parts()[1])):
            bots = (BOTS[contest.bot], BOTS[contest.other])
            plan = Plan(bots, ORIGINAL.key, contest.players, contest.deals(), SEED, SECONDS, Options().key())
            found = cell(rows(plan, run(plan, workers=arguments.workers))[0])
            print(contest.name(), found, flush=True)
            write(contest, found)


if __name__ == "__main__":
    main()
