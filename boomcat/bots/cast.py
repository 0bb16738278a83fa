"""Who the bots are: a character for each of the twelve faces.  The names work in every language.

How they talk is the business of whoever shows them; how they play, so far, of the bot behind the name.
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
    """So many different ones."""
    left = list(CAST)
    return [left.pop(rng.below(len(left))) for _ in range(count)]
