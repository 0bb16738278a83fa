"""Make the pictures of the terminal for docs/terminal.md: `python -m lab.terminal_pictures`.

The screens are real; their deals are seeded, so that the same moments come again.
"""

import asyncio
import os
import re
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path

os.environ |= {"BOOMCAT_LANG": "en", "DRAWN": "1"}

from playwright.sync_api import sync_playwright
from textual.pilot import Pilot

from boomcat.core.move_pool import DRAW
from boomcat.core.state import NO_SEAT
from boomcat.game.game import Game
from boomcat.records import read_record
from boomcat.terminal.fullscreen.replay_feed import ReplayFeed
from boomcat.terminal.fullscreen.review_feed import ReviewFeed
from boomcat.terminal.fullscreen.table_app import TableApp
from boomcat.terminal.fullscreen.themes import DAY
from tests.support.browser import FLAGS
from tests.support.paths import ROOT
from tests.terminal.test_full_screen import local_feed, until
from tools import chromium

NAMES = ("", "", "", "")
#: What is drawn: a terminal's letters, in two sizes of terminal.
SMALL, LARGE = (80, 24), (110, 32)


async def a_turn(pilot: Pilot[str], app: TableApp) -> None:
    while app.scene.view is None or DRAW not in app.scene.view.moves:
        await until(pilot, lambda: bool(app.menus))
        if app.scene.view is not None and DRAW not in app.scene.view.moves:
            app.make(app.scene.view.moves[-1])
    await pilot.pause(0.2)


def picture(app: TableApp, act: Callable[[Pilot[str], TableApp], Awaitable[None]], size: tuple[int, int]) -> str:
    """Return the screen as SVG, once it shows what it should."""

    async def run() -> str:
        async with app.run_test(size=size) as pilot:
            await act(pilot, app)
            return app.export_screenshot(title="boomcat")

    svg = asyncio.run(run())
    # The letters come from this machine, not from a server.
    return re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "game.jsonl")
        Game("original", players=4, seed=11).playout("heuristic").save(file)
        record = read_record(file)

    async def by_day(pilot: Pilot[str], app: TableApp) -> None:
        app.theme = DAY.name
        await pilot.press("end", *["left_square_bracket"] * 3)
        await pilot.pause(0.2)

    async def reviewed(pilot: Pilot[str], app: TableApp) -> None:
        feed = app.feed
        assert isinstance(feed, ReviewFeed)
        await until(pilot, lambda: not feed.thread.is_alive())
        await pilot.press("m", "m", "m")
        await pilot.pause(0.2)

    screens = {
        "terminal-game": picture(TableApp(local_feed("original", 4, 0, 12)), a_turn, SMALL),
        "terminal-replay": picture(TableApp(ReplayFeed(record, 0, NAMES)), by_day, LARGE),
        "terminal-review": picture(TableApp(ReviewFeed(record, NO_SEAT, NAMES)), reviewed, LARGE),
    }
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find()[0], args=list(FLAGS))
        for name, svg in screens.items():
            page = browser.new_page()
            page.set_content(f"<style>body{{margin:0}} svg{{display:block;width:900px}}</style>{svg}")
            page.locator("svg").screenshot(path=ROOT / "docs" / f"{name}.png")
        browser.close()


if __name__ == "__main__":
    main()
