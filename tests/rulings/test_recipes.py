"""Decks as recipes (D1-D10)."""

from collections import Counter

import pytest

from boomcat.core.cards import MOST_COPIES, Card
from boomcat.core.chance import SeededChance
from boomcat.core.deal import deal
from boomcat.core.edition import EDITIONS, Edition
from boomcat.core.errors import MalformedInput
from boomcat.core.hand import cards_in, copies_in, holds
from boomcat.core.knobs import KNOBS
from boomcat.core.recipe import MOST_CARDS, edition_named
from boomcat.core.rules import Options, rules_for
from boomcat.core.state import State
from boomcat.notation import read_position, write_position
from tests.support.random_games import RECIPES
from tests.support.scenario import rule

EVERY_RECIPE = [(key, players) for key in RECIPES for players in edition_named(key).sizes]


def dealt(key: str, players: int, seed: int = 1, *, quick: bool = False) -> State:
    return deal(rules_for(edition_named(key), players, Options(quick=quick)), SeededChance(seed))


def used(key: str, players: int) -> Counter[str]:
    """Every card of a table, by its word."""
    game = dealt(key, players)
    cards = game.draw_pile + [card for hand in game.hands for card in cards_in(hand)]
    return Counter(game.rules.edition.word(card) for card in cards)


def words_of(edition: Edition) -> set[str]:
    return {edition.word(card) for card in edition.titles}


def refusal(key: str, players: int | None = None) -> MalformedInput:
    """Of the recipe, or of a table of this many with it."""
    with pytest.raises(MalformedInput) as refused:
        edition_named(key) if players is None else dealt(key, players)
    return refused.value


# -- other numbers of cards --------------------------------------------------------------


@rule("D1")
@pytest.mark.parametrize("players", range(2, 11))
def test_a_kind_that_is_named_has_that_number_at_every_size_and_the_others_follow_the_paw(players):
    printed = used("party-pack", players)
    changed = used("party-pack skip=7 nope=0 see5=2", players)
    assert changed == Counter({**printed, "skip": 7, "see5": 2}) - Counter(nope=printed["nope"])


@rule("D1", "C2")
def test_a_number_that_is_right_for_some_sizes_is_still_a_change(scenario):
    """The paw has two Attacks, the rest three: naming two changes the tables of four and more."""
    edition = edition_named("party-pack attack=2")
    assert edition.key == "party-pack attack=2"
    assert [used(edition.key, players)["attack"] for players in (2, 4, 8)] == [2, 2, 2]


@rule("D1")
@pytest.mark.parametrize("text", ["original skip=4", "original see=5 skip=4", "original see5=0 feral=0 godcat=0"])
def test_a_change_that_changes_nothing_is_the_edition_itself(text):
    assert edition_named(text) is EDITIONS["original"]


@rule("D1")
def test_a_title_alone_makes_a_deck_of_ones_own_with_the_cards_of_the_edition():
    named = edition_named("original", "Friday")
    assert (named.key, named.start, named.title) == ("original", "original", "Friday")
    assert (named.box, named.sizes) == (EDITIONS["original"].box, EDITIONS["original"].sizes)


@rule("D1")
@pytest.mark.parametrize(
    "text",
    [
        "original skip=6 see5=2",
        "original see5=2 skip=6",
        "orig  see5=2   skip=6",
        "ORIGINAL see5=002 skip=06",
        "original see5=2 nope=5 skip=6",
    ],
)
def test_however_it_is_written_a_recipe_has_one_key(text):
    edition = edition_named(text)
    assert edition.key == "original skip=6 see5=2"
    assert edition_named(text) is edition
    assert edition_named(edition.key).box == edition.box


@rule("D1")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("original tofu=3", "recipe-unknown-card"),
        ("original skip=3 SKIP=4", "recipe-card-twice"),
        ("original =3", "recipe-unknown-card"),
        ("original skip", "recipe-bad-count"),
        ("original skip=", "recipe-bad-count"),
        ("original skip=-1", "recipe-bad-count"),
        ("original skip=1.5", "recipe-bad-count"),
        ("original skip=²", "recipe-bad-count"),
        ("original skip=1000000000000000000000", "recipe-bad-count"),
        ("skip=6 original", "unknown-edition"),
        ("", "unknown-edition"),
    ],
)
def test_an_unknown_card_or_number_is_refused(text, reason):
    assert refusal(text).reason == reason


