"""What Prometheus is told. The counting is done elsewhere; it is read when somebody asks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Histogram, ProcessCollector, generate_latest
from prometheus_client.metrics_core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    Metric,
    SummaryMetricFamily,
)
from prometheus_client.registry import Collector

from cardshed.server.gate import Gate
from cardshed.server.pulse import Pulse
from cardshed.table import Counts, House

if TYPE_CHECKING:
    from cardshed.server.push.service import Push

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)

COUNTERS: dict[str, tuple[str, Callable[[Counts], float]]] = {
    "moves": ("Moves carried out", lambda counts: counts.moves),
    "moves_by_bots": ("Moves of bots among them", lambda counts: counts.bot_moves),
    "moves_refused": ("Moves that a rule forbids", lambda counts: counts.refused),
    "moves_late": ("Moves that came after somebody else's", lambda counts: counts.late),
    "hints": ("Hints given", lambda counts: counts.hints),
    "matches": ("Matches begun", lambda counts: counts.matches),
    "tables_opened": ("Tables set up", lambda counts: counts.opened),
}


@dataclass
class Requests:
    """Answered requests, by route and status."""

    answered: dict[tuple[str, int], int] = field(default_factory=dict)
    seconds: Callable[[float], None] = lambda seconds: None

    def count(self, route: str, status: int, seconds: float) -> None:
        self.answered[route, status] = self.answered.get((route, status), 0) + 1
        self.seconds(seconds)


class Collected(Collector):
    """The house's and the server's own counts as metrics."""

    def __init__(self, house: House, gate: Gate, requests: Requests, pulse: Pulse, push: Push | None) -> None:
        self.push = push
        self.house = house
        self.gate = gate
        self.requests = requests
        self.pulse = pulse

    def collect(self) -> Iterable[Metric]:
        counts, written = self.house.counts, self.house.log.written
        yield GaugeMetricFamily("cardshed_tables", "Tables in memory", len(self.house.live))
        for name, (text, value) in COUNTERS.items():
            yield CounterMetricFamily(f"cardshed_{name}", text, value(counts))
        yield CounterMetricFamily("cardshed_log_entries", "Entries of the durable log", written.entries)
        yield CounterMetricFamily("cardshed_log_failures", "Commits that failed", written.failures)
        yield SummaryMetricFamily(
            "cardshed_commit_seconds",
            "Commits to the durable log and the time they took",
            count_value=written.commits,
            sum_value=written.seconds,
        )
        for name, number in self.house.gauges().items():
            yield GaugeMetricFamily(f"cardshed_{name}", name.replace("_", " ").capitalize(), number)
        yield from self._of_the_gate()
        yield from self._of_the_server()

    def _of_the_gate(self) -> Iterator[Metric]:
        gate = self.gate
        connections = GaugeMetricFamily("cardshed_connections", "Open connections", labels=["kind"])
        connections.add_metric(["http"], gate.open - gate.sockets)
        connections.add_metric(["socket"], gate.sockets)
        yield connections
        yield GaugeMetricFamily("cardshed_connections_allowed", "Connections at the same time", gate.most)
        yield GaugeMetricFamily("cardshed_addresses", "Addresses connected", len(gate.by_address))

    def _of_the_server(self) -> Iterator[Metric]:
        yield GaugeMetricFamily(
            "cardshed_loop_lag_max_seconds", "The event loop's longest delay in a minute", self.pulse.longest
        )
        refusals = CounterMetricFamily(
            "cardshed_refusals", "Connections and messages refused at the door", labels=["reason"]
        )
        for reason, number in sorted(self.gate.refusals.total.items()):
            refusals.add_metric([reason], number)
        yield refusals
        if self.push is not None:
            messages = CounterMetricFamily(
                "cardshed_push_messages", "Messages that call somebody back", labels=["result"]
            )
            for result, number in sorted(self.push.counts.items()):
                messages.add_metric([result], number)
            yield messages
        requests = CounterMetricFamily(
            "cardshed_http_requests", "Answered requests", labels=["route", "status"]
        )
        for (route, status), number in sorted(self.requests.answered.items()):
            requests.add_metric([route, str(status)], number)
        yield requests


class Metrics:
    """A registry of our own, so that nothing of the process's other parts is in it."""

    def __init__(self, house: House, gate: Gate, pulse: Pulse, push: Push | None = None) -> None:
        self.requests = Requests()
        self.registry = CollectorRegistry()
        self.registry.register(Collected(house, gate, self.requests, pulse, push))
        ProcessCollector(registry=self.registry)
        lag = Histogram(
            "cardshed_loop_lag_seconds", "The event loop's delays", buckets=SECONDS, registry=self.registry
        )
        pulse.observe = lag.observe
        seconds = Histogram(
            "cardshed_http_seconds", "Time to answer", buckets=SECONDS, registry=self.registry
        )
        self.requests.seconds = seconds.observe

    def text(self) -> bytes:
        return generate_latest(self.registry)
