"""Three real nodes on a real NATS server: the players of one table connect to different nodes, which stop and are
killed."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.support.clients import Player
from tests.support.nats_servers import NatsCluster
from tests.support.server_process import ServerProcess
from tests.support.timeouts import PATIENCE_SECONDS

SEATS = 3
SETTINGS = {"pace": "quick", "timers": {"turn": 3600, "grace": 3600}}


class Balancer:
    """Forwards each connection to the next running node."""

    def __init__(self, nodes: list[ServerProcess]) -> None:
        self.nodes = list(nodes)
        self.turn = count()

    def url(self) -> str:
        return self.nodes[next(self.turn) % len(self.nodes)].url


class Roaming(Player):
    """A player behind a load balancer: on another node each time."""

    balancer: Balancer

    def __init__(self, seated: dict[str, Any], number: int, balancer: Balancer) -> None:
        self.balancer = balancer
        super().__init__("", seated, number, hosting=number == 0, games=1_000)
        #: The time of the last message, and the longest gap between two.
        self.heard = 0.0
        self.gap = 0.0
        #: Numbers that are never delivered: the next game had begun when the player reconnected.
        self.skipped: set[int] = set()

    def check_welcome(self, message: dict[str, Any]) -> None:
        super().check_welcome(message)
        if message["missed"] is None:
            self.skipped.update(range((self.last or 0) + 1, message["sequence"] + 1))

    def keep(self, happened: dict[str, Any]) -> None:
        super().keep(happened)
        now = time.monotonic()
        if self.heard:
            self.gap = max(self.gap, now - self.heard)
        self.heard = now

    @property
    def url(self) -> str:
        return self.balancer.url()

    @url.setter
    def url(self, _: str) -> None:
        pass


async def sit_down(balancer: Balancer) -> list[Roaming]:
    async with httpx.AsyncClient(trust_env=False, verify=False, timeout=PATIENCE_SECONDS) as web:

        async def post(path: str, **body: Any) -> dict[str, Any]:
            answer = await web.post(f"{balancer.url()}{path}", json=body)
            assert answer.status_code == 201, answer.text
            found: dict[str, Any] = answer.json()
            return found

        opened = await post("/api/tables", name="Ada", settings=SETTINGS, seats=["open"] * SEATS)
        path = f"/api/tables/{opened['table']}/join"
        seated = [opened, *[await post(path, name=f"P{number}") for number in range(1, SEATS)]]
    return [Roaming(seat, number, balancer) for number, seat in enumerate(seated)]


def say_gap(what: str, players: list[Roaming]) -> None:
    """Print the longest gap; nothing is asserted.  For figures, run it with `-s` on a quiet machine."""
    print(f"{what}: no message for {max(player.gap for player in players):.2f} s")
    for player in players:
        player.gap = 0.0


async def hear(players: list[Roaming], more: int) -> None:
    """Wait until every player has received `more` messages."""
    wanted = [len(player.delivered) + more for player in players]
    async with asyncio.timeout(PATIENCE_SECONDS):
        while any(len(player.delivered) < enough for player, enough in zip(players, wanted, strict=True)):
            await asyncio.sleep(0.02)


def owner(nodes: list[ServerProcess]) -> ServerProcess:
    """Return the node that has the table."""
    return max(nodes, key=lambda node: httpx.get(f"{node.url}/health", trust_env=False, verify=False).json()["tables"])


@pytest.mark.long(25)
def test_people_at_different_nodes_play_on_when_theirs_stops_or_is_killed(
    nats_single: NatsCluster, bucket_prefix: str, tmp_path: Path
):
    address = f"{nats_single.url}?prefix={bucket_prefix}&replicas=1&streams=1"
    nodes = [ServerProcess(tmp_path / name, address, speed=20) for name in "abc"]

    async def play() -> None:
        balancer = Balancer(nodes)
        players = await sit_down(balancer)
        playing = [asyncio.create_task(player.play()) for player in players]
        try:
            await hear(players, 20)
            first = owner(nodes)
            balancer.nodes.remove(first)
            assert await asyncio.to_thread(first.stop) == 0
            await hear(players, 20)
            say_gap("stop", players)
            second = owner(balancer.nodes)
            balancer.nodes.remove(second)
            await asyncio.to_thread(second.kill)
            await hear(players, 20)
            say_gap("kill", players)
            await asyncio.to_thread(first.start)
            balancer.nodes.append(first)
            await hear(players, 20)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        for task in playing:
            assert task.cancelled(), task.exception()
        # All players got the same events under the same numbers, however often they reconnected.
        for player in players:
            assert not {*range(min(player.delivered), max(player.delivered))} - {*player.delivered, *player.skipped}
        assert not {*players[0].goodbyes} - {"stopping"}

    try:
        with ThreadPoolExecutor(len(nodes)) as pool:
            list(pool.map(ServerProcess.start, nodes))
        asyncio.run(play())
    finally:
        for node in nodes:
            node.__exit__()
    for node in nodes:
        assert "Traceback" not in node.logged
        assert '"broken"' not in node.logged
