"""Records: a game replays to the same events, and whatever happens to the file is noticed in the right line."""

import hashlib
import io
import json
import random
import re
from datetime import UTC, datetime
from typing import Any

import msgspec
import pytest

from boomcat.core.chance import PlayerRng
from boomcat.core.deal import deal
from boomcat.core.edition import EDITIONS
from boomcat.core.errors import RuleError
from boomcat.core.events import Event
from boomcat.core.move_pool import PASS, PASSING
from boomcat.core.moves import Pass, Wait
from boomcat.core.policies import random_move
from boomcat.core.question import Ask
from boomcat.core.recipe import edition_named
from boomcat.core.referee import apply, asked, standings
from boomcat.core.rules import Options, rules_for
from boomcat.core.state import NO_SEAT
from boomcat.locale import languages
from boomcat.luck import SealedChance, commitment
from boomcat.notation import write_move, write_position
from boomcat.records import (
    FORMAT,
    RULES_VERSION,
    VERSION,
    Player,
    Promise,
    Recorder,
    RecordError,
    dealt,
    read_record,
    replay,
    write_record,
)
from boomcat.records.reader import LONGEST_LINE_BYTES
from boomcat.story import explain
from boomcat.wire import OptionsMessage, event_message, options_message
from boomcat.wire.event_messages import EVENTS
from boomcat.wire.option_messages import read_options_message
from tests.support.random_games import OPTIONS, RECIPES, TABLES, new_game

START = datetime(2026, 5, 1, 18, 30, tzinfo=UTC)


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


@pytest.fixture(scope="module")
def live():
    return Live("original", 3, seed=4)


@pytest.fixture
def fields(live):
    return [json.loads(line) for line in live.text.splitlines()]


# -- the same game -------------------------------------------------------------------


@pytest.mark.parametrize("options", list(OPTIONS))
@pytest.mark.parametrize(("key", "players"), TABLES)
def test_a_replay_has_the_same_events_and_ends_at_the_same_moment(key, players, options):
    for hurried in (False, True):
        game = Live(key, players, OPTIONS[options], players, hurried=hurried)
        steps = list(replay(read(game.text)))
        assert [event for step in steps for event in step.events] == game.events
        assert [(s.question, s.seat, s.move) for s in steps if s.move is not None] == game.answers
        replayed = steps[-1].game
        replayed.asks_holders_only = game.game.asks_holders_only
        assert replayed == game.game


def test_recording_does_not_change_the_game():
    for key in EDITIONS:
        recorded, alone = Live(key, 4, seed=9), Live(key, 4, seed=9, record=False)
        assert recorded.events == alone.events
        assert write_position(recorded.game) == write_position(alone.game)


def test_every_question_of_the_game_is_open_once(live):
    questions = [0, *(step.game.question for step in replay(read(live.text)))]
    assert questions == list(range(len(questions)))


def driven(live, key, players, rng, *, hurried):
    """The record of the same moves at a table where others pass, in another order, or are not asked at all."""
    file = io.StringIO()
    game, chance = new_game(key, players, Options(), live.seed)
    seats = [Player(f"Nr. {seat} é", "bot") for seat in range(players)]
    recorder = Recorder(file, game.rules, live.seed, seats, START, Clock())
    if hurried:
        game.hurry()
    answers = list(live.answers)
    while waiting := asked(game):
        question, seat, move = answers[0] if answers else (NO_SEAT, NO_SEAT, PASS)
        if question == game.question and (len(waiting) == 1 or rng.below(2)):
            del answers[0]
        else:
            others = [one for one in waiting if question != game.question or one != seat]
            question, seat, move = game.question, others[rng.below(len(others))], PASSING[game.asking]
        apply(game, seat, question, move, chance)
        recorder.move(question, seat, move)
    recorder.end(standings(game))
    return file.getvalue()


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("key", ["original", "original alter-now=4"])
def test_passes_and_waits_leave_no_trace_n7(key, seed):
    """The file, times included, doesn't depend on who passed, in which order, or who was asked at all."""
    live = Live(key, 4, seed=seed)
    assert not re.search('"(pass|wait)"', live.text)
    rng = PlayerRng(seed)
    both = [driven(live, key, 4, rng, hurried=False) for _ in range(2)]
    assert both == [live.text, live.text]
    assert driven(live, key, 4, rng, hurried=True) == live.text


