"""Good vs. Evil: Armageddon (G1-G6, G10); the Godcat is in test_godcat.py."""

import pytest

from boomcat.core.cards import Card
from boomcat.core.events import Defused, Drew, Exploded, Faced, TurnedUp
from boomcat.core.hand import holds
from tests.support.scenario import rule


@rule("G1")
@pytest.mark.parametrize("holder", [1, 2])
def test_armageddon_needs_both_cats_on_the_mat(scenario, holder):
    hands = {1: "armageddon godcat", 2: "nope"} if holder == 1 else {1: "armageddon", 2: "nope godcat"}
    table = scenario(f"good-vs-evil; 1: {hands[1]}; 2: {hands[2]}; pile: kitten")
    table.refuses(1, "armageddon", "godcat-not-on-mat")
    assert "armageddon" not in table.choices(1)


@rule("G1", "G8")
def test_armageddon_can_be_played_again_when_the_godcat_is_back(scenario):
    table = scenario("good-vs-evil; 1: armageddon godcat; 2: nope; pile: kitten shuffle", luck=[0])
    table.refuses(1, "armageddon", "godcat-not-on-mat")
    table.unopposed(1, "godcat as shuffle")
    table.unopposed(1, "armageddon")
    table.shows("asked: face; discards: armageddon")
    table.ends_at("face")


@rule("G1", "X1")
def test_armageddons_may_form_a_combo_while_the_godcat_is_held(scenario):
    table = scenario("good-vs-evil; 1: 3*armageddon; 2: godcat; pile: kitten")
    table.unopposed(1, "triple armageddon 2 godcat")
    table.shows("1: godcat; turn: 1")


@rule("G2")
def test_the_player_chooses_the_opponent_and_who_gets_which_cat(scenario):
    table = scenario("good-vs-evil; 1: -; 2: armageddon; 3: out 1; 4: defuse; pile: kitten kitten; turn: 2")
    table.unopposed(2, "armageddon")
    assert sorted(table.choices(2)) == ["face 1 devilcat", "face 1 godcat", "face 4 devilcat", "face 4 godcat"]
    table.refuses(2, "face 2 godcat", "target-is-yourself")
    table.refuses(2, "face 3 godcat", "target-is-out")
    table.refuses(4, "face 1 godcat", "not-asked")
    table.play(2, "face 4 godcat")
    assert table.events(Faced) == [Faced(1, 3, Card.GODCAT)]
    table.shows("asked: trade 4 godcat; turn: 2")
    table.ends_at("trade 4 godcat")


@rule("G2", "G3")
def test_no_question_reveals_which_cat_is_which(scenario):
    seen = set()
    for own in ("godcat", "devilcat"):
        table = scenario("good-vs-evil; 1: armageddon defuse; 2: defuse; pile: kitten")
        table.unopposed(1, "armageddon")
        table.play(1, f"face 2 {own}")
        seen.add((tuple(table.asked), tuple(table.choices(2)), table.question, table.game.rolls, table.godcat))
        table.play(2, "stay")
        table.play(table.asked[0], "defuse")
    assert seen == {((2,), ("stay", "trade"), 3, 0, "mat")}


@rule("G3", "G4")
@pytest.mark.parametrize(
    ("own", "answer", "godcat"),
    [("godcat", "stay", 1), ("godcat", "trade", 2), ("devilcat", "stay", 2), ("devilcat", "trade", 1)],
)
def test_the_opponent_keeps_or_swaps_and_the_cats_are_turned_up(scenario, own, answer, godcat):
    devilcat = 3 - godcat
    table = scenario("good-vs-evil; 1: armageddon defuse; 2: defuse; 3: -; pile: kitten kitten")
    table.unopposed(1, "armageddon")
    table.play(1, f"face 2 {own}")
    table.refuses(1, answer, "not-asked")
    table.play(2, answer)
    table.shows(f"{godcat}: defuse godcat; {devilcat}: defuse; asked: devilcat {devilcat}")
    assert table.events(TurnedUp) == [TurnedUp(1, answer == "trade", godcat - 1, devilcat - 1, True)]
    table.refuses(godcat, "defuse", "not-asked")
    table.play(devilcat, "defuse")
    table.shows(f"{godcat}: defuse godcat; {devilcat}: -; turn: 2; discards: defuse armageddon")


@rule("G4")
@pytest.mark.parametrize(("answer", "dead", "turn"), [("stay", 2, 3), ("trade", 1, 2)])
def test_a_player_with_the_devilcat_and_no_defuse_explodes_at_once(scenario, answer, dead, turn):
    table = scenario("good-vs-evil; 1: armageddon nope; 2: nope attack; 3: -; pile: kitten kitten")
    table.unopposed(1, "armageddon")
    table.play(1, "face 2 godcat")
    table.play(2, answer)
    discarded = "nope attack" if dead == 2 else "nope"
    table.shows(f"{dead}: out; turn: {turn}; discards: {discarded} armageddon; pile: kitten kitten")
    cards = (Card.ATTACK, Card.NOPE) if dead == 2 else (Card.NOPE,)
    assert table.events(Exploded) == [Exploded(dead - 1, cards, Card.DEVILCAT)]
    assert table.godcat == f"hand {3 - dead}"


@rule("G4")
def test_taking_the_godcat_is_not_optional(scenario):
    table = scenario("good-vs-evil; 1: armageddon; 2: defuse; pile: kitten")
    table.unopposed(1, "armageddon")
    table.play(1, "face 2 godcat")
    table.play(2, "stay")
    table.shows("1: godcat; asked: devilcat 2")
    table.play(2, "defuse")


