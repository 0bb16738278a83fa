"""A cluster in virtual time, in which one thing after another fails while people play at several tables.

The nodes are real; the bus, the store and the browsers are those of `virtual_cluster.py`.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from functools import partial
from random import Random

import pytest

from boomcat.server.cluster.formats import HERE
from tests.server.cluster.test_cluster_formats import NEWER
from tests.server.cluster.test_links import check
from tests.support.clients import any_move
from tests.support.thorough import few
from tests.support.virtual_cluster import SYNC_SECONDS, Browser, SharedStorage, VirtualCluster, now, table_of
from tests.support.virtual_table import virtual

TABLES = 3
#: Of virtual time, of which a game takes less than 130. One that stands still takes all of it.
STORM_TIMEOUT_SECONDS = 3_600
SHORT_STORM_SECONDS = 300


class Storm:
    """Faults, one after another, until the games at all tables are over."""

    def __init__(self, cluster: VirtualCluster, luck: Random) -> None:
        self.cluster = cluster
        self.luck = luck
        self.tables: list[list[Browser]] = []
        self.faults: Counter[str] = Counter()
        self.predictions = 0

    @property
    def browsers(self) -> list[Browser]:
        return [browser for table in self.tables for browser in table]

    async def play(self, browser: Browser) -> None:
        """Answer at a person's pace, until the game is over."""
        while browser.state["table"]["phase"] != "over":
            await asyncio.sleep(self.luck.uniform(0.5, 3.0))
            state, view = browser.state, browser.state["view"]
            if not browser.connected or browser.unanswered:
                continue
            if state["offers"]:
                browser.ask("answer", question=view["question"], move=any_move(state["offers"], self.luck))
            elif state["ghosts"] and state["ghosts"]["choices"]:
                choice = self.luck.choice(state["ghosts"]["choices"])
                seat = self.luck.choice(choice["seats"] or [None])
                browser.ask("predict", what=choice["what"], number=choice["number"], seat=seat)
                self.predictions += 1

    async def run(self) -> None:
        for _ in range(TABLES):
            self.tables.append(await table_of(self.cluster, *self.luck.sample("abc", 3)))
        playing = [asyncio.create_task(self.play(browser)) for browser in self.browsers]
        kinds = [self.killed, self.stopped, self.cut_off, self.doubted, self.lossy]
        while not all(task.done() for task in playing):
            kind = self.luck.choice(kinds)
            self.faults[kind.__name__] += 1
            await kind(self.luck.choice("abc"))
            await asyncio.sleep(self.luck.uniform(0.0, 3.0))
            for browser in self.browsers:  # a load balancer sends them anywhere
                browser.nodes = tuple(self.luck.sample("abc", 3))
        await asyncio.gather(*playing)

    # -- faults ----------------------------------------------------------------------------

    async def started(self, name: str) -> None:
        """Start a node, most of them with a newer build than before: only `a` is never upgraded."""
        await asyncio.sleep(self.luck.uniform(0.0, 8.0))
        newer = name != "a" and self.faults.total() > 5
        await self.cluster.start(name, NEWER if newer else HERE)

    async def killed(self, name: str) -> None:
        self.cluster.kill(name)
        for browser in self.browsers:
            if browser.node == name and browser.connected:
                browser.end("stopping")  # the browser's own connection breaks at once
        await self.started(name)

    async def stopped(self, name: str) -> None:
        await self.cluster.stop(name)
        await self.started(name)

    async def cut_off(self, name: str) -> None:
        self.cluster.connections[name].cut()
        await asyncio.sleep(self.luck.uniform(0.5, 8.0))
        self.cluster.connections[name].mend()

    async def doubted(self, name: str) -> None:
        """Let a node believe that another one is gone, and take its tables while what they store is on its way."""
        other = self.luck.choice([one for one in "abc" if one != name])
        self.cluster.tables.sync = self.luck.uniform(0.1, 1.0)
        await asyncio.sleep(2.0)
        self.cluster.nodes[name].nodes.left(other, now())
        self.cluster.nodes[name].lose(self.cluster.nodes[other].me)
        await asyncio.sleep(2.0)
        self.cluster.tables.sync = SYNC_SECONDS

    async def lossy(self, _: str) -> None:
        """Lose one message between nodes in ten; heartbeats as well."""
        self.cluster.bus.drops = lambda _: self.luck.random() < 0.1
        await asyncio.sleep(self.luck.uniform(0.5, 5.0))
        self.cluster.bus.drops = lambda _: False


async def weather(luck: Random, timeout: float) -> Storm:
    async with VirtualCluster("a", "b", "c") as cluster:
        storm = Storm(cluster, luck)
        try:
            await asyncio.wait_for(storm.run(), timeout)
        finally:  # also if a game can't go on
            for table in storm.tables:
                check(cluster, table)
        return storm


def storm_of(seed: int, monkeypatch: pytest.MonkeyPatch, timeout: float = STORM_TIMEOUT_SECONDS) -> Storm:
    luck = Random(seed)
    monkeypatch.setattr(secrets, "token_bytes", lambda size=32: luck.randbytes(size))  # the same storm every time
    return virtual(weather(luck, timeout))


@pytest.mark.parametrize("seed", range(few(4, 400)))
def test_nothing_is_lost_or_stored_twice_whatever_fails(seed: int, monkeypatch):
    storm = storm_of(seed, monkeypatch)
    assert storm.faults.total() > 10
    assert storm.predictions > 3


def test_a_store_without_a_fence_is_found(monkeypatch):
    def unfenced(storage: SharedStorage) -> None:
        code = storage.under_way[0][0].game
        storage.known[code] = len(storage.tables.journals.get(code, ()))
        fenced(storage)

    fenced = SharedStorage.store
    monkeypatch.setattr(SharedStorage, "store", unfenced)
    with pytest.raises(AssertionError):
        list(map(partial(storm_of, monkeypatch=monkeypatch, timeout=SHORT_STORM_SECONDS), range(40)))
