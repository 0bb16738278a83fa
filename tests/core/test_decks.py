"""The built-in decks: their cards for every number of players, counted by hand, and games with them."""

from collections import Counter

import pytest

from boomcat import Game
from boomcat.core.cards import Card
from boomcat.core.chance import PlayerRng, SeededChance
from boomcat.core.deal import deal
from boomcat.core.decks import DECKS, MOODS
from boomcat.core.edition import EDITIONS
from boomcat.core.events import Event, Won
from boomcat.core.hand import cards_in
from boomcat.core.playout import play_out
from boomcat.core.recipe import edition_named
from boomcat.core.rules import Options, rules_for
from boomcat.locale import languages, text
from boomcat.notation import read_position, write_position
from tests.support.random_games import OPTIONS, every_card, moments, new_game, perils_needed, perils_to_come
from tests.support.scenario import rule

CATS = ("tacocat", "cattermelon", "potato", "beard")


def cats(kinds: int, copies: int) -> dict[str, int]:
    return dict.fromkeys(CATS[:kinds], copies)


#: The cards that are the same at every size of table.
REST = {
    "classic": {"nope": 5, "attack": 4, "skip": 4, "shuffle": 4, "see": 5} | cats(4, 4),
    "lightning": {"skip": 4, "reverse": 2, "nope": 2},
    "attack-wave": {
        "attack": 4, "targeted": 4, "skip": 4, "super-skip": 2, "reverse": 3, "see": 3, "nope": 4, "catomic": 1,
    } | cats(3, 4),
    "nope-storm": {
        "nope": 8, "shuffle": 4, "skip": 4, "alter": 2, "swap": 2, "attack": 3, "targeted": 2, "catomic": 1, "bury": 3,
        "reverse": 4, "feral": 6,
    } | cats(1, 4),
    "black-hole": {
        "skip": 5, "nope": 4, "shuffle": 5, "alter": 3, "share": 4, "reverse": 4, "swap": 3, "bottom": 3, "feral": 4,
    } | cats(2, 3),
    "card-hoarders": {"see": 4, "share": 4, "swap": 3, "bottom": 2, "shuffle": 3, "nope": 4} | cats(3, 4),
    "claws-out": {"attack": 4, "targeted": 2, "nope": 3, "alter-now": 2, "reverse": 3},
    "crossfire": {
        "catomic": 1, "super-skip": 2, "skip": 5, "reverse": 5, "attack": 6, "targeted": 4, "personal": 4, "shuffle": 5,
        "nope": 8,
    },
    "mind-games": {"bury": 4, "see": 6, "skip": 4, "mark": 4, "bottom": 2, "reverse": 4} | cats(3, 4),
    "eye-for-an-eye": {
        "see": 5, "alter": 3, "alter-now": 2, "share": 4, "mark": 4, "shuffle": 2, "attack": 4, "skip": 4,
    } | cats(3, 4),
    "danger-mode": {
        "attack": 4, "targeted": 4, "super-skip": 1, "shuffle": 3, "reverse": 5, "bottom": 2, "streaking": 1,
        "feral": 4,
    } | cats(3, 4),
    "power-play": {
        "streaking": 1, "nope": 4, "see": 3, "share": 4, "attack": 4, "bury": 2, "bottom": 2, "skip": 4,
        "super-skip": 2, "garbage": 2, "feral": 6,
    } | cats(1, 4),
    "sticky-fingers": {"attack": 4, "skip": 4, "mark": 4, "take-that": 4, "streaking": 1, "feral": 6} | cats(4, 4),
    "bring-it-on": {
        "personal": 4, "take-that": 2, "reverse": 3, "alter-now": 2, "share": 3, "garbage": 2, "streaking": 1,
        "feral": 6,
    } | cats(2, 4),
    "sharing-is-caring": {"mark": 4, "share": 4, "skip": 4, "take-that": 4, "barking": 2, "feral": 4} | cats(3, 4),
}  # fmt: skip
#: By number of players: cards in the hand, Defuses in all, Exploding and Imploding Kittens.
SETUP = {
    "classic": {2: (8, 3, 1, 0), 3: (8, 4, 2, 0), 4: (8, 5, 3, 0), 5: (6, 6, 4, 0)},
    "lightning": {2: (2, 2, 1, 0), 3: (2, 3, 2, 0), 4: (2, 4, 3, 0)},
    "attack-wave": {2: (8, 3, 1, 0), 3: (8, 4, 2, 0), 4: (8, 5, 3, 0), 5: (6, 6, 4, 0)},
    "nope-storm": {2: (8, 2, 1, 0), 3: (8, 3, 2, 0), 4: (8, 4, 3, 0), 5: (6, 5, 4, 0)},
    "black-hole": {3: (7, 0, 0, 2), 4: (7, 0, 0, 3), 5: (5, 0, 0, 4)},
    "card-hoarders": {2: (6, 2, 1, 1), 3: (6, 3, 1, 1), 4: (6, 4, 2, 1)},
    "claws-out": {2: (3, 2, 1, 0), 3: (3, 3, 2, 0), 4: (3, 4, 3, 0)},
    "crossfire": {3: (8, 3, 2, 1), 4: (8, 4, 3, 1), 5: (6, 5, 4, 1)},
    "mind-games": {2: (6, 2, 1, 0), 3: (6, 3, 2, 0), 4: (6, 4, 3, 0), 5: (6, 5, 4, 0)},
    "eye-for-an-eye": {3: (8, 4, 1, 1), 4: (8, 5, 2, 1), 5: (8, 6, 3, 1)},
    "danger-mode": {2: (8, 2, 6, 0), 3: (8, 3, 6, 0), 4: (8, 4, 6, 0)},
    "power-play": {3: (8, 5, 2, 1), 4: (8, 6, 3, 1), 5: (8, 7, 4, 1)},
    "sticky-fingers": {2: (8, 3, 2, 0), 3: (8, 4, 3, 0), 4: (8, 5, 4, 0), 5: (6, 6, 5, 0)},
    "bring-it-on": {2: (6, 5, 2, 0), 3: (6, 6, 3, 0), 4: (6, 7, 4, 0), 5: (6, 8, 5, 0)},
    "sharing-is-caring": {3: (6, 4, 2, 0), 4: (6, 5, 3, 0), 5: (6, 6, 4, 0)},
}
#: Of Classic with two players (D12).
FEWER = {"nope": 3, "attack": 3, "skip": 3, "shuffle": 2, "see": 3, "beard": 0}
TABLES = [(key, players) for key, sizes in SETUP.items() for players in sizes]
every_deck = pytest.mark.parametrize("key", DECKS)
every_table = pytest.mark.parametrize(("key", "players"), TABLES)


