"""Messages read back: the events, views and moves that a client of the server was told, as the library has them.

A view is never put together by hand.  The message becomes a table that looks like this from where the player sits,
with any cards at all in the places that the player cannot see, and the view of that is the view.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from boomcat.core.cards import NO_CARD
from boomcat.core.events import HIDDEN_PLACE, Event
from boomcat.core.question import QUESTION_WORDS
from boomcat.core.rules import Rules
from boomcat.core.state import NO_SEAT, State
from boomcat.notation.move_text import read_play
from boomcat.views.view import SHAPE, View
from boomcat.wire.event_messages import MESSAGES, EventMessage
from boomcat.wire.laying import table_like
from boomcat.wire.view_messages import ViewMessage, view_message

__all__ = ["event_from", "game_like", "view_from"]

Reader = Callable[[Any, Rules], Any]

KINDS = {message: kind for kind, message in MESSAGES.items()}
ASKING = {word: asking for asking, word in enumerate(QUESTION_WORDS)}


# -- fields --------------------------------------------------------------------------


def card(word: str | None, rules: Rules) -> int:
    return NO_CARD if word is None else rules.edition.card(word)


def seat(number: int | None, _: Rules) -> int:
    return NO_SEAT if number is None else number - 1


def seats(numbers: list[int], _: Rules) -> list[int]:
    return [number - 1 for number in numbers]


def cards(words: list[str | None], rules: Rules) -> tuple[int, ...]:
    return tuple(card(word, rules) for word in words)


def as_it_is(value: object, _: Rules) -> object:
    return value


#: The way back of `boomcat.wire.fields.WRITERS`.
READERS: dict[str, Reader] = {
    "seat": seat,
    "seat?": seat,
    "seats": seats,
    "card": card,
    "card?": card,
    "deadly": card,
    "cards": cards,
    "cards?": cards,
    "hand": lambda value, rules: list(cards(value, rules)),
    "pile": lambda value, rules: list(reversed(cards(value, rules))),
    "above?": lambda value, _: HIDDEN_PLACE if value is None else value,
    "play": read_play,
    "play?": lambda value, rules: None if value is None else read_play(value, rules),
    "number": as_it_is,
    "numbers": as_it_is,
    "flag": as_it_is,
    "flags": as_it_is,
    "variant": as_it_is,
    "asking": lambda value, _: ASKING[value],
}


# -- events --------------------------------------------------------------------------


def event_from(message: EventMessage, rules: Rules) -> Event:
    kind: Any = KINDS[type(message)]
    fields = [READERS[one](getattr(message, name), rules) for name, one in kind.shape.items()]
    # What happened does not change any more, so there are no lists in it.
    event: Event = kind(*[tuple(field) if isinstance(field, list) else field for field in fields])
    return event


# -- views ---------------------------------------------------------------------------


def view_from(message: ViewMessage, rules: Rules, *, may_answer: bool) -> View:
    """What the player saw.  Who has let a window pass may not answer it again, and has no moves to choose from."""
    return View(game_like(message, rules, may_answer=may_answer), read(message, "viewer", rules))


def game_like(message: ViewMessage, rules: Rules, *, may_answer: bool) -> State:
    """A table that looks like this to the player.  Raises ValueError if there is none."""
    seen = {name: read(message, name, rules) for name in SHAPE}
    game = table_like(rules, seen, may_answer=may_answer)
    if view_message(View(game, seen["viewer"])) != message:
        raise ValueError(f"no table looks like this at question {seen['question']}")
    return game


def read(message: ViewMessage, name: str, rules: Rules) -> Any:
    return READERS[SHAPE[name]](getattr(message, name), rules)
