"""Four copies of one small policy teach each other the Original in a minute: PettingZoo, numpy, and nothing else.

    pip install ".[rl]"       # in a clone
    python examples/learn_pettingzoo.py

A linear policy over the observation, and REINFORCE: after each game the winner's decisions become likelier, the
others' less so.  Before and after, it plays against three who answer at random (25 % would be equal).
"""

import sys
import time

import numpy as np

import boomcat.rl as rl

RATE = 0.01


def softmax(weights, observation, mask):
    scores = np.where(mask, weights @ observation, -np.inf)
    chances = np.exp(scores - scores.max())
    return chances / chances.sum()


def play(env, weights, rng, learners, train):
    """One game; returns who won."""
    env.reset(seed=int(rng.integers(1 << 40)))
    decisions = {agent: [] for agent in env.possible_agents}
    winner = ""
    for agent in env.agent_iter():
        seen, reward, terminated, _, _ = env.last()
        if terminated:
            winner = agent if reward > 0 else winner
            for observation, mask, action in decisions[agent] if train else ():
                chances = softmax(weights, observation, mask)
                chances[action] -= 1
                legal = np.flatnonzero(mask)
                weights[legal] -= RATE * reward * np.outer(chances[legal], observation)
            env.step(None)
            continue
        observation, mask = np.append(seen["observation"], 1), seen["action_mask"]
        if agent in learners:
            action = int(rng.choice(len(mask), p=softmax(weights, observation, mask)))
            decisions[agent].append((observation, mask, action))
        else:
            action = int(rng.choice(np.flatnonzero(mask)))
        env.step(action)
    return winner


def win_rate(env, weights, rng, games):
    """One who plays by the weights against three at random."""
    return sum(play(env, weights, rng, {"player_0"}, train=False) == "player_0" for _ in range(games)) / games


def main(seconds=40, games=300):
    env = rl.aec_env("original", players=4, floats=True).unwrapped
    rng = np.random.default_rng(1)
    weights = np.zeros((env.encoding.action_count, env.encoding.width + 1))
    print(f"before: {win_rate(env, weights, rng, games):.0%} against three at random")
    start, played = time.monotonic(), 0
    while time.monotonic() - start < seconds:
        play(env, weights, rng, set(env.possible_agents), train=True)
        played += 1
    print(f"after {played} games: {win_rate(env, weights, rng, games):.0%}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
