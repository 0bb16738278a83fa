"""The table as one player sees it, as a message made from the shape of `View`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Raw, Struct, defstruct

from boomcat.core.game import NOBODY, Game
from boomcat.views.view import OWN, SHAPE, View
from boomcat.wire.fields import TYPES, Writer, writer_of

__all__ = ["PublicView", "ViewMessage", "view_message"]

ENCODER = msgspec.json.Encoder()

FIELDS: list[tuple[str, Any]] = [(name, TYPES[kind]) for name, kind in SHAPE.items()]
WRITERS = [(name, writer_of(kind)) for name, kind in SHAPE.items()]
OWN_WRITERS = [(name, writer_of(kind)) for name, kind in SHAPE.items() if name in OWN]
#: No JSON holds such a byte.
GAP = Raw(b"\0")

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
        view = View(game, NOBODY)
        edition = view.rules.edition
        fields = [GAP if name in OWN else write(getattr(view, name), edition) for name, write in WRITERS]
        self.first, *parts = ENCODER.encode(ViewMessage(*fields)).split(bytes(GAP))
        self.gaps: list[tuple[str, Writer, object, bytes, bytes]] = []
        for (name, write), part in zip(OWN_WRITERS, parts, strict=True):
            # Most viewers have nothing of their own there but their hands.
            nothing = getattr(view, name)
            self.gaps.append((name, write, nothing, ENCODER.encode(write(nothing, edition)), part))

    def seen(self, view: View) -> bytes:
        """As this viewer of the same moment sees it: the bytes of its `view_message`."""
        pieces = [self.first]
        for name, write, nothing, none, part in self.gaps:
            own = getattr(view, name)
            pieces.append(none if own == nothing else ENCODER.encode(write(own, view.rules.edition)))
            pieces.append(part)
        return b"".join(pieces)
