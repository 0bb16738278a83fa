"""Measure the rules core: `python3 play bench`.  With --write the results go into docs/performance.md.

One process, CPU seconds, the `random` policy, nothing recorded.  Machines are noisy, so every figure is the best of
several short runs that are spread over the whole measurement; the interpreted build plays the same seeds in the same
run, for the ratio.  Nothing here is asserted: a timing never fails a test.
"""

import argparse
import datetime as dt
import json
import os
import platform
import subprocess
import sys
import time
import timeit
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from benchmarks.results import Aim, Loops, Result, write_report
from boomcat.build import compiled
from boomcat.core.chance import PlayerRng, SeededChance
from boomcat.core.deal import deal
from boomcat.core.edition import EDITIONS, ORIGINAL, PARTY, Edition
from boomcat.core.playout import Path as Way
from boomcat.core.playout import Tally, simulate
from boomcat.core.policies import random_move
from boomcat.core.referee import apply, asked
from boomcat.core.rules import Options, rules_for
from boomcat.game.game import Game
from boomcat.knowledge.knowledge import Knowledge
from boomcat.knowledge.redeal import Redeal
from boomcat.views.view import View

ROOT = Path(__file__).resolve().parent.parent
DECISIONS = Aim(6e6, "decisions/s")
PARTY_DECISIONS = Aim(5e6, "decisions/s")


class Run:
    """Games of one edition with some numbers of players, made in one way."""

    def __init__(self, name: str, edition: Edition, sizes: list[int], aim: Aim, way: int = Way.UNCHECKED) -> None:
        self.name = name
        self.edition = edition
        self.sizes = sizes
        self.aim = aim
        self.way = way
        self.best: dict[int, float] = {}
        self.tallies: dict[int, Tally] = {}

    def once(self, games: int) -> None:
        """Play this many games of each size, and keep the time if it is the best yet."""
        for players in self.sizes:
            rules = rules_for(self.edition, players, Options())
            tally = Tally(players)
            start = time.process_time()
            simulate(rules, 1, games, tally, self.way)
            seconds = time.process_time() - start
            self.best[players] = min(seconds, self.best.get(players, seconds))
            self.tallies[players] = tally

    def result(self) -> Result:
        seconds = sum(self.best.values())
        games = sum(int(tally.games) for tally in self.tallies.values())
        decisions = sum(int(tally.decisions) for tally in self.tallies.values())
        return Result(self.name, games / seconds, decisions / seconds, self.aim)


def runs() -> list[Run]:
    mixed = list(range(ORIGINAL.fewest, ORIGINAL.most + 1))
    found = [
        Run("Original, 2–5 mixed", ORIGINAL, mixed, Aim(120e3, "games/s")),
        Run("… every legal move listed at every decision", ORIGINAL, mixed, Aim(40e3, "games/s"), Way.LISTING),
        Run("… through the checked path", ORIGINAL, mixed, Aim(None, "games/s"), Way.CHECKED),
        Run("… with every event recorded", ORIGINAL, mixed, Aim(None, "games/s"), Way.RECORDED),
    ]
    for edition in EDITIONS.values():
        for players in range(edition.fewest, edition.most + 1):
            aim = PARTY_DECISIONS if players >= 8 else DECISIONS
            found.append(Run(f"{edition.key}, {players} players", edition, [players], aim))
    return found


def measure(games: int, rounds: int) -> list[Run]:
    todo = runs()
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("games", total=rounds * len(todo))
        for _ in range(rounds):
            for run in todo:
                run.once(games)
                progress.advance(task)
    return todo


def by_hand(games: int) -> None:
    """The loop of those who use the raw rules from Python."""
    for seed in range(games):
        luck, rng = SeededChance(seed), PlayerRng(seed)
        state = deal(rules_for(ORIGINAL, 3, Options()), luck)
        while seats := asked(state):
            apply(state, seats[0], state.question, random_move(state, seats[0], rng), luck)


def by_game(games: int) -> None:
    """The same games with `boomcat.Game`, as the README plays them."""
    for seed in range(games):
        game = Game("original", players=3, seed=seed)
        while not game.over:
            seat = game.asked[0]
            game.push(game.random_move(seat))


def loops_per_second(games: int, rounds: int) -> tuple[float, float]:
    """How many games a second the raw loop plays, and how many `Game`."""
    best = [float("inf"), float("inf")]
    for _ in range(rounds):
        for number, loop in enumerate((by_hand, by_game)):
            start = time.process_time()
            loop(games)
            best[number] = min(best[number], time.process_time() - start)
    return games / best[0], games / best[1]


def copy_nanoseconds(edition: Edition, players: int) -> float:
    """The best of many short runs, with pauses between them to outlast a noisy moment."""
    game = deal(rules_for(edition, players, Options()), SeededChance(1))
    best = float("inf")
    for _ in range(10):
        time.sleep(0.2)
        best = min(best, *timeit.repeat(game.copy, number=1_000, repeat=50, timer=time.process_time))
    return best / 1_000 * 1e9


def redeals_per_second(edition: Edition, players: int) -> float:
    """States that fit what the first player knows after the deal."""
    game = deal(rules_for(edition, players, Options()), SeededChance(1))
    view = View(game, 0)
    again, rng = Redeal(view, Knowledge(view)), PlayerRng(1)
    return 5_000 / min(timeit.repeat(lambda: again.draw(rng), number=5_000, repeat=20, timer=time.process_time))


