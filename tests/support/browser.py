"""The browser client in a real browser. What a browser test asks for:

    def test_the_page_opens(open_page, static_site):
        page = open_page(static_site, screen=PHONE, theme="dark")
        page.get_by_role("heading").wait_for()

`open_page` gives a Playwright page that no other test has meanwhile. A page that a test is done with is tidied up and
lent again: a new one takes twice as long to load, because nothing is in its cache. Tests that change the browser itself
(its clock, its line, what it may load) ask for a `fresh` one, which isn't reused.

Whatever the browser complains about while a test runs (errors and warnings on the console, exceptions that no code
caught) fails that test, unless the test expected it and clears it away: `open_page.complaints.clear()`.
"""

import os
import re
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NoReturn

import pytest

from boomcat.locale import FOLDER
from tests.support.page_pool import TRACES, Device, PagePool
from tests.support.paths import ROOT
from tests.support.thorough import THOROUGH
from tools import chromium

if TYPE_CHECKING:  # to import it takes a quarter of a second, which the other tests need not wait
    from playwright.sync_api import Browser, ConsoleMessage, Page, ViewportSize, WebError

#: A test that only passes on a quick machine: SLOWER=6 python -m pytest tests/browser/test_looks.py finds it.
SLOWER = float(os.environ.get("SLOWER", "1"))
DIST = ROOT / "web" / "dist"
#: No test looks at pixels, and drawing without a graphics card takes half of a page's time. Chromium leaves blank what
#: it has no memory for; layout, styles, animations and presses go on as ever. DRAWN=1 draws, for a screenshot.
DRAWN = os.environ.get("DRAWN") == "1"
FLAGS = chromium.FLAGS if DRAWN else (*chromium.FLAGS, "--force-gpu-mem-available-mb=0")
#: How many times as fast everything fades where nothing travels.
FAST_CLOCK_SPEED = 20


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
#: As people find them in the settings.
LANGUAGES = {"en": "English", "fr": "Français", "it": "Italiano", "es": "Español"}
#: For tests of what has to fit: the language with the longest words, or all with `python3 play soak --thorough`.
WORDIEST = max(LANGUAGES, key=lambda language: (FOLDER / language / "web.ftl").stat().st_size)
WORDY = list(LANGUAGES) if THOROUGH else [WORDIEST]
#: What the client remembers of a newcomer, or of a player who wants no hints and is asked in every window. An empty
#: page has no storage.
LEARNING = """if (location.protocol.startsWith('http') && !localStorage.getItem('boomcat.learning')) {
  localStorage.setItem('boomcat.learning', JSON.stringify({ first: NEW, hints: NEW, read: [] }));
  if (!NEW && !localStorage.getItem('boomcat.preferences'))
    localStorage.setItem('boomcat.preferences', JSON.stringify({ passing: false }));
}"""


#: Lets scenes take a tenth of their time, and leaves the time that a server has to send an update.
BRISK = """{
  const real = setTimeout;
  const scene = (wait) => wait >= 300 && wait <= 2_200 && wait !== 2_000;
  window.setTimeout = (what, wait, ...rest) => real(what, scene(wait) ? wait / 10 : wait, ...rest);
}"""


def alike(*screens: Screen) -> pytest.MarkDecorator:
    """Parametrize `screens` with touch screens on one page and the others on another. Loading a page takes much
    longer than resizing it (`resize`)."""
    groups = [[screen for screen in screens if screen.touch is touch] for touch in (True, False)]
    return pytest.mark.parametrize(
        "screens", [group for group in groups if group], ids=lambda group: " ".join(map(str, group))
    )


def resize(page: "Page", screen: Screen) -> None:
    """Resize a page, and wait until it is drawn again and its resize handlers have run."""
    page.set_viewport_size({"width": screen.width, "height": screen.height})
    page.wait_for_function(
        """async ([width, height]) => {
          for (let frames = 2; frames; frames--) await new Promise(requestAnimationFrame);
          return innerWidth === width && innerHeight === height;
        }""",
        arg=[screen.width, screen.height],
    )


def blank(*_: object, **__: object) -> NoReturn:
    raise RuntimeError("pages are blank in tests; a screenshot needs DRAWN=1 in the environment")


@dataclass
class Visit:
    page: "Page"
    #: The device that it may be lent as afterwards.
    device: Device | None
    #: Take away the scripts that run before those of the page.
    undo: list[Callable[[], None]] = field(default_factory=list)
    #: The page's globals before the first table: if nothing was added at the end, the next test can use the page.
    traces: str = ""


