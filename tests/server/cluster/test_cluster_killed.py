"""A node of a cluster and its NATS servers are killed while people play: nothing that was delivered is lost, doubled
or changed."""

import asyncio
import random

import pytest

from tests.support.both_storages import Shelf, in_cluster, patience
from tests.support.nats_servers import NatsCluster
from tests.support.play_through_faults import FEW, SPEED, People, check_journals, play_through
from tests.support.server_process import ServerProcess

__all__ = ["patience"]


@pytest.mark.long(25)
def test_people_play_on_when_the_node_and_its_servers_are_killed(nats_cluster, bucket_prefix, tmp_path):
    seed = random.randrange(1 << 32)
    print(f"seed {seed}")

    async def trouble(people: People) -> None:
        await people.hear(20)
        await people.freeze_while_a_client_waits()
        await asyncio.to_thread(people.server.kill)
        await asyncio.to_thread(people.server.start)
        await people.hear(20)
        await asyncio.to_thread(kill_leader, nats_cluster, f"{bucket_prefix}-tables-0")
        await people.hear(20)
        await asyncio.to_thread(nats_cluster.servers[1].kill)
        await asyncio.to_thread(nats_cluster.servers[2].kill)
        await asyncio.to_thread(nats_cluster.start)
        await people.hear(20)

    options = f"?prefix={bucket_prefix}&streams=1"
    with ServerProcess(tmp_path / "server", nats_cluster.url + options, speed=SPEED) as server:
        people = play_through(server, random.Random(seed), trouble, FEW)
        assert server.stop() == 0
    assert "Traceback" not in server.logged
    assert "at the other nodes" in server.said
    codes = [players[0].code for players in people.tables]
    shelf = Shelf(in_cluster(nats_cluster.url, bucket_prefix, replicas=3, streams=1), codes)
    figures = check_journals(shelf, people)
    assert figures["acknowledged"] > 0
    assert all(shelf.records[code] for code in codes)


def kill_leader(cluster: NatsCluster, stream: str) -> None:
    leader = cluster.leader(stream)
    leader.kill()
    leader.launch()
