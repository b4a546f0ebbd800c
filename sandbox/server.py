"""The service: REST, gateway and CDN in one aiohttp application on one port."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from types import TracebackType
from typing import Self

from aiohttp import web

from sandbox.cdn import Cdn
from sandbox.gateway import Gateway
from sandbox.interactions import Interactions, Timing
from sandbox.model.world import World
from sandbox.network_faults import Faults
from sandbox.ratelimit import GENEROUS, GLOBAL, ORDINARY, REAL, Limit, RateLimits, Route
from sandbox.rest import ROUTES
from sandbox.rest.gate import API, Gate
from sandbox.session_starts import WINDOW, SessionStarts


@dataclass(frozen=True, slots=True)
class Addresses:
    """The addresses for a client to use."""

    base: str
    api_base: str
    gateway_url: str
    cdn_base: str


class Sandbox:
    """A simulated Discord on loopback.

    ``timing`` holds the time limits of interactions; ``heartbeat`` and ``resume_window`` are in seconds. ``realistic``
    turns on rate limits like the real service's; ``limits`` adds limits of single routes by (method, path template).
    Without them the headers are sent, but no limit is ever reached. ``starts`` sets the number of recommended shards,
    and how fast they may identify.
    """

    def __init__(
        self, *, timing: Timing | None = None, realistic: bool = False, limits: Mapping[Route, Limit] | None = None,
        heartbeat: float = 41.25, resume_window: float = 180.0, starts: SessionStarts | None = None,
    ) -> None:  # fmt: skip
        self.world = World()
        self.faults = Faults()
        self.timing = timing or Timing()
        self.interactions = Interactions(self.world, self.timing)
        buckets = {**(REAL if realistic else {}), **(limits or {})}
        ordinary, overall = (ORDINARY, GLOBAL) if realistic else (GENEROUS, GENEROUS)
        self.limits = RateLimits(buckets, ordinary, overall)
        self.world.session_starts = starts or SessionStarts(window=WINDOW if realistic else 0)
        self.gateway = Gateway(self.world, self.faults, heartbeat=heartbeat, resume_window=resume_window)
        self.gate = Gate(self.world, self.interactions, self.limits, self.faults)
        self.app = web.Application(client_max_size=64 * 1024 * 1024)
        self._add_routes()
        self._runner: web.AppRunner | None = None
        self._addresses: Addresses | None = None

    def _add_routes(self) -> None:
        for route in ROUTES:
            self.app.router.add_route(route.method, API + route.template, partial(self.gate.serve, route=route))
        self.app.router.add_get("/gateway/", self.gateway.serve)
        Cdn(self.world).add_routes(self.app)
        self.app.router.add_route("*", "/api/{rest:.*}", self.gate.unknown)

    @property
    def addresses(self) -> Addresses:
        """Return the addresses of the running server. Raises RuntimeError before ``start``."""
        if self._addresses is None:
            raise RuntimeError("the sandbox has not been started")
        return self._addresses

    async def start(self, host: str = "127.0.0.1", port: int = 0, *, anywhere: bool = False) -> Addresses:
        """Start listening; port 0 picks a free one.

        Raises ValueError for a host that is not loopback unless ``anywhere`` is set, and OSError if the port is in use.
        """
        if not anywhere and not _is_loopback(host):
            raise ValueError(f"{host} is not a loopback address; the sandbox has no access control")
        listener = socket.create_server((host, port), backlog=512)
        self._runner = web.AppRunner(self.app, access_log=None, handler_cancellation=False, shutdown_timeout=1.0)
        await self._runner.setup()
        await web.SockSite(self._runner, listener).start()
        return self._publish_addresses(f"{host}:{listener.getsockname()[1]}")

    def _publish_addresses(self, place: str) -> Addresses:
        base = f"http://{place}"
        self._addresses = Addresses(base, base + API, f"ws://{place}/gateway/", base + "/cdn")
        self.world.cdn_base = self._addresses.cdn_base
        self.gateway.url = self.gate.gateway_url = self._addresses.gateway_url
        return self._addresses

    async def stop(self) -> None:
        """End all connections and free the port."""
        self.interactions.stop()
        await self.gateway.stop()
        if self._runner:
            await self._runner.cleanup()
            self._runner = None

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()


def _is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
