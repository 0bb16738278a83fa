"""Curse of the Cat Butt (H8)."""

import pytest

from boomcat.core.cards import NO_CARD, Card
from boomcat.core.events import (
    Cursed,
    Discarded,
    Drew,
    FoundNothing,
    Handed,
    Lifted,
    PickedUp,
    Played,
    WentOff,
)
from boomcat.views.redact import redact
from boomcat.views.view import View
from tests.support.scenario import rule

DECK = "original curse=3"


# -- who is cursed ---------------------------------------------------------------------------


@rule("H8")
def test_the_cursed_no_longer_see_their_hand(scenario):
    table = scenario(f"{DECK}; 1: curse; 2: skip see; 3: -; pile: see 2*kitten; turn: 1 owes 2 attacked")
    table.unopposed(1, "curse 2")
    table.shows("1: -; 2: skip see; cursed: 2; turn: 1 owes 2 attacked; discards: curse")
    assert (View(table.game, 1).hand, View(table.game, 1).hand_sizes) == ([], [0, 2, 0])
    cursed = Cursed(0, 1, (Card.SKIP, Card.SEE_THE_FUTURE))
    assert table.events(Cursed) == [cursed]
    assert redact(cursed, 1) == cursed
    assert {redact(cursed, viewer) for viewer in (-1, 0, 2)} == {Cursed(0, 1, (NO_CARD, NO_CARD))}


@rule("H8", "F12")
def test_only_another_player_with_cards_who_is_not_cursed_can_be_cursed(scenario):
    table = scenario(f"{DECK}; 1: curse; 2: -; 3: skip; 4: see; 5: out; pile: see 3*kitten; cursed: 3")
    assert table.choices(1) == ["draw", "curse 4"]
    table.refuses(1, "curse 1", "target-is-yourself")
    table.refuses(1, "curse 2", "target-has-no-cards")
    table.refuses(1, "curse 3", "target-is-cursed")
    table.refuses(1, "curse 5", "target-is-out")


@rule("H8", "N1")
def test_a_noped_curse_does_nothing(scenario):
    table = scenario(f"{DECK}; 1: curse; 2: nope see; pile: see kitten")
    table.play(1, "curse 2")
    table.play(2, "nope")
    table.everybody_passes()
    table.shows("2: see; cursed: -; turn: 1; discards: nope curse")


@rule("H8", "N2", "F12", "B9")
def test_after_a_yup_it_curses_if_there_still_is_a_hand(scenario):
    table = scenario(f"{DECK}; 1: curse nope; 2: nope see; pile: see kitten")
    table.play(1, "curse 2")
    table.play(2, "nope")
    table.play(1, "nope")
    table.everybody_passes()
    table.shows("2: see; cursed: 2; turn: 1")
    table = scenario(f"{DECK}; 1: curse nope; 2: nope; pile: see kitten")
    table.play(1, "curse 2")
    table.play(2, "nope")
    table.play(1, "nope")
    table.everybody_passes()
    table.shows("2: -; cursed: -; turn: 1")
    assert table.events(FoundNothing) == [FoundNothing(0, 1)]


@rule("H8")
def test_a_safe_draw_lifts_it(scenario):
    table = scenario(f"{DECK}; 1: skip nope; 2: -; 3: -; pile: see 2*kitten; cursed: 1 2")
    table.play(1, "draw")
    table.shows("1: skip see nope; cursed: 2; turn: 2")
    hand = (Card.SKIP, Card.SEE_THE_FUTURE, Card.NOPE)
    assert table.events(PickedUp) == [PickedUp(0, hand)]
    assert redact(table.events(PickedUp)[0], 1) == PickedUp(0, (NO_CARD,) * 3)
    assert View(table.game, 0).hand == list(hand)


