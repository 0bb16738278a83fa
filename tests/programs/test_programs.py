"""Bots that are separate programs: whatever one does, it is reported correctly, and nothing hangs."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from boomcat.bots.bot import BotFailed
from boomcat.core.chance import PlayerRng
from boomcat.core.errors import MalformedInput
from boomcat.core.move_pool import DRAW
from boomcat.core.policies import default_move
from boomcat.core.question import Ask
from boomcat.core.referee import apply
from boomcat.core.rules import Options
from boomcat.knowledge.knowledge import Knowledge
from boomcat.programs import ProgramBot, check_bot, is_program, program_bot
from boomcat.programs import bot_process as process
from boomcat.programs.command import VARIABLES, command_of
from boomcat.story import explain
from boomcat.views.view import View
from tests.support.paths import ROOT
from tests.support.random_games import new_game
from tests.support.unprivileged import like_anybody

#: Seconds: longer than any loaded machine needs, for what is to succeed; and short, for what is to fail.
PATIENT = 30.0
SHORT = 0.2

START = """
import json, os, subprocess, sys, time
def hear():
    return json.loads(sys.stdin.readline())
def say(message):
    print(json.dumps(message), flush=True)
def write(data):
    sys.stdout.buffer.write(data)
    sys.stdout.flush()
def asked():
    while True:
        message = hear()
        if message["message"] == "ask":
            return message
def draw(question):
    say({"question": question["question"], "move": "draw"})
def play_on():
    while True:
        draw(asked())
"""
HELLO = 'hear(); say({"protocol": 5})\n'

posix_only = pytest.mark.skipif(os.name != "posix", reason="NOT TESTED: process groups, which only POSIX has")


@pytest.fixture
def bot(tmp_path):
    """Make a bot of the body of a script; all are ended with the test."""
    made: list[ProgramBot] = []

    def make(body, *, hello=True, to_start=PATIENT, arguments=()):
        script = tmp_path / f"bot{len(made)}.py"
        script.write_text(START + (HELLO if hello else "") + body, encoding="utf-8")
        made.append(program_bot([str(script), *map(str, arguments)], 7, to_start=to_start))
        return made[-1]

    yield make
    for one in made:
        one.close()


def turns() -> Iterator[tuple[View, Knowledge]]:
    """The turns of player 1, each with its own number; enough of them for any test here."""
    seed = 0
    while True:
        game, chance = new_game("original", 2, Options(first=0), seed)
        knowledge = Knowledge(View(game, 0))
        rng = PlayerRng(seed)
        while game.asking != Ask.OVER:
            if game.decider == 0 and game.asking == Ask.TURN:
                view = View(game, 0)
                yield view, knowledge
            apply(game, int(game.decider), game.question, default_move(game, int(game.decider), rng), chance)
            knowledge = Knowledge(View(game, 0))
        seed += 1


class Table:
    """Puts the questions of one seat, one after the other."""

    def __init__(self) -> None:
        self.turns = turns()

    def ask(self, bot, seconds=PATIENT):
        view, knowledge = next(self.turns)
        return bot.choose(view, knowledge, seconds)

    def fails(self, bot, kind, seconds=PATIENT):
        with pytest.raises(BotFailed) as failure:
            self.ask(bot, seconds)
        assert failure.value.kind == kind
        return failure.value.details


@pytest.fixture
def table():
    return Table()


# -- answers ---------------------------------------------------------------------


def test_a_program_answers(bot, table):
    playing = bot("play_on()")
    assert [table.ask(playing) for _ in range(3)] == [DRAW] * 3


def test_a_late_answer_is_ignored_when_it_comes(bot, table):
    late = bot("""
first, second = asked(), asked()
say({"question": first["question"], "move": "no such move"})
draw(second)
play_on()
""")
    table.fails(late, "late", SHORT)
    assert table.ask(late) is DRAW
    assert table.ask(late) is DRAW


def test_a_program_that_sleeps_is_late(bot, table):
    sleeping = bot("time.sleep(600)")
    table.fails(sleeping, "late", SHORT)
    table.fails(sleeping, "late", SHORT)
    table.fails(sleeping, "late", 0)
    table.fails(sleeping, "late", -1)


def test_a_move_that_is_not_allowed_now_is_illegal(bot, table):
    playing = bot("""
for move in "nope", "give skip", "place bottom", "favor 1", "draw":
    say({"question": asked()["question"], "move": move})
