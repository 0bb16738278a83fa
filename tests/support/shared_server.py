"""The real server in a separate process, as people run it:

    with serving(speed=10) as server:
        page = open_page(server.url)
        server.restart()

`kill` ends it without a warning, as a power cut would; `restart` starts it again with the same port and database.
"""

import json
import os
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.support.browser import DIST
from tests.support.paths import ROOT
from tests.support.timeouts import PATIENCE_SECONDS

READY = "Boomcat is ready at "
REACHABLE = "Phones on the same network: open "
STOP = "Stop with"


def ask(address: str, body: object = None) -> Any:
    """The answer to a request over HTTP, as JSON."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address, data, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=PATIENCE_SECONDS) as response:
        return json.load(response)


class Serving:
    """A running server. `url` is for this machine, `outside` for the others (only with `lan`)."""

    def __init__(self, database: str, speed: int, lan: bool, folder: Path, *options: str) -> None:
        self.database = database
        self.speed = speed
        self.lan = lan
        self.folder = folder
        self.options = options
        self.url = ""
        self.outside: str | None = None
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        assert self.process is None
        words = ["serve", "--port", str(self.port), "--database", self.database, "--clock-speed", str(self.speed)]
        words += ["--web-dir", str(DIST), *(["--lan"] if self.lan else []), *self.options]
        # Of our settings only the one that decides what is run.
        environment = {
            name: value
            for name, value in os.environ.items()
            if name == "BOOMCAT_INTERPRETED" or not name.startswith("BOOMCAT_")
        }
        self.process = subprocess.Popen(
            [sys.executable, "-m", "boomcat", *words],
            cwd=self.folder,
            env={**environment, "BOOMCAT_LANG": "en", "PYTHONPATH": str(ROOT)},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert self.process.stdout
        heard = []
        for line in self.process.stdout:
            heard.append(line)
            if line.startswith(READY):
                self.port = int(line.strip().rpartition(":")[2])
                self.url = f"http://127.0.0.1:{self.port}"
            if line.startswith(REACHABLE):
                self.outside = line.removeprefix(REACHABLE).strip()
            if line.startswith(STOP):
                return
        raise AssertionError("the server did not start:\n" + "".join(heard))

    def end(self, how: str) -> None:
        if self.process is None:
            return
        getattr(self.process, how)()
        self.process.communicate(timeout=PATIENCE_SECONDS)
        self.process = None

    def kill(self) -> None:
        """From one moment to the next."""
        self.end("kill")

    def stop(self) -> None:
        """As Ctrl+C does it."""
        self.end("terminate")

    def restart(self) -> None:
        self.stop()
        self.start()

    def ask(self, path: str, body: object = None) -> Any:
        return ask(self.url + path, body)


@contextmanager
def serving(*options: str, speed: int = 10, database: str | None = None, lan: bool = False) -> Iterator[Serving]:
    """A server until the end of the block; its database is a new file unless one is named."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        server = Serving(database or str(folder / "tables.db"), speed, lan, folder, *options)
        try:
            yield server
        finally:
            server.kill()
