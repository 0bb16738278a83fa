"""The server as a process: how it starts, stops, fails to start, and handles a full disk."""

import asyncio
import json
import os
import random
import re
import resource
import signal
import socket
import subprocess
import sys
import time
from typing import Any

import httpx
import pytest
from click.testing import CliRunner, Result
from websockets.sync.client import connect

from boomcat.cli import program
from boomcat.records import RULES_VERSION
from boomcat.server.http import static_files as web
from boomcat.server.operations import server_process as serving
from boomcat.server.operations.server_process import address_of, listen, reachable_address
from boomcat.server.storage.base import Storage
from boomcat.server.storage.change import Change, StoredEntry
from boomcat.server.storage.sql import SqlStore, without_password
from boomcat.server.tables import requests, table
from boomcat.server.tables import table_session as session
from boomcat.server.tables import turn_scheduler as scheduler
from tests.support.clients import Device, Player, any_move, open_table, socket_url
from tests.support.paths import ROOT
from tests.support.server_process import ENVIRONMENT, ServerProcess, free_port
from tests.support.timeouts import PATIENCE_SECONDS
from tests.support.virtual_session import Client, World

PATIENT = {"turn": 3600, "nope": 20, "grace": 3600}
SLOW = {"edition": "original", "timers": PATIENT, "options": {"first": 1}}


def get(server: ServerProcess, path: str) -> httpx.Response:
    return httpx.get(server.url + path, trust_env=False, verify=False, timeout=PATIENCE_SECONDS)


def serve(*options: str, **environment: str) -> Result:
    """Run a start that must fail, in this process, because a new one would take longer than the start."""

    def run(*_: object) -> None:
        raise AssertionError("the server has started")

    ours = {name: None for name in os.environ if name.startswith("BOOMCAT_")}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(serving, "run", run)
        return CliRunner().invoke(
            program.program, ["serve", *options], env={**ours, "BOOMCAT_LANG": "en", **environment}
        )


async def begin(server: ServerProcess, *devices: tuple[Device, str]) -> list[dict[str, object]]:
    """Say hello, start the game and contribute bytes; return the first state on each device."""
    for device, token in devices:
        await device.hello(token)
    await devices[0][0].ask("start")
    for device, _ in devices:
        await device.ask("contribute", bytes="abcd")
    return [await device.state_in("playing") for device, _ in devices]


# -- stopping ------------------------------------------------------------------------


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_every_way_to_stop_the_server_stops_it_gently(tmp_path, how):
    """All players get a goodbye, everything is stored, the exit code is 0, and the game goes on at the next start."""

    async def play() -> None:
        with ServerProcess(tmp_path / "server", str(tmp_path / "boomcat.db")) as server:
            seated = await open_table(server.url, ["open", "open"], SLOW)
            code, tokens = seated[0]["table"], [one["token"] for one in seated]
            async with (
                Device(server.url, code) as one,
                Device(server.url, code) as two,
                Device(server.url, code) as eye,
            ):
                await eye.hello()
                states = await begin(server, (one, tokens[0]), (two, tokens[1]))
                accepted = await one.ask("answer", question=states[0]["view"]["question"], move="draw")  # type: ignore[index]
                assert accepted["message"] == "accepted"
                ending = asyncio.create_task(asyncio.to_thread(server.stop, how))
                for device in (one, two, eye):
                    assert (await device.hear_until("goodbye"))["reason"] == "stopping"
                    assert await device.closed() == 1012
                assert await ending == 0
            server.start()
            async with Device(server.url, code) as one:
                welcome = await one.hello(tokens[0], last=accepted["sequence"] - 1)
                assert [happened["sequence"] for happened in welcome["missed"]] == [accepted["sequence"]]
                assert welcome["state"]["table"]["phase"] == "playing"
            assert server.stop(how) == 0
        assert "Stopped." in server.said
        assert not server.logged

    asyncio.run(play())


def test_a_server_without_visitors_stops_too(tmp_path):
    with ServerProcess(tmp_path / "server", str(tmp_path / "boomcat.db")) as server:
        assert server.stop(signal.SIGINT) == 0


