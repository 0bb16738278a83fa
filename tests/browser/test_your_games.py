"""The finished games of a device: kept, counted, watched again, and taken along."""

import json
import re

from tests.browser.test_axe import Inspector
from tests.browser.test_end import GAME, over
from tests.browser.test_replay import RECORD, is_at
from tests.support.browser import DESKTOP, SMALL_PHONE, resize
from tests.support.fake_table import sit, state
from tests.support.page_assertions import claim, expect


def test_a_finished_game_is_kept_counted_and_watched_again(open_page, server):
    shown = over(3)
    shown["table"]["practice"] = False
    table = sit(open_page, server, state(seat=3), history=GAME[:-4], screen=SMALL_PHONE)
    page = table.page
    page.route("**/records/1", lambda route: route.fulfill(body=RECORD.read_text()))
    table.is_listed()
    table.show(shown, *GAME[-4:])
    page.wait_for_function("() => Object.keys(localStorage).some((key) => key.startsWith('boomcat.games.'))")
    table.press("Home")
    page.get_by_role("button", name="Your games").click()
    page.get_by_role("heading", name="Your games").wait_for()
    expect(page.locator("dd")).to_have_text([re.compile("^1"), re.compile("^1 100%"), re.compile("^1 "), "Tove"])
    for screen in (DESKTOP, SMALL_PHONE):
        resize(page, screen)
        claim(page, "all('button').every((one) => box(one).right <= innerWidth)", True, screen)
    look = Inspector(page)
    look.look("your games")
    assert look.found == {}

    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    text = saved.value.path().read_text()
    assert json.loads(text)["games"][0]["edition"] == "original"
    page.get_by_role("button", name="Forget this game").click()
    page.get_by_role("button", name="Forget it").click()
    page.get_by_text("Nothing has exploded here yet.").wait_for()
    chooser = page.locator("input[type=file]")
    chooser.set_input_files({"name": "games.json", "mimeType": "application/json", "buffer": text.encode()})
    page.get_by_text("One game added.").wait_for()
    chooser.set_input_files({"name": "other.json", "mimeType": "application/json", "buffer": b"[]"})
    page.get_by_text("That isn’t a file of games from here.").wait_for()
    page.get_by_role("button", name=re.compile("Watch again")).click()
    is_at(page, 1)


def test_games_come_along_to_another_device(open_page, server):
    """By the code that brings the seat; the server only passes them on."""
    old = open_page(server.url)
    game = {
        "id": "a1", "over": 1.0, "edition": "original", "title": "", "seat": 1, "standings": [1, 2], "luck": None,
        "players": [{"name": name, "avatar": 1, "person": True} for name in ("Anna", "Ben")],
        "aimed": {}, "suffered": {}, "packed": "abc" * 2_000,
    }  # fmt: skip
    old.evaluate("""(game) => {
        localStorage.setItem('boomcat.games', '["a1"]');
        localStorage.setItem('boomcat.games.a1', JSON.stringify(game));
    }""", game)  # fmt: skip
    old.get_by_role("button", name="Play the bots").click()
    old.get_by_role("button", name="Menu").click()
    old.get_by_role("button", name="Use another device").click()
    shown = old.locator(".device output")
    expect(shown).to_have_text(re.compile(r"^\w+-\w+"))
    code = shown.inner_text()
    new = open_page(f"{server.url}/d/{code}", screen=SMALL_PHONE)
    new.get_by_text("One game came along.").wait_for()
    assert new.evaluate("() => localStorage.getItem('boomcat.games')") == '["a1"]'
    assert json.loads(new.evaluate("() => localStorage.getItem('boomcat.games.a1')")) == game
