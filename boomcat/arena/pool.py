"""Games on several processors or machines.  The games and their order don't depend on who plays them."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from functools import partial
from itertools import chain, takewhile
from typing import Any, Protocol

from boomcat.arena.plan import Plan
from boomcat.arena.rounds import Round, keep_records, play_round
from boomcat.arena.run_ended import RunEnded
from boomcat.core.playout import Tally, simulate
from boomcat.programs import BotDied, is_class

#: Starting processes takes longer than this many games.
PROCESSES_AFTER_GAMES = 150
#: How long a part is played before it is reported.
REPORT_SECONDS = 0.25
#: Rounds with their records have to lie in memory until it is their turn.
MOST_ROUNDS_PER_PART = 1_000
MOST_PLAYOUTS_PER_PART = 20_000

#: Plays the deals of these numbers, and says what came of them as plain data.  It crosses to other processes.
Play = Callable[[range], list[Any]]


class WorkerPool(Protocol):
    """Those who play the parts of one run: processes of this machine, or the workers of a cluster."""

    @property
    def slots(self) -> int:
        """Return how many parts are played at the same time."""

    def has_room(self) -> bool:
        """Return whether another part can be handed out now."""

    def hand_out(self, part: range) -> None: ...

    def collect(self, seconds: float) -> list[tuple[range, float, list[Any]]]:
        """The parts that are done, in any order, how long each was played, and what came of it; waits for at most this
        long.  Raises what ended a part."""


class Cluster(Protocol):
    """Other machines that play."""

    def pool(self, play: Play, bots: tuple[str, ...]) -> AbstractContextManager[WorkerPool]: ...


def outcome(kind: str, *found: Any) -> tuple[Any, ...]:
    """Return how long a process has played and the result, from its answer; raise what ended the part."""
    if kind == "bot":
        raise BotDied(*found)
    if kind == "gone":
        # Killed from outside, as happens when memory runs out, or by a bot in it.
        raise RunEnded("error-worker-died")
    return found


def processors() -> int:
    """Return how many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def rounds(
    plan: Plan, deals: range, workers: int, stop: threading.Event, cluster: Cluster | None = None
) -> Iterator[Round]:
    """Play these deals, in this order, until `stop` is set; on this machine, unless there is a cluster.

    Their records, if they are wanted, are in their files.
    """
    few = len(deals) * plan.games_per_deal <= PROCESSES_AFTER_GAMES
    workers = min(1 if few else workers, len(deals))
    # A class may never answer, or end its process without a word: not ours.
    found: Iterator[Round]
    if cluster is None and workers < 2 and not any(map(is_class, plan.bots)):
        found = (play_round(plan, deal) for deal in takewhile(lambda _: not stop.is_set(), deals))
    else:
        play = partial(play_rounds, plan)
        found = chain.from_iterable(parts(play, plan.bots, deals, MOST_ROUNDS_PER_PART, workers, stop, cluster))
    for one in found:
        if plan.record:
            keep_records(plan, one.deal, one.records)
            one.records.clear()
        yield one


def play_rounds(plan: Plan, deals: range) -> list[Round]:
    return [play_round(plan, deal) for deal in deals]


def played_out(plan: Plan, stop: threading.Event, cluster: Cluster) -> Iterator[Tally]:
    """Play a plan without bots, part by part: all moves are random."""
    games = range(plan.deals)
    for part in parts(partial(play_out_all, plan), (), games, MOST_PLAYOUTS_PER_PART, 0, stop, cluster):
        tally = Tally(plan.players)
        tally.games, tally.decisions, tally.shortest, tally.longest, tally.digest, tally.wins = part
        yield tally


def play_out_all(plan: Plan, games: range) -> list[Any]:
    tally = Tally(plan.players)
    simulate(plan.rules(), plan.seed + games.start, len(games), tally)
    numbers = (tally.games, tally.decisions, tally.shortest, tally.longest, tally.digest)
    return [*map(int, numbers), list(tally.wins)]


def parts(
    play: Play,
    bots: tuple[str, ...],
    numbers: range,
    most: int,
    workers: int,
    stop: threading.Event,
    cluster: Cluster | None,
) -> Iterator[list[Any]]:
    """Yield the results of these numbers, in order, in parts that take about as long as a report may."""
    from boomcat.arena.processes import Processes

    finished: dict[int, tuple[range, list[Any]]] = {}
    at_once, left, due = 1, numbers, numbers.start
    with Processes(play, workers) if cluster is None else cluster.pool(play, bots) as pool:
        while due < numbers.stop:
            while due not in finished:
                if stop.is_set():
                    return
                while left and pool.has_room():
                    # Towards the end in smaller parts, so that the last one isn't long.
                    size = max(1, min(at_once, len(left) // (2 * pool.slots)))
                    pool.hand_out(left[:size])
                    left = left[size:]
                # Not for ever: an interruption sets `stop` and wakes no thread.
                for part, seconds, found in pool.collect(0.1):
                    finished[part.start] = part, found
                    at_once = min(most, len(part) * 2) if seconds < REPORT_SECONDS else max(1, len(part) // 2)
            part, found = finished.pop(due)
            due = part.stop
            yield found
