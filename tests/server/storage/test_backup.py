"""A backup is the database of one moment, despite writes meanwhile, and is restored only where it does no harm."""

import os
import sqlite3
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from boomcat.cli.program import program
from boomcat.server.storage.change import Change, StoredEntry
from boomcat.server.storage.sql import SqlStore
from boomcat.server.storage.sql import backup_file as backup
from boomcat.server.storage.sql.backup_file import Contents, back_up, check, restore
from boomcat.server.storage.store_errors import StoreError
from boomcat.server.tables.entries import read_entry
from boomcat.server.tables.table import Table
from tests.support.store_helpers import be_patient, first, newest, numbers, step
from tests.support.virtual_session import World, playing

#: Moves before the backup begins, and while it is made.
BEFORE, MEANWHILE = 15, 8


@pytest.fixture
def store(database_url, monkeypatch):
    be_patient(monkeypatch, 20.0)
    with SqlStore.open(database_url) as store:
        yield store


@pytest.fixture
def full(tmp_path: Path) -> Path:
    """A backup with an open table and the record of a closed one."""
    with SqlStore.open(str(tmp_path / "full.db")) as store:
        store.commit(first()).result()
        store.commit(first("gone", record=(1, "a record"))).result()
        store.commit(Change("gone", rules=1, closed=True)).result()
        back_up(str(tmp_path / "full.db"), tmp_path / "backup")
    return tmp_path / "backup"


def boomcat(*words: str) -> Result:
    return CliRunner().invoke(program, words, prog_name="boomcat")


def reason(words: pytest.ExceptionInfo[StoreError]) -> str:
    return words.value.reason


def played() -> World:
    """Return a whole game as it was stored; its luck is new every time, so a second attempt may be necessary."""
    while True:
        world, _ = playing("open", "heuristic", "heuristic", seed=5)
        world.run(100_000)
        assert world.session.table.phase == "over"
        if len(world.stored) > BEFORE + MEANWHILE:
            return world


def test_a_backup_of_a_running_game_has_every_move_that_was_acknowledged_before_it_began(
    store, database_url, tmp_path, monkeypatch
):
    monkeypatch.setattr(backup, "PAGES_PER_STEP", 1)
    monkeypatch.setattr(backup, "ROWS_PER_STEP", 1)
    game = [StoredEntry(seq, at, data) for seq, (data, at) in enumerate(played().stored)]
    store.commit(Change("game", rules=1, entries=(game[0],), created=1.0)).result()
    acknowledged = 1

    def move() -> None:
        nonlocal acknowledged
        store.commit(Change("game", rules=1, entries=(game[acknowledged],))).result()
        acknowledged += 1

    for _ in range(BEFORE):
        move()
    before = acknowledged
    calls = []

    def meanwhile(done: int, total: int) -> None:
        """Write after every page: the server doesn't wait, and the copying doesn't begin anew."""
        calls.append((done, total))
        if len(calls) <= MEANWHILE:
            move()

    found = back_up(database_url, tmp_path / "backup", progress=meanwhile)
    assert found == Contents(tables=1, records=0)
    assert acknowledged > before
    assert calls == sorted(calls)
    assert calls[-1][0] == calls[-1][1]
    with SqlStore.open(str(tmp_path / "backup")) as copy:
        stored = newest(copy, "game")
        # A single moment: nothing that came later, and no change in halves.
        assert list(stored.entries) == game[:before]
        table = Table.restored("game", ((read_entry(one.data), one.at) for one in stored.entries), None)
        assert table.entries == before
    assert len(newest(store, "game").entries) == acknowledged


@pytest.mark.parametrize("there", [False, True], ids=["empty", "replaced"])
def test_a_backup_can_be_restored_into_either_database(database_url, full, there):
    if there:
        with SqlStore.open(database_url) as store:
            store.commit(first("other")).result()
        with pytest.raises(StoreError) as caught:
            restore(full, database_url)
        assert reason(caught) == "store-exists"
    contents, aside = restore(full, database_url, force=there)
    assert contents == Contents(tables=1, records=1)
    with SqlStore.open(database_url) as store:
        assert numbers(store) == [0]
        assert store.record("gone", 1) == "a record"
        assert store.load("gone") is None
        assert store.load("other") is None
        store.commit(step(1)).result()
    if there and database_url.startswith("sqlite"):
        with SqlStore.open(aside) as former:
            assert numbers(former, "other") == [0]


def test_a_database_that_a_server_uses_is_left_alone(store, database_url, full, monkeypatch):
    be_patient(monkeypatch, 0.1)
    store.commit(first("mine")).result()
    with pytest.raises(StoreError) as caught:
        restore(full, database_url, force=True)
    assert reason(caught) == "store-in-use"
    assert numbers(store, "mine") == [0]


