"""Reads and writes JetStream messages; a write succeeds only as the next message of its subject.

Every write names the last message of its subject that the writer knows, and JetStream refuses one that does not follow
it.  Correctness depends on that alone.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncGenerator, Iterator
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

import msgspec
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error as NatsError
from nats.errors import NoRespondersError

from boomcat.server.operations.counters import Histogram, commit_histogram
from boomcat.server.storage.store_errors import Stale, StoreError, Uncertain

#: For the answer to one write, and for further attempts while nothing can have been stored.
ACK_TIMEOUT_SECONDS, WRITE_TIMEOUT_SECONDS = 1.5, 8.0
#: Between two attempts.
RETRY_SECONDS = 0.1
READ_TIMEOUT_SECONDS = 3.0
#: For headers and the subject, which NATS counts as part of a message.
HEADROOM_BYTES = 1_024
#: Messages that are read at a time, and for background work: nats-py blocks the event loop while it parses a batch,
#: at about 50 µs a message.
BATCH, FEW = 2_000, 50

EXPECTED = "Nats-Expected-Last-Subject-Sequence"
#: The subject that the number belongs to, instead of the one that is written to.
WRONG_LAST = 10071
NO_MESSAGE = 10037
#: Another write to the subject is in progress, or a new leader has not caught up: retry.
IN_PROCESS, NOT_READY = 10164, 10163
UNAVAILABLE = 503
#: A limit of the stream, the account or the server is reached.
FULL = (10023, 10047, 10077, 10002, 10028)


class ApiError(msgspec.Struct):
    code: int = 0
    err_code: int = 0
    description: str = ""


class StreamMessage(msgspec.Struct):
    seq: int
    #: When it was stored.
    time: datetime
    data: bytes = b""
    subject: str = ""

    @property
    def at(self) -> float:
        return self.time.timestamp()


class StreamState(msgspec.Struct):
    last_seq: int = 0
    last_ts: datetime | None = None
    num_subjects: int = 0
    #: The requested subjects, with their numbers of messages.
    subjects: dict[str, int] | None = None


class Reply(msgspec.Struct):
    """The answer to any request, with what was asked for."""

    seq: int = 0
    message: StreamMessage | None = None
    state: StreamState | None = None
    error: ApiError | None = None


REPLIES = msgspec.json.Decoder(Reply)
#: What nats-py raises when no answer comes or the connection is lost.
UNANSWERED = (NatsError, TimeoutError, ConnectionError, OSError)


class Reading:
    """The many replies to one read request."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.found: list[StreamMessage] = []
        self.done: asyncio.Future[int] = loop.create_future()

    async def hear(self, message: Msg) -> None:
        if self.done.done():
            return
        headers = message.headers or {}
        match headers.get("Status"):
            case None:
                before = self.found[-1].seq if self.found else 0
                if int(headers.get("Nats-Last-Sequence", before)) not in (before, 0):
                    self.done.set_exception(StoreError("store-unreachable", {"why": "a message was lost"}))
                stored = msgspec.convert(headers["Nats-Time-Stamp"], datetime)
                seq, subject = int(headers["Nats-Sequence"]), headers.get("Nats-Subject", "")
                self.found.append(StreamMessage(seq, stored, message.data, subject))
            case "204":
                self.done.set_result(int(headers.get("Nats-Num-Pending", 0)))
            case "404":
                self.done.set_result(0)
            case "503":
                self.done.set_exception(NoRespondersError())
            case status:
                self.done.set_exception(StoreError("store-unreachable", {"why": f"JetStream says {status}"}))


