"""That somebody lets a Nope window pass shows nowhere, however slow the disk is (N7): nobody waits for it."""

import asyncio
from collections.abc import Callable
from random import Random

import msgspec
import pytest

from boomcat.core.question import Ask
from boomcat.notation import read_position
from boomcat.server.storage.sql import Change, StoreError, Uncertain
from boomcat.server.storage.sql.sql_beats import BEAT_SECONDS
from boomcat.server.tables.entries import Moved, read_entry
from boomcat.server.tables.messages import JoinTable, Settings, Timers
from boomcat.server.tables.requests import NotAllowed
from tests.support.virtual_table import Guest, Salon, virtual

POSITION = "original; 1: skip; 2: nope; 3: nope; 4: shuffle; turn: 1; pile: 3*kitten 3*see 3*favor"
SETTINGS = Settings(timers=Timers(turn=600, nope=4))
#: Far slower than a disk should be: whoever waits for it is found out.
SYNC = 0.015
PASSER, WATCHER = 1, 4
Probe = Callable[[Salon, int], "asyncio.Task[object] | None"]


def refused(salon: Salon, number: int) -> asyncio.Task[object]:
    return salon.guests[WATCHER].ask("answer", f"probe {number}", question=1, move="draw")


def late(salon: Salon, number: int) -> asyncio.Task[object]:
    """From a seat: an answer to a question that is closed."""
    return salon.guests[2].ask("answer", f"probe {number}", question=0, move="draw")


def emoted(salon: Salon, number: int) -> asyncio.Task[object]:
    return salon.guests[2].ask("emote", f"probe {number}", emote="wave")


def coded(salon: Salon, number: int) -> asyncio.Task[object]:
    return salon.guests[2].ask("request_device_code", f"probe {number}")


def stored(salon: Salon, number: int) -> asyncio.Task[object]:
    """Whoever waits for the disk, because what they want is stored, waits no longer either."""
    new = salon.guests[2].ask if number == 0 else None
    return new("answer", "probe 0", question=salon.game.question + 1, move="pass") if new else refused(salon, number)


def device_added(salon: Salon, number: int) -> asyncio.Task[object]:
    holder = min(salon.room.table.chairs[2].tokens)
    return asyncio.create_task(salon.runner.do(lambda: salon.room.add_device(holder, f"token {number}")))


def welcomed(salon: Salon, number: int) -> asyncio.Task[object]:
    newcomer = Guest(salon, None)
    salon.guests.append(newcomer)
    return asyncio.create_task(newcomer.hello())


def joined(salon: Salon, number: int) -> asyncio.Task[object]:
    async def join() -> None:
        with pytest.raises(NotAllowed):
            await salon.runner.do(lambda: salon.room.propose_join(JoinTable(name="Zoe"), "zoe"))
        salon.guests[WATCHER].send(b"joined %d" % number)

    return asyncio.create_task(join())


async def observed(passes_after: float | None, probe: Probe, every: float) -> list[list[tuple[float, bytes]]]:
    """What everybody but the one who passes was sent in a window, and when."""
    async with Salon(read_position(POSITION), lambda: SYNC, SETTINGS, seed=1) as salon:
        begin = salon.now()
        await salon.guests[0].ask("answer", "the play", question=salon.game.question, move="skip")
        opened = salon.now()
        question = salon.game.question + 1
        if passes_after is not None:
            loop = asyncio.get_running_loop()
            passer = salon.guests[PASSER]
            loop.call_later(passes_after, lambda: passer.ask("answer", "my pass", question=question, move="pass"))
        probes = []
        for number in range(int(1 / every)):
            await asyncio.sleep(opened + number * every - salon.now())
            probes.append(probe(salon, number))
        await asyncio.gather(*(one for one in probes if one is not None))
        await asyncio.sleep(4)
        assert salon.room.table.game is not None
        assert salon.room.table.game.question > question, "the window is still open"
        others = [guest for at, guest in enumerate(salon.guests) if at != PASSER]
        return [[(round(time - begin, 9), message) for time, message in guest.sent] for guest in others]


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
def test_whoever_probes_sees_the_same_at_the_same_time_whether_or_not_somebody_passes(probe, every):
    without = virtual(observed(None, probe, every))
    for after in (0.003, 0.0501, 0.311):
        assert virtual(observed(after, probe, every)) == without