def test_tables_without_visitors_are_not_loaded_after_a_restart(tmp_path):
    """One is in the lobby, one is over: their clocks, if they had any, have long run out."""
    with ServerProcess(tmp_path / "server", str(tmp_path / "boomcat.db"), speed=100) as server:

        async def play() -> None:
            await open_table(server.url, ["open", "open"], {})
            seated = await open_table(server.url, ["open", "random"], {})
            await Player(server.url, seated[0], 1, hosting=True).play()

        asyncio.run(play())
        server.kill()
        server.start()

        async def wait() -> None:
            """Wait until ten seconds of the tables' time have passed more than once."""
            for _ in range(10):
                answer = await asyncio.to_thread(get, server, "/health")
                assert answer.json()["tables"] == 0  # they are loaded when a client comes
                await asyncio.sleep(0.02)

        asyncio.run(wait())


def test_a_table_without_visitors_has_no_clock_after_a_restart():
    """A clock would be due for ever."""
    world = World("open", "random")
    world.restart()
    assert world.session.face() is None
    world.run(100)
    assert world.session.next() is None


# -- failing to start ------------------------------------------------------------------


def test_two_servers_do_not_share_a_database(tmp_path, database_url):
    with ServerProcess(tmp_path / "server", database_url) as server:
        second = serve("--port", "0", "--database", database_url)
        shown = without_password(database_url)
        problem = f"The tables cannot be stored in {shown}: Another server is using this database."
        if database_url.startswith("sqlite"):
            problem = f"Boomcat is already running at http://localhost:{server.port}, with the same tables."
            problem += " Stop it first, or give this one another --database."
        assert (second.exit_code, second.stdout, second.stderr) == (1, "", problem + "\n")
        assert get(server, "/health").status_code == 200


def test_a_port_in_use_is_reported(tmp_path):
    """In a real process: the exit code and the output are checked here for all other failures."""
    command = [sys.executable, "-m", "boomcat", "serve", "--database", str(tmp_path / "boomcat.db"), "--port"]
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = subprocess.run(
            [*command, str(port)],
            cwd=ROOT,
            env=ENVIRONMENT,
            check=False,
            capture_output=True,
            text=True,
            timeout=PATIENCE_SECONDS,
        )
    assert (done.returncode, done.stdout) == (2, "")
    assert str(port) in done.stderr
    assert "Address already in use" in done.stderr
    assert not (tmp_path / "boomcat.db").exists()


def test_a_host_of_another_machine_is_refused(tmp_path):
    done = serve("--host", "192.0.2.1", "--port", "0", "--database", str(tmp_path / "boomcat.db"))
    assert done.exit_code == 2
    assert "192.0.2.1" in done.stderr


def test_a_list_of_forbidden_names_that_cannot_be_read_is_refused(tmp_path):
    database = str(tmp_path / "boomcat.db")
    done = serve("--forbidden-names", str(tmp_path / "names"), "--port", "0", "--database", database)
    assert done.exit_code == 2
    assert done.stderr.startswith("--forbidden-names: this can’t be read: ")
    assert str(tmp_path / "names") in done.stderr


def test_a_folder_without_a_web_client_is_refused(tmp_path):
    """A client that is named must exist; only the default one may be missing."""
    done = serve("--web-dir", str(tmp_path), "--port", "0", "--database", str(tmp_path / "boomcat.db"))
    assert done.exit_code == 2
    assert done.stderr == f"--web-dir: {tmp_path} holds no built web client (no index.html).\n"


