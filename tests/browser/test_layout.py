"""Elements neither overlap nor cut off each other; and the keyboard."""

from itertools import pairwise, product
from typing import Any

import pytest

from boomcat.core.edition import EDITIONS
from boomcat.locale import text_in
from tests.support.browser import DESKTOP, LANGUAGES, PHONE, SMALL_PHONE, Screen, alike, resize
from tests.support.fake_table import sit, state
from tests.support.page_assertions import BOXES, ask, claim, expect, look_for
from tests.support.question_states import (
    DRAW,
    EVERY_SCREEN,
    FIVE,
    LANDSCAPE,
    NOPE,
    PAIR,
    PASS,
    QUESTIONS,
    SMALL_LANDSCAPE,
    TOWER,
    move,
    window,
)

LONG = "W" * 20


def named(shown: dict[str, Any], *names: str) -> dict[str, Any]:
    table = shown["table"]
    for seat, player, name in zip(table["seats"], table["players"], names, strict=False):
        seat["name"] = player["name"] = name
    return shown


def drawn(times: int) -> list[dict[str, Any]]:
    return [{"event": "drew", "seat": 2 + time % 3, "card": None, "bottom": True} for time in range(times)]


def test_every_card_has_a_title_of_two_lines_in_every_language(open_page, server):
    cards = sorted({edition.word(card) for edition in EDITIONS.values() for card in edition.titles})
    table = sit(open_page, server, state(hand=cards, offers=[DRAW]))
    expect(table.page.locator(".hand .title")).to_have_count(len(cards))
    table.page.add_style_tag(content=".held { transform: none !important } .title { overflow-wrap: normal !important }")
    table.page.evaluate("() => document.fonts.ready")
    table.press("Menu")
    table.press("Settings")
    for language, name in LANGUAGES.items():
        table.page.get_by_text(name, exact=True).click()
        table.page.locator(f"html[lang={language}]").wait_for()
        table.page.locator(".hand .title", has_text=text_in([language], "card-skip")).wait_for()
        for width in (60, 94, 118, 146):
            table.page.evaluate(f"() => document.querySelector('.table').style.setProperty('--hw', '{width}px')")
            claim(
                table.page,
                """all('.hand .title').filter((title) => {
                  const words = document.createRange();
                  words.selectNodeContents(title);
                  const lines = [...words.getClientRects()];
                  return new Set(lines.map(({ top }) => Math.round(top))).size > 2
                    || lines.some((line) => line.right > box(title).right + 1)
                    || title.scrollHeight > title.clientHeight + 1;
                }).map((title) => title.textContent)""",
                [],
                f"{language}, {width}",
            )


def test_cards_of_a_hand_can_be_distinguished_and_counted(open_page, server):
    phones = [SMALL_PHONE, PHONE, LANDSCAPE]
    table = sit(open_page, server, QUESTIONS["turn"], screen=SMALL_PHONE)
    for screen in phones:
        resize(table.page, screen)
        lefts = ask(table.page, "all('.hand .held').map((one) => one.offsetLeft)")
        width = ask(table.page, "document.querySelector('.held').offsetWidth")
        strips = [right - left for left, right in pairwise(lefts)]
        assert min(strips) > max(43, 0.51 * width), "a finger, and a title; pixels are whole"
        seen = [left for left in lefts if left + 40 <= screen.width]
        assert len(seen) >= 7, "of nine, without scrolling"
    table.pick("tacocat", "tacocat")
    expect(table.page.locator(".held .number")).to_have_count(2)
    for screen in phones:
        resize(table.page, screen)
        claim(table.page, "all('.held .number').every((one) => box(one).top >= box('.hand').top)", why=screen)


def test_the_log_touches_no_seat(open_page, server):
    table = sit(open_page, server, state(players=2, edition="party-pack", offers=[DRAW]), history=drawn(9))
    for players in (5, 7, 8, 10):
        shown = state(players=players, edition="party-pack", offers=[DRAW], question=20 + players)
        table.present(named(shown, *[LONG] * 10))
        expect(table.page.locator(".seat")).to_have_count(players - 1)
        claim(table.page, "all('.seat').filter((seat) => touch(box(seat), box('.log'))).length", 0, players)
        claim(table.page, "within(box('.log .line'), box('.log'))", why="the newest line is in sight")


