"""A hand of cards: all the bit tricks of the engine live in this file."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from boomcat.core.cards import bit, lowest, members_of, slot_word

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

    def clear(self) -> None:
        self.low = 0
        self.middle = 0
        self.high = 0
        self.size = 0
        self.one = 0
        self.two = 0
        self.three = 0

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
        return (hand_of, (self.cards(),))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hand) and self.key() == other.key()

    def __repr__(self) -> str:
        counts = [(slot_word(card), self.count(card)) for card in members_of(self.one)]
        words = [word if count == 1 else f"{count}*{word}" for word, count in counts]
        return f"<Hand {' '.join(words) or '-'}>"

    def has(self, card: i64) -> bool:
        return (self.one >> card) & 1 != 0

    def count(self, card: i64) -> i64:
        return count_in(self.low, self.middle, self.high, card)

    def add(self, card: i64) -> None:
        shift: i64
        copies: i64
        if card < WORD:
            shift = card * BITS
            self.low += bit(shift)
            copies = (self.low >> shift) & COUNT
        elif card < TWO_WORDS:
            shift = (card - WORD) * BITS
            self.middle += bit(shift)
            copies = (self.middle >> shift) & COUNT
        else:
            copies = self.change_high(card, 1)
        self.size += 1
        if copies == 1:
            self.one |= bit(card)
        elif copies == 2:
            self.two |= bit(card)
        elif copies == 3:
            self.three |= bit(card)

    def remove(self, card: i64) -> None:
        shift: i64
        left: i64
        if card < WORD:
            shift = card * BITS
            self.low -= bit(shift)
            left = (self.low >> shift) & COUNT
        elif card < TWO_WORDS:
            shift = (card - WORD) * BITS
            self.middle -= bit(shift)
            left = (self.middle >> shift) & COUNT
        else:
            left = self.change_high(card, -1)
        self.size -= 1
        if left == 0:
            self.one ^= bit(card)
        elif left == 1:
            self.two ^= bit(card)
        elif left == 2:
            self.three ^= bit(card)

    def change_high(self, card: i64, by: i64) -> i64:
        """The rarer kinds are a method of their own, so that the compiler can inline the others; returns the copies."""
        shift: i64 = (card - TWO_WORDS) * BITS
        self.high += by * bit(shift)
        return (self.high >> shift) & COUNT

    def nth(self, n: i64) -> i64:
        """The n-th card from 0, in the order of kinds; the Godcat, the last kind that can be held, comes last."""
        counts = self.low
        card: i64 = 0
        while card < WORD:
            n -= counts & COUNT
            if n < 0:
                return card
            counts >>= BITS
            card += 1
        counts = self.middle
        while card < TWO_WORDS:
            n -= counts & COUNT
            if n < 0:
                return card
            counts >>= BITS
            card += 1
        counts = self.high
        while True:
            n -= counts & COUNT
            if n < 0:
                return card
            counts >>= BITS
            card += 1

    def key(self) -> tuple[int, int, int]:
        """Equal for hands of the same cards."""
        return (self.low, self.middle, self.high)

    def cards(self) -> list[int]:
        """Every card, in the order of kinds."""
        found: list[int] = []
        kinds = self.one
        while kinds:
            card = lowest(kinds)
            kinds &= kinds - 1
            left = self.count(card)
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
        hand.add(card)
    return hand