def test_who_passes_is_told_when_it_is_stored_and_not_before():
    async def play() -> None:
        async with Salon(read_position(POSITION), lambda: SYNC, SETTINGS, seed=1) as salon:
            await salon.guests[0].ask("answer", "the play", question=salon.game.question, move="skip")
            passer, question, asked = salon.guests[PASSER], salon.game.question + 1, salon.now()
            before = len(salon.disk.stored)
            doing = [passer.ask("answer", one, question=question, move="pass") for one in ("one", "one", "two")]
            while not any(b'"one"' in message for _, message in passer.sent):
                assert len(salon.disk.stored) == before
                await asyncio.sleep(0.001)
            await asyncio.gather(*doing)
            assert salon.now() - asked <= BEAT_SECONDS + 2 * SYNC + 0.001
            # The first is stored; the second is the same one, and so is what another tab sends.
            answers = [msgspec.json.decode(message) for _, message in passer.sent if b'"id"' in message]
            assert [(one["message"], one["id"]) for one in answers] == [
                ("accepted", "one"),
                ("accepted", "one"),
                ("accepted", "two"),
            ]
            assert len({one["sequence"] for one in answers}) == 1
            passes = [read_entry(line[2]) for change in salon.disk.stored for line in change.entries]
            assert sum(isinstance(entry, Moved) and entry.move == "pass" for entry in passes) == 1

    virtual(play())


@pytest.mark.parametrize("certain", [True, False])
def test_a_pass_that_is_not_stored_has_not_happened(certain):
    async def play() -> None:
        async with Salon(read_position(POSITION), lambda: SYNC, SETTINGS, seed=1) as salon:
            await salon.guests[0].ask("answer", "the play", question=salon.game.question, move="skip")
            table, question = salon.room.table, salon.game.question + 1
            entries, game = table.entries, table.game

            async def fails(change: Change) -> None:
                await asyncio.sleep(0.01)
                raise StoreError("store-full") if certain else Uncertain("store-unreachable")

            salon.disk.save_quietly = lambda change: asyncio.ensure_future(fails(change))  # type: ignore[method-assign]
            doing = [salon.guests[at].ask("answer", f"pass {at}", question=question, move="pass") for at in (1, 2)]
            await asyncio.gather(*doing, return_exceptions=True)
            answers = [message for at in (1, 2) for _, message in salon.guests[at].sent if b'"id"' in message]
            if certain:
                assert [b"store-full" in message for message in answers] == [True, True]
                assert (table.entries, table.game) == (entries, game)
                assert table.game is not None
                assert table.game.asking == Ask.NOPE
            else:
                assert answers == []

    virtual(play())


class SlowPasses:
    """What becomes of each pass, and when, is for a test to say."""

    def __init__(self, salon: Salon) -> None:
        self.salon = salon
        self.question = salon.game.question + 1
        self.saving: list[asyncio.Future[None]] = []
        self.asked: list[asyncio.Task[bool]] = []
        salon.disk.save_quietly = self.save  # type: ignore[method-assign, assignment]

    def save(self, _: Change) -> asyncio.Future[None]:
        self.saving.append(asyncio.get_running_loop().create_future())
        return self.saving[-1]

    async def passes(self, seat: int, request: str) -> None:
        self.asked.append(self.salon.guests[seat].ask("answer", request, question=self.question, move="pass"))
        await asyncio.sleep(0.001)

    async def end(self, number: int, error: Exception | None = None) -> None:
        if error is None:
            self.saving[number].set_result(None)
        else:
            self.saving[number].set_exception(error)
        await asyncio.sleep(0.001)

    def answers(self) -> dict[str, list[str]]:
        """By the id of the request."""
        found: dict[str, list[str]] = {}
        for guest in self.salon.guests:
            for _, message in guest.sent:
                answer = msgspec.json.decode(message)
                if "id" in answer:
                    found.setdefault(answer["id"], []).append(answer.get("reason", answer["message"]))
        return found


