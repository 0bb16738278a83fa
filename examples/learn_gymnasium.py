"""One seat learns to beat three who play at random, in a minute: Gymnasium, numpy, and nothing else.

    pip install ".[rl]"       # in a clone
    python examples/learn_gymnasium.py

It estimates what each number is worth with a linear function of the observation, from how its games ended, and mostly
does what looks best.  25 % would be equal.
"""

import sys
import time

import numpy as np

import boomcat.rl as rl

RATE = 0.02


def play(env, values, rng, explore):
    """One game; returns what was seen and done, and how it ended."""
    observation, info = env.reset()
    steps, reward, terminated = [], 0.0, False
    while not terminated:
        legal = np.flatnonzero(info["action_mask"])
        row = np.append(observation, 1)
        best = legal[(values[legal] @ row + 1e-6 * rng.random(len(legal))).argmax()]
        action = int(rng.choice(legal)) if rng.random() < explore else int(best)
        steps.append((row, action))
        observation, reward, terminated, _, info = env.step(action)
    return steps, reward


def win_rate(env, values, rng, games, explore=0.0):
    return sum(play(env, values, rng, explore)[1] > 0 for _ in range(games)) / games


def main(seconds=40, games=500):
    env = rl.gym_env("original", ["random"] * 3, floats=True)
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    values = np.zeros((env.encoding.action_count, env.encoding.width + 1))
    print(f"before: {win_rate(env, values, rng, games, explore=1.0):.0%}, answering at random")
    start, played = time.monotonic(), 0
    while time.monotonic() - start < seconds:
        explore = max(0.05, 0.5 * (1 - 2 * (time.monotonic() - start) / seconds))
        steps, reward = play(env, values, rng, explore)
        for row, action in steps:
            values[action] += RATE * (reward - values[action] @ row) * row / (row @ row)
        played += 1
    print(f"after {played} games: {win_rate(env, values, rng, games):.0%}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
