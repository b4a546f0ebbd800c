"""The connections to Discord's gateway, one for each shard that this process serves: opened and closed as it goes on.

The library's own client for several shards begins all of them at once and ends them together. Here each is a task of
its own around the library's websocket, which reads the events, keeps the connection alive, resumes and begins anew;
this is the one place that knows of it.

When a shard may begin a session: Discord lets few begin at a time, and only so many in a day, from all processes.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from functools import partial
from typing import Any

import aiohttp
import discord
import structlog
import yarl
from discord.backoff import ExponentialBackoff
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from msgspec import Struct

from bot.shards.leases import GatewaySession, shard_of
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


CONNECT_SECONDS = 180.0
"""How long a connection may take to be made, waiting for its turn to begin a session included."""
FIRST_TRIES = (0.5, 1.0, 2.0, 4.0, 8.0, 15.0, *(30.0,) * 19)
"""Seconds between attempts to reach the gateway for the first time; afterwards it is tried for ever."""
_FAILURES = (OSError, discord.HTTPException, discord.GatewayNotFound, aiohttp.ClientError, asyncio.TimeoutError)
_CLOSED_ON_REQUEST = 1000
_UNREAD: dict[str, Any] = {"components": [], "attachments": [], "embeds": [], "mentions": []}
_RESUMABLE = 4000
"""The code with which a connection is closed whose session is to go on."""


class GatewayUnreachable(Exception):
    """The gateway could not be reached at start. The message is one line for an operator."""


class ShardConnection:
    """One shard's connection."""

    def __init__(self, shard: int, session: GatewaySession | None) -> None:
        self.shard = shard
        self.connected = self.listed = False
        """Whether it is at work; whether all its servers were listed to this process."""
        self.socket: DiscordWebSocket | None = None
        self.opening: DiscordWebSocket | None = None
        self.task: asyncio.Task[None] | None = None
        self._last = session

    @property
    def session(self) -> GatewaySession | None:
        """What can be resumed, as far as it has been read."""
        socket = self.socket
        if socket is None:
            return self._last
        if socket.session_id is None or socket.sequence is None:
            return None
        return GatewaySession(socket.session_id, str(socket.gateway), socket.sequence)

    def lose(self, *, resumable: bool) -> DiscordWebSocket | None:
        """The connection is gone, and with it the session unless it can be resumed; the websocket, to be closed."""
        self._last = self.session if resumable else None
        socket = self.socket or self.opening
        self.socket = self.opening = None
        self.connected = False
        return socket


_opened_for: ContextVar[ShardConnection] = ContextVar("link")


