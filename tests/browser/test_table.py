"""Every question of the table, answered by clicks and taps from a written position, on every kind of screen."""

import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Error

from boomcat.core.edition import EDITIONS
from tests.support.browser import DESKTOP, SMALL_PHONE, Screen, Theme, Visits
from tests.support.browser_player import Person
from tests.support.fake_table import move_on, take_seat
from tests.support.page_assertions import becomes, claim
from tests.support.scripted_deals import Staged
from tests.support.thorough import THOROUGH, few

LANDSCAPE = Screen("landscape-phone", 844, 390, touch=True)
SCREENS = [SMALL_PHONE, LANDSCAPE, DESKTOP]

#: What answers the open question, and is not to be scrolled to, must lie within the screen and be large enough.
MISPLACED = """() => {
  const shown = (one) => one.checkVisibility({ visibilityProperty: true });
  const wide = document.documentElement.scrollWidth > innerWidth ? ['the page is wider than the screen'] : [];
  const found = [...document.querySelectorAll('.asking button, .window button, .future button, section.over button')];
  const wrong = found.filter((one) => shown(one) && !one.disabled).flatMap((one) => {
    const box = one.getBoundingClientRect();
    const name = one.ariaLabel || one.innerText;
    const size = `${Math.round(box.width)} by ${Math.round(box.height)}`;
    const scrolled = one.closest('.palette, .body, .chips');
    const outside = box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
    return [
      ...(outside && !scrolled ? [`${name} is outside`] : []),
      ...(box.width < 43.5 || box.height < 43.5 ? [`${name} is only ${size}`] : []),
    ];
  });
  return [...wide, ...wrong];
}"""

#: Recipes with cards that no printed edition has.
STREAKING = "original streaking=1 mark=2 curse=2 garbage=2 potluck=2"
BARKING = "original barking=2 alter-now=2 bury=2 take-that=2 personal=2 share=2 tower=1"

#: The other two seats and the piles: without a Nope, and without a kitten soon.
REST = {
    "original": "2: 2*shuffle; 3: shuffle favor; pile: 4*rainbow 2*see 2*kitten 3*potato; discards: skip see attack",
    "party-pack": "2: 2*shuffle; 3: favor; pile: 3*rainbow 2*see 2*kitten 3*potato; discards: skip see attack",
    "good-vs-evil": "2: 2*shuffle; 3: favor; pile: 3*troll 2*reveal 2*kitten 2*mercat; discards: attack",
    STREAKING: "2: 2*shuffle; 3: shuffle favor; pile: 4*rainbow 2*see 2*kitten 3*potato; discards: skip see attack",
    BARKING: "2: 2*shuffle; 3: shuffle favor; pile: 4*rainbow 2*see 2*kitten 3*potato; discards: skip see attack",
}

