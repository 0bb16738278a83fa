"""`boomcat join` at the real server: it plays, comes back to a server that was killed, and says what is wrong."""

import asyncio
import socket
import subprocess
import sys
from contextlib import AsyncExitStack, suppress
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread

import pytest
from click.testing import CliRunner

from boomcat.cli.join import name_of
from boomcat.cli.program import program
from tests.support.clients import Device, open_table
from tests.support.databases import eventually
from tests.support.paths import ROOT
from tests.support.server_process import ENVIRONMENT, ServerProcess, free_port
from tests.support.timeouts import PATIENCE_SECONDS

TEN_LINES = str(ROOT / "examples" / "ten_lines.py")


def run(*arguments):
    return CliRunner(env={"BOOMCAT_LANG": "en"}).invoke(program, ["join", *arguments], prog_name="boomcat")


def test_it_plays_and_comes_back_to_a_server_that_was_killed(tmp_path):
    output = tmp_path / "output"
    with ServerProcess(tmp_path / "server", str(tmp_path / "boomcat.db"), speed=50) as server:

        async def begin(code: str, token: str) -> None:
            async with AsyncExitStack() as stack:
                host = await stack.enter_async_context(Device(server.url, code))
                while "open" in [seat["occupant"] for seat in (await host.hello(token))["state"]["table"]["seats"]]:
                    await asyncio.sleep(0.1)
                assert (await host.ask("start"))["message"] == "accepted"
                await host.ask("contribute", bytes="00")
                await host.state_in("playing")
                assert (await host.ask("concede"))["message"] == "accepted"

        seated = asyncio.run(open_table(server.url, ["open", "random"], {}))
        code, token = seated[0]["table"], seated[0]["token"]

        async def add_seats() -> None:
            async with Device(server.url, code) as host:
                await host.hello(token)
                await host.ask("configure", settings={}, seats=4)

        asyncio.run(add_seats())
        link = f"{server.url}/t/{code}"
        with output.open("w") as file:
            words = [sys.executable, "-m", "boomcat", "join", link, "--bot", TEN_LINES, "--no-delay"]
            words += ["--name", "Whiskers", "--count", "2", "--games", "1"]
            client = subprocess.Popen(words, env=ENVIRONMENT, cwd=ROOT, stdout=file, stderr=file, text=True)
        asyncio.run(begin(code, token))
        eventually(lambda: output.read_text().count("has begun") == 2)
        server.kill()
        server.start()
        assert client.wait(PATIENCE_SECONDS) == 0, output.read_text()
        lines = output.read_text().splitlines()
        assert sum("is over, rank" in line for line in lines) == 2
        assert all(line.startswith("Whiskers") for line in lines if "has begun" in line)
        assert lines[-2:] == ["Left after one game."] * 2
        # Errors are reported before any bot sits down.
        result = run(link, "--count", "9")
        assert (result.exit_code, "only for bots" in result.stderr) == (2, True)
        result = run(link, "--bot", "heuristic", "--count", "9")
        assert result.exit_code == 1
        assert "seats are wanted" in result.stderr
        result = run(link + "x")
        assert (result.exit_code, result.stderr[:25]) == (1, "There’s no such table. Pe")


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        (b"<html>", "This doesn’t look like a Boomcat server (HTTP status 200).\n"),
        (b'{"reason": "no-such-thing-yet", "details": {}}', "The server refused: no-such-thing-yet.\n"),
    ],
)
def test_other_servers_are_distinguished_from_ours(answer, words):
    class Other(BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200 if answer.startswith(b"<") else 409)
            self.end_headers()
            self.wfile.write(answer)

        def log_message(self, *_):
            pass

    with HTTPServer(("127.0.0.1", 0), Other) as server:
        Thread(target=server.handle_request).start()
        result = run(f"http://127.0.0.1:{server.server_port}/t/abcd")
    assert (result.exit_code, result.stderr) == (1, words)


@pytest.mark.parametrize(
    ("scheme", "answer", "words"),
    [
        ("https", b"HTTP/1.1 400 No\r\n\r\n", "There’s no https at {}: perhaps the server only speaks http.\n"),
        ("http", b"\x15\x03\x01\0\2\2\x16\r\n", "There’s no http at {}: perhaps the server only speaks https.\n"),
    ],
)
def test_a_link_with_the_wrong_letter_before_the_colon(scheme, answer, words):
    with socket.create_server(("127.0.0.1", 0)) as server:

        def serve() -> None:
            line = server.accept()[0]
            # A client that notices the missing TLS may hang up early; the system then raises any of several errors.
            with line, suppress(OSError):
                line.recv(1)
                line.sendall(answer)
                line.shutdown(socket.SHUT_WR)
                while line.recv(1000):
                    pass

        serving = Thread(target=serve)
        serving.start()
        address = f"{scheme}://127.0.0.1:{server.getsockname()[1]}"
        result = run(f"{address}/t/abcd")
        serving.join()
    assert (result.exit_code, result.stderr) == (1, words.format(f"{address}/api/tables/abcd"))


def test_an_unreachable_server_is_reported():
    result = run(f"http://127.0.0.1:{free_port()}/t/abcd")
    assert result.exit_code == 1
    assert result.stderr.startswith("The server can’t be reached at http://127.0.0.1:")
    assert run("nonsense").exit_code == 2
    assert run("http://127.0.0.1/t/abcd", "--bot", "heuristik").exit_code == 2


def test_a_bot_is_called_like_its_class_or_file():
    names = {
        "heuristic": "heuristic",
        "my_bot.py": "my_bot",
        "bots/my_bot.py:Careful": "Careful",
        "a.b:C": "C",
        "program:node x.js": "node x.js",
        "./a-name-that-is-longer-than-any-name": "a-name-that-is-longe",
    }
    assert {bot: name_of(bot) for bot in names} == names
