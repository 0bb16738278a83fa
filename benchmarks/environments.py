"""Measure the environments: `python3 play bench --rl`.  With --write the table goes into docs/environments.md.

One process, CPU seconds, random legal answers, every observation and every mask written and looked at; each figure is
the best of several short runs that take turns, so that a noisy moment hits all of them.  Beside ours stand the
environments of card games that others use, if their packages are installed (`pip install rlcard pygame`): they are
measured in the same run, in the way that their own documentation shows.
"""

import argparse
import datetime as dt
import gc
import random
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.table import Table

import boomcat.rl as rl
from boomcat.build import compiled

PAGE = Path(__file__).resolve().parent.parent / "docs" / "environments.md"
BEGIN, END = "<!-- figures -->", "<!-- end of figures -->"

#: Makes this many decisions at least, and returns how many.
Run = Callable[[int], int]


def batched(games: int, *, compact: bool = True) -> Run:
    """Sampling included."""
    env = rl.batch_env("original", games=games, seed=1, compact=compact)
    env.reset()

    def run(least: int) -> int:
        steps = max(1, least // games)
        for _ in range(steps):
            env.step(env.sample())
        return steps * games

    return run


def pettingzoo() -> Run:
    return aec(rl.aec_env("original", players=4).unwrapped)


def aec(env: object) -> Run:
    """`agent_iter`, `last` and `step`, as PettingZoo shows it."""
    rng = random.Random(1)
    raw = getattr(env, "unwrapped")  # noqa: B009 - PettingZoo has no types

    def run(least: int) -> int:
        done = 0
        while done < least:
            raw.reset(seed=rng.randrange(1 << 30))
            for _ in raw.agent_iter():
                observation, _, terminated, truncated, _ = raw.last()
                if terminated or truncated:
                    raw.step(None)
                    continue
                legal = observation["action_mask"].nonzero()[0]
                raw.step(int(legal[int(rng.random() * len(legal))]))
                done += 1
        return done

    return run


def gymnasium() -> Run:
    env = rl.gym_env("original", ["random"] * 3)
    rng = random.Random(1)

    def run(least: int) -> int:
        done = 0
        while done < least:
            _, info = env.reset()
            terminated = False
            while not terminated:
                legal = info["action_mask"].nonzero()[0]
                _, _, terminated, _, info = env.step(int(legal[int(rng.random() * len(legal))]))
                done += 1
        return done

    return run


def openspiel(name: str = "") -> Run:
    """With the tensor of the player who is asked, the only one that hearts and crazy eights have."""
    import pyspiel

    game = pyspiel.load_game(name) if name else rl.openspiel_game("original", players=4)
    kind = game.get_type()
    rng = random.Random(1)

    def run(least: int) -> int:
        done = 0
        while done < least:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, weights)[0])
                    continue
                if kind.provides_observation_tensor:
                    np.asarray(state.observation_tensor(), np.float32)
                else:
                    np.asarray(state.information_state_tensor(), np.float32)
                state.legal_actions_mask()
                state.apply_action(rng.choice(state.legal_actions()))
                done += 1
        return done

    return run


def uno() -> Run:
    """RLCard's own loop over steps; a state has its observation and what is legal."""
    import rlcard

    env = rlcard.make("uno")
    rng = random.Random(1)

    def run(least: int) -> int:
        done = 0
        while done < least:
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(rng.choice(list(state["legal_actions"])))
                done += 1
        return done

    return run


def leduc() -> Run:
    from pettingzoo.classic import leduc_holdem_v4

    return aec(leduc_holdem_v4.raw_env())


#: What is measured, how it is made, and what it should reach.
OURS: list[tuple[str, Callable[[], Run], str]] = [
    ("Original, four seats: batched, 64 games", lambda: batched(64), "≥ 500,000"),
    ("… 256 games", lambda: batched(256), "≥ 500,000"),
    ("… 2,048 games", lambda: batched(2048), "≥ 500,000"),
    ("… 256 games, full form", lambda: batched(256, compact=False), "–"),
    ("PettingZoo, raw", pettingzoo, "≥ 60,000"),
    ("Gymnasium, against three `random`", gymnasium, "–"),
    ("OpenSpiel, in Python", openspiel, "–"),
]
PEERS: list[tuple[str, Callable[[], Run], str]] = [
    ("*RLCard uno*, two players", uno, "–"),
    ("*OpenSpiel crazy_eights*, five players, C++", lambda: openspiel("crazy_eights"), "–"),
    ("*OpenSpiel hearts*, four players, C++", lambda: openspiel("hearts"), "–"),
    ("*PettingZoo leduc*, two players, raw", leduc, "–"),
]


def measure(rounds: int, seconds: float) -> list[tuple[str, str, str]]:
    todo: list[tuple[str, Run | None, str]] = []
    for name, make, aim in OURS + PEERS:
        try:
            todo.append((name, make(), aim))
        except ImportError as missing:
            todo.append((f"{name}: not measured, {missing.name} is not installed", None, aim))
    # A process that learns has one of them: what the others keep is no garbage to be looked through again and again.
    gc.collect()
    gc.freeze()
    best = [0.0] * len(todo)
    sizes = [512] * len(todo)
    for _ in range(rounds):
        for at, (_, run, _) in enumerate(todo):
            if run is not None:
                start = time.process_time()
                done = run(sizes[at])
                rate = done / (time.process_time() - start)
                best[at] = max(best[at], rate)
                sizes[at] = int(best[at] * seconds)
    return [(name, f"{rate:,.0f}" if rate else "", aim) for (name, _, aim), rate in zip(todo, best, strict=True)]


def write(rows: list[tuple[str, str, str]], machine: str) -> None:
    page = PAGE.read_text(encoding="utf-8")
    before, _, rest = page.partition(BEGIN)
    today = dt.datetime.now(dt.UTC).date()
    table = [
        BEGIN,
        f"Measured on {today}: {machine}.",
        "",
        "| decisions/s, one core, observation and mask | | aim |",
        "|---|--:|--:|",
        *(f"| {' | '.join(row)} |" for row in rows),
        END,
    ]
    PAGE.write_text(before + "\n".join(table) + rest.partition(END)[2], encoding="utf-8")


def main(words: list[str], machine: str) -> None:
    parser = argparse.ArgumentParser(prog="python3 play bench --rl", description=__doc__)
    parser.add_argument("--rounds", type=int, default=20, help="rounds, of which the best counts (20)")
    parser.add_argument("--seconds", type=float, default=0.1, help="how long each run of a round is (0.1)")
    parser.add_argument("--write", action="store_true", help="write the table in docs/environments.md")
    arguments = parser.parse_args(words)
    rows = measure(arguments.rounds, arguments.seconds)
    table = Table("environment", "decisions/s", "aim", title=f"compiled: {compiled()}")
    for row in rows:
        table.add_row(*row)
    Console().print(table)
    if arguments.write:
        write(rows, machine)
