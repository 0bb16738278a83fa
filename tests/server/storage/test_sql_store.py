"""The SQL store keeps its promises on both databases: after any failure, a change is stored whole or not at all."""

import asyncio
import os
import sqlite3
import subprocess
import sys
import threading
import traceback
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import event, inspect, text

from boomcat.server.storage.change import Change, StoredEntry, StoredTable
from boomcat.server.storage.sql import SqlStore, database, migrate, writer
from boomcat.server.storage.sql.database_schema import metadata
from boomcat.server.storage.sql.migrate import STEPS, configuration
from boomcat.server.storage.sql.retention import Outdated
from boomcat.server.storage.store_errors import StoreError
from tests.support.databases import eventually
from tests.support.paths import ROOT
from tests.support.store_helpers import (
    be_patient,
    entry,
    first,
    newest,
    numbers,
    opened,
    outcome,
    refusal,
    refusal_to_open,
    step,
)
from tests.support.unprivileged import like_anybody


def file_of(address: str) -> Path:
    return Path(address.removeprefix("sqlite:///"))


@pytest.fixture(autouse=True)
def patient(monkeypatch):
    be_patient(monkeypatch, 30.0)


@pytest.fixture
def impatient(patient, monkeypatch):
    """Give up soon, for tests in which waiting is in vain.  Request it before the store."""
    be_patient(monkeypatch, 0.1)


@pytest.fixture
def store(database_url):
    with SqlStore.open(database_url) as store:
        yield store


@pytest.fixture
def paused(store):
    """A context in which the writer is held at the beginning of its next transaction."""
    return Pause(store)


class Pause:
    def __init__(self, store: SqlStore) -> None:
        self.store = store
        self.reached = threading.Event()
        self.go_on = threading.Event()

    def __enter__(self):
        def begun(connection):
            self.reached.set()
            assert self.go_on.wait(30)

        event.listen(self.store.writer.engine, "begin", begun)
        self.store.writer.send(lambda connection: None)
        assert self.reached.wait(30)
        return self

    def __exit__(self, *error):
        self.go_on.set()


# -- stored tables ------------------------------------------------------------------


def test_a_table_is_read_back_as_it_was_written(store):
    store.commit(first(snapshot="original; 1: skip")).result()
    store.commit(Change("table", 2, (entry(1, "a\0ü"), entry(2)))).result()
    expected = (entry(0), entry(1, "a\0ü"), entry(2))
    found = StoredTable("table", 1_700_000_000.5, entry(2).at, 2, "original; 1: skip", expected)
    assert store.load("table") == found
    assert store.open_tables() == [found]
    assert store.load("another") is None


def test_entries_may_be_plain_tuples(store):
    store.commit(Change("table", 1, ((0, 1.5, b"x"),), created=1.0)).result()
    assert newest(store).entries == (StoredEntry(0, 1.5, b"x"),)


def test_all_changes_are_stored_when_the_store_is_closed(database_url):
    with SqlStore.open(database_url) as store:
        promises = [store.commit(first(f"table {number}")) for number in range(50)]
        promises += [store.commit(step(1, f"table {number}")) for number in range(50)]
    assert all(promise.done() for promise in promises)
    with SqlStore.open(database_url) as store:
        assert len(store.open_tables()) == 50
        assert all(len(table.entries) == 2 for table in store.open_tables())


def test_a_snapshot_stays_until_there_is_a_newer_one(store):
    store.commit(first(snapshot="one")).result()
    store.commit(step(1)).result()
    assert newest(store).snapshot == "one"
    store.commit(Change("table", 1, snapshot="two")).result()
    assert newest(store).snapshot == "two"
    assert newest(store).touched == entry(1).at


def test_a_closed_table_is_not_loaded_and_cannot_be_written(store):
    store.commit(first()).result()
    store.commit(step(1, closed=True)).result()
    assert store.load("table") is None
    assert store.open_tables() == []
    assert refusal(store, step(2)) == "store-stale"
    assert refusal(store, Change("table", 1, snapshot="late")) == "store-stale"


def test_records_outlive_their_table(store):
    store.commit(first(record=(1, "first game"))).result()
    store.commit(step(1, record=(2, "second game"), closed=True)).result()
    assert store.records("table") == [1, 2]
    assert store.record("table", 2) == "second game"
    assert store.record("table", 3) is None
    assert store.records("another") == []


