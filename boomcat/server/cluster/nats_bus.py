"""The bus on NATS: its subjects, and a stream in memory with the newest value of each key.

The keys hold only leases.  If all servers stop at once the leases are lost, which costs a moment: the next node that
is asked for a table takes it.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import datetime

import msgspec
from nats.aio.msg import Msg
from nats.errors import Error as NatsError
from nats.js.api import Header
from nats.js.errors import (
    APIError,
    KeyNotFoundError,
    KeyWrongLastSequenceError,
    NoStreamResponseError,
    ServiceUnavailableError,
)
from nats.js.kv import KeyValue

from boomcat.server.cluster.bus import BusError, NoAnswer, Versioned
from boomcat.server.operations.log import Log
from boomcat.server.storage.nats.nats_connection import SafeNatsClient, api, prepare, shown
from boomcat.server.storage.nats.nats_storage import ClusterStorage, lease_stream
from boomcat.server.storage.sql import StoreError

__all__ = ["NatsBus"]

#: What nats-py raises when no answer comes or the connection is lost.
UNANSWERED = (NatsError, TimeoutError, ConnectionError, OSError)
REQUEST_TIMEOUT_SECONDS = 2.0
DELETED_KEY_TTL_SECONDS = 60.0
#: Unsent bytes; with more, messages are dropped.
MOST_WAITING_BYTES = 8 * 1024 * 1024
#: JetStream's error code for a message that doesn't follow the one that the writer named.
WRONG_LAST = 10071


class NatsBus:
    """Uses the connection of the storage, which must have started."""

    def __init__(self, storage: ClusterStorage, log: Log) -> None:
        self.storage = storage
        self.log = log
        self.prefix = storage.address.prefix
        self.waiting: deque[tuple[str, bytes]] = deque()
        self.bytes_waiting = 0
        self.sending: asyncio.Task[None] | None = None
        self.tasks: set[asyncio.Task[None]] = set()

    @property
    def client(self) -> SafeNatsClient:
        if self.storage.client is None:
            raise BusError
        return self.storage.client

    @property
    def denied(self) -> str:
        return shown(self.client.denied)

    async def time(self) -> float:
        """Return the time of the stream leader, which stamps the messages."""
        try:
            found = await api(self.client, f"STREAM.INFO.{self.prefix}-state")
            return msgspec.convert(found["ts"], datetime).timestamp()
        except (StoreError, KeyError, msgspec.ValidationError):
            raise BusError from None

    # -- subjects ------------------------------------------------------------------------------

    def publish(self, subject: str, message: bytes) -> None:
        """Send a message, or drop it while disconnected: the receiver notices that it misses one."""
        client = self.storage.client
        if client is None or not client.is_connected or self.bytes_waiting > MOST_WAITING_BYTES:
            return
        self.waiting.append((subject, message))
        self.bytes_waiting += len(message)
        if self.sending is None:
            self.sending = asyncio.create_task(self.send())

    async def send(self) -> None:
        try:
            while self.waiting:
                subject, message = self.waiting.popleft()
                self.bytes_waiting -= len(message)
                await self.client.publish(subject, message)
        except UNANSWERED:
            self.waiting.clear()
            self.bytes_waiting = 0
        finally:
            self.sending = None

    async def flush(self) -> None:
        while self.sending is not None:
            await asyncio.wait([self.sending])
        try:
            await self.client.flush()
        except UNANSWERED:
            raise BusError from None

    async def ask(self, subject: str, message: bytes, seconds: float) -> bytes:
        try:
            answer = await self.client.request(subject, message, seconds)
        except UNANSWERED:
            raise NoAnswer from None
        data: bytes = answer.data
        return data

    async def listen(self, subject: str, heard: Callable[[bytes], None]) -> None:
        async def hear(message: Msg) -> None:
            try:
                heard(message.data)
            except Exception as error:  # the next message may be fine
                self.log.broken(error)

        await self.client.subscribe(subject, cb=hear)

    async def answer(self, subject: str, answered: Callable[[bytes], Awaitable[bytes]]) -> None:
        async def respond(message: Msg) -> None:
            try:
                await message.respond(await answered(message.data))
            except UNANSWERED:
                pass  # the other node will ask again
            except Exception as error:
                self.log.broken(error)

        async def hear(message: Msg) -> None:
            task = asyncio.create_task(respond(message))  # a slow one must not delay the others
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

        await self.client.subscribe(subject, cb=hear)

    def when_back(self, callback: Callable[[], None]) -> None:
        self.storage.when_back.append(callback)

    # -- leases --------------------------------------------------------------------------------

    async def key_value(self) -> NatsKeyValue:
        await self.make_lease_stream()
        return NatsKeyValue(self)

    async def make_lease_stream(self) -> None:
        await prepare(self.client, [lease_stream(self.storage.address)])


class NatsKeyValue:
    """The leases of all nodes: nats-py's KeyValue on a stream with our own names.

    A deleted key is an empty message that expires, as it always was here: JetStream lets only a rollup expire for
    nats-py's own `delete`, and the streams of running clusters don't allow one.
    """

    def __init__(self, bus: NatsBus) -> None:
        self.bus = bus
        self.subjects = f"{bus.prefix}.where."
        stream = f"{bus.prefix}-where"
        self.jetstream = bus.client.jetstream(timeout=REQUEST_TIMEOUT_SECONDS)
        #: The leader of the stream answers, and not any replica: what it says is true, but for a moment after it was
        #: deposed.
        self.keys = KeyValue(stream, stream, self.subjects, self.jetstream, direct=False)
        self.making: asyncio.Task[None] | None = None

    async def get(self, key: str) -> Versioned | None:
        found = await self.last(key)
        return None if found is None or not found.value else found

    async def last(self, key: str) -> Versioned | None:
        """Return the newest message, which is empty for a while after a delete."""
        with self.bus_errors():
            try:
                entry = await self.keys.get(key)
            except KeyNotFoundError:
                return None
            return Versioned(entry.value or b"", entry.revision or 0)

    async def put(self, key: str, value: bytes, revision: int | None = None) -> int | None:
        with self.bus_errors():
            try:
                if revision is None:
                    return await self.keys.put(key, value)
                return await self.keys.update(key, value, revision)
            except KeyWrongLastSequenceError:
                deleted = await self.last(key) if revision == 0 else None
        return None if deleted is None or deleted.value else await self.put(key, value, deleted.revision)

    async def delete(self, key: str, revision: int | None = None) -> bool:
        headers = {} if revision is None else {Header.EXPECTED_LAST_SUBJECT_SEQUENCE.value: str(revision)}
        with self.bus_errors():
            try:
                await self.jetstream.publish(self.subjects + key, headers=headers, msg_ttl=DELETED_KEY_TTL_SECONDS)
            except APIError as error:
                if error.err_code != WRONG_LAST:
                    raise
                return False
        return True

    @contextmanager
    def bus_errors(self) -> Iterator[None]:
        """Raise BusError for everything that nats-py raises."""
        try:
            yield
        except (NoStreamResponseError, ServiceUnavailableError):
            self.make_again()
            raise BusError from None
        except UNANSWERED:
            raise BusError from None

    def make_again(self) -> None:
        """Create the stream again: a single server that was restarted has lost what was in its memory."""
        if self.making is None or self.making.done():
            self.making = asyncio.create_task(self.make())

    async def make(self) -> None:
        with suppress(StoreError, BusError):
            await self.bus.make_lease_stream()
