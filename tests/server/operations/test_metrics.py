"""Metrics: what operators can read, and what metrics must not reveal."""

import asyncio
import re
import time
from contextlib import suppress
from copy import deepcopy
from random import Random

import httpx
import pytest
from click.testing import CliRunner

from boomcat.cli.parameters import PLACE
from boomcat.cli.program import program
from boomcat.server.http.http_connections import ConnectionLimiter, RequestTimeouts
from boomcat.server.operations.counters import Counters, Histogram
from boomcat.server.operations.log import Log
from boomcat.server.operations.metrics import MetricsCollector, times
from boomcat.server.operations.overload import OverloadDetector
from boomcat.server.storage.sql import SqlStore
from boomcat.server.storage.sql.database_storage import DatabaseStorage
from boomcat.server.tables.registry import TableRegistry
from tests.support.clients import Device, any_move, open_table
from tests.support.in_process_server import HouseServer
from tests.support.timeouts import PATIENCE_SECONDS
from tests.support.virtual_session import Client, VirtualClock, playing

#: `boomcat_tables{phase="playing"} 1.0`
FIGURE = re.compile(r"^(\w+(?:\{[^}]*\})?) (\S+)$", re.MULTILINE)


def figures(shown: str) -> dict[str, float]:
    return {name: float(value) for name, value in FIGURE.findall(shown)}


def counted(counters: Counters) -> object:
    return deepcopy((counters.moves, counters.refusals, counters.turned_away, values(counters.move_seconds)))


def values(of: Histogram) -> dict[str, float]:
    """Return the upper bounds of a histogram's buckets with their counts, and its sum."""
    return {sample.labels.get("le", sample.name.rpartition("_")[2]): sample.value for sample in times(of).samples}


def test_a_pass_leaves_no_trace_in_any_count():
    world, clients = playing("open", "open", "open", seed=3)
    counters, luck, passes = world.session.counters, Random(3), 0
    while passes < 12 and world.session.table.phase == "playing":
        client = next(client for client in clients if client.state["offers"])
        offers = client.state["offers"]
        passing = any(offer["move"] == "pass" for offer in offers)
        playable = [offer for offer in offers if offer["move"] != "draw"]
        before = counted(counters)
        answer = client.act("pass" if passing else any_move(playable or offers, luck))
        assert answer["message"] == "accepted"
        assert (counted(counters) == before) == passing
        passes += passing
    assert passes > 1


def test_every_refusal_is_counted_by_its_reason():
    world, clients = playing("open", "open", seed=3)
    watching = Client(world, None)
    watching.ask("concede")
    clients[0].act("nonsense")
    clients[0].act("draw", question=999)
    assert world.session.counters.refusals == {"only-watching": 1, "unknown-move": 1, "no-such-question": 1}


def test_a_histogram_counts_up():
    waits = Histogram("boomcat_test_seconds", "Four times.")
    for seconds in (0.0005, 0.001, 0.03, 99.0):
        waits.observe(seconds)
    found = values(waits)
    assert (found["0.001"], found["0.025"], found["0.05"], found["10.0"], found["+Inf"]) == (2, 2, 3, 3, 4)
    assert found["sum"] == 0.0005 + 0.001 + 0.03 + 99.0


def test_a_blocked_event_loop_is_measured_as_late(monkeypatch):
    monkeypatch.setattr("boomcat.server.operations.overload.CHECK_INTERVAL_SECONDS", 0.0)
    counters = Counters()
    lag = counters.lag

    async def look() -> None:
        watching = asyncio.create_task(OverloadDetector().watch(counters))
        await asyncio.sleep(0)
        time.sleep(0.02)  # no other task gets a turn
        while not values(lag)["count"]:
            await asyncio.sleep(0)
        watching.cancel()

    asyncio.run(look())
    assert values(lag)["sum"] > 0.01


