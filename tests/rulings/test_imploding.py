"""Imploding Kitten (E7-E11)."""

import pytest

from boomcat.core.cards import NO_CARD, Card
from boomcat.core.chance import SeededChance
from boomcat.core.deal import deal
from boomcat.core.errors import RuleError
from boomcat.core.events import DrewKitten, Exploded, Placed, Surfaced
from boomcat.core.recipe import edition_named
from boomcat.core.rules import Options, rules_for
from boomcat.views.view import View
from tests.support.scenario import rule

DECK = "original imploding=1"


# -- in the deck -----------------------------------------------------------------------


@rule("E7")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_takes_the_place_of_one_kitten_and_is_always_in(players):
    for seed in range(20):
        for quick in (False, True):
            game = deal(rules_for(edition_named(DECK), players, Options(quick=quick)), SeededChance(seed))
            words = [game.rules.edition.word(card) for card in game.draw_pile]
            assert (words.count("imploding"), words.count("kitten")) == (1, players - 2)


@rule("E7")
@pytest.mark.parametrize(("copies", "players"), [(2, 2), (2, 4), (9, 3), (9, 5)])
def test_several_take_the_places_of_as_many_kittens_as_there_are(copies, players):
    for seed in range(10):
        game = deal(rules_for(edition_named(f"original imploding={copies}"), players, Options()), SeededChance(seed))
        assert game.draw_pile.count(Card.IMPLODING_KITTEN) == min(copies, players - 1)
        assert game.draw_pile.count(Card.EXPLODING_KITTEN) == max(players - 1 - copies, 0)


@rule("E7")
def test_there_are_at_most_nine():
    with pytest.raises(RuleError) as refusal:
        edition_named("original imploding=10")
    assert refusal.value.reason == "recipe-bad-count"


# -- face down -------------------------------------------------------------------------


@rule("E8")
def test_drawn_face_down_it_goes_back_face_up_without_a_defuse_and_one_turn_ends(scenario):
    table = scenario(f"{DECK}; 1: defuse; 2: nope; 3: -; pile: imploding see kitten")
    table.play(1, "draw")
    table.shows("asked: place imploding")
    assert table.asked == [1]
    table.play(1, "place 1")
    table.shows("1: defuse; turn: 2; pile: see imploding-up kitten; discards: -")
    assert table.events(DrewKitten) == [DrewKitten(0, Card.IMPLODING_KITTEN, bottom=False, defusable=False)]
    assert table.events(Placed) == [Placed(0, Card.IMPLODING_FACE_UP, 1)]


@rule("E8")
def test_under_attack_finding_it_ends_one_turn_only(scenario):
    table = scenario(f"{DECK}; 1: -; 2: -; pile: imploding see; turn: 1 owes 2 attacked")
    table.play(1, "draw", "place bottom")
    table.shows("turn: 1 attacked; pile: see imploding-up")


@rule("E8", "K7")
def test_found_at_the_bottom_it_goes_back_too(scenario):
    table = scenario(f"{DECK} bottom=2 heck=2; 1: bottom; 2: heck; pile: see kitten imploding; 3: -")
    table.unopposed(1, "bottom")
    table.play(1, "place bottom")
    table.shows("turn: 2; pile: see kitten imploding-up")
    table = scenario(f"{DECK} heck=2; 1: heck; 2: -; 3: -; pile: see kitten imploding")
    table.unopposed(1, "heck")
    table.play(1, "keep")
    table.shows("asked: place imploding")
    table.play(1, "place top")
    table.shows("turn: 2; pile: imploding-up see kitten")


@rule("E8", "K9")
def test_its_place_is_the_finders_secret(scenario):
    table = scenario(f"{DECK}; 1: -; 2: -; 3: -; pile: imploding see kitten favor skip")
    table.play(1, "draw", "place 2")
    assert table.known_pile(1) == "? ? imploding-up ? ?"
    assert table.known_pile(2) == table.known_pile(0) == "? ? ? ? ?"
    # It is not on top, or they would see it; anywhere else it may be.
    imploding = table.game.rules.edition.card("imploding-up")
    chances = [table.knowledge(2).chance_of(imploding, above) for above in range(5)]
    assert chances == pytest.approx([0, 1 / 4, 1 / 4, 1 / 4, 1 / 4])


# -- face up ---------------------------------------------------------------------------


@rule("E9")
def test_drawn_face_up_it_kills_without_a_question(scenario):
    table = scenario(f"{DECK}; 1: 2*defuse see; 2: -; 3: -; pile: imploding-up kitten")
    table.play(1, "draw")
    table.shows("1: out; turn: 2; pile: kitten; discards: imploding see 2*defuse")
    assert table.events(DrewKitten) == [DrewKitten(0, Card.IMPLODING_FACE_UP, bottom=False, defusable=False)]
    left = (Card.DEFUSE, Card.DEFUSE, Card.SEE_THE_FUTURE)
    assert table.events(Exploded) == [Exploded(0, left, Card.IMPLODING_KITTEN)]


