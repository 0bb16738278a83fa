"""One seat of the table as a Gymnasium environment; bots play the others."""

from __future__ import annotations

from collections.abc import Sequence
from random import SystemRandom
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from boomcat.core.rules import Options
from boomcat.notation.card_text import NO_CARDS
from boomcat.notation.view_text import view_statements
from boomcat.rl.encoding import encoding_for
from boomcat.rl.game_slot import LEARNERS, NO_END, EncodedSlot
from boomcat.rl.interfaces.arrays import MOST, Array, Scale, named_parts
from boomcat.rl.interfaces.opponents import Opponent, names_and_maker
from boomcat.views.view import View


def box_of(scale: Scale) -> spaces.Space[Any]:
    return spaces.Box(np.zeros_like(scale.high), scale.high, dtype=scale.dtype)


def seen_by(one: EncodedSlot, seat: int, mask: bytes) -> str:
    """Return all that this seat may see, and nothing else: its view in the notation, and its answers by number."""
    text = one.encoding.actions.text
    seen = view_statements(View(one.game, seat))
    seen["moves"] = (
        ", ".join(f"{number} {text(number, seat)}" for number, legal in enumerate(mask) if legal) or NO_CARDS
    )
    return "\n".join(f"{name}: {value}" for name, value in seen.items() if value != NO_CARDS)


class AgainstBots:
    """A table at which one seat is the learner's."""

    def __init__(
        self,
        edition: str = "original",
        opponents: Sequence[Opponent] = ("heuristic",) * 3,
        options: Options | None = None,
        floats: bool = False,
        mask_in_observation: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.render_mode = render_mode
        self.mask_in_observation = mask_in_observation
        names, self.make = names_and_maker(opponents)
        self.cast = [LEARNERS, *names]
        self.encoding = encoding_for(edition, len(self.cast), options)
        self.actions = self.encoding.actions
        self.parts = named_parts(self.encoding)
        self.scale = Scale(self.encoding, floats)
        #: The spaces of one seat's observations and actions.
        self.row_space, self.number_space = box_of(self.scale), spaces.Discrete(int(self.encoding.action_count))
        if mask_in_observation:
            mask = spaces.Box(0, 1, (int(self.number_space.n),), np.int8)
            self.row_space = spaces.Dict({"action_mask": mask, "observation": self.row_space})

    def new_slot(self, endless: bool) -> EncodedSlot:
        """Return games that depend on nothing, until they get a seed."""
        return EncodedSlot(self.encoding, self.cast, SystemRandom().randrange(MOST), endless, self.make)

    def observed(self, rows: Array, masks: Array) -> Any:
        return {"action_mask": masks, "observation": rows} if self.mask_in_observation else rows


class GymEnv(AgainstBots, gymnasium.Env[Any, Any]):
    """Ends when the seat explodes (reward -1) or wins (1); so does a number that is not legal (-1).

    `info["action_mask"]` and `action_masks()` say what is legal.  The seat is drawn by lot for each game.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as the base class has it

    def __init__(self, *table: Any, **options: Any) -> None:
        super().__init__(*table, **options)
        self.observation_space, self.action_space = self.row_space, self.number_space
        self.slot = self.new_slot(endless=False)
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
        return self.observed(self.scale.array(self.slot.observation(self.seat)), self.action_masks())

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat}

    def action_masks(self) -> Array:
        """Return the mask, under the name that learners with masks look for."""
        return np.frombuffer(self.mask, np.int8).copy()

    def render(self) -> Any:
        """Return what the learner's seat sees, in the notation."""
        return seen_by(self.slot, self.seat, self.mask) if self.render_mode == "ansi" else None
