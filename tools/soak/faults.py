"""Faults of machines: the server is killed, disks and databases fail, while people play on it."""

from __future__ import annotations

import asyncio
import resource
import signal
import sqlite3
import tempfile
from collections.abc import Awaitable, Callable
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import TypeAlias

from boomcat.server.storage.sql import SqlStore
from boomcat.server.storage.store_errors import StoreError
from tests.support.clients import Player
from tests.support.databases import Postgres, eventually
from tests.support.play_through_faults import FEW, MANY, SPEED, People, check_journals, check_table, play_through
from tests.support.postgres_proxy import Proxy
from tests.support.server_process import ServerProcess
from tests.support.store_helpers import opened
from tools.soak.servers import healthy
from tools.soak.trial import Figures, Trial

#: One fault, from its beginning to its end.
Strike: TypeAlias = Callable[[People], Awaitable[None]]
UNLIMITED = resource.RLIM_INFINITY
#: The size of a page of SQLite.
PAGE_BYTES = 4_096


def brief(times: int) -> bool:
    """Return whether this is a test, which has no time for whole games."""
    return times < 3


def again_and_again(strike: Strike, times: int, pause: tuple[int, int] = (5, 60)) -> Strike:
    async def trouble(people: People) -> None:
        for _ in range(times):
            await people.hear(people.luck.randint(*pause))
            await strike(people)

    return trouble


def go_through(server: ServerProcess, database: str, luck: Random, times: int, trouble: Strike) -> Figures:
    tables = FEW if brief(times) else MANY
    with healthy(server):
        people = play_through(server, luck, trouble, tables, 240 + 30 * times, to_the_end=not brief(times))
    with eventually(lambda: opened(database)) as store:
        return check_journals(store, people)


# -- the server ------------------------------------------------------------------------


def kills(times: int) -> Strike:
    async def kill(people: People) -> None:
        await asyncio.sleep(people.luck.random() * 0.05)
        await people.freeze_while_a_client_waits()
        await asyncio.to_thread(people.server.kill)
        await asyncio.to_thread(people.server.start)

    return again_and_again(kill, times, (20, 200))


def killed(luck: Random, times: int, folder: Path, database: str = "") -> Figures:
    database = database or str(folder / "boomcat.db")
    return go_through(ServerProcess(folder / "server", database, speed=SPEED), database, luck, times, kills(times))


def killed_on_postgres(luck: Random, times: int, folder: Path) -> Figures:
    return killed(luck, times, folder, postgres().fresh())


# -- disks -----------------------------------------------------------------------------


def on_sqlite(strike: Callable[[Path, People], Awaitable[None]], luck: Random, times: int, folder: Path) -> Figures:
    path = folder / "boomcat.db"
    server = ServerProcess(folder / "server", str(path), speed=SPEED)
    return go_through(server, str(path), luck, times, again_and_again(partial(strike, path), times))


async def fill(_: Path, people: People) -> None:
    """Limit the size of files: to the process the disk is full."""
    resource.prlimit(people.server.pid, resource.RLIMIT_FSIZE, (0, UNLIMITED))
    await people.until_refused("store-full", people.luck.randint(1, 5))
    resource.prlimit(people.server.pid, resource.RLIMIT_FSIZE, (UNLIMITED, UNLIMITED))


async def remove(path: Path, people: People) -> None:
    """Remove the file and bring it back."""
    aside = path.with_name("aside.db")
    path.rename(aside)
    await people.until_refused("store-unreachable", people.luck.randint(1, 5))
    aside.rename(path)


def ordered(order: str, refused: str, luck: Random, times: int, folder: Path) -> Figures:
    """Let the disk fail, by orders to tests/support/faulty_disk_server.py."""
    database, orders, done = str(folder / "boomcat.db"), folder / "orders", folder / "orders.done"
    server = ServerProcess(folder / "server", database, speed=SPEED)
    server.command[1:3] = ["-m", "tests.support.faulty_disk_server", str(orders)]
    orders.write_text("")
    done.write_text("")

    async def fail(people: People) -> None:
        before = done.stat().st_size
        orders.write_text(order)
        if refused:
            await people.until_refused(refused, luck.randint(1, 5))
        while done.stat().st_size == before:
            await asyncio.sleep(0.005)
        await asyncio.sleep(luck.random() * 0.5)
        orders.write_text("")

    figures = go_through(server, database, luck, times, again_and_again(fail, times))
    return {**figures, "faults": done.stat().st_size}


