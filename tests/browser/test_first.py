"""The first game: a gentle one for newcomers, with a hint when something happens for the first time."""

import json
from typing import TYPE_CHECKING, Any

from tests.support.browser import DESKTOP, PHONE, SMALL_PHONE, alike, resize
from tests.support.fake_table import FakeTable, sit, state
from tests.support.page_assertions import STILL, claim, expect
from tests.support.question_states import DRAW, LANDSCAPE, NOPE, PASS, QUESTIONS, window

if TYPE_CHECKING:
    from playwright.sync_api import Page


def asked_for(page: "Page", press: str) -> dict[str, Any]:
    """Press a button that starts a game, and return the page's request."""
    with page.expect_request("**/api/solo") as asked:
        page.get_by_role("button", name=press).click()
    page.wait_for_url("**/t/*")
    found: dict[str, Any] = json.loads(asked.value.post_data or "{}")
    return found


def test_a_newcomer_gets_a_gentle_game_and_then_the_usual_one(open_page, server):
    page = open_page(server.url, screen=PHONE, newcomer=True)
    page.get_by_text("First game: with hints").wait_for()
    asked = asked_for(page, "Play the bots")
    assert asked["bots"] == ["random"] * 3
    assert asked["settings"]["pace"] == "relaxed"
    assert asked["settings"]["timers"]["nope"] >= 10
    assert asked["settings"]["options"]["combos"] == "cats"
    # A game that was left doesn't count; one that was played does.
    page.goto(server.url)
    page.get_by_text("First game: with hints").wait_for()
    page.evaluate("() => localStorage.removeItem('boomcat.seats')")
    learnt = json.dumps({"first": False, "hints": True, "read": []})
    page.evaluate(f"() => localStorage.setItem('boomcat.learning', {json.dumps(learnt)})")
    page.reload()
    page.get_by_text("Original, 3 bots").wait_for()
    assert asked_for(page, "Play the bots")["bots"] == ["heuristic"] * 3


def test_a_player_who_knows_the_game_can_say_so(open_page, server):
    page = open_page(server.url, screen=SMALL_PHONE, newcomer=True)
    page.get_by_role("button", name="No hints, thanks").click()
    page.get_by_text("Original, 3 bots").wait_for()
    page.reload()
    page.get_by_text("Original, 3 bots").wait_for()
    assert asked_for(page, "Play the bots")["bots"] == ["heuristic"] * 3
    page.locator(".hand button").first.wait_for()
    expect(page.locator(".hint")).to_have_count(0)


def remembers(table: FakeTable, what: str, wanted: object) -> None:
    claim(table.page, f"JSON.parse(localStorage.getItem('boomcat.learning')).{what}", wanted)


def test_a_finished_game_ends_the_gentle_start(open_page, server):
    table = sit(open_page, server, QUESTIONS["turn"], newcomer=True)
    remembers(table, "first", True)
    table.show(state("over", phase="over", asked=[], standings=[3, 1, 2, 5, 4], question=14))
    table.page.locator("section.over").wait_for()
    remembers(table, "first", False)


def test_a_player_who_is_out_has_played_and_can_play_the_same_again(open_page, server):
    table = sit(open_page, server, QUESTIONS["out"], newcomer=True)
    again = table.page.get_by_role("button", name="Play again")
    again.wait_for()
    remembers(table, "first", False)
    again.click()
    table.page.locator(".hand button").first.wait_for()
    # Playing once more repeats that game, not the one that the front page offers.
    claim(table.page, "localStorage.getItem('boomcat.solo')", None)


def test_a_hint_is_read_once(open_page, server):
    table = sit(open_page, server, state(offers=[DRAW]), screen=SMALL_PHONE, newcomer=True)
    hint = table.page.locator(".hint")
    hint.get_by_text("Your turn!").wait_for()
    hint.get_by_role("button", name="Got it").tap()
    hint.wait_for(state="detached")
    table.page.reload()
    table.page.locator(".ask .button").wait_for()
    table.page.wait_for_function(STILL)
    expect(hint).to_have_count(0)
    remembers(table, "read", ["turn"])


def test_escape_closes_a_hint_after_the_cards(open_page, server):
    table = sit(open_page, server, QUESTIONS["turn"], newcomer=True)
    hint = table.page.locator(".hint")
    hint.wait_for()
    first = hint.get_attribute("data-hint")
    table.pick("skip")
    expect(table.page.locator('.hand [aria-pressed="true"]')).to_have_count(1)
    table.page.keyboard.press("Escape")
    expect(table.page.locator('.hand [aria-pressed="true"]')).to_have_count(0)
    expect(hint).to_have_attribute("data-hint", first or "")
    table.page.keyboard.press("Escape")
    table.page.wait_for_function("id => document.querySelector('.hint')?.dataset.hint !== id", arg=first)


#: What answers the question, and its clock, are not covered by a hint; the hint is on the screen.
COVERED = """() => {
  const hint = document.querySelector('.hint').getBoundingClientRect();
  const touch = (box) => box.left < hint.right - 3 && hint.left + 3 < box.right
    && box.top < hint.bottom - 3 && hint.top + 3 < box.bottom;
  const out = hint.left < 0 || hint.top < 0 || hint.right > innerWidth || hint.bottom > innerHeight;
  const pressed = [...document.querySelectorAll('.ask button, .pad, .pass button, .ring, .nope h2')];
  return [...pressed.filter((one) => one.checkVisibility() && touch(one.getBoundingClientRect()))
    .map((one) => one.textContent.trim()), ...(out ? ['outside'] : [])];
}"""
NEW = {
    "attack": QUESTIONS["turn"],
    "nope": window(["nope", "skip"], [NOPE, PASS]),
    "no-nope": window(["skip"], [PASS]),
    "give": QUESTIONS["give"],
    "kitten": QUESTIONS["defuse"],
    "place": QUESTIONS["place"],
}


@alike(SMALL_PHONE, LANDSCAPE, DESKTOP)
def test_every_new_thing_has_a_hint_beside_it_that_covers_no_answer(open_page, server, screens):
    table = sit(open_page, server, state(current=2, question=11), screen=screens[0], newcomer=True)
    page = table.page
    page.locator('[data-hint="hold"]').get_by_role("button").click()
    for number, (name, question) in enumerate(NEW.items()):
        table.show({**question, "view": {**question["view"], "question": 20 + number}})
        hint = page.locator(f'[data-hint="{name}"]')
        hint.wait_for()
        for screen in screens:
            resize(page, screen)
            claim(page, COVERED, [], f"{name} on {screen}")
        hint.get_by_role("button", name="Got it").click()


def test_spectators_get_no_hints(open_page, server):
    table = sit(open_page, server, state(seat=None, current=2), newcomer=True)
    table.page.locator(".ask .idle").wait_for()
    expect(table.page.locator(".hint")).to_have_count(0)