""")
    for _ in range(4):
        table.fails(playing, "illegal")
    assert table.ask(playing) is DRAW


def test_the_move_may_be_written_as_people_do(bot, table):
    playing = bot('say({"question": asked()["question"], "move": "  DRAW ", "why": "I like it"})')
    assert table.ask(playing) is DRAW


@pytest.mark.parametrize(
    "answer",
    [
        b"thinking...",
        b"",
        b"\x00\xff\xfe\x80",
        '{"question": 0, "move": "draw"}'.encode("utf-16-le").replace(b"\n", b""),
        b"[]",
        b"0",
        b"null",
        b"{}",
        b"[" * 100_000,
        b"[" * 900 + b"]" * 900,
        b'{"question": 0, "move": ' + b"[" * 900 + b"]" * 900 + b"}",
        b'{"question": "0", "move": "draw"}',
        b'{"question": false, "move": "draw"}',
        b'{"question": 0.0, "move": "draw"}',
        b'{"question": 1e999, "move": "draw"}',
        b'{"question": ' + b"9" * 5000 + b', "move": "draw"}',
        b'{"question": 1, "move": "draw"}',
        b'{"question": 0}',
        b'{"question": 0, "move": null}',
        b'{"question": 0, "move": ["draw"]}',
        b'{"question": 0, "move": "fly"}',
        b'{"question": 0, "move": "favor 9"}',
        b'{"question": 0, "move": "draw draw"}',
        b'{"question": 0, "move": "five ' + b"99*skip " * 10_000 + b'"}',
        b'{"question": 0, "move": "\\ud800"}',
    ],
    ids=lambda answer: answer[:30].decode("ascii", errors="replace"),
)
def test_a_malformed_answer_may_be_followed_by_a_right_one(bot, table, answer):
    playing = bot(f"asked(); write({answer!r} + b'\\n'); play_on()")
    table.fails(playing, "malformed")
    assert table.ask(playing) is DRAW


def test_several_lines_at_once_are_read_one_by_one(bot, table):
    playing = bot("""
question = asked()["question"]
line = json.dumps({"question": question, "move": "draw"}).encode() + b"\\n"
write(line + line + line)
play_on()
""")
    assert table.ask(playing) is DRAW
    assert table.ask(playing) is DRAW


def test_half_a_line_is_late_and_a_whole_one_counts(bot, table):
    playing = bot("""
asked()
write(b'{"question": 0, ')
second = asked()
write(b'"move": "draw"}\\r\\n')
draw(second)
""")
    table.fails(playing, "late", SHORT)
    assert table.ask(playing) is DRAW


def test_a_line_in_pieces_is_a_line(bot, table):
    playing = bot("""
for letter in json.dumps({"question": asked()["question"], "move": "draw"}) + "\\n":
    write(letter.encode())
    time.sleep(0.001)
""")
    assert table.ask(playing) is DRAW


# -- floods ----------------------------------------------------------------------


def test_an_endless_line_ends_the_program(bot, table):
    flooding = bot("asked()\nwhile True: write(b'x' * 10_000)")
    table.fails(flooding, "malformed")
    table.fails(flooding, "dead")
    assert flooding.process.popen.returncode is not None


@pytest.mark.parametrize("line", [b"x", b"", b'{"question": 99999, "move": "draw"}'])
def test_endless_lines_are_malformed_and_fill_no_memory(bot, table, line):
    flooding = bot(f"asked()\nwhile True: write(({line!r} + bytes([10])) * 1000)")
    table.fails(flooding, "malformed")
    assert flooding.process.heard - flooding.process.taken < process.LONGEST_LINE_BYTES + process.CHUNK_BYTES


def test_endless_answers_to_old_questions_do_not_hold_up_the_game(bot, table):
    flooding = bot("asked()\nwhile True: write(b'{\"question\": -1}\\n' * 1000)")
    with pytest.raises(BotFailed) as failure:
        table.ask(flooding, SHORT)
    assert failure.value.kind in ("late", "malformed")


def test_complaints_are_read_and_only_the_end_is_kept(bot, table):
    playing = bot("""
