"""`random`: the policy of the benchmarks (`core/policies.py`) as a bot, deciding from a view; the weakest there is."""

from __future__ import annotations

from typing import ClassVar, final

from boomcat.bots.bot import Bot
from boomcat.core.answers import Explode
from boomcat.core.chance import PlayerRng
from boomcat.core.move_pool import DRAW, PASSING, PLAYING
from boomcat.core.moves import Move
from boomcat.core.plays import CardPlay
from boomcat.core.question import Ask, is_window
from boomcat.knowledge.knowledge import Knowledge
from boomcat.views.view import View


@final
class RandomBot(Bot):
    """Draws with 1/2, else any kind of play; Nopes, and plays out of turn, with 1/4; never declines a Defuse."""

    wants_knowledge: ClassVar[bool] = False

    def __init__(self, rng: PlayerRng) -> None:
        self.rng = rng

    def __reduce__(self) -> tuple[object, ...]:
        return (RandomBot, (self.rng,))

    def choose(self, view: View, knowledge: Knowledge, seconds: float) -> Move:
        moves = view.moves
        if is_window(view.asking):
            playing = PLAYING[view.asking]
            return playing if self.rng.below(4) == 0 and playing in moves else PASSING[view.asking]
        if view.asking == Ask.TURN:
            if self.rng.below(2) == 0 or len(moves) == 1:
                return DRAW
            return self.play(moves)
        willing = [move for move in moves if not isinstance(move, Explode)]
        return willing[self.rng.below(len(willing))]

    def play(self, moves: list[Move]) -> Move:
        """Return a uniform kind of play, a title alone or a combo, with uniform details."""
        by_kind: dict[object, list[Move]] = {}
        for move in moves:
            if move is not DRAW:
                kind: object = int(move.title) if isinstance(move, CardPlay) else type(move)
                by_kind.setdefault(kind, []).append(move)
        kinds = list(by_kind.values())
        chosen = kinds[self.rng.below(len(kinds))]
        return chosen[self.rng.below(len(chosen))]
