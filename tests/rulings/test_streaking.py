"""Streaking Kitten (H1-H6, X6)."""

import pytest

from boomcat.core.cards import NO_CARD, Card
from boomcat.core.chance import SeededChance
from boomcat.core.deal import deal
from boomcat.core.events import Claimed, Defused, Drew, DrewKitten, Exploded, Placed, WentOff
from boomcat.core.recipe import edition_named
from boomcat.core.rules import Options, rules_for
from boomcat.views.redact import redact
from boomcat.views.view import View
from tests.support.scenario import rule

DECK = "original streaking=1"


# -- drawing -----------------------------------------------------------------------------


@rule("H1")
def test_its_holder_keeps_a_drawn_kitten_and_one_turn_ends(scenario):
    table = scenario(f"{DECK}; 1: streaking; 2: -; pile: kitten see kitten; turn: 1 owes 2 attacked")
    table.play(1, "draw")
    table.shows("1: kitten streaking; turn: 1 attacked; pile: see kitten; discards: -")
    assert table.events(DrewKitten) == []
    assert table.events(Drew) == [Drew(0, Card.EXPLODING_KITTEN, bottom=False)]


@rule("H1")
def test_it_is_not_a_choice_even_with_a_defuse(scenario):
    table = scenario(f"{DECK}; 1: streaking defuse; 2: -; pile: kitten see kitten")
    table.play(1, "draw")
    table.shows("1: kitten defuse streaking; turn: 2")


@rule("H1", "V5")
@pytest.mark.parametrize("viewer", [1, 2, -1])
def test_the_others_cannot_tell_such_a_draw_from_any_other(scenario, viewer):
    """All that they see is the same: the events, the table and the number of the question."""
    seen = []
    for top, last in (("kitten", "skip"), ("skip", "kitten")):
        table = scenario(f"{DECK}; 1: streaking see; 2: -; 3: nope; pile: {top} see 2*kitten {last}")
        table.play(1, "draw")
        seen.append(([redact(event, viewer) for event in table.log], View(table.game, viewer)))
    (events, view), (other_events, other_view) = seen
    assert events == other_events
    assert view == other_view


@rule("H1", "K7")
def test_a_kitten_from_the_bottom_is_kept_too(scenario):
    table = scenario(f"{DECK} bottom=2; 1: streaking bottom; 2: -; pile: see kitten kitten")
    table.unopposed(1, "bottom")
    table.shows("1: kitten streaking; turn: 2; pile: see kitten")
    table = scenario(f"{DECK} heck=2; 1: streaking heck; 2: -; pile: see kitten kitten")
    table.unopposed(1, "heck")
    table.play(1, "keep")
    table.shows("1: kitten streaking; turn: 2; pile: see kitten")
    assert table.events(DrewKitten) == []


@rule("H2")
def test_a_second_kitten_is_shown_and_defused_as_usual(scenario):
    table = scenario(f"{DECK}; 1: streaking kitten defuse; 2: -; 3: -; pile: kitten see kitten")
    table.play(1, "draw")
    table.shows("asked: defuse")
    table.play(1, "defuse", "place 0")
    table.shows("1: streaking kitten; turn: 2; pile: kitten see kitten; discards: defuse")


@rule("H2", "H6")
def test_without_a_defuse_both_kittens_leave_the_game_and_the_rest_suffice(scenario):
    table = scenario(f"{DECK}; 1: streaking kitten see; 2: -; 3: -; pile: kitten see kitten")
    table.play(1, "draw")
    table.shows("1: out; turn: 2; pile: see kitten; discards: kitten streaking see kitten")
    assert table.events(Exploded)[0].cards == (Card.EXPLODING_KITTEN, Card.SEE_THE_FUTURE, Card.STREAKING_KITTEN)
    assert View(table.game, 1).kittens == 1


@rule("H2")
def test_it_does_not_help_against_an_imploding_kitten(scenario):
    table = scenario(f"{DECK} imploding=2; 1: streaking; 2: -; 3: -; pile: imploding-up imploding see kitten")
    table.play(1, "draw")
    table.shows("1: out; turn: 2")
    table.play(2, "draw")
    table.shows("asked: place imploding")
    table.ends_at("place imploding")


@rule("H2")
def test_it_does_not_help_against_a_barking_kitten(scenario):
    table = scenario(f"{DECK} barking=2; 1: barking; 2: barking streaking; 3: -; pile: see 3*kitten")
    table.play(1, "barking")
    table.shows("2: out; turn: 1; discards: streaking 2*barking; pile: see 3*kitten")


