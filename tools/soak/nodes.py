"""A thousand nodes for a day, in virtual time: which of them stores what, while everything around them fails.

Each node decides with the real `Ownership`.  Around it stand a model of NATS (journals that take what fits their end,
leases that are replaced by revision, heartbeats) and of all that goes wrong: messages that come late, twice or never,
acknowledgements that are lost, nodes that are killed, stopped, cut off, put to sleep or given another time, NATS
without a majority.  People make moves and keep a list of those that were acknowledged; when they hear nothing, they ask
again with the same id.

In the end every acknowledged move must be in its journal once and in order, and no node may have stored anything behind
the claim of another.  `plant` breaks the fence, to show that this is noticed.

Heartbeats are worked out when somebody looks: a thousand nodes make 86 million of them in a day.
"""

from __future__ import annotations

import json
from collections import Counter, deque
from collections.abc import Callable, Generator
from dataclasses import asdict, dataclass, field
from functools import partial
from heapq import heappop, heappush
from itertools import count, pairwise
from random import Random
from typing import Any, Literal, NamedTuple, TypeAlias

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from boomcat.server.cluster.ownership import BEAT, Beat, Cannot, Holder, Lease, Mine, Ownership, Roll, Take, Theirs

__all__ = ["Plan", "Plant", "Result", "show", "simulate"]

Plant = Literal["", "fence", "belief"]
#: Yields seconds to sleep, or a reply to wait for; returns whatever it is for.
Flow: TypeAlias = "Generator[float | Reply, Any, Any]"

HOUR = 3_600.0
#: Seconds after which whoever asked asks again: people the cluster, and a node NATS.
PATIENCE, TIMEOUT = 5.0, 2.0
#: What is not there yet is looked at again after this long.
MOMENT = 0.01
#: What goes wrong, and how often in a hundred times.
KINDS = ("killed", "cut off", "put to sleep", "stopped", "another time", "no majority")
WEIGHTS = (30, 25, 20, 15, 8, 2)
#: How far from the truth a machine's seconds may be.
DRIFT = 0.01


@dataclass(frozen=True, slots=True)
class Plan:
    """How much of everything."""

    nodes: int = 1_000
    tables: int = 10_000
    hours: float = 24.0
    faults: int = 12_000
    seed: int = 1
    #: Evenings at each table, people, and moves of each of them.
    evenings: int = 3
    people: int = 2
    moves: int = 16
    #: "fence": NATS takes whatever comes.  "belief": who was refused believes NATS, and writes again behind its end.
    plant: Plant = ""


@dataclass(slots=True)
class Result:
    nodes: int
    tables: int
    hours: float
    faults: dict[str, int]
    acknowledged: int
    stored: int
    claims: int
    refused_by_the_fence: int
    lost: int
    doubled: int
    disordered: int
    two_owners: int
    #: From a first asking to the answer, where NATS had its majority all the time.
    longest_gap_s: float

    @property
    def broken(self) -> int:
        return self.lost + self.doubled + self.disordered + self.two_owners


class Broken(Exception):
    """The node on which this happened is no more."""


class Message(NamedTuple):
    """In a table's journal: a claim, or somebody's move."""

    nonce: int
    author: Holder
    move: int | None


class Refused(NamedTuple):
    """The journal has another end; what comes there behind what was expected."""

    last: int
    instead: int


class Reply:
    """Something that is waited for, at most so long."""

    __slots__ = ("done", "limit", "value", "waiting")

    def __init__(self, limit: float) -> None:
        self.limit = limit
        self.done = False
        self.value: Any = None
        self.waiting: Flow | None = None


@dataclass(slots=True)
class Place:
    """A table in a node's memory."""

    #: How long its journal is, and whose moves are in it.
    last: int
    moves: set[int]
    busy: bool = False


@dataclass(slots=True)
class Node:
    name: str
    own: Ownership
    pace: float
    offset: float
    places: dict[str, Place] = field(default_factory=dict)
    running: bool = True
    draining: bool = False
    #: Until when it hears nothing from NATS, and does nothing at all.
    cut_until: float = 0.0
    asleep_until: float = 0.0
    #: Since when it has not been able to write heartbeats, or never; and from when on it could again.
    silent_since: float | None = None
    heard_since: float = 0.0
    #: When it was started, and what it was before that, with the last heartbeat of each life.
    born: float = 0.0
    before: list[tuple[Holder, float]] = field(default_factory=list)

    @property
    def life(self) -> Holder:
        return self.own.me


