"""Make the picture for the README: a table on a desktop, and the same table on another player's phone.

    python3 play picture              writes docs/picture.png
    python3 play picture FILE         writes another file

Everything in it is real: a server, two browsers, clicks. Only the deal is written, and the bots' luck is seeded, so
that the same moment comes again.
"""

import sys
import tempfile
from base64 import b64encode
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from PIL import Image

from tests.support.browser import DIST, Screen, Visits
from tests.support.browser_player import ANY, Person
from tests.support.paths import ROOT
from tests.support.scripted_deals import Staged
from tools import chromium

if TYPE_CHECKING:
    from playwright.sync_api import Page

WANTED = ROOT / "docs" / "picture.png"
DESK = Screen("desk", 1280, 800)
PHONE = Screen("phone", 390, 720, touch=True)
#: The picture's own size, and how many colours it has: the grain of the paper would make it huge.
WIDTH, HEIGHT, COLOURS = 1660, 900, 255

#: Seats 1 and 2 are people. It is the turn of the first bot, so that something has happened when the people are on.
POSITION = """
original
1: defuse nope see attack skip favor 2*tacocat
2: nope nope shuffle beard potato rainbow
3: defuse shuffle cattermelon rainbow see
4: skip beard potato shuffle rainbow
pile: potato see skip kitten attack rainbow cattermelon kitten see favor beard kitten shuffle 2*tacocat 2*cattermelon
discards: attack favor beard potato see skip
turn: 3
"""
PAGE = """<!doctype html><style>
  body {{ margin: 0; width: {width}px; height: {height}px; position: relative; background: #e9d9b8; overflow: hidden; }}
  img {{ position: absolute; box-shadow: 0 18px 40px rgb(60 40 20 / 34%); }}
  .desk {{ left: 34px; top: 34px; width: 1280px; border-radius: 16px; }}
  .phone {{ right: 34px; bottom: 34px; width: 330px; border: 9px solid #221d2d; border-radius: 34px; }}
</style><img class="desk" src="{desk}"><img class="phone" src="{phone}">"""


def introduce(page: "Page", name: str, avatar: int) -> None:
    """The page knows its person, as after the first visit."""
    page.evaluate(
        "kept => localStorage.setItem('boomcat.preferences', JSON.stringify(kept))", {"name": name, "avatar": avatar}
    )
    page.reload()


def meet(visits: Visits, server: Staged) -> tuple[Person, Person]:
    """Seat two people and two bots at a table, and start the game."""
    host = Person(visits(server.url, screen=DESK, reduced_motion=False))
    introduce(host.page, "Mina", 7)
    host.button("web-home-open").click()
    host.page.get_by_role("dialog").get_by_role("button", name=host.say("web-setup-open"), exact=True).click()
    host.page.get_by_role("heading", name=host.say("web-lobby-players")).wait_for()
    guest = Person(visits(host.page.url, screen=PHONE, reduced_motion=False, scale=2))
    introduce(guest.page, "Tom", 3)
    guest.button("web-invite-sit").click()
    guest.page.get_by_role("heading", name=guest.say("web-lobby-players")).wait_for()
    for seat in (3, 4):
        host.button("web-lobby-seat-label", seat=seat, what=ANY).click()
        host.page.get_by_role("button", name=host.say("web-bot-heuristic")).last.click()
        host.page.get_by_role("dialog").wait_for(state="detached")
    host.button("web-lobby-start").click()
    return host, guest


def pass_windows(host: Person, guest: Person) -> None:
    """Both let everything pass until the host is on."""
    while host.look()["window"] or not host.look()["buttons"]:
        for person in (guest, host):
            if any(words.startswith(person.say("web-let-it-pass")) for words in person.look()["buttons"]):
                person.press(person.button("web-let-it-pass"))
        host.page.wait_for_timeout(100)


def card(person: Person, word: str, place: int = 0) -> str:
    """The key of a card in hand."""
    return [str(key) for held, key, _ in person.look()["hand"] if held == word][place]


def calm(page: "Page") -> None:
    """Wait until nothing moves any more."""
    page.mouse.move(0, 0)
    page.wait_for_timeout(1_500)


def moments(visits: Visits, server: Staged) -> tuple[bytes, bytes]:
    """The two screenshots."""
    host, guest = meet(visits, server)
    pass_windows(host, guest)
    host.play("see", [card(host, "see")])
    pass_windows(host, guest)
    host.button("web-seen").click()
    host.button("web-do-draw").wait_for()
    for place in range(2):
        host.press_card(card(host, "tacocat", place))
    host.page.locator(".chips [role=radio]").nth(1).click()
    calm(host.page)
    desk = host.page.screenshot()
    host.page.keyboard.press("Escape")
    host.play("attack", [card(host, "attack")])
    guest.page.locator("section.nope button.pad:enabled").wait_for()
    guest.page.wait_for_timeout(700)
    return desk, guest.page.screenshot()


def compose(visits: Visits, desk: bytes, phone: bytes) -> bytes:
    page = visits("about:blank", screen=Screen("picture", WIDTH, HEIGHT))
    sources = {
        name: "data:image/png;base64," + b64encode(data).decode() for name, data in (("desk", desk), ("phone", phone))
    }
    page.set_content(PAGE.format(width=WIDTH, height=HEIGHT, **sources), wait_until="load")
    return page.screenshot()


def main(arguments: list[str]) -> str | None:
    path, why = chromium.find()
    if not path:
        return f"No picture can be made, because {why}."
    if not (DIST / "index.html").exists():
        return "The browser client was not built: start this as python3 play picture."
    from playwright.sync_api import sync_playwright

    wanted = Path(arguments[0]) if arguments else WANTED
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(chromium.FLAGS))
        server = Staged(Path(folder))
        server.registry.random = Random(4)
        server.position = POSITION
        with server:
            visits = Visits(browser)
            drawn = compose(visits, *moments(visits, server))
            visits.close()
        raw = Path(folder) / "picture.png"
        raw.write_bytes(drawn)
        with Image.open(raw) as image:
            image.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE).save(wanted, optimize=True)
        browser.close()
    print(wanted)
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
