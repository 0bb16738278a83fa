"""Attacks (A1-A5)."""

import pytest

from boomcat.core.events import TurnBegan
from boomcat.core.state import NO_SEAT
from boomcat.views.view import View
from tests.support.scenario import CAT, every_edition, rule

with_targeted = pytest.mark.parametrize("edition", ["party-pack", "good-vs-evil"])


@rule("A1")
@every_edition
def test_an_attack_ends_the_turn_without_a_draw_and_the_next_player_owes_two(scenario, edition):
    table = scenario(f"{edition}; 1: attack; 2: -; 3: -; pile: shuffle kitten kitten")
    table.unopposed(1, "attack")
    table.shows("1: -; turn: 2 owes 2 attacked; pile: shuffle kitten kitten; discards: attack")
    assert table.log[-1] == TurnBegan(1, 2, True)


@rule("A1")
@every_edition
def test_the_victim_takes_two_turns_in_a_row(scenario, edition):
    cat = CAT[edition]
    table = scenario(f"{edition}; 1: attack; 2: -; 3: -; pile: 3*{cat} kitten kitten")
    table.unopposed(1, "attack")
    table.play(2, "draw")
    table.shows("turn: 2 attacked")
    table.play(2, "draw")
    table.shows(f"2: 2*{cat}; turn: 3")


@rule("A1")
def test_an_attack_hits_the_next_living_player(scenario):
    table = scenario("original; 1: -; 2: out 1; 3: attack; 4: out 2; pile: kitten; turn: 3")
    table.unopposed(3, "attack")
    table.shows("turn: 1 owes 2 attacked")


@rule("A2")
@every_edition
def test_attacks_stack_two_four_six(scenario, edition):
    table = scenario(f"{edition}; 1: attack; 2: attack; 3: -; pile: shuffle kitten kitten")
    table.unopposed(1, "attack")
    table.shows("turn: 2 owes 2 attacked")
    table.unopposed(2, "attack")
    table.shows("turn: 3 owes 4 attacked; pile: shuffle kitten kitten")
    table = scenario(f"{edition}; 1: -; 2: -; 3: attack; pile: shuffle kitten kitten; turn: 3 owes 4 attacked")
    table.unopposed(3, "attack")
    table.shows("turn: 1 owes 6 attacked; pile: shuffle kitten kitten")


@rule("A2")
@every_edition
def test_an_attack_on_the_second_of_two_turns_gives_three(scenario, edition):
    table = scenario(f"{edition}; 1: attack; 2: attack; 3: -; pile: shuffle kitten kitten")
    table.unopposed(1, "attack")
    table.play(2, "draw")
    table.unopposed(2, "attack")
    table.shows("turn: 3 owes 3 attacked")


@rule("A2")
def test_three_owed_turns_become_five_and_then_four(scenario):
    table = scenario("original; 1: attack; 2: attack; 3: -; pile: 3*see kitten kitten; turn: 1 owes 3 attacked")
    table.unopposed(1, "attack")
    table.shows("turn: 2 owes 5 attacked")
    table.play(2, "draw", "draw", "draw")
    table.unopposed(2, "attack")
    table.shows("turn: 3 owes 4 attacked")


@rule("A2", "F1")
@pytest.mark.parametrize("edition", ["original", "nsfw", "party-pack"])
def test_a_skipped_turn_is_not_handed_on(scenario, edition):
    table = scenario(f"{edition}; 1: skip attack; 2: -; pile: kitten; turn: 1 owes 4 attacked")
    table.unopposed(1, "skip", "attack")
    table.shows("turn: 2 owes 5 attacked")


@rule("A2", "K3")
def test_a_defused_turn_is_not_handed_on(scenario):
    table = scenario("original; 1: defuse attack; 2: -; pile: kitten; turn: 1 owes 2 attacked")
    table.play(1, "draw", "defuse", "place 0")
    table.unopposed(1, "attack")
    table.shows("turn: 2 owes 3 attacked")


@rule("A2", "N8")
def test_a_noped_attack_leaves_the_victim_with_what_they_owed(scenario):
    table = scenario("original; 1: attack; 2: nope; pile: see kitten; turn: 1 owes 4 attacked")
    table.play(1, "attack")
    table.play(2, "nope")
    table.everybody_passes()
    table.shows("1: -; turn: 1 owes 4 attacked; discards: nope attack")


@rule("A3")
@with_targeted
@pytest.mark.parametrize("target", [1, 2, 4])
def test_a_targeted_attack_hits_anybody_and_play_goes_on_from_there(scenario, edition, target):
    table = scenario(f"{edition}; 1: -; 2: -; 3: targeted; 4: -; pile: 2*favor 3*kitten; turn: 3")
    table.unopposed(3, f"targeted {target}")
    table.shows(f"turn: {target} owes 2 attacked; pile: 2*favor 3*kitten")
    table.play(target, "draw", "draw")
    table.shows(f"turn: {target % 4 + 1}")


