"""A trial of the server: something bad is done to it, again and again, and in the end all promises must have been
kept.

A trial runs in rounds, each with its own seed and a fresh server.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random, SystemRandom

Figures = dict[str, float]
#: Endings of figures of which the largest of all rounds counts; all others are added up.
WORST = ("_ms", "_mb", "_kb", "_seconds", "_questions", "_percent")

Round = Callable[[Random, int, Path], Figures]


@dataclass(frozen=True, slots=True)
class Trial:
    name: str
    #: A description for people.
    about: str
    #: How often it is done in all, and at most in one round.
    times: int
    at_once: int
    #: Does it that often in a fresh folder; raises AssertionError if a promise was broken.
    round: Round
    #: Whether a PostgreSQL server is needed.
    postgres: bool = False


def run(trial: Trial, times: int, show: Callable[[int], object], seeds: Random | None = None) -> Figures:
    """Run rounds until it was done this often, and show how often each does it; return the figures of all rounds."""
    seeds, figures, done = seeds or SystemRandom(), Figures(), 0
    while done < times:
        seed, often = seeds.getrandbits(32), min(trial.at_once, times - done)
        try:
            with tempfile.TemporaryDirectory(prefix="boomcat-soak-", ignore_cleanup_errors=True) as folder:
                found = trial.round(Random(seed), often, Path(folder))
        except AssertionError:
            print(f"{trial.name}, seed {seed}, after {done} of {times}", file=sys.stderr)
            raise
        for key, value in found.items():
            known = figures.get(key, 0)
            figures[key] = max(known, value) if key.endswith(WORST) else known + value
        done += often
        show(often)
    return figures
