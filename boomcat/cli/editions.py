"""`boomcat editions`: list the editions and the built-in decks."""

from __future__ import annotations

from typing import Any

import click

from boomcat.cli.localized_click import Command, argument, option
from boomcat.cli.output import console, print_json, table
from boomcat.cli.parameters import EDITION
from boomcat.core.decks import DECKS
from boomcat.core.edition import EDITIONS, Edition
from boomcat.core.recipe import edition_named
from boomcat.core.rules import STANDARD
from boomcat.locale import text
from boomcat.story import card_name, edition_name
from boomcat.wire.recipes import DeckSize, deck_sizes


@click.command("editions", cls=Command, help="command-editions")
@argument("edition", type=EDITION, required=False, help="argument-edition")
@option("--json", "as_json", is_flag=True, help="option-json")
def command(edition: Edition | None, as_json: bool) -> None:
    if as_json:
        found = [facts(one) for one in [*EDITIONS.values(), *map(edition_named, DECKS)]]
        print_json(found if edition is None else facts(edition))
    elif edition is None:
        show_all()
    else:
        show_one(edition)


def facts(edition: Edition) -> dict[str, Any]:
    deck = DECKS.get(edition.start)
    return {
        "key": edition.key,
        "name": edition_name(edition),
        "players": [edition.fewest, edition.most],
        "cards": {edition.word(card): edition.box[card] for card in edition.titles},
        "total": sum(edition.box.values()),
        "special": text(f"edition-{edition.start}.special"),
        **({} if deck is None else {"moods": list(deck.moods), "minutes": deck.minutes}),
        "titles": [
            {"card": edition.word(card), "name": card_name(edition, card), "count": edition.box[card]}
            for card in edition.titles
        ],
        "packs": [
            {
                "players": [fewest, most],
                "counts": {edition.word(card): counts.get(card, 0) for card in edition.titles},
            }
            for fewest, most, counts in packs(edition)
        ],
        "sizes": [setup(size) for size in deck_sizes(edition, STANDARD)],
    }


def setup(size: DeckSize) -> dict[str, int]:
    """Return what is dealt and added for one number of players."""
    return {
        "players": size.players,
        "hand": size.deal + size.dealt_defuses,
        "defuses": size.defuses,
        "kittens": size.kittens,
        "implodings": size.implodings,
        "draw_pile_size": size.draw_pile_size,
    }


def packs(edition: Edition) -> list[tuple[int, int, dict[int, int]]]:
    """Return the cards in the game by range of players; neighbouring ranges with the same cards are merged."""
    found: list[tuple[int, int, dict[int, int]]] = []
    for pack in edition.packs:
        fewest = pack.fewest
        if found and found[-1][2] == pack.counts:
            fewest = found.pop()[0]
        found.append((fewest, pack.most, pack.counts))
    return found


def show_all() -> None:
    headings = ("editions-key", "editions-name", "editions-players", "editions-cards", "editions-special")
    shown = table(*headings, right=("editions-cards",), highlight=False)
    for edition in EDITIONS.values():
        players = text("editions-range", fewest=edition.fewest, most=edition.most)
        name, special = edition_name(edition), text(f"edition-{edition.start}.special")
        shown.add_row(edition.key, name, players, str(sum(edition.box.values())), special)
    console().print(shown)
    show_decks()
    console().print(text("editions-more"))


def show_decks() -> None:
    headings = ("editions-key", "editions-deck", "editions-players", "editions-minutes", "editions-feel")
    shown = table(*headings, right=("editions-minutes",), highlight=False)
    for deck in DECKS.values():
        edition = edition_named(deck.key)
        players = text("editions-range", fewest=edition.fewest, most=edition.most)
        shown.add_row(deck.key, edition_name(edition), players, str(deck.minutes), text(f"{deck.title}.special"))
    console().print(shown)


def show_one(edition: Edition) -> None:
    title = text("editions-title", edition=edition_name(edition), fewest=edition.fewest, most=edition.most)
    special = text(f"edition-{edition.start}.special")
    shown = table("editions-card", "editions-count", right=("editions-count",), title=title, caption=special)
    # One pack for every number of players is the whole box, which has a column already.
    columns = packs(edition) if len(packs(edition)) > 1 else []
    for fewest, most, _ in columns:
        sizes = str(fewest) if fewest == most else text("editions-range", fewest=fewest, most=most)
        shown.add_column(text("editions-pack", sizes=sizes), justify="right")
    for card in edition.titles:
        counts = [str(pack.get(card, 0)) for _, _, pack in columns]
        shown.add_row(card_name(edition, card), str(edition.box[card]), *counts)
    shown.add_section()
    sums = [str(sum(pack.values())) for _, _, pack in columns]
    shown.add_row(text("editions-total"), str(sum(edition.box.values())), *sums)
    console().print(shown)
    deck = DECKS.get(edition.start)
    if deck is not None:
        moods = text("list-separator").join(text(f"mood-{mood}") for mood in deck.moods)
        console().print(text("editions-mood", minutes=deck.minutes, moods=moods))
    if any(pack.setup() != EDITIONS["original"].packs[0].setup() for pack in edition.packs):
        for size in deck_sizes(edition, STANDARD):
            console().print(text("editions-setup", **setup(size)))
