"""Records what the table shows as strips of pictures, one every 100 milliseconds.

    python -m lab.strips                                  renews docs/strips
    python -m lab.strips boom --screen phone --theme dark --to /tmp/strips

The table is fake, and its time is simulated (tests/support/stepped_page.py): a strip looks the same on a slow machine.
"""

import argparse
import sys
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PIL import Image, ImageChops, ImageDraw, ImageStat

from tests.support.browser import Screen, Theme, Visits
from tests.support.fake_table import sit, state
from tests.support.paths import ROOT
from tests.support.question_states import DEFUSE, DRAW, NOPE, PASS, bots, move, window
from tests.support.shared_server import Serving, serving
from tests.support.stepped_page import step, stop_time
from tools import chromium, web

if TYPE_CHECKING:
    from playwright.sync_api import Page

WANTED = ROOT / "docs" / "strips"
SCREENS = {
    "phone": Screen("phone", 390, 844, touch=True),
    "landscape": Screen("landscape", 844, 390, touch=True),
    "small": Screen("small", 360, 640, touch=True),
    "desktop": Screen("desktop", 1280, 800),
}
#: How high one picture of a strip is, and how many stand in a row.
HEIGHT = {"phone": 270, "landscape": 150, "small": 240, "desktop": 170}
ROW = {"phone": 10, "landscape": 5, "small": 10, "desktop": 5}
EVERY = 100
#: Pictures whose colours differ by less than this on average look the same.
ALIKE = 0.8
#: Milliseconds of one step of time.
TICK = 20

Happening = tuple[int, dict[str, Any], list[dict[str, Any]]]


@dataclass(frozen=True)
class Filmed:
    """A scene: how the table looks before it, what happens when, and how long it is watched."""

    start: dict[str, Any]
    happens: list[Happening]
    length: int


def risky(shown: dict[str, Any], risk: float) -> dict[str, Any]:
    """The same, where the next card is so dangerous."""
    shown["knowledge"] |= {"risk_next": risk, "risk_bottom": risk}
    return shown


def drew_kitten(seat: int, card: str = "kitten") -> dict[str, Any]:
    return {"event": "drew_kitten", "seat": seat, "card": card, "bottom": False, "defusable": card == "kitten"}


def exploded(seat: int, *cards: str, by: str = "kitten") -> dict[str, Any]:
    return {"event": "exploded", "seat": seat, "cards": list(cards), "by": by}


def began(seat: int) -> dict[str, Any]:
    return {"event": "turn_began", "seat": seat, "owed": 1, "attacked": False}


FEW = ["skip", "see", "tacocat", "tacocat", "nope"]
TURN = state(offers=[DRAW], hand=FEW, players=4, draw_pile_size=6)
ALIVE = [False, True, True, True]
OUT = bots(state(hand=[], current=2, alive=ALIVE, hand_sizes=[0, 5, 5, 5], players=4, draw_pile_size=5, question=13))
DIED = [drew_kitten(1), exploded(1, *FEW), began(2)]
IMPLODING: dict[str, Any] = {"hand": FEW, "players": 4, "edition": "imploding-kittens"}
EVIL: dict[str, Any] = {"players": 4, "edition": "good-vs-evil"}

