"""`arena --review` says what bots do wrong, by kind of mistake, with positions that can be read."""

import json

from click.testing import CliRunner

from boomcat.cli.program import program
from boomcat.core.referee import check
from boomcat.notation import read_move, read_position
from boomcat.records import read_record
from boomcat.reviews import bot_review
from boomcat.reviews.bot_review import BotReview, Example, positions_before, word_of
from boomcat.reviews.reviewer import Effort, Reviewer
from tests.reviews.test_reviews import ORIGINAL

QUICK = Effort(redeals=1, rolled_out=0, dealt_again=0)


def test_both_moves_of_an_example_are_legal_in_its_position():
    record = read_record(ORIGINAL)
    reviewer = Reviewer(record, QUICK)
    for _ in reviewer.one_ply():
        pass
    moments = [one for one in reviewer.moments if one.played != one.best]
    positions = positions_before(record, moments)
    assert len(moments) > 3
    for one in moments:
        game = read_position(positions[one.step])
        for words in (one.played, one.best):
            check(game, one.seat, game.question, read_move(words, game))


def test_mistakes_are_listed_by_kind_and_by_what_they_cost():
    review = BotReview("mine", seats=2, decisions=40)
    for played, best, loss in [
        ("draw", "pair skip 2", 0.1),
        ("five skip see nope favor attack", "draw", 0.4),
        ("draw", "pair see 1", 0.2),
        ("godcat as skip", "draw", 0.05),
    ]:
        review.add(Example("original; …", 1, played, best, loss))
    found = [(kind.played, kind.best, len(kind.examples), round(kind.loss, 2)) for kind in review.mistakes]
    assert found == [("five", "draw", 1, 0.4), ("draw", "pair", 2, 0.3), ("skip", "draw", 1, 0.05)]
    assert word_of("place 3") == "place"
    assert review.as_json()["mistakes"][1]["examples"][1]["best"] == "pair see 1"


def test_the_command_reviews_some_of_the_games(monkeypatch, tmp_path):
    monkeypatch.setattr(bot_review, "EFFORT", QUICK)
    monkeypatch.setattr(bot_review, "GAMES", 2)
    runner = CliRunner(env={"BOOMCAT_LANG": "en", "XDG_CACHE_HOME": str(tmp_path)})
    done = runner.invoke(program, ["arena", "heuristic", "random", "--deals", "2", "--review", "--json"])
    assert done.exit_code == 0, done.output
    for row in json.loads(done.stdout):
        assert row["review"]["seats"] == 2
        assert row["review"]["decisions"] > 5
        # Nothing is called bad that no rollouts have confirmed.
        assert row["review"]["mistakes"] == []
    shown = runner.invoke(program, ["arena", "heuristic", "random", "--deals", "2", "--review"])
    assert "random: 0 bad moves in" in shown.stdout
