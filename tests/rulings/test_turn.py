"""The turn (T1-T7)."""

import pytest

from boomcat.core.cards import Card
from boomcat.core.events import Drew, TurnBegan, Won
from tests.support.scenario import CAT, every_edition, out, rule


@rule("T1")
@every_edition
def test_drawing_the_top_card_ends_the_turn(scenario, edition):
    table = scenario(f"{edition}; 1: favor; 2: -; pile: shuffle favor kitten")
    table.play(1, "draw")
    table.shows("1: favor shuffle; pile: favor kitten; turn: 2; discards: -")
    assert table.log == [Drew(0, Card.SHUFFLE, False), TurnBegan(1, 1, False)]


@rule("T1")
def test_nothing_need_be_played(scenario):
    table = scenario("original; 1: 2*skip; 2: -; pile: see kitten")
    assert "draw" in table.choices(1)
    table.play(1, "draw")
    table.shows("1: 2*skip see; turn: 2")


@rule("T1", "T2")
@every_edition
def test_several_cards_may_be_played_one_after_another(scenario, edition):
    table = scenario(f"{edition}; 1: 2*shuffle favor; 2: nope; pile: attack kitten", luck=[1, 1])
    table.unopposed(1, "shuffle")
    table.unopposed(1, "shuffle")
    table.unopposed(1, "favor 2")
    table.play(2, "give nope")
    table.shows("1: nope; 2: -; discards: favor shuffle shuffle; turn: 1")
    table.play(1, "draw")
    table.shows("1: nope attack; turn: 2")


@rule("T1")
def test_only_the_player_whose_turn_it_is_plays_or_draws(scenario):
    table = scenario("original; 1: skip; 2: skip; 3: skip; pile: see kitten kitten; turn: 2")
    table.refuses(1, "skip", "not-asked")
    table.refuses(3, "draw", "not-asked")
    table.refuses(2, "pass", "not-an-answer")
    table.shows("turn: 2; asked: turn")


@rule("T2")
def test_a_played_card_lies_on_the_discard_pile_before_it_does_anything(scenario):
    table = scenario("original; 1: skip; 2: -; pile: see kitten; discards: favor")
    table.play(1, "skip")
    table.shows("1: -; discards: skip favor; turn: 1; asked: window")
    table.everybody_passes()
    table.shows("discards: skip favor; turn: 2")


@rule("T2")
def test_a_card_that_is_not_held_cannot_be_played(scenario):
    table = scenario("original; 1: skip; 2: attack; pile: see kitten")
    table.refuses(1, "attack", "card-not-held")
    table.refuses(1, "pair skip 2", "card-not-held")
    table.refuses(1, "triple skip 2 attack", "card-not-held")


@rule("T3")
@every_edition
def test_an_empty_hand_is_nothing_special(scenario, edition):
    table = scenario(f"{edition}; 1: -; 2: -; pile: shuffle kitten")
    assert table.choices(1) == ["draw"]
    table.play(1, "draw")
    table.shows("1: shuffle; turn: 2")


@rule("T3")
def test_there_is_no_hand_limit(scenario):
    hand = "5*tacocat 5*beard 5*skip 5*nope 5*favor 5*see"
    table = scenario(f"party-pack; 1: {hand}; 2: -; {out(3, 8)}; pile: shuffle kitten")
    table.play(1, "draw")
    table.shows(f"1: {hand} shuffle; turn: 2")


@rule("T4")
def test_the_kittens_in_the_pile_are_the_living_but_one(scenario):
    table = scenario("original; 1: defuse; 2: -; 3: -; pile: kitten kitten see")
    table.play(1, "draw", "defuse", "place 0")
    assert table.game.draw_pile.count(Card.EXPLODING_KITTEN) == table.game.living - 1 == 2
    table.play(2, "draw")
    assert table.game.draw_pile.count(Card.EXPLODING_KITTEN) == table.game.living - 1 == 1
    table.shows("2: out; turn: 3")


@rule("T4", "G5")
def test_a_death_by_devilcat_leaves_one_kitten_more_in_the_pile(scenario):
    table = scenario("good-vs-evil; 1: armageddon; 2: -; 3: -; pile: kitten kitten")
    table.unopposed(1, "armageddon")
    table.play(1, "face 2 godcat")
    table.play(2, "stay")
    table.shows("2: out; turn: 3; pile: kitten kitten")
    assert table.game.living - 1 + 1 == table.game.draw_pile.count(Card.EXPLODING_KITTEN)


@rule("T5")
@every_edition
def test_the_last_player_wins(scenario, edition):
    table = scenario(f"{edition}; 1: shuffle; 2: nope; pile: kitten")
    table.play(1, "draw")
    table.shows("1: out; 2: nope; asked: over; turn: 2; pile: -; discards: kitten shuffle")
    assert table.asked == []
    assert table.log[-1] == Won(1)
    assert table.game.winner() == 1


@rule("T5")
def test_the_one_who_draws_may_be_the_winner_of_a_later_draw(scenario):
    table = scenario("original; 1: defuse; 2: -; 3: -; pile: kitten kitten")
    table.play(1, "draw", "defuse", "place 0")
    table.play(2, "draw")
    table.play(3, "draw")
    table.shows("1: -; 2: out; 3: out; asked: over; turn: 1; discards: kitten kitten defuse")


