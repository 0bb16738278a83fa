"""Tables in the streams of NATS: two nodes that both believe they have a table, lost answers, killed servers."""

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

import pytest
from nats.errors import TimeoutError as Unanswered

from boomcat.server.cluster.formats import HERE, Formats
from boomcat.server.storage.base import Tidied
from boomcat.server.storage.change import Change
from boomcat.server.storage.nats import jetstream as the_streams
from boomcat.server.storage.nats.jetstream import StreamMessage
from boomcat.server.storage.nats.nats_retention import Archive
from boomcat.server.storage.nats.nats_storage import TIDYING_INTERVAL_SECONDS, TIDYING_TURN_SECONDS, ClusterStorage
from boomcat.server.storage.nats.pages import Page, changes_in, encoded
from boomcat.server.storage.sql import SqlStore
from boomcat.server.storage.store_errors import StoreError, Uncertain
from tests.support.both_storages import found, in_cluster, numbers, patience, refused, run
from tests.support.store_helpers import first, step
from tests.support.store_helpers import numbers as numbers_in

__all__ = ["patience"]


#: A format that this build can't read yet.
NEWER = HERE.reads + 1


@pytest.fixture
def opened(nats_url, bucket_prefix):
    return in_cluster(nats_url, bucket_prefix)


# -- the fence --------------------------------------------------------------------------


def test_a_node_that_lost_a_table_can_store_nothing_there(opened):
    async def look():
        async with opened() as old, opened() as new:
            await old.save(first())
            await old.save(step(1))
            assert await new.load("table") is not None  # loading writes a claim
            assert await refused(old, step(2)) == "store-stale"
            assert await refused(old, step(2)) == "store-stale"
            await new.save(step(2))
            assert await numbers(old) == [0, 1, 2]
            # The first node takes the table back.
            assert await old.load("table") is not None
            await old.save(step(3))
            assert await refused(new, step(3)) == "store-stale"

    run(look)


def test_of_many_nodes_that_take_a_table_at_once_only_one_can_write(opened):
    async def look():
        async with opened() as one, opened() as two, opened() as three:
            await one.save(first())
            nodes = [one, two, three]
            assert all(await asyncio.gather(*(node.load("table") for node in nodes)))
            reasons = await asyncio.gather(*(refused(node, step(1)) for node in nodes))
            assert sorted(map(str, reasons)) == ["None", "store-stale", "store-stale"]
            assert await numbers(one) == [0, 1]

    run(look)


def test_a_code_in_use_opens_no_second_table(opened):
    async def look():
        async with opened() as one, opened() as two:
            await one.save(first())
            assert await refused(two, first()) == "store-stale"
            await one.save(step(1))
            assert await numbers(two) == [0, 1]

    run(look)


def test_queued_changes_of_a_lost_table_are_refused_too(opened):
    async def look():
        async with opened() as old, opened() as new:
            await old.save(first())
            await new.load("table")
            for saving in [old.save(step(1)), old.save(step(2)), old.save(step(3))]:
                with pytest.raises(StoreError) as caught:
                    await saving
                assert caught.value.reason == "store-stale"
            assert await numbers(new) == [0]

    run(look)


# -- lost answers -----------------------------------------------------------------------


class Lossy:
    """Loses the answers to some writes, or the writes themselves."""

    def __init__(self, storage: ClusterStorage, monkeypatch, *, delivered: bool, times: int = 1) -> None:
        self.left, self.delivered = times, delivered
        self.request = storage.streams.client.request
        monkeypatch.setattr(storage.streams.client, "request", self)

    async def __call__(self, subject, *arguments, **named):
        if ".table." not in subject or not self.left:
            return await self.request(subject, *arguments, **named)
        self.left -= 1
        if self.delivered:
            await self.request(subject, *arguments, **named)
        raise Unanswered


@pytest.mark.parametrize("delivered", [True, False])
def test_a_change_whose_answer_was_lost_is_stored_once(opened, monkeypatch, delivered):
    async def look():
        async with opened() as storage:
            await storage.save(first())
            Lossy(storage, monkeypatch, delivered=delivered, times=3)
            await storage.save(step(1))
            await storage.save(step(2))
            assert await numbers(storage) == [0, 1, 2]
            assert len(await storage.read("table")) == 3

    run(look)


