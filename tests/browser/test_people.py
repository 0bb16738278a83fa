"""Several browsers at one table: Nopes upon Nopes, a player who leaves, lost connections, other tabs."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator

from tests.support.browser import DESKTOP, PHONE, SMALL_PHONE
from tests.support.browser_player import Person
from tests.support.fake_table import take_seat
from tests.support.page_assertions import absent, becomes, expect, look_for
from tests.support.scripted_deals import Staged
from tests.support.shared_server import Serving, serving

PILE = "pile: 4*rainbow 2*see kitten 3*potato"


@pytest.fixture(scope="module")
def server(web_client, tmp_path_factory) -> Iterator[Staged]:
    """A server in real time: only people are waited for, and they have all the time that a window gives."""
    with Staged(tmp_path_factory.mktemp("staged")) as server:
        yield server


def sees(page, text):
    page.get_by_text(text).first.wait_for()


SETTINGS = {"timers": {"turn": 90, "nope": 20}, "options": {"first": 1}}


def open_table(server: Staged | Serving, people: int, **timers: int) -> list[dict[str, Any]]:
    """Return seats for this many people at a table with long windows, at which the first one begins."""
    settings = {**SETTINGS, "timers": {**SETTINGS["timers"], **timers}}
    seat = server.ask("/api/tables", {"name": "Anna", "seats": ["open"] * people, "settings": settings})
    join = f"/api/tables/{seat['table']}/join"
    return [seat, *(server.ask(join, {"name": name}) for name in ("Bert", "Cleo")[: people - 1])]


def gather(open_page, server, position: str, screens, **looks) -> list[Person]:
    """This many people meet, and the game starts at the position."""
    server.position = position
    seats = open_table(server, len(screens))
    pages = [
        take_seat(open_page, server.url, seat, screen=screen, **looks)
        for seat, screen in zip(seats, screens, strict=True)
    ]
    people = [Person(page) for page in pages]
    for person in people:
        person.page.get_by_role("heading", name=person.say("web-lobby-players")).wait_for()
    people[0].button("web-lobby-start").click()
    for person in people:
        person.page.locator(".hand button").first.wait_for()
    return people


def name_of(server, person: Person, seat: int) -> str:
    return str(server.table(person.page.url.rpartition("/")[2]).chairs[seat - 1].name)


def window(person: Person) -> Locator:
    """Return the line in the Nope window, once it is open."""
    say = person.page.locator("section.nope .say")
    say.wait_for()
    return say


def nope(person: Person) -> None:
    person.page.locator("section.nope button.pad:enabled").wait_for()
    assert person.press(person.page.locator("section.nope button.pad"))


def let_pass(person: Person) -> None:
    person.button("web-let-it-pass").click()


def play(person: Person, word: str) -> None:
    """A card that needs nothing but to be played."""
    _, key, _ = next(card for card in person.look()["hand"] if card[0] == word)
    assert person.press_card(key)
    assert person.choose_and_go()


TWO = f"original; 1: attack nope; 2: nope shuffle; {PILE}"


def test_a_nope_upon_a_nope_allows_the_play_again_on_both_screens(open_page, server):
    anna, bert = gather(open_page, server, TWO, [DESKTOP, SMALL_PHONE], reduced_motion=False)
    play(anna, "attack")
    expect(window(bert)).to_contain_text(name_of(server, anna, 1), use_inner_text=True)
    # The player of the card sees the same window without anything to press.
    expect(anna.page.locator("section.nope button:enabled")).to_have_count(0)
    nope(bert)
    anna.page.get_by_text(anna.say("web-nope-stops"), exact=True).wait_for()
    expect(window(anna)).to_contain_text(name_of(server, anna, 2), use_inner_text=True)
    expect(bert.page.locator("section.nope button:enabled")).to_have_count(0)
    nope(anna)
    bert.page.get_by_text(bert.say("web-nope-frees"), exact=True).wait_for()
    # Without a Nope there is the same paw, but only letting it pass is possible.
    expect(bert.page.locator("section.nope button.pad")).to_be_disabled()
    let_pass(bert)
    bert.page.locator(".ribbon").get_by_text(bert.say("web-your-turn")).wait_for()
    sees(bert.page, bert.say("web-turns-to-take", count=2))
    sees(anna.page, anna.say("web-turn-of", name=name_of(server, anna, 2)))
    code = anna.page.url.rpartition("/")[2]
    becomes(anna.page, lambda: [server.moves(code, seat) for seat in (1, 2)], [["attack", "nope"], ["nope"]])


def test_a_window_survives_a_lost_network_a_reload_and_a_second_tab(open_page, server):
    anna, bert = gather(open_page, server, TWO, [DESKTOP, PHONE], fresh=True)
    play(anna, "attack")
    window(bert)
    bert.page.reload()
    window(bert)
    # A request made without a network arrives when there is one again, once.
    bert.page.context.set_offline(True)
    nope(bert)
    bert.page.context.set_offline(False)
    anna.page.get_by_text(anna.say("web-nope-stops"), exact=True).wait_for()
    # In another tab of the same browser one sits at the same seat.
    tab = Person(anna.page.context.new_page())
    tab.page.goto(anna.page.url)
    window(tab)
    expect(tab.page.locator("section.nope button.pad")).to_be_enabled()
    let_pass(tab)
    for person in (anna, tab):
        person.page.locator("section.nope").wait_for(state="detached")
        person.button("web-do-draw").wait_for()
    becomes(anna.page, lambda: server.moves(anna.page.url.rpartition("/")[2], 2), ["nope"])
    bert.page.locator(".ribbon").get_by_text(bert.say("web-turn-of", name=name_of(server, anna, 1))).wait_for()


@pytest.mark.long(15)
def test_a_window_survives_the_death_of_the_server(open_page, web_client):
    with serving(speed=1) as server:
        # The player opposite is absent, and no bot stands in: a window stays open, and their turns pass by the clock.
        host, _ = open_table(server, 2, turn=10, grace=3600)
        page = take_seat(open_page, server.url, host, screen=PHONE)
        person = Person(page, seed=5)
        person.button("web-lobby-start").click()
        # Of eight cards some can always be played.
        while not page.locator("section.nope").is_visible():
            assert person.step()
        before = page.locator("section.nope .say").inner_text()
        server.kill()
        lost = page.get_by_text(person.say("web-connection-lost"))
        lost.wait_for()
        server.start()
        lost.wait_for(state="detached")
        expect(page.locator("section.nope .say")).to_have_text(before, use_inner_text=True)
        absent(page.get_by_role("alert"))
        # The new one is spoken to.
        person.button("web-menu").click()
        person.button("web-menu-leave").click()
        page.get_by_role("button", name=person.say("web-menu-leave-yes"), exact=True).click()
        page.get_by_role("heading", name="Boomcat").wait_for()
        assert server.ask(f"/api/tables/{host['table']}")["seats"][0]["left_game"]
        open_page.leave(page)
        open_page.complaints.clear()  # every attempt to connect that fails is one


def test_a_lobby_that_only_this_computer_reaches_invites_no_phones(open_page, server):
    seat = server.ask("/api/tables", {"name": "Anna", "seats": ["open"] * 2})
    page = take_seat(open_page, server.url, seat, screen=SMALL_PHONE)
    sees(page, "Only this computer can open this link.")
    sees(page, "To let phones in, start the server with --lan.")
    absent(page.get_by_text("any phone"), page.locator(".share figure"))


def test_the_others_see_that_a_player_has_left(open_page, server):
    people = gather(
        open_page,
        server,
        "original; 1: potato; 2: potato; 3: skip; pile: 4*rainbow 4*beard 2*kitten 3*tacocat",
        [DESKTOP, SMALL_PHONE, PHONE],
        brisk=True,
    )
    for person in people[:2]:
        person.button("web-do-draw").click()
        person.page.get_by_label(person.say("web-your-hand", count=2)).wait_for()
    play(people[2], "skip")
    for person in people[:2]:
        let_pass(person)
    people[0].button("web-do-draw").wait_for()
    leaver, name = people[1], name_of(server, people[0], 2)
    leaver.button("web-menu").click()
    leaver.button("web-menu-leave").click()
    leaver.page.get_by_role("button", name=leaver.say("web-menu-leave-yes"), exact=True).click()
    leaver.page.get_by_role("heading", name="Boomcat").wait_for()
    for person in (people[0], people[2]):
        stand_in = re.compile(f"{re.escape(name)}.*{re.escape(person.say('web-seat-stand-in'))}")
        person.page.get_by_role("button", name=stand_in).wait_for()
    # The others play on, and the bot takes the turn of the player who left.
    people[0].button("web-do-draw").click()
    people[2].button("web-do-draw").wait_for()


def test_a_game_begins_with_a_deal_however_late_the_table_is_loaded(open_page, server):
    server.position = "original; 1: 3*beard 3*potato; 2: attack; 3: attack; 4: attack; pile: 4*see 3*kitten"
    page = open_page(server.url, screen=PHONE, reduced_motion=False, fresh=True)

    def late(route):
        page.wait_for_timeout(800)
        route.continue_()

    page.route("**/Table-*.js", late)
    dealt = look_for(page, "() => document.querySelector('.hand .coming') !== null")
    page.get_by_role("button", name="Play the bots").click()
    assert dealt()
