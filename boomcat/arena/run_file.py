"""The rounds of a run that is not finished yet, one JSON line each, so that the same command can go on later."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, TextIO

from boomcat.arena.dataset import files_of_deal
from boomcat.arena.plan import Plan
from boomcat.arena.rounds import Round

__all__ = ["Store", "cache_folder"]


def cache_folder() -> Path:
    """Where unfinished runs are kept: BOOMCAT_CACHE, or the place for such things of the system."""
    if named := os.environ.get("BOOMCAT_CACHE"):
        return Path(named)
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base, "boomcat")


class Store:
    """The file of one plan.  Rounds are added in the order of their deals, so it always holds a beginning."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan = plan
        self.path = folder / "arena" / f"{plan.key()}.jsonl"
        self.file: TextIO | None = None

    def read(self) -> list[Round]:
        """What was played before.  A line that was cut short, and what follows it, does not count."""
        try:
            lines = self.path.read_text("utf-8").splitlines()
        except (OSError, UnicodeDecodeError):
            return []
        found: list[Round] = []
        for data in readable(lines):
            if not self.is_next(data, len(found)) or not self.is_recorded(len(found)):
                break
            found.append(Round(*data))
        return found[: self.plan.deals]

    def is_next(self, data: Any, deal: int) -> bool:
        """Whether this is the round of that deal, and whole."""
        if not isinstance(data, list) or len(data) != 6 or data[0] != deal or not isinstance(data[1], list):
            return False
        line_up = sorted(self.plan.line_up())
        by_bot = all(isinstance(one, list) and len(one) == len(self.plan.bots) for one in data[2:5])
        return (
            by_bot and len(data[1]) == self.plan.games_per_deal and all(sorted(places) == line_up for places in data[1])
        )

    def is_recorded(self, deal: int) -> bool:
        """Whether the records of the deal, if they are wanted, are still there."""
        return not self.plan.record or all(file.is_file() for file in files_of_deal(self.plan, deal))

    def begin(self, known: list[Round]) -> None:
        """Keep what is known, and be ready for more.  Where nothing can be written, nothing is kept."""
        with suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            # By way of another file: what is known must survive, whenever the power fails.
            whole = self.path.with_suffix(f".{os.getpid()}")
            whole.write_text("".join(map(line, known)), "utf-8")
            whole.replace(self.path)
            self.file = self.path.open("a", encoding="utf-8")

    def add(self, one: Round) -> None:
        if self.file is None:
            return
        try:
            self.file.write(line(one))
            self.file.flush()
        except OSError:
            self.close()

    def close(self) -> None:
        if self.file is not None:
            with suppress(OSError):
                self.file.close()
            self.file = None

    def forget(self) -> None:
        """The run is finished: the next one with the same arguments begins anew."""
        self.close()
        with suppress(OSError):
            self.path.unlink(missing_ok=True)


def line(one: Round) -> str:
    return json.dumps(one.to_data(), separators=(",", ":")) + "\n"


def readable(lines: list[str]) -> Iterator[Any]:
    for written in lines:
        try:
            yield json.loads(written)
        except ValueError:
            return
