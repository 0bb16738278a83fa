"""The table in written-down states: on every screen, in the Nope window, and the player's knowledge."""

from typing import TYPE_CHECKING, Any, Literal

import pytest

from boomcat.locale import text_in
from tests.support.browser import DESKTOP, LANGUAGES, PHONE, SMALL_PHONE, Screen, Visits, alike, resize
from tests.support.browser_player import Person
from tests.support.fake_table import FakeTable, press_confirm_button, sit, state
from tests.support.page_assertions import absent, ask, claim, expect, look_for
from tests.support.question_states import (
    DEFUSE,
    DRAW,
    EVERY_SCREEN,
    FIVE,
    LANDSCAPE,
    NOPE,
    NOW,
    OTHERS,
    PASS,
    QUESTIONS,
    SMALL_LANDSCAPE,
    WAIT,
    about_to_draw,
    answered_at,
    bots,
    move,
    window,
)
from tests.support.shared_server import Serving
from tests.support.thorough import THOROUGH

if TYPE_CHECKING:
    from playwright.sync_api import Page

#: Elements that can be pressed but are too small for a finger, or lie outside of the screen and cannot be scrolled to.
PRESSED = ".ask button, .nope button, .seats button, .line button, .banner button"
OUT_OF_REACH = (
    f"() => [...document.querySelectorAll('{PRESSED}')]"
    """
  .filter((one) => one.checkVisibility({ visibilityProperty: true }))
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([one, box]) => box.width < 43.5 || box.height < 43.5 || (!one.closest('.body') &&
    (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)))
  .map(([one, box]) => `${one.ariaLabel || one.textContent.trim()}: ${JSON.stringify(box)}`)"""
)


#: The smallest of each kind; with `python3 play soak --thorough`, all.
SCREENS = EVERY_SCREEN if THOROUGH else [SMALL_PHONE, SMALL_LANDSCAPE, DESKTOP]


def numbered(name: str, number: int) -> dict[str, Any]:
    """A question as another one than those before."""
    shown = QUESTIONS[name]
    return {**shown, "view": {**shown["view"], "question": number}}


@alike(*SCREENS)
def test_every_question_can_be_answered_without_leaving_the_screen(open_page, server, screens):
    table = sit(open_page, server, QUESTIONS["turn"], screen=screens[0])
    for number, (name, question) in enumerate(QUESTIONS.items()):
        table.present(numbered(name, 20 + number))
        table.page.locator(answered_at(question)).first.wait_for()
        for screen in screens:
            resize(table.page, screen)
            fits = f"[...({OUT_OF_REACH})(), document.documentElement.scrollWidth <= {screen.width}]"
            claim(table.page, fits, [True], f"{name} on {screen}")


# -- the own turn --------------------------------------------------------------------------


def test_a_target_is_chosen_at_the_seat_and_the_draw_pile_can_be_pressed(open_page, server):
    table = sit(open_page, server, QUESTIONS["turn"], screen=PHONE)
    table.pick("tacocat", "tacocat")
    table.page.get_by_role("button", name="Choose Tove").click()
    table.press("Steal a card")
    table.has_answered("pair tacocat 4")
    table.present(numbered("turn", 13))
    table.press("Draw pile, 22 cards")
    table.has_answered("pair tacocat 4", "draw")
    table.page.locator(".ask .idle").wait_for()
    # The own face is not shown as waited for while the answer is on its way.
    absent(table.page.locator(".ask .face"))


def test_a_card_that_cannot_be_played_says_why(open_page, server):
    table = sit(open_page, server, QUESTIONS["turn"])
    table.pick("nope")
    table.page.get_by_text("Save your Nope for someone else’s card.").wait_for()
    expect(table.page.locator('[aria-pressed="true"][data-key]')).to_have_count(0)


def test_cards_that_were_chosen_can_be_put_back_and_letters_press_nothing_under_a_sheet(open_page, server):
    table = sit(open_page, server, QUESTIONS["turn"])
    table.pick("skip")
    table.page.get_by_role("button", name="Play Skip").wait_for()
    table.page.keyboard.press("Escape")
    expect(table.page.locator('[aria-pressed="true"][data-key]')).to_have_count(0)
    table.press("Menu")
    table.page.get_by_role("dialog").wait_for()
    table.page.keyboard.press("d")
    table.page.keyboard.press("Escape")
    table.page.get_by_role("dialog").wait_for(state="detached")
    table.has_answered()
    table.page.keyboard.press("d")
    table.has_answered("draw")


