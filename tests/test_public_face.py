"""What library users may rely on: the names of `boomcat.__all__`, and no others."""

from types import ModuleType

import pytest

import boomcat
from boomcat import Game, MalformedInput, Options, SeededChance, asked, deal, legal_moves, standings
from boomcat.build import compiled


def test_the_list_of_public_names_is_true():
    public = {name for name, thing in vars(boomcat).items() if name[0] != "_" and not isinstance(thing, ModuleType)}
    assert public == set(boomcat.__all__)
    assert len(boomcat.__all__) == len(public)


@pytest.mark.both_builds
def test_every_public_thing_says_what_it_is():
    """In the interpreted build: mypyc drops the docstrings of classes."""
    for name in boomcat.__all__:
        assert compiled() or name.isupper() or getattr(boomcat, name).__doc__, name


def test_a_game_can_be_dealt_by_the_beginning_of_an_editions_key():
    game = deal("good", 5, SeededChance(1), Options(first=3))
    assert isinstance(game, Game)
    assert game.rules.edition.key == "good-vs-evil"
    assert asked(game) == [3]
    assert legal_moves(game, 3)
    assert standings(game) == []


@pytest.mark.parametrize(
    ("edition", "players", "first", "reason"),
    [
        ("uno", 3, 0, "unknown-edition"),
        ("", 3, 0, "unknown-edition"),
        ("original", 6, 0, "players-out-of-range"),
        ("party-pack", 11, 0, "players-out-of-range"),
        ("nsfw", 1, 0, "players-out-of-range"),
        ("nsfw", 3, 3, "no-such-seat"),
    ],
)
def test_a_wrong_set_up_says_what_is_allowed(edition, players, first, reason):
    with pytest.raises(MalformedInput) as caught:
        deal(edition, players, SeededChance(1), Options(first=first))
    assert caught.value.reason == reason
    assert caught.value.details
