"""The NATS servers of the tests end with the tests, however those end."""

from pathlib import Path

from tests.support.databases import eventually
from tests.support.nats_servers import NatsCluster


def test_three_servers_agree_on_a_leader_and_come_back_after_they_were_killed(nats_cluster):
    last = nats_cluster.servers[-1]
    last.kill()
    nats_cluster.start()
    assert last.asked("jsz")["meta_cluster"]["leader"] in {server.name for server in nats_cluster.servers}


def test_servers_end_with_the_process_that_started_them(nats_single):
    ours = NatsCluster(1)
    ours.start()
    (server,) = ours.servers
    server.abandon()
    assert eventually(lambda: not Path(f"/proc/{server.pid}").exists())
    assert not ours.folder.exists()
