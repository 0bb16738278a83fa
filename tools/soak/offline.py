"""Plays games where a browser would, and checks that native Python makes the same of their records, and vice versa."""

import asyncio
import subprocess
import sys
import time
from collections.abc import Sequence
from itertools import cycle, islice
from pathlib import Path
from tempfile import TemporaryDirectory

from boomcat.core.decks import DECKS
from boomcat.core.edition import EDITIONS
from tools import offline
from tools.soak import offline_records
from tools.web import WEB, play

ALL = (*EDITIONS, *DECKS)
RECORDS = Path(offline_records.__file__)
#: Games that one process plays: a browser's Python isn't started for each.
BATCH = 100


def in_browser(bundle: Path, *words: str, script: Path = RECORDS) -> None:
    """Run a script in Node, as a browser would; the names of files are those of this folder."""
    node, _ = play().find_node()
    command = [*node, str(WEB / "offline" / "run.js"), str(bundle.resolve()), str(script), *words]
    subprocess.run(command, check=True)


def natively(*words: str) -> None:
    asyncio.run(offline_records.main(list(words)))


def differing(bundle: Path, seed: int, decks: Sequence[str]) -> list[str]:
    """Play a game of each deck here and there; return the decks whose records don't replay the same on both sides."""
    found = []
    with TemporaryDirectory(dir=Path.cwd(), prefix=".offline-") as name:
        folder = Path(name).relative_to(Path.cwd())
        here, there = (str(folder / part) for part in ("made-here", "made-there"))
        natively("make", here, str(seed), *decks)
        words = ["make", there, str(seed), *decks]
        for record in (here, there):
            words += ["then", "replay", record, f"{record}-replayed-there"]
        in_browser(bundle, *words)
        for record in (here, there):
            natively("replay", record, f"{record}-replayed-here")
            results = [Path(f"{record}-replayed-{side}").read_text("utf-8").splitlines() for side in ("here", "there")]
            found += [deck for deck, one, other in zip(decks, *results, strict=True) if one != other]
    return found


def endure(games: int, seed: int | None) -> int:
    offline.main()
    first = int(time.time()) if seed is None else seed
    decks = list(islice(cycle(ALL), games))
    for done in range(0, games, BATCH):
        batch = decks[done : done + BATCH]
        print(f"seed {first + done}: {len(batch)} games on each side, after {done}", flush=True)
        if wrong := differing(offline.BUNDLE, first + done, batch):
            print("These records replay differently:", *wrong, file=sys.stderr)
            return 1
    print(f"{2 * games} records replay the same in a browser's Python and in this one.")
    return 0
