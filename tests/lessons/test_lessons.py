"""Lessons: every one can be played, its texts are short, and a file that is wrong says where."""

import re

import pytest

from boomcat.lessons import FIRST, LEARNER, MOST_STEPS, BadLesson, Lesson, lessons, read_lesson
from boomcat.locale import catalogue, languages
from tests.locale.test_locale import arguments, in_english

MOST_WORDS = 12
#: What the first lesson has the learner do.
BY_HAND = {"draw", "see", "skip", "pass", "pair tacocat 2", "defuse", "place 0", "nope", "attack"}


def words(text: str) -> list[str]:
    return re.findall(r"\w[\w’'-]*", text)


@pytest.mark.parametrize("lesson", lessons().values(), ids=lambda lesson: lesson.name)
def test_a_lesson_is_short_in_every_language(lesson: Lesson):
    names: dict[str, str | int | float] = {f"player{seat}": "Ziggy" for seat in range(2, lesson.position.players + 1)}
    for text in lesson.texts():
        assert text in in_english(), f"{text} is missing in boomcat/locale/en/lessons.ftl"
        assert arguments(in_english()[text].value) <= names.keys(), text
        for tongue in languages():
            said = catalogue(tongue).words(text, "", names) or ""
            assert 0 < len(words(said)) <= MOST_WORDS, (tongue, said)


def test_every_text_of_the_lessons_belongs_to_a_step():
    written = {name for name in in_english() if name.startswith("lesson-")}
    assert written == {text for lesson in lessons().values() for text in lesson.texts()}


def test_in_the_first_lesson_the_learner_draws_first_and_does_everything_by_hand():
    lesson = lessons()[FIRST]
    moves = [step.move.text(lesson.position.rules.edition.words) for step in lesson.steps.values()]
    assert moves[0] == "draw"
    assert set(moves) == BY_HAND
    # The learner is Noped, too.
    assert "nope" in {str(move) for _, move in lesson.replies.values()}


# -- what a script can have --------------------------------------------------------------

THREE_PLAYERS = 'position = "original; 1: nope attack; 2: nope; 3: nope; pile: kitten kitten see"\n'


def step(name: str, move: str, *then: str) -> str:
    return f'[[step]]\nname = "{name}"\nmove = "{move}"\nthen = {list(then)}\n'


def test_opponents_play_cards_in_windows_and_the_learner_answers_them():
    lesson = read_lesson("x", THREE_PLAYERS + step("attack", "attack", "3: nope") + step("yup", "nope", "draw", "draw"))
    assert [one.text for one in lesson.steps.values()] == ["lesson-x-attack", "lesson-x-yup"]
    assert [seat for seat, _ in lesson.replies.values()] == [2, 1, 2]


def test_luck_decides_what_is_stolen():
    lesson = 'position = "original; 1: 2*tacocat; 2: nope skip; pile: kitten see"\nluck = [{}]\n'
    lesson += step("pair", "pair tacocat 2") + step("skip", "skip", "draw")
    assert read_lesson("x", lesson.format(0)).steps
    with pytest.raises(BadLesson, match="x, step 2: player 1 can't answer 'skip'"):
        read_lesson("x", lesson.format(1))


ONE = 'position = "original; 1: skip; 2: nope; 3: nope; pile: kitten kitten see"\n'
DRAWS = ("draw", "draw")


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        ("position =", "x: Invalid value"),
        ("", "x: position must be a text"),
        ('position = "original; 1: skip"', "x: position: "),
        ("colour = 1\n" + ONE, "x: unknown field 'colour'; there are position, luck, step"),
        (ONE + 'luck = ["one"]', "x: luck must be a list of whole numbers"),
        (ONE, "x: 0 steps; a lesson has 1 to 12"),
        (ONE + MOST_STEPS * step("a", "draw") + step("b", "draw"), "x: 13 steps; a lesson has 1 to 12"),
        (ONE + step("a", "skip") + "where = 3", "x, step 1: unknown field 'where'; there are name, move, then"),
        (ONE + step("a", "fly"), "x, step 1: player 1 can't answer 'fly': "),
        (ONE + step("a", "attack"), "x, step 1: player 1 can't answer 'attack': You don’t have"),
        (ONE + step("a", "skip"), "x, step 1: player 2 is asked, and 'then' has no move for it"),
        (ONE + step("a", "skip", "nope"), "x, step 1: who plays 'nope' in 'then'? Write '3: nope' for player 3"),
        (ONE + step("a", "skip", "you: nope"), "x, step 1: who plays 'you: nope' in 'then'?"),
        (ONE + step("a", "skip", "9: nope"), "x, step 1: player 9 can't answer 'nope'"),
        (ONE + step("a", "skip", "2: nope", "draw"), "x, step 1: nobody is asked for 'draw' in 'then'"),
        (ONE + step("a", "skip", "2: nope"), "x, step 1: the game isn't over after it"),
        (ONE + step("a", "skip", *DRAWS) + step("b", "draw"), "x, step 2: the game is over before it"),
        (ONE + step("a", "skip", "2: nope") + step("a", "draw"), "x, step 2: there is a step 'a' before it"),
        (ONE + "luck = [3]\n" + step("a", "skip", *DRAWS), "x, step 1: luck has 1 outcomes, and 0 are used"),
        (ONE + "turn = 2", "x: unknown field 'turn'"),
        (ONE.replace('see"', 'see; turn: 2"') + step("a", "pass"), "x, step 1: player 2 is asked, not the learner"),
    ],
)
def test_a_lesson_that_cannot_be_played_says_where_and_why(source: str, problem: str):
    with pytest.raises(BadLesson) as caught:
        read_lesson("x", source)
    assert str(caught.value).startswith(problem)


def test_luck_that_runs_out_is_named():
    pair = 'position = "original; 1: 2*tacocat; 2: nope skip; pile: see kitten"\n'
    for luck, problem in [("", "the script has no outcome 0"), ("luck = [7]\n", "outcome 0 of the script is 7")]:
        with pytest.raises(BadLesson, match=f"x, step 1: luck: {problem}"):
            read_lesson("x", pair + luck + step("pair", "pair tacocat 2"))


def test_the_learner_is_the_first_player():
    assert LEARNER == 0
    assert all(lesson.start().current == LEARNER for lesson in lessons().values())
