"""The example client plays whole games on the real server, and reconnects after the server was killed."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.support.clients import Device, open_table
from tests.support.databases import eventually
from tests.support.paths import ROOT
from tests.support.server_process import ENVIRONMENT, ServerProcess
from tests.support.timeouts import PATIENCE_SECONDS

CLIENT = ROOT / "examples" / "table_client.py"


def started(server: ServerProcess, output: Path, *options: str) -> subprocess.Popen[str]:
    with output.open("w") as file:
        return subprocess.Popen(
            [sys.executable, str(CLIENT), server.url, *options], env=ENVIRONMENT, stdout=file, stderr=file, text=True
        )


def events_for_spectators(server: ServerProcess, code: str) -> list[str]:
    async def ask() -> list[str]:
        async with Device(server.url, code) as device:
            return [event["event"] for event in (await device.hello())["history"]]

    return asyncio.run(ask())


def events_printed_in(output: Path) -> list[str]:
    """Return the kinds of events that the client printed; what it's writing may end in the middle of a line."""
    whole, _, _ = output.read_text().rpartition("\n")
    lines = [line.split() for line in whole.splitlines()]
    return [words[1] for words in lines if words[0].isdigit()]


@pytest.fixture(scope="module")
def server(tmp_path_factory) -> Iterator[ServerProcess]:
    """A server for tests that do not stop it, fifty times as fast as people play."""
    folder = tmp_path_factory.mktemp("example")
    with ServerProcess(folder / "server", str(folder / "boomcat.db"), speed=50) as started:
        yield started


@pytest.mark.parametrize("edition", ["original", "good-vs-evil", "party-pack"])
def test_it_plays_against_bots(server, tmp_path, edition):
    output = tmp_path / "output"
    assert started(server, output, "--edition", edition).wait(PATIENCE_SECONDS) == 0, output.read_text()
    words = output.read_text().split()
    assert words[0] == "table"
    assert sorted(words[-4:]) == ["1", "2", "3", "4"]
    assert events_printed_in(output) == events_for_spectators(server, words[1])


async def players(device: Device, token: str) -> list[str]:
    return [seat["occupant"] for seat in (await device.hello(token))["state"]["table"]["seats"]]


def test_it_joins_a_table_by_code_or_link(server, tmp_path):
    async def play() -> str:
        async with AsyncExitStack() as stack:
            seated = await open_table(server.url, ["open", "random"], {})
            code: str = seated[0]["table"]
            host = await stack.enter_async_context(Device(server.url, code))
            await host.hello(seated[0]["token"])
            await host.ask("configure", settings={}, seats=4)
            outputs = [tmp_path / "one", tmp_path / "two"]
            clients = [
                started(server, outputs[0], "--table", code, "--name", "Code"),
                started(server, outputs[1], "--table", f"{server.url}/t/{code}", "--name", "Link"),
            ]
            # With the token each time: a host who only watches would soon be replaced.
            while "open" in await players(host, seated[0]["token"]):
                await asyncio.sleep(0.2)
            assert (await host.ask("start"))["message"] == "accepted"
            assert (await host.ask("concede"))["message"] == "accepted"
            for client in clients:
                assert await asyncio.to_thread(client.wait, PATIENCE_SECONDS) == 0
            return code

    code = asyncio.run(play())
    expected = events_for_spectators(server, code)
    assert events_printed_in(tmp_path / "one") == events_printed_in(tmp_path / "two") == expected


def test_it_reconnects_to_a_server_that_was_killed(tmp_path):
    output = tmp_path / "output"
    with ServerProcess(tmp_path / "server", str(tmp_path / "boomcat.db"), speed=10) as server:
        client = started(server, output)
        eventually(lambda: len(events_printed_in(output)) > 8 if output.read_text() else False)
        server.kill()
        assert client.poll() is None
        server.start()
        assert client.wait(PATIENCE_SECONDS) == 0, output.read_text()
        code = output.read_text().split()[1]
        assert events_printed_in(output) == events_for_spectators(server, code)
