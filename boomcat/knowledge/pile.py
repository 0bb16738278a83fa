"""One player's knowledge of the draw pile: every way that it may lie, with its probability.

All that is uncertain about places comes from cards that others put back in secret, counted as equally likely at every
place (and from blocks of known cards in an unknown order).  So the belief is exact under that one assumption.  It is a
short list of rows (`blocks.py`): two secret kittens in a pile with three known cards are ten rows, not hundreds.

If what is seen fits none of the rows, because the one that it fits was forgotten, the belief begins anew: every order
of the pile is as likely then, and no more is known than how many cards are there, and which lie face up or down.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, assert_never, final

from mypy_extensions import i64

from boomcat.core.cards import FACE_UP, HOLDABLE, NO_CARD, SHELTER, TWO_SIDED, Kind, bit, lowest
from boomcat.core.events import Bombed, Shuffled, Stirred, Swapped
from boomcat.core.hand import Hand, add_card, cards_in, copies_in, holds, remove_card
from boomcat.knowledge.blocks import ANY, KEPT_TOGETHER, SEAT, Block, Row, single, unseen

#: More rows than this, and the deepest places are forgotten; it takes a table of ten to get there.
MOST_ROWS: Final = 150
NEGLIGIBLE: Final = 1e-13


@final
class Pool:
    """The cards that the player has not placed: `loose` are all but kittens, in hands, in the pile or in the box."""

    __slots__ = ("kittens", "loose")

    def __init__(self, loose: Hand, kittens: i64) -> None:
        self.loose = loose
        #: In the pile, lifted, or in secret in a hand (H1).
        self.kittens: i64 = kittens

    def copy(self) -> Pool:
        return Pool(self.loose.copy(), self.kittens)

    def __reduce__(self) -> tuple[object, ...]:
        return (Pool, (self.loose, int(self.kittens)))

    def chance_of(self, card: i64, row: Row) -> float:
        """Return the probability that a place of which nothing is known holds a card of this kind."""
        places = row.unseen()
        if places == 0:
            return 0.0
        kittens = float(self.kittens - row.known_of(Kind.EXPLODING_KITTEN)) / float(places)
        kittens = min(1.0, max(0.0, kittens))
        if card == Kind.EXPLODING_KITTEN:
            return kittens
        return (1.0 - kittens) * self.chance_of_any(card, row) if kittens < 1.0 else 0.0

    def chance_of_any(self, card: i64, row: Row) -> float:
        """Return the same for a place of which only this is known, that it holds no kitten."""
        left = self.left(row)
        if left <= 0 or not bit(card) & HOLDABLE:
            return 0.0
        return float(max(0, copies_in(self.loose, card) - row.known_of(card))) / float(left)

    def left(self, row: Row) -> i64:
        """Return how many of the loose cards have no known place, if the pile lies in this way."""
        left: i64 = self.loose.size
        for block in row.blocks:
            left -= block.loose()
        if row.lifted is not None:
            left -= row.lifted.loose()
        for pin in row.pinned:
            if pin % SEAT != Kind.EXPLODING_KITTEN:
                left -= 1
        return left

    def all_unseen(self, row: Row) -> i64:
        """The kind of all cards of the pile of which nothing was seen, if they must be alike: because they are as many
        as the kittens that no player placed, or because no other card is left."""
        places = row.unseen()
        if places == 0:
            return NO_CARD
        kittens: i64 = self.kittens - row.known_of(Kind.EXPLODING_KITTEN)
        if kittens:
            return Kind.EXPLODING_KITTEN if kittens == places else NO_CARD
        return self.all_loose(row)

    def all_loose(self, row: Row) -> i64:
        """The kind of all loose cards whose place isn't known, if they are alike."""
        left = self.left(row)
        kinds = self.loose.one
        while kinds:
            card = lowest(kinds)
            kinds &= kinds - 1
            if copies_in(self.loose, card) - row.known_of(card) == left:
                return card
        return NO_CARD


