"""`boomcat replay`, and `boomcat terminal --record`, which records the games."""

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from boomcat.cli import terminal as terminal_command
from boomcat.cli.program import program
from boomcat.core.answers import Alter, Face, Give, Place, every_answer
from boomcat.core.edition import EDITIONS
from boomcat.core.fields import has_secrets
from boomcat.core.moves import SimpleMove
from boomcat.core.state import NO_SEAT
from boomcat.notation import write_move
from boomcat.records import read_record, replay
from boomcat.story import tell
from boomcat.views.redact import redact

FULL = Path("/dev/full")


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setenv("BOOMCAT_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")


def run(*arguments, typed=""):
    return CliRunner().invoke(program, arguments, input=typed, prog_name="boomcat")


def played(path, *arguments):
    result = run("terminal", "--watch", "--seed", "3", *arguments, "--record", str(path))
    assert result.exit_code == 0, result.output
    return path


@pytest.fixture
def record(tmp_path):
    return played(tmp_path / "game.jsonl")


@pytest.fixture
def wide(monkeypatch):
    """A line for every sentence."""
    monkeypatch.setenv("COLUMNS", "1000")


def sentences_of(output):
    """The sentences of a telling without its margin."""
    return [line[6:] for line in output.splitlines()]


# -- recording -----------------------------------------------------------------------


@pytest.mark.parametrize("key", EDITIONS)
def test_a_watched_game_can_be_replayed(key, tmp_path):
    path = tmp_path / "game.jsonl"
    screen = run("terminal", "--watch", "--seed", "8", "--edition", key, "--record", str(path)).stdout
    output = run("replay", str(path), "--json").stdout
    found = json.loads(output)
    first, second = [found["players"][place - 1]["name"] for place in found["standings"][:2]]
    assert f"Final ranking: 1. {first}, 2. {second}" in screen
    assert screen.splitlines()[-1] in run("replay", str(path)).stdout


def test_recording_does_not_change_what_is_played(tmp_path):
    with_record = run("terminal", "--watch", "--seed", "3", "--record", str(tmp_path / "game"))
    assert with_record.stdout == run("terminal", "--watch", "--seed", "3").stdout


def test_a_person_is_recorded_as_a_person_and_leaving_leaves_the_record_unfinished(tmp_path):
    path = tmp_path / "game.jsonl"
    result = run("terminal", "--seat", "2", "--first-seat", "2", "--record", str(path), typed="draw\nq\ny\n")
    assert result.exit_code == 0
    record = read_record(path)
    assert [one.player for one in record.players] == ["bot", "person", "bot", "bot"]
    assert not record.finished
    assert record.moves[0].move == "draw"


def test_no_file_is_written_over(record):
    before = record.read_bytes()
    result = run("terminal", "--watch", "--record", str(record))
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == f"The file {record} already exists; a record needs a new one.\n"
    assert record.read_bytes() == before


def test_a_file_that_cannot_be_written(tmp_path):
    for name in (tmp_path / "no" / "such", tmp_path):
        result = run("terminal", "--watch", "--record", str(name))
        assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)


@pytest.mark.skipif(not FULL.exists(), reason="NOT TESTED: a full disk, without /dev/full")
def test_a_disk_that_is_full_from_the_start(monkeypatch):
    monkeypatch.setattr(terminal_command, "new_file", lambda _: FULL.open("w"))
    result = run("terminal", "--watch", "--record", "x")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == "The file x cannot be written: No space left on device.\n"


def test_a_disk_that_becomes_full_spoils_no_game(tmp_path, monkeypatch):
    class Filling:
        def __init__(self, path):
            self.file = path.open("x")
            self.lines = 0

        def write(self, line):
            self.lines += 1
            if self.lines > 5:
                raise OSError(28, "No space left on device")
            self.file.write(line)

        def flush(self):
            self.file.flush()

        def close(self):
            self.file.close()

    path = tmp_path / "game"
    monkeypatch.setattr(terminal_command, "new_file", lambda name: Filling(Path(name)))
    result = run("terminal", "--watch", "--seed", "3", "--record", str(path))
    assert result.exit_code == 0
    assert "no longer be recorded: No space left on device. It goes on without a record." in " ".join(
        result.stdout.split()
    )
    assert "Final ranking: 1." in result.stdout
    assert len(read_record(path).moves) == 4


