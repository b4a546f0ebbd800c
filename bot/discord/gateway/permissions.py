"""The permissions and intents that the host needs, stated once: for the invitation, the doctor and the README.

Creates threads for tables in any kind of channel, or says why that is not possible.
"""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.discord.interactions.responder import Interaction
from bot.discord.limits import THREAD_NAME, cut
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

# The server, or its announcement channels, have the maximum of active threads.
_TOO_MANY = (160006, 160007)
_FORBIDDEN = (50001, 50013)
# Discord creates no threads in a channel of this kind.
_NO_KIND = (50003, 50008, 50024)


class NoThread(TableError):
    """A thread cannot be created; the reason says why, and that the table stays in its channel."""


async def begin(channel: object, name: str, held: discord.Permissions | None = None) -> discord.Thread:
    """Create a public thread of the right kind in a channel.

    `held` are the host's permissions there, if known. Raises NoThread if there can be none, and other errors of
    Discord.
    """
    # A thread of a forum is one of its posts; voice channels and threads cannot contain threads.
    if not isinstance(channel, discord.TextChannel):
        raise NoThread("table-no-thread-kind")
    # Checked before: Discord refuses without saying which permission is missing.
    missing = discord.Permissions.none() if held is None else THREADS & ~held
    if missing.value:
        raise _forbidden(missing)
    # In announcement channels Discord creates only announcement threads.
    kind = discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
    try:
        return await channel.create_thread(name=cut(name, THREAD_NAME), type=kind)
    except discord.HTTPException as error:
        raise _refusal(error) from error


def _refusal(error: discord.HTTPException) -> discord.HTTPException | NoThread:
    """Return the explanation of a refusal; raise the error itself if a retry may help."""
    if error.code in _TOO_MANY:
        return NoThread("table-no-thread-full")
    if error.code in _NO_KIND:
        return NoThread("table-no-thread-kind")
    return _forbidden(THREADS) if error.code in _FORBIDDEN else error


def _forbidden(missing: discord.Permissions) -> NoThread:
    return NoThread("table-no-thread-forbidden", missing=", ".join(names(missing)))


def channels(interaction: discord.Interaction[Any]) -> list[int]:
    """Return the channel of an interaction and, of a thread, its channel."""
    here = interaction.channel
    found = [interaction.channel_id, here.parent_id if isinstance(here, discord.Thread) else None]
    return [one for one in found if one is not None]
