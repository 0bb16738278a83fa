"""The Godcat (G7-G9)."""

import pytest

from boomcat.core.cards import Card
from boomcat.core.edition import GOOD_VS_EVIL
from boomcat.core.events import Defused, Exploded, Stole
from tests.support.scenario import rule

#: All that the deck of the edition holds, but what the Godcat never is.
TITLES = [
    GOOD_VS_EVIL.word(title)
    for title in GOOD_VS_EVIL.titles
    if title not in (Card.EXPLODING_KITTEN, Card.NOPE, Card.GODCAT, Card.DEVILCAT)
]
CATS = ["horse", "knight", "mercat", "troll"]


@rule("G7")
@pytest.mark.parametrize(
    ("play", "luck", "shows"),
    [
        ("godcat as attack", [], "turn: 2 owes 2 attacked"),
        ("godcat as targeted 3", [], "turn: 3 owes 2 attacked"),
        ("godcat as reveal", [], "turn: 1; pile: heck nope kitten kitten"),
        ("godcat as shuffle", [3, 2, 1], "turn: 1; pile: heck nope kitten kitten"),
        ("godcat as heck", [], "asked: heck kitten"),
        ("godcat as favor 2", [], "asked: give 2"),
    ],
)
def test_the_godcat_is_played_as_any_card_that_is_played_alone(scenario, play, luck, shows):
    table = scenario("good-vs-evil; 1: godcat; 2: troll; 3: -; pile: heck nope kitten kitten", luck=luck)
    table.unopposed(1, play)
    table.ends_at(table.open_question())
    table.shows(f"{shows}; 1: -; discards: -")
    assert table.godcat == "mat"


@rule("G7")
def test_the_godcat_alone_is_offered_as_these_titles_and_no_others(scenario):
    table = scenario("good-vs-evil; 1: godcat; 2: troll; pile: kitten")
    alone = {move.split()[2] for move in table.choices(1) if move.startswith("godcat as")}
    assert alone == {"attack", "targeted", "reveal", "shuffle", "heck", "favor"}


@rule("G7")
@pytest.mark.parametrize(
    ("title", "reason"),
    [
        ("nope", "never-alone"),
        ("kitten", "never-alone"),
        ("godcat", "never-alone"),
        ("devilcat", "never-alone"),
        ("armageddon", "godcat-not-on-mat"),
        ("defuse", "not-an-answer"),
        ("skip", "unknown-card"),
    ],
)
def test_the_godcat_is_not_played_alone_as_anything_else(scenario, title, reason):
    table = scenario("good-vs-evil; 1: godcat; 2: troll; pile: kitten")
    table.refuses(1, f"godcat as {title}", reason)


@rule("G7")
def test_the_godcat_is_never_a_nope_in_a_window(scenario):
    table = scenario("good-vs-evil; 1: favor; 2: godcat; pile: kitten")
    table.play(1, "favor 2")
    assert table.choices(2) == ["pass"]
    table.refuses(2, "nope", "card-not-held")
    table.refuses(2, "godcat as nope", "never-alone")
    table.everybody_passes()
    table.play(2, "give godcat")


@rule("G7")
@pytest.mark.parametrize("title", TITLES)
def test_the_godcat_makes_a_pair_with_any_title_but_a_nope(scenario, title):
    table = scenario(f"good-vs-evil; 1: {title} godcat; 2: nope; pile: kitten", luck=[0])
    table.unopposed(1, f"pair {title}+godcat 2")
    table.shows(f"1: nope; 2: -; turn: 1; discards: {title}")
    assert table.godcat == "mat"


@rule("G7")
@pytest.mark.parametrize("title", TITLES)
def test_the_godcat_makes_three_with_any_title_but_a_nope(scenario, title):
    named = "defuse" if title != "defuse" else "attack"
    table = scenario(f"good-vs-evil; 1: 2*{title} godcat; 2: {named}; pile: kitten")
    table.unopposed(1, f"triple {title}+godcat 2 {named}")
    table.shows(f"1: {named}; 2: -; turn: 1; discards: 2*{title}")
    assert table.godcat == "mat"


@rule("G7")
def test_the_godcat_is_never_a_nope_even_in_a_combo(scenario):
    table = scenario("good-vs-evil; 1: 2*nope godcat; 2: troll; pile: kitten")
    table.refuses(1, "pair nope+godcat 2", "godcat-cannot-be-that")
    table.refuses(1, "triple nope+godcat 2 troll", "godcat-cannot-be-that")
    assert "pair nope 2" in table.choices(1)


@rule("G7", "X9")
@pytest.mark.parametrize("cat", CATS)
def test_the_godcat_and_a_feral_cat_make_three_with_one_cat(scenario, cat):
    table = scenario(f"good-vs-evil; 1: {cat} feral godcat; 2: defuse; pile: kitten")
    table.unopposed(1, f"triple {cat}+feral+godcat 2 defuse")
    table.shows(f"1: defuse; turn: 1; discards: feral {cat}")
    assert table.godcat == "mat"


