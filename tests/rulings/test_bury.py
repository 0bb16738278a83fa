"""Bury (B3)."""

import pytest

from boomcat.core.cards import NO_CARD, Card
from boomcat.core.events import Buried, Drew, DrewKitten, LiftedTop, Surfaced
from boomcat.views.redact import redact
from boomcat.views.view import View
from tests.support.scenario import rule

DECK = "original bury=3"


@rule("B3")
@pytest.mark.parametrize(("above", "pile"), [(0, "see favor kitten"), (1, "favor see kitten"), (2, "favor kitten see")])
def test_the_top_card_goes_back_anywhere_and_the_turn_ends(scenario, above, pile):
    table = scenario(f"{DECK}; 1: bury; 2: -; pile: see favor kitten")
    table.unopposed(1, "bury")
    table.shows("asked: bury see; pile: favor kitten")
    assert table.choices(1) == ["bury 0", "bury 1", "bury 2"]
    table.play(1, f"bury {above}")
    table.shows(f"1: -; turn: 2; pile: {pile}; discards: bury")
    assert table.events(Drew) == []


@rule("B3", "T7")
def test_under_attack_it_ends_one_turn_only(scenario):
    table = scenario(f"{DECK}; 1: 2*bury; 2: -; pile: see kitten; turn: 1 owes 2 attacked")
    table.unopposed(1, "bury")
    table.play(1, "bury 1")
    table.shows("turn: 1 attacked; pile: kitten see")
    table.unopposed(1, "bury")
    table.play(1, "bury 1")
    table.shows("turn: 2; pile: see kitten")


@rule("B3")
def test_a_kitten_does_not_explode(scenario):
    table = scenario(f"{DECK}; 1: bury; 2: -; pile: kitten see")
    table.unopposed(1, "bury")
    table.play(1, "bury 0")
    table.shows("1: -; turn: 2; pile: kitten see")
    assert table.events(DrewKitten) == []


@rule("B3")
def test_the_only_card_goes_back_where_it_was(scenario):
    table = scenario(f"{DECK}; 1: bury; 2: -; pile: kitten")
    table.unopposed(1, "bury")
    table.shows("pile: -")
    assert table.choices(1) == ["bury 0"]
    table.play(1, "bury 0")
    table.shows("turn: 2; pile: kitten")


@rule("B3", "V5")
def test_only_its_player_sees_the_card_and_where_it_goes(scenario):
    table = scenario(f"{DECK}; 1: bury; 2: -; 3: -; pile: see favor 2*kitten")
    table.unopposed(1, "bury")
    assert [View(table.game, viewer).lifted for viewer in (0, 1, -1)] == [Card.SEE_THE_FUTURE, NO_CARD, NO_CARD]
    table.play(1, "bury 2")
    for event in [*table.events(LiftedTop), *table.events(Buried)]:
        assert redact(event, 0) == event
        assert redact(event, 1) == redact(event, -1) == event.face_down()
    assert table.events(Buried) == [Buried(0, Card.SEE_THE_FUTURE, 2)]
    table.shows("turn: 2")


@rule("B3", "K9")
def test_a_place_in_the_pile_that_does_not_exist_is_refused(scenario):
    table = scenario(f"{DECK}; 1: bury; 2: -; pile: see kitten")
    table.unopposed(1, "bury")
    table.refuses(1, "bury 2", "place-too-deep")
    table.refuses(2, "bury 0", "not-asked")
    table.play(1, "bury 1")
    table.shows("turn: 2")


@rule("B3", "E8", "E10")
def test_an_imploding_kitten_keeps_its_side(scenario):
    table = scenario(f"{DECK} imploding=1; 1: bury; 2: -; pile: imploding see")
    table.unopposed(1, "bury")
    table.play(1, "bury 0")
    table.shows("turn: 2; pile: imploding see")
    table = scenario(f"{DECK} imploding=1; 1: bury; 2: -; 3: -; pile: imploding-up see kitten")
    table.unopposed(1, "bury")
    table.shows("asked: bury imploding-up")
    table.play(1, "bury 1")
    table.shows("turn: 2; pile: see imploding-up kitten")
    assert table.events(Surfaced) == []


