"""The least that the host needs of Discord, stated once: for the invitation, the doctor and the README."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.discord.interactions.responder import Interaction
from bot.tables import TableError

NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
)
"""Without these a table cannot be shown."""
THREADS = discord.Permissions(create_public_threads=True, send_messages_in_threads=True)
"""What a table in a thread of its own needs."""
PINS = discord.Permissions(pin_messages=True)
"""What pinning the board of open tables needs: since February 2026 Manage Messages does not do."""
OPTIONAL = (THREADS | PINS) & ~NEEDED
"""Without these a table is as good, in its channel, and the board stands unpinned."""
SCOPES = ("bot", "applications.commands")


INSTALLS = app_commands.AppInstallationType(guild=True, user=False)
"""A host posts by itself, for which it must be a member: an application that only some user has installed cannot."""
CONTEXTS = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
"""Servers, and direct messages with the host; never those between other people."""
SERVERS = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
"""Servers alone, for what is about one."""
_SPEAKING = discord.Permissions(send_messages=True, send_messages_in_threads=True)


def require_post(interaction: Interaction, channel: int | None) -> None:
    """Make sure that a table can live in a channel of an interaction's server: that the host may post there by itself.

    What is allowed is known of the channel of the interaction alone. Raises TableError, which says what to do.
    """
    if interaction.guild_id is None:
        return
    if not interaction.client.is_member(interaction):
        raise TableError("table-no-member-here")
    if channel != interaction.channel_id:
        return
    missing = names(needed(interaction.channel) & ~interaction.app_permissions)
    if missing:
        raise TableError("table-no-post-here", missing=", ".join(missing))


def needed(place: object) -> discord.Permissions:
    """What the host needs where a table lives: in a thread to write in threads, elsewhere in channels."""
    thread = isinstance(place, discord.Thread)
    return NEEDED & ~_SPEAKING | discord.Permissions(send_messages=not thread, send_messages_in_threads=thread)


def manages(interaction: discord.Interaction[discord.Client]) -> bool:
    """Whether who asks manages the server (Discord's Manage Server)."""
    return interaction.permissions.manage_guild or interaction.permissions.administrator


def require_manager(interaction: discord.Interaction[Any], otherwise: str) -> int:
    """The server of an interaction whose person manages it (Manage Server). Raises TableError, which says who may."""
    if interaction.guild_id is None or not manages(interaction):
        raise TableError(otherwise)
    return interaction.guild_id


def intents() -> discord.Intents:
    """Servers only: no members, no presences, no content of messages. None of them is privileged."""
    return discord.Intents(guilds=True)


def invitation(application_id: int) -> str:
    """The address that invites the host to a server with just these permissions."""
    return discord.utils.oauth_url(application_id, permissions=NEEDED | OPTIONAL, scopes=SCOPES)


def names(permissions: discord.Permissions) -> list[str]:
    """Permissions by name as Discord's settings show them, such as `View Channel`."""
    return sorted(_SHOWN.get(name, name.replace("_", " ").title()) for name, held in permissions if held)


_SHOWN = {"read_messages": "View Channel"}
"""Where the library's name is an old one."""
