"""Help on a card, wherever it's seen: by a long press, the pointer or a key; and names in the log."""

import re
from typing import TYPE_CHECKING, Any

import pytest

from tests.support.browser import DESKTOP, PHONE, SMALL_PHONE
from tests.support.fake_table import explains, sit, state
from tests.support.page_assertions import absent, ask, claim, expect
from tests.support.question_states import DRAW, LANDSCAPE, NOPE, PASS, QUESTIONS, SMALL_LANDSCAPE, window

if TYPE_CHECKING:
    from playwright.sync_api import Page

#: Longer than a mouse has to rest.
RESTED = 700

HIDES_A_CLOCK = """() => {
  const slip = document.querySelector('.slip').getBoundingClientRect();
  const screen = slip.left >= 0 && slip.top >= 0 && slip.right <= innerWidth && slip.bottom <= innerHeight;
  const clocks = [...document.querySelectorAll('.ring')].map((ring) => ring.getBoundingClientRect());
  const touch = (ring) => ring.left < slip.right && slip.left < ring.right
    && ring.top < slip.bottom && slip.top < ring.bottom;
  return { screen, clocks: clocks.length, hidden: clocks.some(touch) };
}"""


def hold(page: "Page", where: str) -> None:
    """Hold a finger on an element until the card is explained, with the events that a browser sends."""
    explains(page)
    box = ask(page, f"box({where!r}).toJSON()")
    point = {"x": box["x"] + min(15, box["width"] / 2), "y": box["y"] + min(30, box["height"] / 2)}
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.locator(".slip").wait_for()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def rest(page: "Page", where: str) -> None:
    explains(page)
    box = ask(page, f"box({where!r}).toJSON()")
    for step in (5, 12):
        page.mouse.move(box["x"] + step, box["y"] + step)


def has_chosen(page: "Page", count: int) -> None:
    expect(page.locator('.hand [aria-pressed="true"]')).to_have_count(count)


def test_a_card_that_is_held_is_explained_and_not_played(open_page, server):
    table = sit(open_page, server, QUESTIONS["turn"], screen=SMALL_PHONE)
    page = table.page
    page.evaluate("() => addEventListener('contextmenu', (event) => { window.menu = !event.defaultPrevented })")
    hold(page, '.hand [data-word="skip"]')
    slip = page.get_by_role("dialog", name="What Skip does")
    slip.get_by_text("Ends one turn without drawing.").wait_for()
    slip.get_by_text("You can play it now.").wait_for()
    slip.get_by_text(re.compile("Rules F1, N1, N8")).wait_for()
    has_chosen(page, 0)
    assert not page.evaluate("() => window.menu")
    # A press beside it puts it away, and does nothing else.
    page.locator(".seat").first.tap()
    slip.wait_for(state="detached")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.locator("button.draw").tap()
    table.has_answered("draw")


def test_a_card_says_why_it_cannot_be_played(open_page, server):
    table = sit(open_page, server, QUESTIONS["turn"], screen=PHONE)
    hold(table.page, '.hand [data-word="nope"]')
    table.page.get_by_role("dialog", name="What Nope does").locator(".verdict").wait_for()
    table.page.keyboard.press("Escape")
    expect(table.page.locator(".slip")).to_have_count(0)


def test_one_press_explains_a_card_to_a_player_who_is_not_asked(open_page, server):
    table = sit(open_page, server, state(current=2), screen=SMALL_PHONE)
    page = table.page
    explains(page)
    page.locator('.hand [data-word="see"]').tap(position={"x": 12, "y": 40})
    slip = page.get_by_role("dialog", name="What See the Future (3x) does")
    slip.locator(".verdict").wait_for()
    absent(slip.get_by_text("You can play it now."))
    # The explanation changes when the turn begins.
    see = {"move": "see", "kind": "play", "cards": ["see"]}
    table.show(state(offers=[DRAW, see], question=13))
    slip.get_by_text("You can play it now.").wait_for()
    slip.get_by_role("button", name="Close").tap()
    slip.wait_for(state="detached")


