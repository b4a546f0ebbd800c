"""Gateway connections, one for each shard that this process serves, opened and closed while it runs.

discord.py's client for several shards starts and stops all of them together. Here each shard is a separate task around
discord.py's websocket, which reads events, sends heartbeats, resumes and reconnects. No other module uses that
websocket. The module also decides when a shard may identify: Discord allows few new sessions at a time, and a limited
number a day, over all processes.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from typing import Any

import aiohttp
import discord
import structlog
import yarl
from discord.backoff import ExponentialBackoff
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from msgspec import Struct

from bot.shards.lease_rows import GatewaySession, shard_of
from bot.store import StoreError

# Discord requires five seconds between two identifies of one bucket; the requests are spread on the way.
SPACING_SECONDS = 5.5
_AGAIN_SECONDS = 60.0
_REFUSED_SECONDS = 1.0
log = structlog.get_logger(__name__)
Claim = Callable[[int, int, float], Awaitable[float]]
"""Asks for a shard, the concurrency and the seconds between two; returns 0 if it may identify now, else the seconds
to wait.
"""


class GatewayAdvice(Struct, frozen=True):
    """Discord's recommendation: the number of shards, the concurrency, and the remaining sessions with their reset."""

    shards: int
    concurrency: int
    remaining: int
    reset_seconds: float


async def advice(client: discord.Client) -> GatewayAdvice:
    """Ask Discord for its recommendation. Raises errors of discord.py and aiohttp."""
    shards, _, limit = await client.http.get_bot_gateway()
    found: dict[str, Any] = dict(limit)
    concurrency, left = max(1, int(found["max_concurrency"])), int(found["remaining"])
    # Discord gives the time until the reset in milliseconds.
    return GatewayAdvice(int(shards), concurrency, left, int(found["reset_after"]) / 1000)


class IdentifyLimiter:
    """Makes each shard wait until it may identify. `claim` asks among all processes."""

    def __init__(self, client: discord.Client, claim: Claim) -> None:
        self._client = client
        self._claim = claim
        self._concurrency = 1
        self._queues: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)

    def queue(self, shard: int) -> asyncio.Lock:
        """Held while a shard connects to identify: within a process one after another in each bucket."""
        # Discord's buckets: shards with the same remainder may not identify at the same time.
        return self._queues[shard % self._concurrency]

    async def wait(self, shard: int) -> None:
        """Wait until a shard may identify, and use the slot."""
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


CONNECT_SECONDS = 180.0
"""The time limit for a connection, including the wait to identify."""
# Seconds between attempts to reach the gateway for the first time; later it is retried for ever.
FIRST_TRIES = (0.5, 1.0, 2.0, 4.0, 8.0, 15.0, *(30.0,) * 19)
_FAILURES = (OSError, discord.HTTPException, discord.GatewayNotFound, aiohttp.ClientError, asyncio.TimeoutError)
# Discord ends the session of a connection that is closed with this code.
_CLOSED_ON_REQUEST = 1000
# The close code with which a session can still be resumed.
_RESUMABLE = 4000


class GatewayUnreachable(Exception):
    """The gateway could not be reached at the start. The message is one line for an operator."""


class ShardConnection:
    """One shard's connection."""

    def __init__(self, shard: int, session: GatewaySession | None) -> None:
        self.shard = shard
        self.connected = self.listed = False
        """Whether it is connected, and whether all its servers were listed to this process."""
        self.socket: DiscordWebSocket | None = None
        self.opening: DiscordWebSocket | None = None
        self.task: asyncio.Task[None] | None = None
        self._last = session

    @property
    def session(self) -> GatewaySession | None:
        """Return the resumable session up to what has been read."""
        socket = self.socket
        if socket is None:
            return self._last
        # Discord has not answered the identify yet, so there is no session that could be resumed.
        if socket.session_id is None or socket.sequence is None:
            return None
        return GatewaySession(socket.session_id, str(socket.gateway), socket.sequence)

    def lose(self, *, resumable: bool) -> DiscordWebSocket | None:
        """Drop the connection, and its session unless it can be resumed; return the websocket to close."""
        self._last = self.session if resumable else None
        socket = self.socket or self.opening
        self.socket = self.opening = None
        self.connected = False
        return socket


