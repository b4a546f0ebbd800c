"""The Discord clients: minimal intents and caches, registration of commands, and an answer to every error.

`HostClient` speaks to Discord's REST API. The events arrive at an `EventClient`, one for each group of shards of this
process.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any

import aiohttp
import discord
import msgspec
import structlog
import yarl
from discord import app_commands

from bot.discord.gateway import permissions
from bot.discord.gateway.gateways import Gateways, IdentifyLimiter, handlers
from bot.discord.gateway.guild_cache import GuildCache
from bot.discord.interactions import components, modals
from bot.discord.interactions.admission import TooFast
from bot.discord.interactions.components import PersistentComponent
from bot.discord.interactions.responder import Interaction, Responder, RespondingClient
from bot.discord.posts.control_message import FAILURES
from bot.store import StoreError
from bot.worker import timed

_BEGAN = "began"
ENTRY_POINT = 4
"""The kind of the command that opens an application's page inside Discord."""
_INVALID_FORM = 50035
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
        log.debug("suggestions not accepted", why=str(error) or type(error).__name__)
        return False
    return True


logging.getLogger(app_commands.tree.__name__).addFilter(_is_fault)

Register = Callable[["HostClient"], None]


class HostTree(app_commands.CommandTree[RespondingClient]):
    """The slash commands. Every error in one is answered to the person who typed it."""

    async def interaction_check(self, interaction: Interaction) -> bool:
        """Admit an interaction; refuse it, with an answer, while the host is stopping or if the person sends too
        many.
        """
        if interaction.type is discord.InteractionType.application_command and interaction.command is not None:
            began = interaction.extras[_BEGAN] = timed("handler", f"/{interaction.command.qualified_name}")
            began.__enter__()
        try:
            return await self.client.responder.admission.admit(interaction)
        except Exception as error:
            # Discord accepts only suggestions as an answer to an autocompletion, so there a refusal cannot be shown.
            if interaction.type is not discord.InteractionType.autocomplete:
                await self.client.responder.refuse(interaction, error)
            elif not isinstance(error, (TooFast, StoreError)):
                raise
            return False

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Answer an error ephemerally."""
        _handled(interaction)
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await self.client.responder.refuse(interaction, cause)

    async def payload(self) -> list[dict[str, Any]]:
        """Return what registering the commands sends to Discord, including translations."""
        if self.translator is None:
            return [command.to_dict(self) for command in self.get_commands()]
        return [await command.get_translated_payload(self, self.translator) for command in self.get_commands()]

    async def listed(self) -> list[dict[str, Any]]:
        """Return the commands that Discord has, as it sends them."""
        return [dict(one) for one in await self.client.http.get_global_commands(self.client.application_id or 0)]

    async def register(self) -> int:
        """Send the commands to Discord; return how many. Raises as `sync`."""
        own = await self.payload()
        # Not `sync`: Discord refuses a list without the command that it has added to open the page inside it.
        kept = [one for one in await self.listed() if one["type"] == ENTRY_POINT]
        try:
            await self.client.http.bulk_upsert_global_commands(self.client.application_id or 0, [*own, *kept])
        except discord.HTTPException as error:
            if error.code == _INVALID_FORM:  # this error says which command is wrong
                raise app_commands.CommandSyncFailure(error, self.get_commands()) from error
            raise
        return len(own)


def _options(responder: Responder) -> dict[str, Any]:
    """Return the options of every client: servers only, no message content, no cache of messages or members."""
    return {
        "intents": permissions.intents(),
        # Each message names whom it may ping; nothing else in a text ever pings anybody.
        "allowed_mentions": discord.AllowedMentions.none(),
        # No caches: everything that a press needs is in its custom id and in the database.
        "max_messages": None,
        "chunk_guilds_at_startup": False,
        "member_cache_flags": discord.MemberCacheFlags.none(),
        "max_ratelimit_timeout": PATIENCE_SECONDS,
        "guild_ready_timeout": responder.settings.discord.guild_ready_timeout,
    }


class EventClient(RespondingClient):
    """Gets the events of some shards and handles interactions, with the commands and components of a host's client."""

    def __init__(self, host: HostClient, shards: Sequence[int], total: int) -> None:
        super().__init__(**_options(host.responder), shard_ids=list(shards), shard_count=total)
        self._host = host
        self._launched: set[int | None] = set()
        self.responder = host.responder
        self.servers = host.servers
        self.tree = HostTree(self)
        for command in host.tree.get_commands():
            self.tree.add_command(command)
        self.add_dynamic_items(*host.components)

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        """Connect a shard once it may start a session."""
        # Not only in the hook: discord.py does not close a connection that is cancelled while it waits there.
        await self._host.limiter.wait(self, shard_id)
        self._launched.add(shard_id)
        await super().launch_shard(gateway, shard_id, initial=initial)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until the shard may start another session."""
        if shard_id in self._launched:
            self._launched.discard(shard_id)
        else:
            await self._host.limiter.wait(self, shard_id or 0)

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Handle an event, and pass it on to the parts of the host that listen to it."""
        super().dispatch(event, *args, **kwargs)
        for listener in self._host.listeners[event]:
            listener(*args)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Handle presses on controls that no component knows, and submitted forms; discord.py handles the rest."""
        if interaction.type is discord.InteractionType.component:
            custom_id = components.pressed(interaction)
            if not any(kind.pattern.fullmatch(custom_id) for kind in self._host.components):
                await components.unknown(interaction)
        elif interaction.type is discord.InteractionType.modal_submit:
            await modals.submitted(interaction)

    async def on_app_command_completion(self, interaction: Interaction, _: Any) -> None:
        """Report the duration of a command."""
        _handled(interaction)


class HostClient(RespondingClient):
    """The host's client for Discord's REST API; `gateways` are its connections to the gateway."""

    tree: HostTree

    def __init__(
        self, responder: Responder, register: Register, translator: app_commands.Translator | None = None
    ) -> None:
        super().__init__(**_options(responder))
        self.responder = responder
        self.limiter = IdentifyLimiter()
        self.listeners: defaultdict[str, list[Callable[..., None]]] = defaultdict(list)
        """What is called with the arguments of an event of discord.py, by its name."""
        self.gateways = Gateways(lambda shards, total: EventClient(self, shards, total))
        self.listeners["ready"].append(self.gateways.look)
        self.listeners["shard_ready"].append(lambda shard: self._session(shard, "begun"))
        self.listeners["shard_resumed"].append(lambda shard: self._session(shard, "resumed"))
        self.servers = GuildCache(self)
        self.listeners["raw_thread_delete"].append(self.servers.thread_deleted)
        self.components: list[type[PersistentComponent]] = [*components.ITEMS]
        """The kinds of buttons and menus that outlive a process."""
        self.tree = HostTree(self)
        self._translator = translator
        register(self)

    async def setup_hook(self) -> None:
        """Register the commands, before the gateway opens."""
        if self._translator is not None:
            await self.tree.set_translator(self._translator)
        await self._registered()

    async def close_failed_login(self) -> None:
        """Close what a failed login has left open, so that another attempt can follow."""
        await self.http.close()
        # discord.py makes a new connector at a login only if none is set.
        self.http.connector = discord.utils.MISSING

    async def login(self, token: str) -> None:
        """Log in, and remember the token for the gateways."""
        self.gateways.token = token
        await super().login(token)

    async def close(self) -> None:
        """Close all connections."""
        self.limiter.stop()
        await self.gateways.stop()
        await super().close()

    def is_ready(self) -> bool:
        """Return whether all shards of this process are connected."""
        return self.gateways.connected

    async def wait_until_ready(self) -> None:
        """Wait until all shards of this process are connected."""
        await self.gateways.wait_until_ready()

    def get_guild(self, id: int, /) -> discord.Guild | None:  # discord.py's name
        """Return a server whose events this process gets."""
        return next((guild for client in self.gateways if (guild := client.get_guild(id)) is not None), None)

    def _session(self, shard: int, how: str) -> None:
        self.gateways.sessions[how] += 1
        log.info("shard connected", shard=shard, session=how)

    async def drain(self, seconds: float) -> None:
        """Wait until all handlers of interactions have ended; those that take longer are cancelled."""
        running = handlers()
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
        count = await self.tree.register()
        await self.responder.tables.store.remember(self._mark(), await self._fingerprint())
        log.info("commands registered", count=count)
        return count

    async def _changed(self) -> bool:
        """Return whether Discord's commands differ from the tree: by what was sent last, and by the names it lists."""
        if await self.responder.tables.store.remembered(self._mark()) != await self._fingerprint():
            return True
        # Commands may also have been deleted or replaced outside this host.
        listed = {one["name"] for one in await self.tree.listed() if one["type"] != ENTRY_POINT}
        return listed != {command.name for command in self.tree.get_commands()}

    def _mark(self) -> str:
        return f"commands:{self.application_id}"

    async def _fingerprint(self) -> str:
        return hashlib.sha256(msgspec.json.encode(await self.tree.payload(), order="sorted")).hexdigest()


def _handled(interaction: Interaction) -> None:
    """Report the duration of a command, by its name, until its last answer or its failure."""
    began: timed | None = interaction.extras.pop(_BEGAN, None)
    if began is not None:
        began.__exit__(None)
