"""Many games at once as a Gymnasium vector environment: one seat of each is the learner's, bots play the others."""

from __future__ import annotations

from collections.abc import Sequence
from numbers import Integral
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from boomcat.rl.batch import Batch
from boomcat.rl.game_slot import FORFEIT, NO_END
from boomcat.rl.interfaces.arrays import Array
from boomcat.rl.interfaces.gymnasium_env import AgainstBots, seen_by


class BoomcatVectorEnv(AgainstBots, VectorEnv[Any, Any, Any]):
    """Each row is what `GymEnv` would be, with the same seeds and rewards, on top of the compiled batch.

    A game that ends is followed by the next one in the same step (`AutoresetMode.SAME_STEP`): `info["final_obs"]` has
    the last observations of the games that ended, `info["final_info"]` the learner's seats in them.
    `info["action_mask"]` and `action_masks()` say what is legal; a number that isn't legal loses the game.

    `info["final_info"]["winner"]` is the seat that won, a bot's or the learner's, or -1 if the game ended before one
    had won: the learner exploded while several bots were alive, or a number wasn't legal.

    An opponent called "learner" is answered by the caller as well: then `info["seat"]` says whose question each row
    is, and the reward at the end is that of the seat that answered last.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1, "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(self, num_envs: int = 256, *table: Any, **options: Any) -> None:
        super().__init__(*table, **options)
        if num_envs < 1:
            raise ValueError(f"num_envs must be 1 or more, not {num_envs}")
        self.num_envs = num_envs
        games = [self.new_slot(endless=True) for _ in range(num_envs)]
        for game in games:
            game.keeps_last = True
        self.batch = Batch(games, forfeits=True)
        self.single_observation_space, self.single_action_space = self.row_space, self.number_space
        self.observation_space = batch_space(self.row_space, num_envs)
        self.action_space = batch_space(self.number_space, num_envs)
        arrays = self.batch.arrays()
        #: Each step writes into the same memory.
        self.seats, self.winners, self.last_seats = (
            np.frombuffer(arrays[name], np.uint8) for name in ("seats", "winners", "last_seats")
        )
        self.every: Array = np.ones(num_envs, bool)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal in every row.  A row gets the seed and its own number, as in Gymnasium's own vector environments."""
        first = int(seed) if isinstance(seed, Integral) else None
        super().reset(seed=first)
        seeds: Any = seed if first is None else range(first, first + self.num_envs)
        for at, one in enumerate(self.batch.slots):
            given = None if seeds is None else seeds[at]
            if given is None:
                one.begin()
            else:
                one.seed(int(given))
        self.batch.begin()
        masks = self.action_masks()
        return self.seen(masks), self.info(masks)

    def step(self, actions: Any) -> tuple[Any, Array, Array, Array, dict[str, Any]]:
        self.batch.step(np.ascontiguousarray(actions, "<i4").tobytes())
        ended = self.winners != NO_END
        masks = self.action_masks()
        info = self.info(masks)
        rewards = np.zeros(self.num_envs)
        if ended.any():
            rewards[ended] = np.where(self.winners == self.last_seats, 1.0, -1.0)[ended]
            info |= self.final(ended)
        return self.seen(masks), rewards, ended, np.zeros(self.num_envs, bool), info

    def seen(self, masks: Array) -> Any:
        rows = np.frombuffer(memoryview(self.batch.observations), np.uint8).reshape(self.num_envs, -1)
        return self.observed(self.scale.array(rows), masks)

    def info(self, masks: Array) -> dict[str, Any]:
        seats = self.seats.astype(np.int64)
        return {"action_mask": masks, "_action_mask": self.every, "seat": seats, "_seat": self.every}

    def final(self, ended: Array) -> dict[str, Any]:
        """Return the entries that Gymnasium expects for games that ended."""
        last = np.full(self.num_envs, None, object)
        for at in np.flatnonzero(ended):
            mask = np.zeros(int(self.encoding.action_count), np.int8)
            last[at] = self.observed(self.scale.array(self.batch.slots[at].last), mask)
        seats = np.where(ended, self.last_seats, 0).astype(np.int64)
        winners = np.where(self.winners < FORFEIT, self.winners.astype(np.int64), -1)
        final: dict[str, Any] = {"seat": seats, "_seat": ended, "winner": winners, "_winner": ended}
        illegal = self.winners == FORFEIT
        if illegal.any():
            final |= {"illegal": illegal, "_illegal": illegal.copy()}
        return {"final_obs": last, "_final_obs": ended, "final_info": final, "_final_info": ended}

    def action_masks(self) -> Array:
        """Return what is legal in each row: (num_envs, actions), 0 or 1."""
        return np.frombuffer(memoryview(self.batch.masks), np.int8).reshape(self.num_envs, -1)

    def render(self) -> Any:
        """Return for each row what the seat that is asked sees."""
        if self.render_mode != "ansi":
            return None
        masks = self.action_masks()
        return tuple(seen_by(one, int(one.seat), masks[at].tobytes()) for at, one in enumerate(self.batch.slots))