@rule("E9")
def test_no_godcat_helps(scenario):
    table = scenario("good-vs-evil imploding=1; 1: godcat defuse; 2: -; 3: -; pile: imploding-up kitten")
    table.play(1, "draw")
    table.shows("1: out; turn: 2; discards: imploding defuse")
    assert table.godcat == "mat"


@rule("E9")
def test_from_the_bottom_it_kills_too(scenario):
    table = scenario(f"{DECK} bottom=2; 1: bottom defuse; 2: -; 3: -; pile: see kitten imploding-up")
    table.unopposed(1, "bottom")
    table.shows("1: out; turn: 2; pile: see kitten")


@rule("E9")
def test_raising_heck_kept_it_kills_and_put_on_top_everybody_sees_it(scenario):
    start = f"{DECK} heck=2; 1: heck defuse; 2: -; 3: -; pile: see kitten imploding-up"
    table = scenario(start)
    table.unopposed(1, "heck")
    table.shows("asked: heck imploding-up")
    table.play(1, "keep")
    table.shows("1: out; turn: 2; pile: see kitten")
    table = scenario(start)
    table.unopposed(1, "heck")
    table.play(1, "put")
    table.shows("turn: 2; pile: imploding-up see kitten")
    assert table.known_pile(0) == "imploding-up ? ?"


@rule("E9")
def test_the_last_player_left_wins(scenario):
    table = scenario(f"{DECK}; 1: -; 2: -; pile: imploding-up")
    table.play(1, "draw")
    table.shows("1: out")
    assert table.game.winner() == 1


@rule("E9", "X5")
def test_discarded_it_can_never_be_taken(scenario):
    table = scenario(f"{DECK}; 1: -; 2: -; 3: out; 4: -; pile: 2*kitten; discards: imploding see; asked: take")
    assert table.choices(1) == ["take see"]
    table.refuses(1, "take imploding", "never-in-a-hand")
    table.ends_at("take")


@rule("E9", "X7")
def test_it_may_be_named_although_no_player_can_hold_it(scenario):
    table = scenario(f"{DECK}; 1: 3*tacocat; 2: see; 3: -; pile: 2*see kitten imploding")
    table.unopposed(1, "triple tacocat 2 imploding")
    table.shows("1: -; 2: see; turn: 1")
    table = scenario(f"{DECK}; 1: 3*tacocat; 2: see; 3: -; pile: 2*see kitten imploding")
    table.refuses(1, "triple tacocat 2 imploding-up", "card-not-in-edition")


# -- what everybody sees ---------------------------------------------------------------


@rule("E10")
def test_coming_to_the_top_everybody_sees_it(scenario):
    table = scenario(f"{DECK}; 1: -; 2: -; 3: -; pile: see imploding-up kitten")
    assert {View(table.game, viewer).two_sided for viewer in range(-1, 3)} == {Card.IMPLODING_FACE_UP}
    assert {View(table.game, viewer).face_up for viewer in range(-1, 3)} == {NO_CARD}
    table.play(1, "draw")
    assert {View(table.game, viewer).face_up for viewer in range(-1, 3)} == {Card.IMPLODING_FACE_UP}
    assert table.events(Surfaced) == [Surfaced(Card.IMPLODING_FACE_UP)]
    for viewer in range(4):
        assert table.known_pile(viewer).startswith("imploding-up")


@rule("E10")
@pytest.mark.parametrize(
    ("play", "pile", "luck"),
    [
        ("shuffle", "see imploding-up kitten", [1, 0]),
        ("swap", "see kitten imploding-up", []),
        ("alter", "see imploding-up kitten", []),
    ],
)
def test_by_any_means(scenario, play, pile, luck):
    table = scenario(f"{DECK} swap=1 alter=1; 1: {play}; 2: -; 3: -; pile: {pile}", luck=luck)
    table.unopposed(1, play)
    if play == "alter":
        table.play(1, "alter 2 1 3")
    assert table.statement("pile").startswith("imploding-up")
    assert isinstance(table.log[-1], Surfaced)


@rule("E10")
def test_face_up_survives_a_shuffle_its_place_does_not(scenario):
    table = scenario(f"{DECK}; 1: shuffle; 2: -; 3: -; pile: imploding-up see kitten", luck=[0, 0])
    assert table.known_pile(2) == "imploding-up ? ?"
    table.unopposed(1, "shuffle")
    table.shows("pile: kitten imploding-up see")
    imploding = table.game.rules.edition.card("imploding-up")
    assert [table.knowledge(2).chance_of(imploding, above) for above in range(3)] == pytest.approx([0, 0.5, 0.5])


