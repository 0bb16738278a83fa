"""A hand of cards: all the bit tricks of the engine live in this file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from boomcat.core.cards import CARDS, Card, bit, kind_of, lowest, members_of, slot_word

BITS: Final = 5
COUNT: Final = 31
#: Twelve kinds in a word, three words: room for 36 kinds.
WORD: Final = 12
TWO_WORDS: Final = 24


@final
@mypyc_attr(acyclic=True)
class Hand:
    """A multiset of cards: five bits of count for each kind, twelve kinds in a word.

    The Party Pack has ten copies of some kinds, so four bits with a marker would not do.  `one`, `two` and `three` are
    the sets of kinds that are held at least that often: what can be played is read off them.

    `len(hand)`, `"skip" in hand`, `hand.count("skip")` and `for card in hand` do what they say.
    """

    __slots__ = ("high", "low", "middle", "one", "size", "three", "two")

    def __init__(self) -> None:
        self.low: i64 = 0
        self.middle: i64 = 0
        self.high: i64 = 0
        self.size: i64 = 0
        self.one: i64 = 0
        self.two: i64 = 0
        self.three: i64 = 0

    def copy(self) -> Hand:
        twin = Hand()
        twin.low = self.low
        twin.middle = self.middle
        twin.high = self.high
        twin.size = self.size
        twin.one = self.one
        twin.two = self.two
        twin.three = self.three
        return twin

    def __copy__(self) -> Hand:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Hand:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return (hand_of, (cards_in(self),))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hand) and self.key() == other.key()

    def __len__(self) -> int:
        return self.size

    def __contains__(self, card: object) -> bool:
        """`Card.SKIP in hand`, or `"skip" in hand`."""
        return holds(self, kind_of(card))

    def __iter__(self) -> Iterator[Card]:
        """Every card, in the order of kinds."""
        return iter([CARDS[card] for card in cards_in(self)])

    def count(self, card: object) -> int:
        """How many of this card, a Card, its number or its word: `hand.count("skip")`."""
        return copies_in(self, kind_of(card))

    def __repr__(self) -> str:
        counts = [(slot_word(card), copies_in(self, card)) for card in members_of(self.one)]
        words = [word if count == 1 else f"{count}*{word}" for word, count in counts]
        return f"<Hand {' '.join(words) or '-'}>"

    def key(self) -> tuple[int, int, int]:
        """Equal for hands of the same cards."""
        return (self.low, self.middle, self.high)


# -- for the rules: unchecked, kinds by their numbers --------------------------------


def holds(hand: Hand, card: i64) -> bool:
    """Whether the hand has a card of this kind."""
    return (hand.one >> card) & 1 != 0


def copies_in(hand: Hand, card: i64) -> i64:
    """How many cards of this kind the hand has."""
    return count_in(hand.low, hand.middle, hand.high, card)


def add_card(hand: Hand, card: i64) -> None:
    """`transfers.give` also keeps the state's sets right."""
    shift: i64
    held: i64
    if card < WORD:
        shift = card * BITS
        hand.low += bit(shift)
        held = (hand.low >> shift) & COUNT
    elif card < TWO_WORDS:
        shift = (card - WORD) * BITS
        hand.middle += bit(shift)
        held = (hand.middle >> shift) & COUNT
    else:
        held = change_high(hand, card, 1)
    hand.size += 1
    if held == 1:
        hand.one |= bit(card)
    elif held == 2:
        hand.two |= bit(card)
    elif held == 3:
        hand.three |= bit(card)


def remove_card(hand: Hand, card: i64) -> None:
    """`transfers.take` also keeps the state's sets right."""
    shift: i64
    left: i64
    if card < WORD:
        shift = card * BITS
        hand.low -= bit(shift)
        left = (hand.low >> shift) & COUNT
    elif card < TWO_WORDS:
        shift = (card - WORD) * BITS
        hand.middle -= bit(shift)
        left = (hand.middle >> shift) & COUNT
    else:
        left = change_high(hand, card, -1)
    hand.size -= 1
    if left == 0:
        hand.one ^= bit(card)
    elif left == 1:
        hand.two ^= bit(card)
    elif left == 2:
        hand.three ^= bit(card)


def clear(hand: Hand) -> None:
    """Take all cards out of it."""
    hand.low = 0
    hand.middle = 0
    hand.high = 0
    hand.size = 0
    hand.one = 0
    hand.two = 0
    hand.three = 0


def change_high(hand: Hand, card: i64, by: i64) -> i64:
    """The rarer kinds have their own function, so that the compiler can inline the others; returns the copies."""
    shift: i64 = (card - TWO_WORDS) * BITS
    hand.high += by * bit(shift)
    return (hand.high >> shift) & COUNT


def nth_card(hand: Hand, n: i64) -> i64:
    """The n-th card from 0, in the order of kinds; the Godcat, the last kind that can be held, comes last."""
    counts = hand.low
    card: i64 = 0
    while card < WORD:
        n -= counts & COUNT
        if n < 0:
            return card
        counts >>= BITS
        card += 1
    counts = hand.middle
    while card < TWO_WORDS:
        n -= counts & COUNT
        if n < 0:
            return card
        counts >>= BITS
        card += 1
    counts = hand.high
    while True:
        n -= counts & COUNT
        if n < 0:
            return card
        counts >>= BITS
        card += 1


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


def count_in(low: i64, middle: i64, high: i64, card: i64) -> i64:
    """How many of a kind are counted in the words of a hand, or of several hands added up."""
    if card < WORD:
        return (low >> (card * BITS)) & COUNT
    if card < TWO_WORDS:
        return (middle >> ((card - WORD) * BITS)) & COUNT
    return (high >> ((card - TWO_WORDS) * BITS)) & COUNT


def hand_of(cards: list[int]) -> Hand:
    """A hand of these cards."""
    hand = Hand()
    for card in cards:
        add_card(hand, card)
    return hand
