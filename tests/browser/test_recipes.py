"""Custom decks in the browser: composed, shared as text, named, played; and the cards that only they have."""

import re

import pytest

from boomcat.locale import text
from tests.browser.test_games import assert_all_in
from tests.browser.test_shell import SMALL_TARGETS, button, is_whole, sees
from tests.support.browser import PHONE, SMALL_PHONE, WORDY, alike, resize
from tests.support.browser_player import Person
from tests.support.fake_table import sit, state
from tests.support.page_assertions import claim, expect, look_for
from tests.support.question_states import DRAW, LANDSCAPE, TABLET, move

RECIPE = "original reverse=3 see5=2 alter5=2 imploding=1"
MORE_FUTURE = """title = "More future"
start = "original"

[cards]
skip = 6
see5 = 3
"""
#: Elements that reach over the edge of the sheet that is open.
TOO_WIDE = """() => [...document.querySelectorAll('[role=dialog] *')]
  .filter((one) => one.checkVisibility() && !one.closest('[inert], .unseen') && !one.matches('.unseen'))
  .filter((one) => { const box = one.getBoundingClientRect(); return box.left < -1 || box.right > innerWidth + 1; })
  .map((one) => one.className || one.nodeName)"""


def compose(page, language="en"):
    """Opens the sheet on which a deck is composed."""
    person = Person(page, language=language)
    person.button("web-home-play-change").click()
    person.button("web-recipe-title").click()
    person.button("web-recipe-use").wait_for()
    return person


def add(page, card, count=1):
    for _ in range(count):
        page.get_by_role("button", name=f"Add one {card}", exact=True).click()


def sheet(page):
    """The one that lies on top."""
    return page.get_by_role("dialog").last


def summary(page):
    return sheet(page).get_by_role("status")


# -- composing -----------------------------------------------------------------------


def test_a_deck_is_composed_and_played(open_page, server):
    page = open_page(server.url, screen=PHONE)
    person = Person(page)
    person.set_up("original", bots=2, nope_seconds=20)
    button(page, "Build a deck").click()
    for card, count in {"Reverse": 3, "Imploding Kitten": 1, "Super Skip": 2, "Catomic Bomb": 2}.items():
        add(page, card, count)
    page.get_by_label("Name of the deck").fill("Fast and backwards")
    summary(page).get_by_text("60 cards, 36 of them in the draw pile with 3 players").wait_for()
    button(page, "Use this deck").click()
    page.get_by_text("House rules").click()
    page.get_by_text("Quick game", exact=True).click()
    button(page, "Play").last.click()
    page.wait_for_url(re.compile("/t/"))
    settings = server.ask(f"/api/tables/{page.url.rpartition('/')[2]}")["settings"]
    assert settings["edition"] == "original super-skip=2 reverse=3 catomic=2 imploding=1"
    assert settings["title"] == "Fast and backwards"
    page.get_by_text("Play goes clockwise").first.wait_for(state="attached")
    person.is_asked()


def test_a_deck_that_is_not_allowed_shows_the_servers_reason(open_page, server):
    page = open_page(server.url)
    compose(page)
    for _ in range(2):
        page.get_by_role("button", name="Remove one Exploding Kitten", exact=True).click()
    page.get_by_role("radio", name="5 players: not enough cards").press(" ")
    summary(page).get_by_text("5 players need 4 kittens; this deck has 2.").wait_for()
    add(page, "Godcat")
    summary(page).get_by_text(text("error-recipe-mat-incomplete")).wait_for()
    expect(button(page, "Use this deck")).to_be_disabled()
    button(page, "Back to the edition").click()
    summary(page).get_by_text("56 cards, 16 of them in the draw pile with 5 players").wait_for()
    open_page.complaints.clear()  # the browser logs every refusal


