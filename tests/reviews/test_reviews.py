"""The review of a game adds up, is blind to what a seat couldn't know, and calls only what's confirmed a mistake."""

import json
import re
from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from click.testing import CliRunner

import boomcat
from boomcat import Game
from boomcat.champion.judge import FINGERPRINT
from boomcat.cli.program import program
from boomcat.core.chance import PlayerRng, SeededChance
from boomcat.core.deal import deal
from boomcat.core.edition import EDITIONS
from boomcat.core.events import Noped, TurnBegan, WindowClosed
from boomcat.knowledge.knowledge import Knowledge
from boomcat.locale import languages, speaking
from boomcat.records import RecordError, dealt, read_record, replay
from boomcat.reviews import reviewer as reviewer_module
from boomcat.reviews.fact_check import is_true
from boomcat.reviews.game_review import PARTS
from boomcat.reviews.judged import review
from boomcat.reviews.one_ply import OnePly
from boomcat.reviews.reasons import FACT_KINDS, Fact, facts_about
from boomcat.reviews.review_text import ReviewTeller
from boomcat.reviews.reviewer import MOST_VALUED, Effort, JudgedChoice, Reviewer
from boomcat.reviews.rollouts import Difference, difference, rolled_out
from boomcat.reviews.seat_position import SeatPosition
from boomcat.reviews.verdict import ROLLOUTS, MoveVerdict, verdict_of
from boomcat.rl.memory import memories_of
from boomcat.views.redact import redact
from boomcat.views.view import View
from tests.support.paths import ROOT
from tests.support.random_games import RECIPES
from tests.support.thorough import few

#: Enough to see that it works; how good it is, says benchmarks/review.md.
QUICK = Effort(redeals=2, rolled_out=0, dealt_again=0)
KEYS = [*EDITIONS, *RECIPES]
FIXTURES = ROOT / "tests" / "fixtures"
ORIGINAL = FIXTURES / "original.record.jsonl"


def played(key, players, seed, bots, path):
    """Return the record of a game between these bots, which sit down in turn."""
    game = Game(key, players=players, seed=seed)
    game.playout([bots[seat % len(bots)] for seat in range(players)]).save(path)
    return read_record(path)


def reviewer_of(record, effort=QUICK):
    reviewer = Reviewer(record, effort)
    for _ in reviewer.run():
        pass
    return reviewer


@cache
def full():
    """A game among people's kind of bots, as the command reviews it."""
    record = read_record(FIXTURES / "nsfw.record.jsonl")
    return record, reviewer_of(record, Effort(redeals=4, rolled_out=1, dealt_again=10))


def sums_up(review, players):
    for one in review.seats:
        whole = sum(getattr(one, part) for part in PARTS)
        assert whole == pytest.approx(one.result - 1 / players, abs=1e-9)


# -- it adds up ----------------------------------------------------------------------


@pytest.mark.parametrize("key", KEYS)
def test_a_result_is_the_sum_of_its_parts(key, tmp_path):
    sizes = RECIPES[key] if key in RECIPES else boomcat.edition_named(key).sizes
    for seed in range(few(2, 15)):
        players = sizes[seed % len(sizes)]
        bots = ["heuristic", "random"] if seed % 3 else ["random"]
        sums_up(reviewer_of(played(key, players, seed, bots, tmp_path / "game")).review(), players)


def test_the_champion_has_no_skill_against_itself(tmp_path):
    review = reviewer_of(played("original", 2, 3, ["champion"], tmp_path / "game")).review()
    sums_up(review, 2)
    assert [one.skill for one in review.seats] == [0, 0]
    assert {one.verdict for one in review.moments} == {MoveVerdict.BEST}


def test_chances_sum_to_one_at_every_moment():
    _, reviewer = full()
    review = reviewer.review()
    for chances in review.curve:
        assert sum(chances) == pytest.approx(1)
    assert max(review.curve[-1]) == 1
    assert all(one.chances in review.curve for one in review.moments)


def test_turning_points_are_the_largest_changes_of_the_curve():
    _, reviewer = full()
    review = reviewer.review()
    assert review.turning_points
    for point in review.turning_points:
        before, after = review.curve[point.step - 1 : point.step + 1]
        assert after[point.seat] - before[point.seat] == pytest.approx(point.change)
    named = {point.step for point in review.turning_points}
    smallest = min(abs(point.change) for point in review.turning_points)
    for step, (before, after) in enumerate(pairwise(review.curve), 1):
        assert step in named or max(abs(a - b) for a, b in zip(before, after, strict=True)) <= smallest + 1e-9


# -- it knows no more than the seat ----------------------------------------------------


def swapped(decision, seed):
    """The same decision in a game in which every hidden card is dealt again, from no more than the seat saw."""
    position = decision.position
    game = position.redeals(1, PlayerRng(seed))[0]
    memory = memories_of(deal(position.view.rules, SeededChance(0)))[position.seat]
    for event in position.history:
        memory.see(event)
    return SeatPosition(View(game, position.seat), position.knowledge.copy(), memory, position.history), game


