"""Rows of cards: `defuse 2*skip nope`."""

from __future__ import annotations

from collections.abc import Iterable

from boomcat.core.cards import HOLDABLE, SHELTER, Kind, bit
from boomcat.core.edition import Edition
from boomcat.core.errors import MalformedInput
from boomcat.notation.words import Words, number_in

NO_CARDS = "-"
MOST_AT_ONCE = 99


def write_cards(cards: Iterable[int], edition: Edition) -> str:
    """Write a row in its order; equal neighbours are counted."""
    return edition.row(list(cards)) or NO_CARDS


def read_cards(text: str, edition: Edition) -> list[int]:
    """Read a row in its order.  No row holds more copies of a card than the edition has."""
    return read_row(Words(text), edition)


def read_row(words: Words, edition: Edition) -> list[int]:
    """Read all the words that are left."""
    if words.skip(NO_CARDS):
        words.end()
        return []
    cards: list[int] = []
    while True:
        copies, times, word = words.next("card").rpartition("*")
        card = edition.card(word)
        cards += [card] * (number_in(copies, 1, MOST_AT_ONCE) if times else 1)
        if not words:
            break
    check_copies(cards, edition)
    return cards


def check_copies(cards: list[int], edition: Edition) -> None:
    for card in edition.titles:
        copies, most = cards.count(card), edition.box[card]
        if copies > most:
            raise MalformedInput("too-many-copies", {"card": edition.word(card), "copies": copies, "most": most})


def check_holdable(card: int, edition: Edition) -> int:
    """Return the card, if a hand can hold it (X7): a kitten beside the Streaking Kitten (H1)."""
    if card == Kind.EXPLODING_KITTEN and edition.box.get(SHELTER, 0):
        return card
    if not bit(card) & HOLDABLE:
        raise MalformedInput("never-in-a-hand", {"card": edition.word(card)})
    return card


def check_in_piles(card: int, edition: Edition) -> int:
    """Return the card, if it can lie in a pile: the two cats of the mat have other backs (S8, G5, G8)."""
    if card in (Kind.GODCAT, Kind.DEVILCAT):
        raise MalformedInput("never-in-a-pile", {"card": edition.word(card)})
    return card
