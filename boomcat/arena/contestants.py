"""Who may enter the arena: every bot of the roster, the cheat, every Python class and every program."""

from __future__ import annotations

from boomcat.arena.cheat import Cheat
from boomcat.bots.bot import Bot
from boomcat.bots.roster import NAMES
from boomcat.core.chance import PlayerRng
from boomcat.programs import any_bot

__all__ = ["CONTESTANTS", "contestant"]

CONTESTANTS = (*NAMES, "cheat")


def contestant(name: str, rng: PlayerRng) -> Bot:
    """A new bot for one seat of one game."""
    return Cheat(rng) if name == "cheat" else any_bot(name, rng)
