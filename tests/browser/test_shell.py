"""Everything around the table, in a browser with the real server: front page, lobby, settings, lost connections."""

import re

import pytest

from tests.support.browser import DESKTOP, PHONE, SMALL_PHONE, Screen, Visits, alike, resize
from tests.support.fake_table import take_seat
from tests.support.page_assertions import absent, claim, expect
from tests.support.shared_server import serving
from tests.support.thorough import THOROUGH

LANDSCAPE = Screen("landscape-phone", 844, 390, touch=True)
TABLET = Screen("tablet", 768, 1024, touch=True)
EVERY_SCREEN = [SMALL_PHONE, LANDSCAPE, DESKTOP, *([PHONE, TABLET] if THOROUGH else [])]
#: Elements that a finger must be able to hit, measured where they are shown.
SMALL_TARGETS = """() => [...document.querySelectorAll('button, summary, label:has(input[type=radio])')]
  .filter((one) => one.checkVisibility() && !one.closest('[inert]'))
  .map((one) => [one.ariaLabel || one.textContent.trim(), one.getBoundingClientRect()])
  .filter(([, box]) => box.width < 43.5 || box.height < 43.5)
  .map(([name, box]) => `${name}: ${Math.round(box.width)} by ${Math.round(box.height)}`)"""


def button(page, name):
    return page.get_by_role("button", name=name)


def open_lobby(page):
    """A new table with this visitor as its host; its code."""
    button(page, "Open a table").click()
    button(page, "Open the table").click()
    page.get_by_role("heading", name="Who’s playing").wait_for()
    return page.url.rpartition("/")[2]


def host_lobby(open_page, server, **looks):
    """The same without the way there: the page of the host, and the code."""
    seat = server.ask("/api/tables", {"name": "Anna", "seats": ["open"] * 4})
    page = take_seat(open_page, server.url, seat, **looks)
    page.get_by_role("heading", name="Who’s playing").wait_for()
    return page, seat["table"]


def sees(page, text):
    page.get_by_text(text).first.wait_for()


def is_whole(page):
    """Nothing reaches over the edge of the screen."""
    claim(page, "document.documentElement.scrollWidth <= innerWidth && innerWidth", page.viewport_size["width"])


@alike(*EVERY_SCREEN)
def test_every_screen_fits_and_can_be_pressed(open_page, server, screens):
    page = open_page(server.url, screen=screens[0])

    def fits() -> None:
        for screen in screens:
            resize(page, screen)
            is_whole(page)
            claim(page, SMALL_TARGETS, [], screen)

    page.get_by_role("heading", name="Boomcat").wait_for()
    fits()
    button(page, "Open a table").click()
    sees(page, "Party Pack")
    fits()
    page.keyboard.press("Escape")
    open_lobby(page)
    fits()
    button(page, "Menu").click()
    sees(page, "Leave the table")
    fits()


def test_a_game_against_bots_is_one_click_away(open_page, server):
    page = open_page(server.url, screen=PHONE)
    button(page, "Play the bots").click()
    page.wait_for_url(re.compile("/t/"))
    code = page.url.rpartition("/")[2]
    button(page, "Menu").wait_for()
    table = server.ask(f"/api/tables/{code}")
    assert [seat["occupant"] for seat in table["seats"]].count("bot") == 3
    assert any(seat["occupant"] == "person" and seat["name"] for seat in table["seats"])


def test_the_choices_for_a_game_alone_are_remembered(open_page, server):
    page = open_page(server.url)
    button(page, "Game options").click()
    page.get_by_text("Good vs. Evil").click()
    button(page, "One bot fewer").click()
    page.keyboard.press("Escape")
    sees(page, "Good vs. Evil, 2 bots")
    page.reload()
    sees(page, "Good vs. Evil, 2 bots")


def test_name_and_face_are_remembered(open_page, server):
    page = open_page(server.url)
    button(page, re.compile("Change$")).click()
    page.get_by_label("Name", exact=True).fill("Pernille")
    page.get_by_label("Face 3").press(" ")
    button(page, "That’s me").click()
    page.reload()
    sees(page, "Pernille")
    code = open_lobby(page)
    assert [(seat["name"], seat["avatar"]) for seat in server.ask(f"/api/tables/{code}")["seats"] if seat["host"]] == [
        ("Pernille", 2)
    ]


