"""The order of what the table shows: one thing at a time, each to its end, and the card comes first."""

from typing import Any

import pytest

from boomcat.locale import text_in
from tests.support.browser import DESKTOP, PHONE
from tests.support.fake_table import FakeTable, sit, state
from tests.support.page_assertions import claim
from tests.support.question_states import DEFUSE, DRAW, NOPE, PASS, bots, move, window
from tests.support.stepped_page import step, stop_time

HAND = ["skip", "see"]
DREW_KITTEN = {"event": "drew_kitten", "seat": 1, "card": "kitten", "bottom": False, "defusable": False}
EXPLODED = {"event": "exploded", "seat": 1, "cards": HAND, "by": "kitten"}
MIKA = {"event": "turn_began", "seat": 2, "owed": 1, "attacked": False}
FAVOR = {"event": "played", "seat": 2, "play": "favor 3"}
ALIVE = [False, True, True, True, True]


#: Records what the table shows whenever it changes. Elements that fade out count as gone.
WATCH = """() => {
  const one = (name) => document.querySelector(name);
  const words = (name) => [...document.querySelectorAll(name)].map((found) => found.textContent.trim()).join(' ');
  window.seen = [];
  const look = () => {
    const now = {
      card: one('.drawn.turning') ? 'turning' : one('.drawn.shock') ? words('.drawn') : one('.drawn') ? 'hidden' : null,
      boom: one('.boom:not([inert])')?.dataset.phase ?? null,
      window: one('.nope') !== null,
      question: words('.frame h3') || null,
      logged: words('.log .last'),
      heard: words('[aria-live], [role=status]'),
      status: words('.ask .idle'),
      turn: words('.ribbon'),
      risk: words('.risk'),
      hand: [...document.querySelectorAll('.hand button')].map((card) => card.className + card.dataset.word).join(),
      title: document.title,
    };
    const last = window.seen.at(-1);
    if (JSON.stringify(now) !== JSON.stringify(last)) window.seen.push(now);
  };
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  const observer = new MutationObserver(look);
  observer.observe(document.body, all);
  window.end = () => {
    const { seen } = window;
    observer.disconnect();
    delete window.seen;
    delete window.end;
    return seen;
  };
  look();
}"""
#: The parts that could give away what was drawn.
REVEALING = ("logged", "heard", "status", "turn", "risk", "title", "boom", "window", "question")


def watch(table: FakeTable) -> None:
    table.page.evaluate(WATCH)


def seen(table: FakeTable) -> list[dict[str, Any]]:
    """Everything since then; it is watched no longer."""
    found: list[dict[str, Any]] = table.page.evaluate("() => window.end()")
    return found


def risky(shown: dict[str, Any], risk: float) -> dict[str, Any]:
    shown["knowledge"]["risk_next"] = risk
    return shown


@pytest.mark.parametrize("reduced", [False, True], ids=["moving", "still"])
def test_nothing_shows_a_kitten_before_it_is_turned(open_page, server, reduced):
    before = risky(state(hand=HAND, current=1), 0.4)
    table = sit(open_page, server, before, reduced_motion=reduced)
    watch(table)
    asked = state("defuse", hand=HAND, offers=[DEFUSE, move("explode")], question=13)
    table.show(risky(asked, 0.9), DREW_KITTEN)
    table.page.get_by_role("heading", name="An Exploding Kitten!").wait_for()
    stages = seen(table)
    turned = next(number for number, one in enumerate(stages) if one["card"] and "Exploding Kitten" in one["card"])
    assert [one["card"] for one in stages[:turned]].count("hidden") > 0
    for one in stages[:turned]:
        assert [one[name] for name in REVEALING] == [stages[0][name] for name in REVEALING]
        assert one["hand"] == stages[0]["hand"]
    # Then the log has it, and only after that comes the question.
    assert "Exploding Kitten" in stages[turned]["logged"]
    assert stages[turned]["question"] is None


def test_a_harmless_card_comes_the_same_way(open_page, server):
    drawn = {"event": "drew", "seat": 1, "card": "beard", "bottom": False}
    table = sit(open_page, server, state(hand=HAND, current=1), reduced_motion=False)
    watch(table)
    table.show(state(hand=[*HAND, "beard"], current=2, question=13), drawn, MIKA)
    table.page.locator('.hand [data-word="beard"]:not(.coming)').wait_for()
    stages = seen(table)
    turning = next(number for number, one in enumerate(stages) if one["card"] == "turning")
    for one in stages[: turning + 1]:
        assert [one[name] for name in REVEALING] == [stages[0][name] for name in REVEALING]
        assert one["hand"] == stages[0]["hand"]


