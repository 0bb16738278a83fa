"""After a game: who plays again, who waits for a seat, and what a bot did for a player who was away."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser.test_axe import Inspector
from tests.browser.test_end import GAME, over
from tests.browser.test_people import gather
from tests.support.browser import DESKTOP, PHONE, SMALL_PHONE
from tests.support.browser_player import Person
from tests.support.fake_table import sit, state
from tests.support.page_assertions import becomes, claim, expect
from tests.support.scripted_deals import Staged

#: The first player draws the kitten, and has no Defuse.
POSITION = "original; 1: skip; 2: skip see; turn: 1; pile: kitten 3*see"


@pytest.fixture(scope="module")
def staged(web_client, tmp_path_factory) -> Iterator[Staged]:
    with Staged(tmp_path_factory.mktemp("staged"), speed=8) as server:
        yield server


def says(person: Person, words: str) -> None:
    expect(person.page.locator(".next")).to_contain_text(words, use_inner_text=True)


def result(person: Person) -> None:
    person.page.locator("section.over").wait_for()


def test_a_rematch_that_everybody_agrees_to(open_page, staged):
    anna, bert = gather(open_page, staged, POSITION, [PHONE, DESKTOP], brisk=True)
    code = anna.page.url.rpartition("/")[2]
    # A late friend follows the link, and takes a bot's seat or an open one in the next game.
    zoe = Person(open_page(f"{staged.url}/t/{code}", screen=SMALL_PHONE, brisk=True))
    zoe.page.get_by_text("Ask for a seat, and you’re in at the next one.").wait_for()
    zoe.button("web-invite-watch").click()
    anna.button("web-do-draw").click()
    for person in (anna, bert, zoe):
        result(person)
    # One press tears no player away.
    anna.button("web-rematch").click()
    says(anna, "You’re in. Waiting for Bert.")
    says(bert, "Ready for another: Anna.")
    expect(anna.page.get_by_role("button", name="Start in")).to_be_disabled()
    zoe.button("web-queue-ask").click()
    says(bert, "Waiting for a seat:")
    # The host may start without Bert, who still looks at the result.
    start = anna.page.get_by_role("button", name="Start without them", exact=True)
    start.click(timeout=30_000)
    anna.page.locator(".hand button").first.wait_for()
    says(bert, "The next game is on. Take your time.")
    bert.button("web-next-come").click()
    bert.page.locator(".hand button").first.wait_for()
    expect(bert.page.locator("section.over")).to_have_count(0)
    table = staged.table(code)
    becomes(bert.page, lambda: table.chairs[1].driven, False)
    assert table.wins == {"Bert": 1}


def ended(seat: int | None = 1, *agreed: int, **some: Any) -> dict[str, Any]:
    shown = over(seat)
    for one in shown["table"]["seats"]:
        one["agreed"] = one["seat"] in agreed
        one["wins"] = one["seat"] % 3
    shown["table"]["game"] = 4
    zoe = {"name": "Zoe", "avatar": 9, "connected": True}
    shown["table"]["queue"] = [zoe]
    return {**shown, "clock": {"remaining": 12.0, "total": 20.0} if agreed else None, **some}


@pytest.mark.parametrize("screen", [SMALL_PHONE, DESKTOP], ids=str)
def test_the_result_shows_who_is_in_and_the_score(open_page, server, screen):
    table = sit(open_page, server, ended(1, 1, 3), history=GAME, screen=screen)
    rows = table.page.locator(".over ol li")
    expect(rows.locator(".agreed")).to_have_count(2)
    expect(rows.locator(".score")).to_have_text(["1 win", "2 wins", "2 wins", "1 win"], use_inner_text=True)
    expect(table.page.locator(".next")).to_contain_text("Waiting for a seat: Zoe", use_inner_text=True)
    claim(table.page, "all('header .deck span').every((one) => box(one).left > box('header .queue').right + 6)")
    inspector = Inspector(table.page)
    inspector.look("the result, and who is in")
    assert inspector.found == {}


def test_a_spectator_asks_for_a_seat(open_page, server):
    table = sit(open_page, server, state(seat=None), screen=SMALL_PHONE)
    table.page.get_by_role("button", name="Ask for a seat").wait_for()
    table.present({**state(seat=None, question=13), "queued": 1})
    table.page.get_by_text("You’re next: a seat in the next game.").wait_for()
    # Who is waited for has room for whole words beside that.
    claim(table.page, "box('.idle p').height < 50 && within(box('.seeking'), screen)")
    one_line = "all('.button').every((one) => one.scrollHeight < 56)"
    claim(table.page, one_line)
    table.show({**over(None), "queued": 1}, *GAME[-1:])
    table.page.locator("section.over .buttons").get_by_role("button", name="Never mind").wait_for()
    claim(table.page, one_line)
    table.press("Never mind")
    table.has_asked("leave")


def test_a_player_who_lost_the_seat_asks_for_another_one_with_the_same_name(open_page, server):
    table = sit(open_page, server, state())
    table.show(state(seat=None, question=13))
    table.press("Ask for a seat")
    table.has_asked("resume")


def test_a_spectator_in_the_lobby_no_longer_wants_a_seat(open_page, server):
    host = server.ask("/api/tables", {"name": "Anna", "seats": ["open", "open"]})
    server.ask(f"/api/tables/{host['table']}/join", {"name": "Bert"})
    page = open_page(f"{server.url}/t/{host['table']}?watch", screen=SMALL_PHONE)
    page.get_by_role("button", name="Ask for a seat").click()
    page.get_by_role("button", name="Never mind").click()
    page.get_by_role("button", name="Ask for a seat").wait_for()


@pytest.mark.parametrize("screen", [SMALL_PHONE, DESKTOP], ids=str)
def test_an_absent_player_and_the_one_who_returns(open_page, server, screen):
    shown = state(current=2)
    shown["table"]["seats"][1] |= {"connected": False, "bot_in": 14.0}
    events = [
        {"event": "drew", "seat": 1, "card": "skip", "bottom": False},
        {"event": "played", "seat": 1, "play": "skip"},
        {"event": "drew", "seat": 1, "card": "see", "bottom": False},
        {"event": "gave", "giver": 1, "taker": 3, "card": "tacocat"},
    ]
    table = sit(open_page, server, {**shown, "meanwhile": events}, screen=screen)
    table.page.get_by_text("has wandered off. A bot takes over in 1").wait_for()
    note = table.page.locator(".meanwhile")
    expect(note).to_contain_text("While you were away, we played for you: 2 cards drawn, Skip, Tacocat as a gift.")
    note.get_by_role("button").click()
    expect(note).to_have_count(0)


def test_at_a_table_without_spectators_one_waits_before_the_door(open_page, server):
    shown = {**state(seat=None, question=13), "view": None, "queued": 2}
    table = sit(open_page, server, state(seat=None))
    table.show(shown)
    table.page.get_by_text("You’re number 2 in line for a seat.").wait_for()
    expect(table.page.locator(".table")).to_have_count(0)
