"""What follows from all that a player has seen, as JSON.  Compiled, because a server says it with every message."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boomcat.knowledge.knowledge import Knowledge

__all__ = ["written"]

#: Odds are rounded to this many digits.
DIGITS: Final = 4


def written(knowledge: Knowledge, words: Sequence[str], top: bool, bottom: bool) -> str:
    """With the odds of the next card, and of the bottom one, if they are to be told.  The words for cards come with
    their quotation marks."""
    cards = [f'{{"above":{above},"card":{words[card]}}}' for above, card in knowledge.known_places()]
    hands = [f"[{','.join(hand)}]" for hand in knowledge.hands_in(words)]
    return (
        f'{{"risk_next":{risk(knowledge, 0) if top else "null"},'
        f'"risk_bottom":{risk(knowledge, knowledge.pile.size() - 1) if bottom else "null"},'
        f'"known_cards":[{",".join(cards)}],"hands":[{",".join(hands)}]}}'
    )


def risk(knowledge: Knowledge, above: int) -> str:
    return str(round(knowledge.chance_to_explode(above), DIGITS))
