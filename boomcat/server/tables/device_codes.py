"""Codes that bring a seat to another device: each is valid once, for a short time, even after a restart."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from concurrent.futures import Future
from dataclasses import dataclass

from boomcat.server.storage.sql import SqlStore, StoreError
from boomcat.server.storage.sql.stored_device_codes import StoredDeviceCode
from boomcat.server.tables.clock import ServerClock

__all__ = ["CODE_SECONDS", "DeviceCodes", "IssuedCode"]

#: Seconds for which a code is valid.
CODE_SECONDS = 180
#: Seconds for which codes are collected, to be stored together.
BATCH_SECONDS = 0.5


@dataclass(frozen=True, slots=True)
class IssuedCode:
    """A code that opens a seat on another device, once."""

    table: str
    #: A key of the seat, as a hash; the next player on that seat has other keys.
    holder: str
    until: float


class DeviceCodes:
    """All codes that the server has issued, by their hashes."""

    def __init__(self, store: SqlStore, clock: ServerClock) -> None:
        self.store = store
        self.clock = clock
        self.known: dict[str, IssuedCode] = {}
        #: Stores new codes.
        self.timer: asyncio.TimerHandle | None = None

    async def read(self) -> None:
        """Read the codes from before a restart; a wrong clock doesn't make them valid for longer."""
        now, wall = self.clock.now(), self.clock.wall()
        for one in await asyncio.to_thread(self.store.tickets, wall):
            left = min(one.until - wall, CODE_SECONDS)
            self.known[one.code] = IssuedCode(one.game, one.holder, now + left)

    def add(self, code: str, table: str, holders: Collection[str]) -> None:
        """Add a code for the seat with these tokens' hashes; it replaces an older one of the same seat."""
        now = self.clock.now()
        self.known = {
            known: ticket
            for known, ticket in self.known.items()
            if ticket.until > now and not (ticket.table == table and ticket.holder in holders)
        }
        self.known[code] = IssuedCode(table, min(holders), now + CODE_SECONDS)
        if self.timer is None:
            # A client that asks for many codes must not keep the disk busy.  If it fails, they're valid until we stop.
            self.timer = asyncio.get_running_loop().call_later(BATCH_SECONDS, self.save)

    async def take(self, code: str) -> IssuedCode | None:
        """Return a valid code and invalidate it; None for any other."""
        ticket = self.known.pop(code, None)
        if ticket is None or ticket.until <= self.clock.now():
            return None
        try:
            # Store that first: if the server crashed in between, the code would be valid twice.
            await asyncio.wrap_future(self.save())
        except StoreError:
            self.put_back(code, ticket)
            raise
        return ticket

    def put_back(self, code: str, ticket: IssuedCode) -> None:
        """Make a code valid again that could not be used."""
        self.known[code] = ticket

    def save(self) -> Future[None]:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        until_wall = self.clock.wall() - self.clock.now()
        return self.store.keep_device_codes(
            [StoredDeviceCode(code, one.table, one.holder, one.until + until_wall) for code, one in self.known.items()]
        )

    def close(self) -> None:
        if self.timer is not None:
            self.save()
