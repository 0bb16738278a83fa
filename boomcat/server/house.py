"""All tables of the server: opening, finding, tidying up."""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import Future
from dataclasses import dataclass
from datetime import UTC, datetime
from random import Random, SystemRandom

from boomcat.server.bans import Bans
from boomcat.server.chair import Chair, token_hash
from boomcat.server.clock import Clock
from boomcat.server.codes import is_code, new_code, spelled
from boomcat.server.entries import Opened, read_entry
from boomcat.server.log import Log
from boomcat.server.messages import AVATARS, ClaimSeat, JoinTable, OpenTable, PlaySolo, Seated, Settings, Start
from boomcat.server.requests import NotAllowed, check_bot, clean_name, entry_for
from boomcat.server.room import CODE_SECONDS, Proposal, Room
from boomcat.server.runner import Runner
from boomcat.server.store import Store, StoredTable, StoreError
from boomcat.server.store.backup import archive
from boomcat.server.store.tickets import StoredTicket
from boomcat.server.table import Table, rules_of, settled
from boomcat.server.tally import Tally

__all__ = ["House", "NoSuchTable"]

TOKEN_BYTES = 24

HOUR = 3600.0
#: A table that nobody looks at leaves the memory after so long; it is read again when somebody comes.
UNWATCHED = HOUR
#: Tables at which something happened in this time go on by themselves after a restart.
RECENT = 24 * HOUR
#: Nothing is thrown away before the server has run for so long, and then not more often than that.
TIDYING_GRACE, TIDYING_PAUSE = 12 * HOUR, 24 * HOUR
#: At most this part of what is stored goes at a time, or twice what comes in meanwhile where little is kept.
LEAST_SHARE = 0.1
#: How often the database is asked for what operators want.
ORDERS_SECONDS = 2.0
#: So long codes for other devices wait for others, to be stored together.
TICKETS_SECONDS = 0.5


START = Start(id="")


class NoSuchTable(NotAllowed):
    def __init__(self) -> None:
        super().__init__("no-such-table")


@dataclass(frozen=True, slots=True)
class Ticket:
    """A code that opens a seat on another device, once."""

    table: str
    #: A key of the seat, as a hash: whoever sits there later has others.
    holder: str
    until: float


