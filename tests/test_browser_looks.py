"""What the table shows, in states that are written down: on every screen, in the Nope window, and of what one knows."""

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest

from boomcat.core.edition import EDITIONS
from tests.browser import DESKTOP, PHONE, SMALL_PHONE, Screen
from tests.pretend_table import CODE, sit, state
from tests.serving import Serving, serving

if TYPE_CHECKING:
    from playwright.sync_api import Page

LANDSCAPE = Screen("landscape-phone", 844, 390, touch=True)
SMALL_LANDSCAPE = Screen("small-landscape-phone", 667, 375, touch=True)
TABLET = Screen("tablet", 768, 1024, touch=True)
EVERY_SCREEN = [SMALL_PHONE, PHONE, SMALL_LANDSCAPE, LANDSCAPE, TABLET, DESKTOP]
OTHERS = [2, 3, 4, 5]
CARDS = ["defuse", "nope", "skip", "see", "attack", "favor", "shuffle", "beard", "potato", "rainbow", "cattermelon"]


def move(text: str, **more: Any) -> dict[str, Any]:
    return {"move": text, "kind": text.partition(" ")[0], **more}


DRAW, SKIP, PASS = move("draw"), {"move": "skip", "kind": "play", "cards": ["skip"]}, move("pass")
NOPE, DEFUSE = move("nope", cards=["nope"]), move("defuse", cards=["defuse"])
PAIR = move("pair tacocat {target}", cards=["tacocat"] * 2, title="tacocat", targets=OTHERS)


def window(hand: list[str], offers: list[dict[str, Any]], **view: Any) -> dict[str, Any]:
    view = {"pending": "favor 1", "asked": [1, 3, 4, 5], "top": 2, "current": 2, **view}
    return state("nope", hand=hand, offers=offers, clock={"left": 60.0, "of": 60.0}, **view)


def bots(shown: dict[str, Any]) -> dict[str, Any]:
    """The same, where all others are bots."""
    for seat in shown["table"]["seats"][1:]:
        seat.update(player="bot", bot="heuristic")
    return shown


#: Every question that a player can be asked, with as much to choose from as there can be.
QUESTIONS = {
    "turn": state(offers=[DRAW, SKIP, PAIR], blocked={"nope": "blocked-nope"}, owed=3),
    "turn of ten": state(players=10, edition="party-pack", offers=[DRAW, SKIP, PAIR]),
    "nope": window(["nope", "skip"], [NOPE, PASS]),
    "long chain": window(["nope", "skip"], [NOPE, PASS], pending="triple tacocat 1 defuse", noped_by=[3, 4, 2, 4]),
    "defuse": state("defuse", offers=[DEFUSE, move("explode")]),
    "place": state("place", offers=[move("place {place}", deepest=22)]),
    "give": state("give", current=2, asked=[1], offers=[move("give skip", cards=["skip"])]),
    "alter": state("alter", offers=[move("alter {order}", ordered=3)], top_cards=["kitten", "see", "skip"]),
    "take": state("take", offers=[move(f"take {card}", title=card) for card in CARDS]),
    "heck": state("heck", offers=[move("keep"), move("put")], lifted="kitten"),
    "steal": state("steal", offers=[move("steal godcat"), move("steal random")], other=3),
    "face": state("face", offers=[move("face {target} {named}", targets=OTHERS, named=["godcat", "devilcat"])]),
    "swap": state("swap", current=2, asked=[1], offers=[move("stay"), move("swap")], other=1),
    "devilcat": state("devilcat", offers=[DEFUSE, move("explode")]),
    "out": bots(
        state(players=10, edition="party-pack", current=3, hand=[], alive=[False, True, True, *[False] * 6, True])
    ),
}
#: What can be pressed but is too small for a finger, or lies outside of the screen and cannot be scrolled to.
OUT_OF_REACH = """() => [...document.querySelectorAll('.ask button, .nope button, .seats button, .line button')]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }))
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([one, box]) => box.width < 43.5 || box.height < 43.5 || (!one.closest('.body') &&
    (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)))
  .map(([one, box]) => `${one.ariaLabel || one.textContent.trim()}: ${JSON.stringify(box)}`)"""
#: What rises has risen; clocks run on.
STILL = """() => document.getAnimations().every((one) =>
  one.playState !== 'running' || one.effect.getComputedTiming().endTime > 5000)"""


