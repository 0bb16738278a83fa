"""The review of a game, as a layer on its replay: one press from the result, and again in your games.

What the server writes is stored (tests/fixtures), because a review takes seconds; one test goes through a real one.
"""

import json
import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

import pytest

from boomcat.champion.judge import FINGERPRINT
from boomcat.game.game import Game
from tests.browser.test_axe import Inspector
from tests.browser.test_end import GAME, over, size_of
from tests.browser.test_replay import MOMENTS, RECORD
from tests.support.browser import DESKTOP, SMALL_PHONE
from tests.support.fake_table import sit
from tests.support.page_assertions import claim, expect
from tests.support.paths import ROOT

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

STORED = (ROOT / "tests" / "fixtures" / "original.review.jsonl").read_text()
REVIEW = json.loads(STORED.splitlines()[-1])["review"]
BUSY = {"reason": "analysis-is-busy", "details": {}}


def answers(page: "Page", *refusals: Mapping[str, object]) -> list[str]:
    """Answer requests for reviews, after these refusals with the stored one; returns the languages of the requests."""
    asked: list[str] = []

    def answer(route: "Route") -> None:
        asked.append(json.loads(route.request.post_data or "{}")["language"])
        if len(asked) <= len(refusals):
            route.fulfill(status=503, json=refusals[len(asked) - 1])
        else:
            route.fulfill(body=STORED, content_type="application/x-ndjson")

    page.route("**/api/review", answer)
    return asked


def is_at(page: "Page", step: int) -> None:
    shares = ", ".join(r"\S+ \d+%" for _ in REVIEW["seats"])
    said = re.compile(rf"^Moment {step + 1} of {MOMENTS}\. {shares}$")
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", said)


def test_the_review_is_one_press_from_the_result(open_page, server):
    table = sit(open_page, server, over(), history=GAME, screen=SMALL_PHONE)
    page = table.page
    page.route("**/records/1", lambda route: route.fulfill(body=RECORD.read_text()))
    asked = answers(page)
    table.press("Was that right?")
    panel = page.get_by_role("region", name="The whole review")
    panel.get_by_text("Ada won a game that 32 of 100 re-deals win.").wait_for()
    panel.get_by_text(f"Judge {REVIEW['judge']}.").wait_for()
    assert asked == ["en"]
    # The account of each player adds up, as everybody can see.
    for account in panel.locator("dl").all():
        start, *parts, result = (int(text.replace("−", "-")) for text in account.locator("dd").all_inner_texts())
        assert start + sum(parts) == result
    claim(
        page, "all('.review button, .strip button, header button').every((one) => box(one).right <= innerWidth)", True
    )
    look = Inspector(page)
    look.look("a review", both=True)

    panel.get_by_role("button", name=re.compile("three of a kind")).tap()
    panel.wait_for(state="detached")
    is_at(page, 3)
    strip = page.get_by_role("region", name="The review")
    expect(strip).to_contain_text("A howler. “Draw a card” was worth 29 more. The next card was certain to be safe.")
    expect(page.locator(".log .last .howler")).to_have_count(1)
    claim(page, "within(box('.strip'), screen) && within(box('.bar'), screen)", True)
    look.look("a remark", within=".strip, .bar, .log")
    strip.get_by_role("button", name="Next remark").tap()
    expect(strip).to_contain_text("Best find")
    assert look.found == {}
    page.go_back()
    page.get_by_role("heading", name="Ola wins").wait_for()


def test_a_player_tries_again_where_a_better_move_was_missed_and_other_good_moves_count(open_page, server):
    page = open_page(f"{server.url}/replay", screen=DESKTOP)
    answers(page)
    page.locator("input[type=file]").set_input_files(RECORD)
    page.get_by_role("button", name="The review").click()
    ada = page.get_by_role("region", name="Ada", exact=True)
    ada.get_by_role("button", name="What was missed?").click()
    # Ada attacked; the champion would have asked Çem for a Favor, and a pair of Skips is as good.
    is_at(page, 17)
    strip = page.get_by_role("region", name="The review")
    strip.get_by_text("Anything better than “Play an Attack”?").wait_for()
    look = Inspector(page)
    look.look("another try")
    assert look.found == {}
    page.get_by_role("button", name=re.compile("^Draw a card")).click()
    strip.get_by_text("3 points short.").wait_for()
    skips = page.locator('.hand [data-word="skip"]')
    skips.nth(0).click()
    skips.nth(1).click()
    page.get_by_role("button", name=re.compile("^Choose Çem")).click()
    page.get_by_role("button", name=re.compile("^Steal")).click()
    strip.get_by_text("Just as good as the champion’s move.").wait_for()
    strip.get_by_role("button", name="Next one").click()
    is_at(page, 61)
    strip.get_by_role("button", name="Show me").click()
    is_at(page, 62)
    strip.get_by_text("“Take a Defuse” was worth 14 more.").wait_for()
    strip.get_by_role("button", name="Stop trying").click()
    # The arrow keys move along the curve, and end a try.
    ada.get_by_role("button", name="What was missed?").click()
    strip.get_by_text("Anything better").wait_for()
    page.keyboard.press("ArrowRight")
    strip.get_by_text("A slip.").wait_for()
    with page.expect_download() as download:
        page.get_by_role("button", name="Share a picture").click()
    assert size_of(download.value.path().read_bytes()) == (1080, 1080)
    page.get_by_role("button", name="The review").click()
    expect(strip).to_have_count(0)


