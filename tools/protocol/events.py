"""The list of events of docs/bot-protocol.md: what each is called, its fields, and what it means."""

from __future__ import annotations

from boomcat.core.events import BaseEvent
from boomcat.wire.event_messages import EVENTS, tag_of
from tools.protocol.source import about_event


def table() -> str:
    return "\n".join(map(line, EVENTS))


def line(kind: type[BaseEvent]) -> str:
    """A star marks what may be face down."""
    fields = ", ".join(f"`{name}`" + ("\\*" if word.endswith("?") else "") for name, word in kind.shape.items())
    return f"- `{tag_of(kind)}`{f' ({fields})' if fields else ''}: {about_event(kind)}"
