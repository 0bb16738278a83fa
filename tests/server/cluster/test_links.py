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
from boomcat.server.storage.sql import StoreError
from boomcat.server.tables.entries import read_entry
from boomcat.server.tables.messages import ClaimSeat, JoinTable, OpenTable, PlaySolo
from boomcat.server.tables.registry import READING_AT_ONCE, NoSuchTable
from boomcat.server.tables.requests import NotAllowed
from boomcat.server.tables.seat_at_table import token_hash
from boomcat.server.tables.table import Table
from boomcat.server.tables.table_codes import new_code
from tests.support.clients import any_move
from tests.support.virtual_cluster import Browser, Town, now, table_of
from tests.support.virtual_table import virtual


def run(scene: Coroutine[Any, Any, None]) -> None:
    """Run the scene within ten virtual minutes, which are enough for anything."""
    virtual(asyncio.wait_for(scene, 600))


def stored(town: Town, code: str) -> Table:
    """Return the table as replayed from the store."""
    changes = [change for change in town.vault.journals[code] if change is not None]
    entries = [entry for change in changes for entry in change.entries]
    assert [entry[0] for entry in entries] == list(range(len(entries)))
    return Table.restored(code, iter([(read_entry(data), at) for _, at, data in entries]), None)


def check(town: Town, browsers: list[Browser]) -> None:
    """Check that every browser's last state is what is stored, and that every accepted request happened once."""
    code = browsers[0].seated.table
    table = stored(town, code)
    assert table.game is not None
    for browser in browsers:
        assert browser.state["view"]["question"] == table.game.question
        accepted = [one["id"] for one in browser.messages if one["message"] == "accepted"]
        assert set(accepted) <= {*browser.answers}
    asked = [
        entry.id
        for change in town.vault.journals[code]
        if change is not None
        for entry in (read_entry(data) for _, _, data in change.entries)
        if entry.id
    ]
    assert len(asked) == len(set(asked))


def test_a_table_is_on_one_node_and_its_players_on_any():
    async def scene() -> None:
        async with Town("a", "b", "c") as town:
            browsers = await table_of(town, "a", "b", "c")
            luck = Random(1)
            await asyncio.gather(*(browser.play(luck) for browser in browsers))
            assert town.owners(browsers[0].seated.table) == ["a"]
            assert all(browser.state["table"]["phase"] == "over" for browser in browsers)
            assert all(not browser.ends for browser in browsers)
            assert all(browser.asking == 0 for browser in browsers)
            check(town, browsers)

    run(scene())


def test_the_bus_carries_only_what_the_browser_at_the_other_node_may_see():
    async def scene() -> None:
        async with Town("a", "b") as town:
            browsers = await table_of(town, "a", "b")
            town.hub.carried.clear()
            heard = len(browsers[1].messages)
            luck = Random(1)
            await asyncio.gather(*(browser.play(luck) for browser in browsers))
            await asyncio.sleep(1)
            to_b = [read_batch(message) for subject, message in town.hub.carried if ".node.b." in subject]
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
        async with Town("a", "b", "c", "d") as town:
            browsers = await table_of(town, "a", "b", "c", "d")
            asked: list[Browser] = []
            while not asked:
                asked = [one for one in await window_of(browsers) if one is not browsers[0]]
            await asyncio.sleep(0.1)
            town.hub.carried.clear()
            passing = asked[0]
            elsewhere = [f".node.{one.nodes[0]}." for one in browsers[1:] if one is not passing]
            heard = [len(one.messages) for one in browsers if one is not passing]
            wanted = passing.ask("answer", question=passing.state["view"]["question"], move="pass")
            await asyncio.sleep(0.3)
            assert passing.answers[wanted]["message"] == "accepted"
            # Empty batches come every second, with or without a pass.
            to_others = [message for subject, message in town.hub.carried if any(one in subject for one in elsewhere)]
            assert all(not read_batch(message).frames for message in to_others)
            assert heard == [len(one.messages) for one in browsers if one is not passing]

    run(scene())


def test_a_lost_batch_closes_the_connections_and_the_browser_resumes():
    async def scene() -> None:
        async with Town("a", "b") as town:
            browsers = await table_of(town, "a", "b")
            lost = iter([True])
            town.hub.drops = lambda subject: subject.endswith(".lines") and ".node.b." in subject and next(lost, False)
            luck = Random(2)
            await asyncio.gather(*(browser.play(luck) for browser in browsers))
            assert [reason for _, reason in browsers[1].ends] == ["stopping"]
            assert browsers[0].ends == []
            check(town, browsers)

    run(scene())


