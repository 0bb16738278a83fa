"""Nodes that decide with the real `Ownership`, on a model of NATS, and players who make moves at their tables.

NATS has journals that accept only entries at their end, leases that are replaced by revision, and outages.  All times
are those of an event loop in virtual time.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from random import Random
from typing import Any, Literal, NamedTuple, TypeAlias

from boomcat.server.cluster.ownership import HEARTBEAT_SECONDS, Heartbeat, Holder, NodeList, Ownership

HOUR_SECONDS = 3_600.0
Reply = asyncio.Future[Any]

#: Seconds before a request is repeated: by people to the cluster, and by a node to NATS.
REPEAT_SECONDS, TIMEOUT_SECONDS = 5.0, 2.0
#: How long to wait before looking again.
POLL_SECONDS = 0.01
#: How much faster or slower than real time a machine's clock may run.
CLOCK_DRIFT = 0.01
#: How often a client is sent to another node, and among how many one is chosen that can read a table.
MOST_REDIRECTS, CHOICES = 2, 20


#: "fence": NATS accepts every entry.  "belief": a refused node believes NATS, and writes again at the new end.
#: "format": a node runs a table that it cannot read.
Plant: TypeAlias = Literal["", "fence", "belief", "format"]


class Message(NamedTuple):
    """An entry of a table's journal: a claim or a player's move, and the format that it is written in."""

    nonce: int
    author: Holder
    move: int | None
    format: int


class Refused(NamedTuple):
    """A refusal: the length of the journal, and the entry at the place that the writer expected to be free."""

    last: int
    instead: int


class Lease(NamedTuple):
    """A table's holder, and the revision of the leases since which it holds it."""

    holder: Holder
    revision: int


@dataclass(frozen=True, slots=True)
class Plan:
    """The size of a simulation."""

    nodes: int = 1_000
    tables: int = 10_000
    hours: float = 24.0
    faults: int = 12_000
    seed: int = 1
    #: Evenings at each table, players, and moves of each of them.
    evenings: int = 3
    people: int = 2
    moves: int = 16
    #: The promise that is broken on purpose, to show that this is noticed.
    plant: Plant = ""


@dataclass(slots=True)
class Place:
    """A table in a node's memory."""

    #: The length of its journal, and the moves in it.
    last: int
    moves: set[int]
    busy: bool = False


@dataclass(slots=True)
class Node:
    name: str
    own: Ownership
    #: The format that it writes, which is also the newest that it can read.
    format: int
    pace: float
    offset: float
    places: dict[str, Place] = field(default_factory=dict)
    running: bool = True
    #: Until when it hears nothing from NATS, and until when it sleeps.
    cut_until: float = 0.0
    asleep_until: float = 0.0
    #: Since when it cannot write heartbeats, or None; and since when it can.
    silent_since: float | None = None
    heard_since: float = 0.0
    #: When it was started, and its earlier lives, with the last heartbeat of each.
    born: float = 0.0
    before: list[tuple[Holder, float]] = field(default_factory=list)

    @property
    def life(self) -> Holder:
        return self.own.me


class NodeGone(Exception):
    """The node on which this happened is gone."""


def answer(reply: Reply, value: object) -> None:
    if not reply.done():
        reply.set_result(value)


