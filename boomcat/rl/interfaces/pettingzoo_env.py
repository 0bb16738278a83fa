"""The table as a PettingZoo AEC environment: every seat is an agent, one of them is asked at a time."""

from __future__ import annotations

from random import SystemRandom
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from boomcat.core.rules import Options
from boomcat.rl.encoding import encoding_for
from boomcat.rl.game_slot import NO_END, EncodedSlot
from boomcat.rl.interfaces.arrays import MOST, Scale, named_parts
from boomcat.rl.interfaces.gymnasium_env import box_of, seen_by


class RawEnv(AECEnv):
    """An agent that explodes is done, with -1 / (players - 1); the last one has won, with 1.

    An observation is `{"observation": …, "action_mask": …}`; the mask of those who are not asked is empty.  Questions
    with one answer are answered without asking.  A number that is not legal raises ValueError.
    """

    def __init__(
        self,
        edition: str,
        players: int,
        options: Options | None,
        floats: bool,
        render_mode: str | None,
    ) -> None:
        super().__init__()
        self.metadata = {"name": "boomcat_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.encoding = encoding_for(edition, players, options)
        self.actions = self.encoding.actions
        self.parts = named_parts(self.encoding)
        self.scale = Scale(self.encoding, floats)
        self.slot = EncodedSlot(self.encoding, ["learner"] * players, SystemRandom().randrange(MOST), endless=False)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size = int(self.encoding.action_count)
        seen = spaces.Dict({"observation": box_of(self.scale), "action_mask": spaces.Box(0, 1, (size,), np.int8)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        self.no_mask = np.frombuffer(bytes(size), np.int8)
        self.mask = bytes(size)
        self.lost = -1 / (players - 1)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal; without a seed the next game follows from the last one."""
        if seed is None:
            self.slot.begin()
        else:
            self.slot.seed(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.mask = self.slot.next_mask()
        self.agent_selection = self.possible_agents[self.slot.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seats[agent]
        row = self.scale.array(self.slot.observation(seat))
        mask = np.frombuffer(self.mask, np.int8) if seat == self.slot.seat else self.no_mask
        return {"observation": row, "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not 0 <= action < len(self.mask) or not self.mask[action]:
            raise ValueError(f"{action} isn't legal for {agent}")
        one = self.slot
        self._clear_rewards()
        self._cumulative_rewards[agent] = 0.0
        one.answer(action)
        self.mask = one.next_mask()
        if one.game.living < len(self.agents) or one.winner != NO_END:
            self.part()
        else:
            self.agent_selection = self.possible_agents[one.seat]

    def part(self) -> None:
        """Take in that a player is out, and whether another has won."""
        game = self.slot.game
        for agent in self.agents:
            if not game.is_alive(self.seats[agent]):
                self.rewards[agent] = self.lost
                self.terminations[agent] = True
        if self.slot.winner != NO_END:
            winner = self.possible_agents[self.slot.winner]
            self.rewards[winner] = 1.0
            self.terminations[winner] = True
            self.agent_selection = winner
        else:
            self.agent_selection = self.possible_agents[self.slot.seat]
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """Return what the agent that acts sees, in the notation."""
        if self.render_mode != "ansi":
            return None
        seat = self.seats[self.agent_selection]
        return seen_by(self.slot, seat, self.mask if seat == self.slot.seat else b"")

    def close(self) -> None:
        pass


def wrapped(edition: str, players: int, options: Options | None, floats: bool, render_mode: str | None) -> Any:
    """Return the environment with the checks that PettingZoo's own ones have."""
    raw = RawEnv(edition, players, options, floats, render_mode)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw))
