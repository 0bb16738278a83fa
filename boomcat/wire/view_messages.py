"""The table as one player sees it, as a message made from the fields of `View`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct, defstruct
from msgspec.structs import replace

from boomcat.notation.codecs import CODECS
from boomcat.views.view import OWN, VIEW_FIELDS, View

__all__ = ["ViewMessage", "view_beside", "view_message"]

FIELDS: list[tuple[str, Any]] = [(name, CODECS[kind].json_type) for name, kind in VIEW_FIELDS.items()]
WRITERS = [(name, CODECS[kind].to_json) for name, kind in VIEW_FIELDS.items()]
OWN_WRITERS = [(name, CODECS[VIEW_FIELDS[name]].to_json) for name in OWN]

if TYPE_CHECKING:

    class ViewMessage(Struct, frozen=True):
        """All of `View` but the rules and the moves, which are sent beside it."""

        def __init__(self, *fields: object) -> None: ...

else:
    ABOUT = "The table as one player sees it."
    ViewMessage = defstruct("ViewMessage", FIELDS, module=__name__, namespace={"__doc__": ABOUT}, frozen=True)


def view_message(view: View) -> ViewMessage:
    edition = view.rules.edition
    return ViewMessage(*[write(getattr(view, name), edition) for name, write in WRITERS])


def view_beside(message: ViewMessage, view: View) -> ViewMessage:
    """The message of another player's view of the same moment: only what is that player's own is written again."""
    edition = view.rules.edition
    return replace(message, **{name: write(getattr(view, name), edition) for name, write in OWN_WRITERS})