class ShardSocket(DiscordWebSocket):
    """The library's websocket; known to its link from the beginning, so that it is closed whatever comes between."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        _opened_for.get().opening = self


class ShardConnections:
    """All connections of a client to the gateway."""

    def __init__(self, client: discord.AutoShardedClient) -> None:
        self._client = client
        parsers = client._connection.parsers
        parsers["INTERACTION_CREATE"] = partial(_read_press, parsers["INTERACTION_CREATE"])
        self._links: dict[int, ShardConnection] = {}
        self._closing: set[asyncio.Task[None]] = set()
        self._tries = list(FIRST_TRIES)
        self._began = self._ever = False
        self._ready = asyncio.Event()
        self._failed: asyncio.Future[None] | None = None
        self.turns: IdentifyLimiter | None = None
        """When a shard may begin a session; without it at once."""
        self.begun = self.resumed = 0

    @property
    def ready(self) -> bool:
        """Whether everything that this process is to serve is connected."""
        return self._ready.is_set()

    async def wait_until_ready(self) -> None:
        """Wait until everything that this process is to serve is connected."""
        await self._ready.wait()

    def latencies(self) -> dict[int, float | None]:
        """Of each shard served the seconds that Discord takes to answer on it; None while it is not connected."""
        return {
            link.shard: link.socket.latency if link.connected and link.socket is not None else None
            for link in self._links.values()
        }

    def began_here(self, shard: int) -> bool:
        """Whether the session of a shard was begun by this process, so that it knows all servers on it."""
        link = self._links.get(shard)
        return link is not None and link.listed

    # What the keeper of shards asks for

    def open(self, shard: int, total: int, session: GatewaySession | None) -> None:
        """Serve a shard, unless that is done already: resume its session if it still lives, else begin one."""
        if shard in self._links:
            return
        self._client.shard_count = self._client._connection.shard_count = total
        link = self._links[shard] = ShardConnection(shard, session)
        link.task = asyncio.create_task(self._stay(link), name=f"shard-{shard}")
        self._look()

    def close(self, shard: int) -> GatewaySession | None:
        """Read nothing more on a shard, from now on; the session that another process may go on with."""
        return self._end(shard, _RESUMABLE)

    def sessions(self) -> dict[int, GatewaySession]:
        """The session of each shard that has one, as far as it has been read."""
        found = {link.shard: link.session for link in self._links.values() if link.socket is not None}
        return {shard: session for shard, session in found.items() if session is not None}

    def begin(self) -> None:
        """What this process is to serve is known by now: it is ready once all of that is connected."""
        self._began = True
        self._look()

    # What the client asks for

    async def run(self) -> None:
        """Wait until the connection to Discord is lost for good, which raises the reason."""
        self._failed = self._failed or asyncio.get_running_loop().create_future()
        await asyncio.shield(self._failed)

    async def stop(self) -> None:
        """End every connection, and its session with it."""
        for shard in list(self._links):
            self._end(shard, _CLOSED_ON_REQUEST)
        if self._closing:
            await asyncio.gather(*self._closing, return_exceptions=True)

    def connected(self, shard: int, *, resumed: bool) -> None:
        """Discord has taken a shard's session, or taken it up again."""
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
        self._close(link.lose(resumable=True), code)
        state = self._client._connection
        for guild in [one for one in state.guilds if shard_of(one.id, state.shard_count or 1) == shard]:
            state._remove_guild(guild)  # what becomes of it is not heard any more
        self._look()
        return session

    def _close(self, socket: DiscordWebSocket | None, code: int) -> None:
        """Close a websocket in the background: the other end may be gone."""
        if socket is not None:
            closing = asyncio.create_task(_closed(socket, code), name="shard-closing")
            self._closing.add(closing)
            closing.add_done_callback(self._closing.discard)

    def _look(self) -> None:
        if self._began and all(link.connected for link in self._links.values()):
            self._ready.set()
        else:
            self._ready.clear()

    async def _stay(self, link: ShardConnection) -> None:
        """Connect, read, and connect again, until the shard is somebody else's or Discord ends it for good."""
        backoff: ExponentialBackoff[Any] = ExponentialBackoff()
        try:
            while True:
                try:
                    await self._read(link)
                except ReconnectWebSocket as asked:
                    self._lost(link, resumable=asked.resume)
                except discord.ConnectionClosed as error:
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
        async with self.turns.queue(link.shard):
            return await self._opened(link)

    async def _opened(self, link: ShardConnection, **how: Any) -> DiscordWebSocket:
        _opened_for.set(link)
        opening = ShardSocket.from_client(self._client, shard_id=link.shard, **how)
        return await asyncio.wait_for(opening, CONNECT_SECONDS)

    async def _pause(self, shard: int, error: Exception, wait: float) -> None:
        """Wait before the next try. Raises GatewayUnreachable where it never worked and has been tried for long."""
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


def _read_press(read: Callable[[Any], None], data: dict[str, Any]) -> None:
    """Have the library read a press without what stands on the message pressed on: the host never looks at that.

    Controls say by their custom ids what they mean. To read a panel's took longer than everything else of the event.
    """
    message = data.get("message")
    if message is not None:
        data["message"] = {**message, **_UNREAD}
    read(data)


async def _closed(socket: DiscordWebSocket, code: int) -> None:
    """Close a websocket that nobody reads any more; the other end may be gone."""
    try:
        async with asyncio.timeout(1):
            await socket.close(code=code)
    except (*_FAILURES, discord.ConnectionClosed, RuntimeError) as error:
        log.debug("not closed in order", why=str(error))
