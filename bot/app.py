"""Builds the host, starts its parts in order, and stops them. `FEATURES` is the one list of features."""

from __future__ import annotations

import asyncio
import gc
import os
import secrets
import signal
import socket
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import aiohttp
import discord
import structlog

from bot.announcements import ANNOUNCEMENTS
from bot.clocks import CLOCKS
from bot.config import Settings
from bot.discord import emoji
from bot.discord.gateway.client import HostClient
from bot.discord.gateway.gateways import advice
from bot.discord.gateway.locales import CatalogueTranslator
from bot.discord.interactions.responder import Responder
from bot.discord.posts.control_message import TableButtons
from bot.discord.posts.delivery import DiscordMessenger
from bot.discord.posts.outbox_messages import OutboxMessages
from bot.discord.posts.pictures import PictureCache, drawing
from bot.feature import Connection, Feature, HostFailure, build, listening, register
from bot.guest_bots import GUEST_BOTS
from bot.inbox import INBOX
from bot.lessons import LESSONS
from bot.lobby import LOBBY
from bot.operation.backup import CopiedRows, backup
from bot.operation.housekeeping import Housekeeping, ScheduledBackups
from bot.operation.log_setup import unhandled, watching
from bot.operation.metrics import Check, Health, Metrics
from bot.ratings import RATINGS
from bot.replays import REPLAYS
from bot.servers import SERVERS
from bot.shards import AllShards, GroupLocks, ShardGroups, Shards
from bot.store import Store, UnitOfWork
from bot.store.schema import FactRow
from bot.tables import Tables
from bot.tables.repository import Clock
from bot.tournaments import TOURNAMENTS
from bot.trials import TRIALS
from bot.web import WEB
from bot.webhooks import WEBHOOKS
from sandbox.redirect import redirected

# The time that running handlers get when the host stops; the whole stop takes less than ten seconds.
HANDLERS_SECONDS = 5.0
MESSAGES_SECONDS = 3.0
CLOSING_SECONDS = 1.5
# How long other processes get to take over the shards of one that stops.
LEAVE_SECONDS = 5.0
# Seconds between attempts to reach Discord at the start, ten minutes in all. After that the host ends with an error, so
# that the operator notices.
START_WAITS = (1.0, 2.0, 4.0, 8.0, 15.0, *(30.0,) * 19)

# The close code with which Discord rejects a shard that would have too many servers.
SHARDING_REQUIRED = 4011
# The fact that is read and written to check that the database works.
_HEALTH = "health"

# The features of this host. Each is one folder and works without the others.
FEATURES = (
    LOBBY, CLOCKS, INBOX, LESSONS, REPLAYS, RATINGS, TOURNAMENTS, SERVERS, ANNOUNCEMENTS, WEBHOOKS, GUEST_BOTS, TRIALS,
    WEB,
)  # fmt: skip

log = structlog.get_logger(__name__)


@dataclass(frozen=True)
class Host:
    """A running host."""

    tables: Tables
    responder: Responder
    client: HostClient
    connection: asyncio.Task[None]
    """Ends only when the connection to Discord is lost for good."""


async def run(
    settings: Settings, started: Callable[[Host], None] = lambda host: None, clock: Clock | None = None
) -> None:
    """Run the host until SIGTERM or SIGINT, or until Discord ends the connection for good.

    `clock` replaces the machine's clock. Raises HostFailure if Discord cannot be reached or rejects the token,
    StoreError for an unusable database.
    """
    stopping = asyncio.Event()
    loop = asyncio.get_running_loop()
    begun, starting = asyncio.Event(), asyncio.current_task()

    def stop() -> None:
        stopping.set()
        if not begun.is_set() and starting is not None:
            starting.cancel()

    for number in (signal.SIGTERM, signal.SIGINT):
        # A handler of the loop runs between two callbacks; one of the signal module could interrupt any line of a
        # handler.
        loop.add_signal_handler(number, stop)
    loop.set_exception_handler(unhandled)
    try:
        async with running(settings, clock) as host:
            begun.set()
            settle_in()
            started(host)
            waiting = asyncio.create_task(stopping.wait())
            await asyncio.wait((waiting, host.connection), return_when=asyncio.FIRST_COMPLETED)
            waiting.cancel()
            log.info("stopping")
            if host.connection.done():
                _raise_clearly(host.connection)
    except asyncio.CancelledError:
        # A cancellation that `stop` did not cause belongs to the caller and must not be swallowed.
        if begun.is_set() or not stopping.is_set():
            raise
        log.info("stopped during the start")


def settle_in() -> None:
    """Exclude everything made so far from garbage collection."""
    # Every full collection went through all code and catalogues, which live as long as the host, and stopped the event
    # loop for up to 115 ms.
    # First, because freezing would keep garbage for ever as well.
    gc.collect()
    gc.freeze()


