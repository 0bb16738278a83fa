"""Pages that browser tests lend each other: emptied, or still at a fake table where the next test can sit down."""

from dataclasses import dataclass
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from tests.support.timeouts import POLL_MS

if TYPE_CHECKING:  # to import it takes a quarter of a second, which the other tests need not wait
    from playwright.sync_api import Page


@dataclass(frozen=True)
class Device:
    """The settings fixed for the life of a page; all others can change for the next visitor."""

    touch: bool
    locale: str
    scale: float
    #: Whether its sockets lead to a test (tests/support/fake_table.py).
    pretends: bool


#: Whether a blank page is as it was, but for its sockets.
UNTOUCHED = "() => navigator.onLine && [Date, setTimeout, fetch].every((one) => String(one).includes('[native code]'))"


#: Everything that a test can leave in a page that goes on to another table. What moves on the table goes with it, and
#: axe changes nothing.
TRACES = """() => JSON.stringify([
  document.documentElement.lang,
  ...[window, navigator, document].map((one) => Object.keys(one).filter((name) => !name.startsWith('axe'))),
  Object.entries(localStorage).filter(([name]) => name !== 'boomcat.seats').sort(),
  document.querySelectorAll('style').length,
  document.querySelectorAll('.toast').length,
  document.getAnimations().some((one) => one.playState === 'running' && !one.effect.target.closest('main')),
])"""
#: Dialogs and notes that cover a table until they are closed.
SHEETS = "dialog[open], [role=dialog], [role=alertdialog], [role=tooltip], .slip"
FEWER = f"before => document.querySelectorAll('{SHEETS}').length < before"
#: Pauses endless animations, which would cost processor time while no test uses the page.
REST = """() => {
  for (const one of document.getAnimations()) if (one.effect.getComputedTiming().endTime === Infinity) one.pause();
}"""
#: How long a sheet may take to close; a page that does not close it is loaded anew.
CLOSING_TIMEOUT_MS = 5_000


class PagePool:
    """Pages that the next tests can use again: they keep nothing of earlier tests but what these have loaded."""

    def __init__(self) -> None:
        self.idle: dict[Device, list[Page]] = {}
        #: Those at whose table the next one can sit down, without loading anything.
        self.laid: dict[Device, list[Page]] = {}

    def take(self, device: Device, laid: bool) -> "Page | None":
        for pages in (self.laid if laid else self.idle).get(device), self.idle.get(device):
            if pages:
                return pages.pop()
        return None

    def put_back(self, device: Device, page: "Page", traces: str) -> None:
        """`traces` were there before the test; without any, the page is emptied."""
        from playwright.sync_api import Error

        try:
            page.unroute_all(behavior="ignoreErrors")
            page.context.unroute_all(behavior="ignoreErrors")
            alone = len(page.context.pages) == 1
            laid = alone and traces and clear_table(page) and page.evaluate(TRACES) == traces
            tidied = laid or (alone and tidy_up(page))
        except Error:  # closed, or stuck: the test has failed already
            laid = tidied = False
        if tidied:
            (self.laid if laid else self.idle).setdefault(device, []).append(page)
        else:
            page.context.close()


def clear_table(page: "Page") -> bool:
    """Close whatever lies over a table, as its player would; whether that was possible."""
    from playwright.sync_api import TimeoutError as TooLate

    page.evaluate(REST)
    while left := page.locator(SHEETS).count():
        page.mouse.move(0, 0)
        page.keyboard.press("Escape")
        try:
            page.wait_for_function(FEWER, arg=left, timeout=CLOSING_TIMEOUT_MS, polling=POLL_MS)
        except TooLate:
            return False
    return True


def tidy_up(page: "Page") -> bool:
    """Leave nothing of what was done with a page; whether that was possible."""
    page.goto("about:blank")
    session = page.context.new_cdp_session(page)
    visited = [urlsplit(entry["url"]) for entry in session.send("Page.getNavigationHistory")["entries"]]
    for origin in {f"{url.scheme}://{url.netloc}" for url in visited if url.netloc}:
        session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
    session.send("Page.resetNavigationHistory")
    session.detach()
    return bool(page.evaluate(UNTOUCHED))