def look_for(page: "Page", what: str) -> Callable[[], Any]:
    """Looks at every frame from now on, for what is soon over; returns how to get the first thing that was found."""
    look = "const look = () => { window.found = what(); if (!window.found) requestAnimationFrame(look); }; look();"
    page.evaluate(f"() => {{ const what = {what}; {look} }}")

    def found() -> Any:
        page.wait_for_function("() => window.found")
        return page.evaluate("() => window.found")

    return found


@pytest.fixture(scope="module")
def server(web_client) -> Iterator[Serving]:
    with serving(speed=20) as server:
        yield server


@pytest.mark.parametrize("screen", EVERY_SCREEN, ids=str)
def test_no_question_needs_what_is_off_the_screen(open_page, server, screen):
    table = sit(open_page, server, QUESTIONS["turn"], screen=screen)
    for number, (name, question) in enumerate(QUESTIONS.items()):
        table.show({**question, "view": {**question["view"], "question": 20 + number}})
        table.page.locator(".nope" if question["view"]["pending"] else ".ask > *").first.wait_for()
        table.page.wait_for_function(STILL)
        assert table.page.evaluate(OUT_OF_REACH) == [], name
        assert table.page.evaluate("() => document.documentElement.scrollWidth") <= screen.width


# -- the own turn --------------------------------------------------------------------------


def test_a_target_is_chosen_at_the_seat(open_page, server):
    table = sit(open_page, server, QUESTIONS["turn"], screen=PHONE)
    table.pick("tacocat", "tacocat")
    table.page.get_by_role("button", name="Choose Tove").click()
    table.press("Steal from Tove")
    assert table.answers == ["pair tacocat 4"]


def test_the_draw_pile_can_be_pressed_too(open_page, server):
    table = sit(open_page, server, QUESTIONS["turn"], screen=PHONE)
    table.press("Draw pile, 22 cards")
    assert table.answers == ["draw"]


def test_a_card_that_cannot_be_played_says_why(open_page, server):
    table = sit(open_page, server, QUESTIONS["turn"])
    table.pick("nope")
    table.page.get_by_text("A Nope waits for somebody else’s card.").wait_for()
    assert table.page.locator('[aria-pressed="true"][data-key]').count() == 0


def test_cards_that_were_chosen_can_be_put_back(open_page, server):
    table = sit(open_page, server, QUESTIONS["turn"])
    table.pick("skip")
    table.page.get_by_role("button", name="Play Skip").wait_for()
    table.page.keyboard.press("Escape")
    assert table.page.locator('[aria-pressed="true"][data-key]').count() == 0
    table.page.keyboard.press("d")
    assert table.answers == ["draw"]


def test_letters_press_nothing_under_a_sheet(open_page, server):
    table = sit(open_page, server, QUESTIONS["turn"])
    table.press("Menu")
    table.page.keyboard.press("d")
    table.page.keyboard.press("Escape")
    table.page.get_by_role("dialog").wait_for(state="detached")
    assert table.answers == []
    table.page.keyboard.press("d")
    assert table.answers == ["draw"]


def test_nobody_is_shown_alone_while_the_own_answer_is_on_its_way(open_page, server):
    table = sit(open_page, server, QUESTIONS["turn"])
    table.press("Draw pile, 22 cards")
    table.page.locator(".ask .idle").wait_for()
    assert table.page.locator(".ask .face").count() == 0


def test_a_double_press_does_not_explode(open_page, server):
    table = sit(open_page, server, QUESTIONS["defuse"], screen=PHONE)
    table.page.get_by_role("button", name="Explode", exact=True).dblclick()
    really = table.page.get_by_role("button", name="Really explode?")
    for _ in range(3):  # as if Enter was held down
        really.press("Enter")
    assert table.answers == []
    table.page.wait_for_timeout(650)
    really.press("Enter")
    assert table.answers == ["explode"]


def test_the_place_of_the_kitten_is_said_in_words(open_page, server):
    table = sit(open_page, server, QUESTIONS["place"], screen=SMALL_PHONE)
    table.press("Bottom")
    table.page.get_by_text("At the very bottom").wait_for()
    table.page.get_by_role("slider").press("ArrowLeft")
    table.page.get_by_text("Under 21 cards").wait_for()
    table.press("Put it there")
    assert table.answers == ["place 21"]


