"""Tables as operators see them: public information only, never the cards in a hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from boomcat.core.state import NO_SEAT
from boomcat.server.storage.change import Damaged, StoredTable
from boomcat.server.tables.entries import read_entry
from boomcat.server.tables.table import Table
from boomcat.views.view import View


@dataclass(frozen=True, slots=True)
class Seen:
    """A seat.  During a game with `cards` and `alive`, which are public."""

    seat: int
    name: str
    player: Literal["open", "person", "bot"]
    bot: str
    host: bool
    cards: int | None = None
    alive: bool | None = None


@dataclass(frozen=True, slots=True)
class TableDetail:
    code: str
    #: The table's phase, or `unreadable` for a damaged table.
    phase: str
    edition: str
    games: int
    seats: list[Seen]
    created: float
    touched: float
    #: The seat whose turn it is, from 1, and the height of the draw pile.
    turn: int | None = None
    draw_pile: int | None = None


def listed(stored: StoredTable) -> TableDetail:
    """Describe a table, even if it can't be read."""
    try:
        return looked(stored)
    except Exception:
        return TableDetail(stored.game, "unreadable", "", 0, [], stored.created, stored.touched)


def looked(stored: StoredTable) -> TableDetail:
    """Describe a table as a spectator sees it; raises if it can't be read."""
    if stored.damaged:
        raise Damaged
    entries = ((read_entry(line.data), line.at) for line in stored.entries)
    table = Table.restored(stored.game, entries, stored.snapshot)
    view = None if table.game is None else View(table.game, NO_SEAT)
    return TableDetail(
        code=stored.game,
        phase=table.phase,
        edition=table.settings.edition,
        games=table.games,
        seats=seats_of(table, view),
        created=stored.created,
        touched=stored.touched,
        turn=None if view is None or table.phase != "playing" else view.current + 1,
        draw_pile=None if view is None else view.draw_pile_size,
    )


def seats_of(table: Table, view: View | None) -> list[Seen]:
    return [
        Seen(
            seat=seat + 1,
            name=chair.name,
            player=chair.player,
            bot=chair.bot,
            host=chair.player == "person" and seat == table.host,
            cards=view.hand_sizes[seat] if view is not None and chair.dealt else None,
            alive=view.alive[seat] if view is not None and chair.dealt else None,
        )
        for seat, chair in enumerate(table.chairs)
    ]
