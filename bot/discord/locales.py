"""In which language something is said: the reader's in private, the server's in public."""

from __future__ import annotations

from typing import Any

import discord

from renderers.words import Words


def reader(interaction: discord.Interaction[Any]) -> Words:
    """The words of the person who pressed or typed."""
    return Words(str(interaction.locale))


def server(interaction: discord.Interaction[Any]) -> Words:
    """The words of the server where it happened; of the person in a direct message."""
    return Words(str(interaction.guild_locale or interaction.locale))


def of_guild(client: discord.Client, guild_id: int | None, default: str) -> Words:
    """The words of a server by its id, for messages nobody asked for; `default` where it is unknown."""
    guild = client.get_guild(guild_id) if guild_id else None
    return Words(str(guild.preferred_locale) if guild else default)
