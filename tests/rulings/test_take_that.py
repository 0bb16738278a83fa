"""I'll Take That (B4)."""

from boomcat.core.cards import NO_CARD, Card
from boomcat.core.events import Drew, DrewKitten, Intercepted, Laid
from boomcat.views.redact import redact
from tests.support.scenario import rule

DECK = "original take-that=4"


# -- laying it down ----------------------------------------------------------------------------


@rule("B4")
def test_it_lies_before_another_player_and_the_turn_goes_on(scenario):
    table = scenario(f"{DECK}; 1: take-that; 2: -; 3: -; pile: see 2*kitten; turn: 1 owes 2 attacked")
    table.unopposed(1, "take-that 3")
    table.shows("1: -; taking: 1 from 3; turn: 1 owes 2 attacked; discards: take-that")
    assert table.events(Laid) == [Laid(0, 2, Card.ILL_TAKE_THAT)]


@rule("B4", "F12")
def test_one_at_a_time_and_never_before_oneself(scenario):
    table = scenario(f"{DECK}; 1: take-that; 2: -; 3: -; 4: out; pile: see 2*kitten; taking: 3 from 2")
    assert table.choices(1) == ["draw", "take-that 3"]
    table.refuses(1, "take-that 1", "target-is-yourself")
    table.refuses(1, "take-that 2", "next-card-is-taken")
    table.refuses(1, "take-that 4", "target-is-out")


@rule("B4")
def test_a_player_may_lay_several_before_different_players(scenario):
    table = scenario(f"{DECK}; 1: 2*take-that; 2: -; 3: -; pile: see favor 2*kitten")
    table.unopposed(1, "take-that 2", "take-that 3")
    table.shows("taking: 1 from 2, 1 from 3; turn: 1")


@rule("B4", "N1", "N2")
def test_noped_it_is_spent_for_nothing(scenario):
    table = scenario(f"{DECK}; 1: 2*take-that; 2: nope; 3: nope; pile: see 2*kitten")
    table.play(1, "take-that 2")
    table.play(2, "nope")
    table.everybody_passes()
    table.shows("1: take-that; taking: -; turn: 1; discards: nope take-that")
    table = scenario(f"{DECK}; 1: take-that; 2: nope; 3: nope; pile: see 2*kitten")
    table.play(1, "take-that 2")
    table.play(2, "nope")
    table.play(3, "nope")
    table.everybody_passes()
    table.shows("taking: 1 from 2; turn: 1")


@rule("B4", "F12")
def test_a_target_needs_no_card(scenario):
    table = scenario(f"{DECK}; 1: take-that; 2: -; pile: see kitten")
    assert table.choices(1) == ["draw", "take-that 2"]
    table.unopposed(1, "take-that 2")
    table.shows("taking: 1 from 2; turn: 1")


@rule("B4", "G7")
def test_the_godcat_can_be_it(scenario):
    table = scenario("good-vs-evil take-that=2; 1: godcat; 2: -; pile: favor kitten")
    table.unopposed(1, "godcat as take-that 2")
    table.shows("taking: 1 from 2; turn: 1; discards: -")


@rule("B4", "X1")
def test_in_a_combo_it_is_laid_before_no_player(scenario):
    table = scenario(f"{DECK}; 1: 2*take-that; 2: see; pile: see kitten", luck=[0])
    table.unopposed(1, "pair take-that 2")
    table.shows("1: see; 2: -; taking: -")


# -- the next card -----------------------------------------------------------------------------


@rule("B4")
def test_the_next_drawn_card_is_the_takers_and_the_drawers_turn_ends(scenario):
    table = scenario(f"{DECK}; 1: -; 2: -; 3: -; pile: see favor 2*kitten; taking: 3 from 1; turn: 1 owes 2 attacked")
    table.play(1, "draw")
    table.shows("1: -; 3: see; taking: -; turn: 1 attacked; pile: favor 2*kitten")
    table.play(1, "draw")
    table.shows("1: favor; turn: 2")
    assert table.log[:2] == [Intercepted(0, 2), Drew(2, Card.SEE_THE_FUTURE, bottom=False)]


