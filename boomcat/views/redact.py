"""Events as one player may see them; each kind of event declares it (`boomcat/core/events.py`)."""

from __future__ import annotations

from boomcat.core.events import BaseEvent, Event


def redact(event: Event, viewer: int) -> Event:
    """Return the event as this seat sees it, or a spectator (NO_SEAT)."""
    seen: BaseEvent = event
    return event if seen.seen_by(viewer) else seen.face_down()
