"""Garbage Collection (H9)."""

import pytest

from boomcat.core.cards import NO_CARD, Card
from boomcat.core.events import Added, Shuffled, Surfaced
from boomcat.views.redact import redact
from tests.support.scenario import rule

DECK = "original garbage=3"


@rule("H9")
def test_everybody_puts_a_card_into_the_pile_which_is_shuffled(scenario):
    table = scenario(
        f"{DECK}; 1: skip; 2: garbage favor; 3: nope see; pile: see 2*kitten; turn: 2", luck=[0, 0, 0, 0, 0]
    )
    table.unopposed(2, "garbage")
    assert table.choices(2) == ["add favor"]
    table.play(2, "add favor")
    assert table.choices(3) == ["add see", "add nope"]
    table.play(3, "add nope")
    table.play(1, "add skip")
    table.shows("1: -; 2: -; 3: see; turn: 2; discards: garbage")
    assert table.odds == [6, 5, 4, 3, 2]
    assert sorted(table.statement("pile").split()) == ["favor", "kitten", "kitten", "nope", "see", "skip"]
    assert table.log[-1] == Shuffled()


@rule("H9", "T7")
def test_under_attack_no_turn_ends(scenario):
    table = scenario(f"{DECK}; 1: garbage skip; 2: -; pile: see kitten; turn: 1 owes 3 attacked", luck=[2, 1])
    table.unopposed(1, "garbage")
    table.play(1, "add skip")
    table.shows("1: -; turn: 1 owes 3 attacked; pile: skip see kitten")


@rule("H9", "E3")
def test_in_the_other_direction_it_goes_round_the_other_way(scenario):
    table = scenario(
        f"{DECK} reverse=1; 1: garbage skip; 2: see; 3: nope; pile: see 2*kitten; turn: 1 reversed",
        luck=[5, 4, 3, 2, 1],
    )
    table.unopposed(1, "garbage")
    table.play(1, "add skip")
    table.play(3, "add nope")
    table.play(2, "add see")
    table.shows("turn: 1 reversed; pile: see nope skip see 2*kitten")


@rule("H9")
def test_a_player_without_a_card_is_skipped(scenario):
    table = scenario(f"{DECK}; 1: garbage; 2: -; 3: skip; pile: see 2*kitten", luck=[3, 2, 1])
    table.unopposed(1, "garbage")
    assert table.asked == [3]
    table.play(3, "add skip")
    table.shows("3: -; turn: 1; pile: skip see 2*kitten")


@rule("H9")
def test_without_any_card_the_pile_is_shuffled_all_the_same(scenario):
    table = scenario(f"{DECK}; 1: garbage; 2: -; pile: see kitten", luck=[0])
    table.unopposed(1, "garbage")
    table.shows("turn: 1; pile: kitten see")


@rule("H9", "G8")
def test_the_godcat_stays_in_the_hand(scenario):
    deck = "good-vs-evil garbage=2"
    table = scenario(f"{deck}; 1: garbage; 2: godcat; 3: out; pile: favor kitten", luck=[1])
    table.unopposed(1, "garbage")
    table.shows("2: godcat; turn: 1; pile: favor kitten")
    table = scenario(f"{deck}; 1: garbage; 2: godcat favor; 3: out; pile: favor kitten", luck=[2, 1])
    table.unopposed(1, "garbage")
    table.refuses(2, "add godcat", "godcat-stays-in-hand")
    table.play(2, "add favor")
    table.shows("2: godcat; turn: 1; pile: 2*favor kitten")


@rule("H9")
def test_only_the_one_who_puts_it_in_sees_the_card(scenario):
    table = scenario(f"{DECK}; 1: garbage; 2: skip; 3: -; pile: see 2*kitten", luck=[3, 2, 1])
    table.unopposed(1, "garbage")
    table.play(2, "add skip")
    added = Added(1, Card.SKIP, False, False, False)
    assert table.events(Added) == [added]
    assert redact(added, 1) == added
    assert {redact(added, viewer) for viewer in (-1, 0, 2)} == {Added(1, NO_CARD, False, False, False)}


