"""Python as a browser runs it: what it makes of a game is what native Python makes of it."""

from __future__ import annotations

import pytest

from tests.support.paths import ROOT
from tests.support.thorough import THOROUGH
from tools.soak.offline import ALL, differing, in_browser

#: Decks in which most cards and questions occur.
SOME = ("original", "good-vs-evil", "party-pack", "bring-it-on")


@pytest.mark.long(20)
def test_records_replay_the_same_here_and_in_a_browser(bundle, monkeypatch):
    monkeypatch.chdir(ROOT)
    assert differing(bundle, 7, ALL if THOROUGH else SOME) == []


#: A library's error in a call of ours, as a table would log it.
BREAK = """
import json
from boomcat.server.operations.log import Log

async def main(words):
    try:
        json.loads("{")
    except ValueError as error:
        with open("log", "w") as file:
            Log("error", file=file).broken(error)
"""


def test_an_error_in_the_standard_library_is_logged_in_a_browser(bundle, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "break.py").write_text(BREAK)
    in_browser(bundle, script=tmp_path / "break.py")
    assert "error=JSONDecodeError" in (tmp_path / "log").read_text()
