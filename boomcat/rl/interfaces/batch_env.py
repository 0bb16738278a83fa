"""Many games side by side, in numpy arrays."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from boomcat.core.rules import Options
from boomcat.rl.batch import Batch
from boomcat.rl.encoding import encoding_for
from boomcat.rl.game_slot import NO_END, SOME_BOT, EncodedSlot
from boomcat.rl.interfaces.arrays import Array, Scale, named_parts
from boomcat.rl.interfaces.opponents import Opponent, names_and_maker


class BatchEnv:
    """`reset`, then `step` with one number for each game; a game that ends is followed by the next one by itself.

    observations   what the seat knows that is asked: (games, numbers), bytes or floats
    masks          what it may do: (games, actions), bytes that are 0 or 1
    seats          which seat it is; seats are drawn by lot for each game
    roles          0 for "learner", 1 for "other"
    rewards        for each seat of a game that ended with the last answer, (games, players): 1 for the winner and
                   -1 / (players - 1) for all others; 0 while it goes on
    ended          whether it did

    Bytes are shown as they were written, in new arrays each time.  `observations` and `masks` may be set to arrays of
    the caller's own, which every step fills.
    """

    def __init__(
        self,
        edition: str,
        cast: Sequence[Opponent],
        games: int,
        seed: int,
        options: Options | None = None,
        floats: bool = False,
    ) -> None:
        if games < 1:
            raise ValueError(f"games must be 1 or more, not {games}")
        self.encoding = encoding_for(edition, len(cast), options)
        self.actions = self.encoding.actions
        self.parts = named_parts(self.encoding)
        self.games = games
        names, make = names_and_maker(cast)
        self.batch = Batch(
            [EncodedSlot(self.encoding, names, seed * 1_000_003 + at, make=make) for at in range(games)], seed=seed
        )
        self.scale = Scale(self.encoding, floats)
        self.observations: Array = np.zeros((games, int(self.encoding.width)), self.scale.dtype)
        self.masks: Array = np.zeros((games, int(self.encoding.action_count)), np.uint8)
        #: The arrays written last: unless the caller has replaced them, the next ones are new.
        self.written: tuple[Array, Array] = (self.observations, self.masks)
        arrays = self.batch.arrays()
        #: Each step writes into the same memory.
        self.seats, self.roles, self.winners = (
            np.frombuffer(arrays[name], np.uint8) for name in ("seats", "roles", "winners")
        )
        players = len(cast)
        shares = np.full((256, players), -1 / (players - 1), np.float32)
        shares[np.arange(players), np.arange(players)] = 1
        shares[SOME_BOT + 1 :] = 0
        assert NO_END == SOME_BOT + 1
        self.shares: Array = shares
        self.rewards: Array = np.zeros((games, players), np.float32)
        self.ended: Array = np.zeros(games, bool)

    def reset(self) -> None:
        """Begin the first games; afterwards games follow one another."""
        self.batch.begin()
        self.fill()

    def step(self, actions: Array) -> None:
        """Answer in every game.  Raises ValueError if a number is not legal, and nothing happens."""
        self.batch.step(np.ascontiguousarray(actions, "<i4").tobytes())
        self.fill()

    def sample(self) -> Array:
        """Return random numbers, each legal one as likely."""
        return np.frombuffer(self.batch.sample(), "<i4")

    def fill(self) -> None:
        rows = np.frombuffer(memoryview(self.batch.observations), np.uint8).reshape(self.games, -1)
        masks = np.frombuffer(memoryview(self.batch.masks), np.uint8).reshape(self.games, -1)
        if self.observations.dtype != np.uint8:
            np.multiply(rows, self.scale.factors, out=self.observations, casting="same_kind")
        elif self.observations is self.written[0]:
            self.observations = rows
        else:
            np.copyto(self.observations, rows)
        if self.masks is self.written[1]:
            self.masks = masks
        else:
            np.copyto(self.masks, masks)
        self.written = (rows, masks)
        np.not_equal(self.winners, NO_END, out=self.ended)
        np.take(self.shares, self.winners, axis=0, out=self.rewards, mode="clip")
