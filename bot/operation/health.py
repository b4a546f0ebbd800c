"""Serves `/healthz`, `/readyz` and `/metrics` on a local port for monitoring."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping

from aiohttp import web

from bot.operation.metrics import CONTENT_TYPE, Metrics
from bot.store import StoreError

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
