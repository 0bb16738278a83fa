"""Python classes as bots: how they are named, what is said if they cannot be had, and how they die."""

import importlib
import json
import re
import subprocess
import sys
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest
from click.testing import CliRunner

from boomcat.arena.plan import Plan
from boomcat.bots.bot import BotFailed
from boomcat.bots.heuristic import HeuristicBot
from boomcat.cli.program import program
from boomcat.core.chance import PlayerRng
from boomcat.core.errors import MalformedInput
from boomcat.core.rules import Options
from boomcat.programs import any_bot, files_of_bot, is_class, is_program
from boomcat.programs.classes import load
from boomcat.programs.crash_report import is_theirs
from tests.support.databases import eventually
from tests.support.paths import ROOT

pool: Any = importlib.import_module("boomcat.arena.pool")
EXAMPLES = ROOT / "examples"

HEAD = "from boomcat.bots.bot import Bot\n"
FIRST = "    def choose(self, view, knowledge, seconds):\n        return view.moves[0]\n"


@pytest.fixture(autouse=True)
def surroundings(monkeypatch, tmp_path):
    monkeypatch.setenv("BOOMCAT_LANG", "en")
    monkeypatch.setenv("BOOMCAT_CACHE", str(tmp_path / "cache"))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", ["", *importlib.import_module("sys").path])


def write(name, text):
    Path(name).write_text(HEAD + text, "utf-8")
    return name


def run(*arguments):
    return CliRunner().invoke(program, list(arguments), prog_name="boomcat")


# -- names -------------------------------------------------------------------------


def test_a_file_with_a_class_is_a_class_and_any_other_a_program():
    assert is_class(write("classy.py", "class One(Bot):\n" + FIRST))
    Path("plain.py").write_text("import sys\nclass Mine(dict): pass\n", "utf-8")
    for name in ("plain.py", "program:classy.py", "no-such.py", "random", "", "./a:b/c", "program:x:Y"):
        assert not is_class(name), name
    for name in ("classy.py:One", "a.b:C", "plain.py:Mine", "no-such.py:X"):
        assert is_class(name), name
    assert is_program("plain.py")
    assert is_class(str(EXAMPLES / "ten_lines.py"))
    assert not is_class(str(EXAMPLES / "plain_bot.py"))
    assert not is_class(str(EXAMPLES / "table_client.py"))


def test_a_class_is_found_in_a_module_or_a_file():
    write("mine_in_a_module.py", "class One(Bot):\n" + FIRST)
    assert load("mine_in_a_module:One").__name__ == "One"
    assert load("mine_in_a_module.py").__name__ == "One"
    assert load("mine_in_a_module.py:One").__name__ == "One"
    assert load("boomcat.bots.heuristic:HeuristicBot") is HeuristicBot


def test_a_file_may_be_called_like_anything_and_import_what_lies_beside_it():
    write("random.py", "from helper_beside import first\nclass One(Bot):\n    choose = first\n")
    Path("helper_beside.py").write_text("def first(self, view, knowledge, seconds): return view.moves[0]\n", "utf-8")
    any_bot("random.py", PlayerRng(1))
    assert {file.name for file in files_of_bot("random.py")} >= {"random.py", "helper_beside.py"}


def test_the_same_name_means_another_class_elsewhere(tmp_path, monkeypatch):
    write("moving.py", "class Here(Bot):\n" + FIRST)
    assert load("moving.py").__name__ == "Here"
    (tmp_path / "there").mkdir()
    monkeypatch.chdir(tmp_path / "there")
    write("moving.py", "class There(Bot):\n" + FIRST)
    assert load("moving.py").__name__ == "There"


def test_luck_is_for_those_who_want_it():
    write(
        "lucky.py",
        f"class Plain(Bot):\n{FIRST}\n"
        f"class Lucky(Bot):\n    def __init__(self, rng):\n        self.rng = rng\n{FIRST}\n"
        f"class Set(Bot):\n    def __init__(self, rng=None, *, deep=3):\n        self.rng = rng\n{FIRST}\n"
        f"class Own(Bot):\n    def __init__(self, *, deep=3):\n        self.deep = deep\n{FIRST}\n"
        f"class Bold(Bot):\n    def __init__(self, depth=3):\n        self.rng = None if depth == 3 else 1\n{FIRST}",
    )
    rng = PlayerRng(1)
    for name, wanted in {"Lucky": rng, "Set": rng, "Plain": None, "Own": None, "Bold": None}.items():
        assert getattr(any_bot(f"lucky.py:{name}", rng), "rng", None) is wanted, name
    assert isinstance(any_bot("boomcat.bots.heuristic:HeuristicBot", rng), HeuristicBot)


