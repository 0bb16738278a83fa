"""Public tables: seats people who want to play now, and lists what can be watched."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable
from typing import TYPE_CHECKING

from boomcat.core.errors import RuleError
from boomcat.server.storage.store_errors import StoreError
from boomcat.server.tables.actor import Broken
from boomcat.server.tables.http_bodies import JoinTable, PlayNow, PublicSeat, PublicTable, PublicTables, Seated
from boomcat.server.tables.invisible_characters import visible_words
from boomcat.server.tables.requests import clean_name
from boomcat.server.tables.seat_at_table import token_hash
from boomcat.server.tables.table import edition_of
from boomcat.server.tables.table_info import Settings, Timers
from boomcat.server.tables.table_session import TableSession, hundredths

if TYPE_CHECKING:
    from boomcat.server.tables.registry import TableRegistry

#: How many play where a person has no wish; the nearest number that the deck allows.
PLAYERS = 4
#: Strangers don't wait long for each other.
TIMERS = Timers(turn=30, grace=10)
#: A table without connections gets no more people: the first ones may still be on their way.
STOOD_SECONDS = 3.0
MOST_LISTED = 50
TOKEN_BYTES = 24


class Matchmaker:
    """Seats people at the tables of one registry.

    One person at a time: two who come to an empty server would open a table each.
    """

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.turn = asyncio.Lock()

    async def seat(self, request: PlayNow, who: str) -> Seated:
        """Take a free seat at a table that is about to start, or open one."""
        clean_name(request.name)
        self.registry.names.check(request.name)
        settings = Settings(request.edition or "original", timers=TIMERS, public=True)
        if request.first_game:
            settings = Settings(settings.edition, timers=TIMERS, public=True, pace="relaxed")
        sizes = edition_of(settings).sizes
        players = request.players or min(sizes, key=lambda size: abs(size - PLAYERS))
        token = request.token or secrets.token_urlsafe(TOKEN_BYTES)
        async with self.turn:
            for code in self.fitting(request, token_hash(token)):
                try:
                    joining = JoinTable(request.name, request.avatar, token, request.first_game)
                    return await self.registry.join(code, joining, who)
                except (RuleError, StoreError, Broken):
                    continue  # it has just begun, or moved to another node
            seats = ["open"] * players
            return await self.registry.open(request.name, settings, seats, request.avatar, who, token)

    def fitting(self, request: PlayNow, token: str) -> list[str]:
        """Return the tables with a seat for this person, the one with the most people first.

        If the answer to the same request was lost, it's the table where they have been seated.
        """
        found = []
        avoided = {folded(name) for name in request.avoid}
        for session in self.sessions():
            table = session.table
            if table.seat_with(token) is not None:
                return [table.code]
            people = [chair for chair in table.chairs if chair.keyed]
            if (
                table.counts_down
                and table.open_seat is not None
                and session.scheduler.left(session.clock.now()) is not None
                and (session.viewers or session.clock.stood() < STOOD_SECONDS)
                and request.edition in (None, table.settings.edition)
                and request.players in (None, len(table.chairs))
                and not any(folded(chair.name) in avoided for chair in people)
            ):
                found.append((-len(people), table.waiting_since, table.code))
        return [code for *_, code in sorted(found)]

    def sessions(self) -> list[TableSession]:
        sessions = [actor.session for actor in self.registry.actors.values()]
        return [session for session in sessions if session.table.settings.public]

    def listed(self) -> PublicTables:
        """Return the public tables with people at them."""
        return arranged(listing(session) for session in self.sessions() if shows(session))


def shows(session: TableSession) -> bool:
    table = session.table
    here = any(chair is not None for chair in session.viewers.values())
    return here and (table.counts_down or table.phase in ("sealing", "playing"))


def listing(session: TableSession) -> PublicTable:
    about = session.info_for(None)
    left = session.scheduler.left(session.clock.now()) if about.phase == "lobby" else None
    return PublicTable(
        code=about.code,
        playing=about.phase != "lobby",
        edition=about.settings.edition,
        seats=[PublicSeat(seat.name, seat.avatar, seat.occupant) for seat in about.seats],
        spectators=about.spectators,
        starts_in=None if left is None else hundredths(session.server_clock.real(left[0])),
    )


def arranged(tables: Iterable[PublicTable]) -> PublicTables:
    """Return the tables that start first, and then those that most people watch."""
    found = sorted(tables, key=lambda table: (table.playing, table.starts_in or 0.0, -table.spectators))
    return PublicTables(found[:MOST_LISTED])


def folded(name: str) -> str:
    return visible_words(name).casefold()
