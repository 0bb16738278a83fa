"""A thousand nodes for a day, in virtual time: which of them stores what, while everything around them fails.

Each node decides with the real `Ownership`.  The rest is a model of NATS (journals that accept only entries at their
end, leases that are replaced by revision, heartbeats) and of its faults: messages that come late, twice or never,
acknowledgements that are lost, nodes that are killed, stopped, cut off, put to sleep or given another time, NATS
without a majority.  From noon on nodes come back newer, and write entries that the others cannot read.  Players make
moves and keep a list of those that were acknowledged; without an answer they ask again with the same id.

In the end every acknowledged move must be in its journal once and in order, and no node may have stored anything after
the claim of another, or at a table that it could not read.  `plant` breaks one of these promises, to show that this is
noticed.

Heartbeats are computed on demand: a thousand nodes make 86 million of them in a day.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import pairwise

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from boomcat.server.cluster.ownership import Holder
from tests.support.virtual_table import virtual
from tools.soak.pretend_nodes import HOUR_SECONDS, POLL_SECONDS, Cluster, Node, Plan

#: The kinds of faults, and how many of a hundred are of each.
KINDS = {"killed": 30, "cut off": 25, "put to sleep": 20, "stopped": 15, "another time": 8, "no majority": 2}
#: One node in this many is never upgraded.
NEVER_UPGRADED = 5


class Day(Cluster):
    # -- faults -----------------------------------------------------------------------------

    def fall_silent(self, node: Node) -> None:
        if node.silent_since is None:
            node.silent_since = self.now

    async def fault(self) -> None:
        kind = self.random.choices([*KINDS], [*KINDS.values()])[0]
        node = self.somewhere()
        self.counts[kind] += 1
        seconds = self.random.choice((self.random.uniform(0.2, 6.0), self.random.uniform(2.0, 90.0)))
        match kind:
            case "killed":
                await self.restarted(node, seconds)
                return
            case "stopped":
                await self.hand_over(node)
                await self.restarted(node, seconds)
                return
            case "cut off":
                node.cut_until = max(node.cut_until, self.now + seconds)
            case "put to sleep":
                node.asleep_until = max(node.asleep_until, self.now + seconds)
            case "another time":
                node.offset += self.random.choice((2.0, 10.0, HOUR_SECONDS))  # only ahead: the clock is monotonic
                return
            case _:
                self.outage_until = max(self.outage_until, self.now + min(seconds, 20.0))
                self.outages.append((self.now, self.outage_until))
                return
        self.fall_silent(node)
        await asyncio.sleep(seconds + POLL_SECONDS)
        if node.running and node.cut_until <= self.now and node.asleep_until <= self.now:
            node.silent_since, node.heard_since = None, self.now  # no other fault keeps it silent
            node.own.nodes.blind(self.clock(node))

    async def restarted(self, node: Node, seconds: float) -> None:
        if not node.running:
            return  # it was killed while it stopped
        node.running = False
        self.fall_silent(node)
        await asyncio.sleep(seconds)
        fresh = self.new_node(node.name, self.format_of(node.name))
        fresh.before = [*node.before, (node.life, self.last_beat(node))]
        self.nodes[self.nodes.index(node)] = self.by_name[node.name] = fresh

    def format_of(self, name: str) -> int:
        """Start nodes with a newer version from the middle of the day on, except a few that stay old."""
        upgraded = self.now > self.plan.hours * HOUR_SECONDS / 2 and int(name.removeprefix("n")) % NEVER_UPGRADED
        return 2 if upgraded else 1

    async def hand_over(self, node: Node) -> None:
        """Stop gently: requests under way are finished, and each lease goes to another node."""
        node.own.leaving = True
        for code, place in list(node.places.items()):
            while place.busy and node.running:
                await asyncio.sleep(POLL_SECONDS)
            if node.places.pop(code, None) is not None and (revision := node.own.let_go(code)) is not None:
                await self.ask(node, partial(self.drop_lease, code, revision))

    # -- the whole day -----------------------------------------------------------------------

    async def day(self, progress: Callable[[float], None]) -> None:
        plan, long = self.plan, self.plan.hours * HOUR_SECONDS
        async with self.flows:
            for number in range(plan.tables):
                code = f"t{number}"
                for evening in range(plan.evenings):
                    begins = self.random.uniform(0.0, 0.9) * long
                    for who in range(plan.people):
                        self.spawn(self.person(code, evening * plan.people + who), begins)
                    self.spawn(self.forget(code), begins + self.random.uniform(60.0, HOUR_SECONDS))
            for _ in range(plan.faults):
                self.spawn(self.fault(), self.random.uniform(0.0, long))
            for tenth in range(1, round(plan.hours * 10) + 1):
                await asyncio.sleep(HOUR_SECONDS / 10)
                progress(tenth / 10)

    def result(self) -> dict[str, float]:
        """Return the figures; `broken` counts all broken promises."""
        found: Counter[str] = Counter()
        for code, journal in self.journals.items():
            where: dict[int, int] = {}
            owner: Holder | None = None
            newest = 0
            for number, message in enumerate(journal):
                newest = max(newest, message.format)
                if message.move is None:
                    owner = message.author
                    continue
                found["stored"] += 1
                found["misread"] += message.format < newest  # by a node that could not read what was there
                found["two_owners"] += message.author != owner
                found["doubled"] += message.move in where
                where.setdefault(message.move, number)
            for who in range(self.plan.evenings * self.plan.people):
                acknowledged = self.acknowledged.get((code, who), [])
                places = [where[move] for move in acknowledged if move in where]
                found["acknowledged"] += len(acknowledged)
                found["lost"] += len(acknowledged) - len(places)
                found["disordered"] += sum(later <= earlier for earlier, later in pairwise(places))
        return {
            **self.counts,
            **found,
            "broken": sum(found[promise] for promise in ("lost", "doubled", "disordered", "two_owners", "misread")),
            "upgraded": sum(node.format > 1 for node in self.nodes),
            "longest_gap_s": round(self.longest, 2),
        }


def simulate(plan: Plan, progress: Callable[[float], None] = lambda _: None) -> dict[str, float]:
    async def day() -> dict[str, float]:
        cluster = Day(plan)
        await cluster.day(progress)
        return cluster.result()

    return virtual(day())


def show(plan: Plan, as_json: bool) -> int:
    """Simulate the cluster and print the result; return 1 if a promise was broken."""
    columns = (TextColumn("{task.completed:.1f} of {task.total:.0f} hours"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("simulated", total=plan.hours)
        result = simulate(plan, lambda hours: bar.update(task, completed=min(hours, plan.hours)))
    print(json.dumps(result) if as_json else "\n".join(f"{name}: {value}" for name, value in result.items()))
    return 1 if result["broken"] else 0
