"""The judge: how likely each seat wins from what it knows, if everybody plays on like the champion.

    onlooker = Onlooker(rules)
    onlooker.see(events)                     # all events of the game, in order, as they happened
    judge().chances(game, onlooker)          # for each seat, asked or not; 0 for those who are out
    chance(view, knowledge)                  # for one seat, from what it knows

Each chance is what the seat itself may know; so they don't sum to 1.  `FINGERPRINT` says with which judge something was
measured.  How good it is: docs/champion.md.
"""

from __future__ import annotations

import threading
from collections.abc import Iterable, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8

from boomcat.champion.champion_bot import memory_from
from boomcat.champion.network import Trunk
from boomcat.core.answers import DEFUSE
from boomcat.core.cards import Kind
from boomcat.core.chance import SeededChance
from boomcat.core.deal import deal
from boomcat.core.events import Event
from boomcat.core.hand import holds
from boomcat.core.question import Ask
from boomcat.core.rules import SEATS, Rules
from boomcat.core.state import State
from boomcat.knowledge.knowledge import Knowledge
from boomcat.knowledge.plausible import game_matching
from boomcat.rl.features import ROW, ObservationWriter
from boomcat.rl.memory import Memory, memories_of
from boomcat.views.view import View

WEIGHTS: Final = Path(__file__).with_name("judge.npz")
FINGERPRINT: Final = sha256(WEIGHTS.read_bytes()).hexdigest()[:16]


class MomentRows(threading.local):
    """The buffer of a moment, one for each thread: what compiled code was given once is never freed (librt 0.16)."""

    def __init__(self) -> None:
        self.observations = vec[u8](bytes(ROW * SEATS))


ROWS = MomentRows()


class Onlooker:
    """The memories of all seats of a game, of the events that each saw."""

    def __init__(self, rules: Rules) -> None:
        self.writer = ObservationWriter(rules)
        self.memories: list[Memory] = memories_of(deal(rules, SeededChance(0)))

    def copy(self) -> Onlooker:
        twin = Onlooker.__new__(Onlooker)
        twin.writer = self.writer
        twin.memories = [memory.copy() for memory in self.memories]
        return twin

    def see(self, events: Iterable[Event]) -> None:
        """Take in what has happened.  Of what a seat didn't see, its memory reads nothing."""
        for event in events:
            for memory in self.memories:
                memory.see(event)

    def rows(self, game: State, seats: Sequence[int]) -> memoryview:
        """Return what these living seats know now, a row for each; valid until the next call in this thread."""
        for at, seat in enumerate(seats):
            # To look may change a memory, and looking mustn't change a game.
            memory = self.memories[seat].copy()
            self.writer.look(game, seat, memory)
            self.writer.observation(game, memory, ROWS.observations, at * ROW)
        return memoryview(ROWS.observations)[: ROW * len(seats)]


def chance(view: View, knowledge: Knowledge) -> float:
    """Return the chance to win of the seat whose view it is, which needn't be asked: what a bot can know of itself.

    It's a little less sure than `Judge.chances` with an onlooker, who remembers more than knowledge does.
    """
    if not view.alive[view.viewer] or view.asking == Ask.OVER:
        return 1.0 if view.alive[view.viewer] else 0.0
    onlooker = Onlooker(view.rules)
    onlooker.memories[view.viewer] = memory_from(view, knowledge)
    game = game_matching(view.rules, view.as_dict(), may_answer=True)
    if is_settled(game):
        game, onlooker = after_defusing(game, onlooker)
    return judge().values(onlooker.rows(game, [view.viewer]))[0]


def is_settled(game: State) -> bool:
    """Return whether the question is a formality, for all to see: a player who drew a kitten must have a Defuse.

    Not with the Godcat in hand: the others can't know whether there is a Defuse as well.
    """
    return game.asking == Ask.DEFUSE and not holds(game.hands[game.decider], Kind.GODCAT)


def after_defusing(game: State, onlooker: Onlooker) -> tuple[State, Onlooker]:
    """Return the moment after it, from copies: what is certain to come changes no chance."""
    later, events = game.copy(), list[Event]()
    later.log = events
    DEFUSE.apply(later, SeededChance(0))
    seen = onlooker.copy()
    seen.see(events)
    return later, seen


class Judge(Trunk):
    """Made of a file of weights."""

    def values(self, rows: bytes | memoryview) -> list[float]:
        """Return the chance to win of the seat of each row."""
        logits = (self.read(rows) @ self.weights["value.weight"])[:, 0] + self.weights["value.bias"]
        found: list[float] = (1 / (1 + np.exp(-logits.astype(np.float64)))).tolist()
        return found

    def chances(self, game: State, onlooker: Onlooker) -> list[float]:
        """Return every seat's chance to win, by number: from what it knows itself, if all play on like the champion.

        The onlooker has seen all that has happened in this game.
        """
        if is_settled(game):
            game, onlooker = after_defusing(game, onlooker)
        found = [0.0] * game.players
        if game.asking == Ask.OVER:
            found[int(game.winner())] = 1.0
            return found
        living = [seat for seat in range(game.players) if game.is_alive(seat)]
        for seat, chance in zip(living, self.values(onlooker.rows(game, living)), strict=True):
            found[seat] = chance
        return found


@cache
def judge(path: Path = WEIGHTS) -> Judge:
    """Read once."""
    return Judge(path)
