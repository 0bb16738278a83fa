"""The kinds of cards, as plain integers, and sets of kinds, as bits.

`Card.SKIP` is a compile-time constant.  The Original's twelve kinds of cards that a hand can hold come first, so that
its hands fit into one machine word (see `hand.py`).  The five cat slots get their names from the edition.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64


@final
class Card:
    """Every kind of card of every edition."""

    DEFUSE: Final = 0
    ATTACK: Final = 1
    SKIP: Final = 2
    SEE_THE_FUTURE: Final = 3
    SHUFFLE: Final = 4
    FAVOR: Final = 5
    NOPE: Final = 6
    CAT_1: Final = 7
    CAT_2: Final = 8
    CAT_3: Final = 9
    CAT_4: Final = 10
    CAT_5: Final = 11
    TARGETED_ATTACK: Final = 12
    ALTER_THE_FUTURE: Final = 13
    REVEAL_THE_FUTURE: Final = 14
    DRAW_FROM_THE_BOTTOM: Final = 15
    RAISING_HECK: Final = 16
    ARMAGEDDON: Final = 17
    FERAL_CAT: Final = 18
    GODCAT: Final = 19
    EXPLODING_KITTEN: Final = 20
    DEVILCAT: Final = 21


KINDS: Final = 22
NO_CARD: Final = -1

#: The words of the notation.  The cat slots are empty: their words belong to the edition.
WORDS: Final = (
    "defuse", "attack", "skip", "see", "shuffle", "favor", "nope",
    "", "", "", "", "",
    "targeted", "alter", "reveal", "bottom", "heck", "armageddon", "feral", "godcat", "kitten", "devilcat",
)  # fmt: skip

#: The order of the components table: a dead player's hand is discarded in it (K1), and people see cards listed in it.
LISTING_ORDER: Final = (
    Card.EXPLODING_KITTEN,
    Card.DEFUSE,
    Card.ATTACK,
    Card.TARGETED_ATTACK,
    Card.SKIP,
    Card.SEE_THE_FUTURE,
    Card.ALTER_THE_FUTURE,
    Card.REVEAL_THE_FUTURE,
    Card.SHUFFLE,
    Card.DRAW_FROM_THE_BOTTOM,
    Card.RAISING_HECK,
    Card.FAVOR,
    Card.NOPE,
    Card.ARMAGEDDON,
    Card.CAT_1,
    Card.CAT_2,
    Card.CAT_3,
    Card.CAT_4,
    Card.CAT_5,
    Card.FERAL_CAT,
    Card.GODCAT,
    Card.DEVILCAT,
)

# Sets of kinds, or of seats: one bit each.
CATS: Final = 0b11111 << 7
FERAL: Final = 1 << 18
WILD_CATS: Final = CATS | FERAL
NOPES: Final = 1 << 6
GODCATS: Final = 1 << 19


def shifted(members: i64, n: i64) -> i64:
    return members << n


def bit(n: i64) -> i64:
    """The set that holds only n.

    Not `1 << n`: mypyc 2.4 makes a 32-bit shift of a literal, even of one that went through a local variable.
    """
    return shifted(1, n)


def how_many(members: i64) -> i64:
    """The number of members of a set of at most 24."""
    members -= (members >> 1) & 0x555555
    members = (members & 0x333333) + ((members >> 2) & 0x333333)
    members = (members + (members >> 4)) & 0x0F0F0F
    return ((members * 0x010101) >> 16) & 0xFF


def lowest(members: i64) -> i64:
    """The smallest member of a set that is not empty."""
    n: i64 = 0
    if not members & 0xFFF:
        members >>= 12
        n = 12
    if not members & 0x3F:
        members >>= 6
        n += 6
    if not members & 0x7:
        members >>= 3
        n += 3
    while not members & 1:
        members >>= 1
        n += 1
    return n


def nth_of(members: i64, n: i64) -> i64:
    """The n-th smallest member of a set, counted from 0."""
    while n:
        members &= members - 1
        n -= 1
    return lowest(members)


def members_of(members: i64) -> list[int]:
    found: list[int] = []
    while members:
        found.append(lowest(members))
        members &= members - 1
    return found
