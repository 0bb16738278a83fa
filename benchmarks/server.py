"""Measure the server: `python3 play bench --server`.

Many tables with a socket for each person, at each of which a player moves at random times, once a second on average,
on a SQLite file that is written through to the disk.  The server has a core for itself, as far as the machine lets it:
it is one process on one core.  The clients (clients.py) run on the others, and make way for it, each table at a
separate address (Linux has plenty of them in 127.0.0.0/8).  Nothing here is asserted.

    tables, moves_per_second     passes are not counted, although they are made and cost their part
    server_share                 of one core; cpu_ms_per_move is the same for each move
    client_p50_ms, client_p99_ms from a move to its answer, at the client
    move_ms                      in the server, from a move's arrival to its last write, on average
    commit_ms, lag_ms            of a commit, and how late the server's loop gets to what is due, on average
    kb_per_table                 with its sockets, after some moves
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from prometheus_client.parser import text_string_to_metric_families
from rich.console import Console
from rich.table import Table

from benchmarks.clients import Load
from boomcat.server.http.http_connections import raise_file_limit
from tests.support.server_process import ServerProcess, free_port
from tools.soak.servers import cpu_seconds, megabytes, percentile_ms

#: How much the clients make way for the server.
NICENESS = 10
#: Histograms of the server, by the names of their averages.
AVERAGES = {
    "move_ms": "boomcat_move_seconds",
    "commit_ms": "boomcat_store_commit_seconds",
    "lag_ms": "boomcat_loop_lag_seconds",
}


def part_cores(pid: int) -> None:
    """Give the server a separate core, if there is another one for us."""
    first, *others = sorted(os.sched_getaffinity(0))
    if others:
        os.sched_setaffinity(pid, {first})
        os.sched_setaffinity(0, others)


def metrics(port: int) -> dict[str, float]:
    text = httpx.get(f"http://127.0.0.1:{port}/metrics", trust_env=False).text
    return {one.name: one.value for family in text_string_to_metric_families(text) for one in family.samples}


def measure(server: ServerProcess, load: Load, figures: int, tables: int, seconds: float) -> dict[str, Any]:
    empty = megabytes(server.pid)
    load.open_all(tables)
    load.run(2)
    opened = megabytes(server.pid)
    load.begin()
    load.run(min(10.0, 5 * load.pace))  # until all games are going
    before = metrics(figures)
    load.measure_anew()
    cpu, own, start = cpu_seconds(server.pid), time.process_time(), time.perf_counter()
    load.run(seconds)
    cpu, own, lasted = cpu_seconds(server.pid) - cpu, time.process_time() - own, time.perf_counter() - start
    after = metrics(figures)
    grown = {name: value - before.get(name, 0.0) for name, value in after.items()}
    moves = max(1, len(load.latencies))
    return {
        "tables": tables,
        "sockets": load.sockets,
        "moves_per_second": round(moves / lasted, 1),
        "messages_per_second": round(load.heard / lasted),
        "server_share": round(cpu / lasted, 3),
        "clients_share": round(own / lasted, 3),
        "cpu_ms_per_move": round(cpu / moves * 1000, 3),
        "client_p50_ms": percentile_ms(load.latencies, 0.5),
        "client_p99_ms": percentile_ms(load.latencies, 0.99),
        **{
            name: round(1000 * grown[f"{histogram}_sum"] / max(1, grown[f"{histogram}_count"]), 2)
            for name, histogram in AVERAGES.items()
        },
        "moves_per_commit": round(moves / max(1, grown["boomcat_store_commit_seconds_count"]), 1),
        "refused": load.refused,
        "empty_mb": round(empty),
        "opened_mb": round(opened),
        "kb_per_table": round((megabytes(server.pid) - empty) / tables * 1e3),
    }


def main(arguments: list[str]) -> None:
    style = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(prog="python3 play bench --server", description=__doc__, formatter_class=style)
    parser.add_argument("--tables", type=int, default=200, help="tables (200)")
    parser.add_argument("--sockets", type=int, default=5, help="people at each, 2 to 5 (5)")
    parser.add_argument("--seconds", type=float, default=30, help="how long (30)")
    parser.add_argument("--pace", type=float, default=1, help="seconds between two moves at a table (1)")
    parser.add_argument("--folder", default=None, help="where the database is; for a real disk's figures, on that disk")
    parser.add_argument("--json", action="store_true", help="print JSON")
    chosen = parser.parse_args(arguments)
    raise_file_limit()
    with tempfile.TemporaryDirectory(dir=chosen.folder) as name:
        folder, figures = Path(name), free_port()
        metrics_at = ("--metrics", f"127.0.0.1:{figures}")
        with ServerProcess(folder, str(folder / "boomcat.db"), *metrics_at) as server, asyncio.Runner() as runner:
            part_cores(server.pid)
            os.nice(NICENESS)
            load = Load(runner, [server.port], chosen.sockets, chosen.pace)
            results = measure(server, load, figures, chosen.tables, chosen.seconds)
    if chosen.json:
        print(json.dumps(results))
        return
    table = Table("what", "measured")
    for what, value in results.items():
        table.add_row(what, str(value))
    Console().print(table)