def test_a_record_is_never_replaced(store):
    store.commit(first(record=(1, "as it was"))).result()
    assert refusal(store, step(1, record=(1, "as it was not"))) == "store-stale"
    assert store.record("table", 1) == "as it was"
    assert numbers(store) == [0]


def test_old_tables_are_removed_with_their_journals_and_records(store):
    for game, moment in (("old", 10.0), ("older", 5.0), ("new", 30.0), ("done", 6.0)):
        store.commit(Change(game, 1, (StoredEntry(0, moment, b"x"),), created=1.0, record=(1, game))).result()
    store.commit(Change("done", 1, closed=True)).result()
    store.commit(Change("new", 1, (StoredEntry(1, 31.0, b"x"),), record=(2, "newer"))).result()
    # A part of them at a time, the oldest first.
    assert store.outdated(20.0, 0.1) == Outdated(20.0, ["older"], [])
    assert store.outdated(31.0, 0.1, spared=["older", "old"]) == Outdated(31.0, ["done"], [("new", 1)])
    # If everything looks old, the clock is wrong, or nothing needs to be removed.
    assert not store.outdated(99.0, 1.0)
    old = store.outdated(31.0, 1.0)
    assert old == Outdated(31.0, ["older", "done", "old"], [("new", 1)])
    # A table that was touched meanwhile stays.
    store.commit(Change("old", 1, (StoredEntry(1, 40.0, b"x"),))).result()
    assert store.throw_away(old) == ["older", "done"]
    assert [table.game for table in store.open_tables()] == ["new", "old"]
    assert [store.records(game) for game in ("older", "done", "old", "new")] == [[], [], [1], [2]]
    with store.reading() as connection:
        assert set(connection.scalars(text("SELECT DISTINCT game FROM journal"))) == {"new", "old"}
    assert refusal(store, step(1, "older")) == "store-stale"


# -- groups and their order ---------------------------------------------------------


def test_changes_that_arrive_while_the_store_is_busy_share_one_transaction(store, paused):
    for number in range(20):
        store.commit(first(f"table {number}")).result()
    commits = []
    event.listen(store.writer.engine, "commit", lambda connection: commits.append(1))
    before = store.writer.transactions
    with paused:
        promises = [store.commit(step(seq, f"table {number}")) for seq in range(1, 6) for number in range(20)]
    for promise in promises:
        promise.result(30)
    assert store.writer.transactions - before == 1
    assert len(commits) == 2  # the pause, and the one for all the others
    assert all(numbers(store, f"table {number}") == [0, 1, 2, 3, 4, 5] for number in range(20))


def test_a_group_does_not_grow_without_bounds(store, paused):
    store.commit(first()).result()
    before = store.writer.transactions
    with paused:
        promises = [store.commit(step(seq)) for seq in range(1, 1202)]
    promises[-1].result(30)
    assert store.writer.transactions - before == 3
    assert numbers(store) == list(range(1202))


def test_in_a_group_only_invalid_changes_fail(store, paused):
    for game in ("a", "b", "c"):
        store.commit(first(game)).result()
    with paused:
        promises = [
            store.commit(change)
            for change in (step(1, "a"), step(0, "b"), step(1, "c"), step(2, "a"), step(5, "c"), step(2, "c"))
        ]
    assert [outcome(promise) for promise in promises] == [None, "store-stale", None, None, "store-gap", None]
    assert [numbers(store, game) for game in ("a", "b", "c")] == [[0, 1, 2], [0], [0, 1, 2]]


def test_a_change_that_no_database_can_hold_fails_alone(store, paused):
    store.commit(first("a")).result()
    with paused:
        bad = store.commit(Change("bad", 1, ((0, 1.0, "no bytes"),), created=1.0))  # type: ignore[arg-type]
        good = store.commit(step(1, "a"))
    assert outcome(bad) == "store-failed"
    good.result(30)
    assert store.load("bad") is None
    assert store.healthy()