def test_the_first_and_the_last_line(live, fields):
    assert list(fields[0]) == [
        "format",
        "version",
        "rules",
        "edition",
        "title",
        "options",
        "seats",
        "seed",
        "start",
        "check",
    ]
    assert (fields[0]["format"], fields[0]["version"], fields[0]["rules"]) == (FORMAT, VERSION, RULES_VERSION)
    assert fields[0]["start"] == "2026-05-01T18:30:00+00:00"
    assert fields[-1]["standings"] == [seat + 1 for seat in standings(live.game)]
    record = read(live.text)
    assert record.finished
    assert not record.torn
    assert record.start == START
    assert record.players[0] == Player("Nr. 0 é", "bot")
    assert dealt(record) == new_game("original", 3, Options(), 4)[0]


def test_the_checksums_are_as_the_document_says(live, fields):
    assert sealed(fields) == live.text


@pytest.mark.parametrize("options", list(OPTIONS))
def test_the_options_are_written_whole_as_everywhere_else(options):
    text = Live("nsfw", 2, OPTIONS[options]).text
    written = json.loads(text.partition("\n")[0])["options"]
    assert written == json.loads(msgspec.json.encode(options_message(OPTIONS[options])))
    assert list(written) == ["combos", "quick", "first", "five_different", "stacking", "remove_dead_hands"]
    assert read(text).rules.options.key() == OPTIONS[options].key()


def test_every_line_is_written_at_once():
    class Flushed(io.StringIO):
        flushed = 0

        def flush(self):
            self.flushed = len(self.getvalue())

    file = Flushed()
    game, _ = new_game("original", 2, Options(), 1)
    recorder = Recorder(file, game.rules, 1, [Player("", "bot")] * 2, START, Clock())
    assert file.flushed == len(file.getvalue()) > 0
    move = random_move(game, game.decider, PlayerRng(1))
    recorder.move(0, game.decider, move)
    assert file.flushed == len(file.getvalue())
    assert file.getvalue().count("\n") == 2


def test_a_clock_that_is_set_back_makes_no_bad_record():
    times = iter([100.0, 105.0, 90.0])
    file = io.StringIO()
    game, _ = new_game("original", 2, Options(), 1)
    recorder = Recorder(file, game.rules, 1, [Player("", "bot")] * 2, START, lambda: next(times))
    move = random_move(game, game.decider, PlayerRng(1))
    recorder.move(0, 0, move)
    recorder.move(0, 0, move)
    assert [entry.seconds for entry in read(file.getvalue()).moves] == [5.0, 5.0]


def test_names_cannot_command_the_terminal():
    file = io.StringIO()
    rules = rules_for(EDITIONS["original"], 2, Options())
    Recorder(file, rules, 1, [Player("\x1b[2Jx\n", "person"), Player("y" * 500, "bot")], START, Clock())
    assert [one.name for one in read(file.getvalue()).players] == [" [2Jx ", "y" * 100]


def test_the_recorder_wants_every_seat_and_only_persons_and_bots():
    rules = rules_for(EDITIONS["original"], 2, Options())
    for seats in ([Player("", "bot")], [Player("", "bot"), Player("", "cat")]):
        with pytest.raises(ValueError, match="2 players"):
            Recorder(io.StringIO(), rules, 1, seats, START, Clock())


def test_a_record_is_read_from_a_file_and_from_lines_with_any_ends(live, tmp_path):
    path = tmp_path / "game.jsonl"
    path.write_text(live.text, "utf-8")
    want = read(live.text)
    for found in (
        read_record(path),
        read_record(str(path)),
        read_record(live.text.splitlines()),
        read_record(live.text.splitlines(keepends=True)),
        read(live.text.replace("\n", "\r\n")),
        read(live.text[:-1]),
    ):
        assert found == want


