"""Measure whether a pass can be told from what hides it: `python3 play bench --cluster --beats`.

Three NATS servers write what a node writes at a beat, in no order: a page with a pass, one with four, what is written
where nobody passed, and that as a roll-up of a kilobyte, as it was once.  Who stores something meanwhile waits as long
as it takes, and no longer.

    slower_than_pass   in which part of all pairs this one took longer than a page with a pass: 0.5 is a coin
    error              of that, for so many pairs: further from 0.5 than twice this means something
"""

from __future__ import annotations

import asyncio
import os
import random
import statistics
import time
from bisect import bisect_left, bisect_right
from typing import Any

from boomcat.server.storage.nats.jetstream import EXPECTED, EXPECTED_OF, UNANSWERED
from boomcat.server.storage.nats.nats_address import Address
from boomcat.server.storage.nats.nats_storage import FILLING, ClusterStorage
from boomcat.server.storage.nats.pages import written
from boomcat.server.storage.sql import Change
from boomcat.server.tables.clock import RealClock
from tests.support.nats_servers import NatsCluster

__all__ = ["measure_beats"]

#: Between two of them.
PAUSE = 0.01
#: As long as the entry of a pass; it can't be compressed either, but nobody tries.
ENTRY_BYTES = 108
KINDS = ("pass", "four_passes", "filling", "roll_up")


def page(passes: int) -> bytes:
    return written("x", [Change("x", 1, tuple((seq, 0.0, os.urandom(ENTRY_BYTES)) for seq in range(passes)))])


def slower(these: list[float], those: list[float]) -> float:
    """In which part of all pairs one of these is larger than one of those; half of those that are alike count."""
    ranked = sorted(those)
    below = sum(bisect_left(ranked, one) + bisect_right(ranked, one) for one in these)
    return below / 2 / len(these) / len(those)


async def measure(address: str, count: int) -> dict[str, Any]:
    storage = ClusterStorage(Address.read(f"{address}?prefix=beats&streams=1"))
    await storage.start(RealClock(), lambda: None)
    streams, table, beat = storage.streams, storage.subject_of("x"), storage.filled(0)
    times: dict[str, list[float]] = {kind: [] for kind in KINDS}
    last = 0
    for _ in range(count * len(KINDS)):
        kind = random.choice(KINDS)
        subject, data, headers = {
            "pass": (table, page(1), {EXPECTED: str(last)}),
            "four_passes": (table, page(4), {EXPECTED: str(last)}),
            "filling": (beat, FILLING, {EXPECTED: "0", EXPECTED_OF: f"{beat}.{storage.node}"}),
            "roll_up": (beat, bytes(1_000), {"Nats-Rollup": "sub"}),
        }[kind]
        await asyncio.sleep(PAUSE)
        began = time.perf_counter()
        try:
            answer = await streams.attempt(subject, data, headers)
        except UNANSWERED:  # the machine stood still; it may be stored all the same
            found = await streams.last(storage.stream_of("x"), table)
            last = 0 if found is None else found.seq
            continue
        assert answer.error is None, answer.error
        times[kind].append(time.perf_counter() - began)
        if subject == table:
            last = answer.seq
    await storage.close()
    report: dict[str, Any] = {}
    for kind, measured in times.items():
        report[kind] = {"count": len(measured), "p50_ms": round(statistics.median(measured) * 1000, 3)}
        if kind != "pass":
            report[kind]["slower_than_pass"] = round(slower(measured, times["pass"]), 3)
            report[kind]["error"] = round((1 / 12 * (1 / len(measured) + 1 / len(times["pass"]))) ** 0.5, 3)
    return report


def measure_beats(count: int) -> dict[str, Any]:
    servers = NatsCluster()
    try:
        servers.start()
        return asyncio.run(measure(servers.url, count))
    finally:
        servers.close()
