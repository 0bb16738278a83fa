"""The parts of pages that tools write, each between two marks, and tables in Markdown."""

from __future__ import annotations

import datetime as dt
import platform
from collections.abc import Iterable, Sequence
from pathlib import Path


def part(page: Path, begin: str, end: str) -> str:
    """Return what stands between two marks of the page."""
    return page.read_text(encoding="utf-8").partition(begin)[2].partition(end)[0]


def filled(document: str, begin: str, end: str, text: str) -> str:
    """Return the document with this text between the marks; the rest, which people wrote, stays."""
    before, _, rest = document.partition(begin)
    return f"{before}{begin}{text}{end}{rest.partition(end)[2]}"


def table(heads: Sequence[str], rows: Iterable[Sequence[str]], line: str = "") -> list[str]:
    """Return the lines of a table; `line` is the one below its heads."""
    return [f"| {' | '.join(heads)} |", line or "|---" * len(heads) + "|", *(f"| {' | '.join(row)} |" for row in rows)]


def today() -> str:
    return dt.datetime.now(dt.UTC).date().isoformat()


def machine() -> str:
    model = platform.processor() or platform.machine()
    cpu = Path("/proc/cpuinfo")
    if cpu.exists():
        names = [line.partition(":")[2].strip() for line in cpu.read_text().splitlines() if "model name" in line]
        model = f"{len(names)} × {names[0]}" if names else model
    return f"{model}, {platform.system()}, {platform.python_implementation()} {platform.python_version()}"
