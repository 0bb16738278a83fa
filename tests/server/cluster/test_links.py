"""A table is on one node, and its players on any: all in virtual time, over a bus that loses messages."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from itertools import count
from random import Random
from typing import Any

import msgspec
import pytest

from boomcat.server.cluster.link import FrameKind, LinkBatch, read_batch
from boomcat.server.cluster.ownership import GONE_SECONDS, Holder
from boomcat.server.operations.metrics import MetricsCollector
from boomcat.server.storage.store_errors import StoreError
from boomcat.server.tables.entries import read_entry
from boomcat.server.tables.http_bodies import ClaimSeat, JoinTable, OpenTable, PlayLesson, PlaySolo
from boomcat.server.tables.registry import READING_AT_ONCE, NoSuchTable
from boomcat.server.tables.requests import NotAllowed
from boomcat.server.tables.seat_at_table import token_hash
from boomcat.server.tables.table import Table
from boomcat.server.tables.table_codes import new_code
from tests.support.clients import any_move
from tests.support.virtual_cluster import Browser, VirtualCluster, now, table_of
from tests.support.virtual_table import virtual


def run(scene: Coroutine[Any, Any, None]) -> None:
    """Run the scene within ten virtual minutes, which are enough for anything."""
    virtual(asyncio.wait_for(scene, 600))


def stored(cluster: VirtualCluster, code: str) -> Table:
    """Return the table as replayed from the store."""
    changes = [change for change in cluster.tables.journals[code] if change is not None]
    entries = [entry for change in changes for entry in change.entries]
    assert [entry[0] for entry in entries] == list(range(len(entries)))
    return Table.restored(code, iter([(read_entry(data), at) for _, at, data in entries]), None)


def check(cluster: VirtualCluster, browsers: list[Browser]) -> None:
    """Check that every browser's last state is what is stored, and that every accepted request happened once."""
    code = browsers[0].seated.table
    table = stored(cluster, code)
    assert table.game is not None
    for browser in browsers:
        assert browser.state["view"]["question"] == table.game.question
        accepted = [one["id"] for one in browser.messages if one["message"] == "accepted"]
        assert set(accepted) <= {*browser.answers}
    asked = [
        entry.id
        for change in cluster.tables.journals[code]
        if change is not None
        for entry in (read_entry(data) for _, _, data in change.entries)
        if entry.id
    ]
    assert len(asked) == len(set(asked))


def test_a_table_is_on_one_node_and_its_players_on_any():
    async def scene() -> None:
        async with VirtualCluster("a", "b", "c") as cluster:
            browsers = await table_of(cluster, "a", "b", "c")
            luck = Random(1)
            await asyncio.gather(*(browser.play(luck) for browser in browsers))
            assert cluster.owners(browsers[0].seated.table) == ["a"]
            assert all(browser.state["table"]["phase"] == "over" for browser in browsers)
            assert all(not browser.ends for browser in browsers)
            assert all(browser.asking == 0 for browser in browsers)
            check(cluster, browsers)

    run(scene())


def test_the_bus_carries_only_what_the_browser_at_the_other_node_may_see():
    async def scene() -> None:
        async with VirtualCluster("a", "b") as cluster:
            browsers = await table_of(cluster, "a", "b")
            cluster.bus.carried.clear()
            heard = len(browsers[1].messages)
            luck = Random(1)
            await asyncio.gather(*(browser.play(luck) for browser in browsers))
            await asyncio.sleep(1)
            to_b = [read_batch(message) for subject, message in cluster.bus.carried if ".node.b." in subject]
            sent = [frame.data for batch in to_b for frame in batch.frames if frame.kind == FrameKind.SAY]
            assert [msgspec.json.decode(one) for one in sent] == browsers[1].messages[heard:]
            kinds = {frame.kind for batch in to_b for frame in batch.frames}
            assert kinds <= {FrameKind.SAY, FrameKind.DONE}

    run(scene())


async def window_of(browsers: list[Browser]) -> list[Browser]:
    """Play until a Nope window is open; return the browsers that are asked."""
    while True:
        await asyncio.sleep(0.1)
        asked = [browser for browser in browsers if any(offer["move"] == "pass" for offer in browser.state["offers"])]
        if len(asked) > 1:
            return asked
        for browser in browsers:
            if browser.state["offers"] and not browser.unanswered and not asked:
                plays = [offer for offer in browser.state["offers"] if offer["kind"] == "play"]
                move = any_move(plays or browser.state["offers"], Random(1))
                browser.ask("answer", question=browser.state["view"]["question"], move=move)


