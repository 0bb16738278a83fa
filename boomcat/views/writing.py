"""Views and events as JSON.  Compiled, because a server says little else.

What everybody sees of a table is written once, with a gap for each thing that is a viewer's own.  The words for cards
come with their quotation marks, and plays from whoever knows the notation.  Tests compare it, letter by letter, with
the messages of `boomcat/wire`, which follow from the shapes of views and events.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final, cast, final

from boomcat.core.cards import NO_CARD
from boomcat.core.events import HIDDEN_PLACE, BaseEvent, Event
from boomcat.core.moves import Play
from boomcat.core.question import QUESTION_WORDS
from boomcat.core.state import NO_SEAT, State
from boomcat.views.view import View

__all__ = ["PublicView", "tag_of", "write_event"]

NULL: Final = "null"


# -- views ---------------------------------------------------------------------------


@final
class PublicView:
    """What everybody sees at one moment; with it, what one viewer sees is written quickly."""

    def __init__(self, game: State, words: tuple[str, ...], play: str) -> None:
        """`play` is what the window is about, or null."""
        self.view: Final = View(game, NO_SEAT)
        self.words: Final = words
        view = self.view
        self.to_hand: Final = (
            f',"question":{view.question},"asking":"{QUESTION_WORDS[view.asking]}","asked":{seats(view.asked)},'
            f'"current":{view.current + 1},"owed":{view.owed},"attacked":{flag(view.attacked)},'
            f'"clockwise":{flag(view.clockwise)},"next":{view.next + 1},"attack_turns":{view.attack_turns},'
            f'"alive":[{",".join([flag(alive) for alive in view.alive])}],"eliminated":{seats(view.eliminated)},'
            f'"standings":{seats(view.standings)},"hand_sizes":{numbers(view.hand_sizes)},"hand":'
        )
        self.to_lifted: Final = (
            f',"draw_pile_size":{view.draw_pile_size},"kittens":{view.kittens},"drawn":{card(view.drawn, words)},'
            f'"face_up":{card(view.face_up, words)},"two_sided":{card(view.two_sided, words)},'
            f'"discards":{cards(view.discards[::-1], words)},"removed":{cards(view.removed, words)},'
            f'"boxed_count":{view.boxed_count},"pending":{play},"noped_by":{seats(view.noped_by)},'
            f'"top_player":{seat(view.top_player)},"godcat":{seat(view.godcat)},"opponent":{seat(view.opponent)},'
            f'"looking":{view.looking},"lifted":'
        )

    def seen(self, view: View) -> str:
        """As this viewer of the same moment sees it."""
        words = self.words
        return (
            f'{{"viewer":{seat(view.viewer)}{self.to_hand}{cards(view.hand, words)}'
            f"{self.to_lifted}{card(view.lifted, words)},"
            f'"top_cards":{cards(view.top_cards, words)},"own_cat":{card(view.own_cat, words)}}}'
        )


def seat(value: int) -> str:
    return NULL if value == NO_SEAT else str(value + 1)


def seats(value: list[int]) -> str:
    return f"[{','.join([str(one + 1) for one in value])}]" if value else "[]"


def numbers(value: list[int]) -> str:
    return f"[{','.join([str(one) for one in value])}]"


def flag(value: bool) -> str:
    return "true" if value else "false"


def card(value: int, words: tuple[str, ...]) -> str:
    return NULL if value == NO_CARD else words[value]


def cards(value: Sequence[int], words: tuple[str, ...]) -> str:
    return f"[{','.join([words[one] for one in value])}]" if value else "[]"


# -- events --------------------------------------------------------------------------

#: What each kind of event is called, with its fields and their types.
TAGS: Final[dict[type[BaseEvent], tuple[str, list[tuple[str, str]]]]] = {}


def write_event(event: Event, words: tuple[str, ...], play: Callable[[Play], str]) -> str:
    """The event as it stands.  Redact it first: whatever it holds is told."""
    kind: type[BaseEvent] = type(event)
    known = TAGS.get(kind)
    if known is None:
        fields = [(name, one.rstrip("?")) for name, one in kind.shape.items()]
        known = TAGS[kind] = f'{{"event":"{tag_of(kind)}"', fields
    parts = [known[0]]
    for name, way in known[1]:
        parts.append(f',"{name}":{write_field(getattr(event, name), way, words, play)}')
    parts.append("}")
    return "".join(parts)


def tag_of(kind: type[BaseEvent]) -> str:
    """The word for a kind of event: `drew_kitten`."""
    return re.sub(r"(?<=.)(?=[A-Z])", "_", kind.__name__).lower()


def write_field(value: object, way: str, words: tuple[str, ...], play: Callable[[Play], str]) -> str:
    if way == "seat":
        return seat(cast("int", value))
    if way in ("card", "deadly"):
        return card(cast("int", value), words)
    if way in ("flag", "variant"):
        return flag(cast("bool", value))
    if way == "number":
        return str(value)
    if way == "play":
        return f'"{play(cast("Play", value))}"'
    if way == "above":
        return NULL if value == HIDDEN_PLACE else str(value)
    if way in ("cards", "hand"):
        found = [card(one, words) for one in cast("Sequence[int]", value)]
        return f"[{','.join(found)}]"
    raise TypeError(f"no event has a field of type {way!r}")
