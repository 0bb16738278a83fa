"""The puzzles that come with Boomcat keep what they promise, and hide what their seat can't see."""

import json
from collections import Counter
from datetime import date, timedelta

import pytest
from click.testing import CliRunner

from boomcat.build import compiled
from boomcat.cli.program import program
from boomcat.core.edition import EDITIONS
from boomcat.core.question import Ask
from boomcat.notation import write_move
from boomcat.puzzles.daily import number_of
from boomcat.puzzles.motifs import MOTIFS, motif_of
from boomcat.puzzles.puzzle_moment import AHEAD, RIGHT, Grade, puzzle_from
from boomcat.puzzles.puzzle_shelf import puzzles
from boomcat.reviews.reasons import facts_about
from lab.puzzle_playouts import Playouts
from lab.puzzle_trial import shares_of_bots

SHELF = puzzles()
#: Each takes some hundredths of a second; the rest was tried when it was made.
SOME = SHELF[:: max(1, len(SHELF) // 6)]


def by_number(puzzle):
    return f"puzzle {puzzle.number}"


def test_three_hundred_puzzles_of_all_editions_have_at_least_eight_motifs():
    assert len(SHELF) >= 300
    assert {one.edition for one in SHELF} == set(EDITIONS)
    motifs = {one.motif for one in SHELF}
    assert motifs <= set(MOTIFS)
    assert len(motifs) >= 8


def test_no_game_gives_two_puzzles():
    assert Counter((one.edition, one.players, one.seed) for one in SHELF).most_common(1)[0][1] == 1


def test_bots_miss_enough_of_them():
    assert sum(one.heuristic for one in SHELF) <= 0.7 * len(SHELF)
    assert sum(one.random for one in SHELF) <= 0.2 * len(SHELF)


def test_no_choice_of_two_is_one_that_the_heuristic_always_finds():
    assert all(len(one.chances) > 2 or one.heuristic < 1 for one in SHELF)


def test_every_move_is_right_or_clearly_wrong_by_champions_heuristics_and_the_judge():
    for puzzle in SHELF:
        best = puzzle.chances[puzzle.best]
        wrong = [chances for move, chances in puzzle.chances.items() if puzzle.grade(move) == Grade.WRONG]
        assert wrong
        for one in wrong:
            behind = (best.champions - one.champions, best.heuristics - one.heuristics, best.judge - one.judge)
            assert min(behind) >= AHEAD - 0.001, puzzle.number


def test_moves_within_two_points_of_the_best_are_right():
    for puzzle in SHELF:
        for move in puzzle.chances:
            assert (puzzle.grade(move) != Grade.WRONG) == (puzzle.loss(move) <= RIGHT)
        assert puzzle.grade(puzzle.best) == Grade.BEST


def test_a_puzzle_is_what_its_line_says():
    for puzzle in SHELF:
        assert puzzle_from(puzzle.number, json.loads(json.dumps(puzzle.as_json()))) == puzzle


@pytest.mark.parametrize("puzzle", SOME, ids=by_number)
def test_the_game_leads_to_a_question_whose_legal_moves_are_those_of_the_puzzle(puzzle):
    game, position = puzzle.position()
    view = position.view
    assert view.viewer in view.asked
    assert view.question == len(puzzle.moves)
    assert {write_move(move, game.rules.edition) for move in view.moves} == set(puzzle.chances)
    moves = {write_move(move, game.rules.edition): move for move in view.moves}
    assert motif_of(position, moves[puzzle.best]) == puzzle.motif
    right = {move for words, move in moves.items() if puzzle.grade(words) != Grade.WRONG}
    assert shares_of_bots(position, right) == pytest.approx((puzzle.heuristic, puzzle.random), abs=0.001)
    assert all(facts_about(position, move, moves[puzzle.best]) is not None for move in view.moves)


@pytest.mark.parametrize("champions", [True, False], ids=["champions", "heuristics"])
def test_fresh_playouts_find_the_same_best_move(champions):
    few = 200 if compiled() else 40
    puzzle = min((one for one in SHELF if len(one.chances) < 6), key=lambda one: len(one.moves))
    _, position = puzzle.position()
    moves = position.view.moves
    wins = Playouts(position, moves, champions=champions, purpose=5).more(few, range(len(moves))).mean(0)
    for move, share in zip(moves, wins, strict=True):
        known = puzzle.chances[write_move(move, puzzle.rules.edition)]
        # Four standard errors.
        assert share == pytest.approx(known.champions if champions else known.heuristics, abs=2 / few**0.5)


def test_the_puzzle_of_the_day_is_the_same_for_everybody_and_another_one_tomorrow():
    day = date(2026, 11, 19)
    week = [number_of(day + timedelta(days=days), len(puzzles())) for days in range(7)]
    assert len(set(week)) == 7
    assert set(week) <= set(range(1, len(SHELF) + 1))


def test_windows_are_asked_before_anybody_has_passed():
    for puzzle in SOME:
        game, position = puzzle.position()
        if position.view.asking == Ask.NOPE:
            assert game.waiting == sum(1 << seat for seat in position.view.asked)


# -- in the terminal -------------------------------------------------------------------


def answered(*words):
    result = CliRunner().invoke(program, ["puzzle", *words])
    return result.exit_code, result.output


def test_the_terminal_shows_a_puzzle_with_its_moves_and_says_how_good_one_is():
    for puzzle in SOME:
        code, words = answered(str(puzzle.number))
        assert code == 0
        assert all(f"\n  {move}: " in words for move in puzzle.chances)
        code, words = answered(str(puzzle.number), puzzle.best)
        assert (code, words.splitlines()[0]) == (0, "The best move!")
        worst = max(puzzle.chances, key=puzzle.loss)
        assert f"That costs {round(100 * puzzle.loss(worst))} points" in answered(str(puzzle.number), worst)[1]
    assert answered()[1].startswith("Puzzle ")


@pytest.mark.parametrize("words", [(str(len(SHELF) + 1),), ("0",), ("1", "fnord"), ("1", "place 1")])
def test_a_puzzle_or_move_that_is_not_there_is_an_error_in_one_sentence(words):
    code, output = answered(*words)
    assert (code, output.count("\n")) == (2, 1)
