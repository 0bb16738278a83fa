"""Nodes of several builds in one cluster, some of which write formats that others cannot read: all in virtual time."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import get_args

import msgspec
import pytest

from boomcat.server.cluster.formats import HERE, Formats
from boomcat.server.cluster.link import LinkBatch
from boomcat.server.cluster.ownership import (
    GONE_SECONDS,
    Heartbeat,
    Holder,
    NodeList,
    Ownership,
    lease_of,
    read_beat,
    read_lease,
)
from boomcat.server.cluster.rpc import NewerFormat, RpcRequest, read_reply, read_request, result
from boomcat.server.storage.store_errors import StoreError
from boomcat.server.tables.entries import AnyEntry
from boomcat.server.tables.http_bodies import JoinTable
from boomcat.server.tables.table_info import Settings
from tests.server.cluster.test_links import check, run
from tests.support.virtual_cluster import VirtualCluster, table_of

#: Writes tables that today's build cannot read, but sends messages that every node understands.
NEWER = Formats(writes=HERE.writes + 1, reads=HERE.reads + 1)
#: Sends messages that today's build does not understand.
STRANGER = Formats(says=2, hears=2, writes=NEWER.writes, reads=NEWER.reads)


def events(cluster: VirtualCluster) -> list[str]:
    return [json.loads(line)["event"] for line in cluster.logged.getvalue().splitlines()]


# -- heartbeats and leases ----------------------------------------------------------------


def test_a_heartbeat_with_a_readable_head_is_a_sign_of_life():
    message = msgspec.msgpack.encode([2, "b", "1", 7, {"everything": "else"}])
    beat = read_beat(message, hears=1)
    assert (beat.holder, beat.full) == (Holder("b", "1"), True)
    assert not HERE.understands(beat.formats)
    roll = NodeList()
    roll.heard(beat, 10.0)
    assert roll.lives(Holder("b", "1"), 10.0 + GONE_SECONDS - 0.1)


def test_a_heartbeat_says_which_formats_its_node_has():
    message = Heartbeat(1, "b", "1", 7, 0.5, False, False, 0.0, "9.9", hears=2, writes=3, reads=4)
    assert read_beat(msgspec.msgpack.encode(message), hears=1).formats == Formats(1, 2, 3, 4)


def test_a_request_to_join_sends_an_older_node_no_defaults():
    """That node would refuse a field that it doesn't know."""
    token = "t" * 22
    assert json.loads(msgspec.json.encode(JoinTable("Ada", token=token))) == {"name": "Ada", "token": token}
    assert json.loads(msgspec.json.encode(JoinTable("Ada", wait=True))) == {"name": "Ada", "wait": True}


def test_a_lease_with_unknown_fields_is_read_and_nonsense_has_no_owner():
    assert read_lease(msgspec.msgpack.encode([9, "b", "1", "more"])) == Holder("b", "1")
    assert read_lease(lease_of(Holder("b", "1"), 1)) == Holder("b", "1")
    assert read_lease(b"nonsense") == Holder("", "")


def test_tables_of_a_node_with_a_newer_format_are_not_taken_while_it_lives():
    async def scene() -> None:
        async with VirtualCluster("a") as cluster:
            await cluster.start("new", STRANGER)
            opened = await cluster.open("new")
            await asyncio.sleep(3 * GONE_SECONDS)
            with pytest.raises(StoreError) as caught:
                await cluster.nodes["a"].info(opened.table)
            assert caught.value.reason == "cluster-upgrading"
            assert cluster.owners(opened.table) == ["new"]
            assert events(cluster).count("newer-node") == 1  # logged once, not for each heartbeat

    run(scene())


# -- tables that not every node can read ------------------------------------------------------


def test_a_table_goes_only_to_an_heir_that_can_read_it():
    node = Ownership(Holder("a", "1"), NodeList(), 0.0, NEWER)
    node.took("code", 1, 0.0)
    node.nodes.heard(Heartbeat(1, "b", "1", 1), 0.0)
    assert [heir for _, _, heir in node.heirs(0.0, Random(1))] == [None]
    node.nodes.heard(Heartbeat(1, "c", "1", 1, load=0.9, writes=NEWER.writes, reads=NEWER.reads), 0.0)
    assert [heir for _, _, heir in node.heirs(0.0, Random(1))] == [Holder("c", "1")]


