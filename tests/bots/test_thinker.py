"""`champion@50ms`: it thinks, plays every game to its end by what its seat can know, and can be repeated."""

import pickle

import pytest

from boomcat.arena.arena_match import play_match
from boomcat.arena.requirements import terms_for
from boomcat.bots.roster import NAMES, bot_named
from boomcat.champion import search
from boomcat.champion.suspicion import Suspicion
from boomcat.champion.thinker import Thinker
from boomcat.core.cards import NO_CARD, Card
from boomcat.core.chance import PlayerRng
from boomcat.core.errors import MalformedInput
from boomcat.core.events import Drew, Event, Noped, Played, WindowClosed
from boomcat.core.move_pool import pair
from boomcat.core.policies import random_move
from boomcat.core.question import Ask
from boomcat.core.recipe import edition_named
from boomcat.core.rules import Options, rules_for
from boomcat.knowledge.knowledge import Knowledge
from boomcat.knowledge.redeal import Redeal
from boomcat.notation import read_position
from boomcat.programs.named import any_bot, check_bot
from boomcat.rl.memory import Memory
from boomcat.views.redact import redact
from boomcat.views.view import View
from tests.support.random_games import OPTIONS, RECIPES, new_game

#: Every edition, the smallest and the largest table, and cards of all kinds.
TABLES = [
    ("original", 2), ("original", 5), ("nsfw", 4), ("party-pack", 10), ("good-vs-evil", 3),
    *[(key, sizes[0]) for key, sizes in RECIPES.items()],
]  # fmt: skip
every_table = pytest.mark.parametrize(("key", "players"), TABLES)


def thinker(rng: PlayerRng, milliseconds: int = 1) -> Thinker:
    bot = any_bot(f"champion@{milliseconds}ms", rng)
    assert isinstance(bot, Thinker)
    return bot


@pytest.fixture
def hasty(monkeypatch):
    """Thinks more often and less."""
    monkeypatch.setattr(search, "LEAST", 0.002)
    monkeypatch.setattr(search, "FEWEST_LAYOUTS", 1)


@every_table
def test_it_plays_legally_to_the_end(key, players, hasty):
    bots = [bot_named("champion" if seat % 2 else "random", PlayerRng(seat)) for seat in range(players)]
    bots[0] = bot = thinker(PlayerRng(players))
    match = play_match(rules_for(edition_named(key), players, OPTIONS["all"]), players, bots, seconds=60)
    assert sorted(match.standings) == list(range(players))
    assert not any(match.incidents)
    assert bot.counts[1]


@every_table
def test_other_hidden_cards_do_not_change_a_decision(key, players, hasty):
    """Told what its seat saw, or nothing: whoever sits down late has an answer, too."""
    seat, rng = players - 1, PlayerRng(5)
    game, chance = new_game(key, players, OPTIONS["quick"], 9)
    game.hurry()
    known = Knowledge(View(game, seat))
    seen: list[Event] = []
    compared = 0
    while game.asking != Ask.OVER and game.is_alive(seat) and compared < 8:
        events: list[Event] = []
        game.log = events
        asked = int(game.decider)
        if asked == seat:
            view = View(game, seat)
            again = View(Redeal(view, known).draw(rng), seat)
            for told in (seen, []):
                moves = []
                for one in (view, again):
                    bot = thinker(PlayerRng(view.question))
                    for event in told:
                        bot.see(event)
                    moves.append(pickle.loads(pickle.dumps(bot)).choose(one, known, 1.0))
                    moves.append(bot.choose(one, known, 1.0))
                assert moves[0] in view.moves
                assert moves == moves[:1] * 4
            compared += 1
        random_move(game, asked, rng).apply(game, chance)
        for event in events:
            seen.append(redact(event, seat))
            known.see(seen[-1])
    assert compared


def test_it_plays_the_same_game_with_the_same_luck_and_changes_moves():
    rules = rules_for(edition_named("original"), 3, Options())
    changed = 0
    for seed in range(2):
        games = []
        for _ in range(2):
            bot = thinker(PlayerRng(seed), 5)
            others = [bot_named("champion", PlayerRng(seat)) for seat in (2, 3)]
            games.append(play_match(rules, seed, [bot, *others], seconds=60).moves)
            changed += bot.counts[2]
        assert games[0] == games[1]
    assert changed