def games_by_question(record):
    """The true game at each question."""
    found = {0: dealt(record)}
    found |= {step.game.question: step.game.copy() for step in replay(record)}
    return found


@pytest.mark.parametrize("key", ["original", "good-vs-evil", "streaking"])
def test_a_verdict_stays_when_every_hidden_card_is_swapped(key):
    record = read_record(FIXTURES / f"{key}.record.jsonl")
    reviewer = reviewer_of(record, replace(QUICK, redeals=6))
    games, others = games_by_question(record), 0
    for at, one in list(reviewer.candidates.items())[:5]:
        position, game = swapped(one, at)
        others += game != games[position.view.question]
        moves = list(one.values)
        assert OnePly(position, 6).values(moves) == [one.values[move] for move in moves]
        assert facts_about(position, one.played, one.best) == facts_about(one.position, one.played, one.best)
        wins = [rolled_out(where, [one.best, one.played], 4).tolist() for where in (position, one.position)]
        assert wins[0] == wins[1]
    assert others >= 2


def test_a_position_is_made_of_the_events_that_its_seat_saw():
    reviewer = reviewer_of(read_record(ORIGINAL))
    for one in reviewer.candidates.values():
        position = one.position
        assert all(redact(event, position.seat) == event for event in position.history)


# -- mistakes --------------------------------------------------------------------------


def rolled(mean, error=0.02, count=ROLLOUTS):
    return Difference(count, mean, error)


def test_a_mistake_needs_ten_points_and_rollouts_that_agree():
    assert verdict_of(0.12, rolled(0.11), is_champions=False) == MoveVerdict.MISTAKE
    assert verdict_of(0.12, None, is_champions=False) == MoveVerdict.CLOSE
    assert verdict_of(0.12, rolled(0.11, count=ROLLOUTS - 1), is_champions=False) == MoveVerdict.CLOSE
    assert verdict_of(0.12, rolled(0.05, error=0.04), is_champions=False) == MoveVerdict.CLOSE
    assert verdict_of(0.12, rolled(-0.1), is_champions=False) == MoveVerdict.CLOSE
    assert verdict_of(0.07, rolled(0.2), is_champions=False) == MoveVerdict.SLIP
    assert verdict_of(0.5, rolled(0.4), is_champions=False) == MoveVerdict.HOWLER
    assert verdict_of(0.5, rolled(0.2), is_champions=False) == MoveVerdict.MISTAKE
    assert verdict_of(0.01, None, is_champions=False) == MoveVerdict.GOOD
    assert verdict_of(0.0, None, is_champions=True) == MoveVerdict.BEST


def test_drawing_a_known_kitten_without_a_defuse_is_a_howler():
    game = Game.read("original; 1: skip; 2: favor; pile: kitten favor shuffle; turn: 1")
    view, known = View(game.state, 0), Knowledge(View(game.state, 0))
    for event in (boomcat.events.Peeked(0, tuple(reversed(game.state.draw_pile[-3:]))),):
        known.see(event)
    memory = memories_of(game.state)[0]
    memory.begin(3)
    memory.see(event)
    position = SeatPosition(view, known, memory, ())
    draw, skip = boomcat.read_move("draw", view), boomcat.read_move("skip", view)
    assert OnePly(position).values([draw])[0] == 0
    assert difference(position, skip, draw, 40).mean > 0.25


def test_the_worst_of_a_game_is_rolled_out_first():
    _, reviewer = full()
    review = reviewer.review()
    rolled_moments = [one for one in review.moments if one.confirmed is not None]
    assert len(rolled_moments) == 1
    assert rolled_moments[0].loss == max(one.loss for one in review.moments)
    assert all(one.confirmed for one in review.moments if one.is_bad)


def test_of_a_bad_move_everything_that_the_champion_considers_is_valued(monkeypatch):
    """The search for the better move may find another one than the judge did."""
    monkeypatch.setattr(reviewer_module, "difference", lambda *_: rolled(0.5))
    reviewer = reviewer_of(read_record(ORIGINAL))
    at, one = next((at, one) for at, one in reviewer.candidates.items() if len(one.options) > MOST_VALUED)
    reviewer.roll_out(at)
    moment = reviewer.moments[at]
    assert moment.is_bad
    assert len(moment.options) == len(one.options)
    chances = {option.move: option.chance for option in moment.options}
    assert chances[moment.best] - chances[moment.played] == pytest.approx(moment.loss, abs=1e-6)


# -- words -----------------------------------------------------------------------------


def decisions(reviewer):
    """Every decision of a game whose loss was large enough to say why."""
    return [(reviewer.moments[at], one) for at, one in reviewer.candidates.items()]


@pytest.mark.parametrize("key", ["original", "good-vs-evil", "nsfw", "party-pack", "barking", "streaking"])
def test_every_fact_is_true(key):
    checked = 0
    reviewer = reviewer_of(read_record(FIXTURES / f"{key}.record.jsonl"))
    for moment, one in decisions(reviewer)[:12]:
        for fact in moment.facts:
            assert is_true(fact, one.position, one.played), (moment, fact)
            checked += 1
    assert checked


