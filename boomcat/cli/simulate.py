"""`boomcat simulate`: play many games between bots, and count their results."""

from __future__ import annotations

import hashlib
import sys
import threading
import time
import zlib
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import click

from boomcat.build import compiled
from boomcat.cli.bots import BOT_DIED, BOTS, report_default_moves, think_time_option
from boomcat.cli.localized_click import Command, option
from boomcat.cli.many_games import absolute, dask_option, dataset_option, playing, tell_recorded
from boomcat.cli.output import INTERRUPTED, console, fail, percent, print_json, table
from boomcat.cli.parameters import MOST_SEED, SIZES, check_seat, edition_option, number, rule_options
from boomcat.core.edition import Edition
from boomcat.core.playout import Tally, simulate
from boomcat.core.rules import Options, Rules, rules_for
from boomcat.locale import text
from boomcat.story import edition_name

if TYPE_CHECKING:
    from boomcat.arena.plan import Plan
    from boomcat.arena.pool import Cluster

MOST_GAMES = 10**12
#: Between chunks of games the bar moves and Ctrl-C is checked.
GAMES_PER_CHUNK = 100


@click.command("simulate", cls=Command, help="command-simulate")
@edition_option
@option("--players", "sizes", type=SIZES, help="option-sizes")
@option("--games", type=number(1, MOST_GAMES), default=10_000, help="option-games")
@option("--seed", type=number(0, MOST_SEED), default=1, help="option-seed")
@option("--bots", type=BOTS, default=(), help="option-simulate-bots")
@think_time_option
@dataset_option
@rule_options
@option("--json", "as_json", is_flag=True, help="option-json")
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
    for players in tables:
        edition.pack(players)
    check_seat("--first-seat", options.first, tables[0])
    if len(bots) > tables[0]:
        raise click.UsageError(text("error-too-many-bots", bots=len(bots), players=tables[0]))
    if record is not None:
        # Unrecorded random moves are made without a bot.
        bots = bots or ("random",)
    runs = [
        Run(rules_for(edition, players, options), count, bots, seconds, absolute(record))
        for players, count in zip(tables, shares(games, len(tables)), strict=True)
    ]
    with playing(games, dask, absolute(record)) as (cluster, interrupted, bar):
        for run in runs:
            if not interrupted.is_set():
                for played in run.play(seed, interrupted, cluster):
                    bar.advance(played)
    runs = [run for run in runs if run.tally.games]
    if as_json:
        print_json(report(edition, seed, runs))
    elif runs:
        show(edition, seed, runs)
    if record is not None:
        tell_recorded(record, sum(run.tally.games for run in runs))
    if interrupted.is_set():
        fail(text("simulate-interrupted" if runs else "simulate-nothing-played"), INTERRUPTED)
    if report_default_moves(row for run in runs for row in run.by_bot()):
        sys.exit(BOT_DIED)


def shares(games: int, sizes: int) -> list[int]:
    """Return the number of games of each size: as even as possible, with the remainder to the first sizes."""
    each, left = divmod(games, sizes)
    return [each + 1] * left + [each] * (sizes - left)


