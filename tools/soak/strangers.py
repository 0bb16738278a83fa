"""People who want to play now and come and go: no wait is long, and each seat is one person's.

On one process, and on three nodes of a cluster, of which the one that seats all people is killed.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import ExitStack
from pathlib import Path
from random import Random

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.support.clients import Device, Message
from tests.support.nats_servers import NatsCluster
from tests.support.server_process import ServerProcess
from tests.support.strangers import LONGEST_WAIT_SECONDS
from tools.soak.servers import healthy, percentile_ms, unlimited
from tools.soak.trial import Figures, Trial

NODES = 3
#: On average, between two people.
SECONDS_BETWEEN = 1.0
#: Seconds after which a browser asks another node.
REQUEST_TIMEOUT_SECONDS = 10.0


class Crowd:
    def __init__(self, servers: list[ServerProcess], luck: Random) -> None:
        self.servers = servers
        self.luck = luck
        self.waits: list[float] = []
        #: Who was dealt cards in each seat of each table.
        self.dealt: dict[tuple[str, int], str] = {}
        self.left = 0

    def url(self) -> str:
        """Return the address of any server that runs, as a load balancer would."""
        return self.luck.choice(self.servers).url

    async def come(self, people: int) -> None:
        arrivals = (self.luck.uniform(0, people * SECONDS_BETWEEN) for _ in range(people))
        await asyncio.gather(*(self.live(f"Guest {number}", at) for number, at in enumerate(arrivals)))

    async def live(self, name: str, at: float) -> None:
        await asyncio.sleep(at)
        wish = {"edition": self.luck.choice(("original", "nsfw", None)), "players": self.luck.choice((2, 4, 5, None))}
        patience = self.luck.uniform(1, 6) if self.luck.random() < 0.2 else LONGEST_WAIT_SECONDS
        began = time.monotonic()
        seated: Message | None = None
        played = False
        while not played:
            try:
                seated = seated or await self.sit_down({"name": name, "token": token_for(name), **wish})
                async with Device(self.url(), seated["table"]) as device:
                    if await self.wait(device, seated, began, patience):
                        played = True
                        self.note(seated, name, time.monotonic() - began)
                        await asyncio.sleep(self.luck.uniform(0, 5))
                    else:
                        self.left += 1
                    if self.luck.random() < 0.5:
                        await device.say("leave", id=secrets.token_hex(8))
                    return
            except (OSError, ConnectionClosed, InvalidHandshake, httpx.HTTPError):
                if played:
                    return
                assert time.monotonic() - began < LONGEST_WAIT_SECONDS, f"{name} waits"
                await asyncio.sleep(0.5)

    async def sit_down(self, wanted: Message) -> Message:
        async with httpx.AsyncClient(trust_env=False, verify=False, timeout=REQUEST_TIMEOUT_SECONDS) as client:
            answer = await client.post(f"{self.url()}/api/play-now", json=wanted)
        if answer.status_code >= 500:
            raise OSError(answer.text)  # as a browser does, which asks again
        assert answer.status_code == 201, answer.text
        found: Message = answer.json()
        return found

    async def wait(self, device: Device, seated: Message, began: float, patience: float) -> bool:
        """Return whether the person has seen cards before going."""
        message = await device.hello(seated["token"])
        if message["message"] == "goodbye":
            raise OSError(message["reason"])
        state, given = message["state"], False
        while state["view"] is None:
            waited = time.monotonic() - began
            assert waited < LONGEST_WAIT_SECONDS, (waited, state["table"]["phase"])
            if waited > patience and state["table"]["phase"] == "lobby":
                return False
            if state["table"]["phase"] == "sealing" and not given:
                given = True
                await device.say("contribute", id="luck", bytes="00" * 16)
            try:
                async with asyncio.timeout(0.25):
                    message = await device.hear()
            except TimeoutError:
                continue
            if message["message"] == "goodbye":
                raise OSError(message["reason"])
            state = message.get("state", state)
        assert state["seat"] == seated["seat"], "a seat is another person's"
        return True

    def note(self, seated: Message, name: str, waited: float) -> None:
        seat = seated["table"], seated["seat"]
        assert seat not in self.dealt, f"{name} and {self.dealt[seat]} have the same seat"
        self.dealt[seat] = name
        self.waits.append(waited)

    def figures(self, people: int) -> Figures:
        assert len(self.waits) + self.left == people
        return {
            "people": people,
            "played": len(self.waits),
            "tables": len({table for table, _ in self.dealt}),
            "median_wait_ms": percentile_ms(self.waits, 0.5),
            "longest_wait_seconds": round(max(self.waits), 1),
        }


def token_for(name: str) -> str:
    """Return a key to a seat, the same for a request that is repeated."""
    return f"key-of-{name}".replace(" ", "-").ljust(22, "x")


def play_now(luck: Random, times: int, folder: Path) -> Figures:
    server = unlimited(folder)
    with healthy(server):
        crowd = Crowd([server], luck)
        asyncio.run(crowd.come(times))
    return crowd.figures(times)


def play_now_in_a_cluster(luck: Random, times: int, folder: Path) -> Figures:
    with ExitStack() as stack:
        nats = NatsCluster()
        stack.callback(nats.close)
        nats.start()
        nodes = []
        for number in range(NODES):
            node = ServerProcess(folder / f"node-{number}", f"{nats.url}?prefix=strangers&streams=2")
            node.command[1:3] = ["-m", "tests.support.unlimited_server"]
            nodes.append(stack.enter_context(node))
        crowd = Crowd(list(nodes), luck)

        async def kill() -> None:
            """Kill the node at which people meet, in the middle of it."""
            await asyncio.sleep(times * SECONDS_BETWEEN * luck.uniform(0.3, 0.6))
            first = await asyncio.to_thread(meeting_node, nodes)
            crowd.servers.remove(first)
            await asyncio.to_thread(first.kill)

        async def trouble() -> None:
            await asyncio.gather(crowd.come(times), kill())

        asyncio.run(trouble())
    return crowd.figures(times)


def meeting_node(nodes: list[ServerProcess]) -> ServerProcess:
    """Return the node with the most tables."""

    def tables(node: ServerProcess) -> int:
        found: int = httpx.get(f"{node.url}/health", trust_env=False, verify=False).json()["tables"]
        return found

    return max(nodes, key=tables)


STRANGERS = [
    Trial("play-now", "people who want to play now come, wait, play and go", 200, 200, play_now),
    Trial("play-now-cluster", "the same on three nodes, of which the one where they meet is killed", 200, 200,
          play_now_in_a_cluster),
]  # fmt: skip