@final
class Pile:
    """The rows.  Their weights sum to one."""

    __slots__ = ("begun_anew", "rows")

    def __init__(self, cards: i64) -> None:
        self.rows: list[Row] = [Row([unseen(cards)], 1.0)]
        #: Whether what was seen last fitted none of the rows.
        self.begun_anew = False

    def copy(self) -> Pile:
        return pile_of([row.copy(row.weight) for row in self.rows])

    def __reduce__(self) -> tuple[object, ...]:
        return (pile_of, (self.rows,))

    def size(self) -> i64:
        return self.rows[0].size()

    # -- asking --------------------------------------------------------------------

    def chance_of(self, card: i64, above: i64, pool: Pool) -> float:
        """Return the probability that the card under this many others is of this kind."""
        total = 0.0
        for row in self.rows:
            block = row.blocks[row.find(above)[0]]
            expected = float(copies_in(block.known, card))
            if block.unseen:
                expected += float(block.unseen) * pool.chance_of(card, row)
            others = copies_in(block.known, ANY)
            if others:
                expected += float(others) * pool.chance_of_any(card, row)
            total += row.weight * expected / float(block.size())
        return total

    def has_on_top(self, card: i64) -> bool:
        """Return whether the top card must be of this kind."""
        for row in self.rows:
            if not row.blocks or row.blocks[0].size() > 1 or not holds(row.blocks[0].known, card):
                return False
        return True

    # -- seeing --------------------------------------------------------------------

    def reveal(self, above: i64, card: i64, pool: Pool) -> None:
        """Note that the card under this many others was seen."""
        outline = self.outline()
        found = self.seen(above, card, pool, True)
        if found:
            self.settle(found)
        else:
            without(outline.blocks[len(outline.blocks) - 1 if above else 0], card)
            self.begin_anew(outline)
            self.insert(above, card)

    def take(self, above: i64, card: i64, pool: Pool) -> None:
        """Note that the card under this many others was seen and left the pile."""
        outline = self.outline()
        found = self.seen(above, card, pool, False)
        if not found:
            without(outline.blocks[len(outline.blocks) - 1 if above else 0], card)
            found = self.begin_anew(outline)
        self.settle(found)

    def begin_anew(self, row: Row) -> list[Row]:
        """Forget all but this: what was seen fits none of the ways to lie that were kept in mind."""
        self.begun_anew = True
        self.rows = [row]
        return [row]

    def outline(self) -> Row:
        """The pile as if nothing had been seen but its size, and the cards with two sides: see `begin_anew`."""
        first = self.rows[0]
        known = Hand()
        size: i64 = 0
        for block in first.blocks:
            size += block.size()
            if block.known.one & TWO_SIDED:
                for card in cards_in(block.known):
                    if bit(card) & TWO_SIDED:
                        add_card(known, card)
        row = Row([Block(known, size - known.size)] if size else [], 1.0)
        if known.one & FACE_UP and first.blocks[0].size() == 1 and first.blocks[0].known.one & FACE_UP:
            # All see that one on top.
            remove_card(known, Kind.IMPLODING_FACE_UP)
            row.blocks.insert(0, single(Kind.IMPLODING_FACE_UP))
            row.tidy()
        if first.lifted is not None:
            row.lifted = first.lifted.copy()
        return row

    def seen(self, above: i64, card: i64, pool: Pool, stays: bool) -> list[Row]:
        """Return the rows that agree with it, weighed by how likely they made it."""
        found: list[Row] = []
        for row in self.rows:
            at, upper = row.find(above)
            block = row.blocks[at]
            size = float(block.size())
            copies = copies_in(block.known, card)
            others = copies_in(block.known, ANY)
            chance = pool.chance_of(card, row) if block.unseen else 0.0
            chance_of_any = pool.chance_of_any(card, row) if others else 0.0
            parts: list[Row] = []
            if copies:
                part = row.share(row.weight * float(copies) / size, chance <= 0.0 and chance_of_any <= 0.0)
                remove_card(part.blocks[at].known, card)
                parts.append(part)
            if chance_of_any > 0.0:
                part = row.share(row.weight * float(others) / size * chance_of_any, chance <= 0.0)
                remove_card(part.blocks[at].known, ANY)
                parts.append(part)
            if chance > 0.0:
                part = row.share(row.weight * float(block.unseen) / size * chance, True)
                block.unseen -= 1
                parts.append(part)
            for part in parts:
                if stays:
                    found.extend(with_single(part, at, upper, single(card)))
                else:
                    found.append(part)
        return found

    def take_hidden(self, above: i64, seat: i64, pool: Pool, keeping: Keeping) -> None:
        """Note that another player drew a card from under this many others, and kept it."""
        outline = self.outline()
        found = [
            part for row in self.rows for part in take_any(row, row.find(above)[0], seat, pool, keeping.chance(row))
        ]
        if not found:
            without(outline.blocks[len(outline.blocks) - 1 if above else 0], ANY)
            found = self.begin_anew(outline)
        self.settle(found)

    # -- changing ------------------------------------------------------------------

    def insert(self, above: i64, card: i64) -> None:
        """Put a known card under this many others."""
        found = [cut for row in self.rows for cut in row.cut(above)]
        for cut in found:
            cut.blocks.insert(cut.within(above), single(card))
        self.settle(found)

    def add_known(self, card: i64) -> None:
        """Note that one of the cards is of this kind, at an unknown place."""
        for row in self.rows:
            add_card(row.blocks[0].known, card)
            row.blocks[0].unseen -= 1

    def insert_secretly(self, card: i64) -> None:
        """Note that another player put a kitten back: every place is as likely (K9)."""
        self.settle([twin for row in self.rows for twin in with_secret(row, single(card))])

    def mix_top(self, cards: i64) -> None:
        """Note that another player put the top cards into a new order (F3)."""
        found: list[Row] = []
        for row in self.rows:
            if row.blocks[0].size() >= cards:
                found.append(row)
            else:
                for cut in row.cut(cards):
                    cut.merge(0, cut.within(cards))
                    found.append(cut)
        self.settle(found)

    def stir(self, event: Stirred, pool: Pool) -> None:
        """Change the order of the pile in a way that everybody saw."""
        match event:
            case Shuffled():
                self.shuffle()
            case Swapped():
                self.swap_ends()
            case Bombed():
                self.bomb(event.kittens, pool)
            case _:
                assert_never(event)

    def shuffle(self) -> None:
        """Forget where the pile's cards lie; which cards they are is still known (F6)."""
        for row in self.rows:
            row.merge(0, len(row.blocks))
        self.settle(self.rows)

    def swap_ends(self) -> None:
        """Swap the top and the bottom card (E2)."""
        last = self.size() - 1
        found = [both for row in self.rows for cut in row.cut(1) for both in cut.cut(last)]
        for both in found:
            blocks = both.blocks
            end: i64 = len(blocks) - 1
            blocks[0], blocks[end] = blocks[end], blocks[0]
        self.settle(found)

    def bomb(self, kittens: i64, pool: Pool) -> None:
        """Move all kittens, this many of them, to the top of a pile that was just shuffled (E6).

        If there are fewer than could be, one is in a hand (H1).
        """
        elsewhere = pool.kittens - kittens
        self.keep([row for row in self.rows if kittens_in_hands(row) == elsewhere])
        for row in self.rows:
            row.merge(0, len(row.blocks))
            rest = row.blocks[0]
            unseen_kittens: i64 = kittens
            while holds(rest.known, Kind.EXPLODING_KITTEN):
                remove_card(rest.known, Kind.EXPLODING_KITTEN)
                unseen_kittens -= 1
            rest.unseen -= unseen_kittens
            row.blocks = [single(Kind.EXPLODING_KITTEN) for _ in range(kittens)] + [rest]
        self.settle(self.rows)

    def deny_top(self, card: i64) -> None:
        """Note that the top card is not this one, as everybody sees (E10)."""
        outline = self.outline()
        found: list[Row] = []
        for row in self.rows:
            if holds(row.blocks[0].known, card):
                found.extend([cut for cut in row.split(0, 1) if not holds(cut.blocks[0].known, card)])
            else:
                found.append(row)
        if not found:
            outline.merge(0, len(outline.blocks))
            self.begin_anew(outline)
            found = [cut for cut in outline.split(0, 1) if not holds(cut.blocks[0].known, card)]
        self.settle(found or [outline])

    # -- cards that are lifted (F8, B3) ----------------------------------------------

    def lift(self, card: i64, pool: Pool) -> None:
        """Lift the bottom card, which this player sees (F8)."""
        self.take(self.size() - 1, card, pool)
        for row in self.rows:
            row.lifted = single(card)

    def lift_hidden(self) -> None:
        """Take in that another player has lifted the bottom card."""
        found = [cut for row in self.rows for cut in row.cut(row.size() - 1)]
        for cut in found:
            cut.lifted = cut.blocks.pop()
        self.settle(found)

    def put_on_top(self) -> None:
        for row in self.rows:
            lifted = row.lifted
            assert lifted is not None
            row.blocks.insert(0, lifted)
            row.lifted = None
        self.settle(self.rows)

    def keep_hidden(self, seat: i64, pool: Pool, keeping: Keeping) -> None:
        """Note that another player kept the lifted card."""
        outline = self.outline()
        found = [part for row in self.rows for part in take_any(row, NO_CARD, seat, pool, keeping.chance(row))]
        if not found:
            lifted = outline.lifted
            if lifted is not None and lifted.known.one & TWO_SIDED and outline.blocks:
                # It can't have been that one, which is in the pile then.
                outline.blocks[0].absorb(lifted)
                without(outline.blocks[0], ANY)
            found = self.begin_anew(outline)
        for kept in found:
            kept.lifted = None
        self.settle(found)

    def lift_top(self, card: i64, pool: Pool) -> None:
        """Lift the top card, which this player sees (B3)."""
        self.take(0, card, pool)
        for row in self.rows:
            row.lifted = single(card)

    def lift_top_hidden(self) -> None:
        """Take in that another player has lifted the top card."""
        found = [cut for row in self.rows for cut in row.cut(1)]
        for cut in found:
            cut.lifted = cut.blocks.pop(0)
        self.settle(found)

    def bury(self, above: i64, card: i64) -> None:
        """Put the lifted card, which this player saw, under this many others."""
        for row in self.rows:
            row.lifted = None
        self.insert(above, card)

    def bury_hidden(self) -> None:
        """Note that another player put the lifted card back: every place is as likely (B3)."""
        found: list[Row] = []
        for row in self.rows:
            lifted = row.lifted
            if lifted is not None:
                row.lifted = None
                found.extend(with_secret(row, lifted))
        self.settle(found)

    # -- who drew what ---------------------------------------------------------------

    def certain_pins(self) -> list[int]:
        """The pins that are in every row; they are taken out of the rows."""
        certain: list[int] = []
        for pin in self.rows[0].pinned[:]:
            if all(pin in row.pinned for row in self.rows):
                certain.append(pin)
                for row in self.rows:
                    row.pinned.remove(pin)
        return certain

    def may_be_pinned(self, seat: i64, card: i64) -> bool:
        return any(row.has_pin(seat, card) for row in self.rows)

    def show(self, seat: i64, card: i64, room: i64, pool: Pool) -> None:
        """Note that a player showed such a card; `room` cards of the hand were not known to be in it.

        In some ways that the pile may lie it is one that the player drew.  In the others it is one of which nothing was
        known, if there can have been one.
        """
        found: list[Row] = []
        drawn = False
        for row in self.rows:
            if row.has_pin(seat, card):
                row.pinned.remove(seat * SEAT + card)
                found.append(row)
                drawn = True
            elif pins_of(row, seat) < room and copies_in(pool.loose, card) > row.known_of(card):
                found.append(row)
        if drawn:
            self.settle(found)
        else:
            self.keep(found)

    def deny(self, seat: i64, card: i64) -> None:
        """Note that a player doesn't hold such a card, so cannot have drawn it."""
        self.keep([row for row in self.rows if not row.has_pin(seat, card)])

    def unpin(self, seat: i64) -> None:
        """Forget the pins of a player who may have lost any card: the cards they drew may be gone."""
        for row in self.rows:
            row.unpin(seat)
        self.settle(self.rows)

    def drop_pins(self, seat: i64, room: i64) -> None:
        """Drop the ways to lie in which more cards were drawn than the hand has room for."""
        self.keep([row for row in self.rows if pins_of(row, seat) <= room])

    # -- a kitten in a hand (H1) -------------------------------------------------------

    def refuse(self, seat: i64, keeping: Keeping) -> None:
        """Note that this player could not keep a kitten."""
        for row in self.rows:
            row.weight *= 1.0 - keeping.chance(row)
        self.keep(self.rows)

    def stay(self, seat: i64, cards: i64) -> None:
        """Note that one of this many cards left a hand, any of them, and no kitten went off (H3)."""
        for row in self.rows:
            if row.has_pin(seat, Kind.EXPLODING_KITTEN):
                row.weight *= share_of(cards - 2, cards)
        self.keep(self.rows)

    def add_hidden(self, seat: i64, cards: i64) -> None:
        """Put one of this many cards of a hand onto the pile, any of them; if the kitten is there, no Streaking Kitten,
        or it would go off (H3)."""
        found: list[Row] = []
        for row in self.rows:
            if row.has_pin(seat, Kind.EXPLODING_KITTEN):
                other = row.copy(row.weight * share_of(1, cards))
                other.pinned.remove(seat * SEAT + Kind.EXPLODING_KITTEN)
                other.blocks.insert(0, single(Kind.EXPLODING_KITTEN))
                found.append(other)
                row.weight *= share_of(cards - 2, cards)
            row.blocks.insert(0, single(ANY))
            found.append(row)
        self.settle(found)

    # -- keeping order ---------------------------------------------------------------

    def settle(self, rows: list[Row]) -> None:
        """Join rows that say the same, drop what cannot be, and let the weights sum to one."""
        for row in rows:
            row.tidy()
        if len(rows) > 1:
            rows = joined(rows)
            for forget in FORGETTING:
                if len(rows) > MOST_ROWS:
                    for row in rows:
                        forget(row)
                        row.tidy()
                    rows = joined(rows)
        self.weigh(rows)

    def keep(self, rows: list[Row]) -> None:
        """Keep these rows, as they were: no two of them say the same."""
        self.weigh(likely(rows))

    def weigh(self, rows: list[Row]) -> None:
        """Let the weights sum to one."""
        total = 0.0
        for row in rows:
            total += row.weight
        if total <= 0.0:
            rows = self.begin_anew(self.outline())
            total = 1.0
        for row in rows:
            row.weight /= total
        self.rows = rows


