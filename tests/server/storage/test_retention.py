"""Old tables are removed in time; a wrong clock destroys nothing."""

import asyncio
import io
import json
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from boomcat.cli.program import program
from boomcat.server.operations.log import Log
from boomcat.server.storage.base import Tidied
from boomcat.server.storage.change import Change, StoredEntry
from boomcat.server.storage.sql import SqlStore
from boomcat.server.storage.sql import retention as thrown
from boomcat.server.storage.sql.backup_file import Contents, add, archive, check
from boomcat.server.storage.sql.database_storage import DatabaseStorage
from boomcat.server.storage.store_errors import StoreError
from boomcat.server.tables.registry import (
    TIDYING_GRACE_SECONDS,
    TIDYING_INTERVAL_SECONDS,
    TIDYING_RETRY_SECONDS,
    TableRegistry,
)
from tests.support.clients import Device, open_table
from tests.support.in_process_server import HouseServer
from tests.support.store_helpers import store_of
from tests.support.virtual_session import VirtualClock

DAY = 24 * 3600.0


class Time(VirtualClock):
    """A clock that may be wrong."""

    def __init__(self, off: float = 0.0) -> None:
        super().__init__()
        self.off = off

    def wall(self) -> float:
        return super().wall() + self.off


def fill(store: SqlStore, now: float, ages: dict[str, float]) -> None:
    """Store tables that were last touched this many days ago, each with a record."""
    for name, days in ages.items():
        at = now - days * DAY
        store.commit(Change(name, 1, (StoredEntry(0, at, b"{}"),), created=at, record=(1, name))).result()


def left(store: SqlStore) -> list[str]:
    return sorted(table.game for table in store.open_tables())


def tidied(
    database: Path, clock: Time, look: Callable[[TableRegistry], Awaitable[None]], keep_days: float = 365.0
) -> list[dict[str, Any]]:
    """Run a registry on this database; return what it logged."""
    log = io.StringIO()

    async def run() -> None:
        with SqlStore.open(str(database)) as store:
            await look(TableRegistry(DatabaseStorage(store), clock, Log("warning", "json", log), keep_days=keep_days))

    asyncio.run(run())
    return [json.loads(line) for line in log.getvalue().splitlines()]


AGES = {f"table{number:02}": 400.0 - number for number in range(20)} | {"fresh": 1.0}


def test_old_tables_are_removed_in_parts_after_the_server_has_run_for_a_while(tmp_path):
    clock = Time()

    async def look(registry: TableRegistry) -> None:
        store = store_of(registry)
        fill(store, clock.wall(), AGES)
        await registry.tidy_store()
        clock.time += TIDYING_GRACE_SECONDS - 1
        await registry.tidy_store()
        assert len(left(store)) == 21
        clock.time += 1
        await registry.tidy_store()
        # A tenth of 21, rounded up; the oldest first, with their records.
        assert len(left(store)) == 18
        assert store.record("table00", 1) is None
        assert store.record("table03", 1) == "table03"
        clock.time += TIDYING_INTERVAL_SECONDS - 1
        await registry.tidy_store()
        assert len(left(store)) == 18
        clock.time += 1
        await registry.tidy_store()
        assert len(left(store)) == 16

    logged = tidied(tmp_path / "boomcat.db", clock, look)
    assert logged[0]["event"] == "thrown-away"
    assert (logged[0]["tables"], logged[0]["archive"]) == (3, "000001.db")


