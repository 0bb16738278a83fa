"""Messages about events: a type for each kind of event, made from its fields."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias, Union, get_args

from msgspec import Struct, defstruct

from boomcat.core.edition import Edition
from boomcat.core.events import BaseEvent, Event
from boomcat.core.rules import Rules
from boomcat.notation.codecs import CODECS

#: Every kind of event.
EVENTS: tuple[type[BaseEvent], ...] = get_args(Event)


class EventMessage(Struct, frozen=True, tag_field="event"):
    """One event; `event` says which."""


def message_type(kind: type[BaseEvent]) -> type[Struct]:
    fields: list[tuple[str, Any]] = [(name, CODECS[one].json_type) for name, one in kind.fields.items()]
    return defstruct(kind.__name__, fields, bases=(EventMessage,), module=__name__, frozen=True, tag=kind.tag)


MESSAGES = {kind: message_type(kind) for kind in EVENTS}
KINDS = {message: kind for kind, message in MESSAGES.items()}
WRITERS = {kind: [(name, CODECS[one].to_json) for name, one in kind.fields.items()] for kind in EVENTS}

if TYPE_CHECKING:
    GameEvent: TypeAlias = EventMessage
else:
    GameEvent = Union[tuple(MESSAGES.values())]  # noqa: UP007


def event_message(event: Event, edition: Edition) -> GameEvent:
    """The event as it stands.  Redact it first: nothing is left out here."""
    kind = type(event)
    message = MESSAGES[kind](*[write(getattr(event, name), edition) for name, write in WRITERS[kind]])
    assert isinstance(message, EventMessage)
    return message


def event_from(message: EventMessage, rules: Rules) -> Event:
    """The event that such a message was made of."""
    kind: Any = KINDS[type(message)]
    fields = [CODECS[one].from_json(getattr(message, name), rules) for name, one in kind.fields.items()]
    # Events don't change, so there are no lists in them.
    event: Event = kind(*[tuple(field) if isinstance(field, list) else field for field in fields])
    return event
