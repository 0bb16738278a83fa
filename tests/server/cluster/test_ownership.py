"""Ownership of tables by nodes: the decisions of one node, and of many together in virtual time."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from boomcat.server.cluster.formats import HERE
from boomcat.server.cluster.ownership import (
    GONE_SECONDS,
    HEARTBEAT_SECONDS,
    LAPSE_SECONDS,
    Heartbeat,
    Holder,
    NodeList,
    Ownership,
)

ME, OTHER, THIRD = Holder("a", "1"), Holder("b", "1"), Holder("c", "1")
CODE = "miso-taru-kubo-lina"


def beat(number: int, holder: Holder, **state: Any) -> Heartbeat:
    return Heartbeat(1, *holder, number, **{"writes": HERE.writes, "reads": HERE.reads, **state})


def at_zero() -> Ownership:
    return Ownership(ME, NodeList(), 0.0)


def found(node: Ownership, code: str, leased: Holder | None, now: float) -> Holder | str:
    """Return the node that has a table, or whether this node may take it."""
    return node.where(code, leased, now) or ("free" if node.may_take(now) else "forbidden")


def test_a_table_without_an_owner_may_be_taken():
    node = at_zero()
    assert found(node, CODE, None, 0.0) == "free"
    assert node.took(CODE, 7, 0.1)
    assert found(node, CODE, None, 0.2) == ME
    assert node.let_go(CODE) == 7
    assert node.let_go(CODE) is None


def test_a_table_belongs_to_another_node_until_its_heartbeats_stop():
    node, lease = at_zero(), OTHER
    node.nodes.heard(beat(1, OTHER), 0.0)
    for moment in (1.0, 2.0, 3.0):
        node.echoed(moment)
        node.nodes.heard(beat(1, OTHER), moment)  # the same heartbeat again isn't a sign of life
    assert found(node, CODE, lease, 3.9) == OTHER
    assert found(node, CODE, lease, GONE_SECONDS) == "free"
    assert node.nodes.gone(GONE_SECONDS) == [OTHER]
    assert node.nodes.gone(GONE_SECONDS + 1) == []
    assert found(node, CODE, lease, GONE_SECONDS + 1) == "free"


def test_a_restarted_node_has_none_of_its_tables():
    node = at_zero()
    node.nodes.heard(beat(1, OTHER), 0.0)
    node.nodes.heard(beat(1, Holder("b", "2")), 0.5)
    node.nodes.heard(beat(2, OTHER), 0.5)  # a late heartbeat
    assert found(node, CODE, OTHER, 0.6) == "free"
    assert found(node, CODE, Holder("b", "2"), 0.6) == Holder("b", "2")


def test_a_node_known_only_from_a_lease_is_given_time():
    node, lease = at_zero(), THIRD
    assert found(node, CODE, lease, 1.0) == THIRD
    node.echoed(4.0)
    assert found(node, CODE, lease, 1.0 + GONE_SECONDS) == "free"


def test_a_node_that_stopped_gently_is_gone_at_once():
    node = at_zero()
    node.nodes.heard(beat(1, OTHER), 0.0)
    node.nodes.left("b", 0.5)
    assert found(node, CODE, OTHER, 0.5) == "free"


def test_a_node_takes_its_own_lease_again_if_the_table_is_not_in_memory():
    assert found(at_zero(), CODE, ME, 0.0) == "free"


def test_a_node_that_is_cut_off_drops_its_tables_before_the_others_consider_it_gone():
    node = at_zero()
    node.took(CODE, 1, 0.0)
    node.echoed(0.5)
    assert node.look(0.5 + LAPSE_SECONDS - 0.01) == []
    assert node.look(0.5 + LAPSE_SECONDS) == [CODE]
    assert LAPSE_SECONDS + HEARTBEAT_SECONDS <= GONE_SECONDS
    assert found(node, CODE, OTHER, 4.0) == OTHER  # asking another node is allowed
    assert found(node, CODE, None, 4.0) == "forbidden"
    assert not node.took(CODE, 2, 4.0)  # a lease that was written too late
    node.echoed(4.5)
    assert found(node, CODE, None, 4.6) == "free"


def test_a_node_that_was_cut_off_considers_no_other_gone():
    node = at_zero()
    node.nodes.heard(beat(1, OTHER), 0.0)
    node.nodes.left("c", 0.0)
    node.nodes.blind(100.0)
    assert node.nodes.gone(100.0) == []
    assert found(node, CODE, OTHER, 100.0) == OTHER


def test_a_node_that_died_before_this_one_started_is_waited_for_only_at_first():
    node, old = at_zero(), THIRD
    assert found(node, CODE, old, 0.5) == THIRD
    for moment in range(1, 20):
        node.echoed(float(moment))
    assert found(node, CODE, old, GONE_SECONDS + 0.5) == "free"
    # Another node that is unknown so far: it may have just started, and not be on the list yet.
    assert found(node, "other-code", OTHER, 10.0) == OTHER
    assert found(node, "other-code", OTHER, 10.0 + HEARTBEAT_SECONDS) == "free"


def test_a_leaving_node_takes_no_tables_and_hands_its_own_to_nodes_with_room():
    node = at_zero()
    node.took(CODE, 1, 0.0)
    node.leaving = True
    assert found(node, "other-code", None, 0.0) == "forbidden"
    assert list(node.heirs(0.0, Random(1))) == [(CODE, 1, None)]
    node.nodes.heard(beat(1, OTHER, full=True), 0.0)
    node.nodes.heard(beat(1, THIRD, load=0.9), 0.0)
    node.nodes.heard(beat(1, ME), 0.0)
    node.nodes.heard(beat(1, Holder("d", "1"), leaving=True), 0.0)
    assert list(node.heirs(0.0, Random(1))) == [(CODE, 1, THIRD)]


@pytest.mark.parametrize(("load", "fewest", "most"), [(0.3, 45, 55), (0.34, 25, 35), (0.9, 0, 0)])
def test_a_leaving_node_hands_over_tables_so_that_the_loads_become_equal(load, fewest, most):
    node = at_zero()
    for number in range(100):
        node.took(f"{number}", 1, 0.0)
    node.nodes.heard(beat(1, ME, load=0.1), 0.0)
    node.nodes.heard(beat(1, OTHER, load=0.3), 0.0)
    node.nodes.heard(beat(1, THIRD, load=load), 0.0)
    node.leaving = True
    heirs = [heir for _, _, heir in node.heirs(0.0, Random(1))]
    assert fewest <= heirs.count(THIRD) <= most
    assert heirs.count(OTHER) + heirs.count(THIRD) == 100


def test_the_less_busy_of_two_random_nodes_is_picked():
    roll = NodeList()
    for number in range(10):
        roll.heard(beat(1, Holder(str(number), "1"), load=number / 10), 0.0)
    random = Random(5)
    picked = [roll.pick(0.0, random, lambda _: True) for _ in range(400)]
    names = {one.holder.node for one in picked if one is not None}
    assert "9" not in names  # the busiest is never the less busy one
    assert len(names) > 5


# -- many nodes -------------------------------------------------------------------------

STEP = 0.25
CODES = [f"table-{number}" for number in range(6)]


@dataclass
class Node:
    own: Ownership
    #: Whether it reaches the others; and whether it runs.
    connected: bool = True
    running: bool = True
    #: Whether its own clock stands still (the machine is asleep), so that it does nothing.
    asleep: bool = False


@dataclass
class Cluster:
    """Nodes and what they share: heartbeats, leases, and a journal for each table that accepts only entries at its
    end."""

    random: Random
    now: float = 0.0
    revision: int = 0
    nodes: dict[str, Node] = field(default_factory=dict)
    lives: int = 0
    leases: dict[str, Holder] = field(default_factory=dict)
    #: For each entry of a table, the number of the claim under which it was written.
    journals: dict[str, list[int]] = field(default_factory=lambda: {code: [] for code in CODES})
    claims: int = 0
    #: What each node believes: its claim, and the length of the journal.
    believed: dict[tuple[Holder, str], tuple[int, int]] = field(default_factory=dict)
    fenced: bool = True
    refused: int = 0

    def start(self, name: str) -> None:
        self.lives += 1
        roll = NodeList()
        self.nodes[name] = Node(Ownership(Holder(name, str(self.lives)), roll, self.now))
        self.beat(self.nodes[name])

    def beat(self, node: Node) -> None:
        self.revision += 1
        for other in self.nodes.values():
            if other.running and other.connected and not other.asleep:
                other.own.nodes.heard(beat(self.revision, node.own.me), self.now)
        node.own.echoed(self.now)

    def step(self) -> None:
        self.now += STEP
        for node in self.nodes.values():
            if not node.running or node.asleep:
                continue
            if node.connected and self.now % HEARTBEAT_SECONDS == 0:
                self.beat(node)
            node.own.look(self.now)

    def ask(self, name: str, code: str) -> Holder | str:
        """A player asks this node for this table; return what the node decides, and do it."""
        node = self.nodes[name]
        decided = found(node.own, code, self.leases.get(code), self.now)
        if decided == "free":
            self.revision += 1
            self.leases[code] = node.own.me
            if node.own.took(code, self.revision, self.now):
                self.claims += 1
                self.journals[code].append(self.claims)
                self.believed[node.own.me, code] = self.claims, len(self.journals[code])
        return decided

    def store(self, name: str, code: str) -> bool:
        """Write the entry that the node thinks comes next; return whether it was accepted."""
        me = self.nodes[name].own.me
        claim, believed = self.believed[me, code]
        if self.fenced and believed != len(self.journals[code]):
            self.nodes[name].own.let_go(code)
            self.refused += 1
            return False
        self.journals[code].append(claim)
        self.believed[me, code] = claim, believed + 1
        return True

    def owners(self, code: str) -> list[str]:
        return [name for name, node in self.nodes.items() if node.running and code in node.own.held]

    def mixed(self) -> int:
        """Return how often a node wrote after a claim that is newer than its own."""
        pairs = (pair for journal in self.journals.values() for pair in pairwise(journal))
        return sum(after < before for before, after in pairs)


def trouble(cluster: Cluster, sleep: bool) -> None:
    node = cluster.nodes[cluster.random.choice("abc")]
    kind = cluster.random.choice(["kill", "cut", "start", "sleep"] if sleep else ["kill", "cut", "start"])
    if kind == "kill":
        node.running = False
    elif kind == "cut":
        node.connected = not node.connected
        if node.connected and node.running:
            node.own.nodes.blind(cluster.now)
    elif kind == "sleep":
        node.asleep = not node.asleep
    elif not node.running:
        cluster.start(node.own.me.node)


def busy(cluster: Cluster) -> None:
    name, code = cluster.random.choice("abc"), cluster.random.choice(CODES)
    node = cluster.nodes[name]
    if node.running and node.connected and not node.asleep:
        cluster.ask(name, code)
        if code in node.own.held:
            cluster.store(name, code)


@pytest.mark.parametrize("seed", range(10))
def test_no_table_has_two_owners_while_clocks_run(seed: int):
    cluster = Cluster(Random(seed))
    for name in "abc":
        cluster.start(name)
    for _ in range(2_000):
        cluster.step()
        busy(cluster)
        if cluster.random.random() < 0.05:
            trouble(cluster, sleep=False)
        for code in CODES:
            assert len(cluster.owners(code)) <= 1
    for name in "abc":
        cluster.start(name)
    for _ in range(40):
        cluster.step()
        busy(cluster)
    for code in CODES:
        decided = [cluster.ask(name, code) for name in "abc"]
        owner = cluster.nodes[cluster.owners(code)[0]].own.me
        assert set(decided[1:]) == {owner}


def asleep_and_awake(fenced: bool) -> Cluster:
    """Run machines that are put to sleep, and believe for a moment what was true before."""
    cluster = Cluster(Random(3), fenced=fenced)
    for name in "abc":
        cluster.start(name)
    for _ in range(4_000):
        for node in cluster.nodes.values():
            node.asleep = node.asleep and cluster.random.random() < 0.97
        # A node that wakes up writes before it has looked at any clock.
        for code in CODES:
            for name in "abc":
                node = cluster.nodes[name]
                if code in node.own.held and not node.asleep and cluster.random.random() < 0.1:
                    cluster.store(name, code)
        cluster.step()
        busy(cluster)
        if cluster.random.random() < 0.1:
            trouble(cluster, sleep=True)
        for name in "abc":
            if not cluster.nodes[name].running:
                cluster.start(name)
    return cluster


def test_two_nodes_that_claim_a_table_never_both_store():
    cluster = asleep_and_awake(fenced=True)
    assert cluster.refused > 0
    assert cluster.mixed() == 0


def test_without_the_fence_two_nodes_both_store():
    assert asleep_and_awake(fenced=False).mixed() > 0
