"""Strangers meet at a public table: one press to play, a list to watch, and a way to be rid of a player's emotes."""

import json
import re
from collections.abc import Iterator
from functools import partial

import pytest

from tests.browser.test_axe import Inspector
from tests.support.browser import DESKTOP, PHONE, SMALL_PHONE
from tests.support.fake_table import sit, state
from tests.support.page_assertions import becomes, expect
from tests.support.question_states import DRAW
from tests.support.shared_server import Serving, serving


@pytest.fixture(scope="module")
def server(web_client) -> Iterator[Serving]:
    """A server on which there is time to join a player during the countdown."""
    with serving(speed=2) as server:
        yield server


def arrive(open_page, server: Serving, name: str, **looks):
    """Open the front page as a visitor of this name."""
    page = open_page(server.url, **looks)
    page.evaluate("mine => localStorage.setItem('boomcat.preferences', mine)", json.dumps({"name": name, "avatar": 3}))
    page.reload()
    return page


def button(page, name: str | re.Pattern[str]):
    return page.get_by_role("button", name=name, exact=isinstance(name, str))


def names(page) -> list[str]:
    found: list[str] = page.locator(".seats li b").all_inner_texts()
    return found


def first_names(page) -> list[str]:
    return names(page)[:2]


@pytest.mark.long(10)
def test_strangers_meet_play_and_are_watched(open_page, server):
    server.ask("/api/tables", {"name": "Zebedee", "seats": ["open", "open"]})
    ada = arrive(open_page, server, "Ada", screen=PHONE)
    bea = arrive(open_page, server, "Bea", screen=DESKTOP)
    fan = arrive(open_page, server, "Cy", screen=SMALL_PHONE)
    button(bea, "Public tables").click()
    expect(bea.get_by_role("status")).to_contain_text("No strangers about")
    button(ada, "Play strangers").tap()
    # One is there already; a private table isn't listed.
    button(bea, "Sit down").wait_for()
    expect(bea.locator("dialog li, [role=dialog] li")).to_have_count(1)
    expect(bea.get_by_text("3 seats are free")).to_be_visible()
    button(bea, "Sit down").click()
    for page in (ada, bea):
        expect(page.get_by_role("heading", name="You’re among strangers")).to_be_visible()
        expect(page.get_by_role("timer")).to_contain_text("Bots take the free seats.")
        becomes(page, partial(first_names, page), ["Ada", "Bea"])
        for absent in ("Start the game", "I’m ready", "Use a TV"):
            expect(button(page, absent)).to_have_count(0)

    # No one presses anything, and the game begins with two bots.
    for page in (ada, bea):
        page.locator(".hand button").first.wait_for()
    expect(bea.locator('[data-zone^="seat:"]')).to_have_count(3)  # beside her own
    button(fan, "Public tables").tap()
    fan.get_by_text("Playing, no one is watching").wait_for()
    button(fan, "Watch").tap()
    fan.locator('[data-zone="seat:1"]').wait_for()
    expect(fan.locator(".hand button")).to_have_count(0)
    expect(fan.get_by_text("one move late")).to_be_visible()

    # Bea goes, blocks Ada, and isn't seated with her again.
    bea.evaluate("() => localStorage.setItem('boomcat.blocked', '[\"Ada\"]')")
    bea.goto(server.url)
    with bea.expect_request("**/api/play-now") as asked:
        button(bea, "Play strangers").click()
    assert asked.value.post_data_json["avoid"] == ["Ada"]
    bea.get_by_role("timer").wait_for()
    inspector = Inspector(bea)
    inspector.look("the lobby of a public table", both=True)
    inspector.report()


def test_a_stranger_can_be_blocked_and_reported(open_page, server):
    shown = state(offers=[DRAW])
    shown["table"]["settings"]["public"] = True
    table = sit(open_page, server, shown, screen=PHONE)
    page = table.page
    button(page, "Menu").tap()
    button(page, "Invite").wait_for()
    expect(button(page, "Use a TV")).to_have_count(0)  # the server takes no TVs here
    page.keyboard.press("Escape")
    page.locator('[data-zone="seat:2"]').tap()
    block = page.get_by_role("switch", name="Block Mika")
    block.press(" ")
    expect(block).to_be_checked()
    button(page, "Rude name").tap()
    page.get_by_text("Reported. Thank you.").wait_for()
    expect(button(page, "Rude name")).to_be_disabled()
    table.has_asked("report_player")
    assert (table.requests[0]["seat"], table.requests[0]["what"]) == (2, "name")
    inspector = Inspector(page)
    inspector.look("a stranger", both=True, within="dialog[open]")
    inspector.report()
    page.keyboard.press("Escape")
    table.keep_bubbles()
    table.say(message="emoted", seat=2, emote="boom")
    table.say(message="emoted", seat=3, emote="wow")
    expect(page.locator(".voice .words")).to_have_text(["Wow!"])
    # A player of this name is silent at the next public table, too; at a private one names mean nothing.
    assert json.loads(page.evaluate("localStorage.getItem('boomcat.blocked')")) == ["Mika"]
    page.evaluate("localStorage.removeItem('boomcat.muted')")
    page.reload()
    page.locator('[data-zone="seat:2"]').tap()
    expect(page.get_by_role("switch", name="Block Mika")).to_be_checked()
    page.keyboard.press("Escape")
    table.show(state(offers=[DRAW]))
    page.locator('[data-zone="seat:2"]').tap()
    expect(page.get_by_role("switch", name="Mute Mika")).to_be_visible()


def test_a_name_that_offends_gets_an_explanation_and_the_list_passes_axe(open_page, server):
    page = arrive(open_page, server, "Sh1t", screen=SMALL_PHONE)
    button(page, "Play strangers").tap()
    page.get_by_text("Strangers will read this name").wait_for()
    becomes(page, lambda: page.evaluate("location.pathname"), "/")
    assert len(open_page.complaints) == 1  # about the status of the refusal
    open_page.complaints.clear()
    inspector = Inspector(page)
    button(page, "Public tables").tap()
    page.get_by_role("dialog").wait_for()
    inspector.look("public tables", both=True, within="[role=dialog], dialog[open]")
    inspector.report()
