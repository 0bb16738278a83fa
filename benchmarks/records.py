"""Measure where records could be kept: `python3 play bench --cluster --records`.

The record of a finished game (4 kB of text, 1 kB compressed) is put to each place in turn, and read from each, all in
one run: in the page that ends the game, as it is; in an object store of JetStream; and in PostgreSQL, which writes
through to the disk.  Three NATS servers do the same, and keep everything three times; PostgreSQL keeps it once.

    page_without    the change that ends a game, without its record: what has to be stored anyway
    page            the same, with the record in it; reading it means reading all pages of its table
    objects         the object store; in addition to the change that ends the game
    postgresql      a row; in addition, too
"""

from __future__ import annotations

import asyncio
import random
import statistics
import time
import zlib
from collections.abc import Awaitable
from typing import Any

from boomcat.server.storage.base import DatabaseStorage
from boomcat.server.storage.nats.nats_address import Address
from boomcat.server.storage.nats.nats_storage import ClusterStorage
from boomcat.server.storage.sql import Change, SqlStore
from boomcat.server.tables.clock import RealClock
from tests.support import databases
from tests.support.nats_servers import NatsCluster

__all__ = ["measure_records"]

#: Of the table whose record is read, in the page.
PAGES = 300
ENTRY = b'{"entry":"moved","by":2,"id":"0123456789abcdef","mark":"01234567","seat":2,"question":104,"move":"favor 3"}'


def record() -> str:
    """As long as one, and it can be compressed as far: most of what can't is its checksums."""
    luck = random.Random(1)
    moves = ("draw", "pass", "favor 3", "skip", "pair tacocat 2")
    lines = [
        f'{{"q":{number},"seat":{luck.randrange(5)},"move":"{luck.choice(moves)}","s":{luck.randrange(999)},'
        f'"sum":"{luck.getrandbits(32):08x}"}}'
        for number in range(65)
    ]
    return "\n".join(lines)


def change(code: str, seq: int, **more: Any) -> Change:
    return Change(code, 1, ((seq, 1_700_000_000.0 + seq, ENTRY),), created=None if seq else 1_700_000_000.0, **more)


async def timed(times: list[float], work: Awaitable[object]) -> None:
    began = time.perf_counter()
    await work
    times.append(time.perf_counter() - began)


async def measure(nats: str, postgres: str, count: int) -> dict[str, Any]:
    text = record()
    packed = zlib.compress(text.encode())
    cluster = ClusterStorage(Address.read(f"{nats}?prefix=records"))
    database = DatabaseStorage(SqlStore.open(postgres))
    await cluster.start(RealClock(), lambda: None)
    await database.start(RealClock(), lambda: None)
    assert cluster.client is not None
    objects = await cluster.client.jetstream().create_object_store("records", replicas=3, storage="file")
    for seq in range(PAGES):
        await cluster.save(change("long", seq, record=(1, text) if seq == PAGES - 1 else None))
    puts: dict[str, list[float]] = {place: [] for place in ("page_without", "page", "objects", "postgresql")}
    gets: dict[str, list[float]] = {place: [] for place in ("page", "objects", "postgresql")}

    def put(place: str, number: int) -> Awaitable[object]:
        match place:
            case "page_without":
                return cluster.save(change(f"without-{number}", 1))
            case "page":
                return cluster.save(change(f"with-{number}", 1, record=(1, text)))
            case "objects":
                return objects.put(f"record-{number}", packed)
            case _:
                return database.save(Change(f"{number}", 1, record=(1, text)))

    for number in range(count):
        for kind in ("with", "without"):
            await cluster.save(change(f"{kind}-{number}", 0))
        await database.save(change(f"{number}", 0))
        for place in random.sample([*puts], len(puts)):
            await timed(puts[place], put(place, number))
        await timed(gets["page"], cluster.record("long", 1))
        await timed(gets["objects"], objects.get(f"record-{number}"))
        await timed(gets["postgresql"], database.record(f"{number}", 1))
    await database.close()
    await cluster.close()
    found: dict[str, Any] = {"bytes": len(text), "compressed": len(packed), "pages_read": PAGES, "count": count}
    for what, places in (("put", puts), ("get", gets)):
        for place, times in places.items():
            cuts = statistics.quantiles(times, n=100)
            found[f"{what}_{place}"] = {"p50_ms": round(cuts[49] * 1000, 2), "p99_ms": round(cuts[98] * 1000, 2)}
    return found


def measure_records(count: int) -> dict[str, Any]:
    databases.SETTINGS["fsync"] = "on"  # unlike in tests
    servers, postgres = NatsCluster(), databases.Postgres()
    try:
        servers.start()
        return asyncio.run(measure(servers.url, postgres.fresh(), count))
    finally:
        servers.close()
        postgres.close()
