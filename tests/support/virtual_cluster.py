"""Several nodes in one event loop, in virtual time: a bus that drops, a store that all of them share, and browsers.

The bus behaves as NATS does: in order, but a node that is not connected misses messages without notice.  The store
has the fence of the streams: an entry that doesn't follow the last one that its writer knows is refused.
"""

from __future__ import annotations

import asyncio
import io
from collections import deque
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass, field
from itertools import chain, repeat
from random import Random
from typing import Any, Self, cast

import msgspec

from boomcat.server.cluster.formats import HERE, Formats
from boomcat.server.cluster.nats_bus import BusError, NatsBus, Versioned
from boomcat.server.cluster.node import Node
from boomcat.server.cluster.ownership import HEARTBEAT_SECONDS
from boomcat.server.operations.counters import commit_histogram
from boomcat.server.operations.log import Log
from boomcat.server.storage.base import StorageFigures, Tidied
from boomcat.server.storage.change import Ban, Change, StoredEntry, StoredTable
from boomcat.server.storage.store_errors import StoreError
from boomcat.server.tables.actor import Broken, TablePort
from boomcat.server.tables.clock import ServerClock
from boomcat.server.tables.device_codes import IssuedCode
from boomcat.server.tables.http_bodies import JoinTable, OpenTable, Seated
from boomcat.server.tables.messages import AnyFromClient, Request
from boomcat.server.tables.registry import TableRegistry
from boomcat.server.tables.requests import NotAllowed
from boomcat.server.tables.table_info import Settings, Timers
from tests.support.clients import any_move
from tests.support.virtual_table import LoopClock

DECODER: msgspec.json.Decoder[AnyFromClient] = msgspec.json.Decoder(AnyFromClient)
#: Seconds that a message takes from one node to another, and a change to the disks.
LINK_SECONDS, SYNC_SECONDS = 0.001, 0.004


def now() -> float:
    return asyncio.get_running_loop().time()


# -- the bus ---------------------------------------------------------------------------


@dataclass
class VirtualBus:
    """The network between the nodes."""

    connections: list[BusConnection] = field(default_factory=list)
    leases: dict[str, Versioned] = field(default_factory=dict)
    revision: int = 0
    #: Every message that was delivered: from where, on which subject, what.
    carried: list[tuple[str, bytes]] = field(default_factory=list)
    #: Decides of each message whether it is lost.
    drops: Callable[[str], bool] = lambda _: False
    #: So far its clock is ahead of the others'.
    ahead: float = 0.0


class BusConnection:
    """One node's connection, with the methods of a `NatsBus`."""

    prefix = "boomcat"
    #: The subject that it may not publish or hear.
    denied = ""

    def __init__(self, bus: VirtualBus) -> None:
        self.bus = bus
        bus.connections.append(self)
        self.up = True
        self.heard: dict[str, Callable[[bytes], None]] = {}
        self.answers: dict[str, Callable[[bytes], Awaitable[bytes]]] = {}
        self.callbacks: list[Callable[[], None]] = []
        self.under_way: deque[tuple[str, bytes]] = deque()

    def cut(self) -> None:
        self.up = False

    def mend(self) -> None:
        self.up = True
        for callback in self.callbacks:
            callback()

    def publish(self, subject: str, message: bytes) -> None:
        if self.up and not self.bus.drops(subject):
            # Two timers of the same moment may ring in any order; messages come in theirs.
            self.under_way.append((subject, message))
            asyncio.get_running_loop().call_later(LINK_SECONDS, self.deliver)

    def deliver(self) -> None:
        subject, message = self.under_way.popleft()
        self.bus.carried.append((subject, message))
        for connection in self.bus.connections:
            if connection.up and subject in connection.heard:
                connection.heard[subject](message)

    async def ask(self, subject: str, message: bytes, seconds: float) -> bytes:
        await asyncio.sleep(LINK_SECONDS)
        there = [connection for connection in self.bus.connections if connection.up and subject in connection.answers]
        if not self.up or not there:
            raise BusError
        self.bus.carried.append((subject, message))
        try:
            async with asyncio.timeout(seconds):
                answer = await there[0].answers[subject](message)
                await asyncio.sleep(LINK_SECONDS)
                if not self.up or not there[0].up:
                    await asyncio.Event().wait()
        except TimeoutError:
            raise BusError from None
        return answer

    async def listen(self, subject: str, heard: Callable[[bytes], None]) -> None:
        self.heard[subject] = heard

    async def answer(self, subject: str, answered: Callable[[bytes], Awaitable[bytes]]) -> None:
        self.answers[subject] = answered

    async def make_leases(self) -> None:
        pass

    async def time(self) -> float:
        if not self.up:
            raise BusError
        return LoopClock().wall() + self.bus.ahead

    def when_back(self, callback: Callable[[], None]) -> None:
        self.callbacks.append(callback)

    async def flush(self) -> None:
        await asyncio.sleep(LINK_SECONDS)

    async def reach(self) -> None:
        await asyncio.sleep(LINK_SECONDS)
        if not self.up:
            raise BusError

    async def get(self, key: str) -> Versioned | None:
        await self.reach()
        return self.bus.leases.get(key)

    async def put(self, key: str, value: bytes, revision: int) -> int | None:
        await self.reach()
        known = self.bus.leases.get(key)
        if revision != (0 if known is None else known.revision):
            return None
        self.bus.revision += 1
        self.bus.leases[key] = Versioned(value, self.bus.revision)
        await asyncio.sleep(LINK_SECONDS)
        return self.bus.revision

    async def delete(self, key: str, revision: int) -> bool:
        await self.reach()
        known = self.bus.leases.get(key)
        if known is None or revision != known.revision:
            return False
        del self.bus.leases[key]
        return True