# -- which cards -------------------------------------------------------------------------


@rule("D2")
@pytest.mark.parametrize(("key", "players"), EVERY_RECIPE)
def test_a_recipe_may_use_every_card_there_is(key, players):
    edition = edition_named(key)
    named = dict(word.split("=") for word in key.split()[1:] if word.partition("=")[0] not in KNOBS)
    assert {word: str(edition.box[edition.card(word)]) for word in named if named[word] != "0"} == {
        word: count for word, count in named.items() if count != "0"
    }
    assert used(key, players).keys() <= {edition.word(card) for card in edition.titles}


@rule("D2")
@pytest.mark.parametrize(
    ("key", "stranger"),
    [("original", "horse"), ("nsfw", "tacocat"), ("party-pack", "zombie"), ("good-vs-evil", "beard")],
)
def test_the_cat_kinds_are_those_of_its_edition(key, stranger):
    assert refusal(f"{key} {stranger}=4").reason == "recipe-unknown-card"
    assert edition_named(f"{key} {EDITIONS[key].cats[-1]}=9").box


@rule("D2", "E8")
def test_a_face_up_kitten_is_not_a_separate_card():
    refused = refusal("original imploding-up=1")
    assert refused.reason == "recipe-unknown-card"
    assert "imploding-up" not in str(refused.details["allowed"]).split()


@rule("D2")
@pytest.mark.parametrize(
    "text",
    [
        "original godcat=1",
        "original devilcat=1",
        "original armageddon=2",
        "good-vs-evil godcat=0",
        "good-vs-evil devilcat=0",
        "good-vs-evil godcat=0 devilcat=0",
    ],
)
def test_the_cats_of_the_mat_are_one_each_both_or_neither_and_armageddon_needs_them(text):
    assert refusal(text).reason == "recipe-mat-incomplete"


@rule("D2", "E7")
@pytest.mark.parametrize(
    ("word", "most"),
    [("godcat", 1), ("devilcat", 1), ("streaking", 1), ("tower", 1), ("barking", 2), ("imploding", 9)],
)
def test_of_some_cards_there_are_only_a_few(word, most):
    refused = refusal(f"original {word}={most + 1}")
    assert (refused.reason, refused.details) == ("recipe-bad-count", {"card": word, "most": most})


@rule("D2", "G1", "G4")
def test_with_both_cats_armageddon_is_played_in_any_edition(scenario):
    deck = "original godcat=1 devilcat=1 armageddon=2"
    table = scenario(f"{deck}; 1: armageddon; 2: defuse; 3: -; pile: see 2*kitten")
    table.unopposed(1, "armageddon")
    table.play(1, "face 2 godcat")
    table.play(2, "stay", "defuse")
    assert table.godcat == "hand 1"


@rule("D2")
def test_good_vs_evil_can_do_without_both_cats():
    edition = edition_named("good-vs-evil godcat=0 devilcat=0 armageddon=0")
    assert not {"godcat", "devilcat", "armageddon"} & {edition.word(card) for card in edition.titles}


# -- set-up ------------------------------------------------------------------------------


@rule("D3", "S5", "E7")
@pytest.mark.parametrize(("key", "players"), [table for table in EVERY_RECIPE if "kittens=" not in table[0]])
def test_kittens_in_the_pile_are_players_minus_one_in_all(key, players):
    for seed in range(5):
        for quick in (False, True):
            game = dealt(key, players, seed, quick=quick)
            words = Counter(game.rules.edition.word(card) for card in game.draw_pile)
            more = "streaking" in words_of(game.rules.edition)  # H6
            assert words["kitten"] + words["imploding"] == players - 1 + more
            assert [hand.size for hand in game.hands] == [8] * players
            assert all(holds(hand, game.rules.edition.card("defuse")) for hand in game.hands)


@rule("D3", "S3")
@pytest.mark.parametrize(
    ("key", "players", "defuses"),
    [
        ("original defuse=20", 2, 4),
        ("original defuse=20", 4, 20),
        ("good-vs-evil defuse=20", 4, 6),
        ("party defuse=20", 3, 20),
    ],
)
def test_left_over_defuses_go_back_as_in_the_edition(key, players, defuses):
    assert used(key, players)["defuse"] == defuses