@pytest.mark.parametrize("delivered", [True, False])
def test_a_change_whose_answer_was_lost_may_be_overtaken(opened, monkeypatch, delivered):
    """By a claim: then the change is either there and was stored, or it isn't and never will be."""

    async def look():
        async with opened() as old, opened() as new:
            await old.save(first())
            lossy = Lossy(old, monkeypatch, delivered=delivered)
            saving = old.save(step(1))
            while lossy.left:
                await asyncio.sleep(0)
            if delivered:
                while len(await new.read("table")) < 2:
                    await asyncio.sleep(0)
            await new.load("table")
            if delivered:
                await saving
            else:
                with pytest.raises(StoreError) as caught:
                    await saving
                assert caught.value.reason == "store-stale"
            assert await numbers(new) == ([0, 1] if delivered else [0])

    run(look)


def test_a_change_with_an_unknown_outcome_at_the_end_is_not_reported_as_failed(opened, monkeypatch):
    monkeypatch.setattr("boomcat.server.storage.nats.nats_storage.CLOSE_TIMEOUT_SECONDS", 0.2)

    async def look():
        async with opened() as storage:
            await storage.save(first())
            Lossy(storage, monkeypatch, delivered=False, times=10_000)
            saving, next_one = storage.save(step(1)), storage.save(step(2))
            await storage.close()
            with pytest.raises(Uncertain):
                await saving
            with pytest.raises(StoreError) as caught:
                await next_one
            assert caught.value.reason == "store-closed"

    run(look)


def test_a_change_that_is_too_large_for_nats_is_refused(opened):
    async def look():
        async with opened() as storage:
            await storage.save(first())
            assert await refused(storage, step(1, snapshot="x" * 2_000_000)) == "store-failed"
            await storage.save(step(1))
            assert await numbers(storage) == [0, 1]

    run(look)


# -- stored messages --------------------------------------------------------------------


async def put(storage: ClusterStorage, data: bytes, code: str = "table") -> None:
    """Write a message as another writer would."""
    messages = await storage.read(code)
    await storage.streams.write(storage.stream_of(code), storage.subject_of(code), data, messages[-1].seq)


@pytest.mark.parametrize("data", [b"", b"nonsense", encoded("other", Page(b"1", [(1, 1.5, b"entry")]))])
def test_an_unreadable_message_makes_the_table_damaged(opened, data):
    async def look():
        async with opened() as storage:
            await storage.save(first())
            await put(storage, data)
            assert (await found(storage)).damaged
            table = await storage.load("table")
            assert table is not None
            assert table.damaged

    run(look)


def test_a_missing_message_makes_the_table_damaged(opened):
    async def look():
        async with opened() as storage:
            await storage.save(first())
            await put(storage, encoded("table", Page(b"1", [(2, 1.5, b"entry")])))
            assert (await found(storage)).damaged

    run(look)


def test_a_newer_format_is_left_to_newer_nodes(opened, monkeypatch):
    async def look():
        async with opened() as storage:
            await storage.save(first())
            with monkeypatch.context() as newer:
                newer.setattr("boomcat.server.storage.nats.pages.HERE", Formats(writes=NEWER, reads=NEWER))
                page = encoded("table", Page(b"1", [(1, 1.5, b"entry")]))
            await put(storage, page)
            with pytest.raises(StoreError) as caught:
                await storage.load("table")
            assert (caught.value.reason, caught.value.details) == ("store-too-new", {"format": NEWER})
            assert await storage.peek("table") == NEWER

    run(look)


def test_peek_returns_whether_a_table_is_there_and_writes_nothing(opened):
    async def look():
        async with opened() as storage:
            await storage.save(first())
            await storage.save(first("closed"))
            await storage.save(step(1, "closed", closed=True))
            stored = storage.streams.stored
            assert [await storage.peek(code) for code in ("table", "closed", "guessed")] == [HERE.writes, None, None]
            await put(storage, b"nonsense")
            assert await storage.peek("table") == 0  # loading it reports the problem
            assert storage.streams.stored == stored + 1
            assert sorted(await storage.codes()) == ["closed", "table"]

    run(look)


