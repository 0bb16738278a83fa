"""Measure how strong the bots are, and write docs/strength.md: `python -m tools.strength`.

It takes a few minutes on two cores.  The same rules and bots give the same win rates on every machine; only the times
differ.
"""

import argparse
import datetime as dt
import os
import platform
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from boomcat.arena.plan import Plan
from boomcat.arena.pool import processors
from boomcat.arena.statistics import Row, rows
from boomcat.arena.tournament import run
from boomcat.build import compiled
from boomcat.core.edition import EDITIONS, ORIGINAL
from boomcat.core.rules import Options
from boomcat.locale import text

DOCUMENT = Path(__file__).resolve().parent.parent / "docs" / "strength.md"

SEED = 1
SECONDS = 10.0
#: Deals by the number of players; each is played once for every seat.
DEALS = {2: 1500, 4: 1000, 8: 100}

HEAD = """# How strong the bots are

Written by `python -m tools.strength`. Every deal is played with every rotation of the seats and the same luck. Win
rates are those of one seat; the intervals are 95% intervals with the deal as the unit. `random` is the policy of the
benchmarks, `heuristic` the rules of thumb of `boomcat/bots/heuristic.py`, and `cheat` the same rules of thumb told
every hidden card: a ceiling for them, which no player can choose. `champion` is the network of `boomcat/champion`, and
`heuristic-1` is `heuristic` as it was when the champion was first measured; [champion.md](champion.md) tells more. To
repeat one line: `boomcat arena` with its bots, `--edition`, `--players` and `--deals`.
"""


@dataclass(frozen=True)
class Contest:
    """Bots at one table, and the lower end that the first of them must reach, if any was promised."""

    bots: tuple[str, ...]
    edition: str
    players: int
    aim: float | None = None

    def plan(self, share: float) -> Plan:
        deals = max(2, round(DEALS[self.players] * share))
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
    """What was promised of it: in the Original, in the other editions, at large tables, and with new cards."""
    found = []
    for key in EDITIONS:
        aims = {2: 0.92, 4: 0.57} if key == ORIGINAL.key else {2: 0.80, 4: 0.45, 8: 0.30}
        found += [Contest(("champion", "heuristic-1"), key, players, aims[players]) for players in sizes(key)]
    found += [Contest(("champion", "heuristic-1"), NEW_CARDS, players, 1 / players) for players in (2, 4)]
    return [
        *found,
        *[Contest(("champion", "random"), ORIGINAL.key, players, aim) for players, aim in ((2, 0.99), (4, 0.9))],
    ]


#: The headings of the document, and what stands under them.
CHAPTERS = {
    "One champion, all others heuristic-1 or random": champions(),
    "One heuristic, all others random": [one for key in EDITIONS for one in against_random("heuristic", key)],
    "The ceiling: one cheat, all others random": [one for key in EDITIONS for one in against_random("cheat", key)],
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
    return f"{100 * share:.1f} %"


def line(contest: Contest, row: Row) -> str:
    others = [*contest.bots[1:], *[contest.bots[-1]] * (contest.players - len(contest.bots))]
    against = ", ".join(f"{others.count(bot)} {bot}" for bot in dict.fromkeys(others))
    aim = "–" if contest.aim is None else f"≥ {percent(contest.aim)}: {'yes' if row.low >= contest.aim else 'no'}"
    between = f"{percent(row.low)} – {percent(row.high)}"
    deals = row.games // contest.players
    edition = NAMES.get(contest.edition) or text(f"edition-{contest.edition}")
    cells = [edition, str(contest.players), row.bot, against, f"**{percent(row.win_rate)}**"]
    cells += [between, percent(1 / contest.players), aim, f"{row.rating.mean:.1f}", f"{deals:,}", f"{row.games:,}"]
    cells.append(f"{1e6 * row.seconds_per_decision:.0f} µs")
    return "| " + " | ".join(cells) + " |"


def measure(share: float) -> str:
    """Play everything, or a share of it, and write it up."""
    columns = (
        "| edition | players | bot | against | win rate | 95% interval | equals | lower end | rating | deals | games "
    )
    parts = [HEAD]
    start = dt.datetime.now(dt.UTC)
    incidents = 0
    plans = [contest.plan(share) for contests in CHAPTERS.values() for contest in contests]
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("playing", total=sum(plan.deals * plan.players**2 for plan in plans))
        for title, contests in CHAPTERS.items():
            lines = []
            for contest in contests:
                plan = contest.plan(share)
                # Larger tables take longer games, so a game counts as often as it has players.
                found = rows(plan, run(plan))
                progress.advance(task, plan.deals * plan.players**2)
                incidents += sum(row.incidents.total() for row in found)
                lines.append(line(contest, found[0]))
            parts.append("\n".join([f"## {title}\n", columns + "| decision |", "|---" * 12 + "|", *lines, ""]))
    took = (dt.datetime.now(dt.UTC) - start).total_seconds()
    machine = f"{processor()}, {processors()} cores, Python {platform.python_version()}"
    build = "compiled" if compiled() else "interpreted"
    parts.append(
        f"Incidents in all: {incidents}. Ratings are Plackett–Luce (openskill), 25 at the start, within one line.\n\n"
        f"Measured on {start:%Y-%m-%d} in {took / 60:.1f} minutes: {machine}, rules {build}. First seed {SEED}.\n"
    )
    return "\n".join(parts)


def processor() -> str:
    """The name that the machine gives its processor."""
    facts = Path("/proc/cpuinfo")
    if facts.exists():
        for fact in facts.read_text(encoding="utf-8").splitlines():
            if fact.startswith("model name"):
                return fact.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.strength", description=__doc__)
    parser.add_argument("--share", type=float, default=1.0, help="of the deals, for a quick look; nothing is written")
    arguments = parser.parse_args()
    os.environ["BOOMCAT_LANG"] = "en"
    found = measure(arguments.share)
    if arguments.share == 1.0:
        DOCUMENT.write_text(found, encoding="utf-8")
    else:
        print(found)


if __name__ == "__main__":
    main()
