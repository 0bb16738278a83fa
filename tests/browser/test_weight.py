"""The front page over a slow line: how much of it there is, and what is seen of it before any script arrives."""

import json

import pytest

from boomcat.locale import catalogue
from tests.support.browser import DESKTOP, PHONE, WORDY, Screen
from tests.support.page_assertions import ask, becomes, claim, expect
from tests.support.thorough import few

#: On the wire, with the headers: a large screen shows pictures of cards too.
MOST = 130_000
SCREENS = [PHONE, DESKTOP, Screen("small-phone", 360, 640, touch=True), Screen("landscape-phone", 640, 360, touch=True)]
#: Where everything is that is drawn before the client is there; the name and the face of a stranger come with it.
PLACES = """() => [...document.querySelectorAll('#app :is(svg, h1, p, button)')].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [one.tagName, ...[x, y, width, height].map(Math.round)];
})"""
WORDS = "() => [...document.querySelectorAll('#app p, #app button')].map((one) => one.ariaLabel ?? one.innerText)"
EARLY = "#app[data-early]"
#: The page is there before its styles, which are another file.
STYLED = "() => [...document.querySelectorAll('link[rel=stylesheet]')].every((one) => one.sheet)"


def words(language: str, name: str) -> str:
    found = catalogue(language).words(name, "", {})
    assert found
    return found


def without_the_client(visits, address, **more):
    """A visitor whose scripts do not arrive, but for the one that comes before the first paint."""
    page = visits("about:blank", fresh=True, **more)
    page.context.route("**/assets/*.js", lambda route: None)
    page.goto(address, wait_until="commit")
    page.get_by_role("heading", name="Boomcat").wait_for()
    page.wait_for_function(STYLED)
    page.evaluate("() => document.fonts.ready")
    return page


def let_it_come(page):
    page.context.unroute_all(behavior="ignoreErrors")
    page.reload()
    page.locator(EARLY).wait_for(state="detached")
    page.evaluate("() => document.fonts.ready")


@pytest.mark.parametrize("language", WORDY)
def test_the_first_visit_is_light(open_page, server, language):
    page = open_page("about:blank", screen=DESKTOP, locale=language, fresh=True)
    received = []
    session = page.context.new_cdp_session(page)
    session.on("Network.loadingFinished", lambda event: received.append(event["encodedDataLength"]))
    session.send("Network.enable")
    page.goto(server.url)
    page.wait_for_load_state("networkidle")
    page.locator(".fan img").first.wait_for()
    becomes(page, lambda: sum(received) > 80_000, True)
    assert sum(received) <= MOST


@pytest.mark.parametrize("language", WORDY)
def test_the_front_page_is_drawn_in_the_visitors_language_before_any_script(open_page, server, language):
    page = without_the_client(open_page, server.url, locale=language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    buttons = {words(language, name) for name in ("web-home-play", "web-home-open", "web-home-join")}
    becomes(page, lambda: buttons - set(page.evaluate(WORDS)), set())
    expect(page.get_by_text(words(language, "web-fine-print"))).to_be_visible()


@pytest.mark.parametrize("screen", SCREENS[: few(2, 4)], ids=str)
def test_nothing_moves_when_the_client_takes_over(open_page, server, screen):
    page = without_the_client(open_page, server.url, screen=screen, newcomer=True)
    drawn = ask(page, PLACES)
    assert len(drawn) > 10
    let_it_come(page)
    claim(page, f"({PLACES})().slice(0, {len(drawn)})", drawn)


def test_a_press_before_the_client_has_loaded_is_not_lost(open_page, server):
    page = open_page("about:blank", fresh=True)
    held = []

    def hold(route):
        held.append(route)

    page.context.route("**/assets/shell-*.js", hold)
    page.goto(server.url, wait_until="commit")
    button = page.get_by_role("button", name="Settings")
    button.click()
    expect(button).to_have_attribute("aria-busy", "true")
    for route in held:
        route.continue_()
    page.get_by_role("dialog").get_by_text("Language").wait_for()


def test_words_in_a_language_that_was_not_chosen_are_not_shown(open_page, server):
    page = open_page(server.url, locale="en-GB", fresh=True)
    page.evaluate("chosen => localStorage.setItem('boomcat.preferences', chosen)", json.dumps({"language": "it"}))
    page.context.route("**/assets/*.js", lambda route: None)
    page.reload(wait_until="commit")
    page.get_by_role("heading", name="Boomcat").wait_for()
    expect(page.get_by_text("Open a table")).not_to_be_visible()
    let_it_come(page)
    expect(page.get_by_role("button", name=words("it", "web-home-open"))).to_be_visible()


HEADING = "box('h1').toJSON()"


def test_the_front_page_reserves_room_for_a_table_to_continue(open_page, server):
    page = open_page(server.url, fresh=True)
    seated = server.ask("/api/tables", {"name": "Ada", "seats": ["open", "open"]})
    page.evaluate("seats => localStorage.setItem('boomcat.seats', seats)", json.dumps([seated]))
    page.context.route("**/assets/*.js", lambda route: None)
    page.reload(wait_until="commit")
    page.get_by_role("heading", name="Boomcat").wait_for()
    page.evaluate("() => document.fonts.ready")
    drawn = ask(page, HEADING)
    let_it_come(page)
    page.get_by_role("button", name="Continue").wait_for()
    claim(page, HEADING, drawn)


def test_an_invitation_is_drawn_before_any_script_too(open_page, server):
    code = server.ask("/api/tables", {"name": "Ada", "seats": ["open", "open"]})["table"]
    page = open_page("about:blank", locale="fr-FR", fresh=True)
    page.context.route("**/assets/*.js", lambda route: None)
    page.goto(f"{server.url}/t/{code}", wait_until="commit")
    page.get_by_role("heading", name=words("fr", "web-connection-connecting")).wait_for()
    let_it_come(page)
    page.get_by_role("button", name=words("fr", "web-invite-sit")).wait_for()
