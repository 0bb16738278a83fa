"""Barking Kitten (B1)."""

from boomcat.core.cards import Card
from boomcat.core.events import Barked, Defused, Discarded, Exploded, Laid, Placed, Played
from boomcat.views.view import View
from tests.support.scenario import rule

DECK = "original barking=2"


# -- where the other one is --------------------------------------------------------------------


@rule("B1")
def test_if_no_player_has_the_other_one_it_lies_before_its_player(scenario):
    table = scenario(f"{DECK}; 1: barking; 2: see; 3: -; pile: see 2*kitten; turn: 1 owes 2 attacked")
    table.play(1, "barking")
    table.shows("1: -; barking: 1; turn: 1 owes 2 attacked; discards: barking")
    assert table.events(Laid) == [Laid(0, 0, Card.BARKING_KITTEN)]


@rule("B1")
def test_if_another_player_holds_the_other_one_they_discard_it_and_explode(scenario):
    table = scenario(f"{DECK}; 1: barking; 2: -; 3: barking see; pile: see 2*kitten; turn: 1 owes 2 attacked")
    table.play(1, "barking")
    table.shows("1: -; 3: out; barking: -; turn: 1 owes 2 attacked; discards: see 2*barking; pile: see 2*kitten")
    assert table.events(Discarded) == [Discarded(2, Card.BARKING_KITTEN)]
    assert table.events(Barked) == [Barked(0, 2, True, False)]
    assert table.events(Exploded) == [Exploded(2, (Card.SEE_THE_FUTURE,), Card.BARKING_KITTEN)]


@rule("B1")
def test_they_may_defuse_it_and_nothing_is_put_back(scenario):
    table = scenario(f"{DECK}; 1: barking; 2: defuse barking; pile: see kitten; turn: 1 owes 2 attacked")
    table.play(1, "barking")
    table.shows("asked: bark 2")
    assert table.choices(2) == ["defuse", "explode"]
    table.play(2, "defuse barking")
    table.shows("1: -; 2: -; barking: -; turn: 1 owes 2 attacked; pile: see kitten; discards: defuse 2*barking")
    assert table.events(Defused) == [Defused(1, Card.DEFUSE, False)]
    assert table.events(Placed) == []


@rule("B1", "K5")
def test_they_may_decline_to_defuse(scenario):
    table = scenario(f"{DECK}; 1: barking; 2: defuse barking; 3: -; pile: see 2*kitten")
    table.play(1, "barking")
    table.play(2, "explode barking")
    table.shows("2: out; turn: 1; discards: defuse 2*barking; pile: see 2*kitten")


@rule("B1")
def test_if_one_lies_before_another_player_they_must(scenario):
    table = scenario(f"{DECK}; 1: barking; 2: defuse; 3: -; pile: see 2*kitten; discards: barking; barking: 3")
    table.play(1, "barking")
    table.shows("3: out; barking: -; turn: 1; discards: 2*barking")
    assert table.events(Barked) == [Barked(0, 2, False, False)]


@rule("B1")
def test_with_both_in_the_hand_both_are_spent_and_the_target_is_chosen(scenario):
    table = scenario(f"{DECK}; 1: 2*barking; 2: defuse; 3: -; 4: out; pile: see 2*kitten")
    table.play(1, "barking")
    assert table.choices(1) == ["aim 2", "aim 3"]
    table.refuses(1, "aim 1", "target-is-yourself")
    table.refuses(1, "aim 4", "target-is-out")
    table.play(1, "aim 2")
    table.play(2, "defuse barking")
    table.shows("1: -; 2: -; turn: 1; barking: -; discards: defuse 2*barking")
    assert table.events(Discarded) == [Discarded(0, Card.BARKING_KITTEN)]
    assert table.events(Barked) == [Barked(0, 1, False, True)]


@rule("B1")
def test_with_one_before_oneself_the_target_is_chosen_too(scenario):
    table = scenario(f"{DECK}; 1: barking; 2: defuse; 3: -; pile: see 2*kitten; barking: 1; discards: barking")
    table.play(1, "barking", "aim 3")
    table.shows("3: out; turn: 1; barking: -; discards: 2*barking")


@rule("B1", "F12")
def test_a_target_needs_no_card(scenario):
    table = scenario(f"{DECK}; 1: 2*barking; 2: -; pile: see kitten")
    table.play(1, "barking", "aim 2")
    table.shows("2: out; asked: over; discards: 2*barking")
    assert table.game.winner() == 0


@rule("B1")
def test_one_may_lie_before_a_player_turn_after_turn(scenario):
    table = scenario(f"{DECK}; 1: barking; 2: -; 3: -; pile: barking see 2*kitten")
    table.play(1, "barking", "draw")
    table.shows("1: barking; barking: 1; turn: 2")
    table.play(2, "draw")
    table.play(3, "draw")
    table.shows("3: out; barking: 1; turn: 1")
    table.play(1, "barking", "aim 2")
    table.shows("2: out; asked: over")