def speak(page: "Page", before: str, after: str) -> None:
    """Change the language on the page."""
    Person(page, language=before).button("web-menu").click()
    page.get_by_role("button", name=text_in([before], "web-menu-settings"), exact=True).click()
    page.get_by_text(LANGUAGES[after], exact=True).click()
    page.locator(f"html[lang={after}]").wait_for()
    page.get_by_role("dialog").get_by_role("button", name=text_in([after], "web-close")).click()
    page.get_by_role("dialog").wait_for(state="detached")


def test_another_language_keeps_what_the_player_is_about_to_do(open_page, server):
    table = sit(open_page, server, QUESTIONS["turn"])
    table.pick("tacocat", "tacocat")
    speak(table.page, "en", "it")
    expect(table.page.locator('.hand [data-word="tacocat"][aria-pressed="true"]')).to_have_count(2)
    table.page.get_by_role("button", name="Mescola").first.wait_for()
    table.show(
        state(current=2, question=13, draw_pile_size=21), {"event": "drew", "seat": 1, "card": None, "bottom": False}
    )
    table.page.get_by_text("Tocca a Mika").wait_for()


#: A question, what is chosen there, and the answer.
CHOSEN: list[tuple[str, Literal["button", "radio"], str, str, str]] = [
    ("place", "button", "web-place-short-second", "", "place 1"),
    ("alter five", "button", "web-move-up", "favor", "alter 1 2 3 5 4"),
    ("take", "radio", "card-skip", "", "take skip"),
]


def test_another_language_keeps_what_was_chosen_in_a_question(open_page, server):
    table = sit(open_page, server, QUESTIONS["turn"])
    page, before, after = table.page, "en", "it"
    for number, (question, role, message, card, _) in enumerate(CHOSEN):
        table.present(numbered(question, 20 + number))
        words = {"card": text_in([before], f"card-{card}")} if card else {}
        page.get_by_role(role, name=text_in([before], message, **words), exact=True).click()
        speak(page, before, after)
        page.locator(".asking .actions button").click()
        table.has_answered(*(answer for *_, answer in CHOSEN[: number + 1]))
        before, after = after, before


def test_a_double_press_does_not_explode(open_page, server):
    table = sit(open_page, server, QUESTIONS["defuse"], screen=PHONE)
    # A double tap, or Enter that is held down.
    table.page.get_by_role("button", name="Explode", exact=True).evaluate(
        "(button) => { for (let times = 0; times < 5; times++) button.click(); }"
    )
    table.page.get_by_role("button", name="On purpose?").wait_for()
    table.has_answered()
    press_confirm_button(table.page.locator(".twice button"))
    table.has_answered("explode")


def test_the_place_of_the_kitten_is_shown_in_words(open_page, server):
    table = sit(open_page, server, QUESTIONS["place"], screen=SMALL_PHONE)
    table.press("Bottom")
    table.page.get_by_text("At the very bottom").wait_for()
    table.page.get_by_role("slider").press("ArrowLeft")
    table.page.get_by_text("Under 21 cards").wait_for()
    table.press("Put it there")
    table.has_answered("place 21")


def test_a_card_that_is_drawn_flies_to_the_hand_and_stays_there(open_page, server):
    table = sit(open_page, server, state(hand=["skip"], offers=[DRAW]), reduced_motion=False)
    drawn = state(hand=["skip", "beard"], current=2, question=13, draw_pile_size=21)
    table.show(drawn, {"event": "drew", "seat": 1, "card": "beard", "bottom": False})
    table.page.locator('.hand [data-word="beard"]:not(.coming)').wait_for()
    table.page.locator(".flight").wait_for(state="detached")
    expect(table.page.locator(".hand [data-key]")).to_have_count(2)


DREW_KITTEN = {"event": "drew_kitten", "seat": 1, "card": "kitten", "bottom": False, "defusable": True}


def test_a_kitten_is_drawn_before_anybody_is_asked_about_it(open_page, server):
    table = sit(open_page, server, QUESTIONS["turn"], reduced_motion=False)
    asked = state("defuse", offers=[DEFUSE, move("explode")], question=13)
    first = look_for(table.page, "() => document.querySelector('.flight, .frame')?.className")
    table.show(asked, DREW_KITTEN)
    assert "flight" in first()
    table.page.get_by_role("heading", name="An Exploding Kitten!").wait_for()


