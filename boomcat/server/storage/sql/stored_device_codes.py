"""Codes that bring a seat to another device, so that they are good after a restart, too.  Codes and keys as hashes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import Connection, delete, insert, select

from boomcat.server.storage.sql.schema import tickets

__all__ = ["StoredTicket", "keep_tickets", "read_tickets"]


@dataclass(frozen=True, slots=True)
class StoredTicket:
    code: str
    game: str
    holder: str
    until: float


def keep_tickets(connection: Connection, wanted: Sequence[StoredTicket]) -> None:
    """These and no others: they are few, and none lives for long."""
    connection.execute(delete(tickets))
    if wanted:
        connection.execute(insert(tickets), [asdict(one) for one in wanted])


def read_tickets(connection: Connection, now: float) -> list[StoredTicket]:
    rows = connection.execute(select(tickets).where(tickets.c.until > now))
    return [StoredTicket(row.code, row.game, row.holder, row.until) for row in rows]
