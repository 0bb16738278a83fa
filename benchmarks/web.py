"""Measure the browser client over a slow line: `python3 play bench --web`.

The line is as slow as 3G on a bad day: 400 kbit/s, and 400 ms before an answer begins.  Every visitor is a stranger
whose browser has nothing kept.  Each time is the median of several visits.  Nothing here is asserted;
--write renews the part about it in docs/performance.md.
"""

from __future__ import annotations

import argparse
import datetime as dt
import json
import statistics
import sys
import tempfile
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.table import Table
from websockets.sync.client import connect

from benchmarks.results import WEB, write_part
from boomcat.locale import text
from tests.support.clients import Message
from tests.support.paths import ROOT
from tests.support.server_process import ServerProcess
from tools import chromium

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

BYTES_PER_SECOND, LATENCY = 50_000, 400
LINE = {
    "offline": False,
    "latency": LATENCY,
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
QUIET_SECONDS = 2
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1440, "height": 900}


@dataclass
class Visit:
    page: Page
    #: What came over the wire with its headers, by address.
    received: dict[str, int] = field(default_factory=dict)

    @property
    def noted(self) -> dict[str, float]:
        found: dict[str, float] = self.page.evaluate("() => noted")
        return found

    @property
    def kilobytes(self) -> float:
        return sum(self.received.values()) / 1000


@contextmanager
def visitor(browser: Browser, size: Any, locale: str) -> Iterator[Visit]:
    context = browser.new_context(viewport=size, locale=locale, is_mobile=size == PHONE, has_touch=size == PHONE)
    context.set_default_timeout(60_000)
    page = context.new_page()
    page.add_init_script(WATCH)
    session = context.new_cdp_session(page)
    visit, addresses = Visit(page), {}
    session.on(
        "Network.requestWillBeSent", lambda event: addresses.update({event["requestId"]: event["request"]["url"]})
    )

    def finished(event: Any) -> None:
        address = addresses.get(event["requestId"], "data:")
        if not address.startswith("data:"):
            visit.received[address] = visit.received.get(address, 0) + int(event["encodedDataLength"])

    session.on("Network.loadingFinished", finished)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", LINE)
    yield visit
    context.close()


def front_page(browser: Browser, url: str, size: Any, locale: str) -> Message:
    with visitor(browser, size, locale) as visit:
        visit.page.goto(url)
        visit.page.wait_for_load_state("networkidle")
        visit.page.wait_for_timeout(QUIET_SECONDS * 1000)
        return {
            "paint": visit.noted["paint"],
            "shift": visit.noted["shift"],
            "kilobytes": visit.kilobytes,
            "files": visit.received,
        }


def solo(browser: Browser, url: str, size: Any, locale: str) -> Message:
    """Measure a visitor who presses Play as soon as it is there."""
    with visitor(browser, size, locale) as visit:
        visit.page.goto(url, wait_until="commit")
        visit.page.get_by_role("button", name=text("web-home-play"), exact=True).click()
        pressed = visit.page.evaluate("() => performance.now()")
        hand = visit.page.wait_for_function(HAND).json_value()
        return {"pressed": pressed, "hand": hand, "kilobytes": visit.kilobytes, "files": visit.received}


def invitation(browser: Browser, url: str, size: Any, locale: str) -> Message:
    """Measure a guest who opens a link and sits down as soon as possible; the host starts the game at once."""
    opened = post(f"{url}/api/tables", {"name": "Ada", "seats": ["open", "open"]})
    code = opened["table"]
    with (
        visitor(browser, size, locale) as visit,
        connect(f"{url.replace('http', 'ws')}/api/tables/{code}/socket") as host,
    ):
        host.send(json.dumps({"message": "hello", "token": opened["token"]}))
        visit.page.goto(f"{url}/t/{code}", wait_until="commit")
        sit = visit.page.get_by_role("button", name=text("web-invite-sit"), exact=True)
        sit.wait_for()
        invited = visit.page.evaluate("() => performance.now()")
        sit.click()
        while not everybody_is_there(json.loads(host.recv(timeout=60))):
            pass
        host.send(json.dumps({"message": "start", "id": "start"}))
        host.send(json.dumps({"message": "contribute", "id": "luck", "bytes": "00"}))
        hand = visit.page.wait_for_function(HAND).json_value()
        return {
            "paint": visit.noted["paint"],
            "invited": invited,
            "hand": hand,
            "kilobytes": visit.kilobytes,
            "files": visit.received,
        }