@rule("T5")
def test_nothing_can_be_done_when_the_game_is_over(scenario):
    table = scenario("original; 1: skip; 2: nope; pile: kitten")
    table.play(1, "draw")
    for seat in (1, 2):
        table.refuses(seat, "draw", "game-is-over")
        assert table.choices(seat) == []


@rule("T5")
@every_edition
def test_the_draw_pile_is_never_empty_when_a_turn_begins(scenario, edition):
    table = scenario(f"{edition}; 1: defuse; 2: defuse; pile: kitten")
    table.play(1, "draw", "defuse")
    table.shows("pile: -; asked: place")
    assert table.choices(1) == ["place 0"]
    table.play(1, "place 0")
    table.play(2, "draw", "defuse", "place 0")
    table.shows("pile: kitten; turn: 1")


@rule("T6", "S7")
@every_edition
def test_play_goes_clockwise_and_round_the_table(scenario, edition):
    cat = CAT[edition]
    table = scenario(f"{edition}; 1: -; 2: -; 3: -; pile: 3*{cat} shuffle kitten kitten; turn: 2")
    for seat in (2, 3, 1, 2):
        table.shows(f"turn: {seat}")
        table.play(seat, "draw")
    table.shows("turn: 3")


@rule("T6")
def test_play_passes_over_the_dead(scenario):
    table = scenario("original; 1: skip; 2: out 1; 3: skip; 4: out 2; 5: -; pile: see see kitten kitten; turn: 3")
    table.unopposed(3, "skip")
    table.shows("turn: 5")
    table.play(5, "draw")
    table.shows("turn: 1")
    table.unopposed(1, "skip")
    table.shows("turn: 3")


@rule("T6")
def test_the_dead_do_nothing(scenario):
    table = scenario("original; 1: skip; 2: out 1; 3: nope; pile: see kitten")
    table.refuses(2, "draw", "you-are-out")
    table.play(1, "skip")
    assert table.asked == [3]
    table.refuses(2, "pass", "you-are-out")
    table.everybody_passes()


@rule("T7")
@pytest.mark.parametrize("owes", ["owes 2 attacked", "owes 5 attacked"])
@pytest.mark.parametrize("edition", ["original", "nsfw", "party-pack", "good-vs-evil"])
def test_a_draw_ends_one_owed_turn(scenario, edition, owes):
    table = scenario(f"{edition}; 1: -; 2: -; pile: shuffle kitten; turn: 1 {owes}")
    table.play(1, "draw")
    table.shows("turn: 1 attacked" if "2" in owes else "turn: 1 owes 4 attacked")


@rule("T7", "K3")
@every_edition
def test_a_draw_and_the_defusing_of_it_are_one_owed_turn(scenario, edition):
    table = scenario(f"{edition}; 1: defuse; 2: -; pile: kitten shuffle; turn: 1 owes 3 attacked")
    table.play(1, "draw", "defuse", "place bottom")
    table.shows("turn: 1 owes 2 attacked; pile: shuffle kitten")


@rule("T7")
@pytest.mark.parametrize("edition", ["original", "nsfw", "party-pack"])
def test_a_skip_ends_one_owed_turn(scenario, edition):
    table = scenario(f"{edition}; 1: skip; 2: -; pile: see kitten; turn: 1 owes 3 attacked")
    table.unopposed(1, "skip")
    table.shows("turn: 1 owes 2 attacked")


@rule("T7")
def test_drawing_from_the_bottom_ends_one_owed_turn(scenario):
    table = scenario("party-pack; 1: bottom; 2: -; pile: kitten see; turn: 1 owes 3 attacked")
    table.unopposed(1, "bottom")
    table.shows("1: see; turn: 1 owes 2 attacked; pile: kitten")


@rule("T7")
@pytest.mark.parametrize("choice", ["keep", "put"])
def test_raising_heck_ends_one_owed_turn(scenario, choice):
    table = scenario("good-vs-evil; 1: heck; 2: -; pile: kitten nope; turn: 1 owes 3 attacked")
    table.unopposed(1, "heck")
    table.play(1, choice)
    table.shows("turn: 1 owes 2 attacked")


@rule("T7", "G6")
def test_armageddon_ends_one_owed_turn(scenario):
    table = scenario("good-vs-evil; 1: armageddon; 2: defuse; pile: kitten; turn: 1 owes 3 attacked")
    table.unopposed(1, "armageddon")
    table.play(1, "face 2 godcat")
    table.play(2, "stay", "defuse")
    table.shows("1: godcat; 2: -; turn: 1 owes 2 attacked")


@rule("T7")
def test_the_next_player_owes_one_turn_when_the_last_owed_one_was_taken(scenario):
    table = scenario("original; 1: -; 2: -; pile: see see see kitten; turn: 1 owes 2 attacked")
    table.play(1, "draw", "draw")
    table.shows("turn: 2")
    table.play(2, "draw")
    table.shows("turn: 1")
