"""Whoever has set NATS up in a way that does not do is told what to do."""

import asyncio
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from boomcat.locale import text
from boomcat.server.cluster import connection
from boomcat.server.cluster.address import Address
from boomcat.server.cluster.storage import ClusterStorage, layout
from boomcat.server.store import StoreError
from tests.nats_servers import NatsCluster, certified
from tests.server_process import ENVIRONMENT, ROOT, free_port
from tests.storages import in_cluster, patience, run
from tests.stores import first

__all__ = ["patience"]

ACCOUNTS = """
accounts {
  PLAY { jetstream: enabled, users: [{ user: boomcat, password: "s:cret @1" }] }
  BARE { users: [{ user: bare, password: secret }] }
}
"""


def refusal(address: str, credentials: Path | None = None) -> str:
    with pytest.raises(StoreError) as caught:
        asyncio.run(ClusterStorage(Address.read(address, credentials)).check())
    return caught.value.reason


# -- addresses --------------------------------------------------------------------------


@pytest.mark.parametrize("words", [
    "", "nats://", "http://one", "one,two", "nats://one,,two", "nats://one:0", "nats://one:99999", "nats://one two",
    "nats://one?replicas=2", "nats://one?streams=0", "nats://one?streams=1000", "nats://one?prefix=a.b",
    "nats://one?colour=red", "nats://one/path", "nats://one#two",
])  # fmt: skip
def test_what_is_no_address_is_refused(words):
    with pytest.raises(StoreError) as caught:
        Address.read(words)
    assert caught.value.reason == "cluster-bad-address"


def test_an_address_names_servers_and_options():
    address = Address.read("nats://one:4222,nats://two,[::1]:5?prefix=try&replicas=1&streams=4")
    assert address.servers == ("one:4222", "two", "[::1]:5")
    assert (address.prefix, address.replicas, address.streams) == ("try", 1, 4)
    assert Address.read("tls://one") == Address("tls", ("one",), prefix="boomcat", replicas=3, streams=8)


def test_an_address_does_not_show_its_key():
    address = Address.read("nats://me:s%3Acret@one,two")
    assert (address.user, address.password) == ("me", "s:cret")
    assert address.urls == ["nats://one", "nats://two"]
    assert "cret" not in repr(address)


@pytest.mark.parametrize("words", ["", "no colon", ":nobody", "me:one\ntwo:three"])
def test_a_file_of_credentials_holds_a_name_and_a_password(tmp_path, words):
    file = tmp_path / "key"
    for content in (words, None):
        if content is not None:
            file.write_text(content)
        else:
            file.unlink()
        with pytest.raises(StoreError) as caught:
            Address.read("nats://one", file)
        assert caught.value.reason == "cluster-bad-credentials"


# -- servers ----------------------------------------------------------------------------


@pytest.fixture
def accounts(nats_single: NatsCluster) -> Iterator[NatsCluster]:
    """A server that wants to know who comes."""
    yield from started(NatsCluster(1, ACCOUNTS))


def started(cluster: NatsCluster) -> Iterator[NatsCluster]:
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.close()


def test_nobody_answers():
    assert refusal(f"nats://127.0.0.1:{free_port()}") == "cluster-unreachable"


def test_one_server_cannot_keep_everything_three_times(nats_url, bucket_prefix):
    assert refusal(f"{nats_url}?prefix={bucket_prefix}") == "cluster-too-few"


def test_names_and_passwords_are_checked(accounts, tmp_path):
    assert refusal(f"{accounts.url}?replicas=1") == "cluster-wrong-credentials"
    wrong = accounts.url.replace("://", "://boomcat:wrong@")
    assert refusal(f"{wrong}?replicas=1") == "cluster-wrong-credentials"
    bare = accounts.url.replace("://", "://bare:secret@")
    assert refusal(f"{bare}?replicas=1") == "cluster-no-jetstream"
    key = tmp_path / "key"
    key.write_text("boomcat:s:cret @1\n")
    asyncio.run(ClusterStorage(Address.read(f"{accounts.url}?replicas=1&streams=1", key)).check())


def test_a_server_without_jetstream_keeps_nothing(nats_single):
    for cluster in started(NatsCluster(1, jetstream=False)):
        assert refusal(f"{cluster.url}?replicas=1") == "cluster-no-jetstream"


def test_a_plain_server_is_not_taken_for_an_encrypted_one(nats_url):
    assert refusal(nats_url.replace("nats://", "tls://") + "?replicas=1") == "cluster-wrong-tls"


def test_an_encrypted_server_is_known_by_its_certificate(nats_single, bucket_prefix, tmp_path, monkeypatch):
    certificate, key = certified(tmp_path)
    for cluster in started(NatsCluster(1, f'tls {{ cert_file: "{certificate}", key_file: "{key}" }}')):
        encrypted = cluster.url.replace("nats://", "tls://") + "?replicas=1&streams=1"
        assert refusal(encrypted) == "cluster-wrong-tls"
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
        asyncio.run(ClusterStorage(Address.read(encrypted)).check())


def test_streams_that_were_made_in_another_way_are_left_alone(nats_url, bucket_prefix):
    opened = in_cluster(nats_url, bucket_prefix, streams=2)

    async def fill():
        async with opened() as storage:
            await storage.save(first())

    run(fill)
    assert refusal(f"{nats_url}?prefix={bucket_prefix}&replicas=1&streams=3") == "cluster-other-streams"


def test_two_nodes_may_start_at_once(nats_url, bucket_prefix):
    async def start():
        address = Address.read(f"{nats_url}?prefix={bucket_prefix}&replicas=1&streams=2")
        await asyncio.gather(*(ClusterStorage(address).check() for _ in range(3)))

    run(start)


def test_clocks_that_are_apart_are_noticed(nats_url, bucket_prefix):
    async def look():
        address = Address.read(f"{nats_url}?prefix={bucket_prefix}&replicas=1&streams=1")
        client = await connection.connect(address, "test")
        try:
            await connection.prepare(client, layout(address))
            about = (f"{bucket_prefix}-state", f"{bucket_prefix}.state.health")
            await connection.compare_clocks(client, *about, time.time())
            with pytest.raises(StoreError) as caught:
                await connection.compare_clocks(client, *about, time.time() - 3600)
            assert caught.value.reason == "cluster-clocks"
        finally:
            await client.close()

    run(look)


def test_an_old_server_is_refused(nats_url, bucket_prefix, monkeypatch):
    monkeypatch.setattr(connection, "OLDEST", (99, 0))
    assert refusal(f"{nats_url}?prefix={bucket_prefix}&replicas=1") == "cluster-too-old"


# -- the command ------------------------------------------------------------------------


def serve(*options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "boomcat", "serve", "--port", "0", *options]
    return subprocess.run(command, cwd=ROOT, env=ENVIRONMENT, check=False, capture_output=True, text=True)


def test_the_command_says_what_is_wrong_and_not_the_password():
    done = serve("--cluster", f"nats://me:s3cret@127.0.0.1:{free_port()}")
    assert done.returncode == 1
    assert text("error-cluster-unreachable") in done.stderr
    assert "s3cret" not in done.stderr
    assert "Traceback" not in done.stderr


def test_tables_are_kept_in_one_place():
    done = serve("--cluster", "nats://127.0.0.1", "--database", "boomcat.db")
    assert done.returncode == 2
    assert text("serve-both") in " ".join(done.stderr.split())
