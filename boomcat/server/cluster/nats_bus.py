"""The bus of nodes on NATS: subjects as they are, and a stream in memory that has the newest of each key.

What is on the shelf are only leases.  Should all servers end at once they are lost, which costs a moment: whoever asks
for a table next takes it.
"""

from __future__ import annotations

import asyncio
import base64
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime
from typing import Any

import msgspec
from nats.aio.msg import Msg
from nats.errors import Error as NatsError
from nats.errors import NoRespondersError

from boomcat.server.cluster.bus import BusError, Kept, NoAnswer
from boomcat.server.operations.log import Log
from boomcat.server.storage.nats.nats_connection import Careful, api, prepare, shown
from boomcat.server.storage.nats.nats_storage import ClusterStorage, shelf_layout
from boomcat.server.storage.sql import StoreError

__all__ = ["NatsBus"]

#: What nats-py raises when nobody answers, or the connection is lost meanwhile.
UNANSWERED = (NatsError, TimeoutError, ConnectionError, OSError)
#: So long JetStream may take to answer, and so long it remembers what was taken away.
SECONDS, TOMBSTONE = 2.0, "60s"
#: Bytes that wait to be sent: more than this is never caught up with.
MOST_WAITING = 8 * 1024 * 1024
EXPECTED = "Nats-Expected-Last-Subject-Sequence"
WRONG_LAST, NO_MESSAGE = 10071, 10037


class NatsBus:
    """On the connection that the storage has, once it has started."""

    def __init__(self, storage: ClusterStorage, log: Log) -> None:
        self.storage = storage
        self.log = log
        self.prefix = storage.address.prefix
        self.waiting: deque[tuple[str, bytes]] = deque()
        self.bytes_waiting = 0
        self.sending: asyncio.Task[None] | None = None
        self.tasks: set[asyncio.Task[None]] = set()

    @property
    def client(self) -> Careful:
        if self.storage.client is None:
            raise BusError
        return self.storage.client

    @property
    def denied(self) -> str:
        return shown(self.client.denied)

    async def time(self) -> float:
        """The clock of the server that leads a stream: by it messages are stamped."""
        try:
            found = await api(self.client, f"STREAM.INFO.{self.prefix}-state")
            return msgspec.convert(found["ts"], datetime).timestamp()
        except (StoreError, KeyError, msgspec.ValidationError):
            raise BusError from None

    # -- subjects ------------------------------------------------------------------------------

    def publish(self, subject: str, message: bytes) -> None:
        """Not kept for a server that is not there: whoever misses it notices."""
        client = self.storage.client
        if client is None or not client.is_connected or self.bytes_waiting > MOST_WAITING:
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
            except Exception as error:  # whatever it was, the next one may be better
                self.log.broken(error)

        await self.client.subscribe(subject, cb=hear)

    async def answer(self, subject: str, answered: Callable[[bytes], Awaitable[bytes]]) -> None:
        async def respond(message: Msg) -> None:
            try:
                await message.respond(await answered(message.data))
            except UNANSWERED:
                pass  # who asked will ask again
            except Exception as error:
                self.log.broken(error)

        async def hear(message: Msg) -> None:
            task = asyncio.create_task(respond(message))  # one that takes long keeps no other waiting
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

        await self.client.subscribe(subject, cb=hear)

    def when_back(self, told: Callable[[], None]) -> None:
        self.storage.when_back.append(told)

    # -- the shelf -----------------------------------------------------------------------------

    async def shelf(self) -> NatsShelf:
        await self.make_shelf()
        return NatsShelf(self, f"{self.prefix}-where")

    async def make_shelf(self) -> None:
        await prepare(self.client, [shelf_layout(self.storage.address)])


class Trouble(msgspec.Struct):
    err_code: int = 0


class Stored(msgspec.Struct):
    seq: int = 0
    error: Trouble | None = None


class Raw(msgspec.Struct):
    seq: int
    data: str = ""


class Got(msgspec.Struct):
    message: Raw | None = None
    error: Trouble | None = None


class NatsShelf:
    """The leader of the stream is asked: what it says is true, but for a moment after it was deposed."""

    def __init__(self, bus: NatsBus, stream: str) -> None:
        self.bus = bus
        self.stream = stream
        self.making: asyncio.Task[None] | None = None

    async def get(self, key: str) -> Kept | None:
        kept = await self.last(key)
        return kept if kept is not None and kept.value else None

    async def last(self, key: str) -> Kept | None:
        """What was taken away is empty for a while."""
        wanted = msgspec.json.encode({"last_by_subj": self.subject(key)})
        answer = msgspec.json.decode(await self.request(f"$JS.API.STREAM.MSG.GET.{self.stream}", wanted), type=Got)
        if answer.message is not None:
            return Kept(base64.b64decode(answer.message.data), answer.message.seq)
        if answer.error is None or answer.error.err_code != NO_MESSAGE:
            self.make_again()
            raise BusError
        return None

    async def put(self, key: str, value: bytes, revision: int | None = None) -> int | None:
        written = await self.write(key, value, {} if revision is None else {EXPECTED: str(revision)})
        if written is None and revision == 0:
            last = await self.last(key)
            if last is not None and not last.value:
                return await self.write(key, value, {EXPECTED: str(last.revision)})
        return written

    async def delete(self, key: str, revision: int | None = None) -> bool:
        headers = {"Nats-TTL": TOMBSTONE}
        if revision is not None:
            headers[EXPECTED] = str(revision)
        return await self.write(key, b"", headers) is not None

    async def write(self, key: str, value: bytes, headers: dict[str, Any]) -> int | None:
        answer = msgspec.json.decode(await self.request(self.subject(key), value, headers), type=Stored)
        if answer.error is None:
            return answer.seq
        if answer.error.err_code == WRONG_LAST:
            return None
        raise BusError

    def subject(self, key: str) -> str:
        return f"{self.bus.prefix}.where.{key}"

    async def request(self, subject: str, message: bytes, headers: dict[str, Any] | None = None) -> bytes:
        try:
            answer = await self.bus.client.request(subject, message, SECONDS, headers=headers)
        except NoRespondersError:
            self.make_again()
            raise BusError from None
        except UNANSWERED:
            raise BusError from None
        data: bytes = answer.data
        return data

    def make_again(self) -> None:
        """A single server that was started again has lost what was in its memory, and even that it was there."""
        if self.making is None or self.making.done():
            self.making = asyncio.create_task(self.make())

    async def make(self) -> None:
        with suppress(StoreError, BusError):
            await self.bus.make_shelf()
