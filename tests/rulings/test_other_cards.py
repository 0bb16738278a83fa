"""The other cards (F1-F13)."""

from itertools import permutations, product

import pytest

from boomcat.core.cards import Card
from boomcat.core.errors import IllegalMove
from boomcat.core.events import (
    Altered,
    Drew,
    FoundNothing,
    Gave,
    Lifted,
    Peeked,
    PlacedOnTop,
    Played,
    Revealed,
    Shuffled,
)
from boomcat.core.plays import PLAYS
from boomcat.core.referee import apply
from boomcat.core.state import NO_SEAT
from tests.support.scenario import CAT, every_edition, out, rule

with_skip = pytest.mark.parametrize("edition", ["original", "nsfw", "party-pack"])
with_ferals = pytest.mark.parametrize("edition", ["party-pack", "good-vs-evil"])


# -- Skip ----------------------------------------------------------------------------


@rule("F1")
@with_skip
def test_a_skip_ends_the_turn_without_a_draw(scenario, edition):
    table = scenario(f"{edition}; 1: skip; 2: -; pile: kitten see")
    table.unopposed(1, "skip")
    table.shows("1: -; turn: 2; pile: kitten see; discards: skip")


@rule("F1")
@with_skip
def test_two_skips_end_two_owed_turns(scenario, edition):
    table = scenario(f"{edition}; 1: 2*skip; 2: -; pile: kitten see; turn: 1 owes 2 attacked")
    table.unopposed(1, "skip")
    table.shows("turn: 1 attacked")
    table.unopposed(1, "skip")
    table.shows("turn: 2; pile: kitten see")


@rule("F1", "F7", "F3", "F4", "F8")
@pytest.mark.parametrize(
    ("edition", "words"),
    [
        ("original", "targeted alter reveal bottom heck armageddon godcat"),
        ("nsfw", "targeted alter reveal bottom heck armageddon godcat tacocat"),
        ("party-pack", "reveal heck armageddon godcat horse"),
        ("good-vs-evil", "skip see alter bottom tacocat"),
    ],
)
def test_an_edition_does_not_know_the_cards_of_the_others(scenario, edition, words):
    table = scenario(f"{edition}; 1: nope; 2: -; pile: kitten")
    for word in words.split():
        table.refuses(1, word, "unknown-move")


# -- the future ------------------------------------------------------------------------


@rule("F2")
@with_skip
def test_see_the_future_shows_one_player_the_top_three_and_the_turn_goes_on(scenario, edition):
    table = scenario(f"{edition}; 1: see; 2: -; pile: skip kitten nope favor")
    table.unopposed(1, "see")
    assert table.events(Peeked) == [Peeked(0, (Card.SKIP, Card.EXPLODING_KITTEN, Card.NOPE))]
    table.shows("pile: skip kitten nope favor; turn: 1; asked: turn; discards: see")
    table.play(1, "draw")
    table.shows("1: skip; turn: 2")


@rule("F3")
@pytest.mark.parametrize("order", list(permutations((1, 2, 3))))
def test_alter_the_future_puts_the_top_three_into_any_order(scenario, order):
    table = scenario("party-pack; 1: alter; 2: -; pile: skip kitten nope favor")
    table.unopposed(1, "alter")
    assert table.events(Peeked) == [Peeked(0, (Card.SKIP, Card.EXPLODING_KITTEN, Card.NOPE))]
    table.shows("asked: alter")
    table.play(1, "alter " + " ".join(str(place) for place in order))
    cards = [("skip", "kitten", "nope")[place - 1] for place in order]
    table.shows(f"pile: {' '.join(cards)} favor; turn: 1; asked: turn")
    assert len(table.events(Altered)) == 1


@rule("F3")
def test_the_altered_order_must_have_each_card_once(scenario):
    table = scenario("party-pack; 1: alter; 2: nope; pile: skip kitten nope favor")
    table.unopposed(1, "alter")
    assert len(table.choices(1)) == 6
    table.refuses(1, "alter 1 1 2", "not-an-order")
    table.refuses(1, "alter 1 2", "wrong-number-of-cards")
    table.refuses(1, "alter 1 2 4", "not-an-order")
    table.refuses(1, "alter 1 2 6", "number-out-of-range")
    table.refuses(1, "draw", "not-an-answer")
    table.play(1, "alter 3 2 1")
    table.shows("pile: nope kitten skip favor; turn: 1")


