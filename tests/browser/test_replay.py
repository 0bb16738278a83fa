"""A game is looked at again: from the disk, by a link, from its end, and back from the middle of it."""

from typing import TYPE_CHECKING

from boomcat.bots.cast import CAST
from boomcat.game.game import Game
from tests.browser.test_axe import Inspector
from tests.browser.test_end import GAME, over
from tests.support.browser import DESKTOP, SMALL_PHONE, resize
from tests.support.fake_table import sit, state
from tests.support.page_assertions import claim, expect
from tests.support.paths import ROOT
from tests.support.question_states import NOPE, PASS, window

if TYPE_CHECKING:
    from playwright.sync_api import Page

RECORD = ROOT / "tests" / "fixtures" / "original.record.jsonl"
#: Of that game, with the deal.
MOMENTS = 72


def is_at(page: "Page", moment: int) -> None:
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", f"Moment {moment} of {MOMENTS}")


def test_a_record_from_the_disk_is_shown_at_every_moment_and_from_every_seat(open_page, server):
    page = open_page(f"{server.url}/replay", screen=SMALL_PHONE)
    page.locator("input[type=file]").set_input_files(RECORD)
    is_at(page, 1)
    page.locator(".piles").wait_for()
    for screen in (DESKTOP, SMALL_PHONE):
        resize(page, screen)
        claim(page, "all('.bar button, header button').every((one) => within(box(one), screen))", True, screen)

    for key, moment in [("ArrowRight", 2), ("End", MOMENTS), ("ArrowLeft", MOMENTS - 1), ("Home", 1)]:
        page.keyboard.press(key)
        is_at(page, moment)
    page.keyboard.press("]")
    expect(page.get_by_role("slider")).not_to_have_attribute("aria-valuetext", f"Moment 1 of {MOMENTS}")
    page.keyboard.press("[")
    is_at(page, 1)
    expect(page.locator(".marks .boom")).to_have_count(2)

    # A spectator sees no hand; from a seat there is one, and of the others only backs.
    expect(page.locator(".cards [data-key]")).to_have_count(0)
    page.keyboard.press("Home")
    page.get_by_role("radio", name="Ada").click()
    expect(page.locator(".cards [data-key]")).to_have_count(8)
    expect(page.locator(".open")).to_have_count(0)
    page.get_by_role("button", name="All cards").click()
    expect(page.locator(".open .row")).to_have_count(4)
    look = Inspector(page)
    look.look("a replay with all cards")
    assert look.found == {}

    page.get_by_role("button", name="Speed: 1").click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("button", name="Pause").click()
    page.keyboard.press("End")
    is_at(page, MOMENTS)
    expect(page.locator("section.over")).to_have_count(0)


def test_a_small_phone_has_room_for_ten_players_and_a_way_to_play_on(open_page, server, tmp_path):
    game = Game("party-pack", players=10, seed=4)
    for _ in range(60):
        game.push(game.legal_moves()[0])
    game.save(tmp_path / "ten.jsonl")
    page = open_page(f"{server.url}/replay", screen=SMALL_PHONE)
    page.locator("input[type=file]").set_input_files(tmp_path / "ten.jsonl")
    # A record of the library has no names.
    page.get_by_role("radio", name=CAST[9]).tap()
    page.get_by_role("button", name="Play on from here").wait_for()
    # Only a finished game is reviewed.
    expect(page.get_by_role("button", name="The review")).to_have_count(0)
    page.keyboard.press("]")
    claim(page, "within(box('.bar'), screen) && within(box('.bar [aria-checked=true]'), box('.bar'))", True)
    claim(
        page,
        "all('.piles .pile').filter((pile) => touch(box(pile), box('.log')) || touch(box(pile), box('.seats'))).length",
        0,
    )


