"""Every kind of field has a row in the table, and what is written as JSON is read back."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boomcat.core.cards import NO_CARD, Card
from boomcat.core.edition import EDITIONS
from boomcat.core.errors import MalformedInput
from boomcat.core.events import HIDDEN_PLACE
from boomcat.core.fields import SECRET, Field
from boomcat.core.move_pool import pair, single
from boomcat.core.question import QUESTION_KINDS
from boomcat.core.rules import Options, Rules
from boomcat.core.state import NO_SEAT
from boomcat.notation.codecs import CODECS
from boomcat.notation.move_text import read_field
from boomcat.notation.words import Words

RULES = Rules(EDITIONS["original"], 4, Options())
SEATS = st.integers(0, 3)
CARDS = st.sampled_from(RULES.edition.titles)
PLAYS = st.sampled_from([single(Card.SKIP, False, 0), single(Card.FAVOR, False, 2), pair(Card.CAT_1, 0, 1)])
VALUES: dict[Field, st.SearchStrategy[Any]] = {
    Field.SEAT: SEATS,
    Field.OPTIONAL_SEAT: SEATS | st.just(NO_SEAT),
    Field.SEATS: st.lists(SEATS),
    Field.OPTIONAL_SEATS: st.lists(SEATS | st.just(NO_SEAT)),
    Field.LIVING_SEAT: SEATS,
    Field.OTHER_SEAT: SEATS,
    Field.CARD: CARDS,
    Field.HIDDEN_CARD: CARDS | st.just(NO_CARD),
    Field.OPTIONAL_CARD: CARDS | st.just(NO_CARD),
    Field.KITTEN: st.just(Card.EXPLODING_KITTEN),
    Field.OWN_CARD: CARDS,
    Field.CAT: CARDS,
    Field.LIFTED_CARD: CARDS,
    Field.DRAWN_KITTEN: st.just(Card.EXPLODING_KITTEN),
    Field.CARDS: st.lists(CARDS).map(tuple),
    Field.HIDDEN_CARDS: st.lists(CARDS | st.just(NO_CARD)).map(tuple),
    Field.HAND: st.lists(CARDS),
    Field.HANDS: st.lists(st.lists(CARDS).map(tuple)),
    Field.PILE: st.lists(CARDS),
    Field.PLACE: st.integers(0, 50) | st.just(HIDDEN_PLACE),
    Field.ORDER: st.permutations([0, 1, 2]).map(tuple),
    Field.PLAY: PLAYS,
    Field.OPTIONAL_PLAY: PLAYS | st.none(),
    Field.QUESTION: st.sampled_from(QUESTION_KINDS),
    Field.NUMBER: st.integers(0, 50),
    Field.NUMBERS: st.lists(st.integers(0, 50)),
    Field.FLAG: st.booleans(),
    Field.FLAGS: st.lists(st.booleans()),
    Field.VARIANT: st.booleans(),
    Field.GODCAT: st.booleans(),
}


def test_every_kind_of_field_has_a_codec():
    assert set(CODECS) == set(Field) == set(VALUES)


@pytest.mark.parametrize("field", Field)
@given(data=st.data())
def test_every_value_written_as_json_is_read_back(field: Field, data: st.DataObject):
    value = data.draw(VALUES[field])
    codec = CODECS[field]
    assert codec.from_json(codec.to_json(value, RULES.edition), RULES) == value


@pytest.mark.parametrize("field", Field)
@given(data=st.data())
def test_different_values_have_different_texts(field: Field, data: st.DataObject):
    some, other = data.draw(VALUES[field]), data.draw(VALUES[field])
    text = CODECS[field].text
    if field in (Field.HIDDEN_CARDS, Field.HANDS, Field.NUMBERS, Field.FLAGS, Field.OPTIONAL_SEATS):
        # One hidden card hides the row; and nothing at all is written of an empty list.
        return
    assert (text(some, RULES.edition) == text(other, RULES.edition)) == (some == other)


@pytest.mark.parametrize("field", sorted(SECRET & {Field.HIDDEN_CARD, Field.HIDDEN_CARDS, Field.PLACE}))
def test_a_hidden_value_is_null_and_a_question_mark(field: Field):
    hidden: Any = {Field.HIDDEN_CARD: NO_CARD, Field.HIDDEN_CARDS: (NO_CARD,), Field.PLACE: HIDDEN_PLACE}[field]
    assert CODECS[field].to_json(hidden, RULES.edition) in (None, [None])
    assert CODECS[field].text(hidden, RULES.edition) == "?"


@pytest.mark.parametrize(("flag", "word"), [(True, "yes"), (False, "no")])
def test_a_flag_is_yes_or_no(flag: bool, word: str):
    assert CODECS[Field.FLAG].text(flag, RULES.edition) == word
    assert read_field(Field.FLAG, Words(word), RULES, pile=9) is flag


def test_neither_yes_nor_no_is_malformed():
    with pytest.raises(MalformedInput, match="yes, no"):
        read_field(Field.FLAG, Words("maybe"), RULES, pile=9)