def test_every_kind_of_event_can_be_written_as_json():
    seen = set()
    tables = [(key, players) for key in EDITIONS for players in (3, 5)]
    tables += [(key, players) for key, sizes in RECIPES.items() for players in sizes]
    for key, players in tables:
        for seed in range(8):
            for event in Live(key, players, seed=seed).events:
                message = event_message(event, edition_named(key))
                written = msgspec.to_builtins(message)
                assert json.loads(msgspec.json.encode(message)) == json.loads(json.dumps(written)) == written
                seen.add(type(event).__name__)
    assert {kind.__name__ for kind in EVENTS} - seen <= {"FoundNothing"}


# -- a promise, and records that were kept elsewhere ---------------------------------


SECRET, GIVEN = bytes(range(32)), (b"Ada", b"", b"\xff" * 32)
PROMISED = {
    "commitment": "329c4f88932adeca7da566fed9e73fe12777bfd8917139614fa17ec124382ad2",
    "secret": "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
    "contributions": ["416461", "", "ff" * 32],
}
SEATS = [Player("Ada", "person"), Player("random", "bot"), Player("Eve", "person")]


def moves_of(live):
    """As a server keeps them: every pass among them, in words."""
    edition = live.game.rules.edition
    moves = []
    for number, (question, seat, move) in enumerate(live.answers, 1):
        moves += [(question, seat, "pass", number / 2), (question, seat, write_move(move, edition), number / 2)]
    return moves


def test_a_record_that_is_written_at_once_is_the_one_that_was_written_line_by_line(live):
    seats = [Player(f"Nr. {seat} é", "bot") for seat in range(3)]
    written = write_record(live.game.rules, 4, seats, START, moves_of(live), standings(live.game))
    assert written == live.text
    assert write_record(live.game.rules, 4, seats, START, moves_of(live), None) == "".join(
        live.text.splitlines(keepends=True)[:-1]
    )


def test_a_record_that_is_written_at_once_can_be_read_whatever_the_clock_and_the_names(live):
    moves = [(question, seat, words, 5.0 - number) for number, (question, seat, words, _) in enumerate(moves_of(live))]
    seats = [Player("\x1b[2J\ud800", "person"), Player("y" * 500, "bot"), Player('"', "person")]
    record = read(write_record(live.game.rules, 4, seats, START, moves, standings(live.game)))
    assert [one.name for one in record.players] == [" [2J ", "y" * 100, '"']
    assert {entry.seconds for entry in record.moves} == {4.0}
    assert [event for step in replay(record) for event in step.events] == live.events


def test_a_record_says_by_which_rules_it_was_played(live):
    seats = [Player("", "bot")] * 3
    written = write_record(live.game.rules, 4, seats, START, [], None, rules_version=RULES_VERSION + 1)
    assert error_of(written) == ("record-rules-version", 1)


def test_a_promise_takes_the_place_of_the_seed():
    rules = rules_for(EDITIONS["original"], 3, Options())
    luck = SealedChance(SECRET, GIVEN)
    file = io.StringIO()
    Recorder(file, rules, luck, SEATS, START, Clock())
    assert file.getvalue() == write_record(rules, luck, SEATS, START, [], None)
    header = json.loads(file.getvalue())
    assert list(header) == [
        "format",
        "version",
        "rules",
        "edition",
        "title",
        "options",
        "seats",
        "luck",
        "start",
        "check",
    ]
    assert header["luck"] == PROMISED
    record = read(file.getvalue())
    assert record.luck == Promise(commitment(SECRET), SECRET, GIVEN)
    assert record.luck.kept
    assert repr(SECRET) not in repr(record)
    assert dealt(record) == deal(rules, luck)


def test_the_recorder_wants_a_contribution_for_every_seat():
    rules = rules_for(EDITIONS["original"], 3, Options())
    with pytest.raises(ValueError, match="3 contributions"):
        write_record(rules, SealedChance(SECRET, GIVEN[:2]), SEATS, START, [], None)


