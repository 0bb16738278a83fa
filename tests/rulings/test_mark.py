"""Mark (H7)."""

import pytest

from boomcat.core.cards import NO_CARD, Card
from boomcat.core.events import Added, Discarded, FoundNothing, Gave, Handed, Marked, Stole
from boomcat.views.redact import redact
from tests.support.scenario import rule

DECK = "original mark=3"


@rule("H7")
def test_a_random_card_is_turned_to_everybody_and_the_turn_goes_on(scenario):
    table = scenario(f"{DECK}; 1: mark; 2: defuse skip nope; 3: -; pile: see 2*kitten", luck=[1])
    table.unopposed(1, "mark 2")
    table.shows("1: -; 2: defuse skip nope; marked: 2 skip; turn: 1; discards: mark")
    assert table.odds == [3]
    assert table.events(Marked) == [Marked(0, 1, Card.SKIP)]
    assert {redact(event, viewer) for event in table.events(Marked) for viewer in (-1, 0, 1, 2)} == {
        Marked(0, 1, Card.SKIP)
    }


@rule("H7")
def test_it_never_turns_a_card_that_is_marked_already(scenario):
    table = scenario(f"{DECK}; 1: 2*mark; 2: 3*skip; pile: see kitten; marked: 2 skip", luck=[1, 0])
    table.unopposed(1, "mark 2", "mark 2")
    table.shows("marked: 2 3*skip")
    assert table.odds == [2, 1]


@rule("H7", "F12")
def test_it_needs_another_player_with_a_card_that_is_not_marked(scenario):
    table = scenario(f"{DECK}; 1: mark; 2: skip; 3: -; 4: see skip; 5: out; pile: see 3*kitten; marked: 2 skip, 4 see")
    assert table.choices(1) == ["draw", "mark 4"]
    table.refuses(1, "mark 2", "target-has-nothing-to-mark")
    table.refuses(1, "mark 3", "target-has-nothing-to-mark")
    table.refuses(1, "mark 1", "target-is-yourself")
    table.refuses(1, "mark 5", "target-is-out")


@rule("H7", "G9")
def test_the_godcat_is_never_marked(scenario):
    deck = "good-vs-evil mark=2"
    table = scenario(f"{deck}; 1: mark; 2: favor godcat; 3: -; pile: favor 2*kitten", luck=[0])
    table.unopposed(1, "mark 2")
    table.shows("2: favor godcat; marked: 2 favor; turn: 1")
    assert table.odds == [1]
    table = scenario(f"{deck}; 1: mark; 2: favor godcat; 3: -; pile: favor 2*kitten; marked: 2 favor")
    table.refuses(1, "mark 2", "target-has-nothing-to-mark")


@rule("H7", "F12", "B9")
def test_if_the_last_card_was_a_nope_nothing_is_found(scenario):
    table = scenario(f"{DECK}; 1: mark nope; 2: nope skip; 3: -; pile: see 2*kitten; marked: 2 skip")
    table.play(1, "mark 2")
    table.play(2, "nope")
    table.play(1, "nope")
    table.everybody_passes()
    table.shows("1: -; 2: skip; marked: 2 skip; turn: 1; discards: 2*nope mark")
    assert table.events(FoundNothing) == [FoundNothing(0, 1)]


@rule("H7", "N1")
def test_a_noped_mark_turns_nothing(scenario):
    table = scenario(f"{DECK}; 1: mark; 2: nope skip; 3: -; pile: see 2*kitten; turn: 1 owes 2 attacked")
    table.play(1, "mark 2")
    table.play(2, "nope")
    table.everybody_passes()
    table.shows("2: skip; marked: -; turn: 1 owes 2 attacked; discards: nope mark")


@rule("H7", "N2")
def test_with_a_yup_it_happens_after_all(scenario):
    table = scenario(f"{DECK}; 1: mark; 2: nope skip; 3: nope; pile: see 2*kitten", luck=[0])
    table.play(1, "mark 2")
    table.play(2, "nope")
    table.play(3, "nope")
    table.everybody_passes()
    table.shows("marked: 2 skip; turn: 1")


@rule("H7")
def test_everybody_sees_a_marked_card_that_is_stolen(scenario):
    table = scenario(f"{DECK}; 1: 2*tacocat; 2: skip see; 3: -; pile: see 2*kitten; marked: 2 skip", luck=[0])
    table.unopposed(1, "pair tacocat 2")
    table.shows("1: skip; 2: see; marked: -; turn: 1")
    assert table.odds == [2]
    handed = Handed(1, 0, Card.SKIP, True, True, True)
    assert table.events(Handed) == [handed]
    assert redact(handed, 2) == redact(handed, -1) == handed


@rule("H7")
def test_an_unmarked_card_beside_it_is_stolen_in_secret(scenario):
    table = scenario(f"{DECK}; 1: 2*tacocat; 2: skip see; 3: -; pile: see 2*kitten; marked: 2 skip", luck=[1])
    table.unopposed(1, "pair tacocat 2")
    table.shows("1: see; 2: skip; marked: 2 skip")
    assert [redact(event, 2) for event in table.events(Stole)] == [Stole(0, 1, NO_CARD)]


