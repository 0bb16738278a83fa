"""Reverse (E3)."""

import pytest

from boomcat.core.errors import RuleError
from boomcat.notation import read_position
from boomcat.views.view import View
from tests.support.scenario import rule

DECK = "original reverse=3"


@rule("E3")
def test_play_turns_around_and_one_turn_ends_without_a_draw(scenario):
    table = scenario(f"{DECK}; 1: -; 2: reverse; 3: reverse; pile: 2*kitten see; turn: 2")
    table.unopposed(2, "reverse")
    table.shows("2: -; turn: 1 reversed; pile: 2*kitten see")
    table.play(1, "draw")
    table.shows("1: out; turn: 3 reversed")


@rule("E3")
def test_a_second_reverse_turns_it_back(scenario):
    table = scenario(f"{DECK}; 1: reverse; 2: reverse; 3: -; 4: -; pile: 3*kitten see; turn: 2")
    table.unopposed(2, "reverse")
    table.unopposed(1, "reverse")
    table.shows("turn: 2")


@rule("E3")
def test_under_attack_it_ends_one_turn_only(scenario):
    table = scenario(f"{DECK}; 1: reverse; 2: -; 3: -; pile: 2*kitten see; turn: 1 owes 2 attacked")
    table.unopposed(1, "reverse")
    table.shows("turn: 1 attacked reversed")


@rule("E3")
def test_an_attack_follows_the_new_direction(scenario):
    table = scenario(f"{DECK}; 1: attack; 2: -; 3: -; pile: 2*kitten see; turn: 1 reversed")
    table.unopposed(1, "attack")
    table.shows("turn: 3 owes 2 attacked reversed")


@rule("E3")
def test_after_a_death_play_goes_on_in_the_new_direction(scenario):
    table = scenario(f"{DECK}; 1: -; 2: -; 3: out; 4: -; pile: kitten 2*kitten; turn: 1 reversed")
    table.play(1, "draw")
    table.shows("1: out; turn: 4 reversed")


@rule("E3")
def test_between_two_players_it_is_a_skip_and_the_direction_stays(scenario):
    for direction in ("", " reversed"):
        table = scenario(f"{DECK}; 1: reverse; 2: -; 3: out; pile: kitten see; turn: 1{direction}")
        table.unopposed(1, "reverse")
        table.shows(f"turn: 2{direction}; pile: kitten see")


@rule("E3")
def test_a_noped_reverse_turns_nothing_around(scenario):
    table = scenario(f"{DECK}; 1: reverse; 2: nope; 3: -; pile: 2*kitten see")
    table.play(1, "reverse")
    table.play(2, "nope")
    table.everybody_passes()
    table.shows("turn: 1")


@rule("E3")
def test_everybody_sees_the_direction(scenario):
    table = scenario(f"{DECK}; 1: -; 2: -; 3: -; pile: 2*kitten see; turn: 1 reversed")
    assert not any(View(table.game, viewer).clockwise for viewer in range(-1, 3))


@rule("E3")
def test_without_the_card_play_cannot_be_reversed():
    with pytest.raises(RuleError) as refusal:
        read_position("original; 1: -; 2: -; 3: -; pile: 2*kitten; turn: 1 reversed")
    assert refusal.value.reason == "word-too-many"
