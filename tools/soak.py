"""Random games with every check, for as long as you like: `python3 play soak --minutes 10`.

What the tests do for a few seeds, this does for new seeds until the time is up: every edition, number of players and
set of options, patient and hurried; cards are conserved, kittens suffice, listed moves are legal, copies are equal,
positions survive being written and read.  It stops at the first failure and prints the position.

With --kills it is the server's turn: people play at real tables, and it is killed again and again. With --thorough the
tests are run with all that `python3 play test` tries only some of: every table with every set of options, more seeds,
every whole game in the browser.
"""

import argparse
import os
import random
import subprocess
import sys
import time

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from boomcat.core.game import Game
from boomcat.core.legal import legal_moves
from boomcat.core.referee import asked, check
from boomcat.notation import read_position, write_position
from tests.walk import OPTIONS, TABLES, every_card, moments, perils_to_come, snapshot
from tools.check import WORKERS


def examine(game: Game) -> None:
    """Everything that must be true of one moment and can be seen in it alone."""
    assert bool(asked(game)) == (game.living > 1), "nobody is asked"
    assert perils_to_come(game) >= game.living - 1, "too few kittens"
    for seat in asked(game):
        moves = legal_moves(game, seat)
        assert moves, "a player is asked and has no answer"
        for move in moves:
            check(game, seat, game.question, move)
    assert snapshot(game.copy()) == snapshot(game), "a copy differs"
    assert snapshot(read_position(write_position(game))) == snapshot(game), "the notation lost something"


def soak(seed: int) -> int:
    """One game at a random table; the number of moments."""
    choose = random.Random(seed)
    key, players = choose.choice(TABLES)
    options = OPTIONS[choose.choice(list(OPTIONS))]
    count, cards = 0, None
    for game, _ in moments(key, players, options, seed, hurried=choose.random() < 0.5):
        try:
            cards = cards or every_card(game)
            assert every_card(game) == cards, "a card was lost or made"
            examine(game)
        except Exception:
            print(f"seed {seed}, moment {count}:\n{write_position(game)}", file=sys.stderr)
            raise
        count += 1
    return count


def kill(times: int) -> int:
    """The test of it, for longer; its exit code."""
    command = [sys.executable, "-m", "pytest", "-q", "tests/test_server_killed.py"]
    return subprocess.call(command, env={**os.environ, "BOOMCAT_KILLS": str(times)})


def be_thorough() -> int:
    """All tests, each with everything; the exit code."""
    return subprocess.call([sys.executable, "-m", "pytest", *WORKERS], env={**os.environ, "BOOMCAT_THOROUGH": "1"})


def main() -> None:
    parser = argparse.ArgumentParser(prog="python3 play soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=5, help="how long (5)")
    parser.add_argument("--seed", type=int, default=None, help="the first seed (the time of day)")
    parser.add_argument("--kills", type=int, default=0, help="instead, kill the server this many times per database")
    parser.add_argument("--thorough", action="store_true", help="instead, run the tests with everything they know")
    arguments = parser.parse_args()
    if arguments.thorough:
        sys.exit(be_thorough())
    if arguments.kills:
        sys.exit(kill(arguments.kills))
    first = arguments.seed if arguments.seed is not None else time.time_ns() // 1_000_000
    start, total = time.monotonic(), arguments.minutes * 60
    games = positions = 0
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("soak", total=total)
        while (elapsed := time.monotonic() - start) < total:
            positions += soak(first + games)
            games += 1
            progress.update(task, completed=elapsed, description=f"{games} games, {positions} moments")
    print(f"{games} games from seed {first}, {positions} moments: nothing wrong.")


if __name__ == "__main__":
    main()