@rule("H8", "K3")
def test_a_kitten_does_not_lift_it_and_a_defuse_is_played_as_usual(scenario):
    table = scenario(f"{DECK}; 1: defuse skip; 2: -; pile: kitten see; cursed: 1")
    table.play(1, "draw")
    assert table.choices(1) == ["defuse", "explode"]
    table.play(1, "defuse", "place 0")
    table.shows("1: skip; cursed: 1; turn: 2; pile: kitten see")


@rule("H8")
def test_death_lifts_it(scenario):
    table = scenario(f"{DECK}; 1: skip; 2: -; 3: -; pile: kitten see kitten; cursed: 1 2")
    table.play(1, "draw")
    table.shows("1: out; cursed: 2; turn: 2; discards: kitten skip")


@rule("H8", "K7")
def test_a_card_from_the_bottom_or_kept_by_raising_heck_lifts_it(scenario):
    for card in ("bottom", "heck"):
        table = scenario(f"{DECK} {card}=2; 1: {card}; 2: -; pile: kitten see; cursed: 1", luck=[0])
        table.play(1, "blind")
        table.everybody_passes()
        if card == "heck":
            assert table.events(Lifted) == [Lifted(0, Card.SEE_THE_FUTURE)]
            assert View(table.game, 0).lifted == Card.SEE_THE_FUTURE
            table.play(1, "keep")
        table.shows("1: see; cursed: -; turn: 2")


@rule("H8", "B4")
def test_it_is_lifted_from_the_one_into_whose_hand_the_card_comes(scenario):
    table = scenario(f"{DECK} take-that=2; 1: skip; 2: favor; 3: -; pile: see 2*kitten; cursed: 1 2; taking: 2 from 1")
    table.play(1, "draw")
    table.shows("1: skip; 2: see favor; cursed: 1; taking: -; turn: 2")
    assert table.events(Drew) == [Drew(1, Card.SEE_THE_FUTURE, bottom=False)]
    assert [event.seat for event in table.events(PickedUp)] == [1]


@rule("H8", "H1")
def test_a_kitten_that_is_kept_lifts_it_like_any_card(scenario):
    table = scenario(f"{DECK} streaking=1; 1: streaking; 2: -; pile: kitten see kitten; cursed: 1")
    table.play(1, "draw")
    table.shows("1: kitten streaking; cursed: -; turn: 2")


# -- their turn --------------------------------------------------------------------------------


@rule("H8")
def test_the_cursed_draw_or_turn_over_a_card(scenario):
    table = scenario(f"{DECK}; 1: 2*skip see 3*tacocat; 2: see; pile: see kitten; cursed: 1")
    assert table.choices(1) == ["draw", "blind"]
    for move in ("skip", "pair skip 2", "triple tacocat 2 see"):
        table.refuses(1, move, "you-are-cursed")
    table = scenario(f"{DECK}; 1: -; 2: see; pile: see kitten; cursed: 1")
    assert table.choices(1) == ["draw"]
    table.refuses(1, "blind", "card-not-held")
    table = scenario(f"{DECK}; 1: skip; 2: see; pile: see kitten; cursed: 2")
    table.refuses(1, "blind", "you-see-your-cards")


@rule("H8")
def test_a_card_that_can_be_played_is_played_and_can_be_noped(scenario):
    table = scenario(f"{DECK}; 1: skip see; 2: nope; pile: see kitten; cursed: 1", luck=[0, 0])
    table.play(1, "blind")
    assert [(event.seat, str(event.play)) for event in table.events(Played)] == [(0, "skip")]
    assert table.asked == [2]
    table.play(2, "nope")
    table.everybody_passes()
    table.shows("1: see; cursed: 1; turn: 1; discards: nope skip")
    table.play(1, "blind")
    table.everybody_passes()
    table.shows("1: -; cursed: 1; turn: 1; discards: see nope skip")


