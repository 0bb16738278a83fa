"""Bots on the command line: their names, their thinking time, and the message when one dies."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, NoReturn

import click

from boomcat.bots.roster import NAMES
from boomcat.cli.localized_click import Option
from boomcat.core.errors import RuleError
from boomcat.locale import text
from boomcat.story import explain

if TYPE_CHECKING:
    from boomcat.programs import BotDied

__all__ = ["BOT_DIED", "BotName", "BotNames", "mourn", "report_default_moves", "think_time_option", "words_of"]

SHORTEST, LONGEST = 0.001, 3600.0
BOT_DIED = 1
#: The last words of a program that exited normally.
QUIETLY = "exit status 0"


class BotName(click.ParamType[str]):
    """A built-in bot, a Python class or a program."""

    name = "bot"

    def __init__(self, *own: str) -> None:
        self.own = own or NAMES

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        from boomcat.programs import check_bot, traceback_of

        name = str(value)
        try:
            check_bot(name, self.own)
        except RuleError as error:
            if error.__cause__ is not None:
                # It could not be loaded, and only its author can say why.
                raise click.UsageError(explain(error) + "\n" + indented(traceback_of(error.__cause__)), ctx) from None
            self.fail(explain(error), param, ctx)
        return name


class BotNames(click.ParamType[tuple[str, ...]]):
    """Several bots, separated by commas."""

    name = "bots"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, ...]:
        if isinstance(value, tuple):
            return value
        one = BotName()
        return tuple(one.convert(name.strip(), param, ctx) for name in str(value).split(","))


class Seconds(click.ParamType[float]):
    """A time to think."""

    name = "seconds"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        if isinstance(value, float):
            return value
        try:
            seconds = float(value)
        except ValueError:
            seconds = -1.0
        if not SHORTEST <= seconds <= LONGEST:
            self.fail(text("error-seconds", word=value, least=SHORTEST, most=LONGEST), param, ctx)
        return seconds


def think_time_option(command: Callable[..., Any]) -> Callable[..., Any]:
    return click.option(
        "--think-time",
        "seconds",
        cls=Option,
        type=Seconds(),
        default=1.0,
        metavar="value-seconds",
        help="option-think-time",
    )(command)


def mourn(died: BotDied) -> NoReturn:
    """Report which bot died, where, and its last words; then exit."""
    seed, seat = died.seed, died.seat + 1
    click.echo(text("bot-died", bot=died.bot, kind=died.kind, question=died.question, seed=seed, seat=seat), err=True)
    click.echo(words_of(died), err=True)
    if died.bot.endswith(".py") and died.words == QUIETLY:
        click.echo(text("bot-hint-class"), err=True)
    sys.exit(BOT_DIED)


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


def printable(line: str) -> str:
    return "".join(letter if letter.isprintable() else " " for letter in line)
