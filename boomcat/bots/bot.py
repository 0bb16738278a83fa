"""What a bot is: somebody who decides for one seat, from what that seat may know and nothing else."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from boomcat.core.events import Event
from boomcat.core.moves import Move
from boomcat.knowledge.knowledge import Knowledge
from boomcat.views.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Decides for one seat.  A bot is made anew for every game and every seat."""

    #: Whether the bot looks at its knowledge or at events.  For one that does not, nobody keeps them up to date.
    wants_knowledge: ClassVar[bool] = True

    def see(self, event: Event) -> None:
        """Something happened, as `redact` shows it to this seat."""

    def choose(self, view: View, knowledge: Knowledge, seconds: float) -> Move:
        """One of `view.moves`.  The answer is due within this many seconds."""
        raise NotImplementedError

    def over(self, view: View) -> None:
        """The game is over; the view is the last one of this seat."""

    def close(self) -> None:
        """The game is over, or goes on without this bot."""


class BotFailed(Exception):
    """A bot gave no answer that could be used: `kind` is "late", "illegal", "malformed", "dead" or "crashed".

    Whoever runs the game counts it, plays `default_move` in its place, and goes on.
    """

    def __init__(self, kind: str, details: str = "") -> None:
        super().__init__(kind)
        self.kind = kind
        self.details = details

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.kind, self.details))
