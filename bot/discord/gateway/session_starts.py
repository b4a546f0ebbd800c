"""Makes new sessions of the gateway wait for their turn: Discord allows few at a time, and a limited number a day, of
all processes together.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from contextlib import suppress
from typing import Protocol

import discord
import structlog

from bot.store import StoreError

SPACING_SECONDS = 5.5
"""Seconds between two new sessions of one bucket: Discord requires five; the requests are spread on the way."""
_AGAIN_SECONDS = 0.5
_LIMITED_SECONDS = 60.0
log = structlog.get_logger(__name__)


async def advice(client: discord.Client) -> tuple[int, discord.SessionStartLimits]:
    """Ask Discord for the number of shards and the limits of new sessions. Raises errors of discord.py and aiohttp."""
    shards, _, limits = await client.http.get_bot_gateway()
    return int(shards), discord.SessionStartLimits(**limits)


class StartLocks(Protocol):
    """Keeps the starts of sessions of one bucket apart, among all processes. Both raise StoreError."""

    async def begin_start(self, bucket: int) -> bool:
        """Return whether a session may start now."""
        ...

    async def end_start(self, bucket: int) -> None:
        """Let the next one start."""
        ...


class SessionStarts:
    """Makes each new session wait for its turn."""

    def __init__(self) -> None:
        self.locks: StartLocks | None = None
        """Locks that are shared with other processes, if there are any."""
        self._buckets: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._ending: set[asyncio.Task[None]] = set()

    async def wait(self, client: discord.Client, shard: int) -> None:
        """Wait until a shard may start a session, and use the slot. Raises errors of discord.py and aiohttp."""
        _, limits = await advice(client)
        while limits.remaining <= 0:
            # Discord resets the token of a bot that starts more sessions than it may.
            log.error("Discord lets no more sessions begin", shard=shard, for_seconds=limits.reset_after // 1000)
            await asyncio.sleep(min(max(limits.reset_after / 1000, 2 * _AGAIN_SECONDS), _LIMITED_SECONDS))
            _, limits = await advice(client)
        # Discord's buckets: shards with the same remainder may not start at the same time.
        bucket = shard % max(1, limits.max_concurrency)
        await self._buckets[bucket].acquire()
        try:
            while self.locks is not None and not await self.locks.begin_start(bucket):  # noqa: ASYNC110
                await asyncio.sleep(_AGAIN_SECONDS)
        except StoreError as error:  # Discord refuses a session that starts too early, and discord.py retries
            log.warning("no turn to begin a session", shard=shard, why=str(error))
        except BaseException:
            self._buckets[bucket].release()
            raise
        ending = asyncio.create_task(self._end(bucket), name="session-start")
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)

    async def _end(self, bucket: int) -> None:
        await asyncio.sleep(SPACING_SECONDS)
        if self.locks is not None:
            with suppress(StoreError):  # the lock ended with the connection
                await self.locks.end_start(bucket)
        self._buckets[bucket].release()

    def stop(self) -> None:
        """Forget the slots in use."""
        for ending in self._ending:
            ending.cancel()
