"""Random games of every edition and built-in deck, for every number of players: `python3 play soak --decks`.

After every decision cards, kittens, living players and what lies before them are checked; in the end every kind of card
is counted.  The first game that fails ends the trial, with its seed and its position.
"""

from __future__ import annotations

import json
import sys
import time
from argparse import Namespace
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from boomcat.core.decks import DECKS
from boomcat.core.edition import EDITIONS
from boomcat.core.events import Event, Won
from boomcat.core.recipe import edition_named
from boomcat.core.rules import Options
from boomcat.notation import write_position
from tests.support.invariants import card_count, check_moment
from tests.support.random_games import every_card, moments, perils_needed, perils_to_come

#: Games that a process plays before it reports.
BATCH = 250


def play_game(key: str, players: int, seed: int) -> int:
    """Play one game with every check; return the number of decisions.  With odd seeds, only holders are asked."""
    log: list[Event] = []
    decisions = -1
    for game, _ in moments(key, players, Options(), seed, hurried=seed % 2 == 1):
        try:
            if decisions < 0:
                cards, count = every_card(game), card_count(game)
                game.log = log
            check_moment(game, count)
            decisions += 1
        except AssertionError as error:
            raise AssertionError(f"{key}, {players} players, seed {seed}: {error}\n{write_position(game)}") from error
    found = f"{key}, {players} players, seed {seed}"
    assert every_card(game) == cards, f"{found}: a card became another one"
    assert perils_to_come(game) == perils_needed(game, log), f"{found}: a kitten became another card"
    assert log[-1] == Won(game.winner()), f"{found}: nobody won"
    return decisions


def play_games(key: str, players: int, first: int, games: int) -> int:
    return sum(play_game(key, players, seed) for seed in range(first, first + games))


def batches(games: int, first: int) -> Iterator[tuple[int, int]]:
    """Return the first seed of each batch, and how many games it has."""
    return ((first + done, min(BATCH, games - done)) for done in range(0, games, BATCH))


def play_decks(arguments: Namespace) -> int:
    """Play them all; return the exit code."""
    console = Console(stderr=True)
    unknown = [key for key in arguments.decks if key not in {*EDITIONS, *DECKS}]
    if unknown:
        console.print(f"No such deck: {' '.join(unknown)}. There are: {' '.join([*EDITIONS, *DECKS])}")
        return 2
    first = arguments.seed if arguments.seed is not None else time.time_ns() // 1_000_000
    tables = [(key, players) for key in arguments.decks or [*EDITIONS, *DECKS] for players in edition_named(key).sizes]
    decisions = dict.fromkeys(tables, 0)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        Progress(*columns, console=console, transient=True) as progress,
        ProcessPoolExecutor(arguments.workers, get_context("spawn")) as pool,
    ):
        task = progress.add_task("decks", total=len(tables) * arguments.games)
        playing = {
            pool.submit(play_games, *table, seed, games): (table, games)
            for table in tables
            for seed, games in batches(arguments.games, first)
        }
        for done in as_completed(playing):
            table, games = playing[done]
            try:
                decisions[table] += done.result()
            except AssertionError as error:
                pool.shutdown(cancel_futures=True)
                print(error, file=sys.stderr)
                return 1
            progress.update(task, advance=games, description=f"{table[0]}, {table[1]} players")
    if arguments.json:
        rows = [
            {"deck": key, "players": players, "games": arguments.games, "decisions": found}
            for (key, players), found in decisions.items()
        ]
        print(json.dumps({"seed": first, "tables": rows}))
    else:
        total, checked = len(tables) * arguments.games, sum(decisions.values())
        print(f"{total:,} games of {len(tables)} tables from seed {first}, {checked:,} decisions: nothing wrong.")
    return 0
