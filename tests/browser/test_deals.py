"""Today's deal and duels: played from a link, and compared afterwards."""

import re

from tests.browser.test_axe import Inspector
from tests.support.browser import DESKTOP, SMALL_PHONE
from tests.support.page_assertions import claim, expect


def button(page, name: str | re.Pattern[str]):
    return page.get_by_role("button", name=name, exact=isinstance(name, str))


def test_todays_deal_is_played_once_and_a_friend_is_challenged_to_a_duel(open_page, server):
    page = open_page(server.url, screen=SMALL_PHONE, brisk=True)
    button(page, "Today’s deal").tap()
    expect(page.get_by_text("Everybody gets the same cards")).to_be_visible()
    look = Inspector(page)
    look.look("today's deal")
    button(page, "Play").tap()
    page.wait_for_url("**/t/*")
    # Before one's own game is over there's nothing to compare.
    page.go_back()
    expect(button(page, "Continue")).to_be_visible()
    expect(page.locator(".bars")).to_have_count(0)
    button(page, "Continue").tap()
    button(page, "Menu").tap()
    button(page, re.compile("^Give up this game")).tap()
    button(page, "Give up").tap()
    expect(button(page, "How others did")).to_be_visible()
    expect(button(page, "Watch again")).to_have_count(0)
    button(page, "How others did").tap()
    expect(page.locator(".place")).to_have_text("You came 4th of 4")
    expect(page.locator(".bars .count")).to_have_text(["0", "0", "0", "1"])
    expect(button(page, "Play")).to_have_count(0)
    claim(page, "all('main *').every((one) => box(one).right <= innerWidth)", True)
    look.look("results")
    assert look.found == {}
    with page.expect_download() as saved:
        button(page, "Share a picture").tap()
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")

    button(page, "New duel").tap()
    expect(page.get_by_role("heading", name="A duel")).to_be_visible()
    link = page.get_by_label("Link to this deal").input_value()
    friend = open_page(f"{server.url}/deal/{link.rpartition('/')[2]}", screen=DESKTOP)
    expect(friend.get_by_role("heading", name="A duel")).to_be_visible()
    expect(button(friend, "Play")).to_be_visible()
    expect(friend.locator("code")).to_have_text(page.locator("code").inner_text())

    # The game is among one's own; its record comes later.
    page.goto(f"{server.url}/games")
    button(page, re.compile("Watch again")).tap()
    expect(page.get_by_text("Others still play this deal.")).to_be_visible()
    # The browser logs every answer that isn't 200.
    open_page.complaints.clear()
