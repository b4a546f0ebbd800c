"""Metrics for Prometheus. Labels are names of commands, stages, titles and kinds; never a person, a table or a
secret.

Serves `/healthz`, `/readyz` and `/metrics` on a local port for monitoring.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Protocol

from aiohttp import web
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from bot import worker
from bot.store import Store, StoreError

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


class BackupFigures(Protocol):
    """Statistics of the scheduled backups."""

    async def age(self) -> int:
        """Return the seconds since the last backup, or since the start if there was none. Raises StoreError."""
        ...

    async def overdue(self) -> bool:
        """Return whether a backup was left out. Raises StoreError."""
        ...


class Metrics:
    """What a host has measured since its start, and what its database contains when asked."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float],
        shards: ShardFigures | None = None,
        outbox: OutboxFigures | None = None,
        backups: BackupFigures | None = None,
    ) -> None:
        self._store = store
        self._clock = clock
        self._shards = shards
        self._outbox = outbox
        self._backups = backups
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
        self._backup_age = Gauge("food_court_backup_age_seconds", "Since the last scheduled backup.", registry=registry)
        self._backup_overdue = Gauge("food_court_backup_overdue", "1 if one was left out.", registry=registry)
        self._handler = _Counting(self._log)
        self._silence: Callable[[], None] | None = None

    def start(self) -> None:
        """Start to measure."""
        self._silence = worker.listen(self._observe)
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
        if self._backups is not None:
            self._backup_age.set(await self._backups.age())
            self._backup_overdue.set(await self._backups.overdue())
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


Check = Callable[[], Awaitable[bool]]
"""Returns whether one thing is in order."""
# The time limit of a check: less than the caller's for all of them.
_PATIENCE = 3.0


class Health:
    """A small web server. `alive` are checks that a restart may fix, `ready` those that prevent service."""

    def __init__(self, metrics: Metrics, alive: Mapping[str, Check], ready: Mapping[str, Check]) -> None:
        self._metrics = metrics
        self._alive = alive
        self._ready = {**alive, **ready}
        self._runner: web.AppRunner | None = None

    async def start(self, host: str, port: int) -> int:
        """Start to listen; return the port, which is a free one for 0. Raises OSError if it is in use."""
        app = web.Application()
        app.add_routes(
            [web.get("/healthz", self._healthz), web.get("/readyz", self._readyz), web.get("/metrics", self._figures)]
        )
        # Monitoring asks again and again, and its requests would fill the log.
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.2)
        await self._runner.setup()
        site = web.TCPSite(self._runner, host, port)
        await site.start()
        return int(self._runner.addresses[0][1])

    async def stop(self) -> None:
        """Stop listening."""
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    async def _healthz(self, _: web.Request) -> web.Response:
        return await _answered(self._alive)

    async def _readyz(self, _: web.Request) -> web.Response:
        return await _answered(self._ready)

    async def _figures(self, _: web.Request) -> web.Response:
        try:
            return web.Response(body=await self._metrics.text(), headers={"Content-Type": CONTENT_TYPE})
        except StoreError as error:
            return web.Response(status=503, text=f"{error}\n")


async def _answered(checks: Mapping[str, Check]) -> web.Response:
    """Return 200 if all checks pass, else 503; each check by name, one a line."""
    # At once, so that several slow checks together take no longer than one.
    passed = await asyncio.gather(*map(_passes, checks.values()))
    found = dict(zip(checks, passed, strict=True))
    lines = [f"{name}: {'ok' if good else 'NOT OK'}" for name, good in found.items()]
    return web.Response(status=200 if all(found.values()) else 503, text="\n".join(lines) + "\n")


async def _passes(check: Check) -> bool:
    try:
        async with asyncio.timeout(_PATIENCE):
            return await check()
    except (StoreError, TimeoutError):
        return False
