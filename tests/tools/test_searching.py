"""The opponents of the searches, and the page on which their games are written down."""

import pytest

from boomcat.arena.arena_match import play_match
from boomcat.bots.roster import bot_named
from boomcat.core.cards import Card
from boomcat.core.chance import PlayerRng, SeededChance
from boomcat.core.move_pool import DRAW, single
from boomcat.core.question import Ask
from boomcat.core.recipe import edition_named
from boomcat.core.rules import Options, rules_for
from boomcat.notation import read_position
from boomcat.programs.named import any_bot
from lab import searching
from lab.flat_search_bot import NOWHERE, Flat, Thumbs
from lab.redeal_calibration import Told, Weighing
from lab.searching import Contest, crossed, read, turned, written
from tests.support.random_games import RECIPES


def test_the_flat_search_plays_the_same_game_again(monkeypatch):
    monkeypatch.setattr(Flat, "rollouts", 8)
    rules = rules_for(edition_named("original"), 3, Options())
    results = []
    for _ in range(2):
        flat = any_bot("lab.flat_search_bot:Flat", PlayerRng(1))
        others = [bot_named("random", PlayerRng(seat)) for seat in (2, 3)]
        results.append(play_match(rules, 3, [flat, *others], seconds=60))
    assert results[0].moves == results[1].moves
    assert not any(results[0].incidents)


def test_in_a_rollout_who_looked_knows_the_top_card():
    game = read_position("original\n1: see skip\n2: defuse\npile: kitten skip see\nturn: 1\n")
    game.hurry()
    thumbs = Thumbs([NOWHERE, NOWHERE])
    assert 0.0 < thumbs.risk(game, 0) < 1.0
    thumbs.step(game, single(Card.SEE_THE_FUTURE, False, 0), SeededChance(1))
    assert thumbs.risk(game, 0) == 1.0 > thumbs.risk(game, 1)
    assert thumbs.turn(game, 0, PlayerRng(1)) == single(Card.SKIP, False, 0) != DRAW


def test_what_was_measured_stays_on_the_page(tmp_path, monkeypatch):
    page = tmp_path / "page.md"
    page.write_text(f"Before.\n{searching.BEGIN}{searching.END}\nAfter.\n", "utf-8")
    monkeypatch.setattr(searching, "PAGE", page)
    known = "48.7 % (44.6 % – 52.8 %, 1,232)"
    searching.write(Contest("50 ms", "champion", 2), known)
    searching.write(Contest("50 ms", "champion", 4), known)
    searching.write(Contest("champion", "drawer", 2), "100.0 % (–, 20)")
    assert read(searching.parts()[1]) == {
        "50 ms champion 2": known,
        "champion 50 ms 2": "51.3 % (47.2 % – 55.4 %, 1,232)",
        "50 ms champion 4": known,
        "champion drawer 2": "100.0 % (–, 20)",
        "drawer champion 2": "0.0 % (–, 20)",
    }
    assert page.read_text("utf-8").startswith("Before.")
    assert page.read_text("utf-8").endswith("After.\n")


def test_every_contest_has_its_place_in_a_table():
    names = {contest.name(): turned("60.0 % (–, 8)") for contest in searching.CONTESTS}
    assert len(names) == len(searching.CONTESTS)
    assert read(written(names)) == names
    assert all(contest.deals() > 1 for contest in searching.CONTESTS)
    assert len(crossed(names, 2)) == len(crossed(names, 4)) == len(searching.BOTS) + 2


def moment(game):
    """What undoing must bring back, but for the cards that somebody drew."""
    return (
        game.current,
        game.owed,
        game.attacked,
        game.clockwise,
        len(game.draw_pile),
        *game.discards,
        *(hand.size for hand in game.hands),
    )


class Undoing(Weighing):
    """Looks whether what it undoes leads to where the game has been."""

    def __init__(self, rng):
        super().__init__(rng)
        self.step = 1
        self.been = set()
        self.moves = []

    def weights(self, pool, redeal, memory):
        assert self.truth is not None
        for one in self.undone(self.truth, redeal):
            assert moment(one.game) in self.been
            assert one.mind.seat == one.game.current != redeal.view.viewer
            assert one.move in one.options
            self.moves.append(one.move)
        return super().weights(pool, redeal, memory)


class Followed(Told):
    def answer(self, seat):
        if self.game.asking == Ask.TURN:
            bot = self.seats[0].bot
            assert isinstance(bot, Undoing)
            bot.been.add(moment(self.game))
        return super().answer(seat)


@pytest.mark.parametrize(("key", "games"), [("original", 3), (next(iter(RECIPES)), 6)])
def test_what_the_others_did_is_undone_step_by_step(key, games):
    """Also where cards turn the order of play around, lie face up, or go back to the mat."""
    rules = rules_for(edition_named(key), 3, Options())
    moves = []
    for seed in range(games):
        bot = Undoing(PlayerRng(seed))
        others = [bot_named("champion", PlayerRng(seat)) for seat in (1, 2)]
        match = Followed(rules, seed, [bot, *others], 60.0, lambda: 0.0)
        match.play()
        assert not any(match.incidents)
        moves += bot.moves
    assert DRAW in moves
    assert any(move is not DRAW for move in moves)
