"""Whatever is wrong with the file of a record, or happens to it, is noticed in the right line."""

import hashlib
import json
import random
import re
from typing import Any

import pytest

from boomcat.core.edition import EDITIONS
from boomcat.core.errors import RuleError
from boomcat.core.rules import Options, rules_for
from boomcat.locale import languages
from boomcat.luck import SealedChance
from boomcat.records import (
    RULES_VERSION,
    RecordError,
    read_record,
    replay,
    write_record,
)
from boomcat.records.reader import LONGEST_LINE_BYTES
from boomcat.story import explain
from boomcat.wire import OptionsMessage
from boomcat.wire.option_messages import read_options_message
from tests.support.recorded_games import GIVEN, SEATS, SECRET, START, Live, changed, error_of, events_of, read, sealed


@pytest.fixture(scope="module")
def live():
    return Live("original", 3, seed=4)


@pytest.fixture
def fields(live):
    return [json.loads(line) for line in live.text.splitlines()]


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