@rule("B1")
def test_both_in_one_hand_come_before_one_that_lies_there(scenario):
    """Five different have fetched one that lies before player 3: what lies there is only a marker."""
    table = scenario(f"{DECK}; 1: 2*barking; 2: -; 3: -; pile: see 2*kitten; barking: 3")
    table.play(1, "barking", "aim 2")
    table.shows("2: out; barking: 3; turn: 1")


@rule("B1", "X3")
def test_a_marker_lies_before_the_player_and_the_card_can_be_taken(scenario):
    table = scenario(f"{DECK}; 1: -; 2: -; 3: -; pile: see 2*kitten; barking: 2; discards: barking; asked: take")
    table.play(1, "take barking", "barking")
    table.shows("2: out; barking: -; turn: 1; discards: barking")


@rule("B1")
def test_the_marker_goes_with_its_player(scenario):
    table = scenario(f"{DECK}; 1: -; 2: barking; 3: -; pile: kitten see kitten; barking: 1; discards: barking")
    table.play(1, "draw")
    table.shows("1: out; barking: -; turn: 2")
    table.play(2, "barking")
    table.shows("barking: 2")


@rule("B1")
def test_alone_in_its_deck_it_only_ever_lies_there(scenario):
    table = scenario("original barking=1; 1: barking; 2: -; pile: see kitten")
    table.play(1, "barking")
    table.shows("barking: 1; turn: 1")


# -- what it isn't -----------------------------------------------------------------------------


@rule("B1", "N1")
def test_it_is_never_noped(scenario):
    table = scenario(f"{DECK}; 1: barking; 2: nope defuse barking; 3: nope; pile: see 2*kitten")
    table.play(1, "barking")
    assert table.asked == [2]
    table.refuses(3, "nope", "not-asked")
    table.play(2, "defuse barking")
    table.shows("2: nope; turn: 1")
    assert [str(event.play) for event in table.events(Played)] == ["barking"]


@rule("B1", "G7")
def test_the_godcat_neither_is_it_nor_defuses_it(scenario):
    deck = "good-vs-evil barking=2"
    table = scenario(f"{deck}; 1: godcat; 2: horse; pile: favor kitten")
    assert not [play for play in table.choices(1) if "barking" in play]
    table = scenario(f"{deck}; 1: barking; 2: godcat barking; 3: -; pile: favor 2*kitten")
    table.play(1, "barking")
    table.shows("2: out; turn: 1; discards: 2*barking")
    assert table.godcat == "mat"


@rule("B1", "E11")
def test_such_a_death_uses_up_no_kitten(scenario):
    table = scenario(f"{DECK}; 1: barking; 2: barking; 3: -; pile: see 2*kitten")
    table.play(1, "barking")
    assert {View(table.game, viewer).kittens for viewer in (-1, 0, 2)} == {2}
    table.shows("2: out; pile: see 2*kitten")


@rule("B1", "V4")
def test_the_hand_of_the_dead_may_leave_the_game(scenario):
    table = scenario(f"{DECK} remove-dead-hands; 1: barking; 2: barking see; 3: -; pile: see 2*kitten")
    table.play(1, "barking")
    table.shows("2: out; removed: see; discards: 2*barking")


@rule("B1", "X1")
def test_in_a_combo_it_does_not_bark(scenario):
    table = scenario(f"{DECK}; 1: 2*barking; 2: see; pile: see kitten", luck=[0])
    table.unopposed(1, "pair barking 2")
    table.shows("1: see; 2: -; barking: -; turn: 1; discards: 2*barking")


# -- hidden and stolen -------------------------------------------------------------------------


@rule("B1", "H8")
def test_the_other_one_is_found_in_a_cursed_hand_too(scenario):
    table = scenario(f"{DECK} curse=1; 1: barking; 2: defuse barking; pile: see kitten; cursed: 2")
    table.play(1, "barking")
    assert table.choices(2) == ["defuse", "explode"]
    table.play(2, "defuse barking")
    table.shows("2: -; cursed: 2; turn: 1")


@rule("B1", "K8")
def test_one_may_lie_about_it(scenario):
    """A Favor may ask for it and get something else: only three of a kind find it out."""
    table = scenario(f"{DECK}; 1: favor 3*tacocat barking; 2: barking see; pile: see kitten")
    table.unopposed(1, "favor 2")
    table.play(2, "give see")
    table.unopposed(1, "triple tacocat 2 barking")
    table.shows("1: 2*barking see; 2: -; turn: 1")
