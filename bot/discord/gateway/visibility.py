"""Which tables of a server a person may see: those in channels visible to them, and those where they play."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Any

import discord

from bot.discord.gateway.guild_cache import GuildCache
from bot.store import TableRow
from bot.tables import Table
from bot.tables.history.outcome import returning

EverybodySees = Callable[[int, int], Awaitable[bool]]
"""Finds out whether everybody on a server sees a channel of it. Raises VisibilityUnknown."""


async def open_to(interaction: discord.Interaction[Any], table: Table) -> bool:
    """Return whether the person of an interaction who is no player may see a table.

    On its server: followers, called people, managers, and everybody who sees the channel. From elsewhere, for example
    from a direct message: followers who are still on its server. Raises TableError.
    """
    user, held, servers = interaction.user.id, interaction.permissions, _servers(interaction)
    follows, guild = user in table.followers, table.row.guild
    # An interaction contains the person's permissions in its own channel only, and none for another server.
    if guild is None or guild != interaction.guild_id:
        return follows and guild is not None and await servers.has(guild, user)
    called = follows or table.guest(user) is not None or returning(table, user) is not None
    # A person who can press or type in a channel sees it.
    if called or held.manage_guild or held.administrator or table.row.channel == interaction.channel_id:
        return True
    return bool(await servers.seen_by(interaction, (table.row.channel,)))


async def may_be_told(row: TableRow, seen: EverybodySees) -> bool:
    """Return whether anything may be said of a table outside Discord, given who sees a channel of a server.

    It is on a server, not private, in a channel for everybody. Raises VisibilityUnknown.
    """
    return row.guild is not None and not row.private and await seen(row.guild, row.channel)


async def listed(interaction: discord.Interaction[Any], rows: Sequence[TableRow]) -> set[str]:
    """Return which tables of a server its lists show to the person of an interaction, by id.

    Those in visible channels that are not private, and all where they play, that they own or follow.
    """
    tables, user = interaction.client.responder.tables, interaction.user.id
    seen = await seen_by(interaction, {row.channel for row in rows if not row.private})
    own = {row.id for row in await tables.find(user=user)}
    own.update(await tables.store.followers.followed(user))
    return {row.id for row in rows if row.id in own or row.owner == user or (not row.private and row.channel in seen)}


async def seen_by(interaction: discord.Interaction[Any], channels: Collection[int]) -> set[int]:
    """Return which channels of a server the person of an interaction sees."""
    return await _servers(interaction).seen_by(interaction, channels)


def _servers(interaction: discord.Interaction[Any]) -> GuildCache:
    known: GuildCache = interaction.client.servers
    return known