@pytest.mark.parametrize(
    "luck",
    [
        7,
        None,
        [],
        {},
        {**PROMISED, "more": 1},
        {**PROMISED, "secret": "00" * 31},
        {**PROMISED, "secret": "00" * 33},
        {**PROMISED, "secret": "AA" * 32},
        {**PROMISED, "secret": "0 " * 32},
        {**PROMISED, "secret": "٠" * 64},
        {**PROMISED, "secret": 5},
        {**PROMISED, "commitment": "00"},
        {**PROMISED, "commitment": None},
        {**PROMISED, "contributions": ["", ""]},
        {**PROMISED, "contributions": "abc"},
        {**PROMISED, "contributions": ["", "", None]},
        {**PROMISED, "contributions": ["", "", "0"]},
        {**PROMISED, "contributions": ["", "", "00" * 33]},
        {**PROMISED, "contributions": ["", "", "00\n"]},
    ],
)
def test_a_promise_that_cannot_be_read(luck):
    rules = rules_for(EDITIONS["original"], 3, Options())
    header = json.loads(write_record(rules, SealedChance(SECRET, GIVEN), SEATS, START, [], None))
    assert error_of(sealed([{**header, "luck": luck}])) == ("record-wrong-value", 1)


def test_a_record_has_a_seed_or_a_promise():
    rules = rules_for(EDITIONS["original"], 3, Options())
    header = json.loads(write_record(rules, SealedChance(SECRET, GIVEN), SEATS, START, [], None))
    assert error_of(sealed([{**header, "seed": 1}])) == ("record-wrong-fields", 1)
    del header["luck"]
    assert error_of(sealed([header])) == ("record-wrong-fields", 1)
    with pytest.raises(RecordError) as caught:
        read(sealed([header]))
    assert caught.value.details["allowed"] == "format version rules edition title options seats seed start luck"


@pytest.mark.parametrize("version", [1, 2])
def test_a_record_of_an_older_version_is_refused_in_a_clear_sentence(fields, version):
    """Their words are others: options were a text, standings were called places."""
    with pytest.raises(RecordError) as caught:
        read(changed(fields, 1, version=version))
    assert (caught.value.reason, caught.value.line) == ("record-version", 1)
    assert caught.value.details == {"found": str(version), "known": VERSION, "line": 1}
    assert f"version {version}" in explain(caught.value)


# -- what is wrong -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "record-empty"),
        (b"\n", "record-foreign"),
        (b"hello\nworld\n", "record-foreign"),
        (b"\x89PNG\r\n\x1a\n\xff\xfe\x00", "record-foreign"),
        (b"\x00" * 100, "record-foreign"),
        (b'{"format":"pgn","version":1}\n', "record-foreign"),
        (b"[" * 5000, "record-foreign"),
        (b"[" * 19_999, "record-foreign"),
        (b"[]\n", "record-foreign"),
        (b'{"format":"boomcat-record","version":5,"whatever":[]}\n', "record-version"),
        (b'{"format":"boomcat-record","version":0}\n', "record-version"),
        (b'{"format":"boomcat-record","version":true}\n', "record-version"),
        (b'{"format":"boomcat-record","version":4.0}\n', "record-version"),
        (b'{"format":"boomcat-record","version":2}\n', "record-version"),
        (b'{"format":"boomcat-record"}\n', "record-version"),
        (b'{"format":"boomcat-record","version":4}\n', "record-line-changed"),
        (b'{"format":"boomcat-record","version":1,"ru', "record-first-line-torn"),
        (b'{"format":"boomcat-record","version":1,"ru\n', "record-line-changed"),
        (b"x" * (LONGEST_LINE_BYTES + 1), "record-line-too-long"),
        (b'{"format":"boomcat-record"' + b" " * LONGEST_LINE_BYTES + b"}\n", "record-line-too-long"),
    ],
)
def test_a_file_that_is_not_a_record_is_refused(data, reason, tmp_path):
    assert error_of(data) == (reason, 1)
    (tmp_path / "file").write_bytes(data)
    with pytest.raises(RecordError) as caught:
        read_record(tmp_path / "file")
    assert caught.value.reason == reason


def test_a_huge_line_in_the_middle(live):
    lines = live.text.splitlines(keepends=True)
    assert error_of("".join([*lines[:5], "9" * 10**6 + "\n", *lines[6:]])) == ("record-line-too-long", 6)


