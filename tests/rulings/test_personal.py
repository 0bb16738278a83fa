"""Personal Attack (B5)."""

import pytest

from boomcat.core.events import TurnBegan
from tests.support.scenario import rule

DECK = "original personal=3"


@rule("B5")
def test_one_owes_three_turns_oneself(scenario):
    table = scenario(f"{DECK}; 1: personal; 2: -; pile: see kitten")
    table.unopposed(1, "personal")
    table.shows("1: -; turn: 1 owes 3 attacked; pile: see kitten; discards: personal")
    assert table.log[-1] == TurnBegan(0, 3, True)


@rule("B5", "A2", "A5")
@pytest.mark.parametrize(("turn", "owes"), [("1 owes 2 attacked", 5), ("1 owes 1 attacked", 4), ("1 owes 2", 3)])
def test_under_attack_the_turns_owed_are_added(scenario, turn, owes):
    table = scenario(f"{DECK}; 1: personal; 2: -; pile: see kitten; turn: {turn}")
    table.unopposed(1, "personal")
    table.shows(f"turn: 1 owes {owes} attacked")


@rule("B5", "A2")
def test_one_personal_attack_after_another_adds_up(scenario):
    table = scenario(f"{DECK}; 1: 2*personal; 2: -; pile: see kitten")
    table.unopposed(1, "personal", "personal")
    table.shows("turn: 1 owes 6 attacked")


@rule("B5", "A2")
def test_an_attack_passes_them_all_on(scenario):
    table = scenario(f"{DECK}; 1: personal attack; 2: -; pile: see kitten")
    table.unopposed(1, "personal", "attack")
    table.shows("turn: 2 owes 5 attacked")


@rule("B5", "V4")
def test_where_attacks_do_not_stack_it_is_always_three(scenario):
    table = scenario(f"{DECK} no-stacking; 1: personal; 2: -; pile: see kitten; turn: 1 owes 2 attacked")
    table.unopposed(1, "personal")
    table.shows("turn: 1 owes 3 attacked")


@rule("B5", "T7")
def test_skip_ends_one_of_them_and_super_skip_all(scenario):
    table = scenario(f"{DECK} super-skip=1; 1: personal skip super-skip; 2: -; pile: see kitten")
    table.unopposed(1, "personal", "skip")
    table.shows("turn: 1 owes 2 attacked")
    table.unopposed(1, "super-skip")
    table.shows("turn: 2")


@rule("B5", "N8")
def test_noped_nothing_changes(scenario):
    table = scenario(f"{DECK}; 1: personal; 2: nope; pile: see kitten; turn: 1 owes 2 attacked")
    table.play(1, "personal")
    table.play(2, "nope")
    table.everybody_passes()
    table.shows("turn: 1 owes 2 attacked; discards: nope personal")


@rule("B5", "N2")
def test_after_a_yup_it_happens(scenario):
    table = scenario(f"{DECK}; 1: personal nope; 2: nope; pile: see kitten")
    table.play(1, "personal")
    table.play(2, "nope")
    table.play(1, "nope")
    table.everybody_passes()
    table.shows("turn: 1 owes 3 attacked")


@rule("B5", "K6")
def test_a_player_who_explodes_leaves_one_turn_to_the_next(scenario):
    table = scenario(f"{DECK}; 1: personal; 2: -; 3: -; pile: kitten see kitten")
    table.unopposed(1, "personal")
    table.play(1, "draw")
    table.shows("1: out; turn: 2")


@rule("B5", "E3")
def test_the_direction_does_not_matter(scenario):
    table = scenario(f"{DECK} reverse=1; 1: personal; 2: -; 3: -; pile: see 2*kitten; turn: 1 reversed")
    table.unopposed(1, "personal")
    table.shows("turn: 1 owes 3 attacked reversed")


@rule("B5", "G7")
def test_the_godcat_can_be_it(scenario):
    table = scenario("good-vs-evil personal=2; 1: godcat; 2: -; pile: favor kitten")
    table.unopposed(1, "godcat as personal")
    table.shows("turn: 1 owes 3 attacked; discards: -")


@rule("B5", "X1")
def test_in_a_combo_it_attacks_no_player(scenario):
    table = scenario(f"{DECK}; 1: 2*personal; 2: see; pile: see kitten", luck=[0])
    table.unopposed(1, "pair personal 2")
    table.shows("1: see; turn: 1")
