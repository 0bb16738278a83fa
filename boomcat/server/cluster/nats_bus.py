"""The bus between nodes, on NATS: subjects that carry messages, and a stream in memory with the leases of all nodes.

A message on a subject may be lost: a disconnected node misses it.  Each lease has a revision, and a writer that
replaces or deletes one names the revision that it has read.  If all servers stop at once the leases are lost, which
costs a moment: the next node that is asked for a table takes it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from typing import Any, NamedTuple

import msgspec
from nats.aio.msg import Msg
from nats.js import JetStreamContext
from nats.js.api import Header
from nats.js.errors import (
    APIError,
    KeyNotFoundError,
    KeyWrongLastSequenceError,
    NoStreamResponseError,
    ServiceUnavailableError,
)
from nats.js.kv import KeyValue

from boomcat.server.operations.log import Log
from boomcat.server.storage.nats.jetstream import UNANSWERED, WRONG_LAST
from boomcat.server.storage.nats.nats_connection import SafeNatsClient, api, prepare, shown
from boomcat.server.storage.nats.nats_storage import ClusterStorage, lease_stream
from boomcat.server.storage.store_errors import StoreError

REQUEST_TIMEOUT_SECONDS = 2.0
DELETED_KEY_TTL_SECONDS = 60.0
#: Unsent bytes; with more, messages are dropped.
MOST_WAITING_BYTES = 8 * 1024 * 1024


class BusError(Exception):
    """The bus or a node is unreachable or did not answer in time; the operation may have happened all the same."""


class Versioned(NamedTuple):
    value: bytes
    revision: int


class NatsBus:
    """Uses the connection of the storage, which must have started.

    A deleted lease is an empty message that expires, as it always was here: JetStream lets only a rollup expire for
    nats-py's own `delete`, and the streams of running clusters don't allow one.
    """

    def __init__(self, storage: ClusterStorage, log: Log) -> None:
        self.storage = storage
        self.log = log
        #: The beginning of all subject names.
        self.prefix = storage.address.prefix
        self.tasks: set[asyncio.Task[None]] = set()
        self.making: asyncio.Task[None] | None = None

    @property
    def client(self) -> SafeNatsClient:
        if self.storage.client is None:
            raise BusError
        return self.storage.client

    @property
    def denied(self) -> str:
        """Return the subjects that we may not publish or subscribe to, or an empty string."""
        return shown(self.client.denied)

    async def time(self) -> float:
        """Return the time of the stream leader, which stamps the messages."""
        try:
            found = await api(self.client, f"STREAM.INFO.{self.prefix}-state")
            return msgspec.convert(found["ts"], datetime).timestamp()
        except (StoreError, KeyError, msgspec.ValidationError):
            raise BusError from None

    # -- subjects ------------------------------------------------------------------------------

    def keep(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def publish(self, subject: str, message: bytes) -> None:
        """Send a message, in order, or drop it while disconnected: the receiver notices that it misses one."""
        client = self.storage.client
        if client is not None and client.is_connected and client.pending_data_size < MOST_WAITING_BYTES:
            self.keep(self.send(client, subject, message))

    async def send(self, client: SafeNatsClient, subject: str, message: bytes) -> None:
        with suppress(*UNANSWERED):
            await client.publish(subject, message)

    async def flush(self) -> None:
        """Wait until all published messages are sent."""
        await asyncio.sleep(0)  # all have begun, in their order
        with self.bus_errors():
            await self.client.flush()

    async def ask(self, subject: str, message: bytes, seconds: float) -> bytes:
        with self.bus_errors():
            answer = await self.client.request(subject, message, seconds)
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
            self.keep(respond(message))  # a slow one must not delay the others

        await self.client.subscribe(subject, cb=hear)

    def when_back(self, callback: Callable[[], None]) -> None:
        """Call this after each reconnect: messages may be missing."""
        self.storage.when_back.append(callback)

    # -- leases --------------------------------------------------------------------------------

    async def make_leases(self) -> None:
        await prepare(self.client, [lease_stream(self.storage.address)])

    @property
    def jetstream(self) -> JetStreamContext:
        return self.client.jetstream(timeout=REQUEST_TIMEOUT_SECONDS)

    @property
    def keys(self) -> KeyValue:
        """The leader of the stream answers, and not any replica: what it says is true, but for a moment after it was
        deposed."""
        stream = f"{self.prefix}-where"
        return KeyValue(stream, stream, f"{self.prefix}.where.", self.jetstream, direct=False)

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

    async def put(self, key: str, value: bytes, revision: int) -> int | None:
        """Replace this revision (0: no value) and return the new one, or None if it was another."""
        with self.bus_errors():
            try:
                return await self.keys.update(key, value, revision)
            except KeyWrongLastSequenceError:
                deleted = await self.last(key) if revision == 0 else None
        return None if deleted is None or deleted.value else await self.put(key, value, deleted.revision)

    async def delete(self, key: str, revision: int) -> bool:
        subject = f"{self.prefix}.where.{key}"
        headers = {Header.EXPECTED_LAST_SUBJECT_SEQUENCE.value: str(revision)}
        with self.bus_errors():
            try:
                await self.jetstream.publish(subject, headers=headers, msg_ttl=DELETED_KEY_TTL_SECONDS)
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
            if self.making is None or self.making.done():
                self.making = asyncio.create_task(self.make_again())
            raise BusError from None
        except UNANSWERED:
            raise BusError from None

    async def make_again(self) -> None:
        """Create the stream again: a single server that was restarted has lost what was in its memory."""
        with suppress(StoreError, BusError):
            await self.make_leases()