async def register_commands(settings: Settings) -> tuple[int, emoji.Synced]:
    """Register the slash commands now, changed or not, and the emoji that have changed; return how many.

    Raises HostFailure as `run` does.
    """
    async with AsyncExitStack() as stack:
        stack.enter_context(redirected(settings.discord.api_base, settings.discord.gateway_url))
        store = await Store.open(settings.database.url)
        stack.push_async_callback(store.close)
        picture_cache = PictureCache(asyncio.to_thread)
        responder = Responder(build(Tables(store), FEATURES), settings, picture_cache)
        client = HostClient(responder, partial(register, features=FEATURES), CatalogueTranslator())
        stack.push_async_callback(_closed, client)
        await _logged_in(client, settings)
        try:
            return await client.register_commands(), await emoji.sync(client)
        except (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError) as error:
            raise HostFailure(f"Discord does not take the commands or emoji: {error}") from error


@asynccontextmanager
async def running(
    settings: Settings, clock: Clock | None = None, features: Sequence[Feature] = FEATURES
) -> AsyncIterator[Host]:
    """Yield a host that is connected and running inside the block; `clock` replaces the machine's clock. Raises as
    `run`.
    """
    async with AsyncExitStack() as stack:
        stack.enter_context(redirected(settings.discord.api_base, settings.discord.gateway_url))
        store = await Store.open(settings.database.url)
        stack.push_async_callback(store.close)
        tables = build(Tables(store, clock=clock), features)
        # The clock may have been set back while the host was down.
        await store.outbox_queue.rectify(tables.repository.clock())
        host = settings.host
        picture_cache = await stack.enter_async_context(drawing(host.draw_processes, host.sprites))
        buttons = TableButtons.of(feature.buttons for feature in features if feature.wanted(settings))
        responder = Responder(tables, settings, picture_cache, buttons)
        client = HostClient(responder, partial(register, features=features), CatalogueTranslator())
        stack.push_async_callback(_closed, client)
        await _logged_in(client, settings, START_WAITS)
        await emoji.load(client)
        if host.warm_pictures:
            stack.push_async_callback(_ended, asyncio.create_task(picture_cache.rehearse(), name="rehearsal"))
        connection = asyncio.create_task(client.gateways.run(), name="connection")
        stack.push_async_callback(_ended, connection)
        messages = OutboxMessages(client, tables, picture_cache, responder.readers, settings.host.language, buttons)
        messenger = DiscordMessenger(client, tables, messages)
        messenger.after.append(responder.waiting_panels.renew)
        parts = Connection(settings, tables, client, responder, messages, messenger)
        for feature in features:
            feature.discord(parts)
        # A feature may fail to start below. After a usual stop, which has its own order, this finds nothing left to do.
        stack.push_async_callback(_workers_stopped, tables)
        # Only now: the outbox may contain rows of message types that features have just registered.
        tables.send(messenger, _holder())
        # An earlier process may have carried out requests and ended before it answered.
        await tables.owe_pending_replies()
        tables.ai_seats.start()
        tables.timer_worker.start()
        await tables.moderation.resume_mended()
        for feature in features:
            await feature.start(parts, stack)
        shards = await _shards(client, store, settings)
        stack.push_async_callback(_stopped, responder, client, tables, shards)
        # Events arrive from here on, so everything that handles them has been started above.
        await shards.start()
        client.gateways.begin()
        await _watched(stack, settings, tables, client)
        yield Host(tables, responder, client, connection)


async def _shards(client: HostClient, store: Store, settings: Settings) -> Shards:
    """Return what serves the shards: this process all of them, or a share if there may be other processes."""
    # All processes have to use one number: Discord derives a server's shard from it.
    total = settings.discord.shards or await _advised(client)
    if store.exclusive:
        return AllShards(client.gateways, total)
    locks = client.limiter.locks = GroupLocks(settings.database.url)
    return ShardGroups(locks, client.gateways, total)


async def _advised(client: HostClient) -> int:
    """Return the number of shards that Discord recommends; one if it does not say."""
    try:
        return (await advice(client))[0]
    except (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError) as error:
        log.warning("Discord does not recommend a number of shards", why=str(error))
        return 1


async def _watched(stack: AsyncExitStack, settings: Settings, tables: Tables, client: HostClient) -> None:
    """Start housekeeping, and monitoring if a port is set. Raises HostFailure if that port is in use."""
    housekeeping = Housekeeping(tables.store, settings.operation, tables.repository.waits.earliest)
    housekeeping.start()
    stack.push_async_callback(asyncio.to_thread, watching(settings.operation))
    stack.push_async_callback(housekeeping.stop)
    here = settings.operation
    backups = None
    if here.backup_every_hours:
        backups = ScheduledBackups(tables.store, settings, tables.repository.clock, backed_up)
        backups.start()
        stack.push_async_callback(backups.stop)
    if not here.health_port:
        return
    metrics = Metrics(tables.store, tables.repository.clock, client.gateways, tables.outbox, backups)
    metrics.start()
    stack.callback(metrics.stop)
    health = Health(metrics, alive_checks(tables), ready_checks(tables, client))
    port = await listening(health.start, here.health_host, here.health_port, "/healthz", "operation.health_port")
    stack.push_async_callback(health.stop)
    log.info("health and metrics", port=port)


