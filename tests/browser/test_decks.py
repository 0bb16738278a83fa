"""Decks in the browser: chosen by mood, length and players, handed on as links; and the pages of decks and cards."""

import re

import pytest

from boomcat.core.decks import DECKS
from boomcat.core.edition import EDITIONS
from boomcat.locale import text
from tests.browser.test_games import assert_all_in
from tests.browser.test_shell import SMALL_TARGETS, button, is_whole, sees
from tests.support.browser import DESKTOP, PHONE, SMALL_PHONE, WORDY, alike, resize
from tests.support.browser_player import Person
from tests.support.fake_table import sit, state
from tests.support.page_assertions import becomes, claim, expect
from tests.support.question_states import DRAW, LANDSCAPE, TABLET
from tests.support.thorough import few

REMIX = "original skip=6 see5=2"
REMIX_PATH = "/deck/original_skip=6_see5=2?title=Hop"


def shelf(page):
    return page.get_by_role("dialog").locator(".shelf label b")


def choose(page, name):
    page.get_by_role("dialog").get_by_role("radio", name=re.compile(f"^{name}")).press(" ")


# -- choosing ----------------------------------------------------------------------------


@pytest.mark.parametrize("screen", [SMALL_PHONE, DESKTOP][: few(1, 2)], ids=str)
def test_decks_are_found_by_mood_length_and_players(open_page, server, screen):
    page = open_page(server.url, screen=screen)
    button(page, "Game options").click()
    expect(shelf(page)).to_have_count(len(EDITIONS) + len(DECKS))
    button(page, "Quick").click()
    page.get_by_label("Length", exact=True).select_option("5")
    # Of those, and the chosen one, which stays in sight.
    becomes(page, lambda: shelf(page).all_inner_texts(), ["Original", "Lightning", "Claws Out"])
    sees(page, "2 decks are like that.")
    page.get_by_label("Players", exact=True).select_option("5")
    sees(page, "No deck is like that.")
    button(page, "Show all").click()
    expect(shelf(page)).to_have_count(len(EDITIONS) + len(DECKS))
    page.get_by_role("dialog").get_by_text("Lightning", exact=True).click()
    button(page, "Play").last.click()
    page.wait_for_url(re.compile("/t/"))
    assert server.ask(f"/api/tables/{page.url.rpartition('/')[2]}")["settings"]["edition"] == "lightning"


def test_a_deck_that_does_not_fit_the_planned_seats_says_so(open_page, server):
    page = open_page(server.url, screen=PHONE)
    button(page, "Open a table").click()
    box = page.locator(".shelf label").filter(has_text="Lightning")
    expect(box).not_to_contain_text("Not for")
    button(page, "One seat more").click()
    expect(box).to_contain_text("Not for 5 players")
    choose(page, "Lightning")
    # There are only as many seats then as it takes.
    sees(page, "4 seats")
    expect(box).not_to_contain_text("Not for")


def test_decks_are_chosen_with_keys_alone(open_page, server):
    page = open_page(server.url)
    button(page, "Game options").click()
    page.get_by_role("dialog").get_by_role("radio", name=re.compile("^Good vs. Evil")).focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("radio", name=re.compile("^Lightning"))).to_be_checked()
    expect(page.locator(".shelf label").filter(has_text="Lightning")).to_be_in_viewport(ratio=1)


# -- composing how it is dealt -------------------------------------------------------------


def test_a_recipe_says_how_it_is_dealt(open_page, server):
    page = open_page(server.url, screen=PHONE)
    button(page, "Game options").click()
    button(page, "Build a deck").click()
    page.get_by_text("How it’s dealt").click()
    expect(button(page, "Cards dealt: one more")).to_be_disabled()
    for _ in range(2):
        button(page, "Cards dealt: one fewer").click()
    page.get_by_text("4 players only").click()
    button(page, "Exploding Kittens: one more").click()
    expect(button(page, "Exploding Kittens: one more")).to_be_disabled()  # the box has no fifth one
    button(page, "Most players: one fewer").click()
    page.get_by_role("status").get_by_text("4 kittens in there").wait_for()
    button(page, "Use this deck").click()
    button(page, "Play").last.click()
    page.wait_for_url(re.compile("/t/"))
    edition = server.ask(f"/api/tables/{page.url.rpartition('/')[2]}")["settings"]["edition"]
    assert edition.split()[0] == "original"
    assert {"deal=5", "players=2-4"} <= set(edition.split())
    assert "kittens=" in edition


