"""A game on this computer for the screen: it's played in a thread, which waits for the player's moves."""

from __future__ import annotations

import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Final

from boomcat.core.errors import RuleError
from boomcat.core.events import Event
from boomcat.core.moves import Move
from boomcat.core.question import Ask, is_window
from boomcat.core.referee import standings
from boomcat.core.state import NO_SEAT
from boomcat.locale import text
from boomcat.story import ask, edition_name, explain
from boomcat.terminal.fullscreen.move_menus import menu_for, passing, playing
from boomcat.terminal.fullscreen.scene import Display, FeedCommand, Scene, knowledge_of
from boomcat.terminal.screen import Left, Screen
from boomcat.terminal.terminal_match import TerminalMatch
from boomcat.views.view import View

#: Seconds to read what others do, from slow to at once, and what each speed is called.
SPEEDS: Final = ((0.7, "screen-speed-slow"), (0.25, "screen-speed-fast"), (0.0, "screen-speed-at-once"))


class DisplayScreen(Screen):
    """Passes the sentences of a match on to the display."""

    def __init__(self) -> None:
        self.display: Display | None = None

    def say(self, words: str = "", style: str = "") -> None:
        if self.display is not None and words:
            self.display.tell(words, style)


class ScreenMatch(TerminalMatch):
    """A match whose person plays on the screen."""

    display: Display
    #: Waits between events.
    pause: Callable[[], None]
    moves: SimpleQueue[Move | None]
    #: What the person sees while they are asked.
    asked: View | None = None

    def ask_person(self, view: View) -> Move:
        if is_window(view.asking) and playing(view) is None and self.auto_pass:
            move = passing(view)
            assert move is not None
            return move
        self.look(view)
        self.asked = view
        chosen = self.moves.get()
        self.asked = None
        if chosen is None:
            raise Left
        self.look(View(self.game, self.seat), asked=False)
        return chosen

    def happened(self, question: int, seat: int, move: Move, events: list[Event]) -> None:
        super().happened(question, seat, move, events)
        self.look(View(self.game, self.seat), asked=False)
        if seat != self.seat and events:
            self.pause()

    def look(self, view: View, *, asked: bool = True) -> None:
        """Show the table from the person's seat."""
        knowledge = None
        if self.seat != NO_SEAT:
            place = self.seats[self.seat]
            place.see(self.events)
            knowledge = knowledge_of(place.knowledge, view)
        names = tuple(self.names)
        self.display.show(
            Scene(
                title=text("table-title", edition=edition_name(self.edition), players=self.game.players),
                prompt=ask(view, names) if asked else self.meanwhile(view),
                view=view,
                names=names,
                menu=menu_for(view, names) if asked else None,
                knowledge=knowledge,
            )
        )

    def meanwhile(self, view: View) -> str:
        """Return what the table waits for while the person isn't asked."""
        if view.asking == Ask.OVER:
            return self.teller.tell_places(standings(self.game))
        if self.seat == NO_SEAT or view.alive[view.viewer]:
            return text("screen-others-think")
        return text("screen-you-are-out")


class LocalFeed:
    """Plays one match for the screen."""

    plays = True

    def __init__(self, match: ScreenMatch) -> None:
        self.match = match
        self.stopped = threading.Event()
        self.speed = 0
        match.moves = SimpleQueue()
        match.pause = self.pause
        self.thread = threading.Thread(target=self.run, name="match", daemon=True)

    def commands(self) -> list[FeedCommand]:
        return [
            FeedCommand("f", text("screen-key-faster"), self.faster),
            FeedCommand("w", text("screen-key-coach"), self.ask_coach),
            FeedCommand("a", text("screen-key-auto-pass"), self.toggle_auto_pass, shown=False),
        ]

    def start(self, display: Display) -> None:
        assert isinstance(self.match.screen, DisplayScreen)
        self.match.screen.display = self.match.display = display
        self.thread.start()

    def answer(self, move: Move) -> None:
        self.match.moves.put(move)

    def stop(self) -> None:
        self.stopped.set()
        self.match.moves.put(None)
        self.thread.join()

    def pause(self) -> None:
        if self.stopped.wait(SPEEDS[self.speed][0]):
            raise Left

    def faster(self) -> None:
        self.speed = (self.speed + 1) % len(SPEEDS)
        self.match.display.warn(text(SPEEDS[self.speed][1]))

    def ask_coach(self) -> None:
        # The match waits meanwhile.
        view = self.match.asked
        if view is None:
            self.match.display.warn(text("coach-nothing"))
        else:
            self.match.advise(view)

    def toggle_auto_pass(self) -> None:
        self.match.auto_pass = not self.match.auto_pass
        self.match.display.warn(text("screen-auto-pass-on" if self.match.auto_pass else "screen-auto-pass-off"))

    def run(self) -> None:
        display = self.match.display
        try:
            self.match.play()
        except Left:
            return
        except RuleError as error:
            display.finish(explain(error))
            return
        self.match.look(View(self.match.game, self.match.seat), asked=False)
