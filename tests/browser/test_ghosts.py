"""A player who exploded predicts what happens next, and everybody sees the Ghost League when the game is over."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser.test_axe import Inspector
from tests.browser.test_end import GAME, over
from tests.browser.test_people import gather
from tests.browser.test_tv import beside_tv
from tests.support.browser import DESKTOP, PHONE, SMALL_PHONE, Screen
from tests.support.fake_table import FakeTable, sit, state
from tests.support.page_assertions import claim, expect
from tests.support.question_states import LANDSCAPE
from tests.support.scripted_deals import Staged
from tests.support.thorough import few

#: Of five players the first one, who looks, and the last one are out.
ALIVE = [False, True, True, True, False]
LIVING = [2, 3, 4]


def choice(what: str, number: int, points: int) -> dict[str, Any]:
    return {"what": what, "number": number, "seats": LIVING if what in ("out", "winner") else [], "points": points}


CHOICES = [choice("kitten", 7, 3), choice("safe", 7, 1), choice("out", 2, 3), choice("winner", 2, 6)]


def ghost(
    choices: list[dict[str, Any]] | None = None,
    predictions: list[dict[str, Any]] | None = None,
    league: dict[int, int] | None = None,
    **view: Any,
) -> dict[str, Any]:
    shown = state(seat=1, current=2, hand=[], alive=ALIVE, eliminated=[5, 1], **view)
    rows = [{"seat": seat, "points": points} for seat, points in (league or {}).items()]
    choices = CHOICES if choices is None else choices
    return {**shown, "ghosts": {"choices": choices, "predictions": predictions or [], "league": rows}}


def predicted(table: FakeTable) -> dict[str, Any]:
    """Return the only request that the page has sent."""
    table.has_asked("predict")
    request = table.requests.pop()
    return {name: request[name] for name in ("what", "number", "seat", "game")}


@pytest.mark.parametrize("screen", [SMALL_PHONE, DESKTOP], ids=str)
def test_one_press_predicts(open_page, server, screen):
    table = sit(open_page, server, ghost(), screen=screen)
    table.press("Next card: Kitten +3")
    assert predicted(table) == {"what": "kitten", "number": 7, "seat": None, "game": 1}
    # It stands there at once, whatever is still on its way to the screen.
    draw, out = (table.page.get_by_role("group", name=name) for name in ("Next card", "Out next"))
    expect(draw.get_by_role("button")).to_have_count(0)
    expect(draw.locator(".made")).to_have_text("Kitten +3", use_inner_text=True)
    out.get_by_role("button", name="Out next: Ola +3").click()
    assert predicted(table) == {"what": "out", "number": 2, "seat": 3, "game": 1}
    expect(out.locator(".made")).to_have_text("Ola")


def test_points_tick_up_when_a_prediction_comes_true(open_page, server):
    open_kitten = {"what": "kitten", "seat": None, "points": 3}
    table = sit(open_page, server, ghost(CHOICES[2:], [open_kitten], {1: 2, 5: 4}))
    points = table.page.locator(".ghosts .points b")
    expect(points).to_have_text("2")
    table.present(ghost(league={1: 5, 5: 4}, question=13))
    expect(points).to_have_text("5")
    expect(table.page.locator(".ghosts [role=status]")).to_have_text("Called it! +3, now 5.")
    expect(table.page.locator(".ghosts .gain")).to_have_text("+3")
    open_safe = {"what": "safe", "seat": None, "points": 1}
    table.present(ghost(CHOICES[2:], [open_safe], {1: 5, 5: 4}, question=14))
    table.present(ghost(league={1: 5, 5: 4}, question=15))
    expect(table.page.locator(".ghosts [role=status]")).to_have_text("Wrong. Being dead isn’t everything. Still 5.")


def test_a_prediction_by_keyboard(open_page, server):
    table = sit(open_page, server, ghost())
    first = table.page.get_by_role("button", name="Next card: Kitten +3")
    first.focus()
    table.page.keyboard.press("Tab")
    table.page.keyboard.press("Enter")
    assert predicted(table)["what"] == "safe"


def test_a_late_prediction_is_refused_in_words(open_page, server):
    table = sit(open_page, server, ghost())
    assert table.socket

    def refuse(text: str | bytes) -> None:
        late: dict[str, Any] = {"reason": "too-late-to-predict", "details": {}, "allowed": []}
        table.say(message="refused", id=json.loads(text)["id"], **late)

    table.socket.on_message(refuse)
    table.press("Next card: Safe +1")
    table.page.get_by_text("Too late: it has already happened.").wait_for()
    table.page.get_by_role("button", name="Next card: Safe +1").wait_for()


@pytest.mark.parametrize("seat", [1, None])
def test_the_living_and_spectators_see_no_league_before_the_end(open_page, server, seat):
    table = sit(open_page, server, state(seat=seat))
    table.page.locator(".asking").wait_for()
    expect(table.page.locator(".ghosts")).to_have_count(0)


@pytest.mark.parametrize("screen", [SMALL_PHONE, PHONE, LANDSCAPE, DESKTOP], ids=str)
@pytest.mark.parametrize("bots", [False, True])
def test_all_predictions_can_be_pressed_on_every_screen(open_page, server, screen, bots):
    shown = ghost()
    for one in shown["table"]["seats"][1:]:
        one.update({"occupant": "bot", "bot": "heuristic"} if bots else {})
    shown["table"]["only_bots"] = bots
    table = sit(open_page, server, shown, screen=screen)
    buttons = table.page.locator(".ghosts button")
    expect(buttons).to_have_count(8)
    claim(
        table.page,
        """() => [...document.querySelectorAll('.ghosts button')].filter((button) => {
          const { left, top, width, height } = button.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          return !button.contains(hit) || width < 44 || height < 38;
        }).map((button) => button.ariaLabel)""",
        [],
    )


def ended(seat: int | None, league: list[dict[str, int]]) -> dict[str, Any]:
    return {**over(seat), "ghosts": {"choices": [], "predictions": [], "league": league}}


@pytest.mark.parametrize("seat", [1, 3, None])
@pytest.mark.parametrize("screen", [SMALL_PHONE, DESKTOP], ids=str)
def test_the_end_shows_the_league_to_everybody(open_page, server, seat, screen: Screen):
    league = [{"seat": 4, "points": 9}, {"seat": 1, "points": 1}]
    table = sit(open_page, server, ended(seat, league), history=GAME, screen=screen)
    rows = table.page.get_by_role("region", name="Ghost League").get_by_role("listitem")
    expect(rows).to_have_text(["Tove 9 points", "Pernille 1 point"], use_inner_text=True)


def test_without_predictions_the_end_shows_no_league(open_page, server):
    table = sit(open_page, server, over(1), history=GAME)
    table.page.locator("section.over h2").wait_for()
    expect(table.page.locator(".league")).to_have_count(0)


@pytest.mark.parametrize("screen", [SMALL_PHONE, DESKTOP], ids=str)
def test_words_to_the_dead_are_in_the_middle_above_the_buttons(open_page, server, screen):
    shown = ghost()
    for one in shown["table"]["seats"][1:]:
        one.update({"occupant": "bot", "bot": "heuristic"})
    table = sit(open_page, server, shown, screen=screen)
    claim(
        table.page,
        """() => {
          const words = [...document.querySelectorAll('.idle > *:not(.instead)')];
          const boxes = words.map((one) => one.getBoundingClientRect());
          const left = Math.min(...boxes.map((box) => box.left));
          const right = Math.max(...boxes.map((box) => box.right));
          return Math.abs((left + right) / 2 - innerWidth / 2) < 12;
        }""",
    )


def test_words_to_the_dead_are_in_the_middle_beside_a_tv(open_page, server):
    table = sit(open_page, server, beside_tv(ghost()), screen=SMALL_PHONE)
    table.page.get_by_text("You’re in pieces").wait_for()
    claim(
        table.page,
        """() => {
          const words = document.createRange();
          words.selectNodeContents(document.querySelector('.idle p'));
          const { right } = words.getBoundingClientRect();
          return Math.abs((box('.idle .face, .idle img').left + right) / 2 - innerWidth / 2) < 12;
        }""",
    )


def test_the_dead_keep_their_faces(open_page, server):
    """Each is another picture, none of them a mere disc, and they keep their places."""
    shown = ghost()
    table = sit(open_page, server, shown)
    gone = table.page.locator(".seats .gone img")
    expect(gone).to_have_count(1)
    expect(gone).to_have_attribute("src", table.page.locator(".fallen img").get_attribute("src") or "")
    expect(table.page.locator(".seats .gone .name")).to_have_text("Bruno")


def test_the_lights_go_out_in_the_header_too(open_page, server):
    table = sit(open_page, server, state("place", current=2))
    dark = "Number(getComputedStyle(document.querySelector('header'), '::after').opacity)"
    claim(table.page, f"() => {dark}", 0.55)
    # Who is waited for can be read by night.
    claim(table.page, "getComputedStyle(document.querySelector('.idle p')).backgroundColor !== 'rgba(0, 0, 0, 0)'")
    table.present(state(question=13))
    claim(table.page, f"() => {dark}", 0)


@pytest.mark.parametrize("screen", [PHONE, DESKTOP][: few(1, 2)], ids=str)
def test_axe_finds_nothing(open_page, server, screen):
    made = [{"what": "winner", "seat": 3, "points": 6}]
    table = sit(open_page, server, ghost(CHOICES[:3], made, {1: 5, 5: 4}), screen=screen)
    inspector = Inspector(table.page)
    inspector.look("predictions")
    table.present({**ended(1, [{"seat": 4, "points": 9}]), "view": {**over(1)["view"], "question": 13}}, *GAME[-1:])
    inspector.look("the end")
    assert inspector.found == {}


@pytest.fixture(scope="module")
def staged(web_client, tmp_path_factory) -> Iterator[Staged]:
    with Staged(tmp_path_factory.mktemp("staged")) as server:
        yield server


def test_a_ghost_at_a_real_table(open_page, staged):
    """Anna explodes, and predicts that Bert does, too."""
    position = "original; 1: see; 2: see; 3: see; turn: 1; pile: 2*kitten 3*potato"
    anna, bert, cleo = gather(open_page, staged, position, [SMALL_PHONE, PHONE, DESKTOP], brisk=True)
    anna.button("web-do-draw").click()
    for prediction in ("Next card: Kitten +3", "Winner: Cleo +4"):
        anna.page.get_by_role("button", name=prediction).click()
    expect(anna.page.locator(".ghosts .made")).to_have_count(2)
    expect(cleo.page.locator(".ghosts")).to_have_count(0)
    bert.button("web-do-draw").click()
    for person in (anna, bert, cleo):
        rows = person.page.get_by_role("region", name="Ghost League").get_by_role("listitem")
        expect(rows).to_have_text(["Anna 7 points"], use_inner_text=True)
