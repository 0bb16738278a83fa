"""A page whose clock the test controls: timers and animations run in steps, on slow machines as on fast ones."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

#: Pauses every animation, and advances it by a number of milliseconds with each call.
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
