"""Runs all trials of the server, one after another: `python3 play soak --server`."""

from __future__ import annotations

import signal
import sys
import tempfile
import time
from argparse import Namespace
from pathlib import Path
from random import Random, SystemRandom

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from tests.support.databases import PostgresMissing
from tools.pages import filled, part
from tools.soak.crowd import CROWD
from tools.soak.faults import FAULTS
from tools.soak.floods import FLOODS
from tools.soak.fuzz import FUZZ
from tools.soak.hour import HOUR
from tools.soak.over_http import OVER_HTTP
from tools.soak.restarts import RESTARTS
from tools.soak.secrets import SECRETS
from tools.soak.trial import Book, Trial

__all__ = ["TRIALS", "attack", "go_on"]

ROOT = Path(__file__).resolve().parent.parent.parent
BOOK = ROOT / "build" / "soak-server.json"
PAGE = ROOT / "benchmarks" / "trials.md"
#: Endings of the names of figures.
UNITS = {"ms": "ms", "mb": "MB", "kb": "kB", "seconds": "s", "percent": "%"}
BEGIN, END = "<!-- figures -->\n", "<!-- end of figures -->"

TRIALS: dict[str, Trial] = {
    trial.name: trial for trial in (*FAULTS, *FUZZ, *OVER_HTTP, *RESTARTS, *HOUR, *CROWD, *FLOODS, *SECRETS)
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
    book = Book(BOOK)
    names = [name for word in arguments.server for name in named(word)] or list(TRIALS)
    broken = False
    columns = (TextColumn("{task.description:>12}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console) as progress:
        for name in names:
            trial = TRIALS[name]
            if arguments.again:
                book.forget(name)
            wanted = trial.times if arguments.times is None else arguments.times
            task = progress.add_task(name, total=wanted, completed=book.page(name).done)
            try:
                while book.page(name).done < wanted:
                    go_on(trial, book, wanted - book.page(name).done)
                    progress.update(task, completed=book.page(name).done)
            except PostgresMissing as problem:
                console.print(f"{name}: not tried, because {problem}")
            except AssertionError:
                console.print_exception(max_frames=6)
                broken = True
    if arguments.json:
        print(msgspec.json.encode({name: book.page(name) for name in names}).decode())
    if arguments.write:
        write(book)
    return 1 if broken else 0


def named(word: str) -> list[str]:
    """Return the trial of this name, or all whose names begin with it: `flood`."""
    return [word] if word in TRIALS else [name for name in TRIALS if name.startswith(f"{word}-")]


def go_on(trial: Trial, book: Book, left: int, seed: int | None = None) -> None:
    """Run one round and note it in the book."""
    seed = SystemRandom().randrange(1 << 32) if seed is None else seed
    times, start = min(trial.at_once, left), time.monotonic()
    try:
        with tempfile.TemporaryDirectory(prefix="boomcat-soak-", ignore_cleanup_errors=True) as folder:
            figures = trial.round(Random(seed), times, Path(folder))
    except AssertionError as problem:
        book.note_failure(trial.name, f"seed {seed}: {str(problem)[:300]}")
        print(f"{trial.name}, seed {seed}", file=sys.stderr)
        raise
    book.note(trial.name, times, time.monotonic() - start, figures)


def write(book: Book) -> None:
    rows = table(book, part(PAGE, BEGIN, END))
    PAGE.write_text(filled(PAGE.read_text("utf-8"), BEGIN, END, f"{rows}\n"), "utf-8")


def table(book: Book, known: str = "") -> str:
    """Return the table of figures; rows of trials that the book doesn't know stay as they were."""
    rows = {row.split("`")[1]: row for row in known.splitlines() if row.startswith("| `")}
    lines = ["| trial | what is done | how much | what was found | when |", "|---|---|--:|---|---|"]
    for name, trial in TRIALS.items():
        page = book.page(name)
        often = f"{page.done:,}" + (f" of {trial.times:,}" if page.done < trial.times else "")
        found = ", ".join(shown(key, value) for key, value in page.figures.items()) if page.done else "not measured yet"
        found += f"; **{len(page.failures)} rounds failed**" if page.failures else ""
        row = f"| `{name}` | {trial.about} | {often} | {found} | {page.measured} |"
        lines.append(row if page.done else rows.get(name, row))
    return "\n".join(lines)


def shown(key: str, value: float) -> str:
    name, _, unit = key.rpartition("_")
    number = f"{value:,.0f}" if float(value).is_integer() else f"{value:,.1f}"
    words = f"{UNITS[unit]} {name}" if unit in UNITS else key
    return f"{number} {words.replace('_', ' ')}"
