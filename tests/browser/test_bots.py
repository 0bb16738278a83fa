"""Bots comment on public events now and then, unless chatter is switched off."""

from tests.support.browser import PHONE
from tests.support.fake_table import FakeTable, sit, state
from tests.support.page_assertions import claim
from tests.support.question_states import DRAW, bots

#: The lines of the bots with faces 2 and 3; the others are quiet here.
LINES = {"Too obvious. No.", "Objection!"}


def listen(table: FakeTable) -> None:
    """Make the page record everything that is said from now on."""
    table.page.evaluate(
        """() => {
          window.said = [];
          const look = () => {
            const now = [...document.querySelectorAll('.voice .words')].map((one) => one.textContent);
            window.said = [...new Set([...window.said, ...now])];
          };
          new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
        }"""
    )


def nope_often(table: FakeTable) -> None:
    """Show as many Nopes at once as bots still comment on, and ask a question after them."""
    for number in (13, 14, 15):
        nopes = [{"event": "noped", "seat": seat, "depth": 1} for seat in (2, 3)] * 5
        table.present(bots(state(question=number, offers=[DRAW])), *nopes)


def test_each_bot_has_its_own_lines(open_page, server):
    table = sit(open_page, server, bots(state()), screen=PHONE)
    listen(table)
    nope_often(table)
    claim(table.page, "window.said.toSorted()", sorted(LINES), still=False)


def test_bots_are_quiet_if_chatter_is_off(open_page, server):
    table = sit(open_page, server, bots(state()), screen=PHONE)
    table.press("Menu")
    table.press("Settings")
    table.page.get_by_text("Bots talk").click()
    table.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    table.page.get_by_role("dialog").wait_for(state="detached")
    listen(table)
    nope_often(table)
    claim(table.page, "() => window.said", [])


def test_bots_do_not_comment_on_old_events(open_page, server):
    history = [{"event": "noped", "seat": 2, "depth": 1}] * 30
    table = sit(open_page, server, bots(state()), history=history, screen=PHONE)
    listen(table)
    table.show(bots(state(question=13)), {"event": "drew", "seat": 1, "card": "skip", "bottom": False})
    table.page.locator(".log").get_by_text("You draw").first.wait_for()
    claim(table.page, "() => window.said", [])


def test_bubbles_wait_until_a_kitten_is_defused(open_page, server):
    table = sit(open_page, server, bots(state()), screen=PHONE)
    page = table.page
    page.evaluate(
        """() => {
          window.met = 0;
          const there = (one) => document.querySelector(one) !== null;
          const look = () => { window.met += there('.tag.saved') && there('.bubble') ? 1 : 0; };
          new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
        }"""
    )
    listen(table)
    for number in range(13, 19):
        if page.evaluate("() => window.said.length > 0"):
            break
        table.show(
            bots(state(question=number)), {"event": "defused", "seat": 2, "card": "defuse", "against_devilcat": False}
        )
        page.locator(".tag.saved").wait_for()
        page.locator(".tag.saved").wait_for(state="detached")
        page.locator(".bubble").wait_for(state="detached")
    claim(page, "window.said.length > 0", why="of six times one is worth a word", still=False)
    claim(page, "() => window.met", 0)
