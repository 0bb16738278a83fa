"""Measure the speed of the rules, or of something else.

    python3 play bench               the rules core, in one process
    python3 play bench --write       the same, and put the figures into docs/performance.md
    python3 play bench --decks       every built-in deck with every number of players
    python3 play bench --server      the server; likewise --cluster, --web, --terminal, --offline, --rl, --baselines
    python3 play bench --server --help lists the options of one of them

CPU seconds, the `random` policy, nothing recorded.  Machines are noisy, so every figure is the best of several short
runs that are spread over the whole measurement; the interpreted build plays the same seeds in the same run, for the
ratio.  Nothing here is asserted: a timing never fails a test.
"""

import argparse
import json
import os
import subprocess
import sys
import time
import timeit
from functools import partial
from importlib import import_module
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from benchmarks.decks import BEGIN as DECKS_BEGIN
from benchmarks.decks import END as DECKS_END
from benchmarks.runs import HEADS, Run
from benchmarks.web import WEB
from boomcat.build import compiled
from boomcat.core.chance import PlayerRng, SeededChance
from boomcat.core.deal import deal
from boomcat.core.edition import EDITIONS, ORIGINAL, PARTY, Edition
from boomcat.core.playout import Path as Way
from boomcat.core.policies import random_move
from boomcat.core.referee import apply, asked
from boomcat.core.rules import Options, rules_for
from boomcat.game.game import Game
from boomcat.knowledge.knowledge import Knowledge
from boomcat.knowledge.redeal import Redeal
from boomcat.views.view import View
from tools.pages import machine, part, table, today

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "performance.md"
#: Other measurements instead of the core's, and their modules.
OTHERS = {
    "--decks": ("decks", "every built-in deck and number of players"),
    "--server": ("server", "the server under load"),
    "--cluster": ("cluster", "several of them"),
    "--web": ("web", "the browser client"),
    "--terminal": ("terminal", "the table in the terminal"),
    "--offline": ("offline", "the game without a server"),
    "--rl": ("environments", "the environments of learners"),
    "--baselines": ("baselines", "win rates of what learners can be compared with"),
}


def mixed_runs() -> list[Run]:
    sizes = list(range(ORIGINAL.fewest, ORIGINAL.most + 1))
    return [
        Run("Original, 2–5 mixed", ORIGINAL, sizes, "≥ 120,000 games/s"),
        Run("… every legal move listed at every decision", ORIGINAL, sizes, "≥ 40,000 games/s", Way.LISTING),
        Run("… through the checked path", ORIGINAL, sizes, way=Way.CHECKED),
        Run("… with every event recorded", ORIGINAL, sizes, way=Way.RECORDED),
    ]


def edition_runs() -> list[Run]:
    return [
        Run(
            f"{edition.key}, {players} players",
            edition,
            [players],
            f"≥ {'5,000,000' if players >= 8 else '6,000,000'} decisions/s",
        )
        for edition in EDITIONS.values()
        for players in range(edition.fewest, edition.most + 1)
    ]


def by_hand(games: int) -> None:
    """Play games as users of the raw rules do."""
    for seed in range(games):
        luck, rng = SeededChance(seed), PlayerRng(seed)
        state = deal(rules_for(ORIGINAL, 3, Options()), luck)
        while seats := asked(state):
            apply(state, seats[0], state.question, random_move(state, seats[0], rng), luck)


def by_game(games: int) -> None:
    """Play the same games with `boomcat.Game`, as the README plays them."""
    for seed in range(games):
        game = Game("original", players=3, seed=seed)
        while not game.over:
            seat = game.asked[0]
            game.push(game.random_move(seat))


def copy_nanoseconds(edition: Edition, players: int) -> float:
    """The best of many short runs."""
    game = deal(rules_for(edition, players, Options()), SeededChance(1))
    return 1e6 * min(timeit.repeat(game.copy, number=1_000, repeat=500, timer=time.process_time))


def redeals_per_second(edition: Edition, players: int) -> float:
    """States that fit what the first player knows after the deal."""
    game = deal(rules_for(edition, players, Options()), SeededChance(1))
    view = View(game, 0)
    again, rng = Redeal(view, Knowledge(view)), PlayerRng(1)
    return 5_000 / min(timeit.repeat(lambda: again.draw(rng), number=5_000, repeat=20, timer=time.process_time))


