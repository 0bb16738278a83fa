"""A node of a cluster: serves any browser, whose table is here or at another node."""

from __future__ import annotations

import asyncio
import re
import secrets
import socket
from collections.abc import Awaitable, Callable
from typing import TypeVar, cast

import msgspec

from boomcat.core.errors import RuleError
from boomcat.server.cluster.link import Opening, RemoteTable
from boomcat.server.cluster.membership import FIND_TIMEOUT_SECONDS, RETRY_SECONDS, ClusterMember, too_new
from boomcat.server.cluster.nats_bus import BusError, NatsBus
from boomcat.server.cluster.ownership import UNKNOWN_NODE, Heartbeat, Holder
from boomcat.server.cluster.rpc import Elsewhere, NewerFormat, RpcRequest, What, failed, read_request, result
from boomcat.server.storage.nats.nats_storage import ClusterStorage
from boomcat.server.storage.store_errors import StoreError
from boomcat.server.tables.actor import Broken, TableActor, TablePort
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
from boomcat.server.tables.public_tables import arranged
from boomcat.server.tables.registry import TableRegistry
from boomcat.server.tables.requests import NotAllowed
from boomcat.server.tables.seat_at_table import token_hash
from boomcat.server.tables.table_codes import spelled
from boomcat.server.tables.table_info import TableInfo

T = TypeVar("T")

#: Other nodes that are asked to open a table before we say that all are busy.
OPEN_ATTEMPTS = 3