def test_house_rules_reach_the_server(open_page, server):
    page = open_page(server.url)
    button(page, "Open a table").click()
    page.get_by_text("Party Pack").click()
    page.get_by_text("House rules").click()
    page.get_by_text("Quick game", exact=True).click()
    page.get_by_text("Attacks add up", exact=True).click()
    page.get_by_text("Time", exact=True).click()
    page.get_by_text("90 s", exact=True).click()
    page.get_by_label("Time to Nope").fill("7")
    button(page, "Open the table").click()
    page.get_by_role("heading", name="Who’s playing").wait_for()
    settings = server.ask(f"/api/tables/{page.url.rpartition('/')[2]}")["settings"]
    assert settings["edition"] == "party-pack"
    assert (settings["options"]["quick"], settings["options"]["stacking"]) == (True, False)
    assert (settings["timers"]["turn"], settings["timers"]["nope"]) == (90, 7)


FAN = """() => {
  const box = (one) => document.querySelector(one).getBoundingClientRect();
  const cards = [...document.querySelectorAll('.fan .card')].filter((card) => card.checkVisibility());
  return [cards.length, cards.every((card) => card.getBoundingClientRect().top < innerHeight - 30),
    cards.every((card) => card.getBoundingClientRect().top > box('.form').bottom)];
}"""


def test_a_laptop_has_a_fan_of_cards_and_landscape_room_to_play(open_page, server):
    page = open_page(server.url, screen=Screen("laptop", 1280, 800))
    page.get_by_role("heading", name="Boomcat").wait_for()
    claim(page, FAN, [5, True, True])
    page.set_viewport_size({"width": 640, "height": 360})
    claim(page, "innerWidth", 640)
    for name in ("Play the bots", "Open a table"):
        expect(button(page, name)).to_be_in_viewport(ratio=1)


def test_friends_meet_by_a_link(open_page, server):
    host = open_page(server.url, screen=PHONE)
    code = open_lobby(host)
    guest = open_page(f"{server.url}/t/{code}", screen=SMALL_PHONE, theme="dark", newcomer=True)
    sees(guest, "You’re invited")
    expect(host.get_by_text("Gentle pace")).to_have_count(0)
    button(guest, "Take a seat").click()
    guest.get_by_role("heading", name="Who’s playing").wait_for()
    for page in (host, guest):
        sees(page, "Gentle pace for first games: 8 s to Nope.")
    sees(guest, "to start the game")
    # Only the host can do something about a server that phones do not reach.
    sees(host, "start the server with")
    expect(guest.get_by_text("start the server with")).to_have_count(0)
    expect(guest.get_by_text("seat a bot")).to_have_count(0)
    button(host, "Seat 3").click()
    button(host, "Clever cat").click()
    sees(guest, "Clever cat")
    button(host, "Start the game").click()
    # The lobby is gone on both sides.
    for page in (host, guest):
        page.get_by_role("heading", name="Who’s playing").wait_for(state="detached")
    assert server.ask(f"/api/tables/{code}")["game"] == 1


def test_a_visitor_without_a_seat_can_watch_and_sit_down_later(open_page, server):
    host, code = host_lobby(open_page, server)
    guest = open_page(f"{server.url}/t/{code}")
    button(guest, "Watch").click()
    sees(guest, "You’re watching")
    sees(host, "1 person is watching")
    button(guest, "Take a seat").click()
    sees(guest, "to start the game")
    guest.reload()
    sees(guest, "to start the game")


def test_the_host_hands_over_and_can_be_removed(open_page, server):
    host, code = host_lobby(open_page, server)
    guest = open_page(f"{server.url}/t/{code}")
    button(guest, "Take a seat").click()
    sees(guest, "to start the game")
    button(host, "Seat 2").click()
    button(host, re.compile("^Make ")).click()
    button(host, "Hand over").click()
    button(guest, "Start the game").wait_for()
    button(guest, "Seat 1").click()
    button(guest, re.compile("^Remove ")).click()
    button(guest, re.compile("^Remove$")).click()
    sees(host, "The host has removed you")
    button(host, "Back to the table").click()
    sees(host, "You’re invited")


def test_back_closes_what_is_open_before_it_leaves(open_page, server):
    page = open_page(server.url, screen=PHONE)
    code = open_lobby(page)
    button(page, "Menu").click()
    button(page, "Leave the table").click()
    page.get_by_role("dialog").nth(1).wait_for()
    for left in (1, 0):
        page.go_back()
        page.wait_for_function("left => document.querySelectorAll('[role=dialog]').length === left", arg=left)
        assert page.url == f"{server.url}/t/{code}"
    button(page, "Start the game").wait_for()
    page.go_back()
    button(page, "Open a table").click()
    button(page, "Open the table").wait_for()


