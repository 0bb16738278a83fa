"""Swap Top and Bottom (E2)."""

import pytest

from boomcat.core.events import Swapped
from tests.scenario import rule

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
@pytest.mark.parametrize("seat", [1, 2])
def test_what_is_known_of_both_cards_moves_with_them(scenario, seat):
    """Player 1 has seen three cards, which all were told of by then; player 2 has put a kitten on the bottom."""
    table = scenario(f"{DECK}; 1: see swap; 2: defuse; pile: favor skip nope tacocat; turn: 2; asked: place")
    known = table.knowledge(seat)
    table.play(2, "place bottom")
    table.unopposed(1, "see", "swap")
    table.shows("pile: kitten skip nope tacocat favor")
    table.tell(known)
    words = [table.word(known.known_at(above)) if known.known_at(above) >= 0 else "?" for above in range(5)]
    assert words == (["?", "skip", "nope", "?", "favor"] if seat == 1 else ["kitten", "?", "?", "?", "?"])
