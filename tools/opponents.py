"""Opponents that no bot of ours has met while it was made: to see how it fares against somebody strange."""

from __future__ import annotations

from boomcat.bots.bot import Bot
from boomcat.core.answers import Explode
from boomcat.core.chance import PlayerRng
from boomcat.core.moves import Move
from boomcat.core.tables import DRAW, PASS
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
