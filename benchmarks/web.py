"""Measure the browser client over a slow line: `python3 play bench --web`.

The line is as slow as 3G on a bad day: 400 kbit/s, and 400 ms before an answer begins.  Every visitor is a stranger
whose browser has nothing kept.  Each time is the median of several visits.  Nothing here is asserted;
--write renews the part about it in docs/performance.md.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
from websockets.sync.client import connect

from boomcat.locale import text
from tests.support.clients import Message, socket_url
from tests.support.paths import ROOT
from tests.support.server_process import ServerProcess
from tools import chromium
from tools.pages import today

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

PAGE = ROOT / "docs" / "performance.md"
#: The first line of the part about the browser client, which stands behind all others.
WEB = "## The browser client"
BYTES_PER_SECOND, LATENCY_MS = 50_000, 400
LINE = {
    "offline": False,
    "latency": LATENCY_MS,
    "downloadThroughput": BYTES_PER_SECOND,
    "uploadThroughput": BYTES_PER_SECOND,
}
#: Noted by the page itself, in milliseconds since it was asked for.
WATCH = """
window.noted = { shift: 0 };
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) if (one.name === 'first-contentful-paint') noted.paint = one.startTime;
}).observe({ type: 'paint', buffered: true });
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) noted.shift += one.value;
}).observe({ type: 'layout-shift', buffered: true });
"""
HAND = "() => document.querySelector('.hand button') && performance.now()"
#: What came over the wire, with its headers.
BYTES = "() => performance.getEntries().reduce((sum, one) => sum + (one.transferSize ?? 0), 0)"
QUIET_SECONDS = 2
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1440, "height": 900}


Figures = dict[str, float]


@contextmanager
def visitor(browser: Browser, size: Any, locale: str) -> Iterator[Page]:
    context = browser.new_context(viewport=size, locale=locale, is_mobile=size == PHONE, has_touch=size == PHONE)
    context.set_default_timeout(60_000)
    page = context.new_page()
    page.add_init_script(WATCH)
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", LINE)
    yield page
    context.close()


def front_page(page: Page, url: str) -> Figures:
    page.goto(url)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(QUIET_SECONDS * 1000)
    return dict(page.evaluate("() => noted"))


def solo(page: Page, url: str) -> Figures:
    """Measure a visitor who presses Play as soon as it is there."""
    page.goto(url, wait_until="commit")
    page.get_by_role("button", name=text("web-home-play"), exact=True).click()
    pressed = page.evaluate("() => performance.now()")
    return {"pressed": pressed, "hand": page.wait_for_function(HAND).json_value()}


def invitation(page: Page, url: str) -> Figures:
    """Measure a guest who opens a link and sits down as soon as possible; the host starts the game at once."""
    body = {"name": "Ada", "seats": ["open", "open"]}
    opened = httpx.post(f"{url}/api/tables", json=body, trust_env=False).json()
    with connect(socket_url(url, opened["table"])) as host:
        host.send(json.dumps({"message": "hello", "token": opened["token"]}))
        page.goto(f"{url}/t/{opened['table']}", wait_until="commit")
        sit = page.get_by_role("button", name=text("web-invite-sit"), exact=True)
        sit.wait_for()
        invited = page.evaluate("() => performance.now()")
        sit.click()
        while not everybody_is_there(json.loads(host.recv(timeout=60))):
            pass
        host.send(json.dumps({"message": "start", "id": "start"}))
        host.send(json.dumps({"message": "contribute", "id": "luck", "bytes": "00"}))
        return {**page.evaluate("() => noted"), "invited": invited, "hand": page.wait_for_function(HAND).json_value()}


def everybody_is_there(heard: Message) -> bool:
    table = heard.get("table") or heard["state"]["table"]
    return all(seat["connected"] for seat in table["seats"])


def measure(browser: Browser, url: str, rounds: int) -> list[str]:
    """Return a line for each kind of visit."""

    def median(scene: Callable[[Page, str], Figures], size: Any, locale: str = "en-GB") -> Figures:
        visits: list[Figures] = []
        for _ in range(rounds):
            with visitor(browser, size, locale) as page:
                visits.append({**scene(page, url), "kilobytes": page.evaluate(BYTES) / 1000})
        return {name: statistics.median(seen[name] for seen in visits) for name in visits[0]}

    def seconds(milliseconds: float) -> str:
        return f"{milliseconds / 1000:.1f} s"

    lines: list[str] = []
    for name, size, locale in (
        ("a phone", PHONE, "en-GB"), ("a phone in French", PHONE, "fr-FR"), ("a desktop", DESKTOP, "en-GB"),
    ):  # fmt: skip
        seen = median(front_page, size, locale)
        words = f"over the wire: {seen['kilobytes']:.0f} kB (≤ 130 kB), first paint: {seconds(seen['paint'])} (≤ 3 s)"
        lines.append(f"- the front page on {name}, {words}, layout shift: {seen['shift']:.3f} (≈ 0)")
    hand = "and a hand of cards is there: {} (≤ 8 s)"
    seen = median(solo, PHONE)
    lines.append(f"- Play can be pressed: {seconds(seen['pressed'])}, {hand.format(seconds(seen['hand']))}")
    seen = median(invitation, PHONE)
    words = f"first paint: {seconds(seen['paint'])} (≤ 3 s), a seat can be taken: {seconds(seen['invited'])}"
    wire = f"all of it over the wire: {seen['kilobytes']:.0f} kB"
    return [*lines, f"- an invitation, {words}, {hand.format(seconds(seen['hand']))}, {wire}"]


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python3 play bench --web", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3, help="visits of each kind, of which the median counts (3)")
    parser.add_argument("--write", action="store_true", help="renew its part of docs/performance.md")
    chosen = parser.parse_args(arguments)
    path, why = chromium.find()
    if not path:
        sys.exit(f"Nothing can be measured: {why}.")
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        with ServerProcess(folder, str(folder / "boomcat.db")) as server:
            browser = playwright.chromium.launch(executable_path=path, args=list(chromium.FLAGS))
            lines = measure(browser, server.url, chosen.rounds)
            browser.close()
    print(*lines, sep="\n")
    if chosen.write:
        head = f"""{WEB}

Measured on {today()} with `python3 play bench --web --write`: first visits over a slow connection (400 kbit/s, 400 ms
latency), on the machine above. Aims are in brackets.
"""
        PAGE.write_text("\n".join([PAGE.read_text("utf-8").partition(WEB)[0] + head, *lines, ""]), "utf-8")
