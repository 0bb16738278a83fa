"""Recipes as text: a small TOML file that people write, share and paste, and what a browser shows of a deck.

title = "More future"
start = "original"

[cards]
see5 = 3
skip = 6

[deal]
cards = "7,5:5"
defuses = "n+1"

[kittens]
imploding = 1

[options]
quick = true

Or as one line, as behind `--edition`: `original skip=6 see5=3 deal=7,5:5`.
"""

from __future__ import annotations

import re
import tomllib
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from boomcat.core.cards import MOST_COPIES, Card
from boomcat.core.edition import Edition
from boomcat.core.errors import MalformedInput
from boomcat.core.knobs import KNOBS
from boomcat.core.recipe import read_words, recipe, start_named
from boomcat.core.rules import Options, rules_for
from boomcat.wire.option_messages import OptionsMessage, options_message, read_options_message

LONGEST_TITLE = 40
FIELDS = ("title", "start", "cards", "deal", "kittens", "options")
#: The knobs by the tables of the file, as fields of these.
TABLES = {
    "deal": {"cards": "deal", "defuses_each": "dealt-defuses", "defuses": "defuses", "players": "players"},
    "kittens": {"exploding": "kittens", "imploding": "implodings"},
}
#: The size in a table of amounts by players that all others have.
DEFAULT = "default"
#: A recipe's line: a key, counts and knobs. No TOML looks like it, which has its first `=` behind a single word.
LINE = re.compile(r"[a-z][a-z0-9-]*(\s+[a-z0-9-]+=\S*)*", re.IGNORECASE | re.ASCII)


class RecipeMessage(Struct, frozen=True, forbid_unknown_fields=True):
    """A custom deck: an edition or a built-in deck with other counts and another set-up."""

    #: The key of the edition or deck that it starts from.
    start: str = "original"
    title: Annotated[str, Meta(max_length=LONGEST_TITLE)] = ""
    #: By the words of the notation; other cards keep the edition's counts.
    cards: dict[str, int] = {}
    options: OptionsMessage = OptionsMessage()
    #: `deal`, `dealt-defuses`, `defuses`, `kittens`, `implodings`, `players`, each as behind the key of a recipe:
    #: `"7,5:5"`, `"n-1"`.
    knobs: dict[str, str] = {}


class DeckSize(Struct, frozen=True):
    """A deck as it is for one number of players."""

    players: int
    #: Cards in the game, with Defuses and kittens; and in the draw pile after the deal.
    cards: int
    draw_pile_size: int
    kittens: int
    implodings: int
    #: Dealt to each player: other cards, and Defuses; and the Defuses in the game.
    deal: int
    dealt_defuses: int
    defuses: int
    #: The odds that the very first draw is deadly.
    risk: float
    #: By card, how many the deck has: the kittens and Defuses that this many players leave in the box, too.
    counts: dict[str, int]


def edition_of_recipe(message: RecipeMessage) -> Edition:
    """Return the edition of a recipe; raise MalformedInput if there can't be such a deck."""
    title = message.title.strip()
    if len(title) > LONGEST_TITLE or not title.isprintable():
        raise MalformedInput("recipe-bad-title")
    return recipe(start_named(message.start), message.cards, title, message.knobs)


def recipe_message(edition: Edition, options: Options) -> RecipeMessage:
    words = [word.split("=") for word in edition.key.split()[1:]]
    cards = {word: int(count) for word, count in words if word not in KNOBS}
    knobs = {word: amounts for word, amounts in words if word in KNOBS}
    return RecipeMessage(edition.start, edition.title, cards, options_message(options), knobs)


# -- as text -----------------------------------------------------------------------


def read_recipe(text: str) -> RecipeMessage:
    """Read a recipe from its line or a TOML file; raise MalformedInput if it is neither."""
    text = text.removeprefix("\ufeff")
    if LINE.fullmatch(text.strip()):
        return read_line(text)
    try:
        found = tomllib.loads(text)
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
    knobs = {word: value for table in TABLES for word, value in read_knobs(table, found.get(table, {})).items()}
    message = RecipeMessage(start, title, cards, read_options_message(found.get("options", {})), knobs)
    edition_of_recipe(message)
    return message


