"""Every bot plays every game to its end, by what its seat can know and nothing else."""

import pytest

from boomcat.arena.plan import Plan
from boomcat.arena.rounds import play_match, play_round
from boomcat.bots.roster import NAMES, bot_named
from boomcat.core.chance import PlayerRng
from boomcat.core.events import Event
from boomcat.core.moves import Move
from boomcat.core.policies import random_move
from boomcat.core.question import Ask
from boomcat.core.recipe import edition_named
from boomcat.core.rules import Options, rules_for
from boomcat.knowledge.knowledge import Knowledge
from boomcat.knowledge.redeal import Redeal
from boomcat.views.redact import redact
from boomcat.views.view import View
from tests.support.random_games import OPTIONS, TABLES, new_game
from tests.support.thorough import mixed

every_table = pytest.mark.parametrize(("key", "players"), TABLES)
every_bot = pytest.mark.parametrize("name", NAMES)


def test_the_roster_names_its_bots_and_no_cheat():
    assert NAMES == ("random", "heuristic", "apprentice", "champion")
    for name in ("cheat", "Random", ""):
        with pytest.raises(ValueError, match="no bot"):
            bot_named(name, PlayerRng(1))


@pytest.mark.parametrize(("key", "players", "options"), mixed(TABLES, OPTIONS))
@every_bot
def test_every_bot_plays_legally_to_the_end_with_every_option(name, key, players, options):
    bots = [bot_named(name if seat % 4 == 0 else "random", PlayerRng(seat)) for seat in range(players)]
    rules = rules_for(edition_named(key), players, OPTIONS[options])
    match = play_match(rules, [*OPTIONS].index(options), bots, seconds=60)
    assert sorted(match.standings) == list(range(players))
    assert not any(match.incidents)


@every_table
@every_bot
def test_other_hidden_cards_do_not_change_a_decision(name, key, players):
    """The game of one such bot among random ones; whenever it decides, all that it cannot see is dealt again."""
    seat, rng = players - 1, PlayerRng(5)
    game, chance = new_game(key, players, OPTIONS["quick"], 9)
    game.hurry()
    known = Knowledge(View(game, seat))
    compared = 0
    while game.asking != Ask.OVER and game.is_alive(seat):
        events: list[Event] = []
        game.log = events
        asked = int(game.decider)
        move = random_move(game, asked, rng)
        if asked == seat:
            view = View(game, seat)
            chosen = bot_named(name, PlayerRng(view.question)).choose(view, known, 1.0)
            assert isinstance(chosen, Move)
            move = chosen
            for _ in range(3):
                again = View(Redeal(view, known).draw(rng), seat)
                assert again == view
                assert bot_named(name, PlayerRng(view.question)).choose(again, known, 1.0) == move
            compared += 1
        move.apply(game, chance)
        for event in events:
            known.see(redact(event, seat))
    assert compared


@pytest.mark.parametrize(
    ("key", "players", "least"),
    [("original", 2, 0.85), ("original", 4, 0.55), ("nsfw", 4, 0.45), ("party-pack", 4, 0.5), ("good-vs-evil", 4, 0.5)],
)
def test_the_heuristic_beats_random_by_far(key, players, least):
    plan = Plan(("heuristic", "random"), key, players, 25, 1, 60.0, Options().key())
    games = [places for deal in range(plan.deals) for places in play_round(plan, deal).standings]
    assert sum(places[0] == 0 for places in games) / len(games) > least