@pytest.mark.parametrize("seed", range(4))
def test_lost_messages_never_cause_messages_out_of_order(seed: int):
    async def scene() -> None:
        async with Town("a", "b", "c") as town:
            browsers = await table_of(town, "a", "b", "c")
            luck, counted = Random(seed), count(1)
            town.hub.drops = lambda subject: subject.endswith(".lines") and next(counted) % (9 + seed) == 0
            playing = asyncio.gather(*(browser.play(luck) for browser in browsers))
            await asyncio.sleep(60)
            town.hub.drops = lambda _: False
            await playing
            assert browsers[1].ends or browsers[2].ends
            check(town, browsers)

    run(scene())


def test_a_lost_last_batch_is_noticed_too():
    async def scene() -> None:
        async with Town("a", "b") as town:
            browsers = await table_of(town, "a", "b")
            lost = iter([True])
            town.hub.drops = lambda subject: subject.endswith(".lines") and ".node.b." in subject and next(lost, False)
            await browsers[0].asked("emote", emote="hello")
            assert browsers[1].ends == []
            await asyncio.sleep(1.5)
            assert len(browsers[1].ends) == 1

    run(scene())


def test_play_continues_on_another_node_within_ten_seconds_of_a_kill():
    async def scene() -> None:
        async with Town("a", "b", "c") as town:
            browsers = await table_of(town, "a", "b", "c")
            code = browsers[0].seated.table
            luck = Random(3)
            playing = asyncio.gather(*(browser.play(luck) for browser in browsers))
            await asyncio.sleep(0.7)
            killed = now()
            town.kill("a")
            browsers[0].end("stopping")  # the browser's own connection breaks at once
            entries = len(town.vault.journals[code])
            while len(town.vault.journals[code]) < entries + 3:
                await asyncio.sleep(0.05)
            assert now() - killed < 10
            await playing
            assert len(town.owners(code)) == 1
            assert town.owners(code) != ["a"]
            check(town, browsers)

    run(scene())


def test_a_node_that_stops_gently_hands_over_within_a_second():
    async def scene() -> None:
        async with Town("a", "b", "c") as town:
            browsers = await table_of(town, "a", "b", "c")
            code = browsers[0].seated.table
            luck = Random(4)
            playing = asyncio.gather(*(browser.play(luck) for browser in browsers))
            await asyncio.sleep(0.7)
            began = now()
            stopping = asyncio.create_task(town.stop("a"))
            await asyncio.sleep(0.05)
            while not all(browser.connected for browser in browsers):
                await asyncio.sleep(0.01)
            assert now() - began < 1
            await stopping
            await playing
            assert all(len(browser.ends) == 1 for browser in browsers)
            refused = [one for browser in browsers for one in browser.messages if one["message"] == "refused"]
            assert not [one for one in refused if one["reason"] in ("server-broken", "store-closed")]
            assert len(town.owners(code)) == 1
            check(town, browsers)

    run(scene())


def test_nodes_are_restarted_one_after_another_during_a_game():
    """As in an upgrade."""

    async def scene() -> None:
        async with Town("a", "b", "c") as town:
            browsers = await table_of(town, "a", "b", "c")
            luck = Random(5)
            playing = asyncio.gather(*(browser.play(luck) for browser in browsers))
            for name in "abc":
                await asyncio.sleep(0.7)
                await town.stop(name)
                await town.start(name)
            await playing
            check(town, browsers)

    run(scene())


def test_a_node_that_is_cut_off_drops_its_tables_and_comes_back_with_none():
    async def scene() -> None:
        async with Town("a", "b") as town:
            browsers = await table_of(town, "a", "b")
            code = browsers[0].seated.table
            luck = Random(6)
            playing = asyncio.gather(*(browser.play(luck) for browser in browsers))
            await asyncio.sleep(0.7)
            town.wires["a"].cut()
            browsers[0].nodes = ("b", "a")  # where the load balancer sends everyone now
            await asyncio.sleep(GONE_SECONDS + 2)
            assert town.owners(code) == ["b"]
            town.wires["a"].mend()
            await playing
            assert town.owners(code) == ["b"]
            check(town, browsers)

    run(scene())


async def mistaken(town: Town) -> None:
    """Let node b wrongly believe that a is gone, and take a table of a's."""
    beats = town.nodes["a"].beats
    while town.nodes["a"].beats == beats:
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.1)  # the next heartbeat, which would correct b, is a while away
    town.nodes["b"].nodes.left("a", now())
    town.nodes["b"].lose(town.nodes["a"].me)
    await asyncio.sleep(0.5)


