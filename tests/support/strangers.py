"""People who want to play now and come and go, in virtual time: no wait is long, and each seat is one person's."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from random import Random

from boomcat.server.storage.store_errors import StoreError
from boomcat.server.tables.actor import Broken
from boomcat.server.tables.http_bodies import PlayNow
from tests.support.virtual_cluster import Browser, VirtualCluster, now

#: From the tap to the first view of the cards.
LONGEST_WAIT_SECONDS = 15.0


@dataclass
class Strangers:
    cluster: VirtualCluster
    luck: Random
    #: Of each person who stayed, how long they waited.
    waits: list[float] = field(default_factory=list)
    #: Who sat in each seat of each table when its game began.
    sat: dict[tuple[str, int], str] = field(default_factory=dict)
    #: How many left before the game.
    left: int = 0
    browsers: list[Browser] = field(default_factory=list)

    async def come_and_go(self, people: int, seconds: float) -> None:
        """Let this many people come within this time; each stays for a moment."""
        await asyncio.gather(*(self.live(f"Guest {number}", seconds) for number in range(people)))

    async def live(self, name: str, seconds: float) -> None:
        await asyncio.sleep(self.luck.uniform(0, seconds))
        began = now()
        browser = await self.sit_down(name, began)
        patience = self.luck.uniform(0.5, 6) if self.luck.random() < 0.2 else LONGEST_WAIT_SECONDS
        while browser.state["view"] is None:
            if now() - began > patience and browser.state["table"]["phase"] == "lobby":
                self.left += 1
                await self.leave(browser)
                return
            assert now() - began <= LONGEST_WAIT_SECONDS, (name, browser.state["table"])
            await asyncio.sleep(0.05)
        self.waits.append(now() - began)
        number = browser.seated.seat
        assert number is not None
        seat = browser.seated.table, number
        assert seat not in self.sat, (seat, name, self.sat[seat])
        self.sat[seat] = name
        state = browser.state
        assert state["seat"] == number
        assert state["table"]["seats"][number - 1]["name"] == name
        await asyncio.sleep(self.luck.uniform(0, 3))
        await self.leave(browser)

    async def sit_down(self, name: str, began: float) -> Browser:
        """Tap "play now" at any node, again without an answer, as browsers do."""
        wanted = PlayNow(
            name,
            token=f"token-of-{name}".ljust(22, "x").replace(" ", "-"),
            edition=self.luck.choice(("original", "nsfw", None, None)),
            players=self.luck.choice((2, 4, 5, None, None)),
        )
        while True:
            assert now() - began <= LONGEST_WAIT_SECONDS, name
            nodes = self.luck.sample(sorted(self.cluster.nodes), len(self.cluster.nodes))
            try:
                seated = await self.cluster.nodes[nodes[0]].play_now(wanted, name)
                browser = Browser(self.cluster, seated, *nodes)
                self.browsers.append(browser)
                await browser.come()
                while not any("state" in one for one in browser.messages):
                    assert now() - began <= LONGEST_WAIT_SECONDS, name
                    await asyncio.sleep(0.05)
                return browser
            except (KeyError, StoreError, Broken):
                await asyncio.sleep(0.5)

    def kill(self, node: str) -> None:
        """Kill a node; the browsers that are connected to it notice at once."""
        self.cluster.kill(node)
        for browser in self.browsers:
            if browser.connected and browser.node == node:
                browser.end("stopping")

    async def leave(self, browser: Browser) -> None:
        """Say so, or be gone."""
        if self.luck.random() < 0.5 and browser.connected:
            browser.ask("leave")
            await asyncio.sleep(0.5)
        if browser.returning is not None:
            browser.returning.cancel()
        if browser.connected:
            browser.go()
