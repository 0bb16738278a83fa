"""Compare a network with another one, its predecessor: `python -m lab.successor NEW.npz OLD.npz`.

Both play the same deals with the same luck, in every rotation, against the same bots: so the difference has a smaller
interval than either.  It prints a line for each table, and takes minutes on 16 cores.
"""

import argparse
import os
from functools import partial
from math import sqrt
from multiprocessing import Pool
from statistics import fmean, stdev

from boomcat.arena.plan import Plan
from boomcat.arena.rounds import play_round
from boomcat.core.decks import DECKS
from boomcat.core.recipe import edition_named
from boomcat.core.rules import Options
from boomcat.learn.mix import BARKING, EVERY_CARD, NEW_CARDS, STREAKING

SEED = 4711
BOT_SECONDS = 600.0
#: Deals by the number of players.
DEALS = {2: 1500, 3: 500, 4: 750, 8: 250}
#: Tables, and who sits at all seats but one; "old" is the predecessor.
CONTESTS = [
    *(("original", players, bot) for players in (2, 4) for bot in ("heuristic", "random", "cheat", "old")),
    *((key, players, "heuristic") for key in ("nsfw", "party-pack", "good-vs-evil", NEW_CARDS) for players in (2, 4)),
    *((key, players, "heuristic") for key in (STREAKING, BARKING) for players in (2, 4)),
    ("party-pack", 8, "heuristic"),
    (EVERY_CARD, 4, "heuristic"),
    *((key, max(3, edition_named(key).fewest), "heuristic") for key in DECKS),
]


def share(bots: tuple[str, str], edition: str, players: int, deal: int) -> float:
    """Return the share of the deal's games that the first bot wins."""
    one = play_round(Plan(bots, edition, players, deal + 1, SEED, BOT_SECONDS, Options().key()), deal)
    return fmean(places[0] == 0 for places in one.standings)


def written(shares: list[float]) -> str:
    return f"{100 * fmean(shares):5.1f} ± {196 * stdev(shares) / sqrt(len(shares)):.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m lab.successor", description=__doc__)
    parser.add_argument("new")
    parser.add_argument("old")
    parser.add_argument("--deals", type=float, default=1.0, help="this share of the usual number")
    chosen = parser.parse_args()
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    with Pool() as pool:
        for edition, players, name in CONTESTS:
            deals = range(max(2, round(DEALS[players] * chosen.deals)))
            other = chosen.old if name == "old" else name
            bots = [chosen.new] if name == "old" else [chosen.new, chosen.old]
            found = [pool.map(partial(share, (bot, other), edition, players), deals, chunksize=8) for bot in bots]
            line = " − ".join(written(shares) for shares in found)
            if len(found) == 2:
                line += " = " + written([new - old for new, old in zip(*found, strict=True)])
            print(f"{edition[:30]:30} {players} {name:10} {line}", flush=True)


if __name__ == "__main__":
    main()