@rule("H8")
def test_it_may_end_the_turn(scenario):
    table = scenario(f"{DECK}; 1: attack see; 2: -; pile: see kitten; cursed: 1; turn: 1 owes 2 attacked", luck=[0])
    table.play(1, "blind")
    table.everybody_passes()
    table.shows("1: see; cursed: 1; turn: 2 owes 4 attacked")


@rule("H8")
@pytest.mark.parametrize("card", ["defuse", "nope", "tacocat", "streaking"])
def test_a_card_that_is_not_played_alone_is_discarded_without_effect(scenario, card):
    table = scenario(f"{DECK} streaking=1; 1: {card}; 2: nope; pile: see 2*kitten; cursed: 1", luck=[0])
    table.play(1, "blind")
    table.shows(f"1: -; cursed: 1; turn: 1; discards: {card}")
    assert table.events(Discarded) == [Discarded(0, Card(card))]
    assert table.events(Played) == []


@rule("H8")
def test_its_target_is_random_among_those_who_qualify(scenario):
    table = scenario(f"{DECK}; 1: favor; 2: see; 3: -; 4: skip; pile: see 3*kitten; cursed: 1", luck=[0, 1])
    table.play(1, "blind")
    assert [str(event.play) for event in table.events(Played)] == ["favor 4"]
    assert table.odds == [1, 2]
    table.everybody_passes()
    table.play(4, "give skip")
    table.shows("1: skip; 4: -; cursed: 1; turn: 1")


@rule("H8", "F12")
def test_without_a_target_it_is_discarded(scenario):
    table = scenario(f"{DECK}; 1: favor curse; 2: -; pile: see kitten; cursed: 1", luck=[0, 0])
    table.play(1, "blind", "blind")
    table.shows("1: -; cursed: 1; turn: 1; discards: curse favor")


@rule("H8", "B3")
def test_a_card_that_the_table_forbids_now_is_discarded(scenario):
    table = scenario(
        f"{DECK} bury=1 take-that=1; 1: bury; 2: -; pile: see kitten; cursed: 1; taking: 2 from 1", luck=[0]
    )
    table.play(1, "blind")
    table.shows("1: -; turn: 1; discards: bury; pile: see kitten")
    table = scenario("good-vs-evil curse=1; 1: armageddon; 2: godcat; 3: -; pile: favor 2*kitten; cursed: 1", luck=[0])
    table.play(1, "blind")
    table.shows("1: -; turn: 1; discards: armageddon")


@rule("H8", "G8")
def test_a_godcat_that_is_turned_over_goes_back_to_the_mat(scenario):
    table = scenario("good-vs-evil curse=1; 1: horse godcat; 2: -; pile: favor kitten; cursed: 1", luck=[1])
    table.play(1, "blind")
    table.shows("1: horse; turn: 1; discards: -")
    assert table.godcat == "mat"
    assert table.events(Discarded) == [Discarded(0, Card.GODCAT)]


@rule("H8", "H3", "H4")
def test_a_kitten_that_is_turned_over_goes_off(scenario):
    deck = f"{DECK} streaking=1"
    table = scenario(f"{deck}; 1: kitten defuse streaking; 2: -; pile: see kitten; cursed: 1", luck=[0])
    table.play(1, "blind")
    table.shows("asked: defuse hand; 1: defuse streaking")
    table.play(1, "defuse", "place 1")
    table.shows("1: streaking; cursed: 1; turn: 1; pile: see 2*kitten")
    table = scenario(f"{deck}; 1: kitten streaking; 2: -; 3: -; pile: see 2*kitten; cursed: 1", luck=[0])
    table.play(1, "blind")
    table.shows("1: out; turn: 2; discards: kitten streaking")


@rule("H8", "H3")
def test_a_streaking_kitten_that_is_turned_over_sets_off_the_kitten(scenario):
    table = scenario(f"{DECK} streaking=1; 1: kitten streaking; 2: -; 3: -; pile: see 2*kitten; cursed: 1", luck=[1])
    table.play(1, "blind")
    table.shows("1: out; turn: 2; discards: kitten streaking")
    assert table.events(WentOff) == [WentOff(0, Card.EXPLODING_KITTEN, defusable=False)]


