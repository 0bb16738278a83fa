"""Operator commands, which are written to the database whether the server runs or not.

So only users with write access to the database can give commands, without a network port that could be left open, and
commands survive a restart of the server.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, delete, false, func, insert, or_, select, update

from boomcat.server.storage.sql.database_schema import bans, closings, records, tables

__all__ = ["Ban", "ban", "closed_by_order", "finished_games", "forget_orders", "lift", "read_bans", "shut"]


@dataclass(frozen=True, slots=True)
class Ban:
    """A banned network, until a time or for ever."""

    network: str
    created: float
    until: float | None


def ban(connection: Connection, wanted: Ban) -> None:
    connection.execute(delete(bans).where(or_(bans.c.network == wanted.network, bans.c.until < wanted.created)))
    row = {"network": wanted.network, "created": wanted.created, "until": wanted.until}
    connection.execute(insert(bans), [row])


def lift(connection: Connection, network: str) -> bool:
    """Lift a ban, and return whether there was one."""
    return connection.execute(delete(bans).where(bans.c.network == network)).rowcount > 0


def read_bans(connection: Connection, now: float) -> list[Ban]:
    wanted = select(bans).where(or_(bans.c.until.is_(None), bans.c.until > now)).order_by(bans.c.network)
    return [Ban(row.network, row.created, row.until) for row in connection.execute(wanted)]


def shut(connection: Connection, game: str) -> bool:
    """Close a table for good but keep its records; return whether it was open."""
    is_open = (tables.c.id == game) & (tables.c.closed == false())
    if connection.execute(update(tables).where(is_open).values(closed=True)).rowcount == 0:
        return False
    connection.execute(delete(closings).where(closings.c.game == game))
    connection.execute(insert(closings), [{"game": game}])
    return True


def closed_by_order(connection: Connection) -> list[str]:
    """Return the closed tables whose people do not know it yet."""
    return list(connection.scalars(select(closings.c.game)))


def forget_orders(connection: Connection, games: Sequence[str]) -> None:
    connection.execute(delete(closings).where(closings.c.game.in_(games)))


def finished_games(connection: Connection) -> dict[str, int]:
    """Return the number of the last finished game of every table that has one."""
    rows = connection.execute(select(records.c.game, func.max(records.c.number)).group_by(records.c.game))
    return {row[0]: row[1] for row in rows}
