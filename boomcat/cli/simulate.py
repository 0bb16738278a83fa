"""`boomcat simulate`: play many games between bots, and count their results."""

from __future__ import annotations

import hashlib
import json
import multiprocessing
import os
import signal
import sys
import threading
import time
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from typing import TYPE_CHECKING, Any, NoReturn, Self

import click

from boomcat.build import compiled
from boomcat.cli.bots import BOT_DIED, BotNames, report_default_moves, think_time_option
from boomcat.cli.dask_option import cluster_at, dask_option, troubles
from boomcat.cli.datasets import absolute, dataset_option, open_folder, tell_recorded
from boomcat.cli.localized_click import Command, Option
from boomcat.cli.parameters import MOST_SEED, Number, Sizes, check_players, check_seat, edition_option, rule_options
from boomcat.cli.program import INTERRUPTED
from boomcat.core.edition import Edition
from boomcat.core.playout import Tally, simulate
from boomcat.core.rules import Options, Rules, rules_for
from boomcat.locale import text
from boomcat.story import edition_name

if TYPE_CHECKING:
    from boomcat.arena.plan import Plan
    from boomcat.arena.pool import Cluster

__all__ = ["command"]

MOST_GAMES = 10**12
#: Target length of a chunk; between chunks the bar moves and Ctrl-C is checked.
CHUNK_SECONDS = 0.1
FIRST_CHUNK = 20
MOST_CHUNK = 5_000
#: Seconds before the bar is shown.
BAR_AFTER_SECONDS = 2.0
#: The normal distribution's 97.5th percentile: 95 % lie between it and its negative.
NORMAL = 1.959964
STANDARD_ERROR = 2


@click.command("simulate", cls=Command, help="command-simulate")
@edition_option
@click.option("--players", "sizes", cls=Option, type=Sizes(), metavar="value-sizes", help="option-sizes")
@click.option(
    "--games",
    cls=Option,
    type=Number(1, MOST_GAMES),
    default=10_000,
    metavar="value-number",
    help="option-games",
)
@click.option("--seed", cls=Option, type=Number(0, MOST_SEED), default=1, metavar="value-number", help="option-seed")
@click.option("--bots", cls=Option, type=BotNames(), default=(), metavar="value-bots", help="option-simulate-bots")
@think_time_option
@dataset_option
@rule_options
@click.option("--json", "as_json", cls=Option, is_flag=True, help="option-json")
@dask_option
def command(
    edition: Edition,
    sizes: range | None,
    games: int,
    seed: int,
    bots: tuple[str, ...],
    seconds: float,
    record: str | None,
    options: Options,
    as_json: bool,
    dask: str | None,
) -> None:
    tables = edition.sizes if sizes is None else list(sizes)
    check_players(edition, *tables)
    check_seat("--first-seat", options.first, tables[0])
    if len(bots) > tables[0]:
        raise click.UsageError(text("error-too-many-bots", bots=len(bots), players=tables[0]))
    if record is not None:
        # Unrecorded random moves are made without a bot.
        bots = bots or ("random",)
    runs = [
        BotRun(rules_for(edition, players, options), count, bots, seconds, absolute(record))
        if bots
        else Run(rules_for(edition, players, options), count)
        for players, count in zip(tables, shares(games, len(tables)), strict=True)
    ]
    with troubles(absolute(record)), cluster_at(dask) as cluster:
        if record is not None:
            open_folder(absolute(record))
        with interruptions() as interrupted, ProgressBar(games) as bar, redirect_stdout(sys.stderr):
            for run in runs:
                for played in run.chunks(seed, interrupted, cluster):
                    bar.advance(played)
                    if interrupted.is_set():
                        break
                if interrupted.is_set():
                    break
    runs = [run for run in runs if run.tally.games]
    if as_json:
        click.echo(json.dumps(report(edition, seed, runs), indent=2))
    elif runs:
        show(edition, seed, runs)
    if record is not None:
        tell_recorded(record, sum(run.tally.games for run in runs))
    if interrupted.is_set():
        click.echo(text("simulate-interrupted" if runs else "simulate-nothing-played"), err=True)
        sys.exit(INTERRUPTED)
    if report_default_moves(row for run in runs if isinstance(run, BotRun) for row in run.by_bot()):
        sys.exit(BOT_DIED)


def shares(games: int, sizes: int) -> list[int]:
    """Return the number of games of each size: as even as possible, with the remainder to the first sizes."""
    each, left = divmod(games, sizes)
    return [each + 1] * left + [each] * (sizes - left)


