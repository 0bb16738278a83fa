"""The garbage collector keeps out of the way of those who play."""

import gc

from boomcat.server.garbage import LATEST, SOONEST, THRESHOLDS, Sweeper, calm


def test_old_objects_are_not_looked_at_while_a_server_runs_and_are_afterwards():
    before, frozen = gc.get_threshold(), gc.get_freeze_count()
    with calm():
        assert gc.get_threshold() == THRESHOLDS
        assert gc.get_freeze_count() > frozen
        old: list[list[object]] = [[] for _ in range(3 * THRESHOLDS[0] * THRESHOLDS[1])]
        for young in old:
            young.append(young)
        oldest = gc.get_stats()[2]["collections"]
        del young
        for _ in range(3 * THRESHOLDS[0]):
            old = [[]]
        assert gc.get_stats()[2]["collections"] == oldest
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0


def test_the_old_ones_are_looked_at_when_nobody_plays_or_at_the_latest_after_a_while():
    sweeper = Sweeper(0.0)
    moves = 0
    swept = []
    for second in range(1, int(2 * LATEST) + 10):
        moves += 1
        if sweeper.due(float(second), moves):
            swept.append(second)
    assert swept == [LATEST, 2 * LATEST]
    swept = [second for second in range(2000, 2000 + int(3 * SOONEST)) if sweeper.due(float(second), moves)]
    assert swept == [2000, 2000 + SOONEST, 2000 + 2 * SOONEST]