def test_a_long_table_is_read_in_parts(opened, monkeypatch):
    monkeypatch.setattr(the_streams, "BATCH", 7)

    async def look():
        async with opened() as storage:
            await storage.save(first())
            for seq in range(1, 30):
                await storage.save(step(seq))
            assert await numbers(storage) == list(range(30))

    run(look)


# -- killed servers -----------------------------------------------------------------------


async def play(storage: ClusterStorage, code: str, stored: list[int], over: asyncio.Event) -> None:
    """Store one change after another, as often as it takes; `stored` gets the acknowledged ones."""
    await storage.save(first(code))
    stored.append(0)
    while not over.is_set():
        if await refused(storage, step(len(stored), code)) is None:
            stored.append(len(stored))


@pytest.mark.long(12)
def test_nothing_acknowledged_is_lost_when_servers_are_killed(nats_cluster, bucket_prefix):
    opened = in_cluster(nats_cluster.url, bucket_prefix, replicas=3, streams=1)

    async def look():
        codes = [f"table{number}" for number in range(4)]
        stored: dict[str, list[int]] = {code: [] for code in codes}
        over = asyncio.Event()
        async with opened() as storage:
            players = [asyncio.create_task(play(storage, code, stored[code], over)) for code in codes]

            async def more() -> None:
                """Wait until every player has stored three more changes."""
                before = {code: len(numbers) for code, numbers in stored.items()}
                while any(len(stored[code]) < before[code] + 3 for code in codes):
                    await asyncio.sleep(0.01)

            await more()
            leader = await asyncio.to_thread(partial(nats_cluster.leader, f"{bucket_prefix}-tables-0"))
            leader.kill()
            await more()
            other = next(server for server in nats_cluster.servers if server.keeper is not None)
            other.kill()
            standing = {code: len(numbers) for code, numbers in stored.items()}
            await asyncio.sleep(0.5)
            # A change that was under way when the majority was lost may have been stored just before.
            assert all(len(stored[code]) <= standing[code] + 1 for code in codes)
            await asyncio.to_thread(nats_cluster.start)
            await more()
            over.set()
            await asyncio.gather(*players)
        async with opened() as storage:
            for code in codes:
                # Load the table: a mere look may be answered by a server that lags behind.
                table = await storage.load(code)
                assert table is not None
                assert [entry.seq for entry in table.entries] == stored[code]

    run(look)


# -- clean-up -------------------------------------------------------------------------------


def test_idle_tables_are_archived_and_deleted(opened, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)

    async def look():
        async with opened() as storage, opened() as other:
            for code in ("old", "closed", "watched", "taken"):
                await storage.save(first(code))
            await storage.save(step(1, "old", record=(1, "a record")))
            await storage.save(step(1, "closed", closed=True))
            await asyncio.sleep(0.01)
            moment = time.time()
            assert await storage.tidy(moment, 1.0, []) is None  # even the newest looks old: the clock is wrong
            await forget_who_tidied(storage)
            await storage.save(first("new"))
            throw_away = storage.throw_away

            async def overtaken(code: str, last: int) -> bool:
                if code == "taken":
                    await other.load(code)
                gone: bool = await throw_away(code, last)
                return gone

            monkeypatch.setattr(storage, "throw_away", overtaken)
            tidied = await storage.tidy(moment, 1.0, ["watched"])
            assert tidied is not None
            assert (sorted(tidied.tables), tidied.archive) == (["closed", "old"], "000001.db")
            assert sorted(await storage.codes()) == ["new", "taken", "watched"]
            assert await refused(storage, step(2, "old")) == "store-stale"
            await other.save(step(1, "taken"))
            assert await other.tidy(moment, 1.0, []) is None  # one node at a time

    run(look)
    with SqlStore.open(str(tmp_path / "boomcat.archive" / "000001.db")) as archive:
        assert numbers_in(archive, "old") == [0, 1]
        assert archive.record("old", 1) == "a record"
        assert archive.load("closed") is None
        assert sorted(archive.open_codes()) == ["old", "taken"]


