"""Only one server writes to a database, whichever links lead to it."""

import asyncio
import os

import pytest

from boomcat.server.operations.log import Log
from boomcat.server.storage.sql import SqlStore
from boomcat.server.storage.sql import store as the_store
from boomcat.server.storage.sql.database_storage import DatabaseStorage
from boomcat.server.storage.store_errors import StoreError
from boomcat.server.tables.clock import RealClock
from boomcat.server.tables.http_bodies import OpenTable
from boomcat.server.tables.registry import TableRegistry
from boomcat.server.tables.table_info import Settings
from tests.support.databases import eventually
from tests.support.store_helpers import be_patient, first, numbers, opened, outcome, refusal, refusal_to_open, step


def test_a_server_that_regains_its_claim_drops_its_tables_from_memory(postgres, postgres_url, monkeypatch):
    be_patient(monkeypatch, 0.2)
    with SqlStore.open(postgres_url) as store:
        assert refusal(store, first()) is None
        called: list[int] = []
        store.writer.claim.displaced = lambda: called.append(1)
        postgres.stop()
        postgres.start()
        with SqlStore.open(postgres_url) as other:
            assert refusal(other, step(1)) is None
            assert refusal(store, step(1)) == "store-in-use"
            assert not store.healthy()
        called.clear()
        assert eventually(store.healthy)
        assert called, "another process has written since"
        assert refusal(store, step(1)) == "store-stale"


def test_a_symbolic_link_leads_to_the_same_lock(tmp_path):
    database, link = tmp_path / "boomcat.db", tmp_path / "elsewhere" / "link.db"
    link.parent.mkdir()
    with SqlStore.open(str(database)):
        link.symlink_to(database)
        assert refusal_to_open(str(link)) == "store-in-use"
    with SqlStore.open(str(link)):
        assert refusal_to_open(str(database)) == "store-in-use"


def test_a_database_with_two_hard_links_is_refused(tmp_path):
    database, twin = tmp_path / "boomcat.db", tmp_path / "twin.db"
    SqlStore.open(str(database)).close()
    os.link(database, twin)
    assert refusal_to_open(str(twin)) == refusal_to_open(str(database)) == "store-linked"
    twin.unlink()
    SqlStore.open(str(database)).close()


def test_a_deleted_write_ahead_log_loses_no_change(tmp_path):
    """Without checking for its log, SQLite would go on writing into the deleted file, and everything stored there
    would be lost."""
    database, log = tmp_path / "boomcat.db", tmp_path / "boomcat.db-wal"
    store = SqlStore.open(str(database))
    try:
        accepted = [number for number in range(5) if refusal(store, step(number) if number else first()) is None]
        assert accepted == list(range(5))
        log.unlink()
        assert refusal(store, step(5)) == "store-unreachable"
        assert not store.healthy()
        # As if the server were killed now: another program sees only the files.
        copy = tmp_path / "copy.db"
        copy.write_bytes(database.read_bytes())
        with SqlStore.open(str(copy)) as left:
            assert numbers(left) == accepted
    finally:
        store.close()
    with SqlStore.open(str(database)) as again:
        assert numbers(again) == accepted


def test_a_write_ahead_log_deleted_during_a_commit_loses_no_change(tmp_path, monkeypatch):
    database, log = tmp_path / "boomcat.db", tmp_path / "boomcat.db-wal"
    with SqlStore.open(str(database)) as store:
        assert refusal(store, first()) is None
        confirm = store.writer.claim.confirm

        def deleted() -> None:
            log.unlink(missing_ok=True)
            confirm()

        monkeypatch.setattr(store.writer.claim, "confirm", deleted)
        assert refusal(store, step(1)) is None
        copy = tmp_path / "copy.db"
        copy.write_bytes(database.read_bytes())
        with SqlStore.open(str(copy)) as left:
            assert numbers(left) == [0, 1]
        assert refusal(store, step(2)) == "store-unreachable"


def test_a_hanging_database_is_noticed_and_its_connection_closed(postgres, postgres_url, monkeypatch):
    monkeypatch.setattr(the_store, "HEALTH_TIMEOUT_SECONDS", 0.2)
    monkeypatch.setattr(the_store, "HANGING_SECONDS", 0.4)
    be_patient(monkeypatch, 0.2)
    with SqlStore.open(postgres_url) as store:
        assert refusal(store, first()) is None
        session = store.writer.claim.session  # type: ignore[attr-defined]
        pid = session["pid"]
        os.kill(pid, 19)
        try:
            promise = store.commit(step(1))
            eventually(lambda: not store.healthy())
            # A new request isn't kept waiting for ever.
            assert eventually(
                lambda: store.healthy() or store.writer.unknown or promise.done() or not store.writer.well
            )
        finally:
            os.kill(pid, 18)
        assert outcome(promise) in (None, "store-busy", "store-unreachable")
        eventually(store.healthy)
        assert numbers(store) in ([0], [0, 1])
        assert (numbers(store) == [0, 1]) == (outcome(promise) is None)


def test_a_second_server_is_refused_whichever_path_it_uses(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with SqlStore.open("boomcat.db"):
        assert opened(str(tmp_path / "boomcat.db")) is None
        with pytest.raises(StoreError):
            SqlStore.open(str(tmp_path / "." / "boomcat.db")).close()


def test_a_server_that_was_displaced_shows_no_table_from_memory(tmp_path):
    """Its memory may be outdated: another server may have continued the tables."""

    async def play() -> None:
        with SqlStore.open(str(tmp_path / "boomcat.db")) as store:
            registry = TableRegistry(DatabaseStorage(store), RealClock(), Log(level="error"))
            await registry.start()
            wanted = OpenTable(name="Ada", seats=("open", "heuristic"), settings=Settings())
            seated = await registry.open_table(wanted)
            actor = await registry.find(seated.table)
            await asyncio.to_thread(store.writer.claim.displaced)
            await asyncio.sleep(0)
            assert await registry.find(seated.table) is not actor
            await registry.stop()

    asyncio.run(play())
