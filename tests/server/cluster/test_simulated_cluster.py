"""A cluster in virtual time, in which everything fails; `python3 play soak --nodes 1000` does it for a day."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tools.soak.nodes import simulate
from tools.soak.pretend_nodes import Plan, Plant

#: Few nodes, and enough faults that every table meets some.
STORMY = Plan(nodes=12, tables=40, hours=1.0, faults=300)


@pytest.mark.parametrize("seed", range(3))
def test_nothing_is_lost_and_no_table_has_two_owners_that_both_store(seed: int):
    result = simulate(replace(STORMY, seed=seed))
    assert result["acknowledged"] == 40 * 3 * 2 * 16
    assert result["broken"] == 0, result
    assert result["refused_by_the_fence"] > 0  # some node tried
    assert 0 < result["upgraded"] < STORMY.nodes  # and not every node can read everything


@pytest.mark.parametrize("plant", ["fence", "belief"])
def test_a_planted_bug_in_the_fence_is_found(plant: Plant):
    result = simulate(replace(STORMY, plant=plant))
    assert result["two_owners"] > 0


def test_a_node_that_runs_a_table_it_cannot_read_is_found():
    result = simulate(replace(STORMY, plant="format"))
    assert result["misread"] > 0
    assert result["two_owners"] == 0
