"""The options at set-up (V1-V5)."""

import pytest

from boomcat.core.errors import MalformedInput
from boomcat.core.rules import Options
from boomcat.notation import read_position
from tests.support.scenario import CAT, every_edition, rule

# -- combos -------------------------------------------------------------------------------


@rule("V1")
@every_edition
def test_in_a_first_game_pairs_of_cats_are_the_only_combos(scenario, edition):
    cat = CAT[edition]
    table = scenario(f"{edition} combos=cats; 1: 3*{cat} 3*nope 2*shuffle; 2: defuse; pile: kitten", luck=[0])
    combos = [move for move in table.choices(1) if move.split()[0] in ("pair", "triple", "five")]
    assert combos == [f"pair {cat} 2"]
    table.refuses(1, "pair shuffle 2", "combo-not-at-this-table")
    table.refuses(1, f"triple {cat} 2 defuse", "combo-not-at-this-table")
    table.refuses(1, "triple nope 2 defuse", "combo-not-at-this-table")
    table.unopposed(1, f"pair {cat} 2")
    table.shows(f"1: {cat} 3*nope 2*shuffle defuse; turn: 1")


@rule("V1")
def test_in_a_first_game_five_different_are_not_a_combo(scenario):
    table = scenario("original combos=cats five-different; 1: skip see favor beard nope; 2: -; pile: kitten")
    table.refuses(1, "five skip see favor beard nope", "combo-not-at-this-table")
    assert not any(move.startswith("five") for move in table.choices(1))


@rule("V1", "X9")
@pytest.mark.parametrize("edition", ["party-pack", "good-vs-evil"])
@pytest.mark.parametrize("pair", ["{}+feral", "feral"])
def test_in_a_first_game_feral_cats_pair_too(scenario, edition, pair):
    pair = pair.format(CAT[edition])
    table = scenario(f"{edition} combos=cats; 1: {CAT[edition]} 2*feral; 2: nope; pile: kitten", luck=[0])
    table.refuses(1, f"triple {CAT[edition]}+feral+feral 2 nope", "combo-not-at-this-table")
    table.unopposed(1, f"pair {pair} 2")
    table.shows("2: -; turn: 1")


@rule("V1", "G7")
@pytest.mark.parametrize("cat", ["horse", "feral"])
def test_in_a_first_game_the_godcat_pairs_as_a_cat_only(scenario, cat):
    table = scenario(f"good-vs-evil combos=cats; 1: {cat} attack godcat; 2: nope; pile: kitten", luck=[0])
    table.refuses(1, "pair attack+godcat 2", "combo-not-at-this-table")
    table.unopposed(1, f"pair {cat}+godcat 2")
    table.shows(f"1: attack nope; turn: 1; discards: {cat}")
    assert table.godcat == "mat"


@rule("V1")
@every_edition
def test_the_special_combos_are_there_unless_the_table_says_otherwise(scenario, edition):
    assert Options().combos == "special"
    table = scenario(f"{edition}; 1: 3*nope; 2: defuse; pile: kitten")
    table.unopposed(1, "triple nope 2 defuse")
    table.shows("1: defuse; turn: 1")


@rule("V1")
def test_other_sets_of_combos_are_unknown():
    with pytest.raises(MalformedInput, match="“all” is not a kind of combos"):
        Options(combos="all")


# -- the quick game and who starts: see test_setup.py ----------------------------------------


@rule("V2", "V3")
def test_these_options_change_nothing_once_the_cards_are_dealt(scenario):
    table = scenario("original quick first=2; 1: skip; 2: -; pile: kitten; boxed: see nope")
    table.unopposed(1, "skip")
    table.shows("turn: 2; boxed: see nope")


# -- popular house rules ------------------------------------------------------------------------


@rule("V4")
def test_popular_house_rules_are_off_by_default():
    options = Options()
    assert (options.five_different, options.stacking, options.remove_dead_hands) == (False, True, False)


