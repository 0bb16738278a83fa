"""Random games with their records, and records with errors in them."""

import hashlib
import io
import json
from datetime import UTC, datetime

import pytest

from boomcat.core.chance import PlayerRng
from boomcat.core.events import Event
from boomcat.core.moves import Pass, Wait
from boomcat.core.policies import random_move
from boomcat.core.question import Ask
from boomcat.core.recipe import edition_named
from boomcat.core.referee import apply, asked, standings
from boomcat.core.rules import Options, rules_for
from boomcat.records import (
    Player,
    Recorder,
    RecordError,
    read_record,
    replay,
)
from boomcat.story import explain
from tests.support.random_games import new_game

START = datetime(2026, 5, 1, 18, 30, tzinfo=UTC)
SECRET, GIVEN = bytes(range(32)), (b"Ada", b"", b"\xff" * 32)
SEATS = [Player("Ada", "person"), Player("random", "bot"), Player("Eve", "person")]


class Clock:
    """Half a second passes between two looks."""

    def __init__(self):
        self.now = 100.0

    def __call__(self):
        self.now += 0.5
        return self.now


class Live:
    """A random game while it is recorded; `record=False` plays the same game without."""

    def __init__(self, key, players, options=None, seed=1, *, hurried=False, record=True):
        options = options or Options()
        self.seed = seed
        self.file = io.StringIO()
        self.events: list[Event] = []
        self.answers = []
        seats = [Player(f"Nr. {seat} é", "bot") for seat in range(players)]
        rules = rules_for(edition_named(key), players, options)
        recorder = Recorder(self.file, rules, seed, seats, START, Clock()) if record else None
        self.game, chance = new_game(key, players, options, seed)
        self.game.log = self.events
        if hurried:
            self.game.hurry()
        rng = PlayerRng(seed)
        while self.game.asking != Ask.OVER:
            waiting = asked(self.game)
            seat = waiting[0] if hurried else waiting[rng.below(len(waiting))]
            question, move = self.game.question, random_move(self.game, seat, rng)
            apply(self.game, seat, question, move, chance)
            if not isinstance(move, Pass | Wait):
                self.answers.append((question, seat, move))
            if recorder:
                recorder.move(question, seat, move)
        if recorder:
            recorder.end(standings(self.game))
        self.text = self.file.getvalue()


def sealed(lines):
    """A file of these fields with the right checksums, counted independently of the code."""
    check, written = "", []
    for fields in lines:
        fields = {name: value for name, value in fields.items() if name != "check"}
        content = json.dumps(fields, ensure_ascii=False, separators=(",", ":"))[:-1]
        check = hashlib.sha256(f"{check}\n{content}".encode()).hexdigest()[:16]
        written.append(f'{content},"check":"{check}"}}\n')
    return "".join(written)


def read(text):
    return read_record(io.BytesIO(text if isinstance(text, bytes) else text.encode()))


def events_of(text):
    return [event for step in replay(read(text)) for event in step.events]


def error_of(text):
    with pytest.raises(RecordError) as caught:
        list(replay(read(text)))
    explained = explain(caught.value)
    assert explained.startswith(f"Line {caught.value.line}: ")
    assert "{" not in explained.replace('{"format"', "")
    return caught.value.reason, caught.value.line


def changed(fields, line, **values):
    """The file with other values in one line, and right checksums."""
    return sealed([*fields[: line - 1], {**fields[line - 1], **values}, *fields[line:]])