@pytest.mark.parametrize(
    ("text", "name", "reason"),
    [
        ("", "gone.py:One", "bot-no-such-file"),
        ("", "no_such_module_here:One", "bot-no-such-module"),
        ("", "boomcat.no_such:One", "bot-no-such-module"),
        ("class One(dict): pass\n", "bot.py", "bot-no-class"),
        ("class _One(Bot):\n" + FIRST, "bot.py", "bot-no-class"),
        (f"class One(Bot):\n{FIRST}class Two(Bot):\n{FIRST}", "bot.py", "bot-many-classes"),
        (f"class One(Bot):\n{FIRST}", "bot.py:Won", "bot-no-such-class"),
        ("class One(dict): pass\n", "bot.py:One", "bot-not-a-bot"),
        ("", "bot.py:Bot", "bot-not-a-bot"),
        ("class One(Bot): pass\n", "bot.py", "bot-no-choose"),
        ("class One(Bot): pass\n", "bot.py:One", "bot-no-choose"),
        ("class One(Bot):\n  oh no\n", "bot.py", "bot-not-loaded"),
        ("import no_such_thing\nclass One(Bot): pass\n", "bot.py", "bot-not-loaded"),
        ("1 / 0\nclass One(Bot): pass\n", "bot.py:One", "bot-not-loaded"),
        ("raise SystemExit\nclass One(Bot): pass\n", "bot.py", "bot-not-loaded"),
    ],
)
def test_a_class_that_is_not_a_bot_is_refused(text, name, reason):
    write("bot.py", text)
    with pytest.raises(MalformedInput) as refused:
        load(name)
    assert refused.value.reason == reason
    result = run("arena", name)
    assert result.exit_code == 2
    assert not result.stdout


def test_a_base_class_that_decides_nothing_is_not_a_second_bot():
    write("derived.py", f"class Base(Bot): pass\nclass One(Base):\n{FIRST}")
    assert load("derived.py").__name__ == "One"


def test_a_bot_that_cannot_be_loaded_shows_where():
    write("broken.py", "import no_such_thing\nclass One(Bot): pass\n")
    result = run("arena", "broken.py")
    assert result.exit_code == 2
    assert "broken.py can’t be loaded: ModuleNotFoundError: No module named 'no_such_thing'\n" in result.stderr
    assert f'File "{Path.cwd() / "broken.py"}", line 2, in <module>' in result.stderr


# -- playing -----------------------------------------------------------------------


def test_a_class_plays_in_the_arena_whatever_the_number_of_processes(monkeypatch):
    write("first.py", f"class First(Bot):\n{FIRST}")
    alone = run("arena", "first.py", "random", "--deals", "4", "--json")
    assert alone.exit_code == 0, alone.stderr
    monkeypatch.setattr(pool, "PROCESSES_AFTER_GAMES", 0)
    monkeypatch.setattr("boomcat.arena.run_file.processors", lambda: 2)
    together = run("arena", "first.py", "random", "--deals", "4", "--json")
    assert together.exit_code == 0, together.stderr
    assert [row["wins"] for row in json.loads(alone.stdout)] == [row["wins"] for row in json.loads(together.stdout)]


MORTAL = (
    "class Mortal(Bot):\n    def choose(self, view, knowledge, seconds):\n        print('hm')\n        return 1 // 0\n"
)


@pytest.mark.parametrize("command", [["arena", "mortal.py", "random"], ["simulate", "--bots", "random,mortal.py"]])
@pytest.mark.parametrize("few", [0, 10**9])
def test_a_bot_that_dies_ends_the_run_with_its_last_words(command, few, monkeypatch):
    monkeypatch.setattr(pool, "PROCESSES_AFTER_GAMES", few)
    monkeypatch.setattr("boomcat.arena.run_file.processors", lambda: 2)
    monkeypatch.setattr(pool, "processors", lambda: 2)
    write("mortal.py", MORTAL)
    result = run(*command, "--json")
    assert result.exit_code == 1
    assert not result.stdout
    assert "mortal.py crashed at decision" in result.stderr
    assert result.stderr.endswith("ZeroDivisionError: integer division or modulo by zero\n")
    assert [Path(file).name for file in re.findall(r'File "(.+?)", line', result.stderr)] == ["mortal.py"]


