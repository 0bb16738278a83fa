"""Can a player find out who holds a Nope, or who could alter the future before a draw?

Windows by the thousand, watched and probed (nope_timing_attack.py).

Once in virtual time, where only the server itself can make a difference; and once in real time, with a slow database.
Each round also plants a leak of 20 ms, and must find it.
"""

from __future__ import annotations

import asyncio
import math
import time
from pathlib import Path
from random import Random

from boomcat.server.storage.sql import SqlStore
from boomcat.server.tables.clock import RealClock
from tests.support.nope_timing_attack import (
    KINDS,
    NOPE_WINDOW,
    NOW_WINDOW,
    Seen,
    Test,
    Worlds,
    alarms,
    later,
    pairs,
    sign_test,
    smirnov,
    windows,
)
from tests.support.virtual_table import virtual
from tools.soak.trial import Figures, Trial

#: The shortest sync in seconds; and the number of pairs of tables that are watched at once.
SYNC_SECONDS = 0.015
AT_ONCE = 4


def judged(worlds: Worlds, leaking: Worlds, test: Test = smirnov) -> Figures:
    found = alarms(worlds, test)
    assert not found, f"with and without the card differ: {found}"
    found = alarms(leaking, test)
    assert any(key.endswith("lasts") for key in found), "the planted leak was not found"
    return {"windows": sum(len(some) for both in worlds.values() for some in both), "leaks_of_20_ms_found": 1}


def watch(luck: Random, times: int, _: Path) -> Figures:
    sorts = (NOPE_WINDOW, NOW_WINDOW)
    seed, each = luck.getrandbits(32), max(40, math.ceil(times / (2 * len(KINDS) * len(sorts))))
    worlds: dict[str, tuple[Seen, Seen]] = {}
    for of in sorts:
        for kind in KINDS:
            without, holding = (virtual(windows(kind, holds, each, seed, of=of)) for holds in (False, True))
            worlds[f"{kind}, {of.opening}"] = without, holding
    leaking = virtual(windows("away", True, each, seed, later))
    return judged(worlds, {"away": (worlds[f"away, {NOPE_WINDOW.opening}"][0], leaking)})


def watch_for_real(luck: Random, times: int, folder: Path) -> Figures:
    seed, each = luck.getrandbits(32), max(40, math.ceil(times / (2 * len(KINDS))))

    async def play() -> Figures:
        with SqlStore.open(str(folder / "boomcat.db")) as store:
            confirm = store.writer.claim.confirm

            def confirm_slowly() -> None:
                time.sleep(SYNC_SECONDS)
                confirm()

            store.writer.claim.confirm = confirm_slowly  # type: ignore[method-assign]
            worlds: Worlds = {kind: await pairs(kind, each, seed, None, store, RealClock(), AT_ONCE) for kind in KINDS}
            leaking = await pairs("away", each, seed, later, store, RealClock(), AT_ONCE)
            return judged(worlds, {"away": leaking}, sign_test)

    return asyncio.run(play())


SECRETS = (
    Trial(
        "windows",
        "both kinds of windows are watched and probed, with and without the card; virtual time",
        10_000,
        2_000,
        watch,
    ),
    Trial(
        "windows-real", f"the same for real, syncs of {SYNC_SECONDS * 1000:.0f} ms and more", 500, 500, watch_for_real
    ),
)
