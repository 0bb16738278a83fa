"""That somebody lets a Nope window pass shows nowhere in a cluster either: whoever stores something waits as long."""

import asyncio

import pytest

from boomcat.server.storage.nats.nats_address import Address
from boomcat.server.storage.nats.nats_beats import Beats
from boomcat.server.storage.nats.nats_storage import SWEPT, ClusterStorage
from boomcat.server.storage.sql import Change
from boomcat.server.storage.sql.sql_beats import BEAT_SECONDS
from boomcat.server.tables.entries import Moved, write_entry
from boomcat.server.tables.messages import Answer
from boomcat.server.tables.requests import mark_of
from tests.support.store_helpers import first, step
from tests.support.virtual_table import virtual

#: Far slower than a disk should be, and every message is synced by itself.
SYNC = 0.015


class SlowDisk:
    """In place of JetStream: one message after the other."""

    def __init__(self) -> None:
        self.free_at = 0.0
        self.number = 0
        self.closed = False
        #: How long each message was, and how often what nobody reads was thrown away.
        self.written: list[int] = []
        self.swept = 0

    async def synced(self) -> int:
        now = asyncio.get_running_loop().time()
        self.free_at = max(now, self.free_at) + SYNC
        self.number += 1
        number = self.number
        await asyncio.sleep(self.free_at - now)
        return number

    async def write(self, stream: str, subject: str, data: bytes, after: int) -> int:
        self.written.append(len(data))
        return await self.synced()

    async def fill(self, subject: str, data: bytes, nobodys: str) -> bool:
        self.written.append(len(data))
        return await self.synced() > 0

    async def touch(self, subject: str) -> bool:
        self.swept += 1
        return await self.synced() > 0


async def told(passes: bool, after: float) -> float:
    """When somebody is told who stores something so long after a beat, just before which somebody has passed."""
    storage = ClusterStorage(Address.read("nats://nowhere?streams=1"))
    storage._streams = SlowDisk()  # type: ignore[assignment]
    storage._beats = beats = Beats(1, storage.touch, storage.beaten)
    loop = asyncio.get_running_loop()
    await storage.save(first())
    storage.cover(1.0)
    await asyncio.sleep(0.05)
    quiet = storage.save_quietly(step(1)) if passes else None
    assert beats.timer is not None
    beat = beats.timer.when()
    await asyncio.sleep(beat + after - loop.time())
    await storage.save(step(2 if passes else 1))
    done = loop.time() - beat
    if quiet is not None:
        await quiet
    beats.close()
    return done


@pytest.mark.parametrize("after", [-0.03, -0.005, 0.001, 0.007, 0.014, 0.016, 0.04])
def test_nobody_waits_longer_because_somebody_passed(after):
    assert virtual(told(True, after)) == pytest.approx(virtual(told(False, after)), abs=1e-6)


def test_whoever_stores_during_a_beat_waits_for_it():
    assert virtual(told(False, 0.001)) == pytest.approx(2 * SYNC, abs=1e-6)


def test_what_nobody_reads_is_as_long_as_a_pass_and_swept_away():
    async def scene() -> None:
        storage = ClusterStorage(Address.read("nats://nowhere?streams=1"))
        storage._streams = disk = SlowDisk()  # type: ignore[assignment]
        storage._beats = beats = Beats(1, storage.touch, storage.beaten)
        await storage.save(Change("kubo", 1, ((0, 0.0, b"{}"),), created=0.0))
        storage.cover(BEAT_SECONDS * (SWEPT + 10))
        request = Answer(id="0123456789abcdef", question=104, move="pass")
        answered = Moved(seat=3, question=104, move="pass", by=3, id=request.id, mark=mark_of(request))
        passing = storage.save_quietly(Change("kubo", 1, ((1, 1_700_000_000.123, write_entry(answered)),)))
        await asyncio.sleep(BEAT_SECONDS * (SWEPT + 10))
        beats.close()
        await passing
        _, passed, *filled = disk.written
        assert abs(passed - filled[0]) < 10
        assert {*filled} == {filled[0]}
        assert disk.swept == 1

    virtual(scene())
