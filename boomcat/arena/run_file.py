"""A whole run: what was played before, what is played now, and what is kept for later.

The rounds of a run that is not finished yet are in a file, one JSON line each, so that the same command can go on.
"""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import msgspec

from boomcat.arena.plan import Plan
from boomcat.arena.pool import Cluster, processors, rounds
from boomcat.arena.rounds import Round, files_of_deal


def cache_folder() -> Path:
    """Return the folder of unfinished runs: BOOMCAT_CACHE, or the system's folder for caches."""
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

    def read(self) -> list[Round]:
        """Return the rounds played before.  A line that was cut short, and what follows it, does not count."""
        try:
            lines = self.path.read_text("utf-8").splitlines()
        except (OSError, UnicodeDecodeError):
            return []
        found: list[Round] = []
        with suppress(msgspec.DecodeError):
            for deal, written in zip(range(self.plan.deals), lines, strict=False):
                one = msgspec.json.decode(written, type=Round)
                if not self.is_next(one, deal):
                    break
                found.append(one)
        return found

    def is_next(self, one: Round, deal: int) -> bool:
        """Return whether this is that deal's round, complete, with its records still there if they are wanted."""
        plan = self.plan
        line_up = sorted(plan.line_up())
        return (
            one.deal == deal
            and all(len(each) == len(plan.bots) for each in (one.decisions, one.seconds, one.incidents))
            and len(one.standings) == plan.games_per_deal
            and all(sorted(places) == line_up for places in one.standings)
            and (not plan.record or all(file.is_file() for file in files_of_deal(plan, deal)))
        )

    def begin(self, known: list[Round]) -> None:
        """Keep what is known.  Where nothing can be written, nothing is kept."""
        with suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            # By way of another file: what is known must survive, whenever the power fails.
            whole = self.path.with_suffix(f".{os.getpid()}")
            whole.write_text("".join(map(line, known)), "utf-8")
            whole.replace(self.path)

    def add(self, one: Round) -> None:
        with suppress(OSError), self.path.open("a", encoding="utf-8") as file:
            file.write(line(one))

    def forget(self) -> None:
        """The run is finished: the next one with the same arguments begins anew."""
        with suppress(OSError):
            self.path.unlink(missing_ok=True)


def line(one: Round) -> str:
    return msgspec.json.encode(one).decode() + "\n"


def run(
    plan: Plan,
    store: Store | None = None,
    stop: threading.Event | None = None,
    workers: int | None = None,
    tell: Callable[[int], None] = lambda _: None,
    cluster: Cluster | None = None,
) -> list[Round]:
    """Play the plan, or what the store lacks of it, to its end or until `stop` is set; `tell` hears of the games.

    It is played on this machine, or by a cluster.
    """
    stop = threading.Event() if stop is None else stop
    played = [] if store is None else store.read()
    tell(len(played) * plan.games_per_deal)
    if store is not None:
        store.begin(played)
    for one in rounds(plan, range(len(played), plan.deals), workers or processors(), stop, cluster):
        played.append(one)
        tell(plan.games_per_deal)
        if store is not None:
            store.add(one)
    if store is not None and len(played) == plan.deals:
        store.forget()
    return played