class House:
    def __init__(
        self,
        store: Store,
        clock: Clock,
        log: Log,
        random: Random | None = None,
        keep_days: float = 365.0,
        most_tables: int = 10_000,
    ) -> None:
        self.store = store
        self.clock = clock
        self.log = log
        self.random = random or SystemRandom()
        self.keep_days = keep_days
        self.next_tidying = clock.now() + TIDYING_GRACE
        self.most_tables = most_tables
        self.tally = Tally()
        self.bans = Bans()
        self.runners: dict[str, Runner] = {}
        #: By the hashes of their codes; and whether some of them are not stored yet.
        self.tickets: dict[str, Ticket] = {}
        self.unsaved = False
        self.loading = asyncio.Lock()
        self.unreadable: set[str] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.stopping = False

    # -- the whole house -------------------------------------------------------------

    async def start(self) -> None:
        """Every table goes on where it was."""
        loop = asyncio.get_running_loop()

        def displaced() -> None:
            loop.call_soon_threadsafe(self.drop_all)

        self.store.when_displaced(displaced)
        await self.take_orders()
        await self.read_tickets()
        # The others are read when somebody comes.
        recent = self.clock.wall() - RECENT
        tables = []
        for stored in await asyncio.to_thread(self.store.open_tables, recent):
            table = self.read(stored)
            if table is not None and table.phase in ("sealing", "playing"):
                tables.append(table)
            await asyncio.sleep(0)
        # Only now do clocks run: to read many tables takes long, and nobody can come back meanwhile.
        for table in tables:
            self.run(table)
        self.log.info("tables-restored", tables=len(tables))
        self.keep(asyncio.create_task(self.tidy_hourly()))
        self.keep(asyncio.create_task(self.wait_for_orders()))

    async def say_goodbye(self) -> None:
        """Before the connections are closed.  Nothing happens any more at a table whose people are sent away."""
        self.stopping = True
        await asyncio.gather(*(runner.stop() for runner in self.runners.values()))
        for runner in self.runners.values():
            runner.room.close("stopping")

    async def stop(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*(runner.stop() for runner in self.runners.values()), return_exceptions=True)
        self.runners.clear()
        if self.unsaved:
            self.save_tickets()
        await asyncio.to_thread(self.store.close)

    def keep(self, task: asyncio.Task[None]) -> None:
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # -- one table -------------------------------------------------------------------

    def read(self, stored: StoredTable) -> Table | None:
        """A stored table; None if it cannot be read, which must not keep the others from going on."""
        try:
            entries = ((read_entry(entry.data), entry.at) for entry in stored.entries)
            return Table.restored(stored.game, entries, stored.snapshot)
        except Exception as error:
            if stored.game not in self.unreadable:
                self.unreadable.add(stored.game)
                # With its time it can be found in the database; its code would open it.
                created = datetime.fromtimestamp(stored.created, UTC).isoformat()
                self.log.error("table-unreadable", created=created, error=type(error).__name__)
            return None

    def run(self, table: Table) -> Runner:
        room = self.new_room(table)
        room.restore()
        code = table.code
        runner = Runner(room, self.store, self.clock, self.log, lambda: self.drop(code))
        self.runners[code] = runner
        return runner

    def drop(self, code: str, reason: str = "stopping") -> None:
        """Forget a table; if it is still stored, the next who asks for it finds it as it is there."""
        runner = self.runners.pop(code, None)
        if runner is not None:
            runner.room.close(reason)
            self.keep(asyncio.create_task(runner.stop()))

    def drop_all(self) -> None:
        """Somebody else may have gone on with any table: whoever comes finds it as it is stored."""
        self.log.warning("claim-changed", tables=len(self.runners))
        for code in list(self.runners):
            self.drop(code)

    async def find(self, code: str) -> Runner:
        code = spelled(code)
        known = self.runners.get(code)
        if known is not None:
            return known
        if not is_code(code):
            raise NoSuchTable
        if self.stopping:
            # Whether there is such a table nobody looks up any more, and who hears that there is none may forget it.
            raise StoreError("store-closed")
        async with self.loading:
            known = self.runners.get(code)
            if known is not None:
                return known
            stored = await asyncio.to_thread(self.store.load, code)
            if stored is None:
                raise NoSuchTable
            table = self.read(stored)
            if table is None:
                raise NotAllowed("table-unreadable")
            return self.run(table)

    async def open_table(self, request: OpenTable) -> Seated:
        if "open" not in request.seats:
            raise NotAllowed("no-open-seat")
        return await self.open(request.name, request.settings, list(request.seats), request.avatar)

    async def play_solo(self, request: PlaySolo) -> Seated:
        seated = await self.open(request.name, request.settings, ["open", *request.bots], request.avatar)
        runner = await self.find(seated.table)
        room = runner.room
        await runner.do(lambda: room.propose(entry_for(room.table, seated.seat - 1, START)))
        return seated

    async def open(self, name: str, settings: Settings, seats: list[str], avatar: int | None) -> Seated:
        settings = settled(settings)
        rules_of(settings, len(seats))
        for plan in seats:
            if plan != "open":
                check_bot(plan)
        if len(self.runners) >= self.most_tables:
            self.tidy_memory()
        if len(self.runners) >= self.most_tables:
            raise NotAllowed("too-many-tables")
        token = secrets.token_urlsafe(TOKEN_BYTES)
        table = Table(new_code())
        opened = Opened(
            settings=settings,
            seats=seats,
            name=clean_name(name),
            avatar=0 if avatar is None else avatar,
            token=token_hash(token),
            faces=self.random.sample(range(AVATARS), AVATARS),
        )
        runner = Runner(self.new_room(table), self.store, self.clock, self.log, lambda: self.drop(table.code))
        try:
            await runner.do(lambda: runner.room.propose(opened))
        except BaseException:
            await runner.stop()
            raise
        runner.room.restore()
        self.runners[table.code] = runner
        self.log.info("table-opened", table=table.code, edition=settings.edition, seats=len(seats))
        return runner.room.seated(token)

    def new_room(self, table: Table) -> Room:
        return Room(table, self.clock, self.random, self, self.log, self.tally)

    async def join(self, code: str, request: JoinTable) -> Seated:
        runner = await self.find(code)
        token = request.token or secrets.token_urlsafe(TOKEN_BYTES)

        def join() -> Proposal | None:
            if runner.room.table.seat_with(token_hash(token)) is not None:
                return None  # asked again: the answer was lost
            return runner.room.propose_join(request, token)

        await runner.do(join)
        return runner.room.seated(token)

    # -- other devices -----------------------------------------------------------------

    def new(self, table: str, chair: Chair) -> str:
        """A code for another device; an older one of the same seat is void."""
        now = self.clock.now()
        self.tickets = {
            code: ticket
            for code, ticket in self.tickets.items()
            if ticket.until > now and not (ticket.table == table and ticket.holder in chair.tokens)
        }
        code = new_code()
        self.tickets[token_hash(code)] = Ticket(table, min(chair.tokens), now + CODE_SECONDS)
        if not self.unsaved:
            self.unsaved = True
            self.keep(asyncio.create_task(self.save_tickets_soon()))
        return code

    async def save_tickets_soon(self) -> None:
        """Many at a time: somebody who asks for one code after the other must not keep the disk busy."""
        await asyncio.sleep(TICKETS_SECONDS)
        self.save_tickets()  # should it fail, the codes are good until the server ends

    def save_tickets(self) -> Future[None]:
        self.unsaved = False
        until_wall = self.clock.wall() - self.clock.now()
        return self.store.keep_tickets(
            [StoredTicket(code, one.table, one.holder, one.until + until_wall) for code, one in self.tickets.items()]
        )

    async def read_tickets(self) -> None:
        """Codes of before a restart are good for the rest of their time, which a wrong clock does not make longer."""
        now, wall = self.clock.now(), self.clock.wall()
        for one in await asyncio.to_thread(self.store.tickets, wall):
            left = min(one.until - wall, CODE_SECONDS)
            self.tickets[one.code] = Ticket(one.game, one.holder, now + left)

    async def claim(self, request: ClaimSeat) -> Seated:
        code = token_hash(spelled(request.code))
        ticket = self.tickets.pop(code, None)
        if ticket is None or ticket.until <= self.clock.now():
            raise NotAllowed("no-such-code")
        token = secrets.token_urlsafe(TOKEN_BYTES)
        try:
            runner = await self.find(ticket.table)
            # First of all: were the server to end in between, the code must not be good twice.
            await asyncio.wrap_future(self.save_tickets())
            await runner.do(lambda: runner.room.add_device(ticket.holder, token))
        except StoreError:
            self.tickets[code] = ticket  # it was not used after all
            raise
        return runner.room.seated(token)

    # -- orders ------------------------------------------------------------------------

    async def wait_for_orders(self) -> None:
        while True:
            await asyncio.sleep(ORDERS_SECONDS)
            try:
                await self.take_orders()
            except Exception as error:  # whatever somebody wrote there by hand, it stops nothing
                self.log.broken(error)

    async def take_orders(self) -> None:
        """Whatever an operator has written into the database since (boomcat tables)."""
        try:
            bans = await asyncio.to_thread(self.store.bans, self.clock.wall())
            closed = await asyncio.to_thread(self.store.closed_by_order)
            for code in closed:
                self.drop(code, "shut")
            if closed:
                await asyncio.to_thread(self.store.forget_orders, closed)
                self.log.info("tables-shut", tables=len(closed))
        except StoreError:
            return  # whoever plays is told; orders wait
        if self.bans.replace(bans):
            self.log.info("bans-changed", bans=len(bans))
            for runner in self.runners.values():
                runner.soon(lambda room=runner.room: room.send_away(self.bans.has))  # type: ignore[misc]

    # -- tidying up --------------------------------------------------------------------

    async def tidy_hourly(self) -> None:
        while True:
            await asyncio.sleep(HOUR)
            try:
                self.tidy_memory()
                await self.tidy_store()
            except Exception as error:  # an hour later it may work
                self.log.broken(error)

    def tidy_memory(self) -> None:
        """Tables that wait for nobody leave the memory, not the store."""
        for code, runner in list(self.runners.items()):
            room = runner.room
            if room.table.phase in ("lobby", "over") and not room.viewers and room.unwatched() > UNWATCHED:
                self.drop(code)

    async def tidy_store(self) -> None:
        """Throw away what nobody has touched for `keep_days`: the tables, and the records of finished games.

        Only when the server has run for a while, a part at a time, and never without a copy: the clock may be wrong.
        """
        now = self.clock.now()
        if not self.keep_days or now < self.next_tidying:
            return
        self.next_tidying = now + TIDYING_PAUSE
        before = self.clock.wall() - self.keep_days * 24 * HOUR
        share = min(1.0, max(LEAST_SHARE, 2 / self.keep_days))
        watched = [code for code, runner in self.runners.items() if runner.room.viewers]
        try:
            old = await asyncio.to_thread(self.store.outdated, before, share, watched)
            if not old:
                return
            file = await asyncio.to_thread(archive, self.store, old)
            gone = await asyncio.to_thread(self.store.throw_away, old)
        except StoreError as error:
            self.log.error("not-tidied", reason=error.reason)
            return
        for code in gone:
            self.drop(code, "closed")
        self.log.warning("thrown-away", tables=len(gone), records=len(old.records), archive=file.name)
