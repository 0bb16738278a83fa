"""Tests share pages: the next one sits down at a table that is loaded already, and finds nothing of the one before."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from tests.support.browser import Visits
from tests.support.fake_table import sit, state
from tests.support.page_assertions import absent, expect
from tests.support.page_pool import PagePool
from tests.support.question_states import DRAW, QUESTIONS

if TYPE_CHECKING:
    from playwright.sync_api import Page

#: What a test could leave in a page.
LEFT = {
    "a name": "() => { window.left = true }",
    "something stored": "() => localStorage.setItem('boomcat.preferences', '{}')",
    "a style": "() => document.head.append(document.createElement('style'))",
    "a tab that is hidden": "() => Object.defineProperty(document, 'hidden', { enumerable: true, value: true })",
    "what moves": "() => document.body.animate({ opacity: [1, 1] }, 1e9)",
}


@pytest.fixture
def pool() -> Iterator[PagePool]:
    pool = PagePool()
    yield pool
    for pages in (*pool.idle.values(), *pool.laid.values()):
        for page in pages:
            page.context.close()


def lent(pool: PagePool) -> list["Page"]:
    return [page for pages in pool.laid.values() for page in pages]


def test_the_next_table_has_nothing_of_the_one_before(browser, server, pool):
    visits = Visits(browser, pool)
    table = sit(visits, server, QUESTIONS["turn"], history=[{"event": "won", "seat": 2}])
    table.pick("tacocat", "tacocat")
    table.page.get_by_text("Mika is the last one").first.wait_for(state="attached")
    visits.close()
    assert lent(pool) == [table.page]
    visits = Visits(browser, pool)
    again = sit(visits, server, state(hand=["tacocat", "tacocat"], offers=[DRAW]))
    assert again.page == table.page
    expect(again.page.locator(".hand button")).to_have_count(2)
    expect(again.page.locator('.hand [aria-pressed="true"]')).to_have_count(0)
    expect(again.page.get_by_text("Mika is the last one")).to_have_count(0)
    again.press("Draw pile, 22 cards")
    again.has_answered("draw")
    table.has_answered()
    visits.close()


def test_a_page_in_which_something_was_left_is_loaded_anew(browser, server, pool):
    for what, leave in LEFT.items():
        visits = Visits(browser, pool)
        table = sit(visits, server, QUESTIONS["turn"])
        table.page.evaluate(leave)
        visits.close()
        assert lent(pool) == [], what


def test_sheets_that_are_open_are_closed_before_the_next_table(browser, server, pool):
    visits = Visits(browser, pool)
    table = sit(visits, server, QUESTIONS["turn"])
    table.press("Menu")
    table.press("Settings")
    table.page.get_by_role("heading", name="Settings").wait_for()
    visits.close()
    assert lent(pool) == [table.page]
    visits = Visits(browser, pool)
    again = sit(visits, server, QUESTIONS["turn"])
    absent(again.page.get_by_role("dialog"))
    again.press("Draw pile, 22 cards")
    again.has_answered("draw")
    visits.close()
