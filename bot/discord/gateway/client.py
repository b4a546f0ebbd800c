"""The Discord client: minimal intents and caches, registration of commands, and an answer to every error."""

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
from bot.discord.interactions.persistent_components import PersistentComponent
from bot.discord.interactions.rate_limit import TooFast
from bot.discord.interactions.responder import Responder, RespondingClient
from bot.discord.posts.control_message import FAILURES
from bot.shards.lease_rows import shard_of
from bot.store import StoreError

# How discord.py names the tasks of its handlers: of commands, components, and forms.
_HANDLERS = ("CommandTree-invoker", "discord-ui-dynamic-item", "discord.py: on_interaction")

_BEGAN = "began"
PATIENCE_SECONDS = 30.0
"""Longer rate limits are raised instead of waited for, and the message is retried later. This is the smallest value
that discord.py accepts.
"""

log = structlog.get_logger(__name__)


def _is_fault(record: logging.LogRecord) -> bool:
    """Return False for suggestions that Discord rejected, which happens when the person has continued to type."""
    # discord.py logs every such answer as an error. Errors while suggestions are made are logged by `quiet`.
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, FAILURES):
        log.debug("suggestions not taken", why=str(error) or type(error).__name__)
        return False
    return True


logging.getLogger(app_commands.tree.__name__).addFilter(_is_fault)

Register = Callable[["HostTree"], None]


class HostTree(app_commands.CommandTree["HostClient"]):
    """The slash commands. Every error in one is answered to the person who typed it."""

    async def interaction_check(self, interaction: discord.Interaction[HostClient]) -> bool:
        """Admit an interaction; refuse it, with an answer, while the host is stopping or if the person sends too
        many.
        """
        interaction.extras[_BEGAN] = perf_counter()
        try:
            return await self.client.responder.admission.admit(interaction)
        except Exception as error:
            # Discord accepts only suggestions as an answer to an autocompletion, so there a refusal cannot be shown.
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
        """Return what registering the commands sends to Discord, including translations."""
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
            # Each message names whom it may ping; nothing else in a text ever pings anybody.
            allowed_mentions=discord.AllowedMentions.none(),
            # No caches: everything that a press needs is in its custom id and in the database.
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_ratelimit_timeout=PATIENCE_SECONDS,
            guild_ready_timeout=responder.settings.discord.guild_ready_timeout,
        )
        self.responder = responder
        self.links = ShardConnections(self)
        self.servers = GuildCache(self)
        self._components: list[type[PersistentComponent]] = []
        self.tree = HostTree(self)
        self._translator = translator
        register(self.tree)

    async def setup_hook(self) -> None:
        """Add the components and register the commands, before the gateway opens."""
        self.add_components(*table_components.ITEMS)
        if self._translator is not None:
            await self.tree.set_translator(self._translator)
        await self._registered()

    def add_components(self, *kinds: type[PersistentComponent]) -> None:
        """Add kinds of buttons and menus that outlive this process."""
        self.add_dynamic_items(*kinds)
        self._components += kinds

    async def begin_anew(self) -> None:
        """Close what a failed login has left open, so that another attempt can follow."""
        await self.http.close()
        # discord.py makes a new connector at a login only if none is set.
        self.http.connector = discord.utils.MISSING

    async def connect(self, *, reconnect: bool = True) -> None:
        """Stay connected on the shards that `links` opens, until Discord ends the connection for good.

        Raises GatewayUnreachable if it cannot be reached from the beginning, ConnectionClosed.
        """
        await self.links.run()

    async def close(self) -> None:
        """Close all connections."""
        await self.links.stop()
        await super().close()

    def is_ready(self) -> bool:
        """Return whether all shards of this process are connected."""
        return self.links.ready

    async def wait_until_ready(self) -> None:
        """Wait until all shards of this process are connected."""
        await self.links.wait_until_ready()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until the shard may identify."""
        # Discord limits new sessions over all processes together, so the turn is claimed among all of them.
        if self.links.turns is not None:
            await self.links.turns.wait(shard_id or 0)

    async def on_shard_ready(self, shard_id: int) -> None:
        """Handle the start of a session; its servers are listed now."""
        self.links.connected(shard_id, resumed=False)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Handle a resumed session."""
        self.links.connected(shard_id, resumed=True)

    def is_member(self, interaction: discord.Interaction[Any]) -> bool:
        """Return whether the host is a member of the server of an interaction.

        A process that has resumed another process's session does not know its servers; then the interaction's own data
        decides.
        """
        guild, total = interaction.guild_id, self.shard_count or 1
        if guild is None or self.get_guild(guild) is not None:
            return True
        return not self.links.began_here(shard_of(guild, total)) and interaction.is_guild_integration()

    async def on_interaction(self, interaction: discord.Interaction[HostClient]) -> None:
        """Handle presses on controls that no component knows, and submitted forms; discord.py handles the rest."""
        if interaction.type is discord.InteractionType.component:
            custom_id = persistent_components.pressed(interaction)
            if not any(kind.pattern.fullmatch(custom_id) for kind in self._components):
                await table_components.unknown(interaction)
        elif interaction.type is discord.InteractionType.modal_submit:
            await modals.submitted(interaction)

    async def on_app_command_completion(self, interaction: discord.Interaction[HostClient], _: Any) -> None:
        """Report the duration of a command."""
        _handled(interaction)

    async def drain(self, seconds: float) -> None:
        """Wait until all handlers of interactions have ended; those that take longer are cancelled."""
        running = [task for task in asyncio.all_tasks() if task.get_name().startswith(_HANDLERS)]
        if not running:
            return
        _, late = await asyncio.wait(running, timeout=seconds)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)

    async def _registered(self) -> None:
        """Register the commands if they have changed. A failure is logged: tables and their buttons still work."""
        policy = self.responder.settings.discord.sync
        if policy == "never":
            return
        try:
            if policy == "always" or await self._changed():
                await self.register_commands()
        except (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError) as error:
            log.error("commands not registered", why=str(error))

    async def register_commands(self) -> int:
        """Send the commands to Discord and remember what was sent; return how many."""
        synced = await self.tree.sync()
        await self.responder.tables.store.remember(self._mark(), await self._fingerprint())
        log.info("commands registered", count=len(synced))
        return len(synced)

    async def _changed(self) -> bool:
        """Return whether Discord's commands differ from the tree: by what was sent last, and by the names it lists."""
        if await self.responder.tables.store.remembered(self._mark()) != await self._fingerprint():
            return True
        # Commands may also have been deleted or replaced outside this host.
        listed = {command.name for command in await self.tree.fetch_commands()}
        return listed != {command.name for command in self.tree.get_commands()}

    def _mark(self) -> str:
        return f"commands:{self.application_id}"

    async def _fingerprint(self) -> str:
        return hashlib.sha256(msgspec.json.encode(await self.tree.payload(), order="sorted")).hexdigest()


def _handled(interaction: discord.Interaction[HostClient]) -> None:
    """Report the duration of a command, by its name, until its last answer or its failure."""
    began, command = interaction.extras.get(_BEGAN), interaction.command
    if began is not None and command is not None:
        timing.observe("handler", f"/{command.qualified_name}", perf_counter() - began)
