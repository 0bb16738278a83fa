"""Hints never cover what they explain or what is pressed beside it, and they don't come and go."""

from tests.browser.test_first import NEW
from tests.browser.test_tv import beside_tv
from tests.support.browser import DESKTOP, SMALL_PHONE, Screen, alike, resize
from tests.support.fake_table import sit, state
from tests.support.page_assertions import STILL, claim, expect
from tests.support.question_states import DRAW, OTHERS, PAIR, QUESTIONS, move, window
from tests.support.thorough import THOROUGH

LARGE = Screen("large-desktop", 1920, 1080)
#: What a hint covers by more than the shadow of an edge: cards of the hand, piles, and whatever is pressed.
UPON = """() => {
  const hint = document.querySelector('.hint').getBoundingClientRect();
  const pressed = '.hand > *, .piles button, .tools button, .ask button, .pad, .pass button, .banner > *';
  return [...document.querySelectorAll(pressed)].filter((one) => one.checkVisibility()).filter((one) => {
    const box = one.getBoundingClientRect();
    return Math.min(box.right, hint.right, innerWidth) - Math.max(box.left, hint.left, 0) > 4
      && Math.min(box.bottom, hint.bottom, innerHeight) - Math.max(box.top, hint.top, 0) > 4;
  }).map((one) => one.dataset.word ?? (one.ariaLabel || one.textContent.trim()));
}"""
HINTED = {
    "hold": state(current=2, question=11),
    "turn": state(offers=[DRAW], question=12),
    "pair": state(offers=[DRAW, PAIR], question=13),
    **NEW,
}
EVERYWHERE = alike(SMALL_PHONE, DESKTOP, *([LARGE] if THOROUGH else []))


@EVERYWHERE
def test_a_hint_covers_neither_cards_nor_piles_nor_buttons(open_page, server, screens):
    table = sit(open_page, server, HINTED["hold"], screen=screens[0], newcomer=True)
    page = table.page
    for number, (name, question) in enumerate(HINTED.items()):
        table.show({**question, "view": {**question["view"], "question": 20 + number}})
        hint = page.locator(f'[data-hint="{name}"]')
        hint.wait_for()
        for screen in screens:
            resize(page, screen)
            claim(page, UPON, [], f"{name} on {screen}")
        hint.get_by_role("button", name="Got it").click()


@EVERYWHERE
def test_a_hint_makes_room_for_the_card_that_is_picked(open_page, server, screens):
    table = sit(open_page, server, QUESTIONS["turn"], screen=screens[0], newcomer=True)
    page = table.page
    page.locator('[data-hint="attack"]').wait_for()
    for screen in screens:
        resize(page, screen)
        table.pick("skip")
        expect(page.locator(".hand .selected")).to_have_count(1)
        claim(page, UPON, [], f"picked on {screen}")
        page.locator(".hand .selected").click()
    table.pick("nope")
    page.locator('[data-hint="blocked"]').wait_for()
    for screen in screens:
        resize(page, screen)
        claim(page, UPON, [], f"blocked on {screen}")


@EVERYWHERE
def test_a_hint_covers_no_button_beside_a_tv_and_waits_while_cards_are_looked_at(open_page, server, screens):
    table = sit(open_page, server, beside_tv(HINTED["hold"]), screen=screens[0], newcomer=True)
    page = table.page
    for number, name in enumerate(["hold", "turn"]):
        table.show({**beside_tv(HINTED[name]), "view": {**HINTED[name]["view"], "question": 20 + number}})
        page.locator(f'[data-hint="{name}"]').wait_for()
        for screen in screens:
            resize(page, screen)
            claim(page, UPON, [], f"{name} on {screen}")
        page.locator(".hint button").click()
    peeked = {"event": "peeked", "seat": 1, "cards": ["skip", "see", "potato"]}
    table.show(beside_tv(HINTED["pair"]), peeked)
    page.locator(".shown").wait_for()
    page.wait_for_function(STILL)
    expect(page.locator(".hint")).to_have_count(0)
    page.locator(".shown button").click()
    page.locator('[data-hint="pair"]').wait_for()


def test_a_hint_about_two_cats_is_not_shown_for_two_other_cards(open_page, server):
    defuses = move("pair defuse {target}", cards=["defuse"] * 2, title="defuse", targets=OTHERS)
    table = sit(open_page, server, state(hand=["defuse"] * 2, offers=[DRAW, defuses]), newcomer=True)
    table.page.locator('[data-hint="turn"]').get_by_role("button", name="Got it").click()
    expect(table.page.locator(".hint")).to_have_count(0)
    table.present(state(offers=[DRAW, defuses, PAIR], question=14))
    table.page.locator('[data-hint="pair"]').wait_for()


#: How often a hint has appeared.
COUNT = """() => {
  window.hints = 0;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const one of addedNodes) if (one.matches?.('.hint')) window.hints += 1;
  }).observe(document.body, { childList: true });
}"""


def test_a_hint_does_not_come_and_go(open_page, server):
    table = sit(open_page, server, HINTED["hold"], screen=SMALL_PHONE, newcomer=True)
    page = table.page
    hint = page.locator('[data-hint="hold"]')
    hint.wait_for()
    page.evaluate(COUNT)
    for number in range(4):
        table.show(window(["skip"], [], asked=[3, 4, 5], question=30 + 2 * number))
        hint.wait_for(state="detached")
        table.show(state(current=2, question=31 + 2 * number))
        expect(page.locator("main.table")).to_have_attribute("data-question", str(31 + 2 * number))
        page.wait_for_function(STILL)
    # Once more, for those who hadn't the time to read it.
    assert page.evaluate("() => window.hints") <= 1
    expect(hint).to_have_count(0)


def test_a_hint_stays_while_cards_move(open_page, server):
    table = sit(open_page, server, HINTED["hold"], screen=SMALL_PHONE, newcomer=True, reduced_motion=False)
    page = table.page
    page.locator('[data-hint="hold"]').wait_for()
    page.evaluate(COUNT)
    for number in range(3):
        drew = {"event": "drew", "seat": 2 + number, "card": None, "bottom": False}
        table.show(state(current=3 + number, question=20 + number), drew)
        expect(page.locator("main.table")).to_have_attribute("data-question", str(20 + number))
    assert page.evaluate("() => window.hints") == 0
    expect(page.locator('[data-hint="hold"]')).to_have_count(1)