@final
class Keeping:
    """The probability that a player can keep a kitten that they draw, beside the Streaking Kitten (H1)."""

    __slots__ = ("bounds", "holds", "loose", "rooms", "seat")

    def __init__(self, seat: i64, loose: Pool) -> None:
        self.seat: i64 = seat
        self.loose = loose
        #: Whether they surely hold the Streaking Kitten.
        self.holds = False
        #: By seat: how many cards of the hand are unknown, and how many of those may be the Streaking Kitten.
        self.rooms: list[int] = []
        self.bounds: list[int] = []

    def chance(self, row: Row) -> float:
        if not self.rooms or row.has_pin(self.seat, Kind.EXPLODING_KITTEN):
            return 0.0
        if self.holds or row.has_pin(self.seat, SHELTER):
            return 1.0
        if row.known_of(SHELTER):
            return 0.0
        places = self.loose.left(row)
        own: i64 = 0
        for seat in range(len(self.rooms)):
            room: i64 = self.rooms[seat] - pins_of(row, seat)
            likely_ones: i64 = max(0, min(room, self.bounds[seat]))
            places -= room - likely_ones
            if seat == self.seat:
                own = likely_ones
        return share_of(own, places)


def share_of(part: i64, whole: i64) -> float:
    return float(part) / float(whole) if 0 < part < whole else (1.0 if part > 0 else 0.0)