def test_a_deck_that_is_wrong_cannot_be_used_and_says_why(open_page, server):
    page = open_page(server.url)
    button(page, "Game options").click()
    button(page, "Build a deck").click()
    page.get_by_text("How it’s dealt").click()
    button(page, "Exploding Kittens: one fewer").click()
    expect(button(page, "Use this deck")).to_be_disabled()
    page.get_by_role("status").get_by_text(re.compile("players need .* kitten")).wait_for()
    button(page, "Back to the edition").click()
    expect(button(page, "Use this deck")).to_be_enabled()
    # A plus stops at the limit of the card.
    button(page, "Add one Streaking Kitten").click()
    expect(button(page, "Add one Streaking Kitten")).to_be_disabled()
    open_page.complaints.clear()  # the browser logs every refusal


def test_numbers_are_those_of_a_table_that_is_allowed(open_page, server):
    page = open_page(server.url)
    button(page, "Game options").click()
    button(page, "Build a deck").click()
    page.get_by_text("How it’s dealt").click()
    page.get_by_text("4 players only").wait_for()
    button(page, "Exploding Kittens: one more").click()  # more than the box has for 5
    button(page, "Fewest players: one more").click(click_count=3, delay=10)
    page.get_by_text("5 players only").wait_for()
    sees(page, "5 players are to get 5 of “Exploding Kitten”; this deck has 4.")
    open_page.complaints.clear()  # the browser logs every refusal


# -- sharing -------------------------------------------------------------------------------


def test_a_link_to_a_custom_deck_leads_to_a_game_of_it(open_page, server):
    page = open_page(f"{server.url}{REMIX_PATH}", screen=PHONE)
    page.get_by_role("heading", name="Hop", exact=True).wait_for()
    page.get_by_role("link", name="6 × Skip").wait_for()
    sees(page, "7 cards and a Defuse each.")
    button(page, "Play this deck").click()
    chosen = page.get_by_role("dialog").get_by_role("radio", name=re.compile("^Hop"))
    expect(chosen).to_be_checked()
    expect(page.locator(".tile.own")).to_be_in_viewport(ratio=1)
    button(page, "Play").last.click()
    page.wait_for_url(re.compile("/t/"))
    settings = server.ask(f"/api/tables/{page.url.rpartition('/')[2]}")["settings"]
    assert (settings["edition"], settings["title"]) == (REMIX, "Hop")


@pytest.mark.parametrize("screen", [SMALL_PHONE, DESKTOP], ids=str)
def test_the_deck_of_a_page_is_in_sight_where_it_is_played(open_page, server, screen):
    page = open_page(f"{server.url}/deck/sticky-fingers", screen=screen)
    button(page, "Play this deck").click()
    expect(page.locator(".shelf label").filter(has_text="Sticky Fingers")).to_be_in_viewport(ratio=1)


def test_the_chosen_deck_can_be_copied_as_a_link(open_page, server):
    page = open_page(server.url)
    button(page, "Game options").click()
    choose(page, "Black Hole")
    button(page, "Copy the link").click()
    sees(page, "Copied")
    expect(page.locator("[role=dialog] input[readonly]")).to_have_value(re.compile("/deck/black-hole$"))


@pytest.mark.parametrize("screen", [PHONE, DESKTOP][: few(1, 2)], ids=str)
def test_a_table_says_which_deck_it_plays(open_page, server, screen):
    seated = server.ask("/api/tables", {"name": "Ada", "seats": ["open", "open"], "settings": {"edition": "lightning"}})
    guest = open_page(f"{server.url}/t/{seated['table']}", screen=screen)
    link = guest.get_by_role("link", name=re.compile("Lightning"))
    expect(link.first).to_have_attribute("href", "/deck/lightning")
    button(guest, "Take a seat").click()
    expect(guest.get_by_role("link", name="Lightning: what’s in it")).to_have_attribute("href", "/deck/lightning")
    button(guest, "Menu").click()
    in_menu = guest.get_by_role("dialog").get_by_role("link", name=re.compile("^Lightning"))
    expect(in_menu).to_have_attribute("target", "_blank")


