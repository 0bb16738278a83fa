"""One way that the draw pile may lie, as far as one player knows: a row of blocks.

A block is a stretch of neighbouring cards in an order of which nothing is known: some of its cards are known, the
others unseen.  A card at a known place is a block of one known card; a pile of which nothing is known is one block of
unseen cards; three known cards that another player put into a new order are a block of three.  A kitten that one
put back in secret is a known card of whichever block it may be in, so it takes several such rows, each with a weight
(`pile.py`), to say where it may be.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from boomcat.core.cards import HOLDABLE, KINDS, SHELTER, Kind, bit, how_many, lowest
from boomcat.core.hand import Hand, add_card, cards_in, copies_in, remove_card

#: A block with more kinds of known cards than this forgets them when it is divided: every kind doubles the cases.
MOST_KINDS: Final = 5
#: Among the known cards of a block: one that isn't a kitten, and of which nothing else is known (H9, B6).
ANY: Final[i64] = KINDS
ONLY_ANY: Final[i64] = bit(ANY)
#: A seat and a card in one number.
SEAT: Final = 64
#: In one hand, neither leaves it without a word (H3).
KEPT_TOGETHER: Final = (Kind.EXPLODING_KITTEN, SHELTER)
#: A mark stays far below what fits a machine word when it is multiplied.
MARK: Final[i64] = 0xFFFF_FFFF_FFFF


@final
@mypyc_attr(acyclic=True)
class Block:
    """Neighbouring cards in an unknown order: `known` ones, and this many unseen ones."""

    __slots__ = ("known", "unseen")

    def __init__(self, known: Hand, unseen: i64) -> None:
        self.known = known
        self.unseen: i64 = unseen

    def size(self) -> i64:
        return self.known.size + self.unseen

    def copy(self) -> Block:
        return Block(self.known.copy(), self.unseen)

    def __reduce__(self) -> tuple[object, ...]:
        return (Block, (self.known, int(self.unseen)))

    def absorb(self, other: Block) -> None:
        """Lose the border to a neighbour."""
        for card in cards_in(other.known):
            add_card(self.known, card)
        self.unseen += other.unseen

    def forget_kinds(self) -> None:
        """Remember only the kittens: which other cards are here matters least."""
        remembered = Hand()
        for card in cards_in(self.known):
            if bit(card) & HOLDABLE:
                self.unseen += 1
            else:
                add_card(remembered, card)
        self.known = remembered

    def loose(self) -> i64:
        """Return how many of the loose cards are known to be here: the known ones but kittens and ANY."""
        found: i64 = 0
        kinds = self.known.one & HOLDABLE
        while kinds:
            found += copies_in(self.known, lowest(kinds))
            kinds &= kinds - 1
        return found

    def key(self) -> tuple[object, ...]:
        return (self.known.key(), self.unseen)

    def like(self, other: Block) -> bool:
        """Return whether the border to this neighbour says nothing: both are unseen, or cards of ANY kind."""
        if self.known.size == 0:
            return other.known.size == 0
        return self.known.one == ONLY_ANY == other.known.one and self.unseen == other.unseen == 0


def single(card: i64) -> Block:
    """A card at a known place."""
    known = Hand()
    add_card(known, card)
    return Block(known, 0)


def unseen(cards: i64) -> Block:
    return Block(Hand(), cards)


@final
class Row:
    """One way that the pile may lie, top block first, and how likely it is."""

    __slots__ = ("blocks", "lifted", "pinned", "weight")

    def __init__(self, blocks: list[Block], weight: float) -> None:
        self.blocks = blocks
        self.weight = weight
        #: The card that was lifted, between the pile and its fate (F8, B3).
        self.lifted: Block | None = None
        #: Cards that are in hands if the pile lay this way, as seat * SEAT + card; with a kitten, the Streaking Kitten
        #: is among them, unless it is known to be there (H1).
        self.pinned: list[int] = []

    def copy(self, weight: float) -> Row:
        twin = Row([block.copy() for block in self.blocks], weight)
        if self.lifted is not None:
            twin.lifted = self.lifted.copy()
        twin.pinned = self.pinned[:]
        return twin

    def share(self, weight: float, last: bool) -> Row:
        """The row with a part of its weight: a copy, or the row itself where that is the last part."""
        if not last:
            return self.copy(weight)
        self.weight = weight
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return (row_of, (self.blocks, self.weight, self.lifted, self.pinned))

    def size(self) -> i64:
        total: i64 = 0
        for block in self.blocks:
            total += block.size()
        return total

    def unseen(self) -> i64:
        """Return the number of places of which nothing is known, the lifted card included."""
        total: i64 = 0
        for block in self.blocks:
            total += block.unseen
        if self.lifted is not None:
            total += self.lifted.unseen
        return total

    def known_of(self, card: i64) -> i64:
        """Return how many of this kind are known to be in the pile, lifted, or drawn by a player."""
        total: i64 = 0
        for block in self.blocks:
            total += copies_in(block.known, card)
        if self.lifted is not None:
            total += copies_in(self.lifted.known, card)
        for pin in self.pinned:
            if pin % SEAT == card:
                total += 1
        return total

    def any_number(self) -> i64:
        """Return how many cards of ANY kind are in the pile or lifted."""
        total: i64 = 0
        for block in self.blocks:
            total += copies_in(block.known, ANY)
        if self.lifted is not None:
            total += copies_in(self.lifted.known, ANY)
        return total

    def has_pin(self, seat: i64, card: i64) -> bool:
        return bool(self.pinned) and seat * SEAT + card in self.pinned

    def pin(self, seat: i64, card: i64) -> None:
        self.pinned = sorted([*self.pinned, int(seat * SEAT + card)])

    def unpin(self, seat: i64) -> None:
        """Forget the pins of a hand, but for a kitten and the Streaking Kitten beside it, which can't go unnoticed."""
        kitten = self.has_pin(seat, Kind.EXPLODING_KITTEN)
        self.pinned = [pin for pin in self.pinned if pin // SEAT != seat or (kitten and pin % SEAT in KEPT_TOGETHER)]

    def tidy(self) -> None:
        """Drop empty blocks, and join neighbours of unseen cards only, or of cards of ANY kind only."""
        blocks = self.blocks
        at: i64 = len(blocks) - 1
        while at >= 0:
            block = blocks[at]
            if block.size() == 0:
                del blocks[at]
            elif at + 1 < len(blocks) and block.like(blocks[at + 1]):
                block.absorb(blocks.pop(at + 1))
            at -= 1

    def mark(self) -> i64:
        """A number that is the same for rows that say the same, and mostly another for others."""
        mark: i64 = 0
        for block in self.blocks:
            known = block.known
            mark = (mark * 1_021 + known.one * 128 + known.two * 64 + block.unseen) & MARK
        for pin in self.pinned:
            mark += pin
        return mark

    def key(self) -> tuple[object, ...]:
        """Return a key that is equal for rows that say the same."""
        lifted = None if self.lifted is None else self.lifted.key()
        return (tuple([block.key() for block in self.blocks]), lifted, tuple(sorted(self.pinned)))

    # -- borders -----------------------------------------------------------------

    def find(self, above: i64) -> tuple[i64, i64]:
        """The block of the card under this many others, and how many cards of that block are above the card."""
        at: i64 = 0
        while above >= self.blocks[at].size():
            above -= self.blocks[at].size()
            at += 1
        return at, above

    def within(self, cards: i64) -> i64:
        """Return how many blocks hold this many cards from the top, or all cards."""
        found: i64 = 0
        at: i64 = 0
        while at < len(self.blocks) and found < cards:
            found += self.blocks[at].size()
            at += 1
        return at

    def merge(self, first: i64, end: i64) -> None:
        """Lose the borders between these blocks: what is in them is still known, where is not."""
        whole = unseen(0)
        for block in self.blocks[first:end]:
            whole.absorb(block)
        self.blocks[first:end] = [whole]

    def cut(self, above: i64) -> list[Row]:
        """The ways in which a border can lie under the first `above` cards; the weights are shared out.

        In every row returned, some number of whole blocks has exactly `above` cards.  This row is one of them.
        """
        if above < self.size():
            at, upper = self.find(above)
            if upper:
                return self.split(at, upper)
        return [self]

    def split(self, at: i64, upper: i64) -> list[Row]:
        """Divide a block into its upper cards and the rest: which of the known ones are above is a matter of chance."""
        block = self.blocks[at]
        if 0 < upper < block.size() and how_many(block.known.one) > MOST_KINDS:
            block.forget_kinds()
        parts: list[tuple[Hand, float]] = [(Hand(), 1.0)]
        # Deal the known cards one after another to the upper or the lower part; equal cards end up in equal rows.
        size = block.size()
        for dealt, card in enumerate(cards_in(block.known)):
            further: list[tuple[Hand, float]] = []
            for above, chance in parts:
                room_above = upper - above.size
                room_below = (size - upper) - (dealt - above.size)
                both = float(room_above + room_below)
                if room_above > 0:
                    with_card = above.copy()
                    add_card(with_card, card)
                    further.append((with_card, chance * float(room_above) / both))
                if room_below > 0:
                    further.append((above, chance * float(room_below) / both))
            parts = merged_parts(further)
        rows: list[Row] = []
        left = len(parts)
        for above, chance in parts:
            left -= 1
            row = self.share(self.weight * chance, left == 0)
            below = block.known.copy()
            for card in cards_in(above):
                remove_card(below, card)
            row.blocks[at] = Block(above, upper - above.size)
            row.blocks.insert(at + 1, Block(below, size - upper - below.size))
            rows.append(row)
        return rows


def row_of(blocks: list[Block], weight: float, lifted: Block | None, pinned: list[int]) -> Row:
    row = Row(blocks, weight)
    row.lifted = lifted
    row.pinned = pinned
    return row


def merged_parts(parts: list[tuple[Hand, float]]) -> list[tuple[Hand, float]]:
    found: dict[tuple[object, ...], tuple[Hand, float]] = {}
    for hand, chance in parts:
        key = hand.key()
        if key in found:
            found[key] = (found[key][0], found[key][1] + chance)
        else:
            found[key] = (hand, chance)
    return list(found.values())
