"""A text for every move and for every moment of a game: `docs/notation.md`.

What is here is for everybody, and takes a mistake for what it is; the modules behind it are compiled.
"""

from __future__ import annotations

from collections.abc import Iterable

from boomcat.core.edition import Edition
from boomcat.core.moves import Move
from boomcat.core.state import State
from boomcat.notation import card_text as cards
from boomcat.notation import move_text as moves
from boomcat.notation.event_text import write_event
from boomcat.notation.move_text import write_move
from boomcat.notation.positions import read_position, write_position
from boomcat.notation.view_text import write_view
from boomcat.views.view import View

__all__ = [
    "read_cards",
    "read_move",
    "read_position",
    "write_cards",
    "write_event",
    "write_move",
    "write_position",
    "write_view",
]


def read_move(text: str, at: State | View | Edition | None = None) -> Move:
    """Return the move that this text means: `read_move("favor 3")`.  There is one copy of each move.

    Without a moment of a game or an edition, the words of all editions are read, and `cat-1` to `cat-5`.  A State or a
    View is needed for `place bottom`.  `defuse` and `explode` answer a kitten, unless the State or View says that the
    Devilcat asks; `defuse devilcat` and `explode devilcat` need neither.
    """
    if not isinstance(text, str):
        raise TypeError(f"a move is read from text such as 'favor 3', not from {text!r}")
    if at is not None and not isinstance(at, State | View | Edition):
        raise TypeError(f"a move is read at a moment of a game: needs a State, a View or an Edition, not {at!r}")
    return moves.read_move(text, at)


def read_cards(text: str, edition: Edition) -> list[int]:
    """Read a row in its order.  No row holds more copies of a card than the edition has."""
    check_edition(edition)
    return cards.read_cards(text, edition)


def write_cards(row: Iterable[int], edition: Edition) -> str:
    """Write a row in its order; equal neighbours are counted."""
    check_edition(edition)
    return cards.write_cards(row, edition)


def check_edition(edition: object) -> None:
    if not isinstance(edition, Edition):
        raise TypeError(f"cards are named by an Edition, not by {edition!r}: use edition_named")