SCENES = {
    "draw": Filmed(
        risky(TURN, 0.4),
        [(100, state(hand=[*FEW, "attack"], current=2, players=4, draw_pile_size=5, question=13),
          [{"event": "drew", "seat": 1, "card": "attack", "bottom": False}, began(2)])],
        2_300,
    ),
    "kitten": Filmed(
        risky(TURN, 0.4),
        [(100, state("defuse", hand=FEW, players=4, draw_pile_size=5, question=13, offers=[DEFUSE, move("explode")]),
          [drew_kitten(1)])],
        2_600,
    ),
    "boom": Filmed(
        risky(TURN, 0.4),
        # Meanwhile the next one plays, and would be asked about.
        [(100, OUT, DIED), (900, bots(window([], [], players=4, alive=ALIVE, hand_sizes=[0, 4, 5, 5],
          pending="favor 3", asked=[3, 4], question=14)), [{"event": "played", "seat": 2, "play": "favor 3"}])],
        8_400,
    ),
    "boom-other": Filmed(
        risky(state(current=3, hand=FEW, players=4), 0.2),
        [(100, state(current=4, hand=FEW, players=4, alive=[True, True, False, True], hand_sizes=[5, 5, 0, 5],
          question=13),
          [drew_kitten(3), exploded(3, "skip", "favor"), began(4)])],
        7_600,
    ),
    "implode": Filmed(
        risky(state(offers=[DRAW], face_up="imploding-up", draw_pile_size=6, **IMPLODING), 1.0),
        [(100, state(current=2, alive=ALIVE, hand_sizes=[0, 5, 5, 5], draw_pile_size=5, question=13,
          **IMPLODING | {"hand": []}),
          [drew_kitten(1, "imploding-up"), exploded(1, *FEW, by="imploding"), began(2)])],
        7_600,
    ),
    "devilcat": Filmed(
        state(current=3, hand=FEW, **EVIL),
        [(100, state("trade", current=3, asked=[1], opponent=1, hand=FEW, question=13,
          offers=[move("stay"), move("trade")], **EVIL),
          [{"event": "faced", "seat": 3, "opponent": 1, "own_cat": None}]),
         (1_200, state(current=3, hand=[], alive=ALIVE, hand_sizes=[0, 5, 6, 5], godcat=3, question=14, **EVIL),
          [{"event": "turned_up", "opponent": 1, "traded": False, "godcat_seat": 3, "devilcat_seat": 1,
            "defusable": False},
           exploded(1, *FEW, by="devilcat")])],
        9_000,
    ),
    "defuse": Filmed(
        state("defuse", hand=["defuse", *FEW], players=4, offers=[DEFUSE, move("explode")]),
        [(1_500, state("place", hand=FEW, players=4, question=13, offers=[move("place {place}", max_above=22)]),
          [{"event": "defused", "seat": 1, "card": "defuse", "against_devilcat": False}]),
         (4_300, state(current=2, hand=FEW, players=4, question=14),
          [{"event": "placed", "seat": 1, "card": "kitten", "above": 7}, began(2)])],
        5_400,
    ),
    "nope": Filmed(
        state(current=2, hand=FEW, players=4),
        [(100, window(FEW, [NOPE, PASS], players=4, question=13), [{"event": "played", "seat": 2, "play": "favor 1"}]),
         (1_400, window(FEW, [NOPE, PASS], players=4, noped_by=[3], top_player=3, question=14),
          [{"event": "noped", "seat": 3, "depth": 1}]),
         (3_000, window(FEW, [NOPE, PASS], players=4, noped_by=[3, 2], top_player=2, question=15),
          [{"event": "noped", "seat": 2, "depth": 2}])],
        4_400,
    ),
    "end": Filmed(
        state(current=2, hand=FEW, players=2, hand_sizes=[5, 3], alive=[True, True]),
        [(100, state("over", phase="over", players=2, hand=FEW, asked=[], standings=[1, 2], alive=[True, False],
          hand_sizes=[5, 0], question=13), [drew_kitten(2), exploded(2, "skip"), {"event": "won", "seat": 1}])],
        9_000,
    ),
    "lost": Filmed(
        risky(state(offers=[DRAW], hand=FEW, players=2, hand_sizes=[5, 3], draw_pile_size=6), 0.4),
        [(100, state("over", phase="over", players=2, hand=[], asked=[], standings=[2, 1], alive=[False, True],
          hand_sizes=[0, 3], question=13), [drew_kitten(1), exploded(1, *FEW), {"event": "won", "seat": 2}])],
        9_600,
    ),
}  # fmt: skip
#: What the documentation shows.
SHOWN: list[tuple[str, str, Theme]] = [
    ("draw", "phone", "light"),
    ("kitten", "phone", "dark"),
    ("boom", "phone", "light"),
    ("boom-other", "desktop", "dark"),
    ("implode", "small", "dark"),
    ("devilcat", "phone", "light"),
    ("defuse", "landscape", "light"),
    ("nope", "phone", "light"),
    ("end", "desktop", "light"),
]


