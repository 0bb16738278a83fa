"""Errors for operators when a node lacks a permission, receives nonsense, or has a wrong clock; in virtual time."""

from __future__ import annotations

import asyncio
import io
from datetime import UTC, datetime
from types import SimpleNamespace

import pytest
from nats.errors import NoRespondersError

from boomcat.server.cluster import membership
from boomcat.server.cluster.link import Frame, FrameKind, Link
from boomcat.server.cluster.nats_bus import BusError
from boomcat.server.cluster.ownership import LAPSE_SECONDS
from boomcat.server.operations.log import INTERVAL_SECONDS, Log, LogThrottle
from boomcat.server.operations.metrics import MetricsCollector
from boomcat.server.storage.nats.nats_connection import ELECTION_TIMEOUT_SECONDS, api, compare_clocks, log_text, shown
from boomcat.server.storage.store_errors import StoreError
from boomcat.server.tables.actor import Broken
from boomcat.server.tables.http_bodies import JoinTable
from tests.server.cluster.test_links import run
from tests.support.virtual_cluster import BusConnection, VirtualCluster, table_of
from tests.support.virtual_table import LoopClock


def logging(cluster: VirtualCluster, name: str) -> io.StringIO:
    """Return what this node logs from now on."""
    lines = io.StringIO()
    node = cluster.nodes[name]
    node.log = node.registry.log = Log("warning", "json", lines)
    return lines


# -- permissions ------------------------------------------------------------------------


def test_a_node_that_does_not_receive_its_own_heartbeat_does_not_start():
    async def scene() -> None:
        async with VirtualCluster("a") as cluster:
            cluster.bus.drops = lambda subject: subject.endswith(".beats")
            with pytest.raises(StoreError) as caught:
                await cluster.start("b")
            assert str(caught.value) == "cluster-not-permitted (why: boomcat.beats)"

    run(scene())


def test_a_silent_bus_is_reported_as_unreachable_and_not_as_forbidden(monkeypatch):
    async def hang(_: BusConnection) -> None:
        await asyncio.Event().wait()

    async def scene() -> None:
        async with VirtualCluster("a") as cluster:
            monkeypatch.setattr(BusConnection, "flush", hang)
            with pytest.raises(StoreError) as caught:
                await cluster.start("b")
            assert caught.value.reason == "cluster-unreachable"

    run(scene())


def test_a_node_on_a_busy_machine_tries_again(monkeypatch):
    refusals = iter([BusError, BusError])

    async def flush(_: BusConnection) -> None:
        for refusal in refusals:
            raise refusal

    async def scene() -> None:
        monkeypatch.setattr(BusConnection, "flush", flush)
        async with VirtualCluster("a") as cluster:
            assert not cluster.nodes["a"].own.lapsed

    run(scene())


def test_a_node_that_may_not_receive_batches_does_not_start(monkeypatch):
    async def scene() -> None:
        async with VirtualCluster("a") as cluster:
            monkeypatch.setattr("tests.support.virtual_cluster.BusConnection.denied", "boomcat.node.…")
            with pytest.raises(StoreError) as caught:
                await cluster.start("b")
            assert str(caught.value) == "cluster-not-permitted (why: boomcat.node.…)"

    run(scene())


def test_the_health_of_a_node_that_is_cut_off_says_so():
    async def scene() -> None:
        async with VirtualCluster("a") as cluster:
            registry = cluster.nodes["a"].registry
            assert registry.tenure is not None
            assert registry.tenure.trouble == ""
            cluster.bus.drops = lambda subject: subject.endswith(".beats")  # the store and the connection are healthy
            await asyncio.sleep(LAPSE_SECONDS + 1)
            assert await registry.store.healthy()
            assert registry.tenure.trouble == "node-lapsed"
            cluster.bus.drops = lambda _: False
            await asyncio.sleep(2)
            assert registry.tenure.trouble == ""

    run(scene())


