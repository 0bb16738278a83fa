"""Data of an earlier build can still be read: a database, a cluster, records and notation
(tests/fixtures/README.md).

These files are never changed: a later format gets further files.
"""

import asyncio
import gzip
import hashlib
import json
import sqlite3
from base64 import b64decode
from contextlib import closing
from typing import Any

import msgspec
import nats
import pytest

from boomcat.core.chance import SeededChance
from boomcat.core.events import Event
from boomcat.core.legal import legal_moves
from boomcat.core.question import QUESTION_WORDS
from boomcat.core.referee import apply, asked, standings
from boomcat.core.state import NO_SEAT
from boomcat.notation import read_move, read_position, write_event, write_move, write_position, write_view
from boomcat.records import read_record, replay
from boomcat.server.cluster.ownership import read_lease
from boomcat.server.operations.log import Log
from boomcat.server.storage.base import Storage
from boomcat.server.storage.nats.nats_address import Address
from boomcat.server.storage.nats.nats_storage import ClusterStorage
from boomcat.server.storage.sql import SqlStore
from boomcat.server.storage.sql.database_storage import DatabaseStorage
from boomcat.server.tables.http_bodies import ClaimSeat
from boomcat.server.tables.registry import NoSuchTable, TableRegistry
from boomcat.server.tables.seat_at_table import token_hash
from boomcat.server.tables.table import Table
from boomcat.server.tables.updates import info
from boomcat.views.view import View
from tests.support.paths import ROOT
from tests.support.timeouts import PATIENCE_SECONDS

FIXTURES = ROOT / "tests" / "fixtures"
RECORDS = sorted(FIXTURES.glob("*.record.jsonl"))
MOMENTS = [line for file in sorted(FIXTURES.glob("notation*.jsonl")) for line in file.read_text("utf-8").splitlines()]
#: Questions that the tables of the stored database and cluster don't ask, because their cards came later.
LATER = {"now", "add", "bury", "share", "aim", "bark"}
#: Fields that may differ: they depend on which players are connected.
PASSING = ("connected", "played_by_bot")


class StillClock:
    """A clock at which no bot moves and no window closes: every table stays as it is stored."""

    def __init__(self, wall: float) -> None:
        self.at = wall

    def now(self) -> float:
        return 1000.0

    def wall(self) -> float:
        return self.at

    def real(self, seconds: float) -> float:
        return seconds


def expected(name: str) -> dict[str, Any]:
    return msgspec.json.decode((FIXTURES / f"{name}.expected.json").read_bytes(), type=dict[str, Any])


def described(table: Table) -> dict[str, Any]:
    """Return a description of the table that outlives the classes and the protocol."""
    about = msgspec.to_builtins(info(table, 0, 0, False, {}))
    seats = [{name: value for name, value in seat.items() if name not in PASSING} for seat in about["seats"]]
    kept = {name: about[name] for name in ("phase", "game", "settings", "players", "fairness")}
    game = table.game
    if game is None:
        return {**kept, "seats": seats}
    return {
        **kept,
        "seats": seats,
        "position": write_position(game),
        "asked": asked(game),
        "standings": standings(game) if about["phase"] == "over" else None,
        "views": [write_view(View(game, viewer)) for viewer in (*range(game.players), NO_SEAT)],
    }


