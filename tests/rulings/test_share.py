"""Share the Future (B7)."""

from boomcat.core.cards import Card
from boomcat.core.events import Altered, Peeked, Shared, Surfaced
from boomcat.views.redact import redact
from boomcat.views.view import View
from tests.support.scenario import rule

DECK = "original share=3"


@rule("B7", "F3")
def test_the_top_three_are_put_into_any_order_and_the_turn_goes_on(scenario):
    table = scenario(f"{DECK}; 1: share; 2: -; 3: -; pile: see favor kitten kitten; turn: 1 owes 2 attacked")
    table.unopposed(1, "share")
    assert len(table.choices(1)) == 6
    table.play(1, "share 3 1 2")
    table.shows("1: -; turn: 1 owes 2 attacked; pile: kitten see favor kitten; discards: share")
    cards = (Card.EXPLODING_KITTEN, Card.SEE_THE_FUTURE, Card.FAVOR)
    assert table.log[-2:] == [Altered(0, cards), Shared(0, 1, cards)]


@rule("B7")
def test_the_next_player_sees_them_in_their_new_order_and_no_other(scenario):
    table = scenario(f"{DECK}; 1: share; 2: -; 3: -; pile: see favor kitten kitten")
    table.unopposed(1, "share")
    assert View(table.game, 0).top_cards == (Card.SEE_THE_FUTURE, Card.FAVOR, Card.EXPLODING_KITTEN)
    assert View(table.game, 1).top_cards == ()
    table.play(1, "share 2 1 3")
    shared = Shared(0, 1, (Card.FAVOR, Card.SEE_THE_FUTURE, Card.EXPLODING_KITTEN))
    assert table.events(Shared) == [shared]
    assert redact(shared, 0) == redact(shared, 1) == shared
    assert redact(shared, 2) == redact(shared, -1) == shared.face_down()
    for event in [*table.events(Peeked), *table.events(Altered)]:
        assert redact(event, 1) != event
    table.shows("turn: 1")


@rule("B7", "E3", "T6")
def test_the_next_is_the_one_whose_turn_comes_next(scenario):
    table = scenario(f"{DECK} reverse=1; 1: share; 2: -; 3: -; 4: -; pile: see favor 3*kitten; turn: 1 reversed")
    table.unopposed(1, "share")
    table.play(1, "share 1 2 3")
    assert [event.target for event in table.events(Shared)] == [3]
    table = scenario(f"{DECK}; 1: share; 2: out; 3: -; 4: -; pile: see favor 2*kitten")
    table.unopposed(1, "share")
    table.play(1, "share 1 2 3")
    assert [event.target for event in table.events(Shared)] == [2]
    table.shows("turn: 1")


@rule("B7", "F5")
def test_with_fewer_cards_as_many_as_there_are(scenario):
    table = scenario(f"{DECK}; 1: share; 2: -; pile: see kitten")
    table.unopposed(1, "share")
    assert table.choices(1) == ["share 1 2", "share 2 1"]
    table.refuses(1, "share 2 1 3", "wrong-number-of-cards")
    table.play(1, "share 2 1")
    table.shows("turn: 1; pile: kitten see")
    assert table.events(Shared) == [Shared(0, 1, (Card.EXPLODING_KITTEN, Card.SEE_THE_FUTURE))]


@rule("B7", "N1", "N2")
def test_noped_no_player_sees_anything(scenario):
    table = scenario(f"{DECK}; 1: 2*share; 2: nope; 3: nope; pile: see 2*kitten")
    table.play(1, "share")
    table.play(2, "nope")
    table.everybody_passes()
    table.shows("1: share; turn: 1; discards: nope share")
    assert table.events(Peeked) == []
    table = scenario(f"{DECK}; 1: share; 2: nope; 3: nope; pile: see 2*kitten")
    table.play(1, "share")
    table.play(2, "nope")
    table.play(3, "nope")
    table.everybody_passes()
    table.play(1, "share 2 3 1")
    table.shows("turn: 1; pile: 2*kitten see")


@rule("B7", "H8")
def test_a_cursed_player_sees_the_pile_all_the_same(scenario):
    table = scenario(f"{DECK} curse=2; 1: share; 2: see; pile: see kitten; cursed: 1 2", luck=[0])
    table.play(1, "blind")
    table.everybody_passes()
    table.play(1, "share 2 1")
    shared = table.events(Shared)[0]
    assert redact(shared, 1) == shared
    table.shows("cursed: 1 2; turn: 1; pile: kitten see")


@rule("B7", "E10")
def test_a_face_up_imploding_kitten_that_comes_to_the_top_is_seen(scenario):
    table = scenario(f"{DECK} imploding=1; 1: share; 2: -; pile: see imploding-up")
    table.unopposed(1, "share")
    table.play(1, "share 2 1")
    assert table.events(Surfaced) == [Surfaced(Card.IMPLODING_FACE_UP)]
    table.shows("pile: imploding-up see; turn: 1")


@rule("B7", "G7")
def test_the_godcat_can_be_it(scenario):
    table = scenario("good-vs-evil share=2; 1: godcat; 2: -; pile: favor kitten")
    table.unopposed(1, "godcat as share")
    table.play(1, "share 2 1")
    table.shows("turn: 1; pile: kitten favor; discards: -")


@rule("B7", "X1")
def test_in_a_combo_it_shares_nothing(scenario):
    table = scenario(f"{DECK}; 1: 2*share; 2: see; pile: see kitten", luck=[0])
    table.unopposed(1, "pair share 2")
    table.shows("1: see; turn: 1; pile: see kitten")
    assert table.events(Peeked) == []


@rule("B7")
def test_both_know_the_top_cards_then(scenario):
    table = scenario(f"{DECK}; 1: share; 2: -; 3: -; pile: see favor kitten kitten")
    table.unopposed(1, "share")
    table.play(1, "share 2 1 3")
    assert table.known_pile(1) == table.known_pile(2)
    assert table.known_pile(2).startswith("favor see kitten")
    assert table.known_pile(3) == table.known_pile(0) == "? ? ? ?"
    table.shows("turn: 1")
