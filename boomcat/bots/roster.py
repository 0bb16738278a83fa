"""The bots by name: whom a person can choose to play against, and an arena to compare."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from boomcat.bots.bot import Bot
from boomcat.bots.heuristic import HeuristicBot
from boomcat.bots.random_bot import RandomBot
from boomcat.core.chance import PlayerRng

#: The weakest first.
NAMES: Final = ("random", "heuristic", "apprentice", "champion")


def bot_named(name: str, rng: PlayerRng) -> Bot:
    """Return a new bot for one seat of one game; its own luck comes from `rng`."""
    if name == "random":
        return RandomBot(rng)
    if name == "heuristic":
        return HeuristicBot(rng)
    if name in ("apprentice", "champion"):
        # They stand on layers above this one, and on packages that need not be there for the others.
        module: Any = import_module("boomcat.champion.champion_bot")
        learnt: Bot = module.Champion() if name == "champion" else module.Apprentice(rng)
        return learnt
    raise ValueError(f"no bot is called {name!r}")