def without(block: Block, card: i64) -> None:
    """Take a card out of a block, which may be an unseen one of it."""
    if holds(block.known, card):
        remove_card(block.known, card)
    elif block.unseen:
        block.unseen -= 1
    else:
        remove_card(block.known, lowest(block.known.one))


def kittens_in_hands(row: Row) -> i64:
    kittens: i64 = 0
    for pin in row.pinned:
        if pin % SEAT == Kind.EXPLODING_KITTEN:
            kittens += 1
    return kittens


def pins_of(row: Row, seat: i64) -> i64:
    pins: i64 = 0
    for pin in row.pinned:
        if pin // SEAT == seat:
            pins += 1
    return pins


def joined(rows: list[Row]) -> list[Row]:
    """Each row once, by its mark; where another has the mark already, by the next one that is free."""
    found: dict[int, Row] = {}
    for row in likely(rows):
        mark: int = row.mark()
        while mark in found and found[mark].key() != row.key():
            mark += 1
        if mark in found:
            found[mark].weight += row.weight
        else:
            found[mark] = row
    return list(found.values())


def likely(rows: list[Row]) -> list[Row]:
    """The rows without those that can be neglected."""
    heaviest = 0.0
    for row in rows:
        heaviest = max(heaviest, row.weight)
    return [row for row in rows if row.weight > heaviest * NEGLIGIBLE]