def test_the_heading_of_the_log_stays_where_it_is(open_page, server):
    table = sit(open_page, server, QUESTIONS["turn"])
    before = ask(table.page, "box('.log h2').top")
    table.present(state(offers=[DRAW], question=13), *drawn(1))
    table.page.locator(".log .line").wait_for()
    claim(table.page, "box('.log h2').top", before)


def test_a_name_of_one_long_word_pushes_nothing_away(open_page, server):
    table = sit(open_page, server, named(window(["nope"], [NOPE, PASS]), *[LONG] * 5), screen=SMALL_PHONE)
    page = table.page

    def nothing(claimed: str, selector: str, where: str) -> None:
        for screen in (SMALL_PHONE, PHONE, LANDSCAPE):
            resize(page, screen)
            claim(page, f"all('{selector}').filter((one) => {claimed}).length", 0, f"{where} on {screen}")

    outside = "one.checkVisibility() && !within(box(one), screen)"
    sideways = "box(one).left < 0 || box(one).right > innerWidth"
    page.locator(".pad").wait_for()
    nothing(outside, ".nope .who, .nope .effect, .seat", "Nope window")
    table.present(named(state(current=2, question=13), *[LONG] * 5), *drawn(1))
    table.page.locator(".idle").wait_for()
    nothing(outside, ".idle, .idle p, .log, .ribbon, .seat", "turn of another")
    ended = state("over", phase="over", asked=[], standings=[3, 1, 2, 5, 4], question=14)
    table.present(named(ended, *[LONG] * 5))
    table.page.locator("section.over").wait_for()
    nothing(sideways, "section.over *", "end")
    table.is_listed()
    open_page.before(page, f"localStorage.setItem('boomcat.preferences', JSON.stringify({{ name: '{LONG}' }}))")
    open_page.before(page, "localStorage.removeItem('boomcat.seats')")
    for address, place in ((server.url, ".form"), (f"{server.url}/t/{table.code}", ".bottom")):
        page.goto(address)
        page.locator(place).get_by_text(LONG).wait_for()
        nothing(sideways, f"main, {place}, {place} *", address)


def test_of_a_name_that_is_written_from_the_right_the_beginning_is_seen(open_page, server):
    shown = named(state(offers=[DRAW, PAIR]), *["علیرضا محمدی تبریزی"] * 5)
    table = sit(open_page, server, shown, screen=SMALL_PHONE)
    table.pick("tacocat", "tacocat")
    for name in (".seat .name span", ".chip .name"):
        claim(table.page, f"all('{name}').map((name) => getComputedStyle(name).direction)", ["rtl"] * 4)


def test_a_single_opponent_has_room_for_a_name(open_page, server):
    table = sit(open_page, server, named(state(players=2), "Ann", "Baron von Kratzbaum"), screen=SMALL_PHONE)
    table.page.get_by_text("Baron von Kratzbaum").first.wait_for()
    claim(table.page, "all('.seat .name span').every((name) => name.scrollWidth <= name.clientWidth)")


def test_in_landscape_nothing_covers_the_seats_or_the_pile(open_page, server):
    table = sit(open_page, server, named(state(players=6, offers=[DRAW]), *[LONG] * 6), screen=LANDSCAPE)

    def both(claimed: str, true: object) -> None:
        for screen in (SMALL_LANDSCAPE, LANDSCAPE):
            resize(table.page, screen)
            claim(table.page, claimed, true, screen)

    both("touch(box('.ribbon'), box('.draw .count'))", False)
    both("all('.seat').filter((seat) => touch(box(seat), box('.log .story'))).length", 0)
    table.present(state(edition="good-vs-evil", offers=[DRAW], question=13))
    table.page.locator(".mat").wait_for()
    both("touch(box('.mat'), box('.ask .button'))", False)
    table.present(named(window(["skip"], [PASS], players=6, question=14), *[LONG] * 6))
    table.page.locator(".pad").wait_for()
    both("all('.seat .name').filter((name) => box(name).right > box('.nope').left - 10).length", 0)