@rule("B3", "E10")
def test_a_face_up_card_under_it_comes_to_light(scenario):
    table = scenario(f"{DECK} imploding=1; 1: bury; 2: -; 3: -; pile: see imploding-up kitten")
    table.unopposed(1, "bury")
    assert table.log[-1] == Surfaced(Card.IMPLODING_FACE_UP)
    table.play(1, "bury 1")
    table.shows("turn: 2; pile: imploding-up see kitten")


@rule("B3", "B4")
def test_not_while_an_ill_take_that_lies_before_its_player(scenario):
    table = scenario(f"{DECK} take-that=2; 1: bury; 2: -; pile: see kitten; taking: 2 from 1")
    assert table.choices(1) == ["draw"]
    table.refuses(1, "bury", "next-card-is-taken")
    # One that its player laid before another player forbids nothing.
    table = scenario(f"{DECK} take-that=2; 1: bury; 2: -; pile: see kitten; taking: 1 from 2")
    table.unopposed(1, "bury")
    table.play(1, "bury 1")
    table.shows("turn: 2; taking: 1 from 2; pile: kitten see")


@rule("B3", "H8")
def test_it_does_not_lift_a_curse(scenario):
    table = scenario(f"{DECK} curse=1; 1: bury skip; 2: -; pile: see kitten; cursed: 1", luck=[1])
    table.play(1, "blind")
    table.everybody_passes()
    assert View(table.game, 0).lifted == Card.SEE_THE_FUTURE
    table.play(1, "bury 1")
    table.shows("1: skip; cursed: 1; turn: 2")


@rule("B3", "N1", "N2")
def test_noped_nothing_is_seen_and_the_turn_goes_on(scenario):
    table = scenario(f"{DECK}; 1: 2*bury; 2: nope; 3: nope; pile: see 2*kitten")
    table.play(1, "bury")
    table.play(2, "nope")
    table.everybody_passes()
    table.shows("1: bury; turn: 1; pile: see 2*kitten")
    assert table.events(LiftedTop) == []
    table = scenario(f"{DECK}; 1: bury; 2: nope; 3: nope; pile: see 2*kitten")
    table.play(1, "bury")
    table.play(2, "nope")
    table.play(3, "nope")
    table.everybody_passes()
    table.play(1, "bury 2")
    table.shows("turn: 2; pile: 2*kitten see")


@rule("B3", "G7")
def test_the_godcat_can_be_it(scenario):
    deck = "good-vs-evil bury=2"
    table = scenario(f"{deck}; 1: godcat; 2: -; pile: kitten favor")
    table.unopposed(1, "godcat as bury")
    table.play(1, "bury 1")
    table.shows("turn: 2; pile: favor kitten; discards: -")
    table = scenario(f"{deck} take-that=1; 1: godcat; 2: -; pile: kitten favor; taking: 2 from 1")
    table.refuses(1, "godcat as bury", "next-card-is-taken")


@rule("B3", "X1")
def test_in_a_combo_it_buries_nothing_and_nothing_forbids_it(scenario):
    table = scenario(f"{DECK} take-that=1; 1: 2*bury; 2: see; pile: see kitten; taking: 2 from 1", luck=[0])
    table.unopposed(1, "pair bury 2")
    table.shows("1: see; 2: -; turn: 1; taking: 2 from 1")


@rule("B3", "K9")
def test_only_its_player_knows_the_place(scenario):
    table = scenario(f"{DECK}; 1: see bury; 2: -; 3: -; pile: see favor skip 2*kitten")
    table.unopposed(1, "see", "bury")
    table.play(1, "bury 2")
    table.shows("turn: 2; pile: favor skip see 2*kitten")
    assert table.known_pile(1).startswith("favor skip see")
    assert table.known_pile(2) == table.known_pile(0) == "? ? ? ? ?"
