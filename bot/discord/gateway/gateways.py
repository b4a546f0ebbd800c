"""The connections of this process to Discord's gateway: an ordinary client of discord.py for each group of shards.

Makes new sessions of the gateway wait for their turn: Discord allows few at a time, and a limited number a day, of
all processes together.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress

import aiohttp
import discord
import structlog

from bot.shards import GroupLocks
from bot.store import StoreError

HANDLERS_SECONDS = 5.0
"""The seconds that the handlers of a released group may take."""
_CLOSING_SECONDS = 0.5
_AGAIN_SECONDS = 2.0
# How discord.py names the tasks of its handlers: of commands, components, and forms.
_HANDLERS = ("CommandTree-invoker", "discord-ui-dynamic-item", "discord.py: on_interaction")
_FAILURES = (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError)
log = structlog.get_logger(__name__)
MakeClient = Callable[[Sequence[int], int], discord.AutoShardedClient]
"""Makes a client for some shards of a total."""


def handlers() -> set[asyncio.Task[object]]:
    """Return the running handlers of interactions."""
    return {task for task in asyncio.all_tasks() if task.get_name().startswith(_HANDLERS)}


class GroupGateway:
    """The client of one group of shards, from its login to its end."""

    def __init__(self, make: Callable[[], discord.AutoShardedClient], token: str) -> None:
        self._make = make
        self._token = token
        self._cut = asyncio.Event()
        self.client = make()
        self.serving = asyncio.create_task(self._serve(), name="gateway")
        """Ends only with an error that is final for Discord."""

    @property
    def connected(self) -> bool:
        """Whether all shards are connected now."""
        return self.client.is_ready() and not any(shard.is_closed() for shard in self.client.shards.values())

    async def end(self, overlap: float) -> None:
        """Listen for some more seconds, unless cut short; then disconnect, let handlers finish, and close."""
        with suppress(TimeoutError):
            async with asyncio.timeout(overlap):
                await self._cut.wait()
        self.serving.cancel()
        await asyncio.gather(self.serving, return_exceptions=True)
        with suppress(TimeoutError):  # Discord may be gone
            async with asyncio.timeout(_CLOSING_SECONDS):
                await asyncio.gather(*(shard.disconnect() for shard in self.client.shards.values()))
        # They answer through the client's HTTP session.
        running = handlers()
        if running:
            await asyncio.wait(running, timeout=HANDLERS_SECONDS)
        with suppress(TimeoutError):
            async with asyncio.timeout(_CLOSING_SECONDS):
                await self.client.close()

    def cut(self) -> None:
        """End at once."""
        self._cut.set()

    async def _serve(self) -> None:
        while not await self._logged_in():
            await asyncio.sleep(_AGAIN_SECONDS)
            self.client = self._make()
        await self.client.connect()

    async def _logged_in(self) -> bool:
        try:
            await self.client.login(self._token)
        except _FAILURES as error:
            if isinstance(error, discord.HTTPException) and error.status < 500:
                raise
            log.warning("Discord is unreachable", why=str(error), retry_in=_AGAIN_SECONDS)
            await self.client.close()
            return False
        return True


class Gateways:
    """The gateway clients of this process, by group."""

    def __init__(self, make: MakeClient) -> None:
        self.token = ""
        self.sessions = {"begun": 0, "resumed": 0}
        """How many sessions were `begun` and `resumed` since the start."""
        self._make = make
        self._groups: dict[int, GroupGateway] = {}
        self._ending: dict[asyncio.Task[None], GroupGateway] = {}
        self._begun = False
        self._ready = asyncio.Event()
        self._lost: asyncio.Queue[BaseException] = asyncio.Queue()

    def __iter__(self) -> Iterator[discord.AutoShardedClient]:
        return iter([group.client for group in self._groups.values()])

    @property
    def connected(self) -> bool:
        """Whether every shard of this process is connected now."""
        return self._begun and all(group.connected for group in self._groups.values())

    async def wait_until_ready(self) -> None:
        """Wait until every shard of this process has been connected."""
        await self._ready.wait()

    def latencies(self) -> dict[int, float | None]:
        """Return the latency of each shard in seconds; None while it is not connected."""
        found: dict[int, float | None] = {}
        for client in self:
            for shard in client.shard_ids or ():
                info = client.get_shard(shard)
                found[shard] = None if info is None or info.is_closed() or not client.is_ready() else info.latency
        return found

    def open(self, group: int, shards: Sequence[int], total: int) -> None:
        """Start to serve a group of shards."""
        gateway = self._groups[group] = GroupGateway(lambda: self._make(shards, total), self.token)
        gateway.serving.add_done_callback(self._ended)
        self.look()

    def close(self, group: int, overlap: float = 0.0) -> None:
        """Stop serving a group; listen for some more seconds first."""
        gateway = self._groups.pop(group)
        ending = asyncio.create_task(gateway.end(overlap), name="gateway-ending")
        self._ending[ending] = gateway
        ending.add_done_callback(self._ending.pop)
        self.look()

    def begin(self) -> None:
        """Note that all groups of this process are known: it is ready once they are connected."""
        self._begun = True
        self.look()

    def look(self) -> None:
        """Update which clients are ready."""
        if self._begun and all(client.is_ready() for client in self):
            self._ready.set()
        else:
            self._ready.clear()

    async def run(self) -> None:
        """Wait until Discord ends a connection for good, and raise the reason."""
        raise await self._lost.get()

    async def stop(self) -> None:
        """Close all connections at once."""
        for group in list(self._groups):
            self.close(group)
        for gateway in self._ending.values():
            gateway.cut()
        await asyncio.gather(*self._ending, return_exceptions=True)

    def _ended(self, serving: asyncio.Task[None]) -> None:
        if not serving.cancelled() and (error := serving.exception()) is not None:
            self._lost.put_nowait(error)


SPACING_SECONDS = 5.5
"""Seconds between two new sessions of one bucket: Discord requires five; the the network changes intervals."""
_TURN_SECONDS = 0.5
_LIMITED_SECONDS = 60.0


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
            log.error("Discord allows no more sessions", shard=shard, for_seconds=limits.reset_after // 1000)
            await asyncio.sleep(min(max(limits.reset_after / 1000, 2 * _TURN_SECONDS), _LIMITED_SECONDS))
        # Discord's buckets: shards with the same remainder may not start at the same time.
        bucket, turn = shard % max(1, limits.max_concurrency), asyncio.get_running_loop().create_future()
        # A task, because a waiting caller may be cancelled, and a database query must not be.
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
                log.warning("Discord did not return the session limits", shard=shard, why=str(error))
            await asyncio.sleep(2 * _TURN_SECONDS)

    async def _slot(self, bucket: int, turn: asyncio.Future[None]) -> None:
        """Wait for a slot, use it for `turn`, and keep it until the next session may start."""
        async with self._buckets[bucket]:
            try:
                while self.locks is not None and not await self.locks.begin_start(bucket):  # noqa: ASYNC110
                    await asyncio.sleep(_TURN_SECONDS)
            except StoreError as error:  # Discord refuses a session that starts too early, and discord.py retries
                log.warning("no slot for a new session", why=str(error))
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
