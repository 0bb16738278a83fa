"""The Nope and its window (N1-N11)."""

import pytest

from boomcat.core.cards import Card
from boomcat.core.events import Drew, Noped, Played, TurnBegan, WindowClosed
from tests.support.scenario import CAT, every_edition, out, rule

#: Everything that can be played alone, with a hand and a pile that allow it.
PLAYS = [
    *(("original", play) for play in ("attack", "skip", "see", "shuffle", "favor 2")),
    *(("nsfw", play) for play in ("attack", "skip", "see", "shuffle", "favor 2")),
    *(
        ("party-pack", play)
        for play in ("attack", "targeted 3", "skip", "see", "alter", "shuffle", "bottom", "favor 2")
    ),
    *(
        ("good-vs-evil", play)
        for play in ("attack", "targeted 3", "reveal", "shuffle", "heck", "favor 2", "armageddon")
    ),
]


@rule("N1", "N8")
@pytest.mark.parametrize(("edition", "play"), PLAYS)
def test_a_nope_stops_any_action_and_the_turn_goes_on(scenario, edition, play):
    card = play.split()[0]
    table = scenario(f"{edition}; 1: {card}; 2: nope defuse; 3: -; pile: kitten favor kitten; turn: 1 owes 2 attacked")
    table.play(1, play)
    table.play(2, "nope")
    table.everybody_passes()
    table.shows(f"1: -; 2: defuse; discards: nope {card}; pile: kitten favor kitten; luck: 0")
    table.shows("turn: 1 owes 2 attacked; asked: turn")
    assert table.events(WindowClosed) == [WindowClosed(True)]


@rule("N1", "N2")
@pytest.mark.parametrize(("edition", "play"), PLAYS)
def test_without_a_nope_and_with_a_noped_nope_the_same_happens(scenario, edition, play):
    card = play.split()[0]
    luck = [0, 0] if card == "shuffle" else []
    outcomes = []
    for noped in (False, True):
        table = scenario(f"{edition}; 1: {card} nope; 2: nope defuse; 3: -; pile: kitten favor kitten", luck=luck)
        table.play(1, play)
        if noped:
            table.play(2, "nope")
            table.play(1, "nope")
        table.everybody_passes()
        outcomes.append([table.statement(key) for key in ("turn", "asked", "pile", "luck", "3")])
        table.ends_at(table.open_question())
        assert table.events(WindowClosed) == [WindowClosed(False)]
    assert outcomes[0] == outcomes[1]


@rule("N1")
def test_noped_cards_stay_in_the_discard_pile(scenario):
    table = scenario("original; 1: favor; 2: nope skip; pile: kitten; discards: see")
    table.play(1, "favor 2")
    table.play(2, "nope")
    table.everybody_passes()
    table.shows("1: -; 2: skip; discards: nope favor see; turn: 1")


@rule("N2")
@every_edition
@pytest.mark.parametrize("nopes", range(6))
def test_with_an_even_number_of_nopes_the_action_happens(scenario, edition, nopes):
    table = scenario(f"{edition}; 1: attack 2*nope; 2: 2*nope; 3: nope; 4: out 1; pile: shuffle kitten kitten")
    table.play(1, "attack")
    for seat in (2, 1, 3, 1, 2)[:nopes]:
        table.play(seat, "nope")
    table.everybody_passes()
    table.shows("turn: 2 owes 2 attacked" if nopes % 2 == 0 else "turn: 1")
    assert [event.depth for event in table.events(Noped)] == list(range(1, nopes + 1))


@rule("N2")
@every_edition
def test_noping_a_nope_lets_the_action_happen(scenario, edition):
    table = scenario(f"{edition}; 1: attack; 2: nope; 3: nope; pile: kitten kitten")
    table.play(1, "attack")
    table.play(2, "nope")
    table.play(3, "nope")
    table.everybody_passes()
    table.shows("turn: 2 owes 2 attacked; discards: nope nope attack; 2: -; 3: -")


@rule("N2")
def test_two_players_nope_each_other_to_the_last_nope(scenario):
    table = scenario("original; 1: attack 2*nope; 2: 3*nope; pile: kitten")
    table.play(1, "attack")
    for seat in (2, 1, 2, 1, 2):
        assert table.asked == [seat]
        table.play(seat, "nope")
    table.play(1, "pass")
    table.shows("1: -; 2: -; turn: 1; discards: 5*nope attack")


