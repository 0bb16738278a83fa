"""`champion` takes the option with the network's highest score, `apprentice` any of them, the better the likelier."""

from __future__ import annotations

import threading
from bisect import bisect_right
from collections.abc import Callable, Sequence
from itertools import accumulate
from math import exp
from pathlib import Path
from typing import Protocol

from librt.vecs import vec
from mypy_extensions import u8

from boomcat.bots.bot import Bot
from boomcat.bots.heuristic import HeuristicBot
from boomcat.champion.sense import sensible
from boomcat.core.cards import HOLDABLE, KINDS, NO_CARD, set_of
from boomcat.core.chance import PlayerRng, SeededChance
from boomcat.core.deal import deal
from boomcat.core.events import Event
from boomcat.core.moves import Move
from boomcat.core.state import State
from boomcat.knowledge.knowledge import Knowledge
from boomcat.knowledge.plausible import game_matching
from boomcat.rl.choices import MOST, options_of
from boomcat.rl.features import MOVE_ROW, ROW, ObservationWriter
from boomcat.rl.memory import Memory, memory_at
from boomcat.views.view import View

#: How much an option must lose in score to be chosen e times less often.
TEMPERATURE = 3.0
#: A random number of this many steps picks an option by its chance.
STEPS = 1 << 31


class MoveScorer(Protocol):
    """Scores the options of one decision, whose rows `boomcat.rl.features` writes."""

    @property
    def questions(self) -> Sequence[int]:
        """The questions that it was trained to answer."""

    def __call__(self, row: memoryview, options: memoryview) -> Sequence[float]: ...


def numpy_network(weights: Path | None) -> MoveScorer:
    from boomcat.champion.network import WEIGHTS, scores

    return scores(weights or WEIGHTS)


#: Reads a network, by default the one in the package; a browser has no NumPy and puts another reader here.
read_network: Callable[[Path | None], MoveScorer] = numpy_network


class Rows(threading.local):
    """The buffers of a decision, one set for each thread: guests play in threads.

    What compiled code was given once is never freed (librt 0.16), so it's always given the same.
    """

    def __init__(self) -> None:
        self.observation = vec[u8](bytes(ROW))
        self.moves = vec[u8](bytes(MOVE_ROW * MOST))


ROWS = Rows()


class Champion(Bot):
    """Plays without luck: in the same position, with the same memories, it does the same.

    Questions on which the network wasn't trained are answered by the heuristic.
    """

    def __init__(self, weights: Path | None = None) -> None:
        #: Another network than the one in the package.
        self.weights = weights
        # Read when the first bot is made, so that the first decision isn't slow.
        self.scores = read_network(weights)
        self.events: list[Event] = []
        self.memory: Memory | None = None
        self.writer: ObservationWriter | None = None

    def __reduce__(self) -> tuple[object, ...]:
        return (with_events, (type(self), (self.weights,), self.events))

    def see(self, event: Event) -> None:
        self.events.append(event)

    def choose(self, view: View, knowledge: Knowledge, seconds: float) -> Move:
        if view.asking not in self.scores.questions:
            return HeuristicBot(PlayerRng(view.question)).choose(view, knowledge, seconds)
        game, options = self.options(view, knowledge)
        if len(options) == 1:
            return options[0]
        row, moves = self.rows(view, game, options, knowledge)
        return options[self.pick(self.scores(row, moves))]

    def options(self, view: View, knowledge: Knowledge) -> tuple[State, list[Move]]:
        """Return a game that matches the view, and the options that make sense."""
        game = game_matching(view.rules, view.as_dict(), may_answer=True)
        options = options_of(game, view.viewer)
        if len(options) > 1:
            options = sensible(game, view.viewer, self.remember(view, knowledge), options)
        return game, options

    def ranked(self, view: View, knowledge: Knowledge) -> list[Move]:
        """Return the options, those it likes best first."""
        if view.asking not in self.scores.questions:
            return [self.choose(view, knowledge, 0.0)]
        game, options = self.options(view, knowledge)
        if len(options) == 1:
            return options
        row, moves = self.rows(view, game, options, knowledge)
        found = self.scores(row, moves)
        return [options[at] for at in sorted(range(len(found)), key=lambda at: -found[at])]

    def pick(self, scores: Sequence[float]) -> int:
        """Return the option with the highest score; of equals the first."""
        return max(range(len(scores)), key=scores.__getitem__)

    def rows(self, view: View, game: State, options: list[Move], knowledge: Knowledge) -> tuple[memoryview, memoryview]:
        """Return the network's input for the table and for each option; valid until the next call in this thread."""
        memory = self.remember(view, knowledge)
        writer = self.writer = self.writer or ObservationWriter(view.rules)
        writer.look(game, view.viewer, memory)
        writer.observation(game, memory, ROWS.observation, 0)
        for at, move in enumerate(options):
            writer.move(game, memory, move, ROWS.moves, at * MOVE_ROW)
        return memoryview(ROWS.observation), memoryview(ROWS.moves)[: MOVE_ROW * len(options)]

    def remember(self, view: View, knowledge: Knowledge) -> Memory:
        """Return what it saw; if it came late, what follows from what its seat knows."""
        memory = self.memory
        if memory is None:
            pile = len(deal(view.rules, SeededChance(0)).draw_pile)
            memory = memory_at(view.viewer, view.rules, pile)
        memory.catch_up(self.events)
        unaware = view.question > 0 and not self.events
        if unaware or len(memory.known) + memory.floating != view.draw_pile_size:
            memory = memory_from(view, knowledge)
            memory.events_seen = len(self.events)
        self.memory = memory
        return memory


class Apprentice(Champion):
    """Knows what the champion knows, and doesn't always stick to it."""

    def __init__(self, rng: PlayerRng) -> None:
        super().__init__()
        self.rng = rng

    def __reduce__(self) -> tuple[object, ...]:
        return (with_events, (type(self), (self.rng,), self.events))

    def pick(self, scores: Sequence[float]) -> int:
        best = max(scores)
        upto = list(accumulate(exp((one - best) / TEMPERATURE) for one in scores))
        return bisect_right(upto, self.rng.below(STEPS) / STEPS * upto[-1], hi=len(upto) - 1)


def with_events(kind: Callable[..., Champion], arguments: tuple[object, ...], events: list[Event]) -> Champion:
    bot = kind(*arguments)
    bot.events = events[:]
    return bot


def memory_from(view: View, knowledge: Knowledge) -> Memory:
    """Return the memory of a bot that didn't see the events, as far as its knowledge goes."""
    pile = view.draw_pile_size
    memory = memory_at(view.viewer, view.rules, pile)
    memory.known = [knowledge.known_at(above) for above in reversed(range(pile))]
    while memory.clear < pile and knowledge.known_at(memory.clear) != NO_CARD:
        memory.clear += 1
    memory.held = [hand.copy() for hand in knowledge.held]
    for seat, most in enumerate(knowledge.most):
        possible = set_of([card for card in range(KINDS) if most[card]]) | knowledge.held[seat].one
        memory.lacks[seat] = HOLDABLE & ~possible
    memory.godcat = view.godcat
    return memory
