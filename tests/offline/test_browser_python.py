"""Python as a browser runs it: what it makes of a game is what native Python makes of it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from boomcat.champion.network import WEIGHTS, scores
from tests.support import in_a_browser
from tests.support.paths import ROOT
from tests.support.thorough import THOROUGH
from tools.soak.offline import ALL, differing, in_browser

#: Decks in which most cards and questions occur.
SOME = ("original", "good-vs-evil", "party-pack", "bring-it-on")


@pytest.mark.long(20)
def test_records_replay_the_same_here_and_in_a_browser(bundle, monkeypatch):
    monkeypatch.chdir(ROOT)
    assert differing(bundle, 7, ALL if THOROUGH else SOME) == []


def test_a_browser_logs_errors_of_the_library_and_its_champion_decides_as_here(bundle, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    in_browser(bundle, script=Path(in_a_browser.__file__))
    assert "error=JSONDecodeError" in (tmp_path / "log").read_text()
    network = scores(WEIGHTS)
    decisions = json.loads((tmp_path / "decisions.json").read_text())
    same = [network(bytes.fromhex(row), bytes.fromhex(moves)).argmax() == found for row, moves, found in decisions]
    # Its weights are rounded to bytes.
    assert sum(same) >= 0.95 * len(same) > 30
