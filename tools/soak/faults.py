"""Faults of machines: the server is killed, disks and databases fail, while people play on it."""

from __future__ import annotations

import asyncio
import resource
import signal
import sqlite3
import tempfile
from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path
from random import Random

from boomcat.server.storage.sql import SqlStore, StoreError
from tests.support.clients import Player
from tests.support.databases import Postgres, eventually
from tests.support.play_through_faults import FEW, MANY, SPEED, People, check_journals, check_table, play_through
from tests.support.postgres_proxy import Proxy
from tests.support.server_process import ServerProcess
from tests.support.store_helpers import opened
from tools.soak.fork_server import SwiftServer
from tools.soak.trial import Figures, Trial

__all__ = ["FAULTS", "kills"]

Trouble = Callable[[People], Awaitable[None]]
UNLIMITED = resource.RLIM_INFINITY


def brief(times: int) -> bool:
    """Return whether this is a test, which has no time for whole games."""
    return times < 3


def go_through(server: ServerProcess, database: str, luck: Random, times: int, trouble: Trouble) -> Figures:
    with server:
        tables = FEW if brief(times) else MANY
        people = play_through(server, luck, trouble, tables, 240 + 30 * times, to_the_end=not brief(times))
        assert server.stop() == 0
    assert "Traceback" not in server.logged
    assert "broken" not in server.logged
    with eventually(lambda: opened(database)) as store:
        return check_journals(store, people)


# -- the server ------------------------------------------------------------------------


def kills(times: int) -> Trouble:
    async def trouble(people: People) -> None:
        for _ in range(times):
            await people.hear(people.luck.randint(20, 200))
            await asyncio.sleep(people.luck.random() * 0.05)
            await people.freeze_while_a_client_waits()
            await asyncio.to_thread(people.server.kill)
            await asyncio.to_thread(people.server.start)

    return trouble


def killed(luck: Random, times: int, folder: Path) -> Figures:
    database = str(folder / "boomcat.db")
    return go_through(SwiftServer(folder / "server", database, speed=SPEED), database, luck, times, kills(times))


def killed_on_postgres(luck: Random, times: int, folder: Path) -> Figures:
    database = postgres().fresh()
    return go_through(SwiftServer(folder / "server", database, speed=SPEED), database, luck, times, kills(times))


# -- disks -----------------------------------------------------------------------------


def full(luck: Random, times: int, folder: Path) -> Figures:
    """Limit the size of files: to the process the disk is full."""
    database = str(folder / "boomcat.db")
    server = SwiftServer(folder / "server", database, speed=SPEED)

    async def trouble(people: People) -> None:
        assert server.process is not None
        for _ in range(times):
            await people.hear(luck.randint(5, 60))
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, UNLIMITED))
            await people.until_refused("store-full", luck.randint(1, 5))
            resource.prlimit(
                server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
            )

    return go_through(server, database, luck, times, trouble)


def removed(luck: Random, times: int, folder: Path) -> Figures:
    """Remove the file and bring it back."""
    path, aside = folder / "boomcat.db", folder / "aside.db"
    server = SwiftServer(folder / "server", str(path), speed=SPEED)

    async def trouble(people: People) -> None:
        for _ in range(times):
            await people.hear(luck.randint(5, 60))
            path.rename(aside)
            await people.until_refused("store-unreachable", luck.randint(1, 5))
            aside.rename(path)

    return go_through(server, str(path), luck, times, trouble)


def ordered(order: str, refused: str = "") -> Callable[[Random, int, Path], Figures]:
    """Let the disk fail, by orders to tests/support/faulty_disk_server.py."""

    def one_round(luck: Random, times: int, folder: Path) -> Figures:
        database, orders = str(folder / "boomcat.db"), folder / "orders"
        orders.write_text("")
        server = SwiftServer(folder / "server", database, speed=SPEED)
        server.command[1:3] = ["-m", "tests.support.faulty_disk_server", str(orders)]

        def faults() -> int:
            done = orders.with_suffix(".done")
            return done.stat().st_size if done.exists() else 0

        async def trouble(people: People) -> None:
            for _ in range(times):
                await people.hear(luck.randint(5, 60))
                before = faults()
                orders.write_text(order)
                if refused:
                    await people.until_refused(refused, luck.randint(1, 5))
                while faults() == before:
                    await asyncio.sleep(0.005)
                await asyncio.sleep(luck.random() * 0.5)
                orders.write_text("")

        return {**go_through(server, database, luck, times, trouble), "faults": faults()}

    return one_round


#: The size of a page of SQLite.
PAGE_BYTES = 4_096


def overwritten(luck: Random, times: int, folder: Path) -> Figures:
    """Overwrite pages of the file while no server runs.

    The damage cannot be undone, but a server on such a file either doesn't start, or reports that a table cannot be
    read, or has all of it: a table never goes on in another state than it was.
    """
    path = folder / "boomcat.db"
    server = SwiftServer(folder / "server", str(path), speed=SPEED)

    async def nothing(people: People) -> None:
        await people.hear(30)

    with server:
        people = play_through(server, luck, nothing, FEW, to_the_end=False)
        assert server.stop() == 0
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    whole = path.read_bytes()
    found: Figures = {"not_opened": 0, "tables_unreadable": 0, "tables_whole": 0, "tables_changed_unnoticed": 0}
    for _ in range(times):
        for rest in folder.glob("boomcat.db*"):
            rest.unlink()
        path.write_bytes(spoilt(whole, luck))
        try:
            store = SqlStore.open(str(path))
        except StoreError:
            found["not_opened"] += 1
            continue
        with store:
            for players in people.tables:
                found[state_of(store, players)] += 1
    assert not found["tables_changed_unnoticed"], found
    return found