def test_a_node_that_has_lost_a_table_is_notified():
    async def scene() -> None:
        async with Town("a", "b") as town:
            browsers = await table_of(town, "a", "b")
            await mistaken(town)
            assert town.owners(browsers[0].seated.table) == ["b"]
            await asyncio.gather(*(browser.play(Random(7)) for browser in browsers))
            assert town.owners(browsers[0].seated.table) == ["b"]
            check(town, browsers)

    run(scene())


def test_a_node_that_reconnects_to_the_bus_compares_its_leases():
    async def scene() -> None:
        async with Town("a", "b") as town:
            lost, kept = [await town.open("a") for _ in range(2)]
            a, shelf = town.nodes["a"], town.hub.shelf
            # As after a restart of all servers of the bus: no lease is left, and b was quicker to take one.
            shelf.clear()
            await town.nodes["b"].info(lost.table)
            assert sorted(town.owners(lost.table)) == ["a", "b"]
            a.back()
            await asyncio.sleep(0.5)
            assert (town.owners(lost.table), town.owners(kept.table)) == (["b"], ["a"])
            assert a.own.held == {kept.table: shelf[kept.table].revision}

    run(scene())


def test_a_node_that_missed_the_takeover_can_store_nothing():
    async def scene() -> None:
        async with Town("a", "b") as town:
            browsers = await table_of(town, "a", "b")
            code = browsers[0].seated.table
            town.hub.drops = lambda subject: subject.endswith(".taken")
            await mistaken(town)
            assert sorted(town.owners(code)) == ["a", "b"]
            entries = len(town.vault.journals[code])
            refused = await browsers[0].asked("concede")
            assert (refused["message"], refused["reason"]) == ("refused", "store-stale")
            assert len(town.vault.journals[code]) == entries
            assert town.owners(code) == ["b"]
            await asyncio.sleep(0.5)
            assert (await browsers[0].asked("concede"))["message"] == "accepted"
            check(town, browsers)

    run(scene())


def test_http_requests_are_forwarded_and_their_errors_returned():
    async def scene() -> None:
        async with Town("a", "b") as town:
            opened = await town.open("a")
            b = town.nodes["b"]
            assert (await b.info(opened.table.upper())).code == opened.table
            token = "x" * 30
            joined = await b.join(opened.table, JoinTable("Bea", token=token), "home")
            assert joined == await b.join(opened.table, JoinTable("Bea", token=token), "home")
            with pytest.raises(NotAllowed, match="table-is-full") as full:
                await b.join(opened.table, JoinTable("Cy"), "home")
            with pytest.raises(NotAllowed) as same:
                await town.nodes["a"].join(opened.table, JoinTable("Cy"), "home")
            assert (full.value.reason, full.value.details) == (same.value.reason, same.value.details)
            with pytest.raises(NoSuchTable):
                await b.info("miso-taru-kubo-lina")
            await asyncio.sleep(0.1)
            assert "miso-taru-kubo-lina" not in town.hub.shelf
            with pytest.raises(NoSuchTable):
                await b.place("nonsense", "home", "")

    run(scene())


def test_guessed_codes_are_looked_up_a_few_at_a_time_and_write_nothing():
    async def scene() -> None:
        async with Town("a", "b") as town:
            a = town.nodes["a"]
            peek, at_once = a.peek, [0]

            async def counted(code: str) -> int | None:
                at_once.append(at_once[-1] + 1)
                try:
                    return await peek(code)
                finally:
                    at_once.append(at_once[-1] - 1)

            a.peek = counted
            town.hub.carried.clear()
            guesses = [a.info(new_code(), f"home{number % 7}") for number in range(100)]
            answers = await asyncio.gather(*guesses, return_exceptions=True)
            assert all(isinstance(answer, NoSuchTable) for answer in answers)
            assert max(at_once) == READING_AT_ONCE
            assert (town.hub.revision, town.hub.shelf, town.vault.journals, a.taking) == (0, {}, {}, {})
            assert not [subject for subject, _ in town.hub.carried if not subject.endswith(".beats")]

    run(scene())


def test_a_device_code_works_at_any_node_once():
    async def scene() -> None:
        async with Town("a", "b") as town:
            browsers = await table_of(town, "a", "a")
            code = (await browsers[0].asked("request_device_code"))["code"]
            assert town.vault.tickets.keys() == {token_hash(code)}
            seated = await town.nodes["b"].claim(ClaimSeat(code))
            assert (seated.table, seated.seat) == (browsers[0].seated.table, 1)
            assert seated.token != browsers[0].seated.token
            with pytest.raises(NotAllowed, match="no-such-code"):
                await town.nodes["b"].claim(ClaimSeat(code))

    run(scene())


