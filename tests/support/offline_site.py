"""The client as files of any host, as `boomcat web` writes it; the host can fall silent."""

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from boomcat.offline.site import write_site
from tests.support.paths import ROOT
from tools.offline import BUNDLE

#: Longer than it takes on a busy machine.
BUILD_TIMEOUT_SECONDS = 400


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 (the name is the base class's)
        pass


class Host:
    def __init__(self, folder: Path) -> None:
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
        self.url = f"http://127.0.0.1:{self.server.server_port}/"
        self.thread = threading.Thread(target=self.server.serve_forever, kwargs={"poll_interval": 0.05})
        self.thread.start()

    def stop(self) -> None:
        if self.thread.is_alive():
            self.server.shutdown()
            self.thread.join()
            self.server.server_close()


@pytest.fixture(scope="session")
def bundle() -> Path:
    """The bundle for browsers, built anew if its sources changed; small isn't what tests need it to be."""
    quick = {**os.environ, "BOOMCAT_BROTLI": "1"}
    subprocess.run(
        [sys.executable, "-m", "tools.offline"], cwd=ROOT, env=quick, check=True, timeout=BUILD_TIMEOUT_SECONDS
    )
    return BUNDLE


@pytest.fixture
def host(web_client: Path, bundle: Path, tmp_path: Path) -> Iterator[Host]:
    write_site(web_client, bundle, tmp_path / "site")
    found = Host(tmp_path / "site")
    yield found
    found.stop()
