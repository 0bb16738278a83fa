"""The door: what a stranger reads who follows a link, and what the link shows in a chat."""

import io
import urllib.request

import pytest
from PIL import Image

from tests.browser.test_weight import words
from tests.support.axe import faults
from tests.support.browser import DESKTOP, LANGUAGES, SMALL_PHONE, WORDY, alike, resize
from tests.support.page_assertions import STILL, ask, claim, expect
from tests.support.question_states import LANDSCAPE

#: Everything on the door, and whether all of it is on the screen and nothing lies upon anything else.
DOOR = """() => {
  const parts = all('header > *, .top > *, .bottom > *').map(box);
  const upon = parts.filter((one, at) => parts.slice(at + 1).some((other) => touch(one, other)));
  return [parts.length > 8, upon.length, document.documentElement.scrollWidth <= innerWidth];
}"""


def opened(server, **more):
    return server.ask("/api/tables", {"name": "Anna", "seats": ["open", "open", "open"], **more})["table"]


def head(page, name):
    return ask(page, f"document.querySelector('meta[property=\"{name}\"]').content")


@alike(SMALL_PHONE, LANDSCAPE, DESKTOP)
@pytest.mark.parametrize("language", WORDY)
def test_the_door_says_what_the_game_is(open_page, server, screens, language):
    seats = {"seats": ["open"] * 5}
    page = open_page(f"{server.url}/t/{opened(server, **seats)}", screen=screens[0], locale=language)
    page.get_by_role("heading", name=words(language, "web-invite-title")).wait_for()
    expect(page.get_by_text(words(language, "web-what"))).to_be_visible()
    expect(page.get_by_role("img", name="Boomcat")).to_be_visible()
    for screen in screens:
        resize(page, screen)
        claim(page, DOOR, [True, 0, True], screen)
        expect(page.get_by_role("button", name=words(language, "web-invite-sit"))).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name=words(language, "web-rules-how")).click()
    page.get_by_role("dialog").get_by_text(words(language, "web-rules-goal")).wait_for()


def test_the_door_speaks_the_language_that_is_chosen_there(open_page, server):
    page = open_page(f"{server.url}/t/{opened(server)}", screen=SMALL_PHONE)
    page.get_by_label("Language").select_option("it")
    page.get_by_role("heading", name=words("it", "web-invite-title")).wait_for()
    expect(page.get_by_text(words("it", "web-what"))).to_be_visible()
    page.reload()
    page.get_by_role("heading", name=words("it", "web-invite-title")).wait_for()
    expect(page.locator("select option")).to_have_count(len(LANGUAGES))


def test_the_door_of_a_running_game_does_not_say_that_the_host_waits(open_page, server):
    code = server.ask("/api/solo", {"name": "Anna", "bots": ["random", "random"]})["table"]
    page = open_page(f"{server.url}/t/{code}", screen=SMALL_PHONE)
    page.get_by_role("heading", name="A game is on").wait_for()
    page.get_by_text("already playing").wait_for()
    expect(page.get_by_text("waiting for you")).to_have_count(0)
    page.get_by_role("button", name="Watch").click()
    page.locator(".table").wait_for()


def test_the_door_can_be_used_without_seeing_it(open_page, server):
    page = open_page(f"{server.url}/t/{opened(server)}", screen=SMALL_PHONE)
    page.get_by_role("heading", name="You’re invited").wait_for()
    page.wait_for_function(STILL)
    assert faults(page) == []


def test_a_mistyped_code_gets_advice_for_its_kind(open_page, server):
    page = open_page(server.url, screen=SMALL_PHONE, fresh=True)
    page.get_by_role("button", name="Join").click()
    field = page.get_by_placeholder("Link or code")
    for typed, advice in (
        ("miso taru", "four little words"),
        ("hello there", "four little words"),
        ("miso taru kubo lina", "No table has this code"),
    ):
        field.fill(typed)
        page.keyboard.press("Enter")
        expect(page.get_by_role("alert").filter(has_text=advice)).to_be_visible()
    # A whole link says what it is for.
    field.fill(f"{server.url}/t/miso-taru-kubo-lina")
    page.keyboard.press("Enter")
    page.get_by_text("No such table").wait_for()
    page.goto(f"{server.url}/d/miso-taru-kubo-lina")
    page.get_by_text("Ask for a new one on the other device").wait_for()
    open_page.leave(page)
    open_page.complaints.clear()  # the browser counts every 404 as an error


@pytest.mark.parametrize("name", ["Zoë Müller", "花子"])
def test_a_link_to_a_table_has_a_preview_with_a_picture(open_page, server, name):
    code = opened(server, name=name)
    page = open_page(f"{server.url}/t/{code}", screen=DESKTOP, locale="fr-FR")
    assert head(page, "og:title") == f"{name} t’invite à Boomcat"
    address = head(page, "og:image")
    assert address.startswith(f"{server.url}/api/preview/fr/t/{code}.png?")
    with urllib.request.urlopen(address) as answer:
        drawn = answer.read()
    assert len(drawn) < 100_000
    with Image.open(io.BytesIO(drawn)) as picture:
        assert (picture.format, picture.size) == ("PNG", (1200, 630))
    # The fonts of the client have no Japanese letters; the picture leaves the name out.
    unnamed = opened(server, name="たろう")
    with urllib.request.urlopen(f"{server.url}/api/preview/fr/t/{unnamed}.png") as answer:
        assert (answer.read() == drawn) == (name == "花子")