# -- the store -------------------------------------------------------------------------


@dataclass
class StoredTables:
    """The storage of all nodes.  An entry without a change is a claim."""

    journals: dict[str, list[Change | None]] = field(default_factory=dict)
    tickets: dict[str, IssuedCode] = field(default_factory=dict)
    #: The newest format of each journal's pages.
    formats: dict[str, int] = field(default_factory=dict)
    deals: dict[str, bytes] = field(default_factory=dict)
    results: dict[str, dict[str, bytes]] = field(default_factory=dict)
    #: Seconds that a change takes to the disks.
    sync: float = SYNC_SECONDS


class SharedStorage:
    def __init__(self, tables: StoredTables, connection: BusConnection, formats: Formats) -> None:
        self.tables = tables
        self.connection = connection
        self.formats = formats
        #: How long each journal is as far as we know.
        self.known: dict[str, int] = {}
        self.under_way: deque[tuple[Change, asyncio.Future[None]]] = deque()

    async def start(self, clock: ServerClock, displaced: Callable[[], None]) -> None:
        pass

    async def close(self) -> None:
        pass

    def save(self, change: Change) -> asyncio.Future[None]:
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        self.under_way.append((change, done))
        loop.call_later(self.tables.sync, self.store)
        return done

    def store(self) -> None:
        change, done = self.under_way.popleft()
        if done.cancelled():
            return
        if not self.connection.up:
            done.set_exception(StoreError("store-unreachable"))
            return
        journal = self.tables.journals.setdefault(change.game, [])
        if len(journal) != self.known.setdefault(change.game, 0):
            done.set_exception(StoreError("store-stale"))
            return
        self.write(change.game, change)
        done.set_result(None)

    def write(self, code: str, page: Change | None) -> None:
        journal = self.tables.journals[code]
        journal.append(page)
        self.known[code] = len(journal)
        self.tables.formats[code] = max(self.formats.writes, self.tables.formats.get(code, 0))

    async def load(self, code: str) -> StoredTable | None:
        found = await self.look(code)
        if found is not None:
            self.write(code, None)
        return found

    async def peek(self, code: str) -> int | None:
        await asyncio.sleep(LINK_SECONDS)
        if not self.connection.up:
            raise StoreError("store-unreachable")
        return self.tables.formats.get(code)

    async def look(self, code: str) -> StoredTable | None:
        await asyncio.sleep(SYNC_SECONDS)
        if not self.connection.up:
            raise StoreError("store-unreachable")
        changes = [change for change in self.tables.journals.get(code, ()) if change is not None]
        if not changes:
            return None
        if self.tables.formats[code] > self.formats.reads:
            raise StoreError("store-too-new", {"format": self.tables.formats[code]})
        entries = tuple(StoredEntry(*entry) for change in changes for entry in change.entries)
        snapshots = [change.snapshot for change in changes if change.snapshot is not None]
        return StoredTable(code, 0.0, 0.0, 1, snapshots[-1] if snapshots else None, entries)

    def let_go(self, code: str) -> None:
        self.known.pop(code, None)

    async def open_codes(self) -> list[str]:
        return list(self.tables.journals)

    async def record(self, code: str, number: int) -> str | None:
        return None

    async def tidy(self, before: float, share: float, spared: Sequence[str]) -> Tidied | None:
        return None

    async def bans(self, now: float) -> list[Ban]:
        return []

    async def closed_by_order(self) -> list[str]:
        return []

    async def forget_orders(self, codes: Sequence[str]) -> None:
        pass

    def add_device_code(self, code: str, table: str, holders: Collection[str]) -> None:
        self.tables.tickets[code] = IssuedCode(table, min(holders), now() + 180)

    async def take_device_code(self, code: str) -> IssuedCode | None:
        return self.tables.tickets.pop(code, None)

    def put_device_code_back(self, code: str, ticket: IssuedCode) -> None:
        self.tables.tickets[code] = ticket

    async def add_deal(self, name: str, deal: bytes, until: float | None) -> None:
        await asyncio.sleep(SYNC_SECONDS)
        self.tables.deals.setdefault(name, deal)

    async def deal(self, name: str) -> bytes | None:
        await asyncio.sleep(SYNC_SECONDS)
        return self.tables.deals.get(name)

    async def add_result(self, deal: str, table: str, result: bytes, until: float | None) -> None:
        self.tables.results.setdefault(deal, {})[table] = result

    async def results(self, deal: str) -> dict[str, bytes]:
        return self.tables.results.get(deal, {})

    async def healthy(self) -> bool:
        return self.connection.up

    def figures(self) -> StorageFigures:
        return StorageFigures(commit_histogram(), 0, 0, 0, True)


