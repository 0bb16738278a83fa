"""The hand as a row of cards; equal ones lie in one stack."""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar, Final

from textual.app import ComposeResult
from textual.containers import HorizontalScroll
from textual.message import Message
from textual.widgets import Static

from boomcat.core.cards import facts_of
from boomcat.core.edition import Edition
from boomcat.core.state import NO_SEAT
from boomcat.locale import Missing, text
from boomcat.story import card_name
from boomcat.views.view import View

#: What the paper of each family is like; all others are plain.
PAPERS: Final = {"peril": "brick", "save": "mint", "attack": "mustard", "ask": "blush", "counter": "brick"}


def help_on(edition: Edition, card: int) -> str:
    """Return what a card does; nothing for a cat, which only counts in combos."""
    try:
        return text(f"web-card-{edition.word(card)}")
    except Missing:
        return ""


class CardStack(Static, can_focus=True):
    """One or more equal cards of the hand."""

    class Pressed(Message):
        """The player wants to use this card."""

        def __init__(self, card: int) -> None:
            super().__init__()
            self.card = card

    BINDINGS: ClassVar[list[Any]] = [("enter", "press", "")]

    def __init__(self, edition: Edition, card: int, count: int) -> None:
        label = card_name(edition, card)
        super().__init__(text("cards-copies", count=count, card=label) if count > 1 else label, markup=False)
        self.card = card
        self.add_class("card", PAPERS.get(facts_of(card).family, "plain"))
        self.tooltip = help_on(edition, card) or None

    def action_press(self) -> None:
        self.post_message(self.Pressed(self.card))

    def on_click(self) -> None:
        self.action_press()


class HandRow(HorizontalScroll, can_focus=False):
    """The viewer's hand."""

    def __init__(self) -> None:
        super().__init__(id="hand")
        self.view: View | None = None

    def compose(self) -> ComposeResult:
        view = self.view
        if view is None or view.viewer == NO_SEAT:
            yield Static("", classes="no-cards")
        elif view.viewer in view.cursed:
            words = text("table-hand-cursed", count=view.hand_sizes[view.viewer])
            yield Static(words, classes="no-cards", markup=False)
        else:
            for card, count in Counter(int(card) for card in view.hand).items():
                yield CardStack(view.rules.edition, card, count)

    def show(self, view: View | None) -> None:
        """Show the cards of this view; nothing changes while they stay the same."""
        same = cards_in(view) == cards_in(self.view)
        self.view = view
        if same:
            return
        had_focus = self.screen.focused is not None and self.screen.focused in self.children
        self.refresh(recompose=True)
        if had_focus:
            self.call_after_refresh(self.focus_first)

    def focus_first(self) -> None:
        for child in self.children:
            if child.focusable:
                child.focus()
                return


def cards_in(view: View | None) -> tuple[object, ...]:
    """Return what a hand looks like."""
    if view is None or view.viewer == NO_SEAT:
        return ()
    return (view.viewer, view.viewer in view.cursed, view.hand_sizes[view.viewer], tuple(view.hand))
