"""The storage of a cluster, in JetStream (storage/base.py says what it guarantees).

A table's changes are the messages of one subject, in one of a few streams.  A node that takes a table reads its subject
and writes a claim after the last message it has read.  If that succeeds, it has read everything, and the former node
can store nothing any more, since every write names the message it follows.
"""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import time
import zlib
from collections import Counter
from collections.abc import Callable, Collection, Coroutine, Sequence
from contextlib import aclosing, suppress
from functools import partial
from heapq import nsmallest
from typing import Any, TypeVar

import msgspec

from boomcat.server.storage.base import StorageFigures, Tidied
from boomcat.server.storage.change import Ban, Change, StoredTable
from boomcat.server.storage.nats.jetstream import FEW, StreamMessage, Streams
from boomcat.server.storage.nats.nats_address import Address
from boomcat.server.storage.nats.nats_connection import SafeNatsClient, compare_clocks, connect, prepare
from boomcat.server.storage.nats.nats_retention import Archive
from boomcat.server.storage.nats.pages import assembled, claiming, newest, record_in, too_new, written
from boomcat.server.storage.nats.table_stream import TableStream
from boomcat.server.storage.sql.retention import archive_folder
from boomcat.server.storage.store_errors import Stale, StoreError
from boomcat.server.tables.clock import ServerClock
from boomcat.server.tables.device_codes import CODE_SECONDS, IssuedCode

T = TypeVar("T")
LOG = logging.getLogger(__name__)

#: The format of the streams; each page has its own format number.
FORMAT = "1"
#: The settings of streams with only the latest message of each subject.
LATEST = {"max_msgs_per_subject": 1, "allow_msg_ttl": True}
#: Attempts to take a table or change a note that other nodes change at the same time.
ATTEMPTS = 20
#: For writes in progress when the node stops.
CLOSE_TIMEOUT_SECONDS = 5.0
HEALTH_TIMEOUT_SECONDS = 3.0
#: After this, every node has read an operator command.
COMMAND_TTL_SECONDS = 60.0
#: While a node deletes tables it renews its turn; after it is done the others wait this long.
TIDYING_TURN_SECONDS, TIDYING_INTERVAL_SECONDS = 600, 20 * 3600
#: Tables between two renewals.
RENEWAL_TABLES = 100
#: Errors of one table, which must not stop the deletion of others.
ERRORS_OF_ONE_TABLE = ("store-too-new", "store-busy")


class Closing(msgspec.Struct):
    """A table that an operator has closed, and when."""

    code: str
    at: float


class CodeNote(msgspec.Struct):
    table: str
    holder: str


def layout(address: Address) -> list[dict[str, Any]]:
    """Return the streams of a cluster."""
    common = {
        "storage": "file",
        "discard": "new",
        "duplicate_window": 100_000_000,  # not used
        "allow_direct": True,
        "allow_rollup_hdrs": True,
        "metadata": {"boomcat": FORMAT, "boomcat-streams": str(address.streams)},
    }
    # Earlier versions wrote to `beat`; a stream can't be compared with theirs without it.
    of_tables = [
        (f"tables-{shard}", [f"{address.prefix}.table.{shard}.*", f"{address.prefix}.beat.{shard}"])
        for shard in range(address.streams)
    ]
    return [
        stream(address, "state", [f"{address.prefix}.state.>"], **common, **LATEST),
        *(stream(address, name, subjects, **common) for name, subjects in of_tables),
    ]


def lease_stream(address: Address) -> dict[str, Any]:
    """Return the stream of the leases (nats_bus.py), in memory: lost leases are taken anew."""
    return stream(address, "where", [f"{address.prefix}.where.*"], storage="memory", **LATEST)


def stream(address: Address, name: str, subjects: list[str], **more: object) -> dict[str, Any]:
    about = {"name": f"{address.prefix}-{name}", "subjects": subjects, "num_replicas": address.replicas}
    return {**about, "retention": "limits", **more}


