"""Reports why a bot died, for its author."""

from __future__ import annotations

import traceback
from dataclasses import astuple, dataclass
from pathlib import Path

from boomcat.bots.bot import BotFailed

OURS = Path(__file__).resolve().parent.parent


@dataclass(eq=False)
class BotDied(Exception):
    """A bot exited, raised or returned an invalid move during a game.  Plain data that can be pickled."""

    kind: str
    #: The end of its standard error, its traceback, or what it returned; may be empty.
    words: str
    seat: int
    question: int
    seed: int = 0
    #: The name by which it was chosen.
    bot: str = ""
    #: The method that returned an invalid move.
    method: str = ""

    def __post_init__(self) -> None:
        super().__init__(*astuple(self))

    def __str__(self) -> str:
        """Return one sentence in English, for callers in Python."""
        why = str(BotFailed(self.kind, self.words.rpartition("\n")[2], self.method))
        return f"{self.bot or 'bot'}, seat {self.seat}, decision {self.question}, seed {self.seed}: {why}"


def last_words(failure: BotFailed) -> str:
    """Return a program's standard error, a class's traceback, or the invalid move that a class returned."""
    if failure.kind == "invalid":
        return failure.details
    # Compiled code doesn't support "raise from".
    cause = failure.__cause__ or failure.__context__
    return failure.details if cause is None else traceback_of(cause)


def traceback_of(error: BaseException) -> str:
    """Format a traceback, without the frames of Boomcat and Python before the first of the bot's code."""
    shown = traceback.TracebackException.from_exception(error)
    for number, frame in enumerate(shown.stack):
        if is_theirs(frame.filename):
            shown.stack = traceback.StackSummary.from_list(shown.stack[number:])
            break
    else:
        if isinstance(error, SyntaxError):
            # A SyntaxError names its place itself.
            shown.stack = traceback.StackSummary()
    return "".join(shown.format(chain=False)).rstrip()


def is_theirs(file: str) -> bool:
    # Compiled code names its source relative to the project's folder.
    compiled = Path(file).is_relative_to(OURS.name) and (OURS.parent / file).is_file()
    return not compiled and not Path(file).resolve().is_relative_to(OURS) and not file.startswith("<frozen")
