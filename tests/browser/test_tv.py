"""A TV shows the table to everybody in the room, and phones show hands and buttons."""

from collections.abc import Iterator
from typing import Any

import pytest

from boomcat.server.tables.messages import PROTOCOL
from tests.browser.test_axe import Inspector
from tests.browser.test_end import GAME, over
from tests.browser.test_looks import OUT_OF_REACH
from tests.support import fake_table
from tests.support.browser import DESKTOP, SMALL_PHONE, Screen, alike, resize
from tests.support.browser_player import Person
from tests.support.fake_table import NAMES, sit, state, take_seat
from tests.support.page_assertions import becomes, claim, expect
from tests.support.question_states import NOPE, PASS, QUESTIONS, SMALL_LANDSCAPE, answered_at, window
from tests.support.scripted_deals import Staged
from tests.support.thorough import THOROUGH

TV, TV_4K = Screen("tv", 1920, 1080), Screen("tv-4k", 3840, 2160)
#: Shares of the height of a TV: the smallest letters that can be read from a sofa.
LEAST_LETTERS = 1 / 54
#: Elements with words that are too small to be read from afar, or not on the screen.
BAD_WORDS = f"""() => all('.tv-screen *').filter((one) => one.checkVisibility({{ visibilityProperty: true }})
    && [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()) && !one.closest('.unseen'))
  .filter((one) => parseFloat(getComputedStyle(one).fontSize) < innerHeight * {LEAST_LETTERS} - 0.5
    || !within(box(one), screen))
  .map((one) => `${{one.textContent.trim()}} ${{getComputedStyle(one).fontSize}}`)"""
#: What lies upon each other on a TV, but for the small things at a seat.
OVERLAPS = """() => {
  const parts = '.seats .who, .seats .name, .seats .held, .log .lines, .piles .pile > button, .ribbon, .idle p';
  const boxes = all(parts).map((one) => [one, box(one)]);
  return boxes.flatMap(([one, a], at) => boxes.slice(at + 1)
    .filter(([other, b]) => touch(a, b) && one.closest('.place') !== (other.closest('.place') ?? 1))
    .map(([other]) => `${one.className} ${one.textContent} | ${other.className} ${other.textContent}`));
}"""
HIDDEN = (".seats", ".piles", ".log")
#: Names whose lines have no room for the tails of letters such as g.
WITHOUT_TAILS = """all('.seats .name > span')
  .filter((one) => one.clientHeight < 1.2 * parseFloat(getComputedStyle(one).fontSize)).map((one) => one.textContent)"""
#: Names that are cut off: letters reach out of their line, but not by half of it.
CUT_OFF = """all('.tv-lobby li b, .seats .name > span')
  .filter((one) => one.scrollHeight > one.clientHeight * 1.35 || one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent)"""
LONG_NAME = "Bartholomew Fitzgera"
#: Those that need the most room, and one of each kind.
LARGE_QUESTIONS = [
    *("turn", "turn of ten", "nope", "long chain", "place", "give", "alter five", "take", "any answers", "any player"),
    *("now", "add", "give from the tower", "out"),
]


def seen(shown: dict[str, Any]) -> dict[str, Any]:
    """Return the state as spectators and screens get it."""
    return {**shown, "seat": None, "knowledge": None, "offers": []}


def on_tv(asking: str = "turn", **view: Any) -> dict[str, Any]:
    return seen(state(asking, seat=None, screens=1, hand=[], **view))


def beside_tv(shown: dict[str, Any], screens: int = 1) -> dict[str, Any]:
    return {**shown, "table": {**shown["table"], "screens": screens}}


def lobby(players: int, taken: int) -> dict[str, Any]:
    shown = on_tv(players=players, phase="lobby")
    for seat in shown["table"]["seats"][taken:]:
        seat.update(occupant="open", name="", avatar=0, connected=False)
    return {**shown, "view": None}


@pytest.fixture(scope="module")
def staged(web_client, tmp_path_factory) -> Iterator[Staged]:
    with Staged(tmp_path_factory.mktemp("staged"), speed=4) as server:
        yield server