def test_hovering_explains_a_card_until_the_mouse_leaves(open_page, server):
    table = sit(open_page, server, QUESTIONS["turn"], screen=DESKTOP)
    page = table.page
    rest(page, '.hand [data-word="favor"]')
    page.locator("[role=tooltip]").get_by_text("Another player gives you a card").wait_for()
    # It goes with the mouse, and is never in its way.
    claim(page, "getComputedStyle(all('.slip')[0]).pointerEvents", "none")
    page.mouse.move(5, 400)
    expect(page.locator("[role=tooltip]")).to_have_count(0)
    rest(page, "button.discard")
    page.locator("[role=tooltip]").get_by_text("Reshuffles the pile.").wait_for()


#: The buttons, but for cards, that the explanation lies upon.
COVERED = """() => {
  const slip = document.querySelector('.slip').getBoundingClientRect();
  const pressed = [...document.querySelectorAll('button:not([data-card]), a')].filter((one) => !one.closest('.slip'));
  return pressed.filter((one) => one.checkVisibility()).filter((one) => {
    const box = one.getBoundingClientRect();
    return box.left < slip.right && slip.left < box.right && box.top < slip.bottom && slip.top < box.bottom;
  }).map((one) => one.ariaLabel || one.textContent.trim());
}"""


def test_a_hovered_explanation_covers_no_button_and_swallows_no_press(open_page, server):
    table = sit(open_page, server, QUESTIONS["turn"], screen=DESKTOP)
    page = table.page
    explains(page)
    for word in ("skip", "see", "favor"):
        rest(page, f'.hand [data-word="{word}"]')
        page.locator(f'.slip:has([data-card="{word}"])').wait_for()
        claim(page, COVERED, [], word)
    page.get_by_role("button", name="Draw a card").click()
    table.has_answered("draw")
    expect(page.locator(".slip")).to_have_count(0)


def test_hovering_explains_the_cards_of_the_front_page(open_page, server):
    page = open_page(server.url)
    page.locator('.fan [data-card="see"]').hover(position={"x": 90, "y": 40})
    rest(page, '.fan [data-card="kitten"]')
    expect(page.locator(".slip")).to_contain_text("Exploding Kitten")


def test_playing_with_the_mouse_explains_nothing(open_page, server):
    table = sit(open_page, server, QUESTIONS["turn"], screen=DESKTOP)
    explains(table.page)
    table.pick("skip")
    table.page.wait_for_timeout(RESTED)
    absent(table.page.locator(".slip"))
    has_chosen(table.page, 1)


def test_keys_open_and_close_an_explanation(open_page, server):
    table = sit(open_page, server, QUESTIONS["turn"], screen=DESKTOP)
    page = table.page
    explains(page)
    table.pick("skip")
    page.locator('.hand [data-word="see"]').focus()
    page.keyboard.press("?")
    page.get_by_role("dialog", name="What See the Future (3x) does").wait_for()
    page.wait_for_function("() => document.activeElement.matches('.slip')")
    page.keyboard.press("Escape")
    expect(page.locator(".slip")).to_have_count(0)
    claim(page, "document.activeElement.dataset.word", "see")
    has_chosen(page, 1)  # the key meant the help, not the cards


