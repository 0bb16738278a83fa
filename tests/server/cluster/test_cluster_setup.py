"""Operators with an unsuitable NATS setup get an error that says what to do."""

import asyncio
import base64
import os
import signal
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from nacl.signing import VerifyKey

from boomcat.cli import program
from boomcat.locale import text
from boomcat.server.operations import server_process
from boomcat.server.operations.server_process import listen
from boomcat.server.storage.nats import nats_connection as connection
from boomcat.server.storage.nats.nats_address import Address
from boomcat.server.storage.nats.nats_credentials import Key
from boomcat.server.storage.nats.nats_storage import ClusterStorage, layout, lease_stream
from boomcat.server.storage.sql import without_password
from boomcat.server.storage.store_errors import StoreError
from boomcat.server.tables.clock import RealClock
from tests.support.both_storages import in_cluster, numbers, patience, run
from tests.support.nats_credentials import signed_in
from tests.support.nats_servers import NatsCluster, certified
from tests.support.server_process import free_port
from tests.support.store_helpers import first, step

__all__ = ["patience"]

#: The seed of an nkey, and its public key.
SEED = "SUAAAAICAMCAKBQHBAEQUCYMBUHA6EARCIJRIFIWC4MBSGQ3DQOR4H776Y"
NKEY = "UAB2CB576PHBBPQ5ODORRZ2LYCMWPZGWGCN2KDK7DXOIMZASKUY3RLKK"
CREDS = f"""-----BEGIN NATS USER JWT-----
eyJ0eXAi.eyJqdGki.c2ln
------END NATS USER JWT------

************************* IMPORTANT *************************

-----BEGIN USER NKEY SEED-----
{SEED}
------END USER NKEY SEED------
"""
ACCOUNTS = """
accounts {
  PLAY { jetstream: enabled, users: [
    { user: boomcat, password: "s:cret @1" }
    { nkey: %s }
    { user: mute, password: secret, permissions: { publish: { deny: "$JS.API.>" } } }
    { user: deaf, password: secret, permissions: { subscribe: { deny: "boomcat.beats" } } }
  ] }
  BARE { users: [{ user: bare, password: secret }] }
}
""".replace("%s", NKEY)


def refusal(address: str, credentials: Path | None = None) -> str:
    with pytest.raises(StoreError) as caught:
        asyncio.run(ClusterStorage(Address.read(address, credentials)).check())
    return caught.value.reason


# -- addresses --------------------------------------------------------------------------


@pytest.mark.parametrize("words", [
    "", "nats://", "http://one", "one,two", "nats://one,,two", "nats://one:0", "nats://one:99999", "nats://one two",
    "nats://one/path", "nats://one#two",
])  # fmt: skip
def test_an_invalid_address_is_refused(words):
    with pytest.raises(StoreError) as caught:
        Address.read(words)
    assert caught.value.reason == "cluster-bad-address"


@pytest.mark.parametrize("option", ["replicas=2", "streams=0", "streams=1000", "prefix=a.b", "colour=red", "ca="])
def test_an_invalid_option_is_named(option):
    with pytest.raises(StoreError) as caught:
        Address.read(f"nats://one?{option}")
    assert str(caught.value) == f"cluster-bad-option (why: {option})"


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


@pytest.mark.parametrize(("words", "shown"), [
    ("nats://me:s3cret@one,two", "nats://…@one,two"),
    ("nats://s3cret@one,two?replicas=1", "nats://…@one,two?replicas=1"),
    ("tls://one,s3cret@two", "tls://…@two"),
    ("nats://s3/cr?et@one", "nats://…@one"),
    ("tls://one,two?ca=/etc/nats/ca.pem", "tls://one,two?ca=/etc/nats/ca.pem"),
])  # fmt: skip
def test_passwords_and_tokens_in_an_address_are_not_shown(words, shown):
    assert without_password(words) == shown


@pytest.mark.parametrize(("words", "key"), [
    ("me:s:cret", Key("me", "s:cret")),
    ("s3cret\n", Key(token="s3cret")),
    (SEED, Key(seed=SEED)),
    (CREDS, Key(jwt="eyJ0eXAi.eyJqdGki.c2ln", seed=SEED)),
])  # fmt: skip
def test_a_credentials_file_may_hold_any_kind_of_credentials(tmp_path, words, key):
    file = tmp_path / "key"
    file.write_text(words)
    address = Address.read("nats://user:else@one", file)
    assert address.who() == key
    assert "cret" not in repr(key)
    assert "SUA" not in repr(key)
    file.write_text("me:another")
    assert address.who() == Key("me", "another")


def test_a_name_without_a_password_is_a_token():
    assert Address.read("nats://s3cret@one").who() == Key(token="s3cret")


def test_an_nkey_has_a_public_key_and_signs():
    key = Key(seed=SEED)
    assert key.public == NKEY
    VerifyKey(bytes(key.signing_key().verify_key)).verify(b"nonce", base64.b64decode(key.sign("nonce")))


