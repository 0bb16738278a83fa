"""Measure games of an arena here and on a Dask cluster: `python3 play bench --dask`.

The same deals of two `heuristic`, once by as many processes of this machine as there are workers, once by a scheduler
and workers of one thread each that are started for it.  All of them share this machine, so what counts is how much is
lost on the way, not how much is won.  Each is played twice, and the second time counts: the first loads what it needs.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack

from boomcat.arena.dask_pool import DaskCluster
from boomcat.arena.plan import Plan
from boomcat.arena.pool import Cluster
from boomcat.arena.tournament import run
from boomcat.core.rules import Options
from tests.support.server_process import free_port

#: For the workers to come.
PATIENCE_SECONDS = 120


def plan(deals: int) -> Plan:
    return Plan(("heuristic", "heuristic"), "original", 2, deals, 1, 60.0, Options().key())


def games_per_second(deals: int, workers: int, cluster: Cluster | None = None) -> float:
    rate = 0.0
    for _ in range(2):
        games = 0

        def tell(more: int) -> None:
            nonlocal games
            games += more

        began = time.perf_counter()
        run(plan(deals), workers=workers, tell=tell, cluster=cluster)
        rate = games / (time.perf_counter() - began)
    return rate


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python3 play bench --dask", description=__doc__)
    parser.add_argument("--deals", type=int, default=8_000, help="deals, of two games each (8000)")
    parser.add_argument("--workers", type=int, default=2, help="workers of one thread each (2)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    chosen = parser.parse_args(arguments)
    found = {"deals": chosen.deals, "workers": chosen.workers}
    found["local_games_per_second"] = round(games_per_second(chosen.deals, chosen.workers))
    address = f"tcp://127.0.0.1:{free_port()}"
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())

        def dask(*words: str) -> None:
            command = [sys.executable, "-m", "dask", *words]
            process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            stack.callback(process.wait)
            stack.callback(process.terminate)

        dask("scheduler", "--host", "127.0.0.1", "--port", address.rpartition(":")[2], "--dashboard-address", ":0")
        for _ in range(chosen.workers):
            dask("worker", address, "--nthreads", "1", "--no-nanny", "--local-directory", folder)
        cluster = stack.enter_context(DaskCluster(address))
        cluster.client.wait_for_workers(chosen.workers, timeout=PATIENCE_SECONDS)
        found["dask_games_per_second"] = round(games_per_second(chosen.deals, chosen.workers, cluster))
    print(json.dumps(found) if chosen.json else "\n".join(f"{name:24} {value}" for name, value in found.items()))