def test_a_cancelled_wait_does_not_take_the_change_back(store, paused):
    store.commit(first()).result()

    async def impatient() -> None:
        with paused:
            saving = asyncio.ensure_future(store.save(step(1)))
            await asyncio.sleep(0)
            saving.cancel()
            with pytest.raises(asyncio.CancelledError):
                await saving
        await asyncio.wait_for(store.save(step(2)), 30)

    asyncio.run(impatient())
    assert numbers(store) == [0, 1, 2]


def test_the_writer_keeps_no_reference_to_stored_changes(store):
    """Even while it waits for more work, so that the owner of a change can free it."""
    changes = [first(), step(1)]
    alone = [sys.getrefcount(change) for change in changes]
    for change in changes:
        store.commit(change).result()
    del change
    assert eventually(lambda: [sys.getrefcount(change) for change in changes] == alone)


def test_every_callback_of_a_commit_runs_although_another_fails(store):
    async def tell() -> list[str]:
        loop, called, failed = asyncio.get_running_loop(), [], []
        loop.set_exception_handler(lambda _, context: failed.append(str(context["exception"])))

        def fail(_):
            raise ValueError("no")

        saving = store.save(first())
        saving.add_done_callback(fail)
        saving.add_done_callback(lambda one: called.append(f"{one.done()} {one.exception()}"))
        await saving
        saving.add_done_callback(lambda one: called.append("late"))
        await asyncio.sleep(0)
        return called + failed

    assert asyncio.run(tell()) == ["True None", "late", "no"]


def test_after_a_group_the_next_change_waits_for_others_to_join_it(store, paused, monkeypatch):
    monkeypatch.setattr(writer, "GROUP_INTERVAL_SECONDS", 1_000.0)
    rests: list[float] = []
    store.writer.rest = rests.append
    for table in "abc":
        store.commit(first(table)).result(30)
    assert rests == []
    with paused:
        together = [store.commit(step(1, table)) for table in "ab"]
    for one in together:
        one.result(30)
    for seq in (1, 2):
        store.commit(step(seq, "c")).result(30)
    assert len(rests) == 1


def test_saving_raises_in_the_event_loop(store):
    async def both() -> None:
        await store.save(first())
        await store.save(first())

    with pytest.raises(StoreError, match="store-stale"):
        asyncio.run(both())


def test_a_closed_store_refuses_changes(store):
    store.close()
    assert refusal(store, first()) == "store-closed"
    store.close()
    assert not store.healthy()


# -- two writers --------------------------------------------------------------------


def test_a_second_server_is_refused(impatient, store, database_url):
    assert refusal_to_open(database_url) == "store-in-use"
    store.commit(first()).result()
    store.close()
    with eventually(lambda: opened(database_url)) as second:
        assert numbers(second) == [0]


def test_an_outdated_writer_is_refused(store, database_url):
    store.commit(first()).result()
    with SqlStore.open(database_url, alone=False) as newer:
        newer.commit(step(1, snapshot="newer")).result()
        assert refusal(store, step(1, snapshot="stale", record=(1, "stale"), closed=True)) == "store-stale"
        assert refusal(store, first()) == "store-stale"
        assert newest(newer).snapshot == "newer"
        assert newer.records("table") == []
        newer.commit(step(2)).result()
        assert numbers(store) == [0, 1, 2]


def test_of_two_writers_of_the_same_number_the_primary_key_admits_one(store, database_url):
    """Even if both have seen the same end of the journal."""
    store.commit(first()).result()
    with SqlStore.open(database_url, alone=False) as other:
        for seq in range(1, 30):
            promises = [writer.commit(step(seq, snapshot=name)) for writer, name in ((store, "a"), (other, "b"))]
            reasons = [outcome(promise) for promise in promises]
            assert sorted(reasons, key=str) == [None, "store-stale"], reasons
            assert newest(store).snapshot == "ab"[reasons.index(None)]
        assert numbers(store) == list(range(30))


def test_an_entry_after_one_that_failed_is_not_stored(store):
    store.commit(first()).result()
    assert refusal(store, step(2)) == "store-gap"
    store.commit(step(1)).result()
    store.commit(step(2)).result()
    assert numbers(store) == [0, 1, 2]


# -- faults -------------------------------------------------------------------------


