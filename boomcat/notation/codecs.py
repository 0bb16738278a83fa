"""How each kind of field is written: as JSON and as text.  One row for each kind, in `CODECS`.

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

__all__ = ["CODECS", "Codec"]

#: A card or a place that the player may not see.
HIDDEN: Final = "?"


def unchanged(value: object, _: object) -> object:
    return value


def as_str(value: object, _: Edition) -> str:
    return str(value)


@final
class Codec:
    """A row of the table."""

    def __init__(
        self,
        json_type: Any,
        to_json: Callable[[Any, Edition], object] = unchanged,
        from_json: Callable[[Any, Rules], object] = unchanged,
        text: Callable[[Any, Edition], str] = as_str,
    ) -> None:
        self.json_type: Final = json_type
        self.to_json: Final = to_json
        self.from_json: Final = from_json
        self.text: Final = text


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


def play_from_json(text: str | None, rules: Rules) -> object:
    return None if text is None else read_play(text, rules)


# -- text ----------------------------------------------------------------------------


def seat_text(seat: int, _: Edition) -> str:
    return NO_CARDS if seat == NO_SEAT else str(seat + 1)


def cards_text(cards: Iterable[int], edition: Edition) -> str:
    """The cards, of which all are hidden or none."""
    row = list(cards)
    return " ".join([HIDDEN for _ in row]) if NO_CARD in row else write_cards(row, edition)


def card_text(card: int, edition: Edition) -> str:
    return HIDDEN if card == NO_CARD else edition.words[card]


def flag_text(flag: bool, _: Edition) -> str:
    return "yes" if flag else "no"


def play_text(play: Any, edition: Edition) -> str:
    return NO_CARDS if play is None else write_move(play, edition)


# -- the table -----------------------------------------------------------------------

SEAT: Final = Codec(int, seat_to_json, seat_from_json, seat_text)
CARD: Final = Codec(str, card_to_json, card_from_json, card_text)
CARDS: Final = Codec(list[str], cards_to_json, cards_from_json, cards_text)
FLAG: Final = Codec(bool, text=flag_text)

CODECS: Final[dict[Field, Codec]] = {
    Field.SEAT: SEAT,
    Field.OPTIONAL_SEAT: Codec(int | None, seat_to_json, seat_from_json, seat_text),
    Field.SEATS: Codec(
        list[int],
        lambda seats, _: [seat + 1 for seat in seats],
        lambda numbers, _: [number - 1 for number in numbers],
        lambda seats, _: " ".join([str(seat + 1) for seat in seats]) or NO_CARDS,
    ),
    Field.LIVING_SEAT: SEAT,
    Field.OTHER_SEAT: SEAT,
    Field.CARD: CARD,
    Field.HIDDEN_CARD: Codec(str | None, card_to_json, card_from_json, card_text),
    Field.OPTIONAL_CARD: Codec(
        str | None,
        card_to_json,
        card_from_json,
        lambda card, edition: NO_CARDS if card == NO_CARD else edition.words[card],
    ),
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
    Field.PLAY: Codec(str, play_text, play_from_json, play_text),
    Field.OPTIONAL_PLAY: Codec(
        str | None,
        lambda play, edition: None if play is None else write_move(play, edition),
        play_from_json,
        play_text,
    ),
    Field.QUESTION: Codec(
        str,
        lambda asking, _: QUESTION_WORDS[asking],
        lambda word, _: QUESTION_WORDS.index(word),
        lambda asking, _: QUESTION_WORDS[asking],
    ),
    Field.NUMBER: Codec(int),
    Field.NUMBERS: Codec(list[int], text=lambda numbers, _: " ".join([str(number) for number in numbers])),
    Field.FLAG: FLAG,
    Field.FLAGS: Codec(list[bool], text=lambda flags, edition: " ".join([flag_text(flag, edition) for flag in flags])),
    Field.VARIANT: FLAG,
    Field.GODCAT: Codec(bool, text=lambda godcat, _: "godcat" if godcat else "devilcat"),
}