def test_a_bot_in_a_folder_called_boomcat_is_theirs():
    assert is_theirs("boomcat/my_bot.py")
    assert not is_theirs("boomcat/bots/seat.py")  # as compiled code names its source
    assert not is_theirs(str(ROOT / "boomcat" / "bots" / "seat.py"))


GONE = "import os\nclass Gone(Bot):\n    def choose(self, view, knowledge, seconds):\n        os._exit(0)\n"


@pytest.mark.parametrize(
    "command", [["arena", "gone.py", "--deals", "1"], ["simulate", "--bots", "random,gone.py", "--games", "1"]]
)
def test_a_bot_that_ends_its_process_ends_the_run_without_success(command):
    write("gone.py", GONE)
    result = run(*command)
    assert result.exit_code == 1
    assert not result.stdout
    assert result.stderr.startswith("One of the processes that played has ended")


#: It hears neither a dismissal nor anything else.
ENDLESS = (
    "from pathlib import Path\nimport time\n"
    "class Endless(Bot):\n    def choose(self, view, knowledge, seconds):\n        while True:\n            try:\n"
    "                Path('begun').touch()\n                time.sleep(60)\n            except BaseException: pass\n"
)


def test_a_run_is_left_even_in_the_middle_of_an_endless_decision(monkeypatch):
    monkeypatch.setattr("boomcat.arena.processes.LEAVE_TIMEOUT_SECONDS", 0.1)
    write("endless.py", ENDLESS)
    stop = Event()

    def watch():
        eventually(Path("begun").exists)
        stop.set()

    watching = Thread(target=watch)
    watching.start()
    plan = Plan(("endless.py",), "original", 2, 1, 1, 1.0, Options().key())
    assert list(pool.rounds(plan, range(1), 1, stop)) == []
    watching.join()