@rule("H2", "G4")
def test_it_does_not_help_against_the_devilcat(scenario):
    table = scenario("good-vs-evil streaking=1; 1: armageddon; 2: streaking; 3: -; pile: favor 3*kitten")
    table.unopposed(1, "armageddon")
    table.play(1, "face 2 godcat")
    table.play(2, "stay")
    table.shows("1: godcat; 2: out; turn: 3")


# -- when it goes off ----------------------------------------------------------------------


@rule("H3", "H4")
def test_given_away_it_sets_off_the_kitten_that_stays(scenario):
    table = scenario(f"{DECK}; 1: favor; 2: kitten streaking defuse; 3: -; pile: see 2*kitten; turn: 1 owes 2 attacked")
    table.unopposed(1, "favor 2")
    table.play(2, "give streaking")
    table.shows("asked: defuse by 2 hand")
    assert table.events(WentOff) == [WentOff(1, Card.EXPLODING_KITTEN, defusable=True)]
    table.play(2, "defuse", "place 1")
    table.shows("1: streaking; 2: -; turn: 1 owes 2 attacked; pile: see 3*kitten; discards: defuse favor")
    assert table.events(Placed) == [Placed(1, Card.EXPLODING_KITTEN, 1)]


@rule("H3", "H4")
def test_an_explosion_in_another_players_turn_does_not_end_it(scenario):
    table = scenario(f"{DECK}; 1: favor; 2: kitten streaking see; 3: -; pile: see 2*kitten; turn: 1 owes 2 attacked")
    table.unopposed(1, "favor 2")
    table.play(2, "give streaking")
    table.shows("1: streaking; 2: out; turn: 1 owes 2 attacked; discards: kitten see favor")
    assert table.events(Exploded) == [Exploded(1, (Card.SEE_THE_FUTURE,), Card.EXPLODING_KITTEN)]


@rule("H3", "H4", "T5")
def test_between_two_players_the_one_who_has_the_turn_wins(scenario):
    table = scenario(f"{DECK}; 1: favor; 2: kitten streaking; pile: see kitten")
    table.unopposed(1, "favor 2")
    table.play(2, "give streaking")
    table.shows("1: streaking; 2: out; asked: over")
    assert table.game.winner() == 0


@rule("H3")
def test_stolen_by_a_pair_it_sets_off_the_kitten_that_stays(scenario):
    table = scenario(f"{DECK}; 1: 2*tacocat; 2: kitten streaking; 3: -; pile: see 2*kitten", luck=[1])
    table.unopposed(1, "pair tacocat 2")
    table.shows("1: streaking; 2: out; turn: 1")
    assert table.odds == [2]


@rule("H3")
def test_named_for_three_of_a_kind_it_sets_off_the_kitten_that_stays(scenario):
    table = scenario(f"{DECK}; 1: 3*tacocat; 2: kitten streaking defuse; 3: -; pile: see 2*kitten")
    table.unopposed(1, "triple tacocat 2 streaking")
    table.play(2, "explode")
    table.shows("1: streaking; 2: out; turn: 1; discards: kitten defuse 3*tacocat")


@rule("H3", "H5", "X7")
def test_a_kitten_that_is_named_goes_off_in_the_thiefs_hand(scenario):
    table = scenario(f"{DECK}; 1: 3*tacocat defuse; 2: kitten streaking; 3: -; pile: see 2*kitten")
    table.unopposed(1, "triple tacocat 2 kitten")
    assert table.events(Claimed) == [Claimed(0, 1, Card.EXPLODING_KITTEN, found=True)]
    table.shows("asked: defuse hand")
    table.play(1, "defuse", "place 0")
    table.shows("1: -; 2: streaking; turn: 1; pile: kitten see 2*kitten")


@rule("H3", "H5", "K6")
def test_a_kitten_stolen_in_the_own_turn_leaves_one_turn_to_the_next(scenario):
    table = scenario(
        f"{DECK}; 1: 2*tacocat; 2: kitten streaking; 3: -; pile: see 2*kitten; turn: 1 owes 3 attacked", luck=[0]
    )
    table.unopposed(1, "pair tacocat 2")
    table.shows("1: out; 2: streaking; turn: 2; discards: kitten 2*tacocat")


@rule("H3", "H5")
def test_a_kitten_may_be_given_as_a_favor(scenario):
    table = scenario(f"{DECK}; 1: favor; 2: kitten streaking see; 3: -; pile: see 2*kitten")
    table.unopposed(1, "favor 2")
    assert table.choices(2) == ["give kitten", "give see", "give streaking"]
    table.play(2, "give kitten")
    table.shows("1: out; 2: streaking see; turn: 2")