@pytest.mark.parametrize("screen", [SMALL_PHONE, LANDSCAPE, DESKTOP], ids=str)
def test_the_kitten_is_seen_whole_wherever_it_goes(open_page, server, screen):
    table = sit(
        open_page, server, state("place", draw_pile_size=0, offers=[move("place {place}", max_above=0)]), screen=screen
    )
    picture = (
        "[box('.stack img').top >= box('.frame .body').top, box('.stack img').bottom <= box('.frame .body').bottom]"
    )
    claim(table.page, picture, [True, True])
    table.present(state("place", offers=[move("place {place}", max_above=22)], question=13))
    for place, words in (("Top", "On top: a present"), ("Bottom", "At the very bottom")):
        table.press(place)
        table.page.get_by_text(words).wait_for()
        claim(table.page, picture, [True, True])


#: The lowest of all: a small phone in landscape.
LOW = Screen("low-phone", 640, 360, touch=True)


def test_a_large_question_leaves_hand_and_players_in_sight(open_page, server):
    table = sit(open_page, server, QUESTIONS["turn"], screen=SMALL_PHONE)
    for number, kind in enumerate(["place", "face", "defuse", "heck", "trade", "alter"]):
        shown = QUESTIONS[kind]
        table.present({**shown, "view": {**shown["view"], "question": 20 + number}})
        table.page.locator(".frame.big").wait_for()
        covered = """all('.seat .who, .seat .name, .held').filter((one) => {
          const { left, top, right, bottom } = box(one);
          return touch({ left, top: top + 6, right, bottom: bottom - 6 }, box('.frame'));
        }).length"""
        # Where the phone lies, that one needs the hand's room.
        for screen in [SMALL_PHONE] if kind == "alter" else [SMALL_PHONE, LOW, LANDSCAPE]:
            resize(table.page, screen)
            claim(table.page, covered, 0, f"{kind} on {screen}")
            inside = "all('.frame button').every((one) => within(box(one), box('.frame')))"
            claim(table.page, inside, why=f"{kind} on {screen}")


def test_in_landscape_no_words_lie_on_the_edge_of_the_rug(open_page, server):
    table = sit(open_page, server, state(current=3, asked=[3]), screen=LANDSCAPE, locale="it-IT")
    for number, (players, gone) in enumerate(product((5, 10), (True, False))):
        shown = state(players=players, current=3, asked=[3], question=20 + number)
        shown["table"]["seats"][0] |= {"played_by_bot": True, "left_game": gone}
        table.present(shown)
        expect(table.page.locator(".seat")).to_have_count(players - 1)
        table.page.locator(".idle p").wait_for()
        for screen in (SMALL_LANDSCAPE, LANDSCAPE):
            resize(table.page, screen)
            claim(table.page, "box('.idle p').left > box('.rug').right + 9", why=f"{screen}, {players}, {gone}")


def test_on_a_small_phone_sheets_and_ribbon_leave_no_half_words(open_page, server):
    table = sit(open_page, server, state(edition="good-vs-evil", offers=[DRAW]), screen=SMALL_PHONE)
    claim(table.page, "within(box('.mat'), screen)")
    for number, kind in enumerate(("devilcat", "defuse", "heck", "place")):
        shown = QUESTIONS[kind]
        table.present({**shown, "view": {**shown["view"], "question": 20 + number}}, *drawn(1))
        claim(table.page, "box('.frame.big').top <= box('.log').top + 4", why=kind)
    table.present(state(players=10, current=8, question=30))
    table.page.locator(".place").nth(8).wait_for()
    claim(table.page, "all('.seat .name').filter((name) => touch(box(name), box('.ribbon'))).length", 0)


