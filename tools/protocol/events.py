"""The list of events of docs/bot-protocol.md: what each is called, its fields, and what it means."""

from __future__ import annotations

from boomcat.core.events import BaseEvent
from boomcat.core.fields import SECRET
from boomcat.wire.event_messages import EVENTS
from tools.protocol.source import about_event


def table() -> str:
    return "\n".join(map(line, EVENTS))


def line(kind: type[BaseEvent]) -> str:
    """A star marks what may be face down."""
    fields = ", ".join(f"`{name}`" + ("\\*" if field in SECRET else "") for name, field in kind.fields.items())
    return f"- `{kind.tag}`{f' ({fields})' if fields else ''}: {about_event(kind)}"