def interpreted_games_per_second(games: int) -> tuple[float, list[int]]:
    """The same seeds in the interpreted build, in a separate process; and the digests, which must agree."""
    command = [sys.executable, "-m", "benchmarks", "--mixed", "--games", str(games), "--rounds", "2"]
    environment = {**os.environ, "BOOMCAT_INTERPRETED": "1"}
    answer = json.loads(subprocess.check_output(command, cwd=ROOT, env=environment))
    assert not answer["compiled"]
    return answer["games_per_second"], answer["digests"]


def mixed_only(games: int, rounds: int) -> None:
    """What the other build is asked for: the first figure, as JSON."""
    run = runs()[0]
    for _ in range(rounds):
        run.once(games)
    digests = [tally.digest for tally in run.tallies.values()]
    print(json.dumps({"compiled": compiled(), "games_per_second": run.result().games, "digests": digests}))


def machine() -> str:
    model = platform.processor() or platform.machine()
    cpu = Path("/proc/cpuinfo")
    if cpu.exists():
        names = [line.partition(":")[2].strip() for line in cpu.read_text().splitlines() if "model name" in line]
        model = f"{len(names)} × {names[0]}" if names else model
    return f"{model}, {platform.system()}, {platform.python_implementation()} {platform.python_version()}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python3 play bench", description=__doc__)
    parser.add_argument("--games", type=int, default=5_000, help="games of each size in each round (5000)")
    parser.add_argument("--rounds", type=int, default=15, help="rounds, of which the best counts (15)")
    parser.add_argument("--write", action="store_true", help="write docs/performance.md")
    parser.add_argument("--mixed", action="store_true", help="only the first figure, as JSON")
    parser.add_argument("--server", action="store_true", help="the server under load instead; see benchmarks/server.py")
    parser.add_argument("--cluster", action="store_true", help="several of them instead; see benchmarks/cluster.py")
    parser.add_argument("--web", action="store_true", help="the browser client instead; see benchmarks/web.py")
    parser.add_argument("--rl", action="store_true", help="the environments instead; see benchmarks/environments.py")
    parser.add_argument("--baselines", action="store_true", help="win rates instead; see benchmarks/baselines.py")
    parser.add_argument("--champion", action="store_true", help="the champion instead; see benchmarks/champion.py")
    arguments, others = parser.parse_known_args()
    if arguments.rl:
        from benchmarks.environments import main as measure_environments

        measure_environments([*others, *(["--write"] if arguments.write else [])], machine())
        return
    if arguments.baselines:
        from benchmarks.baselines import main as measure_baselines

        measure_baselines([*others, *(["--write"] if arguments.write else [])])
        return
    if arguments.server:
        from benchmarks.server import main as measure_server

        measure_server(others)
        return
    if arguments.cluster:
        from benchmarks.cluster import main as measure_cluster

        measure_cluster(others)
        return
    if arguments.web:
        from benchmarks.web import main as measure_web

        measure_web([*others, *(["--write"] if arguments.write else [])])
        return
    if others:
        parser.error(f"unrecognized arguments: {' '.join(others)}")
    if arguments.champion:
        from benchmarks.champion import main as measure_champion

        measure_champion(arguments.rounds, arguments.write, machine())
        return
    if arguments.mixed:
        mixed_only(arguments.games, arguments.rounds)
        return
    done = measure(arguments.games, arguments.rounds)
    few = min(300, arguments.games)
    pure, pure_digests = interpreted_games_per_second(few)
    check = runs()[0]
    check.once(few)
    if [tally.digest for tally in check.tallies.values()] != pure_digests:
        sys.exit("The interpreted and the compiled build played different games.")
    results = [run.result() for run in done]
    copies = [
        (f"{edition.key}, {players} players", copy_nanoseconds(edition, players), most)
        for edition, players, most in ((ORIGINAL, 4, 300), (PARTY, 10, 700))
    ]
    table = Table("what", "games/s", "decisions/s", "aim", title=f"compiled: {compiled()}")
    for result in results:
        table.add_row(*result.row())
    table.add_section()
    for name, nanoseconds, most in copies:
        table.add_row(f"a copy, {name}", "", f"{nanoseconds:.0f} ns", f"≤ {most} ns")
    redeals = redeals_per_second(ORIGINAL, 4)
    table.add_row(
        "re-deals that fit a player's knowledge, original, 4 players", "", f"{redeals:,.0f} /s", "≥ 200,000 /s"
    )
    loops = Loops(*loops_per_second(few, arguments.rounds))
    table.add_row("a loop in Python over the raw rules, original, 3 players", f"{loops.raw:,.0f}", "", "–")
    table.add_row("the same with boomcat.Game", f"{loops.game:,.0f}", "", "half of it or more")
    Console().print(table)
    ratio = results[0].games / pure
    checked = results[2].games / results[0].games
    print(f"{ratio:.0f} times the interpreted build ({pure:,.0f} games/s, same seeds, same digests); aim ≥ 30.")
    print(f"boomcat.Game runs at {loops.game / loops.raw:.0%} of the raw loop; aim ≥ 50%.")
    print(f"The checked path runs at {checked:.0%} of the unchecked one.")
    if arguments.write:
        today = dt.datetime.now(dt.UTC).date()
        write_report(ROOT / "docs" / "performance.md", results, copies, redeals, loops, pure, machine(), today)


if __name__ == "__main__":
    main()
