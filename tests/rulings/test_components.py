"""The cards of each edition (C1, C2)."""

from collections import Counter

import pytest

from boomcat.core.chance import SeededChance
from boomcat.core.deal import deal
from boomcat.core.edition import EDITIONS
from boomcat.core.hand import cards_in
from boomcat.core.recipe import edition_named
from boomcat.core.rules import Options, rules_for
from tests.support.scenario import rule

CLASSIC = {
    "kitten": 4, "defuse": 6, "attack": 4, "skip": 4, "see": 5, "shuffle": 4, "favor": 4, "nope": 5,
}  # fmt: skip
PARTY_CATS = ("tacocat", "cattermelon", "potato", "beard", "rainbow")

BOXES = {
    "original": CLASSIC | dict.fromkeys(("tacocat", "cattermelon", "potato", "beard", "rainbow"), 4),
    "nsfw": CLASSIC | dict.fromkeys(("bikini", "schrodinger", "momma", "shy", "zombie"), 4),
    "party-pack": {
        "kitten": 9, "defuse": 10, "attack": 5, "targeted": 5, "skip": 10, "see": 6, "alter": 6, "shuffle": 6,
        "bottom": 7, "favor": 6, "nope": 9, "feral": 6,
    } | dict.fromkeys(PARTY_CATS, 7),
    "good-vs-evil": {
        "kitten": 4, "defuse": 6, "attack": 2, "targeted": 2, "reveal": 3, "shuffle": 2, "heck": 2, "favor": 4,
        "nope": 5, "armageddon": 3, "feral": 4, "godcat": 1, "devilcat": 1,
    } | dict.fromkeys(("horse", "knight", "mercat", "troll"), 4),
}  # fmt: skip

PAW = {
    "defuse": 3, "attack": 2, "targeted": 2, "skip": 4, "see": 3, "alter": 2, "shuffle": 2, "bottom": 3, "favor": 2,
    "nope": 4, "feral": 2,
} | dict.fromkeys(PARTY_CATS, 3)  # fmt: skip
NO_PAW = {
    "defuse": 7, "attack": 3, "targeted": 3, "skip": 6, "see": 3, "alter": 4, "shuffle": 4, "bottom": 4, "favor": 4,
    "nope": 5, "feral": 4,
} | dict.fromkeys(PARTY_CATS, 4)  # fmt: skip


@rule("C1")
@pytest.mark.parametrize("edition", BOXES)
def test_the_box_holds_the_cards_of_the_table(edition):
    found = edition_named(edition)
    assert {found.word(card): copies for card, copies in found.box.items()} == BOXES[edition]


@rule("C1")
@pytest.mark.parametrize(
    ("edition", "cards"), [("original", 56), ("nsfw", 56), ("party-pack", 120), ("good-vs-evil", 55)]
)
def test_the_box_holds_as_many_cards_as_its_lid_says(edition, cards):
    assert sum(edition_named(edition).box.values()) == cards


@rule("C1")
def test_the_editions_take_two_to_five_players_and_the_party_pack_ten():
    players = {key: (edition.fewest, edition.most) for key, edition in EDITIONS.items()}
    assert players == {"original": (2, 5), "nsfw": (2, 5), "party-pack": (2, 10), "good-vs-evil": (2, 5)}


@rule("C2")
@pytest.mark.parametrize("players", range(2, 11))
def test_the_party_pack_is_split_by_the_paw(players):
    edition = edition_named("party-pack")
    game = deal(rules_for(edition, players, Options()), SeededChance(players))
    used = Counter(edition.word(card) for card in game.draw_pile)
    for hand in game.hands:
        used.update(edition.word(card) for card in cards_in(hand))
    assert used.pop("kitten") == players - 1
    everything = Counter(PAW) + Counter(NO_PAW)
    assert used == (PAW if players <= 3 else NO_PAW if players <= 7 else everything)