@rule("D3")
@pytest.mark.parametrize(
    ("key", "fits", "players", "reason"),
    [
        ("original kitten=2", [2, 3], 4, "recipe-too-few-kittens"),
        ("original kitten=2 imploding=1", [2, 3, 4], 5, "recipe-too-few-kittens"),
        ("original kitten=0 imploding=1", [2], 3, "recipe-too-few-kittens"),
        ("party-pack kitten=1", [2], 10, "recipe-too-few-kittens"),
        ("original defuse=3", [2, 3], 5, "recipe-too-few-defuses"),
        ("original nope=0 see=0 favor=0 shuffle=0 attack=0", [2, 3], 4, "recipe-too-few-cards"),
        ("party-pack kitten=4", [2, 3, 4, 5], 6, "recipe-too-few-kittens"),
        # The sizes that fit need not be neighbours: with eight players all cards are in play, paw or not.
        ("party-pack skip=0 nope=0 favor=0 attack=0 see=0", [2, 3, 4, 5, 8, 9], 6, "recipe-too-few-cards"),
    ],
)
def test_a_recipe_fits_the_sizes_for_which_it_has_enough(key, fits, players, reason):
    edition = edition_named(key)
    assert edition.sizes == fits
    for size in fits:
        assert len(dealt(key, size).draw_pile) >= size - 1
    refused = refusal(key, players)
    assert (refused.reason, refused.details["players"]) == (reason, players)
    assert refusal(key, 11).reason == "players-out-of-range"


@rule("D3")
@pytest.mark.parametrize(
    ("key", "reason"),
    [
        ("original kitten=0", "recipe-too-few-kittens"),
        ("original defuse=1", "recipe-too-few-defuses"),
        (
            "original tacocat=0 beard=0 potato=0 rainbow=0 cattermelon=0 nope=0 see=0 favor=0 skip=0",
            "recipe-too-few-cards",
        ),
    ],
)
def test_a_recipe_too_small_for_two_players_is_refused(key, reason):
    refused = refusal(key)
    assert (refused.reason, refused.details["players"]) == (reason, 2)


@rule("D3", "T5")
def test_the_smallest_deck_deals_every_card_but_the_kitten():
    cats = " ".join(f"{cat}=0" for cat in EDITIONS["original"].cats)
    key = f"original defuse=2 {cats} nope=2 see=0 favor=0 shuffle=0"
    game = dealt(key + " attack=6 skip=6", 2)
    assert [game.rules.edition.word(card) for card in game.draw_pile] == ["kitten"]
    assert refusal(key + " attack=6 skip=5").reason == "recipe-too-few-cards"


# -- how many ----------------------------------------------------------------------------


@rule("D4")
def test_there_are_at_most_thirty_one_cards_of_a_kind():
    assert MOST_COPIES == 31
    edition = edition_named("original skip=31")
    assert used(edition.key, 2)["skip"] == 31
    assert refusal("original skip=32").reason == "recipe-bad-count"


@rule("D4")
def test_a_hand_may_hold_all_of_them(scenario):
    table = scenario("original skip=31; 1: 30*skip; 2: -; pile: skip kitten")
    table.play(1, "draw")
    table.shows("1: 31*skip; turn: 2; pile: kitten")


@rule("D4")
def test_there_are_at_most_two_hundred_and_fifty_in_all():
    assert MOST_CARDS == 250
    most = "party-pack skip=31 see=31 alter=31 favor=31 nope=31"
    others = sum(edition_named(most).box.values())
    more = f"{most} shuffle={6 + 250 - others}"
    assert sum(edition_named(more).box.values()) == 250
    assert len(dealt(more, 10).draw_pile) == 250 - 9 + 9 - 80
    refused = refusal(f"{most} shuffle={7 + 250 - others}")
    assert (refused.reason, refused.details["cards"]) == ("recipe-too-many-cards", 251)


@rule("D4", "X2", "X7")
def test_any_title_that_it_has_may_be_named_and_no_other(scenario):
    deck = "original shuffle=0 swap=1 imploding=1"
    table = scenario(f"{deck}; 1: 3*tacocat; 2: see swap; 3: -; pile: kitten imploding")
    assert "triple tacocat 2 imploding" in table.choices(1)
    assert "triple tacocat 2 shuffle" not in table.choices(1)
    table.unopposed(1, "triple tacocat 2 swap")
    table.shows("1: swap; 2: see")


