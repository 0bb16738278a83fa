"""One table says everything about a kind of card, and everything else takes it from there."""

import pytest

from boomcat.core.cards import (
    AIMED,
    AIMED_AT_CARDS,
    ALONE,
    CATS,
    FACTS,
    FAMILIES,
    FERAL,
    GODCAT_CAN_BE,
    GODCATS,
    HOLDABLE,
    KINDS,
    NEEDS_MAT,
    PLAYED_ALONE,
    WILD_CATS,
    Card,
    Needs,
    members_of,
)
from boomcat.core.edition import EDITIONS
from boomcat.core.plays import PLAYS
from boomcat.core.recipe import edition_named
from tests.walk import RECIPES

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
    }
    for facts in FACTS:
        alone = facts.fewest == 1
        assert [needs for needs, cards in by_needs.items() if cards >> facts.card & 1] == [facts.needs] * alone
        assert (HOLDABLE >> facts.card & 1) == (facts.fewest > 0)
        assert (GODCAT_CAN_BE >> facts.card & 1) == facts.godcat


def test_what_can_be_played_alone_is_what_has_a_play_of_its_own():
    assert sorted(PLAYS) == members_of(PLAYED_ALONE)
    assert len(set(PLAYS.values())) == len(PLAYS)


def test_what_is_worth_something_can_be_held():
    """Kittens and the Devilcat are in no hand, so a bot never weighs them."""
    perilous = [Card.EXPLODING_KITTEN, Card.IMPLODING_KITTEN, Card.IMPLODING_FACE_UP, Card.DEVILCAT]
    assert [facts.card for facts in FACTS if not facts.worth] == perilous
    assert [facts.card for facts in FACTS if not facts.fewest] == perilous


@pytest.mark.parametrize("key", [*EDITIONS, *RECIPES])
def test_every_title_of_an_edition_has_a_word_that_leads_back_to_it(key):
    edition = edition_named(key)
    assert [edition.card(edition.word(card)) for card in edition.titles] == list(edition.titles)
