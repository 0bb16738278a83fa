"""A statistical test of windows: a player who watches and probes cannot find out who holds a Nope, or an Alter the
Future NOW, and planted leaks are found."""

from random import Random

import pytest

from boomcat.core.move_pool import PASS, WAIT
from boomcat.server.tables.messages import Answer
from boomcat.server.tables.requests import entry_to_move
from boomcat.server.tables.seat_at_table import SeatAtTable
from boomcat.server.tables.table_session import Connection, PendingStep, TableSession
from tests.support import virtual_table as scene
from tests.support.nope_timing_attack import (
    KINDS,
    NOPE_WINDOW,
    NOW_WINDOW,
    Kind,
    Plant,
    WindowKind,
    Worlds,
    alarms,
    later,
    sign_test,
    smirnov,
    windows,
)
from tests.support.virtual_table import virtual


def worlds(
    count: int, plant: Plant | None = None, kinds: tuple[Kind, ...] = KINDS, of: WindowKind = NOPE_WINDOW
) -> Worlds:
    """Return simulated windows; `python3 play soak --server windows` takes 10,000 of them."""
    both = {kind: [virtual(windows(kind, holds, count, 1, plant, of)) for holds in (False, True)] for kind in kinds}
    return {kind: (without, holding) for kind, (without, holding) in both.items()}


def test_no_observation_reveals_who_holds_a_nope():
    assert alarms(worlds(24)) == {}


def test_no_observation_reveals_who_could_alter_the_future_before_a_draw():
    """B2."""
    assert alarms(worlds(24, of=NOW_WINDOW)) == {}


def test_a_leak_of_20_ms_is_found():
    found = alarms(worlds(40, later, ("away",)))
    assert {key for key in found if key.endswith("lasts")} == {
        f"away, {who}: lasts" for who in ("alive", "dead", "outside")
    }


def test_a_leak_of_20_ms_before_a_draw_is_found():
    found = alarms(worlds(40, later, ("away",), NOW_WINDOW))
    assert {key for key in found if key.endswith("lasts")} == {
        f"away, {who}: lasts" for who in ("alive", "dead", "outside")
    }


class StoresPasses(TableSession):
    def answer_question(
        self, connection: Connection, seat: int, chair: SeatAtTable, request: Answer
    ) -> PendingStep | None:
        if request.move not in ("pass", "wait"):
            return super().answer_question(connection, seat, chair, request)
        move = PASS if request.move == "pass" else WAIT
        return self.propose(entry_to_move(self.table, seat, request, request.move), connection, request, move)


@pytest.mark.parametrize("of", [NOPE_WINDOW, NOW_WINDOW], ids=["pass", "wait"])
def test_a_pass_that_other_requests_wait_for_is_found(monkeypatch, of):
    """Other requests would wait for the disk after a pass if passes were stored."""
    monkeypatch.setattr(scene, "TableSession", StoresPasses)
    assert {f"person, {who}: longest" for who in ("alive", "dead", "outside")} <= set(
        alarms(worlds(32, kinds=("person",), of=of))
    )


def test_the_smirnov_test_separates_two_distributions():
    luck = Random(1)
    same = [[luck.gauss(0, 1) for _ in range(200)] for _ in range(200)]
    chances = [smirnov(one, other) for one, other in zip(same[::2], same[1::2], strict=True)]
    assert sum(chance < 0.05 for chance in chances) <= 5
    assert smirnov(same[0], [value + 1 for value in same[1]]) < 1e-6
    assert smirnov([1.0] * 50, [1.0] * 50) == 1.0


def test_the_sign_test_finds_a_small_difference_within_pairs():
    luck = Random(1)
    delays = [luck.choice((0.0, 0.5)) for _ in range(60)]
    one, other = ([delay + luck.uniform(0, 0.01) for delay in delays] for _ in range(2))
    assert sign_test(one, other) > 0.001
    assert sign_test(one, [late + 0.02 for late in other]) < 1e-15
    assert smirnov(one, [late + 0.02 for late in other]) > 1e-8
    assert sign_test([1.0] * 60, [1.0] * 60) == 1.0