@pytest.mark.parametrize("days", [31, 400, 40_000])
def test_a_server_that_starts_with_a_wrong_clock_removes_nothing(tmp_path, days):
    with SqlStore.open(str(tmp_path / "boomcat.db")) as store:
        fill(store, Time().wall(), {"a": 0.1, "b": 2.0, "c": 10.0})
    clock = Time(off=days * DAY)

    async def look(registry: TableRegistry) -> None:
        await registry.start()
        for _ in range(5):
            clock.time += TIDYING_INTERVAL_SECONDS
            await registry.tidy_store()
        # No player has moved: everything looks old, which gives the wrong clock away.
        assert left(store_of(registry)) == ["a", "b", "c"]
        # A player moves, with the wrong time; one table goes, and it is archived.
        store_of(registry).commit(Change("a", 1, (StoredEntry(1, clock.wall(), b"{}"),))).result()
        clock.time += TIDYING_INTERVAL_SECONDS
        await registry.tidy_store()
        assert left(store_of(registry)) == ["a", "b"]
        await registry.stop()

    tidied(tmp_path / "boomcat.db", clock, look, keep_days=30.0)
    archive = tmp_path / "boomcat.db.archive" / "000001.db"
    assert check(archive).tables == 1
    # The clock is right again, and the archived table is added again.
    assert add(archive, str(tmp_path / "boomcat.db")) == check(archive)
    with SqlStore.open(str(tmp_path / "boomcat.db")) as store:
        assert left(store) == ["a", "b", "c"]
        assert store.record("c", 1) == "c"
        assert not store.outdated(Time().wall() - 30 * DAY, 1.0)


def test_restored_tables_and_records_are_not_removed_again_at_once(tmp_path):
    database, now = tmp_path / "boomcat.db", time.time()
    with SqlStore.open(str(database)) as store:
        fill(store, now, {"fresh": 1.0, "old": 400.0})
        store.commit(Change("fresh", 1, (StoredEntry(1, now - 400 * DAY, b"{}"),), record=(2, "long ago"))).result()
        store.commit(Change("fresh", 1, (StoredEntry(2, now, b"{}"),))).result()
        old = store.outdated(now - 365 * DAY, 1.0)
        assert (old.games, old.records) == (["old"], [("fresh", 2)])
        file = archive(store, old)
        store.throw_away(old)
    assert add(file, str(database)) == Contents(1, 2)
    with SqlStore.open(str(database)) as store:
        assert (store.record("old", 1), store.record("fresh", 2)) == ("old", "long ago")
        assert not store.outdated(now - 365 * DAY, 1.0)


def test_records_restored_without_their_table_exist_and_are_removed_in_time(tmp_path):
    database, now = tmp_path / "boomcat.db", time.time()
    with SqlStore.open(str(database)) as store:
        fill(store, now, {"fresh": 1.0, "gone": 400.0})
        store.commit(Change("gone", 1, (StoredEntry(1, now - 50 * DAY, b"{}"),))).result()
        records_alone = store.outdated(now - 365 * DAY, 1.0)
        assert (records_alone.games, records_alone.records) == ([], [("gone", 1)])
        file = archive(store, records_alone)
        store.throw_away(records_alone)
        assert store.throw_away(store.outdated(now - 40 * DAY, 1.0)) == ["gone"]
    assert add(file, str(database)) == Contents(0, 1)
    with SqlStore.open(str(database)) as store:
        assert store.record("gone", 1) == "gone"
        assert not store.outdated(now - DAY, 1.0)
        fill(store, now + 400 * DAY, {"newer": 0.0})
        old = store.outdated(now + 365 * DAY, 1.0)
        assert (old.games, old.records) == (["fresh"], [("gone", 1)])


def test_clean_up_continues_after_a_failure(tmp_path, monkeypatch):
    clock = Time()
    waits = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)
        if len(waits) == 3:
            raise asyncio.CancelledError

    async def broken() -> None:
        raise PermissionError("the archive")

    async def look(registry: TableRegistry) -> None:
        monkeypatch.setattr(registry, "tidy_store", broken)
        monkeypatch.setattr(asyncio, "sleep", sleep)
        with pytest.raises(asyncio.CancelledError):
            await registry.repeat(1.0, registry.tidy)
        monkeypatch.undo()

    assert len(tidied(tmp_path / "boomcat.db", clock, look)) == 2


