"""Catomic Bomb (E6)."""

import pytest

from boomcat.core.events import Bombed, Shuffled
from tests.support.scenario import rule

DECK = "original catomic=2"


@rule("E6")
def test_all_kittens_come_to_the_top_the_rest_is_shuffled_and_the_turn_ends(scenario):
    table = scenario(f"{DECK}; 1: catomic; 2: -; 3: -; pile: see kitten favor kitten skip", luck=[0, 0])
    table.unopposed(1, "catomic")
    table.shows("1: -; turn: 2; pile: 2*kitten skip see favor; discards: catomic")
    assert [event for event in table.log if isinstance(event, Shuffled | Bombed)] == [Shuffled(), Bombed(0, 2)]


@rule("E6")
def test_under_attack_it_ends_one_turn_only(scenario):
    table = scenario(f"{DECK}; 1: catomic; 2: -; pile: see kitten; turn: 1 owes 3 attacked")
    table.unopposed(1, "catomic")
    table.shows("turn: 1 owes 2 attacked; pile: kitten see")


@rule("E6")
@pytest.mark.parametrize("viewer", [0, 1, 2, 3])
def test_everybody_knows_that_the_top_cards_are_kittens(scenario, viewer):
    table = scenario(f"{DECK}; 1: catomic; 2: -; 3: -; pile: see kitten favor kitten skip", luck=[0, 0])
    table.unopposed(1, "catomic")
    known = table.knowledge(viewer)
    assert [known.chance_to_explode(above) for above in range(5)] == [1, 1, 0, 0, 0]


@rule("E6")
def test_known_other_cards_are_somewhere_in_the_rest(scenario):
    table = scenario(f"{DECK}; 1: see catomic; 2: -; 3: -; pile: see kitten favor kitten skip", luck=[0, 0])
    table.unopposed(1, "see", "catomic")
    known = table.knowledge(1)
    see = table.game.rules.edition.card("see")
    assert [known.chance_of(see, above) for above in range(2)] == [0, 0]
    assert sum(known.chance_of(see, above) for above in range(2, 5)) >= 1


@rule("E6")
def test_a_noped_bomb_moves_nothing(scenario):
    table = scenario(f"{DECK}; 1: catomic; 2: nope; pile: see kitten")
    table.play(1, "catomic")
    table.play(2, "nope")
    table.everybody_passes()
    table.shows("turn: 1; pile: see kitten")
