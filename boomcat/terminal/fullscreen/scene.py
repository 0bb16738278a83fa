"""The contents of the screen at one moment: made by a feed, drawn by the widgets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from boomcat.core.moves import Move
from boomcat.core.state import NO_SEAT
from boomcat.knowledge.knowledge import Knowledge
from boomcat.locale import text
from boomcat.story import card_name
from boomcat.terminal.menu import Menu
from boomcat.views.view import View


@dataclass(frozen=True)
class KnownCards:
    """A seat's knowledge of the pile and of other hands."""

    #: The chance that the next card explodes; None if the table hides it.
    risk: float | None = None
    #: Cards whose place in the pile is certain: how many are above them, and their names.
    places: tuple[tuple[int, str], ...] = ()
    #: By seat, the names of cards that this player surely holds.
    hands: tuple[tuple[str, ...], ...] = ()

    def lines(self, names: Sequence[str]) -> list[str]:
        """Return a sentence for each thing that is known."""
        found = [text("screen-knows-place", above=above, card=card) for above, card in sorted(self.places)]
        for seat, cards in enumerate(self.hands):
            if cards:
                listed = text("list-separator").join(cards)
                found.append(text("screen-knows-hand", name=name_at(seat, names), cards=listed))
        return found


def knowledge_of(knowledge: Knowledge, view: View) -> KnownCards:
    """Return what a seat at this computer knows."""
    edition = view.rules.edition
    places = tuple(
        (above, card_name(edition, card)) for above, card in knowledge.known_places() if above < view.draw_pile_size
    )
    hands = tuple(
        tuple(card_name(edition, card) for card in knowledge.cards_of(seat)) if seat != view.viewer else ()
        for seat in range(len(view.hand_sizes))
    )
    pile = view.draw_pile_size
    return KnownCards(knowledge.chance_to_explode() if pile else None, places, hands)


@dataclass(frozen=True)
class Scene:
    """The table from one seat, what this seat may do, and what it knows."""

    title: str
    prompt: str
    view: View | None = None
    names: tuple[str, ...] = ()
    menu: Menu | None = None
    knowledge: KnownCards | None = None
    #: Seconds for the open question, those left first; None without a clock.
    clock: tuple[float, float] | None = None
    #: The chances of all seats to win, in a review.
    chances: tuple[float, ...] | None = None
    #: Shown in place of a table that nothing was dealt at yet.
    lobby: tuple[str, ...] = ()


@dataclass(frozen=True)
class FeedCommand:
    """Something that can be done beside moves, by a key or from the palette."""

    key: str
    label: str
    run: Callable[[], None]
    #: Whether the bar at the bottom names it.
    shown: bool = True


class Display(Protocol):
    """The screen, for feeds.  Any thread may call it."""

    def show(self, scene: Scene) -> None: ...
    def tell(self, words: str, style: str = "") -> None: ...
    def retell(self, lines: Sequence[tuple[str, str]]) -> None: ...
    def warn(self, words: str) -> None: ...
    def finish(self, words: str = "") -> None: ...
    def repeat(self, seconds: float, act: Callable[[], None]) -> Callable[[], None]:
        """Call a function again and again; return one that stops it.  Only the display's thread may call this."""
        ...


class Feed(Protocol):
    """The source of the screen's table, which also takes the answers."""

    #: Whether the player may make moves here.
    plays: bool

    def commands(self) -> list[FeedCommand]: ...
    def start(self, display: Display) -> None: ...
    def answer(self, move: Move) -> None: ...
    def stop(self) -> None: ...


def seat_name(view: View, seat: int, names: Sequence[str]) -> str:
    """Return what to call a player: the viewer is "you"."""
    if seat == view.viewer and seat != NO_SEAT:
        return text("screen-you")
    return name_at(seat, names)


def name_at(seat: int, names: Sequence[str]) -> str:
    """Return a player's name, or the number at the beginning of a sentence."""
    return names[seat] if names and names[seat] else text("table-seat", seat=seat + 1)
