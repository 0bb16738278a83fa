"""The SQL store keeps its promises when a process is killed, a connection breaks, or the database server goes away."""

import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
from pathlib import Path
from typing import Any

import psycopg
import pytest

from boomcat.server.storage.sql import SqlStore, writer
from boomcat.server.storage.store_errors import StoreError, Uncertain
from tests.support.databases import Postgres, eventually
from tests.support.paths import ROOT
from tests.support.postgres_proxy import Proxy
from tests.support.store_helpers import be_patient, first, numbers, opened, outcome, refusal, refusal_to_open, step


@pytest.fixture(autouse=True)
def patient(monkeypatch):
    be_patient(monkeypatch, 30.0)


@pytest.fixture
def impatient(patient, monkeypatch):
    """Give up soon, for tests in which waiting is in vain."""
    be_patient(monkeypatch, 0.1)


# -- a database server that goes away and comes back ------------------------------------


def test_a_database_server_that_went_away_is_used_again_when_it_is_back(impatient, postgres: Postgres, postgres_url):
    with SqlStore.open(postgres_url) as store:
        store.commit(first()).result()
        postgres.stop()
        assert refusal(store, step(1)) == "store-unreachable"
        assert not store.healthy()
        with pytest.raises(StoreError, match="store-unreachable"):
            store.load("table")
        assert refusal_to_open(postgres_url) == "store-unreachable"
        postgres.start()
        assert store.healthy()
        store.commit(step(1)).result()
        assert numbers(store) == [0, 1]
        assert refusal_to_open(postgres_url) == "store-in-use"


def test_a_restart_of_the_server_between_two_changes_is_not_noticed(postgres: Postgres, postgres_url):
    with SqlStore.open(postgres_url) as store:
        store.commit(first()).result()
        postgres.stop()
        postgres.start()
        store.commit(step(1)).result()
        assert numbers(store) == [0, 1]


@pytest.fixture
def proxy(postgres):
    with tempfile.TemporaryDirectory() as folder:  # a socket's path must be short
        proxy = Proxy(postgres, Path(folder))
        yield proxy
        proxy.close()


@pytest.mark.parametrize("where", ["before", "after", "silent"])
def test_an_interrupted_commit_is_looked_up_before_anything_is_answered(postgres: Postgres, postgres_url, proxy, where):
    """The change is stored once in the end, whether or not the commit had arrived."""
    with SqlStore.open(postgres_url.replace(str(postgres.folder), str(proxy.folder))) as store:
        store.commit(first()).result()
        proxy.broken.clear()
        proxy.break_at_commit = where
        promise = store.commit(step(1, record=(1, "game")))
        assert proxy.broken.wait(30)
        if where == "silent":
            # While the outcome is unknown, no answer is sent, and later requests are refused.
            assert refusal(store, step(1, snapshot="other")) == "store-unreachable"
            assert not promise.done()
            proxy.refusing = False
        promise.result(30)
        assert numbers(store) == [0, 1]
        assert store.record("table", 1) == "game"
        assert store.healthy()
        store.commit(step(2)).result()
        assert numbers(store) == [0, 1, 2]


def test_an_interrupted_commit_is_uncertain_when_the_store_is_closed(postgres: Postgres, postgres_url, proxy):
    store = SqlStore.open(postgres_url.replace(str(postgres.folder), str(proxy.folder)))
    store.commit(first()).result()
    proxy.break_at_commit = "silent"
    promise = store.commit(step(1))
    store.close()
    assert isinstance(promise.exception(0), Uncertain)


def test_the_outcome_of_a_commit_is_found_even_after_another_server_took_over(
    impatient, postgres: Postgres, postgres_url, proxy
):
    with SqlStore.open(postgres_url.replace(str(postgres.folder), str(proxy.folder))) as store:
        store.commit(first()).result()
        for where, stored in (("after", True), ("before", False)):
            proxy.broken.clear()
            proxy.refusing = True
            proxy.break_at_commit = where
            last = numbers_directly(postgres_url)[-1]
            promise = store.commit(step(last + 1))
            assert proxy.broken.wait(30)
            with eventually(lambda: opened(postgres_url)) as newer:
                assert numbers(newer)[-1] == last + stored
                proxy.refusing = False
                assert outcome(promise) == (None if stored else "store-in-use")
                assert not store.healthy()
            assert eventually(store.healthy)


def numbers_directly(url: str) -> list[int]:
    with psycopg.connect(url) as connection:
        return [seq for (seq,) in connection.execute("SELECT seq FROM journal ORDER BY seq")]


# -- kill -9 ------------------------------------------------------------------------

