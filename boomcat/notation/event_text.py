"""Events: what happened, as the whole truth or as one player saw it."""

from __future__ import annotations

from boomcat.core.edition import Edition
from boomcat.core.events import Event
from boomcat.notation.field_text import write_field

#: Types of fields that speak for themselves by their names.
FLAGS = ("flag", "variant")


def write_event(event: Event, edition: Edition) -> str:
    """The kind and what it says, field by field."""
    words = [type(event).__name__]
    for name, kind in type(event).shape.items():
        value = getattr(event, name)
        if kind in FLAGS:
            words.append(name if value else f"not-{name}")
        else:
            words.append(write_field(kind, value, edition))
    return " ".join(words)