def test_a_card_that_is_drawn_flies_to_the_hand_and_stays_there(open_page, server):
    table = sit(open_page, server, state(hand=["skip"], offers=[DRAW]), reduced_motion=False)
    drawn = state(hand=["skip", "beard"], current=2, question=13, pile=21)
    table.show(drawn, {"event": "drew", "seat": 1, "card": "beard", "bottom": False})
    table.page.locator('.hand [data-word="beard"]:not(.coming)').wait_for()
    table.page.locator(".flight").wait_for(state="detached")
    assert table.page.locator(".hand [data-key]").count() == 2


DREW_KITTEN = {"event": "drew_kitten", "seat": 1, "bottom": False}


def test_a_kitten_is_drawn_before_anybody_is_asked_about_it(open_page, server):
    table = sit(open_page, server, QUESTIONS["turn"], reduced_motion=False)
    asked = state("defuse", offers=[DEFUSE, move("explode")], question=13)
    first = look_for(table.page, "() => document.querySelector('.flight, .frame')?.className")
    table.show(asked, DREW_KITTEN)
    assert "flight" in first()
    table.page.get_by_role("heading", name="An Exploding Kitten!").wait_for()


def test_the_own_death_is_told_when_it_is_seen(open_page, server):
    table = sit(open_page, server, state(hand=["skip", "see"], offers=[DRAW]), reduced_motion=False)
    out = state(hand=[], current=2, alive=[False, *[True] * 4], discards=["kitten", "see", "skip"], question=13)
    died = {"event": "exploded", "seat": 1, "cards": ["skip", "see"], "devilcat": False}
    order = look_for(
        table.page,
        """() => {
          const one = (name) => document.querySelector(name);
          const seen = {
            bang: one('.burst'),
            asked: one('.ask').textContent.includes('You are out'),
            log: one('.log').textContent.includes('You explode'),
            hand: !one('.hand button'),
          };
          window.order = [...new Set([...(window.order ?? []), ...Object.keys(seen).filter((name) => seen[name])])];
          return window.order.length === 4 && window.order;
        }""",
    )
    table.show(out, DREW_KITTEN, died)
    assert order() == ["bang", "asked", "log", "hand"]


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
    defused = {"event": "defused", "seat": 2, "card": "defuse", "devilcat": False}
    placed = {"event": "placed", "seat": 2, "above": None}
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
    assert table.page.locator(".flight").count() == 0
    assert table.page.get_by_role("button", name="Mika, 5 cards").count() == 1


def test_whoever_comes_back_to_a_game_finds_the_cards_dealt(open_page, server):
    table = sit(open_page, server, QUESTIONS["turn"], reduced_motion=False)
    assert table.page.locator(".flight, .hand .coming").count() == 0


def test_whoever_is_out_leaves_the_rim_and_the_others_stay_where_they_are(open_page, server):
    table = sit(open_page, server, state(), reduced_motion=False)
    tove = table.page.get_by_role("button", name="Tove, 5 cards")
    before = tove.bounding_box()
    out = state(alive=[True, True, False, True, True], sizes=[9, 5, 0, 5, 5], question=13)
    table.show(out, {"event": "exploded", "seat": 3, "cards": ["skip"], "devilcat": False})
    table.page.get_by_role("list", name="Out of the game").get_by_text("Ola").wait_for()
    table.page.locator(".flight").wait_for(state="detached")
    assert tove.bounding_box() == before
    assert table.page.locator("nav.seats button").count() == 3


def test_whoever_is_out_among_bots_plays_again_at_once(open_page, server):
    table = sit(open_page, server, QUESTIONS["out"], screen=PHONE)
    table.press("Play again")
    table.page.wait_for_url(lambda url: "/t/" in url and CODE not in url)
    table.page.locator(".hand button").first.wait_for()
    assert table.page.locator("nav.seats button").count() == 9


# -- the Nope window -----------------------------------------------------------------------

SHAPE = """() => ['.what', '.paw', '.pad', '.pass', '.pass button'].map((name) => {
  const box = document.querySelector(`.nope ${name}`)?.getBoundingClientRect();
  return [name, box && [box.x, box.y, box.width, box.height].map(Math.round)];
})"""


