"""Opponents that the bots of the package don't meet otherwise: strange ones, and the champion as it was before."""

from __future__ import annotations

import subprocess
import tempfile
from functools import cache
from pathlib import Path

from boomcat.bots.bot import Bot
from boomcat.champion.champion_bot import Champion
from boomcat.core.answers import Explode
from boomcat.core.chance import PlayerRng
from boomcat.core.move_pool import DRAW, PASS
from boomcat.core.moves import Move
from boomcat.knowledge.knowledge import Knowledge
from boomcat.views.view import View


class Uniform(Bot):
    """Any legal move, all equally likely, but none that ends its own game."""

    wants_knowledge = False

    def __init__(self, rng: PlayerRng) -> None:
        self.rng = rng

    def choose(self, view: View, knowledge: Knowledge, seconds: float) -> Move:
        willing = [move for move in view.moves if not isinstance(move, Explode)]
        return willing[self.rng.below(len(willing))]


class Drawer(Uniform):
    """Draws, lets everything pass, and plays no card unless it must."""

    def choose(self, view: View, knowledge: Knowledge, seconds: float) -> Move:
        for quiet in (DRAW, PASS):
            if quiet in view.moves:
                return quiet
        return super().choose(view, knowledge, seconds)


ROOT = Path(__file__).resolve().parent.parent
#: The champion of six runs of training, in the history of this repository.
SIX_RUNS = "2d7b399"


class Earlier(Champion):
    """The champion before it learnt among `random` players."""

    def __init__(self) -> None:
        super().__init__(weights_of(SIX_RUNS))


@cache
def weights_of(commit: str) -> Path:
    """Where the weights of that time lie; taken out of the history if need be."""
    path = ROOT / ".venv" / f"champion-{commit}.npz"
    if not path.exists():
        command = ["git", "show", f"{commit}:boomcat/champion/champion.npz"]
        found = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout
        with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
            file.write(found)
        # All at once: others may be looking for it.
        Path(file.name).rename(path)
    return path
