"""The table as one player sees it, as a message made from the shape of `View`."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from msgspec import Struct, defstruct

from boomcat.core.edition import Edition
from boomcat.core.game import NOBODY, Game
from boomcat.notation.moves import write_move
from boomcat.views.view import SHAPE, View
from boomcat.views.writing import filled, with_gaps
from boomcat.wire.fields import TYPES, writer_of

__all__ = ["PublicView", "ViewMessage", "quoted", "view_message"]

FIELDS: list[tuple[str, Any]] = [(name, TYPES[kind]) for name, kind in SHAPE.items()]
WRITERS = [(name, writer_of(kind)) for name, kind in SHAPE.items()]

if TYPE_CHECKING:

    class ViewMessage(Struct, frozen=True):
        """All of `View` but the rules and the moves, which are told beside it."""

        def __init__(self, *fields: object) -> None: ...

else:
    ABOUT = "The table as one player sees it."
    ViewMessage = defstruct("ViewMessage", FIELDS, module=__name__, namespace={"__doc__": ABOUT}, frozen=True)


def view_message(view: View) -> ViewMessage:
    edition = view.rules.edition
    return ViewMessage(*[write(getattr(view, name), edition) for name, write in WRITERS])


class PublicView:
    """What everybody sees at one moment, as JSON with a gap for each thing that is a viewer's own.

    Most of a view is public, and most of what a table says is views: so this is written once, and then filled in.
    """

    def __init__(self, game: Game) -> None:
        edition = game.rules.edition
        self.words = quoted(edition)
        play = "null" if game.pending is None else f'"{write_move(game.pending, edition)}"'
        self.pieces = with_gaps(View(game, NOBODY), self.words, play)

    def seen(self, view: View) -> bytes:
        """As this viewer of the same moment sees it: the bytes of its `view_message`."""
        return filled(self.pieces, view, self.words).encode()


@lru_cache(100)
def quoted(edition: Edition) -> tuple[str, ...]:
    """The words for cards, which are letters and hyphens only, as JSON has them."""
    return tuple(f'"{word}"' for word in edition.words)