@rule("H8", "B1")
def test_a_barking_kitten_that_is_turned_over_barks(scenario):
    table = scenario(f"{DECK} barking=2; 1: 2*barking; 2: defuse; pile: see kitten; cursed: 1", luck=[0])
    table.play(1, "blind", "aim 2")
    table.play(2, "defuse barking")
    table.shows("1: -; 2: -; cursed: 1; turn: 1; discards: defuse 2*barking")


@rule("H8", "B8")
def test_a_tower_that_is_turned_over_is_theirs(scenario):
    table = scenario(f"{DECK} tower=1; 1: tower; 2: -; pile: see kitten; cursed: 1; tower: skip see", luck=[0])
    table.play(1, "blind")
    table.everybody_passes()
    table.shows("1: -; cursed: 1; tower: 1 skip see; turn: 1")


# -- in other players' turns -------------------------------------------------------------------


@rule("H8", "N7")
def test_the_cursed_are_asked_in_a_window_and_can_only_pass(scenario):
    table = scenario(f"{DECK}; 1: skip; 2: nope; 3: nope; pile: see 2*kitten; cursed: 2")
    table.play(1, "skip")
    assert table.asked == [2, 3]
    assert (table.choices(2), table.choices(3)) == (["pass"], ["nope", "pass"])
    table.refuses(2, "nope", "you-are-cursed")
    table.everybody_passes()
    table.shows("turn: 2")


@rule("H8", "F9")
def test_a_favor_takes_a_random_card_without_asking(scenario):
    table = scenario(f"{DECK}; 1: favor; 2: skip see nope; 3: -; pile: see 2*kitten; cursed: 2", luck=[1])
    table.unopposed(1, "favor 2")
    table.shows("1: see; 2: skip nope; cursed: 2; turn: 1")
    assert table.odds == [3]
    handed = Handed(1, 0, Card.SEE_THE_FUTURE, False, False, True)
    assert table.events(Handed) == [handed]
    assert redact(handed, 0) == handed
    assert {redact(handed, viewer) for viewer in (-1, 1, 2)} == {handed.face_down()}


@rule("H8", "G9")
def test_the_godcat_is_seen_when_it_is_taken_so(scenario):
    table = scenario("good-vs-evil curse=1; 1: favor; 2: horse godcat; 3: -; pile: favor 2*kitten; cursed: 2", luck=[1])
    table.unopposed(1, "favor 2")
    assert table.godcat == "hand 1"
    assert redact(table.events(Handed)[0], 2) == Handed(1, 0, Card.GODCAT, True, False, True)


@rule("H8", "F12")
def test_if_the_window_took_the_last_card_nothing_is_found(scenario):
    table = scenario(f"{DECK}; 1: favor; 2: nope; 3: nope; pile: see 2*kitten")
    table.play(1, "favor 2")
    table.play(2, "nope")
    table.play(3, "nope")
    table.everybody_passes()
    table.shows("1: -; 2: -; turn: 1")
    assert table.events(FoundNothing) == [FoundNothing(0, 1)]


@rule("H8", "X1")
def test_a_pair_steals_from_the_cursed_what_only_the_thief_sees(scenario):
    table = scenario(f"{DECK}; 1: 2*tacocat; 2: skip see; 3: -; pile: see 2*kitten; cursed: 2", luck=[1])
    table.unopposed(1, "pair tacocat 2")
    table.shows("1: see; 2: skip; cursed: 2")
    assert table.events(Handed) == [Handed(1, 0, Card.SEE_THE_FUTURE, False, False, True)]


