"""The puzzle of the day: from the front page to its table, an answer with real cards, the verdict, and the streak."""

import re
from typing import TYPE_CHECKING

import pytest

from boomcat.puzzles.puzzle_moment import Grade
from boomcat.puzzles.puzzle_shelf import puzzles
from tests.browser.test_axe import Inspector
from tests.support.browser import DESKTOP, SMALL_PHONE, Screen
from tests.support.page_assertions import claim, expect
from tests.support.thorough import few

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

#: Puzzles in which single cards are all that's played: by the word of the best one.
CARDS = {"attack": "Attack (2x)", "skip": "Skip"}
PLAIN = next(
    one for one in puzzles() if one.best in CARDS and "draw" in one.chances and one.grade("draw") == Grade.WRONG
)
TODAY = "2026-11-19"


def play_card(page: "Page", name: str) -> None:
    page.locator(".hand").get_by_role("button", name=name).first.click()
    page.locator(".asking").get_by_role("button", name=f"Play {name}").click()


@pytest.mark.parametrize("screen", [SMALL_PHONE, DESKTOP][: few(1, 2)], ids=str)
def test_the_puzzle_of_the_day_is_answered_with_cards_and_explained(open_page, server, screen: Screen):
    page = open_page(server.url, screen=screen, fresh=True)
    page.clock.set_fixed_time(f"{TODAY}T20:00:00Z")

    def with_today(route: "Route") -> None:
        route.fulfill(json={**route.fetch().json(), "today": PLAIN.number, "day": TODAY})

    page.route("**/api/puzzles", with_today)
    page.get_by_role("button", name="Today’s puzzle").click()
    page.get_by_text("Which move wins most often?").wait_for()
    page.locator(".piles").wait_for()
    claim(page, "all('.screen > header, .screen > footer').every((one) => within(box(one), screen))", True)
    look = Inspector(page)
    look.look("a puzzle")

    play_card(page, CARDS[PLAIN.best])
    verdict = page.get_by_role("dialog")
    expect(verdict.get_by_role("heading").first).to_have_text("The best move!")
    expect(verdict.locator("li.mine")).to_contain_text("Your move")
    expect(verdict).to_contain_text("Solved 1 day in a row.")
    look.look("the verdict on a puzzle")
    assert look.found == {}

    # Another try is free, and changes nothing.
    verdict.get_by_role("button", name="Try again").click()
    page.get_by_role("button", name="Draw a card").press("Enter")
    lost = round(100 * PLAIN.chances[PLAIN.best].champions) - round(100 * PLAIN.chances["draw"].champions)
    expect(verdict.get_by_role("heading").first).to_have_text(
        re.compile(rf"That costs ({lost - 1}|{lost}|{lost + 1}) points")
    )
    expect(verdict).to_contain_text("Solved 1 day in a row.")
    page.keyboard.press("Escape")
    page.get_by_role("link", name="All puzzles").click()
    page.get_by_role("link", name=f"Puzzle {PLAIN.number}: solved").wait_for()
    look.look("all puzzles")
    assert look.found == {}
    page.locator("header a").click()
    expect(page.get_by_role("button", name="Today’s puzzle")).to_contain_text("1 day")


def test_a_puzzle_that_is_not_there_leads_to_those_that_are(open_page, server):
    page = open_page(f"{server.url}/puzzles/999999")
    page.get_by_text("There’s no puzzle 999,999").wait_for()
    page.get_by_role("button", name="All puzzles").click()
    page.get_by_role("heading", name="Puzzles").wait_for()
    open_page.complaints.clear()
