"""Metrics for operators, in Prometheus' format, at a separate address.

Never at the address where people play: polling a counter of moves, or the time of the last commit, would show when a
player passed in a Nope window, and so who had something to think about.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    GCCollector,
    Metric,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from boomcat.server.cluster.node import Node
from boomcat.server.operations.counters import Counters
from boomcat.server.tables.registry import TableRegistry

__all__ = ["MetricsCollector", "metrics_app"]

#: The metrics' names for the phases of a table.
PHASES = {"lobby": "waiting", "sealing": "playing", "playing": "playing", "over": "over"}


class MetricsCollector(Collector):
    """Reads the figures when they are requested."""

    def __init__(self, tables: TableRegistry, version: str) -> None:
        self.registry = tables
        self.version = version

    def collect(self) -> Iterator[Metric]:
        about = GaugeMetricFamily("boomcat_info", "Which version runs.", labels=["version"])
        about.add_metric([self.version], 1)
        yield about
        yield from self.tables()
        yield from self.counted(self.registry.counters)
        yield from self.stored()
        if isinstance(self.registry.tenure, Node):
            yield from self.shared(self.registry.tenure)

    def tables(self) -> Iterator[GaugeMetricFamily]:
        phases = Counter(dict.fromkeys(PHASES.values(), 0))
        people = spectators = bots = connections = queued = asleep = 0
        for actor in self.registry.actors.values():
            session = actor.session
            phases[PHASES[session.table.phase]] += 1
            people += sum(chair.devices > 0 for chair in session.table.chairs)
            bots += sum(chair.player == "bot" for chair in session.table.chairs)
            spectators += session.spectators()
            connections += len(session.viewers)
            asleep += not session.viewers
            queued += len(actor.jobs)
        by_phase = GaugeMetricFamily("boomcat_tables", "Tables in memory.", labels=["phase"])
        for phase, count in phases.items():
            by_phase.add_metric([phase], count)
        yield by_phase
        yield GaugeMetricFamily("boomcat_tables_asleep", "Tables in memory without viewers.", asleep)
        yield GaugeMetricFamily("boomcat_people", "People with a seat who are connected.", people)
        yield GaugeMetricFamily("boomcat_spectators", "Spectators who are connected.", spectators)
        yield GaugeMetricFamily("boomcat_bots", "Seats of bots.", bots)
        yield GaugeMetricFamily("boomcat_connections", "Open sockets at tables.", connections)
        yield GaugeMetricFamily("boomcat_requests_queued", "Requests that wait for their table.", queued)
        words = "Seconds that the first of the bots has waited for its turn to think."
        yield GaugeMetricFamily("boomcat_bots_waiting_seconds", words, self.registry.bots.waiting())

    def counted(self, counters: Counters) -> Iterator[Metric]:
        moves = CounterMetricFamily("boomcat_moves", "Moves that were stored, without passes.", labels=["by"])
        for decided, count in counters.moves.items():
            moves.add_metric([decided], count)
        yield moves
        refusals = CounterMetricFamily("boomcat_refusals", "Requests that were refused.", labels=["reason"])
        for reason, count in counters.refusals.items():
            refusals.add_metric([reason], count)
        yield refusals
        turned_away = CounterMetricFamily("boomcat_connections_refused", "Connections not let in.", labels=["reason"])
        for reason, count in counters.turned_away.items():
            turned_away.add_metric([reason], count)
        yield turned_away
        yield from counters.move_seconds.collect()
        yield from counters.lag.collect()

    def stored(self) -> Iterator[Metric]:
        store = self.registry.store.figures()
        yield from store.commit_seconds.collect()
        yield CounterMetricFamily("boomcat_store_transactions", "Groups of changes stored.", value=store.transactions)
        yield CounterMetricFamily("boomcat_store_changes", "Changes stored.", value=store.changes)
        yield GaugeMetricFamily("boomcat_store_queue", "Changes that wait for the disk.", store.queue)
        yield GaugeMetricFamily("boomcat_store_up", "Whether the last write worked.", store.up)
        for name, (words, count) in store.more.items():
            yield CounterMetricFamily(f"boomcat_store_{name}", words, value=count)

    def shared(self, node: Node) -> Iterator[Metric]:
        """Yield the figures of a node of a cluster."""
        lines = GaugeMetricFamily("boomcat_lines", "Sockets at other nodes.", labels=["end"])
        lines.add_metric(["out"], sum(len(link.lines) for link in node.links.values()))
        lines.add_metric(["in"], sum(len(link.guests) for link in node.links.values()))
        yield lines
        yield GaugeMetricFamily(
            "boomcat_nodes", "Nodes that live, this one included.", len([*node.nodes.alive(node.now())])
        )
        yield GaugeMetricFamily("boomcat_node_full", "Whether new tables are opened elsewhere.", node.full)
        yield GaugeMetricFamily("boomcat_node_lapsed", "Whether we hear nothing from the bus.", node.own.lapsed)
        words = "Seconds by which the clock of NATS differs from ours."
        yield GaugeMetricFamily("boomcat_clocks_apart_seconds", words, node.gap)
        yield GaugeMetricFamily("boomcat_leases", "Tables that are this node's.", len(node.own.held))
        yield CounterMetricFamily("boomcat_takeovers", "Tables taken from other nodes.", value=node.takeovers)
        yield CounterMetricFamily("boomcat_leases_lost", "Tables that others have taken.", value=node.lost)
        yield CounterMetricFamily(
            "boomcat_handed_over", "Tables given to others when stopping.", value=node.handed_over
        )
        yield from node.round_trip.collect()


def metrics_app(tables: TableRegistry, version: str) -> Starlette:
    disable_created_metrics()  # type: ignore[no-untyped-call]
    registry = CollectorRegistry()
    registry.register(MetricsCollector(tables, version))
    ProcessCollector(registry=registry)
    GCCollector(registry=registry)

    async def show(_: Request) -> Response:
        return Response(generate_latest(registry), headers={"content-type": CONTENT_TYPE_LATEST})

    return Starlette(routes=[Route("/metrics", show)])
