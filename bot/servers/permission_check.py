"""Lists the permissions that the host lacks in a server's channels for the settings of its managers.

Introduces the host on a server that it joins: one message with the buttons of `/help`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

import discord
import structlog
from msgspec import Struct

from bot.discord.commands.help import home_buttons
from bot.discord.gateway import permissions
from bot.discord.gateway.guild_cache import KnownServer
from bot.discord.gateway.permissions import needed
from bot.discord.interactions.responder import Responder
from bot.discord.posts.outbox_messages import OutboxMessages
from bot.discord.posts.post_builder import Post
from bot.servers.settings import ALWAYS, OF_TITLE, SETTINGS, ServerSettingKind, ServerSettings
from bot.store import NEWS, MessageKind, OutboxRow, StoreError, UnitOfWork
from bot.store.schema import FactRow
from bot.tables import Tables
from bot.tables.notifications import personal
from bot.worker import Worker
from renderers.titles import TITLES

# Permissions for announcements. Reading the history prevents double posts after a crash.
_TELLING = discord.Permissions(view_channel=True, send_messages=True, read_message_history=True)
_NEEDED = {
    "board": _TELLING | permissions.PINS,
}
GONE, LACKS, PUBLIC = "gone", "lacks", "public"


class Problem(Struct, frozen=True):
    """A problem of a setting: a channel that is `gone` or invisible, one where the host `lacks` permissions, one for
    reports that everybody can read (`public`).
    """

    kind: str
    setting: str
    channel: int
    missing: tuple[str, ...] = ()


def problems(guild: discord.Guild, server: ServerSettings) -> list[Problem]:
    """Return all problems of a server's settings, in their order."""
    found = []
    for setting, kind in SETTINGS.items():
        if kind in (ServerSettingKind.CHANNEL, ServerSettingKind.CHANNELS):
            found += [one for channel in server.ids(setting) for one in _in_channel(guild, server, setting, channel)]
    return found


def _in_channel(guild: discord.Guild, server: ServerSettings, setting: str, number: int) -> Iterator[Problem]:
    channel = guild.get_channel_or_thread(number)
    if channel is None:
        yield Problem(GONE, setting, number)
        return
    played = setting == "channels" or setting.startswith(OF_TITLE)
    needed = permissions.NEEDED if played else _NEEDED.get(setting, _TELLING)
    if played and server.threads == ALWAYS:
        needed = needed | permissions.THREADS  # `|=` would change the shared object
    missing = permissions.names(needed & ~channel.permissions_for(guild.me)) if guild.me is not None else []
    if missing:
        yield Problem(LACKS, setting, number, tuple(missing))
    if setting == "reports" and channel.permissions_for(guild.default_role).view_channel:
        yield Problem(PUBLIC, setting, number)


def may_pin(server: KnownServer | None, number: int) -> bool:
    """Return whether the host may pin messages in a channel, as far as it knows."""
    channel = None if server is None else server.find(number)
    if server is None or server.me is None or channel is None:
        return False
    return channel.permissions_for(server.me).pin_messages


_NAMED = 4
_IDLE_SECONDS, _AGAIN_SECONDS = 3600.0, 5.0
log = structlog.get_logger(__name__)


class Welcomes(Worker):
    """Writes the message for each server that the host joins, once."""

    def __init__(self, tables: Tables) -> None:
        super().__init__("welcomes", self._turn)
        self._tables = tables
        self._joined: dict[int, int] = {}

    def joined(self, guild: discord.Guild) -> None:
        """Note a server that the host has joined, and the channel for the message: if it may write in none, there
        is none.
        """
        if (channel := first_channel(guild)) is not None:
            self._joined[guild.id] = channel
            self.wake()

    async def _turn(self) -> float:
        for guild, channel in list(self._joined.items()):
            try:
                await self._write(guild, channel)
            except StoreError as error:
                log.warning("welcome message not sent yet", guild=guild, why=str(error))
                return _AGAIN_SECONDS
            self._joined.pop(guild, None)
        return _IDLE_SECONDS

    async def _write(self, guild: int, channel: int) -> None:
        """Write the message, unless the server had it: Discord may report a server again as new."""
        key = f"welcome:{guild}"
        if await self._tables.store.remembered(key) is not None:
            return
        now = self._tables.repository.clock()
        row = {**personal(MessageKind.WELCOME, channel, now, {"guild": guild}), "place": NEWS}
        await self._tables.store.write(UnitOfWork().put(FactRow(key, str(now))).message(**row))
        self._tables.wake_outbox()


def first_channel(guild: discord.Guild) -> int | None:
    """Return the channel for messages of the system, else the first one, in which the host may write."""
    own = [] if guild.system_channel is None else [guild.system_channel]
    for channel in (*own, *guild.text_channels):
        if channel.permissions_for(guild.me) >= needed(channel):
            return channel.id
    return None


async def post(row: OutboxRow, messages: OutboxMessages, responder: Responder) -> tuple[Post, None]:
    """Write the message, in the server's language."""
    words = await messages.of_server(json.loads(row.data)["guild"])
    names = words.join([words(f"{title}-name") for title in TITLES[:_NAMED]])
    return Post(words("server-welcome", titles=names), (), tuple(home_buttons(words, responder.home))), None