def everybody_is_there(heard: Message) -> bool:
    table = heard.get("table") or heard["state"]["table"]
    return all(seat["connected"] for seat in table["seats"])


def post(url: str, body: Message) -> Message:
    request = urllib.request.Request(url, json.dumps(body).encode(), {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        found: Message = json.load(answer)
        return found


Scene = Callable[["Browser", str, Any, str], Message]


def measure(browser: Browser, url: str, rounds: int, verbose: bool) -> list[tuple[str, str, str]]:
    rows: list[tuple[str, str, str]] = []

    def median(scene: Scene, size: Any, locale: str = "en-GB") -> Message:
        visits = [scene(browser, url, size, locale) for _ in range(rounds)]
        if verbose:
            for address, received in sorted(visits[0]["files"].items(), key=lambda item: -item[1]):
                print(f"{received:8,}  {address.removeprefix(url)[:90]}")
            for seen in visits:
                print({name: value for name, value in seen.items() if name != "files"})
        return {name: statistics.median(visit[name] for visit in visits) for name in visits[0] if name != "files"}

    def seconds(milliseconds: float) -> str:
        return f"{milliseconds / 1000:.1f} s"

    for name, size, locale in (
        ("a phone", PHONE, "en-GB"), ("a phone in French", PHONE, "fr-FR"), ("a desktop", DESKTOP, "en-GB"),
    ):  # fmt: skip
        seen = median(front_page, size, locale)
        rows.append((f"the front page on {name}, over the wire", f"{seen['kilobytes']:.0f} kB", "≤ 130 kB"))
        rows.append(("… first paint", seconds(seen["paint"]), "≤ 3 s"))
        rows.append(("… layout shift", f"{seen['shift']:.3f}", "≈ 0"))
    played = median(solo, PHONE)
    rows.append(("Play can be pressed", seconds(played["pressed"]), "–"))
    rows.append(("… and a hand of cards is there", seconds(played["hand"]), "≤ 8 s"))
    invited = median(invitation, PHONE)
    rows.append(("an invitation, first paint", seconds(invited["paint"]), "≤ 3 s"))
    rows.append(("… a seat can be taken", seconds(invited["invited"]), "–"))
    rows.append(("… and a hand of cards is there", seconds(invited["hand"]), "≤ 8 s"))
    rows.append(("… all of it over the wire", f"{invited['kilobytes']:.0f} kB", "–"))
    return rows


def report(rows: list[tuple[str, str, str]], day: dt.date) -> list[str]:
    return [
        WEB,
        "",
        f"Measured on {day.isoformat()} with `python3 play bench --web --write`: first visits over a slow",
        "connection (400 kbit/s, 400 ms latency), on the machine above. Aims are in brackets.",
        "",
        *listed(rows),
        "",
    ]


def listed(rows: list[tuple[str, str, str]]) -> list[str]:
    """A line for each visit: what begins with … belongs to the line before."""
    lines: list[str] = []
    for name, measured, aim in rows:
        words = f"{name.removeprefix('… ')}: {measured}" + ("" if aim == "–" else f" ({aim})")
        if name.startswith("… "):
            lines[-1] += f", {words}"
        else:
            lines.append(f"- {words}")
    return lines


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python3 play bench --web", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3, help="visits of each kind, of which the median counts (3)")
    parser.add_argument("--write", action="store_true", help="renew its part of docs/performance.md")
    parser.add_argument("--verbose", action="store_true", help="what each visit downloaded")
    chosen = parser.parse_args(arguments)
    path, why = chromium.find()
    if not path:
        sys.exit(f"Nothing can be measured: {why}.")
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        with ServerProcess(folder, str(folder / "boomcat.db")) as server:
            browser = playwright.chromium.launch(executable_path=path, args=list(chromium.FLAGS))
            rows = measure(browser, server.url, chosen.rounds, chosen.verbose)
            browser.close()
    table = Table("what", "measured", "aim")
    for row in rows:
        table.add_row(*row)
    Console().print(table)
    if chosen.write:
        write_part(ROOT / "docs" / "performance.md", report(rows, dt.datetime.now(dt.UTC).date()))


if __name__ == "__main__":
    main(sys.argv[1:])