def interpreted_games_per_second(games: int) -> float:
    """Play the same seeds in the interpreted build, in a separate process; the games must be the same."""
    command = [sys.executable, "-m", "benchmarks", "--mixed", "--games", str(games), "--rounds", "2"]
    environment = {**os.environ, "BOOMCAT_INTERPRETED": "1"}
    answer = json.loads(subprocess.check_output(command, cwd=ROOT, env=environment))
    assert not answer["compiled"]
    here = mixed_runs()[0]
    here.once(games)
    if here.digests != answer["digests"]:
        sys.exit("The interpreted and the compiled build played different games.")
    found: float = answer["games_per_second"]
    return found


def mixed_only(games: int, rounds: int) -> None:
    """Print the first figure as JSON: the other build is asked for it."""
    run = mixed_runs()[0]
    for _ in range(rounds):
        run.once(games)
    print(json.dumps({"compiled": compiled(), "games_per_second": run.games, "digests": run.digests}))


def others(mixed: list[Run], games: int, rounds: int) -> list[str]:
    """Measure what isn't counted in games alone; return a line for each figure."""
    raw, game = (
        games / min(timeit.repeat(partial(loop, games), number=1, repeat=rounds, timer=time.process_time))
        for loop in (by_hand, by_game)
    )
    interpreted, redeals = interpreted_games_per_second(games), redeals_per_second(ORIGINAL, 4)
    return [
        f"- A copy of the state (original, 4 players): {copy_nanoseconds(ORIGINAL, 4):.0f} ns; aim ≤ 300.",
        f"- A copy of the state (party-pack, 10 players): {copy_nanoseconds(PARTY, 10):.0f} ns; aim ≤ 700.",
        f"- Re-deals that fit what a player knows (Original, four players): {redeals:,.0f} a second; aim ≥ 200,000.",
        f"- Checking every move costs {1 - mixed[2].games / mixed[0].games:.0%} of the speed.",
        f"- The interpreted build of the same source: {interpreted:,.0f} games/s, with the same seeds and digests. The",
        f"  compiled one is {mixed[0].games / interpreted:.0f} times as fast; aim ≥ 30.",
        f"- In a loop in Python (Original, three players) the raw rules play {raw:,.0f} games/s. `boomcat.Game`,",
        f"  which keeps every event and every move, plays {game:,.0f}: {game / raw:.0%}; aim ≥ 50%.",
    ]


def report(rows: list[tuple[str, ...]], figures: list[str]) -> str:
    """Return the page; what is said of decks and the browser client stays."""
    head = f"""# Performance

Measured on {today()}: {machine()}.

`python3 play bench --write` repeats it and writes this page. One process, CPU seconds, compiled core, the `random`
policy on every seat, nothing recorded; each figure is the best of 15 runs, because shared machines are noisy.
"""
    _, heading, web = PAGE.read_text("utf-8").partition(WEB)
    decks = [DECKS_BEGIN + part(PAGE, DECKS_BEGIN, DECKS_END) + DECKS_END]
    return "\n".join([head, *table(HEADS, rows, "|---|--:|--:|--:|"), "", *figures, "", *decks, "", heading + web])


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python3 play bench", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=5_000, help="games of each size in each round (5000)")
    parser.add_argument("--rounds", type=int, default=15, help="rounds, of which the best counts (15)")
    parser.add_argument("--write", action="store_true", help="write docs/performance.md")
    parser.add_argument("--mixed", action="store_true", help="only the first figure, as JSON")
    for name, (_, about) in OTHERS.items():
        parser.add_argument(name, action="store_true", help=f"{about} instead; {name} --help lists its options")
    for name in OTHERS.keys() & {*sys.argv}:
        sys.argv.remove(name)
        import_module(f"benchmarks.{OTHERS[name][0]}").main(sys.argv[1:])
        return
    arguments = parser.parse_args()
    if arguments.mixed:
        mixed_only(arguments.games, arguments.rounds)
        return
    mixed, each = mixed_runs(), edition_runs()
    with Progress(console=Console(stderr=True), transient=True) as progress:
        for _ in progress.track(range(arguments.rounds), description="rounds"):
            for run in [*mixed, *each]:
                run.once(arguments.games)
    figures = others(mixed, min(300, arguments.games), arguments.rounds)
    print(f"compiled: {compiled()}", *table(HEADS, [run.row() for run in [*mixed, *each]]), *figures, sep="\n")
    if arguments.write:
        name, *slowest = min(each, key=lambda run: run.games).row()
        rows: list[tuple[str, ...]] = [
            *(run.row() for run in mixed),
            (f"the slowest edition and size: {name}", *slowest),
        ]
        PAGE.write_text(report(rows, figures), "utf-8")


if __name__ == "__main__":
    main()