@pytest.mark.parametrize("gently", [True, False])
def test_a_node_that_cannot_read_a_table_forwards_players_to_one_that_can(gently: bool):
    async def scene() -> None:
        async with VirtualCluster("a", "b") as cluster:
            await cluster.start("new", NEWER)
            await cluster.start("other", NEWER)
            opened = await cluster.open("new")
            if gently:
                await cluster.stop("new")
            else:
                cluster.kill("new")
                await asyncio.sleep(GONE_SECONDS + 1)
            leases = len(cluster.bus.leases)
            assert (await cluster.nodes["a"].info(opened.table)).code == opened.table
            assert cluster.owners(opened.table) == ["other"]
            joined = await cluster.nodes["b"].join(opened.table, JoinTable("Bea"), "home")
            assert joined.table == opened.table
            assert len(cluster.bus.leases) == max(leases, 1)
            assert not cluster.nodes["a"].own.held

    run(scene())


def test_players_of_a_table_that_no_node_can_read_get_an_error_and_nothing_is_written():
    async def scene() -> None:
        async with VirtualCluster("a", "b") as cluster:
            await cluster.start("new", NEWER)
            opened = await cluster.open("new")
            await cluster.stop("new")
            revision, journal = cluster.bus.revision, len(cluster.tables.journals[opened.table])
            for name in "ab":
                with pytest.raises(StoreError) as caught:
                    await cluster.nodes[name].place(opened.table, "home", "")
                assert caught.value.reason == "cluster-upgrading"
            assert (cluster.bus.revision, len(cluster.tables.journals[opened.table])) == (revision, journal)
            # A node that can read it starts, and the players get their table.
            await cluster.start("newer", NEWER)
            await asyncio.sleep(0.1)
            assert (await cluster.nodes["a"].info(opened.table)).code == opened.table

    run(scene())


def test_a_readable_last_page_may_follow_unreadable_ones():
    """The last page is written by a node that reads more than it writes."""

    async def scene() -> None:
        async with VirtualCluster("a") as cluster:
            await cluster.start("new", NEWER)
            opened = await cluster.open("new")
            await cluster.stop("new")
            await cluster.start("new", NEWER)
            await asyncio.sleep(0.1)

            async def last_page(_: str) -> int:
                return 1

            cluster.nodes["a"].peek = last_page
            assert (await cluster.nodes["a"].info(opened.table)).code == opened.table
            assert cluster.owners(opened.table) == ["new"]
            assert not cluster.nodes["a"].own.held

    run(scene())


@pytest.mark.parametrize("order", ["abc", "cba"])
@pytest.mark.parametrize("formats", [NEWER, STRANGER], ids=["newer", "stranger"])
def test_a_rolling_upgrade_to_a_format_that_older_nodes_cannot_read(order: str, formats: Formats):
    """During a game, each node is stopped and comes back newer; some are killed."""

    async def scene() -> None:
        async with VirtualCluster("a", "b", "c") as cluster:
            browsers = await table_of(cluster, "a", "b", "c")
            code = browsers[0].seated.table
            playing = asyncio.gather(*(browser.play(Random(8)) for browser in browsers))
            for name in order:
                await asyncio.sleep(0.7)
                if name == "b":
                    cluster.kill(name)
                    browsers["abc".index(name)].end("stopping")  # the browser's own connection breaks at once
                else:
                    await cluster.stop(name)
                await cluster.start(name, formats)
                # No node runs a table that it cannot read.
                assert all(
                    cluster.nodes[one].formats.reads >= cluster.tables.formats[code] for one in cluster.owners(code)
                )
            await playing
            assert cluster.tables.formats[code] == NEWER.writes
            assert "table-unreadable" not in events(cluster)
            check(cluster, browsers)

    run(scene())


def test_a_record_is_read_by_a_node_that_can_read_it():
    async def scene() -> None:
        async with VirtualCluster("a") as cluster:
            new = await cluster.start("new", NEWER)
            await asyncio.sleep(0.1)

            async def too_new(code: str, number: int) -> str | None:
                raise StoreError("store-too-new", {"format": 2})

            async def readable(code: str, number: int) -> str | None:
                return f"{code} {number}"

            cluster.nodes["a"].registry.record = too_new  # type: ignore[method-assign]
            new.registry.record = readable  # type: ignore[method-assign]
            assert await cluster.nodes["a"].record("code", 3) == "code 3"

    run(scene())


# -- messages in a newer format ---------------------------------------------------------------


def test_a_request_or_reply_in_a_newer_format_is_refused():
    with pytest.raises(NewerFormat):
        read_request(msgspec.msgpack.encode([2, {"new": "shape"}]), hears=1)
    with pytest.raises(NewerFormat):
        read_reply(msgspec.msgpack.encode([2, "", {"new": "shape"}]), hears=1)
    assert read_reply(result("well", 1), hears=1) == b'"well"'

    async def scene() -> None:
        async with VirtualCluster("a") as cluster:
            answer = await cluster.nodes["a"].answer(msgspec.msgpack.encode(RpcRequest(2, "info", "code", b"", "")))
            with pytest.raises(NewerFormat):
                read_reply(answer, hears=2)
            assert events(cluster) == ["newer-node"]

    run(scene())


