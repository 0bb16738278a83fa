"""Who may enter the arena: every bot of the roster, the cheat, a mark to measure by, every class and every program."""

from __future__ import annotations

from boomcat.arena.cheat import Cheat
from boomcat.arena.mark import Mark
from boomcat.bots.bot import Bot
from boomcat.bots.roster import NAMES
from boomcat.core.chance import PlayerRng
from boomcat.programs import any_bot

__all__ = ["CONTESTANTS", "contestant"]

#: `heuristic` as it was when the champion was first measured against it.
MARK = "heuristic-1"
CONTESTANTS = (*NAMES, MARK, "cheat")


def contestant(name: str, rng: PlayerRng) -> Bot:
    """A new bot for one seat of one game."""
    if name == "cheat":
        return Cheat(rng)
    return Mark(rng) if name == MARK else any_bot(name, rng)