class Node(ClusterMember):
    """The tables of all nodes, for the application."""

    async def start(self) -> None:
        await self.bus.answer(self.subject(self.me, "ask"), self.answer)
        await super().start()

    # -- for the application -------------------------------------------------------------------

    async def open_table(self, request: OpenTable, who: str = "") -> Seated:
        return await self.open(lambda: self.registry.open_table(request, who), "open_table", request, who)

    async def play_solo(self, request: PlaySolo, who: str = "") -> Seated:
        return await self.open(lambda: self.registry.play_solo(request, who), "play_solo", request, who)

    async def play_lesson(self, request: PlayLesson, who: str = "") -> Seated:
        return await self.open(lambda: self.registry.play_lesson(request, who), "play_lesson", request, who)

    async def play_now(self, request: PlayNow, who: str = "") -> Seated:
        """Seat a person at the node where all nodes seat theirs, so that they meet.

        That's the first of the nodes by name that has room; if it's gone, the next one.  No node needs to know what the
        others' tables look like, and two that disagree for a moment about which one it is open a table each.
        """
        request = msgspec.structs.replace(request, token=request.token or secrets.token_urlsafe(24))
        for holder in self.matchmakers():
            try:
                if holder == self.me:
                    return await self.registry.play_now(request, who)
                return msgspec.json.decode(await self.ask(holder, "play_now", "", request, who), type=Seated)
            except (BusError, Elsewhere):
                continue
            except NotAllowed as error:
                if error.reason not in ("server-is-busy", "too-many-tables"):
                    raise
        raise NotAllowed("server-is-busy")

    def matchmakers(self) -> list[Holder]:
        """Return the nodes that may seat people, in the same order at all nodes."""
        room = [beat.holder for beat in self.others() if not (beat.leaving or beat.full)]
        here = [self.me] if self.own.may_take(self.now()) and not self.full else []
        return sorted([*room, *here])

    async def public(self) -> PublicTables:
        """Return the public tables of all nodes that answer."""
        asked = (self.ask(beat.holder, "public", "", None, "") for beat in self.others())
        answers = await asyncio.gather(*asked, return_exceptions=True)
        there = [msgspec.json.decode(one, type=PublicTables) for one in answers if isinstance(one, bytes)]
        here = await self.registry.public()
        return arranged(table for one in (here, *there) for table in one.tables)

    def others(self) -> list[Heartbeat]:
        """Return the last heartbeat of each other node that understands us."""
        alive = [beat for beat in self.nodes.alive(self.now()) if beat.holder != self.me]
        return [beat for beat in alive if self.formats.understands(beat.formats)]

    async def play_on(self, request: PlayOn, who: str = "") -> Seated:
        return await self.open(lambda: self.registry.play_on(request, who), "play_on", request, who)

    async def play_deal(self, request: PlayDeal, who: str = "") -> Seated:
        return await self.open(lambda: self.registry.play_deal(request, who), "play_deal", request, who)

    async def deal(self, name: str) -> DealInfo:
        return await self.registry.deal(name)

    async def open_duel(self, request: OpenDuel) -> DealInfo:
        return await self.registry.open_duel(request)

    async def deal_results(self, name: str, table: str) -> DealResults:
        return await self.registry.deal_results(name, table)

    async def open(
        self,
        here: Callable[[], Awaitable[Seated]],
        what: What,
        request: OpenTable | PlaySolo | PlayLesson | PlayOn | PlayDeal,
        who: str,
    ) -> Seated:
        """Open the table here or, if this node is busy, at another one."""
        if not self.full and self.own.may_take(self.now()):
            return await here()
        tried = [self.me.node]

        def may(beat: Heartbeat) -> bool:
            return not beat.full and self.formats.understands(beat.formats)

        for _ in range(OPEN_ATTEMPTS):
            other = self.nodes.pick(self.now(), self.random, may, tried)
            if other is None:
                break
            tried.append(other.holder.node)
            try:
                body = await self.ask(other.holder, what, "", request, who)
                return msgspec.json.decode(body, type=Seated)
            except (BusError, Elsewhere):
                continue  # it may be open there, unknown to its people; it expires
            except NotAllowed as error:
                if error.reason != "server-is-busy":
                    raise
        raise NotAllowed("server-is-busy")

    async def info(self, code: str, who: str = "") -> TableInfo:
        return await self.at(code, who, "info", None, TableInfo)

    async def join(self, code: str, request: JoinTable, who: str = "") -> Seated:
        # The token is chosen here, so that a repeated request asks for the same seat.
        request = msgspec.structs.replace(request, token=request.token or secrets.token_urlsafe(24))
        return await self.at(code, who, "join", request, Seated)

    async def claim(self, request: ClaimSeat) -> Seated:
        code = token_hash(spelled(request.code))
        ticket = await self.registry.store.take_device_code(code)
        if ticket is None:
            raise NotAllowed("no-such-code")
        device = NewDevice(ticket.holder, secrets.token_urlsafe(24))
        try:
            return await self.at(ticket.table, "", "add_device", device, Seated)
        except StoreError:
            self.registry.store.put_device_code_back(code, ticket)
            raise

    async def record(self, code: str, number: int) -> str | None:
        try:
            return await self.registry.record(code, number)
        except StoreError as error:
            holder = self.able(too_new(error))
        try:
            body = await self.ask(holder, "record", "", WantedRecord(code, number), "")
        except (BusError, Elsewhere):
            raise StoreError("store-unreachable") from None
        return msgspec.json.decode(body, type=str | None)

    async def place(self, code: str, who: str, address: str) -> TablePort:
        code = spelled(code)
        found, _ = await self.wherever(code, who, "find", None)
        if isinstance(found, TableActor):
            return found
        return RemoteTable(self.link(found), Opening(code, address))

    async def at(self, code: str, who: str, what: What, body: object, kind: type[T]) -> T:
        _, answer = await self.wherever(spelled(code), who, what, body)
        return msgspec.json.decode(answer, type=kind) if isinstance(answer, bytes) else cast("T", answer)

    async def wherever(self, code: str, who: str, what: What, body: object) -> tuple[TableActor | Holder, object]:
        """Return where the table is and its answer, JSON from another node; ask again if it moves meanwhile."""
        until = self.now() + FIND_TIMEOUT_SECONDS
        while True:
            found: TableActor | Holder | None = None
            try:
                found = await self.find(code, who)
                if isinstance(found, TableActor):
                    return found, await self.do(self.question(what, code, body, who))
                return found, await self.ask(found, what, code, body, who)
            except Broken:
                # The table is moving to another node, was lost while it was loaded, or is broken.
                moves = found is None or (isinstance(found, TableActor) and found.stopped)
                if not moves or self.now() > until:
                    raise
            except NewerFormat:
                raise StoreError("cluster-upgrading") from None
            except (BusError, Elsewhere):
                if self.now() > until:
                    raise StoreError("store-unreachable") from None
            await asyncio.sleep(RETRY_SECONDS)

    # -- requests of other nodes ---------------------------------------------------------------

    async def answer(self, message: bytes) -> bytes:
        try:
            request = read_request(message, self.formats.hears)
            if request.code:
                found = await self.find(request.code, request.who)
                if not isinstance(found, TableActor) or found.stopped:
                    raise Elsewhere
            return result(await self.do(request), self.formats.says)
        except (Elsewhere, RuleError, StoreError) as error:
            return failed(error, self.formats.says)
        except Exception as error:
            if isinstance(error, NewerFormat):
                self.strange(UNKNOWN_NODE)
            elif not isinstance(error, Broken):  # already logged where it broke
                self.complain(error)
            return failed(error, self.formats.says)

    async def do(self, request: RpcRequest) -> object:
        """Carry out a request at this node."""
        registry, body = self.registry, request.body
        match request.what:
            case "find":
                return None
            case "info":
                return await registry.info(request.code, request.who)
            case "join":
                return await registry.join(request.code, msgspec.json.decode(body, type=JoinTable), request.who)
            case "add_device":
                device = msgspec.json.decode(body, type=NewDevice)
                return await registry.add_device(request.code, device.holder, device.token)
            case "open_table":
                return await registry.open_table(msgspec.json.decode(body, type=OpenTable), request.who)
            case "play_solo":
                return await registry.play_solo(msgspec.json.decode(body, type=PlaySolo), request.who)
            case "play_lesson":
                return await registry.play_lesson(msgspec.json.decode(body, type=PlayLesson), request.who)
            case "play_now":
                return await registry.play_now(msgspec.json.decode(body, type=PlayNow), request.who)
            case "public":
                return await registry.public()
            case "play_on":
                return await registry.play_on(msgspec.json.decode(body, type=PlayOn), request.who)
            case "play_deal":
                return await registry.play_deal(msgspec.json.decode(body, type=PlayDeal), request.who)
            case "record":
                wanted = msgspec.json.decode(body, type=WantedRecord)
                return await registry.record(wanted.code, wanted.number)
            case _:
                raise Elsewhere  # a request that only older or newer nodes know


class NewDevice(msgspec.Struct, frozen=True):
    """A further device for the seat whose key has this hash."""

    holder: str
    token: str


class WantedRecord(msgspec.Struct, frozen=True):
    code: str
    number: int


def join(registry: TableRegistry, storage: ClusterStorage) -> Node:
    """Make a server a node of a cluster, on the connection of its storage."""
    machine = re.sub(r"[^a-z0-9-]+", "-", socket.gethostname().lower())[:24].strip("-")
    name = f"{machine or 'node'}-{secrets.token_hex(3)}"  # for operators, and unique even on copied machines
    registry.tenure = node = Node(registry, NatsBus(storage, registry.log), name, storage.peek)
    return node
