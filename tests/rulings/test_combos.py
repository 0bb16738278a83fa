"""Combos (X1-X10)."""

import pytest

from boomcat.core.answers import Take
from boomcat.core.cards import Card
from boomcat.core.edition import EDITIONS
from boomcat.core.events import Claimed, Stole, Took
from tests.support.scenario import CAT, every_edition, out, rule

with_ferals = pytest.mark.parametrize("edition", ["party-pack", "good-vs-evil"])

#: Every title of which an edition has two, that is all but the kitten and the cats of the mat.
TITLES = [
    (key, edition.word(title))
    for key, edition in EDITIONS.items()
    for title in edition.titles
    if title not in (Card.EXPLODING_KITTEN, Card.GODCAT, Card.DEVILCAT)
]
TRIPLE_TITLES = [(key, word) for key, word in TITLES if EDITIONS[key].box[EDITIONS[key].card(word)] >= 3]
FIVE = "skip see favor beard tacocat"


# -- two of a kind ---------------------------------------------------------------------


@rule("X1", "X4")
@pytest.mark.parametrize(("edition", "title"), TITLES)
def test_two_of_any_title_steal_a_card_and_do_nothing_else(scenario, edition, title):
    other = "favor" if title != "favor" else "defuse"
    table = scenario(f"{edition}; 1: 2*{title}; 2: {other}; 3: -; pile: kitten kitten", luck=[0])
    table.unopposed(1, f"pair {title} 2")
    table.shows(f"1: {other}; 2: -; turn: 1; asked: turn; discards: 2*{title}; pile: kitten kitten")


@rule("X1")
@every_edition
@pytest.mark.parametrize("luck", range(4))
def test_every_card_of_the_victim_is_as_likely(scenario, edition, luck):
    table = scenario(f"{edition}; 1: 2*shuffle; 2: defuse attack 2*nope; pile: kitten", luck=[luck])
    table.unopposed(1, "pair shuffle 2")
    stolen = ["defuse", "attack", "nope", "nope"][luck]
    table.shows(f"1: {stolen}; turn: 1")
    assert table.odds == [4]
    assert table.game.hands[1].size == 3
    assert len(table.events(Stole)) == 1


@rule("X1")
def test_two_of_different_titles_are_not_a_pair(scenario):
    table = scenario("original; 1: beard tacocat skip attack; 2: nope; pile: kitten")
    assert [move for move in table.choices(1) if move.startswith("pair")] == []
    table.refuses(1, "pair beard+tacocat 2", "wrong-stand-ins")


@rule("X1")
def test_a_pair_out_of_three_is_exactly_two(scenario):
    table = scenario("original; 1: 3*beard; 2: nope; pile: kitten", luck=[0])
    table.unopposed(1, "pair beard 2")
    table.shows("1: beard nope; discards: beard beard; turn: 1")


@rule("X1")
def test_several_combos_in_one_turn(scenario):
    table = scenario("original; 1: 4*beard; 2: nope; 3: skip; pile: kitten kitten", luck=[0, 0])
    table.unopposed(1, "pair beard 2", "pair beard 3")
    table.shows("1: nope skip; turn: 1")


# -- three of a kind -------------------------------------------------------------------


@rule("X2", "X4")
@pytest.mark.parametrize(("edition", "title"), TRIPLE_TITLES)
def test_three_of_any_title_get_one_copy_of_the_named_card(scenario, edition, title):
    named, other = [word for word in ("defuse", "favor", "nope") if word != title][:2]
    table = scenario(f"{edition}; 1: 3*{title}; 2: 2*{named} {other}; 3: -; 4: out 1; pile: kitten kitten")
    table.unopposed(1, f"triple {title} 2 {named}")
    table.shows(f"1: {named}; 2: {named} {other}; turn: 1; asked: turn; discards: 3*{title}; luck: 0")


@rule("X2")
@every_edition
def test_three_of_a_kind_get_nothing_if_the_victim_has_it_not(scenario, edition):
    table = scenario(f"{edition}; 1: 3*nope; 2: attack; pile: kitten")
    table.unopposed(1, "triple nope 2 defuse")
    table.shows("1: -; 2: attack; turn: 1; discards: 3*nope")
    assert table.events(Claimed) == [Claimed(0, 1, Card.DEFUSE, False)]


