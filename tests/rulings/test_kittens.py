"""Exploding Kittens and Defuses (K1-K9)."""

import pytest

from boomcat.core.cards import Card
from boomcat.core.events import Defused, DrewKitten, Exploded, Placed, TurnBegan
from tests.support.scenario import CAT, every_edition, out, rule


@rule("K1")
@every_edition
def test_a_kitten_without_a_defuse_is_the_end(scenario, edition):
    table = scenario(f"{edition}; 1: shuffle nope; 2: nope; 3: -; pile: kitten kitten")
    table.play(1, "draw")
    table.shows("1: out; turn: 2; pile: kitten; discards: kitten nope shuffle")
    assert table.log == [
        DrewKitten(0, Card.EXPLODING_KITTEN, False, False),
        Exploded(0, (Card.SHUFFLE, Card.NOPE), Card.EXPLODING_KITTEN),
        TurnBegan(1, 1, False),
    ]


@rule("K1")
@pytest.mark.parametrize(
    ("edition", "hand", "discards"),
    [
        (
            "original",
            "rainbow beard potato cattermelon tacocat nope favor shuffle see skip attack",
            "kitten rainbow beard potato cattermelon tacocat nope favor shuffle see skip attack",
        ),
        ("nsfw", "skip zombie bikini 2*nope", "kitten zombie bikini nope nope skip"),
        (
            "party-pack",
            "feral attack rainbow bottom shuffle favor alter see skip targeted",
            "kitten feral rainbow favor bottom shuffle alter see skip targeted attack",
        ),
        (
            "good-vs-evil",
            "feral attack troll horse heck shuffle favor nope armageddon reveal targeted",
            "kitten feral troll horse armageddon nope favor heck shuffle reveal targeted attack",
        ),
    ],
)
def test_a_dead_hand_is_discarded_as_listed_with_the_kitten_on_top(scenario, edition, hand, discards):
    table = scenario(f"{edition}; 1: {hand}; 2: -; 3: -; pile: kitten kitten; discards: defuse")
    table.play(1, "draw")
    table.shows(f"discards: {discards} defuse; turn: 2")


@rule("K1")
def test_a_dead_players_unused_defuses_are_discarded_too(scenario):
    table = scenario("original; 1: 2*defuse skip; 2: -; 3: -; pile: kitten kitten")
    table.play(1, "draw", "explode")
    table.shows("1: out; discards: kitten skip defuse defuse; turn: 2")


@rule("K1", "K9")
@every_edition
def test_a_drawn_kitten_is_shown_at_once(scenario, edition):
    table = scenario(f"{edition}; 1: defuse; 2: -; pile: kitten shuffle")
    table.play(1, "draw")
    assert table.log == [DrewKitten(0, Card.EXPLODING_KITTEN, False, True)]
    table.shows("asked: defuse; 1: defuse; pile: shuffle")
    assert table.choices(1) == ["defuse", "explode"]
    table.ends_at("defuse")


@rule("K2")
@every_edition
@pytest.mark.parametrize(
    ("place", "pile"),
    [
        ("place 0", "kitten shuffle favor nope"),
        ("place top", "kitten shuffle favor nope"),
        ("place 1", "shuffle kitten favor nope"),
        ("place 2", "shuffle favor kitten nope"),
        ("place 3", "shuffle favor nope kitten"),
        ("place bottom", "shuffle favor nope kitten"),
    ],
)
def test_a_defused_kitten_goes_anywhere_and_the_other_cards_stay_in_order(scenario, edition, place, pile):
    table = scenario(f"{edition}; 1: defuse attack; 2: -; pile: kitten shuffle favor nope")
    table.play(1, "draw", "defuse")
    table.shows("1: attack; discards: defuse; pile: shuffle favor nope; asked: place")
    table.play(1, place)
    table.shows(f"1: attack; discards: defuse; pile: {pile}; turn: 2")


@rule("K2")
def test_a_kitten_cannot_go_deeper_than_the_bottom(scenario):
    table = scenario("original; 1: defuse; 2: -; pile: kitten see skip")
    table.play(1, "draw", "defuse")
    assert table.choices(1) == ["place 0", "place 1", "place 2"]
    table.refuses(1, "place 3", "place-too-deep")
    table.refuses(2, "place 0", "not-asked")
    table.play(1, "place 2")
    table.shows("pile: see skip kitten")