@dataclass(eq=False)
class Streams:
    client: Client
    closed: bool = False
    well: bool = True
    publish_seconds: Histogram = field(default_factory=commit_histogram)
    stored: int = 0
    retried: int = 0

    # -- writing --------------------------------------------------------------------------

    async def write(self, stream: str, subject: str, data: bytes, after: int, ttl: int | None = None) -> int:
        """Store a message after number `after` of its subject (0: as the first), and return its number.

        Raises `store-stale` if another writer was there first: then this message is never stored.  If an answer is
        lost it retries until the outcome is known, however long that takes; Uncertain if the program ends.
        """
        if len(data) + HEADROOM_BYTES > self.client.max_payload:
            raise StoreError("store-failed", {"why": f"{len(data)} bytes are more than NATS takes at once"})
        headers = {EXPECTED: str(after)}
        if ttl is not None:
            headers["Nats-TTL"] = str(ttl)
        doubtful = False
        end = time.monotonic() + WRITE_TIMEOUT_SECONDS
        while True:
            if self.closed:
                raise Uncertain("store-closed") if doubtful else StoreError("store-closed")
            trouble = None
            try:
                answer = await self.attempt(subject, data, headers)
                trouble = answer.error
            except NoRespondersError:
                pass  # it reached no server
            except UNANSWERED:
                doubtful = True
            else:
                if trouble is None:
                    self.stored += 1
                    self.well = True
                    return answer.seq
            if trouble is not None and trouble.err_code == WRONG_LAST:
                with contextlib.suppress(*UNANSWERED):
                    if found := await self.look(stream, subject, data, after):
                        self.stored += 1
                        return found
            elif trouble is not None and not passing(trouble) and not doubtful:
                self.well = False
                raise StoreError(
                    "store-full" if trouble.err_code in FULL else "store-failed", {"why": trouble.description}
                )
            self.well = False
            self.retried += 1
            if not doubtful and time.monotonic() > end:
                raise StoreError("store-unreachable")
            await asyncio.sleep(RETRY_SECONDS)

    async def attempt(self, subject: str, data: bytes, headers: dict[str, str]) -> Reply:
        begun = time.perf_counter()
        if not self.client.is_connected:
            raise NoRespondersError  # not sent at all
        answer = await self.client.request(subject, data, ACK_TIMEOUT_SECONDS, headers=headers)
        self.publish_seconds.observe(time.perf_counter() - begun)
        return REPLIES.decode(answer.data)

    async def look(self, stream: str, subject: str, data: bytes, after: int) -> int:
        """Return the number of our message if it was stored, or 0 while it still may be.

        Raises `store-stale` if another writer's message is there.
        """
        following = await self.get(stream, {"seq": after + 1, "next_by_subj": subject})
        if following is not None:
            if following.data == data:
                return following.seq
            raise Stale("store-stale")
        # "Not found" counts only from a server that has seen message `after`: it may come from a deposed leader that
        # knows less than the one that refused us.
        if after and await self.gone(stream, subject, after):
            raise Stale("store-stale")
        return 0

    async def gone(self, stream: str, subject: str, after: int) -> bool:
        """Return whether a subject was deleted, according to a server that has seen message `after`."""
        state = (await self.ask(f"STREAM.INFO.{stream}", {"subjects_filter": subject})).state
        return state is not None and state.last_seq >= after and not state.subjects

    async def touch(self, subject: str) -> bool:
        """Replace the messages of a subject by an empty one; return whether that worked."""
        try:
            answer = await self.attempt(subject, b"", {"Nats-Rollup": "sub"})
        except UNANSWERED:
            self.well = False
            return False
        self.well = answer.error is None
        return self.well

    # -- reading --------------------------------------------------------------------------

    async def get(self, stream: str, what: dict[str, Any]) -> StreamMessage | None:
        """Return one message from the stream's leader."""
        answer = await self.ask(f"STREAM.MSG.GET.{stream}", what)
        if answer.message is None and answer.error is not None and answer.error.err_code != NO_MESSAGE:
            raise ConnectionError(answer.error.description)
        return answer.message

    async def last(self, stream: str, subject: str) -> StreamMessage | None:
        with reaching():
            return await self.get(stream, {"last_by_subj": subject})

    async def ask(self, what: str, details: dict[str, Any] | None = None) -> Reply:
        body = b"" if details is None else msgspec.json.encode(details)
        return REPLIES.decode((await self.client.request(f"$JS.API.{what}", body, READ_TIMEOUT_SECONDS)).data)

    async def state(self, stream: str, details: dict[str, Any] | None = None) -> StreamState:
        """Return the size of a stream and the time of its last message."""
        with reaching():
            answer = await self.ask(f"STREAM.INFO.{stream}", details)
            if answer.state is None:
                raise ConnectionError("" if answer.error is None else answer.error.description)
            return answer.state

    async def read(self, stream: str, subject: str, batch: int | None = None) -> list[StreamMessage]:
        """Return all messages of a subject in order.  A follower may lack the newest; then the next write fails."""
        return [message async for message in self.walk(stream, subject, batch or BATCH)]

    async def walk(self, stream: str, subject: str, batch: int) -> AsyncGenerator[StreamMessage]:
        """Yield the messages of a subject or pattern, the oldest first, with `batch` of them in memory."""
        start, left = 1, 1
        while left:
            reading, inbox = Reading(asyncio.get_running_loop()), self.client.new_inbox()
            question = msgspec.json.encode({"seq": start, "next_by_subj": subject, "batch": batch})
            with reaching():
                replies = await self.client.subscribe(inbox, cb=reading.hear)
                try:
                    await self.client.publish(f"$JS.API.DIRECT.GET.{stream}", question, reply=inbox)
                    async with asyncio.timeout(READ_TIMEOUT_SECONDS):
                        left = await reading.done
                finally:
                    await replies.unsubscribe()
            for message in reading.found:
                yield message
                start = message.seq + 1

    async def subjects(self, stream: str, pattern: str) -> list[str]:
        """Return all subjects with messages."""
        found: list[str] = []
        while True:
            subjects = (await self.state(stream, {"subjects_filter": pattern, "offset": len(found)})).subjects
            if not subjects:
                return found
            found += subjects

    async def purge(self, stream: str, subject: str, up_to: int) -> None:
        """Delete the messages of a subject up to number `up_to`."""
        with reaching():
            await self.ask(f"STREAM.PURGE.{stream}", {"filter": subject, "seq": up_to + 1})


def passing(trouble: ApiError) -> bool:
    """Return whether a retry may succeed."""
    return trouble.code == UNAVAILABLE or trouble.err_code in (IN_PROCESS, NOT_READY)


@contextlib.contextmanager
def reaching() -> Iterator[None]:
    try:
        yield
    except UNANSWERED as error:
        raise StoreError("store-unreachable", {"why": str(error) or type(error).__name__}) from None
