"""A pass in a Nope window is invisible to other players, however slow the disk is (N7)."""

import asyncio
from collections.abc import Callable
from random import Random

import msgspec
import pytest

from boomcat.notation import read_position
from boomcat.server.storage.change import Change
from boomcat.server.storage.store_errors import StoreError
from boomcat.server.tables.http_bodies import JoinTable
from boomcat.server.tables.requests import NotAllowed
from boomcat.server.tables.table_info import Settings, Timers
from tests.support.virtual_table import TableDevice, VirtualTable, virtual

POSITION = "original; 1: skip; 2: nope; 3: nope; 4: shuffle; turn: 1; pile: 3*kitten 3*see 3*favor"
SETTINGS = Settings(timers=Timers(turn=600, nope=4))
#: Far slower than a disk should be, so that waiting for it shows.
SYNC = 0.015
PASSER, WATCHER = 1, 4
Probe = Callable[[VirtualTable, int], "asyncio.Task[object] | None"]


def refused(scene: VirtualTable, number: int) -> asyncio.Task[object]:
    return scene.devices[WATCHER].ask("answer", f"probe {number}", question=1, move="draw")


def late(scene: VirtualTable, number: int) -> asyncio.Task[object]:
    """From a seat: an answer to a closed question."""
    return scene.devices[2].ask("answer", f"probe {number}", question=0, move="draw")


def emoted(scene: VirtualTable, number: int) -> asyncio.Task[object]:
    return scene.devices[2].ask("emote", f"probe {number}", emote="wave")


def coded(scene: VirtualTable, number: int) -> asyncio.Task[object]:
    return scene.devices[2].ask("request_device_code", f"probe {number}")


def stored(scene: VirtualTable, number: int) -> asyncio.Task[object]:
    """From another seat: a pass."""
    new = scene.devices[2].ask if number == 0 else None
    return new("answer", "probe 0", question=scene.game.question + 1, move="pass") if new else refused(scene, number)


def device_added(scene: VirtualTable, number: int) -> asyncio.Task[object]:
    holder = min(scene.session.table.chairs[2].tokens)
    return asyncio.create_task(scene.actor.do(lambda: scene.session.add_device(holder, f"token {number}")))


def welcomed(scene: VirtualTable, number: int) -> asyncio.Task[object]:
    newcomer = TableDevice(scene, None)
    scene.devices.append(newcomer)
    return asyncio.create_task(newcomer.hello())


def joined(scene: VirtualTable, number: int) -> asyncio.Task[object]:
    async def join() -> None:
        with pytest.raises(NotAllowed):
            await scene.actor.do(lambda: scene.session.propose_join(JoinTable(name="Zoe"), "zoe"))
        scene.devices[WATCHER].send(b"joined %d" % number)

    return asyncio.create_task(join())


async def observed(passes_after: float | None, probe: Probe, every: float) -> list[list[tuple[float, bytes]]]:
    """Return all messages of a window to everyone but the passer, with their times."""
    async with VirtualTable(read_position(POSITION), lambda: SYNC, SETTINGS, seed=1) as scene:
        begin = scene.now()
        await scene.devices[0].ask("answer", "the play", question=scene.game.question, move="skip")
        opened = scene.now()
        question = scene.game.question + 1
        if passes_after is not None:
            loop = asyncio.get_running_loop()
            passer = scene.devices[PASSER]
            loop.call_later(passes_after, lambda: passer.ask("answer", "my pass", question=question, move="pass"))
        probes = []
        for number in range(int(1 / every)):
            await asyncio.sleep(opened + number * every - scene.now())
            probes.append(probe(scene, number))
        await asyncio.gather(*(one for one in probes if one is not None))
        await asyncio.sleep(4)
        assert scene.session.table.game is not None
        assert scene.session.table.game.question > question, "the window is still open"
        others = [device for at, device in enumerate(scene.devices) if at != PASSER]
        return [[(round(time - begin, 9), message) for time, message in device.sent] for device in others]