@pytest.mark.parametrize("reduced", [False, True], ids=["moving", "still"])
def test_the_own_explosion_ends_before_anything_else_is_seen(open_page, server, reduced):
    table = sit(open_page, server, state(hand=HAND, offers=[DRAW]), screen=PHONE, reduced_motion=reduced)
    watch(table)
    out = bots(state(hand=[], current=2, alive=ALIVE, hand_sizes=[0, 5, 5, 5, 5], question=13))
    table.show(out, DREW_KITTEN, EXPLODED, MIKA)
    # The next one plays long before it is over.
    view = {"alive": ALIVE, "hand_sizes": [0, 4, 5, 5, 5], "pending": "favor 3", "asked": [3, 4, 5], "question": 14}
    table.show(bots(window([], [], **view)), FAVOR)
    table.page.locator(".log .last", has_text="Mika").wait_for()
    stages = seen(table)
    phases = [one["boom"] for one in stages]
    assert list(dict.fromkeys(phases)) == [None, "hold", "bang", "smoke", "wit"]
    last = max(number for number, phase in enumerate(phases) if phase)
    for one in stages[: last + 1]:
        assert one["turn"] == "Your turn"
        assert "Mika" not in one["logged"] + one["status"]
        assert one["hand"]
    # A player who is out cannot answer, and is not asked.
    assert not any(one["window"] for one in stages)
    assert "You’re in pieces" in stages[-1]["status"]


#: How well one sees what lies in the middle of the table: a card, or the bang.
MIDDLE = """() => {
  const clear = (node) => (node ? Number(getComputedStyle(node).opacity) * clear(node.parentElement) : 1);
  return Math.max(0, ...[...document.querySelectorAll('.drawn > *, .boom .heart > :is(.card, .sheet)')].map(clear));
}"""


def test_the_middle_is_never_empty_with_reduced_motion(open_page, server):
    """From the card that comes to its ashes: each picture takes the place of the one before."""
    table = sit(open_page, server, state(hand=HAND, offers=[DRAW]), screen=PHONE, fresh=True)
    stop_time(table.page)
    table.show(state(hand=[], current=2, alive=ALIVE, hand_sizes=[0, 5, 5, 5, 5], question=13), DREW_KITTEN, EXPLODED)
    seen: list[tuple[str, float]] = []
    while not seen or seen[-1][0] != "wit":
        step(table.page, 40)
        phase = table.page.evaluate("() => document.querySelector('.boom')?.dataset.phase ?? ''")
        seen.append((phase, table.page.evaluate(MIDDLE)))
    came = next(number for number, (_, clear) in enumerate(seen) if clear == 1)
    assert list(dict.fromkeys(phase for phase, _ in seen[came:])) == ["", "hold", "bang", "smoke", "wit"]
    assert [(phase, clear) for phase, clear in seen[came:] if clear < 1] == []


def test_a_bubble_at_the_edge_is_not_cut_off(open_page, server):
    table = sit(open_page, server, state(hand=HAND, current=5), screen=PHONE, reduced_motion=False, fresh=True)
    stop_time(table.page)
    table.show(state(hand=HAND, current=5, question=13), {"event": "peeked", "seat": 5, "cards": [None, None, None]})
    while not table.page.locator(".looks").count():
        step(table.page, 40)
    for _ in range(6):  # it comes down onto the table
        step(table.page, 40)
    inside = "(box) => box.left >= 0 && box.right <= innerWidth"
    assert table.page.evaluate(f"({inside})(document.querySelector('.looks').getBoundingClientRect())")