def film(
    visits: Visits, server: Serving, filmed: Filmed, screen: Screen, theme: Theme, still: bool
) -> list[Image.Image]:
    table = sit(visits, server, filmed.start, screen=screen, reduced_motion=still, theme=theme)
    page = table.page
    page.wait_for_timeout(600)
    stop_time(page)
    pictures: list[Image.Image] = []
    waiting = list(filmed.happens)
    for now in range(0, filmed.length, TICK):
        while waiting and waiting[0][0] <= now:
            _, shown, events = waiting.pop(0)
            table.show(shown, *events)
            page.evaluate("() => new Promise((call) => queueMicrotask(call))")
        step(page, TICK)
        if now % EVERY == 0:
            pictures.append(Image.open(BytesIO(picture(page))))
    page.context.close()
    return pictures


def picture(page: "Page") -> bytes:
    """As it is: Playwright would wait for frames that never come."""
    return page.screenshot(animations="allow", caret="initial")


def strip(pictures: list[Image.Image], kind: str) -> Image.Image:
    """In rows, each picture with its time; of those that look the same the first."""
    height = HEIGHT[kind]
    width = round(height * pictures[0].width / pictures[0].height)
    kept: list[tuple[int, Image.Image]] = []
    for number, one in enumerate(pictures):
        small = one.convert("RGB").resize((width, height), Image.Resampling.LANCZOS)
        if not kept or max(ImageStat.Stat(ImageChops.difference(small, kept[-1][1])).mean) > ALIKE:
            kept.append((number, small))
    row = min(ROW[kind], len(kept))
    lines = -(-len(kept) // row)
    sheet = Image.new("RGB", (row * (width + 4) + 4, lines * (height + 18) + 4), "#fff8e8")
    draw = ImageDraw.Draw(sheet)
    for index, (number, one) in enumerate(kept):
        x, y = 4 + index % row * (width + 4), 4 + index // row * (height + 18)
        sheet.paste(one, (x, y))
        draw.text((x + 2, y + height + 2), f"{number * EVERY / 1000:.1f} s", fill="#221d2d")
    return sheet


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m lab.strips", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("scenes", nargs="*", metavar="SCENE", help=", ".join(SCENES))
    parser.add_argument("--screen", choices=SCREENS, help="instead of every screen")
    parser.add_argument("--theme", choices=("light", "dark"), help="instead of both")
    parser.add_argument("--still", action="store_true", help="with reduced motion")
    parser.add_argument("--to", type=Path, default=WANTED)
    chosen = parser.parse_args(words)
    themes: list[Theme] = [chosen.theme] if chosen.theme else ["light", "dark"]
    wanted = [
        (name, screen, theme)
        for name in chosen.scenes
        for screen in ([chosen.screen] if chosen.screen else SCREENS)
        for theme in themes
    ] or SHOWN
    chosen.to.mkdir(parents=True, exist_ok=True)
    web.main(["build"])
    path, why = chromium.find()
    if not path:
        sys.exit(f"No browser: {why}")
    from playwright.sync_api import sync_playwright

    with serving(speed=1) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(chromium.FLAGS))
        for name, screen, theme in wanted:
            visits = Visits(browser)
            pictures = film(visits, server, SCENES[name], SCREENS[screen], theme, chosen.still)
            file = chosen.to / f"{name}-{screen}-{theme}{'-still' if chosen.still else ''}.webp"
            strip(pictures, screen).save(file, quality=62, method=6)
            print(f"{file}: {file.stat().st_size / 1000:.0f} kB")
            for complaint in visits.complaints:
                print(complaint)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
