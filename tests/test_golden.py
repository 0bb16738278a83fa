"""Whole games, as they were written down: `python -m tools.golden` writes them anew."""

import pytest

from tools.golden import FOLDER, GAMES, playthrough


@pytest.mark.both_builds
@pytest.mark.parametrize("name", list(GAMES))
def test_the_game_goes_as_it_was_written_down(name):
    assert playthrough(*GAMES[name]) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_no_playthrough_is_left_over():
    assert {path.stem for path in FOLDER.iterdir()} == set(GAMES)


def test_the_playthroughs_show_every_kind_of_event():
    from boomcat.core.events import Event

    told = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.iterdir())
    for kind in Event.__subclasses__():
        assert f"    {kind.__name__}" in told, kind.__name__