def test_a_pass_that_fails_says_nothing_of_one_before_it_that_is_still_on_its_way():
    async def play() -> None:
        async with Salon(read_position(POSITION), lambda: SYNC, SETTINGS, seed=1) as salon:
            await salon.guests[0].ask("answer", "the play", question=salon.game.question, move="skip")
            slow, entries = SlowPasses(salon), salon.room.table.entries
            await slow.passes(1, "first")
            await slow.passes(2, "second")
            await slow.end(1, StoreError("store-unreachable"))
            assert slow.answers() == {"the play": ["accepted"], "second": ["store-unreachable"]}
            assert salon.room.table.entries == entries + 1
            await slow.end(0)
            assert slow.answers()["first"] == ["accepted"]
            assert salon.room.table.entries == entries + 1

    virtual(play())


@pytest.mark.parametrize("problem", [None, StoreError("store-full")])
def test_whoever_comes_back_is_shown_no_pass_that_is_not_stored(problem):
    """Else the state with this number would be another one after a crash."""

    async def play() -> None:
        async with Salon(read_position(POSITION), lambda: SYNC, SETTINGS, seed=1) as salon:
            await salon.guests[0].ask("answer", "the play", question=salon.game.question, move="skip")
            slow = SlowPasses(salon)
            salon.room.table.chairs[PASSER].dealt = True
            before = await welcomed_as(salon, PASSER)
            await slow.passes(PASSER, "my pass")
            assert await welcomed_as(salon, PASSER) == before
            await slow.end(0, problem)
            number, offers = await welcomed_as(salon, PASSER)
            assert (number, offers) == ((before[0] + 1, []) if problem is None else before)

    async def welcomed_as(salon: Salon, seat: int) -> tuple[int, list[object]]:
        device = Guest(salon, f"token-{seat}")
        await device.hello()
        welcome = msgspec.json.decode(device.sent[-1][1])
        return welcome["sequence"], welcome["state"]["offers"]

    virtual(play())


def test_a_pass_that_fails_a_second_time_takes_no_later_one_along():
    async def play() -> None:
        async with Salon(read_position(POSITION), lambda: SYNC, SETTINGS, seed=1) as salon:
            await salon.guests[0].ask("answer", "the play", question=salon.game.question, move="skip")
            slow, entries = SlowPasses(salon), salon.room.table.entries
            await slow.passes(1, "first")
            await slow.passes(2, "second")
            await slow.end(0, StoreError("store-full"))
            await slow.passes(2, "again")
            await slow.end(1, StoreError("store-gap"))  # as the first is not there; and nobody need read the table anew
            await slow.end(2)
            told = {"first": ["store-full"], "second": ["store-full"], "again": ["accepted"]}
            assert slow.answers() == {"the play": ["accepted"], **told}
            assert salon.room.table.entries == entries + 1

    virtual(play())


def test_the_last_pass_closes_the_window_and_takes_the_others_along():
    async def play() -> None:
        async with Salon(read_position(POSITION), lambda: SYNC, SETTINGS, seed=1) as salon:
            await salon.guests[0].ask("answer", "the play", question=salon.game.question, move="skip")
            question, luck, asked = salon.game.question + 1, Random(1), salon.now()
            doing = []
            for seat in (1, 2, 3):
                doing.append(salon.guests[seat].ask("answer", f"pass {seat}", question=question, move="pass"))
                await asyncio.sleep(luck.uniform(0, 0.001))
            await asyncio.gather(*doing)
            assert salon.room.table.game is not None
            assert salon.room.table.game.question > question
            assert salon.now() - asked < BEAT_SECONDS + 2 * SYNC
            written = [line[0] for change in salon.disk.stored for line in change.entries]
            assert written == list(range(len(written)))
            for seat in (1, 2, 3):
                told = [msgspec.json.decode(message) for _, message in salon.guests[seat].sent]
                numbers = [message["sequence"] for message in told if message["message"] == "update"]
                assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))

    virtual(play())