@pytest.mark.parametrize("screen", [SMALL_PHONE, LANDSCAPE, DESKTOP], ids=str)
def test_the_nope_window_has_the_same_shape_with_and_without_a_nope(open_page, server, screen):
    table = sit(open_page, server, window(["nope", "skip"], [NOPE, PASS]), screen=screen)
    table.page.locator(".pad:enabled").wait_for()
    table.page.wait_for_function(STILL)
    with_nope = table.page.evaluate(SHAPE)
    table.show(window(["see", "skip"], [PASS], question=13))
    table.page.get_by_text("no Nope").wait_for()
    table.page.wait_for_function(STILL)
    assert table.page.evaluate(SHAPE) == with_nope
    assert table.page.locator(".pad").is_disabled()


def test_whoever_let_it_pass_waits_calmly(open_page, server):
    table = sit(open_page, server, window(["nope", "skip"], [NOPE, PASS]))
    table.press("Let it pass")
    table.page.get_by_text("You let it pass.").wait_for()
    assert table.answers == ["pass"]
    assert table.page.locator(".nope button:enabled").count() == 0


def test_whoever_says_nope_has_let_nothing_pass(open_page, server):
    table = sit(open_page, server, window(["nope", "skip"], [NOPE, PASS]))
    table.page.locator(".pad:enabled").click()
    table.page.get_by_text("Now the others may Nope it.").wait_for()
    assert table.answers == ["nope"]


#: Where the middles of the cards that fly will be, and how many places are kept for them.
LANDS = r"""() => {
  const flights = [...document.querySelectorAll('.flight')];
  const around = document.querySelector('.table').getBoundingClientRect();
  const at = flights.map((one) => {
    const [, x, y] = one.getAnimations()[0].effect.getKeyframes().at(-1).transform.match(/\((.+?)px, (.+?)px/);
    return [Number(x) + around.x, Number(y) + around.y];
  });
  return flights.length > 0 && { at, kept: document.querySelectorAll('.chain .coming').length };
}"""
LIES = """() => [...document.querySelectorAll('.chain > *')].map((one) => {
  const box = one.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
})"""


@pytest.mark.parametrize("screen", [PHONE, LANDSCAPE, DESKTOP], ids=str)
def test_cards_land_where_they_lie_in_the_window(open_page, server, screen):
    table = sit(open_page, server, state(current=2), screen=screen, reduced_motion=False)
    pair = window(["nope"], [NOPE, PASS], pending="pair tacocat 1", discards=["tacocat", "tacocat"], question=13)
    lands = look_for(table.page, LANDS)
    table.show(pair, {"event": "played", "seat": 2, "play": "pair tacocat 1"})
    assert lands()["kept"] == 2
    table.page.locator(".flight, .chain .coming").first.wait_for(state="detached")
    for lands_at, lies_at in zip(lands()["at"], table.page.evaluate(LIES), strict=True):
        assert lands_at == pytest.approx(lies_at, abs=2)


def test_a_nope_leaves_those_before_it_alone(open_page, server):
    table = sit(open_page, server, window(["nope"], [NOPE, PASS], noped_by=[3]))
    first = table.page.locator(".chain .noped").element_handle()
    for number, chain in enumerate([[3, 4], [3, 4, 5]]):
        table.show(window(["nope"], [NOPE, PASS], noped_by=chain, question=13 + number))
        table.page.locator(".chain .noped").nth(len(chain) - 1).wait_for()
        assert first.evaluate("element => element.isConnected")


def test_the_table_is_seen_until_the_window_covers_it(open_page, server):
    table = sit(open_page, server, state(current=2), screen=PHONE, reduced_motion=False)
    hand = look_for(
        table.page,
        "() => document.querySelector('.nope') && getComputedStyle(document.querySelector('.hand')).visibility",
    )
    table.show(window(["nope"], [NOPE, PASS], question=13))
    assert hand() == "visible"
    table.page.locator(".hand").wait_for(state="hidden")


def test_the_seats_look_the_same_whoever_is_asked(open_page, server):
    table = sit(open_page, server, window(["skip"], [PASS]))
    table.page.locator(".pad").wait_for()
    seats = table.page.locator(".seats").inner_html()
    assert table.page.locator(".seats .place").count() == 4
    table.show(window(["skip", "see"], [PASS], asked=[1]))
    table.page.locator('.hand [data-word="see"]').wait_for()
    assert table.page.locator(".seats").inner_html() == seats


