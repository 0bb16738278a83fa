"""The kinds of cards, all that is to be said about each in one table, and sets of kinds, as bits."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import Any, Final, final

from mypy_extensions import i64

from boomcat.core.value import Value


@final
class Kind:
    """The number of every kind of card, in the order of the components tables of docs/rules.md.

    A dead player's hand is discarded in this order (K1), and people see cards listed in it.  The five cat slots get
    their names from the edition.  The Godcat is the last that a hand can hold.

    Compiled code says `Kind.SKIP`, because mypyc folds these constants and not the members of an enum; everybody else
    says `Card.SKIP`.
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
    SUPER_SKIP: Final = 20
    SWAP_TOP_AND_BOTTOM: Final = 21
    REVERSE: Final = 22
    SEE_THE_FUTURE_5: Final = 23
    ALTER_THE_FUTURE_5: Final = 24
    CATOMIC_BOMB: Final = 25
    IMPLODING_KITTEN: Final = 26
    IMPLODING_FACE_UP: Final = 27
    STREAKING_KITTEN: Final = 28
    MARK: Final = 29
    CURSE_OF_THE_CAT_BUTT: Final = 30
    GARBAGE_COLLECTION: Final = 31
    BARKING_KITTEN: Final = 32
    ALTER_THE_FUTURE_NOW: Final = 33
    BURY: Final = 34
    ILL_TAKE_THAT: Final = 35
    PERSONAL_ATTACK: Final = 36
    POTLUCK: Final = 37
    SHARE_THE_FUTURE: Final = 38
    TOWER_OF_POWER: Final = 39
    GODCAT: Final = 40
    DEVILCAT: Final = 41


class Card(int, Enum):
    """A kind of card: `Card.SKIP`, `Card("skip")`.  Its text is its word in the notation: `str(Card.SKIP) == "skip"`.

    The five cats are `CAT_1` to `CAT_5`, because every edition has other cats.  The words of all editions are read,
    `Card("tacocat")`; `edition.word(card)` says what an edition calls them.
    """

    EXPLODING_KITTEN = Kind.EXPLODING_KITTEN
    DEFUSE = Kind.DEFUSE
    ATTACK = Kind.ATTACK
    TARGETED_ATTACK = Kind.TARGETED_ATTACK
    SKIP = Kind.SKIP
    SEE_THE_FUTURE = Kind.SEE_THE_FUTURE
    ALTER_THE_FUTURE = Kind.ALTER_THE_FUTURE
    REVEAL_THE_FUTURE = Kind.REVEAL_THE_FUTURE
    SHUFFLE = Kind.SHUFFLE
    DRAW_FROM_THE_BOTTOM = Kind.DRAW_FROM_THE_BOTTOM
    RAISING_HECK = Kind.RAISING_HECK
    FAVOR = Kind.FAVOR
    NOPE = Kind.NOPE
    ARMAGEDDON = Kind.ARMAGEDDON
    CAT_1 = Kind.CAT_1
    CAT_2 = Kind.CAT_2
    CAT_3 = Kind.CAT_3
    CAT_4 = Kind.CAT_4
    CAT_5 = Kind.CAT_5
    FERAL_CAT = Kind.FERAL_CAT
    SUPER_SKIP = Kind.SUPER_SKIP
    SWAP_TOP_AND_BOTTOM = Kind.SWAP_TOP_AND_BOTTOM
    REVERSE = Kind.REVERSE
    SEE_THE_FUTURE_5 = Kind.SEE_THE_FUTURE_5
    ALTER_THE_FUTURE_5 = Kind.ALTER_THE_FUTURE_5
    CATOMIC_BOMB = Kind.CATOMIC_BOMB
    IMPLODING_KITTEN = Kind.IMPLODING_KITTEN
    IMPLODING_FACE_UP = Kind.IMPLODING_FACE_UP
    STREAKING_KITTEN = Kind.STREAKING_KITTEN
    MARK = Kind.MARK
    CURSE_OF_THE_CAT_BUTT = Kind.CURSE_OF_THE_CAT_BUTT
    GARBAGE_COLLECTION = Kind.GARBAGE_COLLECTION
    BARKING_KITTEN = Kind.BARKING_KITTEN
    ALTER_THE_FUTURE_NOW = Kind.ALTER_THE_FUTURE_NOW
    BURY = Kind.BURY
    ILL_TAKE_THAT = Kind.ILL_TAKE_THAT
    PERSONAL_ATTACK = Kind.PERSONAL_ATTACK
    POTLUCK = Kind.POTLUCK
    SHARE_THE_FUTURE = Kind.SHARE_THE_FUTURE
    TOWER_OF_POWER = Kind.TOWER_OF_POWER
    GODCAT = Kind.GODCAT
    DEVILCAT = Kind.DEVILCAT

    @classmethod
    def _missing_(cls, value: object) -> Card:
        """Read a word, for `Card("skip")`."""
        if isinstance(value, int):
            raise ValueError(f"no card has the number {value}")
        if not isinstance(value, str):
            raise TypeError(f"a card is a Card, its number or its word, not {value!r}")
        from boomcat.core.edition import card_called

        return CARDS[card_called(value)]

    def __str__(self) -> str:
        return slot_word(self.value)

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)

    def __repr__(self) -> str:
        return f"Card.{self.name}"


