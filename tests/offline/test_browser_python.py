"""Python as a browser runs it: what it makes of a game is what native Python makes of it."""

from __future__ import annotations

import pytest

from tests.support.paths import ROOT
from tests.support.thorough import THOROUGH
from tools.soak.offline import ALL, differing

#: Decks in which most cards and questions occur.
SOME = ("original", "good-vs-evil", "party-pack", "bring-it-on")


@pytest.mark.long(20)
def test_records_replay_the_same_here_and_in_a_browser(bundle, monkeypatch):
    monkeypatch.chdir(ROOT)
    assert differing(bundle, 7, ALL if THOROUGH else SOME) == []