@pytest.mark.parametrize(("option", "value"), [("--public-url", "games.example"), ("--trusted-proxy", "nginx")])
def test_an_invalid_address_is_refused(tmp_path, option, value):
    done = serve(option, value, "--port", "0", "--database", str(tmp_path / "boomcat.db"))
    assert done.exit_code == 2
    assert done.stderr.startswith(f"{option}: {value} isn’t an address")


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="NOT TESTED: addresses of IPv6, which this machine has not")
def test_a_server_can_listen_on_ipv6():
    """A server that listens everywhere is reached by both kinds of address, and prints one that browsers can open."""
    with listen("::", 0) as everywhere:
        port = everywhere.getsockname()[1]
        socket.create_connection(("127.0.0.1", port), PATIENCE_SECONDS).close()
    assert address_of("::1", 8000) == "http://[::1]:8000"
    assert address_of("127.0.0.1", 8000) == "http://127.0.0.1:8000"
    assert reachable_address("fd00::2", 8000) == "http://[fd00::2]:8000"


@pytest.mark.parametrize(
    ("database", "problem"),
    [
        ("{tmp}/nowhere/boomcat.db", "The database can’t be reached. Nothing was changed; try again."),
        ("{tmp}/damaged.db", "The database is damaged."),
        ("{tmp}", "The database can’t be reached. Nothing was changed; try again."),
        ("oracle://somewhere", "This is neither a file nor the address of a PostgreSQL database."),
        ("postgresql://boomcat:…@/none?host={tmp}", "The database can’t be reached. Nothing was changed; try again."),
    ],
)
def test_an_unusable_database_is_reported(tmp_path, database, problem):
    """The command reports it and ends; it never shows a password."""
    (tmp_path / "damaged.db").write_bytes(b"no database" * 1000)
    shown = database.replace("{tmp}", str(tmp_path))
    done = serve("--port", "0", "--database", shown.replace("…", "xyzzy:pl@ugh"))
    assert (done.exit_code, done.stdout) == (1, "")
    # The driver's message may follow.
    message = re.escape(f"The tables cannot be stored in {shown}: {problem}")
    assert re.fullmatch(rf"{message}( \([^\n]+\))?\n", done.stderr)
    assert not any(part in done.stderr for part in ("xyzzy", "ugh"))


def test_the_help_lists_the_main_options():
    done = CliRunner().invoke(program.program, ["serve", "--help"])
    assert done.exit_code == 0
    for option in (
        "--host",
        "--port",
        "--lan",
        "--database",
        "--keep-days",
        "--log-level",
        "--log-format",
        "--clock-speed",
    ):
        assert option in done.output


@pytest.mark.parametrize("built", [True, False])
def test_serving_without_a_web_client_is_reported(tmp_path, monkeypatch, built):
    def run(store: Storage, listening: socket.socket, *rest: Any) -> None:
        next(one for one in rest if callable(one))()
        listening.close()
        asyncio.run(store.close())

    monkeypatch.setattr(serving, "run", run)
    monkeypatch.setattr(web, "BUILDS", (tmp_path,))
    if built:
        (tmp_path / "index.html").touch()
    done = CliRunner().invoke(program.program, ["serve", "--port", "0", "--database", str(tmp_path / "boomcat.db")])
    assert done.exit_code == 0, done.output
    assert ("web client isn’t built" in done.output) is not built


def test_environment_variables_do_the_same_as_options(tmp_path):
    port = free_port()
    server = ServerProcess(tmp_path / "server", "", speed=1)
    server.command = [sys.executable, "-m", "boomcat", "serve"]
    server.port = port
    server.environment |= {
        "BOOMCAT_PORT": str(port),
        "BOOMCAT_DATABASE": str(tmp_path / "by-variable.db"),
        "BOOMCAT_LOG_LEVEL": "info",
        "BOOMCAT_LOG_FORMAT": "json",
        "BOOMCAT_CLOCK_SPEED": "3",
        "BOOMCAT_HOST": "127.0.0.1",
        "BOOMCAT_KEEP_DAYS": "7",
        "BOOMCAT_PUBLIC_URL": "https://games.example/boom/",
        "BOOMCAT_TRUSTED_PROXY": "127.0.0.1 10.0.0.0/8",
    }
    with server:
        assert "People find it at https://games.example/boom\n" in server.said
        assert (tmp_path / "by-variable.db").exists()
        assert '"event": "listening"' in server.logged
        assert server.stop() == 0


