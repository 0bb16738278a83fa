"""Runs all trials of the server, one after another: `python3 play soak --server`."""

from __future__ import annotations

import json
import signal
import sys
from argparse import Namespace
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from tests.support.databases import PostgresMissing
from tests.support.nats_servers import NatsMissing
from tools.pages import filled, part, today
from tools.soak.crowd import CROWD
from tools.soak.faults import FAULTS
from tools.soak.floods import FLOODS
from tools.soak.fuzz import FUZZ
from tools.soak.hour import HOUR
from tools.soak.over_http import OVER_HTTP
from tools.soak.restarts import RESTARTS
from tools.soak.secrets import SECRETS
from tools.soak.strangers import STRANGERS
from tools.soak.trial import Figures, Trial, run

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = ROOT / "benchmarks" / "trials.md"
#: Endings of the names of figures.
UNITS = {"ms": "ms", "mb": "MB", "kb": "kB", "seconds": "s", "percent": "%"}
BEGIN, END = "<!-- figures -->\n", "<!-- end of figures -->"

TRIALS: dict[str, Trial] = {
    trial.name: trial for trial in (*FAULTS, *FUZZ, *OVER_HTTP, *RESTARTS, *HOUR, *CROWD, *FLOODS, *SECRETS, *STRANGERS)
}


def attack(arguments: Namespace) -> int:
    """Run the trials; return the exit code."""
    console = Console(stderr=True)
    if arguments.list:
        for trial in TRIALS.values():
            print(f"{trial.name:12} {trial.times:9,}  {trial.about}")
        return 0
    unknown = [word for word in arguments.server if not named(word)]
    if unknown:
        console.print(f"No such trial: {' '.join(unknown)}. There are: {' '.join(TRIALS)}")
        return 2
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that none of our servers is left behind
    found: dict[str, Figures] = {}
    broken = False
    columns = (TextColumn("{task.description:>12}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console) as bar:
        for name in [name for word in arguments.server for name in named(word)] or TRIALS:
            trial = TRIALS[name]
            times = arguments.times or trial.times
            show = partial(bar.advance, bar.add_task(name, total=times))
            try:
                found[name] = run(trial, times, show)
            except (PostgresMissing, NatsMissing) as problem:
                console.print(f"{name}: not tried, because {problem}")
            except AssertionError:
                console.print_exception(max_frames=6)
                broken = True
            if arguments.write and name in found:
                rows = with_row(part(PAGE, BEGIN, END), trial, times, found[name])
                PAGE.write_text(filled(PAGE.read_text("utf-8"), BEGIN, END, rows), "utf-8")
    if arguments.json:
        print(json.dumps(found))
    return 1 if broken else 0


def named(word: str) -> list[str]:
    """Return the trial of this name, or all whose names begin with it: `flood`."""
    return [word] if word in TRIALS else [name for name in TRIALS if name.startswith(f"{word}-")]


def with_row(rows: str, trial: Trial, times: int, figures: Figures) -> str:
    """Return the table with a new row of this trial; the others stay."""
    head, line, *lines = rows.splitlines()
    known = {row.split("`")[1]: row for row in lines}
    often = f"{times:,}" + (f" of {trial.times:,}" if times < trial.times else "")
    found = ", ".join(shown(key, value) for key, value in figures.items())
    known[trial.name] = f"| `{trial.name}` | {trial.about} | {often} | {found} | {today()} |"
    return "\n".join([head, line, *(known[name] for name in TRIALS if name in known), ""])


def shown(key: str, value: float) -> str:
    name, _, unit = key.rpartition("_")
    number = f"{value:,.0f}" if float(value).is_integer() else f"{value:,.1f}"
    words = f"{UNITS[unit]} {name}" if unit in UNITS else key
    return f"{number} {words.replace('_', ' ')}"