@rule("G7", "X9")
def test_the_godcat_and_a_feral_cat_make_no_three_with_another_card(scenario):
    table = scenario("good-vs-evil; 1: attack feral godcat; 2: defuse; pile: kitten")
    table.refuses(1, "triple attack+feral+godcat 2 defuse", "feral-cannot-be-that")
    assert not any(move.startswith("triple") for move in table.choices(1))


@rule("G7")
def test_two_godcats_there_are_not(scenario):
    table = scenario("good-vs-evil; 1: godcat; 2: defuse; pile: kitten")
    table.refuses(1, "pair godcat 2", "card-not-held")
    assert not any(move.startswith("pair") for move in table.choices(1))


@rule("G7", "X9", "V4")
@pytest.mark.parametrize(
    "five",
    ["godcat attack shuffle favor nope", "godcat horse 3*feral", "godcat 4*feral", "godcat horse knight mercat troll"],
)
def test_the_godcat_is_one_of_five_different(scenario, five):
    table = scenario(f"good-vs-evil five-different; 1: {five}; 2: -; pile: kitten; discards: defuse")
    table.unopposed(1, f"five {five}")
    assert "take godcat" not in table.choices(1)
    table.refuses(1, "take godcat", "card-not-discarded")
    table.play(1, "take defuse")
    table.shows("1: defuse; turn: 1")
    assert table.godcat == "mat"


@rule("G7", "A4", "A2")
def test_the_godcat_as_an_attack_stacks(scenario):
    table = scenario("good-vs-evil; 1: godcat; 2: attack; pile: kitten; turn: 1 owes 2 attacked")
    table.unopposed(1, "godcat as attack")
    table.unopposed(2, "attack")
    table.shows("turn: 1 owes 6 attacked")


@rule("G7", "F12")
def test_the_godcat_as_a_favor_needs_a_target_with_cards(scenario):
    table = scenario("good-vs-evil; 1: godcat; 2: -; pile: kitten")
    table.refuses(1, "godcat as favor 2", "target-has-no-cards")
    table.refuses(1, "godcat as targeted 1", "target-is-yourself")
    assert not any("favor" in move for move in table.choices(1))


@rule("G7", "K4")
def test_the_godcat_is_a_defuse_against_a_kitten_and_cannot_be_noped(scenario):
    table = scenario("good-vs-evil; 1: godcat; 2: nope; pile: kitten shuffle")
    table.play(1, "draw")
    assert table.choices(1) == ["godcat as defuse", "explode"]
    table.refuses(1, "defuse", "card-not-held")
    table.play(1, "godcat as defuse")
    table.refuses(2, "nope", "not-asked")
    assert table.godcat == "mat"
    table.play(1, "place 1")
    table.shows("1: -; discards: -; pile: shuffle kitten; turn: 2")
    assert table.events(Defused) == [Defused(0, Card.GODCAT, False)]


@rule("G7")
@pytest.mark.parametrize(
    ("move", "hand", "discards"), [("defuse", "godcat", "defuse"), ("godcat as defuse", "defuse", "-")]
)
def test_a_player_who_also_holds_a_defuse_chooses(scenario, move, hand, discards):
    table = scenario("good-vs-evil; 1: godcat defuse; 2: -; pile: kitten shuffle")
    table.play(1, "draw")
    assert sorted(table.choices(1)) == ["defuse", "explode", "godcat as defuse"]
    table.play(1, move, "place 0")
    table.shows(f"1: {hand}; discards: {discards}; turn: 2")


@rule("G7", "K7")
def test_the_godcat_defuses_a_kitten_that_raising_heck_kept(scenario):
    table = scenario("good-vs-evil; 1: godcat heck; 2: -; pile: nope kitten; turn: 1 owes 2 attacked")
    table.unopposed(1, "heck")
    table.play(1, "keep", "godcat as defuse", "place 0")
    table.shows("1: -; turn: 1 attacked; pile: kitten nope; discards: heck")


@rule("G7")
def test_the_godcat_cannot_defuse_the_devilcat(scenario):
    """A player who faces the Devilcat cannot hold the Godcat: the other one just took it from the mat."""
    table = scenario("good-vs-evil; 1: armageddon; 2: defuse; pile: kitten")
    table.unopposed(1, "armageddon")
    table.play(1, "face 2 godcat")
    table.play(2, "stay")
    assert table.choices(2) == ["defuse", "explode"]
    table.refuses(2, "godcat as defuse", "not-an-answer")
    table.play(2, "defuse")


@rule("G7")
def test_in_a_hand_the_godcat_is_the_godcat_and_nothing_else(scenario):
    table = scenario("good-vs-evil; 1: 3*nope 3*favor; 2: godcat troll; pile: kitten")
    table.unopposed(1, "triple nope 2 defuse")
    table.shows("1: 3*favor; 2: godcat troll")
    table.unopposed(1, "triple favor 2 godcat")
    table.shows("1: godcat; 2: troll; turn: 1")