def spoilt(whole: bytes, luck: Random) -> bytes:
    """Return the file with a page of noise, or with a few bits of one changed; the header stays, as damage there is
    noticed at once."""
    data = bytearray(whole)
    start = luck.randrange(1, len(data) // PAGE_BYTES) * PAGE_BYTES
    if luck.random() < 0.3:
        data[start : start + PAGE_BYTES] = luck.randbytes(PAGE_BYTES)
    else:
        for _ in range(luck.randint(1, 8)):
            data[start + luck.randrange(PAGE_BYTES)] ^= 1 << luck.randrange(8)
    return bytes(data)


def state_of(store: SqlStore, players: list[Player]) -> str:
    try:
        stored = store.load(players[0].code)
    except StoreError:
        return "tables_unreadable"
    if stored is None or stored.damaged:
        return "tables_unreadable"
    try:
        check_table(stored, players, stayed=False)
    except AssertionError:
        return "tables_changed_unnoticed"
    except Exception:  # after any error the server says "unreadable" (registry.py)
        return "tables_unreadable"
    return "tables_whole"


# -- PostgreSQL ------------------------------------------------------------------------


@cache
def postgres() -> Postgres:
    """Start a server that ends with this process."""
    return Postgres()


def behind_a_proxy(trouble_of: Callable[[Proxy, int], Trouble]) -> Callable[[Random, int, Path], Figures]:
    def one_round(luck: Random, times: int, folder: Path) -> Figures:
        server = postgres()
        if server.process is None:
            server.start()
        direct = server.fresh()
        with tempfile.TemporaryDirectory() as short:  # a socket's path must be short
            proxy = Proxy(server, Path(short))
            try:
                process = SwiftServer(folder / "server", proxy.url(direct), speed=SPEED)
                return go_through(process, direct, luck, times, trouble_of(proxy, times))
            finally:
                proxy.close()

    return one_round


def postgres_killed(_: Proxy, times: int) -> Trouble:
    async def trouble(people: People) -> None:
        for _ in range(times):
            await people.hear(people.luck.randint(5, 60))
            await asyncio.to_thread(postgres().stop, signal.SIGQUIT)
            await asyncio.sleep(people.luck.random())
            await asyncio.to_thread(postgres().start)

    return trouble


def postgres_slow(proxy: Proxy, times: int) -> Trouble:
    async def trouble(people: People) -> None:
        for _ in range(times):
            await people.hear(people.luck.randint(5, 60))
            proxy.delay = 0.02 if brief(times) else people.luck.choice((0.02, 0.05, 0.2))
            await people.hear(people.luck.randint(1, 5))
            proxy.delay = 0.0

    return trouble


def postgres_hung(proxy: Proxy, times: int) -> Trouble:
    async def trouble(people: People) -> None:
        for _ in range(times):
            await people.hear(people.luck.randint(5, 60))
            proxy.open.clear()
            await asyncio.sleep(people.luck.choice((0.5, 2.0, 8.0)) if not brief(times) else 0.5)
            proxy.open.set()

    return trouble


def postgres_cut(proxy: Proxy, times: int) -> Trouble:
    """Cut the connection in the middle of a transaction: before its commit arrives, or after it and before the
    answer."""

    async def trouble(people: People) -> None:
        for _ in range(times):
            await people.hear(people.luck.randint(5, 60))
            proxy.broken.clear()
            where = people.luck.choice(("before", "after", "anywhere"))
            if where == "anywhere":
                proxy.cut()
            else:
                proxy.break_at_commit = where
                await asyncio.to_thread(proxy.broken.wait, 60)
                assert proxy.broken.is_set(), "no transaction was cut off"

    return trouble


FAULTS = [
    Trial("kills", "the server is killed (`kill -9`) while a client waits for an answer, on SQLite", 500, 20, killed),
    Trial("kills-pg", "the same on PostgreSQL", 200, 20, killed_on_postgres, postgres=True),
    Trial("disk-full", "the disk is full for a while", 200, 20, full),
    Trial("disk-removed", "the database file is gone for a while", 200, 20, removed),
    Trial("disk-readonly", "SQLite may not write for a while", 200, 20, ordered("readonly", "store-read-only")),
    Trial("disk-slow", "every commit takes half a second for a while", 200, 20, ordered("slow 0.5")),
    Trial("disk-unsynced", "commits fail, and nothing of them is on the disk", 100, 20, ordered("unsynced")),
    Trial("disk-halfsynced", "commits fail, but all of them is on the disk", 100, 20, ordered("halfsynced")),
    Trial("pages", "a page of the database, or some bits of it, are overwritten", 1_000, 100, overwritten),
    Trial("pg-killed", "PostgreSQL crashes and comes back", 50, 10, behind_a_proxy(postgres_killed), postgres=True),
    Trial("pg-slow", "PostgreSQL is slow for a while", 100, 20, behind_a_proxy(postgres_slow), postgres=True),
    Trial("pg-hung", "PostgreSQL says nothing for a while", 50, 10, behind_a_proxy(postgres_hung), postgres=True),
    Trial(
        "pg-cut",
        "the line to PostgreSQL breaks in a transaction",
        200,
        20,
        behind_a_proxy(postgres_cut),
        postgres=True,
    ),
]
