"""GET /api/puzzles: what a puzzle shows is what its seat could see, and the verdicts are those of the shelf."""

from dataclasses import replace

import pytest

from boomcat.puzzles.puzzle_moment import Puzzle
from boomcat.puzzles.puzzle_shelf import puzzles
from boomcat.server.tables.written_puzzles import puzzle_message
from boomcat.views.redact import redact
from boomcat.views.view import View
from tests.server.http.test_http import Site
from tests.support.virtual_session import VirtualClock


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    with Site(tmp_path_factory.mktemp("puzzles") / "boomcat.db", VirtualClock()) as made:
        yield made


def test_the_list_has_all_puzzles_and_the_one_of_the_day(site):
    found = site.client.get("/api/puzzles").json()
    assert [(one["edition"], one["players"], one["motif"]) for one in found["puzzles"]] == [
        (one.edition, one.players, one.motif) for one in puzzles()
    ]
    assert 1 <= found["today"] <= len(puzzles())


def test_a_puzzle_has_every_move_with_its_grade_and_words_in_the_visitors_language(site):
    puzzle = puzzles()[0]
    found = site.client.get("/api/puzzles/1?language=fr").json()
    assert {one["move"]: one["grade"] for one in found["moves"]} == {
        move: str(puzzle.grade(move)) for move in puzzle.chances
    }
    assert [one["chance"] for one in found["moves"]] == sorted((one["chance"] for one in found["moves"]), reverse=True)
    english = site.client.get("/api/puzzles/1?language=xx").json()
    assert [one["words"] for one in found["moves"]] != [one["words"] for one in english["moves"]]
    assert found["state"]["seat"] == puzzle.seat + 1


@pytest.mark.parametrize("number", [0, len(puzzles()) + 1, 10**30])
def test_a_puzzle_that_is_not_there_is_refused(site, number):
    assert site.refusal("GET", f"/api/puzzles/{number}") == (404, "no-such-puzzle")


@pytest.mark.parametrize("puzzle", puzzles()[:: max(1, len(puzzles()) // 4)], ids=lambda one: f"puzzle {one.number}")
def test_nothing_in_a_puzzle_depends_on_a_card_that_its_seat_cannot_see(puzzle, monkeypatch):
    shown = puzzle_message(puzzle)
    _, position = puzzle.position()
    assert all(event == redact(event, puzzle.seat) for event in position.history)
    for game in position.redeals(5, position.rng(4)):
        # Everything that the seat can't see is dealt again.
        other = replace(position, view=View(game, puzzle.seat))
        monkeypatch.setattr(Puzzle, "position", lambda _, game=game, other=other: (game, other))
        assert puzzle_message(puzzle) == shown