@rule("N3")
@every_edition
@pytest.mark.parametrize("seat", [1, 3, 4])
def test_a_nope_is_played_out_of_turn_by_any_living_player(scenario, edition, seat):
    table = scenario(f"{edition}; 1: nope; 2: attack; 3: nope; 4: nope; 5: out 1; pile: kitten kitten kitten; turn: 2")
    table.play(2, "attack")
    table.refuses(5, "nope", "you-are-out")
    table.play(seat, "nope")
    table.everybody_passes()
    table.shows(f"turn: 2; {seat}: -")


@rule("N3")
@every_edition
def test_once_the_action_has_begun_a_nope_is_too_late(scenario, edition):
    table = scenario(f"{edition}; 1: favor; 2: nope; 3: nope; pile: kitten kitten")
    table.play(1, "favor 2")
    window = table.question
    table.everybody_passes()
    table.refuses(3, "nope", "question-is-closed", question=window)
    table.refuses(3, "nope", "not-asked")
    table.play(2, "give nope")
    table.shows("3: nope; turn: 1")


@rule("N4")
@every_edition
@pytest.mark.parametrize("combo", ["pair {} 2", "triple {} 2 defuse"])
def test_one_nope_stops_a_whole_combo(scenario, edition, combo):
    cat = CAT[edition]
    copies = 2 if combo.startswith("pair") else 3
    table = scenario(f"{edition}; 1: {copies}*{cat}; 2: defuse; 3: nope; pile: kitten kitten")
    table.play(1, combo.format(cat))
    table.play(3, "nope")
    table.everybody_passes()
    table.shows(f"1: -; 2: defuse; 3: -; turn: 1; discards: nope {copies}*{cat}; luck: 0")


@rule("N4", "X3")
def test_one_nope_stops_five_different(scenario):
    table = scenario("original; 1: skip see favor beard tacocat; 2: nope; pile: kitten; discards: defuse")
    table.play(1, "five skip see favor beard tacocat")
    table.play(2, "nope")
    table.everybody_passes()
    table.shows("1: -; turn: 1; asked: turn")
    assert table.game.discards.count(Card.DEFUSE) == 1


@rule("N4", "X1", "N10")
@every_edition
def test_nopes_may_form_combos(scenario, edition):
    table = scenario(f"{edition}; 1: 5*nope; 2: defuse attack; {out(3, 4)}; pile: kitten", luck=[0])
    table.unopposed(1, "triple nope 2 attack")
    table.unopposed(1, "pair nope 2")
    table.shows("1: attack defuse; 2: -; turn: 1; discards: 5*nope")


@rule("N5")
@every_edition
def test_players_cannot_nope_their_own_card(scenario, edition):
    table = scenario(f"{edition}; 1: attack nope; 2: -; 3: -; pile: kitten kitten")
    table.play(1, "attack")
    assert table.asked == [2, 3]
    table.refuses(1, "nope", "own-card-on-top")
    table.refuses(1, "pass", "own-card-on-top")
    table.everybody_passes()
    table.shows("1: nope; turn: 2 owes 2 attacked")


@rule("N5")
@every_edition
def test_players_cannot_nope_their_own_nope(scenario, edition):
    table = scenario(f"{edition}; 1: attack; 2: 2*nope; 3: -; pile: kitten kitten")
    table.play(1, "attack")
    table.play(2, "nope")
    assert table.asked == [3, 1]
    table.refuses(2, "nope", "own-card-on-top")
    table.everybody_passes()
    table.shows("2: nope; turn: 1")


@rule("N5")
@every_edition
def test_a_player_who_was_noped_may_nope_that_nope(scenario, edition):
    table = scenario(f"{edition}; 1: attack nope; 2: nope; 3: -; pile: kitten kitten")
    table.play(1, "attack")
    table.play(2, "nope")
    table.play(1, "nope")
    assert table.asked == [2, 3]
    table.everybody_passes()
    table.shows("turn: 2 owes 2 attacked")