def test_a_full_disk_fails_the_change_and_nothing_else(store, request, database_url):
    store.commit(first()).result()
    assert store.healthy()
    large = Change("table", 1, (entry(1), entry(2, "x" * 200_000)), snapshot="not this")
    if database_url.startswith("sqlite"):
        limit = "PRAGMA max_page_count = {}".format
        pages = store.writer.send(lambda connection: connection.scalar(text("PRAGMA page_count"))).result()
        # The limit belongs to a connection, and after a failure a new one is opened.
        listener = lambda connection, record: connection.execute(limit(pages))  # noqa: E731
        event.listen(store.writer.engine, "connect", listener)
        store.writer.send(lambda connection: connection.execute(text(limit(pages)))).result()
        reason = refusal(store, large)
        event.remove(store.writer.engine, "connect", listener)
    else:
        postgres = request.getfixturevalue("postgres")
        name = database_url.partition("?")[0].rpartition("/")[2]
        raising = "BEGIN RAISE EXCEPTION USING ERRCODE = 'disk_full'; END"
        postgres.run(f"CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ {raising} $$", name)
        postgres.run("CREATE TRIGGER full_disk BEFORE INSERT ON journal EXECUTE FUNCTION full_disk()", name)
        reason = refusal(store, large)
        assert not store.writer.well
        postgres.run("DROP TRIGGER full_disk ON journal", name)
    assert reason == "store-full"
    assert numbers(store) == [0]
    assert newest(store).snapshot is None
    assert store.healthy()
    store.commit(large).result()
    assert numbers(store) == [0, 1, 2]


