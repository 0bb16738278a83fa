"""Finding a browser for the tests, on machines that have none, a broken one, or one of another name."""

import pytest

from tools import chromium


@pytest.fixture(autouse=True)
def machine(monkeypatch, tmp_path):
    """A machine with nothing on its path but what a test puts there, and no rights to install anything."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv(chromium.VARIABLE, raising=False)
    monkeypatch.setattr(chromium, "MAC", tmp_path / "nowhere")
    monkeypatch.setattr(chromium, "can_install", lambda: False)
    chromium.find.cache_clear()
    yield tmp_path
    chromium.find.cache_clear()


def put(folder, name, exit_code):
    program = folder / name
    program.write_text(f"#!/bin/sh\nexit {exit_code}\n")
    program.chmod(0o755)
    return str(program)


def test_the_first_browser_that_starts_is_taken(machine):
    put(machine, "chromium", 1)
    chrome = put(machine, "google-chrome", 0)
    assert chromium.find() == (chrome, "")


def test_the_variable_comes_before_all_others(machine, monkeypatch):
    put(machine, "chromium", 0)
    mine = put(machine, "mine", 0)
    monkeypatch.setenv(chromium.VARIABLE, mine)
    assert chromium.find() == (mine, "")


def test_a_variable_that_names_no_browser_is_not_passed_over_in_silence(machine, monkeypatch):
    put(machine, "chromium", 0)
    monkeypatch.setenv(chromium.VARIABLE, "/nowhere")
    assert chromium.find() == ("", "BOOMCAT_CHROMIUM=/nowhere doesn't start as a browser")


def test_a_missing_browser_that_cannot_be_installed_is_reported(capsys):
    chromium.main()
    assert capsys.readouterr().out.startswith("NOT TESTED: the browser client, because Chromium isn't installed")


def test_a_missing_browser_is_installed_if_packages_can_be(machine, monkeypatch, capsys):
    def install():
        put(machine, "chromium", 0)
        chromium.find.cache_clear()
        return ""

    monkeypatch.setattr(chromium, "can_install", lambda: True)
    monkeypatch.setattr(chromium, "install", install)
    chromium.main()
    assert capsys.readouterr().out == f"{machine / 'chromium'}\n"


def test_a_failed_installation_shows_its_error(monkeypatch, capsys):
    monkeypatch.setattr(chromium, "can_install", lambda: True)
    monkeypatch.setattr(chromium, "install", lambda: "E: Unable to locate package chromium\n")
    chromium.main()
    first, last = capsys.readouterr().out.splitlines()
    assert first == "E: Unable to locate package chromium"
    assert last.startswith("NOT TESTED: the browser client, because ")
