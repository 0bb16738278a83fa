"""A lesson: a position, its luck, and steps, each with the learner's move and what the opponents do after it.

Reading a lesson plays it from beginning to end, so one that can be read can be played.  Since the number of the open
question depends only on the moves so far, it alone says which step of the script is next: a table stores nothing else.
"""

from __future__ import annotations

import hashlib
import tomllib
from typing import Any, Final, NamedTuple, NoReturn

from boomcat.core.chance import ScriptedChance
from boomcat.core.errors import RuleError
from boomcat.core.legal import legal_moves
from boomcat.core.move_pool import PASSES, PASSING, PLAYING
from boomcat.core.moves import Move
from boomcat.core.question import Ask, is_window
from boomcat.core.referee import apply, asked, check
from boomcat.core.state import State
from boomcat.notation.move_text import read_move
from boomcat.notation.positions import read_position

#: The learner's seat.
LEARNER: Final = 0
MOST_STEPS: Final = 12
#: What a list in a lesson's file can hold, in words.
KINDS: Final = {str: "texts", int: "whole numbers", dict: "tables"}


class BadLesson(ValueError):
    """A lesson that can't be played; says where and why."""


class LessonStep(NamedTuple):
    """One step of a lesson: the learner's next task."""

    #: From 1.
    number: int
    #: The ids of the messages that ask for it, and that answer any other legal move, if there is one.
    text: str
    instead: str | None
    move: Move


class Lesson:
    def __init__(self, name: str, digest: str, position: State, luck: list[int]) -> None:
        self.name = name
        #: Identifies the script: a game of an earlier version can't go on with this one.
        self.digest = digest
        self.position = position
        self.luck = luck
        #: By the question's number: the step of the learner, and the move of an opponent.
        self.steps: dict[int, LessonStep] = {}
        self.replies: dict[int, tuple[int, Move]] = {}

    def texts(self) -> list[str]:
        """Return the ids of all messages."""
        return [text for step in self.steps.values() for text in (step.text, step.instead) if text is not None]

    def start(self) -> State:
        return self.position.copy()

    def chance(self) -> ScriptedChance:
        return ScriptedChance(self.luck)

    def allows(self, game: State, move: Move) -> bool:
        """Return whether the learner may answer the open question with this legal move."""
        step = self.steps.get(game.question)
        # Without a step, the learner is one of several in a window, and an opponent is about to play.
        return move == step.move if step is not None else move in PASSES

    def reply(self, game: State, seat: int) -> Move:
        """Return an opponent's answer to the open question."""
        who, move = self.replies.get(game.question, (LEARNER, None))
        return move if move is not None and who == seat else PASSING[game.asking]


def read_lesson(name: str, source: str) -> Lesson:
    """Read a lesson from its TOML, and play it once; raises BadLesson."""
    try:
        found = tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        raise BadLesson(f"{name}: {error}") from None
    fields = Fields(name, found, "position", "luck", "step")
    try:
        position = read_position(fields.string("position"))
    except RuleError as error:
        fields.wrong(f"position: {error}")
    luck = fields.numbers("luck")
    found_steps = enumerate(fields.tables("step"), 1)
    steps = [Fields(f"{name}, step {number}", one, "name", "move", "then") for number, one in found_steps]
    if not 0 < len(steps) <= MOST_STEPS:
        fields.wrong(f"{len(steps)} steps; a lesson has 1 to {MOST_STEPS}")
    digest = hashlib.sha256(source.encode()).hexdigest()[:16]
    lesson = Lesson(name, digest, position, luck)
    Rehearsal(lesson).play(steps)
    return lesson


