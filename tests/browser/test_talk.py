"""Emotes and table talk: said in two presses or two keys, shown beside faces and upon none, muted on one device."""

import json
import re
from typing import Any

import pytest

from tests.browser.test_axe import Inspector
from tests.browser.test_tv import beside_tv
from tests.support.browser import DESKTOP, PHONE, SMALL_PHONE, Screen, resize
from tests.support.fake_table import FakeTable, sit, state, take_seat
from tests.support.page_assertions import becomes, claim, expect
from tests.support.question_states import DRAW, LANDSCAPE

LARGE = Screen("large-desktop", 1920, 1080)
NAME = "Say something"
#: What a bubble, or the picker, covers by more than a shadow: faces and cards of the hand.
UPON = """(what) => [...document.querySelectorAll(what)].flatMap((one) => {
  const lies = one.getBoundingClientRect();
  return [...document.querySelectorAll('.seats .face, .me .face, .hand button, .asking button')]
    .filter((other) => other.checkVisibility())
    .filter((other) => {
      const box = other.getBoundingClientRect();
      return Math.min(box.right, lies.right) - Math.max(box.left, lies.left) > 3
        && Math.min(box.bottom, lies.bottom) - Math.max(box.top, lies.top) > 3;
    })
    .map((other) => `${one.textContent.trim()} upon ${other.closest('[data-zone]')?.dataset.zone ?? other.className}`);
})"""
LONG = "Who on earth put the kitten right on top of my pile, again? Own up, you monster!"


def talkative(**shown: Any) -> dict[str, Any]:
    found = state(offers=[DRAW], **shown)
    found["table"]["settings"]["talk"] = True
    return found


def bubbles(table: FakeTable) -> Any:
    return table.page.locator(".voice .words")


def said(table: FakeTable) -> list[tuple[str, Any]]:
    return [(one["message"], one.get("emote") or one.get("text")) for one in table.requests]


@pytest.mark.parametrize("screen", [SMALL_PHONE, LANDSCAPE, DESKTOP], ids=str)
def test_an_emote_takes_two_presses_and_the_picker_covers_no_card_of_the_hand(open_page, server, screen):
    table = sit(open_page, server, talkative(), screen=screen)
    page = table.page
    table.press(NAME)
    picker = page.get_by_role("dialog", name=NAME)
    expect(picker.locator(".emotes button")).to_have_count(24)
    claim(page, "all('.picker').filter((one) => !within(box(one), screen)).length", 0)
    claim(page, f"({UPON})('.picker').filter((one) => one.endsWith('card'))", [])
    table.press("Bravo!")
    becomes(page, lambda: said(table), [("emote", "clap")])
    expect(picker).to_have_count(0)
    # The next time it comes first.
    table.press(NAME)
    expect(picker.get_by_role("button").first).to_have_text("Bravo!")
    page.locator("header h1").click()
    expect(picker).to_have_count(0)


def test_the_picker_beside_a_tv_covers_neither_the_hand_nor_its_button(open_page, server):
    table = sit(open_page, server, beside_tv(talkative()), screen=SMALL_PHONE)
    for screen in (SMALL_PHONE, LANDSCAPE):
        resize(table.page, screen)
        table.press(NAME)
        claim(table.page, "all('.picker').filter((one) => within(box(one), screen)).length", 1, str(screen))
        claim(table.page, f"({UPON})('.picker')", [], str(screen))
        table.press(NAME)
        expect(table.page.locator(".picker")).to_have_count(0)


def test_text_is_read_on_a_phone_beside_a_tv_which_shows_none(open_page, server):
    table = sit(open_page, server, beside_tv(talkative()), screen=SMALL_PHONE)
    table.keep_bubbles()
    table.say(message="said", seat=2, text=LONG)
    expect(bubbles(table)).to_have_text(LONG)
    for screen in (SMALL_PHONE, LANDSCAPE):
        resize(table.page, screen)
        claim(table.page, "all('.voice').map((one) => within(box(one), screen))", [True], str(screen))
        claim(table.page, f"({UPON})('.voice')", [], str(screen))


