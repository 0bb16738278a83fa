"""Alter the Future 3x NOW (B2)."""

from boomcat.core.cards import Card
from boomcat.core.events import Altered, Drew, Peeked, Played, Reached, Surfaced
from boomcat.views.redact import redact
from boomcat.views.view import View
from tests.support.scenario import rule

DECK = "original alter-now=3"


# -- in one's own turn -------------------------------------------------------------------------


@rule("B2", "F3")
def test_in_ones_own_turn_it_alters_the_top_three(scenario):
    table = scenario(f"{DECK}; 1: alter-now; 2: -; pile: see favor skip kitten; turn: 1 owes 2 attacked")
    table.unopposed(1, "alter-now")
    assert table.asked == [1]
    table.play(1, "alter 3 1 2")
    table.shows("1: -; turn: 1 owes 2 attacked; pile: skip see favor kitten; discards: alter-now")


@rule("B2", "G7")
def test_the_godcat_can_be_it_in_its_holders_turn_only(scenario):
    deck = "good-vs-evil alter-now=2"
    table = scenario(f"{deck}; 1: godcat; 2: -; pile: favor horse kitten")
    table.unopposed(1, "godcat as alter-now")
    table.play(1, "alter 2 1 3")
    table.shows("pile: horse favor kitten; turn: 1; discards: -")
    table = scenario(f"{deck}; 1: -; 2: godcat; pile: favor horse kitten")
    table.play(1, "draw")
    assert table.choices(2) == ["wait"]
    table.refuses(2, "now", "card-not-held")
    table.everybody_waits()
    table.shows("1: favor; turn: 2")


@rule("B2", "X1")
def test_in_a_combo_it_alters_nothing(scenario):
    table = scenario(f"{DECK}; 1: 2*alter-now; 2: see; pile: see kitten", luck=[0])
    table.unopposed(1, "pair alter-now 2")
    table.shows("1: see; 2: -; turn: 1; pile: see kitten")


# -- before a draw -----------------------------------------------------------------------------


@rule("B2")
def test_before_a_draw_all_others_are_asked_and_then_the_card_is_drawn(scenario):
    table = scenario(f"{DECK}; 1: -; 2: alter-now; 3: -; 4: out; pile: see 2*kitten")
    table.play(1, "draw")
    assert table.asked == [2, 3]
    assert (table.choices(1), table.choices(2), table.choices(3)) == ([], ["now", "wait"], ["wait"])
    table.play(3, "wait")
    assert table.asked == [2]
    table.refuses(3, "wait", "already-passed")
    table.play(2, "wait")
    table.shows("1: see; 2: alter-now; turn: 2; pile: 2*kitten")
    assert table.log[0] == Reached(0)


@rule("B2", "T7")
def test_between_two_players_the_other_one_is_asked_before_every_draw(scenario):
    table = scenario(f"{DECK}; 1: -; 2: skip; pile: 2*see kitten; turn: 1 owes 2 attacked")
    for shown in ("1: see; turn: 1 attacked; pile: see kitten", "1: 2*see; turn: 2; pile: kitten"):
        table.play(1, "draw")
        assert (table.asked, table.choices(2)) == ([2], ["wait"])
        table.play(2, "wait")
        table.shows(shown)


@rule("B2")
def test_the_first_who_plays_it_alters_the_future_and_the_turn_begins_again(scenario):
    table = scenario(f"{DECK}; 1: skip; 2: alter-now; 3: -; pile: see favor kitten kitten; turn: 1 owes 2 attacked")
    table.play(1, "draw")
    table.play(2, "now")
    table.shows("asked: window")
    assert [(event.seat, str(event.play)) for event in table.events(Played)] == [(1, "alter-now")]
    assert table.asked == [3, 1]
    table.everybody_passes()
    table.shows("asked: alter by 2")
    assert View(table.game, 1).top_cards == (Card.SEE_THE_FUTURE, Card.FAVOR, Card.EXPLODING_KITTEN)
    assert View(table.game, 0).top_cards == View(table.game, 2).top_cards == ()
    table.play(2, "alter 3 1 2")
    table.shows("2: -; turn: 1 owes 2 attacked; pile: kitten see favor kitten; discards: alter-now")
    assert [event.seat for event in [*table.events(Peeked), *table.events(Altered)]] == [1, 1]
    # Nothing was drawn yet: the player may still get away.
    assert table.events(Drew) == []
    table.unopposed(1, "skip")
    table.shows("turn: 1 attacked")


