"""The ways in which bots can decide."""

from collections.abc import Callable

from boomcat.core.chance import Rng
from boomcat.core.game import Game
from boomcat.core.moves import Move
from boomcat.core.policies import random_move

__all__ = ["BOTS"]

BOTS: dict[str, Callable[[Game, int, Rng], Move]] = {"random": random_move}