NO_CARD: Final = -1
#: The most copies of a kind that a recipe may have.
MOST_COPIES: Final = 31


@final
class Needs:
    """The condition on which a card can be played alone."""

    NOTHING: Final = 0
    OTHER_PLAYER: Final = 1
    OTHER_PLAYER_WITH_CARDS: Final = 2
    BOTH_CATS_ON_THE_MAT: Final = 3
    OTHER_PLAYER_TO_MARK: Final = 4
    OTHER_PLAYER_TO_CURSE: Final = 5
    OTHER_PLAYER_TO_TAKE_FROM: Final = 6
    OWN_NEXT_CARD: Final = 7


@final
class CardFacts(Value):
    """A row of the table.  Whatever else knows a kind of card takes it from here."""

    def __init__(
        self,
        card: int,
        word: str,
        family: str,
        rules: str,
        fewest: int = 1,
        needs: int = Needs.NOTHING,
        godcat: bool = True,
        most: int = MOST_COPIES,
        side_of: int = NO_CARD,
        looks: bool = False,
    ) -> None:
        self.card: Final = card
        #: In the notation and the catalogues.  The cat slots have none: their words belong to the edition.
        self.word: Final = word
        #: Which cards belong together: where they stand in a hand, and what they look like.
        self.family: Final = family
        #: Which rules of docs/rules.md decide about it: people read them beside its help.
        self.rules: Final = rules
        #: The fewest copies that make a play: 1 alone, 2 only in a combo, 0 never.
        self.fewest: Final = fewest
        #: What must be there beside it.
        self.needs: Final = needs
        #: Whether the Godcat can be this card (G7).
        self.godcat: Final = godcat
        #: The most copies that a recipe may have.
        self.most: Final = most
        #: A card that lies face up in the draw pile is a separate kind there: the other side of this one.
        self.side_of: Final = side_of
        #: Whether its player sees cards of the draw pile when it takes effect.
        self.looks: Final = looks

    def arguments(self) -> tuple[object, ...]:
        return (self.card,)

    def __reduce__(self) -> tuple[object, ...]:
        return (facts_of, (self.card,))

    def __repr__(self) -> str:
        return f"<CardFacts of {card_name(self.card)}>"


#: The families, in the order in which a sorted hand shows them.
FAMILIES: Final = ("peril", "save", "attack", "evade", "fortune", "ask", "counter", "cats", "divine")

