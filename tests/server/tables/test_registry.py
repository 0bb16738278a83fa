"""All tables of a server: read when a client comes, unloaded when idle, and shared fairly among client networks."""

import asyncio
import gc
import sys
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from boomcat.server.operations.fair_semaphore import FairSemaphore, Permit
from boomcat.server.operations.log import Log
from boomcat.server.operations.overload import AVERAGE_SECONDS, LEAST_CPU_SHARE, MOST_LATE_SECONDS, OverloadDetector
from boomcat.server.storage.sql import SqlStore
from boomcat.server.storage.sql.database_storage import DatabaseStorage
from boomcat.server.storage.store_errors import StoreError
from boomcat.server.tables import registry as registries
from boomcat.server.tables.actor import Broken, TableActor
from boomcat.server.tables.http_bodies import OpenTable, PlaySolo, Seated
from boomcat.server.tables.messages import Hello
from boomcat.server.tables.registry import SPARED_SECONDS, UNLOAD_SECONDS, NoSuchTable, TableRegistry
from boomcat.server.tables.requests import NotAllowed
from boomcat.server.tables.table import Table
from boomcat.server.tables.table_info import Settings
from boomcat.server.websocket.rate_limit import TokenBuckets
from boomcat.wire import OptionsMessage
from tests.support.store_helpers import store_of
from tests.support.timeouts import PATIENCE_SECONDS
from tests.support.virtual_session import VirtualClock
from tests.support.virtual_table import virtual

SOLO = PlaySolo(name="Ada", bots=("heuristic", "heuristic"))
BOTS_FIRST = PlaySolo(name="Ada", bots=("heuristic", "heuristic"), settings=Settings(options=OptionsMessage(first=2)))
OPEN = OpenTable(name="Ada", seats=("open", "open"))


class Eye:
    """A viewer of a table."""

    def __init__(self, address: str = "192.0.2.1") -> None:
        self.address = address
        self.heard: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.heard.append(message)

    def end(self, reason: str) -> None:
        pass


async def look(actor: TableActor, token: str | None = None, address: str = "192.0.2.1") -> Eye:
    eye = Eye(address)

    def enter() -> None:
        actor.session.enter(eye, Hello(token=token))
        assert eye in actor.session.viewers

    await actor.do(enter)
    return eye


@asynccontextmanager
async def house_at(path: Path, clock: VirtualClock, most_tables: int = 10_000) -> AsyncIterator[TableRegistry]:
    registry = TableRegistry(
        DatabaseStorage(SqlStore.open(str(path))), clock, Log(level="error"), most_tables=most_tables
    )
    await registry.start()
    try:
        yield registry
    finally:
        await registry.stop()


def in_a_house(
    path: Path, course: Callable[[TableRegistry, VirtualClock], Awaitable[None]], most_tables: int = 10_000
) -> None:
    async def run() -> None:
        clock = VirtualClock()
        async with house_at(path / "boomcat.db", clock, most_tables) as registry:
            await course(registry, clock)

    asyncio.run(run())


# -- restarts ------------------------------------------------------------------------------


