"""Both builds of the core: compiled where that is possible, interpreted where it is asked for."""

import os
import runpy
import subprocess
import sys

import pytest
import setuptools

from boomcat.build import compiled_sources
from tests.support.paths import ROOT

PLAY = runpy.run_path(str(ROOT / "play"))
MODULES = sorted(".".join(path.relative_to(ROOT).with_suffix("").parts) for path in compiled_sources())

REPORT = """
import importlib, sys
from boomcat.build import compiled
print("compiled" if compiled() else "interpreted")
for name in sys.argv[1:]:
    module = importlib.import_module(name)
    print("interpreted" if module.__file__.endswith(".py") else "compiled")
"""


def builds(**environment: str) -> set[str]:
    """Return which builds a new process with this environment finds, by its own account and module by module."""
    inherited = {name: value for name, value in os.environ.items() if name != "BOOMCAT_INTERPRETED"}
    output = subprocess.run(
        [sys.executable, "-c", REPORT, *MODULES],
        env={**inherited, **environment},
        cwd=ROOT,
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    ).stdout
    return set(output.split())


def test_the_whole_core_is_compiled_if_there_is_a_compiler():
    compiled = PLAY["compiler_found"]() or PLAY["core_compiled"]()
    assert builds() == {"compiled" if compiled else "interpreted"}


def handed_to_mypyc(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return what setup.py would have compiled, in a build by pip."""
    import mypyc.build  # which takes longer than all other tests take to be found

    handed: list[str] = []

    def note(words: list[str], **_: object) -> None:
        handed.extend(words)
        raise SystemExit

    monkeypatch.chdir(ROOT)
    monkeypatch.delenv("BOOMCAT_BUILD", raising=False)
    monkeypatch.setattr(sys, "argv", ["setup.py", "bdist_wheel"])
    monkeypatch.setattr(mypyc.build, "mypycify", note)
    monkeypatch.setattr(setuptools, "setup", lambda **_: None)
    runpy.run_path("setup.py")
    return handed


def test_the_core_can_be_compiled_where_no_other_package_is_installed(monkeypatch, tmp_path):
    """As where pip builds a wheel.  A core that cannot be compiled there is packed all the same, interpreted."""
    words = ["--no-site-packages", "--cache-dir", str(tmp_path), *handed_to_mypyc(monkeypatch)]
    checked = subprocess.run([sys.executable, "-m", "mypy", *words], stdout=subprocess.PIPE, text=True, check=False)
    assert checked.returncode == 0, checked.stdout


def test_boomcat_interpreted_picks_the_source_of_every_module():
    assert builds(BOOMCAT_INTERPRETED="1") == {"interpreted"}


def test_boomcat_interpreted_set_to_nothing_or_zero_changes_nothing():
    assert builds(BOOMCAT_INTERPRETED="") == builds(BOOMCAT_INTERPRETED="0") == builds()