@rule("V4", "X3")
@pytest.mark.parametrize(
    ("edition", "five"),
    [
        ("original", "skip see favor beard tacocat"),
        ("nsfw", "skip see favor zombie momma"),
        ("party-pack", "alter targeted bottom beard feral"),
        ("good-vs-evil", "armageddon heck reveal horse troll"),
    ],
)
def test_five_different_can_be_chosen_in_any_edition(scenario, edition, five):
    table = scenario(f"{edition} five-different; 1: {five}; 2: -; pile: kitten; discards: defuse")
    table.unopposed(1, f"five {five}")
    table.play(1, "take defuse")
    table.shows("1: defuse; turn: 1; asked: turn")


@rule("V4")
@every_edition
def test_without_stacking_a_victim_who_attacks_hands_on_exactly_two(scenario, edition):
    table = scenario(f"{edition} no-stacking; 1: attack; 2: attack; 3: -; pile: 2*shuffle kitten kitten")
    table.unopposed(1, "attack")
    table.shows("turn: 2 owes 2 attacked")
    table.unopposed(2, "attack")
    table.shows("turn: 3 owes 2 attacked")


@rule("V4", "A4")
@pytest.mark.parametrize("edition", ["party-pack", "good-vs-evil"])
def test_without_stacking_targeted_attacks_do_not_stack_either(scenario, edition):
    table = scenario(f"{edition} no-stacking; 1: targeted; 2: -; 3: -; pile: kitten kitten; turn: 1 owes 4 attacked")
    table.unopposed(1, "targeted 3")
    table.shows("turn: 3 owes 2 attacked")


@rule("V4", "K1")
@every_edition
def test_the_cards_of_the_dead_may_leave_the_game_with_their_kitten(scenario, edition):
    table = scenario(f"{edition} remove-dead-hands; 1: nope shuffle; 2: -; 3: -; pile: kitten kitten; discards: attack")
    table.play(1, "draw")
    table.shows("1: out; removed: shuffle nope kitten; discards: attack; turn: 2")


@rule("V4")
def test_a_defuse_that_was_declined_leaves_the_game_too(scenario):
    table = scenario("original remove-dead-hands; 1: defuse; 2: -; 3: out 1; pile: kitten see; removed: skip kitten")
    table.play(1, "draw", "explode")
    table.shows("removed: skip kitten defuse kitten; discards: -; asked: over")


@rule("V4")
def test_a_played_defuse_does_not_leave_the_game(scenario):
    table = scenario("original remove-dead-hands; 1: defuse; 2: -; pile: kitten see")
    table.play(1, "draw", "defuse", "place 1")
    table.shows("removed: -; discards: defuse; turn: 2")


@rule("V4", "X5")
def test_cards_that_left_the_game_cannot_be_taken(scenario):
    table = scenario(
        "original remove-dead-hands; 1: -; 2: nope; 3: -; pile: 2*kitten; discards: see; removed: defuse; asked: take"
    )
    assert table.choices(1) == ["take see"]
    table.refuses(1, "take defuse", "card-not-discarded")
    table.play(1, "take see")


@rule("V4", "G8")
def test_the_godcat_of_the_dead_goes_to_the_mat_even_if_their_cards_leave(scenario):
    table = scenario("good-vs-evil remove-dead-hands; 1: godcat nope; 2: -; 3: -; pile: kitten kitten")
    table.play(1, "draw", "explode")
    table.shows("1: out; removed: nope kitten; discards: -; turn: 2")
    assert table.godcat == "mat"


@rule("V4", "G5")
def test_a_death_by_devilcat_leaves_no_kitten_among_the_removed(scenario):
    table = scenario("good-vs-evil remove-dead-hands; 1: armageddon; 2: nope; 3: -; pile: kitten kitten")
    table.unopposed(1, "armageddon")
    table.play(1, "face 2 godcat")
    table.play(2, "stay")
    table.shows("2: out; removed: nope; discards: armageddon; turn: 3")


@rule("V5", "N5", "N7", "K9")
@every_edition
def test_options_change_neither_who_may_nope_nor_what_is_secret(edition):
    with pytest.raises(MalformedInput, match="Unknown option “own-nopes”") as refusal:
        read_position(f"{edition} own-nopes; 1: -; 2: -; pile: kitten")
    assert refusal.value.details["allowed"] == "combos= first= quick five-different no-stacking remove-dead-hands"