def read_line(line: str) -> RecipeMessage:
    """Read a recipe from its line, `original skip=6 deal=5`, which has no title and no options."""
    start, *words = line.split()
    key = start_named(start).key
    knobs, counts = read_words(words)
    message = RecipeMessage(key, cards=counts, knobs=knobs)
    edition_of_recipe(message)
    return message


def read_knobs(table: str, found: object) -> dict[str, str]:
    """Read the knobs in a table of the file, as a recipe's line has them."""
    if not isinstance(found, dict):
        raise MalformedInput("recipe-bad-value", {"field": table})
    knobs: dict[str, str] = {}
    for field, value in found.items():
        if field not in TABLES[table]:
            raise MalformedInput("recipe-unknown-field", {"word": field, "allowed": " ".join(TABLES[table])})
        word = TABLES[table][field]
        by_players = value if isinstance(value, dict) else {DEFAULT: value}
        if not by_players or not all(type(one) in (int, str) for one in by_players.values()):
            raise MalformedInput("recipe-bad-amount", {"word": word})
        knobs[word] = ",".join(f"{one}" if key == DEFAULT else f"{key}:{one}" for key, one in by_players.items())
    return knobs


def write_recipe(message: RecipeMessage) -> str:
    """The file that reads as this recipe."""
    lines = [f"start = {quoted(message.start)}"]
    if message.title:
        lines.insert(0, f"title = {quoted(message.title)}")
    lines += ["", "[cards]", *(f"{quoted_key(word)} = {count}" for word, count in message.cards.items())]
    for table, fields in TABLES.items():
        turned = [(field, message.knobs[word]) for field, word in fields.items() if word in message.knobs]
        if turned:
            lines += ["", f"[{table}]", *(f"{field} = {amounts_as_toml(amounts)}" for field, amounts in turned)]
    usual = msgspec.to_builtins(OptionsMessage())
    chosen = {name: value for name, value in msgspec.to_builtins(message.options).items() if value != usual[name]}
    if chosen:
        lines += ["", "[options]", *(f"{name} = {quoted(value)}" for name, value in chosen.items())]
    return "\n".join(lines) + "\n"


def quoted(value: object) -> str:
    """JSON's strings, numbers and flags are TOML's, too."""
    return msgspec.json.encode(value).decode().replace("\x7f", "\\u007f")


def amounts_as_toml(amounts: str) -> str:
    """Write a plain number as one."""
    plain = amounts.isascii() and amounts.isdigit() and amounts == amounts.lstrip("0")
    return amounts if plain or amounts == "0" else quoted(amounts)


def quoted_key(word: str) -> str:
    return word if word.replace("-", "").isalnum() and word.isascii() else quoted(word)


# -- what it comes to --------------------------------------------------------------


def deck_sizes(edition: Edition, options: Options) -> list[DeckSize]:
    """Return the deck for each number of players that it fits."""
    found: list[DeckSize] = []
    for players in edition.sizes:
        rules = rules_for(edition, players, Options(quick=options.quick))
        held = edition.pack(players).counts
        pile = rules.draw_pile_size()
        kittens = rules.copies(Card.EXPLODING_KITTEN)
        in_hands = int(rules.dealt_defuses) * players
        found.append(
            DeckSize(
                players=players,
                cards=len(rules.deck) + in_hands + len(rules.perils),
                draw_pile_size=pile,
                kittens=kittens,
                implodings=len(rules.perils) - kittens,
                deal=int(rules.deal),
                dealt_defuses=int(rules.dealt_defuses),
                defuses=rules.copies(Card.DEFUSE),
                risk=round(kittens / pile, 4),
                counts={edition.word(card): held.get(card, 0) for card in edition.titles},
            )
        )
    return found
