"""All tables of the server: opens, finds, unloads and deletes them."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import UTC, datetime
from random import Random, SystemRandom
from typing import Protocol

from msgspec.structs import replace

from boomcat.bots.roster import bot_named
from boomcat.core.chance import PlayerRng
from boomcat.lessons import lessons
from boomcat.server.operations.bans import Bans
from boomcat.server.operations.counters import Counters
from boomcat.server.operations.fair_semaphore import FairSemaphore
from boomcat.server.operations.log import Log
from boomcat.server.operations.overload import OverloadDetector
from boomcat.server.storage.base import Storage
from boomcat.server.storage.change import Damaged, StoredTable
from boomcat.server.storage.store_errors import StoreError
from boomcat.server.tables.actor import Broken, TableActor, TablePort
from boomcat.server.tables.branches import entry_to_branch
from boomcat.server.tables.clock import ServerClock
from boomcat.server.tables.coach_questions import Coach
from boomcat.server.tables.deals import Deals, opened, sealed
from boomcat.server.tables.entries import AnyEntry, Branched, Opened, read_entry
from boomcat.server.tables.http_bodies import (
    ClaimSeat,
    DealInfo,
    DealResults,
    JoinTable,
    OpenDuel,
    OpenTable,
    PlayDeal,
    PlayLesson,
    PlayNow,
    PlayOn,
    PlaySolo,
    PublicTables,
    Seated,
)
from boomcat.server.tables.messages import Start
from boomcat.server.tables.name_filter import NameFilter
from boomcat.server.tables.public_tables import Matchmaker
from boomcat.server.tables.requests import (
    NotAllowed,
    begin_lesson,
    check_bot,
    check_private,
    clean_name,
    entry_for,
)
from boomcat.server.tables.seat_at_table import SeatAtTable, token_hash
from boomcat.server.tables.table import Table, rules_of, settled
from boomcat.server.tables.table_codes import is_code, new_code, spelled
from boomcat.server.tables.table_info import AVATARS, Settings, TableInfo
from boomcat.server.tables.table_session import PendingStep, TableSession
from boomcat.wire.option_messages import options_message

TOKEN_BYTES = 24

HOUR_SECONDS = 3600.0
#: A table without connections is unloaded after this time; it is read again when a client comes.
UNLOAD_SECONDS = 600.0
#: If there are more of them, some are unloaded earlier, but none in its first seconds: a client may be on the way.
MOST_ASLEEP, SPARED_SECONDS = 1_000, 5.0
#: Tables unloaded at a time: to choose them, all are looked at.
UNLOADED_AT_ONCE = 100
#: The part of the free tables that one client network may open.
NETWORK_SHARE = 0.1
#: Bots that think at a time, at all tables together; tables that are opened at a time; and that are read.
THINKING_AT_ONCE, OPENING_AT_ONCE, READING_AT_ONCE = 2, 2, 2
#: Recorded games that are read at a time to be played on: each takes up to a second of a thread.
BRANCHES_AT_ONCE = 1
#: Seconds after each bot's decision, and after each opened table, that are left to requests of players.
THINKING_REST_SECONDS, OPENING_REST_SECONDS = 0.004, 0.05
#: Seconds for which other tables may have to wait while one is read.
READ_SLICE_SECONDS = 0.002
#: The server counts as busy if bots, or requests to open tables, wait longer than this many seconds.
BUSY_AFTER_SECONDS = 2.0
#: Nothing is deleted before the server has run for this time; and the interval after that.
TIDYING_GRACE_SECONDS, TIDYING_INTERVAL_SECONDS = 12 * HOUR_SECONDS, 24 * HOUR_SECONDS
#: Seconds after which a failed clean-up is tried again.
TIDYING_RETRY_SECONDS = HOUR_SECONDS
#: The part of the stored tables that is deleted at a time is at most this, or 2 / `keep_days` if that is more.
LEAST_SHARE = 0.1
#: Seconds that tables which move to another node may take to store their last step.
HAND_OVER_SECONDS = 0.5
#: Seconds between two tables that are checked for damage: players come first.
DAMAGE_CHECK_PAUSE_SECONDS = 0.01
#: Seconds between two reads of the operators' orders.
ORDERS_SECONDS = 2.0


START = Start(id="")
#: How a stored table begins that takes up to a second to read: its first entry has all moves of another game.
BRANCHED = b'{"entry":"branched"'


def load_bots() -> None:
    """Load what bots and the coach need before it's asked for: the weights take a tenth of a second."""
    with suppress(ImportError):
        bot_named("champion", PlayerRng(0))
        from boomcat.champion.judge import judge

        judge()