@pytest.mark.parametrize(
    ("probe", "every"),
    [
        (refused, 0.002),
        (late, 0.002),
        (emoted, 0.002),
        (coded, 0.002),
        (welcomed, 0.02),
        (joined, 0.002),
        (stored, 0.002),
        (device_added, 0.005),
    ],
)
def test_probes_get_the_same_answers_at_the_same_time_with_and_without_a_pass(probe, every):
    without = virtual(observed(None, probe, every))
    for after in (0.003, 0.0501, 0.311):
        assert virtual(observed(after, probe, every)) == without


def test_a_pass_is_accepted_at_once_and_not_stored():
    async def play() -> None:
        async with VirtualTable(read_position(POSITION), lambda: SYNC, SETTINGS, seed=1) as scene:
            await scene.devices[0].ask("answer", "the play", question=scene.game.question, move="skip")
            passer, question, asked = scene.devices[PASSER], scene.game.question + 1, scene.now()
            entries, stored = scene.session.table.entries, len(scene.disk.stored)
            for one in ("one", "one", "two"):  # sent again, and from another tab
                await passer.ask("answer", one, question=question, move="pass")
            assert scene.now() == asked
            answers = [msgspec.json.decode(message) for _, message in passer.sent if b'"id"' in message]
            assert [(one["message"], one["id"]) for one in answers] == [
                ("accepted", "one"),
                ("accepted", "one"),
                ("accepted", "two"),
            ]
            assert len({one["sequence"] for one in answers}) == 1
            assert (scene.session.table.entries, len(scene.disk.stored)) == (entries, stored)

    virtual(play())


def test_passes_outlive_trouble_with_the_disk():
    """The window's closing can't be stored; when it can be, no player has to pass again."""

    async def play() -> None:
        async with VirtualTable(read_position(POSITION), lambda: SYNC, SETTINGS, seed=1) as scene:
            await scene.devices[0].ask("answer", "the play", question=scene.game.question, move="skip")
            question, save = scene.game.question + 1, scene.disk.save

            async def fails(change: Change) -> None:
                raise StoreError("store-full")

            scene.disk.save = lambda change: asyncio.ensure_future(fails(change))  # type: ignore[method-assign]
            for seat in (1, 2, 3):
                await scene.devices[seat].ask("answer", f"pass {seat}", question=question, move="pass")
            await asyncio.sleep(0.5)
            assert scene.session.table.game is not None
            assert scene.session.table.game.question == question
            scene.disk.save = save  # type: ignore[method-assign]
            await asyncio.sleep(1)
            assert scene.session.table.game.question > question
            answers = [message for device in scene.devices for _, message in device.sent if b'"refused"' in message]
            assert answers == []

    virtual(play())


def test_the_last_pass_closes_the_window():
    async def play() -> None:
        async with VirtualTable(read_position(POSITION), lambda: SYNC, SETTINGS, seed=1) as scene:
            await scene.devices[0].ask("answer", "the play", question=scene.game.question, move="skip")
            question, luck, asked = scene.game.question + 1, Random(1), scene.now()
            doing = []
            for seat in (1, 2, 3):
                doing.append(scene.devices[seat].ask("answer", f"pass {seat}", question=question, move="pass"))
                await asyncio.sleep(luck.uniform(0, 0.001))
            await asyncio.gather(*doing)
            await asyncio.sleep(asked + 0.003 + SYNC - scene.now())
            assert scene.session.table.game is not None
            assert scene.session.table.game.question > question
            written = [line[0] for change in scene.disk.stored for line in change.entries]
            assert written == list(range(len(written)))
            for seat in (1, 2, 3):
                messages = [msgspec.json.decode(message) for _, message in scene.devices[seat].sent]
                numbers = [message["sequence"] for message in messages if message["message"] == "update"]
                # The play, the own pass, which has no number, and what happened when the window closed.
                assert numbers == [numbers[0], numbers[0], numbers[0] + 1]

    virtual(play())