class Cluster:
    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.random = Random(plan.seed)
        self.now = 0.0
        self.events: list[tuple[float, int, Flow, Reply | None]] = []
        self.numbers = count(1)
        #: What NATS has.
        self.journals: dict[str, list[Message]] = {}
        self.leases: dict[str, Lease] = {}
        self.revision = 0
        #: Until when it has no majority; and when that was, of late.
        self.outage_until = 0.0
        self.outages: deque[tuple[float, float]] = deque(maxlen=100)
        self.nodes = [self.new_node(f"n{number}") for number in range(plan.nodes)]
        self.by_name = {node.name: node for node in self.nodes}
        #: What each person was told is stored.
        self.told: dict[tuple[str, int], list[int]] = {}
        self.counts: Counter[str] = Counter()
        self.longest = 0.0

    # -- time ----------------------------------------------------------------------------

    def spawn(self, flow: Flow, after: float = 0.0) -> None:
        heappush(self.events, (self.now + after, next(self.numbers), flow, None))

    def run(self, progress: Callable[[float], None]) -> None:
        """Until nothing is left to happen."""
        shown = 0.0
        while self.events:
            if self.now > shown:
                progress(self.now / HOUR)
                shown = self.now + HOUR / 10
            self.now, _, flow, awaited = heappop(self.events)
            if awaited is not None:
                if awaited.waiting is None:
                    continue  # it was answered before its time was up
                awaited.waiting = None
            self.go_on(flow, None if awaited is None else awaited.value)

    def go_on(self, flow: Flow, value: Any) -> None:
        try:
            wanted = flow.send(value)
        except (StopIteration, Broken):
            return
        if isinstance(wanted, Reply):
            wanted.waiting = flow
            heappush(self.events, (self.now + wanted.limit * (not wanted.done), next(self.numbers), flow, wanted))
        else:
            heappush(self.events, (self.now + wanted, next(self.numbers), flow, None))

    def answer(self, reply: Reply, value: Any) -> None:
        if not reply.done:
            reply.done, reply.value = True, value
            flow, reply.waiting = reply.waiting, None
            if flow is not None:
                self.go_on(flow, value)

    # -- nodes ---------------------------------------------------------------------------

    def new_node(self, name: str) -> Node:
        """With a clock of its own, which shows any time and is a little too fast or too slow."""
        pace, offset = self.random.uniform(1 - DRIFT, 1 + DRIFT), self.random.uniform(0, 24 * HOUR)
        me = Holder(name, str(next(self.numbers)))
        return Node(
            name, Ownership(me, Roll(), self.now * pace + offset), pace, offset, heard_since=self.now, born=self.now
        )

    def clock(self, node: Node, moment: float | None = None) -> float:
        return (self.now if moment is None else moment) * node.pace + node.offset

    def last_beat(self, node: Node) -> float:
        """When the node wrote its last heartbeat that everybody could see."""
        until = self.now if node.silent_since is None else node.silent_since
        if self.outage_until > self.now:
            until = min(until, self.outages[-1][0])
        return max(node.heard_since, until // BEAT * BEAT)

    def look(self, node: Node) -> None:
        """What the node would have noticed by now."""
        node.own.echoed(self.clock(node, self.last_beat(node)))
        for code in node.own.look(self.clock(node)):
            node.places.pop(code, None)

    def notice(self, node: Node, holder: Holder) -> None:
        """The heartbeats of another that it would have seen by now."""
        other = self.by_name[holder.node]
        if node.cut_until > self.now:
            return  # it sees nothing; afterwards it knows that this was its own doing
        for life, seen in (*other.before, (other.life, self.last_beat(other))):
            if seen < node.born:
                continue
            revision = int(seen * 1_000) + 1
            node.own.roll.heard(revision, Beat(life), self.clock(node, max(seen, node.heard_since)))

    def here(self, node: Node, life: Holder) -> Flow:
        """We are on this node, as soon as it is awake, if it still lives."""
        while node.asleep_until > self.now:
            yield node.asleep_until - self.now
        if node.life != life or not node.running:
            raise Broken
        self.look(node)

    # -- NATS ----------------------------------------------------------------------------

    def latency(self) -> float:
        """A millisecond, and now and then a second."""
        return self.random.uniform(0.0005, 0.002) if self.random.random() < 0.999 else self.random.uniform(0.1, 3.0)

    def travel(self, node: Node) -> Flow:
        """To NATS or back.  Where there is no way a message is lost, or waits until there is one: whether it came."""
        yield self.latency()
        while (blocked := max(node.cut_until, self.outage_until)) > self.now:
            if self.random.random() < 0.5:
                return False
            yield blocked - self.now + self.latency()
        return True

    def carry(self, node: Node, act: Callable[[], Any], reply: Reply) -> Flow:
        """What was sent is done when it comes, whatever has become of the sender."""
        if (yield from self.travel(node)):
            result = act()
            if (yield from self.travel(node)):
                self.answer(reply, result)

    def ask(self, node: Node, life: Holder, act: Callable[[], Any]) -> Flow:
        """The answer, or None if there was none in time."""
        reply = Reply(TIMEOUT)
        self.spawn(self.carry(node, act, reply))
        answer = yield reply
        yield from self.here(node, life)
        return answer

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

    # -- what a node does ------------------------------------------------------------------

    def publish(self, node: Node, life: Holder, code: str, expected: int, move: int | None) -> Flow:
        """How long the journal is now; None if somebody else has written there.  Asks until it knows."""
        message = Message(next(self.numbers), life, move)
        while True:
            answer = yield from self.ask(node, life, partial(self.append, code, expected, message))
            if isinstance(answer, int):
                return answer
            if isinstance(answer, Refused):
                if answer.instead == message.nonce:
                    return expected + 1  # it was stored, and the answer was lost
                self.counts["fenced"] += 1
                if self.plan.plant != "belief":
                    return None
                expected = answer.last

    def take(self, node: Node, life: Holder, code: str, revision: int) -> Flow:
        """A lease, then what is stored, then the claim; whether the table is here now."""
        got = yield from self.ask(node, life, lambda: self.put_lease(code, life, revision))
        if got is None or not node.own.took(code, got, self.clock(node)):
            return False
        while code in node.own.held:
            journal = yield from self.ask(node, life, lambda: list(self.journals.get(code, [])))
            if journal is None:
                continue
            last = yield from self.publish(node, life, code, len(journal), None)
            if last is not None and code in node.own.held:
                self.counts["claims"] += 1
                node.places[code] = Place(last, {one.move for one in journal if one.move is not None})
                return True
        return False

    def store(self, node: Node, life: Holder, code: str, place: Place, move: int) -> Flow:
        """Whether it is stored.  One after the other at each table."""
        while place.busy:
            yield MOMENT
            yield from self.here(node, life)
        if move in place.moves:
            return True
        if node.places.get(code) is not place:
            return False
        place.busy = True
        last = yield from self.publish(node, life, code, place.last, move)
        place.busy = False
        if last is None:
            if node.places.get(code) is place:
                del node.places[code]
                node.own.let_go(code)
            return False
        place.last = last
        place.moves.add(move)
        return True

    def serve(self, node: Node, code: str, move: int, reply: Reply, hops: int = 0) -> Flow:
        """Somebody comes to this node with a move, or another node passes it on.  Whoever lives answers something."""
        yield self.latency()
        stored = yield from self.attempt(node, code, move, reply, hops)
        if stored is not None:
            self.answer(reply, stored)

    def attempt(self, node: Node, code: str, move: int, reply: Reply, hops: int) -> Flow:
        """Whether it is stored; None if somebody else will say so."""
        life = node.life
        yield from self.here(node, life)
        while code not in node.places:
            lease = yield from self.ask(node, life, lambda: (self.leases.get(code),))
            if lease is None:
                return False
            if lease[0] is not None:
                self.notice(node, lease[0].holder)
            match node.own.where(code, lease[0], self.clock(node)):
                case Mine():
                    yield MOMENT * 10  # it is being read
                    yield from self.here(node, life)
                case Theirs(holder):
                    other = self.by_name[holder.node]
                    if hops < 2 and other.life == holder and (yield from self.travel(node)):
                        self.spawn(self.serve(other, code, move, reply, hops + 1))
                        return None
                    return False
                case Take(revision):
                    if not (yield from self.take(node, life, code, revision)):
                        return False
                case Cannot():
                    return False
        return (yield from self.store(node, life, code, node.places[code], move))

    # -- people ----------------------------------------------------------------------------

    def somewhere(self) -> Node:
        """What a load balancer picks: anything that seems to be there."""
        while True:
            node = self.random.choice(self.nodes)
            if node.running and not node.draining:
                return node

    def person(self, code: str, who: int, rest: Callable[[], float]) -> Flow:
        told = self.told.setdefault((code, who), [])
        for _ in range(self.plan.moves):
            yield rest()
            move, began = next(self.numbers), self.now
            while True:
                reply = Reply(PATIENCE)
                self.spawn(self.serve(self.somewhere(), code, move, reply))
                if (yield reply):
                    break
                yield self.random.uniform(0.2, 1.0)
            told.append(move)
            if not any(start < self.now and end > began for start, end in self.outages):
                self.longest = max(self.longest, self.now - began)

    def forget(self, code: str) -> Flow:
        """Some time after an evening the table leaves the memory, and its lease goes with it."""
        lease = self.leases.get(code)
        node = None if lease is None else self.by_name[lease.holder.node]
        if node is not None and code in node.places and not node.places[code].busy:
            yield from self.here(node, node.life)
            node.places.pop(code, None)
            revision = node.own.let_go(code)
            if revision is not None:
                yield from self.ask(node, node.life, lambda: self.drop_lease(code, revision))

    # -- what goes wrong --------------------------------------------------------------------

    def fall_silent(self, node: Node) -> None:
        if node.silent_since is None:
            node.silent_since = self.now

    def be_heard(self, node: Node) -> None:
        """Unless something else keeps it silent."""
        if node.running and node.cut_until <= self.now and node.asleep_until <= self.now:
            node.silent_since, node.heard_since = None, self.now
            node.own.roll.blind(self.clock(node))

    def fault(self) -> Flow:
        kind = self.random.choices(KINDS, WEIGHTS)[0]
        node = self.somewhere()
        self.counts[kind] += 1
        seconds = self.random.choice((self.random.uniform(0.2, 6.0), self.random.uniform(2.0, 90.0)))
        match kind:
            case "killed":
                yield from self.restarted(node, seconds)
                return
            case "stopped":
                yield from self.hand_over(node)
                yield from self.restarted(node, seconds)
                return
            case "cut off":
                node.cut_until = max(node.cut_until, self.now + seconds)
            case "put to sleep":
                node.asleep_until = max(node.asleep_until, self.now + seconds)
            case "another time":
                node.offset += self.random.choice((2.0, 10.0, HOUR))  # ahead: it never goes back
                return
            case _:
                self.outage_until = max(self.outage_until, self.now + min(seconds, 20.0))
                self.outages.append((self.now, self.outage_until))
                return
        self.fall_silent(node)
        yield seconds + MOMENT
        self.be_heard(node)

    def restarted(self, node: Node, seconds: float) -> Flow:
        if not node.running:
            return  # it was killed while it stopped
        node.running = False
        self.fall_silent(node)
        yield seconds
        fresh = self.new_node(node.name)
        fresh.before = [*node.before, (node.life, self.last_beat(node))]
        self.nodes[self.nodes.index(node)] = self.by_name[node.name] = fresh

    def hand_over(self, node: Node) -> Flow:
        """It stops gently: what is under way is finished, and each lease goes to somebody else."""
        life = node.life
        node.draining = True
        node.own.leave()
        for code, place in list(node.places.items()):
            while place.busy and node.life == life and node.running:
                yield MOMENT
            if node.places.pop(code, None) is not None and (revision := node.own.let_go(code)) is not None:
                yield from self.ask(node, life, partial(self.drop_lease, code, revision))

    # -- all of it ---------------------------------------------------------------------------

    def day(self, progress: Callable[[float], None]) -> None:
        plan, long = self.plan, self.plan.hours * HOUR
        for number in range(plan.tables):
            code = f"t{number}"
            for evening in range(plan.evenings):
                begins = self.random.uniform(0.0, 0.9) * long
                for who in range(plan.people):
                    rest = lambda: self.random.expovariate(0.1)  # noqa: E731
                    self.spawn(self.person(code, evening * plan.people + who, rest), begins)
                self.spawn(self.forget(code), begins + self.random.uniform(60.0, HOUR))
        for _ in range(plan.faults):
            self.spawn(self.fault(), self.random.uniform(0.0, long))
        self.run(progress)

    def result(self) -> Result:
        lost = doubled = disordered = two_owners = stored = 0
        for code, journal in self.journals.items():
            where: dict[int, int] = {}
            owner: Holder | None = None
            for number, message in enumerate(journal):
                if message.move is None:
                    owner = message.author
                    continue
                stored += 1
                two_owners += message.author != owner
                doubled += message.move in where
                where.setdefault(message.move, number)
            for who in range(self.plan.evenings * self.plan.people):
                told = self.told.get((code, who), [])
                found = [where[move] for move in told if move in where]
                lost += len(told) - len(found)
                disordered += sum(later <= earlier for earlier, later in pairwise(found))
        return Result(
            nodes=self.plan.nodes,
            tables=len(self.journals),
            hours=self.plan.hours,
            faults={kind: self.counts[kind] for kind in KINDS},
            acknowledged=sum(map(len, self.told.values())),
            stored=stored,
            claims=self.counts["claims"],
            refused_by_the_fence=self.counts["fenced"],
            lost=lost,
            doubled=doubled,
            disordered=disordered,
            two_owners=two_owners,
            longest_gap_s=round(self.longest, 2),
        )


def simulate(plan: Plan, progress: Callable[[float], None] = lambda _: None) -> Result:
    cluster = Cluster(plan)
    cluster.day(progress)
    return cluster.result()


def show(plan: Plan, as_json: bool) -> int:
    """Simulate it for whoever waits at a terminal; 1 if a promise was broken."""
    columns = (TextColumn("{task.completed:.1f} of {task.total:.0f} hours"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("simulated", total=plan.hours)
        result = simulate(plan, lambda hours: bar.update(task, completed=min(hours, plan.hours)))
    figures = asdict(result)
    if as_json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            print(f"{name.replace('_', ' ')}: {value}")
    return 1 if result.broken else 0