# -- telling -------------------------------------------------------------------------


@pytest.mark.usefixtures("wide")
def test_without_a_seat_the_whole_truth_is_shown(record):
    result = run("replay", str(record))
    assert result.exit_code == 0
    sentences = sentences_of(result.stdout)
    called = [one.name for one in read_record(record).players]
    for step in replay(read_record(record)):
        for event in step.events:
            sentence = tell(EDITIONS["original"], event, NO_SEAT, called)
            assert sentence in sentences or sentence == "No more Nopes: it happens."
    assert all(re.search(rf"Player {seat} is dealt: (\d × )?Defuse", result.stdout) for seat in (1, 2, 3, 4))


def test_a_telling_fits_into_80_columns(record):
    lines = run("replay", str(record)).stdout.splitlines()
    assert 60 < max(map(len, lines)) <= 80
    assert all(line == line.rstrip() for line in lines)


@pytest.mark.usefixtures("wide")
@pytest.mark.parametrize("key", EDITIONS)
@pytest.mark.parametrize("seat", [1, 2])
def test_from_one_seat_nothing_hidden_is_shown(key, seat, tmp_path):
    path = played(tmp_path / "game", "--edition", key)
    result = run("replay", str(path), "--seat", str(seat))
    sentences = sentences_of(result.stdout)
    allowed, hidden = set(), set()
    called = [one.name for one in read_record(path).players]
    for step in replay(read_record(path)):
        for event in step.events:
            allowed.add(tell(EDITIONS[key], redact(event, seat - 1), seat - 1, called))
            if redact(event, seat - 1) != event:
                hidden.add(tell(EDITIONS[key], event, seat - 1, called))
    assert hidden
    assert not (hidden - allowed) & set(sentences)
    assert len(allowed - set(sentences)) <= 1
    assert "is dealt" not in result.stdout
    assert re.search(r"Your hand \(8\): (\d × )?Defuse", result.stdout)


def test_the_margin_has_the_numbers_of_the_questions(record):
    steps = list(replay(read_record(record)))
    numbers = [line[:4].strip() for line in run("replay", str(record)).stdout.splitlines()]
    found = [int(number) for number in numbers if number]
    assert found == sorted(set(found))
    assert set(found) <= {step.question for step in steps}
    assert {step.question for step in steps if step.move is not None} <= set(found)


def test_options_names_and_start_are_shown(tmp_path):
    path = played(tmp_path / "game", "--quick", "--first-seat", "2")
    output = run("replay", str(path)).stdout
    assert "Options: first=2 quick." in output
    first, second, *_ = [one.name for one in read_record(path).players]
    assert f"The players: 1 {first} (a bot), 2 {second} (a bot)," in output
    assert "Recorded on 20" in output


# -- JSON ----------------------------------------------------------------------------


def test_json_of_everything(record):
    found = json.loads(run("replay", str(record), "--json").stdout)
    whole = read_record(record)
    assert found["everything"]
    assert found["finished"]
    assert found["seed"] == 3
    moves = [(step["question"], step["seat"], step["move"]) for step in found["steps"] if step["move"]]
    assert moves == [(entry.question, entry.seat + 1, entry.move) for entry in whole.moves]
    assert found["steps"][-1]["events"][-1] == {"event": "won", "seat": found["standings"][0]}


SECRETS = (Place, Alter, Give, Face)


def secret(answer: SimpleMove) -> bool:
    return has_secrets(answer.fields)


@pytest.mark.parametrize("key", ["party-pack", "good-vs-evil"])
def test_json_from_one_seat_hides_the_seed_the_cards_and_secret_moves(key, tmp_path):
    path = played(tmp_path / "game", "--edition", key, "--seed", "5")
    found = json.loads(run("replay", str(path), "--seat", "1", "--json").stdout)
    assert found["seed"] is None
    steps = list(replay(read_record(path)))
    for step, written in zip(steps, found["steps"], strict=True):
        if step.seat != 0 and isinstance(step.move, SimpleMove) and secret(step.move):
            assert written["move"] is None
        elif step.move is not None:
            assert written["move"] == write_move(step.move, EDITIONS[key])
        for event, fields in zip(step.events, written["events"], strict=True):
            if redact(event, 0) != event:
                assert None in fields.values() or None in fields.get("cards", [])


