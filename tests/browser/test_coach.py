"""The coach beside the game: asked by a button or a key, its moves are played by a press, and moves are taken back."""

from tests.browser.test_axe import Inspector
from tests.browser.test_talk import UPON
from tests.support.browser import SMALL_PHONE
from tests.support.fake_table import sit, state
from tests.support.page_assertions import claim, expect
from tests.support.question_states import DRAW, bots

ADVICE = [
    {"move": "draw", "words": "Draw a card", "chance": 0.41, "low": 0.31, "high": 0.51, "close": False,
     "why": "The next card explodes with a chance of 18%."},
    {"move": "pair tacocat 2", "words": "2 × Tacocat, at Mika", "chance": 0.4, "low": 0.3, "high": 0.5, "close": True,
     "why": "It costs 2 cards."},
    {"move": "favor 3", "words": "Favor", "chance": 0.2, "low": 0.1, "high": 0.3, "close": False, "why": ""},
]  # fmt: skip
SAYS = "The coach says"


def coached(**shown):
    found = bots(state(offers=[DRAW], **shown))
    found["table"]["coach"] = True
    return found


def test_the_coach_answers_beside_the_game_and_a_press_plays_its_move(open_page, server):
    table = sit(open_page, server, coached(), screen=SMALL_PHONE)
    page, table.advice = table.page, ADVICE
    table.press("Ask the coach")
    note = page.get_by_role("dialog", name=SAYS)
    expect(note.locator("li")).to_have_count(3)
    expect(note.locator("li").first).to_contain_text("41%")
    expect(note.locator("li").nth(1)).to_contain_text("2 × Tacocat, at Mika")
    expect(note.get_by_text("too close to call")).to_have_count(1)
    claim(page, f"({UPON})('.advice').filter((one) => !one.includes('upon seat:'))", [])
    claim(page, "all('.advice').filter((one) => !within(box(one), screen)).length", 0)
    inspector = Inspector(page)
    inspector.look("the coach")
    inspector.report()
    # The answer is about this question only; a key asks about the next one.
    table.present(coached(question=13))
    expect(note).to_have_count(0)
    page.keyboard.press("c")
    expect(note.locator("li")).to_have_count(3)
    note.get_by_role("button", name="Draw a card").click()
    table.has_asked("ask_coach", "ask_coach", "answer")
    table.has_answered("draw")


def test_a_move_is_taken_back_from_the_note_and_from_the_menu(open_page, server):
    table = sit(open_page, server, coached(), screen=SMALL_PHONE)
    table.press("Ask the coach")
    table.press("Take back a move")
    table.press("Menu")
    table.page.get_by_role("button", name="Take back a move From there").click()
    table.has_asked("ask_coach", "take_back", "take_back")
