"""The connection to Discord: as little of it as a board-game host needs, and every error answered."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable
from time import perf_counter
from typing import Any

import aiohttp
import discord
import msgspec
import structlog
from discord import app_commands

from bot import timing
from bot.discord.gateway import permissions
from bot.discord.gateway.guild_cache import GuildCache
from bot.discord.gateway.shard_connections import ShardConnections
from bot.discord.interactions import modals, persistent_components, table_components
from bot.discord.interactions.rate_limit import TooFast
from bot.discord.interactions.responder import Responder, RespondingClient
from bot.discord.posts.control_message import FAILURES
from bot.shards.leases import shard_of
from bot.store import StoreError

_HANDLERS = ("CommandTree-invoker", "discord.py: on_interaction")
"""How the library names the tasks of its handlers: of commands, and of controls and forms."""

_BEGAN = "began"
PATIENCE_SECONDS = 30.0
"""What Discord limits for longer is raised, not waited for: a message gives way until then. The least that is taken."""

log = structlog.get_logger(__name__)


def _is_fault(record: logging.LogRecord) -> bool:
    """Return False for suggestions that Discord did not take, which it does not once the person has typed on.

    The library logs every such answer as an error. What goes wrong while suggestions are made, `quiet` logs.
    """
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, FAILURES):
        log.debug("suggestions not taken", why=str(error) or type(error).__name__)
        return False
    return True


logging.getLogger(app_commands.tree.__name__).addFilter(_is_fault)

Register = Callable[["HostTree"], None]


class HostTree(app_commands.CommandTree["HostClient"]):
    """The slash commands. Whatever goes wrong in one is answered to the person who typed it."""

    async def interaction_check(self, interaction: discord.Interaction[HostClient]) -> bool:
        """Take nothing on while the host is stopping, nor from who floods it; say so."""
        interaction.extras[_BEGAN] = perf_counter()
        try:
            return await self.client.responder.admission.admit(interaction)
        except Exception as error:
            if interaction.type is not discord.InteractionType.autocomplete:
                await self.client.responder.refuse(interaction, error)
            elif not isinstance(error, (TooFast, StoreError)):
                raise
            return False

    async def on_error(
        self, interaction: discord.Interaction[HostClient], error: app_commands.AppCommandError, /
    ) -> None:
        """Answer an error ephemerally."""
        _handled(interaction)
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await self.client.responder.refuse(interaction, cause)

    async def payload(self) -> list[dict[str, Any]]:
        """What registering the commands sends to Discord, translations included."""
        if self.translator is None:
            return [command.to_dict(self) for command in self.get_commands()]
        return [await command.get_translated_payload(self, self.translator) for command in self.get_commands()]


class HostClient(RespondingClient):
    """The host's Discord client: servers only, no message content, no cache of messages or members."""

    def __init__(
        self, responder: Responder, register: Register, translator: app_commands.Translator | None = None
    ) -> None:
        super().__init__(
            intents=permissions.intents(),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_ratelimit_timeout=PATIENCE_SECONDS,
            guild_ready_timeout=responder.settings.discord.guild_ready_timeout,
        )
        self.responder = responder
        self.links = ShardConnections(self)
        self.servers = GuildCache(self)
        self.router = persistent_components.ComponentRouter()
        self.tree = HostTree(self)
        self._translator = translator
        register(self.tree)

    async def setup_hook(self) -> None:
        """Before the gateway opens: know the buttons, register the commands."""
        self.router.add(*table_components.ITEMS)
        if self._translator is not None:
            await self.tree.set_translator(self._translator)
        await self._registered()

    async def begin_anew(self) -> None:
        """Give up what a failed login has left open, so that another one may follow."""
        await self.http.close()
        self.http.connector = discord.utils.MISSING

    async def connect(self, *, reconnect: bool = True) -> None:
        """Stay connected on the shards that `links` are told to open, until Discord ends it for good.

        Raises GatewayUnreachable where it cannot be reached from the beginning, ConnectionClosed.
        """
        await self.links.run()

    async def close(self) -> None:
        """End the connections."""
        await self.links.stop()
        await super().close()

    def is_ready(self) -> bool:
        """Whether all shards that this process serves are connected."""
        return self.links.ready

    async def wait_until_ready(self) -> None:
        """Wait until all shards that this process serves are connected."""
        await self.links.wait_until_ready()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until the shard may begin a session."""
        if self.links.turns is not None:
            await self.links.turns.wait(shard_id or 0)

    async def on_shard_ready(self, shard_id: int) -> None:
        """A session has begun, and its servers are listed."""
        self.links.connected(shard_id, resumed=False)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """A session goes on."""
        self.links.connected(shard_id, resumed=True)

    def is_member(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether the host is a member of the server of an interaction.

        A process that has taken over a session does not know its servers; then it is enough that Discord says that it
        was added there.
        """
        guild, total = interaction.guild_id, self.shard_count or 1
        if guild is None or self.get_guild(guild) is not None:
            return True
        return not self.links.began_here(shard_of(guild, total)) and interaction.is_guild_integration()

    async def on_interaction(self, interaction: discord.Interaction[HostClient]) -> None:
        """Answer presses on controls, also on those that nobody knows any more, and forms that were sent."""
        if interaction.type is discord.InteractionType.component:
            if not await self.router.press(interaction):
                await table_components.unknown(interaction)
        elif interaction.type is discord.InteractionType.modal_submit:
            await modals.submitted(interaction)

    async def on_app_command_completion(self, interaction: discord.Interaction[HostClient], _: Any) -> None:
        """Tell how long a command took."""
        _handled(interaction)

    async def drain(self, seconds: float) -> None:
        """Wait until every handler of an interaction has ended; those that take longer are cancelled."""
        running = [task for task in asyncio.all_tasks() if task.get_name().startswith(_HANDLERS)]
        if not running:
            return
        _, late = await asyncio.wait(running, timeout=seconds)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)

    async def _registered(self) -> None:
        """Register the commands when they changed. A failure is logged: the tables and their buttons go on."""
        policy = self.responder.settings.discord.sync
        if policy == "never":
            return
        try:
            if policy == "always" or await self._changed():
                await self.register_commands()
        except (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError) as error:
            log.error("commands not registered", why=str(error))

    async def register_commands(self) -> int:
        """Send the commands to Discord now and remember what was sent; returns how many."""
        synced = await self.tree.sync()
        await self.responder.tables.store.remember(self._mark(), await self._fingerprint())
        log.info("commands registered", count=len(synced))
        return len(synced)

    async def _changed(self) -> bool:
        """Whether what Discord knows differs from the tree: by what was sent last, and by the names it lists."""
        if await self.responder.tables.store.remembered(self._mark()) != await self._fingerprint():
            return True
        listed = {command.name for command in await self.tree.fetch_commands()}
        return listed != {command.name for command in self.tree.get_commands()}

    def _mark(self) -> str:
        return f"commands:{self.application_id}"

    async def _fingerprint(self) -> str:
        return hashlib.sha256(msgspec.json.encode(await self.tree.payload(), order="sorted")).hexdigest()


def _handled(interaction: discord.Interaction[HostClient]) -> None:
    """Tell how long a command took, by its name, up to its last answer or its failure."""
    began, command = interaction.extras.get(_BEGAN), interaction.command
    if began is not None and command is not None:
        timing.observe("handler", f"/{command.qualified_name}", perf_counter() - began)
