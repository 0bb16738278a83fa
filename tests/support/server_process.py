"""The real server in a separate process, which can be stopped, killed and started again on the same database."""

import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Self

import httpx

from tests.support.forked_program import ForkedProgram
from tests.support.paths import ROOT
from tests.support.timeouts import PATIENCE_SECONDS

#: Keeps the interpreter from waiting for a network that is not there.
ENVIRONMENT = {**os.environ, "NO_PROXY": "*", "no_proxy": "*", "BOOMCAT_LANG": "en"}


def free_port() -> int:
    """Return an unused port.  Another process could take it before the caller does, but hardly ever will."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def heed_hangups() -> None:
    """The tests may run under nohup; a server that inherits that would rightly ignore them."""
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


class ServerProcess:
    """`boomcat serve` with these options; its words are kept in files of `folder`."""

    #: Whether it starts as a fork, which is quicker: so it does in tests, but not in benchmarks and trials.
    forks = False

    def __init__(
        self, folder: Path, database: str, *options: str, speed: int = 1, environment: dict[str, str] | None = None
    ) -> None:
        self.folder = folder
        self.port = free_port()
        kept_in = "--cluster" if database.startswith(("nats://", "tls://")) else "--database"
        self.command = [sys.executable, "-m", "boomcat", "serve", "--port", str(self.port), kept_in, database]
        self.command += ["--clock-speed", str(speed), *options]
        self.environment = {**ENVIRONMENT, **(environment or {})}
        self.process: subprocess.Popen[bytes] | ForkedProgram | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    @property
    def said(self) -> str:
        return (self.folder / "out").read_text()

    @property
    def logged(self) -> str:
        return (self.folder / "err").read_text()

    def launch(self) -> subprocess.Popen[bytes] | ForkedProgram:
        self.folder.mkdir(exist_ok=True)
        if self.forks and self.command[:2] == [sys.executable, "-m"]:
            words, environment = self.command[2:], self.environment
            self.process = ForkedProgram(words, ROOT, environment, self.folder / "out", self.folder / "err")
            return self.process
        with (self.folder / "out").open("ab") as out, (self.folder / "err").open("ab") as err:
            self.process = subprocess.Popen(
                self.command,
                cwd=ROOT,
                env=self.environment,
                stdout=out,
                stderr=err,
                preexec_fn=heed_hangups if signal.getsignal(signal.SIGHUP) is signal.SIG_IGN else None,  # noqa: PLW1509
            )
        return self.process

    def start(self) -> None:
        """Until it answers."""
        process = self.launch()
        end = time.monotonic() + PATIENCE_SECONDS
        with httpx.Client(trust_env=False, verify=False) as client:  # whose certificates take a while to read
            while True:
                with suppress(httpx.TransportError):
                    client.get(self.url + "/health")
                    return
                assert process.poll() is None, f"the server ended: {self.logged[-2000:]}"
                assert time.monotonic() < end, "the server does not answer"
                time.sleep(0.02)

    def freeze(self) -> None:
        """It stands still where it is, and hears and says nothing."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGCONT)

    def kill(self) -> None:
        """As if the machine lost its power, but for what the system still holds."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(PATIENCE_SECONDS)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to end; its exit code."""
        assert self.process is not None
        self.process.send_signal(how)
        return self.process.wait(PATIENCE_SECONDS)
