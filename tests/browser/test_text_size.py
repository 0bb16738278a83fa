"""A browser whose text is twice as large as usual: letters grow to double, and all can be reached."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from tests.browser.test_end import GAME, over
from tests.browser.test_looks import OUT_OF_REACH
from tests.browser.test_tv import LARGE_QUESTIONS, beside_tv
from tests.support.browser import DESKTOP, SMALL_PHONE, Screen, Visits
from tests.support.fake_table import sit, take_seat
from tests.support.page_assertions import claim
from tests.support.page_pool import PagePool
from tests.support.question_states import QUESTIONS, answered_at
from tests.support.thorough import THOROUGH
from tools import chromium

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SCREENS = pytest.mark.parametrize("screen", [SMALL_PHONE, DESKTOP], ids=str)
#: Buttons that are not on the screen, or hidden behind something, once they were scrolled to; and what is too wide.
UNREACHED = """() => {
  const found = all('button, input, a')
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.disabled && !one.closest('[inert]'));
  const wrong = found.filter((one) => {
    one.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top, width, height } = box(one);
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return !within(box(one), screen) || !(one.contains(hit) || hit?.contains(one));
  });
  const wide = document.documentElement.scrollWidth > innerWidth ? ['the page is too wide'] : [];
  return [...wrong.map((one) => one.ariaLabel || one.textContent.trim()), ...wide];
}"""


@pytest.fixture(scope="module")
def large_text(browser: "Browser") -> Iterator["Browser"]:
    path, _ = chromium.find()
    flags = [*chromium.FLAGS, "--blink-settings=defaultFontSize=32"]
    found = browser.browser_type.launch(executable_path=path, args=flags)
    yield found
    found.close()


@pytest.fixture(scope="module")
def pool() -> PagePool:
    return PagePool()


@pytest.fixture
def open_page(large_text: "Browser", pool: PagePool) -> Iterator[Visits]:
    visits = Visits(large_text, pool)
    yield visits
    visits.close()


def letters(selector: str) -> str:
    return f"parseFloat(getComputedStyle(document.querySelector('{selector}')).fontSize)"


@SCREENS
def test_home_and_lobby_with_large_text(open_page, server, screen: Screen):
    page = open_page(server.url, screen=screen)
    page.get_by_role("button", name="Play the bots").wait_for()
    claim(page, letters("body"), 30)
    claim(page, UNREACHED, [], "home")
    seat = server.ask("/api/tables", {"name": "Anna", "seats": ["open"] * 3})
    page = take_seat(open_page, server.url, seat, screen=screen)
    page.get_by_role("heading", name="Who’s playing").wait_for()
    claim(page, letters(".share p"), 30)
    claim(page, UNREACHED, [], "lobby")


def test_every_question_with_large_text(open_page, server):
    """On a phone the letters of the table grow by half: more has no room, and cards explain themselves."""
    table = sit(open_page, server, QUESTIONS["turn"], screen=SMALL_PHONE)
    claim(table.page, f"{letters('.seats .name')} >= 14 * 1.4")
    for number, name in enumerate(QUESTIONS if THOROUGH else LARGE_QUESTIONS):
        question = QUESTIONS[name]
        table.present({**question, "view": {**question["view"], "question": 20 + number}})
        table.page.locator(answered_at(question)).first.wait_for()
        claim(table.page, OUT_OF_REACH, [], name)


def test_a_table_with_large_text_on_a_desktop(open_page, server):
    table = sit(open_page, server, QUESTIONS["turn"], screen=DESKTOP)
    claim(table.page, letters(".log .story"), 28)
    claim(table.page, UNREACHED, [])


@SCREENS
def test_the_result_with_large_text(open_page, server, screen: Screen):
    table = sit(open_page, server, over(1), screen=screen, history=GAME)
    table.page.locator("section.over h2").wait_for()
    claim(table.page, f"{letters('.over .name')} >= 15 * {1.4 if screen is SMALL_PHONE else 2}")
    claim(table.page, UNREACHED, [])


def test_the_hand_beside_a_tv_with_large_text(open_page, server):
    table = sit(open_page, server, beside_tv(QUESTIONS["turn"]), screen=SMALL_PHONE)
    table.page.locator(".banner .turn").wait_for()
    claim(table.page, UNREACHED, [])
    upon = "['.tools', '.ask .button', '.hand'].filter((one) => touch(box('.banner .turn'), box(one)))"
    claim(table.page, upon, [])
