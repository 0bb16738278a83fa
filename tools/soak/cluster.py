"""Three nodes on three NATS servers, with players at all of them, while one thing after another fails.

    python3 play soak --cluster --faults 200 --json
    python3 play soak --cluster --old FOLDER          with nodes of an earlier build, in a checkout there, among them

Every player keeps a journal of the moves that were acknowledged, and reconnects to another node whenever the connection
breaks, as behind a load balancer.  Afterwards each journal must be found in the streams, once and in order, and every
game must replay.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any, cast

from websockets.asyncio.client import ClientConnection

from boomcat.server.storage.store_errors import StoreError
from tests.support.both_storages import Shelf, in_cluster
from tests.support.clients import Message, Player
from tests.support.databases import eventually
from tests.support.forked_program import ForkedProgram
from tests.support.nats_servers import NatsCluster
from tests.support.play_through_faults import FEW, MANY, SPEED, People, count_journals, play_through
from tests.support.server_process import ServerProcess
from tests.support.tcp_proxy import TcpProxy
from tools.soak.trial import Figures, Trial, run

NODES = 3
#: Faults in one round, which has its own servers.
FAULTS_PER_ROUND = 20
#: The streams of a soak: few, so that each has tables.
PREFIX, STREAMS = "soak", 2
TABLES_STREAM = f"{PREFIX}-tables-0"


class Node(ServerProcess):
    """A server of the cluster, with a separate connection to each NATS server."""

    def __init__(self, folder: Path, nats: NatsCluster) -> None:
        self.lines = [TcpProxy(server.port) for server in nats.servers]
        servers = ",".join(f"nats://127.0.0.1:{line.port}" for line in self.lines)
        super().__init__(folder, f"{servers}?prefix={PREFIX}&streams={STREAMS}", speed=SPEED)
        folder.mkdir(parents=True, exist_ok=True)
        self.ahead = folder / "ahead"
        self.ahead.write_text("0")
        self.command[1:3] = ["-m", "tests.support.clock_jump_server", str(self.ahead)]
        #: Whether the node might accept a new connection.
        self.up = False
        #: The folder of another build, if the node runs one.
        self.build: Path | None = None

    def launch(self) -> subprocess.Popen[bytes] | ForkedProgram:
        if self.build is None:
            return super().launch()
        command = [*self.command[:2], "boomcat", *self.command[4:]]
        with (self.folder / "out").open("ab") as out, (self.folder / "err").open("ab") as err:
            self.process = subprocess.Popen(command, cwd=self.build, env=self.environment, stdout=out, stderr=err)
        return self.process

    def start(self) -> None:
        super().start()
        self.up = True

    async def stop_gently(self) -> None:
        self.up = False
        assert await asyncio.to_thread(self.stop) == 0, "a node that stops gently ends well"

    def kill(self) -> None:
        self.up = False
        super().kill()

    def __exit__(self, *_: object) -> None:
        super().__exit__()
        for line in self.lines:
            line.close()


class Cluster:
    """The cluster as players see it: one address that leads to any node."""

    def __init__(self, folder: Path, luck: Random, old: Path | None) -> None:
        self.luck = luck
        self.old = old
        self.nats = NatsCluster()
        self.nodes = [Node(folder / f"node-{number}", self.nats) for number in range(NODES)]
        #: When the NATS servers had no majority.
        self.outages: list[tuple[float, float]] = []
        self.longest_gap = 0.0

    @property
    def url(self) -> str:
        """Return the address of a node; a load balancer knows only which nodes were up a moment ago."""
        return self.luck.choice([node for node in self.nodes if node.up] or self.nodes).url

    def close(self) -> None:
        for node in self.nodes:
            node.__exit__()
        self.nats.close()

    def waited(self, since: float) -> None:
        """Note how long a player has waited for an answer."""
        now = time.monotonic()
        if not any(begun < now and ended > since for begun, ended in self.outages):
            self.longest_gap = max(self.longest_gap, now - since)


class Visitor(Player):
    """A player who connects to any node, and notes how long each answer took."""

    cluster: Cluster
    since = 0.0

    @property
    def url(self) -> str:
        return self.cluster.url

    @url.setter
    def url(self, _: str) -> None:
        pass

    async def request(self, connection: ClientConnection, message: str, **fields: Any) -> None:
        self.since = time.monotonic()
        await super().request(connection, message, **fields)

    async def hear(self, connection: ClientConnection, message: Message) -> None:
        if message.get("id") is not None and message["id"] == self.asking():
            self.cluster.waited(self.since)
        await super().hear(connection, message)


# -- faults ------------------------------------------------------------------------------


async def node_killed(cluster: Cluster, node: Node) -> None:
    await asyncio.to_thread(node.kill)
    await asyncio.sleep(cluster.luck.uniform(0.0, 8.0))
    await asyncio.to_thread(node.start)


async def node_stopped(cluster: Cluster, node: Node) -> None:
    await node.stop_gently()
    await asyncio.sleep(cluster.luck.uniform(0.0, 2.0))
    await asyncio.to_thread(node.start)


async def node_frozen(cluster: Cluster, node: Node) -> None:
    """Freeze the node; it wakes up with its old beliefs."""
    node.freeze()
    await asyncio.sleep(cluster.luck.uniform(0.5, 7.0))
    node.thaw()


async def node_cut_off(cluster: Cluster, node: Node) -> None:
    """Cut the node off from NATS, not from its players: nothing comes through, or every connection is refused."""
    refused = cluster.luck.random() < 0.5
    for line in node.lines:
        if refused:
            line.refusing = True
            line.cut()
        else:
            line.open.clear()
    await asyncio.sleep(cluster.luck.uniform(0.5, 8.0))
    for line in node.lines:
        line.refusing = False
        line.open.set()


async def leader_killed(cluster: Cluster, _: Node) -> None:
    leader = await asyncio.to_thread(cluster.nats.leader, TABLES_STREAM)
    await asyncio.to_thread(leader.kill)
    await asyncio.sleep(cluster.luck.uniform(0.0, 3.0))
    await asyncio.to_thread(cluster.nats.start)


async def majority_lost(cluster: Cluster, _: Node) -> None:
    """Stop two NATS servers: writes stop until two of the three run again."""
    begun = time.monotonic()
    cluster.outages.append((begun, float("inf")))
    for server in cluster.luck.sample(cluster.nats.servers, 2):
        await asyncio.to_thread(server.kill)
    await asyncio.sleep(cluster.luck.uniform(0.0, 3.0))
    await asyncio.to_thread(cluster.nats.start)
    await asyncio.to_thread(cluster.nats.leader, TABLES_STREAM)
    cluster.outages[-1] = (begun, time.monotonic())


async def slow_disk(cluster: Cluster, _: Node) -> None:
    """Halt the server through which everything goes for a moment, again and again."""
    leader = await asyncio.to_thread(cluster.nats.leader, TABLES_STREAM)
    for _again in range(10):
        leader.freeze()
        await asyncio.sleep(cluster.luck.uniform(0.05, 0.3))
        leader.thaw()
        await asyncio.sleep(0.05)


async def slow_lines(cluster: Cluster, node: Node) -> None:
    for line in node.lines:
        line.delay = cluster.luck.uniform(0.02, 0.3)
    await asyncio.sleep(cluster.luck.uniform(1.0, 3.0))
    for line in node.lines:
        line.delay = 0.0


async def clock_jump(cluster: Cluster, node: Node) -> None:
    """Set the clock ahead, as after a sleep of the machine: all other nodes seem to be gone."""
    ahead = float(node.ahead.read_text()) + cluster.luck.choice((1.0, 5.0, 60.0, 3_600.0))
    await asyncio.to_thread(node.ahead.write_text, str(ahead))
    await asyncio.sleep(1.0)


async def other_build(cluster: Cluster, node: Node) -> None:
    """Change to the earlier build, or back from it, as an upgrade does: one node after another, gently."""
    await node.stop_gently()
    node.build = cluster.old if node.build is None else None
    await asyncio.to_thread(node.start)


FAULTS = (node_killed, node_stopped, node_frozen, node_cut_off, leader_killed, majority_lost, slow_disk, slow_lines)
KINDS = {fault.__name__.replace("_", " "): fault for fault in (*FAULTS, clock_jump, other_build)}


def shelf_of(cluster: Cluster, codes: list[str]) -> Shelf | None:
    """Return what is stored, or None while the servers still recover."""
    try:
        return Shelf(in_cluster(cluster.nats.url, PREFIX, replicas=3, streams=STREAMS), codes)
    except StoreError:
        return None


# -- a round -------------------------------------------------------------------------------


def break_everything(
    luck: Random, kinds: list[str], folder: Path, *, brief: bool = False, old: Path | None = None
) -> Figures:
    """Cause these faults, one after another, while people play; return the figures."""

    async def trouble(people: People) -> None:
        for kind in kinds:
            await people.hear(luck.randint(5, 40))
            await KINDS[kind](cluster, luck.choice(cluster.nodes))
        await people.hear(20)

    with ExitStack() as stack:
        cluster = Cluster(folder, luck, old)
        stack.callback(cluster.close)
        cluster.nats.start()
        for node in cluster.nodes:
            node.start()
        visitor = type("Visitor", (Visitor,), {"cluster": cluster})
        tables = FEW if brief else MANY
        address = cast("ServerProcess", cluster)  # it has the attributes that are used
        people = play_through(
            address, luck, trouble, tables, 240 + 60 * len(kinds), to_the_end=not brief, player=visitor
        )
        for node in cluster.nodes:
            assert node.stop() == 0
            assert "Traceback" not in node.logged, node.logged[-3000:]
            assert "broken" not in node.logged, node.logged[-3000:]
        codes = [players[0].code for players in people.tables]
        shelf = eventually(lambda: shelf_of(cluster, codes))
        figures = count_journals(shelf, people)
    done = {kind.replace(" ", "_"): often for kind, often in Counter(kinds).items()}
    return {"faults": len(kinds), **figures, "longest_gap_seconds": round(cluster.longest_gap, 2), **done}


def endure(faults: int, seed: int | None, as_json: bool, old: Path | None) -> int:
    """Run until this many faults were survived; return the exit code."""
    possible = [kind for kind in KINDS if kind != "other build" or old is not None]

    def one_round(luck: Random, times: int, folder: Path) -> Figures:
        figures = break_everything(luck, luck.choices(possible, k=times), folder, old=old)
        assert not figures["lost"] + figures["doubled"], figures
        return figures

    trial = Trial("cluster", "three nodes, while one thing after another fails", faults, FAULTS_PER_ROUND, one_round)
    try:
        found = run(trial, faults, lambda more: print(f"{more} faults survived", file=sys.stderr), Random(seed))
    except AssertionError as broken:
        print(broken, file=sys.stderr)
        return 1
    print(json.dumps(found) if as_json else "\n".join(f"{key}: {value}" for key, value in found.items()))
    return 0