FACTS: Final = (
    CardFacts(Kind.EXPLODING_KITTEN, "kitten", "peril", "K1 K4", fewest=0, godcat=False),
    CardFacts(Kind.DEFUSE, "defuse", "save", "K2 K3 K4", fewest=2),
    CardFacts(Kind.ATTACK, "attack", "attack", "A1 A2 N1"),
    CardFacts(Kind.TARGETED_ATTACK, "targeted", "attack", "A2 A3 N1", needs=Needs.OTHER_PLAYER),
    CardFacts(Kind.SKIP, "skip", "evade", "F1 N1 N8"),
    CardFacts(Kind.SEE_THE_FUTURE, "see", "fortune", "F2 F5 N1", looks=True),
    CardFacts(Kind.ALTER_THE_FUTURE, "alter", "fortune", "F3 F5 N1", looks=True),
    CardFacts(Kind.REVEAL_THE_FUTURE, "reveal", "fortune", "F4 F5 N1", looks=True),
    CardFacts(Kind.SHUFFLE, "shuffle", "fortune", "F6 N1"),
    CardFacts(Kind.DRAW_FROM_THE_BOTTOM, "bottom", "evade", "F7 K7 N1"),
    CardFacts(Kind.RAISING_HECK, "heck", "evade", "F8 K7 N1", looks=True),
    CardFacts(Kind.FAVOR, "favor", "ask", "F9 F12 N1", needs=Needs.OTHER_PLAYER_WITH_CARDS),
    CardFacts(Kind.NOPE, "nope", "counter", "N1 N2 N5", fewest=2, godcat=False),
    CardFacts(Kind.ARMAGEDDON, "armageddon", "divine", "G1 G6 N9", needs=Needs.BOTH_CATS_ON_THE_MAT),
    CardFacts(Kind.CAT_1, "", "cats", "F10 N4 X1", fewest=2),
    CardFacts(Kind.CAT_2, "", "cats", "F10 N4 X1", fewest=2),
    CardFacts(Kind.CAT_3, "", "cats", "F10 N4 X1", fewest=2),
    CardFacts(Kind.CAT_4, "", "cats", "F10 N4 X1", fewest=2),
    CardFacts(Kind.CAT_5, "", "cats", "F10 N4 X1", fewest=2),
    CardFacts(Kind.FERAL_CAT, "feral", "cats", "F11", fewest=2),
    CardFacts(Kind.SUPER_SKIP, "super-skip", "evade", "E1 N1"),
    CardFacts(Kind.SWAP_TOP_AND_BOTTOM, "swap", "fortune", "E2 N1"),
    CardFacts(Kind.REVERSE, "reverse", "evade", "E3 N8"),
    CardFacts(Kind.SEE_THE_FUTURE_5, "see5", "fortune", "E4 F5 N1", looks=True),
    CardFacts(Kind.ALTER_THE_FUTURE_5, "alter5", "fortune", "E5 F5 N1", looks=True),
    CardFacts(Kind.CATOMIC_BOMB, "catomic", "attack", "E6 N1"),
    CardFacts(Kind.IMPLODING_KITTEN, "imploding", "peril", "E7 E8", fewest=0, godcat=False, most=9),
    CardFacts(
        Kind.IMPLODING_FACE_UP,
        "imploding-up",
        "peril",
        "E9 E10",
        fewest=0,
        godcat=False,
        side_of=Kind.IMPLODING_KITTEN,
    ),
    CardFacts(Kind.STREAKING_KITTEN, "streaking", "save", "H1 H3 X6", fewest=2, godcat=False, most=1),
    CardFacts(Kind.MARK, "mark", "ask", "H7 N1", needs=Needs.OTHER_PLAYER_TO_MARK),
    CardFacts(Kind.CURSE_OF_THE_CAT_BUTT, "curse", "ask", "H8 N1", needs=Needs.OTHER_PLAYER_TO_CURSE),
    CardFacts(Kind.GARBAGE_COLLECTION, "garbage", "fortune", "H9 N1"),
    CardFacts(Kind.BARKING_KITTEN, "barking", "attack", "B1", godcat=False, most=2),
    CardFacts(Kind.ALTER_THE_FUTURE_NOW, "alter-now", "fortune", "B2 F3 N1", looks=True),
    CardFacts(Kind.BURY, "bury", "evade", "B3 N1", needs=Needs.OWN_NEXT_CARD, looks=True),
    CardFacts(Kind.ILL_TAKE_THAT, "take-that", "ask", "B4 N1", needs=Needs.OTHER_PLAYER_TO_TAKE_FROM),
    CardFacts(Kind.PERSONAL_ATTACK, "personal", "attack", "B5 A2 N1"),
    CardFacts(Kind.POTLUCK, "potluck", "fortune", "B6 N1"),
    CardFacts(Kind.SHARE_THE_FUTURE, "share", "fortune", "B7 F3 N1", looks=True),
    CardFacts(Kind.TOWER_OF_POWER, "tower", "save", "B8 N1", godcat=False, most=1),
    CardFacts(Kind.GODCAT, "godcat", "divine", "G7 G8", fewest=2, godcat=False, most=1),
    CardFacts(Kind.DEVILCAT, "devilcat", "divine", "G4 G5", fewest=0, godcat=False, most=1),
)

