"""A feed in plain lines: it asks again after nonsense, and gives the feed the chosen move."""

import io
import sys

import pytest

from boomcat.game.game import Game
from boomcat.terminal.fullscreen.move_menus import menu_for
from boomcat.terminal.fullscreen.scene import Scene
from boomcat.terminal.plain_display import PlainDisplay
from boomcat.terminal.screen import Screen


class OneQuestion:
    """A feed that asks once, and ends with the answer."""

    plays = True

    def __init__(self) -> None:
        self.game = Game.read("original; 1: skip defuse; 2: nope; pile: see kitten")
        self.answers: list[str] = []
        self.stopped = False

    def commands(self):
        return []

    def start(self, display):
        self.display = display
        view = self.game.view(0)
        display.tell("A cat walks in.")
        display.show(Scene("Original", "What now?", view, ("", ""), menu_for(view, ("", ""))))

    def answer(self, move):
        self.answers.append(str(move))
        self.display.finish("The cat walks out.")

    def stop(self):
        self.stopped = True


@pytest.mark.parametrize(("typed", "answers"), [("dance\n99\ndraw\n", ["draw"]), ("2\n", ["skip"]), ("q\n", [])])
def test_plain_lines_ask_until_a_move_is_chosen(typed, answers, monkeypatch, capsys):
    monkeypatch.setenv("BOOMCAT_LANG", "en")
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    feed = OneQuestion()
    words = PlainDisplay(Screen()).run(feed)
    assert feed.answers == answers
    assert feed.stopped
    assert words == ("The cat walks out." if answers else "You slip out through the cat flap.")
    assert "A cat walks in." in capsys.readouterr().out
