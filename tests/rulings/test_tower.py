"""Tower of Power (B8)."""

from collections import Counter

import pytest

from boomcat.core.cards import Card
from boomcat.core.chance import SeededChance
from boomcat.core.deal import deal
from boomcat.core.events import Claimed, Exploded, FoundNothing, Gave, Stole, Towered, TowerTaken
from boomcat.core.hand import cards_in
from boomcat.core.recipe import edition_named
from boomcat.core.rules import Options, rules_for
from boomcat.views.view import View
from tests.support.scenario import rule

DECK = "original tower=1"


# -- set-up ------------------------------------------------------------------------------------


@rule("B8", "S5")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_six_random_cards_lie_beside_the_pile(players):
    towers = set()
    for seed in range(20):
        game = deal(rules_for(edition_named(DECK), players, Options()), SeededChance(seed))
        towers.add(tuple(game.tower))
        assert len(game.tower) == 6
        assert Card.EXPLODING_KITTEN not in game.tower
        assert {tuple(View(game, viewer).tower) for viewer in (-1, 0, 1)} == {tuple(game.tower)}
        assert View(game, 0).tower_owner == -1
        cards = Counter(game.tower + game.draw_pile)
        for hand in game.hands:
            assert hand.size == 8
            cards.update(cards_in(hand))
        assert cards == Counter({card: game.rules.copies(card) for card in cards})
    assert len(towers) == 20


