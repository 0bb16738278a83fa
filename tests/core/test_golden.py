"""Whole games, as they were written down: `python -m tools.golden` writes them anew."""

import pytest

from boomcat.core.edition import EDITIONS
from boomcat.core.question import QUESTION_WORDS
from boomcat.wire.event_messages import EVENTS
from tools.golden import FOLDER, GAMES, playthrough


@pytest.mark.both_builds
@pytest.mark.parametrize("name", list(GAMES))
def test_the_game_goes_as_it_was_written_down(name):
    assert playthrough(*GAMES[name]) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_no_playthrough_is_left_over():
    assert {path.stem for path in FOLDER.iterdir()} == set(GAMES)


def test_the_playthroughs_show_every_kind_of_event_and_question():
    playthroughs = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.iterdir())
    for kind in EVENTS:
        assert f"\n  {kind.__name__}" in playthroughs, kind.__name__
    for word in QUESTION_WORDS:
        assert f"asking {word}" in playthroughs, word


def test_the_playthroughs_can_be_read_through():
    sizes = [path.stat().st_size for path in FOLDER.iterdir()]
    assert sum(sizes) < 46_000 * (len(EDITIONS) + 2)