def test_a_lost_request_is_sent_again():
    class Forgetful:
        denied, asked = "", 0

        async def request(self, subject: str, body: bytes, seconds: float, **_: object) -> SimpleNamespace:
            self.asked += 1
            if self.asked == 1:
                await asyncio.sleep(seconds)
                raise TimeoutError
            return SimpleNamespace(data=b'{"streams": 1}')

    async def scene() -> None:
        began = asyncio.get_running_loop().time()
        assert await api(Forgetful(), "INFO") == {"streams": 1}  # type: ignore[arg-type]
        assert asyncio.get_running_loop().time() - began < ELECTION_TIMEOUT_SECONDS / 4

    run(scene())


class Electing:
    """The stream has no leader for `seconds`: writes there get no answer, or an error."""

    def __init__(self, seconds: float) -> None:
        self.end = asyncio.get_running_loop().time() + seconds
        self.denied, self.asked = "", 0

    async def request(self, subject: str, body: bytes, seconds: float, **_: object) -> SimpleNamespace:
        if subject.startswith("$JS.API"):
            return SimpleNamespace(data=b'{"message": {"time": "2026-11-17T12:00:00Z"}}')
        self.asked += 1
        if asyncio.get_running_loop().time() >= self.end:
            return SimpleNamespace(data=b'{"seq": 1}')
        if self.asked % 2:
            raise NoRespondersError
        return SimpleNamespace(data=b'{"error": {"code": 503, "description": "no leader"}}')


def noon() -> float:
    return datetime(2026, 11, 17, 12, tzinfo=UTC).timestamp()


def test_a_node_that_starts_while_a_leader_is_elected_waits_for_it():
    async def scene() -> None:
        servers = Electing(ELECTION_TIMEOUT_SECONDS / 2)
        await compare_clocks(servers, "boomcat-state", "boomcat.state.health", noon)  # type: ignore[arg-type]
        assert servers.asked > 2

    run(scene())


def test_a_node_does_not_wait_for_ever_for_a_leader():
    async def scene() -> None:
        servers = Electing(ELECTION_TIMEOUT_SECONDS * 2)
        with pytest.raises(StoreError) as caught:
            await compare_clocks(servers, "boomcat-state", "boomcat.state.health", noon)  # type: ignore[arg-type]
        assert caught.value.reason in ("cluster-unreachable", "store-failed")

    run(scene())


# -- clocks -----------------------------------------------------------------------------


def test_a_clock_that_goes_wrong_later_is_noticed():
    async def scene() -> None:
        async with VirtualCluster("a") as cluster:
            lines = logging(cluster, "a")

            def figure() -> float:
                found = MetricsCollector(cluster.nodes["a"].registry, "1").collect()
                named = {one.name: one.value for each in found for one in each.samples}
                return named["boomcat_clocks_apart_seconds"]

            await asyncio.sleep(membership.CLOCK_CHECK_INTERVAL_SECONDS)
            assert figure() < 1
            cluster.bus.ahead = 7.0
            await asyncio.sleep(2 * membership.CLOCK_CHECK_INTERVAL_SECONDS)
            assert round(figure()) == 7
            assert lines.getvalue().count("clocks-apart") == 1

    run(scene())


def test_a_slow_answer_does_not_look_like_a_wrong_clock(monkeypatch):
    async def slow(_: BusConnection) -> float:
        await asyncio.sleep(10)
        there = LoopClock().wall()
        await asyncio.sleep(10)
        return there

    async def scene() -> None:
        monkeypatch.setattr(BusConnection, "time", slow)
        async with VirtualCluster("a") as cluster:
            await asyncio.sleep(30)
            assert cluster.nodes["a"].gap == 0

    run(scene())


# -- errors at this node, for a player at another --------------------------------------------