@pytest.mark.parametrize("words", [
    "", "no colon", ":secret", "me:one\ntwo:three", SEED[:-1] + "A", CREDS.replace("CAMC", "AAAA"),
])  # fmt: skip
def test_an_invalid_credentials_file_is_refused(tmp_path, words):
    file = tmp_path / "key"
    for content in (words, None):
        if content is not None:
            file.write_text(content)
        else:
            file.unlink()
        with pytest.raises(StoreError) as caught:
            Address.read("nats://one", file)
        assert caught.value.reason == "cluster-bad-credentials"


def test_a_missing_credentials_file_is_named(tmp_path):
    with pytest.raises(StoreError) as caught:
        Address.read("nats://one", tmp_path / "key")
    assert caught.value.details["why"] == f"{tmp_path / 'key'}: No such file or directory"


@pytest.mark.parametrize("option", ["ca", "cert"])
def test_tls_files_are_read_first(tmp_path, option):
    (tmp_path / "empty.pem").write_text("")
    for name in ("missing.pem", "empty.pem"):
        with pytest.raises(StoreError) as caught:
            Address.read(f"tls://one?{option}={tmp_path / name}")
        assert caught.value.reason == "cluster-bad-certificate"


# -- servers ----------------------------------------------------------------------------


@pytest.fixture
def accounts(nats_single: NatsCluster) -> Iterator[NatsCluster]:
    """A server with user accounts."""
    yield from started(NatsCluster(1, ACCOUNTS))


def started(cluster: NatsCluster) -> Iterator[NatsCluster]:
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.close()


def test_an_address_without_a_server_is_refused():
    assert refusal(f"nats://127.0.0.1:{free_port()}") == "cluster-unreachable"


def test_one_server_cannot_keep_three_replicas(nats_url, bucket_prefix):
    assert refusal(f"{nats_url}?prefix={bucket_prefix}") == "cluster-too-few"


def test_names_and_passwords_are_checked(accounts, tmp_path):
    assert refusal(f"{accounts.url}?replicas=1") == "cluster-wrong-credentials"
    wrong = accounts.url.replace("://", "://boomcat:wrong@")
    assert refusal(f"{wrong}?replicas=1") == "cluster-wrong-credentials"
    bare = accounts.url.replace("://", "://bare:secret@")
    assert refusal(f"{bare}?replicas=1") == "cluster-no-jetstream"
    key = tmp_path / "key"
    for words in ("boomcat:s:cret @1\n", SEED):
        key.write_text(words)
        asyncio.run(ClusterStorage(Address.read(f"{accounts.url}?replicas=1&streams=1", key)).check())


def test_a_credentials_file_is_accepted_by_a_server_that_trusts_its_issuer(nats_single, tmp_path):
    settings, words = signed_in()
    key = tmp_path / "user.creds"
    key.write_text(words)
    for cluster in started(NatsCluster(1, settings)):
        address = f"{cluster.url}?replicas=1&streams=1"
        assert refusal(address) == "cluster-wrong-credentials"
        asyncio.run(ClusterStorage(Address.read(address, key)).check())


def test_an_account_that_may_not_ask_jetstream_is_refused(accounts):
    mute = accounts.url.replace("://", "://mute:secret@")
    with pytest.raises(StoreError) as caught:
        asyncio.run(ClusterStorage(Address.read(f"{mute}?replicas=1&streams=1")).check())
    assert str(caught.value).lower() == "cluster-not-permitted (why: $js.api.info)"


def test_a_node_that_may_not_receive_heartbeats_does_not_start(accounts, monkeypatch):
    sockets: list[socket.socket] = []

    def listening(*address: Any) -> socket.socket:
        sockets.append(listen(*address))
        return sockets[-1]

    monkeypatch.setattr(server_process, "listen", listening)
    done = serve("--cluster", accounts.url.replace("://", "://deaf:secret@") + "?replicas=1&streams=1")
    assert done.exit_code == 1
    assert text("error-cluster-not-permitted") in done.stderr
    assert "boomcat.beats" in done.stderr
    assert [listener.fileno() for listener in sockets] == [-1]


def test_a_password_may_be_changed_while_people_play(accounts, tmp_path):
    """NATS disconnects clients with the old password, and nats-py alone would never reconnect."""
    key = tmp_path / "key"
    key.write_text("boomcat:s:cret @1")
    server = accounts.servers[0]

    async def change() -> None:
        node = ClusterStorage(Address.read(f"{accounts.url}?replicas=1&streams=1", key))
        lost, back = asyncio.Event(), asyncio.Event()

        async def disconnected() -> None:
            lost.set()

        node.lost = disconnected  # type: ignore[method-assign]
        node.when_back.append(back.set)
        await node.start(RealClock(), lambda: None)
        await node.save(first())
        server.config.write_text(server.config.read_text().replace("s:cret @1", "another"))
        os.kill(server.pid, signal.SIGHUP)
        await lost.wait()
        assert not await node.healthy()
        key.write_text("boomcat:another")
        await back.wait()
        await node.save(step(1))
        assert await numbers(node) == [0, 1]
        await node.close()

    run(change)


