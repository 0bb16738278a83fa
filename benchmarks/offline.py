"""Measure the game without a server: `python3 play bench --offline`.

A site of files (`boomcat web`) is opened on a phone's screen, first by a stranger, then with everything kept; the
page's processor is also slowed four times, as the tests can slow it.  Nothing here is asserted.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from boomcat.locale import text
from boomcat.offline.site import write_site
from boomcat.server.http.static_files import built_client
from tests.support.offline_site import Host
from tools import chromium, offline

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext

PHONE: Any = {"width": 390, "height": 844}
#: Whole milliseconds of every task that blocks the page for longer than 50.
WATCH = """
window.blocked = [];
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) blocked.push(Math.round(one.duration));
}).observe({ type: 'longtask' });
"""
KEPT = "() => navigator.serviceWorker.ready.then(() => !!navigator.serviceWorker.controller)"
#: How long the bots play while tasks are watched.
WATCHED_SECONDS = 15
LIMIT_MS = 120_000


def compressed() -> tuple[int, int]:
    """Return the bytes of what is fetched first, and of the champion's network; without the puzzles."""
    sizes = {path.stem: path.stat().st_size for path in offline.BUNDLE.rglob("*.br")}
    later = sizes.pop(offline.NETWORK)
    del sizes[offline.PUZZLES]
    return sum(sizes.values()), later


def kept(browser: Browser, url: str) -> BrowserContext:
    """Return a browser in which the game is kept, and a game has been played already: hints take no time then."""
    context = browser.new_context(viewport=PHONE, locale="en-GB", is_mobile=True, has_touch=True)
    context.set_default_timeout(LIMIT_MS)
    context.add_init_script('localStorage.setItem(\'boomcat.learning\', \'{"first":false,"hints":false,"read":[]}\')')
    page = context.new_page()
    page.goto(url)
    page.get_by_role("button", name=text("web-home-play"), exact=True).wait_for()
    page.wait_for_function(KEPT)
    page.close()
    return context


def from_tap_to_hand(context: BrowserContext, url: str, slower: float) -> tuple[float, list[int]]:
    """Return the seconds from opening the game to a hand of cards, and the tasks that blocked the page afterwards."""
    page = context.new_page()
    page.add_init_script(WATCH)
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.goto(url, wait_until="commit")
    page.get_by_role("button", name=text("web-home-play"), exact=True).click()
    page.locator(".hand button").first.wait_for()
    seconds = page.evaluate("() => performance.now()") / 1000
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    page.evaluate("() => { blocked.length = 0; }")
    page.wait_for_timeout(WATCHED_SECONDS * 1000)
    blocked: list[int] = page.evaluate("() => blocked")
    page.close()
    return seconds, blocked


def median(visits: list[tuple[float, list[int]]]) -> str:
    return f"{statistics.median(seconds for seconds, _ in visits):.1f} s"


def measure(browser: Browser, url: str, rounds: int) -> list[str]:
    """Return a line for each figure."""
    context = kept(browser, url)
    plain = [from_tap_to_hand(context, url, 1) for _ in range(rounds)]
    slow = [from_tap_to_hand(context, url, 4) for _ in range(rounds)]
    context.close()
    tasks = [task for _, blocked in plain for task in blocked]
    first, later = compressed()
    return [
        f"- over the wire, with brotli: {first / 1_000_000:.2f} MB (≤ 4.0 MB); the champion {later / 1_000_000:.2f}",
        f"- from the address to a hand of cards, once it is kept: {median(plain)} (≤ 3 s)",
        f"- with the page's processor slowed four times: {median(slow)} (≤ 10 s)",
        f"- tasks over 50 ms on the page in {rounds} × {WATCHED_SECONDS} s of a game: {len(tasks)} (0)",
    ]


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python3 play bench --offline", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3, help="games of each kind, of which the median counts (3)")
    chosen = parser.parse_args(arguments)
    path, why = chromium.find()
    client = built_client()
    if not path or client is None:
        sys.exit(f"Nothing can be measured: {why or 'the web client is not built'}.")
    if not offline.ready(small=True):
        offline.build()
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        write_site(client, offline.BUNDLE, Path(name, "site"))
        host = Host(Path(name, "site"))
        browser = playwright.chromium.launch(executable_path=path, args=list(chromium.FLAGS))
        try:
            lines = measure(browser, host.url, chosen.rounds)
        finally:
            browser.close()
            host.stop()
    print(*lines, sep="\n")