question = asked()
sys.stderr.write("x" * 300_000 + "the end")
sys.stderr.flush()
draw(question)
sys.exit()
""")
    assert table.ask(playing) is DRAW
    said = table.fails(playing, "dead")
    assert said.endswith("xthe end")
    assert len(said) <= process.KEPT_ERROR_BYTES


# -- programs that go away ---------------------------------------------------------


@pytest.mark.parametrize("body", ["", "raise SystemExit(3)", "os.close(1); os.close(0); os._exit(0)"])
@pytest.mark.parametrize(
    "hello",
    [True, False],
)
def test_a_program_that_ends_at_once_is_dead(bot, table, body, hello):
    gone = bot(body, hello=hello)
    table.fails(gone, "dead")
    for _ in range(100):
        table.fails(gone, "dead", PATIENT)  # and not late


def test_a_program_that_crashes_says_why(bot, table):
    said = table.fails(bot("asked(); raise ValueError('too clever')"), "dead")
    assert said.endswith("ValueError: too clever")


def test_a_program_that_closes_its_output_is_dead(bot, table):
    table.fails(bot("asked(); os.close(1); time.sleep(600)"), "dead")


def test_a_program_that_closes_its_input_is_dead(bot, table):
    deaf = bot("os.close(0); say({'protocol': 5}); time.sleep(600)", hello=False)
    table.fails(deaf, "dead")
    assert deaf.process.popen.returncode is not None


def test_a_program_that_never_reads_does_not_hold_up_the_game_and_is_ended(bot, table, monkeypatch):
    monkeypatch.setattr(process, "MOST_UNREAD_BYTES", 300_000)
    deaf = bot("say({'protocol': 5}); time.sleep(600)", hello=False)
    kinds: list[str] = []
    while kinds[-1:] != ["dead"]:
        with pytest.raises(BotFailed) as failure:
            table.ask(deaf, 0.005)
        kinds.append(failure.value.kind)
        assert len(kinds) < 2_000
    assert "late" in kinds
    assert deaf.process.popen.returncode is not None


def test_a_program_that_never_says_hello_is_late(bot, table):
    mute = bot("time.sleep(600)", hello=False, to_start=0.05)
    table.fails(mute, "late", SHORT)


def test_a_program_may_take_its_time_to_start(bot, table):
    assert table.ask(bot("time.sleep(0.5); hear(); say({'protocol': 5}); play_on()", hello=False)) is DRAW


@pytest.mark.parametrize(
    "hello", ["{'protocol': 4}", "{'protocol': 6}", "{'protocol': '5'}", "{'protocol': True}", "{'question': 0}"]
)
def test_a_program_that_speaks_another_protocol_is_ended(bot, table, hello):
    strange = bot(f"say({hello}); play_on()", hello=False)
    table.fails(strange, "malformed")
    table.fails(strange, "dead")


# -- ending ----------------------------------------------------------------------


def test_a_closed_bot_is_dead(bot, table):
    playing = bot("play_on()")
    playing.close()
    playing.close()
    table.fails(playing, "dead")


def test_a_program_learns_that_its_input_is_over(bot, table, tmp_path):
    note = tmp_path / "note"
    playing = bot("draw(asked()); sys.stdin.read(); open(sys.argv[1], 'w').write('bye')", arguments=[note])
    assert table.ask(playing) is DRAW
    # It has half a second; a loaded machine may need longer, which is not what is tested.
    playing.process.end(PATIENT)
    assert note.read_text() == "bye"


@posix_only
def test_no_signal_and_no_end_of_input_can_be_ignored(bot, table):
    stubborn = bot("""
import signal
for number in signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGPIPE:
    signal.signal(number, signal.SIG_IGN)
draw(asked())
while True:
    time.sleep(600)
""")
    assert table.ask(stubborn) is DRAW
    stubborn.close()
    assert stubborn.process.popen.returncode is not None


@posix_only
@pytest.mark.parametrize("parent", ["time.sleep(600)", "os._exit(0)"])
def test_its_children_end_with_it(bot, table, parent):
    """They hold its standard output, which ends when the last of them does."""
    forking = bot(
        f"draw(asked()); child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)']); {parent}"
    )
    assert table.ask(forking) is DRAW
    table.fails(forking, "late", SHORT)
    forking.close()
    assert forking.process.finished.wait(PATIENT)


@posix_only
def test_an_escaped_child_process_does_not_hold_up_the_game(bot, table, tmp_path):
    note = tmp_path / "note"
    forking = bot(
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'], start_new_session=True)\n"
        "open(sys.argv[1], 'w').write(str(child.pid))\n"
        "draw(asked()); time.sleep(600)",
        arguments=[note],
    )
    assert table.ask(forking) is DRAW
    forking.close()
    os.kill(int(note.read_text()), 9)  # it is still there
    assert forking.process.finished.wait(PATIENT)


@posix_only
def test_a_program_does_not_outlive_us(tmp_path):
    """Even if it was never closed, and ignores the end of its input."""
    script = tmp_path / "bot.py"
    script.write_text(START + HELLO + "while True: time.sleep(600)", encoding="utf-8")
    leaving = (
        "import sys; from boomcat.programs import program_bot; print(program_bot(sys.argv[1:], 0).process.popen.pid)"
    )
    root = ROOT
    done = subprocess.run(
        [sys.executable, "-c", leaving, str(script)], cwd=root, capture_output=True, text=True, check=True, timeout=60
    )
    with pytest.raises(ProcessLookupError):
        os.kill(int(done.stdout), 0)


# -- starting --------------------------------------------------------------------


def test_a_program_inherits_nothing(bot, table, tmp_path, monkeypatch):
    monkeypatch.setenv("SECRET_OF_OURS", "1")
    note = tmp_path / "note"
    ours = os.open(tmp_path, os.O_RDONLY) if os.name == "posix" else None
    if ours is not None:
        os.set_inheritable(ours, True)
    playing = bot(
        """