def overwritten(luck: Random, times: int, folder: Path) -> Figures:
    """Overwrite pages of the file while no server runs.

    The damage cannot be undone, but a server on such a file either doesn't start, or reports that a table cannot be
    read, or has all of it: a table never goes on in another state than it was.
    """
    path = folder / "boomcat.db"
    server = ServerProcess(folder / "server", str(path), speed=SPEED)
    with healthy(server):
        people = play_through(server, luck, lambda people: people.hear(30), FEW, to_the_end=False)
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
        if stored is None or stored.damaged:
            return "tables_unreadable"
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


def behind_a_proxy(
    strike: Callable[[Proxy, People], Awaitable[None]], luck: Random, times: int, folder: Path
) -> Figures:
    server = postgres()
    if server.process is None:
        server.start()
    direct = server.fresh()
    with tempfile.TemporaryDirectory() as short:  # a socket's path must be short
        proxy = Proxy(server, Path(short))
        try:
            process = ServerProcess(folder / "server", proxy.url(direct), speed=SPEED)
            return go_through(process, direct, luck, times, again_and_again(partial(strike, proxy), times))
        finally:
            proxy.close()


async def crash(_: Proxy, people: People) -> None:
    await asyncio.to_thread(postgres().stop, signal.SIGQUIT)
    await asyncio.sleep(people.luck.random())
    await asyncio.to_thread(postgres().start)


async def slow_down(proxy: Proxy, people: People) -> None:
    proxy.delay = people.luck.choice((0.02, 0.05, 0.2))
    await people.hear(people.luck.randint(1, 5))
    proxy.delay = 0.0


async def hang(proxy: Proxy, people: People) -> None:
    proxy.open.clear()
    await asyncio.sleep(people.luck.choice((0.5, 2.0, 8.0)))
    proxy.open.set()


async def cut(proxy: Proxy, people: People) -> None:
    """Cut the connection in the middle of a transaction: before its commit arrives, or after it and before the
    answer."""
    proxy.broken.clear()
    where = people.luck.choice(("before", "after", "anywhere"))
    if where == "anywhere":
        proxy.cut()
    else:
        proxy.break_at_commit = where
        await asyncio.to_thread(proxy.broken.wait, 60)
        assert proxy.broken.is_set(), "no transaction was cut off"


def disk(name: str, about: str, times: int, order: str, refused: str = "") -> Trial:
    return Trial(f"disk-{name}", about, times, 20, partial(ordered, order, refused))


def database(
    name: str, about: str, times: int, at_once: int, strike: Callable[[Proxy, People], Awaitable[None]]
) -> Trial:
    return Trial(f"pg-{name}", about, times, at_once, partial(behind_a_proxy, strike), postgres=True)


FAULTS = [
    Trial("kills", "the server is killed (`kill -9`) while a client waits for an answer, on SQLite", 500, 20, killed),
    Trial("kills-pg", "the same on PostgreSQL", 200, 20, killed_on_postgres, postgres=True),
    Trial("disk-full", "the disk is full for a while", 200, 20, partial(on_sqlite, fill)),
    Trial("disk-removed", "the database file is gone for a while", 200, 20, partial(on_sqlite, remove)),
    disk("readonly", "SQLite may not write for a while", 200, "readonly", "store-read-only"),
    disk("slow", "every commit takes half a second for a while", 200, "slow 0.5"),
    disk("unsynced", "commits fail, and nothing of them is on the disk", 100, "unsynced"),
    disk("halfsynced", "commits fail, but all of them is on the disk", 100, "halfsynced"),
    Trial("pages", "a page of the database, or some bits of it, are overwritten", 1_000, 100, overwritten),
    database("killed", "PostgreSQL crashes and comes back", 50, 10, crash),
    database("slow", "PostgreSQL is slow for a while", 100, 20, slow_down),
    database("hung", "PostgreSQL says nothing for a while", 50, 10, hang),
    database("cut", "the line to PostgreSQL breaks in a transaction", 200, 20, cut),
]
