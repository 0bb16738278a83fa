"""Games for cards that no written-down game has yet, so that a new card is shown by itself."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from boomcat.core.cards import FACTS, NO_CARD
from boomcat.core.edition import EDITIONS


def newcomers(*recipes: str) -> dict[str, str]:
    """A recipe full of each card that no edition and none of these recipes has, by its word."""
    printed = {card for edition in EDITIONS.values() for card in edition.titles}
    named = {part.partition("=")[0] for recipe in recipes for part in recipe.split()}
    words = [one.word for one in FACTS if one.card not in printed and one.side_of == NO_CARD and one.word not in named]
    return {word: f"original {word}=10 nope=1" for word in words}


def first_seed(shown: Callable[[int], bool]) -> int:
    """The luck of the first game in which it is shown."""
    return next(seed for seed in count() if shown(seed))