def test_a_busy_server_is_asked_again_and_the_language_of_the_review_follows(open_page, server):
    page = open_page(f"{server.url}/replay", screen=SMALL_PHONE)
    asked = answers(page, BUSY)
    page.locator("input[type=file]").set_input_files(RECORD)
    page.get_by_role("button", name="The review").tap()
    page.get_by_role("alert").get_by_text("all busy").wait_for()
    page.get_by_role("button", name="Try again").tap()
    page.get_by_role("heading", name="Turning points").wait_for()
    page.get_by_role("button", name="Settings").tap()
    page.get_by_text("Italiano", exact=True).tap()
    page.get_by_role("heading", name="Svolte").wait_for()
    assert asked == ["en", "en", "it"]
    open_page.complaints.clear()  # the browser logs every refusal


def test_a_link_to_a_moment_brings_the_review_along(open_page, server):
    page = open_page(f"{server.url}/replay", screen=SMALL_PHONE)
    answers(page)
    page.locator("input[type=file]").set_input_files(RECORD)
    page.get_by_role("button", name="The review").tap()
    page.get_by_role("button", name=re.compile("steals a Defuse")).first.tap()
    is_at(page, 48)
    page.wait_for_function("() => location.hash.startsWith('#m=48&v=1&')")
    other = open_page("about:blank", screen=SMALL_PHONE)
    answers(other)
    other.goto(page.locator("header input").input_value())
    is_at(other, 48)
    other.get_by_role("region", name="The review").get_by_text("Bo steals a Defuse from Ada.").wait_for()
    expect(other.get_by_role("region", name="The whole review")).to_have_count(0)


@pytest.mark.long(10)
def test_the_server_reviews_a_game_while_the_page_shows_it(open_page, server, tmp_path):
    # A short game without mistakes.
    Game("original", players=2, seed=28).playout(["champion", "champion"]).save(tmp_path / "game.jsonl")
    page = open_page(f"{server.url}/replay", screen=SMALL_PHONE)
    page.locator("input[type=file]").set_input_files(tmp_path / "game.jsonl")
    page.get_by_role("button", name="The review").tap()
    page.get_by_text(f"Judge {FINGERPRINT}.").wait_for()
    page.keyboard.press("End")
    expect(page.get_by_role("slider")).to_have_attribute(
        "aria-valuetext", re.compile(r"\. .* (0%, .* 100%|100%, .* 0%)$")
    )


def test_the_own_moves_are_shown_from_ten_reviewed_games_on(open_page, server):
    page = open_page(server.url, screen=SMALL_PHONE)
    asked = answers(page)
    games = [
        {
            "id": f"g{over}", "over": over, "edition": "original", "title": "", "seat": 1, "standings": [1, 2, 3],
            "players": [{"name": name, "avatar": 1, "person": True} for name in ("Ada", "Bo", "Çem")],
            "aimed": {}, "suffered": {}, "packed": f"r{over}", "luck": None,
            **({"judged": {"judge": REVIEW["judge"], "moves": -0.02}} if over > 1 else {}),
        }
        for over in range(10, 0, -1)
    ]  # fmt: skip
    page.evaluate("""(games) => {
        localStorage.setItem('boomcat.games', JSON.stringify(games.map(({ id }) => id)));
        for (const game of games) localStorage.setItem(`boomcat.games.${game.id}`, JSON.stringify(game));
    }""", games)  # fmt: skip
    page.goto(f"{server.url}/games")
    page.get_by_text("shown from 10 reviewed games on; so far 9").wait_for()
    page.get_by_role("button", name="Review ten games").tap()
    # Nine games at −2 and one at −35: far too few to be sure.
    page.get_by_text(re.compile("^−5 ± 7")).wait_for()
    page.get_by_text("over the last 10 games").wait_for()
    assert asked == ["en"]
    page.get_by_role("button", name="Was that right?").first.tap()
    page.wait_for_function("() => location.pathname.endsWith('/replay')")
    page.get_by_role("button", name="Open another one").wait_for()