_opened_for: ContextVar[ShardConnection] = ContextVar("link")


class ShardSocket(DiscordWebSocket):
    """discord.py's websocket, known to its link from the beginning so that it is always closed."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        _opened_for.get().opening = self


class ShardConnections:
    """All gateway connections of a client."""

    def __init__(self, client: discord.AutoShardedClient) -> None:
        self._client = client
        self._links: dict[int, ShardConnection] = {}
        self._closing: set[asyncio.Task[None]] = set()
        self._tries = list(FIRST_TRIES)
        self._began = self._ever = False
        self._ready = asyncio.Event()
        self._failed: asyncio.Future[None] | None = None
        self.turns: IdentifyLimiter | None = None
        """Decides when a shard may identify; without it, at once."""
        self.begun = self.resumed = 0

    @property
    def ready(self) -> bool:
        """Whether every shard of this process is connected."""
        return self._ready.is_set()

    async def wait_until_ready(self) -> None:
        """Wait until every shard of this process is connected."""
        await self._ready.wait()

    def latencies(self) -> dict[int, float | None]:
        """Return the latency of each shard in seconds; None while it is not connected."""
        return {
            link.shard: link.socket.latency if link.connected and link.socket is not None else None
            for link in self._links.values()
        }

    def began_here(self, shard: int) -> bool:
        """Return whether this process began the session of a shard, so that it knows all its servers."""
        link = self._links.get(shard)
        return link is not None and link.listed

    # Called by the lease service

    def open(self, shard: int, total: int, session: GatewaySession | None) -> None:
        """Serve a shard, unless that is done already: resume its session if possible, else begin one."""
        if shard in self._links:
            return
        # discord.py sends the total with each identify, so it must be set before the websocket is opened.
        self._client.shard_count = self._client._connection.shard_count = total
        link = self._links[shard] = ShardConnection(shard, session)
        link.task = asyncio.create_task(self._stay(link), name=f"shard-{shard}")
        self._look()

    def close(self, shard: int) -> GatewaySession | None:
        """Stop reading a shard; return the session that another process may resume."""
        return self._end(shard, _RESUMABLE)

    def sessions(self) -> dict[int, GatewaySession]:
        """Return the session of each shard that has one, up to what has been read."""
        found = {link.shard: link.session for link in self._links.values() if link.socket is not None}
        return {shard: session for shard, session in found.items() if session is not None}

    def begin(self) -> None:
        """Note that all shards of this process are known: it is ready once they are connected."""
        self._began = True
        self._look()

    # Called by the client

    async def run(self) -> None:
        """Wait until the connection to Discord is lost for good, and raise the reason."""
        self._failed = self._failed or asyncio.get_running_loop().create_future()
        await asyncio.shield(self._failed)

    async def stop(self) -> None:
        """Close every connection, and its session with it."""
        for shard in list(self._links):
            self._end(shard, _CLOSED_ON_REQUEST)
        if self._closing:
            await asyncio.gather(*self._closing, return_exceptions=True)

    def connected(self, shard: int, *, resumed: bool) -> None:
        """Handle that Discord has begun or resumed a shard's session."""
        link = self._links.get(shard)
        if link is None or link.socket is None:
            return
        link.connected = self._ever = True
        if resumed:
            self.resumed += 1
        else:
            link.listed = True
            self.begun += 1
        log.info("shard connected", shard=shard, resumed=resumed)
        self._look()

    def _end(self, shard: int, code: int) -> GatewaySession | None:
        link = self._links.pop(shard, None)
        if link is None:
            return None
        if link.task is not None:
            link.task.cancel()
        session = link.session
        # The session is kept: another process may resume it.
        self._close(link.lose(resumable=True), code)
        state = self._client._connection
        # This process gets no more events of these servers, so what is known of them would become stale.
        for guild in [one for one in state.guilds if shard_of(one.id, state.shard_count or 1) == shard]:
            state._remove_guild(guild)  # its result is not needed any more
        self._look()
        return session

    def _close(self, socket: DiscordWebSocket | None, code: int) -> None:
        """Close a websocket in the background: the other end may be gone."""
        if socket is not None:
            closing = asyncio.create_task(_closed(socket, code), name="shard-closing")
            # asyncio itself keeps no reference to a task: without this one it could be collected before its end.
            self._closing.add(closing)
            closing.add_done_callback(self._closing.discard)

    def _look(self) -> None:
        if self._began and all(link.connected for link in self._links.values()):
            self._ready.set()
        else:
            self._ready.clear()

    async def _stay(self, link: ShardConnection) -> None:
        """Connect, read, and reconnect, until another process has the shard or Discord ends it for good."""
        backoff: ExponentialBackoff[Any] = ExponentialBackoff()
        try:
            while True:
                try:
                    await self._read(link)
                except ReconnectWebSocket as asked:
                    self._lost(link, resumable=asked.resume)
                except discord.ConnectionClosed as error:
                    # Every other code that discord.py raises means that Discord does not want this connection again.
                    if error.code != _CLOSED_ON_REQUEST:
                        raise
                    self._lost(link, resumable=True)
                except _FAILURES as error:
                    self._lost(link, resumable=True)
                    await self._pause(link.shard, error, backoff.delay())
        except Exception as error:
            self._fail(error)

    def _lost(self, link: ShardConnection, *, resumable: bool) -> None:
        self._close(link.lose(resumable=resumable), _RESUMABLE)
        self._client.dispatch("disconnect")
        self._look()

    async def _read(self, link: ShardConnection) -> None:
        link.socket = socket = await self._connect(link)
        while True:
            await socket.poll_event()

    async def _connect(self, link: ShardConnection) -> DiscordWebSocket:
        session = link.session
        if session is not None:
            how: dict[str, Any] = {"gateway": yarl.URL(session.url), "session": session.id, "resume": True}
            return await self._opened(link, sequence=session.sequence, **how)
        if self.turns is None:
            return await self._opened(link)
        # Only a new session has to wait for its turn; Discord does not limit resumes.
        async with self.turns.queue(link.shard):
            return await self._opened(link)

    async def _opened(self, link: ShardConnection, **how: Any) -> DiscordWebSocket:
        _opened_for.set(link)
        opening = ShardSocket.from_client(self._client, shard_id=link.shard, **how)
        # A connection that hangs while it is opened would otherwise never be retried.
        return await asyncio.wait_for(opening, CONNECT_SECONDS)

    async def _pause(self, shard: int, error: Exception, wait: float) -> None:
        """Wait before the next attempt. Raises GatewayUnreachable if none has worked for long."""
        if not self._ever:
            if not self._tries:
                raise GatewayUnreachable(
                    "Discord's gateway cannot be reached; check the network and discord.gateway_url."
                ) from error
            wait = self._tries.pop(0)
        log.warning("gateway unreachable", shard=shard, why=str(error) or type(error).__name__, retry_in=round(wait, 2))
        await asyncio.sleep(wait)

    def _fail(self, error: Exception) -> None:
        self._failed = self._failed or asyncio.get_running_loop().create_future()
        if not self._failed.done():
            self._failed.set_exception(error)


async def _closed(socket: DiscordWebSocket, code: int) -> None:
    """Close a websocket that nobody reads any more; the other end may be gone."""
    try:
        async with asyncio.timeout(1):
            await socket.close(code=code)
    except (*_FAILURES, discord.ConnectionClosed, RuntimeError) as error:
        log.debug("not closed in order", why=str(error))
