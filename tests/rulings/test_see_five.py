"""See the Future (5x) (E4)."""

import pytest

from boomcat.core.events import Peeked
from tests.support.scenario import rule

DECK = "original see5=2"


@rule("E4")
def test_one_player_sees_the_top_five_and_the_turn_goes_on(scenario):
    table = scenario(f"{DECK}; 1: see5; 2: -; pile: skip kitten nope favor attack see")
    table.unopposed(1, "see5")
    table.shows("1: -; turn: 1; pile: skip kitten nope favor attack see; discards: see5")
    assert table.known_pile(1) == "skip kitten nope favor attack ?"
    assert table.known_pile(2) == table.known_pile(0) == "? ? ? ? ? ?"


@rule("E4", "F5")
@pytest.mark.parametrize("pile", ["kitten", "nope kitten", "nope see favor kitten"])
def test_with_fewer_than_five_it_shows_those_there_are(scenario, pile):
    table = scenario(f"{DECK}; 1: see5; 2: -; pile: {pile}")
    table.unopposed(1, "see5")
    seen = next(event for event in table.log if isinstance(event, Peeked))
    assert table.row(seen.cards) == pile


@rule("E4")
def test_see_three_and_see_five_are_two_titles(scenario):
    table = scenario(f"{DECK}; 1: see see5; 2: nope; pile: kitten")
    assert not [move for move in table.choices(1) if move.startswith("pair")]