@rule("X7")
@pytest.mark.parametrize(("edition", "named"), [(key, "kitten") for key in EDITIONS] + [("good-vs-evil", "devilcat")])
def test_a_card_that_no_player_can_hold_may_be_named_in_vain(scenario, edition, named):
    table = scenario(f"{edition}; 1: 3*nope; 2: attack; pile: kitten")
    table.unopposed(1, f"triple nope 2 {named}")
    table.shows("1: -; 2: attack; turn: 1")


@rule("X7")
@every_edition
def test_any_title_of_the_edition_may_be_named(scenario, edition):
    table = scenario(f"{edition}; 1: 3*nope; 2: attack; pile: kitten")
    titles = {EDITIONS[edition].word(title) for title in EDITIONS[edition].titles}
    assert {move.split()[-1] for move in table.choices(1) if move.startswith("triple")} == titles
    table.refuses(1, "triple nope 2 streaking", "unknown-card")


@rule("X7")
@every_edition
@pytest.mark.parametrize("combo", ["pair kitten 2", "triple kitten 2 nope", "five kitten defuse nope attack favor"])
def test_a_kitten_is_never_part_of_a_combo(scenario, edition, combo):
    table = scenario(f"{edition} five-different; 1: defuse nope attack favor; 2: nope; pile: kitten")
    table.refuses(1, combo, "never-in-a-hand")
    assert not any("kitten" in move.split()[1:2] for move in table.choices(1))


@rule("X8")
@every_edition
def test_a_player_who_noped_with_the_named_card_does_not_have_it_any_more(scenario, edition):
    table = scenario(f"{edition}; 1: 3*favor; 2: nope attack; 3: nope; 4: out 1; pile: kitten kitten")
    table.play(1, "triple favor 2 nope")
    table.play(2, "nope")
    table.play(3, "nope")
    table.everybody_passes()
    table.shows("1: -; 2: attack; 3: -; turn: 1")
    assert table.events(Claimed) == [Claimed(0, 1, Card.NOPE, False)]


@rule("X8")
def test_a_second_copy_of_the_named_card_is_still_there(scenario):
    table = scenario("original; 1: 3*favor nope; 2: 2*nope; pile: kitten")
    table.play(1, "triple favor 2 nope")
    table.play(2, "nope")
    table.play(1, "nope")
    table.everybody_passes()
    table.shows("1: nope; 2: -; turn: 1")


# -- five different ----------------------------------------------------------------------


@rule("X3")
def test_five_different_take_any_card_from_the_discard_pile(scenario):
    table = scenario(f"original; 1: {FIVE}; 2: -; 3: out 1; pile: kitten; discards: attack defuse kitten defuse nope")
    table.unopposed(1, f"five {FIVE}")
    table.shows("1: -; asked: take")
    table.play(1, "take defuse")
    table.shows("1: defuse; turn: 1; asked: turn")
    assert table.events(Took) == [Took(0, Card.DEFUSE)]
    assert table.game.discards.count(Card.DEFUSE) == 1


@rule("X3")
def test_taking_a_card_leaves_the_order_of_the_others(scenario):
    table = scenario("original; 1: -; 2: -; pile: kitten; discards: skip attack nope attack see; asked: take")
    table.play(1, "take nope")
    table.shows("discards: skip attack attack see; 1: nope; turn: 1")


@rule("X3")
def test_five_must_be_five_and_different(scenario):
    table = scenario("original; 1: 2*skip see favor beard tacocat; 2: -; pile: kitten")
    table.refuses(1, "five 2*skip see favor beard", "not-five-different")
    table.refuses(1, "five skip see favor beard", "not-five-different")
    table.refuses(1, "five skip see favor beard tacocat skip", "not-five-different")
    table.refuses(1, "five skip see favor beard nope", "card-not-held")
    assert [move for move in table.choices(1) if move.startswith("five")] == [
        f"five {FIVE.replace('beard tacocat', 'tacocat beard')}"
    ]