@rule("H3", "G7")
def test_in_ones_own_turn_the_godcat_defuses_what_goes_off(scenario):
    deck = "good-vs-evil streaking=1"
    table = scenario(f"{deck}; 1: 2*horse godcat; 2: kitten streaking; 3: -; pile: favor 2*kitten", luck=[0])
    table.unopposed(1, "pair horse 2")
    table.play(1, "godcat as defuse", "place 0")
    table.shows("1: -; 2: streaking; turn: 1; pile: kitten favor 2*kitten")
    assert table.events(Defused)[0].card == Card.GODCAT
    # In another player's turn it doesn't.
    table = scenario(f"{deck}; 1: favor; 2: kitten streaking godcat; 3: -; pile: favor 2*kitten")
    table.unopposed(1, "favor 2")
    table.play(2, "give streaking")
    table.shows("1: streaking; 2: out; turn: 1")
    assert table.godcat == "mat"


@rule("H3", "K5")
def test_one_may_decline_to_defuse_it(scenario):
    table = scenario(f"{DECK}; 1: favor; 2: kitten streaking defuse; 3: -; pile: see 2*kitten")
    table.unopposed(1, "favor 2")
    table.play(2, "give streaking", "explode")
    table.shows("2: out; turn: 1; discards: kitten defuse favor")


@rule("H3", "N11")
def test_there_is_no_window_when_it_goes_off(scenario):
    table = scenario(f"{DECK}; 1: favor; 2: kitten streaking defuse nope; 3: nope; pile: see 2*kitten")
    table.unopposed(1, "favor 2")
    table.play(2, "give streaking")
    assert table.asked == [2]
    table.ends_at("defuse by 2 hand")


@rule("H3")
def test_a_noped_theft_sets_off_nothing(scenario):
    table = scenario(f"{DECK}; 1: 3*tacocat nope; 2: kitten streaking; 3: nope; pile: see 2*kitten")
    table.play(1, "triple tacocat 2 streaking")
    table.play(3, "nope")
    table.everybody_passes()
    table.shows("2: kitten streaking; turn: 1")


@rule("H3")
def test_the_kitten_alone_can_leave_and_the_streaking_kitten_stays(scenario):
    table = scenario(f"{DECK} garbage=2; 1: garbage; 2: kitten streaking; pile: see kitten", luck=[2, 1])
    table.unopposed(1, "garbage")
    table.play(2, "add kitten")
    table.shows("2: streaking; turn: 1; pile: kitten see kitten")


@rule("H3", "H5", "H9")
@pytest.mark.parametrize(("card", "luck"), [("garbage", [5, 4, 3, 2, 1]), ("potluck", [])])
def test_put_into_the_pile_it_sets_off_the_kitten_after_all_have_put_in(scenario, card, luck):
    table = scenario(f"{DECK} {card}=2; 1: {card} see; 2: kitten streaking; 3: skip; pile: see 2*kitten", luck=luck)
    table.unopposed(1, card)
    table.play(1, "add see")
    table.play(2, "add streaking")
    table.shows("asked: add " + card + " 3; 2: kitten")
    table.play(3, "add skip")
    table.shows("2: out; turn: 1; discards: kitten " + card)
    assert len(table.game.draw_pile) == 6


@rule("H3", "B4")
def test_a_player_who_takes_the_next_card_keeps_a_kitten_with_it(scenario):
    table = scenario(f"{DECK} take-that=2; 1: -; 2: streaking; 3: -; pile: kitten see 2*kitten; taking: 2 from 1")
    table.play(1, "draw")
    table.shows("1: -; 2: kitten streaking; turn: 2; taking: -; pile: see 2*kitten")
    assert table.events(Drew) == [Drew(1, Card.EXPLODING_KITTEN, bottom=False)]


@rule("H3", "B4")
def test_the_streaking_kitten_of_the_one_who_draws_does_not_help_the_one_who_takes(scenario):
    table = scenario(f"{DECK} take-that=2; 1: streaking; 2: -; 3: -; pile: kitten see 2*kitten; taking: 2 from 1")
    table.play(1, "draw")
    table.shows("1: streaking; 2: out; turn: 3; pile: see 2*kitten")


@rule("H5", "K1")
def test_a_player_who_explodes_with_a_kitten_in_hand_discards_it_with_the_rest(scenario):
    table = scenario(f"{DECK} barking=2; 1: barking; 2: kitten streaking barking see; 3: -; pile: see 2*kitten")
    table.play(1, "barking")
    table.shows("2: out; turn: 1; discards: streaking see kitten barking barking; pile: see 2*kitten")
    assert View(table.game, 0).kittens == 2


@rule("H5", "X7")
def test_neither_card_is_ever_played(scenario):
    table = scenario(f"{DECK} five-different; 1: streaking kitten skip see favor attack; 2: see; pile: see kitten")
    plays = table.choices(1)
    assert not [play for play in plays if "streaking" in play or "kitten" in play]
    table.refuses(1, "streaking", "never-alone")
    table.refuses(1, "five skip see favor attack streaking", "not-five-different")