@rule("B2")
def test_only_its_player_sees_the_cards(scenario):
    table = scenario(f"{DECK}; 1: -; 2: alter-now; 3: -; pile: see favor kitten kitten")
    table.play(1, "draw")
    table.play(2, "now")
    table.everybody_passes()
    table.play(2, "alter 1 2 3")
    for event in [*table.events(Peeked), *table.events(Altered)]:
        assert redact(event, 1) == event
        assert redact(event, 0) == redact(event, -1) != event
    table.shows("turn: 1")


@rule("B2", "N6")
def test_noped_it_changes_nothing_and_the_turn_begins_again(scenario):
    table = scenario(f"{DECK}; 1: nope; 2: alter-now; 3: -; pile: see favor kitten kitten")
    table.play(1, "draw")
    table.play(2, "now")
    table.play(1, "nope")
    table.everybody_passes()
    table.shows("1: -; 2: -; turn: 1; pile: see favor 2*kitten; discards: nope alter-now")


@rule("B2", "N2", "N5")
def test_its_player_may_nope_the_nope(scenario):
    table = scenario(f"{DECK}; 1: nope; 2: alter-now nope; pile: see favor kitten")
    table.play(1, "draw")
    table.play(2, "now")
    table.refuses(2, "nope", "own-card-on-top")
    table.play(1, "nope")
    table.play(2, "nope")
    table.everybody_passes()
    table.play(2, "alter 2 1 3")
    table.shows("turn: 1; pile: favor see kitten")


@rule("B2")
def test_several_may_play_it_one_draw_after_another(scenario):
    table = scenario(f"{DECK}; 1: -; 2: alter-now; 3: alter-now; pile: see favor kitten kitten")
    for seat in (2, 3):
        table.play(1, "draw")
        table.play(seat, "now")
        table.everybody_passes()
        table.play(seat, "alter 2 1 3")
    table.shows("turn: 1; pile: see favor 2*kitten; discards: 2*alter-now")
    table.play(1, "draw")
    table.everybody_waits()
    table.shows("1: see; turn: 2")


@rule("B2")
def test_a_player_with_two_may_play_both(scenario):
    table = scenario(f"{DECK}; 1: -; 2: 2*alter-now; pile: see kitten favor")
    for _ in range(2):
        table.play(1, "draw")
        table.play(2, "now")
        table.everybody_passes()
        table.play(2, "alter 2 1 3")
    table.shows("turn: 1; 2: -; pile: see kitten favor")


@rule("B2", "F5")
def test_with_fewer_cards_it_alters_as_many_as_there_are(scenario):
    table = scenario(f"{DECK}; 1: -; 2: alter-now; pile: kitten")
    table.play(1, "draw")
    table.play(2, "now")
    table.everybody_passes()
    assert table.choices(2) == ["alter 1"]
    table.play(2, "alter 1")
    table.play(1, "draw")
    table.everybody_waits()
    table.shows("1: out; asked: over")


@rule("B2", "H8")
def test_the_cursed_can_only_wait(scenario):
    table = scenario(f"{DECK} curse=1; 1: -; 2: alter-now; 3: alter-now; pile: see 2*kitten; cursed: 2")
    table.play(1, "draw")
    assert table.asked == [2, 3]
    assert (table.choices(2), table.choices(3)) == (["wait"], ["now", "wait"])
    table.refuses(2, "now", "you-are-cursed")
    table.everybody_waits()
    table.shows("1: see; turn: 2")


@rule("B2", "H8")
def test_also_before_a_cursed_player_draws(scenario):
    table = scenario(f"{DECK} curse=1; 1: skip; 2: alter-now; pile: see kitten; cursed: 1")
    table.play(1, "draw")
    assert table.asked == [2]
    table.everybody_waits()
    table.shows("1: skip see; cursed: -; turn: 2")


@rule("B2", "N7")
def test_everybody_is_asked_whatever_they_hold(scenario):
    table = scenario(f"{DECK}; 1: alter-now; 2: -; 3: see; pile: see 2*kitten")
    table.play(1, "draw")
    assert table.asked == [2, 3]
    table.everybody_waits()
    table.shows("turn: 2")


@rule("B2", "N7")
def test_no_player_can_tell_who_could_have_played_it(scenario):
    """The events, the views and the numbers are the same, whoever holds it."""
    seen = []
    for one, other in (("alter-now", "skip"), ("skip", "alter-now")):
        table = scenario(f"{DECK}; 1: -; 2: {one}; 3: {other}; pile: see 2*kitten")
        table.play(1, "draw")
        moments = [View(table.game, viewer).as_dict() for viewer in (0, -1)]
        table.everybody_waits()
        moments += [View(table.game, viewer).as_dict() for viewer in (0, -1)]
        seen.append((moments, table.log, table.question))
        table.shows("turn: 2")
    assert seen[0] == seen[1]


