"""The next step at a table, from the decision to what is about to be stored."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from boomcat.core.events import Event
from boomcat.core.moves import Move
from boomcat.core.state import State
from boomcat.server.storage.sql import Change
from boomcat.server.tables.entries import AnyEntry
from boomcat.server.tables.messages import Request

if TYPE_CHECKING:
    from boomcat.server.tables.table_session import Connection

__all__ = ["DueStep", "PendingStep", "StepOutcome"]


class DueStep(NamedTuple):
    """An entry that the clock or a bot brings about, with the move that it stands for."""

    entry: AnyEntry
    move: Move | None = None


class StepOutcome(Struct, frozen=True, eq=False):
    """The effect that an entry would have."""

    entry: AnyEntry
    #: The game after it, where it changes the game.
    game: State | None
    events: list[Event]


class PendingStep(Struct, frozen=True, eq=False):
    """An outcome that is ready to be stored."""

    outcome: StepOutcome
    change: Change
    at: float
    #: The request that asked for it, and the connection that it came from.
    asker: Connection | None
    request: Request | None
