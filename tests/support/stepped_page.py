"""A page whose time is ours: timers and animations go on by steps, and a slow machine shows what a fast one does."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

#: Every animation stands still; each call lets them go on by so much.
STEP = """(by) => {
  for (const one of document.getAnimations()) {
    if (!one.stepped) {
      one.stepped = true;
      one.pause();
      one.currentTime = 0;
    } else one.currentTime += by;
    if (one.currentTime >= one.effect.getComputedTiming().endTime) one.finish();
  }
}"""


def stop_time(page: "Page") -> None:
    page.clock.install()
    page.clock.pause_at(page.evaluate("() => Date.now() + 50"))


def step(page: "Page", milliseconds: int) -> None:
    page.clock.run_for(milliseconds)
    page.evaluate(STEP, milliseconds)