def test_a_living_player_sees_the_explosion_of_another_before_the_next_window(open_page, server):
    table = sit(open_page, server, state(current=3, hand=["nope"]), reduced_motion=False)
    watch(table)
    alive = [True, True, False, True, True]
    out = state(current=4, hand=["nope"], alive=alive, hand_sizes=[1, 5, 0, 5, 5], question=13)
    table.show(out, {**DREW_KITTEN, "seat": 3}, {**EXPLODED, "seat": 3}, {**MIKA, "seat": 4})
    view = {"alive": alive, "current": 4, "top_player": 4, "pending": "favor 1", "asked": [1, 2, 5], "question": 14}
    table.show(window(["nope"], [NOPE, PASS], **view), {**FAVOR, "seat": 4, "play": "favor 1"})
    table.page.locator(".nope").wait_for()
    stages = seen(table)
    assert {one["boom"] for one in stages} >= {"hold", "bang", "smoke"}
    assert all(one["boom"] is None for one in stages if one["window"])
    assert all(not one["window"] for one in stages if one["card"])


def test_hiding_the_kitten_is_asked_after_it_is_defused(open_page, server):
    table = sit(open_page, server, state("defuse", offers=[DEFUSE, move("explode")]), reduced_motion=False)
    table.page.evaluate(
        """() => {
          window.both = window.saved = false;
          const look = () => {
            const tag = document.querySelector('.saved') !== null;
            window.saved ||= tag;
            window.both ||= tag && document.querySelector('.frame') !== null;
          };
          new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
        }"""
    )
    table.press("Defuse it")
    placing = state("place", offers=[move("place {place}", max_above=22)], question=13)
    table.show(placing, {"event": "defused", "seat": 1, "card": "defuse", "against_devilcat": False})
    table.page.get_by_role("heading", name="Hide the kitten").wait_for()
    claim(table.page, "() => [window.saved, window.both]", [True, False])


def test_a_player_who_is_out_can_skip_to_the_end(open_page, server):
    out: dict[str, Any] = {"alive": ALIVE, "hand_sizes": [0, 5, 5, 5, 5], "hand": []}
    table = sit(open_page, server, bots(state(current=2, **out)), screen=PHONE, reduced_motion=False)
    for question in range(13, 33):
        table.show(
            bots(state(current=2, question=question, **out)),
            {"event": "drew", "seat": 2, "card": None, "bottom": False},
        )
    table.press("Skip to the end")
    table.page.get_by_role("button", name="Skip to the end").wait_for(state="detached")
    table.has_asked("hurry")
    table.page.wait_for_function("() => document.querySelector('.flight, .drawn') === null")
    over = bots(state("over", phase="over", asked=[], standings=[2, 3, 4, 5, 1], question=33, **out))
    table.show(over, {"event": "won", "seat": 2})
    table.page.get_by_role("heading", name="Mika wins").wait_for()


def test_a_player_who_gave_up_can_skip_to_the_end(open_page, server):
    shown = bots(state(current=2))
    shown["table"]["only_bots"] = True
    shown["table"]["seats"][0].update(left_game=True, played_by_bot=True)
    table = sit(open_page, server, shown, screen=PHONE)
    table.press("Skip to the end")
    table.has_asked("hurry")


#: Makes the page look hidden, as in a background tab.
HIDDEN = """hidden => {
  const state = hidden ? 'hidden' : 'visible';
  Object.defineProperty(document, 'hidden', { configurable: true, enumerable: true, get: () => hidden });
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


def test_a_hidden_tab_says_in_its_title_whose_turn_it_is(open_page, server):
    table = sit(open_page, server, state(current=2), locale="it-IT")
    titles = [text_in(["it"], "web-title-your-turn"), text_in(["it"], "web-title-table", code=table.code)]
    table.page.evaluate(HIDDEN, True)
    table.show(state(question=13, offers=[DRAW]), {**MIKA, "seat": 1})
    claim(table.page, "document.title", titles[0])
    table.page.evaluate(HIDDEN, False)
    claim(table.page, "document.title", titles[1])
    table.page.get_by_role("button", name=text_in(["it"], "web-do-draw")).first.wait_for()


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=str)
def test_pressing_again_and_again_does_explode(open_page, server, screen):
    table = sit(open_page, server, state("defuse", offers=[DEFUSE, move("explode")]), screen=screen)
    table.press("Explode")
    really = table.page.get_by_role("button", name="On purpose?")
    really.evaluate(
        """(button) => {
          const again = setInterval(() => (button.isConnected ? button.click() : clearInterval(again)), 90);
        }"""
    )
    really.wait_for(state="detached")
    table.has_answered("explode")