def test_the_player_of_the_top_card_sees_the_clock_and_no_button(open_page, server):
    table = sit(open_page, server, window(["skip"], [], asked=OTHERS, top=1, current=1))
    table.page.get_by_text("Now the others may Nope it.").wait_for()
    assert table.page.locator(".nope button:enabled").count() == 0
    assert table.page.locator(".nope .ring").count() == 1


# -- what the player sees and knows ----------------------------------------------------------


def test_what_was_seen_is_shown_until_it_is_read_and_noted_as_long_as_it_is_true(open_page, server):
    table = sit(open_page, server, QUESTIONS["turn"])
    known = [{"above": 0, "card": "skip"}, {"above": 1, "card": "kitten"}]
    seen = {"event": "peeked", "seat": 1, "cards": ["skip", "kitten", "see"]}
    table.show(state(offers=[DRAW], known=known, question=14), seen)
    table.page.get_by_role("heading", name="You see the future").wait_for()
    table.press("Got it")
    assert table.page.get_by_role("heading", name="You see the future").count() == 0
    table.page.get_by_role("button", name="You know in the pile: 1. Skip, 2. Exploding Kitten").wait_for()
    table.show(state(offers=[DRAW], question=15), {"event": "shuffled"})
    table.page.get_by_role("button", name="You know in the pile").wait_for(state="detached")


def test_the_discard_pile_can_be_looked_through(open_page, server):
    table = sit(open_page, server, QUESTIONS["turn"], screen=PHONE)
    table.page.get_by_role("button", name="Discard pile, 3 cards").click()
    assert table.page.get_by_role("dialog").get_by_role("listitem").count() == 3
    table.page.keyboard.press("Escape")
    table.page.get_by_role("dialog").wait_for(state="detached")


@pytest.mark.parametrize("screen", [SMALL_PHONE, LANDSCAPE, DESKTOP], ids=str)
def test_people_talk_with_their_faces(open_page, server, screen):
    table = sit(open_page, server, QUESTIONS["turn"], screen=screen)
    table.press("Say something")
    table.press("Bravo!")
    assert [request["emote"] for request in table.requests] == ["clap"]
    table.say(message="emoted", seat=3, emote="boom")
    table.page.locator(".seats").get_by_text("Boom!").wait_for()


def test_spectators_have_no_hand_and_no_questions(open_page, server):
    table = sit(open_page, server, state(seat=None, current=3))
    table.page.get_by_text("Ola’s turn").wait_for()
    assert table.page.locator(".hand").count() == 0
    assert table.page.locator(".seats .place").count() == 5


def test_the_end_tells_the_places_and_one_press_plays_again(open_page, server):
    shown = state("over", phase="over", asked=[], places=[3, 1, 2, 5, 4], alive=[False, False, True, False, False])
    table = sit(open_page, server, shown, screen=SMALL_PHONE)
    table.page.get_by_role("heading", name="Ola wins").wait_for()
    places = [words.split()[-1] for words in table.page.locator(".over ol li").all_inner_texts()]
    assert places == ["Ola", "Pernille", "Mika", "Bruno", "Tove"]
    record = table.page.get_by_role("link", name="Record of the game")
    assert record.get_attribute("href") == "/api/tables/pretend2/records/1"
    table.press("Play again")
    assert [request["message"] for request in table.requests] == ["rematch"]


# -- what must not lie upon, or be cut by, something else ---------------------------------------

LONG = "W" * 20
#: What a test asks of the page: whether boxes lie upon each other, and whether one lies within another.
BOXES = """
  const box = (one) => (typeof one === 'string' ? document.querySelector(one) : one).getBoundingClientRect();
  const all = (selector) => [...document.querySelectorAll(selector)];
  const touch = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const within = (a, b) => a.left >= b.left - 1 && a.top >= b.top - 1 && a.right <= b.right + 1
    && a.bottom <= b.bottom + 1;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
"""


def ask(page: Any, expression: str) -> Any:
    """What the page says to an expression, once everything has come to rest."""
    page.wait_for_function(STILL)
    return page.evaluate(f"() => {{ {BOXES} return {expression}; }}")


def named(shown: dict[str, Any], *names: str) -> dict[str, Any]:
    for seat, name in zip(shown["table"]["seats"], names, strict=False):
        seat["name"] = name
    return shown