def test_a_request_whose_reply_would_be_in_a_newer_format_is_not_sent():
    async def scene() -> None:
        async with VirtualCluster("a") as cluster:
            await cluster.start("new", STRANGER)
            opened = await cluster.open("new")
            await asyncio.sleep(1.5)
            cluster.bus.carried.clear()
            with pytest.raises(StoreError):
                await cluster.nodes["a"].join(opened.table, JoinTable("Bea"), "home")
            assert not [subject for subject, _ in cluster.bus.carried if subject.endswith(".ask")]

    run(scene())


def test_a_batch_in_a_newer_format_closes_the_connections_of_its_sender():
    async def scene() -> None:
        async with VirtualCluster("a", "b") as cluster:
            browsers = await table_of(cluster, "a", "b")
            a, b = cluster.nodes["a"], cluster.nodes["b"]
            epoch = b.links[a.me].epoch
            for number in (1, 2):
                a.hear_batch(msgspec.msgpack.encode([2, *b.me, epoch, number, "", [], "more"]))
            await asyncio.sleep(0.01)
            assert [reason for _, reason in browsers[1].ends] == ["stopping"]
            assert b.links[a.me].epoch != epoch
            await asyncio.sleep(1)
            assert browsers[1].connected
            assert events(cluster).count("newer-node") == 1

    run(scene())


@pytest.mark.parametrize("message", [b"", b"nonsense", msgspec.msgpack.encode([1, 2, 3])])
def test_a_nonsense_message_is_logged_and_breaks_nothing(message: bytes):
    async def scene() -> None:
        async with VirtualCluster("a") as cluster:
            a = cluster.nodes["a"]
            for hear in (a.hear_beat, a.hear_batch, a.hear_taken):
                hear(message)
            assert events(cluster) == ["newer-node"]
            await a.answer(message)
            assert (await cluster.open("a")).table

    run(scene())


def test_the_first_fields_of_every_message_keep_their_places():
    """For ever: they show that a node with a newer format is alive, and that its messages must be refused."""
    batch = LinkBatch(1, "node", "life", "epoch", 3, "lost", [])
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(batch))[:4] == [1, "node", "life", "epoch"]
    beat = Heartbeat(1, "node", "life", 7, 0.5, False, False, 0.0, "9.9")
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(beat))[:4] == [1, "node", "life", 7]
    assert msgspec.msgpack.decode(lease_of(Holder("node", "life"), 1))[:3] == [1, "node", "life"]
    assert msgspec.msgpack.decode(result(None, 1))[:2] == [1, ""]


#: The kinds of entries that nodes with each format know.
KINDS = {
    1: "bot_seated configured contributed dealt device_added freed gone host_changed joined moved opened sealed "
    "window_closed",
    2: "bot_seated configured contributed dealt device_added freed gone host_changed joined moved opened predicted "
    "sealed window_closed",
    4: "bot_seated configured contributed dealt device_added freed gone host_changed joined lesson_begun moved opened "
    "predicted sealed window_closed",
    5: "bot_seated branched configured contributed dealt device_added freed gone host_changed joined lesson_begun "
    "moved opened predicted sealed window_closed",
    6: "agreed bot_seated branched configured contributed dealt device_added freed gone host_changed joined "
    "lesson_begun moved opened predicted queued sealed unqueued window_closed",
    9: "agreed bot_seated branched coach_allowed configured contributed dealt device_added freed gone host_changed "
    "joined lesson_begun moved opened predicted queued sealed taken_back unqueued window_closed",
}
KINDS[3] = KINDS[2]
KINDS[7] = KINDS[8] = KINDS[6]
#: The fields of a table's settings, which no node may find unknown.
SETTINGS = {1: "edition title options timers pace spectators odds"}
SETTINGS[2] = SETTINGS[1]
SETTINGS[3] = SETTINGS[4] = SETTINGS[5] = f"{SETTINGS[2]} talk"
SETTINGS[6] = f"{SETTINGS[5]} starter absentees"
SETTINGS[7] = SETTINGS[8] = f"{SETTINGS[6]} public"
SETTINGS[9] = "edition title options timers pace spectators odds talk coach starter absentees public"


def test_a_new_kind_of_entry_or_setting_needs_a_new_format():
    """A node that doesn't know it cannot run the table: raise `writes` and `reads` in formats.py, and add it here."""
    found = sorted(str(kind.__struct_config__.tag) for kind in get_args(AnyEntry))
    assert " ".join(found) == KINDS[HERE.writes]
    assert " ".join(Settings.__struct_fields__) == SETTINGS[HERE.writes]