class NoSuchTable(NotAllowed):
    def __init__(self) -> None:
        super().__init__("no-such-table")


class Tables(Protocol):
    """The tables that the application serves: one registry's, or a cluster's.  `who` is the client's network."""

    async def open_table(self, request: OpenTable, who: str = "") -> Seated: ...

    async def play_solo(self, request: PlaySolo, who: str = "") -> Seated: ...

    async def play_lesson(self, request: PlayLesson, who: str = "") -> Seated: ...
    async def play_now(self, request: PlayNow, who: str = "") -> Seated: ...
    async def public(self) -> PublicTables: ...

    async def play_on(self, request: PlayOn, who: str = "") -> Seated: ...

    async def deal(self, name: str) -> DealInfo: ...
    async def open_duel(self, request: OpenDuel) -> DealInfo: ...
    async def play_deal(self, request: PlayDeal, who: str = "") -> Seated: ...
    async def deal_results(self, name: str, table: str) -> DealResults: ...

    async def join(self, code: str, request: JoinTable, who: str = "") -> Seated: ...

    async def claim(self, request: ClaimSeat) -> Seated: ...

    async def info(self, code: str, who: str = "") -> TableInfo: ...

    async def record(self, code: str, number: int) -> str | None:
        """Return the record of a finished game."""

    async def place(self, code: str, who: str, address: str) -> TablePort:
        """Return the table for a socket from this address."""


class Tenure(Protocol):
    """Decides which tables are on this node of a cluster (boomcat/server/cluster)."""

    async def start(self) -> None: ...

    @property
    def trouble(self) -> str:
        """The reason why this node can't serve tables now; empty if it can."""

    def holds(self, code: str) -> bool:
        """Return whether this node has the table's lease."""

    async def settle(self, code: str) -> None:
        """Take the lease of a table that was opened here."""

    def left(self, code: str) -> None:
        """Release the lease of a table that was unloaded."""

    async def leave(self) -> None:
        """Hand over all tables, because the server stops: they are halted, and their clients are still connected."""

    async def stop(self) -> None: ...


