"""A search on top of the network: what its best moves lead to, in layouts of the hidden cards that fit what is known.

It lays the hidden cards anew, weighs the layouts by what the others did, tries the network's best moves in the same
layouts with the same luck, lets everybody play on by the network's policy until it is asked again after the others had
their turns, and takes the network's value of that place.  Its budget is a number of rows for the network, so that games
can be repeated.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from boomcat.bots.bot import Bot
from boomcat.champion.champion_bot import Champion
from boomcat.champion.judge import Judge
from boomcat.champion.lines import STEPS, Line, Lines, begin
from boomcat.champion.minds import filled, new_minds, tell
from boomcat.champion.suspicion import Suspicion
from boomcat.core.chance import PlayerRng
from boomcat.core.events import Event
from boomcat.core.moves import Move
from boomcat.core.state import State
from boomcat.knowledge.knowledge import Knowledge
from boomcat.knowledge.redeal import Redeal
from boomcat.rl.choices import options_of
from boomcat.rl.features import Writer
from boomcat.rl.memory import Memory
from boomcat.views.view import View
from boomcat.wire.laying import table_like

#: A move is thought about if the network gives it this chance; and at most so many are.
LEAST = 0.02
MOST = 4
#: By how much better a move must be for each factor e that the network likes it less; by how many standard errors.
TRUST = 0.003
SURELY = 1.0
#: A move that is worse by so many standard errors isn't tried any longer.
HOPELESS = -2.0
#: Layouts at a time; fewer where the budget is under so many rows, because a round of all of them would break it.
LAYOUTS = 16
FEWEST_LAYOUTS = 4
ROWS_FOR_ALL = 700
#: What an idle core of 2026 gets through in a millisecond.
ROWS_A_MILLISECOND = 14


class Search(Bot):
    """Weighs layouts by habits alone; `rows` is its budget for one decision."""

    def __init__(self, rng: PlayerRng, rows: int) -> None:
        self.rng = rng
        self.rows = rows
        self.step = max(FEWEST_LAYOUTS, min(LAYOUTS, rows * LAYOUTS // ROWS_FOR_ALL))
        self.champion = Champion()
        self.judge = Judge(self.champion.scores)
        self.writer = Writer()
        self.suspicion: Suspicion | None = None
        self.minds: list[Memory] = []
        self.told = 0
        #: Decisions, those that were searched, those that were changed.
        self.counts = [0, 0, 0]
        #: Rows that went into the weights of layouts, in one decision.
        self.weighing = 0

    def see(self, event: Event) -> None:
        self.champion.see(event)

    def choose(self, view: View, knowledge: Knowledge, seconds: float) -> Move:
        game = table_like(view.rules, view.said(), may_answer=True)
        options = options_of(game, view.viewer)
        if len(options) == 1:
            return options[0]
        self.counts[0] += 1
        scores = self.champion.scores(*self.champion.rows(view, game, options, knowledge))
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        order = [int(at) for at in np.argsort(-chances, kind="stable")[:MOST]]
        tried = [at for at in order if chances[at] >= LEAST]
        if len(tried) < 2:
            return options[order[0]]
        self.follow(view)
        self.counts[1] += 1
        # Half of the time there is: a processor may be slower than that of 2026, and late answers count for nothing.
        rows = min(self.rows, int(seconds * 1000 * ROWS_A_MILLISECOND / 2))
        best = self.search(view, knowledge, [options[at] for at in tried], [float(scores[at]) for at in tried], rows)
        self.counts[2] += best > 0
        return options[tried[best]]

    def search(self, view: View, knowledge: Knowledge, moves: list[Move], likes: list[float], rows: int) -> int:
        """The best of these; the first is the network's choice."""
        memory = self.champion.memory
        assert memory is not None
        redeal = Redeal(view, knowledge)
        lines = Lines(self.judge, self.writer, view.rules, view.viewer)
        alive = list(range(len(moves)))
        gains: list[list[float]] = [[] for _ in moves]
        spent = self.weighing = 0
        while spent + self.weighing < rows and len(alive) > 1:
            begun: list[Line] = []
            layouts = self.layouts(redeal, memory, self.step)
            if not layouts:
                return 0
            for layout in layouts:
                minds = [
                    memory.copy() if seat == view.viewer else self.mind(seat, layout) for seat in range(layout.players)
                ]
                seed = (self.rng.word() << 30) ^ self.rng.word()
                begun += [begin(layout, minds, seed, view.viewer, moves[at]) for at in alive]
            spent += lines.play(begun)
            values = np.array([line.value for line in begun]).reshape(-1, len(alive))
            for place, at in enumerate(alive):
                gains[at] += (values[:, place] - values[:, 0]).tolist()
            alive = [at for at in alive if at == 0 or margin(gains[at], likes[0] - likes[at], HOPELESS) > 0]
        margins = [margin(gains[at], likes[0] - likes[at], SURELY) if at else 0.0 for at in alive]
        return alive[int(np.argmax(margins))]

    # -- layouts -------------------------------------------------------------------

    def follow(self, view: View) -> None:
        """Take in what happened, for oneself and as the others see it."""
        if self.suspicion is None:
            self.suspicion = Suspicion(view.viewer, len(view.hand_sizes))
            self.minds = new_minds(view, late=view.question > 0 and not self.champion.events)
        for event in self.champion.events[self.told :]:
            self.suspicion.see(event)
            self.notice(event)
            for seat, mind in enumerate(self.minds):
                if seat != view.viewer:
                    tell(mind, seat, event)
        self.told = len(self.champion.events)

    def notice(self, event: Event) -> None:
        """Something happened of which the others haven't been told yet."""

    def layouts(self, redeal: Redeal, memory: Memory, count: int) -> list[State]:
        """Of three times as many the likelier ones more often; none if the cards can't be laid."""
        try:
            pool = [redeal.draw(self.rng) for _ in range(3 * count)]
        except ValueError:
            return []
        weights = self.weights(pool, redeal, memory)
        if weights.sum() <= 0:
            weights[:] = 1.0
        upto = np.cumsum(weights) / weights.sum()
        at = np.searchsorted(upto, (np.arange(count) + self.rng.below(STEPS) / STEPS) / count)
        return [pool[min(int(one), len(pool) - 1)] for one in at]

    def weights(self, pool: list[State], redeal: Redeal, memory: Memory) -> Any:
        """How likely each layout is, by what the others did."""
        assert self.suspicion is not None
        return np.array([self.suspicion.likelihood(game, memory) for game in pool])

    def mind(self, seat: int, game: State) -> Memory:
        """What another player would remember, if the cards lay so."""
        return filled(self.minds[seat].copy(), seat, game, self.rng)


def margin(gains: list[float], doubt: float, errors: float) -> float:
    """By how much it beats the network's choice, less what it must, and so many standard errors."""
    found = np.array(gains)
    return float(found.mean() - TRUST * doubt - errors * found.std() / math.sqrt(len(found)))