@rule("F4")
def test_reveal_the_future_shows_everybody_the_top_three(scenario):
    table = scenario("good-vs-evil; 1: reveal; 2: -; pile: heck kitten nope favor")
    table.unopposed(1, "reveal")
    assert table.events(Revealed) == [Revealed((Card.RAISING_HECK, Card.EXPLODING_KITTEN, Card.NOPE))]
    assert table.events(Peeked) == []
    table.shows("pile: heck kitten nope favor; turn: 1; asked: turn; discards: reveal")


@rule("F5")
@pytest.mark.parametrize(("pile", "cards"), [("kitten", 1), ("kitten nope", 2), ("nope kitten", 2)])
@pytest.mark.parametrize(
    ("edition", "play", "event"),
    [("original", "see", Peeked), ("party-pack", "alter", Peeked), ("good-vs-evil", "reveal", Revealed)],
)
def test_a_short_future_is_as_many_cards_as_there_are(scenario, pile, cards, edition, play, event):
    table = scenario(f"{edition}; 1: {play}; 2: -; pile: {pile}")
    table.unopposed(1, play)
    assert [len(seen.cards) for seen in table.events(event)] == [cards]
    if play == "alter":
        assert len(table.choices(1)) == cards
        table.play(1, "alter " + " ".join(str(place) for place in range(cards, 0, -1)))
        pile = " ".join(reversed(pile.split()))
    table.shows(f"pile: {pile}; turn: 1")


@rule("F5")
@pytest.mark.parametrize(
    ("edition", "play"), [("original", "see"), ("party-pack", "alter"), ("good-vs-evil", "reveal")]
)
def test_a_kitten_that_is_only_seen_is_not_drawn(scenario, edition, play):
    table = scenario(f"{edition}; 1: {play}; 2: -; pile: kitten nope favor")
    table.unopposed(1, play)
    if play == "alter":
        table.play(1, "alter 1 2 3")
    table.shows("1: -; pile: kitten nope favor; turn: 1; asked: turn")


@rule("F5", "F8")
def test_a_kitten_that_is_put_on_top_is_not_drawn(scenario):
    table = scenario("good-vs-evil; 1: heck; 2: -; pile: nope favor kitten")
    table.unopposed(1, "heck")
    table.play(1, "put")
    table.shows("1: -; pile: kitten nope favor; turn: 2")


# -- Shuffle ---------------------------------------------------------------------------


@rule("F6")
@every_edition
def test_a_shuffle_can_bring_any_order_and_the_turn_goes_on(scenario, edition):
    orders = set()
    for luck in product(range(3), range(2)):
        table = scenario(f"{edition}; 1: shuffle; 2: -; pile: kitten nope favor", luck=luck)
        table.unopposed(1, "shuffle")
        table.shows("turn: 1; asked: turn; discards: shuffle")
        assert table.events(Shuffled) == [Shuffled()]
        assert table.odds == [3, 2]
        orders.add(table.statement("pile"))
    assert orders == {" ".join(order) for order in permutations(("kitten", "nope", "favor"))}


@rule("F6", "N1")
@every_edition
def test_a_noped_shuffle_leaves_the_pile_alone(scenario, edition):
    table = scenario(f"{edition}; 1: shuffle; 2: nope; pile: kitten nope favor")
    table.play(1, "shuffle")
    table.play(2, "nope")
    table.everybody_passes()
    table.shows("pile: kitten nope favor; turn: 1; luck: 0")


# -- the bottom of the pile --------------------------------------------------------------


@rule("F7")
def test_drawing_from_the_bottom_ends_the_turn(scenario):
    table = scenario("party-pack; 1: bottom; 2: -; pile: kitten see nope")
    table.unopposed(1, "bottom")
    table.shows("1: nope; turn: 2; pile: kitten see; discards: bottom")
    assert table.events(Drew) == [Drew(0, Card.NOPE, True)]


@rule("F8")
@pytest.mark.parametrize(
    ("choice", "hand", "pile"), [("keep", "nope", "kitten favor"), ("put", "-", "nope kitten favor")]
)
def test_raising_heck_keeps_the_bottom_card_or_puts_it_on_top(scenario, choice, hand, pile):
    table = scenario("good-vs-evil; 1: heck; 2: -; pile: kitten favor nope")
    table.unopposed(1, "heck")
    table.shows("asked: heck nope; pile: kitten favor; 1: -")
    assert table.events(Lifted) == [Lifted(0, Card.NOPE)]
    assert table.choices(1) == ["keep", "put"]
    table.refuses(2, "keep", "not-asked")
    table.play(1, choice)
    table.shows(f"1: {hand}; pile: {pile}; turn: 2; discards: heck")
    assert len(table.events(PlacedOnTop)) == (choice == "put")


