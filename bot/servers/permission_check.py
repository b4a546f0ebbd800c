"""Lists the permissions that the host lacks in a server's channels for what its managers have set."""

from __future__ import annotations

from collections.abc import Iterator

import discord
from msgspec import Struct

from bot.discord.gateway import permissions
from bot.discord.gateway.guild_cache import KnownServer
from bot.servers.settings import ALWAYS, OF_TITLE, SETTINGS, ServerSettingKind, ServerSettings

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