@pytest.fixture
def small_disk(tmp_path):
    """A disk of one megabyte."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(folder)]
    try:
        done = subprocess.run(mount, check=False, capture_output=True).returncode == 0
    except OSError:
        done = False
    if not done:
        pytest.skip("only root can make a small disk")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


def test_a_disk_that_is_really_full_fails_the_change_and_nothing_else(small_disk):
    with SqlStore.open(str(small_disk / "boomcat.db")) as store:
        store.commit(first()).result()
        stored = 0
        while (error := store.commit(Change("table", 1, (entry(stored + 1, "x" * 20_000),))).exception()) is None:
            stored += 1
        assert isinstance(error, StoreError)
        assert error.reason == "store-full"
        assert stored > 3
        assert not store.writer.well
        assert numbers(store) == list(range(stored + 1))
    subprocess.run(["mount", "-o", "remount,size=4m", str(small_disk)], check=True)
    with SqlStore.open(str(small_disk / "boomcat.db")) as store:
        assert numbers(store) == list(range(stored + 1))
        store.commit(step(stored + 1)).result()


def test_a_locked_database_fails_the_change_and_nothing_else(impatient, store, database_url):
    store.commit(first()).result()
    if database_url.startswith("sqlite"):
        other: Any = sqlite3.connect(file_of(database_url), isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
    else:
        other = psycopg.connect(database_url)
        other.execute("LOCK TABLE journal IN EXCLUSIVE MODE")
    assert refusal(store, step(1)) == "store-busy"
    assert not store.writer.well
    other.rollback()
    other.close()
    assert store.healthy()
    assert numbers(store) == [0]
    store.commit(step(1)).result()
    assert numbers(store) == [0, 1]


def test_a_damaged_file_is_refused(tmp_path):
    path = tmp_path / "boomcat.db"
    with SqlStore.open(str(path)) as store:
        store.commit(Change("table", 1, tuple(entry(seq, "x" * 900) for seq in range(100)), created=1.0)).result()
    whole = path.read_bytes()
    path.write_bytes(whole[:20_000] + b"\xa5" * 20_000 + whole[40_000:])
    assert refusal_to_open(str(path)) == "store-damaged"
    path.write_bytes(b"no database at all, but long enough to be looked at " * 100)
    assert refusal_to_open(str(path)) == "store-damaged"
    path.write_bytes(whole[: len(whole) // 2])
    assert refusal_to_open(str(path)) == "store-damaged"


def test_a_file_that_is_damaged_while_it_is_used_is_reported(tmp_path):
    path = tmp_path / "boomcat.db"
    with SqlStore.open(str(path)) as store:
        store.commit(Change("table", 1, tuple(entry(seq, "x" * 900) for seq in range(100)), created=1.0)).result()
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        with path.open("r+b") as file:
            file.seek(8_192)
            file.write(b"\xa5" * 100_000)
        with pytest.raises(StoreError, match="store-damaged"):
            store.open_tables()
        assert refusal(store, step(100)) in ("store-damaged", "store-stale")


def test_a_read_only_database_is_refused(database_url, request):
    if database_url.startswith("sqlite"):
        path = file_of(database_url)
        SqlStore.open(database_url).close()
        path.chmod(0o444)
        path.with_name("boomcat.db.lock").chmod(0o444)
        path.parent.chmod(0o555)
        request.addfinalizer(lambda: path.parent.chmod(0o755))
        with like_anybody():
            assert refusal_to_open(database_url) == "store-read-only"
    else:
        postgres = request.getfixturevalue("postgres")
        name = database_url.partition("?")[0].rpartition("/")[2]
        SqlStore.open(database_url).close()
        postgres.run(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        assert refusal_to_open(database_url) == "store-read-only"


def test_a_change_is_not_reported_as_stored_if_the_file_is_gone(tmp_path):
    """SQLite would go on writing into the deleted file.  Once the file is back, the store uses it again."""
    path, aside = tmp_path / "boomcat.db", tmp_path / "aside.db"
    with SqlStore.open(str(path)) as store:
        store.commit(first()).result()
        path.rename(aside)
        assert refusal(store, step(1)) == "store-unreachable"
        with pytest.raises(StoreError, match="store-unreachable"):
            store.load("table")
        assert not store.healthy()
        path.write_bytes(b"")
        assert refusal(store, step(1)) == "store-unreachable"
        aside.replace(path)
        assert refusal(store, step(1)) is None
        assert store.healthy()
    with SqlStore.open(str(path)) as store:
        assert [len(table.entries) for table in store.open_tables()] == [2]


def test_a_file_that_is_writable_again_is_used_again(tmp_path):
    """A refused start in between leaves no file that would have to be made writable too."""
    path = tmp_path / "boomcat.db"
    SqlStore.open(str(path)).close()
    path.chmod(0o444)
    with like_anybody():
        assert refusal_to_open(str(path)) == "store-read-only"
    path.chmod(0o644)
    with like_anybody():
        SqlStore.open(str(path)).close()


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("/no/such/folder/boomcat.db", "store-unreachable"),
        ("postgresql://name:secret@/db?host=/no/such/folder", "store-unreachable"),
        ("postgres://name:secret@/db?host=/no/such/folder", "store-unreachable"),
        ("postgresql://name:secret@localhost:secret/db", "store-bad-address"),
        ("postgresql://name:secret@localhost/db?password=secret&nonsense=secret", "store-failed"),
        ("mysql://name:secret@localhost/db", "store-bad-address"),
        ("sqlite://", "store-bad-address"),
        ("sqlite:///:memory:", "store-bad-address"),
        ("", "store-bad-address"),
    ],
)
def test_an_unusable_address_is_refused_without_showing_its_password(address, reason):
    with pytest.raises(StoreError) as caught:
        SqlStore.open(address)
    assert caught.value.reason == reason
    assert "secret" not in "".join(traceback.format_exception(caught.value))


# -- migrations ---------------------------------------------------------------------


@pytest.fixture
def next_step(tmp_path, monkeypatch):
    """Add a migration, as the next version of the program may have one."""

    def add() -> None:
        folder = tmp_path / "versions"
        folder.mkdir()
        words = """
import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table("more", sa.Column("id", sa.Text, primary_key=True))
    op.add_column("tables", sa.Column("more", sa.Text))
