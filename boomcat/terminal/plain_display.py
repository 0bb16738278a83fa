"""A feed in plain lines: for pipes, dumb terminals and screen readers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from queue import SimpleQueue

from boomcat.core.errors import RuleError
from boomcat.locale import text
from boomcat.notation import read_move
from boomcat.story import explain
from boomcat.terminal.fullscreen.scene import Feed, Scene
from boomcat.terminal.menu import Menu
from boomcat.terminal.screen import Left, Screen
from boomcat.terminal.table_text import hand_line, public_lines


class PlainDisplay:
    """Prints what happens, and asks when the player is asked."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        #: What is still to be printed: a line with its style, a table, or the last words (None: there are none).
        self.news: SimpleQueue[tuple[str, str] | Scene | None] = SimpleQueue()
        self.last_words = ""
        #: What was printed last between moves, so that it isn't repeated.
        self.prompt = ""

    # -- for the feed --------------------------------------------------------------

    def show(self, scene: Scene) -> None:
        self.news.put(scene)

    def tell(self, words: str, style: str = "") -> None:
        self.news.put((words, style))

    def retell(self, lines: Sequence[tuple[str, str]]) -> None:
        for line in lines:
            self.news.put(line)

    def warn(self, words: str) -> None:
        self.news.put((words, "yellow"))

    def finish(self, words: str = "") -> None:
        self.last_words = words
        self.news.put(None)

    def repeat(self, seconds: float, act: Callable[[], None]) -> Callable[[], None]:
        """Do nothing: lines scroll by only when something happens."""
        return lambda: None

    # -- for the player ------------------------------------------------------------

    def run(self, feed: Feed) -> str:
        """Print and ask until the feed is finished or the player leaves; return the last words."""
        feed.start(self)
        try:
            while (news := self.news.get()) is not None:
                if isinstance(news, Scene):
                    # Only the newest table is worth an answer.
                    if news.menu is not None and self.news.empty():
                        self.ask(news, feed)
                    elif news.menu is None and news.prompt != self.prompt and news.view is None:
                        self.prompt = news.prompt
                        for line in (news.title, *news.lobby, news.prompt):
                            self.screen.say(line)
                else:
                    self.screen.say(*news)
        except Left as left:
            return str(left)
        finally:
            feed.stop()
        return self.last_words

    def ask(self, scene: Scene, feed: Feed) -> None:
        """Ask until the player chooses a move, which may be a way through several lists."""
        assert scene.view is not None
        self.screen.say()
        self.screen.rule(scene.prompt)
        for line in public_lines(scene.view, scene.names):
            self.screen.say(line, "cyan")
        self.screen.say(hand_line(scene.view), "bold")
        menu = scene.menu
        while menu is not None:
            self.screen.options(menu.labels)
            word = self.screen.ask(text("menu-prompt"))
            if word.lower() == "q":
                raise Left(text("game-left"))
            chosen = menu.answers.get(int(word)) if word.isdecimal() else None
            if isinstance(chosen, Menu):
                menu = chosen
                continue
            if chosen is None:
                try:
                    chosen = read_move(word, scene.view)
                except RuleError as error:
                    self.screen.say(explain(error), "yellow")
                    continue
                if chosen not in scene.view.moves:
                    self.screen.say(text("screen-not-now"), "yellow")
                    continue
            feed.answer(chosen)
            return
