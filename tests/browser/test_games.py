"""A whole game in the browser with the real server, in another language; every language, and a deal to ten."""

import json
import re
from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, TextElement

from boomcat.locale import ENGLISH, FOLDER, languages
from tests.browser.test_end import GAME
from tests.support.browser import DESKTOP, LANGUAGES, SMALL_PHONE, WORDY
from tests.support.browser_player import Person
from tests.support.fake_table import sit, take_seat
from tests.support.page_assertions import becomes, claim, expect
from tests.support.question_states import QUESTIONS
from tests.support.thorough import THOROUGH, few

#: Everything that can be read on the page, or is read out.
READ = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) found.push(walker.currentNode.textContent.replace(/\\s+/g, ' ').trim());
  for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-valuetext'])
    for (const one of document.querySelectorAll(`[${name}]`)) found.push(one.getAttribute(name));
  return [...new Set(found)].filter((words) => words);
}"""
MESSAGE_ID = re.compile(r"(?<![\w/-])(web|error|card|move|event|blocked|edition|cli)-[a-z]+")

#: Collects what would make the page stutter or jump.
WATCH = """() => {
  window.tasks = [];
  window.shifts = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: 'longtask' });
  new PerformanceObserver((list) => shifts.push(...list.getEntries().filter(({ hadRecentInput }) => !hadRecentInput)
    .map(({ value, sources }) => [value, sources.map(({ node }) => node?.className || node?.nodeName)])))
    .observe({ type: 'layout-shift' });
}"""
#: What browsers' makers call good.
GOOD_LAYOUT_SHIFT = 0.1


@cache
def plain_messages(language: str) -> set[str]:
    """The messages, and their other forms, that are words alone."""
    found = set()
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, Message):
                for pattern in [entry.value, *(attribute.value for attribute in entry.attributes)]:
                    words = [one.value for one in pattern.elements if isinstance(one, TextElement)] if pattern else []
                    if pattern and len(words) == len(pattern.elements):
                        found.add(" ".join("".join(words).split()))
    return found


def assert_all_in(page, language: str) -> None:
    """Nothing on the page is an id of a message, or English where it should not be."""
    page.locator(f"html[lang={language}]").wait_for()
    foreign = plain_messages(ENGLISH) - plain_messages(language)

    def wrong() -> list[str]:
        return [one for one in page.evaluate(READ) if MESSAGE_ID.search(one) or one in foreign]

    becomes(page, wrong, [])


#: A phone and a desktop, day and night, with and without motion; in another language each. The tests play the first,
#: and `python3 play soak --thorough` all.
GAMES = [
    ("original", "it", SMALL_PHONE, "dark", True),
    ("good-vs-evil", "es", DESKTOP, "light", False),
    ("party-pack", "en", SMALL_PHONE, "light", False),
    ("nsfw", "fr", DESKTOP, "dark", True),
]


@pytest.mark.long(15)
@pytest.mark.parametrize(("edition", "language", "screen", "theme", "still"), GAMES[: few(1, 4)], ids=str)
def test_a_whole_game_is_played_by_clicks_to_the_end(open_page, server, edition, language, screen, theme, still):
    looks = {"screen": screen, "theme": theme, "locale": language, "reduced_motion": still}
    page = open_page(server.url, **looks, brisk=not THOROUGH)
    # With reduced motion the player presses at once.
    person = Person(page, seed=len(edition), language=language, patient=not still)
    assert_all_in(page, language)
    person.begin(edition, bots=2, nope_seconds=20, quick=not THOROUGH or edition != "original")
    person.is_asked()
    assert_all_in(page, language)
    person.play_to_the_end()
    assert_all_in(page, language)
    # The page and the record agree on the end.
    with page.expect_download() as download:
        page.get_by_role("link", name=person.say("web-record")).click()
    record = [json.loads(line) for line in download.value.path().read_text("utf-8").splitlines()]
    assert record[0]["edition"] == edition
    seats = server.ask(f"/api/tables/{page.url.rpartition('/')[2]}")["seats"]
    names = [seats[seat - 1]["name"] for seat in record[-1]["standings"]]
    over = page.locator("section.over")
    expect(over.locator("ol .name")).to_have_text(names, use_inner_text=True)
    # Everybody's fate is known.
    expect(over.locator("ol small")).to_have_text([re.compile(r"\S")] * len(names), use_inner_text=True)
    won = record[-1]["standings"][0] == 1  # a player alone sits on the first seat
    expect(over.locator("h2")).to_have_text(
        person.say("web-you-win") if won else person.say("web-wins", name=names[0]), use_inner_text=True
    )
    person.button("web-rematch").click()
    over.wait_for(state="detached")
    assert server.ask(f"/api/tables/{page.url.rpartition('/')[2]}")["game"] == 2


@pytest.mark.parametrize("language", WORDY)
def test_a_table_is_read_in_another_language(open_page, server, language):
    table = sit(open_page, server, QUESTIONS["turn"], history=GAME[:8], screen=SMALL_PHONE, locale=language)
    assert_all_in(table.page, language)
    for number, asked in enumerate(("nope", "place"), 20):
        question = QUESTIONS[asked]
        table.present({**question, "view": {**question["view"], "question": number}})
        assert_all_in(table.page, language)


def test_the_language_changes_everywhere_without_loading_again(open_page, server):
    assert sorted(LANGUAGES) == list(languages())
    seat = server.ask("/api/tables", {"name": "Anna", "seats": ["open"] * 4})
    page = take_seat(open_page, server.url, seat, screen=SMALL_PHONE)
    page.evaluate("() => { window.stayed = true }")
    person = Person(page)
    page.get_by_role("heading", name=person.say("web-lobby-players")).wait_for()
    person.button("web-menu").click()
    page.get_by_role("button", name=person.say("web-menu-settings"), exact=True).click()
    # The lobby is still there, beneath the settings.
    for language in ("it", "es", "en", "fr"):
        page.get_by_text(LANGUAGES[language], exact=True).click()
        page.get_by_text(Person(page, language=language).say("web-lobby-players")).first.wait_for()
        assert_all_in(page, language)
    claim(page, "() => window.stayed")
    # It is remembered.
    page.reload()
    page.get_by_role("heading", name=Person(page, language="fr").say("web-lobby-players")).wait_for()
    assert_all_in(page, "fr")


def test_dealing_to_ten_makes_nothing_jump(open_page, server, record_property):
    page = open_page(server.url, screen=DESKTOP, reduced_motion=False)
    person = Person(page)
    person.set_up("party-pack", bots=9, nope_seconds=20)
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    page.evaluate(WATCH)
    person.begin_again()
    expect(page.locator("nav.seats button")).to_have_count(9)
    # A card may have been stolen by then.
    page.locator(".hand button:not(.coming)").first.wait_for()
    page.locator(".hand .coming").first.wait_for(state="detached")
    page.locator(".flight").first.wait_for(state="detached")
    shifts, tasks = page.evaluate("() => [shifts, tasks]")
    record_property("longest task in ms", max(tasks, default=0))
    print("long tasks in ms:", [round(task) for task in tasks], "layout shifts:", shifts)
    assert sum(value for value, _ in shifts) < GOOD_LAYOUT_SHIFT, shifts
