"""The table as one player sees it, as a message made from the shape of `View`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct, defstruct
from msgspec.structs import replace

from boomcat.views.view import OWN, SHAPE, View
from boomcat.wire.fields import TYPES, writer_of

__all__ = ["ViewMessage", "view_message"]

FIELDS: list[tuple[str, Any]] = [(name, TYPES[kind]) for name, kind in SHAPE.items()]
WRITERS = [(name, writer_of(kind)) for name, kind in SHAPE.items()]
OWN_WRITERS = [(name, writer_of(SHAPE[name])) for name in OWN]

if TYPE_CHECKING:

    class ViewMessage(Struct, frozen=True):
        """All of `View` but the rules and the moves, which are told beside it."""

        def __init__(self, *fields: object) -> None: ...

else:
    ABOUT = "The table as one player sees it."
    ViewMessage = defstruct("ViewMessage", FIELDS, module=__name__, namespace={"__doc__": ABOUT}, frozen=True)


def view_message(view: View, other: ViewMessage | None = None) -> ViewMessage:
    """`other` is that of any other viewer of the same moment, which spares most of the work."""
    edition = view.rules.edition
    if other is not None:
        return replace(other, **{name: write(getattr(view, name), edition) for name, write in OWN_WRITERS})
    return ViewMessage(*[write(getattr(view, name), edition) for name, write in WRITERS])
