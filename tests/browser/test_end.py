"""The end of a game: who won, how the others fell, its numbers, and a picture of all that to send."""

import re
import struct
from typing import Any

import pytest

from tests.support.browser import DESKTOP, PHONE, SMALL_PHONE, alike, resize
from tests.support.fake_table import CODE, FakeTable, keep_seats, sit, state
from tests.support.page_assertions import absent, claim, expect
from tests.support.question_states import LANDSCAPE


def kitten(seat: int, defusable: bool = False) -> dict[str, Any]:
    return {"event": "drew_kitten", "seat": seat, "card": "kitten", "bottom": False, "defusable": defusable}


def exploded(seat: int) -> dict[str, Any]:
    return {"event": "exploded", "seat": seat, "cards": [], "by": "kitten"}


def turn(seat: int, owed: int = 1, attacked: bool = False) -> dict[str, Any]:
    return {"event": "turn_began", "seat": seat, "owed": owed, "attacked": attacked}


def defused(seat: int) -> list[dict[str, Any]]:
    placed = {"event": "placed", "seat": seat, "card": "kitten", "above": None}
    return [kitten(seat, True), {"event": "defused", "seat": seat, "card": "defuse", "against_devilcat": False}, placed]


#: Ola attacks Tove, who explodes; Bruno could defuse and does not; Mika finds a kitten; Pernille finds the one that Ola
#: put back.
GAME = [
    {"event": "drew", "seat": 1, "card": "skip", "bottom": False},
    turn(3),
    {"event": "played", "seat": 3, "play": "targeted 4"},
    {"event": "noped", "seat": 2, "depth": 1},
    {"event": "noped", "seat": 3, "depth": 2},
    {"event": "noped", "seat": 2, "depth": 3},
    {"event": "noped", "seat": 3, "depth": 4},
    {"event": "window_closed", "stopped": False},
    turn(4, 2, True),
    kitten(4),
    exploded(4),
    turn(5),
    kitten(5, True),
    exploded(5),
    turn(2),
    kitten(2),
    exploded(2),
    turn(3),
    *defused(3),
    turn(1),
    kitten(1),
    exploded(1),
    {"event": "won", "seat": 3},
]
STANDINGS = [3, 1, 2, 5, 4]
FATES = {
    "Ola": "Last cat standing.",
    "Pernille": "Drew the kitten Ola had hidden.",
    "Mika": "Drew an Exploding Kitten. Boom.",
    "Bruno": "Could have defused it. Chose the bang.",
    "Tove": "Attacked by Ola, met by a kitten.",
}
NUMBERS = ["7 turns", "4 Nopes", "4 Nopes in a row", "5 kittens drawn", "1 kitten defused"]


def over(seat: int | None = 1) -> dict[str, Any]:
    alive = [seat == STANDINGS[0] for seat in range(1, 6)]
    fallen = STANDINGS[:0:-1]
    # Of four kittens none is left.
    counts: dict[str, Any] = {
        "draw_pile_size": 4,
        "kittens": 0,
        "alive": alive,
        "eliminated": fallen,
        "standings": STANDINGS,
        "asked": [],
    }
    return state("over", phase="over", seat=seat, question=60, **counts)


def shows_fates(table: FakeTable, fates: dict[str, str]) -> None:
    """Check the list of how each player exploded."""
    table.page.get_by_role("heading", name="Ola wins").wait_for()
    rows = table.page.locator(".over ol li")
    expect(rows.locator(".name")).to_have_text(list(fates), use_inner_text=True)
    expect(rows.locator("small")).to_have_text(list(fates.values()), use_inner_text=True)


def counts(table: FakeTable) -> None:
    expect(table.page.locator(".over .numbers li")).to_have_text(NUMBERS, use_inner_text=True)


def test_the_end_shows_how_each_player_fell_and_the_numbers(open_page, server):
    # Explosions take their time: all but the last are over.
    table = sit(open_page, server, state(), history=GAME[:-4])
    table.show(over(), *GAME[-4:])
    shows_fates(table, FATES)
    counts(table)
    # Four kittens among nine cards at the first draw, one among five at the last.
    table.page.get_by_text("Kittens by the odds: 0.6. Kittens in your face: 1.").wait_for()


def test_a_player_who_comes_back_after_the_end_sees_the_same(open_page, server):
    table = sit(open_page, server, over(), history=GAME, screen=PHONE)
    shows_fates(table, FATES)
    counts(table)


