"""A field of an event or a view as text, by its type (see `boomcat.core.events` and `boomcat.views.view`)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from boomcat.core.cards import NO_CARD
from boomcat.core.edition import Edition
from boomcat.core.events import HIDDEN_PLACE
from boomcat.core.question import QUESTIONS
from boomcat.core.state import NO_SEAT
from boomcat.notation.card_text import NO_CARDS, write_cards
from boomcat.notation.move_text import write_move

__all__ = ["write_field"]

#: A card or a place that the player may not see.
HIDDEN = "?"


def write_field(kind: str, value: Any, edition: Edition) -> str:
    """Seats from 1, cards and plays in the notation, `?` for what is hidden, `-` for nobody and nothing."""
    match kind:
        case "seat" | "seat?":
            return write_seat(value)
        case "seats":
            return " ".join(map(write_seat, value)) or NO_CARDS
        case "card" | "card?" | "deadly":
            return write_row([value], edition)
        case "cards" | "cards?" | "hand":
            return write_row(value, edition)
        case "pile":
            return write_row(value[::-1], edition)
        case "above?":
            return HIDDEN if value == HIDDEN_PLACE else str(value)
        case "play" | "play?":
            return NO_CARDS if value is None else write_move(value, edition)
        case "asking":
            return QUESTIONS[int(value)].word
        case "flag" | "variant":
            return "yes" if value else "no"
        case "flags":
            return " ".join("yes" if one else "no" for one in value)
        case "number":
            return str(value)
        case "numbers":
            return " ".join(map(str, value))
        case _:
            raise TypeError(f"no notation for a field of type {kind!r}")


def write_seat(seat: int) -> str:
    return NO_CARDS if seat == NO_SEAT else str(seat + 1)


def write_row(cards: Iterable[int], edition: Edition) -> str:
    """The cards, of which all are hidden or none."""
    row = list(cards)
    return " ".join(HIDDEN for _ in row) if NO_CARD in row else write_cards(row, edition)