def test_a_text_becomes_the_deck_and_one_that_cannot_be_read_says_why(open_page, server):
    page = open_page(server.url, screen=SMALL_PHONE)
    compose(page)
    button(page, "Paste text").click()
    field = page.get_by_label("The deck as text")
    field.fill("[cards]\nskip = 99\n")
    page.get_by_text(text("error-recipe-bad-count", card="skip", most=31)).wait_for()
    field.fill("[cards]\nhorse = 2\n")
    page.get_by_text(re.compile("^Unknown card “horse” in the recipe")).wait_for()
    claim(page, TOO_WIDE, [])
    field.fill("poker skip=6")
    page.get_by_text(re.compile("^Unknown edition “poker”")).wait_for()
    claim(page, TOO_WIDE, [])
    field.fill("skip =")
    page.get_by_text(re.compile("^The recipe is not valid TOML")).wait_for()
    summary(page).get_by_text("The pasted text isn’t a deck yet.").wait_for()
    expect(button(page, "Use this deck")).to_be_disabled()
    open_page.complaints.clear()
    # A line, as in a link, is a deck too.
    field.fill("lightning skip=6")
    expect(page.get_by_role("dialog").last.get_by_label("Start from")).to_have_value("lightning")
    # And back: the deck becomes a text.
    field.fill(MORE_FUTURE)
    page.get_by_text("instead of 4").wait_for()
    expect(page.get_by_label("Name of the deck")).to_have_value("More future")
    add(page, "See the Future (5x)")
    summary(page).get_by_text("61 cards").wait_for()
    button(page, "Copy as text").click()
    sees(page, "Copied")
    expect(page.get_by_label("The deck as text")).to_have_value(MORE_FUTURE.replace("see5 = 3", "see5 = 4"))


def test_cats_of_another_edition_do_not_come_along(open_page, server):
    page = open_page(server.url)
    compose(page)
    add(page, "Tacocat")
    add(page, "Swap Top and Bottom", 2)
    page.get_by_label("Start from").select_option("good-vs-evil")
    page.get_by_role("button", name="Add one Mercat", exact=True).wait_for()
    expect(page.get_by_text("Tacocat", exact=True)).to_have_count(0)
    button(page, "Use this deck").click()
    sees(page, "Remixed Good vs. Evil")
    page.keyboard.press("Escape")
    sees(page, "Remixed Good vs. Evil, 3 bots")
    # A deck stays to be chosen, also after another edition was.
    button(page, "Game options").click()
    sheet(page).get_by_text("NSFW", exact=True).click()
    page.reload()
    sees(page, "NSFW, 3 bots")
    button(page, "Game options").click()
    sheet(page).get_by_text("Remixed Good vs. Evil", exact=True).click()
    button(page, "Edit this deck").click()
    page.get_by_text("instead of 0").wait_for()


def test_a_deck_is_composed_with_keys_alone(open_page, server):
    page = open_page(server.url)
    compose(page)
    more = page.get_by_role("button", name="Add one Nope", exact=True)
    more.focus()
    page.keyboard.press("Enter")
    page.get_by_role("status").get_by_text("56 cards").wait_for()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    claim(page, "() => document.activeElement.textContent.trim()", "Nope instead of 5")
    page.keyboard.press("Enter")
    sees(page, text("web-card-nope"))
    for _ in range(20):
        page.keyboard.press("Tab")
        assert page.evaluate("() => !!document.activeElement.closest('[role=dialog]:not([inert] *)')")
    page.keyboard.press("Escape")
    button(page, "Build a deck").wait_for()


@pytest.mark.parametrize("language", WORDY)
@alike(SMALL_PHONE, LANDSCAPE, TABLET)
def test_the_composer_fits_every_screen(open_page, server, screens, language):
    page = open_page(server.url, screen=screens[0], locale=language)
    person = compose(page, language)
    page.get_by_text(person.say("card-imploding"), exact=True).click()
    person.button("web-recipe-paste").click()
    page.get_by_label(person.say("web-recipe-from")).select_option("party-pack")
    page.get_by_role("radio", name=person.pattern("web-recipe-size", players=10, share="…any…")).wait_for(
        state="attached"
    )
    for screen in screens:
        resize(page, screen)
        is_whole(page)
        claim(page, TOO_WIDE, [], screen)
        claim(page, SMALL_TARGETS, [], screen)
    assert_all_in(page, language)