@rule("D11")
def test_there_are_fifteen_decks():
    assert list(DECKS) == list(REST) == list(SETUP)
    assert not DECKS.keys() & EDITIONS.keys()


@rule("D11", "D12")
@every_table
def test_a_deck_deals_its_cards(key, players):
    hand, defuses, kittens, implodings = SETUP[key][players]
    rest = REST[key] | (FEWER if (key, players) == ("classic", 2) else {})
    expected = Counter(rest) + Counter(defuse=defuses, kitten=kittens, imploding=implodings)
    for seed in range(5):
        game = deal(rules_for(edition_named(key), players, Options()), SeededChance(seed))
        edition = game.rules.edition
        assert Counter({edition.word(card): copies for card, copies in every_card(game).items()}) == expected
        assert [hand_.size for hand_ in game.hands] == [hand] * players
        assert all((Card.DEFUSE in cards_in(hand_)) or key == "black-hole" for hand_ in game.hands)
        perils = Counter(edition.word(card) for card in game.draw_pile)
        assert (perils["kitten"], perils["imploding"]) == (kittens, implodings)


@rule("D11")
@every_deck
def test_a_deck_is_for_these_numbers_of_players(key):
    assert edition_named(key).sizes == list(SETUP[key])
    assert edition_named(key).missing == {}


@rule("D11")
@every_deck
def test_a_key_of_a_deck_is_as_good_as_that_of_an_edition(key):
    edition = edition_named(key)
    assert (edition.key, edition.start, edition.title) == (key, key, "")
    assert edition_named(key) is edition is edition_named(key.upper())
    game = Game(key, seed=1)
    assert game.edition == edition
    assert Game.read(str(game)).edition == edition
    position = write_position(game.state)
    assert position.splitlines()[0] == key
    assert write_position(read_position(position)) == position


@rule("D1", "D11")
@every_deck
def test_a_recipe_may_change_a_deck(key):
    edition = edition_named(f"{key} skip=9 deal=1")
    assert edition.start == key
    assert edition_named(edition.key) == edition
    assert "skip=9" in edition.key
    assert edition.box[Card.SKIP] == 9
    assert edition_named(f"{key} players={edition_named(key).fewest}").sizes == [edition_named(key).fewest]


@rule("D11")
def test_a_beginning_of_a_key_names_an_edition_before_a_deck():
    assert edition_named("p") is EDITIONS["party-pack"]
    assert edition_named("light") is edition_named("lightning")
    assert edition_named("n") is EDITIONS["nsfw"]


@every_deck
def test_a_deck_has_moods_and_words_in_every_language(key, monkeypatch):
    deck = DECKS[key]
    assert 1 <= len(deck.moods) <= 2
    assert set(deck.moods) <= set(MOODS)
    assert 1 <= deck.minutes <= 30
    names = {}
    for language in languages():
        monkeypatch.setenv("BOOMCAT_LANG", language)
        names[language] = (text(deck.title), text(f"{deck.title}.special"))
    assert len({line for _, line in names.values()}) == len(names)
    assert all(len(name) <= 18 for name, _ in names.values())


def test_every_mood_has_decks():
    assert {mood for deck in DECKS.values() for mood in deck.moods} == set(MOODS)


@every_table
@pytest.mark.parametrize("options", ["default", "all"])
def test_no_card_of_a_deck_is_lost_or_made_and_the_kittens_suffice(key, players, options):
    for seed in range(4):
        cards = None
        log: list[Event] = []
        for game, _ in moments(key, players, OPTIONS[options], seed, hurried=False):
            if cards is None:
                cards = every_card(game)
                game.log = log
            assert every_card(game) == cards
            assert perils_to_come(game) == perils_needed(game, log)
        assert log[-1] == Won(game.winner())


@every_table
def test_two_hundred_games_of_a_deck_end(key, players):
    for seed in range(200):
        game, chance = new_game(key, players, Options(), seed)
        cards = every_card(game)
        play_out(game, PlayerRng(seed), chance)
        assert game.living == 1
        assert every_card(game) == cards
