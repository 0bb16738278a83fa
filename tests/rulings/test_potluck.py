"""Potluck (B6)."""

import pytest

from boomcat.core.cards import NO_CARD, Card
from boomcat.core.events import Added, Shuffled
from boomcat.views.redact import redact
from tests.support.scenario import rule

DECK = "original potluck=3"


@rule("B6")
def test_everybody_puts_a_card_on_top_the_player_first(scenario):
    table = scenario(f"{DECK}; 1: skip; 2: potluck favor; 3: nope; pile: see 2*kitten; turn: 2 owes 2 attacked")
    table.unopposed(2, "potluck")
    table.play(2, "add favor")
    table.play(3, "add nope")
    table.play(1, "add skip")
    table.shows("1: -; 2: -; 3: -; turn: 2 owes 2 attacked; pile: skip nope favor see 2*kitten; discards: potluck")
    assert table.events(Shuffled) == []


@rule("B6")
def test_only_the_one_who_puts_it_there_sees_the_card(scenario):
    table = scenario(f"{DECK}; 1: potluck; 2: skip; 3: -; pile: see 2*kitten")
    table.unopposed(1, "potluck")
    table.play(2, "add skip")
    added = Added(1, Card.SKIP, True, False, False)
    assert table.events(Added) == [added]
    assert redact(added, 1) == added
    assert {redact(added, viewer) for viewer in (-1, 0, 2)} == {Added(1, NO_CARD, True, False, False)}


@rule("B6")
def test_with_two_players_the_other_ones_card_is_drawn_next(scenario):
    table = scenario(f"{DECK}; 1: potluck skip; 2: see; pile: favor kitten")
    table.unopposed(1, "potluck")
    table.play(1, "add skip")
    table.play(2, "add see")
    table.play(1, "draw")
    table.shows("1: see; 2: -; turn: 2; pile: skip favor kitten")


@rule("B6")
def test_a_player_without_a_card_is_skipped(scenario):
    table = scenario(f"{DECK}; 1: potluck; 2: -; 3: skip; pile: see 2*kitten")
    table.unopposed(1, "potluck")
    assert table.asked == [3]
    table.play(3, "add skip")
    table.shows("turn: 1; pile: skip see 2*kitten")


@rule("B6")
def test_without_any_card_nothing_happens(scenario):
    table = scenario(f"{DECK}; 1: potluck; 2: -; pile: see kitten")
    table.unopposed(1, "potluck")
    table.shows("turn: 1; pile: see kitten; discards: potluck")


@rule("B6", "G8")
def test_the_godcat_is_not_put_in(scenario):
    table = scenario("good-vs-evil potluck=2; 1: potluck godcat; 2: favor; pile: favor kitten")
    table.unopposed(1, "potluck")
    assert table.asked == [2]
    table.play(2, "add favor")
    table.shows("1: godcat; turn: 1; pile: 2*favor kitten")


@rule("B6", "H8")
def test_a_cursed_player_puts_a_random_card_on_top_unseen(scenario):
    table = scenario(f"{DECK} curse=1; 1: potluck; 2: skip favor; 3: see; pile: see 2*kitten; cursed: 2", luck=[0])
    table.unopposed(1, "potluck")
    table.play(3, "add see")
    table.shows("2: favor; 3: -; cursed: 2; turn: 1; pile: see skip see 2*kitten")
    assert redact(table.events(Added)[0], 1) == Added(1, NO_CARD, True, False, True)


@rule("B6", "E10")
def test_it_covers_a_face_up_imploding_kitten(scenario):
    table = scenario(f"{DECK} imploding=1; 1: potluck; 2: skip; 3: out; pile: imploding-up see")
    table.unopposed(1, "potluck")
    table.play(2, "add skip")
    table.shows("pile: skip imploding-up see")


@rule("B6", "N1")
def test_noped_it_takes_no_card(scenario):
    table = scenario(f"{DECK}; 1: potluck skip; 2: nope see; pile: see kitten")
    table.play(1, "potluck")
    table.play(2, "nope")
    table.everybody_passes()
    table.shows("1: skip; 2: see; turn: 1; pile: see kitten; discards: nope potluck")


@rule("B6", "N2", "B9")
def test_after_a_yup_it_asks_those_who_still_have_cards(scenario):
    table = scenario(f"{DECK}; 1: potluck skip; 2: nope; 3: nope see; pile: see 2*kitten")
    table.play(1, "potluck")
    table.play(2, "nope")
    table.play(3, "nope")
    table.everybody_passes()
    table.play(1, "add skip")
    table.play(3, "add see")
    table.shows("1: -; 2: -; 3: -; turn: 1; pile: see skip see 2*kitten")


@rule("B6", "H3", "H4", "K6")
def test_a_player_whose_own_potluck_sets_off_a_kitten_leaves_one_turn_to_the_next(scenario):
    table = scenario(
        f"{DECK} streaking=1; 1: potluck streaking kitten; 2: -; 3: -; pile: see 2*kitten; turn: 1 owes 3 attacked"
    )
    table.play(1, "potluck")
    table.everybody_passes()
    table.play(1, "add streaking")
    table.shows("1: out; turn: 2; pile: streaking see 2*kitten; discards: kitten potluck")


@rule("B6", "H5")
def test_a_kitten_on_top_does_not_go_off_until_it_is_drawn(scenario):
    table = scenario(f"{DECK} streaking=1; 1: potluck; 2: streaking kitten; pile: see kitten")
    table.unopposed(1, "potluck")
    table.play(2, "add kitten")
    table.shows("2: streaking; turn: 1; pile: kitten see kitten")
    table.play(1, "draw")
    table.shows("1: out; asked: over")


@rule("B6", "G7")
def test_the_godcat_can_be_it(scenario):
    table = scenario("good-vs-evil potluck=2; 1: godcat; 2: favor; pile: favor kitten")
    table.unopposed(1, "godcat as potluck")
    table.play(2, "add favor")
    table.shows("turn: 1; pile: 2*favor kitten; discards: -")


@rule("B6", "X1")
def test_in_a_combo_it_collects_nothing(scenario):
    table = scenario(f"{DECK}; 1: 2*potluck; 2: skip; pile: see kitten", luck=[0])
    table.unopposed(1, "pair potluck 2")
    table.shows("1: skip; 2: -; pile: see kitten")


@rule("B6")
def test_every_player_knows_where_their_card_lies(scenario):
    table = scenario(f"{DECK}; 1: potluck skip; 2: favor; 3: nope; pile: see 2*kitten")
    table.unopposed(1, "potluck")
    table.play(1, "add skip")
    table.play(2, "add favor")
    table.play(3, "add nope")
    known = [table.known_pile(viewer) for viewer in (1, 2, 3, 0)]
    assert known == ["? ? skip ? ? ?", "? favor ? ? ? ?", "nope ? ? ? ? ?", "? ? ? ? ? ?"]
    # None of the three that were put in can be a kitten: no player could have held one.
    assert [table.knowledge(1).chance_to_explode(above) for above in range(4)] == pytest.approx([0, 0, 0, 2 / 3])