def test_the_secret_answers_say_that_they_are():
    hidden = {type(move) for move in every_answer() if secret(move)}
    assert hidden >= set(SECRETS)


# -- unfinished and wrong ------------------------------------------------------------


def cut(record, at):
    data = record.read_bytes()
    record.write_bytes(data[: data.rindex(b'{"question"') + at])
    return data[: data.rindex(b'{"question"')].count(b"\n")


def test_an_unfinished_game_is_shown_as_to_a_spectator_and_says_so(record):
    lines = cut(record, 0)
    output = " ".join(run("replay", str(record)).stdout.split())
    ended = f"The game is unfinished: the record ends after line {lines}, before the standings."
    assert output.count(ended) == 2
    assert "what a spectator sees; --all shows everything" in output
    assert "is dealt" not in output
    assert " draws a card." in output
    assert "Final ranking" not in output
    everything = run("replay", str(record), "--all").stdout
    assert "is dealt" in everything
    assert "spectator" not in everything
    assert "is unfinished" in everything
    found = json.loads(run("replay", str(record), "--json").stdout)
    assert (found["finished"], found["everything"], found["seed"], found["standings"]) == (False, False, None, None)
    assert json.loads(run("replay", str(record), "--json", "--all").stdout)["seed"] == 3


def test_a_torn_line_is_named(record):
    lines = cut(record, 20)
    output = " ".join(run("replay", str(record), "--seat", "2").stdout.split())
    assert output.count(f"The game is unfinished: the record breaks off in the middle of line {lines + 1}.") == 2
    assert "spectator" not in output


def test_a_record_of_the_deal_alone(record):
    record.write_bytes(record.read_bytes().partition(b"\n")[0] + b"\n")
    result = run("replay", str(record))
    assert result.exit_code == 0
    assert "Here the record ends; decision 0 is open." in result.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["replay"], "FILE is missing."),
        (["replay", "no-such"], "The file no-such cannot be read: No such file or directory."),
        (["replay", "."], "The file . cannot be read: Is a directory."),
        (["replay", "\0"], "The file � cannot be read: ValueError."),
        (["replay", "GAME", "--seat", "5"], "--seat: “5” is not a number from 1 to 4."),
        (["replay", "GAME", "--seat", "x"], "--seat: “x” is not a number from 1 to 10."),
        (
            ["replay", "GAME", "--seat", "1", "--all"],
            "--seat and --all don’t go together; one player doesn’t see everything. Pick one.",
        ),
        (["replay", "GAME", "more"], "“more” is one argument too many; boomcat replay --help shows what is allowed."),
    ],
)  # fmt: skip
def test_wrong_arguments_get_one_sentence(arguments, sentence, record):
    result = run(*(str(record) if word == "GAME" else word for word in arguments))
    assert (result.exit_code, result.stdout, result.stderr) == (2, "", sentence + "\n")


@pytest.mark.parametrize(
    ("old", "new", "line"), [('"seat":', '"saet":', 2), ('"edition":"o', '"edition":"n', 1), ("[", "{", 1)]
)
def test_a_changed_record_gets_one_sentence_with_its_line(old, new, line, record):
    record.write_text(record.read_text("utf-8").replace(old, new, 1), "utf-8")
    for json_ in ([], ["--json"]):
        result = run("replay", str(record), *json_)
        assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)
        assert result.stderr.startswith(f"Line {line}: This line was changed, or doesn’t follow")


def test_a_foreign_file(tmp_path):
    (tmp_path / "cat.png").write_bytes(b"\x89PNG\r\n\xff")
    result = run("replay", str(tmp_path / "cat.png"))
    assert result.exit_code == 2
    assert result.stderr == (
        'Line 1: This is not the record of a game; one begins with a line that contains "format":"boomcat-record".\n'
    )
