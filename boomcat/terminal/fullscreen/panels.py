"""The panels of the table: the players, the piles, the open window, and the viewer's knowledge."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Final

from rich.text import Text
from textual.events import Resize
from textual.timer import Timer
from textual.widgets import RichLog, Static

from boomcat.core.state import NO_SEAT
from boomcat.locale import text
from boomcat.terminal.fullscreen.scene import KnownCards, Scene, seat_name
from boomcat.terminal.table_text import discards, middle_lines, notes, risk
from boomcat.views.view import View

#: Cells of a bar that shows time or chances.
BAR_CELLS: Final = 20
TICK_SECONDS: Final = 0.25
FULL, EMPTY = "█", "░"
#: More than any game has.
MOST_LINES: Final = 5_000


class LogPanel(RichLog):
    """The log, wrapped anew when its width changes.

    It shows its end, whatever height the choices leave it, until the player scrolls back.
    """

    def __init__(self) -> None:
        super().__init__(id="log", wrap=True, markup=False, min_width=10, max_lines=MOST_LINES, auto_scroll=False)
        self.written: deque[tuple[str, str]] = deque(maxlen=MOST_LINES)
        self.wrapped_at = 0

    def on_mount(self) -> None:
        self.anchor()

    def add(self, words: str, style: str) -> None:
        self.written.append((words, style))
        self.write(Text(words, style=style))

    def replace(self, lines: Sequence[tuple[str, str]]) -> None:
        self.clear()
        self.written.clear()
        for words, style in lines:
            self.add(words, style)

    def on_resize(self, event: Resize) -> None:
        if self.wrapped_at not in (0, event.size.width):
            self.replace(list(self.written))
        self.wrapped_at = event.size.width


class PlayersPanel(Static):
    """Everybody at the table, whose turn it is, and, in a review, their chances."""

    def show(self, scene: Scene) -> None:
        if scene.view is None:
            self.update(Text("\n".join(scene.lobby)))
            return
        lines = Text()
        for seat in range(len(scene.view.hand_sizes)):
            if seat:
                lines.append("\n")
            lines.append_text(player_line(scene.view, seat, scene.names, scene.chances))
        self.update(lines)


def player_line(view: View, seat: int, names: Sequence[str], chances: Sequence[float] | None) -> Text:
    alive = view.alive[seat]
    turn = view.current == seat and alive
    line = Text()
    line.append("▶ " if turn else "  ")
    line.append(seat_name(view, seat, names), ("bold" if turn else "") if alive else "dim strike")
    if not alive:
        line.append(f"  {text('table-out')}", "dim")
    else:
        state = text("table-cards", count=view.hand_sizes[seat])
        if view.godcat == seat:
            state = text("table-with-godcat", cards=state)
        line.append(f"  {state}")
        if turn and view.owed > 1:
            line.append(f"  {text('screen-owes', owed=view.owed)}", "bold")
        for note in notes(view, seat):
            line.append(f"  {note}", "italic")
    if chances is not None:
        filled = round(chances[seat] * BAR_CELLS)
        bar = FULL * filled + EMPTY * (BAR_CELLS - filled)
        line = Text.assemble(f"{bar} {text('screen-chance', share=chances[seat]):>5} ", line)
    return line


class PilesPanel(Static):
    """The piles and whatever else lies in the middle, then what the viewer knows of it."""

    def show(self, scene: Scene) -> None:
        view = scene.view
        if view is None:
            self.update("")
            return
        lines = Text()
        lines.append(risk(view), "bold")
        lines.append("\n" + discards(view))
        for words in middle_lines(view):
            lines.append("\n" + words)
        knows = scene.knowledge
        if knows is not None and (view.viewer == NO_SEAT or view.alive[view.viewer]):
            for words, style in known(knows, scene.names):
                lines.append("\n" + words, style)
        self.update(lines)


def known(knows: KnownCards, names: Sequence[str]) -> list[tuple[str, str]]:
    found = []
    if knows.risk is not None:
        found.append((text("screen-your-risk", share=knows.risk), "bold" if knows.risk else ""))
    return found + [(words, "italic") for words in knows.lines(names)]


class PromptBar(Static):
    """The open question, and the time that is left for it."""

    def __init__(self) -> None:
        super().__init__(id="prompt", markup=False)
        self.words = ""
        self.remaining = self.total = 0.0
        self.timer: Timer | None = None

    def on_mount(self) -> None:
        self.timer = self.set_interval(TICK_SECONDS, self.tick, pause=True)

    def show(self, scene: Scene) -> None:
        self.words = scene.prompt
        self.set_class(scene.menu is not None, "asked")
        if scene.clock is None:
            self.total = 0.0
        else:
            self.remaining, self.total = scene.clock
        if self.timer is not None:
            self.timer.resume() if self.total else self.timer.pause()
        self.draw()

    def ask(self, words: str) -> None:
        """Show another question, of a list within a list."""
        self.words = words
        self.draw()

    def tick(self) -> None:
        self.remaining = max(0.0, self.remaining - TICK_SECONDS)
        self.draw()

    def draw(self) -> None:
        if not self.total:
            self.update(self.words)
            return
        filled = round(BAR_CELLS * self.remaining / self.total)
        left = text("screen-seconds", seconds=round(self.remaining))
        self.update(f"{self.words}  {FULL * filled}{EMPTY * (BAR_CELLS - filled)} {left}")
