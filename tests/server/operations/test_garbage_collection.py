"""The garbage collector keeps out of the way of players, and threads out of each other's."""

import gc
import sys
from collections import Counter
from collections.abc import Iterator

import pytest

from boomcat.server.operations.server_process import NEW_OBJECTS, SWITCH_SECONDS, calm
from tests.support.virtual_session import playing


@pytest.fixture(autouse=True)
def thawing(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the end of a server thaw everything, as it does outside of tests (tests/conftest.py)."""
    monkeypatch.setattr(gc, "unfreeze", gc.unfreeze.__wrapped__)  # type: ignore[attr-defined]
    yield
    gc.freeze()


def collections() -> list[int]:
    return [generation["collections"] for generation in gc.get_stats()]


def test_garbage_is_collected_rarely_while_a_server_runs_and_as_before_afterwards():
    frozen, enabled, threshold = gc.get_freeze_count(), gc.isenabled(), gc.get_threshold()
    with calm():
        assert gc.get_freeze_count() > frozen
        gc.collect()
        before = collections()
        young: list[object] = []
        for _ in range(NEW_OBJECTS // 2):
            young.append([young])
        assert collections() == before
        for _ in range(NEW_OBJECTS):
            young.append([young])
        assert collections() != before
    assert (gc.isenabled(), gc.get_threshold()) == (enabled, threshold)
    assert gc.get_freeze_count() == 0


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
        for client in clients:
            client.ask("rematch", request=f"again {number}")
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
    with calm():
        assert abs(sys.getswitchinterval() - SWITCH_SECONDS) < 1e-6
        assert before > SWITCH_SECONDS
    assert sys.getswitchinterval() == before