def test_the_log_has_the_own_explosion_once_it_is_seen(open_page, server):
    table = sit(open_page, server, state(hand=["skip", "see"], offers=[DRAW]), reduced_motion=False)
    out = state(hand=[], current=2, alive=[False, *[True] * 4], discards=["kitten", "see", "skip"], question=13)
    died = {"event": "exploded", "seat": 1, "cards": ["skip", "see"], "by": "kitten"}
    order = look_for(
        table.page,
        """() => {
          const one = (name) => document.querySelector(name);
          const seen = {
            bang: one('.boom[data-phase=bang]'),
            turn: one('.ribbon').textContent.includes('Mika'),
            asked: one('.asking').textContent.includes('in pieces'),
            log: one('.log').textContent.includes('mostly ceiling'),
            hand: !one('.hand button'),
          };
          window.order = [...new Set([...(window.order ?? []), ...Object.keys(seen).filter((name) => seen[name])])];
          return window.order.length === 5 && window.order;
        }""",
    )
    table.show(out, DREW_KITTEN, died)
    assert order() == ["bang", "log", "turn", "asked", "hand"]


def test_the_kitten_of_another_lies_there_until_it_is_hidden(open_page, server):
    table = sit(open_page, server, state("defuse", current=2), reduced_motion=False)
    table.page.locator(".middle .kitten").wait_for()
    gone = look_for(
        table.page,
        """() => {
          window.saved ||= document.querySelector('.saved') !== null;
          const flies = document.querySelector('.flight') !== null;
          return document.querySelector('.middle .kitten') ? null : { saved, flies };
        }""",
    )
    defused = {"event": "defused", "seat": 2, "card": "defuse", "against_devilcat": False}
    placed = {"event": "placed", "seat": 2, "card": "kitten", "above": None}
    table.show(state("place", current=2, discards=["defuse", "shuffle"], question=13), defused)
    # The rest is known long before it can be shown.
    table.show(state(current=3, discards=["defuse", "shuffle"], question=14), placed)
    assert gone() == {"saved": True, "flies": True}


#: Press while cards fly; how many of the own were on their way, and what moves two frames later.
CUT_SHORT = """async () => {
  const frame = () => new Promise((call) => requestAnimationFrame(call));
  const count = (what) => document.querySelectorAll(what).length;
  while (count('.flight') === 0) await frame();
  const coming = count('.hand .coming');
  document.querySelector('button.discard').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await frame();
  await frame();
  return [coming, count('.hand .coming, .flight')];
}"""


def test_a_deal_flies_to_every_hand_and_can_be_cut_short(open_page, server):
    table = sit(open_page, server, state(phase="sealing", players=10), reduced_motion=False)
    table.show(state(players=10, offers=[DRAW]))
    coming, left = table.page.evaluate(CUT_SHORT)
    assert coming > 0
    assert left == 0
    table.page.wait_for_timeout(1_200)  # so long it would have taken
    absent(table.page.locator(".flight"))
    expect(table.page.get_by_role("button", name="Mika, 5 cards")).to_have_count(1)


def test_events_while_the_table_is_drawn_are_shown_after_the_deal(open_page, server):
    table = sit(open_page, server, state(phase="sealing"), reduced_motion=False)
    order = look_for(
        table.page,
        """() => {
          const flies = document.querySelector('.flight') !== null;
          const [coming, cards] = ['.hand .coming', '.hand button'].map((all) => document.querySelectorAll(all).length);
          window.dealt ||= flies && coming > 0 && coming < cards;
          const logged = document.querySelector('.log')?.textContent.includes('Mika draws');
          return logged && { dealt: window.dealt, coming };
        }""",
    )
    table.show(state(current=2))
    table.show(state(current=3, question=13), {"event": "drew", "seat": 2, "card": None, "bottom": False})
    assert order() == {"dealt": True, "coming": 0}


def test_a_player_who_explodes_in_another_players_turn_has_no_turn(open_page, server):
    table = sit(open_page, server, state(current=2), reduced_motion=False)
    turns = look_for(
        table.page,
        """() => {
          window.turns = [...new Set([...(window.turns ?? []), document.querySelector('.ribbon').textContent.trim()])];
          return document.querySelector('.boom[data-phase=bang]') && window.turns;
        }""",
    )
    out = state(current=2, alive=[True, True, False, True, True], hand_sizes=[9, 5, 0, 5, 5], question=13)
    table.show(out, {"event": "exploded", "seat": 3, "cards": ["skip"], "by": "devilcat"})
    assert turns() == ["Mika’s turn"]


