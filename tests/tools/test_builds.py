"""The compiled and the interpreted core play the same games.

mypyc 2.4 silently makes a 32-bit shift of `literal << variable`, so this is the guard: the same seeds in both builds,
a thousand games of each edition, digest by digest.
"""

import json
import os
import subprocess
import sys

import pytest

from boomcat.build import compiled
from boomcat.core.cards import bit, how_many, lowest, members_of, nth_of, shifted
from boomcat.core.edition import EDITIONS
from boomcat.core.playout import Path as Way
from boomcat.core.playout import Tally, simulate
from boomcat.core.rules import Options, rules_for
from tests.support.paths import ROOT

GAMES = 1_000
OTHER_BUILD = f"from tests.tools.test_builds import digests; import json; print(json.dumps(digests({GAMES})))"
MANY_OPTIONS = Options(quick=True, five_different=True, stacking=False, remove_dead_hands=True)


def digests(games: int) -> dict[str, list[int]]:
    """Return for each edition a digest for each number of players, `games` games in all, and a few games with
    options."""
    found: dict[str, list[int]] = {}
    for key, edition in EDITIONS.items():
        sizes = range(edition.fewest, edition.most + 1)
        found[key] = []
        for options, each in ((Options(), -(-games // len(sizes))), (MANY_OPTIONS, 20)):
            for players in sizes:
                tally = Tally(players)
                simulate(rules_for(edition, players, options), 1_000, each, tally)
                found[key].append(int(tally.digest))
    return found


def test_both_builds_play_the_same_games():
    if not compiled():
        pytest.skip("NOT TESTED: the core of this environment is not compiled, so there is nothing to compare")
    environment = {**os.environ, "BOOMCAT_INTERPRETED": "1"}
    answer = subprocess.check_output([sys.executable, "-c", OTHER_BUILD], cwd=ROOT, env=environment)
    assert json.loads(answer) == digests(GAMES)


@pytest.mark.both_builds
@pytest.mark.parametrize("way", [Way.LISTING, Way.CHECKED, Way.RECORDED])
def test_listing_checking_and_recording_moves_does_not_change_the_game(way):
    for key, edition in EDITIONS.items():
        tallies = []
        for path in (Way.UNCHECKED, way):
            tally = Tally(edition.most)
            simulate(rules_for(edition, edition.most, Options()), 1, 5, tally, path)
            tallies.append(tally.digest)
        assert tallies[0] == tallies[1], key


@pytest.mark.both_builds
def test_a_bit_is_shifted_within_a_word_of_64():
    assert [bit(n) for n in range(62)] == [1 << n for n in range(62)]
    assert shifted(31, 55) == 31 << 55


@pytest.mark.both_builds
def test_sets_of_bits_are_counted_and_picked_from():
    for members in [*range(1, 5_000), *(1 << n for n in range(63)), (1 << 63) - 1, 0b101 << 29]:
        expected = [n for n in range(63) if members >> n & 1]
        assert how_many(members) == len(expected)
        assert lowest(members) == expected[0]
        assert members_of(members) == expected
        assert [nth_of(members, n) for n in range(len(expected))] == expected