class Run:
    """The games with one number of players."""

    def __init__(self, rules: Rules, games: int) -> None:
        self.rules = rules
        self.players = int(rules.players)
        self.games = games
        self.tally = Tally(self.players)
        self.seconds = 0.0
        #: Seat by seat; none if moves are random and no bot makes them.
        self.bots: list[str] = []
        self.think_time = 0.0
        self.record = ""

    def chunks(self, seed: int, stop: threading.Event, cluster: Cluster | None) -> Iterator[int]:
        """Play, and yield the number of games after every chunk.  The chunks don't affect the games."""
        if cluster is not None:
            yield from self.chunks_elsewhere(seed, stop, cluster)
            return
        chunk = FIRST_CHUNK
        while self.tally.games < self.games:
            chunk = min(chunk, self.games - self.tally.games)
            start = time.process_time()
            simulate(self.rules, seed + self.tally.games, chunk, self.tally)
            seconds = time.process_time() - start
            self.seconds += seconds
            yield chunk
            chunk = min(MOST_CHUNK, chunk * 2) if seconds < CHUNK_SECONDS else max(1, chunk // 2)

    def chunks_elsewhere(self, seed: int, stop: threading.Event, cluster: Cluster) -> Iterator[int]:
        from boomcat.arena.pool import played_out

        start = time.perf_counter()
        for tally in played_out(self.plan(seed), stop, cluster):
            self.tally.merge(tally)
            self.seconds = time.perf_counter() - start
            yield int(tally.games)

    def plan(self, seed: int) -> Plan:
        from boomcat.arena.plan import Plan

        rules = self.rules
        return Plan(
            tuple(self.bots),
            rules.edition.key,
            self.players,
            self.games,
            seed,
            self.think_time,
            rules.options.key(),
            rules.edition.title,
            rotate=False,
            record=self.record,
        )

    def mean(self) -> float:
        """Return the mean number of decisions per game."""
        return int(self.tally.decisions) / int(self.tally.games)

    def win_rates(self) -> list[float]:
        return [wins / self.tally.games for wins in self.tally.wins]

    def intervals(self) -> list[tuple[float, float]]:
        return [interval(wins, self.tally.games) for wins in self.tally.wins]


class BotRun(Run):
    """The same between bots, one at each seat, on all processors."""

    def __init__(self, rules: Rules, games: int, bots: Sequence[str], seconds: float, record: str) -> None:
        super().__init__(rules, games)
        self.bots = [bots[min(seat, len(bots) - 1)] for seat in range(self.players)]
        self.think_time = seconds
        #: How often each seat gave no usable answer.
        self.default_moves = [0] * self.players
        self.decisions = [0] * self.players
        self.record = record

    def chunks(self, seed: int, stop: threading.Event, cluster: Cluster | None) -> Iterator[int]:
        from boomcat.arena.pool import processors, rounds

        tally = self.tally
        start = time.perf_counter()
        for one in rounds(self.plan(seed), range(self.games), processors(), stop, cluster):
            decisions = sum(one.decisions)
            tally.games += 1
            tally.wins[one.standings[0][0]] += 1
            tally.decisions += decisions
            tally.shortest = decisions if tally.games == 1 else min(tally.shortest, decisions)
            tally.longest = max(tally.longest, decisions)
            tally.digest = zlib.crc32(f"{tally.digest} {one.digests[0]}".encode())
            self.seconds = time.perf_counter() - start
            self.default_moves = [
                before + sum(found.values()) for before, found in zip(self.default_moves, one.incidents, strict=True)
            ]
            self.decisions = [before + more for before, more in zip(self.decisions, one.decisions, strict=True)]
            yield 1

    def by_bot(self) -> list[tuple[str, int, int]]:
        """Return each bot with its default moves and its decisions."""
        found: dict[str, tuple[int, int]] = {}
        for bot, incidents, decisions in zip(self.bots, self.default_moves, self.decisions, strict=True):
            before = found.get(bot, (0, 0))
            found[bot] = (before[0] + incidents, before[1] + decisions)
        return [(bot, *counts) for bot, counts in found.items()]


def interval(hits: int, tries: int) -> tuple[float, float]:
    """Return Wilson's 95% interval of a share: it stays between 0 and 1, even after few games."""
    share, square = hits / tries, NORMAL**2 / tries
    middle = share + square / 2
    spread = NORMAL * ((share * (1 - share) + square / 4) / tries) ** 0.5
    return max(0.0, (middle - spread) / (1 + square)), min(1.0, (middle + spread) / (1 + square))


def fingerprint(runs: list[Run]) -> str:
    """Return a hash of every decision and outcome of every size, in order."""
    whole = " ".join(f"{run.players}:{run.tally.games}:{run.tally.digest}" for run in runs)
    return hashlib.sha256(whole.encode()).hexdigest()[:16]


def per_second(count: int, seconds: float) -> int:
    return round(count / seconds) if seconds else 0


def report(edition: Edition, seed: int, runs: list[Run]) -> dict[str, Any]:
    seconds = sum(run.seconds for run in runs)
    games = sum(run.tally.games for run in runs)
    return {
        "edition": edition.key,
        "games": games,
        "seed": seed,
        "games_per_second": per_second(games, seconds),
        "decisions_per_second": per_second(sum(run.tally.decisions for run in runs), seconds),
        "compiled": compiled(),
        "fingerprint": fingerprint(runs),
        "sizes": [
            {
                "players": run.players,
                **({"bots": run.bots, "default_moves": run.default_moves} if isinstance(run, BotRun) else {}),
                "games": run.tally.games,
                "wins": list(run.tally.wins),
                "win_rates": run.win_rates(),
                "win_rate_intervals": run.intervals(),
                "decisions_per_game": run.mean(),
                "shortest": run.tally.shortest,
                "longest": run.tally.longest,
                "games_per_second": per_second(run.tally.games, run.seconds),
                "decisions_per_second": per_second(run.tally.decisions, run.seconds),
                "fingerprint": f"{run.tally.digest:08x}",
            }
            for run in runs
        ],
    }


def show(edition: Edition, seed: int, runs: list[Run]) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False, markup=False)
    for run in runs:
        tally = run.tally
        table = Table(title=text("simulate-size", players=run.players, games=tally.games), title_justify="left")
        table.add_column(text("simulate-seat"), justify="right")
        if run.bots:
            table.add_column(text("arena-bot"))
        for heading in ("simulate-wins", "simulate-rate", "simulate-interval"):
            table.add_column(text(heading), justify="right")
        counting = isinstance(run, BotRun) and any(run.default_moves)
        if counting:
            table.add_column(text("arena-defaults"), justify="right")
        for seat, (share, (low, high)) in enumerate(zip(run.win_rates(), run.intervals(), strict=True)):
            between = text("simulate-between", low=percent(low), high=percent(high))
            bot = run.bots[seat : seat + 1]
            defaults = [str(run.default_moves[seat])] if isinstance(run, BotRun) and counting else []
            table.add_row(str(seat + 1), *bot, f"{tally.wins[seat]}", percent(share), between, *defaults)
        console.print(table)
        lengths = text("simulate-lengths", mean=run.mean(), shortest=tally.shortest, longest=tally.longest)
        console.print(lengths, soft_wrap=True)
        games, decisions = per_second(tally.games, run.seconds), per_second(tally.decisions, run.seconds)
        console.print(text("simulate-speed", games=games, decisions=decisions), soft_wrap=True)
        console.print()
    games = sum(run.tally.games for run in runs)
    name = edition_name(edition)
    console.print(
        text("simulate-total", edition=name, seed=seed, games=games, fingerprint=fingerprint(runs)), soft_wrap=True
    )


