"""Measures how many games luck-adjusted win rates would save: `python -m lab.luck_adjusted DEALS`, for two pairs.

A review says how lucky each seat was. Luck has mean 0, so it can be taken off the result without a bias, as a control
variate with the factor that fits best. A deal, played with both rotations, is one observation, as in the arena.
"""

from __future__ import annotations

import sys
import time
from statistics import correlation, fmean, stdev

from boomcat.game.game import Game
from boomcat.reviews.reviewer import Effort, Reviewer
from lab.review import record_of

PAIRS = (("champion", "heuristic"), ("champion", "apprentice"))
EFFORT = Effort(redeals=8, rolled_out=0, dealt_again=0)
FIRST_SEED = 5_000_000


def measure(bots: tuple[str, str], deals: int) -> str:
    """Return a line about a pair: half the difference of wins and of luck, and the share of games that would do."""
    wins, lucks = [], []
    playing = reviewing = 0.0
    for seed in range(FIRST_SEED, FIRST_SEED + deals):
        won, lucky = [], []
        for first in (0, 1):
            start = time.process_time()
            game = Game("original", players=2, seed=seed).playout([bots[first], bots[1 - first]])
            played = time.process_time()
            reviewer = Reviewer(record_of(game), EFFORT)
            for _ in reviewer.run():
                pass
            playing, reviewing = playing + played - start, reviewing + time.process_time() - played
            mine, other = reviewer.accounts[first], reviewer.accounts[1 - first]
            won.append(0.5 if reviewer.winner == first else -0.5)
            lucky.append((mine.deal + mine.luck - other.deal - other.luck) / 2)
        wins.append(fmean(won))
        lucks.append(fmean(lucky))
    share = 1 - correlation(wins, lucks) ** 2
    error = 196 * stdev(lucks) / deals**0.5
    return (
        f"{bots[0]} against {bots[1]}, {deals} deals: won {50 + 100 * fmean(wins):.1f} %;"
        f" luck {100 * fmean(lucks):+.1f} ± {error:.1f} points; {100 * share:.0f} % of the games would do;"
        f" to review a game takes {reviewing / playing:.0f} times as long as to play it"
    )


if __name__ == "__main__":
    for pair in PAIRS:
        print(measure(pair, int(sys.argv[1])), flush=True)
