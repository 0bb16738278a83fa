"""Events: what happened, as the whole truth or as one player saw it."""

from __future__ import annotations

from boomcat.core.cards import NO_CARD
from boomcat.core.edition import Edition
from boomcat.core.events import Event, TurnedUp
from boomcat.core.moves import Play
from boomcat.notation.cards import write_cards
from boomcat.notation.moves import write_move
from boomcat.views.redact import HIDDEN_PLACE

#: A card or a place that the player may not see.
HIDDEN = "?"

SEAT_FIELDS = {"seat", "giver", "taker", "thief", "victim", "target", "opponent", "godcat"}
CARD_FIELDS = {"card", "own"}


def write_event(event: Event, edition: Edition) -> str:
    """The kind and what it says: seats from 1, cards and plays in the notation, `?` for what is hidden."""
    return " ".join(
        [
            type(event).__name__,
            *(write_field(event, name, getattr(event, name), edition) for name in event.__match_args__),
        ]
    )


def write_field(event: Event, name: str, value: object, edition: Edition) -> str:
    match value:
        case bool():
            return name if value else f"not-{name}"
        case Play():
            return write_move(value, edition)
        case tuple():
            return write_row(value, edition)
        case int() if name in CARD_FIELDS:
            return write_row((value,), edition)
        case int() if name in SEAT_FIELDS or isinstance(event, TurnedUp):
            return str(value + 1)
        case _:
            return HIDDEN if name == "above" and value == HIDDEN_PLACE else str(value)


def write_row(cards: tuple[int, ...], edition: Edition) -> str:
    """The cards, of which all are hidden or none."""
    if NO_CARD in cards:
        return " ".join(HIDDEN for _ in cards)
    return write_cards(cards, edition)