def percent(share: float) -> str:
    return text("simulate-percent", share=share)


class ProgressBar:
    """A progress bar on the error stream, if that is a terminal."""

    def __init__(self, games: int, words: str = "simulate-progress") -> None:
        self.games = games
        self.words = words
        self.played = 0
        self.start = time.monotonic()
        self.shown: Any = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.shown is not None:
            self.shown.stop()

    def advance(self, games: int) -> None:
        self.played += games
        if self.shown is None and sys.stderr.isatty() and time.monotonic() - self.start > BAR_AFTER_SECONDS:
            from rich.console import Console
            from rich.progress import Progress

            self.shown = Progress(console=Console(stderr=True), transient=True)
            self.shown.add_task(text(self.words), total=self.games)
            self.shown.start()
        if self.shown is not None:
            self.shown.update(0, completed=self.played)


@contextmanager
def interruptions() -> Iterator[threading.Event]:
    """Set an event on Ctrl-C instead of raising, so that every game played is counted.

    A second Ctrl-C ends the program at once, because a bot may hang.
    """
    interrupted = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield interrupted
        return

    def hear(*_: object) -> None:
        if interrupted.is_set():
            end_at_once()
        interrupted.set()

    before = signal.signal(signal.SIGINT, hear)
    try:
        yield interrupted
    finally:
        signal.signal(signal.SIGINT, before)


def end_at_once() -> NoReturn:
    """Kill all workers and exit without cleaning up: threads that wait for a bot would block a normal exit."""
    for worker in multiprocessing.active_children():
        worker.kill()
    # Not through `sys.stderr`: the signal may have interrupted a write to it.
    os.write(STANDARD_ERROR, ("\n" + text("interrupted") + "\n").encode())
    os._exit(INTERRUPTED)