KINDS: Final[i64] = len(FACTS)

#: By kind.
CARDS: Final = list(Card)


def facts_of(card: int) -> CardFacts:
    """The row of this kind of card."""
    return FACTS[card]


def card_of(kind: int) -> Card | int:
    """The card of this number; NO_CARD, and what is the number of none, stay as they are."""
    if 0 <= kind < KINDS:
        return CARDS[kind]
    return kind


def kind_of(card: Any) -> int:
    """The number of a card that a caller names: a Card, its number or its word."""
    return int(Card(card))


def cards_of(kinds: Iterable[int]) -> list[Card]:
    """The cards of these numbers."""
    return [CARDS[kind] for kind in kinds]


def card_name(card: int) -> str:
    """`Card.SKIP`, or `NO_CARD` for one that lies face down."""
    return "NO_CARD" if card == NO_CARD else repr(CARDS[card])


def slot_word(card: int) -> str:
    """The word of a kind where no edition is at hand to name the cat slots: `skip`, `cat-1`."""
    return FACTS[card].word or f"cat-{card - Kind.CAT_1 + 1}"


#: The same for all kinds.
SLOT_WORDS: Final = tuple([slot_word(facts.card) for facts in FACTS])


def row_of(cards: Sequence[int], words: tuple[str, ...]) -> str:
    """Some cards in their order; equal neighbours are counted: `skip 2*nope`."""
    row: list[str] = []
    last = NO_CARD
    copies = 0
    for card in cards:
        if card == last:
            copies += 1
            row[-1] = f"{copies}*{words[card]}"
        else:
            last, copies = card, 1
            row.append(words[card])
    return " ".join(row)


# -- sets of kinds, or of seats: one bit each, 64 at most --------------------------
#
# The 64th bit is the sign of a compiled word, so a set is never compared with `<` or `>`, and never multiplied.


def shifted(members: i64, n: i64) -> i64:
    return members << n


def bit(n: i64) -> i64:
    """The set that holds only n.

    Not `1 << n`: mypyc 2.4 makes a 32-bit shift of a literal, even of one that went through a local variable.
    """
    return shifted(1, n)


#: Every other bit of 64.  (As a literal it would be a Python object: mypyc folds numbers below 2**62.)
EVERY_OTHER_BIT: Final[i64] = shifted(0x55555555, 32) | 0x55555555