def test_the_log_of_a_killed_server_is_set_aside_with_its_database(tmp_path, full):
    """A killed server leaves a database, and beside it a log whose contents are not in the file yet."""
    database, killed = tmp_path / "boomcat.db", tmp_path / "killed.db"
    with SqlStore.open(str(killed)) as store:
        store.commit(first("kept")).result()
        for ending in ("", "-wal"):
            Path(f"{database}{ending}").write_bytes(Path(f"{killed}{ending}").read_bytes())
    assert Path(f"{database}-wal").stat().st_size > 0
    _, aside = restore(full, str(database), force=True)
    with SqlStore.open(str(database)) as store:
        assert numbers(store) == [0]
        assert store.load("kept") is None
    with SqlStore.open(aside) as former:
        assert numbers(former, "kept") == [0]
    # The second database that is set aside doesn't replace the first.
    assert restore(full, str(database), force=True)[1] != aside


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_restoring_through_a_link_replaces_the_file_it_points_to(tmp_path, full):
    disk, link = tmp_path / "disk", tmp_path / "boomcat.db"
    disk.mkdir()
    link.symlink_to(disk / "real.db")
    with SqlStore.open(str(link)) as store:
        store.commit(first("other")).result()
    _, aside = restore(full, str(link), force=True)
    assert link.is_symlink()
    assert Path(aside).parent == disk.resolve()
    with SqlStore.open(str(link)) as store:
        assert numbers(store) == [0]
        assert store.load("other") is None


def test_a_damaged_database_can_be_replaced(tmp_path, full):
    database = tmp_path / "boomcat.db"
    database.write_bytes(b"no database at all" * 1000)
    _, aside = restore(full, str(database), force=True)
    assert Path(aside).read_bytes().startswith(b"no database")
    assert check(database) == check(full)


def damaged(file: Path) -> None:
    raw = bytearray(file.read_bytes())
    raw[4096:20000] = b"\xff" * (20000 - 4096)
    file.write_bytes(raw)


def gap(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE journal SET seq = 7")
    connection.close()


def newer(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = 'newer'")
    connection.close()


def other(file: Path) -> None:
    file.unlink()
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE tables (id)")
    connection.close()


@pytest.mark.parametrize(
    ("spoil", "problem"),
    [
        (damaged, "store-damaged"),
        (gap, "store-damaged"),
        (other, "store-damaged"),
        (newer, "store-too-new"),
        (Path.unlink, "store-unreachable"),
    ],
)
def test_an_invalid_backup_replaces_nothing(tmp_path, full, spoil, problem):
    database = tmp_path / "boomcat.db"
    with SqlStore.open(str(database)) as store:
        store.commit(first("mine")).result()
    spoil(full)
    with pytest.raises(StoreError) as caught:
        restore(full, str(database), force=True)
    assert reason(caught) == problem
    with SqlStore.open(str(database)) as store:
        assert numbers(store, "mine") == [0]


def test_an_interrupted_backup_leaves_no_file(tmp_path, monkeypatch):
    monkeypatch.setattr(backup, "PAGES_PER_STEP", 1)
    with SqlStore.open(str(tmp_path / "boomcat.db")) as store:
        store.commit(first()).result()
        before = set(tmp_path.iterdir())

        def interrupted(_: int, __: int) -> None:
            raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            back_up(str(tmp_path / "boomcat.db"), tmp_path / "backup", progress=interrupted)
        assert set(tmp_path.iterdir()) == before


def test_a_backup_cannot_overwrite_its_own_database(tmp_path):
    database = tmp_path / "boomcat.db"
    with SqlStore.open(str(database)) as store:
        store.commit(first()).result()
        with pytest.raises(StoreError) as caught:
            back_up(str(database), tmp_path / "." / "boomcat.db", force=True)
        assert reason(caught) == "store-in-use"
        store.commit(step(1)).result()


@pytest.mark.skipif(sys.platform == "win32", reason="owners are another thing there")
@pytest.mark.parametrize("there", [True, False])
def test_a_database_restored_by_root_belongs_to_the_owner_of_its_folder(tmp_path, full, there, monkeypatch):
    database = tmp_path / "server" / "boomcat.db"
    database.parent.mkdir()
    if there:
        SqlStore.open(str(database)).close()
    given = {}
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(os, "chown", lambda file, user, group: given.update({Path(file).name: (user, group)}))
    restore(full, str(database), force=there)
    owner = database.parent.stat()
    assert given == dict.fromkeys(["boomcat.db", "boomcat.db.lock"], (owner.st_uid, owner.st_gid))


@pytest.mark.skipif(sys.platform == "win32", reason="rights are another thing there")
def test_a_backup_is_readable_by_its_owner_only(full):
    assert full.stat().st_mode & 0o777 == 0o600


def test_the_commands_back_up_and_restore(tmp_path, full):
    database, file = str(tmp_path / "boomcat.db"), str(tmp_path / "again")
    done = boomcat("restore", str(full), "--database", database)
    assert (done.exit_code, done.stdout) == (0, f"Restored to {database}: one open table, one record.\n")
    done = boomcat("backup", file, "--database", database)
    assert (done.exit_code, done.stdout) == (0, f"Saved in {file}: one open table, one record.\n")
    done = boomcat("backup", file, "--database", database)
    assert (done.exit_code, done.stderr) == (1, f"{file}: There’s something here already. --force replaces it.\n")
    assert boomcat("backup", file, "--database", database, "--force").exit_code == 0
    done = boomcat("restore", file, "--database", database, "--force")
    assert done.stdout.splitlines()[1] == f"What was there before is now {database}.replaced."
    done = boomcat("backup", file, "--database", str(tmp_path / "nothing"), "--force")
    assert done.exit_code == 1
    assert not (tmp_path / "nothing").exists()
    assert check(Path(file)) == Contents(1, 1)