@pytest.mark.parametrize(
    ("variable", "value", "words"),
    [
        ("BOOMCAT_PORT", "beaucoup", "--port : « beaucoup » n’est pas un nombre de 0 à 65535."),
        ("BOOMCAT_LOG_LEVEL", "fort", "--log-level : « fort » n’est pas dans la liste : debug, info, warning, error."),
        ("BOOMCAT_LAN", "oui", "--lan : « oui » n’est pas dans la liste : 1, 0, yes, no, true, false, on, off."),
    ],
)
def test_variables_are_checked_like_options(variable, value, words):
    """In the user's language, and with the allowed values."""
    done = serve(**{variable: value, "BOOMCAT_LANG": "fr"})
    assert done.exit_code == 2
    assert " ".join(done.stderr.split()) == words


@pytest.mark.skipif(sys.platform != "linux", reason="NOT TESTED: a server that cannot say a word, without /dev/full")
@pytest.mark.parametrize("silence", [">&-", "> /dev/full"])
def test_a_server_without_an_output_serves(tmp_path, silence):
    server = ServerProcess(tmp_path / "server", str(tmp_path / "boomcat.db"))
    server.command = ["sh", "-c", f'exec "$@" {silence}', "sh", *server.command]
    with server:
        assert get(server, "/health").status_code == 200
        server.stop()
    assert "Traceback" not in server.logged


# -- a full disk ---------------------------------------------------------------------


def limit_files(server: ServerProcess, most: int) -> None:
    """Limit the size of the process's files to this many bytes: to it, that is a full disk.  Its logs are limited,
    too."""
    assert server.process is not None
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))


@pytest.mark.skipif(sys.platform != "linux", reason="NOT TESTED: a full disk, for which limits of Linux are needed")
def test_a_full_disk_refuses_moves_until_there_is_room_again(tmp_path):
    async def play() -> None:
        with ServerProcess(tmp_path / "server", str(tmp_path / "boomcat.db"), speed=20) as server:
            finished = (await open_table(server.url, ["open", "random"], {}))[0]
            await Player(server.url, finished, 1, hosting=True).play()
            record = get(server, f"/api/tables/{finished['table']}/records/1")
            assert record.status_code == 200

            seated = await open_table(server.url, ["open", "open"], SLOW)
            code = seated[0]["table"]
            async with Device(server.url, code) as one, Device(server.url, code) as two:
                (state, _) = await begin(server, (one, seated[0]["token"]), (two, seated[1]["token"]))
                question = state["view"]["question"]  # type: ignore[index]
                await two.quiet()
                limit_files(server, 0)
                for request in ("first", "first", "second"):
                    refused = await one.ask("answer", request, question=question, move="draw")
                    assert (refused["message"], refused["reason"]) == ("refused", "store-full")
                # Nothing has happened, and all players can still look.
                assert await two.quiet() == []
                again = await one.hello(seated[0]["token"])
                assert again["state"]["view"] == state["view"]
                assert get(server, "/health").status_code == 503
                assert get(server, f"/api/tables/{code}").status_code == 200
                assert get(server, f"/api/tables/{finished['table']}/records/1").text == record.text
                full = httpx.post(server.url + "/api/tables", json={"name": "Late"}, trust_env=False, verify=False)
                assert (full.status_code, full.json()["reason"]) == (503, "store-full")

                limit_files(server, resource.RLIM_INFINITY)
                accepted = await one.ask("answer", "first", question=question, move="draw")
                assert accepted["message"] == "accepted"
                update = await two.hear_until("update")
                assert any(event["event"] in ("drew", "drew_kitten") for event in update["events"])
                assert get(server, "/health").status_code == 200
            server.kill()
            server.start()
            async with Device(server.url, code) as one:
                # The request of the same id is known to be done, even after a kill.
                welcome = await one.hello(seated[0]["token"])
                assert welcome["sequence"] == accepted["sequence"]
                assert await one.ask("answer", "first", question=question, move="draw") == accepted

    asyncio.run(play())


