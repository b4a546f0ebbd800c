"""The least that the host needs of Discord, stated once: for the invitation, the doctor and the README."""

from __future__ import annotations

import discord

NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
)
"""Without these a table cannot be shown."""
OPTIONAL = discord.Permissions(create_public_threads=True)
"""Only `/table new thread:True` needs this."""
SCOPES = ("bot", "applications.commands")


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