def test_a_false_fact_is_noticed():
    reviewer = reviewer_of(read_record(ORIGINAL))
    one: JudgedChoice = next(iter(reviewer.candidates.values()))
    other = 1 if one.position.seat == 0 else 0
    for fact in (
        Fact("risk", share=0.97),
        Fact("doomed"),
        Fact("defuses", count=7),
        Fact("owed", count=5),
        Fact("aimed"),
        Fact("stopped"),
        Fact("next", seat=one.position.seat),
        Fact("last", card=boomcat.Card.FERAL_CAT),
        Fact("spends", count=9),
        Fact("holds", seat=other, card=boomcat.Card.FERAL_CAT),
    ):
        assert not is_true(fact, one.position, one.played), fact


@pytest.mark.parametrize("language", languages())
def test_a_review_has_words_in_every_language(language):
    record, reviewer = full()
    with speaking(language):
        words = ReviewTeller(record, reviewer.review())
        lines = list(words.lines())
        for kind in FACT_KINDS:
            assert words.fact(Fact(kind, seat=1, card=boomcat.Card.NOPE, count=2, share=0.5))
    assert any("▁" in line for line in lines)
    assert not any("{" in line for line in lines)


def test_a_nope_is_named_after_what_it_stops():
    record = read_record(FIXTURES / "party-pack.record.jsonl")
    with speaking("en"):
        teller = ReviewTeller(record, replace(full()[1].review(), moments=()))
        noped = [
            teller.step(number)
            for number, events in enumerate(teller.events)
            if any(isinstance(event, Noped) for event in events)
        ]
    assert noped
    assert all(" Nopes “" in words or " Nopes the Nope: “" in words for words in noped), noped


def test_a_window_that_closes_is_named_after_its_play():
    record, reviewer = full()
    with speaking("en"):
        teller = ReviewTeller(record, reviewer.review())
        closed = [
            teller.step(number)
            for number, events in enumerate(teller.events)
            if number in teller.pending and all(isinstance(event, (WindowClosed, TurnBegan)) for event in events)
        ]
        passed = [words for (_, move), words in teller.described.items() if move == "pass"]
    assert {"Nobody Nopes “Attack (2x)”.", "“2 × Skip on Çem” stays Noped."} & set(closed), closed
    assert all(re.fullmatch(r"Let it pass \(.+\)", words) for words in passed), passed


def test_players_are_called_by_their_names_in_what_could_be_done():
    record, reviewer = full()
    with speaking("en"):
        words = ReviewTeller(record, reviewer.review()).described
    aimed = [said for (_, move), said in words.items() if move.startswith(("pair", "triple", "favor"))]
    assert aimed
    assert all(any(f" on {one.name}" in said for one in record.players) for said in aimed), aimed


# -- the command, and the library --------------------------------------------------------


def run(*arguments):
    return CliRunner(env={"BOOMCAT_LANG": "en"}).invoke(program, arguments, prog_name="boomcat")


@pytest.fixture
def quick(monkeypatch):
    monkeypatch.setattr(reviewer_module, "FULL", QUICK)


@pytest.mark.usefixtures("quick")
def test_the_command_prints_a_review():
    result = run("review", str(ORIGINAL))
    assert result.exit_code == 0, result.output
    assert "One game is mostly luck" in result.stdout
    assert FINGERPRINT in result.stdout


@pytest.mark.usefixtures("quick")
def test_the_command_prints_json_with_the_promised_fields():
    found = json.loads(run("review", str(ORIGINAL), "--json").stdout)
    assert list(found) == ["judge", "seats", "moments"]
    assert found["judge"] == FINGERPRINT
    for one in found["seats"]:
        assert list(one) == ["seat", "result", "deal", "luck", "skill", "others", "second_thoughts"]
        assert sum(one[part] for part in PARTS) == pytest.approx(one["result"] - 1 / 3, abs=1e-9)
    for one in found["moments"]:
        assert list(one) == ["seat", "question", "played", "best", "loss", "confirmed", "verdict", "chances"]
        assert one["verdict"] in list(MoveVerdict)


def test_a_game_that_breaks_off_cant_be_reviewed(tmp_path):
    torn = tmp_path / "torn"
    torn.write_text("".join(ORIGINAL.read_text().splitlines(keepends=True)[:9]))
    result = run("review", str(torn))
    assert result.exit_code == 2
    assert "Only a finished game can be reviewed" in result.output
    with pytest.raises(RecordError):
        review(Path(torn))


def test_judge_and_review_are_public():
    game = Game("original", players=2, seed=5)
    chance = boomcat.judge(game.view(0), game.knowledge(0).known)
    assert 0.2 < chance < 0.8
    assert boomcat.review.__module__ == "boomcat.reviews.judged"
