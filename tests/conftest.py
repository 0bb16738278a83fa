"""Fixtures and settings of all tests."""

import gc
import os
import signal
import sys
from collections import defaultdict
from collections.abc import Iterator
from functools import wraps
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from xdist.remote import Producer

from tests.support.browser import SHARED, browser, open_page, static_site, web_client
from tests.support.databases import database_url, postgres, postgres_url
from tests.support.nats_servers import bucket_prefix, nats_cluster, nats_single, nats_url
from tests.support.offline_site import bundle, host
from tests.support.overlap import Overlap, file, kind
from tests.support.server_process import ServerProcess
from tests.support.shared_server import Serving, serving
from tests.support.thorough import few

__all__ = [
    "browser",
    "bucket_prefix",
    "bundle",
    "database_url",
    "host",
    "nats_cluster",
    "nats_single",
    "nats_url",
    "open_page",
    "postgres",
    "postgres_url",
    "static_site",
    "web_client",
]

# Imported and collected objects stay: see pytest_collection_finish.
gc.disable()

#: The tests in whose process a server has ended, which wanted to unfreeze everything (operations/server_process.py).
SERVED: list[str] = []


@wraps(gc.unfreeze)
def stay_frozen() -> None:
    """Thaw nothing: the next server of the same test would search everything for garbage, for half a second."""
    SERVED.append(os.environ.get("PYTEST_CURRENT_TEST", ""))


gc.unfreeze = stay_frozen

# A shell that starts a program in the background makes it and its children ignore Ctrl-C, which some tests send.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Windows has no forks, and what a fork runs isn't measured.
ServerProcess.forks = sys.platform != "win32" and "COVERAGE_PROCESS_CONFIG" not in os.environ

# Tests read English, wherever they run; a test about another language sets it itself.
os.environ["BOOMCAT_LANG"] = "en"

# On a busy machine everything takes long: that fails no test. Each run tries other examples.
patient = [HealthCheck.too_slow]
settings.register_profile("patient", deadline=None, max_examples=few(40, 400), suppress_health_check=patient)
settings.load_profile("patient")

#: Whole files about signals, limits and rights that Windows does not have.
POSIX = [
    "programs/test_programs.py",
    "server/cluster/test_cluster_killed.py",
    "server/cluster/test_cluster_setup.py",
    "server/operations/test_server_killed.py",
    "server/operations/test_server_process.py",
    "server/storage/test_nats_storage.py",
    "server/storage/test_sql_store.py",
    "server/storage/test_sql_store_killed.py",
    "tools/test_nats_servers.py",
    "tools/test_soak.py",
]
collect_ignore = POSIX if sys.platform == "win32" else []

#: Reasons for skipping that start with this are repeated at the end of a run, where they can't be overlooked.
NOT_TESTED = "NOT TESTED: "


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    reasons = [report.longrepr[2] for report in terminalreporter.stats.get("skipped", [])]
    untested = {reason.partition(NOT_TESTED)[2] for reason in reasons if NOT_TESTED in reason}
    if collect_ignore:
        untested.add(f"{', '.join(collect_ignore)}, because this is Windows")
    for reason in sorted(untested):
        terminalreporter.write_line(NOT_TESTED + reason, red=True, bold=True)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "browser: drives a real browser; whatever uses the fixture is marked so")
    config.addinivalue_line("markers", "long: takes so long, in seconds on a quiet machine, that it is to start early")


def needs_browser(item: pytest.Item) -> bool:
    return "browser" in getattr(item, "fixturenames", ())


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Order tests by kind, because the browser is started once, and then by file; the longest come first."""
    long = {item: float(mark.args[0]) for item in items if (mark := item.get_closest_marker("long"))}
    files: dict[str, float] = defaultdict(float)
    for item, seconds in long.items():
        files[file(item.nodeid)] += seconds
    items.sort(key=lambda item: (kind(item.nodeid), -files[file(item.nodeid)], file(item.nodeid), -long.get(item, 0)))
    for item in filter(needs_browser, items):
        item.add_marker("browser")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Overlap:
    return Overlap(config, log)


def pytest_collection_finish() -> None:
    """All modules and thousands of tests stay to the end: each search for garbage would look at them in vain."""
    gc.freeze()
    gc.enable()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown() -> None:
    """Freeze what a server has left."""
    if SERVED:
        SERVED.clear()
        gc.collect(1)  # what the test itself has left
        gc.freeze()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    if not needs_browser(item):
        SHARED.end()


def pytest_sessionfinish() -> None:
    SHARED.end()


@pytest.fixture(scope="session")
def server(web_client: Path) -> Iterator[Serving]:
    """A server for tests that neither stop it nor need another one: twenty times as fast as people play."""
    with serving(speed=20) as server:
        yield server
