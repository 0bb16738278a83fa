"""The parameter types of the commands, and the options that several of them share."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any, NoReturn

import click

from boomcat.cli.localized_click import Option
from boomcat.core.edition import Edition
from boomcat.core.errors import MalformedInput, RuleError
from boomcat.core.recipe import edition_named
from boomcat.locale import text
from boomcat.locale.nearest import did_you_mean
from boomcat.story import explain
from boomcat.wire.option_messages import OptionsMessage, options_from
from boomcat.wire.recipes import edition_of_recipe, read_recipe

__all__ = [
    "MOST_SEED",
    "EditionName",
    "HostAndPort",
    "Number",
    "OneOf",
    "Sizes",
    "YesOrNo",
    "check_players",
    "check_seat",
    "edition_option",
    "rule_options",
]

#: A run of games counts its seeds upwards, and the core's numbers end at 2**63.
MOST_SEED = 2**62
MOST_DIGITS = 19
MOST_PORT = 65535


#: The key in the command's context under which `rule_options` finds a recipe's options.
RECIPE_OPTIONS = "boomcat.recipe-options"
RECIPE_ENDING = ".toml"


class EditionName(click.ParamType[Edition]):
    """The key of an edition, or the beginning of one; a recipe, `original skip=6`, or the file of one."""

    name = "edition"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Edition:
        if isinstance(value, Edition):
            return value
        try:
            if not value.endswith(RECIPE_ENDING):
                return edition_named(value)
            recipe = read_recipe(read_file(value))
            if ctx is not None:
                ctx.meta[RECIPE_OPTIONS] = recipe.options
            return edition_of_recipe(recipe)
        except RuleError as error:
            self.fail(explain(error), param, ctx)


def read_file(name: str) -> str:
    try:
        return Path(name).read_text("utf-8-sig")
    except UnicodeDecodeError:
        raise MalformedInput("not-text", {"file": name}) from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or type(error).__name__
        raise MalformedInput("recipe-unreadable", {"file": name, "reason": reason}) from None


class Number(click.ParamType[int]):
    """A whole number within bounds."""

    name = "number"

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        if isinstance(value, int):
            return value
        number = read_number(value)
        if number is None or not self.least <= number <= self.most:
            self.fail(text("error-number", word=value, least=self.least, most=self.most), param, ctx)
        return number


class YesOrNo(click.types.BoolParamType):
    """The value of an environment variable that stands for a flag."""

    allowed = ("1", "0", "yes", "no", "true", "false", "on", "off")

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> bool:
        known = value if isinstance(value, bool) else self.str_to_bool(str(value))
        if known is None:
            self.fail(text("error-word", word=str(value), allowed=", ".join(self.allowed)), param, ctx)
        return known


class OneOf(click.ParamType[str]):
    """One of a few words."""

    name = "word"

    def __init__(self, *allowed: str) -> None:
        self.allowed = allowed

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if value not in self.allowed:
            problem = text("error-word", word=str(value), allowed=", ".join(self.allowed))
            self.fail(did_you_mean(problem, str(value), self.allowed), param, ctx)
        return str(value)


class HostAndPort(click.ParamType[tuple[str, int]]):
    """An address to listen on: `9812` on this machine only, or `192.0.2.7:9812`, `[::1]:9812`."""

    name = "place"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, int]:
        if isinstance(value, tuple):
            return value
        host, _, port = value.rpartition(":")
        number = read_number(port)
        if number is None or number > MOST_PORT:
            self.fail(text("error-place", word=value), param, ctx)
        return host.strip("[]") or "127.0.0.1", number


class Sizes(click.ParamType[range]):
    """Numbers of players: `4`, or `2-5` for each of 2, 3, 4 and 5."""

    name = "sizes"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> range:
        if isinstance(value, range):
            return value
        first, dash, last = value.partition("-")
        fewest, most = read_number(first), read_number(last if dash else first)
        if fewest is None or most is None or not 0 < fewest <= most <= 99:
            self.fail(text("error-sizes", word=value), param, ctx)
        return range(fewest, most + 1)


def read_number(word: str) -> int | None:
    return int(word) if word.isascii() and word.isdigit() and len(word) <= MOST_DIGITS else None


def edition_option(command: Callable[..., Any]) -> Callable[..., Any]:
    return click.option(
        "--edition",
        cls=Option,
        type=EditionName(),
        default="original",
        metavar="value-edition",
        help="option-edition",
    )(command)


def rule_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add the set-up options (V1-V4) to a command, which gets them as one argument, `options`.

    A recipe's options apply; the command line can only add to them.
    """

    @wraps(command)
    def with_options(
        combos: str,
        quick: bool,
        five_different: bool,
        no_stacking: bool,
        remove_dead_hands: bool,
        first: int | None,
        **rest: Any,
    ) -> Any:
        recipe: OptionsMessage = click.get_current_context().meta.get(RECIPE_OPTIONS, OptionsMessage())
        options = OptionsMessage(
            combos="cats" if "cats" in (combos, recipe.combos) else "special",
            quick=quick or recipe.quick,
            first=recipe.first if first is None else first,
            five_different=five_different or recipe.five_different,
            stacking=recipe.stacking and not no_stacking,
            remove_dead_hands=remove_dead_hands or recipe.remove_dead_hands,
        )
        return command(options=options_from(options), **rest)

    for decorate in reversed(
        (
            click.option(
                "--combos",
                cls=Option,
                type=OneOf("special", "cats"),
                default="special",
                metavar="value-combos",
                help="option-combos",
            ),
            click.option("--quick", cls=Option, is_flag=True, help="option-quick"),
            click.option("--five-different", cls=Option, is_flag=True, help="option-five-different"),
            click.option("--no-stacking", cls=Option, is_flag=True, help="option-no-stacking"),
            click.option("--remove-dead-hands", cls=Option, is_flag=True, help="option-remove-dead-hands"),
            click.option(
                "--first-seat", "first", cls=Option, type=Number(1, 10), metavar="value-seat", help="option-first-seat"
            ),
        )
    ):
        with_options = decorate(with_options)
    return with_options


def check_players(edition: Edition, *sizes: int) -> None:
    """Refuse numbers of players that the edition doesn't support."""
    for players in sizes:
        edition.pack(players)


def check_seat(option: str, seat: int, players: int) -> None:
    """Refuse a seat, counted from 0, that a game of this many players doesn't have."""
    if seat >= players:
        refuse(option, text("error-number", word=str(seat + 1), least=1, most=players))


def refuse(option: str, problem: str) -> NoReturn:
    raise click.UsageError(text("error-in-parameter", name=option, problem=problem))
