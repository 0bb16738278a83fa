"""The JSON and the text of each kind of field.  One row for each kind, in `CODECS`.

JSON: seats count from 1; cards, plays and kinds of questions are words of the notation; null stands for no player, no
card, and what is hidden.  Text: the same, with `?` for what is hidden and `-` for nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, final

from boomcat.core.cards import NO_CARD, Kind
from boomcat.core.edition import Edition
from boomcat.core.events import HIDDEN_PLACE
from boomcat.core.fields import Field
from boomcat.core.question import QUESTION_WORDS
from boomcat.core.rules import Rules
from boomcat.core.state import NO_SEAT
from boomcat.notation.card_text import NO_CARDS, write_cards
from boomcat.notation.move_text import read_play, write_move

#: A card or a place that the player may not see.
HIDDEN: Final = "?"


def unchanged(value: object, _: object) -> object:
    return value


def plain(value: object) -> str:
    """Return a JSON value as text."""
    if value is None:
        return NO_CARDS
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return " ".join([plain(one) for one in value]) or NO_CARDS
    return str(value)


@final
class Codec:
    """A row of the table.  The text is that of the JSON unless it is given."""

    def __init__(
        self,
        json_type: Any,
        to_json: Callable[[Any, Edition], object] = unchanged,
        from_json: Callable[[Any, Rules], object] = unchanged,
        text: Callable[[Any, Edition], str] | None = None,
    ) -> None:
        self.json_type: Final = json_type
        self.to_json: Final = to_json
        self.from_json: Final = from_json
        self.text: Final[Callable[[Any, Edition], str]] = text or (
            lambda value, edition: plain(to_json(value, edition))
        )


# -- JSON ----------------------------------------------------------------------------


def seat_to_json(seat: int, _: Edition) -> int | None:
    return None if seat == NO_SEAT else seat + 1


def seat_from_json(number: int | None, _: Rules) -> int:
    return NO_SEAT if number is None else number - 1


def card_to_json(card: int, edition: Edition) -> str | None:
    return None if card == NO_CARD else edition.words[card]


def card_from_json(word: str | None, rules: Rules) -> int:
    return NO_CARD if word is None else rules.edition.card(word)


def cards_to_json(cards: Iterable[int], edition: Edition) -> list[str | None]:
    words = edition.words
    return [None if card == NO_CARD else words[card] for card in cards]


def cards_from_json(words: list[str | None], rules: Rules) -> tuple[int, ...]:
    return tuple([card_from_json(word, rules) for word in words])


def play_to_json(play: Any, edition: Edition) -> str | None:
    return None if play is None else write_move(play, edition)


def play_from_json(text: str | None, rules: Rules) -> object:
    return None if text is None else read_play(text, rules)


# -- text ----------------------------------------------------------------------------


def cards_text(cards: Iterable[int], edition: Edition) -> str:
    """The cards, of which all are hidden or none."""
    row = list(cards)
    return " ".join([HIDDEN for _ in row]) if NO_CARD in row else write_cards(row, edition)


def card_text(card: int, edition: Edition) -> str:
    return HIDDEN if card == NO_CARD else edition.words[card]


# -- the table -----------------------------------------------------------------------

SEAT: Final = Codec(int, seat_to_json, seat_from_json)
CARD: Final = Codec(str, card_to_json, card_from_json, card_text)
CARDS: Final = Codec(list[str], cards_to_json, cards_from_json, cards_text)
FLAG: Final = Codec(bool)

CODECS: Final[dict[Field, Codec]] = {
    Field.SEAT: SEAT,
    Field.OPTIONAL_SEAT: Codec(int | None, seat_to_json, seat_from_json),
    Field.SEATS: Codec(
        list[int],
        lambda seats, _: [seat + 1 for seat in seats],
        lambda numbers, _: [number - 1 for number in numbers],
    ),
    Field.OPTIONAL_SEATS: Codec(
        list[int | None],
        lambda seats, edition: [seat_to_json(seat, edition) for seat in seats],
        lambda numbers, rules: [seat_from_json(number, rules) for number in numbers],
    ),
    Field.LIVING_SEAT: SEAT,
    Field.OTHER_SEAT: SEAT,
    Field.CARD: CARD,
    Field.HIDDEN_CARD: Codec(str | None, card_to_json, card_from_json, card_text),
    Field.OPTIONAL_CARD: Codec(str | None, card_to_json, card_from_json),
    Field.KITTEN: CARD,
    Field.OWN_CARD: CARD,
    Field.CAT: CARD,
    Field.LIFTED_CARD: CARD,
    Field.DRAWN_KITTEN: Codec(
        str,
        card_to_json,
        card_from_json,
        lambda card, edition: "" if card == Kind.EXPLODING_KITTEN else edition.words[card],
    ),
    Field.CARDS: CARDS,
    Field.HIDDEN_CARDS: Codec(list[str | None], cards_to_json, cards_from_json, cards_text),
    Field.HAND: Codec(list[str], cards_to_json, lambda words, rules: list(cards_from_json(words, rules)), cards_text),
    Field.HANDS: Codec(
        list[list[str]],
        lambda hands, edition: [cards_to_json(hand, edition) for hand in hands],
        lambda hands, rules: [cards_from_json(hand, rules) for hand in hands],
        lambda hands, edition: ", ".join([cards_text(hand, edition) for hand in hands]),
    ),
    Field.PILE: Codec(
        list[str],
        lambda cards, edition: cards_to_json(cards[::-1], edition),
        lambda words, rules: list(cards_from_json(words[::-1], rules)),
        lambda cards, edition: cards_text(cards[::-1], edition),
    ),
    Field.PLACE: Codec(
        int | None,
        lambda above, _: None if above == HIDDEN_PLACE else above,
        lambda above, _: HIDDEN_PLACE if above is None else above,
        lambda above, _: HIDDEN if above == HIDDEN_PLACE else str(above),
    ),
    Field.ORDER: Codec(list[int], text=lambda order, _: " ".join([str(place + 1) for place in order])),
    Field.PLAY: Codec(str, play_to_json, play_from_json),
    Field.OPTIONAL_PLAY: Codec(str | None, play_to_json, play_from_json),
    Field.QUESTION: Codec(str, lambda asking, _: QUESTION_WORDS[asking], lambda word, _: QUESTION_WORDS.index(word)),
    Field.NUMBER: Codec(int),
    Field.NUMBERS: Codec(list[int]),
    Field.FLAG: FLAG,
    Field.FLAGS: Codec(list[bool]),
    Field.VARIANT: FLAG,
    Field.GODCAT: Codec(bool, text=lambda godcat, _: "godcat" if godcat else "devilcat"),
}
