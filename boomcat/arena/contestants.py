"""Makes the bots that may enter the arena: built-in bots, the cheat, Python classes, programs and networks."""

from __future__ import annotations

from boomcat.arena.cheat import Cheat
from boomcat.bots.bot import Bot
from boomcat.bots.roster import NAMES
from boomcat.core.chance import PlayerRng
from boomcat.programs import any_bot

__all__ = ["CONTESTANTS", "contestant"]

CHEAT = "cheat"
CONTESTANTS = (*NAMES, CHEAT)


def contestant(name: str, rng: PlayerRng) -> Bot:
    """Return a new bot for one seat of one game."""
    return Cheat(rng) if name == CHEAT else any_bot(name, rng)
