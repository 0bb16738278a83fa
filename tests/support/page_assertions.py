"""Assertions about a page that wait: a busy page gets time, and a missing element isn't an answer yet.

    claim(page, "touch(box('.log'), box('.seat'))", False)
    expect(page.locator(".hint")).to_have_count(0)

`expect` is Playwright's, with our patience; `claim` and `ask` are for what only a script can measure, once everything
stands still. A claim that something is *not* there holds too early, too: first wait for what shows the new state
(`table.present` does that), then claim. Where it must not have been there even for a moment, `absent` looks once.
"""

import time
from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.support.timeouts import POLL_MS

__all__ = ["BOXES", "STILL", "TooLate", "absent", "ask", "becomes", "claim", "expect", "look_for"]

#: In milliseconds: as long as pages of `open_page` wait for anything.
PAGE_TIMEOUT_MS = 60_000
expect.set_options(timeout=PAGE_TIMEOUT_MS)

#: Animations have ended; clocks run on.
STILL = """() => document.getAnimations().every((one) =>
  one.playState !== 'running' || one.effect.getComputedTiming().endTime > 5000)"""
#: Functions that an expression may use: boxes, whether they lie upon each other, and whether one lies within another.
BOXES = """
  const box = (one) => (typeof one === 'string' ? document.querySelector(one) : one).getBoundingClientRect();
  const all = (selector) => [...document.querySelectorAll(selector)];
  const touch = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const within = (a, b) => a.left >= b.left - 1 && a.top >= b.top - 1 && a.right <= b.right + 1
    && a.bottom <= b.bottom + 1;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
"""
#: What the page says now; an error is that something is not there yet.
LOOK = f"""const still = {STILL};
  const look = () => {{
    {BOXES}
    if (STAND && !still()) return {{ missing: 'something moves' }};
    try {{
      const said = (EXPRESSION);
      return {{ said: typeof said === 'function' ? said() : said }};
    }} catch (error) {{
      return {{ missing: String(error) }};
    }}
  }};"""


def look(page: Page, expression: str, then: str, arg: Any = None, still: bool = True) -> Any:
    """Wait until the assertion holds; if it never does, the error shows what was seen."""
    looking = LOOK.replace("EXPRESSION", expression).replace("STAND", str(still).lower())
    try:
        return page.wait_for_function(
            f"wanted => {{ {looking} {then} }}", arg=arg, timeout=PAGE_TIMEOUT_MS, polling=POLL_MS
        ).json_value()
    except TooLate:
        seen = page.evaluate(f"() => {{ {looking} return look(); }}")
        wanted = "" if arg is None else f", not {arg!r}"
        raise AssertionError(f"{expression}: {seen.get('said', seen.get('missing'))!r}{wanted}") from None


def ask(page: Page, expression: str) -> Any:
    """Return the value of an expression (or a function) in the page, once nothing moves and it has one."""
    return look(page, expression, "const { missing, said } = look(); return missing === undefined && { said };")["said"]


def claim(page: Page, expression: str, wanted: Any = True, why: object = "", *, still: bool = True) -> None:
    """Wait until an expression in the page has this value; `still=False` while a short clock runs."""
    try:
        look(page, expression, "return JSON.stringify(look().said) === JSON.stringify(wanted);", wanted, still)
    except AssertionError as error:
        raise AssertionError(f"{why}: {error}" if why != "" else str(error)) from None


def becomes(page: Page, known: Callable[[], object], wanted: object) -> None:
    """Wait until `known` returns this value, such as what has arrived at the server; the page keeps running."""
    end = time.monotonic() + PAGE_TIMEOUT_MS / 1_000
    while (seen := known()) != wanted:
        assert time.monotonic() < end, f"{seen!r}, not {wanted!r}"
        page.wait_for_timeout(20)


def absent(*locators: Locator) -> None:
    """Assert that none of these elements exists now."""
    for locator in locators:
        assert locator.count() == 0, locator


def look_for(page: Page, what: str) -> Callable[[], Any]:
    """Watch every change of the page for something short-lived; returns a function that returns the first find.
    After that call the page is as it was before."""
    look = """
      const before = Object.keys(window);
      window.found = null;
      const look = () => {
        window.found ||= what();
        if (window.found) observer.disconnect();
        return window.found;
      };
      window.forget = () => {
        for (const name of Object.keys(window)) if (!before.includes(name)) delete window[name];
      };
      const observer = new MutationObserver(look);
      observer.observe(document.body, { subtree: true, childList: true, attributes: true });
      const frame = () => look() || requestAnimationFrame(frame);
      frame();
    """
    page.evaluate(f"() => {{ const what = {what}; {look} }}")

    @cache
    def found() -> Any:
        value = page.wait_for_function("() => window.found", polling=POLL_MS).json_value()
        page.evaluate("() => window.forget()")
        return value

    return found