def test_a_player_who_comes_back_finds_the_cards_dealt(open_page, server):
    table = sit(open_page, server, QUESTIONS["turn"], reduced_motion=False)
    absent(table.page.locator(".flight, .hand .coming"))


TOVE = "box(all('nav.seats button').find((one) => one.textContent.includes('Tove'))).toJSON()"


def test_a_player_who_is_out_leaves_the_rim_and_the_others_stay_where_they_are(open_page, server):
    table = sit(open_page, server, state(), reduced_motion=False)
    table.page.get_by_role("button", name="Tove, 5 cards").wait_for()
    before = ask(table.page, TOVE)
    out = state(alive=[True, True, False, True, True], hand_sizes=[9, 5, 0, 5, 5], question=13)
    table.show(out, {"event": "exploded", "seat": 3, "cards": ["skip"], "by": "kitten"})
    table.page.get_by_role("list", name="Out").get_by_text("Ola").wait_for()
    table.page.locator(".flight").first.wait_for(state="detached")
    claim(table.page, TOVE, before)
    expect(table.page.locator("nav.seats button")).to_have_count(3)


def test_a_player_who_is_out_among_bots_can_play_again_at_once(open_page, server):
    table = sit(open_page, server, QUESTIONS["out"], screen=PHONE)
    table.press("Play again")
    table.page.wait_for_url(lambda url: "/t/" in url and table.code not in url)
    table.page.locator(".hand button").first.wait_for()
    expect(table.page.locator("nav.seats button")).to_have_count(9)


# -- the Nope window -----------------------------------------------------------------------

SHAPE = """() => ['.chain', '.say', '.paw', '.pad', '.pass', '.pass button'].map((name) => {
  const box = document.querySelector(`.nope ${name}`)?.getBoundingClientRect();
  return [name, box && [box.x, box.y, box.width, box.height].map(Math.round)];
})"""


#: Both windows: the card that answers them, that answer, and the one that lets them pass.
WINDOWS = pytest.mark.parametrize(
    ("opened", "card", "play", "lets_pass"),
    [(window, "nope", NOPE, PASS), (about_to_draw, "alter-now", NOW, WAIT)],
    ids=["nope", "now"],
)


@WINDOWS
@alike(SMALL_PHONE, LANDSCAPE, DESKTOP)
def test_a_window_has_the_same_shape_with_and_without_the_card(
    open_page, server, screens, opened, card, play, lets_pass
):
    table = sit(open_page, server, opened([card, "skip"], [play, lets_pass]), screen=screens[0])
    table.page.locator(".pad:enabled").wait_for()
    with_card = {}
    for screen in screens:
        resize(table.page, screen)
        with_card[screen] = ask(table.page, SHAPE)
    table.present(opened(["see", "skip"], [lets_pass], question=13))
    table.page.locator(".pad:disabled").wait_for()
    for screen in screens:
        resize(table.page, screen)
        claim(table.page, SHAPE, with_card[screen], screen)
    expect(table.page.locator(".pad")).to_be_disabled()


def test_a_window_that_was_answered_has_nothing_to_press(open_page, server):
    table = sit(open_page, server, window(["nope", "skip"], [NOPE, PASS]))
    table.press("Let it pass")
    table.page.get_by_text("You look the other way.").wait_for()
    table.has_answered("pass")
    expect(table.page.locator(".nope button:enabled")).to_have_count(0)
    # After a Nope the window doesn't say that it was passed.
    table.present(window(["nope", "skip"], [NOPE, PASS], question=13))
    table.page.locator(".pad:enabled").click()
    table.page.get_by_text("Now brace for Nopes.").wait_for()
    table.has_answered("pass", "nope")
    # The player of the top card sees the clock and no button.
    table.present(window(["skip"], [], asked=OTHERS, top_player=1, current=1, question=14))
    table.page.get_by_text("Now brace for Nopes.").wait_for()
    expect(table.page.locator(".nope button:enabled")).to_have_count(0)
    expect(table.page.locator(".nope .ring")).to_have_count(1)