def test_an_evening_with_a_tv(open_page, staged):
    """The TV is opened with what the lobby shows, and then nobody touches it."""
    staged.position = "original; 1: skip see; 2: defuse; turn: 1; pile: see kitten see see"
    seated = staged.ask("/api/tables", {"name": "Anna", "seats": ["open", "open", "heuristic"]})
    anna = Person(take_seat(open_page, staged.url, seated, screen=SMALL_PHONE, brisk=True))
    anna.page.get_by_role("button", name="Use a TV").click()
    words = anna.page.locator(".use b")
    expect(words).to_have_count(2)
    address, code = words.all_inner_texts()
    anna.page.keyboard.press("Escape")
    tv = open_page("about:blank", screen=TV, brisk=True)
    catalog = {**staged.ask("/api/catalog"), "address": "http://192.168.1.7:8000"}
    tv.route("**/api/catalog", lambda route: route.fulfill(json=catalog))
    tv.goto(f"http://{address}")
    tv.get_by_label("Which table?").fill(code.replace("-", " ").upper())
    tv.get_by_role("button", name="Show it").click()
    seats = tv.get_by_role("region", name="Who’s playing").get_by_role("listitem")
    expect(seats).to_have_count(3)
    expect(seats.nth(1)).to_have_text("Open seat")
    tv.get_by_text("or open 192.168.1.7:8000 and type:").wait_for()
    claim(tv, "document.querySelector('.invite img').naturalWidth > 0 && box('.invite img').width > 400")
    guest = staged.ask(f"/api/tables/{code}/join", {"name": "Bert"})
    expect(seats.nth(1)).to_contain_text("Bert")
    bert = Person(take_seat(open_page, staged.url, guest, screen=DESKTOP, brisk=True))
    # The sound comes from the TV.
    sound = anna.page.get_by_role("button", name="Sound")
    expect(sound).to_have_attribute("aria-pressed", "false")
    anna.button("web-lobby-start").click()
    for person in (anna, bert):
        person.page.locator(".hand button").first.wait_for()
    # A phone shows the hand and the buttons, a computer the table, too.
    expect(anna.page.get_by_role("heading", name="Your turn")).to_be_visible()
    for part in HIDDEN:
        expect(anna.page.locator(part)).to_be_hidden()
        expect(bert.page.locator(part)).to_be_visible()
    expect(tv.locator(".ribbon")).to_have_text("Anna’s turn")
    anna.button("web-do-draw").click()
    expect(tv.locator(".log .line").first).to_contain_text("Anna draws")
    expect(anna.page.get_by_role("heading", name="Bert’s turn")).to_be_visible()
    bert.button("web-do-draw").click()
    expect(tv.locator(".idle")).to_contain_text("Bert")
    tv.locator(".middle .kitten").wait_for()
    # The player who wants the table on the phone, too, gets it, and can do without it again.
    anna.page.get_by_role("button", name="Table on here, too").click()
    expect(anna.page.locator(".seats")).to_be_visible()
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="Only my hand here").click()
    expect(anna.page.locator(".seats")).to_be_hidden()
    # When the TV leaves, phones show the whole table, and sound.
    open_page.leave(tv)
    expect(anna.page.locator(".seats")).to_be_visible()
    expect(sound).to_have_attribute("aria-pressed", "true")


def test_a_tv_that_finds_no_table_asks_again(open_page, server):
    tv = open_page(f"{server.url}/tv/nowhere1", screen=TV)
    expect(tv.get_by_role("alert")).to_have_text("No such table")
    # What was typed is corrected, not typed again.
    field = tv.get_by_label("Which table?")
    expect(field).to_be_focused()
    expect(field).to_have_value("nowhere1")
    field.fill("miso taru")
    tv.keyboard.press("Enter")
    expect(tv.get_by_role("alert")).to_contain_text("four little words")
    open_page.complaints.clear()  # the browser counts every 404 as an error


@pytest.mark.parametrize("phase", ["lobby", "playing"])
def test_only_the_host_lets_a_tv_watch_and_only_in_the_lobby(open_page, server, phase):
    shown = state(phase=phase)
    shown["table"]["settings"]["spectators"] = False
    table = sit(open_page, server, shown) if phase == "playing" else None
    if table is None:
        seat = server.ask("/api/tables", {"name": "Anna", "settings": {"spectators": False}})
        page = take_seat(open_page, server.url, seat)
    else:
        page = table.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Use a TV").click()
    page.get_by_text("not even a TV").wait_for()
    allow = page.get_by_role("button", name="Let it watch")
    if phase == "playing":
        expect(allow).to_have_count(0)
    else:
        allow.click()
        page.get_by_text("The table on the big screen").wait_for()


def five() -> dict[str, Any]:
    return named(on_tv(current=3, question=14))