def with_single(row: Row, at: i64, upper: i64, found: Block) -> list[Row]:
    """Divide what is left of a block around a card of it that is known now."""
    rows = row.split(at, upper)
    for part in rows:
        part.blocks.insert(at + 1, found.copy())
    return rows


def take_any(row: Row, at: i64, seat: i64, pool: Pool, keeps: float) -> list[Row]:
    """The ways in which a card can have left this block, or the lifted one, for a hand.

    A kitten only if it is kept, with the chance `keeps`: then the Streaking Kitten is there, too (H1).
    """
    block = row.lifted if at == NO_CARD else row.blocks[at]
    assert block is not None
    found: list[Row] = []
    size = float(block.size())
    chance = 0.0
    if block.unseen:
        kittens = pool.chance_of(Kind.EXPLODING_KITTEN, row)
        chance = float(block.unseen) / size * (1.0 - kittens)
        if keeps > 0.0 and kittens > 0.0:
            part = row.copy(row.weight * float(block.unseen) / size * kittens * keeps)
            if at != NO_CARD:
                part.blocks[at].unseen -= 1
            found.append(with_kitten(part, seat, pool))
    copies = copies_in(block.known, Kind.EXPLODING_KITTEN)
    if keeps > 0.0 and copies:
        part = row.copy(row.weight * float(copies) / size * keeps)
        if at != NO_CARD:
            remove_card(part.blocks[at].known, Kind.EXPLODING_KITTEN)
        found.append(with_kitten(part, seat, pool))
    others = copies_in(block.known, ANY)
    if others:
        part = row.copy(row.weight * float(others) / size)
        if at != NO_CARD:
            remove_card(part.blocks[at].known, ANY)
        found.append(part)
    kinds = block.known.one & HOLDABLE
    while kinds:
        card = lowest(kinds)
        kinds &= kinds - 1
        part = row.share(row.weight * float(copies_in(block.known, card)) / size, kinds == 0 and chance <= 0.0)
        if at != NO_CARD:
            remove_card(part.blocks[at].known, card)
        part.pinned.append(seat * SEAT + card)
        part.pinned.sort()
        found.append(part)
    if chance > 0.0:
        row.weight *= chance
        if at != NO_CARD:
            block.unseen -= 1
        found.append(row)
    return found