def test_an_emote_by_keyboard(open_page, server):
    table = sit(open_page, server, talkative())
    page = table.page
    page.keyboard.press("e")
    picker = page.get_by_role("dialog", name=NAME)
    first = picker.get_by_role("button").first
    expect(first).to_be_focused()
    page.keyboard.press("d")  # no card is drawn while something is said
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=NAME)).to_have_attribute("aria-expanded", "false")
    page.keyboard.press("e")
    page.keyboard.press("1")
    becomes(page, lambda: said(table), [("emote", "laugh")] * 2)
    page.keyboard.press("e")
    expect(picker).to_be_visible()
    page.keyboard.press("Escape")
    expect(picker).to_have_count(0)
    page.keyboard.press("d")
    table.has_asked("emote", "emote", "answer")


@pytest.mark.parametrize("players", [2, 5, 10])
def test_bubbles_cover_no_face_and_no_card(open_page, server, players):
    """Neighbours and the player speak at once, and one of them at length."""
    table = sit(open_page, server, talkative(players=players), screen=SMALL_PHONE)
    page = table.page
    table.keep_bubbles()
    for seat, emote in [(1, "party"), (2, "played"), (max(2, players - 1), "please")]:
        table.say(message="emoted", seat=seat, emote=emote)
    table.say(message="said", seat=players, text=LONG)
    expect(page.locator(".voice")).to_have_count(2 if players == 2 else 4)
    for screen in (SMALL_PHONE, PHONE, LANDSCAPE, DESKTOP, LARGE):
        resize(page, screen)
        claim(page, f"({UPON})('.voice')", [], str(screen))
        claim(page, "all('.voice').filter((one) => !within(box(one), screen)).length", 0, str(screen))


def test_text_stands_in_a_bubble_and_in_the_log_just_as_it_was_typed(open_page, server):
    table = sit(open_page, server, talkative())
    page = table.page
    table.keep_bubbles()
    table.say(message="said", seat=2, text="<img src=x onerror=alert(1)> & <b>boo</b>")
    expect(bubbles(table)).to_have_text("<img src=x onerror=alert(1)> & <b>boo</b>")
    expect(page.locator(".voice .unseen")).to_have_text("Mika: ")
    page.get_by_role("button", name="What happened: show everything").click()
    expect(page.locator("dialog .talk")).to_have_text("Mika <img src=x onerror=alert(1)> & <b>boo</b>")
    page.keyboard.press("Escape")


def test_typing_says_it_and_a_refused_text_stays_to_be_sent_again(open_page, server):
    table = sit(open_page, server, talkative(), screen=SMALL_PHONE)
    page = table.page
    table.press(NAME)
    field = page.get_by_role("textbox", name="Your own words")
    field.fill("  hello you  ")
    field.press("Enter")
    becomes(page, lambda: said(table), [("talk", "hello you")])
    expect(field).to_have_count(0)
    assert table.socket

    def refuse(text: str | bytes) -> None:
        table.say(message="refused", id=json.loads(text)["id"], reason="too-much-talk", details={}, allowed=[])

    table.socket.on_message(refuse)
    table.press(NAME)
    field.fill("x" * 100)
    expect(field).to_have_value("x" * 80)
    table.press("Say it")
    page.get_by_text("Let the others get a word in!").wait_for()
    expect(field).to_have_value("x" * 80)


def test_a_muted_player_is_neither_seen_nor_heard_on_this_device(open_page, server):
    table = sit(open_page, server, talkative())
    page = table.page
    page.locator('[data-zone="seat:2"]').click()
    switch = page.get_by_role("switch", name="Mute Mika")
    switch.press(" ")
    expect(switch).to_be_checked()
    page.keyboard.press("Escape")
    table.keep_bubbles()
    table.say(message="emoted", seat=2, emote="boom")
    table.say(message="said", seat=2, text="can you hear me?")
    table.say(message="emoted", seat=3, emote="wow")
    expect(bubbles(table)).to_have_text(["Wow!"])
    page.get_by_role("button", name="What happened: show everything").click()
    expect(page.locator("dialog .talk")).to_have_count(0)
    page.keyboard.press("Escape")
    # From the menu it can be taken back, by those who aren't the host too.
    table.press("Menu")
    table.press("Players")
    page.get_by_role("button", name="Mute Mika", pressed=True).click()
    page.get_by_role("button", name="Mute Mika", pressed=False).wait_for()
    page.keyboard.press("Escape")
    table.say(message="said", seat=2, text="and now?")
    expect(bubbles(table)).to_have_text(["and now?", "Wow!"])


