"""A node's part in the cluster: heartbeats, leases of tables, and links to other nodes."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import suppress
from random import Random, SystemRandom
from typing import TypeAlias

import msgspec

from boomcat.server.cluster.bus import Bus, BusError, KeyValue
from boomcat.server.cluster.formats import HERE, Formats
from boomcat.server.cluster.heartbeat import (
    HeartbeatMessage,
    TakenMessage,
    beat_in,
    lease_of,
    read_beat,
    read_lease,
    read_taken,
)
from boomcat.server.cluster.link import Link, head_of, read_batch, refusal
from boomcat.server.cluster.ownership import (
    HEARTBEAT_SECONDS,
    Cannot,
    Heartbeat,
    Holder,
    Mine,
    NodeList,
    Ownership,
    TakeLease,
    Theirs,
)
from boomcat.server.cluster.rpc import Elsewhere, NewerFormat, RpcRequest, What, read_reply, written
from boomcat.server.operations.counters import histogram
from boomcat.server.operations.log_throttle import LogThrottle
from boomcat.server.storage.sql import StoreError
from boomcat.server.tables.actor import Broken, TableActor, TablePort
from boomcat.server.tables.registry import NoSuchTable, TableRegistry
from boomcat.server.tables.requests import NotAllowed
from boomcat.server.tables.table_codes import is_code

__all__ = ["FIND_TIMEOUT_SECONDS", "RETRY_SECONDS", "UNKNOWN_NODE", "ClusterMember", "NodeFigures", "too_new"]

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
#: A larger difference between wall clocks, in seconds, is logged.
CLOCK_WARNING_SECONDS = 5.0
#: For our first heartbeat to come back, on a busy machine.
ECHO_TIMEOUT_SECONDS = 30.0
#: Between two comparisons of our clock with that of NATS.
CLOCK_CHECK_INTERVAL_SECONDS = 60.0


ENCODER = msgspec.msgpack.Encoder()
#: Returns the format of a table's last page, or None if the table doesn't exist.
Peek: TypeAlias = Callable[[str], Awaitable[int | None]]
UNKNOWN_NODE = Holder("", "")


class NodeFigures:
    """Counts for the metrics."""

    def __init__(self) -> None:
        self.takeovers = 0
        self.handed_over = 0
        #: Tables of ours that other nodes have taken.
        self.lost = 0
        self.round_trip = histogram("boomcat_bus_seconds", "Requests to other nodes until they answer.")


class ClusterMember:
    """Holds the leases of the tables that are here, and finds all others."""

    def __init__(
        self,
        registry: TableRegistry,
        bus: Bus,
        name: str,
        peek: Peek,
        version: str = "",
        random: Random | None = None,
        now: Callable[[], float] = time.monotonic,
        formats: Formats = HERE,
    ) -> None:
        self.registry = registry
        self.bus = bus
        self.peek = peek
        self.version = version
        self.formats = formats
        self.random = random or SystemRandom()
        self.now = now
        self.log = registry.log
        self.me = Holder(name, secrets.token_hex(6))
        self.nodes = NodeList()
        self.own = Ownership(self.me, self.nodes, now(), formats)
        self.links: dict[Holder, Link] = {}
        self.figures = NodeFigures()
        #: The number of our last heartbeat, and when the last few were sent.
        self.beats = 0
        self.sent: dict[int, float] = {}
        self.leases: KeyValue | None = None
        #: Tables that are being looked for, by their codes.
        self.taking: dict[str, asyncio.Task[TableActor | Holder]] = {}
        self.tasks: set[asyncio.Task[object]] = set()
        #: Set once we have received a heartbeat of ours.
        self.echo = asyncio.Event()
        #: The largest difference between our clock and that of NATS or a node, in seconds; and whether it is too large.
        self.bus_gap = self.gap = 0.0
        self.apart = False
        #: Nodes whose messages are too new for us.
        self.strangers: set[Holder] = set()
        self.throttle = LogThrottle(now)

    # -- coming and going --------------------------------------------------------------------

    async def start(self) -> None:
        """Join the cluster, before the first client is admitted."""
        self.leases = await self.bus.key_value()
        self.bus.when_back(self.back)
        await self.bus.listen(f"{self.bus.prefix}.beats", self.hear_beat)
        await self.bus.listen(self.subject(self.me, "lines"), self.hear_batch)
        await self.bus.listen(self.subject(self.me, "taken"), self.hear_taken)
        self.registry.tenure = self
        self.nodes.blind(self.now())
        self.own.echoed(self.now())
        self.keep(self.beat_often())
        await self.hear_ourselves()
        self.keep(self.look_often())
        self.keep(self.compare_clocks_often())

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
        self.own.leave()
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
        given: dict[Holder, list[str]] = {}
        waiting = []
        for code, revision, heir in self.own.heirs(self.now(), self.random):
            actor = self.registry.actors.get(code)
            watched = actor is not None and bool(actor.session.viewers)
            waiting.append(self.give(code, revision, heir if watched else None, given))
        for at in range(0, len(waiting), CONCURRENT_LEASES):
            await asyncio.gather(*waiting[at : at + CONCURRENT_LEASES])
        for heir, codes in given.items():
            # They could load each on demand, but all viewers reconnect now.
            with suppress(BusError, Elsewhere, StoreError, NotAllowed, Broken):
                await self.ask(heir, "adopt", "", codes, "")

    async def give(self, code: str, revision: int, heir: Holder | None, given: dict[Holder, list[str]]) -> None:
        assert self.leases is not None
        self.own.let_go(code)
        with suppress(BusError):
            if heir is None:
                await self.leases.delete(code, revision)
            elif await self.leases.put(code, self.lease_of(heir), revision) is not None:
                given.setdefault(heir, []).append(code)
                self.figures.handed_over += 1

    def keep(self, work: Coroutine[object, object, object]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def subject(self, holder: Holder, what: str) -> str:
        """Return a subject of one incarnation of a node: messages for an earlier one are lost."""
        return f"{self.bus.prefix}.node.{holder.node}.{holder.incarnation}.{what}"

    # -- heartbeats --------------------------------------------------------------------------

    async def beat_often(self) -> None:
        while True:
            try:
                self.beat()
            except Exception as error:  # the next one may work; without any we would lose all tables
                self.log.broken(error)
            await asyncio.sleep(HEARTBEAT_SECONDS)

    def beat(self, gone: bool = False) -> None:
        self.beats += 1
        self.sent[self.beats] = self.now()
        self.sent.pop(self.beats - REMEMBERED_BEATS, None)
        node, incarnation = self.me
        message = HeartbeatMessage(
            format=self.formats.says,
            node=node,
            incarnation=incarnation,
            number=self.beats,
            load=self.load,
            full=self.full,
            leaving=self.own.leaving,
            wall=self.registry.clock.wall(),
            version=self.version,
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

    def alive(self) -> Iterator[Heartbeat]:
        return self.nodes.alive(self.now())

    def hear_beat(self, message: bytes) -> None:
        """Handle a heartbeat; one that is too new to read is still a sign of life."""
        try:
            heartbeat = read_beat(message, self.formats.hears)
        except msgspec.DecodeError:
            self.strange(UNKNOWN_NODE)
            return
        holder, now = Holder(heartbeat.node, heartbeat.incarnation), self.now()
        if not isinstance(heartbeat, HeartbeatMessage):
            self.strange(holder)
        elif holder == self.me:
            self.own.echoed(self.sent.get(heartbeat.number, 0.0))
            self.echo.set()
        if isinstance(heartbeat, HeartbeatMessage) and heartbeat.gone:
            known = self.nodes.seen.get(heartbeat.node)
            if known is not None and known.beat.holder == holder:
                self.nodes.left(heartbeat.node, now)
                self.lose(holder)
            return
        before = self.nodes.seen.get(heartbeat.node)
        self.nodes.heard(heartbeat.number, beat_in(heartbeat), now)
        if before is not None and before.beat.holder != holder:
            self.lose(before.beat.holder)

    def strange(self, holder: Holder) -> None:
        """Log once that a node sends what we can't read."""
        if holder not in self.strangers:
            self.strangers.add(holder)
            self.log.warning("newer-node", node=holder.node)

    async def look_often(self) -> None:
        checked = self.now()
        while True:
            await asyncio.sleep(CHECK_INTERVAL_SECONDS)
            now = self.now()
            try:
                self.look(now)
                if now - checked >= HEARTBEAT_SECONDS:
                    checked = now
                    self.check_links()
                    self.compare_clocks(now)
            except Exception as error:  # the checks must continue
                self.log.broken(error)

    def look(self, now: float) -> None:
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
            if holder in self.nodes.dead and not (link.lines or link.guests):
                del self.links[holder]  # a batch of theirs was late

    def compare_clocks(self, now: float) -> None:
        self.gap = max(self.bus_gap, self.nodes.apart(self.registry.clock.wall(), now))
        if (self.gap > CLOCK_WARNING_SECONDS) is not self.apart:
            self.apart = self.gap > CLOCK_WARNING_SECONDS
            if self.apart:
                self.log.warning("clocks-apart", seconds=round(self.gap))

    async def compare_clocks_often(self) -> None:
        while True:
            with suppress(BusError):  # not now
                asked = self.registry.clock.wall()
                there = await self.bus.time()
                # It was that time at some moment between the request and the reply.
                self.bus_gap = max(0.0, asked - there, there - self.registry.clock.wall())
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
        assert self.leases is not None
        until = self.now() + FIND_TIMEOUT_SECONDS
        while code in self.own.held and self.now() < until:
            try:
                kept = await self.leases.get(code)
                if kept is not None and kept.revision == self.own.held.get(code):
                    return
                if kept is None and (ours := await self.leases.put(code, self.lease_of(self.me), 0)) is not None:
                    if code in self.own.held:
                        self.own.held[code] = ours
                    return
                if kept is not None and read_lease(kept.value, kept.revision).holder != self.me:
                    self.lose_table(code)
                    return
            except BusError:
                pass
            await asyncio.sleep(RETRY_SECONDS)

    def lose_table(self, code: str) -> None:
        """Drop a table that another node has taken."""
        self.figures.lost += 1
        self.own.let_go(code)
        self.registry.drop(code)

    # -- links -------------------------------------------------------------------------------

    def link(self, peer: Holder) -> Link:
        known = self.links.get(peer)
        if known is None:
            loop, subject = asyncio.get_running_loop(), self.subject(peer, "lines")
            known = self.links[peer] = Link(
                self.me,
                peer,
                self.now,
                lambda message: self.bus.publish(subject, message),
                loop.call_soon,
                self.here,
                self.complain,
                self.formats.says,
            )
        return known

    def hear_batch(self, message: bytes) -> None:
        try:
            head = head_of(message)
            batch = read_batch(message) if head.format <= self.formats.hears else None
        except msgspec.DecodeError:
            self.strange(UNKNOWN_NODE)
            return
        holder = Holder(head.node, head.incarnation)
        if batch is not None:
            self.link(holder).heard(batch)
        else:
            self.strange(holder)
            self.bus.publish(self.subject(holder, "lines"), refusal(self.me, self.formats.says, head))

    def complain(self, error: Exception) -> None:
        """Log an error in a message of another node, once a minute for each place in the code."""
        last = error.__traceback__
        while last is not None and last.tb_next is not None:
            last = last.tb_next
        if self.throttle.allow(f"{type(error).__name__} {last.tb_lineno if last else 0}"):
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
        assert self.leases is not None
        while True:
            try:
                kept = await self.leases.get(code)
            except BusError:
                raise StoreError("store-unreachable") from None
            lease = None if kept is None else read_lease(kept.value, kept.revision)
            match self.own.where(code, lease, self.now()):
                case Theirs(holder):
                    return holder
                case Cannot():
                    raise StoreError("store-closed")
                case TakeLease(revision):
                    # Guessed codes, and tables that we can't run, must not cause a write.
                    async with self.registry.readings.turn(who):
                        pages = await self.peek(code)
                    if pages is None:
                        raise NoSuchTable
                    if pages > self.formats.reads:
                        return self.able(pages)
                    if await self.take(code, revision):
                        if lease is not None and lease.holder != self.me:
                            self.took_from(lease.holder, code)
                        return await self.read_or_pass_on(code, who)
                    await asyncio.sleep(RETRY_SECONDS)  # another node was quicker, or the lease we read was old
                case Mine():
                    known = self.registry.actors.get(code)
                    if known is None or not known.stopped:
                        return await self.read_or_pass_on(code, who)
                    await asyncio.sleep(RETRY_SECONDS)  # we are stopping, and it is about to move

    async def take(self, code: str, revision: int) -> bool:
        """Write our lease; return False if another node was quicker."""
        assert self.leases is not None
        try:
            ours = await self.leases.put(code, self.lease_of(self.me), revision)
        except BusError:
            raise StoreError("store-unreachable") from None
        if ours is None:
            return False
        if not self.own.took(code, ours, self.now()):
            raise StoreError("store-unreachable")
        return True

    def took_from(self, holder: Holder, code: str) -> None:
        """Notify the former node: if it lives and stores nothing, it would not notice, and its viewers would wait."""
        self.figures.takeovers += 1
        taken = TakenMessage(self.formats.says, code, self.own.held[code])
        self.bus.publish(self.subject(holder, "taken"), ENCODER.encode(taken))

    def hear_taken(self, message: bytes) -> None:
        try:
            taken = read_taken(message)
        except msgspec.DecodeError:
            self.strange(UNKNOWN_NODE)
            return
        if self.own.held.get(taken.code, taken.revision) < taken.revision:
            self.lose_table(taken.code)

    async def read(self, code: str, who: str) -> TableActor:
        try:
            return await self.registry.find(code, who)
        except BaseException:
            self.left(code)
            raise

    async def read_or_pass_on(self, code: str, who: str) -> TableActor | Holder:
        try:
            return await self.read(code, who)
        except StoreError as error:
            return self.able(too_new(error))

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
            self.keep(self.take_away(code, revision))

    async def take_away(self, code: str, revision: int) -> None:
        assert self.leases is not None
        with suppress(BusError):  # other nodes find that it is ours, ask us, and we load it again
            await self.leases.delete(code, revision)

    # -- requests to other nodes ---------------------------------------------------------------

    def question(self, what: What, code: str, body: object, who: str) -> RpcRequest:
        return RpcRequest(self.formats.says, what, code, msgspec.json.encode(body), who)

    async def ask(self, holder: Holder, what: What, code: str, body: object, who: str) -> bytes:
        known = self.nodes.seen.get(holder.node)
        if known is not None and known.beat.holder == holder and not self.formats.understands(known.beat.formats):
            raise NewerFormat  # it might carry out the request, and we could not read the reply
        began = time.perf_counter()
        question = written(self.question(what, code, body, who))
        answer = await self.bus.ask(self.subject(holder, "ask"), question, RPC_TIMEOUT_SECONDS)
        self.figures.round_trip.observe(time.perf_counter() - began)
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
