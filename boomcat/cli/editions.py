"""`boomcat editions`: list the editions."""

from __future__ import annotations

from typing import Any

import click

from boomcat.cli.localized_click import Command, argument, option
from boomcat.cli.output import console, print_json, table
from boomcat.cli.parameters import EDITION
from boomcat.core.edition import EDITIONS, Edition
from boomcat.locale import text
from boomcat.story import card_name, edition_name


@click.command("editions", cls=Command, help="command-editions")
@argument("edition", type=EDITION, required=False, help="argument-edition")
@option("--json", "as_json", is_flag=True, help="option-json")
def command(edition: Edition | None, as_json: bool) -> None:
    if as_json:
        found = [facts(one) for one in EDITIONS.values()]
        print_json(found if edition is None else facts(edition))
    elif edition is None:
        show_all()
    else:
        show_one(edition)


def facts(edition: Edition) -> dict[str, Any]:
    return {
        "key": edition.key,
        "name": edition_name(edition),
        "players": [edition.fewest, edition.most],
        "cards": sum(edition.box.values()),
        "special": text(f"edition-{edition.start}.special"),
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
    console().print(text("editions-more"))


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
