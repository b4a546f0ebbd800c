"""The permissions and intents that the host needs, stated once: for the invitation, the doctor and the README."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.discord.interactions.responder import Interaction
from bot.tables import TableError

# Permissions without which a table cannot be shown.
NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
)
THREADS = discord.Permissions(create_public_threads=True, send_messages_in_threads=True)
"""Permissions for tables in threads."""
# The permission to pin the board of open tables: since February 2026 Manage Messages does not include it.
PINS = discord.Permissions(pin_messages=True)
# Optional permissions: without these a table works in its channel, and the board is not pinned.
OPTIONAL = (THREADS | PINS) & ~NEEDED
SCOPES = ("bot", "applications.commands")


# A host posts by itself, for which it must be a member: an application that a user has installed cannot do that.
INSTALLS = app_commands.AppInstallationType(guild=True, user=False)
# Servers, and direct messages with the host; never those between other people.
CONTEXTS = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
# Servers only, for commands about one.
SERVERS = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
_SPEAKING = discord.Permissions(send_messages=True, send_messages_in_threads=True)


def require_post(interaction: Interaction, channel: int | None) -> None:
    """Check that a table can be in the current channel: that the host may post there by itself.

    Permissions are known only for the channel of the interaction. Raises TableError, which says what to do.
    """
    if interaction.guild_id is None:
        return
    if interaction.client.get_guild(interaction.guild_id) is None:
        raise TableError("table-no-member-here")
    if channel != interaction.channel_id:
        return
    missing = names(needed(interaction.channel) & ~interaction.app_permissions)
    if missing:
        raise TableError("table-no-post-here", missing=", ".join(missing))


def needed(place: object) -> discord.Permissions:
    """Return the permissions that a table needs: in a thread to write in threads, elsewhere in channels."""
    thread = isinstance(place, discord.Thread)
    # In a thread Discord checks Send Messages in Threads instead of Send Messages.
    return NEEDED & ~_SPEAKING | discord.Permissions(send_messages=not thread, send_messages_in_threads=thread)


def manages(interaction: discord.Interaction[discord.Client]) -> bool:
    """Return whether the person manages the server (Discord's Manage Server)."""
    return interaction.permissions.manage_guild or interaction.permissions.administrator


def require_manager(interaction: discord.Interaction[Any], otherwise: str) -> int:
    """Return the server of an interaction by a manager (Manage Server). Raises TableError, which says who may."""
    if interaction.guild_id is None or not manages(interaction):
        raise TableError(otherwise)
    return interaction.guild_id


def intents() -> discord.Intents:
    """Return the intents: servers only; no members, presences or message content. None of them is privileged."""
    return discord.Intents(guilds=True)


def invitation(application_id: int) -> str:
    """Return the link that invites the host with exactly these permissions."""
    return discord.utils.oauth_url(application_id, permissions=NEEDED | OPTIONAL, scopes=SCOPES)


def names(permissions: discord.Permissions) -> list[str]:
    """Return permissions by the names in Discord's settings, for example `View Channel`."""
    return sorted(_SHOWN.get(name, name.replace("_", " ").title()) for name, held in permissions if held)


# Names that are outdated in discord.py.
_SHOWN = {"read_messages": "View Channel"}