found = {"environment": sorted(os.environ)}
if hasattr(os, "getsid"):
    found["leads"] = os.getsid(0) == os.getpid()
    try:
        os.fstat(int(sys.argv[2]))
    except OSError:
        found["closed"] = True
open(sys.argv[1], "w").write(json.dumps(found))
play_on()
""",
        arguments=[note, ours],
    )
    assert table.ask(playing) is DRAW
    if ours is not None:
        os.close(ours)
    found = json.loads(note.read_text())
    assert "SECRET_OF_OURS" not in found["environment"]
    # Python adds the last one by itself.
    assert set(found["environment"]) <= {*VARIABLES, "LC_CTYPE"}
    if os.name == "posix":
        assert found["leads"]
        assert found["closed"]


@pytest.mark.parametrize(
    "command", ["no-such-program-anywhere", "./missing", "missing.py", "program:", "", '"open', []]
)
def test_a_program_that_is_not_there_is_named_in_a_sentence(command, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(MalformedInput) as error:
        program_bot(command, 0)
    assert error.value.reason == "program-not-found"
    assert explain(error.value).startswith("There’s no program “")


@posix_only
def test_a_folder_that_may_not_be_entered_does_not_hide_that_there_is_no_program(tmp_path, monkeypatch):
    closed = tmp_path / "closed"
    closed.mkdir(mode=0)
    monkeypatch.setenv("PATH", os.pathsep.join([str(closed), os.environ["PATH"]]))
    with like_anybody(), pytest.raises(MalformedInput) as error:
        program_bot("no-such-program-anywhere", 0)
    assert error.value.reason == "program-not-found"


@posix_only
def test_a_file_that_is_not_a_program_cannot_be_started(tmp_path):
    data = tmp_path / "data"
    data.write_bytes(b"no program")
    with pytest.raises(MalformedInput) as forbidden:
        program_bot(str(data), 0)
    data.chmod(0o755)
    with pytest.raises(MalformedInput) as senseless:
        program_bot([str(data)], 0)
    with pytest.raises(MalformedInput) as folder:
        program_bot([str(tmp_path)], 0)
    for error in (forbidden, senseless, folder):
        assert error.value.reason == "program-cannot-start"
        assert explain(error.value).startswith("The program “")
    with pytest.raises(MalformedInput, match="There’s no program"):
        program_bot(["a\0b"], 0)


def test_how_a_program_is_named(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my bot.py").touch()
    assert command_of("my bot.py") == [sys.executable, "my bot.py"]
    assert command_of("program:my bot.py") == [sys.executable, "my bot.py"]
    assert command_of(["my bot.py", "$HOME"]) == [sys.executable, "my bot.py", "$HOME"]
    assert command_of("program:node 'my bot.js' *") == ["node", "my bot.js", "*"]
    for name in ("bot.py", "bot.py --deep", "./bot", "program:bot", f"bots{os.sep}bot"):
        assert is_program(name), name
    for name in ("random", "heuristic", "", "cheat"):
        assert not is_program(name), name


@posix_only
def test_a_script_that_cannot_be_started_is_refused_with_what_to_do(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BOOMCAT_LANG", "en")
    with pytest.raises(MalformedInput, match="There’s no program"):
        check_bot("my_bot.js")
    script = Path("my_bot.js")
    script.write_text("#!/bin/sh\nread hello\necho '{\"protocol\": 5}'\n", "utf-8")
    for name in ("my_bot.js", "./my_bot.js", "program:my_bot.js"):
        with pytest.raises(MalformedInput) as refused:
            check_bot(name)
        assert "(chmod +x my_bot.js)" in explain(refused.value)
        assert explain(refused.value).endswith(": “node my_bot.js”.")
    script.chmod(0o755)
    for name in ("my_bot.js", "./my_bot.js", "sh my_bot.js"):
        check_bot(name)
        program = program_bot(name, 1)
        assert program.process.receive(time.monotonic() + 60) == b'{"protocol": 5}', name
        program.close()
    with pytest.raises(MalformedInput, match="There’s no program"):
        check_bot("no-such-program-anywhere my_bot.js")


def test_a_file_named_like_a_built_in_bot_is_not_meant(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("random").write_text("", "utf-8")
    assert not is_program("random")