class TableRegistry:
    def __init__(
        self,
        store: Storage,
        clock: ServerClock,
        log: Log,
        random: Random | None = None,
        keep_days: float = 365.0,
        most_tables: int = 10_000,
        names: NameFilter | None = None,
    ) -> None:
        self.store = store
        self.clock = clock
        self.log = log
        self.random = random or SystemRandom()
        self.keep_days = keep_days
        self.next_tidying = clock.now() + TIDYING_GRACE_SECONDS
        self.most_tables = most_tables
        self.counters = Counters()
        self.bans = Bans()
        #: For tables where strangers meet.
        self.names = names or NameFilter.read()
        self.matchmaker = Matchmaker(self)
        self.deals = Deals(store, clock, keep_days)
        #: None where nothing has learnt the game.
        self.coach: Coach | None = Coach(log)
        self.actors: dict[str, TableActor] = {}
        self.overload = OverloadDetector()
        self.bots = FairSemaphore(THINKING_AT_ONCE, time.monotonic, THINKING_REST_SECONDS)
        self.openings = FairSemaphore(OPENING_AT_ONCE, time.monotonic, OPENING_REST_SECONDS)
        self.readings = FairSemaphore(READING_AT_ONCE, time.monotonic)
        self.branches = FairSemaphore(BRANCHES_AT_ONCE, time.monotonic)
        #: Tables that are being read, by their codes.
        self.loading: dict[str, asyncio.Task[TableActor]] = {}
        #: The client network that opened each table in memory.
        self.openers: dict[str, str] = {}
        #: The number of tables at which unused ones are looked for.
        self.look_at = MOST_ASLEEP
        self.unreadable: set[str] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.stopping = False
        self.tenure: Tenure | None = None
        #: Why it could not be started.
        self.refused: StoreError | None = None

    # -- starting and stopping -------------------------------------------------------

    async def start(self) -> None:
        """Start without any table: each is read when a client asks for it."""
        try:
            await self.store.start(self.clock, self.drop_all)
            await self.take_orders()
            if self.tenure is not None:
                await self.tenure.start()
        except StoreError as error:
            self.refused = error
            await self.store.close()
            raise
        self.keep(asyncio.create_task(self.repeat(UNLOAD_SECONDS, self.tidy)))
        self.keep(asyncio.create_task(self.repeat(ORDERS_SECONDS, self.take_orders)))
        self.keep(asyncio.create_task(self.overload.watch(self.counters)))
        self.keep(asyncio.create_task(asyncio.to_thread(load_bots)))
        self.keep(asyncio.create_task(self.look_for_damage()))

    async def repeat(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except Exception as error:  # from a row written by hand, perhaps; the next time it may work
                self.log.broken(error)

    async def look_for_damage(self) -> None:
        """Check all stored tables once, slowly: damage should be known before a player comes back."""
        with suppress(StoreError):
            for code in await self.store.open_codes():
                await asyncio.sleep(DAMAGE_CHECK_PAUSE_SECONDS)
                stored = None if code in self.actors else await self.store.look(code)
                if stored is not None and stored.damaged:
                    await self.read(stored)

    async def say_goodbye(self) -> None:
        """Stop all tables, then send their clients a goodbye; called before the connections are closed."""
        self.stopping = True
        self.openings.let_all_in()  # waiting requests are refused now
        stops = [asyncio.create_task(actor.stop()) for actor in self.actors.values()]
        if stops:
            # In a cluster, the slowest isn't waited for: what is being stored is stored, or refused because the next
            # node has claimed the table.
            await asyncio.wait(stops, timeout=None if self.tenure is None else HAND_OVER_SECONDS)
        if self.tenure is not None:
            await self.tenure.leave()
        for actor in self.actors.values():
            actor.session.close("stopping")

    async def stop(self) -> None:
        for task in (*self.tasks, *self.loading.values()):
            task.cancel()
        await asyncio.gather(*(actor.stop() for actor in self.actors.values()), return_exceptions=True)
        if self.coach is not None:
            await self.coach.close()
        self.actors.clear()
        if self.tenure is not None:
            await self.tenure.stop()
        await self.store.close()

    def keep(self, task: asyncio.Task[None]) -> None:
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # -- one table -------------------------------------------------------------------

    async def read(self, stored: StoredTable) -> Table | None:
        """Return a stored table; None if it can't be read.  Other tables run in between."""
        table = Table(stored.game)
        entries = ((read_entry(entry.data), entry.at) for entry in stored.entries)
        try:
            if stored.damaged:
                raise Damaged
            steps = table.replay(entries, stored.snapshot)
            if stored.entries and stored.entries[0].data.startswith(BRANCHED):
                await asyncio.to_thread(next, steps)
            began = time.perf_counter()
            for _ in steps:
                if time.perf_counter() - began > READ_SLICE_SECONDS:
                    await asyncio.sleep(0)
                    began = time.perf_counter()
            return table
        except Exception as error:
            if stored.game not in self.unreadable:
                self.unreadable.add(stored.game)
                # With its time it can be found in the database; its code would open it.
                created = datetime.fromtimestamp(stored.created, UTC).isoformat()
                self.log.error("table-unreadable", created=created, error=type(error).__name__)
            return None

    def new_runner(self, table: Table) -> TableActor:
        session = TableSession(
            table, self.clock, self.random, self.new, self.log, self.counters, self.keep_result, self.coach
        )

        def stale() -> None:
            if self.actors.get(table.code) is actor:  # and not one that was read since
                self.drop(table.code)

        actor = TableActor(session, self.store, self.clock, self.log, self.bots, stale, self.bans.has)
        return actor

    def drop(self, code: str, reason: str = "stopping") -> None:
        """Forget a table; if it is still stored, the next who asks for it finds it as it is there."""
        actor = self.actors.pop(code, None)
        if actor is not None:
            self.openers.pop(code, None)
            self.store.let_go(code)
            actor.halt()  # first: a client that is just entering would be at a table that doesn't run
            actor.session.close(reason)
            self.keep(asyncio.create_task(actor.stop()))
            if self.tenure is not None:
                self.tenure.left(code)

    def drop_all(self) -> None:
        """Drop all tables: another process may have changed any of them."""
        self.log.warning("claim-changed", tables=len(self.actors))
        for code in list(self.actors):
            self.drop(code)

    async def find(self, code: str, who: str = "") -> TableActor:
        """Return the table's actor, reading the table if necessary.  `who` is the client's network."""
        code = spelled(code)
        known = self.actors.get(code)
        if known is not None:
            known.found = self.clock.now()
            return known
        if not is_code(code):
            raise NoSuchTable
        if self.stopping:
            # Don't answer "no such table" without looking it up: the client would forget it.
            raise StoreError("store-closed")
        loading = self.loading.get(code)
        if loading is None:
            loading = self.loading[code] = asyncio.create_task(self.load(code, who))
            loading.add_done_callback(lambda task: self.loaded(code, task))
        return await asyncio.shield(loading)  # the first client may go while others still wait

    async def load(self, code: str, who: str) -> TableActor:
        """Read a table from the storage, a few at a time; client networks take turns."""
        async with self.readings.turn(who):
            if self.tenure is not None and not self.tenure.holds(code):
                raise Broken  # another process has it by now
            stored = await self.store.load(code)
            if stored is None:
                raise NoSuchTable
            try:
                table = await self.read(stored)
                if table is None:
                    raise NotAllowed("table-unreadable")
                if self.stopping:
                    raise StoreError("store-closed")
                if self.tenure is not None and not self.tenure.holds(code):
                    raise Broken  # it took too long
                self.unload_unused()
                actor = self.actors[code] = self.new_runner(table)
                actor.session.restore()
                return actor
            except BaseException:
                self.store.let_go(code)
                raise

    def loaded(self, code: str, task: asyncio.Task[TableActor]) -> None:
        del self.loading[code]
        if not task.cancelled():
            task.exception()  # if no request waits for it any more, the error is dropped

    async def open_table(self, request: OpenTable, who: str = "") -> Seated:
        if "open" not in request.seats:
            raise NotAllowed("no-open-seat")
        settings = check_private(request.settings)
        return await self.open(request.name, settings, list(request.seats), request.avatar, who)

    async def play_solo(self, request: PlaySolo, who: str = "") -> Seated:
        settings = check_private(request.settings)
        seated = await self.open(request.name, settings, ["open", *request.bots], request.avatar, who)
        actor = await self.find(seated.table)
        session = actor.session
        await actor.do(lambda: session.propose(entry_for(session.table, session.table.host, START)))
        return seated

    async def play_lesson(self, request: PlayLesson, who: str = "") -> Seated:
        lesson = lessons().get(request.lesson)
        if lesson is None:
            raise NotAllowed("no-such-lesson", {"word": request.lesson, "allowed": " ".join(lessons())})
        rules = lesson.position.rules
        settings = Settings(rules.edition.key, options=options_message(rules.options), spectators=False)
        bots = ["heuristic"] * (rules.players - 1)
        seated = await self.open(request.name, settings, ["open", *bots], request.avatar, who)
        actor = await self.find(seated.table)
        await actor.do(lambda: actor.session.propose(begin_lesson(lesson)))
        return seated

    async def deal(self, name: str) -> DealInfo:
        return self.deals.info(await self.deals.find(name))

    async def open_duel(self, request: OpenDuel) -> DealInfo:
        if self.busy:
            raise NotAllowed("server-is-busy")
        return await self.deals.open_duel(request)

    async def play_deal(self, request: PlayDeal, who: str = "") -> Seated:
        deal = await self.deals.to_play(request.deal)
        seated = await self.begin(lambda token: opened(deal, request, token), who)
        actor = await self.find(seated.table)
        await actor.do(lambda: actor.session.propose(sealed(deal)))
        return seated

    async def deal_results(self, name: str, table: str) -> DealResults:
        return await self.deals.results(name, table)

    def keep_result(self, table: Table) -> None:
        """Store the result of a deal that others play, too.  If that fails, it is stored when the table is read."""

        async def keep() -> None:
            with suppress(StoreError):
                await self.deals.keep_result(table)

        self.keep(asyncio.create_task(keep()))

    async def play_now(self, request: PlayNow, who: str = "") -> Seated:
        return await self.matchmaker.seat(request, who)

    async def public(self) -> PublicTables:
        return self.matchmaker.listed()

    async def open(
        self,
        name: str,
        settings: Settings,
        seats: list[str],
        avatar: int | None,
        who: str = "",
        token: str | None = None,
    ) -> Seated:
        settings = settled(settings)
        rules_of(settings, len(seats))
        for plan in seats:
            if plan != "open":
                check_bot(plan)
        person, faces = clean_name(name), self.random.sample(range(AVATARS), AVATARS)
        return await self.begin(
            lambda token: Opened(
                settings=settings, seats=seats, name=person, avatar=avatar or 0, token=token, faces=faces
            ),
            who,
            token,
        )

    async def play_on(self, request: PlayOn, who: str = "") -> Seated:
        async with self.branches.turn(who):
            branch = await asyncio.to_thread(entry_to_branch, request)
        return await self.begin(lambda token: replace(branch, token=token), who)

    async def begin(self, first: Callable[[str], AnyEntry], who: str, token: str | None = None) -> Seated:
        """Open a table with its first entry, which gets the hash of the key to its seat.

        Players come first: openings queue, and are refused while the server is busy.
        """
        if self.busy:
            raise NotAllowed("server-is-busy")
        async with self.openings.turn(who):
            if self.stopping:
                raise StoreError("store-closed")
            self.unload_unused()
            if self.has_enough(who):
                for code in self.asleep(SPARED_SECONDS):
                    if self.openers.get(code) == who:
                        self.drop(code)
                if self.has_enough(who):
                    raise NotAllowed("too-many-tables")
            token = token or secrets.token_urlsafe(TOKEN_BYTES)
            actor = self.new_runner(Table(new_code()))
            opened = first(token_hash(token))
            session = actor.session
            code = session.table.code
            try:
                if isinstance(opened, Branched):
                    # Other tables must not wait for all moves of its game.
                    pending = await asyncio.to_thread(session.propose, opened)
                else:
                    pending = session.propose(opened)
                await actor.do(lambda: pending)
                if self.tenure is not None:
                    await self.tenure.settle(code)
            except BaseException:
                self.store.let_go(code)
                await actor.stop()
                raise
            session.restore()
            self.actors[code] = actor
            self.openers[code] = who
            table = session.table
            self.log.info("table-opened", table=code, edition=table.settings.edition, seats=len(table.chairs))
            return session.seated(token)

    @property
    def busy(self) -> bool:
        return self.overload.high or max(self.bots.waiting(), self.openings.waiting()) > BUSY_AFTER_SECONDS

    async def info(self, code: str, who: str = "") -> TableInfo:
        return (await self.find(code, who)).session.info_for(None)

    async def record(self, code: str, number: int) -> str | None:
        found = await self.store.record(code, number)
        if found is not None:
            await self.deals.check_open(found)
        return found

    async def place(self, code: str, who: str, address: str) -> TablePort:
        return await self.find(code, who)

    async def join(self, code: str, request: JoinTable, who: str = "") -> Seated:
        token = request.token or secrets.token_urlsafe(TOKEN_BYTES)

        def step(session: TableSession) -> PendingStep:
            if session.table.settings.public:
                self.names.check(request.name)
            return session.propose_join(request, token)

        return await self.seat(code, who, token, step)

    async def seat(self, code: str, who: str, token: str, step: Callable[[TableSession], PendingStep]) -> Seated:
        """Store the step that lets this token open a seat, unless it does: the answer was lost, and asked for again."""
        actor = await self.find(code, who)
        session = actor.session

        def propose() -> PendingStep | None:
            return None if session.table.chair_with(token_hash(token)) is not None else step(session)

        await actor.do(propose)
        return session.seated(token)

    # -- other devices -----------------------------------------------------------------

    def new(self, table: str, chair: SeatAtTable) -> str:
        """Return a code for another device; it replaces an older one of the same seat."""
        code = new_code()
        self.store.add_device_code(token_hash(code), table, chair.tokens)
        return code

    async def claim(self, request: ClaimSeat) -> Seated:
        code = token_hash(spelled(request.code))
        ticket = await self.store.take_device_code(code)
        if ticket is None:
            raise NotAllowed("no-such-code")
        try:
            return await self.add_device(ticket.table, ticket.holder, secrets.token_urlsafe(TOKEN_BYTES))
        except StoreError:
            self.store.put_device_code_back(code, ticket)
            raise

    async def add_device(self, code: str, holder: str, token: str) -> Seated:
        """Add a device with this token to the seat that has a token with the hash `holder`."""
        return await self.seat(code, "", token, lambda session: session.add_device(holder, token))

    # -- orders ------------------------------------------------------------------------

    async def take_orders(self) -> None:
        """Carry out what operators have written into the database (boomcat tables)."""
        try:
            bans = await self.store.bans(self.clock.wall())
            closed = await self.store.closed_by_order()
            for code in closed:
                self.drop(code, "shut")
            if closed:
                await self.store.forget_orders(closed)
                self.log.info("tables-shut", tables=len(closed))
        except StoreError:
            return  # moves are refused with the reason; orders wait
        if self.bans.replace(bans):
            self.log.info("bans-changed", bans=len(bans))
            for actor in self.actors.values():
                actor.post(lambda session=actor.session: session.send_away(self.bans.has))  # type: ignore[misc]

    # -- tidying up --------------------------------------------------------------------

    async def tidy(self) -> None:
        self.tidy_memory()
        await self.tidy_store()

    def tidy_memory(self) -> None:
        """Unload tables that have had no connection for a while."""
        for code in self.asleep(UNLOAD_SECONDS):
            self.drop(code)

    def unload_unused(self) -> None:
        """Unload some of the unused tables if there are too many."""
        if len(self.actors) < min(self.look_at, self.most_tables):
            return
        asleep = self.asleep(SPARED_SECONDS)
        wanted = max(len(asleep) - MOST_ASLEEP, len(self.actors) - self.most_tables + 1)
        for code in asleep[: wanted + UNLOADED_AT_ONCE if wanted > 0 else 0]:
            self.drop(code)
        self.look_at = max(MOST_ASLEEP, len(self.actors) + UNLOADED_AT_ONCE)

    def has_enough(self, who: str) -> bool:
        """Return whether this client network has its share of the tables, which shrinks as the server fills."""
        opened = list(self.openers.values()).count(who)
        return opened >= (self.most_tables - len(self.actors)) * NETWORK_SHARE

    def asleep(self, least: float) -> list[str]:
        """Return the tables without a connection for this time, those without a game first, then the oldest."""
        now = self.clock.now()
        found = [
            (actor.session.table.games > 0, -actor.session.clock.stood(), code)
            for code, actor in self.actors.items()
            if not actor.session.viewers and actor.idle and min(actor.session.clock.stood(), now - actor.found) > least
        ]
        found.sort(key=lambda one: one[:2])
        return [code for _, _, code in found]

    async def tidy_store(self) -> None:
        """Delete tables, and records of finished games, that have not been touched for `keep_days`.

        Only when the server has run for a while, a part at a time, and never without a copy: the clock may be wrong.
        """
        now = self.clock.now()
        if not self.keep_days or now < self.next_tidying:
            return
        self.next_tidying = now + TIDYING_INTERVAL_SECONDS
        before = self.clock.wall() - self.keep_days * 24 * HOUR_SECONDS
        share = min(1.0, max(LEAST_SHARE, 2 / self.keep_days))
        watched = [code for code, actor in self.actors.items() if actor.session.viewers]
        try:
            tidied = await self.store.tidy(before, share, watched)
        except StoreError as error:
            self.log.error("not-tidied", reason=error.reason)
            self.next_tidying = now + TIDYING_RETRY_SECONDS
            return
        if tidied is None:
            return
        for reason, tables in tidied.left.items():
            self.log.error("not-tidied", reason=reason, tables=tables)
        if not tidied.archive:
            return
        for code in tidied.tables:
            self.drop(code, "closed")
        self.log.warning("thrown-away", tables=len(tidied.tables), records=tidied.records, archive=tidied.archive)
