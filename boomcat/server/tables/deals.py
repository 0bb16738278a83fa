"""Deals that many people play at separate tables, against the same bots with the same luck.

There is one for every day, and friends send each other a duel's link.  The secret of a deal is drawn when it's first
asked for, so no player can know a deal in advance; that of a day stays sealed until it can't be played any more, and so
do the records of its games.
"""

from __future__ import annotations

import asyncio
import math
import re
from collections import OrderedDict
from collections.abc import Mapping
from datetime import UTC, date, datetime
from random import Random
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from boomcat.core.decks import DECKS
from boomcat.core.edition import EDITIONS
from boomcat.core.recipe import edition_named
from boomcat.core.referee import standings
from boomcat.luck import bots_number, commitment, new_secret
from boomcat.server.tables.clock import ServerClock
from boomcat.server.tables.entries import Opened, Sealed
from boomcat.server.tables.http_bodies import DealInfo, DealResult, DealResults, OpenDuel, PlayDeal
from boomcat.server.tables.requests import NotAllowed, check_bot, check_private, clean_name
from boomcat.server.tables.table import Table, rules_of, settled
from boomcat.server.tables.table_codes import is_code, new_code, spelled
from boomcat.server.tables.table_info import AVATARS, Settings, Timers

if TYPE_CHECKING:
    from boomcat.server.storage.base import Storage

TODAY = "today"
DAY = re.compile(r"\d{4}-\d\d-\d\d")
DAY_SECONDS = 86_400.0
#: For those who have begun before midnight: until then the secret stays sealed, and results count.
SEALED_SECONDS = 3_600.0
#: At the deal of the day, one of them a person.
PLAYERS = 4
#: Long, as in a game against bots.
TIMERS = Timers(turn=600, grace=3600)
#: One after the other; not all families would like the NSFW edition.
DAILY_DECKS = [key for key in (*EDITIONS, *DECKS) if key != "nsfw" and PLAYERS in edition_named(key).sizes]
#: Deals in memory.
KEPT = 500
#: For which the results of a deal are shown again.
RESULTS_SECONDS = 10.0


class SharedDeal(Struct, frozen=True):
    """A deal as it is stored."""

    name: str
    settings: Settings
    bots: list[str]
    secret: bytes
    #: None for a duel: each of its games reveals the secret at its end.
    sealed_until: float | None = None


class StoredResult(Struct, frozen=True):
    """The stored result of a game; that of the deal of a day has no name."""

    place: int
    name: str = ""
    avatar: int = 0


DEALS = msgspec.json.Decoder(SharedDeal)
RESULTS = msgspec.json.Decoder(StoredResult)
ENCODER = msgspec.json.Encoder()