@pytest.fixture
def tidying(opened, tmp_path, monkeypatch) -> Callable[[Callable[[ClusterStorage], Awaitable[None]]], None]:
    """Run a scene with six old tables and a new one; archives are written beside it."""
    monkeypatch.chdir(tmp_path)

    def scene(play: Callable[[ClusterStorage], Awaitable[None]]) -> None:
        async def look() -> None:
            async with opened() as storage:
                for number in range(6):
                    await storage.save(first(f"old{number}"))
                await play(storage)

        run(look)

    return scene


async def tidy(storage: ClusterStorage, share: float = 1.0) -> Tidied | None:
    """Clean up; all tables that exist now count as old."""
    await asyncio.sleep(0.01)
    before = time.time()
    await storage.save(first("new"))
    return await storage.tidy(before, share, [])


def test_tables_are_archived_outside_the_event_loop(tidying, monkeypatch):
    def elsewhere(code: str, pages: Sequence[bytes]) -> list[Change]:
        assert threading.current_thread() is not threading.main_thread()
        return changes_in(code, pages)

    monkeypatch.setattr("boomcat.server.storage.nats.nats_retention.changes_in", elsewhere)

    async def play(storage: ClusterStorage) -> None:
        tidied = await tidy(storage)
        assert tidied is not None
        assert sorted(tidied.tables) == [f"old{number}" for number in range(6)]

    tidying(play)


def test_the_oldest_tables_are_removed_first(tidying):
    async def play(storage: ClusterStorage) -> None:
        await storage.save(step(1, "old0"))
        tidied = await tidy(storage, share=0.3)
        assert tidied is not None
        assert sorted(tidied.tables) == ["old1", "old2", "old3"]  # 0.3 of seven, rounded up

    tidying(play)


def test_an_unreadable_table_does_not_keep_others_from_being_removed(tidying, monkeypatch):
    async def play(storage: ClusterStorage) -> None:
        await put(storage, bytes([NEWER]) + b"newer", "old1")
        await put(storage, b"\x01nonsense", "old2")
        read = storage.read

        async def lagging(code: str, batch: int | None = None) -> list[StreamMessage]:
            if code == "old3":
                raise StoreError("store-busy")
            found: list[StreamMessage] = await read(code, batch)
            return found

        monkeypatch.setattr(storage, "read", lagging)
        tidied = await tidy(storage)
        assert tidied is not None
        assert sorted(tidied.tables) == ["old0", "old4", "old5"]
        assert tidied.left == {"store-too-new": 1, "store-busy": 1, "store-damaged": 1}

    tidying(play)


def test_a_node_that_fails_to_clean_up_soon_leaves_it_to_another(tidying, monkeypatch, tmp_path):
    async def play(storage: ClusterStorage) -> None:
        kept: list[int | None] = []
        note = storage.put

        async def noted(key: str, value: object, after: int, ttl: int | None = None) -> int:
            kept.append(ttl)
            number: int = await note(key, value, after, ttl)
            return number

        monkeypatch.setattr(storage, "put", noted)
        with monkeypatch.context() as broken:
            broken.setattr(Archive, "finish", fail_to_write)
            with pytest.raises(StoreError):
                await tidy(storage)
        assert set(kept) == {TIDYING_TURN_SECONDS}
        assert not list((tmp_path / "boomcat.archive").iterdir())
        await forget_who_tidied(storage)
        tidied = await storage.tidy(time.time() - 3600, 1.0, [])
        assert (tidied, kept[-1]) == (None, TIDYING_INTERVAL_SECONDS)

    tidying(play)


def fail_to_write(_: Archive) -> None:
    raise StoreError("store-full")


async def forget_who_tidied(storage: ClusterStorage) -> None:
    last = await storage.streams.last(storage.state, storage.state_subject("tidying"))
    assert last is not None
    await storage.streams.purge(storage.state, storage.state_subject("tidying"), last.seq)


def test_queued_changes_are_stored_although_their_table_is_unloaded(opened):
    async def look():
        async with opened() as storage:
            await storage.save(first())
            last = [storage.save(step(1)), storage.save(step(2))]
            storage.let_go("table")
            await asyncio.gather(*last)
            assert await numbers(storage) == [0, 1, 2]

    run(look)