async def play_a_little(server: HouseServer) -> tuple[list[str], dict[str, float], str]:
    """Play with two people, a spectator and a bot for one move; return the secrets and the metrics."""
    settings = {"options": {"first": 1}}
    seated = await open_table(server.url, ["open", "open", "heuristic"], settings)
    code = seated[0]["table"]
    async with (
        Device(server.url, code) as ada,
        Device(server.url, code) as bea,
        Device(server.url, code) as watching,
        httpx.AsyncClient(trust_env=False, verify=False) as web,
    ):
        await ada.hello(seated[0]["token"])
        await bea.hello(seated[1]["token"])
        await watching.hello()
        await ada.say("start", id="1")
        await ada.say("contribute", id="2", bytes="00")
        await bea.say("contribute", id="3", bytes="00")
        state = await ada.state_in("playing")
        await ada.say("answer", id="4", question=state["view"]["question"], move="draw")
        await ada.hear_until("accepted", id="4")
        await ada.say("answer", id="5", question=999, move="draw")
        await ada.hear_until("refused", id="5")
        assert (await web.get(server.url + "/metrics")).status_code == 404
        assert (await web.get(server.url + "/api/metrics")).status_code == 404
        answer = await web.get(server.metrics)
        assert answer.headers["content-type"].startswith("text/plain")
        shown = answer.text
    secrets = [code, *(one["token"] for one in seated), "Person", "127.0.0.1", "heuristic"]
    return secrets, figures(shown), shown


def test_metrics_show_the_server_and_no_table(tmp_path):
    async def run() -> tuple[list[str], dict[str, float], str]:
        server = HouseServer(tmp_path / "boomcat.db", VirtualClock(), metrics=True)
        async with server.here():
            return await play_a_little(server)

    secrets, found, shown = asyncio.run(run())
    assert found['boomcat_tables{phase="playing"}'] == 1
    assert found['boomcat_tables{phase="waiting"}'] == 0
    assert found["boomcat_people"] == 2
    assert found["boomcat_spectators"] == 1
    assert found["boomcat_bots"] == 1
    assert found["boomcat_connections"] == 3
    assert found['boomcat_moves_total{by="person"}'] == 1
    assert found["boomcat_move_seconds_count"] == 1
    assert found['boomcat_refusals_total{reason="no-such-question"}'] == 1
    assert found["boomcat_store_changes_total"] >= 6
    assert found["boomcat_store_commit_seconds_count"] >= 6
    assert found["boomcat_store_up"] == 1
    for secret in secrets:
        assert secret not in shown
    # The values of labels are words that were in the program before any visitor came.
    labels = set(re.findall(r'(\w+)="', shown))
    assert labels <= {"version", "phase", "by", "reason", "le", "generation"}


def test_an_unfinished_request_for_metrics_is_cut_off(tmp_path):
    async def run() -> bytes:
        limiter = ConnectionLimiter(Log(level="error"), timeouts=RequestTimeouts(head=0.05))
        server = HouseServer(tmp_path / "boomcat.db", VirtualClock(), metrics=True, limiter=limiter)
        async with server.here(), asyncio.timeout(PATIENCE_SECONDS):
            reader, writer = await asyncio.open_connection("127.0.0.1", httpx.URL(server.metrics).port)
            writer.write(b"GET /metrics HTTP/1.1\r\nHost: here\r\n")
            heard = b""
            with suppress(ConnectionResetError):
                heard = await reader.read()
            writer.close()
            return heard

    assert asyncio.run(run()) == b""


def test_a_failing_store_shows_in_the_metrics(tmp_path):
    with SqlStore.open(str(tmp_path / "boomcat.db")) as store:
        registry = TableRegistry(DatabaseStorage(store), VirtualClock(), Log(level="error"))
        store.writer.well = False
        up = next(one for one in MetricsCollector(registry, "1").collect() if one.name == "boomcat_store_up")
        assert [sample.value for sample in up.samples] == [0]


@pytest.mark.parametrize(
    ("word", "place"),
    [("9812", ("127.0.0.1", 9812)), ("192.0.2.7:9812", ("192.0.2.7", 9812)), ("[::1]:9812", ("::1", 9812))],
)
def test_a_bare_port_listens_on_this_machine_only(word, place):
    assert PLACE.convert(word, None, None) == place


@pytest.mark.parametrize("word", ["", "tiger", "192.0.2.7", "192.0.2.7:", "9812:tiger", "99999"])
def test_an_invalid_address_for_metrics_is_refused(word):
    done = CliRunner().invoke(program, ["serve", "--metrics", word], prog_name="boomcat")
    assert (done.exit_code, done.stderr) == (
        2,
        f"--metrics: “{word}” isn’t an address to listen on. Try 9812, or 192.0.2.7:9812.\n",
    )
