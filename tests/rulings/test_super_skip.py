"""Super Skip (E1)."""

import pytest

from tests.support.scenario import rule

DECK = "original super-skip=2"


@rule("E1")
@pytest.mark.parametrize("owes", ["", " owes 2 attacked", " owes 6 attacked"])
def test_a_super_skip_ends_every_turn_that_is_owed_and_the_next_player_takes_one(scenario, owes):
    table = scenario(f"{DECK}; 1: super-skip; 2: -; 3: -; pile: 2*kitten see; turn: 1{owes}")
    table.unopposed(1, "super-skip")
    table.shows("1: -; turn: 2; pile: 2*kitten see; discards: super-skip")


@rule("E1")
def test_a_noped_super_skip_ends_no_turn(scenario):
    table = scenario(f"{DECK}; 1: super-skip; 2: nope; pile: kitten see; turn: 1 owes 4 attacked")
    table.play(1, "super-skip")
    table.play(2, "nope")
    table.everybody_passes()
    table.shows("turn: 1 owes 4 attacked; discards: nope super-skip")


@rule("E1")
def test_the_turns_that_a_super_skip_ends_are_not_handed_on(scenario):
    table = scenario(f"{DECK}; 1: super-skip; 2: attack; pile: kitten see; turn: 1 owes 4 attacked")
    table.unopposed(1, "super-skip")
    table.unopposed(2, "attack")
    table.shows("turn: 1 owes 2 attacked")


@rule("E1")
def test_the_godcat_can_be_a_super_skip(scenario):
    table = scenario("good-vs-evil super-skip=2; 1: godcat; 2: -; pile: kitten attack; turn: 1 owes 2 attacked")
    table.unopposed(1, "godcat as super-skip")
    table.shows("1: -; turn: 2; pile: kitten attack")


@rule("E1")
def test_two_super_skips_are_a_pair(scenario):
    table = scenario(f"{DECK}; 1: 2*super-skip; 2: see; pile: kitten", luck=[0])
    table.unopposed(1, "pair super-skip 2")
    table.shows("1: see; 2: -; turn: 1")