def test_an_overloaded_node_opens_tables_on_others_until_all_are_busy():
    async def scene() -> None:
        async with Town("a", "b") as town:
            a, b = town.nodes["a"].registry, town.nodes["b"].registry
            a.overload.late = a.overload.share = 1.0
            opened = await town.open("a")
            assert town.owners(opened.table) == ["b"]
            solo = await town.nodes["a"].play_solo(PlaySolo("Ada"))
            assert town.owners(solo.table) == ["b"]
            b.overload.late = b.overload.share = 1.0
            with pytest.raises(NotAllowed, match="server-is-busy"):
                await town.open("a")
            await asyncio.sleep(1.5)  # now every node knows
            with pytest.raises(NotAllowed, match="server-is-busy"):
                await town.nodes["b"].open_table(OpenTable("Ada"), "ada")

    run(scene())


def test_an_unloaded_table_may_be_loaded_by_any_node():
    async def scene() -> None:
        async with Town("a", "b") as town:
            opened = await town.open("a")
            town.nodes["a"].registry.drop(opened.table)
            await asyncio.sleep(0.1)
            assert not town.hub.shelf
            await town.nodes["b"].info(opened.table)
            assert town.owners(opened.table) == ["b"]

    run(scene())


def test_many_simultaneous_visitors_get_the_same_table():
    async def scene() -> None:
        async with Town("a", "b", "c") as town:
            opened = await town.open("a")
            town.nodes["a"].registry.drop(opened.table)
            await asyncio.sleep(0.1)
            asked = [town.nodes[name].info(opened.table) for name in "abcabcabc"]
            await asyncio.gather(*asked)
            assert len(town.owners(opened.table)) == 1

    run(scene())


def test_without_the_bus_a_request_fails_instead_of_not_finding_the_table():
    async def scene() -> None:
        async with Town("a", "b") as town:
            opened = await town.open("a")
            town.wires["b"].cut()
            with pytest.raises(StoreError):
                await town.nodes["b"].place(opened.table, "home", "")

    run(scene())


def test_a_player_who_leaves_is_shown_as_disconnected_at_the_table():
    async def scene() -> None:
        async with Town("a", "b") as town:
            browsers = await table_of(town, "a", "b")

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
            town.kill("b")
            await asyncio.sleep(GONE_SECONDS + 1.5)
            assert connected() == [True, False]

    run(scene())


def test_metrics_show_leases_connections_and_nodes():
    async def scene() -> None:
        async with Town("a", "b") as town:
            await table_of(town, "a", "b")

            def figures(name: str) -> dict[str, float]:
                found = MetricsCollector(town.nodes[name].registry, "1").collect()
                return {"".join((one.name, *one.labels.values())): one.value for each in found for one in each.samples}

            here, there = figures("a"), figures("b")
            assert (here["boomcat_leases"], there["boomcat_leases"]) == (1, 0)
            assert (here["boomcat_forwarded_socketsin"], here["boomcat_forwarded_socketsout"]) == (1, 0)
            assert (there["boomcat_forwarded_socketsin"], there["boomcat_forwarded_socketsout"]) == (0, 1)
            assert here["boomcat_nodes"] == there["boomcat_nodes"] == 2
            assert there["boomcat_bus_seconds_count"] > 0
            town.kill("a")
            await asyncio.sleep(GONE_SECONDS + 2)
            assert (figures("b")["boomcat_nodes"], figures("b")["boomcat_takeovers_total"]) == (1, 1)

    run(scene())


def test_a_batch_is_for_one_incarnation_of_a_node():
    async def scene() -> None:
        async with Town("a", "b") as town:
            browsers = await table_of(town, "a", "b")
            first = town.nodes["b"].me
            town.kill("b")
            await town.start("b")
            await asyncio.sleep(0.1)
            assert town.nodes["b"].me == Holder("b", town.nodes["b"].me.incarnation) != first
            assert first not in town.nodes["a"].links
            late = LinkBatch(1, *first, "epoch", 1, "", [])
            town.nodes["a"].hear_batch(msgspec.msgpack.encode(late))
            await asyncio.sleep(1.5)
            assert first not in town.nodes["a"].links
            browsers[1].end("stopping")
            await asyncio.sleep(1)
            assert browsers[1].connected
            await browsers[1].asked("emote", emote="hello")

    run(scene())