def test_a_pass_shows_only_at_the_node_of_the_player_who_passed():
    async def scene() -> None:
        async with VirtualCluster("a", "b", "c", "d") as cluster:
            browsers = await table_of(cluster, "a", "b", "c", "d")
            asked: list[Browser] = []
            while not asked:
                asked = [one for one in await window_of(browsers) if one is not browsers[0]]
            await asyncio.sleep(0.1)
            cluster.bus.carried.clear()
            passing = asked[0]
            elsewhere = [f".node.{one.nodes[0]}." for one in browsers[1:] if one is not passing]
            heard = [len(one.messages) for one in browsers if one is not passing]
            wanted = passing.ask("answer", question=passing.state["view"]["question"], move="pass")
            await asyncio.sleep(0.3)
            assert passing.answers[wanted]["message"] == "accepted"
            # Empty batches come every second, with or without a pass.
            to_others = [
                message for subject, message in cluster.bus.carried if any(one in subject for one in elsewhere)
            ]
            assert all(not read_batch(message).frames for message in to_others)
            assert heard == [len(one.messages) for one in browsers if one is not passing]

    run(scene())


def test_a_lost_batch_closes_the_connections_and_the_browser_resumes():
    async def scene() -> None:
        async with VirtualCluster("a", "b") as cluster:
            browsers = await table_of(cluster, "a", "b")
            lost = iter([True])
            cluster.bus.drops = lambda subject: (
                subject.endswith(".lines") and ".node.b." in subject and next(lost, False)
            )
            luck = Random(2)
            await asyncio.gather(*(browser.play(luck) for browser in browsers))
            assert [reason for _, reason in browsers[1].ends] == ["stopping"]
            assert browsers[0].ends == []
            check(cluster, browsers)

    run(scene())


@pytest.mark.parametrize("seed", range(4))
def test_lost_messages_never_cause_messages_out_of_order(seed: int):
    async def scene() -> None:
        async with VirtualCluster("a", "b", "c") as cluster:
            browsers = await table_of(cluster, "a", "b", "c")
            luck, counted = Random(seed), count(1)
            cluster.bus.drops = lambda subject: subject.endswith(".lines") and next(counted) % (9 + seed) == 0
            playing = asyncio.gather(*(browser.play(luck) for browser in browsers))
            await asyncio.sleep(60)
            cluster.bus.drops = lambda _: False
            await playing
            assert browsers[1].ends or browsers[2].ends
            check(cluster, browsers)

    run(scene())


def test_a_lost_last_batch_is_noticed_too():
    async def scene() -> None:
        async with VirtualCluster("a", "b") as cluster:
            browsers = await table_of(cluster, "a", "b")
            lost = iter([True])
            cluster.bus.drops = lambda subject: (
                subject.endswith(".lines") and ".node.b." in subject and next(lost, False)
            )
            await browsers[0].asked("emote", emote="hello")
            assert browsers[1].ends == []
            await asyncio.sleep(1.5)
            assert len(browsers[1].ends) == 1

    run(scene())


def test_play_continues_on_another_node_within_ten_seconds_of_a_kill():
    async def scene() -> None:
        async with VirtualCluster("a", "b", "c") as cluster:
            browsers = await table_of(cluster, "a", "b", "c")
            code = browsers[0].seated.table
            luck = Random(3)
            playing = asyncio.gather(*(browser.play(luck) for browser in browsers))
            await asyncio.sleep(0.7)
            killed = now()
            cluster.kill("a")
            browsers[0].end("stopping")  # the browser's own connection breaks at once
            entries = len(cluster.tables.journals[code])
            while len(cluster.tables.journals[code]) < entries + 3:
                await asyncio.sleep(0.05)
            assert now() - killed < 10
            await playing
            assert len(cluster.owners(code)) == 1
            assert cluster.owners(code) != ["a"]
            check(cluster, browsers)

    run(scene())


