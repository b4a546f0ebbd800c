"""When a shard may begin a session: Discord lets few begin at a time, and only so many in a day, from all processes."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord
import structlog
from msgspec import Struct

from bot.store import StoreError

SPACING_SECONDS = 5.5
"""Between two sessions of the same turn Discord wants five seconds; they take their time on the way."""
_AGAIN_SECONDS = 60.0
_REFUSED_SECONDS = 1.0

log = structlog.get_logger(__name__)

Claim = Callable[[int, int, float], Awaitable[float]]
"""Shard, how many may begin at once, seconds between two: 0 if it may begin now, else the seconds until it may."""


class GatewayAdvice(Struct, frozen=True):
    """What Discord advises: how many shards, how many may begin at once, how many sessions are left for how long."""

    shards: int
    concurrency: int
    remaining: int
    reset_seconds: float


async def advice(client: discord.Client) -> GatewayAdvice:
    """What Discord advises now. Raises the library's and aiohttp's errors."""
    shards, _, limit = await client.http.get_bot_gateway()
    found: dict[str, Any] = dict(limit)
    concurrency, left = max(1, int(found["max_concurrency"])), int(found["remaining"])
    return GatewayAdvice(int(shards), concurrency, left, int(found["reset_after"]) / 1000)


class IdentifyLimiter:
    """Lets each shard wait until it may begin a session. `claim` asks among all processes."""

    def __init__(self, client: discord.Client, claim: Claim) -> None:
        self._client = client
        self._claim = claim
        self._concurrency = 1
        self._queues: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)

    def queue(self, shard: int) -> asyncio.Lock:
        """Held while a shard connects to begin a session: within a process one after the other of the same turn."""
        return self._queues[shard % self._concurrency]

    async def wait(self, shard: int) -> None:
        """Wait until it is the turn of a shard, and take it."""
        while True:
            try:
                now = await advice(self._client)
                self._concurrency = now.concurrency
                if now.remaining > 0:
                    wait = await self._claim(shard, now.concurrency, SPACING_SECONDS)
                    if not wait:
                        return
                else:
                    wait = min(now.reset_seconds, _AGAIN_SECONDS)
                    log.error("Discord lets no more sessions begin", shard=shard, for_seconds=round(now.reset_seconds))
            except (discord.HTTPException, discord.GatewayNotFound, aiohttp.ClientError, OSError, StoreError) as error:
                wait = _REFUSED_SECONDS
                log.warning("no turn to begin a session", shard=shard, why=str(error))
            await asyncio.sleep(wait)