def test_back_closes_what_is_open_for_a_visitor_who_came_by_a_link(open_page, server):
    code = server.ask("/api/tables", {"name": "Anna"})["table"]
    page = open_page("about:blank", screen=PHONE)
    page.goto(f"{server.url}/t/{code}")
    button(page, "Take a seat").click()
    button(page, "Menu").click()
    button(page, re.compile("^Settings$")).click()
    page.get_by_role("heading", name="Settings").wait_for()
    page.go_back()
    page.get_by_role("dialog").wait_for(state="detached")
    button(page, "Menu").click()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    claim(page, "location.pathname", f"/t/{code}")
    # Closing a sheet in another way adds no step.
    page.evaluate("history.back()")
    page.wait_for_url("about:blank")


def forgive_table(visits: Visits) -> None:
    """The browser complains about what could not be loaded; nothing else is forgiven."""
    assert visits.complaints
    visits.complaints[:] = [complaint for complaint in visits.complaints if "/Table-" not in complaint]


def test_a_table_that_cannot_be_loaded_says_so(open_page, server):
    page = open_page(server.url, screen=PHONE, fresh=True)
    page.route("**/Table-*.js", lambda route: route.abort())
    button(page, "Play the bots").click()
    page.get_by_role("heading", name="The table didn’t load.").wait_for()
    page.unroute("**/Table-*.js")
    button(page, "Reload").click()
    page.locator(".hand button").first.wait_for()
    forgive_table(open_page)


def test_a_table_that_failed_to_load_in_the_lobby_loads_with_the_game(open_page, server):
    page = open_page(server.url, screen=PHONE, fresh=True)
    page.route("**/Table-*.js", lambda route: route.abort())
    with page.expect_event("requestfailed"):
        open_lobby(page)
    page.unroute("**/Table-*.js")
    button(page, re.compile("^Seat 2")).click()
    button(page, re.compile("^Clever cat")).click()
    button(page, "Start the game").click()
    page.locator(".hand button").first.wait_for()
    forgive_table(open_page)


def test_a_change_of_nothing_shows_no_message_to_the_host(open_page, server):
    page, _ = host_lobby(open_page, server, screen=PHONE)
    button(page, "Add a seat").dblclick()
    page.get_by_text("Open seat").nth(3).wait_for()
    button(page, "Table settings").click()
    button(page, "Save").click()
    page.get_by_role("dialog").wait_for(state="detached")
    absent(page.locator(".toast"))


def test_the_host_has_a_game_and_a_list_of_players_only_with_company(open_page, server):
    page, _ = host_lobby(open_page, server)
    expect(button(page, "Start the game")).to_be_disabled()
    sees(page, "needs at least 2 players")
    button(page, "Menu").click()
    button(page, re.compile("^Settings")).wait_for()
    expect(button(page, re.compile("^Players"))).to_have_count(0)
    page.keyboard.press("Escape")
    button(page, re.compile("^Seat 2")).click()
    button(page, re.compile("^Clever cat")).click()
    page.get_by_role("dialog").wait_for(state="detached")
    button(page, "Menu").click()
    button(page, re.compile("^Players")).click()
    button(page, re.compile("^Remove")).click()
    page.get_by_role("dialog").wait_for(state="detached")


def test_a_table_can_be_continued_from_the_front_page_and_leaving_asks_first(open_page, server):
    page, code = host_lobby(open_page, server)
    button(page, "Menu").click()
    button(page, "Home").click()
    button(page, re.compile(f"^Continue .* at table {code}$")).click()
    page.get_by_role("heading", name="Who’s playing").wait_for()
    button(page, "Menu").click()
    button(page, "Leave the table").click()
    button(page, "Cancel").last.click()
    button(page, "Leave the table").click()
    button(page, re.compile("^Leave$")).click()
    page.get_by_role("heading", name="Boomcat").wait_for()
    claim(page, "() => localStorage.getItem('boomcat.seats')", "[]")


def shown_code(page):
    """The code that moves a seat, as soon as there is one."""
    page.get_by_role("dialog").get_by_role("img", name="The link as a QR code").wait_for()
    code = page.locator("output").last
    expect(code).not_to_be_empty()
    return code.inner_text()


def test_a_seat_moves_to_another_device(open_page, server):
    page, table = host_lobby(open_page, server)
    button(page, "Menu").click()
    button(page, "Use another device").click()
    code = shown_code(page)
    phone = open_page(f"{server.url}/d/{code}", screen=PHONE)
    button(phone, "Start the game").wait_for()
    assert phone.url == f"{server.url}/t/{table}"
    # It works once.
    third = open_page(f"{server.url}/d/{code}", screen=PHONE)
    sees(third, "That didn’t work")
    # The link of another code is followed from there too.
    button(page, "A new code").click()
    expect(page.locator("output").last).not_to_have_text(code)
    another = shown_code(page)
    button(third, "Try another code").click()
    third.get_by_placeholder("Link or code").fill(f"{server.url}/d/{another}")
    third.keyboard.press("Enter")
    button(third, "Start the game").wait_for()
    third.close()
    open_page.complaints.clear()


