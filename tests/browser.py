"""The browser client in a real browser. What a browser test asks for:

    def test_the_page_opens(open_page, static_site):
        page = open_page(static_site, screen=PHONE, theme="dark")
        page.get_by_role("heading").wait_for()

`open_page` gives a Playwright page in a context of its own. Whatever the browser complains about while a test runs
(errors and warnings on the console, exceptions that nobody caught) fails that test, unless the test expected it and
clears it away: `open_page.complaints.clear()`.
"""

import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import pytest

from tools import chromium

if TYPE_CHECKING:  # to import it takes a quarter of a second, which the other tests need not wait
    from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page

ROOT = Path(__file__).resolve().parent.parent
#: A test that only passes on a quick machine: SLOWER=6 python -m pytest tests/test_browser_looks.py finds it.
SLOWER = float(os.environ.get("SLOWER", "1"))
DIST = ROOT / "web" / "dist"


@dataclass(frozen=True)
class Screen:
    name: str
    width: int
    height: int
    touch: bool = False

    def __str__(self) -> str:
        return self.name


SMALL_PHONE = Screen("small-phone", 360, 640, touch=True)
PHONE = Screen("phone", 390, 844, touch=True)
DESKTOP = Screen("desktop", 1440, 900)
#: For `@pytest.mark.parametrize("screen", SCREENS, ids=str)`.
SCREENS = [SMALL_PHONE, PHONE, DESKTOP]
Theme = Literal["light", "dark"]
#: What the client remembers of a newcomer, or of somebody who wants no hints. An empty page has no storage.
LEARNING = """if (location.protocol.startsWith('http') && !localStorage.getItem('boomcat.learning'))
  localStorage.setItem('boomcat.learning', JSON.stringify({ first: NEW, hints: NEW, read: [] }));"""


def alike(*screens: Screen) -> pytest.MarkDecorator:
    """For tests that take `screens`: all for fingers on one page, all for mice on another. To load a page takes much
    longer than to `resize` it."""
    groups = [[screen for screen in screens if screen.touch is touch] for touch in (True, False)]
    return pytest.mark.parametrize(
        "screens", [group for group in groups if group], ids=lambda group: " ".join(map(str, group))
    )


def resize(page: "Page", screen: Screen) -> None:
    """The same page on another screen, drawn anew: what was measured before it was is done with, too."""
    page.set_viewport_size({"width": screen.width, "height": screen.height})
    page.wait_for_function(
        """async ([width, height]) => {
          for (let frames = 2; frames; frames--) await new Promise(requestAnimationFrame);
          return innerWidth === width && innerHeight === height;
        }""",
        arg=[screen.width, screen.height],
    )


class Visits:
    """Opens pages, and writes down what the browser complains about."""

    def __init__(self, browser: "Browser") -> None:
        self.browser = browser
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []

    def __call__(
        self,
        address: str,
        *,
        screen: Screen = DESKTOP,
        theme: Theme = "light",
        locale: str = "en-GB",
        reduced_motion: bool = True,
        scale: float = 1,
        newcomer: bool = False,
    ) -> "Page":
        """A new visitor, with storage of their own, at this address.

        Nothing travels unless the test is about that, and pixels are large: the browser draws without a graphics card.
        They know the game, unless the test is about the first one.
        """
        context = self.browser.new_context(
            viewport={"width": screen.width, "height": screen.height},
            has_touch=screen.touch,
            is_mobile=screen.touch,
            device_scale_factor=scale,
            color_scheme=theme,
            locale=locale,
            reduced_motion="reduce" if reduced_motion else "no-preference",
            # A proxy of the tests has a certificate that it wrote itself.
            ignore_https_errors=True,
        )
        self.contexts.append(context)
        context.set_default_timeout(30_000)
        context.on("console", self.listen)
        context.on("weberror", lambda error: self.complain("exception", error.error))
        context.add_init_script(LEARNING.replace("NEW", str(newcomer).lower()))
        page = context.new_page()
        if SLOWER > 1:
            context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.goto(address)
        # What was drawn before any script makes room for the client.
        page.locator("#app[data-early]").wait_for(state="detached")
        return page

    def listen(self, message: "ConsoleMessage") -> None:
        if message.type in ("error", "warning"):
            place = message.location.get("url", "")
            self.complaints.append(f"console {message.type}: {message.text} ({place})")

    def complain(self, kind: str, error: "Error") -> None:
        self.complaints.append(f"{kind}: {error.message}\n{error.stack or ''}")

    def leave(self, page: "Page") -> None:
        """Close a page.  What it says while it goes doesn't count: Chromium blames pictures that still come then."""
        page.context.remove_listener("console", self.listen)
        page.close()

    def close(self) -> None:
        for context in self.contexts:
            context.remove_listener("console", self.listen)
            context.close()
        if self.complaints:
            pytest.fail("the browser complained:\n" + "\n".join(self.complaints), pytrace=False)


@pytest.fixture(scope="session")
def web_client() -> Path:
    """The folder of the browser client, built anew if its sources changed."""
    command = [sys.executable, "-m", "tools.web", "build"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.fail(f"the browser client does not build\n{done.stdout}{done.stderr}", pytrace=False)
    return DIST


class Shared:
    """One browser for all tests of this process that need one: it takes longer to start than most of them. It ends
    before any other test: while Playwright runs, the thread has an event loop, and such a test could start none."""

    def __init__(self) -> None:
        self.browser: Browser | None = None
        self.ends = ExitStack()

    def start(self) -> "Browser":
        if self.browser is None:
            path, why = chromium.find()
            if not path:
                pytest.skip(f"NOT TESTED: the browser client, because {why}")
            from playwright.sync_api import sync_playwright

            playwright = self.ends.enter_context(sync_playwright())
            self.browser = playwright.chromium.launch(executable_path=path, args=list(chromium.FLAGS))
            self.ends.callback(self.browser.close)
        return self.browser

    def end(self) -> None:
        self.browser = None
        self.ends.close()


SHARED = Shared()


@pytest.fixture(scope="module")
def browser() -> "Browser":
    return SHARED.start()


@pytest.fixture
def open_page(browser: "Browser") -> Iterator[Visits]:
    visits = Visits(browser)
    yield visits
    visits.close()


class Files(SimpleHTTPRequestHandler):
    """Files as they are; an address that is no file is one of the client's own pages."""

    def translate_path(self, path: str) -> str:
        file = super().translate_path(path)
        return file if re.search(r"\.\w+$", path.partition("?")[0]) else str(DIST / "index.html")

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 (the name is the base class's)
        pass


@pytest.fixture(scope="session")
def static_site(web_client: Path) -> Iterator[str]:
    """The address of the client without a server behind it: nothing answers under /api."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(web_client))) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()
        thread.join()
