"""What follows from all that a player has seen, as JSON.  Compiled, because a server says it with every message."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from boomcat.core.cards import lowest
from boomcat.knowledge.knowledge import Knowledge
from boomcat.views.writing import cards

__all__ = ["written"]

#: Odds are rounded to this many digits.
DIGITS: Final = 4


def written(knowledge: Knowledge, words: tuple[str, ...], top: bool, bottom: bool) -> str:
    """With the odds of the next card, and of the bottom one, if they are to be told.  The words for cards come with
    their quotation marks."""
    known = [f'{{"above":{above},"card":{words[card]}}}' for above, card in knowledge.known_places()]
    hands = [written_hand(knowledge, seat, words) for seat in range(len(knowledge.held))]
    return (
        f'{{"risk_next":{rounded(knowledge.chance_to_explode()) if top else "null"},'
        f'"risk_bottom":{rounded(knowledge.chance_at_bottom()) if bottom else "null"},'
        f'"known_cards":[{",".join(known)}],"hands":[{",".join(hands)}]}}'
    )


def written_hand(knowledge: Knowledge, seat: i64, words: tuple[str, ...]) -> str:
    held = knowledge.held[seat]
    if held.size < 2 and knowledge.godcat != seat:
        # Nothing is known of most hands, or that there is a Defuse.
        return f"[{words[lowest(held.one)]}]" if held.size else "[]"
    return cards(knowledge.cards_of(seat), words)


@lru_cache(10_000)
def rounded(chance: float) -> str:
    """The players of a table mostly have the same odds."""
    return str(round(chance, DIGITS))