def test_every_edited_line_is_found_at_that_line(live):
    lines = live.text.splitlines(keepends=True)
    for at, line in enumerate(lines):
        middle = len(line) // 2
        edited = line[:middle] + ("0" if line[middle] != "0" else "1") + line[middle + 1 :]
        assert error_of("".join([*lines[:at], edited, *lines[at + 1 :]]))[1] == at + 1


def test_every_missing_doubled_and_swapped_line_is_found_at_that_line(live):
    lines = live.text.splitlines(keepends=True)
    for at in range(1, len(lines) - 1):
        assert error_of("".join(lines[:at] + lines[at + 1 :])) == ("record-line-changed", at + 1)
        assert error_of("".join(lines[: at + 1] + lines[at:])) == ("record-line-changed", at + 2)
        swapped = [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]]
        assert error_of("".join(swapped)) == ("record-line-changed", at + 1)


def test_a_line_of_another_record_is_found(live):
    lines, others = live.text.splitlines(keepends=True), Live("original", 3, seed=5).text.splitlines(keepends=True)
    assert error_of("".join([*lines[:7], others[7], *lines[8:]])) == ("record-line-changed", 8)
    assert error_of("".join([others[0], *lines[1:]])) == ("record-line-changed", 2)


def test_nothing_follows_the_standings(live):
    count = live.text.count("\n")
    for more in ("\n", "x", live.text.splitlines()[1] + "\n"):
        assert error_of(live.text + more) == ("record-goes-on", count + 1)


def test_a_record_that_breaks_off_is_replayed_up_to_its_last_whole_line(live):
    whole = events_of(live.text)
    data = live.text.encode()
    first = data.index(b"\n")
    for cut in range(first, len(data) - 1):
        record = read(data[:cut])
        # A line of which only the end of the line is missing is whole.
        lines = data[: cut + 1].count(b"\n") if data[cut : cut + 1] == b"\n" else data[:cut].count(b"\n")
        assert not record.finished
        assert record.lines == lines
        assert record.torn == (cut > 0 and data[cut - 1 : cut] != b"\n" and data[cut : cut + 1] != b"\n")
        if cut % 37 == 0:
            found = [event for step in replay(record) for event in step.events]
            assert found == whole[: len(found)]


def changed(fields, line, **values):
    """The file with other values in one line, and right checksums."""
    return sealed([*fields[: line - 1], {**fields[line - 1], **values}, *fields[line:]])


@pytest.mark.parametrize(
    ("values", "reason"),
    [
        ({"rules": RULES_VERSION - 1}, "record-rules-version"),
        ({"rules": RULES_VERSION + 1}, "record-rules-version"),
        ({"rules": "x"}, "record-rules-version"),
        ({"edition": "originel"}, "unknown-edition"),
        ({"edition": 3}, "record-wrong-value"),
        ({"title": 3}, "record-wrong-value"),
        ({"title": "\x1b[2J"}, "record-wrong-value"),
        ({"options": "quick"}, "bad-option"),
        ({"options": {"hasty": True}}, "unknown-option"),
        ({"options": {"quick": 1}}, "bad-option"),
        ({"options": {"combos": "all"}}, "bad-option"),
        ({"options": {"first": 0}}, "bad-option"),
        ({"options": {"first": 9}}, "no-such-seat"),
        ({"options": None}, "bad-option"),
        ({"seats": []}, "record-wrong-value"),
        ({"seats": "ab"}, "record-wrong-value"),
        ({"seats": [{"name": "x", "player": "bot"}]}, "players-out-of-range"),
        ({"seats": [{"name": "x", "player": "bot"}] * 99}, "players-out-of-range"),
        ({"seats": [{"name": "x", "player": []}] * 3}, "record-wrong-value"),
        ({"seats": [{"name": "\x1b[2J", "player": "bot"}] * 3}, "record-wrong-value"),
        ({"seats": [{"name": "x" * 101, "player": "bot"}] * 3}, "record-wrong-value"),
        ({"seats": [["x", "bot"]] * 3}, "record-wrong-value"),
        ({"seed": 2**63}, "record-wrong-value"),
        ({"seed": 1.5}, "record-wrong-value"),
        ({"seed": True}, "record-wrong-value"),
        ({"start": "yesterday"}, "record-wrong-value"),
        ({"start": 5}, "record-wrong-value"),
        ({"more": 5}, "record-wrong-fields"),
    ],
)
def test_a_first_line_with_right_checksums_can_still_be_wrong(fields, values, reason):
    assert error_of(changed(fields, 1, **values)) == (reason, 1)


