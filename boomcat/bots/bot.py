"""The interface of a bot, which decides for one seat, from what that seat may know and nothing else."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from boomcat.core.events import Event
from boomcat.core.moves import Move
from boomcat.knowledge.knowledge import Knowledge
from boomcat.views.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Decides for one seat.  A bot is made anew for every game and every seat."""

    #: Whether the bot looks at its knowledge or at events.  If it doesn't, they aren't kept up to date.
    wants_knowledge: ClassVar[bool] = True

    def see(self, event: Event) -> None:
        """Receive an event, as `redact` shows it to this seat."""

    def choose(self, view: View, knowledge: Knowledge, seconds: float) -> Move | str:
        """Return one of `view.moves`, or its text in the notation.  The answer is due within this many seconds."""
        raise NotImplementedError

    def over(self, view: View) -> None:
        """Receive the end of the game; the view is the last one of this seat."""

    def close(self) -> None:
        """Release what the bot holds: the game is over, or continues without it."""


#: The kinds of `BotFailed` that end a run: the program has ended, or the class raised or returned something that isn't
#: a legal move.  Default moves in its place would say nothing about the bot.
FATAL: Final = ("dead", "crashed", "invalid")


class BotFailed(Exception):
    """A bot gave no usable answer.

    `kind` is "late"; "malformed" or "illegal" (a program's answer); "dead" (a program that has ended); "crashed" (a
    class that raised); or "invalid" (a class that returned something that isn't a legal move: `method` names the method
    and `details` what it returned).  After a kind that is not in FATAL, `default_move` is played and the game goes on.
    """

    def __init__(self, kind: str, details: str = "", method: str = "") -> None:
        super().__init__(kind, details, method)
        self.kind = kind
        self.details = details
        self.method = method

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.kind, self.details, self.method))

    def __str__(self) -> str:
        if self.kind == "invalid":
            return f"{self.method} returned {self.details}; return one of view.moves"
        return f"{self.kind}: {self.details}" if self.details else self.kind