def ten(asking: str = "turn", **view: Any) -> dict[str, Any]:
    """Ten players with long names, of whom two are out, and all that can lie on the table."""
    dead = [*[True] * 6, False, False, True, True]
    shown = on_tv(
        asking, players=10, edition="party-pack", current=3, owed=4, alive=dead, eliminated=[7, 8],
        marked=[["skip", "tacocat"], ["nope", "skip", "see"], *[[]] * 8], cursed=[2], **view,
    )  # fmt: skip
    shown["view"]["hand_sizes"] = [12, *[5] * 9]
    return named(shown)


def named(shown: dict[str, Any]) -> dict[str, Any]:
    for seat, player in zip(shown["table"]["seats"], shown["table"]["players"], strict=True):
        seat["name"] = player["name"] = f"{NAMES[seat['seat'] - 1]} von der Katz"
    return shown


NOPED = {"pending": "favor 1", "asked": [1, 2, 4], "top_player": 3, "noped_by": [2], "question": 13}


@alike(TV, TV_4K)
def test_ten_players_are_legible_from_the_sofa(open_page, server, screens):
    table = sit(open_page, server, ten(), screen=screens[0], history=GAME[:12], tv=True)
    for shown in (None, five()):
        if shown:
            table.present(shown)
        for screen in screens:
            resize(table.page, screen)
            claim(table.page, BAD_WORDS, [], screen)
            claim(table.page, OVERLAPS, [], screen)
            claim(table.page, WITHOUT_TAILS, [], screen)
    table.present(ten("nope", clock={"remaining": 60, "total": 60}, **NOPED))
    for screen in screens:
        resize(table.page, screen)
        claim(table.page, BAD_WORDS, [], screen)
        claim(table.page, "box('.nope h2').height > innerHeight / 24 && !all('.nope button').length")


def test_a_tv_shows_lobby_game_result_and_the_next_game_untouched(open_page, server):
    table = sit(open_page, server, lobby(10, 4), screen=TV, tv=True)
    claim(table.page, BAD_WORDS, [])
    status = table.page.locator(".tv-lobby [role=status]")
    expect(status).to_contain_text("6 seats are free")
    table.show(lobby(10, 10))
    expect(status).to_contain_text("All seats are taken")
    table.keep_bubbles()
    table.say(message="emoted", seat=2, emote="wow")
    claim(table.page, "within(box('.voice[data-voice=\"2\"]'), screen)")
    table.show(on_tv(phase="sealing"))
    table.page.get_by_text("Shuffling").wait_for()
    table.show(on_tv(question=20))
    expect(table.page.locator(".ribbon")).to_have_text("Pernille’s turn")
    table.show({**beside_tv(seen(over(None))), "view": {**over(None)["view"], "question": 21}}, *GAME[-1:])
    expect(table.page.locator("section.over h2")).to_have_text("Ola wins")
    claim(table.page, "all('.over :is(button, a)').filter((one) => one.checkVisibility()).length", 0)
    late = seen(over(None))
    late["table"]["queue"] = [{"name": "Zoe", "avatar": 9, "connected": True}]
    table.show(beside_tv({**late, "view": {**late["view"], "question": 21}}))
    claim(table.page, "within(box('.whisper'), screen) && within(box('.over .next'), screen)")
    again = on_tv(current=2, question=2)
    again["table"]["game"] = 2
    table.show(again)
    expect(table.page.locator(".ribbon")).to_have_text("Mika’s turn")
    again["table"]["queue"] = [{"name": "Yann", "avatar": 4, "connected": True}]
    table.show(again)
    claim(table.page, "!touch(box('.whisper'), box('.idle p'))")
    assert table.requests == []


def long_name(shown: dict[str, Any]) -> dict[str, Any]:
    shown["table"]["seats"][1]["name"] = shown["table"]["players"][1]["name"] = LONG_NAME
    return shown


def test_the_longest_name_is_not_cut_off(open_page, server):
    table = sit(open_page, server, long_name(lobby(4, 4)), screen=TV, tv=True)
    table.page.get_by_text(LONG_NAME).wait_for()
    claim(table.page, CUT_OFF, [])
    table.show(long_name(on_tv(players=4, question=20)))
    table.page.locator(".seats .name", has_text=LONG_NAME).wait_for()
    for screen in (TV, TV_4K, DESKTOP):
        resize(table.page, screen)
        claim(table.page, CUT_OFF, [], screen)


def test_a_tv_says_what_it_is_and_comes_back_by_itself(open_page, server):
    table = sit(open_page, server, on_tv(), screen=TV, tv=True)
    assert table.socket
    table.socket.close()
    becomes(table.page, lambda: [(one["token"], one["screen"]) for one in table.hellos], [(None, True)] * 2)


