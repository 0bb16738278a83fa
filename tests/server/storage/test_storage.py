"""The promises of every storage, whether it is a database or the streams of a cluster."""

import asyncio

import pytest

from boomcat.server.storage.base import Storage
from boomcat.server.storage.change import Ban
from boomcat.server.storage.nats.nats_storage import ClusterStorage
from boomcat.server.storage.sql.database_storage import DatabaseStorage
from tests.support.both_storages import Opened, found, in_cluster, in_database, numbers, patience, refused, run
from tests.support.store_helpers import entry, first, step
from tests.support.timeouts import PATIENCE_SECONDS

__all__ = ["patience"]


@pytest.fixture(params=["database", "cluster"])
def opened(request: pytest.FixtureRequest, tmp_path) -> Opened:
    if request.param == "database":
        return in_database(str(tmp_path / "boomcat.db"))
    return in_cluster(request.getfixturevalue("nats_url"), request.getfixturevalue("bucket_prefix"))


def test_a_table_is_read_as_it_was_written(opened):
    async def look():
        async with opened() as storage:
            await storage.save(first(snapshot="at first"))
            await storage.save(step(1, snapshot="then"))
            await storage.save(step(2))
        async with opened() as storage:
            table = await storage.load("table")
            assert table is not None
            assert table.entries == (entry(0), entry(1), entry(2))
            assert (table.created, table.touched) == (1_700_000_000.5, entry(2).at)
            assert (table.game, table.rules, table.snapshot, table.damaged) == ("table", 1, "then", False)
            await storage.save(step(3))
            assert await numbers(storage) == [0, 1, 2, 3]

    run(look)


def test_a_closed_or_unknown_table_is_not_found(opened):
    async def look():
        async with opened() as storage:
            assert await storage.load("table") is None
            await storage.save(first())
            await storage.save(step(1, closed=True))
            assert await storage.load("table") is None
            assert await storage.look("table") is None
            assert await refused(storage, step(2)) == "store-stale"

    run(look)


def test_an_entry_is_not_written_twice_or_after_a_gap(opened):
    async def look():
        async with opened() as storage:
            await storage.save(first())
            await storage.save(step(1))
            assert await refused(storage, step(1)) == "store-stale"
            assert await refused(storage, step(3)) == "store-gap"
            assert await refused(storage, first()) == "store-stale"
            await storage.save(step(2))
            assert await numbers(storage) == [0, 1, 2]

    run(look)


def test_a_table_that_was_never_opened_cannot_be_written_to(opened):
    async def look():
        async with opened() as storage:
            assert await refused(storage, step(1)) == "store-stale"
            assert await storage.look("table") is None

    run(look)


def test_simultaneous_changes_are_stored_in_their_order(opened):
    async def look():
        async with opened() as storage:
            await asyncio.gather(storage.save(first()), *(storage.save(step(seq)) for seq in range(1, 20)))
            assert await numbers(storage) == list(range(20))

    run(look)


def test_the_record_of_a_finished_game_outlives_its_table(opened):
    async def look():
        async with opened() as storage:
            await storage.save(first())
            await storage.save(step(1, record=(1, "who won: ünlü")))
            await storage.save(step(2, closed=True))
            assert await storage.record("table", 1) == "who won: ünlü"
            assert await storage.record("table", 2) is None
            assert await storage.record("other", 1) is None

    run(look)


def test_a_closed_storage_refuses_changes_and_has_stored_the_earlier_ones(opened):
    async def look():
        async with opened() as storage:
            await storage.save(first())
            last = [storage.save(step(1)), storage.save(step(2))]
            await storage.close()
            await asyncio.gather(*last)
            assert await refused(storage, step(3)) == "store-closed"
        async with opened() as storage:
            assert await numbers(storage) == [0, 1, 2]

    run(look)


