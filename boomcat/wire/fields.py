"""A field of an event or a view as JSON, by its type (see `boomcat.core.events` and `boomcat.views.view`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from boomcat.core.cards import NO_CARD
from boomcat.core.edition import Edition
from boomcat.core.events import HIDDEN_PLACE
from boomcat.core.question import QUESTION_WORDS
from boomcat.core.state import NO_SEAT
from boomcat.notation.move_text import write_move

__all__ = ["TYPES", "Writer", "seat_or_none", "word_or_none", "writer_of"]

Writer = Callable[[Any, Edition], object]

#: What a field of each type is on the wire.
TYPES: dict[str, Any] = {
    "seat": int,
    "seat?": int | None,
    "seats": list[int],
    "card": str,
    "deadly": str,
    "card?": str | None,
    "cards": list[str],
    "cards?": list[str | None],
    "hand": list[str],
    "pile": list[str],
    "above?": int | None,
    "play": str,
    "play?": str | None,
    "asking": str,
    "number": int,
    "numbers": list[int],
    "flag": bool,
    "flags": list[bool],
    "variant": bool,
}


def seat_or_none(seat: int) -> int | None:
    return None if seat == NO_SEAT else seat + 1


def word_or_none(card: int, edition: Edition) -> str | None:
    return None if card == NO_CARD else edition.word(card)


def cards(value: Any, edition: Edition) -> list[str | None]:
    words = edition.words
    return [None if card == NO_CARD else words[card] for card in value]


def play(value: Any, edition: Edition) -> str | None:
    return None if value is None else write_move(value, edition)


def as_it_is(value: Any, _: Edition) -> object:
    return value


WRITERS: dict[str, Writer] = {
    "seat": lambda value, _: value + 1,
    "seat?": lambda value, _: seat_or_none(value),
    "seats": lambda value, _: [seat + 1 for seat in value],
    "card": lambda value, edition: edition.word(value),
    "card?": word_or_none,
    "deadly": lambda value, edition: edition.word(value),
    "cards": cards,
    "cards?": cards,
    "hand": cards,
    "pile": lambda value, edition: cards(reversed(value), edition),
    "above?": lambda value, _: None if value == HIDDEN_PLACE else value,
    "play": play,
    "play?": play,
    "number": as_it_is,
    "numbers": as_it_is,
    "flag": as_it_is,
    "flags": as_it_is,
    "variant": as_it_is,
    "asking": lambda value, _: QUESTION_WORDS[value],
}


def writer_of(kind: str) -> Writer:
    """What writes fields of this type."""
    return WRITERS[kind]