def test_a_link_or_a_code_can_be_typed(open_page, server):
    code = server.ask("/api/tables", {"name": "Anna"})["table"]
    page = open_page(server.url)
    button(page, "Join").click()
    field = page.get_by_placeholder("Link or code")
    field.fill("nowhere1")
    button(page, "Go").click()
    sees(page, "That’s no code")
    for form in (f"{server.url}/t/{code}", code, f" {code.upper()} "):
        field.fill(form)
        page.keyboard.press("Enter")
        sees(page, "Anna is waiting for you")
        page.go_back()
        button(page, "Join").click()
    page.goto(f"{server.url}/t/nowhere1")
    sees(page, "No such table")
    open_page.leave(page)
    open_page.complaints.clear()  # the browser counts every 404 as an error


def test_colours_and_motion_are_chosen_before_the_first_paint(open_page, server):
    page = open_page(server.url, theme="light")
    button(page, re.compile("^Settings$")).click()
    page.get_by_text("Night", exact=True).click()
    page.get_by_text("Reduced", exact=True).click()
    page.reload(wait_until="commit")
    page.wait_for_function("() => document.documentElement?.dataset.theme === 'dark'")
    claim(page, "() => document.documentElement.dataset.motion", "reduced")


def test_the_front_page_says_that_the_server_does_not_answer(open_page, server):
    page = open_page(server.url)
    page.get_by_role("heading", name="Boomcat").wait_for()
    page.route("**/api/solo", lambda route: route.abort("connectionrefused"))
    button(page, "Play the bots").click()
    sees(page, "The server isn’t answering")
    open_page.leave(page)
    open_page.complaints.clear()


def test_the_rules_show_every_card_of_the_edition(open_page, server):
    page = open_page(server.url)
    button(page, "Rules and cards").click()
    for edition in server.ask("/api/catalog")["editions"]:
        page.get_by_role("dialog").locator(f"label:nth-child({1 + EDITIONS.index(edition['key'])})").first.click()
        page.wait_for_function(
            "count => document.querySelectorAll('[role=dialog] .cards li').length === count", arg=len(edition["cards"])
        )


EDITIONS = ["original", "nsfw", "party-pack", "good-vs-evil"]


def test_everything_can_be_done_with_the_keyboard(open_page, server):
    page = open_page(server.url)
    button(page, "Open a table").focus()
    page.keyboard.press("Enter")
    page.get_by_role("dialog").wait_for()
    # Focus goes round inside the sheet and comes back to the button afterwards.
    for _ in range(40):
        page.keyboard.press("Tab")
        assert page.evaluate("() => !!document.activeElement.closest('[role=dialog]')")
    page.keyboard.press("Escape")
    claim(page, "() => document.activeElement.textContent.trim()", "Open a table")


def test_without_a_secure_context_everything_still_works(open_page, web_client):
    with serving(lan=True) as server:
        if server.outside is None:
            pytest.skip("NOT TESTED: pages over plain http, because this machine has no address on a network")
        page = open_page(server.outside, screen=PHONE)
        page.get_by_role("heading", name="Boomcat").wait_for()
        assert not page.evaluate("() => isSecureContext")
        open_lobby(page)
        expect(page.get_by_label("Link to the table")).to_have_value(re.compile("^" + re.escape(server.outside)))
        button(page, "Copy").click()
        sees(page, "Copied")
        # A page opened as localhost shows the address that phones can use.
        local = open_page(f"{server.url}/t/{page.url.rpartition('/')[2]}")
        button(local, "Take a seat").click()
        link = local.get_by_label("Link to the table")
        expect(link).to_have_value(re.compile("^" + re.escape(server.outside)))
        for visitor in (page, local):  # or they would complain about a server that is gone
            visitor.close()


def test_the_page_can_be_put_on_a_home_screen(open_page, server):
    page = open_page(server.url)
    manifest = page.evaluate("async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json()")
    for icon in manifest["icons"]:
        size = page.evaluate(
            "source => new Promise((done, fail) => { const image = new Image();"
            " image.onload = () => done([image.naturalWidth, image.naturalHeight]);"
            " image.onerror = fail; image.src = source })",
            icon["src"],
        )
        if icon["sizes"] != "any":
            assert f"{size[0]}x{size[1]}" == icon["sizes"]