def test_a_file_that_is_no_record_gets_an_explanation_and_can_be_chosen_again(open_page, server, tmp_path):
    page = open_page(f"{server.url}/replay")
    chooser = page.locator("input[type=file]")
    with (film := tmp_path / "film.mp4").open("wb") as file:
        file.truncate(8_000_001)
    chooser.set_input_files(film)
    page.get_by_text("too big for one game").wait_for()
    expect(chooser).to_have_value("")
    lines = RECORD.read_text().splitlines()
    changed = "\n".join([lines[0], lines[2]]).encode()
    chooser.set_input_files({"name": "changed.jsonl", "mimeType": "text/plain", "buffer": changed})
    page.get_by_text("Line 2: This answers decision 2").wait_for()
    open_page.complaints.clear()


def test_a_link_leads_to_the_same_moment_and_seat(open_page, server):
    page = open_page(f"{server.url}/replay")
    page.locator("input[type=file]").set_input_files(RECORD)
    page.get_by_role("radio", name="Ada").click()
    expect(page.locator(".cards [data-key]")).to_have_count(8)
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    is_at(page, 4)
    page.wait_for_function("() => location.hash.startsWith('#m=3&s=')")
    link = page.locator("header input").input_value()
    other = open_page(link, screen=SMALL_PHONE)
    is_at(other, 4)
    expect(other.get_by_role("radio", name="Ada")).to_be_checked()
    damaged = open_page(link[:-9])
    damaged.get_by_role("heading", name="This game can’t be shown").wait_for()
    open_page.complaints.clear()


def test_the_end_of_a_game_leads_to_its_replay(open_page, server):
    table = sit(open_page, server, over(), history=GAME, screen=SMALL_PHONE)
    table.page.route("**/records/1", lambda route: route.fulfill(body=RECORD.read_text()))
    table.press("Watch again")
    is_at(table.page, 1)
    table.page.go_back()
    table.page.get_by_role("heading", name="Ola wins").wait_for()


def test_a_player_looks_back_without_leaving_the_game(open_page, server):
    table = sit(open_page, server, state(current=2), history=[], screen=SMALL_PHONE)
    page = table.page
    drew = {"event": "drew", "seat": 2, "card": None, "bottom": False}
    began = {"event": "turn_began", "seat": 3, "owed": 1, "attacked": False}
    table.show(state(current=3, question=13, draw_pile_size=21), drew, began)
    page.locator(".log button").first.click()
    page.get_by_role("button", name="Look back").click()
    page.get_by_role("button", name="Back to the game").wait_for()
    page.keyboard.press("Home")
    page.locator("[data-question='12']").wait_for()
    claim(page, "all('.seat').some((seat) => touch(box(seat), box('.return')))", False)
    expect(page.get_by_role("button", name="The review")).to_have_count(0)

    # Nothing of what was asked then can be answered, and what happens meanwhile waits.
    table.show(state(current=1, question=14, draw_pile_size=20, offers=[{"move": "draw", "kind": "draw"}]))
    waiting = page.get_by_role("button", name="The table is waiting for you!")
    waiting.wait_for()
    page.locator("[data-question='12']").wait_for()
    expect(page.get_by_role("button", name="Draw a card")).to_have_count(0)
    table.show(window(["skip"], [PASS], question=15))
    page.get_by_role("button", name="Back to the game").wait_for()
    table.show(window(["nope", "skip"], [NOPE, PASS], question=16))
    waiting.wait_for()
    table.show(state(current=1, question=17, draw_pile_size=20, offers=[{"move": "draw", "kind": "draw"}]))
    waiting.click()
    page.get_by_role("button", name="Draw a card").click()
    table.has_answered("draw")


def test_a_visitor_plays_on_from_a_moment_in_the_seat_of_a_player(open_page, server):
    page = open_page(f"{server.url}/replay")
    page.locator("input[type=file]").set_input_files(RECORD)
    is_at(page, 1)
    expect(page.get_by_role("button", name="Play on from here")).to_have_count(0)
    # Bo begins.
    page.get_by_role("radio", name="Bo").click()
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Draw a card").wait_for()
    expect(page.locator(".cards [data-key]")).to_have_count(8)
    page.locator(".seat", has_text="Ada").wait_for()
    page.go_back()
    is_at(page, 1)
    page.keyboard.press("End")
    page.get_by_role("radio", name="Ada").click()
    expect(page.get_by_role("button", name="Play on from here")).to_have_count(0)
