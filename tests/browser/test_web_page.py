"""The browser client's foundations, seen in a browser: fonts, colours, motion, language."""

import json

import pytest

from tests.support.browser import SCREENS

STYLE = "name => getComputedStyle(document.documentElement).getPropertyValue(name).trim()"
BACKGROUND = "() => getComputedStyle(document.body).backgroundColor"
CREAM, NIGHT = "rgb(248, 236, 210)", "rgb(29, 26, 40)"


def choose(page, **preferences):
    """As if this had been chosen on an earlier visit."""
    page.evaluate("chosen => localStorage.setItem('boomcat.preferences', chosen)", json.dumps(preferences))
    page.reload()


@pytest.mark.parametrize("screen", SCREENS, ids=str)
def test_the_page_fits_every_screen(open_page, static_site, screen):
    page = open_page(static_site, screen=screen)
    page.get_by_role("heading", name="Boomcat").wait_for()
    assert page.evaluate("() => document.documentElement.scrollWidth") <= screen.width


@pytest.mark.parametrize(("system", "chosen", "colour"), [
    ("light", None, CREAM),
    ("dark", None, NIGHT),
    ("light", "dark", NIGHT),
    ("dark", "light", CREAM),
])  # fmt: skip
def test_the_theme_follows_the_system_unless_one_is_chosen(open_page, static_site, system, chosen, colour):
    page = open_page(static_site, theme=system)
    if chosen:
        choose(page, theme=chosen)
    assert page.evaluate(BACKGROUND) == colour
    assert page.evaluate(STYLE, "--grain-strength") in (("0.3", ".3") if colour == NIGHT else ("0.5", ".5"))


def test_nothing_travels_with_reduced_motion(open_page, static_site):
    assert open_page(static_site, reduced_motion=False).evaluate(STYLE, "--travel") == "1"
    page = open_page(static_site)
    assert page.evaluate(STYLE, "--travel") == "0"
    assert page.evaluate(STYLE, "--draw") == page.evaluate(STYLE, "--fade")
    choose(page, motion="full")
    assert page.evaluate(STYLE, "--travel") == "1"


def test_the_fonts_load(open_page, static_site):
    page = open_page(static_site)
    page.get_by_role("heading", name="Boomcat").wait_for()
    page.evaluate("() => document.fonts.ready")
    for font in ("900 20px 'Boomcat Display'", "500 15px 'Boomcat Text'"):
        assert page.evaluate("font => document.fonts.check(font)", font), font
    loaded = page.evaluate(
        "() => [...document.fonts].filter(font => font.status === 'loaded').map(font => font.family)"
    )
    assert {name.strip("\"'") for name in loaded} >= {"Boomcat Display", "Boomcat Text"}


def test_an_unknown_language_falls_back_to_english(open_page, static_site):
    page = open_page(static_site, locale="cy-GB")
    page.get_by_role("heading", name="Boomcat").wait_for()
    assert page.locator("html").get_attribute("lang") == "en"


def test_console_errors_are_recorded(open_page, static_site):
    page = open_page(static_site)
    with page.context.expect_console_message():
        page.evaluate("() => console.error('a broken card')")
    with page.context.expect_event("weberror"):
        page.evaluate("() => { setTimeout(() => { throw new Error('a lost cat') }) }")
    assert any("a broken card" in complaint for complaint in open_page.complaints)
    assert any("a lost cat" in complaint for complaint in open_page.complaints)
    open_page.complaints.clear()
