"""The plan of a run, as plain data: it crosses the border between processes, and names the file of the run."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path

import boomcat
from boomcat.core.recipe import edition_named
from boomcat.core.rules import Options, Rules, rules_for
from boomcat.programs import files_of_bot

#: The packages that decide how a game goes; when one of them changes, earlier games say nothing about new ones.
DECISIVE = ("core", "views", "knowledge", "bots", "notation", "rl", "wire", "champion", "programs", "arena")


@dataclass(frozen=True)
class Plan:
    """Deals that are played by the same bots."""

    bots: tuple[str, ...]
    edition: str
    players: int
    deals: int
    seed: int
    #: How long a bot may think about one answer.
    seconds: float
    options: tuple[str, bool, int, bool, bool, bool]
    #: The name of a recipe.
    title: str = ""
    #: Whether a deal is played as often as there are seats, everybody moving on by one, or just once.
    rotate: bool = True
    #: The folder for the records of all games, if they are wanted.
    record: str = ""

    def rules(self) -> Rules:
        return rules_for(edition_named(self.edition, self.title), self.players, Options(*self.options))

    def line_up(self) -> list[int]:
        """Return the bots by seat in the first game of a deal: the last one fills the empty seats."""
        last = len(self.bots) - 1
        return [min(seat, last) for seat in range(self.players)]

    @property
    def games_per_deal(self) -> int:
        return self.players if self.rotate else 1

    def key(self) -> str:
        """Return a key that is equal for runs whose games are the same, one by one."""
        programs = [fingerprint(files_of_bot(bot)) for bot in self.bots]
        whole = json.dumps([asdict(self), fingerprint(sources()), programs], sort_keys=True)
        return hashlib.sha256(whole.encode()).hexdigest()[:16]


@cache
def sources() -> tuple[Path, ...]:
    """Return the source files of the rules and the bots."""
    package = Path(boomcat.__file__).parent
    files = [path for folder in DECISIVE for path in sorted((package / folder).iterdir())]
    return tuple(path for path in files if path.suffix in (".py", ".npz"))


@cache
def fingerprint(files: tuple[Path, ...]) -> str:
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in files)).hexdigest()
