"""Helpers of the store's tests: a table called `table`, and short ways to ask how something went."""

from concurrent.futures import Future

import pytest

from boomcat.server.storage.change import Change, StoredEntry, StoredTable
from boomcat.server.storage.sql import SqlStore, database
from boomcat.server.storage.sql import writer_lock as claim
from boomcat.server.storage.sql.database_storage import DatabaseStorage
from boomcat.server.storage.store_errors import StoreError
from boomcat.server.tables.registry import TableRegistry


def be_patient(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Set how long to wait for others: long, so that a busy machine fails no test; short where it's in vain."""
    monkeypatch.setattr(database, "LOCK_TIMEOUT_SECONDS", seconds)
    monkeypatch.setattr(claim, "LOCK_TIMEOUT_SECONDS", seconds)


def entry(seq: int, words: str = "") -> StoredEntry:
    return StoredEntry(seq, 1_700_000_000.125 + seq, words.encode() or b"entry %d" % seq)


def first(game: str = "table", **more) -> Change:
    """The change that creates a table."""
    return Change(game, rules=1, entries=(entry(0),), created=1_700_000_000.5, **more)


def step(seq: int, game: str = "table", **more) -> Change:
    return Change(game, rules=1, entries=(entry(seq),), **more)


def outcome(promise: Future[None]) -> str | None:
    """The reason why a change failed, if it did."""
    error = promise.exception(30)
    assert error is None or isinstance(error, StoreError)
    return None if error is None else error.reason


def refusal(store: SqlStore, change: Change) -> str | None:
    return outcome(store.commit(change))


def opened(address: str) -> SqlStore | None:
    """Return the store, or None if another process still has it."""
    try:
        return SqlStore.open(address)
    except StoreError as error:
        if error.reason != "store-in-use":
            raise
        return None


def refusal_to_open(address: str) -> str:
    with pytest.raises(StoreError) as caught:
        SqlStore.open(address).close()
    return caught.value.reason


def store_of(registry: TableRegistry) -> SqlStore:
    """The database behind a house."""
    assert isinstance(registry.store, DatabaseStorage)
    return registry.store.store


def newest(store: SqlStore, game: str = "table") -> StoredTable:
    """A table as it is stored now."""
    table = store.load(game)
    assert table is not None
    return table


def numbers(store: SqlStore, game: str = "table") -> list[int]:
    """The numbers of the entries of a table."""
    return [entry.seq for entry in newest(store, game).entries]