@pytest.mark.parametrize(
    ("values", "reason"),
    [
        ({"question": -1}, "record-wrong-value"),
        ({"question": 10**30}, "record-wrong-value"),
        ({"question": 999}, "record-wrong-question"),
        ({"seat": 0}, "record-wrong-value"),
        ({"seat": 4}, "record-wrong-value"),
        ({"seat": True}, "record-wrong-value"),
        ({"move": 7}, "record-wrong-value"),
        ({"move": "dance"}, "unknown-move"),
        ({"move": ""}, "word-missing"),
        ({"move": "place 3"}, "record-illegal-move"),
        ({"move": "pass"}, "record-has-pass"),
        ({"move": "favor 9"}, "no-such-seat"),
        ({"seconds": "1"}, "record-wrong-value"),
        ({"seconds": -1}, "record-wrong-value"),
        ({"seconds": float("nan")}, "record-wrong-value"),
        ({"seconds": float("inf")}, "record-wrong-value"),
        ({"seconds": 10**400}, "record-wrong-value"),
        ({"standings": [1, 2, 3]}, "record-wrong-fields"),
    ],
)
def test_a_move_with_right_checksums_can_still_be_wrong(fields, values, reason):
    assert error_of(changed(fields, 2, **values)) == (reason, 2)


#: Of every type that JSON has.
ANYTHING: list[Any] = [None, True, 3, -1, 1.5, float("nan"), 10**99, "", "x", "\x00", "x" * 200, [], [[]], {}, {"a": 1}]


def refused(text):
    """Return the error in the file, or nothing."""
    try:
        list(replay(read(text)))
    except RecordError as error:
        return error
    return None


@pytest.mark.parametrize("language", languages())
def test_a_wrong_value_is_refused_with_a_sentence_about_its_own_field(fields, language, monkeypatch):
    monkeypatch.setenv("BOOMCAT_LANG", language)
    rules = rules_for(EDITIONS["original"], 3, Options())
    promised = json.loads(write_record(rules, SealedChance(SECRET, GIVEN), SEATS, START, [], None))
    for file, line in [(fields, 1), (fields, 2), (fields, len(fields)), ([promised], 1)]:
        for name in [name for name in file[line - 1] if name != "check"]:
            errors = [refused(changed(file, line, **{name: value})) for value in ANYTHING]
            found = [error for error in errors if error is not None]
            assert len(found) >= len(ANYTHING) - 3, name
            for error in found:
                sentence = explain(error)
                assert "error-" not in sentence
                assert not re.search("[Ee]xpected|`", sentence)
                if error.reason == "record-wrong-value":
                    assert error.details["field"] == name
                    assert re.search(rf"\W{name}\W", sentence), sentence


OPTION_VALUES: list[Any] = [None, 3, 11, "x", [], {}, 1.5]


@pytest.mark.parametrize("name", OptionsMessage.__struct_fields__)
def test_an_option_that_cannot_be_so_is_named(name):
    for value in [value for value in OPTION_VALUES if name != "first" or value not in (None, 3)]:
        with pytest.raises(RuleError) as caught:
            read_options_message({name: value})
        assert caught.value.details["field"] == name
        assert f"“{name}” must be" in explain(caught.value)


def test_a_player_who_is_not_asked(fields):
    assert error_of(changed(fields, 2, seat=fields[1]["seat"] % 3 + 1)) == ("record-not-asked", 2)


def test_an_illegal_move_names_what_was_allowed(fields):
    with pytest.raises(RecordError) as caught:
        list(replay(read(changed(fields, 2, move="place 3"))))
    assert str(caught.value).startswith(
        f"Line 2: Player {fields[1]['seat']} cannot answer decision 0 with “place 3”; allowed: draw; "
    )