# -- nodes and browsers ----------------------------------------------------------------


class VirtualCluster:
    def __init__(self, *names: str) -> None:
        self.bus = VirtualBus()
        self.tables = StoredTables()
        self.logged = io.StringIO()
        self.nodes: dict[str, Node] = {}
        self.connections: dict[str, BusConnection] = {}
        self.names = names

    async def __aenter__(self) -> Self:
        for name in self.names:
            await self.start(name)
        await asyncio.sleep(HEARTBEAT_SECONDS + 0.1)  # they have heard of each other
        return self

    async def __aexit__(self, *_: object) -> None:
        for name in list(self.nodes):
            self.kill(name)
        await asyncio.sleep(0.1)

    async def start(self, name: str, formats: Formats = HERE) -> Node:
        connection = BusConnection(self.bus)
        storage = SharedStorage(self.tables, connection, formats)
        registry = TableRegistry(storage, LoopClock(), Log("warning", "json", self.logged), Random(1))
        node = Node(
            registry, cast("NatsBus", connection), name, storage.peek, random=Random(name), now=now, formats=formats
        )
        registry.tenure = node
        await node.start()
        self.nodes[name], self.connections[name] = node, connection
        return node

    def kill(self, name: str) -> None:
        """Kill a node as `kill -9` does: it stops at once, and no other node is notified."""
        node, connection = self.nodes.pop(name), self.connections.pop(name)
        connection.cut()
        self.bus.connections.remove(connection)
        for task in (*node.tasks, *node.taking.values()):
            task.cancel()
        for actor in node.registry.actors.values():
            actor.stopped = True
            if actor.timer is not None:
                actor.timer.cancel()

    async def stop(self, name: str) -> None:
        """Gently."""
        node = self.nodes.pop(name)
        await node.registry.say_goodbye()
        await asyncio.sleep(0.1)
        await node.registry.stop()
        self.bus.connections.remove(self.connections.pop(name))

    def owners(self, code: str) -> list[str]:
        return [name for name, node in self.nodes.items() if code in node.registry.actors]

    async def open(self, name: str, seats: int = 2, talk: bool = False) -> Seated:
        settings = Settings(timers=Timers(turn=3600, grace=3600), talk=talk)
        return await self.nodes[name].open_table(OpenTable("Ada", settings, ("open",) * seats), "ada")