def test_the_first_deal_of_a_name_and_the_first_result_of_a_table_stay(opened):
    async def look():
        async with opened() as storage:
            assert await storage.deal("2026-11-19") is None
            assert await storage.results("2026-11-19") == {}
            for number in (b"1", b"2"):
                await storage.add_deal("2026-11-19", b"deal " + number, None)
                await storage.add_result("2026-11-19", "one", b"result " + number, None)
            await storage.add_result("2026-11-19", "two", b"result", None)
            await storage.add_result("2026-11-20", "one", b"result", None)
        async with opened() as storage:
            assert await storage.deal("2026-11-19") == b"deal 1"
            assert await storage.results("2026-11-19") == {"one": b"result 1", "two": b"result"}

    run(look)


def test_a_deal_and_its_results_are_deleted_in_time(opened):
    async def look():
        async with opened() as storage:
            await storage.add_deal("old", b"deal", 1.0)
            await storage.add_result("old", "one", b"result", 1.0)
            async with asyncio.timeout(PATIENCE_SECONDS):
                while await storage.deal("old") is not None or await storage.results("old"):
                    await storage.add_deal("new", b"deal", None)
            assert await storage.deal("new") == b"deal"

    run(look)


def test_a_device_code_works_once_and_replaces_the_older_one_of_its_seat(opened):
    async def look():
        async with opened() as storage:
            for code in ("old", "new"):
                storage.add_device_code(code, "table", {"key", "other"})
                await settled(storage)
            assert await storage.take_device_code("old") is None
            ticket = await storage.take_device_code("new")
            assert ticket is not None
            assert (ticket.table, ticket.holder) == ("table", "key")
            assert await storage.take_device_code("new") is None
            storage.put_device_code_back("new", ticket)
            await settled(storage)
            assert await storage.take_device_code("new") is not None
            assert await storage.take_device_code("never") is None

    run(look)


def test_of_two_simultaneous_uses_of_a_device_code_one_gets_the_seat(opened):
    async def look():
        async with opened() as storage:
            for number in range(5):
                storage.add_device_code(f"code{number}", "table", {f"key{number}"})
                await settled(storage)
                found = await asyncio.gather(*(storage.take_device_code(f"code{number}") for _ in range(3)))
                assert sum(ticket is not None for ticket in found) == 1

    run(look)


async def settled(storage: Storage) -> None:
    """Wait until the requests that run in the background are done."""
    while isinstance(storage, ClusterStorage) and storage.tasks:
        await asyncio.wait(storage.tasks)


def test_an_operators_request_is_found_until_it_is_carried_out(opened):
    async def look():
        async with opened() as storage:
            await storage.save(first())
            forever, over = Ban("10.0.0.0/8", 5.0, None), Ban("192.0.2.1/32", 5.0, 10.0)
            for ban in (forever, over):
                await order(storage, "ban", ban)
            assert await storage.bans(9.0) == [forever, over]
            assert await storage.bans(11.0) == [forever]
            assert await order(storage, "lift", forever.network)
            assert not await order(storage, "lift", forever.network)
            assert await storage.bans(11.0) == []
            assert await order(storage, "shut", "table")
            assert not await order(storage, "shut", "table")
            assert await refused(storage, step(1)) == "store-stale"
            assert await storage.closed_by_order() == ["table"]
            await storage.forget_orders(["table"])
            assert await storage.closed_by_order() == []

    run(look)


async def order(storage: Storage, what: str, about: object) -> object:
    if isinstance(storage, DatabaseStorage):
        return await asyncio.to_thread(getattr(storage.store, what), about)
    assert isinstance(storage, ClusterStorage)
    return await getattr(storage, what)(about)


def test_a_working_storage_is_healthy_and_counts(opened):
    async def look():
        async with opened() as storage:
            await storage.save(first())
            await storage.save(step(1))
            assert await storage.healthy()
            figures = storage.figures()
            assert (figures.changes, figures.queue, figures.up) == (2, 0, True)
            assert figures.transactions == 2

    run(look)


def test_a_table_knows_when_it_was_touched(opened):
    async def look():
        async with opened() as storage:
            await storage.save(first())
            assert (await found(storage)).touched == entry(0).at

    run(look)
