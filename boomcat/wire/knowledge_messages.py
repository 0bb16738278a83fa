"""Messages about a player's knowledge: the conclusions from all that they have seen."""

from __future__ import annotations

from msgspec import Struct

from boomcat.core.hand import copies_in
from boomcat.core.rules import Rules
from boomcat.knowledge.knowledge import ABOUT_BOTTOM, ANY_NUMBER, Knowledge

#: Odds are rounded to this many digits: more than a bot needs, and the same on every machine.
DIGITS = 6


class KnownCard(Struct, frozen=True):
    """A card in the draw pile under this many others."""

    above: int
    card: str


class KnowledgeMessage(Struct, frozen=True):
    """The conclusions from all that the seat has seen."""

    risk_by_position: list[float]
    known_cards: list[KnownCard]
    hands: list[list[str]]
    at_most: list[dict[str, int]]
    unseen: dict[str, int]


def bottom_matters(rules: Rules) -> bool:
    """Return whether the game has a card for which the odds of the bottom card matter."""
    return bool(rules.titles & ABOUT_BOTTOM)


def knowledge_message(knowledge: Knowledge) -> KnowledgeMessage:
    edition, loose = knowledge.rules.edition, knowledge.pool.loose
    return KnowledgeMessage(
        risk_by_position=[round(knowledge.chance_to_explode(above), DIGITS) for above in range(knowledge.pile.size())],
        known_cards=known_cards(knowledge),
        hands=knowledge.known_hands(),
        at_most=[
            {edition.word(card): bounds[card] for card in edition.titles if bounds[card] < ANY_NUMBER}
            for bounds in knowledge.most
        ],
        unseen={edition.word(card): copies_in(loose, card) for card in edition.titles if copies_in(loose, card)},
    )


def known_cards(knowledge: Knowledge) -> list[KnownCard]:
    """The cards of the draw pile whose place is certain."""
    words = knowledge.rules.edition.words
    return [KnownCard(above, words[card]) for above, card in knowledge.known_places()]