@rule("X3")
def test_five_different_need_no_victim(scenario):
    table = scenario(f"original; 1: {FIVE}; 2: -; 3: out 1; pile: kitten")
    table.unopposed(1, f"five {FIVE}")
    table.play(1, "take skip")
    table.shows("1: skip; turn: 1")


@rule("X3", "X4")
def test_the_text_of_the_five_is_ignored(scenario):
    table = scenario("original; 1: skip attack shuffle favor see; 2: nope; pile: kitten see")
    table.unopposed(1, "five skip attack shuffle favor see")
    table.play(1, "take favor")
    table.shows("1: favor; 2: nope; turn: 1; pile: kitten see; luck: 0")


@rule("X3", "V4")
@pytest.mark.parametrize("edition", ["nsfw", "party-pack", "good-vs-evil"])
def test_five_different_are_the_originals_alone_unless_chosen(scenario, edition):
    hand = f"attack shuffle favor defuse {CAT[edition]}"
    table = scenario(f"{edition}; 1: {hand}; 2: -; pile: kitten; discards: nope")
    assert [move for move in table.choices(1) if move.startswith("five")] == []
    table.refuses(1, f"five {hand}", "combo-not-at-this-table")


@rule("X5")
def test_the_five_themselves_may_be_taken_back(scenario):
    table = scenario(f"original; 1: {FIVE}; 2: -; pile: kitten")
    table.unopposed(1, f"five {FIVE}")
    assert sorted(table.choices(1)) == sorted(f"take {card}" for card in FIVE.split())
    table.play(1, "take favor")
    table.shows("1: favor; turn: 1")


@rule("X5")
def test_the_nopes_of_the_window_may_be_taken(scenario):
    table = scenario(f"original; 1: nope {FIVE}; 2: nope; pile: kitten")
    table.play(1, f"five {FIVE}")
    table.play(2, "nope")
    table.play(1, "nope")
    table.everybody_passes()
    table.play(1, "take nope")
    table.shows("1: nope; 2: -; turn: 1")
    assert table.game.discards.count(Card.NOPE) == 1


@rule("X5")
@pytest.mark.parametrize(
    ("edition", "five"),
    [
        ("original", FIVE),
        ("nsfw", "skip see favor zombie momma"),
        ("party-pack", "skip see favor beard feral"),
        ("good-vs-evil", "heck attack favor horse feral"),
    ],
)
def test_a_kitten_is_never_taken(scenario, edition, five):
    table = scenario(f"{edition} five-different; 1: {five}; 2: -; 3: out 1; pile: kitten; discards: kitten")
    table.unopposed(1, f"five {five}")
    assert "take kitten" not in table.choices(1)
    table.refuses(1, "take kitten", "never-in-a-hand")
    table.refuses(1, "take defuse", "card-not-discarded")
    table.play(1, "take favor")
    table.shows("1: favor; turn: 1")


@rule("X5")
def test_the_rules_themselves_refuse_to_take_a_kitten(scenario):
    """The notation has no word for this move; a program could still hand one in."""
    table = scenario("original; 1: -; 2: -; 3: out 1; pile: kitten see; discards: kitten skip; asked: take")
    table.ends_at("take")
    assert Take(Card.EXPLODING_KITTEN).problem(table.game, 0) != ""


@rule("X5")
def test_the_card_is_chosen_after_the_window(scenario):
    table = scenario(f"original; 1: {FIVE}; 2: nope; pile: kitten; discards: defuse")
    table.play(1, f"five {FIVE}")
    table.refuses(1, "take defuse", "own-card-on-top")
    table.refuses(1, f"five {FIVE} defuse", "not-five-different")
    table.everybody_passes()
    table.play(1, "take defuse")
    table.shows("1: defuse; turn: 1")


@rule("X6")
@every_edition
def test_no_edition_holds_a_streaking_kitten_to_play_or_to_take(scenario, edition):
    table = scenario(
        f"{edition} five-different; 1: attack shuffle favor defuse; 2: -; pile: kitten; discards: nope; asked: take"
    )
    assert all("streaking" not in EDITIONS[edition].word(title) for title in EDITIONS[edition].titles)
    table.refuses(1, "take streaking", "unknown-card")
    table.play(1, "take nope")
    table.refuses(1, "five attack shuffle favor defuse streaking", "unknown-card")