@rule("K2")
def test_a_kitten_on_top_meets_the_next_player(scenario):
    table = scenario("original; 1: defuse; 2: -; pile: kitten see")
    table.play(1, "draw", "defuse", "place top")
    table.play(2, "draw")
    table.shows("2: out; asked: over; turn: 1")


@rule("K2")
def test_one_defuse_is_spent_and_the_others_are_kept(scenario):
    table = scenario("original; 1: 3*defuse; 2: -; pile: kitten see")
    table.play(1, "draw", "defuse", "place 1")
    table.shows("1: 2*defuse; discards: defuse")


@rule("K3")
@every_edition
def test_defusing_under_attack_ends_one_turn_and_the_rest_are_still_owed(scenario, edition):
    table = scenario(f"{edition}; 1: 2*defuse; 2: -; pile: kitten shuffle; turn: 1 owes 2 attacked")
    table.play(1, "draw", "defuse", "place 0")
    table.shows("turn: 1 attacked")
    table.play(1, "draw", "defuse", "place 0")
    table.shows("turn: 2; 1: -; pile: kitten shuffle")


@rule("K4", "N11")
@every_edition
def test_neither_the_kitten_nor_the_defuse_can_be_noped(scenario, edition):
    table = scenario(f"{edition}; 1: defuse; 2: nope; pile: kitten shuffle")
    table.play(1, "draw")
    assert table.asked == [1]
    table.refuses(2, "nope", "not-asked")
    table.play(1, "defuse")
    assert table.asked == [1]
    table.refuses(2, "nope", "not-asked")
    table.play(1, "place 0")
    table.shows("2: nope; turn: 2")


@rule("K4")
def test_a_death_cannot_be_noped(scenario):
    table = scenario("original; 1: nope; 2: nope; 3: nope; pile: kitten kitten")
    table.play(1, "draw")
    table.shows("1: out; 2: nope; 3: nope; turn: 2; asked: turn")


@rule("K5")
@every_edition
def test_one_may_decline_to_defuse(scenario, edition):
    table = scenario(f"{edition}; 1: defuse; 2: -; 3: -; pile: kitten kitten")
    table.play(1, "draw", "explode")
    table.shows("1: out; turn: 2; discards: kitten defuse")


@rule("K5", "G4")
def test_one_may_decline_to_defuse_the_devilcat(scenario):
    table = scenario("good-vs-evil; 1: armageddon; 2: defuse; 3: -; pile: kitten kitten")
    table.unopposed(1, "armageddon")
    table.play(1, "face 2 godcat")
    table.play(2, "stay")
    assert table.choices(2) == ["defuse", "explode"]
    table.play(2, "explode")
    table.shows("2: out; discards: defuse armageddon; turn: 3; pile: kitten kitten")


@rule("K5")
@every_edition
def test_no_other_player_may_defuse_for_you(scenario, edition):
    table = scenario(f"{edition}; 1: defuse; 2: defuse; pile: kitten shuffle")
    table.play(1, "draw")
    table.refuses(2, "defuse", "not-asked")
    table.play(1, "explode")
    table.shows("1: out; 2: defuse; asked: over; turn: 2")


@rule("K5")
def test_anothers_defuse_does_not_help(scenario):
    table = scenario("original; 1: -; 2: 2*defuse; pile: kitten see")
    table.play(1, "draw")
    table.shows("1: out; 2: 2*defuse; asked: over; turn: 2")


@rule("K6")
@every_edition
def test_the_turns_that_a_dead_player_owed_are_gone(scenario, edition):
    table = scenario(f"{edition}; 1: -; 2: -; 3: -; pile: kitten shuffle kitten; turn: 1 owes 4 attacked")
    table.play(1, "draw")
    table.shows("1: out; turn: 2")
    table.play(2, "draw")
    table.shows("turn: 3")


@rule("K6", "A5")
def test_the_heir_of_a_dead_victim_is_not_a_victim(scenario):
    table = scenario("original; 1: -; 2: attack; 3: -; pile: kitten see kitten; turn: 1 owes 2 attacked")
    table.play(1, "draw")
    table.unopposed(2, "attack")
    table.shows("turn: 3 owes 2 attacked")


