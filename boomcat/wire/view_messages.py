"""The table as one player sees it, as a message made from the fields of `View`, and read back.

A view is never put together by hand.  The message becomes a table that looks like this from where the player sits,
with any cards at all in the places that the player cannot see, and the view of that is the view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct, defstruct
from msgspec.structs import replace

from boomcat.core.rules import Rules
from boomcat.core.state import State
from boomcat.knowledge.plausible import game_matching
from boomcat.notation.codecs import CODECS
from boomcat.views.view import OWN, VIEW_FIELDS, View

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


# -- read back -----------------------------------------------------------------------


def game_like(message: ViewMessage, rules: Rules, *, may_answer: bool) -> State:
    """A table that looks like this to the player.  Raises ValueError if there is none.

    Who has let a window pass may not answer it again, and has no moves to choose from.
    """
    seen = {name: read_field(message, name, rules) for name in VIEW_FIELDS}
    game = game_matching(rules, seen, may_answer=may_answer)
    if view_message(View(game, seen["viewer"])) != message:
        raise ValueError(f"no table looks like this at question {seen['question']}")
    return game


def read_field(message: ViewMessage, name: str, rules: Rules) -> Any:
    return CODECS[VIEW_FIELDS[name]].from_json(getattr(message, name), rules)
