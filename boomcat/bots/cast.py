"""The bots' characters: one for each of the twelve faces.  The names work in every language.

The browser client decides how they talk; how they play depends, so far, on the bot behind the name.
"""

from __future__ import annotations

from typing import Final

from boomcat.core.chance import PlayerRng

#: By the number of the face.
CAST: Final = (
    "Domino",
    "Ziggy",
    "Coco",
    "Galileo",
    "Monty",
    "Sushi",
    "Radar",
    "Morgan",
    "Pompon",
    "Flora",
    "Disco",
    "Bingo",
)


def names(count: int, rng: PlayerRng) -> list[str]:
    """Return this many different characters."""
    left = list(CAST)
    return [left.pop(rng.below(len(left))) for _ in range(count)]