class Browser:
    """A player's page: it reconnects when it is sent away, and repeats unanswered requests."""

    address = "192.0.2.7"

    def __init__(self, cluster: VirtualCluster, seated: Seated, *nodes: str) -> None:
        self.cluster = cluster
        self.seated = seated
        #: The nodes that the load balancer leads it to, the first that runs.
        self.nodes = nodes
        #: The one that it is connected to.
        self.node = ""
        self.asking = 0
        self.place: TablePort | None = None
        self.connected = False
        self.sequence: int | None = None
        self.messages: list[dict[str, Any]] = []
        self.ends: list[tuple[float, str]] = []
        self.unanswered: dict[str, bytes] = {}
        self.answers: dict[str, dict[str, Any]] = {}
        self.requests = 0
        self.returning: asyncio.Task[None] | None = None

    # -- as a table sees it ----------------------------------------------------------------

    def send(self, message: bytes) -> None:
        received = msgspec.json.decode(message)
        self.messages.append(received)
        if received["message"] == "welcome":
            self.sequence = received["sequence"]
            for said in self.unanswered.values():
                self.say(said)
        elif received["message"] == "update":
            own_pass = received["sequence"] == self.sequence and not received["events"]
            assert own_pass or received["sequence"] == (self.sequence or 0) + 1, "a gap, or something twice"
            self.sequence = received["sequence"]
        elif received.get("id") in self.unanswered:
            del self.unanswered[received["id"]]
            self.answers[received["id"]] = received

    def end(self, reason: str) -> None:
        self.ends.append((now(), reason))
        self.connected = False
        if reason == "stopping":
            self.returning = asyncio.create_task(self.come_back())

    def begin(self) -> None:
        self.asking += 1

    def answered(self) -> None:
        self.asking -= 1
        assert self.asking >= 0 or not self.connected

    # -- as people use it ------------------------------------------------------------------

    async def come(self) -> None:
        name = next((name for name in self.nodes if name in self.cluster.nodes), None)
        if name is None:
            raise StoreError("store-unreachable")  # as browsers see it: no answer
        self.place = await self.cluster.nodes[name].place(self.seated.table, "home", self.address)
        self.node, self.connected, self.asking = name, True, 0
        self.say(msgspec.json.encode({"message": "hello", "last_sequence": self.sequence, **self.role()}))
        await asyncio.sleep(10 * LINK_SECONDS)

    def role(self) -> dict[str, Any]:
        return {"token": self.seated.token}

    async def come_back(self) -> None:
        for pause in chain((0.2, 0.4, 0.8, 1.6, 3.2), repeat(5.0)):
            await asyncio.sleep(pause)
            try:
                await self.come()
                return
            except (NotAllowed, StoreError, Broken):
                continue

    def go(self) -> None:
        assert self.place is not None
        self.connected = False
        self.place.leave(self)

    def say(self, said: bytes) -> None:
        assert self.place is not None
        decoded = DECODER.decode(said)
        if msgspec.json.decode(said)["message"] == "hello":
            self.place.hello(self, decoded, said)  # type: ignore[arg-type]
        else:
            request: Request = decoded  # type: ignore[assignment]
            self.place.ask(self, request, said)

    def ask(self, message: str, **fields: Any) -> str:
        self.requests += 1
        wanted = f"{self.seated.seat}.{self.requests}"
        said = msgspec.json.encode({"message": message, "id": wanted, **fields})
        self.unanswered[wanted] = said
        if self.connected:
            self.say(said)
        return wanted

    async def asked(self, message: str, **fields: Any) -> dict[str, Any]:
        wanted = self.ask(message, **fields)
        while wanted not in self.answers:
            await asyncio.sleep(0.01)
        return self.answers[wanted]

    @property
    def state(self) -> dict[str, Any]:
        found: dict[str, Any] = next(one["state"] for one in reversed(self.messages) if "state" in one)
        return found

    def kinds(self) -> list[str]:
        return [one["message"] for one in self.messages]

    async def play(self, luck: Random) -> None:
        """Answer whatever is asked, until the game is over."""
        while self.state["table"]["phase"] != "over":
            await asyncio.sleep(0.2)
            state, view = self.state, self.state["view"]
            if self.connected and not self.unanswered and state["offers"]:
                self.ask("answer", question=view["question"], move=any_move(state["offers"], luck))


async def table_of(cluster: VirtualCluster, *nodes: str, talk: bool = False) -> list[Browser]:
    """A game that has begun: opened at the first of these nodes, with a browser at each of them."""
    opened = await cluster.open(nodes[0], len(nodes), talk)
    seats = [opened]
    for name in nodes[1:]:
        seats.append(await cluster.nodes[name].join(opened.table, JoinTable(name), "home"))
    # A client that cannot reach a node is sent to any other.
    browsers = [Browser(cluster, seated, name, *cluster.names) for name, seated in zip(nodes, seats, strict=True)]
    for browser in browsers:
        await browser.come()
    await browsers[0].asked("start")
    for browser in browsers:
        await browser.asked("contribute", bytes="00" * 16)
    return browsers