@rule("G5", "K4")
def test_a_defuse_against_the_devilcat_puts_nothing_back_and_cannot_be_noped(scenario):
    table = scenario("good-vs-evil; 1: armageddon nope; 2: 2*defuse; 3: nope; pile: kitten shuffle kitten")
    table.unopposed(1, "armageddon")
    table.play(1, "face 2 godcat")
    table.play(2, "stay")
    table.refuses(3, "nope", "not-asked")
    table.play(2, "defuse")
    table.shows("2: defuse; pile: kitten shuffle kitten; discards: defuse armageddon; turn: 2; asked: turn")
    assert table.events(Defused) == [Defused(1, Card.DEFUSE, True)]


@rule("G5", "G1")
@pytest.mark.parametrize("saved", [True, False])
def test_the_devilcat_goes_back_to_the_mat_either_way(scenario, saved):
    hand = "defuse" if saved else "-"
    table = scenario(f"good-vs-evil; 1: armageddon; 2: armageddon; 3: {hand}; 4: -; pile: 3*favor 3*kitten")
    table.unopposed(1, "armageddon")
    table.play(1, "face 3 godcat")
    table.play(3, "stay", *(["defuse"] if saved else []))
    table.refuses(2, "armageddon", "godcat-not-on-mat")
    for seat in (2, 3, 4) if saved else (2, 4):
        table.play(seat, "draw")
    table.unopposed(1, "godcat as attack")
    table.unopposed(2, "armageddon")
    assert {"face 4 godcat", "face 4 devilcat"} <= set(table.choices(2))
    table.play(2, "face 4 godcat")
    table.play(4, "stay")
    table.shows("2: favor godcat; 4: out; turn: 2 attacked")


@rule("G5")
@pytest.mark.parametrize("answer", ["defuse", "explode"])
def test_the_devilcat_enters_neither_a_pile_nor_a_hand(scenario, answer):
    table = scenario("good-vs-evil; 1: armageddon; 2: defuse; 3: -; pile: kitten kitten")
    table.unopposed(1, "armageddon")
    table.play(1, "face 2 godcat")
    table.play(2, "stay", answer)
    table.shows("1: godcat; pile: kitten kitten; discards: defuse armageddon")
    assert not any(holds(hand, Card.DEVILCAT) for hand in table.game.hands)


@rule("G6")
def test_after_armageddon_the_turn_ends_without_a_draw(scenario):
    table = scenario("good-vs-evil; 1: armageddon; 2: defuse; 3: -; pile: nope kitten kitten")
    table.unopposed(1, "armageddon")
    table.play(1, "face 2 godcat")
    table.play(2, "stay", "defuse")
    table.shows("turn: 2; pile: nope kitten kitten")
    assert table.events(Drew) == []


@rule("G6")
@pytest.mark.parametrize(
    ("own", "moves"), [("godcat", ["stay", "defuse"]), ("godcat", ["stay", "explode"]), ("devilcat", ["stay"])]
)
def test_under_attack_armageddon_ends_one_owed_turn(scenario, own, moves):
    table = scenario(
        "good-vs-evil; 1: armageddon defuse; 2: defuse; 3: -; pile: kitten kitten; turn: 1 owes 4 attacked"
    )
    table.unopposed(1, "armageddon")
    table.play(1, f"face 2 {own}")
    table.play(2, *moves)
    if own == "devilcat":
        table.play(1, "defuse")
    table.shows("turn: 1 owes 3 attacked")


@rule("G10")
@pytest.mark.parametrize("opponent", [2, 3])
def test_if_the_player_of_armageddon_dies_the_next_living_player_takes_one_turn(scenario, opponent):
    table = scenario("good-vs-evil; 1: armageddon; 2: -; 3: -; pile: kitten kitten; turn: 1 owes 4 attacked")
    table.unopposed(1, "armageddon")
    table.play(1, f"face {opponent} devilcat")
    table.play(opponent, "stay")
    table.shows(f"1: out; {opponent}: godcat; turn: 2; pile: kitten kitten")


@rule("G10")
def test_if_the_opponent_dies_play_goes_on_as_after_any_armageddon(scenario):
    table = scenario("good-vs-evil; 1: armageddon; 2: -; 3: -; pile: kitten kitten")
    table.unopposed(1, "armageddon")
    table.play(1, "face 2 godcat")
    table.play(2, "stay")
    table.shows("1: godcat; 2: out; turn: 3")


@rule("G10", "T5")
@pytest.mark.parametrize(("own", "winner"), [("godcat", 1), ("devilcat", 2)])
def test_with_two_players_left_the_survivor_of_armageddon_wins(scenario, own, winner):
    table = scenario("good-vs-evil; 1: armageddon; 2: -; 3: out 1; pile: kitten; turn: 1 owes 2 attacked")
    table.unopposed(1, "armageddon")
    table.play(1, f"face 2 {own}")
    table.play(2, "stay")
    table.shows(f"asked: over; turn: {winner}; {winner}: godcat; {3 - winner}: out; pile: kitten")
    assert table.game.winner() == winner - 1


@rule("G2", "F12")
def test_armageddon_may_be_against_an_empty_hand(scenario):
    table = scenario("good-vs-evil; 1: armageddon defuse; 2: -; pile: kitten")
    table.unopposed(1, "armageddon")
    table.play(1, "face 2 devilcat")
    table.play(2, "stay")
    table.play(1, "defuse")
    table.shows("1: -; 2: godcat; turn: 2")
