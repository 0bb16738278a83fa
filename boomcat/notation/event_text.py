"""Events: what happened, as the whole truth or as one player saw it."""

from __future__ import annotations

from boomcat.core.edition import Edition
from boomcat.core.events import Event
from boomcat.core.fields import Field
from boomcat.notation.codecs import CODECS


def write_event(event: Event, edition: Edition) -> str:
    """The kind and its fields in their order; flags are written by their names."""
    kind = type(event)
    words = ["".join([word.capitalize() for word in kind.tag.split("_")])]
    for name, field in kind.fields.items():
        value = getattr(event, name)
        if field in (Field.FLAG, Field.VARIANT):
            words.append(name if value else f"not-{name}")
        else:
            words.append(CODECS[field].text(value, edition))
    return " ".join(words)
