"""Measure the server: `python3 play bench --server`.

Many tables with a socket for each person, at each of which a player moves at random times, once a second on average,
on a SQLite file that is written through to the disk.  The server has a core for itself, as far as the machine lets it:
it is one process on one core.  The clients (clients.py) run on the others, and make way for it, each table at an
address of its own (Linux has plenty of them in 127.0.0.0/8).  Nothing here is asserted.

    tables, moves_per_second     passes are not counted, although they are made and cost their part
    server_share                 of one core; cpu_ms_per_move is the same for each move
    p50_ms, p99_ms               in the server, from a move's arrival to its last write; client_… until it is answered
    stored_p50_ms, stored_p99_ms of that, from the table to the disk and back; the rest is the loop's
    lag_p99_ms                   how late the server's loop gets to what is due
    sync_ms                      half of all commits took at most this long
    gc_pause_ms, gc_full_ms      the longest garbage collection, during which no request was served; and how long a
                                 full one takes, which waits until the server is idle
    kb_per_table                 with its sockets, after some moves
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from benchmarks.clients import Load
from benchmarks.served import Process
from boomcat.server.http.http_connections import raise_file_limit

#: How much the clients make way for the server.
NICE = 10


def at(seconds: list[float], part: float) -> float:
    """In milliseconds."""
    return round(sorted(seconds)[min(len(seconds) - 1, int(part * len(seconds)))] * 1000, 1) if seconds else 0.0


def part_cores() -> int | None:
    """The server's core, if there is another one for us."""
    first, *others = sorted(os.sched_getaffinity(0))
    if not others:
        return None
    os.sched_setaffinity(0, others)
    return first


def measure(process: Process, tables: int, sockets: int, seconds: float, pace: float) -> dict[str, Any]:
    load = Load(process.port, sockets, pace)
    empty = process.memory()
    load.open_all(tables)
    load.run(2)
    opened = process.memory()
    load.begin()
    load.run(min(10.0, 5 * pace))  # until all games are going
    process.report()
    load.latencies, load.refused, heard = [], {}, load.heard()
    cpu, own, start = process.cpu_seconds(), time.process_time(), time.perf_counter()
    load.run(seconds)
    cpu, own, lasted = process.cpu_seconds() - cpu, time.process_time() - own, time.perf_counter() - start
    inside = process.report()
    heard = load.heard() - heard
    playing = process.memory()
    swept = process.report(signal.SIGUSR2)
    moves = max(1, len(load.latencies))
    return {
        "tables": tables,
        "sockets": sockets,
        "moves_per_second": round(moves / lasted, 1),
        "messages_per_second": round(heard / lasted),
        "server_share": round(cpu / lasted, 3),
        "clients_share": round(own / lasted, 3),
        "cpu_ms_per_move": round(cpu / moves * 1000, 3),
        "p50_ms": at(inside["moves"], 0.5),
        "p99_ms": at(inside["moves"], 0.99),
        "stored_p50_ms": at(inside["stored"], 0.5),
        "stored_p99_ms": at(inside["stored"], 0.99),
        "lag_p99_ms": at(inside["lags"], 0.99),
        "client_p50_ms": at(load.latencies, 0.5),
        "client_p99_ms": at(load.latencies, 0.99),
        "sync_ms": at(inside["syncs"], 0.5),
        "gc_pause_ms": at(inside["pauses"], 1.0),
        "gc_full_ms": at(swept["pauses"], 1.0),
        "moves_per_sync": round(len(inside["moves"]) / max(1, len(inside["syncs"])), 1),
        "refused": load.refused,
        "empty_mb": round(empty / 1e6),
        "opened_mb": round(opened / 1e6),
        "kb_per_table": round((playing - empty) / tables / 1e3),
    }


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(
        prog="python3 play bench --server",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--tables", type=int, default=200, help="tables (200)")
    parser.add_argument("--sockets", type=int, default=5, help="people at each, 2 to 5 (5)")
    parser.add_argument("--seconds", type=float, default=30, help="how long (30)")
    parser.add_argument("--pace", type=float, default=1, help="seconds between two moves at a table (1)")
    parser.add_argument("--folder", default=None, help="where the database is; for a real disk's figures, on that disk")
    parser.add_argument(
        "--sync", type=float, default=0, help="milliseconds that every sync takes longer than on this disk (0)"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    chosen = parser.parse_args(arguments)
    raise_file_limit()
    core = part_cores()
    with tempfile.TemporaryDirectory(dir=chosen.folder) as folder:
        process = Process(Path(folder) / "boomcat.db", core, chosen.sync / 1000)
        try:
            os.nice(NICE)
            results = measure(process, chosen.tables, chosen.sockets, chosen.seconds, chosen.pace)
        finally:
            process.stop()
    if chosen.json:
        print(json.dumps(results))
        return
    table = Table("what", "measured")
    for name, value in results.items():
        table.add_row(name, str(value))
    Console().print(table)


if __name__ == "__main__":
    main(sys.argv[1:])