"""
        (folder / "step_0005.py").write_text(words)
        of_the_program = migrate.configuration

        def configured(connection=None):
            config = of_the_program(connection)
            own = Path(migrate.__file__).with_name("migrations") / "versions"
            config.set_main_option("path_separator", "newline")
            config.set_main_option("version_locations", f"{own}\n{folder}")
            return config

        monkeypatch.setattr(migrate, "configuration", configured)
        monkeypatch.setattr(migrate, "STEPS", (*STEPS, "0005"))

    return add


def test_the_programs_list_of_steps_matches_its_migrations():
    scripts = ScriptDirectory.from_config(configuration())
    assert tuple(reversed([step.revision for step in scripts.walk_revisions()])) == STEPS
    assert scripts.get_heads() == [STEPS[-1]]


def test_a_database_of_an_earlier_build_has_the_schema_of_the_program(tmp_path):
    with closing(sqlite3.connect(tmp_path / "boomcat.db")) as connection:
        connection.executescript((ROOT / "tests" / "fixtures" / "database.sql").read_text("utf-8"))
    has_current_schema(str(tmp_path / "boomcat.db"))


def test_a_new_database_has_the_schema_of_the_program(database_url):
    has_current_schema(database_url)


def has_current_schema(address: str) -> None:
    with SqlStore.open(address) as store, store.reading() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, metadata) == []
        assert context.get_current_heads() == (STEPS[-1],)


def test_an_older_database_is_migrated_and_keeps_its_tables(database_url, next_step):
    with SqlStore.open(database_url) as store:
        store.commit(first()).result()
    next_step()
    with pytest.raises(StoreError, match="store-too-old"):
        SqlStore.visit(database_url)
    with SqlStore.open(database_url) as store, store.reading() as connection:
        assert "more" in inspect(connection).get_table_names()
        assert "more" in [column["name"] for column in inspect(connection).get_columns("tables")]
        assert MigrationContext.configure(connection).get_current_heads() == ("0005",)
        assert numbers(store) == [0]


def test_alembic_and_psycopg_are_imported_only_when_needed(tmp_path):
    """They take a quarter of the time in which a server starts."""
    program = """
import sys
from boomcat.server.storage.sql import SqlStore
for _ in range(2):
    SqlStore.open(sys.argv[1]).close()
print({"alembic", "psycopg"} & set(sys.modules))
"""
    words = [sys.executable, "-c", program, str(tmp_path / "new.db")]
    assert subprocess.run(words, check=True, capture_output=True, text=True).stdout == "set()\n"


def test_the_journal_is_an_ordinary_table_of_sqlite(tmp_path):
    with SqlStore.open(str(tmp_path / "boomcat.db")) as store, store.reading() as connection:
        created = connection.scalar(text("SELECT sql FROM sqlite_master WHERE name = 'journal'"))
        assert "WITHOUT ROWID" not in created
        assert connection.scalar(text("PRAGMA journal_mode")) == "wal"
        assert connection.scalar(text("PRAGMA synchronous")) == 2


def test_opening_again_changes_nothing(database_url):
    for _ in range(2):
        with SqlStore.open(database_url) as store:
            assert store.open_tables() == []


@pytest.mark.parametrize("how", ["create", "upgrade"])
def test_an_interrupted_migration_is_rolled_back(database_url, monkeypatch, next_step, how):
    whole = getattr(migrate, how)

    def cut_short(connection):
        whole(connection)
        raise KeyboardInterrupt

    def tables() -> list[str]:
        store = SqlStore(database.read_address(database_url), alone=True)
        with store.reading() as connection:
            names = inspect(connection).get_table_names()
        store.close()
        return sorted(names)

    if how == "upgrade":
        SqlStore.open(database_url).close()
        next_step()
    before = tables()
    with monkeypatch.context() as patch:
        patch.setattr(migrate, how, cut_short)
        with pytest.raises(KeyboardInterrupt):
            SqlStore.open(database_url)
    assert tables() == before
    SqlStore.open(database_url).close()


def test_a_database_of_a_newer_program_is_refused(store, database_url):
    store.writer.send(lambda one: one.execute(text("UPDATE alembic_version SET version_num = '9999'"))).result()
    store.close()
    assert refusal_to_open(database_url) == "store-too-new"


def test_two_servers_that_start_at_once_do_not_both_create_the_tables(database_url):
    with ThreadPoolExecutor(4) as pool:
        stores = list(pool.map(lambda _: SqlStore.open(database_url, alone=False), range(4)))
    for store in stores:
        store.close()


@pytest.mark.skipif(os.name == "nt", reason="NOT TESTED: modes of files, which Windows does not have")
def test_a_new_file_is_readable_by_its_owner_only(tmp_path):
    with SqlStore.open(str(tmp_path / "new.db")) as store:
        store.commit(first("game")).result()
        modes = {path.name: path.stat().st_mode & 0o077 for path in tmp_path.iterdir() if path.suffix != ".lock"}
    assert modes == {"new.db": 0, "new.db-shm": 0, "new.db-wal": 0}