@rule("N6")
def test_everybody_is_asked_at_every_depth_but_who_played_the_top_card(scenario):
    table = scenario("original; 1: favor nope; 2: nope; 3: nope; 4: nope; pile: kitten kitten kitten")
    table.play(1, "favor 3")
    assert table.asked == [2, 3, 4]
    table.play(3, "nope")
    assert table.asked == [4, 1, 2]
    table.play(1, "nope")
    assert table.asked == [2, 3, 4]
    table.play(4, "nope")
    assert table.asked == [1, 2, 3]
    table.everybody_passes()
    table.shows("turn: 1; asked: turn; 2: nope")


@rule("N6", "F13")
def test_the_target_may_nope_too(scenario):
    table = scenario("original; 1: 2*beard; 2: nope defuse; pile: kitten")
    table.play(1, "pair beard 2")
    assert table.asked == [2]
    table.play(2, "nope")
    table.everybody_passes()
    table.shows("2: defuse; turn: 1")


@rule("N6")
def test_a_pass_binds_for_its_window_only(scenario):
    table = scenario("original; 1: skip; 2: nope; 3: nope; pile: see kitten kitten")
    table.play(1, "skip")
    table.play(2, "pass")
    table.refuses(2, "nope", "already-passed")
    table.refuses(2, "pass", "already-passed")
    table.play(3, "nope")
    table.play(2, "nope")
    table.everybody_passes()
    table.shows("turn: 2; 2: -; 3: -")


@rule("N6")
def test_the_order_in_which_players_pass_is_free(scenario):
    table = scenario("original; 1: skip; 2: -; 3: -; 4: -; pile: kitten kitten kitten")
    table.play(1, "skip")
    table.play(4, "pass")
    table.play(2, "pass")
    assert table.asked == [3]
    table.play(3, "pass")
    table.shows("turn: 2")


@rule("N6")
def test_the_first_nope_closes_the_window_for_the_second(scenario):
    table = scenario("original; 1: skip; 2: nope; 3: nope; pile: see kitten kitten")
    table.play(1, "skip")
    window = table.question
    table.play(3, "nope")
    table.refuses(2, "nope", "question-is-closed", question=window)
    table.everybody_passes()
    table.shows("2: nope; 3: -; turn: 1")


@rule("N6")
def test_nothing_happens_before_all_have_passed(scenario):
    table = scenario("original; 1: see; 2: -; 3: -; pile: skip kitten kitten")
    table.play(1, "see")
    table.play(2, "pass")
    table.refuses(1, "draw", "own-card-on-top")
    table.shows("asked: window; turn: 1")
    table.play(3, "pass")
    table.shows("asked: turn; turn: 1")


@rule("N6")
def test_an_answer_to_a_question_that_was_never_asked_is_malformed(scenario):
    table = scenario("original; 1: skip; 2: nope; pile: see kitten")
    table.play(1, "skip")
    table.refuses(2, "nope", "no-such-question", question=table.question + 1)
    table.refuses(2, "draw", "not-an-answer")
    table.everybody_passes()


@rule("N7")
@every_edition
def test_a_window_does_not_show_who_holds_a_nope(scenario, edition):
    seen = set()
    for hands in ("2: nope; 3: nope", "2: attack; 3: nope", "2: nope; 3: attack", "2: -; 3: -"):
        table = scenario(f"{edition}; 1: shuffle; {hands}; pile: kitten kitten", luck=[0])
        table.play(1, "shuffle")
        seen.add((tuple(table.asked), table.question, len(table.log)))
        table.everybody_passes()
    assert seen == {((2, 3), 1, 1)}


@rule("N7")
@every_edition
def test_a_pass_leaves_no_trace(scenario, edition):
    table = scenario(f"{edition}; 1: attack; 2: nope; 3: -; 4: -; pile: kitten kitten kitten")
    table.play(1, "attack")
    question, events = table.question, list(table.log)
    table.play(3, "pass")
    table.play(2, "pass")
    assert (table.question, table.log) == (question, events)
    table.shows("luck: 0")
    table.play(4, "pass")
    assert table.log == [*events, WindowClosed(False), TurnBegan(1, 2, True)]


@rule("N7")
def test_a_player_without_a_nope_is_asked_and_can_only_pass(scenario):
    table = scenario("original; 1: skip; 2: see; 3: nope; pile: see kitten kitten")
    table.play(1, "skip")
    assert table.choices(2) == ["pass"]
    assert sorted(table.choices(3)) == ["nope", "pass"]
    table.refuses(2, "nope", "card-not-held")
    table.everybody_passes()