# -- unreadable tables --------------------------------------------------------------------


def test_an_unreadable_table_does_not_stop_the_others(tmp_path):
    database = str(tmp_path / "boomcat.db")

    async def two_tables(server: ServerProcess) -> list[str]:
        return [(await open_table(server.url, ["open", "random"], SLOW))[0]["table"] for _ in range(2)]

    with ServerProcess(tmp_path / "server", database) as server:
        damaged, whole = asyncio.run(two_tables(server))
        assert server.stop() == 0
        with SqlStore.open(database) as store:
            store.commit(
                Change(damaged, rules=1, entries=(StoredEntry(1, time.time(), b'{"entry": "from the future"}'),))
            ).result()
        server.start()
        assert get(server, f"/api/tables/{whole}").status_code == 200
        for _ in range(2):
            assert get(server, f"/api/tables/{damaged}").json()["reason"] == "table-unreadable"
        # The table stays stored, and players keep their tokens, for a server that can read it.
        with connect(socket_url(server.url, damaged)) as line:
            assert json.loads(line.recv(PATIENCE_SECONDS)) == {"message": "goodbye", "reason": "stopping"}
        assert server.logged.count("table-unreadable") == 1
        assert damaged not in server.logged


# -- changed rules -----------------------------------------------------------------------


@pytest.fixture
def newer_rules(monkeypatch):
    """A function that gives the server the next version of the rules.  The games are always the same ones."""
    monkeypatch.setattr(requests, "new_secret", lambda: bytes(32))

    def change() -> None:
        for module in (scheduler, session, table):
            monkeypatch.setattr(module, "RULES_VERSION", RULES_VERSION + 1)

    return change


def begin_virtual(world: World) -> list[Client]:
    clients = [Client(world, "token-0"), Client(world, "token-1")]
    word = "rematch" if world.session.table.games else "start"
    for client in clients if word == "rematch" else clients[:1]:
        assert client.ask(word)["message"] == "accepted"
    for client in clients:
        client.ask("contribute", bytes="00")
    return clients


def play_virtual(world: World, clients: list[Client], moves: int = 1000) -> None:
    luck = random.Random(7)
    for _ in range(moves):
        for client in clients:
            state = client.state
            if state["offers"] and state["table"]["phase"] == "playing":
                answer = client.act(any_move(state["offers"], luck), state["view"]["question"])
                assert answer["message"] == "accepted"
                break
        else:
            return


def test_a_game_of_older_rules_continues_from_its_last_position(newer_rules):
    world = World("open", "open", seed=3)
    clients = begin_virtual(world)
    play_virtual(world, clients, 12)
    before = [client.state for client in clients]
    numbers = [client.of_kind("update")[-1]["sequence"] for client in clients]
    newer_rules()
    world.restart()
    clients = [Client(world, "token-0", numbers[0]), Client(world, "token-1", numbers[1])]
    for client, state, number in zip(clients, before, numbers, strict=True):
        welcome = client.of_kind("welcome")[-1]
        # Earlier events cannot be sent again; the state of the table is the same.
        assert welcome["state"]["view"] == state["view"]
        assert welcome["state"]["offers"] == state["offers"]
        assert welcome["sequence"] > number
        assert welcome["missed"] is None
        assert welcome["history"] == []
    play_virtual(world, clients)
    assert world.session.table.phase == "over"
    # Its record says under which rules it began, since only those can replay it.
    assert f'"rules":{RULES_VERSION}' in world.records[1].replace(" ", "")
    play_virtual(world, begin_virtual(world))
    assert f'"rules":{RULES_VERSION + 1}' in world.records[2].replace(" ", "")


def test_a_game_that_was_over_under_older_rules_is_still_over(newer_rules):
    world = World("open", "open", seed=3)
    play_virtual(world, begin_virtual(world))
    assert world.session.table.phase == "over"
    newer_rules()
    world.restart()
    assert world.session.table.phase == "over"
    world.run(100)
    play_virtual(world, begin_virtual(world))
    assert sorted(world.records) == [1, 2]
