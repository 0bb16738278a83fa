"""A small policy learns the Original for two by playing against itself, in a minute: OpenSpiel, numpy, nothing else.

    pip install ".[openspiel]"       # in a clone
    python examples/learn_openspiel.py

A linear policy over OpenSpiel's observation tensor, and REINFORCE: after each game the winner's decisions become
likelier, the loser's less so.  Before and after, it plays against one who answers at random (50 % would be equal).
"""

import sys
import time

import numpy as np

import boomcat.rl as rl

RATE = 0.01


def chances_of(weights, row, legal):
    scores = weights[legal] @ row
    chances = np.exp(scores - scores.max())
    return chances / chances.sum()


def play(game, weights, rng, learners):
    """One game; returns the decisions of the learners, and what everybody got."""
    state = game.new_initial_state()
    decisions = []
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(rng.integers(len(state.chance_outcomes()))))
            continue
        player, legal = state.current_player(), state.legal_actions()
        if player in learners:
            row = np.append(state.observation_tensor(player), 1)
            at = rng.choice(len(legal), p=chances_of(weights, row, legal))
            decisions.append((player, row, legal, at))
        else:
            at = rng.integers(len(legal))
        state.apply_action(legal[at])
    return decisions, state.returns()


def learn(weights, decisions, returns):
    for player, row, legal, at in decisions:
        chances = chances_of(weights, row, legal)
        chances[at] -= 1
        weights[legal] -= RATE * returns[player] * np.outer(chances, row)


def win_rate(game, weights, rng, games):
    return sum(play(game, weights, rng, {0})[1][0] > 0 for _ in range(games)) / games


def main(seconds=40, games=300):
    game = rl.openspiel_game("original", players=2)
    rng = np.random.default_rng(1)
    weights = np.zeros((game.num_distinct_actions(), game.observation_tensor_size() + 1))
    print(f"before: {win_rate(game, weights, rng, games):.0%} against one at random")
    start, played = time.monotonic(), 0
    while time.monotonic() - start < seconds:
        learn(weights, *play(game, weights, rng, {0, 1}))
        played += 1
    print(f"after {played} games: {win_rate(game, weights, rng, games):.0%}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