@rule("K7", "F7")
def test_a_kitten_from_the_bottom_kills(scenario):
    table = scenario("party-pack; 1: bottom see; 2: -; 3: -; pile: skip kitten kitten")
    table.unopposed(1, "bottom")
    table.shows("1: out; turn: 2; pile: skip kitten; discards: kitten see bottom")
    assert table.events(DrewKitten) == [DrewKitten(0, Card.EXPLODING_KITTEN, True, False)]


@rule("K7", "T5")
def test_a_kitten_from_the_bottom_can_end_the_game(scenario):
    table = scenario("party-pack; 1: bottom; 2: nope; pile: kitten")
    table.unopposed(1, "bottom")
    table.shows("1: out; asked: over; turn: 2; pile: -")


@rule("K7", "K3")
def test_a_kitten_from_the_bottom_can_be_defused_and_ends_one_turn(scenario):
    table = scenario("party-pack; 1: bottom defuse; 2: nope; pile: skip kitten; turn: 1 owes 2 attacked")
    table.unopposed(1, "bottom")
    table.shows("asked: defuse")
    table.play(1, "defuse", "place 0")
    table.shows("1: -; turn: 1 attacked; pile: kitten skip; discards: defuse bottom")


@rule("K7", "F8")
def test_a_kitten_kept_by_raising_heck_kills(scenario):
    table = scenario("good-vs-evil; 1: heck attack; 2: -; 3: -; pile: nope kitten kitten")
    table.unopposed(1, "heck")
    table.play(1, "keep")
    table.shows("1: out; turn: 2; pile: nope kitten; discards: kitten attack heck")
    assert table.events(DrewKitten) == [DrewKitten(0, Card.EXPLODING_KITTEN, True, False)]


@rule("K7", "K3")
def test_a_kitten_kept_by_raising_heck_can_be_defused_and_ends_one_turn(scenario):
    table = scenario("good-vs-evil; 1: heck defuse; 2: -; pile: nope kitten; turn: 1 owes 2 attacked")
    table.unopposed(1, "heck")
    table.play(1, "keep", "defuse", "place 1")
    table.shows("1: -; turn: 1 attacked; pile: nope kitten; discards: defuse heck")


@rule("K8")
@every_edition
def test_a_defuse_is_not_played_in_the_turn(scenario, edition):
    table = scenario(f"{edition}; 1: defuse; 2: -; pile: kitten shuffle")
    assert table.choices(1) == ["draw"]
    table.refuses(1, "defuse", "not-an-answer")
    table.refuses(1, "explode", "not-an-answer")


@rule("K8")
@every_edition
def test_a_defuse_can_be_part_of_a_combo(scenario, edition):
    table = scenario(f"{edition}; 1: 5*defuse; 2: nope {CAT[edition]}; {out(3, 4)}; pile: kitten shuffle", luck=[0])
    table.unopposed(1, "pair defuse 2")
    table.shows(f"1: 3*defuse nope; 2: {CAT[edition]}; turn: 1")
    table.unopposed(1, f"triple defuse 2 {CAT[edition]}")
    table.shows(f"1: nope {CAT[edition]}; 2: -; discards: 5*defuse; turn: 1")


@rule("K8")
@every_edition
def test_a_defuse_can_be_given_stolen_and_named(scenario, edition):
    table = scenario(f"{edition}; 1: favor 2*shuffle 3*nope; 2: 3*defuse; pile: kitten", luck=[1])
    table.unopposed(1, "favor 2")
    table.play(2, "give defuse")
    table.unopposed(1, "pair shuffle 2")
    table.unopposed(1, "triple nope 2 defuse")
    table.shows("1: 3*defuse; 2: -; turn: 1")


@rule("K9")
@every_edition
def test_nothing_public_depends_on_the_place_of_the_kitten(scenario, edition):
    seen = set()
    for place in range(4):
        table = scenario(f"{edition}; 1: defuse; 2: -; pile: kitten shuffle favor nope")
        table.play(1, "draw", "defuse", f"place {place}")
        game = table.game
        seen.add(
            (game.question, game.rolls, len(game.draw_pile), tuple(table.asked), tuple(game.discards), len(table.log))
        )
        assert table.events(Placed) == [Placed(0, Card.EXPLODING_KITTEN, place)]
        assert table.events(Defused) == [Defused(0, Card.DEFUSE, False)]
    assert len(seen) == 1