@rule("A3", "F12")
@with_targeted
def test_a_targeted_attack_needs_a_living_other_player_but_not_a_card(scenario, edition):
    table = scenario(f"{edition}; 1: targeted; 2: out 1; 3: -; pile: kitten")
    table.refuses(1, "targeted 1", "target-is-yourself")
    table.refuses(1, "targeted 2", "target-is-out")
    table.refuses(1, "targeted 4", "no-such-seat")
    table.unopposed(1, "targeted 3")
    table.shows("turn: 3 owes 2 attacked")


@rule("A3")
@pytest.mark.parametrize("edition", ["original", "nsfw"])
def test_older_editions_have_no_targeted_attack(scenario, edition):
    table = scenario(f"{edition}; 1: attack; 2: -; pile: kitten")
    table.refuses(1, "targeted 2", "unknown-move")
    table.refuses(1, "attack 2", "word-too-many")


@rule("A4")
@with_targeted
def test_both_attacks_stack_with_each_other(scenario, edition):
    table = scenario(f"{edition}; 1: attack; 2: targeted; 3: attack; 4: targeted; pile: shuffle kitten kitten kitten")
    table.unopposed(1, "attack")
    table.unopposed(2, "targeted 4")
    table.shows("turn: 4 owes 4 attacked")
    table.unopposed(4, "targeted 3")
    table.shows("turn: 3 owes 6 attacked")
    table.play(3, "draw")
    table.unopposed(3, "attack")
    table.shows("turn: 4 owes 7 attacked")


@rule("A4")
@with_targeted
def test_a_targeted_attack_may_go_straight_back(scenario, edition):
    table = scenario(f"{edition}; 1: targeted; 2: targeted; 3: -; pile: kitten kitten")
    table.unopposed(1, "targeted 2")
    table.unopposed(2, "targeted 1")
    table.shows("turn: 1 owes 4 attacked")


@rule("A5")
@every_edition
def test_a_player_who_was_not_attacked_hands_on_two_and_not_three(scenario, edition):
    table = scenario(f"{edition}; 1: attack; 2: -; pile: kitten; turn: 1")
    table.unopposed(1, "attack")
    table.shows("turn: 2 owes 2 attacked")


@rule("A5")
def test_a_victim_stays_one_until_the_last_owed_turn_is_taken(scenario):
    table = scenario("original; 1: -; 2: attack; pile: 3*see kitten; turn: 1 owes 2 attacked")
    table.play(1, "draw")
    table.shows("turn: 1 attacked")
    table.play(1, "draw")
    table.shows("turn: 2")
    table.unopposed(2, "attack")
    table.shows("turn: 1 owes 2 attacked")


@rule("A5")
@pytest.mark.parametrize(
    ("turn", "owes"),
    [("1", 2), ("1 owes 1 attacked", 3), ("1 owes 2 attacked", 4), ("1 owes 3 attacked", 5), ("1 owes 9 attacked", 11)],
)
def test_an_attack_adds_two_to_what_a_victim_owes(scenario, turn, owes):
    table = scenario(f"original; 1: attack; 2: -; pile: kitten; turn: {turn}")
    table.unopposed(1, "attack")
    table.shows(f"turn: 2 owes {owes} attacked")


@rule("A5", "A2")
def test_two_players_attack_each_other_without_end(scenario):
    table = scenario("original; 1: 2*attack; 2: 2*attack; pile: see kitten")
    for owed, seat in ((2, 1), (4, 2), (6, 1), (8, 2)):
        table.unopposed(seat, "attack")
        table.shows(f"turn: {3 - seat} owes {owed} attacked")


@rule("A2", "A5", "V4")
@pytest.mark.parametrize(
    ("turn", "options", "turns"),
    [("", "", 2), (" owes 2 attacked", "", 4), (" owes 1 attacked", "", 3), (" owes 2 attacked", " no-stacking", 2)],
)
@pytest.mark.parametrize(("play", "victim"), [("attack", 3), ("targeted 1", 1), ("godcat as attack", 3)])
def test_everybody_sees_beforehand_how_many_turns_an_attack_gives(scenario, turn, options, turns, play, victim):
    hand = play.split()[0]
    table = scenario(f"good-vs-evil{options}; 1: -; 2: {hand}; 3: -; pile: 2*heck 2*kitten; turn: 2{turn}")
    before = View(table.game, NO_SEAT)
    assert (before.next, before.attack_turns) == (2, turns)
    table.play(2, play)
    window = View(table.game, NO_SEAT)
    assert (window.next, window.attack_turns) == (2, turns)
    table.play(1, "pass")
    table.play(3, "pass")
    assert table.log[-1] == TurnBegan(victim - 1, turns, True)
