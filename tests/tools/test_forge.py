"""The files for a public forge agree with the project; whether they run is known only there."""

import re
import tomllib

from tests.support.paths import ROOT

SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def read(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def test_every_python_that_is_promised_is_tested_and_gets_its_wheels():
    promised = re.findall(r"Python :: (3\.\d+)", " ".join(SETTINGS["project"]["classifiers"]))
    assert SETTINGS["project"]["requires-python"] == f">={promised[0]}"
    (tested,) = re.findall(r"python: \[(.*)\]", read(".github/workflows/checks.yml"))
    assert re.findall(r"[\d.]+", tested) == promised
    assert SETTINGS["tool"]["cibuildwheel"]["build"] == " ".join(f"cp{one.replace('.', '')}-*" for one in promised)


def test_before_a_commit_and_in_the_checks_the_same_ruff_runs():
    (locked,) = re.findall(r"^ruff==(\S+)", read("requirements/test.lock"), re.MULTILINE)
    assert set(re.findall(r"ruff==([\d.]+)", read(".pre-commit-config.yaml"))) == {locked}


def test_the_version_that_a_tag_is_compared_with_stands_where_the_release_looks():
    assert re.search(r'^__version__ = "[^"]+"$', read("boomcat/__init__.py"), re.MULTILINE)
    assert "boomcat/__init__.py" in read(".github/workflows/release.yml")
