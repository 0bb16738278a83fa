"""Measure a cluster: `python3 play bench --cluster`.

The same tables, clients and pace for one, two and three nodes on three NATS servers that keep everything three times
and write through to the disk.  People of a table come to any of the nodes, so with more than one most messages go over
the bus.  All of them share this machine: what counts is the CPU that a move
costs, and where.  Nothing here is asserted.

    moves_per_second             passes are not counted, although they are made and stored
    client_p50_ms, client_p99_ms from a move to its answer, at the client
    nodes_ms_per_move            CPU of all nodes; nats_ms_per_move that of all NATS servers
    entry_bytes                  what a change takes in a stream, once
    sent_kb_per_move             messages to people
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from benchmarks.clients import Load
from boomcat.server.http.http_connections import raise_file_limit
from tests.support.nats_servers import NatsCluster
from tests.support.server_process import ServerProcess
from tools.soak.servers import cpu_seconds, percentile_ms

PREFIX = "bench"


def cpu_of(pids: list[int]) -> float:
    return sum(map(cpu_seconds, pids))


def stored(below: NatsCluster) -> tuple[int, int]:
    """Return how many changes are in the streams of the tables, and how many bytes they take there."""
    seen: dict[str, tuple[int, int]] = {}
    for server in below.servers:
        for account in server.asked("jsz?streams=true").get("account_details", ()):
            for stream in account.get("stream_detail", ()):
                if stream["name"].startswith(f"{PREFIX}-tables"):
                    state = stream["state"]
                    seen[stream["name"]] = max(seen.get(stream["name"], (0, 0)), (state["messages"], state["bytes"]))
    return sum(one for one, _ in seen.values()), sum(size for _, size in seen.values())


def measure(nodes: int, tables: int, sockets: int, seconds: float, pace: float) -> dict[str, Any]:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        below = NatsCluster()
        stack.callback(below.close)
        below.start()
        servers = [ServerProcess(folder / str(number), f"{below.url}?prefix={PREFIX}") for number in range(nodes)]
        for server in servers:
            stack.callback(server.__exit__)
        with ThreadPoolExecutor(len(servers)) as threads:
            list(threads.map(ServerProcess.start, servers))
        load = Load(stack.enter_context(asyncio.Runner()), [server.port for server in servers], sockets, pace)
        load.open_all(tables)
        load.run(2)
        load.begin()
        load.run(5)
        pids, kept = [server.pid for server in servers], [server.pid for server in below.servers]
        load.measure_anew()
        cpu, keeping, start = cpu_of(pids), cpu_of(kept), time.perf_counter()
        before = stored(below)
        load.run(seconds)
        lasted = time.perf_counter() - start
        cpu, keeping = cpu_of(pids) - cpu, cpu_of(kept) - keeping
        after = stored(below)
    moves, changes = max(1, len(load.latencies)), after[0] - before[0]
    return {
        "nodes": nodes,
        "tables": tables,
        "moves_per_second": round(moves / lasted, 1),
        "client_p50_ms": percentile_ms(load.latencies, 0.5),
        "client_p99_ms": percentile_ms(load.latencies, 0.99),
        "nodes_ms_per_move": round(cpu / moves * 1000, 2),
        "nats_ms_per_move": round(keeping / moves * 1000, 2),
        "changes_per_move": round(changes / moves, 2),
        "entry_bytes": round((after[1] - before[1]) / changes) if changes else 0,
        "sent_kb_per_move": round(load.bytes / moves / 1e3, 1),
        "refused": load.refused,
    }


def main(arguments: list[str]) -> None:
    style = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(prog="python3 play bench --cluster", description=__doc__, formatter_class=style)
    parser.add_argument("--nodes", type=int, nargs="*", default=[1, 2, 3], help="how many (1 2 3)")
    parser.add_argument("--tables", type=int, default=100, help="tables (100)")
    parser.add_argument("--sockets", type=int, default=5, help="people at each, 2 to 5 (5)")
    parser.add_argument("--seconds", type=float, default=20, help="how long (20)")
    parser.add_argument("--pace", type=float, default=1, help="seconds between two moves at a table (1)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    chosen = parser.parse_args(arguments)
    raise_file_limit()
    rows = []
    with Console(stderr=True).status("") as status:
        for nodes in chosen.nodes:
            status.update(f"{nodes} nodes")
            rows.append(measure(nodes, chosen.tables, chosen.sockets, chosen.seconds, chosen.pace))
    if chosen.json:
        print(json.dumps(rows))
        return
    table = Table("what", *[f"{row['nodes']} nodes" for row in rows])
    for name in rows[0]:
        table.add_row(name, *[str(row[name]) for row in rows])
    Console().print(table)
