"""What happened, as a message: a type for each kind of event, made from its shape."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias, Union, get_args

from msgspec import Struct, defstruct

from boomcat.core.edition import Edition
from boomcat.core.events import BaseEvent, Event
from boomcat.views.writing import tag_of
from boomcat.wire.fields import TYPES, writer_of

__all__ = ["EVENTS", "EventMessage", "GameEvent", "event_message", "tag_of"]

#: Every kind of event.
EVENTS: tuple[type[BaseEvent], ...] = get_args(Event)


class EventMessage(Struct, frozen=True, tag_field="event"):
    """One event; `event` says which."""


def message_type(kind: type[BaseEvent]) -> type[Struct]:
    fields: list[tuple[str, Any]] = [(name, TYPES[one]) for name, one in kind.shape.items()]
    return defstruct(
        kind.__name__,
        fields,
        bases=(EventMessage,),
        module=__name__,
        frozen=True,
        tag=tag_of(kind),
    )


MESSAGES = {kind: message_type(kind) for kind in EVENTS}
WRITERS = {kind: [(name, writer_of(one)) for name, one in kind.shape.items()] for kind in EVENTS}

if TYPE_CHECKING:
    GameEvent: TypeAlias = EventMessage
else:
    GameEvent = Union[tuple(MESSAGES.values())]  # noqa: UP007


def event_message(event: Event, edition: Edition) -> GameEvent:
    """The event as it stands.  Redact it first: whatever it holds is told."""
    kind = type(event)
    message = MESSAGES[kind](*[write(getattr(event, name), edition) for name, write in WRITERS[kind]])
    assert isinstance(message, EventMessage)
    return message
