"""Stores hashes of device codes, which bring a seat to another device, so that they survive a restart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import Connection, delete, insert, select

from boomcat.server.storage.sql.database_schema import tickets

__all__ = ["StoredDeviceCode", "keep_device_codes", "read_device_codes"]


@dataclass(frozen=True, slots=True)
class StoredDeviceCode:
    code: str
    game: str
    holder: str
    until: float


def keep_device_codes(connection: Connection, wanted: Sequence[StoredDeviceCode]) -> None:
    """Replace all stored codes: they are few and expire soon."""
    connection.execute(delete(tickets))
    if wanted:
        connection.execute(insert(tickets), [asdict(one) for one in wanted])


def read_device_codes(connection: Connection, now: float) -> list[StoredDeviceCode]:
    rows = connection.execute(select(tickets).where(tickets.c.until > now))
    return [StoredDeviceCode(row.code, row.game, row.holder, row.until) for row in rows]