class Cluster:
    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.random = Random(plan.seed)
        self.numbers = count(1)
        self.loop = asyncio.get_running_loop()
        self.began = self.loop.time()
        self.journals: dict[str, list[Message]] = {}
        self.leases: dict[str, Lease] = {}
        self.revision = 0
        #: Until when NATS has no majority; and its recent outages.
        self.outage_until = 0.0
        self.outages: deque[tuple[float, float]] = deque(maxlen=100)
        self.nodes = [self.new_node(f"n{number}") for number in range(plan.nodes)]
        self.by_name = {node.name: node for node in self.nodes}
        #: The moves that were acknowledged to each person.
        self.acknowledged: dict[tuple[str, int], list[int]] = {}
        self.counts: Counter[str] = Counter()
        self.longest = 0.0
        self.flows = asyncio.TaskGroup()

    @property
    def now(self) -> float:
        return self.loop.time() - self.began

    def spawn(self, flow: Coroutine[Any, Any, None], after: float = 0.0) -> None:
        async def run() -> None:
            if after:
                await asyncio.sleep(after)
            with suppress(NodeGone):
                await flow

        self.flows.create_task(run())

    async def asked(self, seconds: float, begin: Callable[[Reply], Coroutine[Any, Any, None]]) -> Any:
        """Return the answer, or None if none came in time."""
        reply: Reply = self.loop.create_future()
        self.spawn(begin(reply))
        await asyncio.wait([reply], timeout=seconds)
        return reply.result() if reply.done() else None

    # -- nodes ---------------------------------------------------------------------------

    def new_node(self, name: str, pages: int = 1) -> Node:
        """Return a node with its own clock, which starts at any time and is a little too fast or too slow."""
        pace, offset = self.random.uniform(1 - CLOCK_DRIFT, 1 + CLOCK_DRIFT), self.random.uniform(0, 24 * HOUR_SECONDS)
        me = Holder(name, str(next(self.numbers)))
        own = Ownership(me, NodeList(), self.now * pace + offset)
        return Node(name, own, pages, pace, offset, heard_since=self.now, born=self.now)

    def clock(self, node: Node, moment: float | None = None) -> float:
        return (self.now if moment is None else moment) * node.pace + node.offset

    def last_beat(self, node: Node) -> float:
        """Return when the node wrote its last heartbeat that the others could see."""
        until = self.now if node.silent_since is None else node.silent_since
        if self.outage_until > self.now:
            until = min(until, self.outages[-1][0])
        return max(node.heard_since, until // HEARTBEAT_SECONDS * HEARTBEAT_SECONDS)

    def look(self, node: Node) -> None:
        """Let the node notice what it would have noticed by now."""
        node.own.echoed(self.clock(node, self.last_beat(node)))
        for code in node.own.look(self.clock(node)):
            node.places.pop(code, None)

    def notice(self, node: Node, holder: Holder) -> None:
        """Pass on the heartbeats of another node that this one would have seen by now."""
        other = self.by_name[holder.node]
        if node.cut_until > self.now:
            return  # it sees nothing, and will know that it was cut off itself
        for life, seen in (*other.before, (other.life, self.last_beat(other))):
            if seen < node.born:
                continue
            beat = Heartbeat(1, *life, int(seen * 1_000) + 1)
            node.own.nodes.heard(beat, self.clock(node, max(seen, node.heard_since)))

    async def here(self, node: Node) -> None:
        """Wait until the node is awake; raise NodeGone if it no longer lives."""
        while node.asleep_until > self.now:
            await asyncio.sleep(node.asleep_until - self.now + POLL_SECONDS)
        if not node.running:
            raise NodeGone
        self.look(node)

    # -- NATS ----------------------------------------------------------------------------

    def latency(self) -> float:
        """Return a millisecond, and now and then a second."""
        return self.random.uniform(0.0005, 0.002) if self.random.random() < 0.999 else self.random.uniform(0.1, 3.0)

    def append(self, code: str, expected: int, message: Message) -> int | Refused:
        journal = self.journals.setdefault(code, [])
        if len(journal) != expected and self.plan.plant != "fence":
            return Refused(len(journal), journal[expected].nonce if expected < len(journal) else 0)
        journal.append(message)
        return len(journal)

    def put_lease(self, code: str, holder: Holder, revision: int) -> int | None:
        known = self.leases.get(code)
        if (0 if known is None else known.revision) != revision:
            return None
        self.revision += 1
        self.leases[code] = Lease(holder, self.revision)
        return self.revision

    def drop_lease(self, code: str, revision: int) -> bool:
        known = self.leases.get(code)
        if known is not None and known.revision == revision:
            del self.leases[code]
        return True

    def newest(self, code: str) -> int:
        """Return the format of the last entry."""
        journal = self.journals.get(code)
        return journal[-1].format if journal else 0

    # -- messages to NATS ----------------------------------------------------------------------

    async def travel(self, node: Node) -> bool:
        """Send to NATS or back; return whether it arrived.  A message without a connection is lost, or waits."""
        await asyncio.sleep(self.latency())
        while (blocked := max(node.cut_until, self.outage_until)) > self.now:
            if self.random.random() < 0.5:
                return False
            await asyncio.sleep(blocked - self.now + self.latency())
        return True

    async def carry(self, node: Node, act: Callable[[], Any], reply: Reply) -> None:
        """Carry out the request when it arrives, whatever has become of its sender."""
        if await self.travel(node):
            result = act()
            if await self.travel(node):
                answer(reply, result)

    async def ask(self, node: Node, act: Callable[[], Any]) -> Any:
        """Return the answer, or None if none came in time."""
        answer = await self.asked(TIMEOUT_SECONDS, partial(self.carry, node, act))
        await self.here(node)
        return answer

    # -- nodes at work -----------------------------------------------------------------------

    async def publish(self, node: Node, code: str, expected: int, move: int | None) -> int | None:
        """Return the length of the journal now; None if another node has written there.  Ask until it is known."""
        message = Message(next(self.numbers), node.life, move, node.format)
        while True:
            answer = await self.ask(node, partial(self.append, code, expected, message))
            if isinstance(answer, int):
                return answer
            if isinstance(answer, Refused):
                if answer.instead == message.nonce:
                    return expected + 1  # it was stored, and the answer was lost
                self.counts["refused_by_the_fence"] += 1
                if self.plan.plant != "belief":
                    return None
                expected = answer.last

    async def take(self, node: Node, code: str, revision: int) -> bool:
        """Take the lease, read the journal, write the claim; return whether the table is here now."""
        got = await self.ask(node, lambda: self.put_lease(code, node.life, revision))
        if got is None or not node.own.took(code, got, self.clock(node)):
            return False
        while code in node.own.held:
            journal = await self.ask(node, lambda: list(self.journals.get(code, [])))
            if journal is None:
                continue
            if not self.can_run(node, max((one.format for one in journal), default=0)):
                node.own.let_go(code)
                await self.ask(node, partial(self.drop_lease, code, got))
                return False
            last = await self.publish(node, code, len(journal), None)
            if last is not None and code in node.own.held:
                self.counts["claims"] += 1
                node.places[code] = Place(last, {one.move for one in journal if one.move is not None})
                return True
        return False

    async def store(self, node: Node, code: str, place: Place, move: int) -> bool:
        """Store a move, one after the other at each table; return whether it is stored."""
        while place.busy:
            await asyncio.sleep(POLL_SECONDS)
            await self.here(node)
        if move in place.moves:
            return True
        if node.places.get(code) is not place:
            return False
        place.busy = True
        last = await self.publish(node, code, place.last, move)
        place.busy = False
        if last is None:
            if node.places.get(code) is place:
                del node.places[code]
                node.own.let_go(code)
            return False
        place.last = last
        place.moves.add(move)
        return True

    async def serve(self, node: Node, code: str, move: int, reply: Reply, hops: int = 0) -> None:
        """Take a move from a player, or from another node that passes it on.  A living node always answers."""
        await asyncio.sleep(self.latency())
        stored = await self.attempt(node, code, move, reply, hops)
        if stored is not None:
            answer(reply, stored)

    async def attempt(self, node: Node, code: str, move: int, reply: Reply, hops: int) -> bool | None:
        """Return whether it is stored; None if another node will answer."""
        await self.here(node)
        while code not in node.places:
            lease = await self.ask(node, lambda: self.leases.get(code, (None, 0)))
            if lease is None:
                return False
            leased, revision = lease
            if leased is not None:
                self.notice(node, leased)
            holder = node.own.where(code, leased, self.clock(node))
            if holder == node.life:
                await asyncio.sleep(POLL_SECONDS * 10)  # the table is being read
                await self.here(node)
            elif holder is not None:
                other = self.by_name[holder.node]
                led = other.life == holder and await self.lead(node, other, code, move, reply, hops)
                return None if led else False
            elif not node.own.may_take(self.clock(node)):
                return False
            else:
                newest = await self.ask(node, partial(self.newest, code))
                if newest is None:
                    return False
                if not self.can_run(node, newest):
                    able = self.able(newest)
                    led = able is not None and await self.lead(node, able, code, move, reply, hops)
                    return None if led else False
                if not await self.take(node, code, revision):
                    return False
        return await self.store(node, code, node.places[code], move)

    async def lead(self, node: Node, other: Node, code: str, move: int, reply: Reply, hops: int) -> bool:
        """Return whether the client was sent to another node."""
        if hops >= MOST_REDIRECTS or not await self.travel(node):
            return False
        self.spawn(self.serve(other, code, move, reply, hops + 1))
        return True

    def can_run(self, node: Node, pages: int) -> bool:
        return pages <= node.format or self.plan.plant == "format"

    def able(self, pages: int) -> Node | None:
        """Return a node that can read it, as far as is known."""
        found = [node for node in self.random.sample(self.nodes, min(len(self.nodes), CHOICES)) if node.format >= pages]
        return next((node for node in found if node.running and not node.own.leaving), None)

    # -- players ---------------------------------------------------------------------------

    def somewhere(self) -> Node:
        """Return the pick of a load balancer: any node that seems to be up."""
        while True:
            node = self.random.choice(self.nodes)
            if node.running and not node.own.leaving:
                return node

    async def person(self, code: str, who: int) -> None:
        acknowledged = self.acknowledged.setdefault((code, who), [])
        for _ in range(self.plan.moves):
            await asyncio.sleep(self.random.expovariate(0.1))
            move, began = next(self.numbers), self.now
            while True:
                if await self.asked(REPEAT_SECONDS, partial(self.serve, self.somewhere(), code, move)):
                    break
                await asyncio.sleep(self.random.uniform(0.2, 1.0))
            acknowledged.append(move)
            if not any(start < self.now and end > began for start, end in self.outages):
                self.longest = max(self.longest, self.now - began)

    async def forget(self, code: str) -> None:
        """Unload the table some time after an evening, and drop its lease."""
        lease = self.leases.get(code)
        node = None if lease is None else self.by_name[lease.holder.node]
        if node is not None and code in node.places and not node.places[code].busy:
            await self.here(node)
            node.places.pop(code, None)
            revision = node.own.let_go(code)
            if revision is not None:
                await self.ask(node, lambda: self.drop_lease(code, revision))