def test_a_node_that_stops_gently_hands_over_within_a_second():
    async def scene() -> None:
        async with VirtualCluster("a", "b", "c") as cluster:
            browsers = await table_of(cluster, "a", "b", "c")
            code = browsers[0].seated.table
            luck = Random(4)
            playing = asyncio.gather(*(browser.play(luck) for browser in browsers))
            await asyncio.sleep(0.7)
            began = now()
            stopping = asyncio.create_task(cluster.stop("a"))
            await asyncio.sleep(0.05)
            while not all(browser.connected for browser in browsers):
                await asyncio.sleep(0.01)
            assert now() - began < 1
            await stopping
            await playing
            assert all(len(browser.ends) == 1 for browser in browsers)
            refused = [one for browser in browsers for one in browser.messages if one["message"] == "refused"]
            assert not [one for one in refused if one["reason"] in ("server-broken", "store-closed")]
            assert len(cluster.owners(code)) == 1
            check(cluster, browsers)

    run(scene())


def test_nodes_are_restarted_one_after_another_during_a_game():
    """As in an upgrade."""

    async def scene() -> None:
        async with VirtualCluster("a", "b", "c") as cluster:
            browsers = await table_of(cluster, "a", "b", "c")
            luck = Random(5)
            playing = asyncio.gather(*(browser.play(luck) for browser in browsers))
            for name in "abc":
                await asyncio.sleep(0.7)
                await cluster.stop(name)
                await cluster.start(name)
            await playing
            check(cluster, browsers)

    run(scene())


def test_a_node_that_is_cut_off_drops_its_tables_and_comes_back_with_none():
    async def scene() -> None:
        async with VirtualCluster("a", "b") as cluster:
            browsers = await table_of(cluster, "a", "b")
            code = browsers[0].seated.table
            luck = Random(6)
            playing = asyncio.gather(*(browser.play(luck) for browser in browsers))
            await asyncio.sleep(0.7)
            cluster.connections["a"].cut()
            browsers[0].nodes = ("b", "a")  # where the load balancer sends everyone now
            await asyncio.sleep(GONE_SECONDS + 2)
            assert cluster.owners(code) == ["b"]
            cluster.connections["a"].mend()
            await playing
            assert cluster.owners(code) == ["b"]
            check(cluster, browsers)

    run(scene())


async def mistaken(cluster: VirtualCluster) -> None:
    """Let node b wrongly believe that a is gone, and take a table of a's."""
    beats = cluster.nodes["a"].beats
    while cluster.nodes["a"].beats == beats:
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.1)  # the next heartbeat, which would correct b, is a while away
    cluster.nodes["b"].nodes.left("a", now())
    cluster.nodes["b"].lose(cluster.nodes["a"].me)
    await asyncio.sleep(0.5)


def test_a_node_that_has_lost_a_table_is_notified():
    async def scene() -> None:
        async with VirtualCluster("a", "b") as cluster:
            browsers = await table_of(cluster, "a", "b")
            await mistaken(cluster)
            assert cluster.owners(browsers[0].seated.table) == ["b"]
            await asyncio.gather(*(browser.play(Random(7)) for browser in browsers))
            assert cluster.owners(browsers[0].seated.table) == ["b"]
            check(cluster, browsers)

    run(scene())


def test_a_node_that_reconnects_to_the_bus_compares_its_leases():
    async def scene() -> None:
        async with VirtualCluster("a", "b") as cluster:
            lost, kept = [await cluster.open("a") for _ in range(2)]
            a, leases = cluster.nodes["a"], cluster.bus.leases
            # As after a restart of all servers of the bus: no lease is left, and b was quicker to take one.
            leases.clear()
            await cluster.nodes["b"].info(lost.table)
            assert sorted(cluster.owners(lost.table)) == ["a", "b"]
            a.back()
            await asyncio.sleep(0.5)
            assert (cluster.owners(lost.table), cluster.owners(kept.table)) == (["b"], ["a"])
            assert a.own.held == {kept.table: leases[kept.table].revision}

    run(scene())


