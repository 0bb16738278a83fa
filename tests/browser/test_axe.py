"""Every screen and every sheet can be used by people who cannot see it: axe-core finds nothing to say about any."""

import re
from typing import TYPE_CHECKING

import pytest

from tests.browser.test_end import GAME, over
from tests.browser.test_first import NEW
from tests.browser.test_layout import LOW
from tests.support.axe import COLOURS, faults
from tests.support.browser import DESKTOP, PHONE, Screen, Theme
from tests.support.fake_table import explains, sit, state
from tests.support.page_assertions import STILL
from tests.support.question_states import DRAW, QUESTIONS, answered_at, bots
from tests.support.thorough import THOROUGH
from tests.support.timeouts import POLL_MS

if TYPE_CHECKING:
    from playwright.sync_api import Page


def on(*screens: Screen) -> pytest.MarkDecorator:
    """Axe takes its time: `python3 play soak --thorough` looks at everything on all screens."""
    return pytest.mark.parametrize("screen", [PHONE, LOW, DESKTOP] if THOROUGH else screens, ids=str)


def thorough(*places: str) -> tuple[str, ...]:
    """Return these places for a thorough run only: what they show is made of the same parts as the others."""
    return places if THOROUGH else ()


SHEET = "[role=dialog], [role=alertdialog], dialog[open]"


class Inspector:
    """Looks at one place after the other, by day and by night, and says at the end what was wrong where."""

    def __init__(self, page: "Page") -> None:
        self.page = page
        self.theme: Theme = "light"
        self.found: dict[str, list[str]] = {}

    def look(self, place: str, *, both: bool = THOROUGH, within: str | None = None) -> None:
        """In one theme, the next place in the other: they share all names of colours. Whole screens are looked at in
        both; what doesn't depend on colours, once. `within` limits it to what is new on the screen."""
        for rules in (None, COLOURS) if both else (None,):
            self.page.wait_for_function(STILL, polling=POLL_MS)
            if wrong := faults(self.page, rules, None if THOROUGH else within):
                self.found[f"{place}, {self.theme}"] = wrong
            if rules is None:
                self.theme = "dark" if self.theme == "light" else "light"
                self.page.emulate_media(color_scheme=self.theme)

    def press(self, name: str | re.Pattern[str]) -> None:
        self.page.get_by_role("button", name=name).last.click()

    def sheet(self, *names: str) -> None:
        """Look at the sheet that these buttons open, pressed one after the other, and close it. What is below it
        can't be reached meanwhile."""
        first, *others = names
        self.press(first)
        for name in others:
            self.page.locator(SHEET).last.get_by_role("button", name=re.compile(f"^{name}")).click()
        self.page.locator(SHEET).nth(0).wait_for()
        self.look(" > ".join(names), within=SHEET)
        self.close()

    def close(self) -> None:
        """All sheets, the topmost first."""
        sheets = self.page.locator(SHEET)
        for left in range(sheets.count(), 0, -1):
            self.page.keyboard.press("Escape")
            sheets.nth(left - 1).wait_for(state="detached")

    def report(self) -> None:
        assert not self.found, "\n".join(f"{place}\n  " + "\n  ".join(wrong) for place, wrong in self.found.items())


@pytest.mark.long(14)
@on(PHONE)
def test_before_the_game(open_page, server, screen):
    page = open_page(server.url, screen=screen)
    page.get_by_role("heading", name="Boomcat").wait_for()
    inspector = Inspector(page)
    inspector.look("home", both=True)
    # test_search.py looks at the rules.
    for name in ("Settings", "Open a table", *thorough("Game options", "Rules and cards", "Join", "Change")):
        inspector.sheet(name)
    inspector.press("Open a table")
    inspector.press("Open the table")
    page.get_by_role("button", name="Start the game").wait_for()
    inspector.look("lobby", both=True)
    # Settings and rules are those of the front page.
    for row in ("Use another device", *thorough("Table settings", "Invite", "Leave the table")):
        inspector.sheet("Menu", row)
    inspector.sheet("Open seat")
    inspector.sheet("Menu")
    page.goto(server.url)
    page.get_by_role("button", name=re.compile("^Continue")).wait_for()
    inspector.look("home with a table")
    inspector.report()

    # test_door.py looks at the invitation.
    guest = open_page(f"{server.url}/d/nowhere1", screen=screen)
    guest.get_by_text("That didn’t work").wait_for()
    inspector = Inspector(guest)
    inspector.look("a code that leads nowhere")
    inspector.sheet("Try another code")
    if THOROUGH:
        guest.goto(f"{server.url}/t/nowhere1")
        guest.get_by_text("No such table").wait_for()
        inspector.look("no such table")
        guest.route("**/api/claim", lambda _: None)  # no answer
        guest.goto(f"{server.url}/d/nowhere1")
        guest.get_by_role("heading", name="Fetching your seat").wait_for()
        inspector.look("another device")
    open_page.complaints.clear()  # the browser counts every 404 as an error
    inspector.report()