@rule("H5")
def test_the_bury_card_may_bury_a_kitten_that_could_be_kept(scenario):
    table = scenario(f"{DECK} bury=2; 1: streaking bury; 2: -; pile: kitten see kitten")
    table.unopposed(1, "bury")
    table.play(1, "bury 1")
    table.shows("1: streaking; turn: 2; pile: see 2*kitten")


@rule("H6", "S5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_is_one_kitten_more_and_they_all_count(players):
    for seed in range(10):
        game = deal(rules_for(edition_named(DECK), players, Options()), SeededChance(seed))
        assert game.draw_pile.count(Card.EXPLODING_KITTEN) == players
        assert View(game, 0).kittens == players


@rule("H6", "T4")
def test_the_kittens_count_the_same_wherever_they_are(scenario):
    table = scenario(
        f"{DECK} garbage=2; 1: streaking; 2: garbage see; 3: -; pile: kitten see 2*kitten", luck=[4, 3, 2, 1]
    )
    kittens = [View(table.game, viewer).kittens for viewer in (0, 1, -1)]
    table.play(1, "draw")
    kittens += [View(table.game, viewer).kittens for viewer in (0, 1, -1)]
    table.unopposed(2, "garbage")
    table.play(2, "add see")
    table.play(1, "add kitten")
    kittens += [View(table.game, viewer).kittens for viewer in (0, 1, -1)]
    assert kittens == [3] * 9


@rule("H6", "E6")
def test_a_catomic_bomb_shows_how_many_kittens_are_in_the_pile(scenario):
    table = scenario(f"{DECK} catomic=1; 1: catomic; 2: kitten streaking; 3: -; pile: see kitten skip kitten", luck=[0])
    table.unopposed(1, "catomic")
    table.shows("2: kitten streaking; turn: 2; pile: 2*kitten skip see")


@rule("H6", "V4")
def test_a_dead_hand_that_leaves_the_game_takes_the_kitten_with_it(scenario):
    table = scenario(f"{DECK} remove-dead-hands; 1: kitten streaking; 2: -; 3: -; pile: kitten see kitten")
    table.play(1, "draw")
    table.shows("1: out; turn: 2; removed: 2*kitten streaking; discards: -; pile: see kitten")


# -- five different ------------------------------------------------------------------------


@rule("X6")
def test_it_is_not_one_of_five_different_cards(scenario):
    table = scenario(f"{DECK}; 1: skip see favor nope streaking; 2: see; pile: see 2*kitten; discards: attack")
    assert not [play for play in table.choices(1) if play.startswith("five")]
    table.refuses(1, "five skip see favor nope streaking", "not-five-different")


@rule("X6")
def test_it_is_not_taken_from_the_discard_pile(scenario):
    table = scenario(f"{DECK}; 1: see; 2: see; 3: out; pile: see 2*kitten; discards: streaking skip; asked: take")
    assert table.choices(1) == ["take skip"]
    table.refuses(1, "take streaking", "kitten-stays-discarded")
    table.play(1, "take skip")
    table.shows("1: see skip; discards: streaking")


@rule("X6", "X2")
def test_it_may_be_named(scenario):
    table = scenario(f"{DECK}; 1: 3*tacocat; 2: streaking; pile: see 2*kitten")
    table.unopposed(1, "triple tacocat 2 streaking")
    table.shows("1: streaking; 2: -; turn: 1")
    assert View(table.game, -1).lifted == NO_CARD


@rule("H1", "H6", "T4")
def test_a_kitten_may_be_in_a_hand_and_all_reckon_with_it(scenario):
    """Player 1 has drawn one of three kittens: the others find it likelier that the pile still has all of them."""
    table = scenario(f"{DECK}; 1: streaking; 2: -; 3: -; pile: kitten see 2*kitten")
    table.play(1, "draw")
    chances = [sum(table.knowledge(viewer).chance_to_explode(above) for above in range(3)) for viewer in (1, 2)]
    assert chances[0] == pytest.approx(2)
    assert 2 <= chances[1] <= 3
    table.shows("turn: 2")


@rule("H4", "K9")
def test_the_place_of_a_kitten_that_went_off_is_its_players_secret(scenario):
    table = scenario(f"{DECK}; 1: favor; 2: kitten streaking defuse; 3: -; pile: 2*see skip 2*kitten")
    table.unopposed(1, "favor 2")
    table.play(2, "give streaking", "defuse", "place 1")
    assert table.known_pile(2) == "? kitten ? ? ? ?"
    assert table.known_pile(1) == table.known_pile(3) == table.known_pile(0) == "? ? ? ? ? ?"
    table.shows("turn: 1; pile: see kitten see skip 2*kitten")