@rule("F8")
def test_raising_heck_on_the_last_card_is_a_choice_too(scenario):
    table = scenario("good-vs-evil; 1: heck; 2: -; pile: kitten")
    table.unopposed(1, "heck")
    table.shows("asked: heck kitten; pile: -")
    table.play(1, "put")
    table.shows("turn: 2; pile: kitten")


# -- Favor -------------------------------------------------------------------------------


@rule("F9")
@every_edition
def test_a_favor_is_a_card_of_the_givers_choice(scenario, edition):
    table = scenario(f"{edition}; 1: favor; 2: attack; 3: nope 2*shuffle; pile: kitten kitten")
    table.unopposed(1, "favor 3")
    table.shows("asked: give 3")
    assert sorted(table.choices(3)) == ["give nope", "give shuffle"]
    table.refuses(1, "give shuffle", "not-asked")
    table.refuses(3, "give attack", "card-not-held")
    table.refuses(3, "draw", "not-an-answer")
    table.play(3, "give shuffle")
    table.shows("1: shuffle; 3: nope shuffle; turn: 1; asked: turn; discards: favor")
    assert table.events(Gave) == [Gave(2, 0, Card.SHUFFLE)]


@rule("F9", "N11")
def test_the_gift_itself_cannot_be_noped(scenario):
    table = scenario("original; 1: favor; 2: skip; 3: nope; pile: kitten kitten")
    table.unopposed(1, "favor 2")
    table.refuses(3, "nope", "not-asked")
    table.play(2, "give skip")
    table.shows("1: skip; 3: nope; asked: turn")


# -- cats ----------------------------------------------------------------------------------


@rule("F10")
@every_edition
def test_a_cat_card_does_nothing_alone(scenario, edition):
    table = scenario(f"{edition}; 1: {CAT[edition]}; 2: nope; pile: kitten")
    assert table.choices(1) == ["draw"]
    table.refuses(1, CAT[edition], "never-alone")


@rule("F10")
@with_ferals
def test_a_feral_cat_does_nothing_alone(scenario, edition):
    table = scenario(f"{edition}; 1: feral; 2: nope; pile: kitten")
    assert table.choices(1) == ["draw"]
    table.refuses(1, "feral", "never-alone")


@rule("F10", "G7")
@pytest.mark.parametrize("title", ["horse", "feral"])
def test_the_godcat_is_not_played_alone_as_a_cat(scenario, title):
    table = scenario("good-vs-evil; 1: godcat; 2: nope; pile: kitten")
    table.refuses(1, f"godcat as {title}", "never-alone")
    assert f"godcat as {title}" not in table.choices(1)


@rule("F10", "K8", "N10")
@pytest.mark.parametrize(
    "card", [Card.CAT_1, Card.FERAL_CAT, Card.DEFUSE, Card.NOPE], ids=["cat", "feral", "defuse", "nope"]
)
def test_the_rules_themselves_refuse_what_is_never_played_alone(scenario, card):
    """The notation has no word for these moves; a program could still hand one in."""
    table = scenario("good-vs-evil; 1: horse feral defuse nope godcat; 2: nope; pile: kitten")
    for play in PLAYS.values():
        for spent in (card, Card.GODCAT):
            with pytest.raises(IllegalMove) as refusal:
                apply(table.game, 0, table.question, play(card, spent, NO_SEAT), table.chance)
            assert refusal.value.reason == "card-is-not-that"
    table.shows("1: horse feral defuse nope godcat; discards: -; turn: 1; asked: turn; question: 0")


@rule("F10", "X1")
@every_edition
def test_two_cats_of_a_kind_steal_a_random_card(scenario, edition):
    table = scenario(f"{edition}; 1: 2*{CAT[edition]}; 2: nope attack; pile: kitten", luck=[0])
    table.unopposed(1, f"pair {CAT[edition]} 2")
    table.shows("1: attack; 2: nope; turn: 1")


@rule("F11", "X9")
@with_ferals
def test_a_feral_cat_counts_as_any_cat_card(scenario, edition):
    cat = CAT[edition]
    table = scenario(f"{edition}; 1: {cat} feral; 2: nope; pile: kitten", luck=[0])
    table.unopposed(1, f"pair {cat}+feral 2")
    table.shows(f"1: nope; 2: -; discards: feral {cat}; turn: 1")


@rule("F11")
@with_ferals
def test_two_feral_cats_match_each_other(scenario, edition):
    table = scenario(f"{edition}; 1: 2*feral; 2: nope; pile: kitten", luck=[0])
    table.unopposed(1, "pair feral 2")
    table.shows("1: nope; discards: feral feral")


