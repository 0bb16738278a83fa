"""The game without a server: from a folder of files, and then without any network."""

import json

import pytest

from boomcat.locale import text
from tests.support.browser import PHONE
from tests.support.page_assertions import expect
from tests.support.timeouts import PATIENCE_SECONDS

#: Two players with the shortest deck, and the person begins.
PLAN = {
    "settings": {"edition": "lightning", "pace": "quick", "options": {"first": 1}},
    "seats": ["open", "random"],
}
KEPT = "() => navigator.serviceWorker.ready.then(() => !!navigator.serviceWorker.controller)"


def button(page, name):
    return page.get_by_role("button", name=text(name), exact=True)


def hand(page):
    cards = page.locator(".hand button")
    expect(cards).to_have_count(2)
    return cards.all_inner_texts()


@pytest.mark.long(30)
def test_a_whole_game_is_played_with_the_network_cut(open_page, host):
    page = open_page("about:blank", screen=PHONE, fresh=True)
    page.set_default_timeout(PATIENCE_SECONDS * 1000)
    page.add_init_script(f"localStorage.setItem('boomcat.solo', {json.dumps(json.dumps(PLAN))})")
    page.goto(host.url)
    button(page, "web-home-play").wait_for()
    page.wait_for_function(KEPT)
    # From here on there's neither a network nor a host.
    page.context.set_offline(True)
    host.stop()
    page.reload()
    button(page, "web-home-play").click()
    dealt = hand(page)
    # A second tab finds the game where it is, and takes it over, until it's called back.
    other = page.context.new_page()
    other.goto(page.url)
    assert hand(other) == dealt
    button(page, "web-offline-here").click()
    button(other, "web-offline-here").wait_for()
    other.close()
    assert hand(page) == dealt
    page.get_by_role("button", name="Draw a card").click()
    expect(page.get_by_text(text("web-log-empty"))).to_have_count(0)
    button(page, "web-menu").click()
    page.get_by_role("button", name=text("web-menu-concede")).click()
    button(page, "web-menu-concede-yes").click()
    button(page, "web-luck").click()
    button(page, "web-luck-check-here").click()
    expect(page.get_by_text(text("web-luck-right"))).to_be_visible()
    page.keyboard.press("Escape")
    button(page, "web-replay-watch").click()
    expect(page.get_by_role("heading", name=text("web-replay"))).to_be_visible()
    open_page.complaints.clear()