@pytest.mark.long(12)
@on(PHONE)
def test_decks_and_the_pages_of_cards_are_accessible(open_page, server, screen):
    page = open_page(server.url, screen=screen)
    inspector = Inspector(page)
    inspector.press("Game options")
    inspector.press("Nasty")
    if THOROUGH:
        inspector.look("decks of one mood")
    inspector.press("Build a deck")
    page.get_by_text("How it’s dealt").click()
    # Until the server has worked it out the figures are those of before, and pale.
    page.wait_for_selector("fieldset.old", state="detached")
    inspector.look("a custom deck, and how it is dealt")
    inspector.close()
    paths = ("card/mark", "deck/power-play", *thorough("card/hamster", "deck/hamsters"))
    headings = ("Where it’s found", "Other decks", "That’s no card", "That’s no deck")
    for path, heading in zip(paths, headings, strict=False):
        page.goto(f"{server.url}/{path}")
        page.get_by_role("heading", name=heading).wait_for()
        inspector.look(path, both=True)
    open_page.complaints.clear()  # the browser logs every refusal
    inspector.report()


#: Questions that come with something new elsewhere on the table.
AROUND = {"turn", "turn of ten", "top imploding", "lying there", "give from the tower", "out"}
#: Those whose sheet has other parts than the rest.
DIFFERENT = [
    *("turn", "nope", "defuse", "place", "give", "alter", "take", "heck", "face", "trade", "devilcat", "now", "blind"),
    *("lying there", "share", "give from the tower", "out"),
]


@pytest.mark.long(13)
@on(LOW)
def test_every_question(open_page, server, screen):
    table = sit(open_page, server, QUESTIONS["turn"], screen=screen)
    inspector = Inspector(table.page)
    for number, name in enumerate(QUESTIONS if THOROUGH else DIFFERENT):
        question = QUESTIONS[name]
        table.present({**question, "view": {**question["view"], "question": 20 + number}})
        table.page.locator(answered_at(question)).first.wait_for()
        inspector.look(name, within=None if name in AROUND else ".asking, .nope")
    inspector.report()
    # Grey on grey is seen, although cards fly over it.
    table.page.add_style_tag(content=".seats .name, .seats .name * { color: #999; background: #888; }")
    assert any(fault.startswith("color-contrast") and "Mika" in fault for fault in faults(table.page))


@on(DESKTOP)
def test_sheets_over_the_table_are_accessible(open_page, server, screen):
    known = [{"above": 0, "card": "kitten"}, {"above": 3, "card": "skip"}]
    table = sit(open_page, server, bots(state(known_cards=known)), screen=screen, history=GAME[:8])
    inspector = Inspector(table.page)
    inspector.look("table", both=True)
    for name in ("Say something", "What happened", "Discard pile", "Mika", "What you know of the pile"):
        inspector.sheet(name)
    for row in ("Give up this game", *thorough("Settings", "Rules and cards")):
        inspector.sheet("Menu", row)
    table.show(bots(state(question=13)), {"event": "peeked", "seat": 1, "cards": ["kitten", "skip", "see"]})
    table.page.locator(".future").wait_for()
    inspector.look("the future")
    inspector.report()


@on(DESKTOP)
def test_the_help_of_a_card_and_of_the_keys_is_accessible(open_page, server, screen):
    table = sit(open_page, server, QUESTIONS["turn"], screen=screen)
    page = table.page
    inspector = Inspector(page)
    inspector.sheet("Menu", "Keys")
    explains(page)
    page.locator('.hand [data-word="skip"]').focus()
    page.keyboard.press("?")
    page.get_by_role("dialog", name="What Skip does").wait_for()
    inspector.look("a card is explained")
    inspector.close()
    inspector.press("Discard pile")
    page.get_by_role("dialog").get_by_role("button", name="Favor", exact=True).click()
    page.get_by_role("dialog", name="What Favor does").wait_for()
    inspector.look("a card of a sheet is explained")
    inspector.close()
    if not screen.touch:
        page.locator('.hand [data-word="skip"]').hover()
        page.locator("[role=tooltip]").wait_for()
        inspector.look("a card under the mouse is explained")
    inspector.report()


@on(PHONE)
def test_the_first_game(open_page, server, screen):
    table = sit(open_page, server, state(current=2, question=11), screen=screen, newcomer=True)
    inspector = Inspector(table.page)
    names = ["hold", *NEW] if THOROUGH else ["hold", "nope", "kitten"]
    for number, name in enumerate(names):
        if question := NEW.get(name):
            table.show({**question, "view": {**question["view"], "question": 20 + number}})
        hint = table.page.locator(f'[data-hint="{name}"]')
        hint.wait_for()
        inspector.look(f"hint: {name}")
        hint.get_by_role("button", name="Got it").click()
    table.is_listed()
    table.page.goto(server.url)
    table.page.get_by_text("First game: with hints").wait_for()
    inspector.look("home of a newcomer")
    inspector.report()


@on(LOW)
def test_people_who_are_there_and_a_connection_that_is_not(open_page, server, screen):
    shown = state(offers=[DRAW])
    shown["table"]["seats"][1].update(player="bot", bot="heuristic")
    shown["table"]["seats"][2].update(here=False)
    table = sit(open_page, server, shown, screen=screen)
    table.is_listed()
    inspector = Inspector(table.page)
    inspector.sheet("Menu", "Players")
    table.cut_the_cable()
    table.page.get_by_text("Cat on the cable").wait_for()
    inspector.look("no connection")
    inspector.report()


@on(PHONE)
def test_the_end(open_page, server, screen):
    for seat, words in ((1, "Ola wins"), (3, "You win!")):
        table = sit(open_page, server, over(seat), screen=screen, history=GAME)
        table.page.get_by_role("heading", name=words).wait_for()
        inspector = Inspector(table.page)
        inspector.look(words, both=seat == 1 or THOROUGH)
        if seat == 1:
            inspector.sheet("Fair luck")
        inspector.report()
