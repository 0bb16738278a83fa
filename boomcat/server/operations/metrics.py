"""Metrics for operators, in Prometheus' format, at a separate address.

Never at the address where people play: polling a counter of moves, or the time of the last commit, would show when a
player passed in a Nope window, and so who had something to think about.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import accumulate

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    GCCollector,
    Metric,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from boomcat.server.cluster.node import Node
from boomcat.server.operations.counters import BUCKETS, Counters, Histogram
from boomcat.server.tables.registry import TableRegistry

#: The metrics' names for the phases of a table.
PHASES = {"lobby": "waiting", "sealing": "playing", "playing": "playing", "over": "over"}


def gauge(name: str, words: str, value: float) -> Metric:
    return GaugeMetricFamily(f"boomcat_{name}", words, value)


def counter(name: str, words: str, value: float) -> Metric:
    return CounterMetricFamily(f"boomcat_{name}", words, value=value)


def labelled(
    kind: type[GaugeMetricFamily | CounterMetricFamily], name: str, words: str, label: str, values: Mapping[str, float]
) -> Metric:
    found = kind(f"boomcat_{name}", words, labels=[label])
    for key, value in values.items():
        found.add_metric([key], value)
    return found


def times(found: Histogram) -> Metric:
    bounds = [*map(str, BUCKETS), "+Inf"]
    buckets = list(zip(bounds, accumulate(found.counts), strict=True))
    return HistogramMetricFamily(found.name, found.description, buckets, found.sum)


class MetricsCollector(Collector):
    """Reads the figures when they are requested."""

    def __init__(self, tables: TableRegistry, version: str) -> None:
        self.registry = tables
        self.version = version

    def collect(self) -> Iterator[Metric]:
        yield labelled(GaugeMetricFamily, "info", "Which version runs.", "version", {self.version: 1})
        yield from self.tables()
        yield from self.counted(self.registry.counters)
        yield from self.stored()
        if isinstance(self.registry.tenure, Node):
            yield from self.shared(self.registry.tenure)

    def tables(self) -> Iterator[Metric]:
        actors = self.registry.actors.values()
        sessions = [actor.session for actor in actors]
        chairs = [chair for session in sessions for chair in session.table.chairs]
        phases = Counter(dict.fromkeys(PHASES.values(), 0))
        phases.update(PHASES[session.table.phase] for session in sessions)
        yield labelled(GaugeMetricFamily, "tables", "Tables in memory.", "phase", phases)
        asleep = sum(not session.viewers for session in sessions)
        yield gauge("tables_asleep", "Tables in memory without viewers.", asleep)
        yield gauge("people", "People with a seat who are connected.", sum(chair.devices > 0 for chair in chairs))
        spectators = sum(session.spectators() for session in sessions)
        yield gauge("spectators", "Spectators who are connected.", spectators)
        yield gauge("bots", "Seats of bots.", sum(chair.player == "bot" for chair in chairs))
        yield gauge("connections", "Open sockets at tables.", sum(len(session.viewers) for session in sessions))
        queued = sum(len(actor.jobs) for actor in actors)
        yield gauge("requests_queued", "Requests that wait for their table.", queued)
        words = "Seconds that the first of the bots has waited for its turn to think."
        yield gauge("bots_waiting_seconds", words, self.registry.bots.waiting())

    def counted(self, counters: Counters) -> Iterator[Metric]:
        kind = CounterMetricFamily
        yield labelled(kind, "moves", "Moves that were stored, without passes.", "by", counters.moves)
        yield labelled(kind, "refusals", "Requests that were refused.", "reason", counters.refusals)
        yield labelled(kind, "connections_refused", "Connections not let in.", "reason", counters.turned_away)
        yield times(counters.move_seconds)
        yield times(counters.lag)

    def stored(self) -> Iterator[Metric]:
        store = self.registry.store.figures()
        yield times(store.commit_seconds)
        yield counter("store_transactions", "Groups of changes stored.", store.transactions)
        yield counter("store_changes", "Changes stored.", store.changes)
        yield gauge("store_queue", "Changes that wait for the disk.", store.queue)
        yield gauge("store_up", "Whether the last write worked.", store.up)
        for name, (words, count) in store.more.items():
            yield counter(f"store_{name}", words, count)

    def shared(self, node: Node) -> Iterator[Metric]:
        """Yield the figures of a node of a cluster."""
        links = node.links.values()
        sockets = {"out": sum(len(link.tables) for link in links), "in": sum(len(link.viewers) for link in links)}
        yield labelled(GaugeMetricFamily, "forwarded_sockets", "Sockets at other nodes.", "end", sockets)
        yield gauge("nodes", "Nodes that live, this one included.", len([*node.nodes.alive(node.now())]))
        yield gauge("node_full", "Whether new tables are opened elsewhere.", node.full)
        yield gauge("node_lapsed", "Whether we hear nothing from the bus.", node.own.lapsed)
        words = "Seconds by which the clock of NATS differs from ours."
        yield gauge("clocks_apart_seconds", words, node.gap)
        yield gauge("leases", "Tables that are this node's.", len(node.own.held))
        yield counter("takeovers", "Tables taken from other nodes.", node.takeovers)
        yield counter("leases_lost", "Tables that others have taken.", node.lost)
        yield counter("handed_over", "Tables given to others when stopping.", node.handed_over)
        yield times(node.round_trip)


def metrics_app(tables: TableRegistry, version: str) -> Starlette:
    disable_created_metrics()  # type: ignore[no-untyped-call]
    registry = CollectorRegistry()
    registry.register(MetricsCollector(tables, version))
    ProcessCollector(registry=registry)
    GCCollector(registry=registry)

    async def show(_: Request) -> Response:
        return Response(generate_latest(registry), headers={"content-type": CONTENT_TYPE_LATEST})

    return Starlette(routes=[Route("/metrics", show)])