def test_a_server_without_jetstream_is_refused(nats_single):
    for cluster in started(NatsCluster(1, jetstream=False)):
        assert refusal(f"{cluster.url}?replicas=1") == "cluster-no-jetstream"


def test_a_server_without_tls_is_refused_if_the_address_demands_it(nats_url):
    assert refusal(nats_url.replace("nats://", "tls://") + "?replicas=1") == "cluster-wrong-tls"


def test_a_tls_server_is_checked_by_its_certificate(nats_single, bucket_prefix, tmp_path, monkeypatch):
    certificate, key = certified(tmp_path)
    files = f'cert_file: "{certificate}", key_file: "{key}"'
    for cluster in started(NatsCluster(1, f'tls {{ {files}, ca_file: "{certificate}", verify: true }}')):
        encrypted = cluster.url.replace("nats://", "tls://") + "?replicas=1&streams=1"
        ours = f"&cert={certificate}&key={key}"
        assert refusal(encrypted + ours) == "cluster-wrong-tls"  # theirs has an unknown issuer
        assert refusal(f"{encrypted}&ca={certificate}") == "cluster-wrong-tls"  # and we show none
        asyncio.run(ClusterStorage(Address.read(f"{encrypted}&ca={certificate}{ours}")).check())
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
        asyncio.run(ClusterStorage(Address.read(encrypted + ours)).check())


def test_streams_with_another_layout_are_left_alone(nats_url, bucket_prefix):
    opened = in_cluster(nats_url, bucket_prefix, streams=2)

    async def fill():
        async with opened() as storage:
            await storage.save(first())

    run(fill)
    assert refusal(f"{nats_url}?prefix={bucket_prefix}&replicas=1&streams=3") == "cluster-other-streams"


@pytest.mark.parametrize(("of", "setting"), [
    ("where", {"storage": "file"}), ("where", {"max_age": 10**12}), ("state", {"max_age": 10**12}),
])  # fmt: skip
def test_streams_that_could_lose_data_are_refused(nats_url, bucket_prefix, of, setting):
    address = Address.read(f"{nats_url}?prefix={bucket_prefix}&replicas=1&streams=1")
    wanted = {one["name"]: one for one in [*layout(address), lease_stream(address)]}[f"{bucket_prefix}-{of}"]

    async def make() -> None:
        client = await connection.connect(address, "test")
        await connection.api(client, f"STREAM.CREATE.{wanted['name']}", wanted | setting)
        await client.close()

    run(make)
    with pytest.raises(StoreError) as caught:
        asyncio.run(ClusterStorage(address).check())
    assert caught.value.reason == "cluster-other-streams"
    assert str(caught.value.details["why"]).startswith(f"{bucket_prefix}-{of}: {next(iter(setting))}=")


def test_two_nodes_may_start_at_once(nats_url, bucket_prefix):
    async def start():
        address = Address.read(f"{nats_url}?prefix={bucket_prefix}&replicas=1&streams=2")
        await asyncio.gather(*(ClusterStorage(address).check() for _ in range(3)))

    run(start)


def test_differing_clocks_are_noticed(nats_url, bucket_prefix):
    async def look():
        address = Address.read(f"{nats_url}?prefix={bucket_prefix}&replicas=1&streams=1")
        client = await connection.connect(address, "test")
        try:
            await connection.prepare(client, layout(address))
            about = (f"{bucket_prefix}-state", f"{bucket_prefix}.state.health")
            await connection.compare_clocks(client, *about, time.time)
            with pytest.raises(StoreError) as caught:
                await connection.compare_clocks(client, *about, lambda: time.time() - 3600)
            assert caught.value.reason == "cluster-clocks"
        finally:
            await client.close()

    run(look)


def test_an_old_server_is_refused(nats_url, bucket_prefix, monkeypatch):
    monkeypatch.setattr(connection, "OLDEST", (99, 0))
    assert refusal(f"{nats_url}?prefix={bucket_prefix}&replicas=1") == "cluster-too-old"


# -- the command ------------------------------------------------------------------------


def serve(*options: str) -> Result:
    return CliRunner().invoke(program.program, ["serve", "--port", "0", *options])


def test_the_command_reports_the_problem_but_not_the_password():
    done = serve("--cluster", f"nats://me:s3cret@127.0.0.1:{free_port()}")
    assert done.exit_code == 1
    assert text("error-cluster-unreachable") in done.stderr
    assert "s3cret" not in done.stderr
    assert "Traceback" not in done.stderr


def test_a_cluster_and_a_database_exclude_each_other():
    done = serve("--cluster", "nats://127.0.0.1", "--database", "boomcat.db")
    assert done.exit_code == 2
    assert text("serve-both") in " ".join(done.stderr.split())
