"""A hand of cards: sets of kinds, one bit each, by how often a kind is held."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from boomcat.core.cards import CARDS, Card, bit, kind_of, lowest, members_of, slot_word

NO_MORE: Final[list[int]] = []


@final
@mypyc_attr(acyclic=True)
class Hand:
    """A multiset of cards.

    `one`, `two` and `three` are the sets of kinds that are held at least that often: what can be played is read off
    them.  `more` lists every further copy, sorted; it is rarely needed, and never changed in place, so that copies of a
    hand can share it.

    `len(hand)`, `"skip" in hand`, `hand.count("skip")` and `for card in hand` do what they say.
    """

    __slots__ = ("more", "one", "size", "three", "two")

    def __init__(self) -> None:
        self.size: i64 = 0
        self.one: i64 = 0
        self.two: i64 = 0
        self.three: i64 = 0
        self.more = NO_MORE

    def copy(self) -> Hand:
        twin = Hand()
        twin.size = self.size
        twin.one = self.one
        twin.two = self.two
        twin.three = self.three
        twin.more = self.more
        return twin

    def __copy__(self) -> Hand:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Hand:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return (hand_of, (cards_in(self),))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hand) and same_cards(self, other)

    def __len__(self) -> int:
        return self.size

    def __contains__(self, card: object) -> bool:
        """`Card.SKIP in hand`, or `"skip" in hand`."""
        return holds(self, kind_of(card))

    def __iter__(self) -> Iterator[Card]:
        """Every card, in the order of kinds."""
        return iter([CARDS[card] for card in cards_in(self)])

    def count(self, card: object) -> int:
        """Return how many of a card the hand has, by Card, number or word: `hand.count("skip")`."""
        return copies_in(self, kind_of(card))

    def __repr__(self) -> str:
        counts = [(slot_word(card), copies_in(self, card)) for card in members_of(self.one)]
        words = [word if count == 1 else f"{count}*{word}" for word, count in counts]
        return f"<Hand {' '.join(words) or '-'}>"

    def key(self) -> tuple[object, ...]:
        """Return a key that is equal for hands of the same cards."""
        return (self.one, self.two, self.three, tuple(self.more))


# -- for the rules: unchecked, kinds by their numbers --------------------------------


def holds(hand: Hand, card: i64) -> bool:
    """Return whether the hand has a card of this kind."""
    return (hand.one >> card) & 1 != 0


def copies_in(hand: Hand, card: i64) -> i64:
    """Return how many cards of this kind the hand has."""
    if (hand.three >> card) & 1:
        return 3 + further_copies(hand, card)
    return ((hand.one >> card) & 1) + ((hand.two >> card) & 1)


def further_copies(hand: Hand, card: i64) -> i64:
    """Return how many of this kind the hand has beyond three."""
    return hand.more.count(card) if hand.more else 0


def same_cards(hand: Hand, other: Hand) -> bool:
    """Return whether both hands hold the same cards."""
    return (
        hand.one == other.one
        and hand.two == other.two
        and hand.three == other.three
        and hand.size == other.size
        and hand.more == other.more
    )


def add_card(hand: Hand, card: i64) -> None:
    """Add a card; `transfers.give` also keeps the state's sets right."""
    added = bit(card)
    hand.size += 1
    if not hand.one & added:
        hand.one |= added
    elif not hand.two & added:
        hand.two |= added
    elif not hand.three & added:
        hand.three |= added
    else:
        hand.more = sorted([*hand.more, card])


def remove_card(hand: Hand, card: i64) -> None:
    """Remove a card; `transfers.take` also keeps the state's sets right."""
    removed = bit(card)
    hand.size -= 1
    if not hand.two & removed:
        hand.one ^= removed
    elif not hand.three & removed:
        hand.two ^= removed
    elif further_copies(hand, card):
        more = hand.more[:]
        more.remove(card)
        hand.more = more
    else:
        hand.three ^= removed


def clear(hand: Hand) -> None:
    """Take all cards out of it."""
    hand.size = 0
    hand.one = 0
    hand.two = 0
    hand.three = 0
    hand.more = NO_MORE


def nth_card(hand: Hand, n: i64) -> i64:
    """The n-th card from 0, in the order of kinds; the Godcat, the last kind that can be held, comes last."""
    kinds = hand.one
    while True:
        first = kinds & -kinds
        copies: i64 = 1
        if hand.two & first:
            copies = 2
            if hand.three & first:
                copies = copies_in(hand, lowest(first))
        n -= copies
        if n < 0:
            return lowest(first)
        kinds ^= first


def cards_in(hand: Hand) -> list[int]:
    """Every card, in the order of kinds."""
    found: list[int] = []
    kinds = hand.one
    while kinds:
        card = lowest(kinds)
        kinds &= kinds - 1
        left = copies_in(hand, card)
        while left:
            found.append(card)
            left -= 1
    return found


def hand_of(cards: list[int]) -> Hand:
    """A hand of these cards."""
    hand = Hand()
    for card in cards:
        add_card(hand, card)
    return hand