def backed_up(url: str, path: Path) -> CopiedRows:
    """Write a backup, in a process that knows the tables of all features. Raises StoreError."""
    return asyncio.run(backup(url, path))


def alive_checks(tables: Tables) -> dict[str, Check]:
    """Check what a restart of the process may fix: a database that does not answer, workers that ended or fail."""

    async def database() -> bool:
        # The key need not exist: only that the database answers is of interest.
        await tables.store.remembered(_HEALTH)
        await tables.store.write(UnitOfWork())  # writes nothing: a running writer answers, also with a full disk
        return True

    async def messages() -> bool:
        return tables.outbox is not None and tables.outbox.sound

    async def ai_seats() -> bool:
        return tables.ai_seats.sound

    async def watch() -> bool:
        return tables.timer_worker.sound

    return {"database": database, "messages": messages, "bots": ai_seats, "clocks": watch}


def ready_checks(tables: Tables, client: HostClient) -> dict[str, Check]:
    """Check what prevents service and cannot be fixed by a restart, for example a full disk."""

    async def writing() -> bool:
        await tables.store.write(UnitOfWork().put(FactRow(_HEALTH, "")))
        return True

    async def connected() -> bool:
        return client.is_ready() and not client.is_closed()

    async def taking() -> bool:
        return not client.responder.admission.closing

    async def delivering() -> bool:
        return tables.outbox is not None and not tables.outbox.refused

    return {"writing": writing, "Discord": connected, "delivering": delivering, "not stopping": taking}


async def _stopped(responder: Responder, client: HostClient, tables: Tables, shards: Shards) -> None:
    """Stop in order: give up the shards, accept nothing new, let handlers finish, then stop the workers."""
    # Another process takes the shards while this one still answers, so few presses fall between the two.
    await shards.leave(LEAVE_SECONDS)
    responder.admission.closing = True
    await client.drain(HANDLERS_SECONDS)
    await responder.readers.settle()
    await _workers_stopped(tables)
    await shards.stop()


async def _workers_stopped(tables: Tables) -> None:
    """Stop the workers of the tables; messages in progress are finished if that does not take too long."""
    with suppress(TimeoutError):
        # Messages that are not sent in time stay in the outbox for the next process.
        await asyncio.wait_for(tables.stop(), MESSAGES_SECONDS)


async def _closed(client: HostClient) -> None:
    with suppress(TimeoutError):
        await asyncio.wait_for(client.close(), CLOSING_SECONDS)


async def _ended(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def _logged_in(client: HostClient, settings: Settings, waits: Sequence[float] = ()) -> None:
    """Log in and register the commands; retry after each of the waits while Discord is unreachable.

    Raises HostFailure in words that an operator understands.
    """
    for wait in (*waits, None):
        try:
            await client.login(settings.discord.token)
            return
        except discord.LoginFailure as error:
            raise HostFailure("Discord refuses the token; check discord.token or DISCORD_TOKEN.") from error
        except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as error:
            where = settings.discord.api_base or "Discord"
            # A status below 500 is an answer about this request and will be the same next time; from 500 on the fault
            # is Discord's.
            refused = isinstance(error, discord.HTTPException) and error.status < 500
            if wait is None or refused:
                raise HostFailure(f"{where} cannot be reached: {error}") from error
            log.warning("Discord is unreachable", why=str(error), retry_in=wait)
            await client.close_failed_login()
            await asyncio.sleep(wait)


def _raise_clearly(connection: asyncio.Task[None]) -> None:
    error = None if connection.cancelled() else connection.exception()
    if error is None:
        return
    if isinstance(error, discord.ConnectionClosed) and error.code == SHARDING_REQUIRED:
        raise HostFailure(
            "Discord wants more shards: set discord.shards to 0, or higher, and restart all processes."
        ) from error
    if isinstance(error, discord.ConnectionClosed):
        raise HostFailure(f"Discord has ended the connection for good (code {error.code}).") from error
    raise HostFailure(f"The connection to Discord is lost: {error}") from error


def _holder() -> str:
    """Return this process's name among those that share the database."""
    # Containers may share a host name and process ids start over in each, so chance is added to tell them apart.
    return f"{socket.gethostname()[:20]}-{os.getpid()}-{secrets.token_hex(2)}"