# -- fives -------------------------------------------------------------------------------

FEW_CATS = "original beard=0 potato=0 rainbow=0 feral=4"


@rule("D4", "X9", "F11")
def test_in_a_five_a_feral_cat_stands_for_a_cat_kind_that_the_recipe_leaves_out(scenario):
    """Both Cat kinds that are left are among the five: of the Feral Cats one is itself, two stand for others."""
    start = f"{FEW_CATS}; 1: tacocat cattermelon 3*feral; 2: -; pile: see kitten; discards: skip"
    table = scenario(start)
    table.unopposed(1, "five tacocat cattermelon 3*feral")
    table.play(1, "take skip")
    table.shows("1: skip; turn: 1")


@rule("D4", "X9")
def test_five_feral_cats_are_themselves_and_the_four_cat_kinds_of_the_edition(scenario):
    """Also where the recipe has not a single one of the four."""
    cats = "horse=0 knight=0 mercat=0 troll=0"
    deck = f"good-vs-evil {cats} feral=20 five-different"
    table = scenario(f"{deck}; 1: 5*feral; 2: -; pile: favor kitten; discards: nope")
    table.unopposed(1, "five 5*feral")
    table.play(1, "take nope")
    table.shows("1: nope")


@rule("D4", "X9", "G7")
def test_in_a_five_the_godcat_stands_for_a_title_that_the_recipe_leaves_out(scenario):
    """Not one title of the recipe that the Godcat can be is missing among the other four."""
    deck = "good-vs-evil favor=0 five-different"
    table = scenario(f"{deck}; 1: godcat horse knight mercat troll; 2: -; pile: nope kitten; discards: attack")
    table.unopposed(1, "five godcat horse knight mercat troll")
    table.play(1, "take attack")
    table.shows("1: attack")
    assert table.godcat == "mat"


# -- knobs -------------------------------------------------------------------------------


def setup(key: str, players: int) -> tuple[list[int], int, Counter[str]]:
    """The sizes of the hands, the Defuses in each at least, and every card of a new game."""
    game = dealt(key, players)
    sizes = [hand.size for hand in game.hands]
    return sizes, min(copies_in(hand, Card.DEFUSE) for hand in game.hands), used(key, players)


@rule("D5")
@pytest.mark.parametrize("text", ["deal=7,5:5", "deal=5:5", "deal=5,4:7,3:7,2:7", "deal=7,5:n", "DEAL=07,5:n+0"])
def test_a_recipe_says_how_many_cards_are_dealt_and_has_one_key_for_it(text):
    assert edition_named(f"original {text}").key == "original deal=7,5:5"
    assert [setup(f"original {text}", players)[0] for players in (4, 5)] == [[8] * 4, [6] * 5]


@rule("D5")
@pytest.mark.parametrize("deal", range(1, 8))
def test_from_one_to_seven_cards_are_dealt(deal):
    assert setup(f"original deal={deal}", 3)[:2] == ([deal + 1] * 3, 1)


@rule("D5", "D6")
@pytest.mark.parametrize(
    ("text", "value"), [("deal=0", 0), ("deal=8", 8), ("deal=n-2", 0), ("dealt-defuses=2", 2), ("dealt-defuses=n", 2)]
)
def test_no_hand_begins_with_more_or_less_than_that(text, value):
    refused = refusal(f"original {text}" + (" players=2" if "n" in text.partition("=")[2] else ""))
    assert (refused.reason, refused.details["players"], refused.details["value"]) == (
        "recipe-knob-out-of-range",
        2,
        value,
    )


@rule("D6", "S2")
def test_without_a_dealt_defuse_all_of_them_are_in_the_deck():
    sizes, _, cards = setup("original dealt-defuses=0 defuses=3", 4)
    assert (sizes, cards["defuse"]) == ([7] * 4, 3)
    # Left over are all of them: as many as the edition puts back (S3).
    assert [setup("original dealt-defuses=0", players)[2]["defuse"] for players in (2, 4)] == [2, 6]


@rule("D7", "S3")
@pytest.mark.parametrize(("text", "counts"), [("n", [2, 3, 4, 5]), ("n+1", [3, 4, 5, 6]), ("4,5:6", [4, 4, 4, 6])])
def test_defuses_are_as_many_in_all_as_a_recipe_says(text, counts):
    for players, defuses in enumerate(counts, 2):
        sizes, fewest, cards = setup(f"original defuses={text}", players)
        assert (sizes, cards["defuse"], fewest) == ([8] * players, defuses, 1)


