"""The types of the commands' parameters, and the options that several of them share."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any

import click

from boomcat.cli.localized_click import option
from boomcat.cli.output import reason_of
from boomcat.core.edition import Edition
from boomcat.core.errors import MalformedInput, RuleError
from boomcat.core.recipe import edition_named
from boomcat.locale import text
from boomcat.locale.nearest import did_you_mean
from boomcat.story import explain
from boomcat.wire.option_messages import OptionsMessage, options_from
from boomcat.wire.recipes import edition_of_recipe, read_recipe

#: A run of games counts its seeds upwards, and the core's numbers end at 2**63.
MOST_SEED = 2**62
MOST_DIGITS = 19
MOST_PORT = 65535


#: The key in the command's context under which `rule_options` finds a recipe's options.
RECIPE_OPTIONS = "boomcat.recipe-options"
RECIPE_ENDING = ".toml"


class Reader(click.ParamType[Any]):
    """Values that a function reads from a word, or explains what is wrong; `name` is the message with what help calls
    them."""

    def __init__(self, name: str, read: Callable[[str], Any]) -> None:
        self.name = name
        self.read = read

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        if not isinstance(value, str):
            return value  # it has been read, or is the default
        try:
            return self.read(value)
        except RuleError as error:
            self.fail(explain(error), param, ctx)
        except ValueError as error:
            self.fail(str(error), param, ctx)


def read_edition(word: str) -> Edition:
    """Read the key of an edition, or the beginning of one; a recipe, `original skip=6`, or the file of one."""
    if not word.endswith(RECIPE_ENDING):
        return edition_named(word)
    recipe = read_recipe(read_file(word))
    click.get_current_context().meta[RECIPE_OPTIONS] = recipe.options
    return edition_of_recipe(recipe)


def read_file(name: str) -> str:
    try:
        return Path(name).read_text("utf-8-sig")
    except UnicodeDecodeError:
        raise MalformedInput("not-text", {"file": name}) from None
    except (OSError, ValueError) as error:
        raise MalformedInput("recipe-unreadable", {"file": name, "reason": reason_of(error)}) from None


def number(least: int, most: int, name: str = "value-number") -> Reader:
    """Whole numbers within bounds."""

    def read(word: str) -> int:
        found = read_number(word)
        if found is None or not least <= found <= most:
            raise ValueError(text("error-number", word=word, least=least, most=most))
        return found

    return Reader(name, read)


def read_number(word: str) -> int | None:
    return int(word) if word.isascii() and word.isdigit() and len(word) <= MOST_DIGITS else None


class YesOrNo(click.types.BoolParamType):
    """The value of an environment variable that stands for a flag."""

    allowed = ("1", "0", "yes", "no", "true", "false", "on", "off")

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> bool:
        known = value if isinstance(value, bool) else self.str_to_bool(str(value))
        if known is None:
            self.fail(text("error-word", word=str(value), allowed=", ".join(self.allowed)), param, ctx)
        return known


def one_of(name: str, *allowed: str) -> Reader:
    """A few words."""

    def read(word: str) -> str:
        if word not in allowed:
            problem = text("error-word", word=word, allowed=", ".join(allowed))
            raise ValueError(did_you_mean(problem, word, allowed))
        return word

    return Reader(name, read)


def read_place(word: str) -> tuple[str, int]:
    """Read an address to listen on: `9812` on this machine only, or `192.0.2.7:9812`, `[::1]:9812`."""
    host, _, digits = word.rpartition(":")
    port = read_number(digits)
    if port is None or port > MOST_PORT:
        raise ValueError(text("error-place", word=word))
    return host.strip("[]") or "127.0.0.1", port


def read_sizes(word: str) -> range:
    """Read numbers of players: `4`, or `2-5` for each of 2, 3, 4 and 5."""
    first, dash, last = word.partition("-")
    fewest, most = read_number(first), read_number(last if dash else first)
    if fewest is None or most is None or not 0 < fewest <= most <= 99:
        raise ValueError(text("error-sizes", word=word))
    return range(fewest, most + 1)


EDITION = Reader("value-edition", read_edition)
PLACE = Reader("value-place", read_place)
SEAT = number(1, 10, "value-seat")
SIZES = Reader("value-sizes", read_sizes)

edition_option = option("--edition", type=EDITION, default="original", help="option-edition")


def rule_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add the set-up options (V1-V4) to a command, which gets them as one argument, `options`.

    A recipe's options apply; the command line can only add to them.
    """

    @option("--combos", type=one_of("value-combos", "special", "cats"), default="special", help="option-combos")
    @option("--quick", is_flag=True, help="option-quick")
    @option("--five-different", is_flag=True, help="option-five-different")
    @option("--no-stacking", is_flag=True, help="option-no-stacking")
    @option("--remove-dead-hands", is_flag=True, help="option-remove-dead-hands")
    @option("--first-seat", "first", type=SEAT, help="option-first-seat")
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

    return with_options


def check_seat(option: str, seat: int, players: int) -> None:
    """Refuse a seat, counted from 0, that a game of this many players doesn't have."""
    if seat >= players:
        problem = text("error-number", word=str(seat + 1), least=1, most=players)
        raise click.UsageError(text("error-in-parameter", name=option, problem=problem))
