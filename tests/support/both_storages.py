"""The two storages, for tests that both must pass: a separate database, and the streams of a NATS server."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import TypeAlias

import pytest

from boomcat.server.storage.base import Storage
from boomcat.server.storage.change import Change, StoredTable
from boomcat.server.storage.nats import jetstream as streams
from boomcat.server.storage.nats import nats_connection as connection
from boomcat.server.storage.nats import nats_storage as storage
from boomcat.server.storage.nats.nats_address import Address
from boomcat.server.storage.nats.nats_storage import ClusterStorage
from boomcat.server.storage.sql import SqlStore
from boomcat.server.storage.sql.database_storage import DatabaseStorage
from boomcat.server.storage.store_errors import StoreError
from boomcat.server.tables.clock import RealClock
from tests.support.timeouts import PATIENCE_SECONDS

#: Opens the same storage, as often as it is asked to.
Opened: TypeAlias = Callable[[], AbstractAsyncContextManager[Storage]]


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine must not fail a test; import it where it's to hold."""
    monkeypatch.setattr(streams, "READ_TIMEOUT_SECONDS", PATIENCE_SECONDS)
    monkeypatch.setattr(connection, "ELECTION_TIMEOUT_SECONDS", PATIENCE_SECONDS)
    monkeypatch.setattr(storage, "HEALTH_TIMEOUT_SECONDS", PATIENCE_SECONDS)


def in_database(address: str) -> Opened:
    @asynccontextmanager
    async def opened() -> AsyncIterator[Storage]:
        one = DatabaseStorage(SqlStore.open(address))
        await one.start(RealClock(), lambda: None)
        try:
            yield one
        finally:
            await one.close()

    return opened


def in_cluster(url: str, prefix: str, replicas: int = 1, streams: int = 2) -> Callable[[], "Clustered"]:
    address = Address.read(f"{url}?prefix={prefix}&replicas={replicas}&streams={streams}")
    return lambda: clustered(address)


Clustered: TypeAlias = AbstractAsyncContextManager[ClusterStorage]


@asynccontextmanager
async def clustered(address: Address) -> AsyncIterator[ClusterStorage]:
    node = ClusterStorage(address)
    await node.start(RealClock(), lambda: None)
    try:
        yield node
    finally:
        await node.close()


class Shelf:
    """The tables of a cluster, read once, so that tests can look at them afterwards."""

    def __init__(self, opened: Callable[[], Clustered], codes: list[str]) -> None:
        self.tables: dict[str, StoredTable | None] = {}
        self.records: dict[str, str | None] = {}

        async def read() -> None:
            async with opened() as node:
                for code in codes:
                    self.tables[code] = await node.look(code)
                    self.records[code] = await node.record(code, 1)

        run(read)

    def load(self, game: str) -> StoredTable | None:
        return self.tables[game]


def run(what: Callable[[], Awaitable[None]]) -> None:
    async def patiently() -> None:
        async with asyncio.timeout(PATIENCE_SECONDS):
            await what()

    asyncio.run(patiently())


async def refused(storage: Storage, change: Change) -> str | None:
    """The reason why a change was not stored, if it was not."""
    try:
        await storage.save(change)
    except StoreError as error:
        return error.reason
    return None


async def found(storage: Storage, code: str = "table") -> StoredTable:
    table = await storage.look(code)
    assert table is not None
    return table


async def numbers(storage: Storage, code: str = "table") -> list[int]:
    return [entry.seq for entry in (await found(storage, code)).entries]
