"""The search in the rules: cards, and answers to what people ask, as they type."""

import pytest

from tests.browser.test_weight import words
from tests.support.axe import COLOURS, faults
from tests.support.browser import DESKTOP, SMALL_PHONE, WORDY
from tests.support.fake_table import sit
from tests.support.page_assertions import STILL, claim, expect
from tests.support.question_states import QUESTIONS


def rules_of(page, language="en"):
    page.get_by_role("heading", name="Boomcat").wait_for()
    page.get_by_role("button", name=words(language, "web-home-rules")).click()
    return page.get_by_role("dialog")


def test_a_question_is_answered_as_it_is_typed(open_page, server):
    page = open_page(server.url, screen=SMALL_PHONE)
    sheet = rules_of(page)
    sheet.get_by_text("How to play").wait_for()
    field = sheet.get_by_label("Search cards and rulings")
    field.tap()
    page.keyboard.type("can i nope a defuse")
    first = sheet.locator("li").first
    expect(first).to_contain_text("Can I Nope a Defuse?")
    expect(first).to_contain_text("Neither a kitten nor a Defuse can be Noped.")
    # The results are in place of the rules, and fit the screen.
    expect(sheet.get_by_text("How to play")).not_to_be_visible()
    claim(page, "all('[role=dialog] li').every((one) => box(one).right <= innerWidth)")
    first.get_by_role("link").tap()
    page.wait_for_url("**/card/defuse")
    page.get_by_role("heading", name="Defuse").first.wait_for()


def test_the_search_forgives_and_says_what_it_found(open_page, server):
    page = open_page(server.url, screen=DESKTOP)
    sheet = rules_of(page)
    field = sheet.get_by_label("Search cards and rulings")
    field.fill("FAVOURS")
    expect(sheet.locator("li").first).to_contain_text("Favor")
    field.fill("shufle")
    expect(sheet.locator("li h3").first).to_have_text("Shuffle")
    expect(sheet.get_by_role("status")).to_contain_text("result")
    field.fill("xylophone")
    expect(sheet.get_by_role("status")).to_have_text(words("en", "web-search-nothing"))
    expect(sheet.locator("li:visible")).to_have_count(0)


def test_the_search_works_by_keyboard(open_page, server):
    page = open_page(server.url, screen=DESKTOP)
    sheet = rules_of(page)
    field = sheet.get_by_label("Search cards and rulings")
    field.focus()
    # A question mark is a letter here, not the key for help.
    page.keyboard.type("do attacks stack?")
    expect(sheet.locator("li").first).to_contain_text("Attacks")
    page.keyboard.press("Tab")
    claim(page, "document.activeElement.matches('[role=dialog] li a')")
    field.focus()
    page.keyboard.press("Escape")
    expect(field).to_have_value("")
    sheet.get_by_text("How to play").wait_for()
    page.keyboard.press("Escape")
    sheet.wait_for(state="detached")


@pytest.mark.parametrize("language", WORDY)
def test_another_language_has_its_answers(open_page, server, language):
    page = open_page(server.url, screen=SMALL_PHONE, locale=language)
    sheet = rules_of(page, language)
    field = sheet.get_by_label(words(language, "web-search"))
    field.fill(words(language, "web-search-example"))
    expect(sheet.locator("li").first).to_be_visible()
    field.fill(words(language, "asked-pile-empty"))
    expect(sheet.locator("li h3").first).to_have_text(words(language, "asked-pile-empty"), use_inner_text=True)


def test_the_search_can_be_used_without_seeing_it(open_page, server):
    page = open_page(server.url, screen=SMALL_PHONE)
    sheet = rules_of(page)
    sheet.get_by_label("Search cards and rulings").fill("favor")
    sheet.locator("li").first.wait_for()
    page.wait_for_function(STILL)
    assert faults(page) == []
    page.emulate_media(color_scheme="dark")
    assert faults(page, COLOURS) == []


def test_the_search_at_a_table_opens_a_card_beside_the_game(open_page, server):
    table = sit(open_page, server, QUESTIONS["turn"], screen=SMALL_PHONE)
    page = table.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Rules and cards").click()
    page.get_by_label("Search cards and rulings").fill("skip an attack")
    link = page.get_by_role("dialog").locator("li a").first
    expect(link).to_have_attribute("target", "_blank")
    # Letters that press buttons of the table are only letters here.
    table.has_answered()
