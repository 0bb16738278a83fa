"""Events as plain JSON, in the words of the notation; seats count from 1, and what is hidden is null."""

from __future__ import annotations

from boomcat.core.cards import NO_CARD
from boomcat.core.edition import Edition
from boomcat.core.events import Event
from boomcat.core.moves import Play
from boomcat.notation import write_move
from boomcat.views.redact import HIDDEN_PLACE

__all__ = ["event_as_json"]

SEATS = frozenset(["seat", "giver", "taker", "thief", "victim", "target", "opponent", "godcat", "devilcat"])
CARDS = frozenset(["card", "own"])
NUMBERS = frozenset(["owed", "depth"])


def event_as_json(event: Event, edition: Edition) -> dict[str, object]:
    """The kind of the event and its fields.  Redact it first: whatever it holds is written."""
    fields = {name: field_as_json(name, getattr(event, name), edition) for name in event.__match_args__}
    return {"event": type(event).__name__, **fields}


def field_as_json(name: str, value: object, edition: Edition) -> object:
    match value:
        case bool():
            return value
        case Play():
            return write_move(value, edition)
        case tuple():
            return [field_as_json("card", card, edition) for card in value]
        case int() if name in SEATS:
            return value + 1
        case int() if name in CARDS:
            return None if value == NO_CARD else edition.word(value)
        case int() if name == "above":
            return None if value == HIDDEN_PLACE else value
        case int() if name in NUMBERS:
            return value
        case _:
            raise TypeError(f"nobody has decided how to write {name}")