#: (edition, what differs, the answer in the notation)
QUESTIONS: dict[str, tuple[str, str, str]] = {
    "draw": ("original", "1: nope", "draw"),
    "attack": ("original", "1: attack", "attack"),
    "skip": ("original", "1: skip", "skip"),
    "shuffle": ("original", "1: shuffle", "shuffle"),
    "see": ("original", "1: see", "see"),
    "favor": ("original", "1: favor", "favor [23]"),
    "pair": ("original", "1: 2*tacocat", "pair tacocat [23]"),
    "triple": ("original", "1: 3*tacocat", "triple tacocat [23] [a-z]+"),
    "five": ("original", "1: tacocat beard potato defuse nope", "five .*"),
    "take": ("original", "1: tacocat; asked: take", "take (skip|see|attack)"),
    "give": ("original", "1: nope defuse; turn: 2; asked: give 1", "give (nope|defuse)"),
    "defuse": ("original", "1: defuse nope; asked: defuse", "defuse"),
    "place": ("original", "1: nope; asked: place", "place [0-9]+"),
    "targeted": ("party-pack", "1: targeted", "targeted [23]"),
    "bottom": ("party-pack", "1: bottom", "bottom"),
    "alter": ("party-pack", "1: alter", "alter"),
    "order": ("party-pack", "1: nope; asked: alter", "alter 2 1 3"),
    "feral pair": ("party-pack", "1: feral beard", r"pair (beard|feral)\+?\w* [23]"),
    "reveal": ("good-vs-evil", "1: reveal", "reveal"),
    "heck": ("good-vs-evil", "1: heck", "heck"),
    "keep or put": ("good-vs-evil", "1: nope; asked: heck horse", "keep|put"),
    "armageddon": ("good-vs-evil", "1: armageddon", "armageddon"),
    "face": ("good-vs-evil", "1: nope defuse; asked: face", "face [23] (godcat|devilcat)"),
    "trade": ("good-vs-evil", "1: nope defuse; turn: 2; asked: trade 1 godcat", "stay|trade"),
    "devilcat": ("good-vs-evil", "1: defuse; turn: 2; asked: devilcat 1", "defuse"),
    "godcat": ("good-vs-evil", "1: godcat", "godcat as [a-z]+( [23])?"),
    "godcat as defuse": ("good-vs-evil", "1: godcat nope; asked: defuse", "godcat as defuse"),
    "steal": ("good-vs-evil", "1: nope; asked: steal 2", "steal (godcat|random)"),
    "mark": (STREAKING, "1: mark", "mark [23]"),
    "curse": (STREAKING, "1: curse", "curse [23]"),
    "garbage": (STREAKING, "1: garbage nope", "garbage"),
    "potluck": (STREAKING, "1: potluck nope", "potluck"),
    "add to the pile": (STREAKING, "1: nope skip; turn: 2; asked: add garbage 1", "add (nope|skip)"),
    "add on top": (STREAKING, "1: nope skip; turn: 2; asked: add potluck 1", "add (nope|skip)"),
    "kitten in hand": (STREAKING, "1: defuse nope; turn: 2; asked: defuse by 1 hand", "defuse"),
    "hide the kitten of the hand": (STREAKING, "1: nope; turn: 2; asked: place by 1 hand", "place [0-9]+"),
    "blind": (STREAKING, "1: skip see; cursed: 1", "blind"),
    "marked": (STREAKING, "1: 2*skip; marked: 1 skip, 2 shuffle", "skip"),
    "barking": (BARKING, "1: barking; barking: 2", "barking"),
    "aim": (BARKING, "1: nope; asked: aim", "aim [23]"),
    "bark": (BARKING, "1: defuse; turn: 2; asked: bark 1", "defuse"),
    "alter now": (BARKING, "1: alter-now", "alter-now"),
    "now": (BARKING, "1: alter-now; turn: 2; window: draw", "now"),
    "order now": (BARKING, "1: nope; turn: 2; asked: alter by 1", "alter 2 1 3"),
    "bury": (BARKING, "1: bury", "bury"),
    "bury it": (BARKING, "1: nope; asked: bury favor", "bury [0-9]+"),
    "take-that": (BARKING, "1: take-that", "take-that [23]"),
    "personal": (BARKING, "1: personal", "personal"),
    "share": (BARKING, "1: share", "share"),
    "share the order": (BARKING, "1: nope; asked: share", "share 2 1 3"),
    "tower": (BARKING, "1: tower; tower: skip see", "tower"),
    "give from the tower": (BARKING, "1: nope; turn: 2; tower: 1 skip see; asked: give 1", "give (skip|see)"),
}

#: Cards that are only pressed and played, as an Attack is; `python3 play soak --thorough` plays them too.
ALIKE = {
    *("skip", "shuffle", "see", "bottom", "alter", "reveal", "heck", "armageddon", "garbage", "potluck", "alter now"),
    *("bury", "personal", "share"),
}
ANSWERED = [name for name in QUESTIONS if THOROUGH or name not in ALIKE]


def position(name: str) -> str:
    edition, special, _ = QUESTIONS[name]
    rest = REST[edition]
    if special.endswith(("asked: defuse", "asked: place", " hand")):
        rest = rest.replace("2*kitten", "kitten")  # the other one has been drawn
    if special.endswith(("asked: steal 2", "asked: devilcat 1")):
        rest = rest.replace("2: ", "2: godcat ")
    return f"{edition}; {special}; {rest}"


@pytest.fixture(scope="module")
def server(web_client, tmp_path_factory) -> Iterator[Staged]:
    with Staged(tmp_path_factory.mktemp("staged"), speed=8) as server:
        yield server


