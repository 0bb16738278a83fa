"""A node's part in the cluster: heartbeats, leases of tables, and links to other nodes."""

from __future__ import annotations

import asyncio
import secrets
import time
import traceback
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from random import Random, SystemRandom
from typing import TypeAlias

import msgspec

from boomcat.server.cluster.formats import HERE, Formats
from boomcat.server.cluster.link import HEADS, Link, read_batch, refusal
from boomcat.server.cluster.nats_bus import BusError, NatsBus
from boomcat.server.cluster.ownership import (
    HEARTBEAT_SECONDS,
    TAKEN,
    UNKNOWN_NODE,
    Heartbeat,
    Holder,
    NodeList,
    Ownership,
    TakenMessage,
    lease_of,
    read_beat,
    read_lease,
)
from boomcat.server.cluster.rpc import NewerFormat, RpcRequest, What, read_reply
from boomcat.server.operations.counters import Histogram
from boomcat.server.operations.log import LogThrottle
from boomcat.server.storage.store_errors import StoreError
from boomcat.server.tables.actor import TableActor, TablePort
from boomcat.server.tables.registry import NoSuchTable, TableRegistry
from boomcat.server.tables.table_codes import is_code

#: Between two checks for nodes that are gone, ourselves included.
CHECK_INTERVAL_SECONDS = HEARTBEAT_SECONDS / 4
#: Heartbeats whose time of sending we keep.
REMEMBERED_BEATS = 10
#: For the answer of another node, and between two attempts to find a table.
RPC_TIMEOUT_SECONDS, RETRY_SECONDS = 2.0, 0.1
#: To find a table whose node is gone.  A browser waits no longer than ten seconds.
FIND_TIMEOUT_SECONDS = 8.0
#: Leases that are handed over or compared concurrently.
CONCURRENT_LEASES = 100
#: To hand over all tables when we stop.
HANDOVER_TIMEOUT_SECONDS = 0.8
#: A larger difference to the clock of NATS, in seconds, is logged.
CLOCK_WARNING_SECONDS = 5.0
#: For our first heartbeat to come back, on a busy machine.
ECHO_TIMEOUT_SECONDS = 30.0
#: Between two comparisons of our clock with that of NATS.
CLOCK_CHECK_INTERVAL_SECONDS = 60.0


ENCODER = msgspec.msgpack.Encoder()
#: Returns the format of a table's last page, or None if the table doesn't exist.
Peek: TypeAlias = Callable[[str], Awaitable[int | None]]


