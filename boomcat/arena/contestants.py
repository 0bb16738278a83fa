"""Who may enter the arena: every bot of the roster, the cheat, and every program that speaks the protocol."""

from __future__ import annotations

from boomcat.arena.cheat import Cheat
from boomcat.bots.bot import Bot
from boomcat.bots.roster import NAMES, bot_named
from boomcat.core.chance import PlayerRng
from boomcat.programs import is_program, program_bot

__all__ = ["CONTESTANTS", "contestant"]

CONTESTANTS = (*NAMES, "cheat")


def contestant(name: str, rng: PlayerRng) -> Bot:
    """A new bot for one seat of one game."""
    if name == "cheat":
        return Cheat(rng)
    return program_bot(name, rng.word()) if is_program(name) else bot_named(name, rng)
