"""The events that are worth a sentence to players."""

from __future__ import annotations

from boomcat.core.events import Event, Noped, Reached, WindowClosed


class News:
    """Sees the events of a game in order; of some it says that they need no sentence."""

    def __init__(self) -> None:
        #: Whether the last event was a Nope: only then the end of its window is worth a line.
        self.noped = False

    def includes(self, event: Event) -> bool:
        before = self.noped
        if isinstance(event, WindowClosed) and not (before or event.stopped):
            return False
        if isinstance(event, Reached):
            return False  # the question that follows names the player whose draw it is
        self.noped = isinstance(event, Noped)
        return True
