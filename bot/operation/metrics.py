"""Metrics for Prometheus. Labels are names of commands, stages, titles and kinds; never a person, a table or a
secret.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import Protocol

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from bot import timing
from bot.store import Store

CONTENT_TYPE = CONTENT_TYPE_LATEST
_BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)
_LEVELS = ("info", "warning", "error", "critical")


class ShardFigures(Protocol):
    """Statistics of the gateway connections."""

    @property
    def sessions(self) -> Mapping[str, int]:
        """How many sessions were `begun` and `resumed` since the start."""
        ...

    def latencies(self) -> Mapping[int, float | None]:
        """Return the latency of each shard in seconds; None while it is not connected."""
        ...


class OutboxFigures(Protocol):
    """Statistics of the outbox."""

    @property
    def refused(self) -> bool:
        """Whether Discord rejects this host, so that all messages wait."""
        ...


class Metrics:
    """What a host has measured since its start, and what its database contains when asked."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float],
        shards: ShardFigures | None = None,
        outbox: OutboxFigures | None = None,
    ) -> None:
        self._store = store
        self._clock = clock
        self._shards = shards
        self._outbox = outbox
        # Not the library's global registry, in which a second host in one process, as in tests, would clash.
        self.registry = CollectorRegistry()
        self._seconds = Histogram(
            "food_court_seconds",
            "How long each stage took.",
            ("stage", "what"),
            buckets=_BUCKETS,
            registry=self.registry,
        )
        self._log = Counter("food_court_log_lines", "Lines logged, by level.", ("level",), registry=self.registry)
        for level in _LEVELS:  # a counter that first appears with an error has not increased, so no alert would see it
            self._log.labels(level)
        self._tables = Gauge(
            "food_court_tables", "Tables in the database.", ("title", "status"), registry=self.registry
        )
        self._waiting = Gauge("food_court_outbox_waiting", "Messages still to be sent.", registry=self.registry)
        self._failed = Gauge("food_court_outbox_failed", "Messages given up and still kept.", registry=self.registry)
        self._refused = Gauge("food_court_outbox_refused", "1 while Discord refuses this host.", registry=self.registry)
        self._age = Gauge("food_court_outbox_oldest_seconds", "Age of the oldest unsent one.", registry=self.registry)
        named, registry = ("shard",), self.registry
        self._connected = Gauge("food_court_shard_connected", "1 for a shard at work here.", named, registry=registry)
        self._latency = Gauge("food_court_shard_latency_seconds", "Until Discord answers.", named, registry=registry)
        self._sessions = Gauge("food_court_shard_sessions", "Begun and resumed here.", ("how",), registry=registry)
        self._handler = _Counting(self._log)
        self._silence: Callable[[], None] | None = None

    def start(self) -> None:
        """Start to measure."""
        self._silence = timing.listen(self._observe)
        logging.getLogger().addHandler(self._handler)

    def stop(self) -> None:
        """Stop measuring."""
        if self._silence is not None:
            self._silence()
            self._silence = None
        logging.getLogger().removeHandler(self._handler)

    async def text(self) -> bytes:
        """Return everything in Prometheus' text format. Raises StoreError if the database cannot be read."""
        # A title and status that no table has any more would otherwise keep their last number.
        self._tables.clear()
        for title, status, count in await self._store.maintenance.census():
            self._tables.labels(title, status).set(count)
        waiting, oldest, failed = await self._store.maintenance.backlog()
        self._waiting.set(waiting)
        self._failed.set(failed)
        self._age.set(0 if oldest is None else max(0, self._clock() - oldest))
        self._refused.set(self._outbox is not None and self._outbox.refused)
        if self._shards is not None:
            self._look_at_shards(self._shards)
        return generate_latest(self.registry)

    def _look_at_shards(self, shards: ShardFigures) -> None:
        for gauge in (self._connected, self._latency):
            gauge.clear()  # another process may serve now what was served here
        for shard, latency in shards.latencies().items():
            self._connected.labels(shard).set(latency is not None)
            if latency is not None:
                self._latency.labels(shard).set(latency)
        for how, count in shards.sessions.items():
            self._sessions.labels(how).set(count)

    def _observe(self, stage: str, what: str, seconds: float) -> None:
        self._seconds.labels(stage, what).observe(seconds)


class _Counting(logging.Handler):
    """Counts log lines, for an alert on errors."""

    def __init__(self, lines: Counter) -> None:
        super().__init__(logging.INFO)
        self._lines = lines

    def emit(self, record: logging.LogRecord) -> None:
        """Count one line."""
        self._lines.labels(record.levelname.lower()).inc()