def how_many(members: i64) -> i64:
    """The number of members of a set of at most 64."""
    members -= (members >> 1) & EVERY_OTHER_BIT
    members = (members & 0x3333333333333333) + ((members >> 2) & 0x3333333333333333)
    members = (members + (members >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((members * 0x0101010101010101) >> 56) & 0xFF


def lowest(members: i64) -> i64:
    """The smallest member of a set that is not empty."""
    n: i64 = 0
    if not members & 0xFFFFFFFF:
        members >>= 32
        n = 32
    if not members & 0xFFFF:
        members >>= 16
        n += 16
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


# -- what the table says, as sets --------------------------------------------------


def set_of(members: list[int]) -> i64:
    found: i64 = 0
    for member in members:
        found |= bit(member)
    return found


#: By kind.  (A list: to look something up in `FACTS` while playing, mypyc makes a copy of all of it.)
FRONTS: Final = [facts.card if facts.side_of == NO_CARD else facts.side_of for facts in FACTS]


def front_of(card: int) -> int:
    """The card itself, whichever side of it is up."""
    return FRONTS[card]


def put_back(card: int) -> int:
    """Return a drawn card as it goes back into the draw pile: with its other side up, if it has one (E8)."""
    for facts in FACTS:
        if facts.side_of == card:
            return facts.card
    return card


#: By kind: as what it goes back.
PUT_BACK: Final = [put_back(facts.card) for facts in FACTS]


def that_need(needs: int) -> i64:
    return set_of([facts.card for facts in FACTS if facts.fewest == 1 and facts.needs == needs])


#: What can be played alone, by what it needs.
ALONE: Final[i64] = that_need(Needs.NOTHING)
AIMED: Final[i64] = that_need(Needs.OTHER_PLAYER)
AIMED_AT_CARDS: Final[i64] = that_need(Needs.OTHER_PLAYER_WITH_CARDS)
NEEDS_MAT: Final[i64] = that_need(Needs.BOTH_CATS_ON_THE_MAT)
MARKING: Final[i64] = that_need(Needs.OTHER_PLAYER_TO_MARK)
CURSING: Final[i64] = that_need(Needs.OTHER_PLAYER_TO_CURSE)
TAKING: Final[i64] = that_need(Needs.OTHER_PLAYER_TO_TAKE_FROM)
NEEDS_NEXT_CARD: Final[i64] = that_need(Needs.OWN_NEXT_CARD)
#: What is played only if the table allows it now; `State.targets` and `legal.playable_alone` know when.
CONDITIONAL: Final[i64] = NEEDS_MAT | MARKING | CURSING | TAKING | NEEDS_NEXT_CARD
#: All that is played at another player.
TARGETED: Final[i64] = AIMED | AIMED_AT_CARDS | MARKING | CURSING | TAKING
#: What can always be played alone, and all that ever can.
FREE: Final[i64] = ALONE | AIMED
PLAYED_ALONE: Final[i64] = FREE | AIMED_AT_CARDS | CONDITIONAL
#: What a hand can hold.
HOLDABLE: Final[i64] = set_of([facts.card for facts in FACTS if facts.fewest])
#: Beside it, a hand keeps one Exploding Kitten (H1).
SHELTER: Final[i64] = Kind.STREAKING_KITTEN
#: The cards that show their player something.
LOOKS: Final = frozenset([facts.card for facts in FACTS if facts.looks])
#: The ways to end a turn without drawing the top card.
EVADE: Final[i64] = set_of([facts.card for facts in FACTS if facts.family == "evade"])
#: What five different cards may be, and what they may take from the discard pile (X5, X6).
IN_FIVES: Final[i64] = HOLDABLE & ~bit(SHELTER)
#: What the Godcat can be, in an edition that has it (G7).
GODCAT_CAN_BE: Final[i64] = set_of([facts.card for facts in FACTS if facts.godcat])

#: Cards that put a player out (S5).
PERILS: Final[i64] = set_of([facts.card for facts in FACTS if facts.family == "peril"])
#: The cards with two sides: once they lie face up, and before.
FACE_UP: Final[i64] = set_of([facts.card for facts in FACTS if facts.side_of != NO_CARD])
TO_TURN: Final[i64] = set_of([facts.side_of for facts in FACTS if facts.side_of != NO_CARD])
TWO_SIDED: Final[i64] = FACE_UP | TO_TURN
#: Cards that put the player who draws them out, unless defused.
DEADLY: Final[i64] = PERILS & ~TO_TURN

CATS: Final[i64] = set_of([facts.card for facts in FACTS if not facts.word])
FERAL: Final[i64] = bit(Kind.FERAL_CAT)
WILD_CATS: Final[i64] = CATS | FERAL
GODCATS: Final[i64] = bit(Kind.GODCAT)