@rule("E10", "K9")
def test_a_kitten_that_hides_it_must_lie_on_top_of_it(scenario):
    """Everybody saw it on top; then a player put a kitten back, and it is out of sight."""
    table = scenario(f"{DECK}; 1: defuse; 2: -; 3: -; pile: imploding-up see favor; asked: place")
    table.play(1, "place top")
    assert table.known_pile(2) == "kitten imploding-up ? ?"
    table = scenario(f"{DECK}; 1: defuse; 2: -; 3: -; pile: imploding-up see favor; asked: place")
    table.play(1, "place 2")
    assert table.known_pile(2) == "imploding-up ? ? ?"


@rule("E6", "E10")
def test_a_catomic_bomb_shuffles_it_with_the_rest(scenario):
    table = scenario(f"{DECK} catomic=1; 1: catomic; 2: -; 3: -; pile: imploding-up see kitten favor", luck=[2, 1])
    table.unopposed(1, "catomic")
    table.shows("turn: 2; pile: kitten imploding-up see favor")
    assert not any(isinstance(event, Surfaced) for event in table.log)
    imploding = table.game.rules.edition.card("imploding-up")
    chances = [table.knowledge(0).chance_of(imploding, above) for above in range(4)]
    assert chances == pytest.approx([0, 1 / 3, 1 / 3, 1 / 3])


# -- several -----------------------------------------------------------------------------


@rule("E8", "E9", "E10")
def test_each_of_several_is_turned_and_kills_by_itself(scenario):
    table = scenario("original imploding=2; 1: -; 2: -; 3: -; pile: imploding see imploding")
    table.play(1, "draw", "place 1")
    table.shows("turn: 2; pile: see imploding-up imploding")
    table.play(2, "draw")
    assert table.events(Surfaced) == [Surfaced(Card.IMPLODING_FACE_UP)]
    table.play(3, "draw")
    table.shows("3: out; turn: 1; pile: imploding; discards: imploding")
    table.play(1, "draw", "place 0")
    table.shows("turn: 2; pile: imploding-up")
    table.play(2, "draw")
    table.shows("2: out; asked: over; discards: imploding see imploding")


@rule("E10")
def test_how_many_lie_face_up_is_public(scenario):
    table = scenario(
        "original imploding=3; 1: shuffle; 2: -; 3: -; 4: -; pile: see imploding imploding-up favor imploding",
        luck=[0] * 4,
    )
    assert {tuple(View(table.game, viewer).imploding) for viewer in range(-1, 4)} == {(2, 1)}
    table.unopposed(1, "shuffle")
    assert {tuple(View(table.game, viewer).imploding) for viewer in range(-1, 4)} == {(2, 1)}


@rule("E10")
def test_under_one_that_is_drawn_another_may_lie_face_up(scenario):
    table = scenario("original imploding=2; 1: see; 2: -; 3: -; pile: 2*imploding-up see")
    table.play(1, "draw")
    table.shows("1: out; turn: 2; pile: imploding-up see; discards: imploding see")
    assert table.events(Surfaced) == [Surfaced(Card.IMPLODING_FACE_UP)]


@rule("E11", "T4")
def test_kittens_still_to_come_are_the_exploding_ones(scenario):
    table = scenario("original imploding=2; 1: -; 2: -; 3: -; 4: -; pile: imploding-up see kitten imploding")
    assert {View(table.game, viewer).kittens for viewer in range(-1, 4)} == {1}
    table.play(1, "draw")
    table.shows("1: out; turn: 2")
    assert {View(table.game, viewer).kittens for viewer in range(-1, 4)} == {1}


# -- counting --------------------------------------------------------------------------


@rule("E11")
def test_kittens_still_to_come_do_not_count_it(scenario):
    table = scenario(f"{DECK}; 1: -; 2: -; 3: -; pile: imploding see kitten")
    assert View(table.game, 1).kittens == 1
    table.play(1, "draw", "place top")
    assert View(table.game, 1).kittens == 1
    table.play(2, "draw")
    assert View(table.game, 0).kittens == 1
    table.shows("2: out; turn: 3")


@rule("E11")
def test_the_odds_count_deadly_draws_only(scenario):
    table = scenario(f"{DECK}; 1: see; 2: -; 3: -; pile: imploding skip kitten favor")
    assert table.knowledge(1).chance_to_explode(0) == pytest.approx(1 / 4)
    table.unopposed(1, "see")
    assert table.knowledge(1).chance_to_explode(0) == 0
    table.play(1, "draw", "place 1")
    assert [table.knowledge(1).chance_to_explode(above) for above in range(4)] == pytest.approx([0, 1, 1, 0])


@rule("E7", "T5")
def test_a_position_needs_enough_kittens_of_either_kind(scenario):
    with pytest.raises(RuleError) as refusal:
        scenario(f"{DECK}; 1: -; 2: -; 3: -; pile: imploding see")
    assert refusal.value.reason == "too-few-kittens"
    with pytest.raises(RuleError) as refusal:
        scenario(f"{DECK}; 1: -; 2: -; 3: -; pile: imploding imploding-up kitten")
    assert refusal.value.reason == "too-many-copies"