#: Where the middles of the cards that fly will be.
LANDS = r"""() => {
  const flights = [...document.querySelectorAll('.flight')];
  const around = document.querySelector('.table').getBoundingClientRect();
  const at = flights.map((one) => {
    const [, x, y] = one.getAnimations()[0].effect.getKeyframes().at(-1).transform.match(/\((.+?)px, (.+?)px/);
    return [Number(x) + around.x, Number(y) + around.y];
  });
  return flights.length > 0 && at;
}"""
PILE = """() => {
  const box = document.querySelector('button.discard').getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""


@pytest.mark.parametrize("screen", [PHONE, LANDSCAPE, DESKTOP], ids=str)
def test_cards_land_on_the_discard_pile_beside_the_window(open_page, server, screen):
    table = sit(open_page, server, state(current=2), screen=screen, reduced_motion=False)
    pair = window(["nope"], [NOPE, PASS], pending="pair tacocat 1", discards=["tacocat", "tacocat"], question=13)
    lands = look_for(table.page, LANDS)
    table.show(pair, {"event": "played", "seat": 2, "play": "pair tacocat 1"})
    assert len(lands()) == 2
    table.page.locator(".flight").first.wait_for(state="detached")
    for lands_at in lands():
        assert lands_at == pytest.approx(ask(table.page, PILE), abs=2)


def test_a_new_nope_does_not_redraw_those_before_it(open_page, server):
    table = sit(open_page, server, window(["nope"], [NOPE, PASS], noped_by=[3]))
    first = table.page.locator(".chain .noped").element_handle()
    for number, chain in enumerate([[3, 4], [3, 4, 5]]):
        table.show(window(["nope"], [NOPE, PASS], noped_by=chain, question=13 + number))
        table.page.locator(".chain .noped").nth(len(chain) - 1).wait_for()
        assert first.evaluate("element => element.isConnected")


#: What of the table lies under the window.
COVERED = """() => {
  const strip = document.querySelector('.nope').getBoundingClientRect();
  const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  return [...document.querySelectorAll('button.draw, button.discard, .seat .name, .hand button')].filter((one) => {
    const box = one.getBoundingClientRect();
    const beside = box.right <= strip.left || box.left >= strip.right;
    // What is turned has a box that is a little larger.
    return !seen(one) || !(beside || box.bottom - 3 <= strip.top || box.top >= strip.bottom - 6);
  }).map((one) => one.ariaLabel || one.textContent.trim());
}"""
#: Buttons whose name is not what is read on them.
MISNAMED = """() => [...document.querySelectorAll('.nope button')]
  .filter((one) => !one.innerText.trim() || (one.ariaLabel && !one.ariaLabel.includes(one.innerText.trim())))
  .map((one) => one.outerHTML)"""
TINY_LANDSCAPE = Screen("tiny-landscape-phone", 640, 360, touch=True)
LAPTOP = Screen("laptop", 1280, 800)


@alike(*EVERY_SCREEN, TINY_LANDSCAPE, LAPTOP)
def test_a_window_leaves_the_table_and_the_hand_in_sight(open_page, server, screens):
    shown = window(["nope", "skip", "see"], [NOPE, PASS], pending="targeted 3", edition="party-pack", attack_turns=4)
    table = sit(open_page, server, shown, screen=screens[0])
    table.page.locator(".pad:enabled").wait_for()
    for screen in screens:
        resize(table.page, screen)
        expect(table.page.locator(".nope .effect")).to_have_text("No draw, and Ola takes 4 turns.", use_inner_text=True)
        claim(table.page, COVERED, [], screen)
        claim(table.page, MISNAMED, [], screen)


def passing_for_me(open_page: Visits, server: Serving, shown: dict[str, Any]) -> FakeTable:
    """Sit at a table with automatic passes switched on."""
    table = sit(open_page, server, shown, preferences={"passing": True})
    table.page.locator(".nope").wait_for()
    return table


@WINDOWS
def test_with_other_people_an_automatic_pass_is_not_sent(open_page, server, opened, card, play, lets_pass):
    table = passing_for_me(open_page, server, opened(["see", "skip"], [lets_pass], question=13))
    table.page.get_by_text("No card for this, so we pass for you.").wait_for()
    expect(table.page.locator(".nope button")).to_have_count(0)
    table.present(opened(["see", card], [play, lets_pass], question=14))
    table.page.locator(".pass button").click()
    table.page.get_by_text("You look the other way.").wait_for()
    table.has_answered()
    table.present(opened(["see", card], [play, lets_pass], question=15))
    table.page.locator(".pad:enabled").click()
    table.has_answered(play["move"])


@WINDOWS
def test_alone_with_bots_an_automatic_pass_is_sent_at_once(open_page, server, opened, card, play, lets_pass):
    table = passing_for_me(open_page, server, bots(opened(["see", "skip"], [lets_pass], question=13)))
    table.page.get_by_text("No card for this, so we pass for you.").wait_for()
    table.has_answered(lets_pass["move"])
    table.present(bots(opened(["see", card], [play, lets_pass], question=14)))
    table.page.locator(".pass button").click()
    table.page.get_by_text("You look the other way.").wait_for()
    table.has_answered(lets_pass["move"], lets_pass["move"])


def test_a_newcomer_passes_automatically_until_they_choose_to_be_asked(open_page, server):
    table = sit(open_page, server, window(["see", "skip"], [PASS]), newcomer=True)
    table.page.locator('[data-hint="no-nope"]').get_by_text("so it passes by itself").wait_for()
    table.press("Menu")
    table.press("Settings")
    mine = table.page.get_by_role("switch", name="Auto-pass when I have no Nope")
    expect(mine).to_be_checked()
    mine.press("Space")
    table.page.keyboard.press("Escape")
    table.press("Let it pass")
    table.has_answered("pass")


def test_in_a_window_only_the_card_that_can_be_played_looks_playable(open_page, server):
    table = sit(open_page, server, window(["nope", "skip", "see"], [NOPE, PASS]))
    dim = table.page.locator(".hand .dim")
    playable = table.page.locator(".hand .playable")
    expect(dim).to_have_count(2)
    expect(playable).to_have_attribute("data-word", "nope")
    # After the answer, and in a window that the player opened, nothing can be played.
    table.present(window(["nope", "skip", "see"], [], asked=OTHERS, top_player=1, current=1, question=13))
    expect(dim).to_have_count(3)
    table.present(window(["nope", "skip", "see"], [NOPE, PASS], question=14))
    table.page.locator('.hand [data-word="nope"]').click()
    table.has_answered("nope")


def test_beside_a_nope_window_players_and_log_can_be_pressed(open_page, server):
    table = sit(open_page, server, QUESTIONS["nope"])
    for name in ("Ola, 5 cards", "What happened: show everything"):
        table.press(name)
        table.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    table.press("Let it pass")
    table.has_answered("pass")


SEATS = "document.querySelector('.seats').innerHTML"


def test_the_seats_do_not_show_who_is_asked(open_page, server):
    table = sit(open_page, server, window(["skip"], [PASS]))
    table.page.locator(".pad").wait_for()
    expect(table.page.locator(".seats .place")).to_have_count(4)
    seats = ask(table.page, SEATS)
    table.present(window(["skip", "see"], [PASS], asked=[1], question=13))
    table.page.locator('.hand [data-word="see"]').wait_for()
    claim(table.page, SEATS, seats)


# -- what the player sees and knows ----------------------------------------------------------


def test_peeked_cards_stay_until_they_are_read_and_noted_while_they_are_true(open_page, server):
    table = sit(open_page, server, QUESTIONS["turn"])
    known = [{"above": 0, "card": "skip"}, {"above": 1, "card": "kitten"}]
    seen = {"event": "peeked", "seat": 1, "cards": ["skip", "kitten", "see"]}
    table.show(state(offers=[DRAW], known_cards=known, question=14), seen)
    table.page.get_by_role("heading", name="You see the future").wait_for()
    table.press("Got it")
    expect(table.page.get_by_role("heading", name="You see the future")).to_have_count(0)
    table.page.get_by_role("button", name="What you know of the pile: 1. Skip, 2. Exploding Kitten").wait_for()
    table.show(state(offers=[DRAW], question=15), {"event": "shuffled"})
    table.page.get_by_role("button", name="What you know of the pile").wait_for(state="detached")


#: Each card of the future whole on the screen, in the order in which one reads, and none over another.
READABLE = """() => {
  const cards = [...document.querySelectorAll('.shown li')].map((one) => one.getBoundingClientRect());
  const shown = (box) => box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
  const after = (one, other) => other.left >= one.right || other.top >= one.bottom;
  return cards.length === 5 && cards.every(shown) && cards.slice(1).every((box, index) => after(cards[index], box));
}"""


@alike(*SCREENS)
def test_five_cards_of_the_future_are_seen_at_once(open_page, server, screens):
    table = sit(open_page, server, QUESTIONS["turn"], screen=screens[0])
    known = [{"above": above, "card": card} for above, card in enumerate(FIVE)]
    table.show(state(offers=[DRAW], known_cards=known, question=14), {"event": "peeked", "seat": 1, "cards": FIVE})
    table.page.get_by_role("heading", name="You see the future").wait_for()
    for screen in screens:
        resize(table.page, screen)
        claim(table.page, READABLE, why=screen)
    table.press("Got it")
    table.page.get_by_role("button", name="What you know of the pile: 1. Exploding Kitten, 2. Cattermelon").wait_for()


@pytest.mark.parametrize("screen", [SMALL_PHONE, DESKTOP], ids=str)
def test_a_card_of_the_future_is_dragged_to_another_place(open_page, server, screen):
    table = sit(open_page, server, QUESTIONS["alter five"], screen=screen, reduced_motion=False)
    expect(table.page.locator(".ask .drag")).to_have_count(5)
    spots = ask(table.page, "all('.ask .drag').map((one) => box(one).toJSON())")
    middles = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in spots]
    mouse = table.page.mouse
    mouse.move(*middles[4])
    mouse.down()
    mouse.move(*middles[1], steps=12)
    mouse.up()
    table.press("Put them back")
    table.has_answered("alter 1 5 2 3 4")


def test_the_discard_pile_can_be_looked_through(open_page, server):
    table = sit(open_page, server, QUESTIONS["turn"], screen=PHONE)
    table.page.get_by_role("button", name="Discard pile, 3 cards").click()
    expect(table.page.get_by_role("dialog").get_by_role("listitem")).to_have_count(3)
    table.page.keyboard.press("Escape")
    table.page.get_by_role("dialog").wait_for(state="detached")


def test_spectators_have_no_hand_and_no_questions(open_page, server):
    table = sit(open_page, server, state(seat=None, current=3))
    table.page.get_by_text("Ola’s turn").wait_for()
    expect(table.page.locator(".hand")).to_have_count(0)
    expect(table.page.locator(".seats .place")).to_have_count(5)


def test_the_end_shows_the_places_and_one_press_plays_again(open_page, server):
    shown = state("over", phase="over", asked=[], standings=[3, 1, 2, 5, 4], alive=[False, False, True, False, False])
    table = sit(open_page, server, shown, screen=SMALL_PHONE)
    table.page.get_by_role("heading", name="Ola wins").wait_for()
    places = ["Ola", "Pernille", "Mika", "Bruno", "Tove"]
    expect(table.page.locator(".over ol .name")).to_have_text(places, use_inner_text=True)
    record = table.page.get_by_role("link", name="Download this game")
    expect(record).to_have_attribute("href", f"/api/tables/{table.code}/records/1")
    table.press("Play again")
    table.has_asked("rematch")


def test_the_winner_is_still_named_when_they_have_left_and_another_has_their_seat(open_page, server):
    shown = state("over", players=2, phase="over", asked=[], standings=[2, 1], alive=[False, True])
    shown["table"]["seats"][1] |= {"name": "", "avatar": 0, "occupant": "open"}
    table = sit(open_page, server, shown, history=[{"event": "won", "seat": 2}])
    table.page.get_by_role("heading", name="Mika wins").wait_for()
    expect(table.page.locator(".over ol .name")).to_have_text(["Mika", "Pernille"], use_inner_text=True)
    table.press("What happened")
    table.page.get_by_role("dialog").get_by_text("Mika is the last one in one piece, and wins.").wait_for()


def test_a_player_who_sits_down_after_the_game_has_not_won_it(open_page, server):
    shown = state("over", players=2, phase="over", asked=[], standings=[1, 2], alive=[True, False], hand=[])
    shown["table"]["seats"][0] |= {"name": "Zoe", "host": False}
    shown["view"]["viewer"] = None
    table = sit(open_page, server, shown)
    table.page.get_by_role("heading", name="Pernille wins").wait_for()
    expect(table.page.locator("main")).not_to_contain_text("Zoe", use_inner_text=True)
    table.press("Play again")
    table.has_asked("rematch")
