"""The kinds of fields that events, views, questions and answers are made of.

Each class names its fields once, in the order of its arguments: `fields = {"seat": Field.SEAT, ...}`.  Everything that
writes, reads or describes them follows from that: `boomcat/notation/codecs.py` has JSON and text for each kind,
`boomcat/story.py` the words.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final, TypeAlias


class Field(StrEnum):
    """The kinds of values that a field can hold."""

    #: A player.  In a sentence the first one acts, and it happens to the second.
    SEAT = "seat"
    #: A player, or NO_SEAT.
    OPTIONAL_SEAT = "optional_seat"
    SEATS = "seats"
    #: Of a view: a player for each seat, or NO_SEAT.
    OPTIONAL_SEATS = "optional_seats"
    #: Of a question: a living player, and one who does not have the turn.
    LIVING_SEAT = "living_seat"
    OTHER_SEAT = "other_seat"
    #: A kind of card; and one that the other players don't see: NO_CARD for them.
    CARD = "card"
    HIDDEN_CARD = "hidden_card"
    #: Of a view: a card, or NO_CARD.
    OPTIONAL_CARD = "optional_card"
    #: A card that puts a player out; any but the Exploding Kitten has its own sentence.
    KITTEN = "kitten"
    #: Of an answer: a card of the player's hand, and the Godcat or the Devilcat.  The other players see neither.
    OWN_CARD = "own_card"
    CAT = "cat"
    #: Of a question: the card that was lifted, and the kitten that was drawn.
    LIFTED_CARD = "lifted_card"
    DRAWN_KITTEN = "drawn_kitten"
    #: A row of cards, the first one first; and one that the other players don't see.
    CARDS = "cards"
    HIDDEN_CARDS = "hidden_cards"
    #: Cards whose order does not matter.
    HAND = "hand"
    #: Such cards for each seat.
    HANDS = "hands"
    #: Cards, the top one last.
    PILE = "pile"
    #: A place in the draw pile, by the number of cards above it; HIDDEN_PLACE for those who don't see it.
    PLACE = "place"
    #: Of an answer: the places of the top cards, from 0, in their new order.  The other players don't see it.
    ORDER = "order"
    PLAY = "play"
    OPTIONAL_PLAY = "optional_play"
    QUESTION = "question"
    NUMBER = "number"
    NUMBERS = "numbers"
    FLAG = "flag"
    FLAGS = "flags"
    #: A flag that has its own sentence.
    VARIANT = "variant"
    #: Of a question: whether it is the Godcat, or else the Devilcat.
    GODCAT = "godcat"


Fields: TypeAlias = dict[str, Field]

#: What only some players see.
SECRET: Final = frozenset(
    [Field.HIDDEN_CARD, Field.HIDDEN_CARDS, Field.PLACE, Field.OWN_CARD, Field.CAT, Field.ORDER],
)


def has_secrets(fields: Fields) -> bool:
    """Return whether one of these fields is hidden from some players."""
    return any(kind in SECRET for kind in fields.values())