@rule("G8", "T2")
@pytest.mark.parametrize("noped", [False, True])
def test_the_godcat_goes_back_to_the_mat_at_once_even_if_it_is_noped(scenario, noped):
    table = scenario("good-vs-evil; 1: godcat; 2: nope; pile: kitten")
    table.play(1, "godcat as attack")
    assert table.godcat == "mat"
    table.shows("1: -; discards: -; asked: window")
    if noped:
        table.play(2, "nope")
    table.everybody_passes()
    table.shows("turn: 1; discards: nope" if noped else "turn: 2 owes 2 attacked; discards: -")
    assert table.godcat == "mat"


@rule("G8")
def test_the_godcat_of_a_noped_combo_goes_back_to_the_mat(scenario):
    table = scenario("good-vs-evil; 1: troll godcat; 2: nope defuse; pile: kitten")
    table.play(1, "pair troll+godcat 2")
    table.play(2, "nope")
    table.everybody_passes()
    table.shows("1: -; 2: defuse; discards: nope troll; turn: 1")
    assert table.godcat == "mat"


@rule("G8", "K1")
def test_the_godcat_of_the_dead_goes_back_to_the_mat(scenario):
    table = scenario("good-vs-evil; 1: troll godcat; 2: armageddon; 3: -; pile: kitten kitten")
    table.play(1, "draw", "explode")
    table.shows("1: out; discards: kitten troll; turn: 2")
    assert table.events(Exploded) == [Exploded(0, (Card.CAT_4,), Card.EXPLODING_KITTEN)]
    assert table.godcat == "mat"
    assert "armageddon" in table.choices(2)


@rule("G9")
@pytest.mark.parametrize(
    ("luck", "stolen", "left"),
    [(0, "defuse", "nope troll godcat"), (1, "nope", "defuse troll godcat"), (2, "troll", "defuse nope godcat")],
)
def test_a_thief_may_leave_the_godcat_and_take_a_random_other_card(scenario, luck, stolen, left):
    table = scenario("good-vs-evil; 1: 2*shuffle; 2: defuse nope troll godcat; pile: kitten", luck=[luck])
    table.unopposed(1, "pair shuffle 2")
    table.shows("asked: steal 2")
    table.refuses(2, "steal random", "not-asked")
    table.play(1, "steal random")
    table.shows(f"1: {stolen}; 2: {left}; turn: 1")
    assert table.odds == [3]
    assert len(table.events(Stole)) == 1


@rule("G9")
def test_a_thief_may_take_the_godcat_and_needs_no_luck(scenario):
    table = scenario("good-vs-evil; 1: 2*shuffle; 2: defuse nope godcat; pile: kitten")
    table.unopposed(1, "pair shuffle 2")
    table.play(1, "steal godcat")
    table.shows("1: godcat; 2: defuse nope; turn: 1; luck: 0")


@rule("G9")
def test_a_godcat_that_is_the_only_card_is_stolen_without_a_choice(scenario):
    table = scenario("good-vs-evil; 1: 2*shuffle; 2: godcat; pile: kitten")
    table.unopposed(1, "pair shuffle 2")
    table.shows("1: godcat; 2: -; turn: 1; asked: turn; luck: 0")


@rule("G9", "F13")
def test_a_godcat_that_became_the_only_card_is_stolen_without_a_choice(scenario):
    table = scenario("good-vs-evil; 1: 2*shuffle nope; 2: godcat nope; pile: kitten")
    table.play(1, "pair shuffle 2")
    table.play(2, "nope")
    table.play(1, "nope")
    table.everybody_passes()
    table.shows("1: godcat; 2: -; turn: 1")


@rule("G9")
def test_the_thief_chooses_after_the_window(scenario):
    table = scenario("good-vs-evil; 1: 2*shuffle; 2: godcat nope; 3: nope; pile: kitten kitten")
    table.play(1, "pair shuffle 2")
    table.refuses(1, "steal godcat", "own-card-on-top")
    table.play(3, "nope")
    table.everybody_passes()
    table.shows("2: godcat nope; turn: 1; asked: turn")
    assert table.godcat == "hand 2"


@rule("G9", "F9")
def test_the_godcat_can_be_given_as_a_favor(scenario):
    table = scenario("good-vs-evil; 1: favor; 2: godcat nope; pile: kitten")
    table.unopposed(1, "favor 2")
    table.play(2, "give godcat")
    table.shows("1: godcat; 2: nope; turn: 1")


@rule("G9", "X2")
def test_the_godcat_can_be_named(scenario):
    table = scenario("good-vs-evil; 1: 3*nope; 2: godcat troll; pile: kitten")
    table.unopposed(1, "triple nope 2 godcat")
    table.shows("1: godcat; 2: troll; turn: 1")