def test_the_second_interruption_ends_everything_at_once():
    script = (
        "import signal, threading, time\nfrom boomcat.cli.many_games import interruptions\n"
        "with interruptions() as noted:\n    threading.Thread(target=time.sleep, args=(600,)).start()\n"
        "    signal.raise_signal(signal.SIGINT)\n    print(noted.is_set(), flush=True)\n"
        "    signal.raise_signal(signal.SIGINT)\n    print('still here')\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False, cwd=ROOT)
    assert (done.returncode, done.stdout, done.stderr) == (130, "True\n", "\nInterrupted.\n")


def test_a_bot_that_cannot_be_created_is_dead():
    write("stillborn.py", f"class One(Bot):\n    def __init__(self): raise ValueError('no')\n{FIRST}")
    with pytest.raises(BotFailed, match="crashed"):
        any_bot("stillborn.py", PlayerRng(1))
    for command in (["arena", "stillborn.py"], ["terminal", "--watch", "--bot", "stillborn.py"]):
        result = run(*command)
        assert result.exit_code == 1
        assert result.stderr.endswith("ValueError: no\n")


def test_a_program_that_dies_ends_the_run_with_its_last_words():
    Path("gone.py").write_text("import sys\nprint('all is lost', file=sys.stderr)\nsys.exit(3)\n", "utf-8")
    result = run("arena", "gone.py", "random", "--deals", "1")
    assert result.exit_code == 1
    assert "The program gone.py has ended at decision" in result.stderr
    assert "  all is lost\n" in result.stderr
    Path("gone.py").write_text("", "utf-8")
    result = run("arena", "gone.py", "random", "--deals", "1")
    assert "  exit status 0\nWas it meant as a Python class?" in result.stderr


def wrong(name, answer):
    return write(name, f"class MyBot(Bot):\n    def choose(self, view, knowledge, seconds): return {answer}\n")


COMMANDS = [["arena", "wrong.py", "random", "--deals", "2"], ["simulate", "--bots", "wrong.py,random", "--games", "9"]]
SENTENCES = {
    "en": "MyBot.choose returned None; return one of view.moves.",
    "fr": "MyBot.choose a renvoyé None\u202f; il faut renvoyer un élément de view.moves.",
    "it": "MyBot.choose ha restituito None; deve restituire un elemento di view.moves.",
    "es": "MyBot.choose ha devuelto None; debe devolver un elemento de view.moves.",
}


@pytest.mark.parametrize(("language", "command"), [*zip(SENTENCES, COMMANDS * 2, strict=True)])
def test_a_class_that_returns_nonsense_ends_the_run_with_a_sentence(command, language, monkeypatch):
    monkeypatch.setenv("BOOMCAT_LANG", language)
    wrong("wrong.py", "None")
    result = run(*command)
    assert result.exit_code == 1
    assert not result.stdout
    assert result.stderr.endswith(SENTENCES[language] + "\n")


@pytest.mark.parametrize("command", COMMANDS)
def test_a_class_may_return_text(command):
    choose = "        return write_move(view.moves[0], view.rules.edition)\n"
    write("wrong.py", f"from boomcat import write_move\nclass Texts(Bot):\n    def choose(self, view, *_):\n{choose}")
    result = run(*command, "--json")
    assert result.exit_code == 0, result.stderr


def test_in_the_terminal_heuristic_replaces_a_class_that_returns_nonsense():
    wrong("wrong.py", "7")
    result = run("play", "--watch", "--bot", "wrong.py", "--players", "2", "--seed", "3")
    assert result.exit_code == 1
    assert "answered nonsense; heuristic plays on." in result.stdout
    assert "MyBot.choose returned 7; return one of view.moves." in result.stderr


#: Greets as it should; every answer is wrong, or every tenth.
BABBLE = """import json, sys
print(json.dumps({"protocol": 5}), flush=True)
for line in sys.stdin:
    said = json.loads(line)
    if said["message"] == "ask":
        wrong = said["question"] % EVERY == 0
        answer = {"question": said["question"], "move": "meow" if wrong else said["moves"][0]}
        print(json.dumps(answer), flush=True)
"""


@pytest.mark.parametrize(("every", "code"), [(1, 1), (10, 0)])
def test_a_program_that_answers_wrongly_is_counted_and_a_run_of_default_moves_fails(every, code):
    Path("babble.py").write_text(BABBLE.replace("EVERY", str(every)), "utf-8")
    loud = "so this result says nothing about the bot."
    result = run("arena", "babble.py", "random", "--deals", "2", "--json")
    babble, other = json.loads(result.stdout)
    assert babble["default_moves"] == babble["incidents"]["malformed"] > 0
    assert (babble["default_moves"] == babble["decisions"]) == bool(code)
    assert other["default_moves"] == 0
    assert result.exit_code == code
    assert (loud in result.stderr) == bool(code)
    assert "babble.py got a default move: " in run("arena", "babble.py", "random", "--deals", "2").stdout
    result = run("simulate", "--bots", "babble.py,random", "--players", "2", "--games", "2", "--json")
    assert json.loads(result.stdout)["sizes"][0]["default_moves"][0] > 0
    assert result.exit_code == code
    assert (loud in result.stderr) == bool(code)


def test_in_the_terminal_another_plays_on_and_the_end_says_why():
    write("mortal.py", MORTAL)
    result = run("terminal", "--watch", "--bot", "mortal.py", "--players", "2", "--seed", "3")
    assert result.exit_code == 1
    assert "broke down; heuristic plays on." in result.stdout
    assert "Final ranking" in result.stdout
    assert "ZeroDivisionError" in result.stderr


def test_a_player_who_quits_early_sees_the_dead_bots_too():
    write("mortal.py", MORTAL)
    arguments = ["terminal", "--bot", "mortal.py", "--players", "2", "--seed", "3", "--first-seat", "2"]
    result = CliRunner().invoke(program, arguments, input="q\ny\n", prog_name="boomcat")
    assert result.exit_code == 1
    assert "ZeroDivisionError" in result.stderr


def test_the_example_with_a_grudge_beats_chance():
    result = run("arena", str(EXAMPLES / "grudge.py"), "random", "--deals", "50", "--json")
    assert result.exit_code == 0, result.stderr
    row = json.loads(result.stdout)[0]
    assert row["win_rate"] > 0.6
    assert row["default_moves"] == 0
