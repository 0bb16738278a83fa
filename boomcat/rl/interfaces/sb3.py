"""The vector environment as a `VecEnv` of Stable-Baselines3, which isn't Gymnasium's `VectorEnv`."""

from __future__ import annotations

import time
from typing import Any

import numpy as np
from stable_baselines3.common.vec_env import VecEnv

from boomcat.rl.interfaces.arrays import Array
from boomcat.rl.interfaces.vector_env import BoomcatVectorEnv


class Sb3VecEnv(VecEnv):
    """For `PPO`, `DQN` and the like, and with its masks for `MaskablePPO` of sb3-contrib."""

    def __init__(self, env: BoomcatVectorEnv) -> None:
        self.env = env
        self.actions: Array = None
        self.lengths: Array = np.zeros(env.num_envs, int)
        self.start = time.time()
        super().__init__(env.num_envs, env.single_observation_space, env.single_action_space)

    def reset(self) -> Any:
        observations, _ = self.env.reset(seed=None if None in self._seeds else self._seeds)
        self._reset_seeds()
        self._reset_options()
        self.lengths[:] = 0
        return observations

    def step_async(self, actions: Array) -> None:
        self.actions = actions

    def step_wait(self) -> tuple[Any, Array, Array, list[dict[str, Any]]]:
        observations, rewards, ended, _, info = self.env.step(self.actions)
        self.lengths += 1
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for at in np.flatnonzero(ended):
            episode = {"r": float(rewards[at]), "l": int(self.lengths[at]), "t": time.time() - self.start}
            last = info["final_obs"][at]
            infos[at] = {"terminal_observation": last, "TimeLimit.truncated": False, "episode": episode}
        self.lengths[ended] = 0
        return observations, rewards.astype(np.float32), ended, infos

    def close(self) -> None:
        self.env.close()

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self.env, attr_name)] * len(self.rows(indices))

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(f"{attr_name} can't be set for single games")

    def env_method(self, method_name: str, *method_args: Any, indices: Any = None, **method_kwargs: Any) -> list[Any]:
        found = getattr(self.env, method_name)(*method_args, **method_kwargs)
        return [found[row] for row in self.rows(indices)]

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * len(self.rows(indices))

    def rows(self, indices: Any) -> list[int]:
        return list(self._get_indices(indices))