def test_what_it_missed_is_not_undone():
    """A guest may have missed a part of the game: then cards are not where they were put."""
    game = read_position("original\n1: defuse see\n2: -\n3: nope\npile: 2*kitten skip\ndiscards: favor\nturn: 1\n")
    view = View(game, 0)
    for event in (Drew(1, NO_CARD, False), Drew(0, Card.ATTACK, False), Noped(2, 1), Played(1, pair(Card.SKIP, 0, 2))):
        bot = thinker(PlayerRng(1))
        bot.see(event)
        bot.follow(view)
        assert len(bot.steps) == 1
        assert bot.undone(game, Redeal(view, Knowledge(view))) == []


def test_where_the_cards_cannot_be_laid_it_plays_as_the_network_does(monkeypatch, hasty):
    class NoRedeal:
        def __init__(self, *_):
            pass

        def draw(self, _):
            raise ValueError("no deal fits what is known")

    monkeypatch.setattr(search, "Redeal", NoRedeal)
    rules = rules_for(edition_named("original"), 2, Options())
    bot = thinker(PlayerRng(1))
    games = [
        play_match(rules, 7, [one, bot_named("champion", PlayerRng(1))], seconds=60).moves
        for one in (bot, bot_named("champion", PlayerRng(1)))
    ]
    assert bot.counts[1]
    assert games[0] == games[1]


def test_a_time_is_a_number_of_rows_and_at_most_half_of_what_there_is(monkeypatch):
    assert (thinker(PlayerRng(1), 50).rows, thinker(PlayerRng(1), 50).step) == (700, 16)
    assert (thinker(PlayerRng(1), 500).rows, thinker(PlayerRng(1), 500).step) == (7000, 16)
    assert (thinker(PlayerRng(1), 1).rows, thinker(PlayerRng(1), 1).step) == (14, 4)
    given = []

    def searched(*arguments):
        given.append(arguments[-1])
        return 0

    monkeypatch.setattr(Thinker, "search", searched)
    monkeypatch.setattr(search, "LEAST", 0.0)
    view = View(read_position("original\n1: defuse attack\n2: defuse\npile: skip kitten\nturn: 1\n"), 0)
    for milliseconds, seconds in ((500, 1.0), (60_000, 1.0), (60_000, 3600.0)):
        thinker(PlayerRng(1), milliseconds).choose(view, Knowledge(view), seconds)
    assert given == [7000, 7000, 840_000]


def test_somebody_who_let_a_theft_happen_hardly_holds_a_nope():
    game = read_position("original\n1: defuse\n2: nope see\npile: kitten skip\nturn: 1\n")
    empty = read_position("original\n1: defuse\n2: skip see\npile: kitten nope\nturn: 1\n")
    memory = Memory(0, 2, 2)
    suspicion = Suspicion(0, 2)
    assert suspicion.likelihood(game, memory) == suspicion.likelihood(empty, memory) == 1.0
    suspicion.see(Played(0, pair(Card.SKIP, 0, 1)))
    suspicion.see(WindowClosed(False))
    assert suspicion.likelihood(game, memory) < 0.1 < suspicion.likelihood(empty, memory)
    suspicion.see(Drew(1, NO_CARD, False))  # that may have been the Nope
    assert 0.5 < suspicion.likelihood(game, memory) < 1.0


@pytest.mark.parametrize("time", ["", "50", "0ms", "60001ms", "-5ms", "1.5ms", "50 ms", "1s", "٥ms"])
def test_a_time_that_is_none_is_refused(time):
    for ask in (check_bot, lambda name: any_bot(name, PlayerRng(1))):
        with pytest.raises(MalformedInput, match="bot-no-such-time"):
            ask(f"champion@{time}")


def test_it_is_one_of_ours_wherever_a_bot_is_typed_and_not_at_tables():
    for time in ("1ms", "50ms", "60000ms"):
        check_bot(f"champion@{time}")
    assert terms_for(["champion@50ms", "random"]).folder == ""
    with pytest.raises(MalformedInput, match="unknown-bot"):
        check_bot("heuristic@50ms")
    assert not any("@" in name for name in NAMES)
