"""What a bot that died leaves behind: why, for whoever has to mend it."""

from __future__ import annotations

import traceback
from pathlib import Path

from boomcat.bots.bot import BotFailed

__all__ = ["FATAL", "BotDied", "last_words", "traceback_of"]

#: The kinds of `BotFailed` after which a bot answers no more: its program has ended, or its code raised.
FATAL = ("dead", "crashed")

OURS = Path(__file__).resolve().parent.parent


class BotDied(Exception):
    """A bot has ended or raised in the middle of a game.  Plain data, so that it crosses from process to process."""

    def __init__(self, kind: str, words: str, seat: int, question: int, seed: int = 0, bot: str = "") -> None:
        super().__init__(kind, words, seat, question, seed, bot)
        self.kind = kind
        #: The end of its standard error, or its traceback; may be empty.
        self.words = words
        self.seat = seat
        self.question = question
        self.seed = seed
        #: As it was named.
        self.bot = bot


def last_words(failure: BotFailed) -> str:
    """What a program said to its standard error, or the traceback of a class."""
    # Compiled code knows no "raise from".
    cause = failure.__cause__ or failure.__context__
    return failure.details if cause is None else traceback_of(cause)


def traceback_of(error: BaseException) -> str:
    """As Python shows it, from where their code begins: what of ours and of Python's called it helps nobody."""
    shown = traceback.TracebackException.from_exception(error)
    for number, frame in enumerate(shown.stack):
        if is_theirs(frame.filename):
            shown.stack = traceback.StackSummary.from_list(shown.stack[number:])
            break
    else:
        if isinstance(error, SyntaxError):
            # It says by itself where it is.
            shown.stack = traceback.StackSummary()
    return "".join(shown.format(chain=False)).rstrip()


def is_theirs(file: str) -> bool:
    # What is compiled names its source as it was named when it was compiled: from the folder of the project.
    compiled = Path(file).is_relative_to(OURS.name) and (OURS.parent / file).is_file()
    return not compiled and not Path(file).resolve().is_relative_to(OURS) and not file.startswith("<frozen")
