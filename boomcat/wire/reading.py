"""Views read back from the messages of the server.

A view is never put together by hand.  The message becomes a table that looks like this from where the player sits,
with any cards at all in the places that the player cannot see, and the view of that is the view.
"""

from __future__ import annotations

from typing import Any

from boomcat.core.rules import Rules
from boomcat.core.state import State
from boomcat.knowledge.plausible import game_matching
from boomcat.notation.codecs import CODECS
from boomcat.views.view import VIEW_FIELDS, View
from boomcat.wire.view_messages import ViewMessage, view_message

__all__ = ["game_like", "view_from"]


def view_from(message: ViewMessage, rules: Rules, *, may_answer: bool) -> View:
    """What the player saw.  Who has let a window pass may not answer it again, and has no moves to choose from."""
    return View(game_like(message, rules, may_answer=may_answer), read(message, "viewer", rules))


def game_like(message: ViewMessage, rules: Rules, *, may_answer: bool) -> State:
    """A table that looks like this to the player.  Raises ValueError if there is none."""
    seen = {name: read(message, name, rules) for name in VIEW_FIELDS}
    game = game_matching(rules, seen, may_answer=may_answer)
    if view_message(View(game, seen["viewer"])) != message:
        raise ValueError(f"no table looks like this at question {seen['question']}")
    return game


def read(message: ViewMessage, name: str, rules: Rules) -> Any:
    return CODECS[VIEW_FIELDS[name]].from_json(getattr(message, name), rules)
