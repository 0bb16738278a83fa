"""Operators' views of and commands to a running server, and the messages to the players concerned."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner, Result

from boomcat.cli import tables as cli
from boomcat.cli.program import program
from boomcat.core.cards import FACTS
from boomcat.server.operations.bans import Bans
from boomcat.server.operations.log import Log
from boomcat.server.storage.change import Ban, Change, StoredEntry
from boomcat.server.storage.sql import SqlStore
from boomcat.server.storage.sql.database_storage import DatabaseStorage
from boomcat.server.tables import registry
from boomcat.server.tables.registry import TableRegistry
from boomcat.server.tables.requests import NotAllowed
from tests.support.clients import Device, open_table
from tests.support.in_process_server import HouseServer
from tests.support.store_helpers import be_patient, first, refusal, step
from tests.support.timeouts import PATIENCE_SECONDS
from tests.support.virtual_session import VirtualClock, World, playing


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(registry, "ORDERS_SECONDS", 0.02)
    monkeypatch.setattr(cli, "NOTIFY_TIMEOUT_SECONDS", PATIENCE_SECONDS)
    be_patient(monkeypatch, 20.0)
    return tmp_path / "boomcat.db"


@pytest.fixture
def store(database_url, monkeypatch) -> Iterator[SqlStore]:
    be_patient(monkeypatch, 20.0)
    with SqlStore.open(database_url) as store:
        yield store


def boomcat(database: Path, *words: str) -> Result:
    return CliRunner().invoke(program, ["tables", *words, "--database", str(database)], prog_name="boomcat")


def in_json(database: Path, *words: str) -> object:
    done = boomcat(database, *words, "--json")
    assert done.exit_code == 0, done.stderr
    return json.loads(done.stdout)


def kept(database: Path, world: World, code: str) -> None:
    """Store a table that was played in virtual time."""
    entries = tuple(StoredEntry(seq, at, data) for seq, (data, at) in enumerate(world.stored))
    with SqlStore.open(str(database)) as store:
        store.commit(Change(code, 1, entries, created=world.stored[0][1], snapshot=world.snapshot)).result()
        for number, record in world.records.items():
            store.commit(Change(code, 1, record=(number, record))).result()


# -- listing -----------------------------------------------------------------------------


def test_tables_are_listed_whether_a_server_runs_or_not(database):
    with SqlStore.open(str(database)):
        pass
    assert boomcat(database).stdout == "No open tables.\n"
    waiting = World("open", "open", "heuristic")
    running, _ = playing("open", "random")
    over, _ = playing("open", "heuristic", seed=5)
    over.run(100_000)
    kept(database, waiting, "waiting")
    kept(database, running, "running")
    kept(database, over, "over")
    with SqlStore.open(str(database)) as store:
        store.commit(first("broken")).result()
        found = in_json(database)
    assert isinstance(found, list)
    phases = {one["code"]: one["phase"] for one in found}
    assert phases == {"waiting": "lobby", "running": "playing", "over": "over", "broken": "unreadable"}
    people = {one["code"]: [seat["player"] for seat in one["seats"]] for one in found}
    assert people["waiting"] == ["person", "person", "bot"]
    assert boomcat(database).stdout.count("playing") == 1


def test_a_table_with_an_unknown_option_is_unreadable_and_harms_no_other(database):
    """As in databases from before `dead_leave` was renamed: guessing its meaning would mean playing by other rules."""
    old, _ = playing("open", "random")
    kept(database, old, "bibi-bibi-bibi-bibi")
    stored = [data.replace(b'"options":{', b'"options":{"dead_leave":true,') for data, _ in old.stored]
    assert sum(b"dead_leave" in data for data in stored) == 1
    old.stored = [(data, at) for data, (_, at) in zip(stored, old.stored, strict=True)]
    kept(database, old, "baba-baba-baba-baba")

    async def run() -> None:
        with SqlStore.open(str(database)) as store:
            place = TableRegistry(DatabaseStorage(store), VirtualClock(), Log(level="error"))
            await place.start()
            with pytest.raises(NotAllowed, match="This table is saved, but can’t be read"):
                await place.find("baba-baba-baba-baba")
            assert (await place.find("bibi-bibi-bibi-bibi")).session.table.phase == "playing"
            await place.stop()

    asyncio.run(run())
    found = in_json(database)
    assert isinstance(found, list)
    assert {one["code"]: one["phase"] for one in found} == {
        "bibi-bibi-bibi-bibi": "playing",
        "baba-baba-baba-baba": "unreadable",
    }
    done = boomcat(database, "show", "baba-baba-baba-baba")
    assert (done.exit_code, done.stdout) == (1, "")


def test_show_prints_what_a_spectator_knows_and_no_card(database):
    world, _ = playing("open", "open", "heuristic", seed=3)
    kept(database, world, "bibi-bibi-bibi-bibi")
    found = in_json(database, "show", "BIBI bibi bibibibi")
    assert isinstance(found, dict)
    shown = boomcat(database, "show", "bibi-bibi-bibi-bibi").stdout
    assert found["turn"] == world.game.current + 1
    assert found["draw_pile"] == len(world.game.draw_pile)
    assert [seat["cards"] for seat in found["seats"]] == [hand.size for hand in world.game.hands]
    assert "Ada, host, 8 cards" in shown
    for words in (json.dumps(found), shown):
        found_words = set(words.replace('"', " ").replace(",", " ").split())
        assert not found_words & {facts.word for facts in FACTS if facts.word}
    assert set(found) == {
        "code", "phase", "edition", "games", "seats", "created", "touched", "turn", "draw_pile",
    }  # fmt: skip
    assert {key for seat in found["seats"] for key in seat} == {
        "seat", "name", "player", "bot", "host", "cards", "alive",
    }  # fmt: skip


@pytest.mark.parametrize("words", [["show", "bibi-bibi-bibi-bibi"], ["close", "bibi-bibi-bibi-bibi"]])
def test_an_unknown_table_is_reported(database, words):
    SqlStore.open(str(database)).close()
    done = boomcat(database, *words)
    assert (done.exit_code, done.stdout) == (1, "")
    assert done.stderr.startswith("There’s no such table.")


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["close"], "CODE"),
        (["ban"], "ADDRESS"),
        (["list", "x"], "“x”"),
        (["fly"], "list, show, close, ban, unban, bans"),
        (["ban", "tiger"], "“tiger” isn’t an address."),
        (["ban", "127.0.0.1"], "Banning 127.0.0.1 would lock everybody out."),
        (["ban", "::/0"], "Banning ::/0 would lock everybody out."),
        (["ban", "126.0.0.0/7"], "Banning 126.0.0.0/7 would lock everybody out."),
        (["ban", "::ffff:127.0.0.1/128"], "Banning ::ffff:127.0.0.1/128 would lock everybody out."),
        (["ban", "::ffff:203.0.113.0/24"], "Banning ::ffff:203.0.113.0/24 would lock everybody out."),
    ],
)
def test_wrong_arguments_are_refused(database, words, problem):
    SqlStore.open(str(database)).close()
    done = boomcat(database, *words)
    assert done.exit_code == 2
    assert problem in done.stderr


def test_a_missing_database_is_not_created(tmp_path):
    done = boomcat(tmp_path / "nothing.db")
    assert done.exit_code == 1
    assert "The database can’t be reached." in done.stderr
    assert list(tmp_path.iterdir()) == []


# -- closing -----------------------------------------------------------------------------


def test_players_at_a_table_that_is_closed_get_the_reason(database):
    async def run() -> None:
        server = HouseServer(database, VirtualClock())
        async with server.here():
            seated = await open_table(server.url, ["open", "open"], {})
            code = seated[0]["table"]
            async with Device(server.url, code) as ada, Device(server.url, code) as watching:
                await ada.hello(seated[0]["token"])
                await watching.hello()
                done = await asyncio.to_thread(boomcat, database, "close", code)
                assert done.stdout == f"Table {code} is closed, and the people there know.\n"
                for device in (ada, watching):
                    assert await device.hear_until("goodbye") == {"message": "goodbye", "reason": "shut"}
            async with httpx.AsyncClient(trust_env=False, verify=False) as web:
                assert (await web.get(f"{server.url}/api/tables/{code}")).status_code == 404
            assert server.registry.actors == {}
            assert (await asyncio.to_thread(in_json, database)) == []

    asyncio.run(run())


def test_without_a_server_players_are_not_notified(database, monkeypatch):
    monkeypatch.setattr(cli, "NOTIFY_TIMEOUT_SECONDS", 0.0)
    kept(database, World("open", "open"), "bibi-bibi-bibi-bibi")
    done = boomcat(database, "close", "bibi-bibi-bibi-bibi")
    assert done.stdout.endswith("No running server has noticed yet, so players haven’t heard.\n")
    assert in_json(database) == []


def test_a_closed_table_takes_no_move_and_keeps_its_records(store):
    store.commit(first(record=(1, "a record"))).result()
    assert store.shut("table")
    assert not store.shut("table")
    assert store.closed_by_order() == ["table"]
    assert refusal(store, step(1)) == "store-stale"
    assert store.record("table", 1) == "a record"
    store.forget_orders(["table"])
    assert store.closed_by_order() == []


# -- bans --------------------------------------------------------------------------------


def test_bans_are_stored_replaced_lifted_and_end(store):
    store.ban(Ban("203.0.113.7/32", 100.0, 200.0))
    store.ban(Ban("2001:db8::/64", 100.0, None))
    assert [one.network for one in store.bans(150.0)] == ["2001:db8::/64", "203.0.113.7/32"]
    assert [one.network for one in store.bans(200.0)] == ["2001:db8::/64"]
    store.ban(Ban("203.0.113.7/32", 150.0, 300.0))
    assert len(store.bans(250.0)) == 2
    assert store.lift("203.0.113.7/32")
    assert not store.lift("203.0.113.7/32")


@pytest.mark.parametrize(
    ("network", "inside", "outside"),
    [
        ("203.0.113.7/32", ["203.0.113.7", "::ffff:203.0.113.7"], ["203.0.113.8", "", "testclient"]),
        ("203.0.113.0/24", ["203.0.113.255"], ["203.0.114.1"]),
        ("::ffff:203.0.113.0/120", ["203.0.113.255", "::ffff:203.0.113.1"], ["203.0.114.1", "::1"]),
        ("2001:db8::/64", ["2001:db8::1", "2001:db8::ffff:1"], ["2001:db8:0:1::1", "203.0.113.7"]),
    ],
)
def test_a_ban_covers_exactly_its_network(network, inside, outside):
    bans = Bans()
    assert not bans.has(inside[0])
    assert bans.replace([Ban(network, 0.0, None)])
    assert not bans.replace([Ban(network, 0.0, None)])
    assert all(map(bans.has, inside))
    assert not any(map(bans.has, outside))
    assert bans.replace([])
    assert not bans.has(inside[0])


def test_a_malformed_ban_keeps_no_visitor_out_and_the_server_running(database):
    with SqlStore.open(str(database)) as store:
        store.ban(Ban("nonsense", 0.0, None))
        store.ban(Ban("203.0.113.7/32", 0.0, None))

    async def run() -> None:
        with SqlStore.open(str(database)) as store:
            place = TableRegistry(DatabaseStorage(store), VirtualClock(), Log(level="error"))
            await place.start()
            assert place.bans.has("203.0.113.7")
            assert not place.bans.has("nonsense")
            await place.stop()

    asyncio.run(run())


def test_the_commands_add_list_and_lift_bans(database):
    SqlStore.open(str(database)).close()
    assert boomcat(database, "bans").stdout == "No one is banned.\n"
    assert boomcat(database, "ban", "203.0.113.7", "--days", "0").stdout.startswith(
        "203.0.113.7/32 is banned for ever."
    )
    assert "2001:db8:1:2::/64 is banned until 20" in boomcat(database, "ban", "2001:db8:1:2::9").stdout
    found = in_json(database, "bans")
    assert isinstance(found, list)
    assert [(one["network"], one["until"] is None) for one in found] == [
        ("2001:db8:1:2::/64", False),
        ("203.0.113.7/32", True),
    ]
    assert boomcat(database, "unban", "203.0.113.7").stdout == "203.0.113.7/32 may come in again.\n"
    assert boomcat(database, "ban", "::ffff:203.0.113.9/120").stdout.startswith("203.0.113.0/24 is banned")
    done = boomcat(database, "unban", "203.0.113.7")
    assert (done.exit_code, done.stderr.split(".")[-2]) == (1, " boomcat tables bans lists those that are")


def test_a_banned_visitor_gets_a_one_line_page(database):
    async def run() -> None:
        server = HouseServer(database, VirtualClock())
        everybody = Ban("127.0.0.0/8", 0.0, None)
        async with server.here(), httpx.AsyncClient(trust_env=False, verify=False) as web:
            seated = await open_table(server.url, ["open", "open"], {})
            code = seated[0]["table"]
            async with Device(server.url, code) as ada:
                await ada.hello(seated[0]["token"])
                await asyncio.to_thread(server.store.ban, everybody)
                assert (await ada.hear_until("goodbye"))["reason"] == "banned"
            page = await web.get(server.url, headers={"accept-language": "fr-CH, en;q=0.5"})
            assert (page.status_code, page.text[:24]) == (403, "Tu ne peux pas entrer\u202f: ")
            answer = await web.get(f"{server.url}/api/tables/{code}")
            assert (answer.status_code, answer.json()) == (403, {"reason": "banned", "details": {}})
            async with Device(server.url, code) as again:
                assert await again.hear() == {"message": "goodbye", "reason": "banned"}
            assert server.registry.counters.turned_away["banned"] == 1
            await asyncio.to_thread(server.store.lift, everybody.network)
            while (await web.get(f"{server.url}/api/tables/{code}")).status_code != 200:
                await asyncio.sleep(0.01)
            async with Device(server.url, code) as ada:
                assert (await ada.hello(seated[0]["token"]))["message"] == "welcome"

    asyncio.run(run())


def test_a_visitor_who_is_connecting_when_a_ban_comes_does_not_get_in(database):
    async def run() -> None:
        server = HouseServer(database, VirtualClock())
        async with server.here():
            seated = await open_table(server.url, ["open", "open"], {})
            async with Device(server.url, seated[0]["table"]) as ada:
                await ada.say("ping")
                await ada.hear_until("pong")
                await asyncio.to_thread(server.store.ban, Ban("127.0.0.0/8", 0.0, None))
                while not server.registry.bans.has("127.0.0.1"):
                    await asyncio.sleep(0.01)
                await ada.say("hello", token=seated[0]["token"])
                assert await ada.hear() == {"message": "goodbye", "reason": "banned"}

    asyncio.run(run())


def test_bans_survive_a_restart_and_end_in_time(database):
    clock = VirtualClock()
    with SqlStore.open(str(database)) as store:
        store.ban(Ban("203.0.113.7/32", clock.wall(), clock.wall() + 100))

    async def run() -> None:
        with SqlStore.open(str(database)) as store:
            place = TableRegistry(DatabaseStorage(store), clock, Log(level="error"))
            await place.start()
            assert place.bans.has("203.0.113.7")
            clock.time += 99
            await place.take_orders()
            assert place.bans.has("203.0.113.7")
            clock.time += 1
            await place.take_orders()
            assert not place.bans.has("203.0.113.7")
            await place.stop()

    asyncio.run(run())
