"""The choices when a table is opened, and the deck that a recipe makes."""

from __future__ import annotations

from collections.abc import Iterable

from boomcat.core.cards import FACTS, NO_CARD
from boomcat.core.decks import DECKS, EDITION_MOODS
from boomcat.core.edition import EDITIONS, Edition
from boomcat.core.recipe import edition_named
from boomcat.lessons import lessons
from boomcat.server.tables import http_bodies, messages, table_info
from boomcat.wire.option_messages import options_from
from boomcat.wire.recipes import deck_sizes, edition_of_recipe, read_recipe, recipe_message, write_recipe


def catalog(bots: Iterable[str], address: str | None = None, public_url: str | None = None) -> http_bodies.Catalog:
    """Return everything that can be chosen, with these bots."""
    editions = [edition_info(edition, *EDITION_MOODS[key]) for key, edition in EDITIONS.items()]
    decks = [edition_info(edition_named(key), " ".join(deck.moods), deck.minutes) for key, deck in DECKS.items()]
    in_recipes = [facts for facts in FACTS if facts.word and facts.side_of == NO_CARD]
    return http_bodies.Catalog(
        editions=editions,
        decks=decks,
        recipe_cards=[facts.word for facts in in_recipes],
        most_copies={facts.word: facts.most for facts in in_recipes},
        bots=list(bots),
        emotes=list(messages.EMOTES),
        lessons=list(lessons()),
        avatars=table_info.AVATARS,
        defaults=table_info.Settings(),
        address=address,
        public_url=public_url,
    )


def edition_info(edition: Edition, moods: str, minutes: int) -> http_bodies.EditionInfo:
    return http_bodies.EditionInfo(
        key=edition.key,
        min_players=edition.fewest,
        max_players=edition.most,
        cards=[edition.word(card) for card in edition.titles],
        five_different=edition.five_different,
        counts={edition.word(card): edition.box[card] for card in edition.titles},
        moods=moods.split(),
        minutes=minutes,
    )


def recipe_info(wanted: http_bodies.ReadRecipe) -> http_bodies.RecipeInfo:
    """Check a recipe and describe its deck."""
    message = wanted.recipe if wanted.text is None else read_recipe(wanted.text)
    edition, options = edition_of_recipe(message), options_from(message.options)
    found = recipe_message(edition, options)
    missing = [http_bodies.MissingCards(players, why.reason, why.details) for players, why in edition.missing.items()]
    sizes = deck_sizes(edition, options)
    return http_bodies.RecipeInfo(found, edition.key, write_recipe(found), sizes, missing)
