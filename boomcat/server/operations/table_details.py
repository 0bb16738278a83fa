"""Tables as operators see them: public information only, never the cards in a hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from boomcat.core.state import NO_SEAT
from boomcat.server.storage.sql import Damaged, StoredTable
from boomcat.server.tables.entries import Moved, WindowEnded, read_entry
from boomcat.server.tables.table import Table
from boomcat.views.view import View

__all__ = ["Listed", "Seen", "TableDetail", "listed", "looked"]


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
class Listed:
    code: str
    #: The table's phase, or `unreadable` for a damaged table.
    phase: str
    edition: str
    games: int
    seats: list[Seen]
    created: float
    touched: float


@dataclass(frozen=True, slots=True)
class TableDetail(Listed):
    """A table with the seat whose turn it is, from 1, and the height of the draw pile."""

    turn: int | None
    draw_pile: int | None


def listed(stored: StoredTable, finished: int) -> Listed:
    """Describe a table without replaying its games; `finished` is the number of the last finished one."""
    table = Table(stored.game)
    try:
        if stored.damaged:
            raise Damaged
        for line in stored.entries:
            entry = read_entry(line.data)
            if not isinstance(entry, Moved | WindowEnded):
                table.change(entry, line.at)
    except Exception:
        return Listed(stored.game, "unreadable", "", 0, [], stored.created, stored.touched)
    over = table.phase == "playing" and finished >= table.games
    phase = "over" if over else table.phase
    edition, seats = table.settings.edition, seats_of(table)
    return Listed(stored.game, phase, edition, table.games, seats, stored.created, stored.touched)


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


def seats_of(table: Table, view: View | None = None) -> list[Seen]:
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
