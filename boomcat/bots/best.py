"""The best of several moves, without a liking for low seats."""

from __future__ import annotations

from typing import final

from boomcat.core.chance import PlayerRng
from boomcat.core.moves import Move


@final
class Best:
    """The best move offered so far; of several of one kind that are equally good, any with the same chance.

    Moves are listed by seat: a bot that kept the first of them would always pick on the same player.
    """

    def __init__(self, rng: PlayerRng, above: float) -> None:
        self.rng = rng
        self.move: Move | None = None
        #: A move must score more than this at first, and as much as the best one later.
        self.score = above
        self.equals = 0

    def offer(self, move: Move, score: float) -> None:
        if score > self.score:
            self.move = move
            self.score = score
            self.equals = 1
        elif self.equals and score == self.score and type(move) is type(self.move):
            self.equals += 1
            if self.rng.below(self.equals) == 0:
                self.move = move