def drawn(times: int) -> list[dict[str, Any]]:
    return [{"event": "drew", "seat": 2 + time % 3, "card": None, "bottom": True} for time in range(times)]


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "it-IT", "es-ES"])
def test_every_card_has_a_title_of_two_lines(open_page, server, locale):
    cards = sorted({edition.word(card) for edition in EDITIONS.values() for card in edition.titles})
    table = sit(open_page, server, state(hand=cards, offers=[DRAW]), locale=locale)
    table.page.add_style_tag(content=".held { transform: none !important } .title { overflow-wrap: normal !important }")
    table.page.evaluate("() => document.fonts.ready")
    for width in (60, 94, 118, 146):
        table.page.evaluate(f"() => document.querySelector('.table').style.setProperty('--hw', '{width}px')")
        cut = ask(
            table.page,
            """all('.hand .title').filter((title) => {
              const words = document.createRange();
              words.selectNodeContents(title);
              const lines = [...words.getClientRects()];
              return new Set(lines.map(({ top }) => Math.round(top))).size > 2
                || lines.some((line) => line.right > box(title).right + 1)
                || title.scrollHeight > title.clientHeight + 1;
            }).map((title) => title.textContent)""",
        )
        assert cut == [], width
    assert table.page.locator(".hand .title").count() == len(cards)


@pytest.mark.parametrize("screen", [SMALL_PHONE, PHONE, LANDSCAPE], ids=str)
def test_cards_of_a_hand_can_be_read_and_counted(open_page, server, screen):
    table = sit(open_page, server, QUESTIONS["turn"], screen=screen)
    lefts = ask(table.page, "all('.hand .held').map((one) => one.offsetLeft / one.offsetWidth)")
    assert min(right - left for left, right in pairwise(lefts)) > 0.69, "pixels are whole"
    table.pick("tacocat", "tacocat")
    assert ask(table.page, "all('.held .number').every((one) => box(one).top >= box('.hand').top)")
    assert table.page.locator(".held .number").count() == 2


@pytest.mark.parametrize("players", [5, 7, 8, 10])
def test_the_log_touches_no_seat(open_page, server, players):
    shown = named(state(players=players, edition="party-pack", offers=[DRAW]), *[LONG] * 10)
    table = sit(open_page, server, shown, history=drawn(9))
    assert ask(table.page, "all('.seat').filter((seat) => touch(box(seat), box('.log'))).length") == 0
    assert ask(table.page, "within(box('.log .line'), box('.log'))"), "the newest line is in sight"


def test_the_heading_of_the_log_stays_where_it_is(open_page, server):
    table = sit(open_page, server, QUESTIONS["turn"])
    before = ask(table.page, "box('.log h2').top")
    table.show(state(offers=[DRAW], question=13), *drawn(1))
    table.page.locator(".log .line").wait_for()
    assert ask(table.page, "box('.log h2').top") == before


@pytest.mark.parametrize("screen", [SMALL_PHONE, PHONE, LANDSCAPE], ids=str)
def test_a_name_of_one_long_word_pushes_nothing_away(open_page, server, screen):
    table = sit(open_page, server, named(window(["nope"], [NOPE, PASS]), *[LONG] * 5), screen=screen)
    outside = "all('{}').filter((one) => one.checkVisibility() && !within(box(one), screen)).length"
    table.page.locator(".pad").wait_for()
    assert ask(table.page, outside.format(".nope .who, .nope .effect, .seat")) == 0
    table.show(named(state(current=2, question=13), *[LONG] * 5), *drawn(1))
    table.page.locator(".idle").wait_for()
    assert ask(table.page, outside.format(".idle, .idle p, .log, .ribbon, .seat")) == 0
    ended = state("over", phase="over", asked=[], places=[3, 1, 2, 5, 4], question=14)
    table.show(named(ended, *[LONG] * 5))
    table.page.locator("section.over").wait_for()
    sides = "all('{}').filter((one) => box(one).left < 0 || box(one).right > innerWidth).length"
    assert ask(table.page, sides.format("section.over *")) == 0

    page = table.page
    page.add_init_script(f"localStorage.setItem('boomcat.preferences', JSON.stringify({{ name: '{LONG}' }}))")
    page.add_init_script("localStorage.removeItem('boomcat.seats')")
    for address, place in ((server.url, ".form"), (f"{server.url}/t/{CODE}", ".bottom")):
        page.goto(address)
        page.locator(place).get_by_text(LONG).wait_for()
        assert ask(page, sides.format(f"main, {place}, {place} *")) == 0, address


