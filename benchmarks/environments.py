"""Measure the environments: `python3 play bench --rl`.  With --write the table goes into docs/environments.md.

One process, CPU seconds, random legal answers, every observation and every mask written and looked at; each figure is
the best of several short runs that take turns, so that a noisy moment hits all of them.
"""

import argparse
import gc
import importlib
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

import boomcat.rl as rl
from boomcat.build import compiled
from tools.pages import filled, machine, table, today

PAGE = Path(__file__).resolve().parent.parent / "docs" / "environments.md"
BEGIN, END = "<!-- figures -->", "<!-- end of figures -->"

#: Makes this many decisions at least, and returns how many.
Run = Callable[[int], int]


def batched(games: int) -> Run:
    """Sampling included.  Games that have just begun are quicker, so they play on first until they differ."""
    env = rl.batch_env("original", games=games, seed=1)
    env.reset()
    return steps(games, 200, lambda: env.step(env.sample()))


def vector(opponents: list[str], games: int = 64, *, floats: bool = True) -> Run:
    """Decisions that the caller makes; those of bots come on top."""
    env = rl.vector_env(games, "original", opponents, floats=floats)
    env.reset(seed=1)
    return steps(games, 40, lambda: env.step(np.frombuffer(env.batch.sample(), "<i4")))


def steps(games: int, first: int, step: Callable[[], object]) -> Run:
    """Make a decision in all games at once with each step; the first ones don't count."""

    def run(least: int) -> int:
        many = max(1, least // games)
        for _ in range(many):
            step()
        return many * games

    run(first * games)
    return run


def episodes(play: Callable[[], int]) -> Run:
    """Play whole games, each of which returns its number of decisions."""

    def run(least: int) -> int:
        done = 0
        while done < least:
            done += play()
        return done

    return run


def legal(mask: Any, rng: random.Random) -> int:
    numbers = mask.nonzero()[0]
    return int(numbers[int(rng.random() * len(numbers))])


def aec(env: Any) -> Run:
    """`agent_iter`, `last` and `step`, as PettingZoo shows it."""
    rng = random.Random(1)

    def play() -> int:
        done = 0
        env.reset(seed=rng.randrange(1 << 30))
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            over = terminated or truncated
            env.step(None if over else legal(observation["action_mask"], rng))
            done += not over
        return done

    return episodes(play)


def pettingzoo_lines() -> Run:
    """The five lines of docs/environments.md, with PettingZoo's checks and Gymnasium's way to sample."""
    env = rl.aec_env("original", players=4)

    def play() -> int:
        done = 0
        env.reset()
        for agent in env.agent_iter():
            observation, _, terminated, _, _ = env.last()
            env.step(None if terminated else env.action_space(agent).sample(observation["action_mask"]))
            done += not terminated
        return done

    return episodes(play)


def gymnasium(env: Any, choose: Callable[[Any], int]) -> Run:
    def play() -> int:
        done, terminated = 0, False
        _, info = env.reset()
        while not terminated:
            _, _, terminated, _, info = env.step(choose(info["action_mask"]))
            done += 1
        return done

    return episodes(play)


def gymnasium_unwrapped() -> Run:
    rng = random.Random(1)
    return gymnasium(rl.gym_env("original", ["random"] * 3), lambda mask: legal(mask, rng))


def gymnasium_lines() -> Run:
    """Run it with Gymnasium's wrappers, and its way to sample."""
    env: Any = importlib.import_module("gymnasium").make("Boomcat-v0", opponents=["random"] * 3)
    return gymnasium(env, env.action_space.sample)


def openspiel() -> Run:
    """Run whole games, with the tensor of the player who is asked."""
    game = rl.openspiel_game("original", players=4)
    rng = random.Random(1)

    def play() -> int:
        done, state = 0, game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
                continue
            np.asarray(state.observation_tensor(), np.float32)
            state.legal_actions_mask()
            state.apply_action(rng.choice(state.legal_actions()))
            done += 1
        return done

    return episodes(play)


#: What is measured, how it is made, and what it should reach.
OURS: list[tuple[str, Callable[[], Run], str]] = [
    ("Original, four seats: batched, 64 games", lambda: batched(64), "≥ 500,000"),
    ("… 256 games", lambda: batched(256), "≥ 500,000"),
    ("… 2,048 games", lambda: batched(2048), "≥ 500,000"),
    ("Gymnasium, vector environment, 64 games, self-play", lambda: vector(["learner"] * 3), "≥ 500,000"),
    ("… self-play, bytes instead of floats", lambda: vector(["learner"] * 3, floats=False), "≥ 500,000"),
    ("… against three `random`", lambda: vector(["random"] * 3), "–"),
    ("… against three `heuristic`", lambda: vector(["heuristic"] * 3), "–"),
    ("… two players, against one `random`", lambda: vector(["random"]), "–"),
    ("Gymnasium, `.unwrapped`, against three `random`", gymnasium_unwrapped, "–"),
    ("… the five lines above, against three `random`", gymnasium_lines, "–"),
    ("PettingZoo, `.unwrapped`", lambda: aec(rl.aec_env("original", players=4).unwrapped), "≥ 60,000"),
    ("… the five lines above", pettingzoo_lines, "–"),
    ("OpenSpiel, in Python", openspiel, "–"),
]


def rate_of(run: Run, least: int) -> float:
    start = time.process_time()
    return run(least) / (time.process_time() - start)


def measure(rounds: int, seconds: float) -> list[tuple[str, str, str]]:
    """Return a row for each environment whose package is installed."""
    rows: list[tuple[str, str]] = []
    runs: dict[int, tuple[Run, int]] = {}
    for name, make, aim in OURS:
        shown = name
        try:
            run = make()
            # A short run, which doesn't count, shows how long the others must be.
            runs[len(rows)] = run, int(rate_of(run, 512) * seconds)
        except ModuleNotFoundError as error:
            shown += f", not measured: {error.name} is not installed"
        rows.append((shown, aim))
    # A learning process has one of them, so the collector shouldn't scan the others' objects again and again.
    gc.collect()
    gc.freeze()
    best = dict.fromkeys(runs, 0.0)
    for _ in range(rounds):
        for at, (run, size) in runs.items():
            best[at] = max(best[at], rate_of(run, size))
    gc.unfreeze()
    return [(name, f"{best[at]:,.0f}" if at in best else "", aim) for at, (name, aim) in enumerate(rows)]


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python3 play bench --rl", description=__doc__)
    parser.add_argument("--rounds", type=int, default=20, help="rounds, of which the best counts (20)")
    parser.add_argument("--seconds", type=float, default=0.1, help="how long each run of a round is (0.1)")
    parser.add_argument("--write", action="store_true", help="write the table in docs/environments.md")
    chosen = parser.parse_args(words)
    rows = measure(chosen.rounds, chosen.seconds)
    lines = table(("decisions/s, one core, observation and mask", "", "aim"), rows, "|---|--:|--:|")
    print(f"compiled: {compiled()}", *lines, sep="\n")
    if chosen.write:
        text = "\n".join(["", f"Measured on {today()}: {machine()}.", "", *lines, ""])
        PAGE.write_text(filled(PAGE.read_text("utf-8"), BEGIN, END, text), "utf-8")