@rule("B8", "S9")
def test_in_a_quick_game_it_is_built_before_a_third_of_the_deck_leaves():
    rules = rules_for(edition_named(DECK), 4, Options(quick=True))
    game = deal(rules, SeededChance(1))
    rest = len(rules.deck) - rules.dealt() - 6
    assert (len(game.tower), len(game.set_aside)) == (6, rest // 3)


@rule("B8")
def test_without_the_card_there_is_no_tower():
    game = deal(rules_for(edition_named("original"), 3, Options()), SeededChance(1))
    assert game.tower == []


# -- whose it is -------------------------------------------------------------------------------


@rule("B8")
def test_playing_the_card_puts_the_tower_before_its_player(scenario):
    table = scenario(f"{DECK}; 1: tower; 2: -; pile: see kitten; tower: defuse skip; turn: 1 owes 2 attacked")
    table.unopposed(1, "tower")
    table.shows("1: -; tower: 1 defuse skip; turn: 1 owes 2 attacked; discards: tower")
    assert table.events(Towered) == [Towered(0, (Card.DEFUSE, Card.SKIP))]
    assert {View(table.game, viewer).tower_owner for viewer in (-1, 0, 1)} == {0}


@rule("B8", "X3")
def test_it_moves_if_another_player_has_it(scenario):
    table = scenario(f"{DECK}; 1: -; 2: -; pile: see kitten; tower: 2 defuse skip; discards: tower; asked: take")
    table.play(1, "take tower")
    table.unopposed(1, "tower")
    table.shows("tower: 1 defuse skip; turn: 1")


@rule("B8")
def test_an_empty_tower_may_be_played_and_does_nothing(scenario):
    table = scenario(f"{DECK}; 1: tower; 2: see favor; pile: see kitten")
    table.unopposed(1, "tower")
    table.shows("1: -; turn: 1; tower: 1 -")
    table.play(1, "draw")
    table.unopposed(2, "favor 1")
    table.play(1, "give see")
    table.shows("1: -; 2: 2*see; turn: 2")


@rule("B8", "N1", "N2")
def test_noped_the_tower_stays_where_it_is(scenario):
    table = scenario(f"{DECK}; 1: tower; 2: nope; 3: nope; pile: see 2*kitten; tower: skip")
    table.play(1, "tower")
    table.play(2, "nope")
    table.everybody_passes()
    table.shows("1: -; tower: skip; turn: 1; discards: nope tower")
    table = scenario(f"{DECK}; 1: tower; 2: nope; 3: nope; pile: see 2*kitten; tower: skip")
    table.play(1, "tower")
    table.play(2, "nope")
    table.play(3, "nope")
    table.everybody_passes()
    table.shows("tower: 1 skip; turn: 1")


@rule("B8", "G7")
def test_the_godcat_is_never_it(scenario):
    table = scenario("good-vs-evil tower=1; 1: godcat; 2: -; pile: favor kitten; tower: horse")
    assert not [play for play in table.choices(1) if "tower" in play]
    table.refuses(1, "godcat as tower", "godcat-cannot-be-that")


# -- in place of a hand ------------------------------------------------------------------------


@rule("B8", "F9")
def test_a_favor_is_a_card_of_the_tower_that_its_owner_chooses(scenario):
    table = scenario(f"{DECK}; 1: favor; 2: see; 3: -; pile: see 2*kitten; tower: 2 defuse 2*skip")
    table.unopposed(1, "favor 2")
    table.refuses(2, "give see", "card-not-in-tower")
    assert table.choices(2) == ["give defuse", "give skip"]
    table.play(2, "give skip")
    table.shows("1: skip; 2: see; tower: 2 defuse skip; turn: 1")
    assert table.events(TowerTaken) == [TowerTaken(0, 1, Card.SKIP)]
    assert table.events(Gave) == []


@rule("B8", "X1")
def test_a_pair_takes_a_random_card_of_the_tower(scenario):
    table = scenario(f"{DECK}; 1: 2*tacocat; 2: see; 3: -; pile: see 2*kitten; tower: 2 defuse skip nope", luck=[1])
    table.unopposed(1, "pair tacocat 2")
    table.shows("1: skip; 2: see; tower: 2 defuse nope; turn: 1")
    assert table.odds == [3]
    assert table.events(Stole) == []


@rule("B8", "X1", "G9")
def test_a_pair_does_not_choose_the_godcat_behind_a_tower(scenario):
    table = scenario("good-vs-evil tower=1; 1: 2*horse; 2: godcat favor; pile: favor kitten; tower: 2 nope", luck=[0])
    table.unopposed(1, "pair horse 2")
    table.shows("1: nope; 2: favor godcat; tower: 2 -; turn: 1")


@rule("B8", "X2")
def test_three_of_a_kind_get_the_named_card_only_from_the_tower(scenario):
    start = f"{DECK}; 1: 3*tacocat; 2: see; 3: -; pile: see 2*kitten; tower: 2 defuse skip"
    table = scenario(start)
    table.unopposed(1, "triple tacocat 2 defuse")
    table.shows("1: defuse; 2: see; tower: 2 skip; turn: 1")
    table = scenario(start)
    table.unopposed(1, "triple tacocat 2 see")
    table.shows("1: -; 2: see; tower: 2 defuse skip; turn: 1")
    assert table.events(FoundNothing) == [FoundNothing(0, 1)]
    assert table.events(Claimed) == []


@rule("B8")
def test_the_last_card_of_the_tower_leaves_the_hand_unguarded(scenario):
    table = scenario(f"{DECK}; 1: 2*tacocat favor; 2: see; 3: -; pile: see 2*kitten; tower: 2 skip", luck=[0])
    table.unopposed(1, "pair tacocat 2")
    table.shows("1: skip favor; 2: see; tower: 2 -")
    table.unopposed(1, "favor 2")
    table.play(2, "give see")
    table.shows("1: skip see; 2: -; turn: 1")


@rule("B8")
def test_beside_the_pile_it_guards_no_player(scenario):
    table = scenario(f"{DECK}; 1: 2*tacocat; 2: see; 3: -; pile: see 2*kitten; tower: skip", luck=[0])
    table.unopposed(1, "pair tacocat 2")
    table.shows("1: see; 2: -; tower: skip")


@rule("B8")
def test_only_cards_of_its_owner_come_from_it(scenario):
    table = scenario(f"{DECK}; 1: favor; 2: see; 3: skip; pile: see 2*kitten; tower: 2 defuse")
    table.unopposed(1, "favor 3")
    table.play(3, "give skip")
    table.shows("1: skip; 3: -; tower: 2 defuse; turn: 1")
    table = scenario(f"{DECK}; 1: favor; 2: see; pile: see kitten; tower: 1 defuse")
    table.unopposed(1, "favor 2")
    table.play(2, "give see")
    table.shows("1: see; tower: 1 defuse; turn: 1")


@rule("B8", "F12")
def test_an_owner_without_cards_in_hand_is_not_a_target(scenario):
    table = scenario(f"{DECK}; 1: favor 2*tacocat; 2: -; pile: see kitten; tower: 2 defuse")
    assert table.choices(1) == ["draw"]
    table.refuses(1, "favor 2", "target-has-no-cards")


@rule("B8", "F13", "B9")
def test_if_the_last_card_was_a_nope_the_tower_gives_all_the_same(scenario):
    for play in ("favor 2", "pair tacocat 2"):
        luck = [0] if play.startswith("pair") else []
        table = scenario(f"{DECK}; 1: favor 2*tacocat nope; 2: nope; pile: see kitten; tower: 2 defuse", luck=luck)
        table.play(1, play)
        table.play(2, "nope")
        table.play(1, "nope")
        table.everybody_passes()
        if play == "favor 2":
            table.play(2, "give defuse")
        assert "defuse" in table.statement("1")
        table.shows("2: -; tower: 2 -; turn: 1")


@rule("B8", "F12")
def test_nor_is_it_a_hand_for_other_cards(scenario):
    table = scenario(f"{DECK} mark=1 curse=1 garbage=1; 1: mark curse garbage; 2: -; pile: see kitten; tower: 2 defuse")
    assert table.choices(1) == ["draw", "garbage"]
    table = scenario(f"{DECK} mark=1; 1: mark; 2: skip; pile: see kitten; tower: 2 defuse", luck=[0])
    table.unopposed(1, "mark 2")
    table.shows("marked: 2 skip; tower: 2 defuse; turn: 1")


@rule("B8", "H8")
def test_a_cursed_owner_chooses_from_the_tower_for_a_favor(scenario):
    table = scenario(f"{DECK} curse=1; 1: favor; 2: see; 3: -; pile: see 2*kitten; cursed: 2; tower: 2 defuse skip")
    table.unopposed(1, "favor 2")
    assert table.choices(2) == ["give defuse", "give skip"]
    table.play(2, "give skip")
    table.shows("1: skip; 2: see; cursed: 2; turn: 1")


@rule("B8", "H7")
def test_marked_cards_stay_behind_it(scenario):
    table = scenario(
        f"{DECK} mark=1; 1: 2*tacocat; 2: skip; pile: see kitten; marked: 2 skip; tower: 2 skip see", luck=[0]
    )
    table.unopposed(1, "pair tacocat 2")
    table.shows("1: skip; 2: skip; marked: 2 skip; tower: 2 see")


@rule("B8", "H3")
def test_it_guards_a_kitten_and_the_streaking_kitten(scenario):
    table = scenario(f"{DECK} streaking=1; 1: 3*tacocat; 2: kitten streaking; pile: see kitten; tower: 2 skip")
    table.unopposed(1, "triple tacocat 2 streaking")
    table.shows("1: -; 2: kitten streaking; tower: 2 skip; turn: 1")


@rule("B8", "H1")
def test_the_streaking_kitten_out_of_it_keeps_a_kitten(scenario):
    table = scenario(f"{DECK} streaking=1; 1: 3*tacocat; 2: see; pile: 2*kitten; tower: 2 streaking")
    table.unopposed(1, "triple tacocat 2 streaking")
    table.play(1, "draw")
    table.shows("1: kitten streaking; turn: 2; tower: 2 -")


@rule("B8", "K1")
def test_the_tower_of_the_dead_is_discarded_with_the_hand(scenario):
    table = scenario(f"{DECK}; 1: see; 2: -; 3: -; pile: kitten see kitten; tower: 1 defuse skip")
    table.play(1, "draw")
    table.shows("1: out; turn: 2; tower: -; discards: kitten see skip defuse")
    assert table.events(Exploded)[0].cards == (Card.SEE_THE_FUTURE,)
    assert View(table.game, 1).tower_owner == -1


@rule("B8", "V4")
def test_or_leaves_the_game_with_it(scenario):
    table = scenario(f"{DECK} remove-dead-hands; 1: see; 2: -; 3: -; pile: kitten see kitten; tower: 1 defuse skip")
    table.play(1, "draw")
    table.shows("1: out; turn: 2; tower: -; discards: -; removed: kitten defuse skip see")


@rule("B8", "B1")
def test_a_barking_kitten_in_it_is_in_no_hand(scenario):
    table = scenario(f"{DECK} barking=2; 1: barking; 2: see; pile: see kitten; tower: 2 barking")
    table.play(1, "barking")
    table.shows("barking: 1; tower: 2 barking; turn: 1")


@rule("B8", "X1")
def test_a_pair_with_the_godcat_is_not_a_pair_of_towers(scenario):
    table = scenario("good-vs-evil tower=1; 1: tower godcat; 2: favor; pile: favor kitten; tower: horse")
    assert not [play for play in table.choices(1) if play.startswith("pair tower")]
