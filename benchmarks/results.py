"""What was measured, and the report about it."""

import datetime as dt
from dataclasses import dataclass, replace
from pathlib import Path


@dataclass(frozen=True)
class Aim:
    """The target of a figure; None if there isn't one."""

    least: float | None
    unit: str

    def __str__(self) -> str:
        return "–" if self.least is None else f"≥ {self.least:,.0f} {self.unit}"


@dataclass(frozen=True)
class Result:
    """One figure: how many games and decisions a second of CPU time."""

    name: str
    games: float
    decisions: float
    aim: Aim

    def row(self) -> tuple[str, str, str, str]:
        return (self.name, f"{self.games:,.0f}", f"{self.decisions:,.0f}", str(self.aim))


def slowest(results: list[Result]) -> Result:
    """The one with the fewest games a second, with a name that says so."""
    found = min(results, key=lambda result: result.games)
    return replace(found, name=f"the slowest edition and size: {found.name}")


@dataclass(frozen=True)
class Loops:
    """Games a second of a loop in Python: over the raw rules, and with `boomcat.Game`."""

    raw: float
    game: float


#: The first line of what `bench --web` writes, which stands behind all that is written here.
WEB = "## The browser client"


def write_part(path: Path, lines: list[str]) -> None:
    """Put the part about the browser client behind the report, in place of an older one."""
    others = path.read_text(encoding="utf-8").partition(WEB)[0].rstrip()
    path.write_text(others + "\n\n" + "\n".join(lines), encoding="utf-8")


def write_report(
    path: Path,
    results: list[Result],
    copies: list[tuple[str, float, int]],
    redeals: float,
    loops: Loops,
    interpreted: float,
    machine: str,
    day: dt.date,
) -> None:
    lines = [
        "# Performance",
        "",
        f"Measured on {day.isoformat()}: {machine}.",
        "",
        "`python3 play bench --write` repeats it and writes this page. One process, CPU seconds, compiled core, the",
        "`random` policy on every seat, nothing recorded; each figure is the best of 15 runs, because shared",
        "machines are noisy.",
        "",
        "| what | games/s | decisions/s | aim |",
        "|---|--:|--:|--:|",
        *(f"| {' | '.join(result.row())} |" for result in [*results[:4], slowest(results[4:])]),
        "",
        *(f"- A copy of the state ({name}): {nanoseconds:.0f} ns; aim ≤ {most}." for name, nanoseconds, most in copies),
        f"- Re-deals that fit what a player knows (Original, four players): {redeals:,.0f} a second; aim ≥ 200,000.",
        f"- Checking every move costs {1 - results[2].games / results[0].games:.0%} of the speed.",
        f"- The interpreted build of the same source: {interpreted:,.0f} games/s, with the same seeds and digests. The",
        f"  compiled one is {results[0].games / interpreted:.0f} times as fast.",
        f"- In a loop in Python (Original, three players) the raw rules play {loops.raw:,.0f} games/s. `boomcat.Game`,",
        f"  which keeps every event and every move, plays {loops.game:,.0f}: {loops.game / loops.raw:.0%}; aim ≥ 50%.",
        "",
    ]
    _, heading, web = path.read_text(encoding="utf-8").partition(WEB)
    path.write_text("\n".join([*lines, heading + web] if heading else lines), encoding="utf-8")