class Fields:
    """A table of a lesson's file."""

    def __init__(self, where: str, found: dict[str, Any], *allowed: str) -> None:
        self.where = where
        self.found = found
        for key in found:
            if key not in allowed:
                self.wrong(f"unknown field {key!r}; there are {', '.join(allowed)}")

    def string(self, key: str) -> str:
        value = self.found.get(key)
        if not isinstance(value, str) or not value:
            self.wrong(f"{key} must be a text")
        return value

    def tables(self, key: str) -> list[dict[str, Any]]:
        return self.list_of(key, dict)

    def strings(self, key: str) -> list[str]:
        return self.list_of(key, str)

    def numbers(self, key: str) -> list[int]:
        return self.list_of(key, int)

    def list_of(self, key: str, kind: type) -> list[Any]:
        value = self.found.get(key, [])
        if not isinstance(value, list) or not all(type(one) is kind for one in value):
            self.wrong(f"{key} must be a list of {KINDS[kind]}")
        return value

    def wrong(self, problem: str) -> NoReturn:
        raise BadLesson(f"{self.where}: {problem}")


class Rehearsal:
    """Plays a lesson, and notes who answers each question with what."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.game = lesson.start()
        self.chance = lesson.chance()

    def play(self, steps: list[Fields]) -> None:
        names: list[str] = []
        for self.step in steps:
            name = self.step.string("name")
            if name in names:
                self.step.wrong(f"there is a step {name!r} before it")
            names.append(name)
            self.take_step(len(names), name)
            self.let_opponents_answer(self.step.strings("then"))
        if self.game.asking != Ask.OVER:
            self.step.wrong("the game isn't over after it")
        if self.game.rolls < len(self.lesson.luck):
            self.step.wrong(f"luck has {len(self.lesson.luck)} outcomes, and {self.game.rolls} are used")

    def take_step(self, number: int, name: str) -> None:
        game = self.game
        if game.asking == Ask.OVER:
            self.step.wrong("the game is over before it")
        if LEARNER not in asked(game):
            self.step.wrong(f"player {asked(game)[0] + 1} is asked, not the learner")
        move = self.move(LEARNER, self.step.string("move"))
        others = any(one != move for one in legal_moves(game, LEARNER))
        text = f"lesson-{self.lesson.name}-{name}"
        self.lesson.steps[game.question] = LessonStep(number, text, f"{text}-instead" if others else None, move)
        if move in PASSES:
            self.close_window()
        else:
            self.apply(LEARNER, move)

    def let_opponents_answer(self, then: list[str]) -> None:
        """Play these moves, until the learner is asked."""
        replies = list(then)
        while self.game.asking != Ask.OVER:
            seats = asked(self.game)
            if is_window(self.game.asking):
                if replies and replies[0].rpartition(":")[2].strip() == str(PLAYING[self.game.asking]):
                    self.reply(*self.window_card(replies.pop(0), [seat for seat in seats if seat != LEARNER]))
                elif LEARNER in seats:
                    break
                else:
                    self.close_window()
            elif seats[0] == LEARNER:
                break
            elif not replies:
                self.step.wrong(f"player {seats[0] + 1} is asked, and 'then' has no move for it")
            else:
                self.reply(seats[0], self.move(seats[0], replies.pop(0)))
        if replies:
            self.step.wrong(f"nobody is asked for {replies[0]!r} in 'then'")

    def window_card(self, text: str, seats: list[int]) -> tuple[int, Move]:
        """Return who plays a card in the open window: `nope`, or `3: nope`."""
        who, colon, words = text.rpartition(":")
        if not seats or (not colon and len(seats) > 1) or (colon and not who.strip().isdigit()):
            self.step.wrong(f"who plays {text!r} in 'then'? Write '3: {words.strip()}' for player 3")
        seat = int(who) - 1 if colon else seats[0]
        return seat, self.move(seat, words.strip())

    def move(self, seat: int, text: str) -> Move:
        """Read a move; the player must be allowed to answer so."""
        try:
            move = read_move(text, self.game)
            check(self.game, seat, self.game.question, move)
        except RuleError as error:
            self.step.wrong(f"player {seat + 1} can't answer {text!r}: {error}")
        return move

    def reply(self, seat: int, move: Move) -> None:
        self.lesson.replies[self.game.question] = (seat, move)
        self.apply(seat, move)

    def close_window(self) -> None:
        for seat in asked(self.game):
            self.apply(seat, PASSING[self.game.asking])

    def apply(self, seat: int, move: Move) -> None:
        try:
            apply(self.game, seat, self.game.question, move, self.chance)
        except (IndexError, ValueError) as error:
            self.step.wrong(f"luck: {error}")
