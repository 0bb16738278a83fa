"""The lesson: offered to newcomers, played by pressing what has a ring around it, and left at any time."""

import re
from typing import TYPE_CHECKING

import pytest

from boomcat.lessons import FIRST, lessons
from boomcat.locale import catalogue
from tests.browser.test_axe import Inspector
from tests.browser.test_people import open_table
from tests.support.browser import DESKTOP, SMALL_PHONE, WORDIEST, Screen, resize
from tests.support.fake_table import take_seat
from tests.support.page_assertions import claim, expect
from tests.support.question_states import LANDSCAPE
from tests.support.thorough import THOROUGH

if TYPE_CHECKING:
    from playwright.sync_api import ElementHandle, Page, Position

OFFER = "3-minute lesson"
STEPS = len(lessons()[FIRST].steps)
OVER = "section.over"
RINGED = "document.getAnimations().find((one) => one.id === 'lesson')?.effect.target"
#: Another thing has a ring than the last one that was pressed, or the lesson is over.
NEXT = f"""() => {{
  const found = {RINGED};
  return (found && found !== window.pressed) || document.querySelector('{OVER}') !== null;
}}"""
#: What the note covers although it must not.
COVERED = f"""() => [{RINGED}, ...all('.hand > *, .frame, .nope, .shown, header button, .seats .place')]
  .filter((one) => one && touch(box('.lesson'), box(one))).map((one) => one.className)"""


def say(message: str, language: str = "en", **names: str | int) -> str:
    words = catalogue(language).words(message, "", dict(names))
    assert words
    return words


class Learner:
    def __init__(self, page: "Page", screen: Screen) -> None:
        self.page = page
        self.screen = screen
        self.presses = 0

    def at(self, step: int) -> None:
        expect(self.page.locator(".lesson")).to_have_attribute("data-step", str(step))

    def ringed(self) -> "ElementHandle | None":
        """Wait for a ring around the next thing, unless the lesson is over; the note covers nothing."""
        self.page.wait_for_function(NEXT)
        if self.page.locator(OVER).count():
            return None
        claim(self.page, COVERED, [], self.page.locator(".lesson").inner_text())
        found = self.page.evaluate_handle(f"() => window.pressed = {RINGED}").as_element()
        assert found
        return found

    def step(self) -> bool:
        """Press what has the ring: on a phone by touch, else by turns with the mouse and a key."""
        thing = self.ringed()
        if thing is None:
            return False
        self.presses += 1
        # Its neighbours in the fan cover the rest of a card.
        at: Position = {"x": 30 if self.screen.touch else 60, "y": 60}
        left = at if thing.get_attribute("data-key") else None
        if self.screen.touch:
            thing.tap(position=left)
        elif self.presses % 2:
            thing.click(position=left)
        else:
            thing.focus()
            self.page.keyboard.press("Enter")
        return True

    def until(self, step: int) -> None:
        number = self.page.locator(".lesson")
        while number.get_attribute("data-step") != str(step):
            assert self.step()
            self.page.wait_for_function(NEXT)


def begin(page: "Page", screen: Screen, language: str = "en") -> Learner:
    page.get_by_role("button", name=say("web-lesson-offer", language)).click()
    learner = Learner(page, screen)
    learner.at(1)
    return learner


@pytest.mark.long(10)
def test_a_lesson_on_a_phone_from_the_front_page_to_a_first_game(open_page, server):
    page = open_page(server.url, screen=SMALL_PHONE, locale=WORDIEST, newcomer=True, brisk=True)
    inspector = Inspector(page)
    inspector.look("the front page of a newcomer")
    learner = begin(page, SMALL_PHONE, WORDIEST)
    inspector.look("a lesson")
    learner.until(3)
    # On a low screen the cards that were seen lie over the hand: they are put away first.
    resize(page, LANDSCAPE)
    claim(page, f"() => {RINGED}.closest('.shown') !== null")
    learner.step()
    resize(page, SMALL_PHONE)
    while learner.step():
        pass
    assert learner.presses > STEPS
    inspector.look("the end of a lesson")
    inspector.report()
    address = page.url
    page.get_by_role("button", name=say("web-lesson-play", WORDIEST)).click()
    page.wait_for_function("old => location.href !== old", arg=address)
    page.locator(".hand button").first.wait_for()
    expect(page.locator(".lesson")).to_have_count(0)


def test_a_lesson_with_mouse_and_keys_other_moves_and_a_reload(open_page, server):
    page = open_page(server.url, screen=DESKTOP, newcomer=True, brisk=True)
    learner = begin(page, DESKTOP)
    learner.until(2)
    status, note = page.get_by_role("status").filter(has_text="Future"), page.locator(".lesson p")
    expect(status).to_have_text(say("lesson-first-see"))
    page.get_by_role("button", name=re.compile("^Draw a card")).click()
    expect(note).to_have_text(say("lesson-first-see-instead"))
    expect(status).to_have_text(say("lesson-first-see-instead"))
    expect(page.locator(".toast")).to_have_count(0)
    learner.until(5)
    # Lessons pass for no one: step 4 was a pass. What is open stays open.
    page.reload()
    learner.at(5)
    # A card that doesn't belong is put back first.
    page.locator('.hand [data-word="attack"]').click(position={"x": 20, "y": 40})
    claim(page, f"() => {RINGED}.className.includes('cancel')", True)
    if THOROUGH:  # the rest is pressed on a phone
        while learner.step():
            pass
        page.get_by_role("button", name="Home").click()
        page.get_by_role("button", name=OFFER).wait_for()


def test_a_lesson_is_offered_to_newcomers_continued_and_left(open_page, server):
    page = open_page(server.url, newcomer=True)
    begin(page, DESKTOP)
    address = page.url
    page.goto(server.url)
    page.get_by_role("button", name="Resume the lesson").click()
    page.locator(".lesson").wait_for()
    assert page.url == address
    page.get_by_role("button", name="Leave the lesson").click()
    page.get_by_role("button", name=OFFER).wait_for()
    expect(page.locator(".recent")).to_have_count(0)
    page.get_by_role("button", name="No hints, thanks").click()
    expect(page.get_by_role("button", name=OFFER)).to_have_count(0)


def test_from_the_door_a_lesson_leads_back_to_the_door(open_page, server):
    address = f"{server.url}/t/{open_table(server, 2)[0]['table']}"
    page = open_page(address, newcomer=True)
    begin(page, DESKTOP)
    page.get_by_role("button", name="Leave the lesson").click()
    page.get_by_role("button", name=OFFER).wait_for()
    assert page.url == address


def test_a_lesson_ends_when_the_game_begins_at_the_table_left_for_it(open_page, server):
    seats = open_table(server, 2)
    host, guest = (take_seat(open_page, server.url, seat, newcomer=True) for seat in seats)
    address = guest.url
    begin(guest, DESKTOP)
    # The seat stays taken, and its player is there.
    expect(host.locator(".seats .away")).to_have_count(0)
    host.get_by_role("button", name="Start the game").click()
    guest.wait_for_url(address)
    guest.locator(".hand button").first.wait_for()
    expect(guest.locator(".lesson")).to_have_count(0)
