"""Makes new sessions of the gateway wait for their turn: Discord allows few at a time, and a limited number a day, of
all processes together.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from contextlib import suppress

import aiohttp
import discord
import structlog

from bot.shards.group_locks import GroupLocks
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


class IdentifyLimiter:
    """Makes each new session wait for its turn."""

    def __init__(self) -> None:
        self.locks: GroupLocks | None = None
        """Locks that are shared with other processes, if there are any."""
        self._buckets: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._slots: set[asyncio.Task[None]] = set()

    async def wait(self, client: discord.Client, shard: int) -> None:
        """Wait until a shard may start a session, and use the slot."""
        while (limits := await self._limits(client, shard)).remaining <= 0:
            # Discord resets the token of a bot that starts more sessions than it may.
            log.error("Discord lets no more sessions begin", shard=shard, for_seconds=limits.reset_after // 1000)
            await asyncio.sleep(min(max(limits.reset_after / 1000, 2 * _AGAIN_SECONDS), _LIMITED_SECONDS))
        # Discord's buckets: shards with the same remainder may not start at the same time.
        bucket, turn = shard % max(1, limits.max_concurrency), asyncio.get_running_loop().create_future()
        # A task, because whoever waits may be cancelled, and a question to the database must not be.
        slot = asyncio.create_task(self._slot(bucket, turn), name="identify")
        self._slots.add(slot)
        slot.add_done_callback(self._slots.discard)
        await turn

    async def _limits(self, client: discord.Client, shard: int) -> discord.SessionStartLimits:
        """Return Discord's limits, asking until it answers."""
        while True:
            try:
                return (await advice(client))[1]
            except (discord.HTTPException, discord.GatewayNotFound, aiohttp.ClientError, OSError) as error:
                log.warning("Discord does not say whether a session may begin", shard=shard, why=str(error))
            await asyncio.sleep(2 * _AGAIN_SECONDS)

    async def _slot(self, bucket: int, turn: asyncio.Future[None]) -> None:
        """Wait for a slot, use it for `turn`, and keep it until the next session may start."""
        async with self._buckets[bucket]:
            try:
                while self.locks is not None and not await self.locks.begin_start(bucket):  # noqa: ASYNC110
                    await asyncio.sleep(_AGAIN_SECONDS)
            except StoreError as error:  # Discord refuses a session that starts too early, and discord.py retries
                log.warning("no turn to begin a session", why=str(error))
            if not turn.cancelled():
                turn.set_result(None)
                await asyncio.sleep(SPACING_SECONDS)
            if self.locks is not None:
                with suppress(StoreError):  # the lock ended with the connection
                    await self.locks.end_start(bucket)

    def stop(self) -> None:
        """Forget the slots in use."""
        for slot in self._slots:
            slot.cancel()