def test_time_does_not_run_backwards(fields):
    assert error_of(changed(fields, 5, seconds=0.1)) == ("record-wrong-value", 5)


@pytest.mark.parametrize("standings", [[1, 2], [1, 2, 2], "123", [1, 2, "3"], [1, 2, 3, 4], [True, 2, 3]])
def test_standings_must_name_everybody_once(fields, standings):
    assert error_of(changed(fields, len(fields), standings=standings)) == ("record-wrong-value", len(fields))


def test_standings_must_be_the_outcome(fields):
    other = fields[-1]["standings"][::-1]
    assert error_of(changed(fields, len(fields), standings=other)) == ("record-other-places", len(fields))
    early = sealed([*fields[:4], fields[-1]])
    assert error_of(early) == ("record-ends-early", 5)


def test_nothing_is_played_after_the_end(fields):
    late = {**fields[-2], "question": fields[-2]["question"] + 1}
    assert error_of(sealed([*fields[:-1], late, fields[-1]])) == ("game-is-over", len(fields))


def test_a_sealed_line_that_is_not_an_object_is_refused(live):
    first = live.text.splitlines(keepends=True)[0]
    check = json.loads(first)["check"]
    for content in ('{"a":1', '{"question":NaN', '{"a":' + "[" * 15_000, '{"x', '{"question":' + "9" * 9000):
        sum_ = hashlib.sha256(f"{check}\n{content}".encode()).hexdigest()[:16]
        assert error_of(f'{first}{content},"check":"{sum_}"}}\n') == ("record-wrong-fields", 2)


# -- any accident --------------------------------------------------------------------


def accident(data, rng):
    """Something that happens to files."""
    at, to = sorted(rng.randrange(len(data) + 1) for _ in range(2))
    lines = data.splitlines(keepends=True)
    match rng.randrange(8):
        case 0:
            return data[:at]
        case 1:
            return data[:at] + data[to:]
        case 2:
            return data[:at] + bytes([rng.randrange(256)]) + data[at + 1 :]
        case 3:
            return data[:at] + rng.randbytes(rng.randrange(1, 9)) + data[at:]
        case 4:
            return data[:at] + data[at:to] * 2 + data[to:]
        case 5:
            rng.shuffle(lines)
            return b"".join(lines)
        case 6:
            lines.pop(rng.randrange(len(lines)))
            return b"".join(lines)
        case _:
            one, two = rng.randrange(len(lines)), rng.randrange(len(lines))
            lines[one], lines[two] = lines[two], lines[one]
            return b"".join(lines)


def outcome_of(data):
    """The record and its events, or the error."""
    try:
        record = read(data)
        return record, [event for step in replay(record) for event in step.events], None
    except RuleError as error:
        return None, [], error


@pytest.mark.parametrize("seed", range(8))
def test_no_accident_crashes_or_replays_another_game(seed):
    rng = random.Random(seed)
    game = Live(rng.choice(list(EDITIONS)), 2 + seed % 4, seed=seed)
    data = game.text.encode()
    for _ in range(150):
        broken = accident(data, rng)
        record, found, error = outcome_of(broken)
        if record is None:
            assert isinstance(error, RecordError)
            assert 1 <= error.line <= broken.count(b"\n") + 1
            assert explain(error)
        else:
            assert found == game.events[: len(found)]
            assert not record.finished or found == game.events


@pytest.mark.parametrize("seed", range(8))
def test_wrong_values_with_right_checksums_never_crash(seed):
    rng = random.Random(seed)
    game = Live("good-vs-evil", 2 + seed % 4, seed=seed)
    fields = [json.loads(line) for line in game.text.splitlines()]
    moves = ["", "draw", "nope", "defuse", "face 2 godcat", "x"]
    values: list[object] = [*moves, None, True, -1, 0, 1, 2, 7, 2**70, 1.5, [], {}, [1, 2]]
    for _ in range(60):
        line = rng.randrange(len(fields))
        name = rng.choice([name for name in fields[line] if name != "check"])
        _, _, error = outcome_of(changed(fields, line + 1, **{name: rng.choice(values)}))
        if error is not None:
            assert isinstance(error, RecordError)
            assert explain(error)