class ClusterMember:
    """Holds the leases of the tables that are here, and finds all others."""

    def __init__(
        self,
        registry: TableRegistry,
        bus: NatsBus,
        name: str,
        peek: Peek,
        random: Random | None = None,
        now: Callable[[], float] = time.monotonic,
        formats: Formats = HERE,
    ) -> None:
        self.registry = registry
        self.bus = bus
        self.peek = peek
        self.formats = formats
        self.random = random or SystemRandom()
        self.now = now
        self.log = registry.log
        self.me = Holder(name, secrets.token_hex(6))
        self.nodes = NodeList()
        self.own = Ownership(self.me, self.nodes, now(), formats)
        self.links: dict[Holder, Link] = {}
        #: For the metrics: tables that we have taken and handed over, and those that other nodes have taken from us.
        self.takeovers = self.handed_over = self.lost = 0
        self.round_trip = Histogram("boomcat_bus_seconds", "Requests to other nodes until they answer.")
        #: The number of our last heartbeat, and when the last few were sent.
        self.beats = 0
        self.sent: dict[int, float] = {}
        #: Tables that are being looked for, by their codes.
        self.taking: dict[str, asyncio.Task[TableActor | Holder]] = {}
        self.tasks: set[asyncio.Task[object]] = set()
        #: Set once we have received one of our own heartbeats.
        self.echo = asyncio.Event()
        #: The difference between our clock and that of NATS, in seconds.
        self.gap = 0.0
        #: Nodes whose messages are too new for us.
        self.strangers: set[Holder] = set()
        self.throttle = LogThrottle(now)

    # -- coming and going --------------------------------------------------------------------

    async def start(self) -> None:
        """Join the cluster, before the first client is admitted."""
        await self.bus.make_leases()
        self.bus.when_back(self.back)
        await self.bus.listen(f"{self.bus.prefix}.beats", self.hear_beat)
        await self.bus.listen(self.subject(self.me, "lines"), self.hear_batch)
        await self.bus.listen(self.subject(self.me, "taken"), self.hear_taken)
        self.registry.tenure = self
        self.nodes.blind(self.now())
        self.own.echoed(self.now())
        self.keep(self.often(HEARTBEAT_SECONDS, self.beat))
        await self.hear_ourselves()
        self.keep(self.often(CHECK_INTERVAL_SECONDS, self.look))
        self.keep(self.often(HEARTBEAT_SECONDS, self.check_links))
        self.keep(self.compare_clocks())

    async def hear_ourselves(self) -> None:
        """Wait for our own heartbeat: a node that may not receive it would take every table and drop it again."""
        problem = StoreError("cluster-unreachable")
        with suppress(TimeoutError):
            async with asyncio.timeout(ECHO_TIMEOUT_SECONDS):
                while True:
                    with suppress(BusError):  # again: the machine may be busy
                        await self.bus.flush()  # by then we know which subscriptions are denied
                        why = self.bus.denied or f"{self.bus.prefix}.beats"
                        problem = StoreError("cluster-not-permitted", {"why": why})
                        if self.bus.denied:
                            break
                        await self.echo.wait()
                        await self.ask(self.me, "find", "", None, "")
                        return
                    await asyncio.sleep(RETRY_SECONDS)
        raise problem

    async def leave(self) -> None:
        """Hand over every table with viewers to another node, and announce that we leave.

        All tables have stopped and sent what they stored; their viewers are still connected.
        """
        self.own.leaving = True
        self.beat()
        with suppress(TimeoutError):
            async with asyncio.timeout(HANDOVER_TIMEOUT_SECONDS):
                await self.hand_over()

    async def stop(self) -> None:
        for task in (*self.tasks, *self.taking.values()):
            task.cancel()
        for link in self.links.values():
            link.end_all()
            link.flush()
        with suppress(BusError, TimeoutError):
            async with asyncio.timeout(HANDOVER_TIMEOUT_SECONDS):
                self.beat(gone=True)
                await self.bus.flush()

    async def hand_over(self) -> None:
        waiting = []
        for code, revision, heir in self.own.heirs(self.now(), self.random):
            actor = self.registry.actors.get(code)
            watched = actor is not None and bool(actor.session.viewers)
            waiting.append(self.give(code, revision, heir if watched else None))
        for at in range(0, len(waiting), CONCURRENT_LEASES):
            await asyncio.gather(*waiting[at : at + CONCURRENT_LEASES])

    async def give(self, code: str, revision: int, heir: Holder | None) -> None:
        """Hand over our lease, or delete it.  If that fails the others find that it's ours, ask us, and we load it."""
        if self.own.held.get(code) == revision:
            self.own.let_go(code)
        with suppress(BusError):
            if heir is None:
                await self.bus.delete(code, revision)
            elif await self.bus.put(code, self.lease_of(heir), revision) is not None:
                self.handed_over += 1

    def keep(self, work: Coroutine[object, object, object]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def subject(self, holder: Holder, what: str) -> str:
        """Return a subject of one incarnation of a node: messages for an earlier one are lost."""
        return f"{self.bus.prefix}.node.{holder.node}.{holder.incarnation}.{what}"

    # -- heartbeats --------------------------------------------------------------------------

    async def often(self, seconds: float, work: Callable[[], None]) -> None:
        while True:
            try:
                work()
            except Exception as error:  # the next time it may work; without heartbeats we would lose all tables
                self.log.broken(error)
            await asyncio.sleep(seconds)

    def beat(self, gone: bool = False) -> None:
        self.beats += 1
        self.sent[self.beats] = self.now()
        self.sent.pop(self.beats - REMEMBERED_BEATS, None)
        node, incarnation = self.me
        message = Heartbeat(
            format=self.formats.says,
            node=node,
            incarnation=incarnation,
            number=self.beats,
            load=self.load,
            full=self.full,
            leaving=self.own.leaving,
            wall=self.registry.clock.wall(),
            gone=gone,
            hears=self.formats.hears,
            writes=self.formats.writes,
            reads=self.formats.reads,
        )
        self.bus.publish(f"{self.bus.prefix}.beats", ENCODER.encode(message))

    @property
    def load(self) -> float:
        return max(self.registry.overload.share, len(self.registry.actors) / self.registry.most_tables)

    @property
    def full(self) -> bool:
        return self.registry.busy or len(self.registry.actors) >= self.registry.most_tables

    def hear_beat(self, message: bytes) -> None:
        """Handle a heartbeat; one that is too new to read is still a sign of life."""
        try:
            heartbeat = read_beat(message, self.formats.hears)
        except msgspec.DecodeError:
            self.strange(UNKNOWN_NODE)
            return
        holder, now = heartbeat.holder, self.now()
        if heartbeat.format > self.formats.hears:
            self.strange(holder)
        elif holder == self.me:
            self.own.echoed(self.sent.get(heartbeat.number, 0.0))
            self.echo.set()
        before = self.nodes.seen.get(heartbeat.node)
        if heartbeat.gone:
            if before is not None and before.beat.holder == holder:
                self.nodes.left(heartbeat.node, now)
                self.lose(holder)
            return
        self.nodes.heard(heartbeat, now)
        if before is not None and before.beat.holder != holder:
            self.lose(before.beat.holder)

    def strange(self, holder: Holder) -> None:
        """Log once that a node sends what we can't read."""
        if holder not in self.strangers:
            self.strangers.add(holder)
            self.log.warning("newer-node", node=holder.node)

    def look(self) -> None:
        now = self.now()
        dropped = self.own.look(now)
        if dropped:
            self.log.warning("leases-lapsed", tables=len(dropped))
        for code in dropped:
            self.registry.drop(code)
        if not self.own.lapsed:
            for holder in self.nodes.gone(now):
                self.log.warning("node-gone", node=holder.node)
                self.lose(holder)

    def check_links(self) -> None:
        for holder, link in list(self.links.items()):
            link.look()
            if holder in self.nodes.dead and not (link.tables or link.viewers):
                del self.links[holder]  # one of their batches was late

    async def compare_clocks(self) -> None:
        while True:
            with suppress(BusError):  # not now
                asked = self.registry.clock.wall()
                there = await self.bus.time()
                # It was that time at some moment between the request and the reply.
                gap = max(0.0, asked - there, there - self.registry.clock.wall())
                if gap > CLOCK_WARNING_SECONDS >= self.gap:
                    self.log.warning("clocks-apart", seconds=round(gap))
                self.gap = gap
            await asyncio.sleep(CLOCK_CHECK_INTERVAL_SECONDS)

    def lose(self, holder: Holder) -> None:
        """Disconnect the viewers on the link to a node that is gone; they reconnect."""
        self.strangers.discard(holder)
        link = self.links.pop(holder, None)
        if link is not None:
            link.end_all()

    def back(self) -> None:
        """Recover after a reconnect: messages are lost, and silent nodes may be alive."""
        self.nodes.blind(self.now())
        for link in self.links.values():
            link.void()
        self.keep(self.compare_leases())

    async def compare_leases(self) -> None:
        """Check our leases: other nodes may have taken tables, or all leases are lost with their servers."""
        held = list(self.own.held)
        for at in range(0, len(held), CONCURRENT_LEASES):
            await asyncio.gather(*(self.compare_lease(code) for code in held[at : at + CONCURRENT_LEASES]))

    async def compare_lease(self, code: str) -> None:
        until = self.now() + FIND_TIMEOUT_SECONDS
        while code in self.own.held and self.now() < until:
            with suppress(BusError):
                kept = await self.bus.get(code)
                if kept is None:
                    ours = await self.bus.put(code, self.lease_of(self.me), 0)
                    if ours is not None and code in self.own.held:
                        self.own.held[code] = ours
                elif kept.revision == self.own.held.get(code):
                    return
                elif read_lease(kept.value) != self.me:
                    self.lose_table(code)
            await asyncio.sleep(RETRY_SECONDS)

    def lose_table(self, code: str) -> None:
        """Drop a table that another node has taken."""
        self.lost += 1
        self.own.let_go(code)
        self.registry.drop(code)

    # -- links -------------------------------------------------------------------------------

    def link(self, peer: Holder) -> Link:
        if peer not in self.links:
            self.links[peer] = Link(self, self.subject(peer, "lines"))
        return self.links[peer]

    def hear_batch(self, message: bytes) -> None:
        try:
            head = HEADS.decode(message)
            batch = read_batch(message) if head.format <= self.formats.hears else None
        except msgspec.DecodeError:
            self.strange(UNKNOWN_NODE)
            return
        holder = head.holder
        if batch is not None:
            self.link(holder).heard(batch)
        else:
            self.strange(holder)
            self.bus.publish(self.subject(holder, "lines"), refusal(self.me, self.formats.says, head))

    def complain(self, error: Exception) -> None:
        """Log an error in a message of another node, once a minute for each place in the code."""
        *_, last = traceback.extract_tb(error.__traceback__)
        if self.throttle.allow(f"{type(error).__name__} {last.lineno}"):
            self.log.broken(error)

    def here(self, code: str) -> TablePort | None:
        actor = self.registry.actors.get(code)
        return None if actor is None or actor.stopped else actor

    # -- where a table is ----------------------------------------------------------------------

    async def find(self, code: str, who: str) -> TableActor | Holder:
        """Return the table, or the node that has it."""
        known = self.registry.actors.get(code)
        if known is not None and not known.stopped:
            known.found = self.registry.clock.now()
            return known
        if not is_code(code):
            raise NoSuchTable
        taking = self.taking.get(code)
        if taking is None:
            taking = self.taking[code] = asyncio.create_task(self.look_for(code, who))
            taking.add_done_callback(lambda task: self.looked(code, task))
        return await asyncio.shield(taking)

    def looked(self, code: str, task: asyncio.Task[TableActor | Holder]) -> None:
        del self.taking[code]
        if not task.cancelled():
            task.exception()  # marks it as seen, even if no task waits for it any more

    async def look_for(self, code: str, who: str) -> TableActor | Holder:
        while True:
            try:
                kept = await self.bus.get(code)
            except BusError:
                raise StoreError("store-unreachable") from None
            leased, revision = (None, 0) if kept is None else (read_lease(kept.value), kept.revision)
            holder = self.own.where(code, leased, self.now())
            if holder is None:
                if not self.own.may_take(self.now()):
                    raise StoreError("store-closed")
                # Guessed codes, and tables that we can't run, must not cause a write.
                async with self.registry.readings.turn(who):
                    pages = await self.peek(code)
                if pages is None:
                    raise NoSuchTable
                if pages > self.formats.reads:
                    return self.able(pages)
                if await self.take(code, revision):
                    if leased not in (None, self.me):
                        self.took_from(leased, code)
                    return await self.read(code, who)
            elif holder != self.me:
                return holder
            elif self.here(code) is not None or code not in self.registry.actors:
                return await self.read(code, who)
            # Another node was quicker, the lease we read was old, or we are stopping and the table is about to move.
            await asyncio.sleep(RETRY_SECONDS)

    async def take(self, code: str, revision: int) -> bool:
        """Write our lease; return False if another node was quicker."""
        try:
            ours = await self.bus.put(code, self.lease_of(self.me), revision)
        except BusError:
            raise StoreError("store-unreachable") from None
        if ours is None:
            return False
        if not self.own.took(code, ours, self.now()):
            raise StoreError("store-unreachable")
        return True

    def took_from(self, holder: Holder, code: str) -> None:
        """Notify the former node: if it lives and stores nothing, it would not notice, and its viewers would wait."""
        self.takeovers += 1
        taken = TakenMessage(self.formats.says, code, self.own.held[code])
        self.bus.publish(self.subject(holder, "taken"), ENCODER.encode(taken))

    def hear_taken(self, message: bytes) -> None:
        try:
            taken = TAKEN.decode(message)
        except msgspec.DecodeError:
            self.strange(UNKNOWN_NODE)
            return
        if self.own.held.get(taken.code, taken.revision) < taken.revision:
            self.lose_table(taken.code)

    async def read(self, code: str, who: str) -> TableActor | Holder:
        """Load the table, or return a node that can read it."""
        try:
            return await self.registry.find(code, who)
        except BaseException as error:
            self.left(code)
            if isinstance(error, StoreError):
                return self.able(too_new(error))
            raise

    def able(self, pages: int) -> Holder:
        """Return a node, busy or not, that reads this format of pages, which we don't."""

        def may(beat: Heartbeat) -> bool:
            return beat.formats.reads >= pages and self.formats.understands(beat.formats)

        found = self.nodes.pick(self.now(), self.random, may, [self.me.node])
        if found is None:
            raise StoreError("cluster-upgrading")
        return found.holder

    def lease_of(self, holder: Holder) -> bytes:
        return lease_of(holder, self.formats.says)

    # -- for the tables ------------------------------------------------------------------------

    @property
    def trouble(self) -> str:
        return "node-lapsed" if self.own.lapsed else ""

    def holds(self, code: str) -> bool:
        return code in self.own.held

    async def settle(self, code: str) -> None:
        """Take the lease of a table that was opened here."""
        if not await self.take(code, 0):
            raise StoreError("store-stale")

    def left(self, code: str) -> None:
        """Delete the lease of a table that has left the memory."""
        revision = self.own.let_go(code)
        if revision is not None:
            self.keep(self.give(code, revision, None))

    # -- requests to other nodes ---------------------------------------------------------------

    def question(self, what: What, code: str, body: object, who: str) -> RpcRequest:
        return RpcRequest(self.formats.says, what, code, msgspec.json.encode(body), who)

    async def ask(self, holder: Holder, what: What, code: str, body: object, who: str) -> bytes:
        known = self.nodes.seen.get(holder.node)
        if known is not None and known.beat.holder == holder and not self.formats.understands(known.beat.formats):
            raise NewerFormat  # it might carry out the request, and we could not read the reply
        began = time.perf_counter()
        question = ENCODER.encode(self.question(what, code, body, who))
        answer = await self.bus.ask(self.subject(holder, "ask"), question, RPC_TIMEOUT_SECONDS)
        self.round_trip.observe(time.perf_counter() - began)
        try:
            return read_reply(answer, self.formats.hears)
        except (NewerFormat, msgspec.DecodeError):
            self.strange(holder)
            raise NewerFormat from None


def too_new(error: StoreError) -> int:
    """Return the page format that we cannot read; raise any other error."""
    if error.reason != "store-too-new":
        raise error
    return int(error.details["format"])