def missing(wanted: Any, found: Any, path: str = "") -> list[str]:
    """Return where `found` differs from `wanted`; a later build may have more fields."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        return [one for key in wanted for one in missing(wanted[key], found.get(key), f"{path}/{key}")]
    if isinstance(wanted, list) and isinstance(found, list) and len(wanted) == len(found):
        return [
            one for at, (a, b) in enumerate(zip(wanted, found, strict=True)) for one in missing(a, b, f"{path}/{at}")
        ]
    if isinstance(wanted, str) and isinstance(found, str) and wanted.startswith("table: "):
        return [f"{path}: {line!r} is missing" for line in wanted.splitlines() if line not in found.splitlines()]
    return [] if wanted == found else [f"{path}: {wanted!r} became {found!r}"]


async def check_tables(storage: Storage, name: str) -> None:
    """Check every table, its records, its players' tokens, and the operators' requests."""
    wanted = expected(name)
    clock = StillClock(wanted["made"])
    registry = TableRegistry(storage, clock, Log("error"))
    await storage.start(clock, lambda: None)
    try:
        bans = {one.network: one.until for one in await storage.bans(clock.wall())}
        assert bans == wanted["bans"]
        assert await storage.closed_by_order() == wanted["closings"]
        for one in wanted["tables"]:
            await check_table(registry, one)
    finally:
        await registry.stop()


async def check_table(registry: TableRegistry, wanted: dict[str, Any]) -> None:
    code = wanted["table"]
    for number, digest in enumerate(wanted["records"], 1):
        record = await registry.record(code, number)
        assert record is not None
        assert hashlib.sha256(record.encode()).hexdigest() == digest
    if wanted["closed"]:
        with pytest.raises(NoSuchTable):
            await registry.find(code)
        return
    table = (await registry.find(code)).session.table
    assert missing(wanted["state"], described(table)) == [], wanted["about"]
    for seat, token in wanted["tokens"]:
        assert table.seat_with(token_hash(token)) == seat
    if wanted["code"]:
        assert (await registry.claim(ClaimSeat(wanted["code"]))).table == code
        with pytest.raises(Exception, match="This code is invalid or has expired"):
            await registry.claim(ClaimSeat(wanted["code"]))


def test_the_fixtures_store_every_kind_of_entry_and_ask_every_question():
    """A new kind needs a further fixture, made before the release that writes it."""
    script = (FIXTURES / "database.sql").read_text("utf-8")
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.executescript(script)
        entries = [json.loads(entry) for (entry,) in connection.execute("SELECT entry FROM journal")]
    assert {entry["entry"] for entry in entries} == {
        "bot_seated", "configured", "contributed", "dealt", "device_added", "freed", "gone", "host_changed", "joined",
        "moved", "opened", "sealed", "window_closed",
    }  # fmt: skip
    assert {entry.get("decided", "person") for entry in entries} == {"person", "bot", "clock"}
    assert {entry["why"] for entry in entries if "why" in entry} == {"conceded", "left", "removed"}
    for name in ("database", "cluster"):
        positions = [one["state"]["position"] for one in expected(name)["tables"] if "position" in one.get("state", ())]
        assert {QUESTION_WORDS[read_position(one).asking] for one in positions} == set(QUESTION_WORDS) - LATER
    assert {QUESTION_WORDS[read_position(json.loads(one)["position"]).asking] for one in MOMENTS} == {
        *QUESTION_WORDS
    } - {"over"}


def test_a_database_of_an_earlier_build_is_read(tmp_path):
    file = tmp_path / "boomcat.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript((FIXTURES / "database.sql").read_text("utf-8"))
    asyncio.run(check_tables(DatabaseStorage(SqlStore.open(str(file))), "database"))


def test_a_cluster_of_an_earlier_build_is_read(nats_url, bucket_prefix):
    async def check() -> None:
        async with asyncio.timeout(PATIENCE_SECONDS):
            leases = await restore(nats_url, bucket_prefix)
            address = Address.read(f"{nats_url}?prefix={bucket_prefix}&replicas=1&streams=2")
            await check_tables(ClusterStorage(address), "cluster")
        assert {read_lease(lease) for lease in leases} == {tuple(one) for one in expected("cluster")["leases"]}

    asyncio.run(check())


async def restore(url: str, prefix: str) -> list[bytes]:
    """Write all streams as they were, under another prefix; return the leases that nodes held."""
    leases = []
    client = await nats.connect(url)
    written: dict[str, int] = {}
    stream = ""
    with gzip.open(FIXTURES / "cluster.jsonl.gz", "rt", encoding="utf-8") as lines:
        for line in map(json.loads, lines):
            if "stream" in line:
                config = json.loads(json.dumps(line["stream"]).replace("boomcat.", f"{prefix}."))
                stream = config["name"] = config["name"].replace("boomcat", prefix, 1)
                answer = await client.request(f"$JS.API.STREAM.CREATE.{stream}", json.dumps(config).encode(), timeout=9)
                assert "error" not in json.loads(answer.data), answer.data
                continue
            data, written[stream] = b64decode(line["data"]), written.get(stream, 0) + 1
            leases += [data] if ".where." in line["subject"] else []
            await client.publish(line["subject"].replace("boomcat", prefix, 1), data, headers=line.get("headers"))
    await client.flush()
    for name, count in written.items():
        while json.loads((await client.request(f"$JS.API.STREAM.INFO.{name}")).data)["state"]["messages"] < count:
            await asyncio.sleep(0.01)
    await client.close()
    return leases


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.name.split(".")[0])
def test_a_record_of_an_earlier_build_is_replayed(file):
    *_, end = replay(read_record(file))
    assert write_position(end.game) == file.with_name(file.name.replace(".jsonl", ".end.txt")).read_text("utf-8")


@pytest.mark.both_builds
@pytest.mark.parametrize("line", MOMENTS, ids=range(1, len(MOMENTS) + 1))
def test_notation_of_an_earlier_build_is_read_and_written(line):
    was = json.loads(line)
    game = read_position(was["position"])
    seat = was["seat"] - 1
    assert write_position(game) == was["position"]
    assert missing(was["view"], write_view(View(game, seat))) == []
    assert missing(was["spectator"], write_view(View(game, NO_SEAT))) == []
    edition = game.rules.edition
    assert [write_move(move, edition) for move in legal_moves(game, seat)][: len(was["moves"])] == was["moves"]
    for move in was["moves"]:
        assert write_move(read_move(move, game), edition) == move
    log: list[Event] = []
    game.log = log
    apply(game, seat, game.question, read_move(was["move"], game), SeededChance(was["seed"]))
    assert [write_event(event, edition) for event in log] == was["events"]
    assert write_position(game) == was["after"]
