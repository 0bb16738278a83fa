"""Swap Top and Bottom (E2)."""

import pytest

from boomcat.core.events import Swapped
from tests.support.scenario import rule

DECK = "original swap=3"


@rule("E2")
def test_the_top_and_the_bottom_card_change_places_and_the_turn_goes_on(scenario):
    table = scenario(f"{DECK}; 1: swap; 2: -; pile: kitten see favor skip")
    table.unopposed(1, "swap")
    table.shows("1: -; turn: 1; pile: skip see favor kitten; discards: swap")
    assert table.log.count(Swapped(0)) == 1


@rule("E2")
def test_two_cards_change_places_too(scenario):
    table = scenario(f"{DECK}; 1: swap; 2: -; pile: kitten see")
    table.unopposed(1, "swap")
    table.shows("pile: see kitten")


@rule("E2")
def test_with_a_single_card_nothing_happens(scenario):
    table = scenario(f"{DECK}; 1: swap; 2: -; pile: kitten")
    table.unopposed(1, "swap")
    table.shows("1: -; turn: 1; pile: kitten; discards: swap")
    assert not any(isinstance(event, Swapped) for event in table.log)


@rule("E2")
def test_a_noped_swap_changes_nothing(scenario):
    table = scenario(f"{DECK}; 1: swap; 2: nope; pile: kitten see")
    table.play(1, "swap")
    table.play(2, "nope")
    table.everybody_passes()
    table.shows("pile: kitten see; turn: 1")


@rule("E2")
def test_knowledge_of_both_cards_moves_with_them(scenario):
    table = scenario(f"{DECK}; 1: see swap; 2: defuse; pile: favor skip nope tacocat; turn: 2; asked: place")
    table.play(2, "place bottom")
    table.unopposed(1, "see", "swap")
    table.shows("pile: kitten skip nope tacocat favor")
    assert table.known_pile(1) == "? skip nope ? favor"
    assert table.known_pile(2) == "kitten ? ? ? ?"
    assert table.known_pile(0) == "? ? ? ? ?"
    # Player 1 did not see where the kitten went: not among the top three.
    assert [table.knowledge(1).chance_to_explode(above) for above in range(5)] == pytest.approx([0.5, 0, 0, 0.5, 0])