def test_without_the_hosts_permission_there_is_nothing_to_type_into(open_page, server):
    table = sit(open_page, server, state())
    table.press(NAME)
    expect(table.page.locator(".picker .emotes button")).to_have_count(24)
    expect(table.page.locator(".picker input")).to_have_count(0)


def test_bubbles_at_the_end_stand_beside_the_places(open_page, server):
    shown = state("over", phase="over", asked=[], standings=[3, 1, 2, 5, 4], alive=[False, False, True, False, False])
    table = sit(open_page, server, shown, screen=PHONE)
    table.keep_bubbles()
    table.page.get_by_role("heading", name="Ola wins").wait_for()
    table.page.locator(".over").get_by_role("button", name=NAME).click()
    table.press("Well played!")
    becomes(table.page, lambda: said(table), [("emote", "played")])
    table.say(message="emoted", seat=3, emote="thanks")
    claim(table.page, "Math.abs(box('.voice').top - box('.over [data-place=\"3\"]').top) < 120")


def test_people_talk_in_the_lobby_and_a_spectator_reads_nothing(open_page, server):
    host = server.ask("/api/tables", {"name": "Anna", "seats": ["open"] * 3, "settings": {"talk": True}})
    guest = server.ask(f"/api/tables/{host['table']}/join", {"name": "Bert"})
    anna = take_seat(open_page, server.url, host, screen=DESKTOP)
    bert = take_seat(open_page, server.url, guest, screen=SMALL_PHONE)
    watcher = open_page(f"{server.url}/t/{host['table']}?watch", screen=DESKTOP)
    watcher.get_by_text("You’re watching.").wait_for()
    bert.get_by_role("button", name=NAME).click()
    bert.get_by_role("textbox", name="Your own words").fill("Is this the bus?")
    bert.get_by_role("button", name="Say it").click()
    anna.locator(".voice", has_text="Is this the bus?").wait_for()
    anna.keyboard.press("e")
    anna.get_by_role("list", name="Just said").get_by_text("Is this the bus?").wait_for()
    inspector = Inspector(anna)
    inspector.look("lobby")
    inspector.report()
    anna.keyboard.press("1")
    watcher.locator(".voice", has_text="Hello!").wait_for()
    expect(watcher.get_by_text("Is this the bus?")).to_have_count(0)
    expect(watcher.get_by_role("button", name=NAME)).to_have_count(0)


def test_the_picker_and_bubbles_can_be_read_aloud(open_page, server):
    table = sit(open_page, server, talkative(), screen=PHONE)
    table.keep_bubbles()
    table.say(message="said", seat=2, text="boo")
    table.press(NAME)
    inspector = Inspector(table.page)
    inspector.look("picker")
    inspector.report()


def test_guests_say_that_they_are_ready_and_the_host_may_start_anyway(open_page, server):
    host = server.ask("/api/tables", {"name": "Anna", "seats": ["open"] * 4})
    guests = [server.ask(f"/api/tables/{host['table']}/join", {"name": name}) for name in ("Bert", "Cleo")]
    anna = take_seat(open_page, server.url, host, screen=DESKTOP)
    bert = take_seat(open_page, server.url, guests[0], screen=SMALL_PHONE)
    anna.get_by_text("0 of 2 ready. Start now and the empty seat waits for the next game.").wait_for()
    bert.get_by_role("button", name="I’m ready").click()
    bert.get_by_role("button", name="Ready!", disabled=True).wait_for()
    anna.get_by_text("1 of 2 ready.").wait_for()
    expect(anna.locator(".seat", has_text="Bert")).to_have_text(re.compile("ready$"))
    expect(anna.locator(".seat", has_text="Cleo").locator(".ready")).to_have_count(0)
    anna.get_by_role("button", name="Start the game").click()
    bert.locator(".hand button").first.wait_for()
