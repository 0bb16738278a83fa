"""What would happen next at a table, before it is stored."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from boomcat.core.events import Event
from boomcat.core.state import State
from boomcat.server.storage.sql import Change
from boomcat.server.tables.entries import AnyEntry

if TYPE_CHECKING:
    from boomcat.server.tables.table_session import Connection

__all__ = ["PendingStep", "StepOutcome"]


class StepOutcome(Struct, frozen=True, eq=False):
    """What an entry would do."""

    entry: AnyEntry
    #: The game after it, where it changes the game.
    game: State | None
    events: list[Event]


class PendingStep(Struct, frozen=True, eq=False):
    """The same, ready to be stored."""

    outcome: StepOutcome
    change: Change
    at: float
    #: Who asked for it, and under which id.
    asker: Connection | None
    request: str