class ClusterStorage:
    """Its methods must be called in the event loop in which it was started."""

    def __init__(self, address: Address, node: str = "", make: bool = True) -> None:
        self.address = address
        #: Whether to create missing streams.
        self.make = make
        #: Unique to this process: a restarted node gets another name.
        self.node = f"{node or 'node'}-{secrets.token_hex(4)}"
        self.client: SafeNatsClient | None = None
        self._streams: Streams | None = None
        self.closed = False
        self.table_streams: dict[str, TableStream] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.changes = 0
        self.claims = 0
        self.reconnects = 0
        #: Called after each reconnect.
        self.when_back: list[Callable[[], None]] = []
        #: Tables closed by an operator that were already reported.
        self.reported: set[str] = set()

    @property
    def streams(self) -> Streams:
        if self._streams is None or self.closed:
            raise StoreError("store-closed")
        return self._streams

    # -- beginning and end ------------------------------------------------------------------

    async def check(self) -> None:
        """Raise if the cluster can't be used."""
        client = await connect(self.address, self.node)
        try:
            await prepare(client, [*layout(self.address), lease_stream(self.address)], self.make)
            await compare_clocks(client, self.state, self.state_subject("health"), time.time)
        finally:
            await client.close()

    async def start(self, clock: ServerClock, displaced: Callable[[], None]) -> None:
        """Start.  `displaced` is never called: losing a table shows at the next write to it."""
        client = await connect(self.address, self.node, self.lost, self.came_back)
        try:
            await prepare(client, layout(self.address), self.make)
        except BaseException:
            await client.close()
            raise
        self.client, self._streams = client, Streams(client)

    async def lost(self) -> None:
        if not self.closed:
            LOG.warning("The connection to NATS is lost")

    async def came_back(self) -> None:
        LOG.warning("The connection to NATS is back")
        self.reconnects += 1
        for callback in self.when_back:
            callback()

    async def close(self) -> None:
        streams, client = self._streams, self.client
        if self.closed or streams is None or client is None:
            self.closed = True
            return
        self.closed = True
        end = time.monotonic() + CLOSE_TIMEOUT_SECONDS
        while self.tasks:
            if time.monotonic() > end:
                streams.closed = True  # writes without an answer end as uncertain
                for table_stream in self.table_streams.values():
                    table_stream.close()
            await asyncio.wait(self.tasks, timeout=0.1, return_when=asyncio.FIRST_COMPLETED)
        await client.close()

    def soon(self, errand: Coroutine[Any, Any, None]) -> None:
        """Run it in the background and ignore a StoreError."""

        async def do() -> None:
            with suppress(StoreError):
                await errand

        self.tasks.add(task := asyncio.create_task(do()))
        task.add_done_callback(self.tasks.discard)

    def keep(self, task: asyncio.Task[T]) -> asyncio.Task[T]:
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    # -- where things are -------------------------------------------------------------------

    def shard_of(self, code: str) -> int:
        """Return the number of the table's stream, which never changes."""
        return zlib.crc32(code.encode()) % self.address.streams

    def stream_of(self, code: str) -> str:
        return f"{self.address.prefix}-tables-{self.shard_of(code)}"

    def subject_of(self, code: str) -> str:
        return f"{self.address.prefix}.table.{self.shard_of(code)}.{code}"

    @property
    def state(self) -> str:
        return f"{self.address.prefix}-state"

    def state_subject(self, key: str) -> str:
        return f"{self.address.prefix}.state.{key}"

    # -- tables -----------------------------------------------------------------------------

    def save(self, change: Change) -> asyncio.Future[None]:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        table_stream = self.table_streams.get(change.game)
        if self._streams is None or self.closed:
            future.set_exception(StoreError("store-closed"))
        elif table_stream is None and change.created is None:
            future.set_exception(StoreError("store-stale"))  # the table is not ours
        else:
            if table_stream is None:
                table_stream = self.table_streams[change.game] = self.table_stream(change.game, 0, 0)
                future.add_done_callback(partial(self.opened, table_stream))
            self.changes += 1
            table_stream.add(change, future)
        return future

    def opened(self, table_stream: TableStream, opening: asyncio.Future[None]) -> None:
        """Forget a table that could not be opened."""
        failed = opening.cancelled() or opening.exception() is not None
        if failed and self.table_streams.get(table_stream.code) is table_stream:
            del self.table_streams[table_stream.code]

    def table_stream(self, code: str, last: int, entries: int) -> TableStream:
        streams, stream, subject = self.streams, self.stream_of(code), self.subject_of(code)

        def write(page: bytes, after: int) -> asyncio.Future[int]:
            return self.keep(asyncio.create_task(streams.write(stream, subject, page, after)))

        return TableStream(code, write, last, entries)

    def let_go(self, code: str) -> None:
        self.table_streams.pop(code, None)

    async def load(self, code: str) -> StoredTable | None:
        for _ in range(ATTEMPTS):
            messages = await self.read(code)
            table = assembled(code, [message.data for message in messages])
            if table is None or table.damaged:
                return table
            try:
                claim = claiming(code, self.node)
                stream, subject = self.stream_of(code), self.subject_of(code)
                last = await self.streams.write(stream, subject, claim, messages[-1].seq)
            except Stale:
                continue  # another node has written since, or we read from a follower that lags behind
            self.claims += 1
            self.table_streams[code] = self.table_stream(code, last, len(table.entries))
            return table
        raise StoreError("store-busy")

    async def peek(self, code: str) -> int | None:
        """Return the format of a table's last page, or None if it does not exist or is closed.  Writes nothing."""
        last = await self.streams.last(self.stream_of(code), self.subject_of(code))
        return None if last is None else newest(code, last.data)

    async def look(self, code: str) -> StoredTable | None:
        return assembled(code, [message.data for message in await self.read(code)])

    async def read(self, code: str, batch: int | None = None) -> list[StreamMessage]:
        stream, subject = self.stream_of(code), self.subject_of(code)
        found = await self.streams.read(stream, subject, batch)
        if not found and await self.streams.last(stream, subject) is not None:
            # A follower lags behind.  A client that gets "no such table" would throw its key away.
            raise StoreError("store-busy")
        return found

    async def open_codes(self) -> list[str]:
        """Return none: JetStream has its own checksums and replicas, so tables are not checked at the start."""
        return []

    async def record(self, code: str, number: int) -> str | None:
        return record_in(code, [message.data for message in await self.read(code)], number)

    # -- notes that all nodes share -------------------------------------------------------------

    async def note(self, key: str, kind: type[T]) -> tuple[T | None, int]:
        """Return a note and its number."""
        found = await self.streams.last(self.state, self.state_subject(key))
        if found is None:
            return None, 0
        try:
            return (msgspec.msgpack.decode(found.data, type=kind) if found.data else None), found.seq
        except msgspec.DecodeError:
            raise StoreError("store-damaged", {"why": key}) from None

    async def put(self, key: str, value: object, after: int, ttl: int | None = None) -> int:
        data = b"" if value is None else msgspec.msgpack.encode(value)
        return await self.streams.write(self.state, self.state_subject(key), data, after, ttl)

    async def change_note(self, key: str, kind: type[T], change: Callable[[T | None], T]) -> None:
        """Change a note, and retry if another node changes it at the same time."""
        for _ in range(ATTEMPTS):
            there, number = await self.note(key, kind)
            with suppress(Stale):
                await self.put(key, change(there), number)
                return
        raise StoreError("store-busy")

    # -- deals that many people play ------------------------------------------------------------

    async def add_deal(self, name: str, deal: bytes, until: float | None) -> None:
        await self.add_note(f"deal.{name}", deal, until)

    async def deal(self, name: str) -> bytes | None:
        return (await self.note(f"deal.{name}", bytes))[0]

    async def add_result(self, deal: str, table: str, result: bytes, until: float | None) -> None:
        await self.add_note(f"result.{deal}.{table}", result, until)

    async def results(self, deal: str) -> dict[str, bytes]:
        found = await self.deal_notes(f"result.{deal}.*")
        return {key.rpartition(".")[2]: result for key, result in found.items()}

    async def deal_notes(self, pattern: str) -> dict[str, bytes]:
        """Return deals and results by their keys: `deal.NAME`, `result.NAME.TABLE`."""
        subject = self.state_subject("")
        found = await self.streams.read(self.state, subject + pattern)
        return {one.subject.removeprefix(subject): msgspec.msgpack.decode(one.data, type=bytes) for one in found}

    async def add_note(self, key: str, value: bytes, until: float | None) -> None:
        """Add a note unless there is one."""
        ttl = None if until is None else max(1, math.ceil(until - time.time()))
        with suppress(Stale):
            await self.put(key, value, 0, ttl)

    # -- operator commands ----------------------------------------------------------------------

    async def bans(self, now: float) -> list[Ban]:
        found, _ = await self.note("bans", list[Ban])
        return [one for one in found or () if one.until is None or one.until > now]

    async def ban(self, wanted: Ban) -> None:
        def add(there: list[Ban] | None) -> list[Ban]:
            kept = [one for one in there or () if one.network != wanted.network]
            kept = [one for one in kept if one.until is None or one.until > wanted.created]
            return [*kept, wanted]

        await self.change_note("bans", list[Ban], add)

    async def lift(self, network: str) -> bool:
        """Lift a ban, and return whether there was one."""
        found, _ = await self.note("bans", list[Ban])
        there = any(one.network == network for one in found or ())

        def remove(bans: list[Ban] | None) -> list[Ban]:
            return [one for one in bans or () if one.network != network]

        if there:
            await self.change_note("bans", list[Ban], remove)
        return there

    async def shut(self, code: str) -> bool:
        """Close a table for good but keep its records; return whether it was open."""
        table = await self.load(code)
        if table is None:
            return False
        try:
            await self.save(Change(code, table.rules, closed=True))
        finally:
            self.let_go(code)
        await self.change_note("closings", list[Closing], lambda there: [*(there or ()), Closing(code, time.time())])
        return True

    async def closed_by_order(self) -> list[str]:
        """Return newly closed tables, each once; the node that has the table informs its people."""
        found, _ = await self.note("closings", list[Closing])
        codes = {one.code for one in found or ()}
        new = sorted(codes - self.reported)
        self.reported = codes
        return new

    async def forget_orders(self, codes: Sequence[str]) -> None:
        """Forget the commands that every node has had time to read."""
        old = time.time() - COMMAND_TTL_SECONDS
        found, _ = await self.note("closings", list[Closing])
        if any(one.at < old for one in found or ()):
            await self.change_note(
                "closings", list[Closing], lambda there: [one for one in there or () if one.at >= old]
            )

    # -- codes for other devices ------------------------------------------------------------------

    def add_device_code(self, code: str, table: str, holders: Collection[str]) -> None:
        self.soon(self.give_out(code, table, min(holders)))

    async def give_out(self, code: str, table: str, holder: str) -> None:
        """Add a code, and invalidate the seat's former one, which is noted beside it."""
        seat = f"seat.{holder}"
        older, number = await self.note(seat, str)
        await self.put(f"ticket.{code}", CodeNote(table, holder), 0, ttl=CODE_SECONDS)
        await self.put(seat, code, number, ttl=CODE_SECONDS)
        if older is not None:
            await self.take_device_code(older)

    async def take_device_code(self, code: str) -> IssuedCode | None:
        found, number = await self.note(f"ticket.{code}", CodeNote)
        if found is None or not found.table:
            return None
        # Each use writes something different, or the second would take the first one's message for its own.
        used = CodeNote("", secrets.token_hex(8))
        with suppress(Stale):
            await self.put(f"ticket.{code}", used, number, ttl=CODE_SECONDS)
            return IssuedCode(found.table, found.holder, 0.0)
        return None  # another node was quicker

    def put_device_code_back(self, code: str, ticket: IssuedCode) -> None:
        self.soon(self.give_back(code, ticket))

    async def give_back(self, code: str, ticket: IssuedCode) -> None:
        _, number = await self.note(f"ticket.{code}", CodeNote)
        await self.put(f"ticket.{code}", CodeNote(ticket.table, ticket.holder), number, ttl=CODE_SECONDS)

    # -- retention ------------------------------------------------------------------------------

    async def codes(self) -> list[str]:
        """Return the codes of all tables, closed ones included."""
        found: list[str] = []
        for shard in range(self.address.streams):
            stream, pattern = f"{self.address.prefix}-tables-{shard}", f"{self.address.prefix}.table.{shard}.*"
            found += [subject.rpartition(".")[2] for subject in await self.streams.subjects(stream, pattern)]
        return found

    async def tidy(self, before: float, share: float, spared: Sequence[str]) -> Tidied | None:
        """Delete outdated tables, one node at a time.  If it fails, another node may try soon."""
        try:
            turn = await self.put("tidying", self.node, 0, ttl=TIDYING_TURN_SECONDS)
        except Stale:
            return None
        left: Counter[str] = Counter()
        copied: dict[str, int] = {}
        with Archive(archive_folder(None)) as archive:
            for number, code in enumerate(await self.outdated(before, share, spared), 1):
                if number % RENEWAL_TABLES == 0:
                    turn = await self.put("tidying", self.node, turn, ttl=TIDYING_TURN_SECONDS)
                try:
                    found = await self.read(code, FEW)
                except StoreError as error:
                    if error.reason not in ERRORS_OF_ONE_TABLE:
                        raise
                    left[error.reason] += 1
                    continue
                if not found:
                    continue  # deleted already
                if any(too_new(message.data) for message in found):
                    left["store-too-new"] += 1
                elif await asyncio.to_thread(archive.add, code, [message.data for message in found]):
                    copied[code] = found[-1].seq
                else:
                    left["store-damaged"] += 1  # it stays and may be repaired
            file = await asyncio.to_thread(archive.finish)
        gone = []
        for number, (code, last) in enumerate(copied.items(), 1):
            if await self.throw_away(code, last):
                gone.append(code)
            if number % RENEWAL_TABLES == 0:
                turn = await self.put("tidying", self.node, turn, ttl=TIDYING_TURN_SECONDS)
        await self.put("tidying", self.node, turn, ttl=TIDYING_INTERVAL_SECONDS)
        return Tidied(gone, 0, "" if file is None else file.name, left) if copied or left else None

    async def outdated(self, before: float, share: float, spared: Sequence[str]) -> list[str]:
        """Return the tables to delete, the oldest ones first found by their old messages."""
        names = [f"{self.address.prefix}-tables-{shard}" for shard in range(self.address.streams)]
        states = [await self.streams.state(stream) for stream in names]
        if max(state.last_ts.timestamp() for state in states if state.last_ts is not None) < before:
            return []  # even the newest looks old: our clock is wrong
        most = math.ceil(sum(state.num_subjects for state in states) * share)
        old: list[tuple[float, str]] = []
        seen = {self.subject_of(code) for code in spared}
        for shard, stream in enumerate(names):
            pattern = f"{self.address.prefix}.table.{shard}.*"
            async with aclosing(self.streams.walk(stream, pattern, FEW)) as messages:
                async for message in messages:
                    if message.at >= before:
                        break
                    if message.subject in seen:
                        continue
                    seen.add(message.subject)
                    last = await self.streams.last(stream, message.subject)
                    if last is not None and last.at < before:
                        old.append((last.at, message.subject.rpartition(".")[2]))
        return [code for _, code in await asyncio.to_thread(nsmallest, most, old)]

    async def throw_away(self, code: str, last: int) -> bool:
        """Delete a table, unless it has been used meanwhile; return whether it is gone."""
        stream, subject = self.stream_of(code), self.subject_of(code)
        try:
            end = await self.streams.write(stream, subject, written(code, [Change(code, 0, closed=True)]), last)
        except Stale:
            return False
        await self.streams.purge(stream, subject, end)
        return True

    async def healthy(self) -> bool:
        try:
            async with asyncio.timeout(HEALTH_TIMEOUT_SECONDS):
                return await self.streams.touch(self.state_subject("health"))
        except (StoreError, TimeoutError):
            return False

    def figures(self) -> StorageFigures:
        assert self._streams is not None
        streams = self._streams
        queue = sum(table_stream.pending for table_stream in self.table_streams.values())
        more = {
            "claims": ("Tables taken, by writing a claim.", self.claims),
            "reconnects": ("Times the connection to NATS was lost and found again.", self.reconnects),
            "retries": ("Writes tried again, since JetStream had not answered, or not yet.", streams.retried),
        }
        return StorageFigures(streams.publish_seconds, streams.stored, self.changes, queue, streams.well, more)
