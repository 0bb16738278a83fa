"""One seat of the table as a Gymnasium environment; bots play the others."""

from __future__ import annotations

from collections.abc import Sequence
from random import SystemRandom
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from boomcat.core.rules import Options
from boomcat.rl.encoding import TableEncoding, encoding_for
from boomcat.rl.game_slot import NO_END, EncodedSlot
from boomcat.rl.interfaces.arrays import MOST, Array, Scale, named_parts
from boomcat.rl.interfaces.opponents import Opponent, names_and_maker
from boomcat.rl.interfaces.rendering import seen_by

OPPONENTS = ("heuristic", "heuristic", "heuristic")


def spaces_of(
    encoding: TableEncoding, scale: Scale, mask_in_observation: bool
) -> tuple[spaces.Space[Any], spaces.Discrete]:
    """Return the spaces of one seat's observations and actions."""
    size = int(encoding.action_count)
    row: spaces.Space[Any] = spaces.Box(np.zeros_like(scale.high), scale.high, dtype=scale.dtype)
    if mask_in_observation:
        row = spaces.Dict({"action_mask": spaces.Box(0, 1, (size,), np.int8), "observation": row})
    return row, spaces.Discrete(size)


class GymEnv(gymnasium.Env[Any, Any]):
    """Ends when the seat explodes (reward -1) or wins (1); so does a number that is not legal (-1).

    `info["action_mask"]` and `action_masks()` say what is legal.  The seat is drawn by lot for each game.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as the base class has it

    def __init__(
        self,
        edition: str = "original",
        opponents: Sequence[Opponent] = OPPONENTS,
        options: Options | None = None,
        floats: bool = False,
        mask_in_observation: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.render_mode = render_mode
        self.mask_in_observation = mask_in_observation
        names, make = names_and_maker(opponents)
        self.encoding = encoding_for(edition, len(names) + 1, options)
        self.actions = self.encoding.actions
        self.parts = named_parts(self.encoding)
        self.scale = Scale(self.encoding, floats)
        seed = SystemRandom().randrange(MOST)
        self.slot = EncodedSlot(self.encoding, ["learner", *names], seed, endless=False, make=make)
        self.observation_space, self.action_space = spaces_of(self.encoding, self.scale, mask_in_observation)
        self.mask = bytes(int(self.encoding.action_count))
        self.seat = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal until the seat is asked something; without a seed the next game follows from the last one."""
        super().reset(seed=seed)
        if seed is None:
            self.slot.begin()
        else:
            self.slot.seed(seed)
        self.go_on()
        while self.slot.winner != NO_END:
            self.slot.begin()
            self.go_on()
        return self.seen(), self.info()

    def go_on(self) -> None:
        self.mask = self.slot.next_mask()
        if self.slot.winner == NO_END:
            self.seat = int(self.slot.seat)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        number = int(action)
        if not 0 <= number < len(self.mask) or not self.mask[number]:
            return self.seen(), -1.0, True, False, {**self.info(), "illegal": True}
        self.slot.answer(number)
        self.go_on()
        if self.slot.winner == NO_END:
            return self.seen(), 0.0, False, False, self.info()
        return self.seen(), 1.0 if self.slot.winner == self.seat else -1.0, True, False, self.info()

    def seen(self) -> Any:
        row = self.scale.array(self.slot.observation(self.seat))
        return {"action_mask": self.action_masks(), "observation": row} if self.mask_in_observation else row

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat}

    def action_masks(self) -> Array:
        """By the name that learners with masks look for."""
        return np.frombuffer(self.mask, np.int8).copy()

    def render(self) -> Any:
        """Return what the learner's seat sees, in the notation."""
        return seen_by(self.slot, self.seat, self.mask) if self.render_mode == "ansi" else None
