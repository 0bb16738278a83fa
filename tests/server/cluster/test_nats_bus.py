"""The bus on a real NATS server does the same as the one in memory (tests/support/virtual_cluster.py)."""

from __future__ import annotations

import asyncio

import pytest

from boomcat.server.cluster.nats_bus import BusError, NatsBus
from boomcat.server.operations.log import Log
from tests.support.both_storages import in_cluster, run
from tests.support.nats_servers import NatsCluster


def test_messages_arrive_in_order_and_requests_are_answered(nats_url: str, bucket_prefix: str):
    async def scene() -> None:
        opened = in_cluster(nats_url, bucket_prefix)
        async with opened() as one, opened() as two:
            here, there = (NatsBus(storage, Log(level="error")) for storage in (one, two))
            heard: list[bytes] = []
            subject = f"{bucket_prefix}.node.x"
            await there.listen(subject, heard.append)

            async def answer(message: bytes) -> bytes:
                return message[::-1]

            await there.answer(f"{subject}.ask", answer)
            await there.flush()
            wanted = [str(number).encode() for number in range(500)]
            for message in wanted:
                here.publish(subject, message)
            while len(heard) < len(wanted):
                await asyncio.sleep(0.01)
            assert heard == wanted
            assert await here.ask(f"{subject}.ask", b"abc", 5) == b"cba"
            with pytest.raises(BusError):
                await here.ask(f"{subject}.missing", b"", 5)

    run(scene)


def test_a_key_is_written_by_revision(nats_url: str, bucket_prefix: str):
    async def scene() -> None:
        async with in_cluster(nats_url, bucket_prefix)() as storage:
            leases = NatsBus(storage, Log(level="error"))
            await leases.make_leases()
            assert await leases.get("code") is None
            first = await leases.put("code", b"a", 0)
            assert first is not None
            assert await leases.put("code", b"b", 0) is None
            second = await leases.put("code", b"b", first)
            assert second is not None
            assert await leases.put("code", b"c", first) is None
            assert await leases.get("code") == (b"b", second)
            assert not await leases.delete("code", first)
            assert await leases.delete("code", second)
            assert await leases.get("code") is None
            assert await leases.put("code", b"d", 0) is not None

    run(scene)


def test_the_key_value_bucket_is_created_again_when_its_server_has_lost_it(
    nats_single: NatsCluster, bucket_prefix: str
):
    async def scene() -> None:
        async with in_cluster(nats_single.url, bucket_prefix)() as storage:
            bus = NatsBus(storage, Log(level="error"))
            back = asyncio.Event()
            bus.when_back(back.set)
            await bus.make_leases()
            first = await bus.put("code", b"a", 0)
            assert first is not None
            await asyncio.to_thread(nats_single.servers[0].kill)
            with pytest.raises(BusError):
                await bus.put("code", b"b", first)
            await asyncio.to_thread(nats_single.start)
            await back.wait()
            while True:
                try:
                    assert await bus.get("code") is None
                    assert await bus.put("code", b"c", 0) is not None
                    return
                except BusError:
                    await asyncio.sleep(0.05)

    run(scene)
