"""`boomcat tables` and `boomcat backup` at a cluster."""

import asyncio
import json

import pytest
from click.testing import CliRunner

from boomcat.cli.program import program
from boomcat.locale import text
from boomcat.server.cluster import operator_view as visit
from boomcat.server.cluster.operator_view import OperatorView
from boomcat.server.storage.nats.nats_address import Address
from boomcat.server.storage.sql import SqlStore
from tests.support.both_storages import in_cluster, patience, refused, run
from tests.support.store_helpers import first, numbers, step

__all__ = ["patience"]

CODE = "miso-taru-kubo-lina"


@pytest.fixture
def filled(nats_url, bucket_prefix) -> str:
    """The address of a cluster with one open table and one closed table, and a deal with a result."""

    async def fill() -> None:
        async with in_cluster(nats_url, bucket_prefix)() as storage:
            for code in (CODE, "closed"):
                await storage.save(first(code))
                await storage.save(step(1, code, record=(1, "a record")))
            await storage.save(step(2, "closed", closed=True))
            await storage.add_deal("2026-11-19", b"a deal", None)
            await storage.add_result("2026-11-19", CODE, b"a result", None)

    run(fill)
    return f"{nats_url}?prefix={bucket_prefix}&replicas=1&streams=2"


def command(*words: str):
    return CliRunner().invoke(program, list(words), prog_name="boomcat")


def test_operators_see_the_open_tables_of_a_cluster(filled):
    with OperatorView(Address.read(filled)) as visited:
        assert [table.game for table in visited.open_tables()] == [CODE]
        assert visited.load("closed") is None


def test_a_ban_applies_to_the_whole_cluster(filled):
    assert command("tables", "ban", "192.0.2.0/24", "--cluster", filled).exit_code == 0
    found = json.loads(command("tables", "bans", "--json", "--cluster", filled).output)
    assert [one["network"] for one in found] == ["192.0.2.0/24"]
    assert command("tables", "unban", "192.0.2.0/24", "--cluster", filled).exit_code == 0
    assert command("tables", "bans", "--cluster", filled).output.strip() == text("tables-no-bans")


def test_a_table_is_closed_on_whichever_node_it_is(filled, nats_url, bucket_prefix, monkeypatch):
    monkeypatch.setattr(visit, "COMMAND_SECONDS", 0.0)

    async def look() -> None:
        async with in_cluster(nats_url, bucket_prefix)() as storage:
            assert await storage.load(CODE) is not None
            done = await asyncio.to_thread(command, "tables", "close", CODE, "--cluster", filled)
            assert done.output.strip() == text("tables-closed", code=CODE)
            assert await storage.closed_by_order() == [CODE]
            assert await refused(storage, step(2, CODE)) == "store-stale"
            assert await storage.load(CODE) is None

    run(look)


def test_a_cluster_is_backed_up_into_an_ordinary_backup_file(filled, tmp_path):
    file = tmp_path / "backup.db"
    assert command("tables", "ban", "192.0.2.0/24", "--cluster", filled).exit_code == 0
    done = command("backup", str(file), "--cluster", filled)
    assert done.exit_code == 0, done.output
    with SqlStore.open(str(file)) as store:
        assert numbers(store, CODE) == [0, 1]
        assert store.load("closed") is None
        assert [store.record(code, 1) for code in (CODE, "closed")] == ["a record"] * 2
        assert [ban.network for ban in store.bans(0.0)] == ["192.0.2.0/24"]
        assert (store.deal("2026-11-19"), store.results("2026-11-19")) == (b"a deal", {CODE: b"a result"})


def test_a_backup_is_restored_into_an_empty_cluster_and_replaces_nothing(filled, nats_url, bucket_prefix, tmp_path):
    file, other = tmp_path / "backup.db", f"{nats_url}?prefix={bucket_prefix}-other&replicas=1&streams=1"
    assert command("backup", str(file), "--cluster", filled).exit_code == 0
    done = command("restore", str(file), "--cluster", other)
    assert done.exit_code == 0, done.output

    async def look() -> None:
        async with in_cluster(nats_url, f"{bucket_prefix}-other", streams=1)() as storage:
            assert await storage.load(CODE) is not None
            await storage.save(step(2, CODE))
            assert await storage.record(CODE, 1) == "a record"
            assert await storage.deal("2026-11-19") == b"a deal"
            assert await storage.results("2026-11-19") == {CODE: b"a result"}

    run(look)
    assert command("restore", str(file), "--cluster", other).exit_code == 0
    with OperatorView(Address.read(other)) as visited:
        (table,) = visited.open_tables()
        assert [entry.seq for entry in table.entries] == [0, 1, 2]


def test_listing_tables_creates_no_streams(nats_url, bucket_prefix):
    done = command("tables", "--cluster", f"{nats_url}?prefix={bucket_prefix}&replicas=1")
    assert done.exit_code == 1
    assert text("error-cluster-other-streams") in done.output