def with_kitten(row: Row, seat: i64, pool: Pool) -> Row:
    """The row if a kitten has gone into this hand in secret, beside the Streaking Kitten."""
    row.pin(seat, Kind.EXPLODING_KITTEN)
    if holds(pool.loose, SHELTER) and not row.has_pin(seat, SHELTER):
        row.pin(seat, SHELTER)
    return row


def with_secret(row: Row, card: Block) -> list[Row]:
    """The card at every place, the weight shared out.

    In a block together with both its ends every place is as likely, so it is a block still, with one more card.
    Neighbours share an end, and the larger one takes it; where a block has not both, its places are taken one by one.
    """
    places = float(row.size() + 1)
    found: list[Row] = []
    blocks: i64 = len(row.blocks)
    taken = [False] * (blocks + 1)
    whole = [False] * blocks
    sizes = [int(block.size()) for block in row.blocks]
    for at in sorted(range(blocks), key=lambda at: -sizes[at]):
        if not taken[at] and not taken[at + 1]:
            taken[at] = taken[at + 1] = whole[at] = True
            twin = row.copy(row.weight * float(sizes[at] + 1) / places)
            twin.blocks[at].absorb(card)
            found.append(twin)
    for at in range(blocks):
        if not whole[at]:
            for upper in range(1, sizes[at]):
                found.extend(with_single(row.copy(row.weight / places), at, upper, card))
    for end in range(blocks + 1):
        if not taken[end]:
            twin = row.copy(row.weight / places)
            twin.blocks.insert(end, card.copy())
            found.append(twin)
    return found