@rule("H8")
def test_the_cursed_do_not_see_what_they_are_given(scenario):
    table = scenario(f"{DECK}; 1: favor; 2: see skip; 3: -; pile: see 2*kitten; cursed: 1", luck=[0, 0])
    table.play(1, "blind")
    table.everybody_passes()
    table.play(2, "give see")
    table.shows("1: see; 2: skip; cursed: 1; turn: 1")
    handed = Handed(1, 0, Card.SEE_THE_FUTURE, False, True, False)
    assert table.events(Handed) == [handed]
    assert redact(handed, 1) == handed
    assert {redact(handed, viewer) for viewer in (-1, 0, 2)} == {handed.face_down()}


@rule("H8")
def test_between_two_cursed_players_no_player_sees_it(scenario):
    table = scenario(f"{DECK}; 1: favor; 2: see; 3: -; pile: see 2*kitten; cursed: 1 2", luck=[0, 0, 0])
    table.play(1, "blind")
    table.everybody_passes()
    table.shows("1: see; 2: -; cursed: 1 2; turn: 1")
    handed = table.events(Handed)[0]
    assert {redact(handed, viewer) for viewer in (-1, 0, 1, 2)} == {handed.face_down()}


@rule("H8", "X2")
def test_three_of_a_kind_names_a_card_as_usual(scenario):
    table = scenario(f"{DECK}; 1: 3*tacocat; 2: see skip; 3: -; pile: see 2*kitten; cursed: 2")
    table.unopposed(1, "triple tacocat 2 skip")
    table.shows("1: skip; 2: see; cursed: 2")


@rule("H8", "H7")
def test_a_marked_card_of_the_cursed_is_seen_by_all(scenario):
    table = scenario(f"{DECK} mark=1; 1: mark; 2: skip; 3: -; pile: see 2*kitten; cursed: 2", luck=[0])
    table.unopposed(1, "mark 2")
    table.shows("2: skip; cursed: 2; marked: 2 skip")
    assert View(table.game, 1).hand == []
    table = scenario(f"{DECK} mark=1; 1: favor; 2: skip; 3: -; pile: see 2*kitten; cursed: 2; marked: 2 skip", luck=[0])
    table.unopposed(1, "favor 2")
    assert table.events(Handed) == [Handed(1, 0, Card.SKIP, True, False, True)]
    assert {redact(event, 1) for event in table.events(Handed)} == set(table.events(Handed))
    table.shows("1: skip; 2: -; marked: -; cursed: 2")


@rule("H8", "H7")
def test_a_marked_card_that_is_turned_over_leaves_its_mark(scenario):
    table = scenario(f"{DECK} mark=1; 1: nope see; 2: -; pile: see kitten; cursed: 1; marked: 1 nope see", luck=[1, 0])
    table.play(1, "blind")
    table.shows("1: see; marked: 1 see; discards: nope")
    table.play(1, "blind")
    table.everybody_passes()
    table.shows("1: -; marked: -; discards: see nope")


@rule("H8", "G4")
def test_the_devilcat_can_be_defused_by_the_cursed(scenario):
    table = scenario("good-vs-evil curse=1; 1: armageddon; 2: defuse horse; 3: -; pile: favor 2*kitten; cursed: 2")
    table.unopposed(1, "armageddon")
    table.play(1, "face 2 godcat")
    table.play(2, "stay", "defuse devilcat")
    table.shows("1: godcat; 2: horse; cursed: 2; turn: 2")


@rule("H8", "G7")
def test_the_godcat_can_be_it(scenario):
    table = scenario("good-vs-evil curse=1; 1: godcat; 2: favor; pile: favor kitten")
    table.unopposed(1, "godcat as curse 2")
    table.shows("cursed: 2; turn: 1; discards: -")


@rule("H8", "X1")
def test_in_a_combo_it_curses_no_player(scenario):
    table = scenario(f"{DECK}; 1: 2*curse; 2: skip; pile: see kitten", luck=[0])
    table.unopposed(1, "pair curse 2")
    table.shows("1: skip; 2: -; cursed: -; discards: 2*curse")