class Visits:
    """Opens pages, and records the browser's complaints. Without a pool every page is a fresh one."""

    def __init__(self, browser: "Browser", pool: PagePool | None = None) -> None:
        self.browser = browser
        self.pool = pool
        self.visits: list[Visit] = []
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
        fresh: bool = False,
        pretends: bool = False,
        laid: bool = False,
        brisk: bool = False,
    ) -> "Page":
        """Open a page at this address for a new visitor with empty storage, or one that still shows a `laid` table.

        Nothing travels unless the test is about that: a page that moves takes more of the processor.
        They know the game, unless the test is about the first one. An explosion takes eight seconds, but less at a
        `brisk` page, where a test is about what comes of it.
        """
        size: ViewportSize = {"width": screen.width, "height": screen.height}
        motion: Literal["reduce", "no-preference"] = "reduce" if reduced_motion else "no-preference"
        device = Device(screen.touch, locale, scale, pretends)
        page = None if fresh or not self.pool else self.pool.take(device, laid)
        if page:
            context = page.context
            page.set_viewport_size(size)
            page.emulate_media(color_scheme=theme, reduced_motion=motion)
        else:
            context = self.browser.new_context(
                viewport=size,
                has_touch=screen.touch,
                is_mobile=screen.touch,
                device_scale_factor=scale,
                color_scheme=theme,
                locale=locale,
                reduced_motion=motion,
                # A proxy of the tests has a certificate that it wrote itself.
                ignore_https_errors=True,
            )
            context.set_default_timeout(60_000)
            page = context.new_page()
            if not DRAWN:
                page.screenshot = blank  # type: ignore[method-assign]
            if SLOWER > 1:
                context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        visit = Visit(page, None if fresh else device)
        self.visits.append(visit)
        context.on("console", self.listen)
        context.on("weberror", self.complain)
        visit.undo.append(context.add_init_script(LEARNING.replace("NEW", str(newcomer).lower())).close)
        if brisk:
            visit.undo.append(context.add_init_script(BRISK).close)
        session = context.new_cdp_session(page)
        session.send("Animation.setPlaybackRate", {"playbackRate": FAST_CLOCK_SPEED if reduced_motion else 1})
        visit.undo.append(session.detach)
        if page.url != address and not (laid and page.url != "about:blank"):
            page.goto(address)
        # What was drawn before any script makes room for the client.
        page.locator("#app[data-early]").wait_for(state="detached")
        return page

    def lay(self, page: "Page") -> None:
        """Let the next test reuse this table, if the test leaves it as it is now."""
        self.visit(page).traces = page.evaluate(TRACES)

    def before(self, page: "Page", script: str) -> None:
        """Run a script before those of the page, whenever it loads."""
        self.visit(page).undo.append(page.add_init_script(script).close)

    def listen(self, message: "ConsoleMessage") -> None:
        if message.type in ("error", "warning"):
            place = message.location.get("url", "")
            self.complaints.append(f"console {message.type}: {message.text} ({place})")

    def complain(self, error: "WebError") -> None:
        self.complaints.append(f"exception: {error.error.message}\n{error.error.stack or ''}")

    def stop_listening(self, page: "Page") -> None:
        """Close a page and ignore its complaints meanwhile: Chromium reports pictures that still load."""
        page.context.remove_listener("console", self.listen)
        page.context.remove_listener("weberror", self.complain)

    def visit(self, page: "Page") -> Visit:
        return next(visit for visit in self.visits if visit.page == page)

    def leave(self, page: "Page") -> None:
        """Close it before the test ends."""
        self.visits.remove(self.visit(page))
        self.stop_listening(page)
        page.context.close()

    def close(self) -> None:
        for visit in self.visits:
            self.stop_listening(visit.page)
            if self.pool and visit.device and not visit.page.is_closed():
                for undo in visit.undo:
                    undo()
                self.pool.put_back(visit.device, visit.page, visit.traces)
            else:
                visit.page.context.close()
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
        self.pool = PagePool()
        self.ends = ExitStack()

    def start(self) -> "Browser":
        if self.browser is None:
            path, why = chromium.find()
            if not path:
                pytest.skip(f"NOT TESTED: the browser client, because {why}")
            from playwright.sync_api import sync_playwright

            playwright = self.ends.enter_context(sync_playwright())
            self.browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
            self.ends.callback(self.browser.close)
        return self.browser

    def end(self) -> None:
        self.browser = None
        self.pool = PagePool()
        self.ends.close()


SHARED = Shared()


@pytest.fixture(scope="module")
def browser() -> "Browser":
    return SHARED.start()


@pytest.fixture
def open_page(browser: "Browser") -> Iterator[Visits]:
    visits = Visits(browser, SHARED.pool)
    yield visits
    visits.close()


class Files(SimpleHTTPRequestHandler):
    """Serve files as they are; an address that isn't a file is one of the client's pages."""

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
