"""What all tests share."""

import os

import pytest
from hypothesis import HealthCheck, settings

from tests.browser import browser, open_page, static_site, web_client
from tests.databases import database_url, postgres, postgres_url

__all__ = ["browser", "database_url", "open_page", "postgres", "postgres_url", "static_site", "web_client"]

#: What tests read is English, wherever they run; a test about another language sets it itself.
os.environ["BOOMCAT_LANG"] = "en"

# On a busy machine everything takes long: that fails no test.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")

#: A test that skips itself with a reason that starts so is told at the end, where nobody can overlook it.
NOT_TESTED = "NOT TESTED: "


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    reasons = [report.longrepr[2] for report in terminalreporter.stats.get("skipped", [])]
    told = {reason.partition(NOT_TESTED)[2] for reason in reasons if NOT_TESTED in reason}
    for reason in sorted(told):
        terminalreporter.write_line(NOT_TESTED + reason, red=True, bold=True)
