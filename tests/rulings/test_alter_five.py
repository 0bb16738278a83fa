"""Alter the Future (5x) (E5)."""

from itertools import permutations

import pytest

from tests.support.scenario import rule

DECK = "original alter5=2"


@rule("E5")
def test_the_top_five_go_back_in_any_order_and_the_turn_goes_on(scenario):
    table = scenario(f"{DECK}; 1: alter5; 2: -; pile: skip kitten nope favor attack see")
    table.unopposed(1, "alter5")
    assert table.known_pile(1) == "skip kitten nope favor attack ?"
    table.play(1, "alter 5 4 3 1 2")
    table.shows("1: -; turn: 1; pile: attack favor nope skip kitten see; discards: alter5")
    assert table.known_pile(1) == "attack favor nope skip kitten ?"
    assert table.known_pile(2) == table.known_pile(0) == "? ? ? ? ? ?"


@rule("E5")
def test_all_120_orders_are_offered(scenario):
    table = scenario(f"{DECK}; 1: -; 2: -; pile: skip kitten nope favor attack see; asked: alter 5")
    orders = {"alter " + " ".join(map(str, order)) for order in permutations(range(1, 6))}
    assert set(table.choices(1)) == orders
    assert len(orders) == 120
    table.ends_at("alter")


@rule("E5", "F5")
@pytest.mark.parametrize(("pile", "cards"), [("kitten", 1), ("kitten see", 2), ("kitten see nope favor", 4)])
def test_with_fewer_than_five_those_there_are_are_put_in_order(scenario, pile, cards):
    table = scenario(f"{DECK}; 1: alter5; 2: -; pile: {pile}")
    table.unopposed(1, "alter5")
    backwards = [str(place) for place in range(cards, 0, -1)]
    table.refuses(1, "alter " + " ".join([*backwards, str(cards + 1)]), "wrong-number-of-cards")
    table.play(1, "alter " + " ".join(backwards))
    table.shows("turn: 1; pile: " + " ".join(reversed(pile.split())))


@rule("E5")
def test_known_cards_among_the_five_stay_known_in_an_unknown_order(scenario):
    table = scenario(f"{DECK} alter=2; 1: see alter5; 2: -; pile: skip kitten nope favor attack see")
    table.unopposed(1, "see", "alter5")
    table.play(1, "alter 5 4 3 2 1")
    assert [table.knowledge(2).chance_to_explode(above) for above in range(6)] == pytest.approx([1 / 6] * 6)
    table = scenario(f"{DECK}; 1: alter5; 2: -; pile: 3*see 2*kitten; 3: -; 4: defuse; turn: 4; asked: place")
    table.play(4, "place top")
    table.unopposed(1, "alter5")
    table.play(1, "alter 5 4 3 2 1")
    # Player 4 knows that their kitten is among the top five: anywhere there, and not the sixth.
    risks = [table.knowledge(4).chance_to_explode(above) for above in range(6)]
    assert risks[:5] == pytest.approx([risks[0]] * 5)
    assert risks[5] < risks[0]


@rule("E5")
def test_alter_three_stays_about_three_cards(scenario):
    table = scenario(f"{DECK} alter=2; 1: alter; 2: -; pile: skip kitten nope favor attack see")
    table.unopposed(1, "alter")
    table.refuses(1, "alter 5 4 3 2 1", "wrong-number-of-cards")
    table.play(1, "alter 3 2 1")
    table.shows("pile: nope kitten skip favor attack see")
