"""The table as one player sees it, as a message made from the shape of `View`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Raw, Struct, defstruct

from boomcat.core.cards import NO_CARD
from boomcat.core.edition import ORIGINAL
from boomcat.core.game import NOBODY, Game
from boomcat.views.view import OWN, SHAPE, View
from boomcat.wire.fields import TYPES, Writer, writer_of

__all__ = ["PublicView", "ViewMessage", "view_message"]

ENCODER = msgspec.json.Encoder()

FIELDS: list[tuple[str, Any]] = [(name, TYPES[kind]) for name, kind in SHAPE.items()]
WRITERS = [(name, writer_of(kind)) for name, kind in SHAPE.items()]

#: No JSON holds such a byte.
GAP = Raw(b"\0")
#: The same writers, but what is a viewer's own is left open.
PUBLIC_WRITERS: list[tuple[str, Writer]] = [
    (name, (lambda _, __: GAP) if name in OWN else write) for name, write in WRITERS
]
#: Most viewers have nothing of their own but a hand: by type, what that is.
NOTHING: dict[str, object] = {"seat?": NOBODY, "hand": [], "card?": NO_CARD, "cards": ()}
OWN_WRITERS = [
    (name, writer_of(kind), NOTHING[kind], ENCODER.encode(writer_of(kind)(NOTHING[kind], ORIGINAL)))
    for name, kind in SHAPE.items()
    if name in OWN
]

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
        fields = [write(getattr(view, name), edition) for name, write in PUBLIC_WRITERS]
        self.first, *self.parts = ENCODER.encode(ViewMessage(*fields)).split(bytes(GAP))

    def seen(self, view: View) -> bytes:
        """As this viewer of the same moment sees it: the bytes of its `view_message`."""
        pieces = [self.first]
        for (name, write, nothing, none), part in zip(OWN_WRITERS, self.parts, strict=True):
            own = getattr(view, name)
            pieces.append(none if own == nothing else ENCODER.encode(write(own, view.rules.edition)))
            pieces.append(part)
        return b"".join(pieces)