class Run:
    """The games with one number of players: between bots, one at each seat, or of random moves without bots."""

    def __init__(self, rules: Rules, games: int, bots: Sequence[str], think_time: float, record: str) -> None:
        self.rules = rules
        self.players = int(rules.players)
        self.games = games
        self.bots = [bots[min(seat, len(bots) - 1)] for seat in range(self.players)] if bots else []
        self.think_time = think_time
        self.record = record
        self.tally = Tally(self.players)
        self.seconds = 0.0
        #: How often each seat gave no usable answer.
        self.default_moves = [0] * self.players
        self.decisions = [0] * self.players

    def play(self, seed: int, stop: threading.Event, cluster: Cluster | None) -> Iterator[int]:
        """Play, and yield the number of games after every chunk.  The chunks don't affect the games."""
        if self.bots:
            chunks, clock = self.play_bots(seed, stop, cluster), time.perf_counter
        elif cluster is not None:
            chunks, clock = self.play_elsewhere(seed, stop, cluster), time.perf_counter
        else:
            chunks, clock = self.play_here(seed), time.process_time
        start = clock()
        for played in chunks:
            self.seconds = clock() - start
            yield played
            if stop.is_set():
                return

    def play_here(self, seed: int) -> Iterator[int]:
        while self.tally.games < self.games:
            chunk = min(GAMES_PER_CHUNK, self.games - self.tally.games)
            simulate(self.rules, seed + self.tally.games, chunk, self.tally)
            yield chunk

    def play_elsewhere(self, seed: int, stop: threading.Event, cluster: Cluster) -> Iterator[int]:
        from boomcat.arena.pool import played_out

        for tally in played_out(self.plan(seed), stop, cluster):
            self.tally.merge(tally)
            yield int(tally.games)

    def play_bots(self, seed: int, stop: threading.Event, cluster: Cluster | None) -> Iterator[int]:
        from boomcat.arena.pool import processors, rounds

        tally = self.tally
        for one in rounds(self.plan(seed), range(self.games), processors(), stop, cluster):
            decisions = sum(one.decisions)
            tally.games += 1
            tally.wins[one.standings[0][0]] += 1
            tally.decisions += decisions
            tally.shortest = decisions if tally.games == 1 else min(tally.shortest, decisions)
            tally.longest = max(tally.longest, decisions)
            tally.digest = zlib.crc32(f"{tally.digest} {one.digests[0]}".encode())
            for seat in range(self.players):
                self.default_moves[seat] += sum(one.incidents[seat].values())
                self.decisions[seat] += one.decisions[seat]
            yield 1

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
        from boomcat.arena.statistics import wilson

        return [wilson(rate, int(self.tally.games)) for rate in self.win_rates()]

    def by_bot(self) -> list[tuple[str, int, int]]:
        """Return each bot with its default moves and its decisions."""
        seats_of = {bot: [seat for seat, one in enumerate(self.bots) if one == bot] for bot in self.bots}
        return [
            (bot, sum(self.default_moves[seat] for seat in seats), sum(self.decisions[seat] for seat in seats))
            for bot, seats in seats_of.items()
        ]


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
                **({"bots": run.bots, "default_moves": run.default_moves} if run.bots else {}),
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
    screen = console()
    for run in runs:
        tally = run.tally
        counting = any(run.default_moves)
        numbers = ["simulate-wins", "simulate-rate", "simulate-interval"]
        if counting:
            numbers.append("arena-defaults")
        headings = ["simulate-seat", "arena-bot", *numbers] if run.bots else ["simulate-seat", *numbers]
        title = text("simulate-size", players=run.players, games=tally.games)
        shown = table(*headings, right=("simulate-seat", *numbers), title=title, title_justify="left")
        for seat, (share, (low, high)) in enumerate(zip(run.win_rates(), run.intervals(), strict=True)):
            between = text("simulate-between", low=percent(low), high=percent(high))
            bot = run.bots[seat : seat + 1]
            defaults = [str(run.default_moves[seat])] if counting else []
            shown.add_row(str(seat + 1), *bot, f"{tally.wins[seat]}", percent(share), between, *defaults)
        screen.print(shown)
        lengths = text("simulate-lengths", mean=run.mean(), shortest=tally.shortest, longest=tally.longest)
        screen.print(lengths, soft_wrap=True)
        games, decisions = per_second(tally.games, run.seconds), per_second(tally.decisions, run.seconds)
        screen.print(text("simulate-speed", games=games, decisions=decisions), soft_wrap=True)
        screen.print()
    games = sum(run.tally.games for run in runs)
    name = edition_name(edition)
    screen.print(
        text("simulate-total", edition=name, seed=seed, games=games, fingerprint=fingerprint(runs)), soft_wrap=True
    )
