"""The library stands on a few small packages; whatever needs more says what to install, in one sentence."""

import os
import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

import boomcat
from boomcat.cli.extras import EXTRAS
from tests.support.paths import ROOT
from tests.tools.test_imports import FILES, PACKAGE, imported, layer_of

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
#: What comes with the library itself, and the layers that need no more.
BASE = {"fluent", "msgspec", "mypy_extensions"}
#: What comes with these.
WITH_BASE = {"attr", "babel", "pytz", "typing_extensions"}
#: Too large to come with everything, or to be installed for the tests.
LARGE = {"learn", "sb3"}
#: For training only: playing, hosting and studying games doesn't need them.
FOR_LEARNERS = {"rl", "openspiel"}
#: For those who have a cluster.
FOR_CLUSTERS = {"dask"}
LIGHT = [
    "core", "views", "knowledge", "bots", "notation", "wire", "programs", "locale", "luck", "records", "story", "game",
]  # fmt: skip

#: Takes modules away: all of the extras named, or with `*` all but the standard library and what stands in BASE.
WITHOUT = """
import sys
from importlib.abc import MetaPathFinder
sys.path.insert(0, {root!r})
class Without(MetaPathFinder):
    def find_spec(self, name, path, target=None):
        top = name.partition(".")[0]
        if top in {missing!r} or ({missing!r} == ["*"] and top not in {here!r} and top not in sys.stdlib_module_names):
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Without())
"""


def run(missing: list[str], code: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Some code in a separate process, where these modules cannot be imported."""
    before = WITHOUT.format(root=str(ROOT), missing=missing, here=sorted({"boomcat", *BASE, *WITH_BASE}))
    return subprocess.run(
        [sys.executable, "-c", before + code],
        cwd=folder,
        env={**os.environ, "BOOMCAT_LANG": "en"},
        capture_output=True,
        text=True,
        check=False,
    )


def boomcat_command(*words: str) -> str:
    return f"sys.argv = ['boomcat', *{list(words)!r}]\nfrom boomcat.cli import main\nmain()"


def modules(*layers: str) -> list[str]:
    names = [".".join(path.relative_to(ROOT).with_suffix("").parts) for path in FILES if layer_of(path) in layers]
    return [name.removesuffix(".__init__") for name in names]


def test_a_game_with_words_bots_and_records_needs_a_few_small_packages(tmp_path):
    game = """
import importlib, boomcat
for name in NAMES:
    importlib.import_module(name)
game = boomcat.Game("original", players=3, seed=7)
while not game.over:
    happened = game.push(game.random_move())
game.save("game.jsonl")
print(happened[-1], boomcat.Game.load("game.jsonl").standings)
print(boomcat.compare("heuristic", "random", deals=2, seed=1).games)
"""
    done = run(["*"], f"NAMES = {modules(*LIGHT)!r}\n{game}", tmp_path)
    assert done.stderr == ""
    assert done.stdout == "Player 1 is the last one in one piece, and wins. [0, 1, 2]\n4\n"


@pytest.mark.parametrize(("word", "extra"), [("--version", "terminal"), ("serve", "server"), ("arena", "arena")])
def test_without_the_terminal_the_command_says_what_to_install(tmp_path, word, extra):
    done = run(["*"], boomcat_command(word), tmp_path)
    sentence = "boomcat needs click, which isn’t installed. "
    sentence += f'In your clone of Boomcat: pip install ".[{extra}]"\n'
    assert (done.returncode, done.stdout, done.stderr) == (1, "", sentence)


ARENA = ["arena", "random", "--deals", "1000000"]


@pytest.mark.parametrize(("words", "extra"), [
    (["serve", "--port", "0"], "server"),
    (["serve", "--port", "0", "--database", "postgresql://127.0.0.1:9/none"], "postgres"),
    (["serve", "--port", "0", "--cluster", "nats://127.0.0.1:9"], "cluster"),
    (["editions"], "terminal"),
    (ARENA, "arena"),
    ([*ARENA, "--plot", "plot.png"], "plots"),
    ([*ARENA, "--dask", "tcp://127.0.0.1:9"], "dask"),
    (["simulate", "--dask", "tcp://127.0.0.1:9"], "dask"),
    (["learn", "folder"], "learn"),
    (["arena", "champion", "--deals", "1"], "champion"),
])  # fmt: skip
def test_a_command_without_its_extra_says_what_to_install(tmp_path, words, extra):
    missing = [name for name in EXTRAS[extra] if name != "click"]
    done = run(missing, boomcat_command(*words), tmp_path)
    sentence = rf"boomcat {words[0]} needs ({'|'.join(missing)}), which isn’t installed\. "
    sentence += rf'In your clone of Boomcat: pip install "\.\[{extra}\]"'
    assert re.fullmatch(sentence, done.stderr.splitlines()[-1])
    assert done.returncode == 1
    assert "Traceback" not in done.stderr


def test_a_library_user_without_the_extra_gets_the_same_error(tmp_path):
    done = run(["librt"], "import boomcat.rl.batch", tmp_path)
    assert "ModuleNotFoundError: boomcat.rl needs librt: install Boomcat with its extra rl" in done.stderr


def test_with_the_terminal_alone_the_game_and_all_help_are_there(tmp_path):
    missing = [name for extra, names in EXTRAS.items() if extra != "terminal" for name in names]
    for words in (["--help"], ["serve", "--help"], ["simulate", "--games", "2"]):
        done = run(missing, boomcat_command(*words), tmp_path)
        assert (done.returncode, done.stderr) == (0, ""), words


def test_a_module_of_no_extra_is_a_fault_and_not_a_missing_extra(tmp_path):
    done = run(["msgspec"], boomcat_command("simulate"), tmp_path)
    assert "Traceback" in done.stderr
    assert "pip install" not in done.stderr


def declared(extra: str) -> set[str]:
    """The names of the packages that pyproject.toml promises for an extra itself, without what it builds on."""
    wanted = PROJECT["optional-dependencies"][extra]
    return {normal(re.split(r"[\[<>=; ]", one)[0]) for one in wanted} - {"boomcat"}


def normal(name: str) -> str:
    return re.sub("[-_.]+", "-", name).lower()


def test_every_import_of_the_package_comes_with_the_library_or_with_an_extra():
    promised = {*BASE, *(name for names in EXTRAS.values() for name in names), "boomcat", *sys.stdlib_module_names}
    for path in FILES:
        foreign = {name.partition(".")[0] for name in imported(path)} - promised
        assert not foreign, f"{path.relative_to(PACKAGE)} imports {foreign}"


def test_the_extras_bring_what_the_commands_say_they_do():
    providers = packages_distributions()
    for extra, names in EXTRAS.items():
        assert {normal(name) for name in names} <= declared(extra) or extra not in LARGE
        for name in names if extra not in LARGE else ():
            assert declared(extra) & {normal(one) for one in providers[name]}, (extra, name)
    assert {re.split("[<>=]", one)[0] for one in PROJECT["dependencies"]} == {
        "fluent.runtime",
        "msgspec",
        "mypy-extensions",
    }
    everything = PROJECT["optional-dependencies"]["all"][0]
    assert everything == f"boomcat[{','.join(sorted({*EXTRAS} - LARGE - FOR_LEARNERS - FOR_CLUSTERS))}]"


def test_the_version_stands_in_one_place():
    assert re.fullmatch(r"\d+\.\d+\.\d+(\.dev\d+|(a|b|rc)\d+)?", boomcat.__version__)
    assert "version" in PROJECT["dynamic"]
    assert "version" not in PROJECT