@rule("H9", "N11")
def test_putting_a_card_in_cannot_be_noped(scenario):
    table = scenario(f"{DECK}; 1: garbage; 2: nope skip; 3: nope; pile: see 2*kitten")
    table.unopposed(1, "garbage")
    assert table.asked == [2]
    table.refuses(3, "nope", "not-asked")
    table.ends_at("add garbage 2")


@rule("H9", "N1")
def test_noped_it_takes_no_card(scenario):
    table = scenario(f"{DECK}; 1: garbage skip; 2: nope see; pile: see kitten")
    table.play(1, "garbage")
    table.play(2, "nope")
    table.everybody_passes()
    table.shows("1: skip; 2: see; turn: 1; pile: see kitten; discards: nope garbage")


@rule("H9", "N2")
def test_after_a_yup_it_asks_those_who_still_have_cards(scenario):
    table = scenario(f"{DECK}; 1: garbage nope; 2: nope; 3: skip; pile: see 2*kitten", luck=[3, 2, 1])
    table.play(1, "garbage")
    table.play(2, "nope")
    table.play(1, "nope")
    table.everybody_passes()
    assert table.asked == [3]
    table.play(3, "add skip")
    table.shows("3: -; turn: 1")


@rule("H9", "H8")
def test_a_cursed_player_puts_in_a_random_card_without_being_asked(scenario):
    table = scenario(
        f"{DECK} curse=1; 1: garbage see; 2: skip favor nope; 3: see; pile: see 2*kitten; cursed: 2",
        luck=[1, 5, 4, 3, 2, 1],
    )
    table.unopposed(1, "garbage")
    table.play(1, "add see")
    assert table.asked == [3]
    table.shows("2: skip nope; cursed: 2")
    table.play(3, "add see")
    table.shows("turn: 1; pile: see favor 2*see 2*kitten")
    added = table.events(Added)[1]
    assert added == Added(1, Card.FAVOR, False, False, True)
    assert {redact(added, viewer) for viewer in (-1, 0, 1, 2)} == {Added(1, NO_CARD, False, False, True)}


@rule("H9", "H8")
def test_a_cursed_player_whose_turn_it_is_puts_in_at_random_too(scenario):
    table = scenario(f"{DECK} curse=1; 1: garbage skip; 2: see; pile: see kitten; cursed: 1", luck=[1, 0, 3, 2, 1])
    table.play(1, "blind")
    table.everybody_passes()
    assert table.asked == [2]
    table.play(2, "add see")
    table.shows("1: -; cursed: 1; turn: 1; pile: see skip see kitten")


@rule("H9", "E10")
def test_an_imploding_kitten_that_was_covered_may_come_back_to_the_top(scenario):
    table = scenario(f"{DECK} imploding=1; 1: garbage; 2: skip; pile: imploding-up see", luck=[1, 1])
    table.unopposed(1, "garbage")
    table.play(2, "add skip")
    table.shows("pile: imploding-up skip see; turn: 1")
    assert table.log[-1] == Surfaced(Card.IMPLODING_FACE_UP)


@rule("H9", "G7")
def test_the_godcat_can_be_it(scenario):
    table = scenario("good-vs-evil garbage=2; 1: godcat; 2: favor; pile: favor kitten", luck=[2, 1])
    table.unopposed(1, "godcat as garbage")
    table.play(2, "add favor")
    table.shows("1: -; turn: 1; pile: 2*favor kitten; discards: -")
    assert table.godcat == "mat"


@rule("H9", "X2")
def test_in_a_combo_it_collects_nothing(scenario):
    table = scenario(f"{DECK}; 1: 3*garbage; 2: skip see; pile: see kitten")
    table.unopposed(1, "triple garbage 2 skip")
    table.shows("1: skip; 2: see; pile: see kitten; discards: 3*garbage")


@rule("H9")
def test_after_the_shuffle_the_own_card_may_be_anywhere(scenario):
    table = scenario(f"{DECK}; 1: garbage skip; 2: -; pile: 2*kitten see; 3: -", luck=[0, 0, 0])
    table.unopposed(1, "garbage")
    table.play(1, "add skip")
    known = table.knowledge(1)
    skip = table.game.rules.edition.card("skip")
    assert all(known.chance_of(skip, above) >= 1 / 4 for above in range(4))
    assert [known.chance_to_explode(above) for above in range(4)] == pytest.approx([1 / 2] * 4)