def test_a_node_that_missed_the_takeover_can_store_nothing():
    async def scene() -> None:
        async with VirtualCluster("a", "b") as cluster:
            browsers = await table_of(cluster, "a", "b")
            code = browsers[0].seated.table
            cluster.bus.drops = lambda subject: subject.endswith(".taken")
            await mistaken(cluster)
            assert sorted(cluster.owners(code)) == ["a", "b"]
            entries = len(cluster.tables.journals[code])
            refused = await browsers[0].asked("concede")
            assert (refused["message"], refused["reason"]) == ("refused", "store-stale")
            assert len(cluster.tables.journals[code]) == entries
            assert cluster.owners(code) == ["b"]
            await asyncio.sleep(0.5)
            assert (await browsers[0].asked("concede"))["message"] == "accepted"
            check(cluster, browsers)

    run(scene())


def test_http_requests_are_forwarded_and_their_errors_returned():
    async def scene() -> None:
        async with VirtualCluster("a", "b") as cluster:
            opened = await cluster.open("a")
            b = cluster.nodes["b"]
            assert (await b.info(opened.table.upper())).code == opened.table
            token = "x" * 30
            joined = await b.join(opened.table, JoinTable("Bea", token=token), "home")
            assert joined == await b.join(opened.table, JoinTable("Bea", token=token), "home")
            with pytest.raises(NotAllowed, match=r"All \d+ seats are taken") as full:
                await b.join(opened.table, JoinTable("Cy"), "home")
            with pytest.raises(NotAllowed) as same:
                await cluster.nodes["a"].join(opened.table, JoinTable("Cy"), "home")
            assert (full.value.reason, full.value.details) == (same.value.reason, same.value.details)
            with pytest.raises(NoSuchTable):
                await b.info("miso-taru-kubo-lina")
            await asyncio.sleep(0.1)
            assert "miso-taru-kubo-lina" not in cluster.bus.leases
            with pytest.raises(NoSuchTable):
                await b.place("nonsense", "home", "")

    run(scene())


def test_guessed_codes_are_looked_up_a_few_at_a_time_and_write_nothing():
    async def scene() -> None:
        async with VirtualCluster("a", "b") as cluster:
            a = cluster.nodes["a"]
            peek, at_once = a.peek, [0]

            async def counted(code: str) -> int | None:
                at_once.append(at_once[-1] + 1)
                try:
                    return await peek(code)
                finally:
                    at_once.append(at_once[-1] - 1)

            a.peek = counted
            cluster.bus.carried.clear()
            guesses = [a.info(new_code(), f"home{number % 7}") for number in range(100)]
            answers = await asyncio.gather(*guesses, return_exceptions=True)
            assert all(isinstance(answer, NoSuchTable) for answer in answers)
            assert max(at_once) == READING_AT_ONCE
            assert (cluster.bus.revision, cluster.bus.leases, cluster.tables.journals, a.taking) == (
                0,
                {},
                {},
                {},
            )
            assert not [subject for subject, _ in cluster.bus.carried if not subject.endswith(".beats")]

    run(scene())


def test_a_device_code_works_at_any_node_once():
    async def scene() -> None:
        async with VirtualCluster("a", "b") as cluster:
            browsers = await table_of(cluster, "a", "a")
            code = (await browsers[0].asked("request_device_code"))["code"]
            assert cluster.tables.tickets.keys() == {token_hash(code)}
            seated = await cluster.nodes["b"].claim(ClaimSeat(code))
            assert (seated.table, seated.seat) == (browsers[0].seated.table, 1)
            assert seated.token != browsers[0].seated.token
            with pytest.raises(NotAllowed, match="This code is invalid or has expired"):
                await cluster.nodes["b"].claim(ClaimSeat(code))

    run(scene())


def test_an_overloaded_node_opens_tables_on_others_until_all_are_busy():
    async def scene() -> None:
        async with VirtualCluster("a", "b") as cluster:
            a, b = cluster.nodes["a"].registry, cluster.nodes["b"].registry
            a.overload.late = a.overload.share = 1.0
            opened = await cluster.open("a")
            assert cluster.owners(opened.table) == ["b"]
            solo = await cluster.nodes["a"].play_solo(PlaySolo("Ada"))
            assert cluster.owners(solo.table) == ["b"]
            lesson = await cluster.nodes["a"].play_lesson(PlayLesson("Ada"))
            assert cluster.owners(lesson.table) == ["b"]
            b.overload.late = b.overload.share = 1.0
            with pytest.raises(NotAllowed, match="It’s packed in here"):
                await cluster.open("a")
            await asyncio.sleep(1.5)  # now every node knows
            with pytest.raises(NotAllowed, match="It’s packed in here"):
                await cluster.nodes["b"].open_table(OpenTable("Ada"), "ada")

    run(scene())