def test_a_history_without_its_beginning_shows_no_numbers(open_page, server):
    table = sit(open_page, server, over(), history=GAME[-8:])
    table.page.get_by_role("heading", name="Ola wins").wait_for()
    expect(table.page.locator(".over ol .name")).to_have_text(list(FATES), use_inner_text=True)
    expect(table.page.locator(".over .numbers, .over .luck")).to_have_count(0)


def test_a_player_who_gave_up_is_not_blamed_for_what_a_bot_did(open_page, server):
    shown = over()
    shown["table"]["seats"][1]["left_game"] = True
    table = sit(open_page, server, shown, history=GAME)
    shows_fates(table, FATES | {"Mika": "Gave up. A bot went boom instead."})
    shown = over(3)
    shown["table"]["seats"][2]["left_game"] = True
    table = sit(open_page, server, shown, history=GAME)
    table.page.get_by_role("heading", name="Ola wins").wait_for()
    shows_fates(table, FATES | {"Ola": "Gave up. A bot won it anyway."})


@pytest.mark.parametrize(("seat", "still"), [(3, True), (3, False), (1, False), (None, False)])
def test_only_the_winner_gets_confetti_and_only_with_motion(open_page, server, seat, still):
    shown = over(seat)
    table = sit(open_page, server, shown, history=GAME, reduced_motion=still)
    table.page.locator("section.over h2").wait_for()
    expect(table.page.locator(".mourning")).to_have_count(int(seat == 1))
    expect(table.page.locator(".winner .cat")).to_have_count(int(seat != 1))
    expect(table.page.locator(".confetti")).to_have_count(int(seat == 3 and not still))


def test_a_win_is_celebrated_once(open_page, server):
    table = sit(open_page, server, over(3), history=GAME, reduced_motion=False)
    table.page.locator(".confetti").wait_for(state="attached")
    table.press("Menu")
    table.press("Settings")
    table.page.get_by_text("Italiano", exact=True).click()
    table.page.get_by_role("heading", name="Hai vinto!").wait_for()
    absent(table.page.locator(".confetti"))


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", png[16:24])
    return width, height


#: Notes in which typefaces pictures are written.
WRITTEN = """() => {
  const { fillText } = CanvasRenderingContext2D.prototype;
  window.written = [];
  CanvasRenderingContext2D.prototype.fillText = function (...all) {
    window.written.push(this.font.match(/px (.+?)[,"]*(,|$)/)[1].replaceAll('"', ''));
    fillText.apply(this, all);
  };
}"""


def test_the_result_is_saved_as_a_picture_where_nothing_can_be_sent(open_page, server):
    table = sit(open_page, server, over(), history=GAME)
    table.page.evaluate(WRITTEN)
    with table.page.expect_download() as download:
        table.press("Share a picture")
    assert download.value.suggested_filename == "boomcat.png"
    assert size_of(download.value.path().read_bytes()) == (1080, 1080)
    table.page.get_by_text("Picture saved").wait_for()
    claim(table.page, "() => [...new Set(window.written)].sort()", ["Boomcat Display", "Boomcat Text"])


def test_the_result_is_sent_as_a_picture_where_that_is_possible(open_page, server):
    table = sit(open_page, server, over(), history=GAME, screen=SMALL_PHONE)
    table.page.evaluate(
        """() => {
          navigator.canShare = (data) => data.files.length === 1;
          navigator.share = async (data) => { window.sent = [data.title, data.files[0].name, data.files[0].type]; };
        }"""
    )
    table.press("Share a picture")
    claim(table.page, "() => window.sent", ["Ola wins", "boomcat.png", "image/png"])


@alike(SMALL_PHONE, LANDSCAPE, DESKTOP)
def test_one_press_plays_again_without_scrolling(open_page, server, screens):
    table = sit(open_page, server, over(), history=GAME, screen=screens[0])
    for screen in screens:
        resize(table.page, screen)
        expect(table.page.get_by_role("button", name="Play again")).to_be_in_viewport(ratio=1)


def test_the_front_page_offers_the_result_of_a_finished_game(open_page, server):
    page = open_page("about:blank", screen=SMALL_PHONE, pretends=True)
    keep_seats(open_page, page, [{"table": CODE, "seat": 1, "token": "a-key"}])
    FakeTable(page, over(), GAME).is_listed()
    page.goto(server.url)
    page.get_by_role("button", name=re.compile(f"^See the result .* at table {CODE}$")).wait_for()
    expect(page.get_by_role("button", name=re.compile("^Continue"))).to_have_count(0)
    page.get_by_role("button", name=f"Forget table {CODE}").click()
    page.get_by_role("button", name=re.compile("^See the result")).wait_for(state="detached")
    claim(page, "() => localStorage.getItem('boomcat.seats')", "[]")
