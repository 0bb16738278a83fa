"""Random games with every check, for as long as you like: `python3 play soak --minutes 10`.

The tests check a few seeds; this checks new seeds until the time is up: every edition, number of players and set of
options, patient and hurried.  Cards are conserved, kittens suffice, listed moves are legal, copies are equal, and
positions survive being written and read.  It stops at the first failure and prints the position.
"""

import random
import sys
import time

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from boomcat.core.legal import legal_moves
from boomcat.core.referee import asked, check
from boomcat.core.state import State
from boomcat.notation import read_position, write_position
from tests.support.random_games import OPTIONS, TABLES, every_card, moments, perils_to_come, snapshot


def examine(game: State) -> None:
    """Check everything that must be true of a single moment."""
    assert bool(asked(game)) == (game.living > 1), "no question is open"
    assert perils_to_come(game) >= game.living - 1, "too few kittens"
    for seat in asked(game):
        moves = legal_moves(game, seat)
        assert moves, "a player is asked and has no answer"
        for move in moves:
            check(game, seat, game.question, move)
    assert snapshot(game.copy()) == snapshot(game), "a copy differs"
    assert snapshot(read_position(write_position(game))) == snapshot(game), "the notation lost something"


def soak(seed: int) -> int:
    """Play one game at a random table; return the number of moments."""
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


def play_on(minutes: float, seed: int | None) -> None:
    """Play new games until the time is up."""
    first = seed if seed is not None else time.time_ns() // 1_000_000
    start, total = time.monotonic(), minutes * 60
    games = positions = 0
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("soak", total=total)
        while (elapsed := time.monotonic() - start) < total:
            positions += soak(first + games)
            games += 1
            progress.update(task, completed=elapsed, description=f"{games} games, {positions} moments")
    print(f"{games} games from seed {first}, {positions} moments: nothing wrong.")
