"""The garbage collector keeps out of the way of players, and threads out of each other's."""

import gc
import sys
from collections import Counter
from collections.abc import Iterator

import pytest

from boomcat.server.operations.garbage_collection import (
    CHECK_INTERVAL_SECONDS,
    IDLE_INTERVAL_SECONDS,
    MOST_NEW_OBJECTS,
    Sweeper,
    calm,
)
from boomcat.server.operations.server_process import SWITCH_SECONDS, sharing
from tests.support.virtual_session import playing


@pytest.fixture(autouse=True)
def frozen_again() -> Iterator[None]:
    """Freeze again what tests/conftest.py froze, because the end of a server thaws it."""
    yield
    gc.freeze()


def test_nothing_is_collected_while_a_server_runs_and_everything_is_afterwards():
    frozen = gc.get_freeze_count()
    with calm():
        assert gc.get_freeze_count() > frozen
        before = [generation["collections"] for generation in gc.get_stats()]
        young: list[object] = []
        for _ in range(10 * gc.get_threshold()[0]):
            young.append([young])
        assert [generation["collections"] for generation in gc.get_stats()] == before
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0


def test_new_objects_are_counted_even_while_collection_is_off():
    """From this count a server that collects nothing knows when it has to."""
    with calm():
        gc.collect()
        before = gc.get_count()[0]
        kept = [[number] for number in range(5_000)]
        assert gc.get_count()[0] - before > 4_900
        kept.clear()
        assert gc.get_count()[0] - before < 100


def test_garbage_is_collected_when_the_server_is_idle_or_many_objects_are_new():
    sweeper = Sweeper(0.0)
    seconds = [CHECK_INTERVAL_SECONDS * look for look in range(1, 1_000)]
    assert [second for second in seconds if sweeper.due(second, int(second), MOST_NEW_OBJECTS - 1)] == []
    assert sweeper.due(2_000.0, 2_000, MOST_NEW_OBJECTS)
    assert not sweeper.due(2_002.0, 2_002, 0)
    swept = [
        second
        for second in range(2_003, 2_003 + int(3 * IDLE_INTERVAL_SECONDS))
        if sweeper.due(float(second), 2_002, 0)
    ]
    assert swept == [2_060, 2_120, 2_180]


def test_games_leave_no_garbage():
    """Garbage would pile up while people play.  Objects that other tests left are frozen, so the collector ignores
    them."""
    gc.collect()
    gc.freeze()
    world, clients = playing("open", "open", "heuristic", "apprentice", "champion", seed=3)
    games = world.session.table.games

    def play_on(number: int) -> None:
        clients[0].act("no move at all")
        clients[1].ask("emote", emote="nothing")
        while world.session.table.phase == "playing":
            world.run(10)  # two idle players, and bots
        clients[0].ask("rematch", request=f"again {number}")
        world.run(10)

    play_on(0)  # the first game imports the bots' modules
    gc.collect()
    gc.disable()
    try:
        for number in range(1, 4):
            play_on(number)
        assert world.session.table.games == games + 4
        for client in clients:
            client.sent.clear()
        left = kinds()
        assert gc.collect() == 0
        assert left - kinds() == Counter()  # collect() doesn't count finished generators
    finally:
        gc.enable()


def kinds() -> Counter[str]:
    """Return how many objects there are of each type, except those that the collector stops tracking after its first
    look.

    Only their type is used: `isinstance` would ask a proxy for its class, which may import a module.
    """
    found = [type(one) for one in gc.get_objects()]
    return Counter(kind.__name__ for kind in found if not issubclass(kind, tuple | dict))


def test_threads_switch_sooner_while_a_server_runs():
    before = sys.getswitchinterval()
    with sharing():
        assert abs(sys.getswitchinterval() - SWITCH_SECONDS) < 1e-6
        assert before > SWITCH_SECONDS
    assert sys.getswitchinterval() == before
