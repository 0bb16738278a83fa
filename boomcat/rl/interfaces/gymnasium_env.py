"""One seat of the table as a Gymnasium environment; bots play the others."""

from __future__ import annotations

from collections.abc import Sequence
from random import SystemRandom
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from boomcat.core.rules import Options
from boomcat.core.state import NOBODY
from boomcat.notation.views import write_view
from boomcat.rl.interfaces.arrays import MOST, Array, Scale, named_parts
from boomcat.rl.rounds import NO_END, Round, form_for
from boomcat.views.view import View


class GymEnv(gymnasium.Env[Any, Any]):
    """Ends when the seat explodes (reward -1) or wins (1); so does a number that is not legal (-1).

    `info["action_mask"]` and `action_masks()` say what is legal.  The seat is drawn by lot for each game.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - as the base class has it

    def __init__(
        self,
        edition: str,
        opponents: Sequence[str],
        options: Options | None,
        compact: bool,
        floats: bool,
        render_mode: str | None,
    ) -> None:
        self.render_mode = render_mode
        self.form = form_for(edition, len(opponents) + 1, options, compact=compact)
        self.actions = self.form.actions
        self.parts = named_parts(self.form)
        self.scale = Scale(self.form, floats)
        self.round = Round(self.form, ["learner", *opponents], SystemRandom().randrange(MOST), endless=False)
        self.observation_space = spaces.Box(np.zeros_like(self.scale.high), self.scale.high, dtype=self.scale.dtype)
        self.action_space = spaces.Discrete(int(self.form.moves))
        self.mask = b""
        self.seat = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """Deal until the seat is asked something; without a seed the next game follows from the last one."""
        super().reset(seed=seed)
        if seed is None:
            self.round.begin()
        else:
            self.round.seed(seed)
        self.go_on()
        while self.round.winner != NO_END:
            self.round.begin()
            self.go_on()
        return self.seen(), self.info()

    def go_on(self) -> None:
        self.mask = self.round.asked()
        if self.round.winner == NO_END:
            self.seat = int(self.round.seat)

    def step(self, action: Any) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        number = int(action)
        if not 0 <= number < len(self.mask) or not self.mask[number]:
            return self.seen(), -1.0, True, False, {**self.info(), "illegal": True}
        self.round.answer(number)
        self.go_on()
        if self.round.winner == NO_END:
            return self.seen(), 0.0, False, False, self.info()
        return self.seen(), 1.0 if self.round.winner == self.seat else -1.0, True, False, self.info()

    def seen(self) -> Array:
        return self.scale.array(self.round.seen(self.seat))

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat}

    def action_masks(self) -> Array:
        """By the name that learners with masks look for."""
        return np.frombuffer(self.mask, np.int8).copy()

    def render(self) -> Any:
        """What everybody sees, in the notation."""
        return write_view(View(self.round.game, NOBODY)) if self.render_mode == "ansi" else None