class Regular:
    """A player who plays one game after the other on one page: opening a page takes longer than a question."""

    def __init__(self, open_page: Visits, server: Staged, edition: str, screen: Screen) -> None:
        self.open_page = open_page
        self.server = server
        self.edition = edition
        self.screen = screen
        self.person: Person | None = None

    def begin(self, theme: Theme) -> Person:
        if self.person is None:
            if self.edition in EDITIONS:
                self.person = Person(self.open_page(self.server.url, screen=self.screen))
                self.person.begin(self.edition, bots=2, nope_seconds=4)
            else:
                page = take_seat(self.open_page, self.server.url, self.table(), screen=self.screen)
                self.person = Person(page)
        else:
            move_on(self.person.page, self.table())
        self.person.page.emulate_media(color_scheme=theme)
        self.person.page.wait_for_url(re.compile("/t/"))
        return self.person

    def table(self) -> dict[str, Any]:
        """Open a table with two bots, and return the seat at it."""
        settings = {"edition": self.edition, "timers": {"nope": 4}}
        solo = {"name": "Anna", "bots": ["heuristic"] * 2, "settings": settings}
        seat: dict[str, Any] = self.server.ask("/api/solo", solo)
        return seat

    def answer(self, name: str) -> None:
        place = list(QUESTIONS).index(name)
        self.server.position = position(name)
        person = self.begin(("light", "dark")[place % 2])
        person.used.clear()
        person.vain.clear()
        person.wish = name
        person.luck.seed(place)  # whatever was played before
        code = person.page.url.rpartition("/")[2]
        for _ in range(6):
            person.is_asked()
            claim(person.page, MISPLACED, [], still=False)
            person.step()
            if self.server.moves(code):
                break
        becomes(person.page, lambda: len(self.server.moves(code)) > 0, True)
        assert re.fullmatch(QUESTIONS[name][2], self.server.moves(code)[0]), self.server.moves(code)[0]

    def leave(self) -> None:
        """Leave the table, so that the next test finds a page without errors."""
        if self.person:
            self.open_page.leave(self.person.page)
            self.person = None


#: Each edition on a screen of another kind; with `python3 play soak --thorough`, on all.
TABLES = list(product(REST, SCREENS) if THOROUGH else zip(REST, [*SCREENS, SMALL_PHONE, DESKTOP], strict=True))


@pytest.mark.long(15)
@pytest.mark.parametrize(("edition", "screen"), TABLES, ids=str)
def test_every_question_can_be_answered_by_touch_or_click(open_page, server, edition, screen):
    regular = Regular(open_page, server, edition, screen)
    failed = {}
    for name in [name for name in ANSWERED if QUESTIONS[name][0] == edition]:
        try:
            regular.answer(name)
        except (AssertionError, Error) as error:
            failed[name] = str(error)
            regular.leave()
    assert not failed, "\n".join(f"{name}: {why}" for name, why in failed.items())


#: Ten players and more cards in hand than fit side by side.
TEN = (
    "party-pack; 1: 3*tacocat 2*see alter favor skip 2*attack defuse nope shuffle beard; "
    + "; ".join(f"{seat}: skip" for seat in range(2, 5))
    + "; "
    + "; ".join(f"{seat}: favor" for seat in range(5, 8))
    + "; 8: see; 9: see; 10: nope; pile: 4*rainbow 9*kitten 4*potato; discards: skip shuffle attack"
)
SEATS_OUTSIDE = """() => [...document.querySelectorAll('nav.seats button, button.draw, button.discard')]
  .map((one) => [one.ariaLabel, one.getBoundingClientRect()])
  .filter(([, box]) => box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1
    || box.width < 43.5 || box.height < 43.5)
  .map(([name, box]) => `${name} at ${[box.left, box.top, box.width, box.height].map(Math.round)}`)"""
SIZES = [(360, 640), (844, 390), (768, 1024), (1440, 900), (390, 844), (1024, 768), (2560, 1300)][: few(4, 7)]


@pytest.mark.long(12)
def test_ten_players_and_every_prompt_fit_on_every_screen(open_page, server):
    server.position = TEN
    page = open_page(server.url)
    person = Person(page)
    person.begin("party-pack", bots=9, nope_seconds=20)
    person.button("web-do-draw").wait_for()
    keys = [key for word, key, _ in person.look()["hand"] if word == "tacocat"]

    def measure(what: str) -> None:
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            # The clock of a window runs.
            still = what != "window"
            seats = f", ...({SEATS_OUTSIDE})()" if still else ""
            misplaced = f"[innerWidth, innerHeight, ...({MISPLACED})(){seats}]"
            claim(page, misplaced, [width, height], f"{width}x{height}, {what}", still=still)
        page.set_viewport_size({"width": 1440, "height": 900})

    measure("turn")
    for key in keys[:2]:
        assert person.press_card(key)
    measure("pair")
    assert person.press_card(keys[2])
    page.locator(".chips [role=radio]").first.click()
    page.locator(".palette").wait_for()
    measure("name a card")
    page.keyboard.press("Escape")
    person.button("web-do-draw").wait_for()
    page.locator("button.discard").click()
    page.get_by_role("dialog").wait_for()
    measure("discards")
    page.keyboard.press("Escape")
    assert person.play("attack", [next(key for word, key, _ in person.look()["hand"] if word == "attack")])
    page.locator("section.nope").wait_for()
    measure("window")