def test_an_unloaded_table_may_be_loaded_by_any_node():
    async def scene() -> None:
        async with VirtualCluster("a", "b") as cluster:
            opened = await cluster.open("a")
            cluster.nodes["a"].registry.drop(opened.table)
            await asyncio.sleep(0.1)
            assert not cluster.bus.leases
            await cluster.nodes["b"].info(opened.table)
            assert cluster.owners(opened.table) == ["b"]

    run(scene())


def test_many_simultaneous_visitors_get_the_same_table():
    async def scene() -> None:
        async with VirtualCluster("a", "b", "c") as cluster:
            opened = await cluster.open("a")
            cluster.nodes["a"].registry.drop(opened.table)
            await asyncio.sleep(0.1)
            asked = [cluster.nodes[name].info(opened.table) for name in "abcabcabc"]
            await asyncio.gather(*asked)
            assert len(cluster.owners(opened.table)) == 1

    run(scene())


def test_without_the_bus_a_request_fails_instead_of_not_finding_the_table():
    async def scene() -> None:
        async with VirtualCluster("a", "b") as cluster:
            opened = await cluster.open("a")
            cluster.connections["b"].cut()
            with pytest.raises(StoreError):
                await cluster.nodes["b"].place(opened.table, "home", "")

    run(scene())


def test_a_player_who_leaves_is_shown_as_disconnected_at_the_table():
    async def scene() -> None:
        async with VirtualCluster("a", "b") as cluster:
            browsers = await table_of(cluster, "a", "b")

            def connected() -> list[bool]:
                seats: list[dict[str, Any]] = [one for one in browsers[0].messages if one["message"] == "presence"][-1][
                    "table"
                ]["seats"]
                return [seat["connected"] for seat in seats]

            browsers[1].go()
            await asyncio.sleep(0.1)
            assert connected() == [True, False]
            await browsers[1].come()
            assert connected() == [True, True]
            cluster.kill("b")
            await asyncio.sleep(GONE_SECONDS + 1.5)
            assert connected() == [True, False]

    run(scene())


def test_metrics_show_leases_connections_and_nodes():
    async def scene() -> None:
        async with VirtualCluster("a", "b") as cluster:
            await table_of(cluster, "a", "b")

            def figures(name: str) -> dict[str, float]:
                found = MetricsCollector(cluster.nodes[name].registry, "1").collect()
                return {"".join((one.name, *one.labels.values())): one.value for each in found for one in each.samples}

            here, there = figures("a"), figures("b")
            assert (here["boomcat_leases"], there["boomcat_leases"]) == (1, 0)
            assert (here["boomcat_forwarded_socketsin"], here["boomcat_forwarded_socketsout"]) == (1, 0)
            assert (there["boomcat_forwarded_socketsin"], there["boomcat_forwarded_socketsout"]) == (0, 1)
            assert here["boomcat_nodes"] == there["boomcat_nodes"] == 2
            assert there["boomcat_bus_seconds_count"] > 0
            cluster.kill("a")
            await asyncio.sleep(GONE_SECONDS + 2)
            assert (figures("b")["boomcat_nodes"], figures("b")["boomcat_takeovers_total"]) == (1, 1)

    run(scene())


def test_a_batch_is_for_one_incarnation_of_a_node():
    async def scene() -> None:
        async with VirtualCluster("a", "b") as cluster:
            browsers = await table_of(cluster, "a", "b")
            first = cluster.nodes["b"].me
            cluster.kill("b")
            await cluster.start("b")
            await asyncio.sleep(0.1)
            assert cluster.nodes["b"].me == Holder("b", cluster.nodes["b"].me.incarnation) != first
            assert first not in cluster.nodes["a"].links
            late = LinkBatch(1, *first, "epoch", 1, "", [])
            cluster.nodes["a"].hear_batch(msgspec.msgpack.encode(late))
            await asyncio.sleep(1.5)
            assert first not in cluster.nodes["a"].links
            browsers[1].end("stopping")
            await asyncio.sleep(1)
            assert browsers[1].connected
            await browsers[1].asked("emote", emote="hello")

    run(scene())