def test_a_deck_with_a_tower_says_how_many_cards_leave_for_it(open_page, server):
    settings = {"edition": "original tower=1"}
    seated = server.ask("/api/tables", {"name": "Ada", "seats": ["open", "open"], "settings": settings})
    page = open_page(f"{server.url}/t/{seated['table']}", screen=PHONE)
    button(page, "Take a seat").click()
    page.get_by_text("Six cards leave for the tower.").wait_for()
    page = open_page(f"{server.url}/deck/original_tower=1", screen=PHONE)
    expect(page.get_by_text("Six cards leave for the tower.")).to_have_count(4)


# -- pages ---------------------------------------------------------------------------------


@pytest.mark.parametrize("screen", [SMALL_PHONE, DESKTOP][: few(1, 2)], ids=str)
def test_the_page_of_a_card_shows_its_rules_and_decks(open_page, server, screen):
    page = open_page(f"{server.url}/card/streaking", screen=screen)
    page.get_by_role("heading", name="Streaking Kitten", level=1).wait_for()
    sees(page, text("web-ruling-streaking"))
    page.locator("#H1").get_by_text("Streaking Kitten: a player who holds it").wait_for()
    expect(page).to_have_title("Streaking Kitten · Boomcat")
    is_whole(page)
    page.get_by_role("link", name="Power Play").click()
    page.get_by_role("heading", name="Power Play", level=1).wait_for()
    sees(page, text("edition-power-play.special"))
    page.get_by_role("link", name="2 × Garbage Collection").click()
    page.get_by_role("heading", name="Garbage Collection", level=1).wait_for()
    page.go_back()
    page.get_by_role("heading", name="Power Play", level=1).wait_for()
    page.get_by_role("link", name=text("web-back-home")).click()
    button(page, "Game options").wait_for()


def test_the_explanation_of_a_card_leads_to_its_rules(open_page, server):
    table = sit(open_page, server, state(hand=["skip"], offers=[DRAW]))
    table.page.locator(".hand [data-card=skip]").first.hover()
    table.page.mouse.move(10, 10)
    table.page.locator(".hand [data-card=skip]").first.hover()
    link = table.page.get_by_role("link", name="Rules F1, N1, N8", include_hidden=True)
    link.wait_for()
    expect(link).to_have_attribute("href", "/card/skip")
    expect(link).to_have_attribute("target", "_blank")


@pytest.mark.parametrize(
    ("path", "heading"),
    [
        ("/card/hamster", "That’s no card"),
        ("/deck/hamsters", "That’s no deck"),
        ("/deck/original_skip=99", "That’s no deck"),
    ],
)
def test_cards_and_decks_that_do_not_exist_have_a_friendly_page(open_page, server, path, heading):
    page = open_page(f"{server.url}{path}", screen=PHONE)
    page.get_by_role("heading", name=heading).wait_for()
    button(page, text("web-back-home")).click()
    button(page, "Game options").wait_for()
    open_page.complaints.clear()  # the browser logs every refusal


@pytest.mark.parametrize("language", WORDY)
@alike(SMALL_PHONE, LANDSCAPE, TABLET, DESKTOP)
def test_the_pages_fit_every_screen(open_page, server, screens, language):
    for path, name in (("/card/alter-now", "web-about-decks"), ("/deck/eye-for-an-eye", "web-deck-others")):
        page = open_page(f"{server.url}{path}", screen=screens[0], locale=language)
        person = Person(page, language=language)
        page.get_by_role("heading", name=person.say(name)).wait_for()
        for screen in screens:
            resize(page, screen)
            is_whole(page)
            claim(page, SMALL_TARGETS, [], screen)
        if path.startswith("/deck"):
            assert_all_in(page, language)
