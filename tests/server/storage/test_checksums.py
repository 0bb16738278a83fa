"""A table with a flipped bit in the database is refused and reported; all other tables play on."""

import asyncio
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text as sql

from boomcat.server.operations.log import Log
from boomcat.server.operations.table_details import listed
from boomcat.server.storage.change import Change, StoredEntry
from boomcat.server.storage.sql import SqlStore
from boomcat.server.storage.sql.database_storage import DatabaseStorage
from boomcat.server.storage.store_errors import StoreError
from boomcat.server.tables.clock import RealClock
from boomcat.server.tables.http_bodies import OpenTable
from boomcat.server.tables.registry import TableRegistry
from boomcat.server.tables.requests import NotAllowed
from boomcat.server.tables.table_info import Settings
from tests.support.store_helpers import entry, first, newest, refusal, step

OPEN = OpenTable(name="Ada", seats=("open", "heuristic"), settings=Settings())
FLIPPED = {
    "a letter of an entry": "UPDATE journal SET entry = replace(entry, 'Ada', 'Ida') WHERE game = :game AND seq = 0",
    "when it was": "UPDATE journal SET at = at + 0.001 WHERE game = :game AND seq = 0",
    "its number": "UPDATE journal SET seq = 1 WHERE game = :game AND seq = 0",
    "its table": "UPDATE journal SET game = 'other' WHERE game = :game AND seq = 0",
    "its kind": "UPDATE journal SET entry = CAST(entry AS TEXT) WHERE game = :game AND seq = 0",
    "the last entry": "DELETE FROM journal WHERE game = :game",
}


FORGET = ("UPDATE journal SET sum = NULL", "UPDATE tables SET sum = NULL")


async def opened(database: Path) -> list[str]:
    with SqlStore.open(str(database)) as store:
        registry = TableRegistry(DatabaseStorage(store), RealClock(), Log(level="error"))
        codes = [(await registry.open_table(OPEN)).table for _ in range(2)]
        await registry.stop()
        return codes


@pytest.mark.parametrize("what", FLIPPED)
def test_a_damaged_table_is_refused_and_the_others_play_on(tmp_path, what):
    database = tmp_path / "boomcat.db"
    hurt, well = asyncio.run(opened(database))
    with closing(sqlite3.connect(database)) as connection:
        words = FLIPPED[what].replace("replace(entry, 'Ada', 'Ida')", "CAST(replace(entry, 'Ada', 'Ida') AS BLOB)")
        assert connection.execute(words, {"game": hurt}).rowcount == 1
        connection.commit()

    async def look() -> None:
        with SqlStore.open(str(database)) as store:
            registry = TableRegistry(DatabaseStorage(store), RealClock(), Log(level="error"))
            await registry.start()
            # The damage is noticed before a player comes.
            while not registry.unreadable:
                await asyncio.sleep(0.01)
            assert registry.unreadable == {hurt}
            with pytest.raises(NotAllowed) as caught:
                await registry.find(hurt)
            assert caught.value.reason == "table-unreadable"
            assert (await registry.find(well)).session.table.chairs[0].name == "Ada"
            assert listed(newest(store, hurt)).phase == "unreadable"
            await registry.stop()

    asyncio.run(look())


def test_entries_without_a_checksum_are_believed(database_url):
    with SqlStore.open(database_url) as store:
        assert [refusal(store, change) for change in (first(), step(1))] == [None, None]
        store.writer.send(lambda connection: [connection.execute(sql(words)) for words in FORGET]).result()
        assert not newest(store).damaged
        assert refusal(store, step(2)) is None
        assert [entry.seq for entry in newest(store).entries] == [0, 1, 2]
        assert not newest(store).damaged


def test_an_undecodable_text_does_not_keep_other_tables_from_being_read(tmp_path):
    database = tmp_path / "boomcat.db"
    hurt, well = asyncio.run(opened(database))
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("UPDATE tables SET snapshot = CAST(x'ff80' AS TEXT) WHERE id = ?", (hurt,))
        connection.commit()
    with SqlStore.open(str(database)) as store:
        assert {table.game for table in store.open_tables()} == {hurt, well}


def test_a_code_that_changed_on_disk_never_loses_a_table_silently(tmp_path):
    """The code of a table is in every row of its journal, and once more in the index: if only one of the two has
    changed, either the damage is noticed, or the whole table is found by the other."""
    path, code = tmp_path / "boomcat.db", "miso-taru-kubo-lina"
    entries = tuple(entry(seq) for seq in range(5))
    with SqlStore.open(str(path)) as store:
        store.commit(Change(code, 1, entries, created=1.0)).result()
    whole = path.read_bytes()
    places = [match.start() for match in re.finditer(code.encode(), whole)]
    assert len(places) > 5
    found = []
    for place in places:
        path.write_bytes(whole[:place] + b"l" + whole[place + 1 :])
        found.append(entries_in(path, code))
    assert set(found) == {None, entries}


def entries_in(path: Path, code: str) -> tuple[StoredEntry, ...] | None:
    """Return the entries, or None if the damage is noticed."""
    try:
        with SqlStore.open(str(path)) as store:
            stored = store.load(code)
    except StoreError:
        return None
    return None if stored is None or stored.damaged else stored.entries