# -- a table with such a deck ----------------------------------------------------------


def test_a_deck_has_its_name_wherever_the_edition_is_shown(open_page, server):
    host = open_page(server.url, screen=SMALL_PHONE)
    button(host, "Open a table").click()
    button(host, "Build a deck").click()
    add(host, "Reverse", 3)
    host.get_by_label("Name of the deck").fill("Thirty-nine lives and forty more letters")
    button(host, "Use this deck").click()
    button(host, "Open the table").click()
    host.get_by_role("heading", name="Who’s playing").wait_for()
    name = "Thirty-nine lives and forty more letters (from Original)"
    code = host.url.rpartition("/")[2]
    guest = open_page(f"{server.url}/t/{code}", screen=SMALL_PHONE)
    button(guest, "Take a seat").wait_for()
    button(host, "Menu").click()
    button(host, "Rules and cards").click()
    sees(host, f"Cards of {name}")
    reverse = host.locator("li", has_text="Reverse").filter(has_text="in the box")
    expect(reverse).to_contain_text("3 in the box")
    for page in (host, guest):
        sees(page, name)
        is_whole(page)
        assert "reverse=3" not in page.locator("body").inner_text()
    host.goto(server.url)
    sees(host, name)
    is_whole(host)


def test_the_host_changes_the_deck_in_the_lobby(open_page, server):
    page = open_page(server.url)
    button(page, "Open a table").click()
    button(page, "Open the table").click()
    page.get_by_role("heading", name="Who’s playing").wait_for()
    button(page, text("web-lobby-settings")).click()
    button(page, "Build a deck").click()
    for _ in range(2):
        page.get_by_role("button", name="Remove one Exploding Kitten", exact=True).click()
    page.get_by_role("radio", name="4 players: not enough cards").wait_for(state="attached")
    expect(button(page, "Use this deck")).to_be_disabled()
    page.get_by_role("radio", name=re.compile("^3 players")).press(" ")
    button(page, "Use this deck").click()
    sees(page, "2–3 players")
    sees(page, "3 seats")
    button(page, "Save").click()
    page.get_by_role("dialog").wait_for(state="detached")  # it closes when the server has answered
    sees(page, "Remixed Original")
    table = server.ask(f"/api/tables/{page.url.rpartition('/')[2]}")
    assert (table["settings"]["edition"], len(table["seats"])) == ("original kitten=2", 3)


# -- the new cards at the table ----------------------------------------------------------


def test_the_direction_of_play_is_shown_only_if_it_can_change(open_page, server):
    table = sit(open_page, server, state(offers=[DRAW]))
    expect(table.page.locator(".direction")).to_have_count(0)
    table = sit(open_page, server, state(current=2, edition=RECIPE), reduced_motion=False)
    table.page.get_by_text("Play goes clockwise").wait_for()
    table.show(
        state(current=1, edition=RECIPE, clockwise=False, question=13),
        {"event": "turn_began", "seat": 1, "owed": 1, "attacked": False},
    )
    table.page.get_by_text("Play goes anticlockwise").wait_for()


FOUND = {"event": "drew_kitten", "card": "imploding", "bottom": False, "defusable": False}
SURFACED = {"event": "surfaced", "card": "imploding-up"}


def test_the_imploding_kitten_on_top_is_seen_when_it_has_come_there(open_page, server):
    table = sit(open_page, server, state(hand=["skip"], offers=[DRAW], edition=RECIPE), reduced_motion=False)
    first = look_for(table.page, "() => document.querySelector('.flight, .draw .face')?.className")
    seen = state(
        hand=["skip", "beard"], current=2, question=13, draw_pile_size=21, edition=RECIPE, face_up="imploding-up"
    )
    table.show(seen, {"event": "drew", "seat": 1, "card": "beard", "bottom": False}, SURFACED)
    assert "flight" in first()
    table.page.get_by_role("button", name="The Imploding Kitten is on top, face up").wait_for()
    # A shuffle buries it again.
    buried = state(hand=["skip", "beard"], current=2, question=14, draw_pile_size=21, edition=RECIPE)
    table.show(buried, {"event": "shuffled"})
    table.page.locator(".draw .face").wait_for(state="detached")