@alike(*EVERY_SCREEN)
def test_the_tower_and_its_neighbours_beside_the_piles_are_seen_whole(open_page, server, screens):
    known = [{"above": above, "card": card} for above, card in zip((0, 19), FIVE, strict=False)]
    crowded = state(offers=[DRAW], tower=TOWER, imploding=[2, 1], removed=["skip"], known_cards=known)
    table = sit(open_page, server, crowded, screen=screens[0])
    beside = ".tower, .imploding, .note, .loose"
    expect(table.page.locator(beside)).to_have_count(4)
    claim(table.page, "new Set(all('.note i').map((one) => one.offsetHeight)).size", 1)  # 20 isn't broken into 2 and 0
    for screen in screens:
        resize(table.page, screen)
        claim(table.page, f"all('{beside}').filter((one) => !within(box(one), screen)).length", 0, screen)
        covered = f"""all('{beside}').filter((one) =>
          ['button.draw', 'button.discard', '.centre .label', '.log', '.ask .button'].some((other) => {{
            const {{ left, right, top, bottom }} = box(one);
            return touch({{ left: left + 6, right: right - 6, top: top + 6, bottom: bottom - 6 }}, box(other));
          }})).map((one) => one.className)"""
        claim(table.page, covered, [], screen)


@alike(SMALL_PHONE, LANDSCAPE, DESKTOP)
def test_the_notice_of_a_lost_connection_covers_no_player_and_no_button(open_page, server, screens):
    table = sit(open_page, server, QUESTIONS["turn"], screen=screens[0])
    table.is_listed()
    table.cut_the_cable()
    table.page.get_by_text("Cat on the cable").wait_for()
    for screen in screens:
        resize(table.page, screen)
        covered = "all('.seat, header button').filter((one) => touch(box(one), box('.strip'))).length"
        claim(table.page, covered, 0, screen)


@pytest.mark.parametrize("screen", [SMALL_PHONE, LANDSCAPE, DESKTOP], ids=str)
def test_the_message_about_a_pressed_card_covers_no_button(open_page, server, screen):
    table = sit(open_page, server, QUESTIONS["nope"], screen=screen)
    # It is soon gone again.
    covered = look_for(
        table.page,
        f"""() => {{
          {BOXES}
          const whisper = document.querySelector('.whisper');
          if (!whisper || whisper.getAnimations().some((one) => one.playState === 'running')) return null;
          return [all('.nope button').filter((one) => touch(box(one), box(whisper))).length];
        }}""",
    )
    table.page.locator(".hand button").first.click()
    assert covered() == [0]


# -- keys ----------------------------------------------------------------------------------------


def test_arrow_keys_move_along_cards_and_players(open_page, server):
    table = sit(open_page, server, QUESTIONS["turn"])
    page = table.page
    cards = page.locator(".hand button")
    cards.nth(1).focus()
    for key, at in (("Home", 0), ("ArrowLeft", -1), ("ArrowRight", 0), ("End", -1)):
        page.keyboard.press(key)
        expect(cards.nth(at)).to_be_focused()
    table.pick("tacocat", "tacocat")
    players = page.get_by_role("radio")
    players.first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.get_by_role("radio", name="Tove", checked=True).wait_for()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    table.has_answered("pair tacocat 3")


def test_at_the_end_keys_reach_nothing_that_is_covered(open_page, server):
    shown = state("over", phase="over", asked=[], standings=[3, 1, 2, 5, 4], alive=[False, False, True, False, False])
    table = sit(open_page, server, shown)
    table.page.get_by_role("button", name="Menu", exact=True).focus()
    table.page.locator("section.over").wait_for()
    table.page.keyboard.press("Tab")
    claim(table.page, "document.activeElement.closest('.over') !== null")


def test_the_focus_returns_to_the_hand_after_a_move_with_the_keyboard(open_page, server):
    table = sit(open_page, server, QUESTIONS["turn"])
    page = table.page
    table.pick("skip")
    page.get_by_role("button", name="Play Skip").focus()
    page.keyboard.press("Enter")
    table.show(state(current=2, hand=["defuse", "see"], question=13))
    page.locator(".idle").wait_for()
    page.wait_for_function("() => document.activeElement.matches('.hand')")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".hand button").first).to_be_focused()
