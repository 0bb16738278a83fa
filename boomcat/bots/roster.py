"""The bots by name: whom a person can choose to play against, and an arena to compare."""

from __future__ import annotations

from typing import Final

from boomcat.bots.bot import Bot
from boomcat.bots.heuristic import HeuristicBot
from boomcat.bots.random_bot import RandomBot
from boomcat.core.chance import PlayerRng

#: The weakest first.
NAMES: Final = ("random", "heuristic")


def bot_named(name: str, rng: PlayerRng) -> Bot:
    """A new bot for one seat of one game; its own luck comes from `rng`."""
    if name == "random":
        return RandomBot(rng)
    if name == "heuristic":
        return HeuristicBot(rng)
    raise ValueError(f"no bot is called {name!r}")
