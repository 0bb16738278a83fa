"""The table as one player sees it, as a message made from the shape of `View`."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from msgspec import Struct, defstruct

from boomcat.core.edition import Edition
from boomcat.views.view import SHAPE, View
from boomcat.wire.fields import TYPES, writer_of

__all__ = ["ViewMessage", "quoted", "view_message"]

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


@lru_cache(100)
def quoted(edition: Edition) -> tuple[str, ...]:
    """The words for cards, which are letters and hyphens only, as JSON has them."""
    return tuple(f'"{word}"' for word in edition.words)
