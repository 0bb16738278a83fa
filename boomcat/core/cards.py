"""The kinds of cards, as plain integers, and sets of kinds, as bits."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64


@final
class Card:
    """Every kind of card of every edition, numbered in the order of the components table of docs/rules.md.

    A dead player's hand is discarded in this order (K1), and people see cards listed in it.  `Card.SKIP` is a constant
    at compile time.  The five cat slots get their names from the edition.
    """

    EXPLODING_KITTEN: Final = 0
    DEFUSE: Final = 1
    ATTACK: Final = 2
    TARGETED_ATTACK: Final = 3
    SKIP: Final = 4
    SEE_THE_FUTURE: Final = 5
    ALTER_THE_FUTURE: Final = 6
    REVEAL_THE_FUTURE: Final = 7
    SHUFFLE: Final = 8
    DRAW_FROM_THE_BOTTOM: Final = 9
    RAISING_HECK: Final = 10
    FAVOR: Final = 11
    NOPE: Final = 12
    ARMAGEDDON: Final = 13
    CAT_1: Final = 14
    CAT_2: Final = 15
    CAT_3: Final = 16
    CAT_4: Final = 17
    CAT_5: Final = 18
    FERAL_CAT: Final = 19
    GODCAT: Final = 20
    DEVILCAT: Final = 21


KINDS: Final = 22
NO_CARD: Final = -1

#: The words of the notation.  The cat slots are empty: their words belong to the edition.
WORDS: Final = (
    "kitten", "defuse", "attack", "targeted", "skip", "see", "alter", "reveal", "shuffle", "bottom", "heck", "favor",
    "nope", "armageddon", "", "", "", "", "", "feral", "godcat", "devilcat",
)  # fmt: skip

# Sets of kinds, or of seats: one bit each.
CATS: Final = 0b11111 << 14
FERAL: Final = 1 << 19
WILD_CATS: Final = CATS | FERAL
GODCATS: Final = 1 << 20


def shifted(members: i64, n: i64) -> i64:
    return members << n


def bit(n: i64) -> i64:
    """The set that holds only n.

    Not `1 << n`: mypyc 2.4 makes a 32-bit shift of a literal, even of one that went through a local variable.
    """
    return shifted(1, n)


def how_many(members: i64) -> i64:
    """The number of members of a set of at most 32."""
    members -= (members >> 1) & 0x55555555
    members = (members & 0x33333333) + ((members >> 2) & 0x33333333)
    members = (members + (members >> 4)) & 0x0F0F0F0F
    return ((members * 0x01010101) >> 24) & 0xFF


def lowest(members: i64) -> i64:
    """The smallest member of a set that is not empty."""
    n: i64 = 0
    if not members & 0xFFFF:
        members >>= 16
        n = 16
    if not members & 0xFF:
        members >>= 8
        n += 8
    if not members & 0xF:
        members >>= 4
        n += 4
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