#: Eight tables, two entries a step and a snapshot that names the second; prints what is stored.
WRITING = """
import sys, threading
from boomcat.server.storage.change import Change, StoredEntry
from boomcat.server.storage.sql import SqlStore

store = SqlStore.open(sys.argv[1])
print("open", flush=True)
output = threading.Lock()

def play(game):
    seq = 0
    while True:
        entries = (StoredEntry(seq, 1.0, b"x" * 300), StoredEntry(seq + 1, 1.0, b"y" * 300))
        store.commit(Change(game, 1, entries, created=None if seq else 1.0, snapshot=str(seq + 1))).result()
        with output:
            print(game, seq + 1, flush=True)
        seq += 2

for number in range(8):
    threading.Thread(target=play, args=(f"table{number}",)).start()
"""


def writing(address: str) -> subprocess.Popen[str]:
    return subprocess.Popen([sys.executable, "-c", WRITING, address], cwd=ROOT, stdout=subprocess.PIPE, text=True)


def promised(lines: list[str]) -> dict[str, int]:
    """Return the last number that was printed for each table; an incomplete line doesn't count."""
    found = [line.split() for line in lines if line.endswith("\n") and line.startswith("table")]
    return {game: int(seq) for game, seq in found}


def check_promises(store: SqlStore, acknowledged: dict[str, int]) -> None:
    stored = {table.game: table for table in store.open_tables()}
    assert set(acknowledged) <= set(stored)
    for game, table in stored.items():
        assert [entry.seq for entry in table.entries] == list(range(len(table.entries)))
        assert len(table.entries) % 2 == 0, "half a step"
        assert table.snapshot == str(table.entries[-1].seq)
        assert acknowledged.get(game, -1) <= table.entries[-1].seq <= acknowledged.get(game, -1) + 2


@pytest.mark.parametrize("steps", [1, 60, 400])
def test_a_killed_server_has_stored_what_it_promised_and_no_half_change(database_url, steps):
    process = writing(database_url)
    assert process.stdout is not None
    lines = [process.stdout.readline() for _ in range(steps + 1)]
    process.kill()
    lines += process.stdout.readlines()
    process.wait()
    process.stdout.close()
    acknowledged = promised(lines)
    assert acknowledged
    with SqlStore.open(database_url) as store:  # the claim is free at once
        check_promises(store, acknowledged)
        for table in store.open_tables():
            store.commit(step(len(table.entries), table.game)).result()


def test_a_crash_of_the_database_server_loses_nothing_promised(postgres: Postgres, postgres_url):
    process = writing(postgres_url)
    assert process.stdout is not None
    lines = [process.stdout.readline() for _ in range(100)]
    postgres.stop(signal.SIGQUIT)
    process.kill()
    lines += process.stdout.readlines()
    process.wait()
    process.stdout.close()
    postgres.start()
    with SqlStore.open(postgres_url) as store:
        check_promises(store, promised(lines))


# -- a disk that does not sync ----------------------------------------------------------


class Unsynced:
    """Makes SQLite's commits fail as they do when the disk cannot be synced: the change may be in the log or not."""

    def __init__(self, store: SqlStore, monkeypatch: pytest.MonkeyPatch, kept: bool) -> None:
        self.failing = True
        self.failed = threading.Event()
        dialect = store.writer.engine.dialect
        commit = dialect.do_commit

        def commit_without_sync(connection: Any) -> None:
            if self.failing and connection.in_transaction:
                if kept:
                    commit(connection)
                self.failed.set()
                error = sqlite3.OperationalError("disk I/O error")
                error.sqlite_errorcode = sqlite3.SQLITE_IOERR_FSYNC
                raise error
            commit(connection)

        monkeypatch.setattr(dialect, "do_commit", commit_without_sync)


@pytest.mark.parametrize("kept", [False, True])
def test_a_change_that_could_not_be_synced_is_not_refused_but_looked_up(tmp_path, monkeypatch, kept):
    monkeypatch.setattr(writer, "RETRY_SECONDS", 0.01)
    with SqlStore.open(str(tmp_path / "boomcat.db")) as store:
        store.commit(first()).result()
        disk = Unsynced(store, monkeypatch, kept)
        promise = store.commit(step(1))
        assert disk.failed.wait(30)
        assert refusal(store, step(0, game="other")) == "store-unreachable"
        assert not promise.done()
        disk.failing = False
        promise.result(30)
        assert numbers(store) == [0, 1]
        store.commit(step(2)).result()


def test_a_change_that_could_not_be_synced_is_uncertain_when_the_store_is_closed(tmp_path, monkeypatch):
    store = SqlStore.open(str(tmp_path / "boomcat.db"))
    store.commit(first()).result()
    disk = Unsynced(store, monkeypatch, kept=False)
    promise = store.commit(step(1))
    assert disk.failed.wait(30)
    store.close()
    assert isinstance(promise.exception(0), Uncertain)