def test_a_tv_loads_a_new_version_by_itself(open_page, server, monkeypatch):
    table = sit(open_page, server, on_tv(), screen=TV, tv=True)
    assert table.socket
    monkeypatch.setattr(fake_table, "PROTOCOL", PROTOCOL + 1)
    table.socket.close()
    table.page.get_by_role("button", name="Reload").wait_for()
    monkeypatch.undo()
    table.page.locator(".ribbon").wait_for()
    assert len(table.hellos) == 3


def test_the_screen_stays_awake(open_page, server):
    page = open_page("about:blank", screen=TV)
    script = "navigator.wakeLock.request = async (kind) => { window.awake = kind; return { release: async () => {} }; }"
    open_page.before(page, script)
    page.goto(f"{server.url}/tv/")
    claim(page, "window.awake", "screen")


def test_a_silent_tv_asks_for_a_key(open_page, server):
    """Browsers let a page sound only after a press."""
    table = sit(open_page, server, on_tv(), screen=TV, tv=True)
    script = "Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } })"
    open_page.before(table.page, script)
    table.page.reload()
    words = table.page.get_by_text("Press any key for sound.")
    words.wait_for()
    table.page.keyboard.press("ArrowDown")
    words.wait_for(state="detached")


@alike(SMALL_PHONE, SMALL_LANDSCAPE)
def test_beside_a_tv_every_question_can_be_answered_on_a_phone(open_page, server, screens):
    table = sit(open_page, server, beside_tv(QUESTIONS["turn"]), screen=screens[0])
    # Without a TV, test_looks.py looks at all of them.
    for number, name in enumerate(QUESTIONS if THOROUGH else LARGE_QUESTIONS):
        question = QUESTIONS[name]
        shown = beside_tv({**question, "view": {**question["view"], "question": 20 + number}})
        table.present(shown)
        table.page.locator(answered_at(question)).first.wait_for()
        for screen in screens:
            resize(table.page, screen)
            claim(table.page, OUT_OF_REACH, [], f"{name} on {screen}")
    claim(table.page, "all('.seats, .piles').some((one) => one.checkVisibility())", False)


def test_the_hand_is_larger_beside_a_tv(open_page, server):
    table = sit(open_page, server, state(current=2), screen=SMALL_PHONE)
    width = "box('.hand .held').width"
    small = table.page.evaluate("() => document.querySelector('.hand .held').offsetWidth")
    table.present(beside_tv(state(current=2, question=13)))
    claim(table.page, f"{width} > {small} * 1.4")
    claim(table.page, "touch(box('.banner .turn'), box('.ask'))", False)


def test_a_phone_beside_a_tv_sounds_only_if_its_player_wants_that(open_page, server):
    table = sit(open_page, server, beside_tv(state()), screen=SMALL_PHONE)
    sound = table.page.get_by_role("button", name="Sound")
    expect(sound).to_have_attribute("aria-pressed", "false")
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "true")
    table.present(state(question=13))
    sound.click()
    table.present(beside_tv(state(question=14)))
    # What is chosen with a TV says nothing about the game without one.
    expect(sound).to_have_attribute("aria-pressed", "true")


def test_axe_finds_nothing_on_a_tv(open_page, server):
    page = open_page(f"{server.url}/tv/", screen=TV)
    page.get_by_role("heading", name="Boomcat on TV").wait_for()
    inspector = Inspector(page)
    inspector.look("which table")
    inspector.report()
    table = sit(open_page, server, lobby(10, 7), screen=TV, tv=True)
    inspector = Inspector(table.page)
    inspector.look("lobby")
    table.show({**ten(), "view": {**ten()["view"], "question": 11}})
    table.page.locator(".ribbon").wait_for()
    inspector.look("turn")
    table.show(ten("nope", clock={"remaining": 60, "total": 60}, **NOPED))
    table.page.locator(".nope").wait_for()
    inspector.look("window")
    table.show({**beside_tv(seen(over(None))), "view": {**over(None)["view"], "question": 21}}, *GAME[-1:])
    table.page.locator("section.over h2").wait_for()
    inspector.look("result")
    inspector.report()


def test_axe_finds_nothing_on_a_phone_beside_a_tv(open_page, server):
    table = sit(open_page, server, beside_tv(QUESTIONS["turn"]), screen=SMALL_PHONE)
    inspector = Inspector(table.page)
    inspector.look("turn")
    inspector.sheet("Menu", "Use a TV")
    table.present(beside_tv({**window(["nope", "skip"], [NOPE, PASS], question=30)}))
    inspector.look("window")
    inspector.report()