@pytest.fixture
def replayed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The codes of the tables that were replayed from the store."""
    found: list[str] = []
    replay = Table.replay

    def replays(table: Table, *given: object) -> object:
        found.append(table.code)
        return replay(table, *given)  # type: ignore[arg-type]

    monkeypatch.setattr(Table, "replay", replays)
    return found


def test_a_start_loads_no_table_and_each_table_is_loaded_once_for_all_its_visitors(tmp_path, replayed):
    opened: list[Seated] = []

    async def before(registry: TableRegistry, clock: VirtualClock) -> None:
        opened.extend([await registry.play_solo(SOLO) for _ in range(3)])
        opened.append(await registry.open_table(OPEN))

    async def after(registry: TableRegistry, clock: VirtualClock) -> None:
        assert replayed == []
        assert registry.actors == {}
        codes = [opened[1].table] * 5 + [opened[3].table]
        actors = await asyncio.gather(*(registry.find(code) for code in codes))
        assert len(set(actors)) == 2
        assert sorted(replayed) == sorted([opened[1].table, opened[3].table])
        assert [actor.session.table.phase for actor in actors[4:]] == ["sealing", "lobby"]
        with pytest.raises(NoSuchTable):
            await registry.find("bcdfghjk")
        assert registry.loading == {}

    in_a_house(tmp_path, before)
    in_a_house(tmp_path, after)


def test_the_first_client_may_leave_and_the_others_still_get_the_table(tmp_path):
    async def course(registry: TableRegistry, clock: VirtualClock) -> None:
        code = (await registry.open_table(OPEN)).table
        registry.drop(code)
        first, second = (asyncio.create_task(registry.find(code)) for _ in range(2))
        await asyncio.sleep(0)
        first.cancel()
        assert (await second).session.table.code == code

    in_a_house(tmp_path, course)


def test_those_who_play_have_the_loop_while_a_table_is_read(tmp_path, monkeypatch):
    """Between any two entries, if it must be."""
    monkeypatch.setattr(registries, "READ_SLICE_SECONDS", 0.0)

    async def course(registry: TableRegistry, clock: VirtualClock) -> None:
        seated = await registry.play_solo(SOLO)
        stored = store_of(registry).load(seated.table)
        assert stored is not None
        reading = asyncio.create_task(registry.read(stored))
        turns = 0
        while not reading.done():
            await asyncio.sleep(0)
            turns += 1
        assert turns > len(stored.entries)

    in_a_house(tmp_path, course)


def test_a_table_plays_on_where_it_was_left_also_out_of_the_memory(tmp_path):
    async def course(registry: TableRegistry, clock: VirtualClock) -> None:
        seated = await registry.play_solo(BOTS_FIRST)
        actor = await registry.find(seated.table)
        eye = await look(actor, seated.token)
        while actor.session.table.entries < 5:  # opened, sealed, dealt, and two that bots have made
            clock.time += 0.5
            await actor.do(lambda: None)
        await actor.do(lambda: actor.session.leave(eye))
        entries, numbers = actor.session.table.entries, [chair.stream.number for chair in actor.session.table.chairs]
        clock.time += UNLOAD_SECONDS + 1
        registry.tidy_memory()
        assert registry.actors == {}
        again = await registry.find(seated.table)
        assert again is not actor
        assert again.session.table.entries == entries
        assert [chair.stream.number for chair in again.session.table.chairs] == numbers
        await look(again, seated.token)

    in_a_house(tmp_path, course)


# -- which tables are unloaded -------------------------------------------------------------


def test_tables_with_a_viewer_stay_and_those_without_a_move_go_first(tmp_path, monkeypatch):
    monkeypatch.setattr(registries, "MOST_ASLEEP", 2)
    monkeypatch.setattr(registries, "UNLOADED_AT_ONCE", 0)

    async def course(registry: TableRegistry, clock: VirtualClock) -> None:
        registry.look_at = 0
        watched = (await registry.open_table(OPEN)).table
        await look(await registry.find(watched))
        played = (await registry.play_solo(SOLO)).table
        clock.time += 1
        unplayed = [(await registry.open_table(OPEN)).table for _ in range(3)]
        registry.unload_unused()
        assert set(registry.actors) == {watched, played, *unplayed}  # a client may be on its way to each of them
        clock.time += SPARED_SECONDS + 1
        registry.look_at = 0
        registry.unload_unused()
        assert set(registry.actors) == {watched, played, unplayed[2]}
        clock.time += UNLOAD_SECONDS
        registry.tidy_memory()
        assert set(registry.actors) == {watched}
        assert registry.openers == {watched: ""}

    in_a_house(tmp_path, course)


def test_a_table_that_was_just_asked_for_stays(tmp_path):
    async def course(registry: TableRegistry, clock: VirtualClock) -> None:
        code = (await registry.open_table(OPEN)).table
        clock.time += UNLOAD_SECONDS + 1
        await registry.find(code)
        registry.tidy_memory()
        assert code in registry.actors

    in_a_house(tmp_path, course)


def test_a_table_that_is_being_unloaded_admits_no_client(tmp_path):
    async def course(registry: TableRegistry, clock: VirtualClock) -> None:
        seated = await registry.open_table(OPEN)
        actor = await registry.find(seated.table)
        late = asyncio.create_task(look(actor, seated.token))
        await asyncio.sleep(0)  # it has asked, and it would be its turn in a moment
        registry.drop_all()
        with pytest.raises(Broken):
            await late
        assert not actor.session.viewers
        assert (await look(await registry.find(seated.table), seated.token)).heard

    in_a_house(tmp_path, course)


def test_empty_tables_never_keep_a_newcomer_out(tmp_path, monkeypatch):
    monkeypatch.setattr(registries, "NETWORK_SHARE", 1.0)

    async def course(registry: TableRegistry, clock: VirtualClock) -> None:
        for number in range(60):
            await registry.open_table(OPEN, f"attacker {number % 5}")
            clock.time += 1
        seated = await registry.open_table(OPEN, "newcomer")
        assert seated.table in registry.actors

    in_a_house(tmp_path, course, most_tables=20)


def test_one_client_network_leaves_room_for_the_others_and_all_of_them_for_one_more(tmp_path):
    async def course(registry: TableRegistry, clock: VirtualClock) -> None:
        async def fill(who: str) -> int:
            count = 0
            while True:
                try:
                    seated = await registry.open_table(OPEN, who)
                except NotAllowed:
                    return count
                await look(await registry.find(seated.table))  # it can't be asked to leave
                count += 1

        assert [await fill(f"attacker {number}") for number in range(5)] == [10, 9, 8, 7, 6]
        assert await fill("newcomer") == 6

    in_a_house(tmp_path, course, most_tables=100)


# -- running tables come first -----------------------------------------------------------------


def test_a_server_under_strain_takes_no_new_tables_but_everybody_who_has_one(tmp_path):
    async def course(registry: TableRegistry, clock: VirtualClock) -> None:
        seated = await registry.open_table(OPEN)
        registry.overload.late, registry.overload.share = 2 * MOST_LATE_SECONDS, 1.0
        for request in (registry.open_table(OPEN), registry.play_solo(SOLO)):
            with pytest.raises(NotAllowed, match="It’s packed in here"):
                await request
        actor = await registry.find(seated.table)
        await look(actor, seated.token)

    in_a_house(tmp_path, course)


@pytest.mark.parametrize("line", ["bots", "openings"])
def test_no_table_is_added_while_bots_or_other_openers_wait_long(tmp_path, line):
    async def course(registry: TableRegistry, clock: VirtualClock) -> None:
        turnstile: FairSemaphore = getattr(registry, line)
        time = 0.0
        turnstile.now = lambda: time
        tickets = [turnstile.line_up("others", lambda: None) for _ in range(turnstile.width + 1)]
        time = registries.BUSY_AFTER_SECONDS + 0.1
        with pytest.raises(NotAllowed, match="It’s packed in here"):
            await registry.open_table(OPEN)
        for ticket in tickets:
            turnstile.leave(ticket)
        await registry.open_table(OPEN)

    in_a_house(tmp_path, course)


def test_a_client_that_waits_to_open_a_table_hears_at_once_that_the_server_stops(tmp_path):
    async def course(registry: TableRegistry, clock: VirtualClock) -> None:
        for _ in range(registry.openings.width):
            registry.openings.line_up("others", lambda: None)
        waiting = asyncio.create_task(registry.open_table(OPEN))
        await asyncio.sleep(0)
        assert registry.openings.lines
        await registry.say_goodbye()
        with pytest.raises(StoreError, match="store-closed"):
            await asyncio.wait_for(waiting, PATIENCE_SECONDS)

    in_a_house(tmp_path, course)


def test_overload_means_that_the_loop_stays_late_because_of_its_own_work():
    overload = OverloadDetector()
    for _ in range(4):
        overload.note(3 * MOST_LATE_SECONDS, 1.0, 0.25)
    assert not overload.high  # a short delay doesn't count
    for _ in range(40):
        overload.note(3 * MOST_LATE_SECONDS, 1.0, 0.25)
    assert overload.high
    overload.note(0.0, 0.1, 2 * AVERAGE_SECONDS)
    assert not overload.high
    for _ in range(100):
        overload.note(3 * MOST_LATE_SECONDS, LEAST_CPU_SHARE / 2, 0.25)  # other processes keep the machine busy
    assert not overload.high


def test_people_do_not_wait_for_their_bots_who_wait_for_others(tmp_path):
    async def course(registry: TableRegistry, clock: VirtualClock) -> None:
        seated = await registry.play_solo(BOTS_FIRST)
        actor = await registry.find(seated.table)
        ada = await look(actor, seated.token)
        others = [registry.bots.line_up("others", lambda: None) for _ in range(registry.bots.width)]
        table = actor.session.table
        while table.phase != "playing":
            clock.time += 1
            await actor.do(lambda: None)
        entries = table.entries
        clock.time += 1000
        for _ in range(5):
            await actor.do(lambda: None)
        heard = len(ada.heard)
        assert table.entries == entries
        assert actor.permit is not None
        assert actor.session.next(bots=False) is None  # nothing to look for in the meantime
        await look(actor, None)
        assert len(ada.heard) > heard
        registry.bots.leave(others[0])
        while table.entries == entries:
            await asyncio.sleep(0)
        for ticket in others[1:]:
            registry.bots.leave(ticket)

    in_a_house(tmp_path, course)


def test_a_champion_is_ready_before_anybody_plays_against_it(tmp_path, monkeypatch):
    monkeypatch.setattr(registries, "bot_named", lambda name, _: asked.append(name))
    asked: list[str] = []

    async def course(registry: TableRegistry, clock: VirtualClock) -> None:
        while not asked:
            await asyncio.sleep(0.001)
        assert "boomcat.champion.network" in sys.modules

    in_a_house(tmp_path, course)
    assert asked == ["champion"]


# -- fair semaphores ---------------------------------------------------------------------------


def test_letting_all_in_keeps_the_order_and_skips_the_pauses():
    turnstile = FairSemaphore(1, lambda: 0.0, rest=5.0)
    come: list[str] = []
    turnstile.line_up("a", lambda: None)
    for who in "bcb":
        turnstile.line_up(who, partial(come.append, who))
    turnstile.let_all_in()
    assert come == ["b", "c", "b"]


def test_a_fair_semaphore_pauses_between_waiting_requests():
    async def look() -> None:
        turnstile, come = FairSemaphore(1, lambda: 0.0, rest=5.0), []
        first = turnstile.line_up("a", lambda: None)
        turnstile.leave(first)
        alone = turnstile.line_up("b", lambda: None)
        assert alone.inside  # no other waited, so it doesn't have to
        turnstile.line_up("c", lambda: come.append(asyncio.get_running_loop().time()))
        left = asyncio.get_running_loop().time()
        turnstile.leave(alone)
        assert not turnstile.line_up("d", lambda: None).inside
        await asyncio.sleep(6.0)
        assert come == [left + 5.0]

    virtual(look())


def test_a_fair_semaphore_takes_turns_between_client_networks():
    turnstile = FairSemaphore(2, lambda: 0.0)
    order: list[str] = []
    tickets: dict[str, Permit] = {}
    for who, name in [("a", "a1"), ("a", "a2"), ("a", "a3"), ("a", "a4"), ("b", "b1"), ("a", "a5"), ("c", "c1")]:
        tickets[name] = turnstile.line_up(who, lambda name=name: order.append(name))  # type: ignore[misc]
    assert [name for name, ticket in tickets.items() if ticket.inside] == ["a1", "a2"]
    turnstile.leave(tickets["a4"])  # cancelled while it waits
    for name in ("a1", "a2", "a3", "b1", "c1", "a5"):
        turnstile.leave(tickets[name])
    assert order == ["a3", "b1", "c1", "a5"]
    assert (turnstile.inside, turnstile.lines) == (0, {})


def test_a_waiter_that_gives_up_does_not_block_the_others():
    async def run() -> None:
        turnstile = FairSemaphore(1, lambda: 0.0)
        order: list[str] = []

        async def go(name: str) -> None:
            async with turnstile.turn(name):
                order.append(name)
                await asyncio.sleep(0)

        tasks = [asyncio.create_task(go(name)) for name in "abcd"]
        await asyncio.sleep(0)
        tasks[1].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert order == ["a", "c", "d"]
        assert turnstile.inside == 0

    asyncio.run(run())


def test_many_addresses_do_not_refill_the_bucket_of_another_client():
    clock = VirtualClock()
    buckets = TokenBuckets(clock.now, 1, 0.001)
    assert buckets.take("busy")
    for number in range(3 * TokenBuckets.MOST):
        buckets.take(f"other {number}")
        if number % 100 == 0:
            assert not buckets.take("busy")
    assert len(buckets.known) == TokenBuckets.MOST


# -- unloading ---------------------------------------------------------------------------------


def test_a_table_that_is_forgotten_leaves_no_garbage(tmp_path):
    """Otherwise garbage would pile up as long as other tables play: no player is kept waiting for a collection."""

    async def visit(registry: TableRegistry, clock: VirtualClock) -> None:
        seated = await registry.play_solo(SOLO)
        actor = await registry.find(seated.table)
        eye = await look(actor, seated.token)
        for _ in range(20):
            clock.time += 5.0
            actor.wake()
            await asyncio.sleep(0.01)
        await actor.do(lambda: actor.session.leave(eye))
        registry.drop(seated.table)

    async def forget(registry: TableRegistry, clock: VirtualClock) -> None:
        await visit(registry, clock)  # what is made once is there from now on
        await asyncio.sleep(0.05)
        gc.collect()
        gc.disable()
        try:
            await visit(registry, clock)
            await asyncio.sleep(0.05)
            gc.set_debug(gc.DEBUG_SAVEALL)
            gc.collect()
            left = Counter(type(one).__name__ for one in gc.garbage)
            assert {"TableSession", "TableActor", "Table", "Knowledge"} & left.keys() == set()
        finally:
            gc.set_debug(0)
            gc.garbage.clear()
            gc.enable()

    in_a_house(tmp_path, forget)
