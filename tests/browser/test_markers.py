"""Markers on players and beside the piles: curses, marks, the next card that is claimed, the tower."""

import pytest

from tests.support.browser import DESKTOP, SMALL_PHONE
from tests.support.fake_table import explains, sit, state
from tests.support.page_assertions import claim, expect
from tests.support.question_states import DRAW, LYING, OTHERS, QUESTIONS, SKIP, TOWER, move

SCREENS = pytest.mark.parametrize("screen", [SMALL_PHONE, DESKTOP], ids=str)


@SCREENS
def test_a_cursed_player_sees_backs_and_can_play_blind(open_page, server, screen):
    table = sit(open_page, server, QUESTIONS["blind"], screen=screen)
    hand = table.page.get_by_role("toolbar", name="Your hand: 8 cards, face down")
    expect(hand.locator(".card")).to_have_count(8)
    expect(hand.locator("[data-card], button")).to_have_count(0)
    table.page.get_by_text("Cursed until you draw").wait_for()
    table.press("Play blind")
    table.has_answered("blind")


def test_of_a_cursed_hand_the_marked_cards_are_seen(open_page, server):
    shown = state(offers=[move("blind"), DRAW], hand=[], cursed=[1], marked=[["skip"], [], [], [], []])
    shown["view"]["hand_sizes"][0] = 3
    table = sit(open_page, server, shown)
    expect(table.page.locator(".hand .card")).to_have_count(3)
    expect(table.page.locator(".hand [data-card=skip]").first).to_be_visible()
    table.page.get_by_role("button", name="Draw a card").click()
    table.has_answered("draw")


def test_a_hand_that_is_picked_up_is_seen_again(open_page, server):
    table = sit(open_page, server, QUESTIONS["blind"])
    expect(table.page.locator(".hand .blind")).to_have_count(8)
    events = [
        {"event": "drew", "seat": 1, "card": "see", "bottom": False},
        {"event": "picked_up", "seat": 1, "cards": ["skip", "nope", "see"]},
        {"event": "turn_began", "seat": 2, "owed": 1, "attacked": False},
    ]
    table.present(state(current=2, hand=["skip", "nope", "see"], question=13), *events)
    expect(table.page.locator(".hand .blind")).to_have_count(0)
    expect(table.page.get_by_role("toolbar", name="Your hand: 3 cards").locator("button")).to_have_count(3)


def test_the_screen_reader_hears_what_lies_on_a_player(open_page, server):
    table = sit(open_page, server, state(offers=[DRAW], players=10, **LYING))
    seat = table.page.get_by_role("button", name="Mika, 5 cards")
    for words in (
        "everybody sees Nope, Skip, See the Future (3x), Favor",
        "cursed: can’t see their own cards",
        "a Barking Kitten in front of them",
    ):
        expect(seat).to_contain_text(words)
    expect(table.page.get_by_role("button", name="Tove, 5 cards")).to_contain_text("their next card goes to Mika")
    marked = table.page.get_by_role("toolbar").get_by_role("button", name="Skip, marked")
    expect(marked).to_have_count(1)


@SCREENS
def test_the_sheet_about_a_player_explains_what_lies_there(open_page, server, screen):
    table = sit(open_page, server, state(offers=[DRAW], players=10, **LYING), screen=screen)
    explains(table.page)
    table.page.get_by_role("button", name="Mika, 5 cards").click()
    sheet = table.page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name="Marked cards")).to_be_visible()
    expect(sheet.locator(".cards button")).to_have_count(4)
    sheet.get_by_text("a Barking Kitten in front of them").click()
    table.page.get_by_text("Otherwise it waits in front of you.").wait_for()
    table.page.keyboard.press("Escape")
    table.page.keyboard.press("Escape")
    sheet.wait_for(state="detached")
    # What lies on oneself is beside the hand.
    table.page.get_by_role("button", name="your next card goes to Tove").click()
    expect(table.page.get_by_role("dialog").get_by_text("your next card goes to Tove")).to_be_visible()


@SCREENS
def test_the_tower_stands_beside_the_piles_and_then_before_a_player(open_page, server, screen):
    # The third player sits opposite, above the piles.
    table = sit(open_page, server, state(offers=[DRAW, SKIP], tower=TOWER, players=4), screen=screen)
    tower = table.page.get_by_role(
        "button", name="The tower: Defuse, Nope, Skip, Favor, See the Future (3x), Attack (2x)"
    )
    claim(table.page, "within(box('.tower'), screen)")
    claim(table.page, "['.draw .card', '.discard'].filter((one) => touch(box(one), box('.tower'))).length", 0)
    tower.click()
    expect(table.page.get_by_role("dialog").locator("[data-card]").first).to_be_visible()
    table.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    towered = {"event": "towered", "seat": 3, "cards": TOWER}
    table.present(state(offers=[DRAW, SKIP], tower=TOWER, tower_owner=3, players=4, question=13), towered)
    tower.wait_for(state="detached")
    claim(table.page, "all('.draw *, .discard *').filter((one) => touch(box(one), box('.seat .tower'))).length", 0)
    table.page.get_by_role("button", name="Ola, 5 cards").click()
    expect(table.page.get_by_role("dialog").locator(".cards button")).to_have_count(6)


def test_of_several_imploding_kittens_the_number_is_seen(open_page, server):
    table = sit(open_page, server, state(offers=[DRAW], imploding=[2, 1]))
    table.press("Imploding Kittens in the pile: 2 face down, 1 face up.")
    expect(table.page.get_by_role("dialog").get_by_text("2 face down, 1 face up")).to_be_visible()
    table.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    table.present(state(offers=[DRAW], imploding=[1, 0], question=13))
    expect(table.page.locator(".imploding")).to_have_count(0)


@SCREENS
def test_a_victim_of_both_barking_kittens_is_chosen(open_page, server, screen):
    table = sit(open_page, server, QUESTIONS["aim"], screen=screen)
    table.page.get_by_role("radio", name="Ola, 5 cards").click()
    table.press("Bark at Ola")
    table.has_answered(f"aim {OTHERS[1]}")


def test_the_next_player_sees_the_shared_future(open_page, server):
    table = sit(open_page, server, state(current=5))
    shared = {"event": "shared", "seat": 5, "target": 1, "cards": ["kitten", "see", "skip"]}
    table.show(state(offers=[DRAW], question=13), shared)
    table.page.get_by_role("heading", name="You see the future").wait_for()
    expect(table.page.locator(".future .card")).to_have_count(3)
    table.press("Got it")