@rule("N8")
@pytest.mark.parametrize(
    ("edition", "card", "play"),
    [
        ("original", "attack", "attack"),
        ("original", "skip", "skip"),
        ("party-pack", "targeted", "targeted 2"),
        ("party-pack", "bottom", "bottom"),
        ("good-vs-evil", "heck", "heck"),
        ("good-vs-evil", "armageddon", "armageddon"),
    ],
)
def test_a_noped_end_of_a_turn_does_not_end_it_and_another_card_may_be_played(scenario, edition, card, play):
    table = scenario(f"{edition}; 1: {card} attack; 2: nope; pile: kitten")
    table.play(1, play)
    table.play(2, "nope")
    table.everybody_passes()
    table.shows("turn: 1; asked: turn")
    table.unopposed(1, "attack")
    table.shows("turn: 2 owes 2 attacked")


@rule("N9")
def test_armageddon_is_noped_while_the_cats_lie_on_the_mat(scenario):
    table = scenario("good-vs-evil; 1: armageddon; 2: nope; pile: kitten")
    table.play(1, "armageddon")
    assert table.godcat == "mat"
    table.play(2, "nope")
    table.everybody_passes()
    table.shows("1: -; turn: 1; asked: turn; discards: nope armageddon")
    assert table.godcat == "mat"


@rule("N9", "N11")
def test_armageddon_is_not_noped_once_the_cats_are_taken(scenario):
    table = scenario("good-vs-evil; 1: armageddon nope; 2: nope; 3: nope defuse; pile: kitten kitten")
    table.unopposed(1, "armageddon")
    table.refuses(2, "nope", "not-asked")
    table.play(1, "face 3 godcat")
    table.refuses(2, "nope", "not-asked")
    table.refuses(3, "nope", "not-an-answer")
    table.play(3, "trade")
    table.shows("1: out; 3: godcat nope defuse; turn: 2")


@rule("N10")
@every_edition
def test_a_nope_is_not_played_alone_outside_a_window(scenario, edition):
    table = scenario(f"{edition}; 1: nope; 2: nope; pile: kitten")
    assert table.choices(1) == ["draw"]
    table.refuses(1, "nope", "not-an-answer")
    table.refuses(2, "nope", "not-asked")


@rule("N11")
@every_edition
def test_a_draw_cannot_be_noped(scenario, edition):
    table = scenario(f"{edition}; 1: -; 2: nope; pile: shuffle kitten")
    table.play(1, "draw")
    table.shows("1: shuffle; turn: 2; asked: turn")
    assert table.log == [Drew(0, Card.SHUFFLE, False), TurnBegan(1, 1, False)]


@rule("N11")
@pytest.mark.parametrize(
    ("position", "answer"),
    [
        ("original; 1: defuse; 2: nope; pile: see; asked: defuse", "explode"),
        ("original; 1: -; 2: nope; pile: see; asked: place", "place 0"),
        ("party-pack; 1: -; 2: nope; pile: kitten see; asked: alter", "alter 2 1"),
        ("original; 1: -; 2: nope; pile: kitten; discards: skip; asked: take", "take skip"),
        ("good-vs-evil; 1: -; 2: nope; pile: kitten; asked: heck nope", "put"),
        ("good-vs-evil; 1: -; 2: nope godcat; pile: kitten; asked: steal 2", "steal godcat"),
    ],
)
def test_an_answer_to_any_other_question_opens_no_window(scenario, position, answer):
    table = scenario(position)
    table.refuses(2, "nope", "not-asked")
    table.play(1, answer)
    assert table.open_question() in ("turn", "over")
    assert table.events(Played) == []


@rule("N2")
def test_nopes_go_on_for_as_long_as_there_are_nopes(scenario):
    """A custom deck may have more Nopes than any printed edition."""
    table = scenario("original nope=31; 1: skip; 2: 12*nope; 3: 12*nope; pile: 2*kitten see")
    table.play(1, "skip")
    for _ in range(12):
        table.play(2, "nope")
        table.play(3, "nope")
    table.everybody_passes()
    table.shows("2: -; 3: -; turn: 2")
