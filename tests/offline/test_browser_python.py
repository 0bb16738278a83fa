"""Python as a browser runs it: what it makes of a game is what native Python makes of it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.paths import ROOT
from tests.support.thorough import THOROUGH
from tools.offline import BUNDLE
from tools.soak.offline import ALL, differing

#: Decks in which most cards and questions occur.
SOME = ("original", "good-vs-evil", "party-pack", "bring-it-on")


@pytest.fixture(scope="session")
def bundle() -> Path:
    """The bundle for browsers, built anew if its sources changed."""
    quick = {**os.environ, "BOOMCAT_BROTLI": "1"}
    subprocess.run([sys.executable, "-m", "tools.offline"], cwd=ROOT, env=quick, check=True)
    return BUNDLE


@pytest.mark.long(20)
def test_records_replay_the_same_here_and_in_a_browser(bundle, monkeypatch):
    monkeypatch.chdir(ROOT)
    assert differing(bundle, 7, ALL if THOROUGH else SOME) == []