def test_keys_choose_cards_and_then_confirm_and_are_listed(open_page, server):
    table = sit(open_page, server, QUESTIONS["turn"], screen=DESKTOP)
    page = table.page
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys.locator("dt", has_text="D").locator("+ dd")).to_have_text("Draw a card")
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    table.press("Menu")
    table.press("Keys")
    keys.wait_for()
    page.keyboard.press("Escape")
    page.locator('.hand [data-word="skip"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator('.hand [aria-pressed="true"]')).to_have_count(1)
    page.locator(".hand button").last.focus()
    page.keyboard.press("Tab")
    for name in ("Put the cards back", "Play Skip"):
        expect(page.get_by_role("button", name=name)).to_be_focused()
        page.keyboard.press("Enter" if name == "Play Skip" else "Tab")
    table.has_answered("skip")


@pytest.mark.parametrize("screen", [SMALL_PHONE, SMALL_LANDSCAPE, LANDSCAPE], ids=str)
def test_an_explanation_never_covers_a_running_clock(open_page, server, screen):
    table = sit(open_page, server, window(["nope", "skip"], [NOPE, PASS]), screen=screen)
    table.page.locator(".pad").wait_for()
    hold(table.page, ".nope .card")
    table.page.get_by_role("dialog", name="What Favor does").wait_for()
    claim(table.page, HIDES_A_CLOCK, {"screen": True, "clocks": 1, "hidden": False})
    # Time runs: one press is enough.
    table.page.get_by_role("button", name="Let it pass").tap()
    table.has_answered("pass")


def test_an_explanation_makes_room_for_a_clock_that_starts(open_page, server):
    table = sit(open_page, server, state(current=2), screen=DESKTOP)
    explains(table.page)
    table.page.locator('.hand [data-word="see"]').click(position={"x": 12, "y": 40})
    table.page.get_by_role("dialog", name="What See the Future (3x) does").wait_for()
    table.present(window(["nope", "see"], [NOPE, PASS], question=13))
    table.page.locator(".pad").wait_for()
    claim(table.page, HIDES_A_CLOCK, {"screen": True, "clocks": 1, "hidden": False})


def test_cards_of_sheets_and_pickers_are_explained_too(open_page, server):
    table = sit(open_page, server, QUESTIONS["take"], screen=SMALL_PHONE)
    page = table.page
    hold(page, '.palette [data-card="skip"]')
    page.get_by_role("dialog", name="What Skip does").get_by_role("button", name="Close").tap()
    expect(page.locator('.palette [aria-checked="true"]')).to_have_count(0)
    table.present(state(offers=[DRAW], question=13))
    page.locator("button.discard").tap()
    page.get_by_role("dialog").get_by_role("button", name="Favor", exact=True).tap()
    page.get_by_role("dialog", name="What Favor does").wait_for()
    page.keyboard.press("Escape")
    page.locator(".slip").wait_for(state="detached")
    expect(page.locator("dialog[open]")).to_have_count(1)  # the pile is still spread out


# -- the log ---------------------------------------------------------------------------------

RUDE = "<b onclick=x>&amp;"


def rude() -> dict[str, Any]:
    shown = QUESTIONS["turn"]
    seats = [{**seat, "name": RUDE if seat["seat"] == 2 else seat["name"]} for seat in shown["table"]["seats"]]
    players = [{"name": seat["name"], "avatar": seat["avatar"]} for seat in seats]
    return {**shown, "table": {**shown["table"], "seats": seats, "players": players}}


@pytest.mark.parametrize("screen", [SMALL_PHONE, DESKTOP], ids=str)
def test_names_in_the_log_are_bold_and_never_markup(open_page, server, screen):
    history = [
        {"event": "drew", "seat": 3, "card": None, "bottom": False},
        {"event": "played", "seat": 2, "play": "skip"},
    ]
    table = sit(open_page, server, rude(), screen=screen, history=history)
    page = table.page
    expect(page.locator(".log .line b")).to_have_text([RUDE, "Ola"], use_inner_text=True)
    expect(page.locator(".log .last")).to_have_text(f"{RUDE} plays a Skip.", use_inner_text=True)
    expect(page.locator(".log [onclick]")).to_have_count(0)
    seen = "all('.log .line').map((one) => box(one).bottom <= innerHeight && one.checkVisibility())"
    claim(page, seen, [True, True])
    page.get_by_role("button", name="What happened: show everything").click()
    page.get_by_role("dialog").get_by_role("button", name="a Skip").click()
    page.get_by_role("dialog", name="What Skip does").wait_for()
