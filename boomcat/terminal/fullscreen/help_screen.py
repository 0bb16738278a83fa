"""The keys of the screen, on a sheet over it."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.table import Table
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from boomcat.locale import text


class HelpScreen(ModalScreen[None]):
    BINDINGS: ClassVar[list[Any]] = [("escape,q,question_mark,enter", "dismiss", "")]

    def __init__(self, keys: list[tuple[str, str]], plays: bool) -> None:
        super().__init__()
        self.keys = keys
        #: Whether there are moves to choose from.
        self.plays = plays

    def compose(self) -> ComposeResult:
        table = Table.grid(padding=(0, 2))
        for key, words in self.keys:
            table.add_row(key, words)
        with VerticalScroll():
            if self.plays:
                yield Static(text("screen-help-choices"), markup=False)
            yield Static(text("screen-help"), markup=False)
            yield Static("")
            yield Static(table)
