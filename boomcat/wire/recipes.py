"""Recipes as text: a small TOML file that people write, share and paste, and what a browser shows of a deck.

title = "More future"
start = "original"

[cards]
see5 = 3
skip = 6

[options]
quick = true
"""

from __future__ import annotations

import re
import tomllib
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from boomcat.core.cards import MOST_COPIES, Card
from boomcat.core.edition import Edition, printed_edition
from boomcat.core.errors import MalformedInput
from boomcat.core.recipe import DEALT, dealt_from, perils_for, recipe
from boomcat.core.rules import Options
from boomcat.wire.option_messages import OptionsMessage, options_message, read_options_message

LONGEST_TITLE = 40
FIELDS = ("title", "start", "cards", "options")


class RecipeMessage(Struct, frozen=True, forbid_unknown_fields=True):
    """A custom deck: an edition with other counts."""

    #: The key of the edition that it starts from.
    start: str = "original"
    title: Annotated[str, Meta(max_length=LONGEST_TITLE)] = ""
    #: By the words of the notation; other cards keep the edition's counts.
    cards: dict[str, int] = {}
    options: OptionsMessage = OptionsMessage()


class DeckSize(Struct, frozen=True):
    """A deck as it is for one number of players."""

    players: int
    #: Cards in the game, with Defuses and kittens; and in the draw pile after the deal.
    cards: int
    draw_pile_size: int
    kittens: int
    #: The odds that the very first draw is deadly.
    risk: float
    #: By card, how many there are.
    counts: dict[str, int]


def edition_of_recipe(message: RecipeMessage) -> Edition:
    """Return the edition of a recipe; raise MalformedInput if there can't be such a deck."""
    title = message.title.strip()
    if len(title) > LONGEST_TITLE or not title.isprintable():
        raise MalformedInput("recipe-bad-title")
    return recipe(printed_edition(message.start), message.cards, title)


def recipe_message(edition: Edition, options: Options) -> RecipeMessage:
    counts = [word.split("=") for word in edition.key.split()[1:]]
    cards = {word: int(count) for word, count in counts}
    return RecipeMessage(edition.start, edition.title, cards, options_message(options))


# -- as text -----------------------------------------------------------------------


def read_recipe(text: str) -> RecipeMessage:
    """Read a recipe from a TOML file; raise MalformedInput if it isn't one."""
    try:
        found = tomllib.loads(text.removeprefix("\ufeff"))
    except (ValueError, RecursionError) as error:  # a number of thousands of digits isn't a TOMLDecodeError
        place = re.search(r"at line (\d+)", str(error))
        raise MalformedInput("recipe-not-toml", {"row": int(place[1]) if place else 0}) from None
    for word in found:
        if word not in FIELDS:
            raise MalformedInput("recipe-unknown-field", {"word": word, "allowed": " ".join(FIELDS)})
    start, title, cards = found.get("start", "original"), found.get("title", ""), found.get("cards", {})
    if not isinstance(start, str):
        raise MalformedInput("recipe-bad-value", {"field": "start"})
    if not isinstance(title, str) or len(title) > LONGEST_TITLE:
        raise MalformedInput("recipe-bad-title")
    if not isinstance(cards, dict):
        raise MalformedInput("recipe-bad-value", {"field": "cards"})
    for word, count in cards.items():
        if type(count) is not int:
            raise MalformedInput("recipe-bad-count", {"card": word, "most": MOST_COPIES})
    message = RecipeMessage(start, title, cards, read_options_message(found.get("options", {})))
    edition_of_recipe(message)
    return message


def write_recipe(message: RecipeMessage) -> str:
    """The file that reads as this recipe."""
    lines = [f"start = {quoted(message.start)}"]
    if message.title:
        lines.insert(0, f"title = {quoted(message.title)}")
    lines += ["", "[cards]", *(f"{quoted_key(word)} = {count}" for word, count in message.cards.items())]
    usual = msgspec.to_builtins(OptionsMessage())
    chosen = {name: value for name, value in msgspec.to_builtins(message.options).items() if value != usual[name]}
    if chosen:
        lines += ["", "[options]", *(f"{name} = {quoted(value)}" for name, value in chosen.items())]
    return "\n".join(lines) + "\n"


def quoted(value: object) -> str:
    """JSON's strings, numbers and flags are TOML's, too."""
    return msgspec.json.encode(value).decode().replace("\x7f", "\\u007f")


def quoted_key(word: str) -> str:
    return word if word.replace("-", "").isalnum() and word.isascii() else quoted(word)


# -- what it comes to --------------------------------------------------------------


def deck_sizes(edition: Edition, options: Options) -> list[DeckSize]:
    """Return the deck for each number of players that it fits."""
    found: list[DeckSize] = []
    for pack in edition.packs:
        counts = {edition.word(card): pack.counts.get(card, 0) for card in edition.titles}
        for players in range(pack.fewest, pack.most + 1):
            dealt_with = len(dealt_from(pack, players))
            left = dealt_with - DEALT * players
            perils = perils_for(edition, players)
            pile = left - (left // 3 if options.quick else 0) + len(perils)
            kittens = perils.count(Card.EXPLODING_KITTEN)
            cards = dealt_with + players + len(perils)
            found.append(DeckSize(players, cards, pile, kittens, round(kittens / pile, 4), counts))
    return found
