"""Bots on the command line: their names, their thinking time, and the message when one dies."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, NoReturn

import click

from boomcat.bots.roster import NAMES
from boomcat.cli.localized_click import option
from boomcat.cli.output import fail
from boomcat.cli.parameters import Reader
from boomcat.core.errors import RuleError
from boomcat.locale import text
from boomcat.records.recorder import printable
from boomcat.story import explain

if TYPE_CHECKING:
    from boomcat.programs import BotDied

SHORTEST_SECONDS, LONGEST_SECONDS = 0.001, 3600.0
BOT_DIED = 1
#: The last words of a program that exited normally.
QUIETLY = "exit status 0"


def bot_name(*own: str) -> Reader:
    """A built-in bot of these names, or of any; a Python class or a program."""

    def read(word: str) -> str:
        from boomcat.programs import check_bot, traceback_of

        try:
            check_bot(word, own or NAMES)
        except RuleError as error:
            if error.__cause__ is None:
                raise
            # It could not be loaded, and only its author can say why.
            raise click.UsageError(explain(error) + "\n" + indented(traceback_of(error.__cause__))) from None
        return word

    return Reader("value-bot", read)


BOT = bot_name()
BOTS = Reader("value-bots", lambda word: tuple(BOT.read(name.strip()) for name in word.split(",")))


def read_seconds(word: str) -> float:
    with suppress(ValueError):
        if SHORTEST_SECONDS <= float(word) <= LONGEST_SECONDS:
            return float(word)
    raise ValueError(text("error-seconds", word=word, least=SHORTEST_SECONDS, most=LONGEST_SECONDS))


SECONDS = Reader("value-seconds", read_seconds)
think_time_option = option("--think-time", "seconds", type=SECONDS, default=1.0, help="option-think-time")


def mourn(died: BotDied) -> NoReturn:
    """Report which bot died, where, and its last words; then exit."""
    seed, seat = died.seed, died.seat + 1
    click.echo(text("bot-died", bot=died.bot, kind=died.kind, question=died.question, seed=seed, seat=seat), err=True)
    if died.bot.endswith(".py") and died.words == QUIETLY:
        click.echo(words_of(died), err=True)
        fail(text("bot-hint-class"), BOT_DIED)
    fail(words_of(died), BOT_DIED)


def report_default_moves(bots: Iterable[tuple[str, int, int]]) -> bool:
    """Name on the error stream every bot for which default moves made most decisions: (bot, default moves, decisions).

    Returns whether there was one: then the run must not count as a success.
    """
    found = [(bot, incidents, decisions) for bot, incidents, decisions in bots if 2 * incidents > decisions]
    for bot, incidents, decisions in found:
        click.echo(text("arena-mostly-default", bot=bot, incidents=incidents, decisions=decisions), err=True)
    return bool(found)


def words_of(died: BotDied) -> str:
    """Return what the bot returned, or its last words, if there are any."""
    words = died.words
    if died.kind == "invalid":
        return text("bot-invalid", method=died.method, answer=printable(words))
    if not words:
        return text("bot-last-words-none")
    return text("bot-last-words") + "\n" + indented(words)


def indented(words: str) -> str:
    """Return the lines indented, and without control characters."""
    return "\n".join("  " + printable(line) for line in words.splitlines())