def forget_below(depth: int) -> Callable[[Row], None]:
    """Forget the places of all but the first cards."""
    return lambda row: row.merge(row.within(depth), len(row.blocks))


def forget_borders(row: Row) -> None:
    """Forget every border below the first three cards."""
    size: i64 = 0
    at: i64 = 0
    while at < len(row.blocks) and size + row.blocks[at].size() <= 3:
        size += row.blocks[at].size()
        at += 1
    row.merge(at, len(row.blocks))


def forget_pins(row: Row) -> None:
    """Forget who drew what, but for a kitten and what it is held beside."""
    if row.pinned:
        kittens = [pin // SEAT for pin in row.pinned if pin % SEAT == Kind.EXPLODING_KITTEN]
        row.pinned = [pin for pin in row.pinned if pin // SEAT in kittens and pin % SEAT in KEPT_TOGETHER]


def forget_kinds(row: Row) -> None:
    for block in row.blocks:
        if block.size() > 1:
            block.forget_kinds()


def forget_any(row: Row) -> None:
    """Forget which cards can't be kittens."""
    for block in row.blocks:
        while holds(block.known, ANY):
            remove_card(block.known, ANY)
            block.unseen += 1


#: The deepest places first, they matter last; then who drew what.  The top cards are never forgotten.
FORGETTING: Final = [
    forget_below(16),
    forget_below(8),
    forget_below(4),
    forget_pins,
    forget_kinds,
    forget_any,
    forget_below(3),
    forget_borders,
]


def pile_of(rows: list[Row]) -> Pile:
    pile = Pile(0)
    pile.rows = rows
    return pile
