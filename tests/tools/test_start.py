"""`python3 play` as the README and the guides have it, in this clone, once it is set up (test_play.py sets up)."""

import os
import signal
import subprocess
import sys
import threading

import httpx
import pytest

from boomcat.server.operations.server_process import ANYWHERE, reachable_address
from tests.support.paths import ROOT
from tests.support.timeouts import PATIENCE_SECONDS
from tools.web import play

#: Without the developer's own settings.
ENVIRONMENT = {name: value for name, value in os.environ.items() if not name.startswith("BOOMCAT_")}
OPENED = "The browser opens "


@pytest.fixture(autouse=True)
def set_up_clone() -> None:
    """Skip the test where the command would set up the clone first: test_play.py tests that elsewhere."""
    start = play()
    if not (start.packages_ready(developing=True) and start.core_ready(developing=False) and start.web_ready()):
        pytest.skip("NOT TESTED: python3 play in this clone, where it would first set itself up")


@pytest.mark.skipif(sys.platform == "win32", reason="NOT TESTED: Ctrl-C on Windows")
@pytest.mark.parametrize("options", [[], ["--lan"]], ids=str)
def test_it_serves_and_opens_the_page(tmp_path, options):
    """Without a command, `play` runs `serve --open`."""
    settings = {"BOOMCAT_PORT": "0", "BOOMCAT_DATABASE": str(tmp_path / "boomcat.db"), "BOOMCAT_LANG": "en"}
    process = subprocess.Popen(
        [sys.executable, "play", *options],
        cwd=ROOT,
        env={**ENVIRONMENT, **settings, "BROWSER": f"echo '{OPENED}' %s"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    limit = threading.Timer(PATIENCE_SECONDS, process.kill)
    limit.start()
    try:
        assert process.stdout
        said = []
        for line in process.stdout:
            said.append(line)
            if line.startswith(OPENED):
                break
        assert said[-1].startswith(OPENED), said
        page = httpx.get(said[-1].removeprefix(OPENED).strip(), trust_env=False, verify=False, timeout=PATIENCE_SECONDS)
        assert page.status_code == 200
        assert "<title>Boomcat" in page.text
        connected = reachable_address(ANYWHERE[0], 0) is not None  # a machine without a network has no such address
        assert any("Phones on the same network" in line for line in said) is ("--lan" in options and connected)
        process.send_signal(signal.SIGINT)
        assert "Stopped." in process.stdout.read()
        assert process.wait(PATIENCE_SECONDS) == 0
    finally:
        limit.cancel()
        process.kill()
        process.communicate()


def test_it_runs_one_file_of_the_tests():
    done = subprocess.run(
        [sys.executable, "play", "test", "tests/rulings/test_nope.py"],
        cwd=ROOT,
        env=ENVIRONMENT,
        check=False,
        capture_output=True,
        text=True,
        timeout=PATIENCE_SECONDS,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert " passed" in done.stdout
