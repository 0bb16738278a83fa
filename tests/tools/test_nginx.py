"""Finding a proxy for the tests, on machines that have one, that have none, and that cannot download any."""

import pytest

from tools import nginx


@pytest.fixture(autouse=True)
def machine(monkeypatch, tmp_path):
    """A machine with an empty path, except for what a test puts there."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(nginx, "FOLDER", tmp_path / "fetched")
    monkeypatch.setattr(nginx, "version", lambda path: "1.2.3" if path.startswith(str(tmp_path)) else "")
    return tmp_path


def put(folder, name):
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text("#!/bin/sh\n")
    (folder / name).chmod(0o755)


def test_an_installed_nginx_is_taken(machine):
    put(machine, "openssl")
    put(machine, "nginx")
    assert nginx.find() == (str(machine / "nginx"), "")


def test_a_missing_nginx_is_reported(monkeypatch, capsys):
    monkeypatch.setattr(nginx, "version", lambda path: "")
    nginx.main()
    assert capsys.readouterr().out.startswith(
        "NOT TESTED: a server behind a proxy, because openssl, which would write its certificate, isn't installed"
    )