class Deals:
    """The deals of one storage."""

    def __init__(self, store: Storage, clock: ServerClock, keep_days: float) -> None:
        self.store = store
        self.clock = clock
        self.keep_seconds = keep_days * DAY_SECONDS
        self.known: OrderedDict[str, SharedDeal] = OrderedDict()
        #: When the results of a deal were read, and the results by their tables.
        self.read: dict[str, tuple[float, Mapping[str, bytes]]] = {}
        #: One after the other: two who come first would each draw a secret.
        self.turn = asyncio.Lock()

    def day(self, before: float = 0.0) -> str:
        return datetime.fromtimestamp(self.clock.wall() - before, UTC).date().isoformat()

    def until(self) -> float | None:
        """Return when what is stored now may be deleted."""
        return self.clock.wall() + self.keep_seconds if self.keep_seconds else None

    async def find(self, name: str) -> SharedDeal:
        name = self.day() if name == TODAY else name if DAY.fullmatch(name) else spelled(name)
        if not (DAY.fullmatch(name) or is_code(name)):
            raise NotAllowed("no-such-deal")
        async with self.turn:
            deal = await self.stored(name)
            if deal is None and name == self.day():
                await self.store.add_deal(name, ENCODER.encode(deal_of_the_day(name)), self.until())
                deal = await self.stored(name)  # another node may have been faster
        if deal is None:
            raise NotAllowed("no-such-deal")
        return deal

    async def stored(self, name: str) -> SharedDeal | None:
        deal = self.known.get(name)
        if deal is None:
            found = await self.store.deal(name)
            if found is None:
                return None
            deal = self.known[name] = DEALS.decode(found)
            if len(self.known) > KEPT:
                self.known.popitem(last=False)
        return deal

    async def open_duel(self, request: OpenDuel) -> DealInfo:
        wanted = check_private(request.settings)
        settings = settled(
            Settings(wanted.edition, wanted.title, wanted.options, TIMERS, wanted.pace, spectators=False)
        )
        rules_of(settings, 1 + len(request.bots))
        deal = SharedDeal(new_code(), settings, [check_bot(bot) for bot in request.bots], new_secret())
        await self.store.add_deal(deal.name, ENCODER.encode(deal), self.until())
        return self.info(deal)

    def info(self, deal: SharedDeal) -> DealInfo:
        sealed = deal.sealed_until
        left = None if sealed is None else sealed - self.clock.wall()
        return DealInfo(
            name=deal.name,
            daily=sealed is not None,
            edition=deal.settings.edition,
            title=deal.settings.title,
            players=1 + len(deal.bots),
            bots=deal.bots,
            commitment=commitment(deal.secret),
            ends_in=None if left is None else max(0.0, left - SEALED_SECONDS),
            opens_in=None if left is None else max(0.0, left),
            secret=deal.secret.hex() if left is not None and left <= 0 else None,
        )

    async def to_play(self, name: str) -> SharedDeal:
        """Return a deal that can be played; that of another day can't."""
        deal = await self.find(name)
        if self.info(deal).ends_in == 0:
            raise NotAllowed("deal-is-over")
        return deal

    # -- records -----------------------------------------------------------------------

    async def check_open(self, record: str) -> None:
        """Refuse a record that would show a deal to those who still play it."""
        luck = record.partition("\n")[0]
        for name in {self.day(), self.day(DAY_SECONDS)}:
            deal = await self.stored(name)
            left = None if deal is None else self.info(deal).opens_in
            if deal is not None and left and commitment(deal.secret) in luck:
                raise NotAllowed("deal-is-sealed", {"hours": math.ceil(left / 3_600)})

    # -- results -----------------------------------------------------------------------

    async def keep_result(self, table: Table) -> None:
        """Store the result of a finished game; it may be there already."""
        deal = await self.stored(table.deal_name)
        game = table.game
        if deal is None or game is None or (deal.sealed_until is not None and table.ended > deal.sealed_until):
            return
        person = table.chairs[0]
        # Who gave up comes last, whatever the bot made of it.
        place = game.players if person.gone else standings(game).index(0) + 1
        named = deal.sealed_until is None
        result = StoredResult(place, person.name, person.avatar) if named else StoredResult(place)
        await self.store.add_result(deal.name, table.code, ENCODER.encode(result), self.until())

    async def results(self, name: str, table: str) -> DealResults:
        deal = await self.find(name)
        rows = await self.rows(deal.name, spelled(table))
        own = rows.get(spelled(table))
        if own is None and self.info(deal).secret is None:
            return DealResults([], None, [])
        found = {code: RESULTS.decode(row) for code, row in rows.items()}
        places = [one.place for one in found.values()]
        return DealResults(
            places=[places.count(place) for place in range(1, 2 + len(deal.bots))],
            place=None if own is None else RESULTS.decode(own).place,
            players=sorted(
                (
                    DealResult(one.name, one.avatar, one.place, code == spelled(table))
                    for code, one in found.items()
                    if one.name
                ),
                key=lambda one: (one.place, one.name),
            ),
        )

    async def rows(self, name: str, table: str) -> Mapping[str, bytes]:
        """Return the stored results of a deal, not older than a moment, but with that of this table."""
        now = self.clock.now()
        at, rows = self.read.get(name, (-math.inf, {}))
        if now > at + RESULTS_SECONDS or table not in rows:
            rows = await self.store.results(name)
            self.read = {other: one for other, one in self.read.items() if now <= one[0] + RESULTS_SECONDS}
            self.read[name] = now, rows
        return rows


def deal_of_the_day(name: str) -> SharedDeal:
    """Return a new deal for this day: a deck after the other, against bots."""
    day = date.fromisoformat(name)
    deck = DAILY_DECKS[day.toordinal() % len(DAILY_DECKS)]
    ends = datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp() + DAY_SECONDS
    settings = settled(Settings(deck, timers=TIMERS, spectators=False))
    return SharedDeal(name, settings, ["heuristic"] * (PLAYERS - 1), new_secret(), ends + SEALED_SECONDS)


def opened(deal: SharedDeal, request: PlayDeal, token: str) -> Opened:
    """Return the first entry of a table for this deal, with the same characters everywhere."""
    faces = Random(bots_number(deal.secret, 0, 0, "faces")).sample(range(AVATARS), AVATARS)
    return Opened(
        settings=deal.settings,
        seats=["open", *deal.bots],
        name=clean_name(request.name),
        avatar=request.avatar or 0,
        token=token,
        faces=faces,
    )


def sealed(deal: SharedDeal) -> Sealed:
    """Return the entry that begins its game."""
    return Sealed(secret=deal.secret, deal=deal.name, sealed_until=deal.sealed_until)
