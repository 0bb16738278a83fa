"""A whole run: what was played before, what is played now, and what is kept for later."""

from __future__ import annotations

import threading
from collections.abc import Callable

from boomcat.arena.plan import Plan
from boomcat.arena.pool import Cluster, processors, rounds
from boomcat.arena.rounds import Round
from boomcat.arena.run_file import Store

__all__ = ["run"]


def run(
    plan: Plan,
    store: Store | None = None,
    stop: threading.Event | None = None,
    workers: int | None = None,
    tell: Callable[[int], None] = lambda _: None,
    cluster: Cluster | None = None,
) -> list[Round]:
    """Play the plan, or what the store lacks of it, to its end or until `stop` is set; `tell` hears of the games.

    It is played on this machine, or by a cluster.
    """
    stop = threading.Event() if stop is None else stop
    played = [] if store is None else store.read()
    tell(len(played) * plan.games_per_deal)
    if store is not None:
        store.begin(played)
    try:
        for one in rounds(plan, range(len(played), plan.deals), workers or processors(), stop, cluster):
            played.append(one)
            tell(plan.games_per_deal)
            if store is not None:
                store.add(one)
    finally:
        if store is not None:
            store.close()
    if store is not None and len(played) == plan.deals:
        store.forget()
    return played