def test_a_single_opponent_has_room_for_a_name(open_page, server):
    table = sit(open_page, server, named(state(players=2), "Ann", "Baron von Kratzbaum"), screen=SMALL_PHONE)
    assert ask(table.page, "all('.seat .name span').every((name) => name.scrollWidth <= name.clientWidth)")


@pytest.mark.parametrize("screen", [SMALL_LANDSCAPE, LANDSCAPE], ids=str)
def test_on_a_lying_phone_nothing_covers_the_seats_or_the_pile(open_page, server, screen):
    table = sit(open_page, server, named(state(players=6, offers=[DRAW]), *[LONG] * 6), screen=screen)
    assert not ask(table.page, "touch(box('.ribbon'), box('.draw .count'))")
    assert ask(table.page, "all('.seat').filter((seat) => touch(box(seat), box('.log .story'))).length") == 0
    table.show(state(edition="good-vs-evil", offers=[DRAW], question=12))
    table.page.locator(".mat").wait_for()
    assert not ask(table.page, "touch(box('.mat'), box('.ask .button'))")
    table.show(named(window(["skip"], [PASS], players=6, question=13), *[LONG] * 6))
    table.page.locator(".pad").wait_for()
    assert ask(table.page, "all('.seat .name').filter((name) => box(name).right > box('.nope').left - 10).length") == 0


def test_on_a_small_phone_sheets_and_ribbon_leave_no_half_words(open_page, server):
    table = sit(open_page, server, state(edition="good-vs-evil", offers=[DRAW]), screen=SMALL_PHONE)
    assert ask(table.page, "within(box('.mat'), screen)")
    for number, kind in enumerate(("devilcat", "defuse", "heck", "place")):
        shown = QUESTIONS[kind]
        table.show({**shown, "view": {**shown["view"], "question": 20 + number}}, *drawn(1))
        table.page.locator(".frame.big").wait_for()
        assert ask(table.page, "box('.frame.big').top <= box('.log').top + 4"), kind
    table.show(state(players=10, current=8, question=30))
    table.page.locator(".place").nth(8).wait_for()
    assert ask(table.page, "all('.seat .name').filter((name) => touch(box(name), box('.ribbon'))).length") == 0


@pytest.mark.parametrize("screen", [SMALL_PHONE, LANDSCAPE, DESKTOP], ids=str)
def test_a_lost_connection_covers_nobody_and_no_button(open_page, server, screen):
    table = sit(open_page, server, QUESTIONS["turn"], screen=screen)
    table.page.route_web_socket("**/socket", lambda socket: socket.close())
    assert table.socket
    table.socket.close()
    table.page.get_by_text("Connection lost").wait_for()
    assert ask(table.page, "all('.seat, header button').filter((one) => touch(box(one), box('.strip'))).length") == 0


# -- keys ----------------------------------------------------------------------------------------

FOCUSED = "() => document.activeElement.ariaLabel ?? document.activeElement.tagName"


def test_arrows_walk_along_cards_and_players(open_page, server):
    table = sit(open_page, server, QUESTIONS["turn"])
    page = table.page
    cards = page.locator(".hand button")
    cards.nth(1).focus()
    for key, at in (("Home", 0), ("ArrowLeft", -1), ("ArrowRight", 0), ("End", -1)):
        page.keyboard.press(key)
        assert page.evaluate(FOCUSED) == cards.nth(at).get_attribute("aria-label"), key
    table.pick("tacocat", "tacocat")
    players = page.get_by_role("radio")
    players.first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.get_by_role("radio", name="Tove", checked=True).wait_for()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert table.answers == ["pair tacocat 3"]


def test_whoever_plays_with_keys_goes_on_from_the_hand(open_page, server):
    table = sit(open_page, server, QUESTIONS["turn"])
    page = table.page
    table.pick("skip")
    page.get_by_role("button", name="Play Skip").focus()
    page.keyboard.press("Enter")
    table.show(state(current=2, hand=["defuse", "see"], question=13))
    page.locator(".idle").wait_for()
    page.wait_for_function("() => document.activeElement.matches('.hand')")
    page.keyboard.press("ArrowRight")
    assert page.evaluate(FOCUSED) == page.locator(".hand button").first.get_attribute("aria-label")