@rule("B2")
def test_no_player_sees_who_has_waited(scenario):
    table = scenario(f"{DECK}; 1: -; 2: -; 3: -; pile: see 2*kitten")
    table.play(1, "draw")
    before = [View(table.game, viewer).as_dict() for viewer in (0, 1, -1)]
    question = table.question
    table.play(3, "wait")
    assert [View(table.game, viewer).as_dict() for viewer in (0, 1, -1)] == before
    assert (table.question, len(table.log)) == (question, 1)
    table.everybody_waits()
    table.shows("turn: 2")


@rule("B2")
def test_without_such_a_card_there_is_no_window(scenario):
    table = scenario("original; 1: -; 2: -; pile: see kitten")
    table.play(1, "draw")
    table.shows("1: see; turn: 2")
    table = scenario("original bury=2; 1: -; 2: -; pile: see kitten")
    table.play(1, "draw")
    table.shows("1: see; turn: 2")


@rule("B2")
def test_nor_if_all_of_them_are_publicly_gone(scenario):
    gone = ["discards: 3*alter-now", "discards: 2*alter-now; removed: alter-now"]
    for where in gone:
        table = scenario(f"{DECK}; 1: -; 2: -; pile: see kitten; {where}")
        table.play(1, "draw")
        table.shows("1: see; turn: 2")
    table = scenario(f"{DECK} tower=1; 1: -; 2: -; pile: see kitten; discards: 2*alter-now; tower: alter-now see")
    table.play(1, "draw")
    table.shows("1: see; turn: 2")


@rule("B2", "S9")
def test_but_one_that_left_the_game_unseen_still_makes_a_window(scenario):
    table = scenario(f"{DECK} quick; 1: -; 2: -; pile: see kitten; discards: 2*alter-now; boxed: alter-now")
    table.play(1, "draw")
    assert table.asked == [2]
    table.everybody_waits()
    table.shows("turn: 2")


@rule("B2", "X3")
def test_a_fetched_one_brings_the_window_back(scenario):
    table = scenario(f"{DECK}; 1: see; 2: -; pile: see kitten; discards: 3*alter-now; asked: take")
    table.play(1, "take alter-now", "draw")
    assert table.asked == [2]
    table.everybody_waits()
    table.shows("turn: 2")


@rule("B2", "K7")
def test_no_window_before_a_card_that_is_drawn_in_another_way(scenario):
    for card in ("bottom", "bury", "heck"):
        table = scenario(f"{DECK} {card}=1; 1: {card}; 2: alter-now; pile: see kitten favor")
        table.unopposed(1, card)
        if card != "bottom":
            table.play(1, {"bury": "bury 0", "heck": "keep"}[card])
        table.shows("turn: 2")
        assert table.events(Reached) == []


@rule("B2", "E10")
def test_altered_onto_the_top_a_face_up_imploding_kitten_is_seen(scenario):
    table = scenario(f"{DECK} imploding=1; 1: skip; 2: alter-now; pile: see imploding-up favor")
    table.play(1, "draw")
    table.play(2, "now")
    table.everybody_passes()
    table.play(2, "alter 2 1 3")
    assert table.log[-1] == Surfaced(Card.IMPLODING_FACE_UP)
    table.shows("turn: 1; pile: imploding-up see favor")


@rule("B2", "B4")
def test_the_taker_of_the_next_card_may_alter_it_first(scenario):
    table = scenario(f"{DECK} take-that=1; 1: -; 2: alter-now; pile: see favor kitten; taking: 2 from 1")
    table.play(1, "draw")
    table.play(2, "now")
    table.everybody_passes()
    table.play(2, "alter 2 1 3")
    table.play(1, "draw")
    table.everybody_waits()
    table.shows("1: -; 2: favor; turn: 2; pile: see kitten")


@rule("B2")
def test_a_window_before_a_draw_is_written_and_read(scenario):
    table = scenario(f"{DECK}; 1: -; 2: alter-now; 3: -; 4: -; pile: see 3*kitten; window: draw, passed 3")
    assert table.asked == [2, 4]
    table.play(2, "now")
    table.everybody_passes()
    table.play(2, "alter 1 2 3")
    table.shows("turn: 1")


@rule("B2", "K9")
def test_the_player_who_altered_knows_the_top_cards(scenario):
    table = scenario(f"{DECK}; 1: -; 2: alter-now; 3: -; pile: see favor kitten kitten skip")
    table.play(1, "draw")
    table.play(2, "now")
    table.everybody_passes()
    table.play(2, "alter 3 1 2")
    assert table.known_pile(2).startswith("kitten see favor")
    assert table.known_pile(1) == table.known_pile(3) == "? ? ? ? ?"
    table.shows("turn: 1")
