"""How well the weights of re-deals know the truth: `python -m lab.redeal_calibration --players 4 --games 40`.

In games of champions one of them searches.  Whenever it lays the hidden cards anew, the weight that the true layout
would get is compared with the mean of all: by that factor the truth has become likelier.  The mean logarithm is
printed, in nats, for the weights by habits (`champion/suspicion.py`), and for those by the network as well
(`champion/thinker.py`).
"""

from __future__ import annotations

import argparse
import math
from typing import Any

from boomcat.arena.arena_match import ArenaMatch
from boomcat.bots.bot import Bot
from boomcat.bots.roster import bot_named
from boomcat.champion.search import LAYOUTS, Search
from boomcat.champion.thinker import Thinker
from boomcat.core.chance import PlayerRng
from boomcat.core.edition import ORIGINAL
from boomcat.core.moves import Move
from boomcat.core.rules import Options, rules_for
from boomcat.core.state import State
from boomcat.knowledge.redeal import Redeal
from boomcat.rl.memory import Memory

SECONDS = 600.0


class Weighing(Thinker):
    """Told the truth, and asks what it would weigh."""

    truth: State | None = None

    def __init__(self, rng: PlayerRng) -> None:
        super().__init__(rng, 1)
        # For each decision one round is enough, a whole one.
        self.rows, self.step = 1, LAYOUTS
        self.found: dict[str, list[float]] = {"habits": [], "network": []}

    def weights(self, pool: list[State], redeal: Redeal, memory: Memory) -> Any:
        assert self.truth is not None
        both = [*pool, self.truth]
        found = {"habits": Search.weights(self, both, redeal, memory), "network": super().weights(both, redeal, memory)}
        for name, weights in found.items():
            mean = weights.mean()
            # Never quite impossible: the network gives no move the chance 0, and habits know exceptions.
            self.found[name].append(math.log(max(1e-6, weights[-1] / mean)) if mean > 0 else 0.0)
        return found["network"][:-1]


class Told(ArenaMatch):
    """Lets one seat know how the cards lie, only to see how well it guesses."""

    def answer(self, seat: int) -> Move:
        bot = self.seats[seat].bot
        if isinstance(bot, Weighing):
            bot.truth = self.game.copy()
        return super().answer(seat)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m lab.redeal_calibration", description=__doc__)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=40)
    arguments = parser.parse_args()
    found: dict[str, list[float]] = {"habits": [], "network": []}
    for seed in range(arguments.games):
        bot = Weighing(PlayerRng(seed))
        bots: list[Bot] = [bot_named("champion", PlayerRng(seat)) for seat in range(arguments.players)]
        bots[seed % arguments.players] = bot
        Told(rules_for(ORIGINAL, arguments.players, Options()), seed, bots, SECONDS, lambda: 0.0).play()
        for name, some in bot.found.items():
            found[name] += some
    for name, some in found.items():
        mean = sum(some) / len(some)
        error = math.sqrt(sum((one - mean) ** 2 for one in some)) / len(some)
        print(f"{name}: {mean:+.3f} ± {1.96 * error:.3f} of {len(some)} decisions")


if __name__ == "__main__":
    main()