def test_the_imploding_kitten_is_put_back_with_its_own_words(open_page, server):
    table = sit(open_page, server, state(hand=["skip"], offers=[DRAW], edition=RECIPE), screen=SMALL_PHONE)
    asked = state(
        "place",
        edition=RECIPE,
        drawn="imploding",
        question=13,
        offers=[move("place {place}", max_above=21)],
        draw_pile_size=21,
    )
    table.show(asked, FOUND | {"seat": 1})
    table.page.get_by_role("heading", name="Put the Imploding Kitten back").wait_for()
    table.press("Top")
    table.press("Put it there")
    table.has_answered("place 0")


def test_the_imploding_kitten_of_another_lies_on_the_table_until_it_is_back(open_page, server):
    table = sit(open_page, server, state(current=2, edition=RECIPE), reduced_motion=False)
    drawn = state("place", current=2, edition=RECIPE, drawn="imploding", question=13)
    table.show(drawn, FOUND | {"seat": 2, "bottom": True})
    table.page.get_by_text("Mika is tucking the Imploding Kitten back in.").wait_for()
    table.page.locator(".middle .kitten", has_text="Imploding Kitten").wait_for()
    table.show(
        state(current=3, edition=RECIPE, question=14),
        {"event": "placed", "seat": 2, "card": "imploding-up", "above": None},
    )
    table.page.locator(".middle .kitten").wait_for(state="detached")


def test_the_log_has_an_implosion_once_it_is_seen(open_page, server):
    before = state(hand=["skip", "see"], offers=[DRAW], edition=RECIPE, face_up="imploding-up")
    table = sit(open_page, server, before, reduced_motion=False)
    table.page.locator(".draw .face").wait_for()
    gone = ["imploding", "see", "skip"]
    out = state(hand=[], current=2, alive=[False, *[True] * 4], discards=gone, question=13, edition=RECIPE)
    order = look_for(
        table.page,
        """() => {
          const one = (name) => document.querySelector(name);
          const seen = {
            card: one('.middle .drawn')?.textContent.includes('Imploding'),
            bang: one('.boom[data-phase=bang]'),
            log: one('.log').textContent.includes('You vanish'),
            hand: !one('.hand button'),
          };
          window.order = [...new Set([...(window.order ?? []), ...Object.keys(seen).filter((name) => seen[name])])];
          return window.order.length === 4 && window.order;
        }""",
    )
    died = {"event": "exploded", "seat": 1, "cards": ["skip", "see"], "by": "imploding"}
    table.show(out, FOUND | {"seat": 1, "card": "imploding-up"}, died)
    assert order() == ["card", "bang", "log", "hand"]
    table.page.locator(".discard", has_text="Imploding Kitten").wait_for()


def test_raising_heck_says_what_the_card_below_would_do(open_page, server):
    offers = [move("keep"), move("put")]
    table = sit(open_page, server, state("heck", offers=offers, lifted="imploding-up", edition=RECIPE))
    table.page.get_by_text(text("web-hint-heck-imploding-up")).wait_for()
    table.show(state("heck", offers=offers, lifted="imploding", edition=RECIPE, question=13))
    table.page.get_by_text(text("web-hint-heck-imploding"), exact=True).wait_for()


def test_a_swap_and_a_bomb_are_seen(open_page, server):
    table = sit(open_page, server, state(current=2, edition=RECIPE), reduced_motion=False)
    seen = look_for(table.page, "() => document.querySelector('.weave.swap')")
    table.show(state(current=2, edition=RECIPE, question=13), {"event": "swapped", "seat": 2})
    seen()
    seen = look_for(table.page, "() => document.querySelector('.flight')?.textContent.includes('Exploding Kitten')")
    bombed = {"event": "bombed", "seat": 2, "kittens": 4}
    table.show(state(current=3, edition=RECIPE, question=14), {"event": "shuffled"}, bombed)
    seen()
    table.page.locator(".log", has_text="Mika puts all 4 Exploding Kittens on top").wait_for()