@rule("B4")
def test_only_the_taker_sees_it(scenario):
    table = scenario(f"{DECK}; 1: -; 2: -; 3: -; pile: see 2*kitten; taking: 3 from 1")
    table.play(1, "draw")
    drew = table.events(Drew)[0]
    assert redact(drew, 2) == drew
    assert {redact(drew, viewer) for viewer in (-1, 0, 1)} == {Drew(2, NO_CARD, bottom=False)}


@rule("B4", "K1")
def test_a_kitten_explodes_before_the_taker(scenario):
    table = scenario(f"{DECK}; 1: defuse; 2: -; 3: see; pile: kitten see kitten; taking: 3 from 1")
    table.play(1, "draw")
    table.shows("1: defuse; 3: out; taking: -; turn: 2; discards: kitten see; pile: see kitten")
    assert table.events(DrewKitten) == [DrewKitten(2, Card.EXPLODING_KITTEN, bottom=False, defusable=False)]


@rule("B4", "K2", "K3")
def test_the_taker_defuses_and_places_it_and_the_drawers_turn_ends(scenario):
    table = scenario(
        f"{DECK}; 1: -; 2: -; 3: defuse; pile: kitten see kitten; taking: 3 from 1; turn: 1 owes 2 attacked"
    )
    table.play(1, "draw")
    table.shows("asked: defuse by 3")
    table.play(3, "defuse")
    table.shows("asked: place by 3")
    table.play(3, "place 1")
    table.shows("1: -; 3: -; turn: 1 attacked; pile: see 2*kitten")


@rule("B4", "G7")
def test_the_takers_godcat_does_not_defuse_in_anothers_turn(scenario):
    table = scenario("good-vs-evil take-that=2; 1: -; 2: godcat; 3: -; pile: kitten favor kitten; taking: 2 from 1")
    table.play(1, "draw")
    table.shows("2: out; turn: 3")
    assert table.godcat == "mat"
    deck = "good-vs-evil take-that=2"
    table = scenario(f"{deck}; 1: -; 2: godcat defuse; 3: -; pile: kitten favor kitten; taking: 2 from 1")
    table.play(1, "draw")
    assert table.choices(2) == ["defuse", "explode"]
    table.refuses(2, "godcat as defuse", "card-does-not-defuse")
    table.play(2, "defuse", "place 0")
    table.shows("2: godcat; turn: 2")


@rule("B4", "E8", "E9")
def test_an_imploding_kitten_is_the_takers_too(scenario):
    deck = f"{DECK} imploding=1"
    table = scenario(f"{deck}; 1: -; 2: -; 3: -; pile: imploding see kitten; taking: 2 from 1")
    table.play(1, "draw")
    table.shows("asked: place imploding by 2")
    table.play(2, "place 1")
    table.shows("turn: 2; taking: -; pile: see imploding-up kitten")
    table = scenario(f"{deck}; 1: -; 2: defuse; 3: -; pile: imploding-up see kitten; taking: 2 from 1")
    table.play(1, "draw")
    table.shows("2: out; turn: 3; discards: imploding defuse")
    table = scenario(f"{deck}; 1: -; 2: defuse; pile: imploding-up see; taking: 2 from 1")
    table.play(1, "draw")
    table.shows("2: out; asked: over")
    assert table.game.winner() == 0


@rule("B4", "K7")
def test_a_card_from_the_bottom_is_drawn_too(scenario):
    table = scenario(f"{DECK} bottom=1; 1: bottom; 2: -; pile: kitten see; taking: 2 from 1")
    table.unopposed(1, "bottom")
    table.shows("1: -; 2: see; taking: -; turn: 2")