def test_a_failed_clean_up_is_logged_and_soon_tried_again(tmp_path, monkeypatch):
    clock = Time()
    answers: list[Tidied | StoreError] = [StoreError("store-unreachable"), Tidied([], 0, "", {"store-too-new": 2})]
    asked: list[float] = []

    async def tidy(before: float, share: float, spared: Sequence[str]) -> Tidied:
        asked.append(clock.now())
        answer = answers.pop(0)
        if isinstance(answer, StoreError):
            raise answer
        return answer

    async def look(registry: TableRegistry) -> None:
        monkeypatch.setattr(registry.store, "tidy", tidy)
        began = clock.now()
        for pause in (TIDYING_GRACE_SECONDS, TIDYING_RETRY_SECONDS - 1, 1, TIDYING_INTERVAL_SECONDS - 1):
            clock.time += pause
            await registry.tidy_store()
        assert asked == [began + TIDYING_GRACE_SECONDS, began + TIDYING_GRACE_SECONDS + TIDYING_RETRY_SECONDS]

    logged = tidied(tmp_path / "boomcat.db", clock, look)
    assert [(line["event"], line["reason"], line.get("tables")) for line in logged] == [
        ("not-tidied", "store-unreachable", None),
        ("not-tidied", "store-too-new", 2),
    ]


def test_all_tables_are_kept_for_ever_with_keep_days_zero(tmp_path):
    clock = Time()

    async def look(registry: TableRegistry) -> None:
        fill(store_of(registry), clock.wall(), AGES)
        clock.time += 100 * TIDYING_INTERVAL_SECONDS
        await registry.tidy_store()
        assert len(left(store_of(registry))) == 21

    assert tidied(tmp_path / "boomcat.db", clock, look, keep_days=0) == []


def test_without_an_archive_nothing_is_removed(tmp_path):
    (tmp_path / "boomcat.db.archive").write_text("no folder")
    clock = Time()

    async def look(registry: TableRegistry) -> None:
        fill(store_of(registry), clock.wall(), AGES)
        clock.time += TIDYING_GRACE_SECONDS
        await registry.tidy_store()
        assert len(left(store_of(registry))) == 21

    assert [line["event"] for line in tidied(tmp_path / "boomcat.db", clock, look)] == ["not-tidied"]


def test_only_the_newest_archives_are_kept(tmp_path, monkeypatch):
    monkeypatch.setattr(thrown, "KEPT_ARCHIVES", 3)
    clock = Time()

    async def look(registry: TableRegistry) -> None:
        fill(store_of(registry), clock.wall(), AGES)
        clock.time += TIDYING_GRACE_SECONDS
        for _ in range(5):
            await registry.tidy_store()
            clock.time += TIDYING_INTERVAL_SECONDS

    tidied(tmp_path / "boomcat.db", clock, look)
    names = sorted(path.name for path in (tmp_path / "boomcat.db.archive").iterdir())
    assert names == ["000003.db", "000004.db", "000005.db"]


def test_a_table_with_players_is_not_removed(tmp_path):
    async def run() -> None:
        clock = Time()
        server = HouseServer(tmp_path / "boomcat.db", clock)
        async with server.here():
            waiting = (await open_table(server.url, ["open", "open"], {}))[0]
            left_alone = (await open_table(server.url, ["open", "open"], {}))[0]
            async with Device(server.url, waiting["table"]) as ada:
                await ada.hello(waiting["token"])
                clock.off = 400 * DAY
                fresh = (await open_table(server.url, ["open", "open"], {}))[0]
                server.registry.next_tidying = clock.now()
                await server.registry.tidy_store()
                assert set(server.registry.actors) == {waiting["table"], fresh["table"]}
                assert left(server.store) == sorted([waiting["table"], fresh["table"]])
                assert left_alone["table"] not in left(server.store)

    asyncio.run(run())


def test_the_restore_command_adds_what_is_missing(tmp_path):
    with SqlStore.open(str(tmp_path / "boomcat.db")) as store:
        fill(store, Time().wall(), {"a": 1.0, "b": 2.0})
    words = ["--database", str(tmp_path / "boomcat.db")]
    run = CliRunner().invoke
    assert run(program, ["backup", str(tmp_path / "backup"), *words]).exit_code == 0
    with SqlStore.open(str(tmp_path / "boomcat.db")) as store:
        store.throw_away(thrown.Outdated(1e12, ["b"], [("a", 1)]))
    done = run(program, ["restore", str(tmp_path / "backup"), "--add", *words])
    assert done.stdout.endswith("one open table, 2 records.\n")
    with SqlStore.open(str(tmp_path / "boomcat.db")) as store:
        assert left(store) == ["a", "b"]
        assert (store.record("a", 1), store.record("b", 1)) == ("a", "b")