@rule("F11")
@with_ferals
@pytest.mark.parametrize("title", ["attack", "shuffle", "favor", "nope", "defuse"])
def test_a_feral_cat_counts_as_nothing_but_a_cat(scenario, edition, title):
    table = scenario(f"{edition}; 1: 2*{title} 2*feral; 2: nope; pile: kitten")
    table.refuses(1, f"pair {title}+feral 2", "feral-cannot-be-that")
    table.refuses(1, f"triple {title}+feral 2 nope", "feral-cannot-be-that")
    table.refuses(1, f"triple {title}+feral+feral 2 nope", "feral-cannot-be-that")


@rule("F11")
@with_ferals
def test_in_a_hand_a_feral_cat_is_named_as_one(scenario, edition):
    cat = CAT[edition]
    table = scenario(f"{edition}; 1: 3*nope 3*favor; 2: feral; {out(3, 4)}; pile: kitten")
    table.unopposed(1, f"triple favor 2 {cat}")
    table.shows("1: 3*nope; 2: feral")
    table.unopposed(1, "triple nope 2 feral")
    table.shows("1: feral; 2: -; turn: 1")


# -- targets -------------------------------------------------------------------------------


@rule("F12")
@every_edition
@pytest.mark.parametrize("play", ["favor {}", "pair shuffle {}", "triple nope {} attack"])
def test_a_target_is_alive_not_oneself_and_holds_a_card(scenario, edition, play):
    table = scenario(f"{edition}; 1: favor 2*shuffle 3*nope; 2: out 1; 3: -; 4: defuse; pile: kitten kitten")
    table.refuses(1, play.format(1), "target-is-yourself")
    table.refuses(1, play.format(2), "target-is-out")
    table.refuses(1, play.format(3), "target-has-no-cards")
    assert play.format(4) in table.choices(1)


@rule("F12")
@every_edition
def test_a_card_without_a_possible_target_cannot_be_played(scenario, edition):
    table = scenario(f"{edition}; 1: favor 2*{CAT[edition]} 3*nope; 2: -; 3: -; pile: kitten kitten")
    assert table.choices(1) == ["draw"]


@rule("F12")
@every_edition
@pytest.mark.parametrize("play", ["favor 2", "pair shuffle 2"])
def test_a_target_who_spent_the_last_card_on_a_nope_gives_nothing(scenario, edition, play):
    table = scenario(f"{edition}; 1: favor 2*shuffle nope; 2: nope; pile: kitten")
    table.play(1, play)
    table.play(2, "nope")
    table.play(1, "nope")
    table.everybody_passes()
    table.shows("2: -; turn: 1; asked: turn; luck: 0")
    assert table.events(FoundNothing) == [FoundNothing(0, 1)]


@rule("F12", "X8")
def test_three_of_a_kind_against_a_hand_that_became_empty_find_nothing(scenario):
    table = scenario("original; 1: 3*see nope; 2: nope; pile: kitten")
    table.play(1, "triple see 2 skip")
    table.play(2, "nope")
    table.play(1, "nope")
    table.everybody_passes()
    table.shows("1: -; 2: -; turn: 1")


@rule("F13")
@every_edition
def test_the_target_and_the_named_card_are_known_before_anyone_nopes(scenario, edition):
    cat = CAT[edition]
    table = scenario(f"{edition}; 1: favor 3*{cat}; 2: nope; 3: nope; pile: kitten kitten")
    table.play(1, "favor 2")
    assert table.events(Played)[0].play.target == 1
    table.play(2, "nope")
    table.everybody_passes()
    table.play(1, f"triple {cat} 3 defuse")
    announced = table.events(Played)[1].play
    assert (announced.target, announced.named) == (2, Card.DEFUSE)
    table.everybody_passes()
    table.shows("3: nope; turn: 1")


@rule("F13")
def test_the_outcome_depends_on_the_hands_at_the_end_of_the_window(scenario):
    table = scenario("original; 1: 2*beard nope; 2: nope skip; pile: kitten", luck=[0])
    table.play(1, "pair beard 2")
    table.play(2, "nope")
    table.play(1, "nope")
    table.everybody_passes()
    table.shows("1: skip; 2: -; turn: 1")


@rule("F13", "G2")
def test_the_opponent_of_armageddon_is_named_after_the_window(scenario):
    table = scenario("good-vs-evil; 1: armageddon; 2: nope; 3: defuse; pile: kitten kitten")
    table.refuses(1, "armageddon 3", "word-too-many")
    table.unopposed(1, "armageddon")
    table.shows("asked: face")
    table.play(1, "face 3 godcat")
    table.play(3, "stay", "defuse")
    table.shows("1: godcat; turn: 2")