@rule("B4", "F8", "K7")
def test_a_card_that_raising_heck_keeps_is_drawn_and_one_put_on_top_is_not(scenario):
    start = f"{DECK} heck=1; 1: heck; 2: -; pile: kitten see; taking: 2 from 1"
    table = scenario(start)
    table.unopposed(1, "heck")
    table.play(1, "keep")
    table.shows("1: -; 2: see; taking: -; turn: 2; pile: kitten")
    table = scenario(start)
    table.unopposed(1, "heck")
    table.play(1, "put")
    table.shows("1: -; 2: -; taking: 2 from 1; turn: 2; pile: see kitten")


@rule("B4", "T7")
def test_a_turn_without_a_draw_leaves_it_there(scenario):
    table = scenario(f"{DECK}; 1: skip; 2: -; pile: see favor kitten; taking: 2 from 1")
    table.unopposed(1, "skip")
    table.shows("taking: 2 from 1; turn: 2")
    table.play(2, "draw")
    table.play(1, "draw")
    table.shows("1: -; 2: see favor; taking: -; turn: 2")


@rule("B4")
def test_cards_that_come_from_players_are_not_drawn(scenario):
    table = scenario(f"{DECK}; 1: favor 2*tacocat; 2: see skip; pile: see kitten; taking: 2 from 1", luck=[0])
    table.unopposed(1, "favor 2")
    table.play(2, "give see")
    table.unopposed(1, "pair tacocat 2")
    table.shows("1: see skip; 2: -; taking: 2 from 1; turn: 1")


@rule("B4")
def test_two_players_may_take_from_each_other(scenario):
    table = scenario(f"{DECK}; 1: -; 2: -; pile: see favor kitten; taking: 2 from 1, 1 from 2")
    table.play(1, "draw")
    table.play(2, "draw")
    table.shows("1: favor; 2: see; taking: -; turn: 1")


@rule("B4")
def test_the_taken_card_is_not_taken_again(scenario):
    """Player 2 takes what player 1 draws, but doesn't draw it."""
    table = scenario(f"{DECK}; 1: -; 2: -; 3: -; pile: see 2*kitten; taking: 2 from 1, 3 from 2")
    table.play(1, "draw")
    table.shows("2: see; 3: -; taking: 3 from 2; turn: 2")


@rule("B4")
def test_it_vanishes_with_either_player(scenario):
    table = scenario(f"{DECK}; 1: -; 2: -; 3: -; pile: kitten see kitten; taking: 3 from 1, 1 from 2, 2 from 3")
    table.play(1, "draw")
    # Player 3 took the kitten.
    table.shows("3: out; taking: 1 from 2; turn: 2")
    table = scenario(f"{DECK}; 1: -; 2: -; 3: -; pile: kitten see kitten; taking: 1 from 2, 2 from 3")
    table.play(1, "draw")
    table.shows("1: out; taking: 2 from 3; turn: 2")


@rule("B4", "X3")
def test_the_card_itself_lies_in_the_discard_pile_and_may_be_taken(scenario):
    table = scenario(
        f"{DECK}; 1: -; 2: -; 3: -; pile: see 2*kitten; discards: take-that; taking: 1 from 2; asked: take"
    )
    table.play(1, "take take-that")
    table.unopposed(1, "take-that 3")
    table.shows("taking: 1 from 2, 1 from 3; discards: take-that")


@rule("B4", "H8")
def test_a_cursed_taker_picks_the_hand_up(scenario):
    table = scenario(f"{DECK} curse=2; 1: see; 2: skip; pile: see kitten; taking: 2 from 1; cursed: 1 2")
    table.play(1, "draw")
    table.shows("1: see; 2: skip see; cursed: 1; turn: 2")


@rule("B4")
def test_a_drawer_who_knew_the_top_card_knows_who_has_it(scenario):
    table = scenario(f"{DECK}; 1: see; 2: -; 3: -; pile: favor see 2*kitten; taking: 3 from 1")
    table.unopposed(1, "see")
    table.play(1, "draw")
    table.shows("3: favor; turn: 2")
    assert [Card.FAVOR in table.knowledge(viewer).held[2] for viewer in (0, 1, 2)] == [False, True, False]