@rule("D7", "D8")
@pytest.mark.parametrize(
    ("text", "card", "needed", "players"),
    [
        ("defuses=7", "defuse", 7, 2),
        ("kittens=5", "kitten", 5, 2),
        ("implodings=1", "imploding", 1, 2),
        ("defuses=n+2", "defuse", 7, 5),
    ],
)
def test_no_more_are_used_than_there_are(text, card, needed, players):
    refused = refusal(f"original {text}", players if players == 5 else None)
    assert refused.reason == "recipe-not-in-deck"
    assert {**refused.details, "copies": None} == {
        "card": card,
        "needed": needed,
        "players": players,
        "copies": None,
    }


@rule("D8", "E7")
@pytest.mark.parametrize(
    ("text", "players", "kittens", "implodings"),
    [
        ("kittens=n", 3, 3, 0),
        ("kitten=9 kittens=9", 2, 9, 0),
        ("imploding=1", 4, 2, 1),
        ("imploding=1 kittens=n-1", 4, 3, 1),
        ("imploding=1 kittens=n-1 implodings=0", 4, 3, 0),
        ("imploding=1 implodings=1,4:0", 4, 3, 0),
        ("imploding=1 kittens=1,4:2", 3, 1, 1),
        ("imploding=3 kittens=1", 4, 1, 3),
        ("imploding=3 implodings=1", 4, 2, 1),
    ],
)
def test_kittens_are_as_many_as_a_recipe_says(text, players, kittens, implodings):
    game = dealt(f"original {text}", players)
    words = Counter(game.rules.edition.word(card) for card in game.draw_pile)
    assert (words["kitten"], words["imploding"]) == (kittens, implodings)


@rule("D8", "T5")
@pytest.mark.parametrize("text", ["kittens=2,2:1", "kittens=n-1,4:0", "imploding=1 kittens=1"])
def test_fewer_kittens_than_the_game_needs_to_end_are_refused(text):
    refused = refusal(f"original {text}", 4)
    assert (refused.reason, refused.details["needed"]) == ("recipe-too-few-kittens", 3)
    assert refusal("original kittens=n-2").reason == "recipe-too-few-kittens"


@rule("D9")
def test_a_recipe_may_be_for_fewer_players_than_its_edition():
    assert edition_named("original players=3-4").sizes == [3, 4]
    assert edition_named("original players=3").sizes == [3]
    assert edition_named("original players=2-5") is EDITIONS["original"]
    assert refusal("original players=3-4", 5).reason == "players-out-of-range"
    for wrong in ("6", "2-6", "1", "4-3", "n", ""):
        assert refusal(f"original players={wrong}").reason == "recipe-bad-players"


@rule("D10")
@pytest.mark.parametrize("wrong", ["", "x", "n*2", "1.5", "-1", "7,5", "5:7,5:6", "5:", ":5", "100", "n+100", "٣"])
def test_an_amount_that_cannot_be_read_is_refused(wrong):
    assert refusal(f"original deal={wrong}").reason == "recipe-bad-amount"


@rule("D10")
def test_a_knob_is_turned_once():
    assert refusal("original deal=5 DEAL=6").reason == "recipe-card-twice"


@rule("D10")
@pytest.mark.parametrize("text", ["deal=7", "dealt-defuses=1", "deal=5:7", "players=2-5 deal=7,9:5"])
def test_knobs_that_change_nothing_are_left_out(text):
    assert edition_named(f"original {text}") is EDITIONS["original"]


@rule("D10")
def test_a_position_begins_with_the_knobs():
    game = read_position("original deal=7,5:5 Defuses = n+1 players=2-3 quick; 1: skip; 2: nope; pile: kitten see")
    assert write_position(game).splitlines()[0] == "original defuses=n+1 players=2-3 quick"
    assert write_position(read_position(write_position(game))) == write_position(game)


@rule("S9", "V2", "D5")
def test_a_third_of_what_is_left_after_a_small_deal_leaves_a_quick_game():
    game = dealt("original deal=1 defuses=n", 3, quick=True)
    assert len(game.set_aside) == (46 - 3) // 3
