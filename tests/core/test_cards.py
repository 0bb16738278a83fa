"""One table says everything about a kind of card, and everything else takes it from there."""

import copy
import pickle
import re
from typing import Any

import pytest

from boomcat.bots.worth import WORTH
from boomcat.core.cards import (
    AIMED,
    AIMED_AT_CARDS,
    ALONE,
    CATS,
    CURSING,
    FACTS,
    FAMILIES,
    FERAL,
    GODCAT_CAN_BE,
    GODCATS,
    HOLDABLE,
    IN_FIVES,
    KINDS,
    MARKING,
    NEEDS_MAT,
    NEEDS_NEXT_CARD,
    PERILS,
    PLAYED_ALONE,
    TAKING,
    TARGETED,
    WILD_CATS,
    Card,
    Kind,
    Needs,
    members_of,
)
from boomcat.core.edition import EDITIONS
from boomcat.core.plays import PLAYS
from boomcat.core.question import QUESTIONS, Ask, QuestionKind
from boomcat.core.recipe import edition_named
from tests.support.random_games import RECIPES

pytestmark = pytest.mark.both_builds


def test_every_row_is_about_the_card_of_its_number():
    assert [facts.card for facts in FACTS] == list(range(KINDS))
    assert KINDS == Card.DEVILCAT + 1


def test_words_are_unlike_and_only_the_cat_slots_have_none():
    words = [facts.word for facts in FACTS if facts.word]
    assert len(words) == len(set(words))
    assert [facts.card for facts in FACTS if not facts.word] == list(range(Card.CAT_1, Card.CAT_5 + 1))


def test_every_card_belongs_to_a_family_and_every_family_has_cards():
    assert {facts.family for facts in FACTS} == set(FAMILIES)
    assert len(FAMILIES) == len(set(FAMILIES))


def test_the_sets_say_what_the_table_says():
    assert sum(1 << card for card in range(Card.CAT_1, Card.CAT_5 + 1)) == CATS
    assert 1 << Card.FERAL_CAT == FERAL
    assert 1 << Card.GODCAT == GODCATS
    assert WILD_CATS == CATS | FERAL
    by_needs = {
        Needs.NOTHING: ALONE,
        Needs.OTHER_PLAYER: AIMED,
        Needs.OTHER_PLAYER_WITH_CARDS: AIMED_AT_CARDS,
        Needs.BOTH_CATS_ON_THE_MAT: NEEDS_MAT,
        Needs.OTHER_PLAYER_TO_MARK: MARKING,
        Needs.OTHER_PLAYER_TO_CURSE: CURSING,
        Needs.OTHER_PLAYER_TO_TAKE_FROM: TAKING,
        Needs.OWN_NEXT_CARD: NEEDS_NEXT_CARD,
    }
    assert set(by_needs) == {number for name, number in vars(Needs).items() if name.isupper()}
    for facts in FACTS:
        alone = facts.fewest == 1
        assert [needs for needs, cards in by_needs.items() if cards >> facts.card & 1] == [facts.needs] * alone
        assert (HOLDABLE >> facts.card & 1) == (facts.fewest > 0)
        assert (GODCAT_CAN_BE >> facts.card & 1) == facts.godcat
        assert (PERILS >> facts.card & 1) == (facts.family == "peril")
    assert TARGETED == AIMED | AIMED_AT_CARDS | MARKING | CURSING | TAKING
    assert PLAYED_ALONE == ALONE | TARGETED | NEEDS_MAT | NEEDS_NEXT_CARD
    assert IN_FIVES == HOLDABLE & ~(1 << Card.STREAKING_KITTEN)


def test_every_card_that_can_be_played_alone_has_a_separate_play():
    assert sorted(PLAYS) == members_of(PLAYED_ALONE)
    assert len(set(PLAYS.values())) == len(PLAYS)


def test_only_cards_that_can_be_held_have_a_worth():
    """Kittens and the Devilcat are in no hand, so a bot never weighs them."""
    perilous = [Card.EXPLODING_KITTEN, Card.IMPLODING_KITTEN, Card.IMPLODING_FACE_UP, Card.DEVILCAT]
    assert [card for card in Card if not WORTH[card]] == perilous
    assert [facts.card for facts in FACTS if not facts.fewest] == perilous


@pytest.mark.parametrize("key", [*EDITIONS, *RECIPES])
def test_every_title_of_an_edition_has_a_word_that_leads_back_to_it(key):
    edition = edition_named(key)
    assert [edition.card(edition.word(card)) for card in edition.titles] == list(edition.titles)


def test_the_enum_and_the_constants_of_the_compiled_core_are_the_same():
    constants = {name: number for name, number in vars(Kind).items() if name.isupper()}
    assert constants == {card.name: card.value for card in Card}
    assert [int(card) for card in Card] == list(range(KINDS))
    assert {name: number for name, number in vars(Ask).items() if name.isupper()} == {
        kind.name: kind.value for kind in QuestionKind
    }


@pytest.mark.parametrize("card", Card, ids=str)
def test_a_card_is_read_by_its_name_its_number_and_its_words(card):
    assert repr(card) == f"Card.{card.name}"
    assert Card(int(card)) is Card(str(card)) is Card(f" {card} ".upper()) is card
    assert f"{card}" == f"{card!s}" == FACTS[card].word or card.name.startswith("CAT_")
    for edition in EDITIONS.values():
        if card in edition.titles:
            assert Card(edition.word(card)) is card
    assert pickle.loads(pickle.dumps(card)) is copy.deepcopy(card) is card


@pytest.mark.parametrize("kind", QuestionKind, ids=str)
def test_a_kind_of_question_is_read_by_its_number_and_its_word(kind):
    assert QuestionKind(int(kind)) is QuestionKind(str(kind)) is kind
    assert str(kind) == f"{kind}" == QUESTIONS[kind].word
    assert repr(kind) == f"QuestionKind.{kind.name}"


@pytest.mark.parametrize("enum", [Card, QuestionKind])
@pytest.mark.parametrize(
    ("value", "error", "words"),
    [
        ("uno", ValueError, "is called 'uno'; there are "),
        ("", ValueError, "is called ''"),
        (99, ValueError, "has the number 99"),
        (-1, ValueError, "has the number -1"),
        (10**30, ValueError, f"has the number {10**30}"),
        (None, TypeError, "its number or its word, not None"),
        (1.5, TypeError, "its number or its word, not 1.5"),
        ([], TypeError, "its number or its word, not []"),
    ],
)
def test_an_unknown_card_or_question_is_refused_in_words(enum: Any, value: object, error: type, words: str):
    with pytest.raises(error, match=re.escape(words)):
        enum(value)
