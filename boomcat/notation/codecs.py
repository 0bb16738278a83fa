"""How each kind of field is written: as JSON, as text, and in a sentence.  One row for each kind, in `CODECS`.

JSON: seats count from 1; cards, plays and kinds of questions are words of the notation; null stands for no player, no
card, and what is hidden.  Text: the same, with `?` for what is hidden and `-` for nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, Protocol, final

from boomcat.core.cards import NO_CARD, Kind
from boomcat.core.edition import Edition
from boomcat.core.events import HIDDEN_PLACE
from boomcat.core.fields import Field
from boomcat.core.question import QUESTION_WORDS
from boomcat.core.rules import Rules
from boomcat.core.state import NO_SEAT
from boomcat.notation.card_text import NO_CARDS, write_cards
from boomcat.notation.move_text import read_play, write_move

__all__ = ["CODECS", "Codec", "Phrase"]

#: A card or a place that the player may not see.
HIDDEN: Final = "?"


class Phrase(Protocol):
    """A sentence about an event or an answer, to which each field adds what it has to say."""

    def player(self, name: str, seat: int) -> None: ...
    def one_card(self, card: int) -> None: ...
    def row_of_cards(self, cards: tuple[int, ...]) -> None: ...
    def counted_cards(self, cards: tuple[int, ...]) -> None: ...
    def number(self, name: str, number: int) -> None: ...
    def variant(self, word: str) -> None: ...
    def kitten(self, card: int) -> None: ...
    def face_down(self, cards: int) -> None: ...


@final
class Codec:
    """A row of the table."""

    def __init__(
        self,
        json_type: Any,
        to_json: Callable[[Any, Edition], object],
        from_json: Callable[[Any, Rules], object],
        text: Callable[[Any, Edition], str],
        say: Callable[[Phrase, str, Any], None],
    ) -> None:
        self.json_type: Final = json_type
        self.to_json: Final = to_json
        self.from_json: Final = from_json
        self.text: Final = text
        self.say: Final = say


# -- JSON ----------------------------------------------------------------------------


def unchanged(value: object, _: object) -> object:
    return value


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


def spaced(values: Iterable[object], _: Edition) -> str:
    return " ".join([str(value) for value in values])


# -- words ---------------------------------------------------------------------------


def say_nothing(phrase: Phrase, name: str, value: object) -> None:
    """It changes nothing about the sentence."""


def say_player(phrase: Phrase, name: str, seat: int) -> None:
    phrase.player(name, seat)


def say_card(phrase: Phrase, _: str, card: int) -> None:
    if card == NO_CARD:
        phrase.face_down(1)
    else:
        phrase.one_card(card)


def say_cards(phrase: Phrase, _: str, cards: tuple[int, ...]) -> None:
    if NO_CARD in cards:
        phrase.face_down(len(cards))
    else:
        phrase.row_of_cards(cards)


def say_counted(phrase: Phrase, _: str, cards: tuple[int, ...]) -> None:
    phrase.counted_cards(cards)


def say_number(phrase: Phrase, name: str, number: int) -> None:
    phrase.number(name, number)


def say_place(phrase: Phrase, name: str, above: int) -> None:
    if above == HIDDEN_PLACE:
        phrase.face_down(1)
    else:
        phrase.number(name, above)


def say_variant(phrase: Phrase, name: str, chosen: bool) -> None:
    if chosen:
        phrase.variant(name)


def say_kitten(phrase: Phrase, _: str, card: int) -> None:
    if card != Kind.EXPLODING_KITTEN:
        phrase.kitten(card)


# -- the table -----------------------------------------------------------------------

SEAT: Final = Codec(int, seat_to_json, seat_from_json, seat_text, say_player)
CARD: Final = Codec(str, card_to_json, card_from_json, card_text, say_card)
CARDS: Final = Codec(list[str], cards_to_json, cards_from_json, cards_text, say_cards)
FLAG: Final = Codec(bool, unchanged, unchanged, flag_text, say_nothing)
PLAY: Final = Codec(str, play_text, play_from_json, play_text, say_nothing)

CODECS: Final[dict[Field, Codec]] = {
    Field.SEAT: SEAT,
    Field.OPTIONAL_SEAT: Codec(int | None, seat_to_json, seat_from_json, seat_text, say_nothing),
    Field.SEATS: Codec(
        list[int],
        lambda seats, _: [seat + 1 for seat in seats],
        lambda numbers, _: [number - 1 for number in numbers],
        lambda seats, _: " ".join([str(seat + 1) for seat in seats]) or NO_CARDS,
        say_nothing,
    ),
    Field.LIVING_SEAT: SEAT,
    Field.OTHER_SEAT: SEAT,
    Field.CARD: CARD,
    Field.HIDDEN_CARD: Codec(str | None, card_to_json, card_from_json, card_text, say_card),
    Field.OPTIONAL_CARD: Codec(
        str | None,
        card_to_json,
        card_from_json,
        lambda card, edition: NO_CARDS if card == NO_CARD else edition.words[card],
        say_nothing,
    ),
    Field.KITTEN: Codec(str, card_to_json, card_from_json, card_text, say_kitten),
    Field.OWN_CARD: CARD,
    Field.CAT: CARD,
    Field.LIFTED_CARD: CARD,
    Field.DRAWN_KITTEN: Codec(
        str,
        card_to_json,
        card_from_json,
        lambda card, edition: "" if card == Kind.EXPLODING_KITTEN else edition.words[card],
        say_kitten,
    ),
    Field.CARDS: CARDS,
    Field.HIDDEN_CARDS: Codec(list[str | None], cards_to_json, cards_from_json, cards_text, say_cards),
    Field.HAND: Codec(
        list[str], cards_to_json, lambda words, rules: list(cards_from_json(words, rules)), cards_text, say_counted
    ),
    Field.PILE: Codec(
        list[str],
        lambda cards, edition: cards_to_json(cards[::-1], edition),
        lambda words, rules: list(cards_from_json(words[::-1], rules)),
        lambda cards, edition: cards_text(cards[::-1], edition),
        say_nothing,
    ),
    Field.PLACE: Codec(
        int | None,
        lambda above, _: None if above == HIDDEN_PLACE else above,
        lambda above, _: HIDDEN_PLACE if above is None else above,
        lambda above, _: HIDDEN if above == HIDDEN_PLACE else str(above),
        say_place,
    ),
    Field.ORDER: Codec(
        list[int], unchanged, unchanged, lambda order, _: " ".join([str(place + 1) for place in order]), say_nothing
    ),
    Field.PLAY: PLAY,
    Field.OPTIONAL_PLAY: Codec(
        str | None,
        lambda play, edition: None if play is None else write_move(play, edition),
        play_from_json,
        play_text,
        say_nothing,
    ),
    Field.QUESTION: Codec(
        str,
        lambda asking, _: QUESTION_WORDS[asking],
        lambda word, _: QUESTION_WORDS.index(word),
        lambda asking, _: QUESTION_WORDS[asking],
        say_nothing,
    ),
    Field.NUMBER: Codec(int, unchanged, unchanged, lambda number, _: str(number), say_number),
    Field.NUMBERS: Codec(list[int], unchanged, unchanged, spaced, say_nothing),
    Field.FLAG: FLAG,
    Field.FLAGS: Codec(
        list[bool],
        unchanged,
        unchanged,
        lambda flags, edition: " ".join([flag_text(one, edition) for one in flags]),
        say_nothing,
    ),
    Field.VARIANT: Codec(bool, unchanged, unchanged, flag_text, say_variant),
    Field.GODCAT: Codec(bool, unchanged, unchanged, lambda godcat, _: "godcat" if godcat else "devilcat", say_nothing),
}
