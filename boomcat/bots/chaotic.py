"""`random`: the policy of the benchmarks as a bot, the weakest there is."""

from __future__ import annotations

from typing import final

from boomcat.bots.bot import Bot
from boomcat.core.chance import Rng
from boomcat.core.moves import Move
from boomcat.core.policies import random_move
from boomcat.knowledge.knowledge import Knowledge
from boomcat.knowledge.redeal import public_part
from boomcat.views.view import View


@final
class Random(Bot):
    """Draws with probability 1/2, else plays anything; see `core/policies.py`."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, view: View, knowledge: Knowledge, seconds: float) -> Move:
        # The policy asks a state; it looks at nothing that the public part of one does not have.
        game = public_part(view)
        return random_move(game, view.viewer, self.rng)