def test_a_request_that_fails_is_logged_once_and_answered():
    async def scene() -> None:
        async with VirtualCluster("a", "b") as cluster:
            opened = await cluster.open("a")
            lines = logging(cluster, "a")

            async def broken(*_: object) -> None:
                raise ZeroDivisionError

            cluster.nodes["a"].registry.info = broken  # type: ignore[method-assign, assignment]
            for _ in range(3):
                with pytest.raises(Broken):
                    await cluster.nodes["b"].info(opened.table)
            assert lines.getvalue().count("ZeroDivisionError") == 1
            assert "broken:" in lines.getvalue()
            # A refusal that people can cause isn't a defect.
            with pytest.raises(Exception, match="Type a name"):
                await cluster.nodes["b"].join(opened.table, JoinTable(" "), "home")
            assert len(lines.getvalue().splitlines()) == 1

    run(scene())


@pytest.mark.parametrize("kind", [FrameKind.SAY, FrameKind.HELLO])
def test_a_nonsense_frame_closes_only_its_own_connection(monkeypatch, kind):
    async def scene() -> None:
        async with VirtualCluster("a", "b") as cluster:
            browsers = await table_of(cluster, "a", "b", "b")
            speaking, hearing = ("a", "b") if kind == FrameKind.SAY else ("b", "a")
            lines = logging(cluster, hearing)
            link = cluster.nodes[hearing].links[cluster.nodes[speaking].me]
            other = cluster.nodes[speaking].links[cluster.nodes[hearing].me]
            known = link.tables if kind == FrameKind.SAY else link.viewers
            first, second = known
            taken: list[int] = []
            took = Link.take

            def take(link: Link, frame: Frame) -> None:
                if frame.data == b"nonsense":
                    raise ZeroDivisionError
                taken.append(frame.channel)
                took(link, frame)

            monkeypatch.setattr(Link, "take", take)
            other.say(first, kind, b"nonsense")
            browsers[2].begin()
            other.say(second, FrameKind.DONE if kind == FrameKind.SAY else FrameKind.ASK)
            await asyncio.sleep(0.01)
            assert second in taken  # it came in the same batch, after the other
            assert second in known
            assert first not in known
            assert lines.getvalue().count("ZeroDivisionError") == 1
            await asyncio.sleep(1)
            # The browser at the closed connection has reconnected, and the other one never left.
            assert [len(browser.ends) for browser in browsers] == [0, 1, 0]
            assert all(browser.connected for browser in browsers)

    run(scene())


def test_a_table_that_cannot_be_claimed_leaves_nothing_behind(monkeypatch):
    async def scene() -> None:
        async with VirtualCluster("a") as cluster:
            node = cluster.nodes["a"]
            storage = node.registry.store

            async def refused(code: str) -> None:
                assert code in storage.known  # type: ignore[attr-defined]
                raise StoreError("store-unreachable")

            monkeypatch.setattr(node, "settle", refused)
            with pytest.raises(StoreError):
                await cluster.open("a")
            assert not storage.known  # type: ignore[attr-defined]
            assert not node.registry.actors

    run(scene())


# -- what is logged ----------------------------------------------------------------------


def test_the_log_names_no_table():
    error = Exception('nats: permissions violation for publish to "boomcat.table.3.miso-taru-kubo-lina"')
    assert log_text(error) == 'NATS: nats: permissions violation for publish to "boomcat.table.…"'
    assert shown("$JS.API.STREAM.INFO.boomcat-state") == "$JS.API.STREAM.INFO.boomcat-state"
    assert shown("boomcat.beats") == "boomcat.beats"
    assert log_text(TimeoutError()) == "NATS: TimeoutError"


def test_a_frequent_error_is_logged_now_and_then():
    time = 0.0
    throttle = LogThrottle(lambda: time)
    assert [throttle.allow("a"), throttle.allow("a"), throttle.allow("b")] == [True, False, True]
    time = INTERVAL_SECONDS
    assert throttle.allow("a")
    for number in range(1_000):
        throttle.allow(f"made up {number}")
    assert len(throttle.allowed) <= 100