# -- Feral Cats --------------------------------------------------------------------------


@rule("X9", "F11")
@with_ferals
@pytest.mark.parametrize(
    ("combo", "left"), [("{}+feral", "2*feral"), ("{}+feral+feral", "{} feral"), ("feral", "2*{}")]
)
def test_feral_cats_stand_in_for_cats_in_threes(scenario, edition, combo, left):
    cat = CAT[edition]
    table = scenario(f"{edition}; 1: 2*{cat} 3*feral; 2: defuse; {out(3, 4)}; pile: kitten")
    table.unopposed(1, f"triple {combo.format(cat)} 2 defuse")
    table.shows(f"1: defuse {left.format(cat)}; 2: -; turn: 1")


@rule("X9")
@with_ferals
def test_a_feral_cat_does_not_bridge_two_kinds(scenario, edition):
    cats = EDITIONS[edition].cats
    table = scenario(f"{edition}; 1: {cats[0]} {cats[1]} feral; 2: nope; pile: kitten")
    assert [move for move in table.choices(1) if move.startswith("triple")] == []
    table.refuses(1, f"triple {cats[0]}+feral 2 nope", "card-not-held")


@rule("X9")
@with_ferals
def test_ferals_that_are_not_there_do_not_count(scenario, edition):
    cat = CAT[edition]
    table = scenario(f"{edition}; 1: {cat} feral; 2: nope; pile: kitten")
    table.refuses(1, f"triple {cat}+feral+feral 2 nope", "card-not-held")
    table.refuses(1, "pair feral 2", "card-not-held")
    assert f"pair {cat}+feral 2" in table.choices(1)


@rule("X9", "V4")
@pytest.mark.parametrize(
    ("edition", "five"),
    [
        ("party-pack", "skip nope beard 2*feral"),
        ("party-pack", "5*feral"),
        ("party-pack", "tacocat cattermelon potato beard feral"),
        ("party-pack", "tacocat cattermelon potato 2*feral"),
        ("party-pack", "skip 4*feral"),
        ("good-vs-evil", "heck nope horse 2*feral"),
        ("good-vs-evil", "horse knight mercat troll feral"),
        ("good-vs-evil", "horse 4*feral"),
    ],
)
def test_in_five_a_feral_cat_is_itself_or_another_cat(scenario, edition, five):
    players = EDITIONS[edition].most
    table = scenario(f"{edition} five-different; 1: {five}; 2: -; {out(3, players)}; pile: kitten; discards: defuse")
    table.unopposed(1, f"five {five}")
    table.play(1, "take defuse")
    table.shows("1: defuse; turn: 1")


@rule("X9", "F11")
@with_ferals
def test_in_five_a_feral_cat_does_not_double_another_card(scenario, edition):
    table = scenario(f"{edition} five-different; 1: 2*attack nope favor 2*feral; 2: -; pile: kitten")
    table.refuses(1, "five 2*attack nope favor feral", "not-five-different")
    table.refuses(1, "five attack nope favor 3*feral", "not-five-different")
    assert "five attack favor nope 2*feral" in table.choices(1)


# -- at random ------------------------------------------------------------------------------


@rule("X10")
@every_edition
def test_the_thief_learns_the_card_only_by_taking_it(scenario, edition):
    """Nothing that the thief is asked or offered depends on the victim's cards."""
    seen = set()
    for hand in ("defuse nope", "attack favor"):
        table = scenario(f"{edition}; 1: 2*shuffle; 2: {hand}; pile: kitten", luck=[1])
        choices = [move for move in table.choices(1) if move.startswith("pair")]
        table.unopposed(1, "pair shuffle 2")
        seen.add((tuple(choices), table.question, table.game.rolls))
    assert len(seen) == 1


@rule("X10", "G9")
def test_the_back_of_the_godcat_gives_it_away(scenario):
    table = scenario("good-vs-evil; 1: 2*shuffle; 2: nope godcat; pile: kitten")
    table.unopposed(1, "pair shuffle 2")
    assert table.choices(1) == ["steal godcat", "steal random"]
    table.play(1, "steal godcat")
    table.shows("1: godcat; 2: nope; turn: 1")
