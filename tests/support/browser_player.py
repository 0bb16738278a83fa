"""A person at a table in the browser, who plays by clicks and taps on what is there to be seen.

    person = Person(page, seed=3)
    person.play_to_the_end()
    assert person.used["nope"]

The person understands the language of the page, knows no rules, and is curious: what has not been tried yet comes
first. `used` counts what was done, by words of the notation where there is one.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import TYPE_CHECKING, Any

from boomcat.core.cards import FACTS
from boomcat.locale import catalogue
from tests.support.page_assertions import TooLate, expect

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

__all__ = ["ANY", "Person"]

#: What can be seen and pressed at the table.
SEEN = """
  const shown = (one) => one.checkVisibility({ visibilityProperty: true });
  const free = (one) => shown(one) && !one.disabled && !one.closest('[inert]');
  const all = (where) => [...document.querySelectorAll(where)];
  const buttons = () => all('.asking button, .window button, .future button, section.over button')
    .filter((one) => free(one) && one.role !== 'radio');
"""
#: The same as plain data. The pictures of the hand are read from their words.
LOOK = f"""() => {{
  {SEEN}
  const name = (one) => (one.ariaLabel || one.innerText || '').replace(/\\s+/g, ' ').trim();
  const radios = (where) => all(where).filter(free).map((one) => [name(one), one.ariaChecked === 'true']);
  const words = all('.ribbon, .asking, .line .last').filter(shown).map((one) => one.innerText);
  return {{
    over: all('section.over').some(shown),
    window: all('section.nope').some(shown),
    sheet: all('dialog[open]').length > 0,
    frame: all('.asking section').filter(shown).map(name)[0] ?? null,
    buttons: buttons().map(name),
    palette: radios('.palette [role=radio], .asking .row [role=radio]'),
    chips: radios('.chips [role=radio]'),
    hand: all('.hand button').filter(shown)
      .map((one) => [one.dataset.word, one.dataset.key, one.classList.contains('dim')]),
    discards: all('button.discard').some(free),
    said: words.join(' | '),
  }};
}}"""
CHANGED = f"""old => {{
  const seen = ({LOOK})();
  return Object.keys(seen).some((key) => JSON.stringify(seen[key]) !== JSON.stringify(old[key]));
}}"""
#: Something can be answered, the own fate is sealed, or the game is over.
ASKED = f"() => {{ {SEEN} return all('section.over, .asking section').some(shown) || buttons().length > 0; }}"

#: The same, and what is still being shown is cut short meanwhile, as any press does it.
PRESSING = f"""() => {{
  if (({ASKED})()) return true;
  document.querySelector('main.table')?.dispatchEvent(new PointerEvent('pointerdown', {{ bubbles: true }}));
  return false;
}}"""

CHOSEN = "key => document.querySelector(`.hand [data-key='${key}']`)?.ariaPressed === 'true'"

#: Cards that do something alone; the Godcat does it as another one.
ALONE = frozenset(facts.word for facts in FACTS if facts.fewest == 1) | {"godcat"}
#: How long a press may take before the person looks again, and how long a game may stand still; in milliseconds.
PRESS_TIMEOUT_MS, GAME_TIMEOUT_MS = 5_000, 60_000
#: So often something is tried that does not change anything.
ATTEMPTS = 15
#: How often the person looks whether something has changed.
POLL_MS = 60
#: In a window that may close at any moment.
WINDOW_PRESS_MS = 400
#: Stands for any words in a message.
ANY = "…any…"
#: How likely something that was done before is done again.
REPEAT_SHARE = 0.2


class Person:
    def __init__(
        self,
        page: Page,
        seed: int = 1,
        language: str = "en",
        used: Counter[str] | None = None,
        patient: bool = True,
    ) -> None:
        self.page = page
        self.luck = random.Random(seed)
        self.language = language
        self.used: Counter[str] = Counter() if used is None else used
        self.touch: bool = page.evaluate("() => matchMedia('(hover: none)').matches")
        #: Otherwise the player presses the table to skip animations.
        self.patient = patient
        #: What is played before anything else, if it can be.
        self.wish = ""
        #: How often something could no longer be pressed.
        self.late = 0
        #: How often a press on a card did nothing.
        self.lost = 0
        #: What was tried in this game in vain.
        self.vain: Counter[str] = Counter()

    # -- words ---------------------------------------------------------------------------

    def say(self, message: str, **arguments: str | int) -> str:
        """Return a message in the language of the page."""
        name, _, attribute = message.partition(".")
        words = catalogue(self.language).words(name, attribute, dict(arguments))
        assert words is not None, f"{message} is not there in {self.language}"
        return " ".join(words.split())

    def pattern(self, message: str, **arguments: str | int) -> re.Pattern[str]:
        """Return a pattern for a message, where `ANY` stands for any words."""
        return re.compile(re.escape(self.say(message, **arguments)).replace(ANY, ".*"))

    def button(self, message: str, **arguments: str | int) -> Locator:
        """Return the button that begins with this message."""
        return self.page.get_by_role("button", name=re.compile("^" + self.pattern(message, **arguments).pattern))

    # -- pressing ------------------------------------------------------------------------

    def press(self, what: Locator, patience: float = PRESS_TIMEOUT_MS, **how: Any) -> bool:
        """Press it, and return whether it could still be pressed."""
        try:
            (what.tap if self.touch else what.click)(timeout=patience, **how)
        except TooLate:
            self.late += 1
            return False
        return True

    def press_card(self, key: str) -> bool:
        """Press a card at its left edge: the next card of the fan covers the rest."""
        card = self.page.locator(f'.hand [data-key="{key}"]')
        for _ in range(3):
            if not self.press(card, patience=3 * PRESS_TIMEOUT_MS, position={"x": 30, "y": 40}):
                return False
            try:
                self.page.wait_for_function(CHOSEN, arg=key, timeout=PRESS_TIMEOUT_MS)
            except TooLate:
                self.lost += 1
            else:
                return True
        return False

    def look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        return seen

    def is_asked(self) -> None:
        """Wait until there is something to do."""
        self.page.wait_for_function(ASKED, polling=POLL_MS)

    def changed(self, seen: dict[str, Any]) -> bool:
        """Wait a little for the table to look different."""
        try:
            self.page.wait_for_function(CHANGED, arg=seen, timeout=PRESS_TIMEOUT_MS, polling=POLL_MS)
        except TooLate:
            return False
        return True

    # -- the front page ------------------------------------------------------------------

    def begin(self, edition: str, bots: int, nope_seconds: int, quick: bool = False) -> None:
        """Set up a game against bots on the front page, and start it."""
        sheet = self.set_up(edition, bots, nope_seconds)
        if quick:
            sheet.get_by_text(self.say("web-setup-rules"), exact=True).click()
            sheet.get_by_text(self.say("web-option-quick"), exact=True).click()
        sheet.get_by_role("button", name=self.say("web-setup-solo"), exact=True).click()

    def set_up(self, edition: str, bots: int, nope_seconds: int) -> Locator:
        """The sheet on which it was done."""
        self.button("web-home-play-change").click()
        sheet = self.page.get_by_role("dialog")
        sheet.get_by_text(self.say(f"edition-{edition}"), exact=True).click()
        count = sheet.locator(".stepper output")
        now = int(re.sub(r"\D", "", count.inner_text()))
        step = 1 if now < bots else -1
        for wanted in range(now + step, bots + step, step):
            self.button("web-setup-more-bots" if step > 0 else "web-setup-fewer-bots").click()
            expect(count).to_have_text(self.say("web-setup-bots-count", count=wanted))
        sheet.get_by_text(self.say("web-setup-time"), exact=True).click()
        sheet.get_by_label(self.say("web-setup-nope")).fill(str(nope_seconds))
        return sheet

    def begin_again(self) -> None:
        """Start the same game as the last time."""
        self.button("web-home-play").first.click()

    # -- a whole game --------------------------------------------------------------------

    def play_to_the_end(self) -> None:
        for _ in range(1_000):
            if not self.step():
                return
        raise AssertionError("the game does not end")

    def step(self) -> bool:
        """Wait until there is something to do, and do it; false when the game is over."""
        self.page.wait_for_function(ASKED if self.patient else PRESSING, timeout=GAME_TIMEOUT_MS, polling=POLL_MS)
        for _ in range(ATTEMPTS):
            seen = self.look()
            if seen["over"]:
                return False
            self.answer(seen)
            if self.changed(seen):
                return True
        raise AssertionError(f"nothing happens any more: {seen}")

    def answer(self, seen: dict[str, Any]) -> bool:
        buttons: list[str] = seen["buttons"]

        def there(message: str) -> bool:
            return any(button.startswith(self.say(message)) for button in buttons)

        if seen["sheet"]:  # it has opened late
            self.page.keyboard.press("Escape")
            return False
        if seen["window"]:
            before_draw = there("move-wait")
            word = "web-now-word" if before_draw else "web-nope-word"
            return self.answer_window(before_draw, before_draw or there("web-let-it-pass"), there(word))
        if there("web-seen"):
            return self.did("seen", self.press(self.button("web-seen")))
        options = [message for message in SIMPLE if there(message)]
        if options:
            chosen = min(options, key=lambda message: (self.used[SIMPLE[message]], self.luck.random()))
            return self.did(SIMPLE[chosen], self.press(self.button(chosen)))
        for kind in ("place", "bury"):
            if there(f"web-do-{kind}"):
                return self.place(kind)
        for kind in ("alter", "share"):
            if there(f"web-do-{kind}"):
                return self.alter(kind)
        if there("web-do-draw"):
            return self.take_turn(seen)
        frame = seen["frame"]
        if frame == self.say("web-ask-take"):
            return self.did("take", self.choose_and_go())
        for kind in ("face", "aim"):
            if frame == self.say(f"web-ask-{kind}"):
                return self.did(kind, self.choose_and_go())
        for message in ("web-ask-give", "web-ask-add-garbage", "web-ask-add-potluck"):
            if frame is not None and self.pattern(message, name=ANY).fullmatch(frame):
                return self.give(message.split("-")[2], seen)
        return False

    def did(self, what: str, done: bool = True) -> bool:
        """Count an answer, and wait until the table shows it."""
        if done:
            self.used[what] += 1
        return done

    # -- questions -----------------------------------------------------------------------

    def answer_window(self, before_draw: bool, can_pass: bool, can_play: bool) -> bool:
        kind = "now" if before_draw else "nope"
        if can_play and (not self.used[kind] or self.luck.random() < 0.5):
            return self.did(kind, self.press(self.page.locator("section.nope button.pad"), WINDOW_PRESS_MS))
        lets_pass = self.button("move-wait" if before_draw else "web-let-it-pass")
        return can_pass and self.did("pass", self.press(lets_pass, WINDOW_PRESS_MS))

    def give(self, what: str, seen: dict[str, Any]) -> bool:
        """Choose a card of the hand for another player or the pile, or one of the tower."""
        if not seen["palette"]:
            held = [key for _, key, dim in seen["hand"] if not dim]
            if not held:
                return False  # the cards are still being dealt
            if not self.press_card(self.luck.choice(held)):
                return False
        return self.did(what, self.choose_and_go())

    def place(self, kind: str) -> bool:
        """Choose a place by the slider and by a shortcut, in turn."""
        slider = self.page.get_by_role("slider")
        if self.used[kind] % 2 == 0:
            slider.focus()
            self.page.keyboard.press("ArrowRight")
        else:
            self.press(self.button("web-place-short-second"))
        return self.did(kind, self.press(self.button(f"web-do-{kind}")))

    def alter(self, kind: str) -> bool:
        arrows = self.page.locator(".arrows button:enabled")
        if arrows.count():
            self.press(arrows.first)
        return self.did(f"{kind} order", self.press(self.button(f"web-do-{kind}")))

    def choose_and_go(self) -> bool:
        """Choose whatever is still to be chosen, and press the main button."""
        for _ in range(8):
            seen = self.look()
            go = self.page.locator(".asking .actions button:enabled")
            for kind in ("palette", "chips"):
                options = seen[kind]
                if options and not any(chosen for _, chosen in options):
                    place = self.luck.randrange(len(options))
                    where = (
                        ".palette [role=radio], .asking .row [role=radio]"
                        if kind == "palette"
                        else ".chips [role=radio]"
                    )
                    if not self.press(self.page.locator(where).nth(place)):
                        return False
                    break
            else:
                return self.press(go.last)
        return False

    # -- the turn ------------------------------------------------------------------------

    def take_turn(self, seen: dict[str, Any]) -> bool:
        if seen["discards"] and not self.vain["discards"]:
            self.browse_discards()
        blind = self.button("web-do-blind")
        if blind.count() and (not self.used["blind"] or self.luck.random() < REPEAT_SHARE):
            return self.did("blind", self.press(blind))
        plans = self.plans(seen["hand"])
        wished = [plan for plan in plans if plan[0] == self.wish]
        if wished:
            return self.play(*self.luck.choice(wished))
        plans = [plan for plan in plans if not self.vain[plan[0]]]
        fresh = [plan for plan in plans if not self.used[plan[0]]]
        if fresh or (plans and self.luck.random() < REPEAT_SHARE):
            kind, keys = self.luck.choice(fresh or plans)
            if self.play(kind, keys):
                return True
        return self.did("draw", self.press(self.button("web-do-draw")))

    def browse_discards(self) -> None:
        self.vain["discards"] += 1
        if not self.press(self.page.locator("button.discard")):
            return
        try:
            self.page.locator("dialog[open] li").first.wait_for(timeout=PRESS_TIMEOUT_MS)
        except TooLate:  # the press only cut short what was being shown
            self.lost += 1
            return
        close = self.page.get_by_role("dialog").get_by_role("button", name=self.say("web-close"))
        self.did("discards", self.press(close))

    def plans(self, hand: list[tuple[str, str, bool]]) -> list[tuple[str, list[str]]]:
        """Return what could be played, and the keys of its cards; the table shows what it allows once chosen."""
        keys: dict[str, list[str]] = {}
        for word, key, dim in hand:
            if not dim:
                keys.setdefault(word, []).append(key)
        found = [(word, held[:1]) for word, held in keys.items() if word in ALONE]
        found += [("pair", held[:2]) for held in keys.values() if len(held) > 1]
        found += [("triple", held[:3]) for held in keys.values() if len(held) > 2]
        cats = [word for word in keys if word not in ALONE | {"feral", "nope", "defuse"}]
        if "feral" in keys and cats:
            found.append(("feral pair", [keys[cats[0]][0], keys["feral"][0]]))
        if len(keys) > 4:
            found.append(("five", [held[0] for held in keys.values()][:5]))
        return found

    def play(self, kind: str, keys: list[str]) -> bool:
        if all(self.press_card(key) for key in keys) and self.choose_and_go():
            return self.did(kind)
        self.vain[kind] += 1
        self.page.keyboard.press("Escape")
        return False


#: Questions that are answered with one press.
SIMPLE = {
    "web-do-defuse": "defuse",
    "web-do-defuse-godcat": "godcat as defuse",
    "web-do-keep": "keep",
    "web-do-put": "put",
    "web-do-steal-godcat": "steal godcat",
    "web-do-steal-random": "steal random",
    "web-do-stay": "stay",
    "web-do-trade": "trade",
}