@rule("H7")
def test_of_equal_cards_the_marked_one_leaves_first(scenario):
    table = scenario(f"{DECK}; 1: favor; 2: 2*skip; 3: -; pile: see 2*kitten; marked: 2 skip")
    table.unopposed(1, "favor 2")
    table.play(2, "give skip")
    table.shows("1: skip; 2: skip; marked: -")
    assert table.events(Gave) == []
    assert table.events(Handed) == [Handed(1, 0, Card.SKIP, True, True, True)]


@rule("H7")
def test_played_noped_or_discarded_it_is_no_longer_marked(scenario):
    table = scenario(f"{DECK}; 1: skip 2*see; 2: nope; pile: see kitten; marked: 1 skip see, 2 nope")
    table.play(1, "see")
    table.play(2, "nope")
    table.everybody_passes()
    table.shows("1: skip see; marked: 1 skip")
    table.unopposed(1, "skip")
    table.shows("marked: -; turn: 2")


@rule("H7", "X1")
def test_a_combo_plays_the_marked_one_of_three(scenario):
    table = scenario(f"{DECK}; 1: 3*tacocat; 2: skip; pile: see kitten; marked: 1 tacocat", luck=[0])
    table.unopposed(1, "pair tacocat 2")
    table.shows("1: tacocat skip; marked: -")


@rule("H7", "X2")
def test_named_for_three_of_a_kind_it_leaves_with_its_mark(scenario):
    table = scenario(f"{DECK}; 1: 3*tacocat; 2: skip see; pile: see kitten; marked: 2 skip see")
    table.unopposed(1, "triple tacocat 2 see")
    table.shows("1: see; 2: skip; marked: 2 skip")


@rule("H7")
def test_the_marks_of_the_dead_are_gone(scenario):
    table = scenario(f"{DECK}; 1: skip see; 2: skip; 3: -; pile: kitten see kitten; marked: 1 skip see, 2 skip")
    table.play(1, "draw")
    table.shows("1: out; marked: 2 skip; turn: 2")


@rule("H7", "H5")
def test_a_kitten_in_a_hand_can_be_marked_and_stays_there(scenario):
    table = scenario(f"{DECK} streaking=1; 1: mark; 2: kitten streaking; 3: -; pile: see 2*kitten", luck=[0])
    table.unopposed(1, "mark 2")
    table.shows("2: kitten streaking; marked: 2 kitten; turn: 1")


@rule("H7", "H3")
def test_a_marked_kitten_that_goes_off_leaves_no_mark(scenario):
    table = scenario(
        f"{DECK} streaking=1; 1: favor; 2: kitten streaking defuse; 3: -; pile: see 2*kitten; marked: 2 kitten defuse"
    )
    table.unopposed(1, "favor 2")
    table.play(2, "give streaking")
    table.shows("marked: 2 defuse")
    table.play(2, "defuse", "place 0")
    table.shows("2: -; marked: -; turn: 1; pile: kitten see 2*kitten")


@rule("H7", "H9", "B6")
@pytest.mark.parametrize(("card", "luck"), [("garbage", [3, 2, 1]), ("potluck", [])])
def test_everybody_sees_a_marked_card_go_into_the_pile(scenario, card, luck):
    table = scenario(f"{DECK} {card}=2; 1: {card}; 2: 2*skip; pile: see favor kitten; marked: 2 skip", luck=luck)
    table.unopposed(1, card)
    table.play(2, "add skip")
    table.shows("2: skip; marked: -; pile: skip see favor kitten")
    added = Added(1, Card.SKIP, card == "potluck", True, False)
    assert table.events(Added) == [added]
    assert redact(added, 0) == redact(added, -1) == added


@rule("H7", "B1")
def test_a_marked_barking_kitten_that_is_discarded_leaves_no_mark(scenario):
    table = scenario(f"{DECK} barking=2; 1: barking; 2: barking; 3: -; pile: see 2*kitten; marked: 2 barking")
    table.play(1, "barking")
    table.shows("2: out; marked: -; discards: 2*barking")
    assert table.events(Discarded) == [Discarded(1, Card.BARKING_KITTEN)]


@rule("H7")
def test_in_a_pair_and_three_of_a_kind_it_is_a_card_like_any_other(scenario):
    table = scenario(f"{DECK}; 1: 2*mark; 2: skip; pile: see kitten", luck=[0])
    table.unopposed(1, "pair mark 2")
    table.shows("1: skip; 2: -; marked: -; discards: 2*mark")


@rule("H7", "G7")
def test_the_godcat_can_be_it(scenario):
    table = scenario("good-vs-evil mark=2; 1: godcat; 2: favor; pile: favor kitten", luck=[0])
    table.unopposed(1, "godcat as mark 2")
    table.shows("marked: 2 favor; turn: 1; discards: -")
    assert table.godcat == "mat"


@rule("H7")
def test_everybody_knows_a_marked_card_and_who_gets_it(scenario):
    table = scenario(f"{DECK}; 1: mark 2*tacocat; 2: skip; 3: -; pile: see 2*kitten", luck=[0, 0])
    table.unopposed(1, "mark 2")
    assert all(Card.SKIP in table.knowledge(viewer).held[1] for viewer in (0, 1, 3))
    table.unopposed(1, "pair tacocat 2")
    assert all(Card.SKIP in table.knowledge(viewer).held[0] for viewer in (0, 2, 3))
    table.shows("1: skip; 2: -; marked: -")
